"""What one can type at a question: options, orders, mistakes. Each mistake gets one sentence that helps."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauntings.games.rest_in_peace.cards import CODES, PSYCHIC
from hauntings.i18n.registry import speaker
from hauntings.i18n.words import LANGUAGES, Words
from hauntings.records.game import Game
from hauntings.records.position import view_from
from hauntings.terminal.choices import Choices
from hauntings.terminal.orders import ORDERS, order_of
from hauntings.terminal.typed import fold, meant
from tests.terminal.evening import dealt, session

BOT_SEATS = ("person", "greedy")


def answer(typed: str, tmp_path: Path, language: str = "en") -> str:
    """What is printed between one typed line and the next prompt."""
    game = dealt(seats=BOT_SEATS, names=())
    _, out = session(game, typed + "\n", tmp_path / "game.json", language)
    prompt = Words(language).say("terminal-prompt", help=Words(language).say("terminal-order-help"))
    return " ".join(out.split(f"{prompt} {typed}\n")[1].split(prompt)[0].split())


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("dance", "“dance” is none of the options. Type one of them, or “help” for help."),
        ("2", "Not now. You have no such Ghost in your hand. (RIP §4)"),
        ("lay 1", "Not now. You have no such Ghost in your hand. (RIP §4)"),
        ("#7", "Not now. This psychic card does not lie in front of you. (RIP §4)"),
        ("lay be gone", "Not now. This psychic card does not lie in front of you. (RIP §4)"),
        ("99", "“99” is none of the options. Type one of them, or “help” for help."),
        ("#99", "“#99” is none of the options. Type one of them, or “help” for help."),
        ("why", "Add what you would like to do, for example “why 6”."),
        ("why #7", "Not now. This psychic card does not lie in front of you. (RIP §4)"),
        ("why lay 2", "Not now. You have no such Ghost in your hand. (RIP §4)"),
        ("why 6", "You can. Type 6: Lay Ghost 6 (in hand: 1)"),
        ("why dance", "“dance” is nothing one could do here."),
        ("undo", "There is nothing to take back."),
        ("help dance", "There is no help about “dance”. You can ask for help about: rules,"),
        ("help why", "why you cannot do something now, with the rule: “why #7”."),
        ("lay", "“lay” could mean several things: 4 Lay Ghost 4 (in hand: 2); 5 Lay Ghost 5"),
        ("", "Lay a card or end your turn."),
        ("lo", "Round 1 begins. Green goes first."),
    ],
)
def test_one_sentence(typed: str, sentence: str, tmp_path: Path) -> None:
    assert answer(typed, tmp_path).startswith(sentence)


@pytest.mark.parametrize("typed", ["6", "lay 6", "LAY  6", "lay ghost 6", "Lay Ghost 6", "ghost 6", "lay g 6"])
def test_many_ways_to_say_an_option(typed: str, tmp_path: Path) -> None:
    found = answer(typed, tmp_path)
    assert ("Green lays Ghost 6." in found) == (typed != "lay g 6"), "a single letter may not stand in between"


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("ru", "выложить призрака 6"),
        ("ru", "вылож 6"),
        ("ru", "положить призрака 6"),
        ("ru", "полож 6"),
        ("pl", "wyłóż ducha 6"),
        ("pl", "wyloz 6"),
        ("pl", "lay 6"),
    ],
)
def test_the_words_of_the_language(language: str, typed: str, tmp_path: Path) -> None:
    game = dealt(seats=BOT_SEATS, names=())
    session(game, typed, tmp_path / "game.json", language)
    assert game.moves[0].token == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_help(language: str, tmp_path: Path) -> None:
    game = dealt(seats=BOT_SEATS, names=())
    typed = "\n".join([f"help #{card - PSYCHIC}" for card in range(PSYCHIC + 1, CODES)])
    _, out = session(game, typed, tmp_path / "game.json", language)
    says = speaker("rest-in-peace", Words(language))
    told = " ".join(out.split())
    for card in range(PSYCHIC + 1, CODES):
        assert says.help(f"#{card - PSYCHIC}") in told
    assert not game.moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_in_every_language(language: str) -> None:
    words = Words(language)
    for order in ORDERS:
        own = words.say(f"terminal-order-{order}")
        for typed in (order, own, own.upper(), fold(own)):
            assert order_of(words, f"{typed} #7", whole=True) == (order, "#7")
    assert order_of(words, "? #7", whole=True) == ("help", "#7")
    assert order_of(words, "", whole=True) is order_of(words, "hmm", whole=False) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_order(language: str, tmp_path: Path) -> None:
    found = answer("help", tmp_path, language)
    assert all(f" {Words(language).say(f'terminal-order-{order}')}: " in found for order in ORDERS)
    assert Words(language).say("rip-rules-1").split()[0] in answer("rules", tmp_path, language)


def test_the_code_holds_what_the_seat_sees(tmp_path: Path) -> None:
    code = answer("code", tmp_path).split()[-1]
    assert view_from(code) == dealt(seats=BOT_SEATS).view(0)


def test_numbers_mean_what_they_say() -> None:
    """Where every option is about a number it is the key; else options are counted, and 0 passes."""
    says = speaker("rest-in-peace", Words("en"))
    game = Game(seed=1, loaded={"starter": [0]})
    choices = Choices(says, game.view(0))
    assert all(key == ("0" if token == 0 else str(token)) for key, token in choices.keys.items())
    assert choices.find("07") == [] and choices.find("end") == [0] and choices.find("end turn") == [0]


def test_a_number_is_never_cut_short() -> None:
    names = {1: ["lay #1 first"], 11: ["lay #11 Be gone!"]}
    assert meant("lay #1", names) == [1]
    assert meant("#1", {11: ["#11 Be gone!"]}) == []
    assert meant("gone", names) == [11]
    assert meant("go", names) == [], "two letters are too few for a word in the middle"
    assert meant("lay", names) == [1, 11]
    assert meant("...", names) == []
