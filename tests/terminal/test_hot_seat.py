"""Several people on one device: nobody ever reads what another one holds."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from hauntings.engine.zones import spread
from hauntings.i18n.registry import speaker
from hauntings.i18n.words import LANGUAGES, Words
from hauntings.records.game import Game
from hauntings.terminal.ending import tell_ending
from hauntings.terminal.screen import CLEAR, Screen
from hauntings.terminal.session import Session
from tests.terminal.evening import BLUE_HAND, GREEN_HAND, Keyboard, Monitor, dealt, in_notation, script, session


def handed_over(game: Game) -> list[str]:
    """The lines of a whole game, with an Enter at each hand-over and the curious orders in between."""
    copy, typed, holder = game.copy(), [], -1
    for line in script(game, in_notation):
        if copy.asked != holder:
            typed += ["", "view", "log", "rules"]
            holder = copy.asked if copy.asked is not None else -1
        typed.append(line)
        copy.choose(line)
    return typed


def hand(cards: list[int]) -> str:
    return ", ".join(map(str, sorted(cards)))


def test_each_one_sees_only_the_own_hand(tmp_path: Path) -> None:
    game = dealt()
    _, out = session(game, "\n".join(["", "log", "help", "6", "0", "", "log", "view", "quit"]), tmp_path / "game.json")
    before, anns, bobs = out.split("Hand over to ")
    assert "Hand" not in before
    assert anns.startswith("Ann. ") and f"Hand: {hand(GREEN_HAND)}" in anns and hand(BLUE_HAND) not in anns
    assert bobs.startswith("Bob. ") and bobs.count(f"Hand: {hand(BLUE_HAND)}") == 2
    assert hand(GREEN_HAND) not in bobs and "5, 5" not in bobs and "4, 4" not in bobs
    assert out.count("* * *") == 1, "through a pipe one separator is enough"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_tell_no_secrets(language: str, seed: int, tmp_path: Path) -> None:
    """Between two hand-overs stands nothing that the seat's own view and events do not hold."""
    game = Game(seed=seed, names=["Ann", "Bob"])
    game.seats = ["person", "person"]
    start = game.copy()
    words = Words(language)
    _, out = session(game, "\n".join(handed_over(game)), tmp_path / "game.json", language)
    assert game.over
    line = re.compile(re.escape(words.say("rip-view-hand", cards="@")).replace("@", r"([1-6, ]+)"))
    parts = out.split(words.say("common-pass-device", player="Ann").split("Ann")[0])[1:]
    holders = [0 if "Ann" in part.splitlines()[0] + part.splitlines()[1] else 1 for part in parts]
    hands: list[set[str]] = [set(), set()]
    for move in [None, *game.moves]:
        if move is not None:
            start.choose(move.token)
        for seat in (0, 1):
            for owner in (0, 1):
                held = start.view(seat)["hand"][owner]
                hands[seat] |= {hand(spread(held))} if held is not None else set()
    says = speaker("rest-in-peace", words, game.names)
    events = [event for move in game.moves for event in move.events]
    heard = [{says.event(event) for event in events if event.heard_by(seat)} for seat in (0, 1)]
    secrets = [{says.event(event) for event in events} - heard[seat] for seat in (0, 1)]
    assert all(secrets)
    shown = 0
    for part, holder in zip(parts, holders, strict=True):
        found = line.findall(part)
        assert all(cards in hands[holder] for cards in found)
        shown += len(found) > 0
        told = " ".join(part.split())
        assert not [secret for secret in secrets[holder] if secret in told]
    assert shown > len(parts) // 2  # an empty hand has no line


def test_the_screen_is_cleared_between_people(tmp_path: Path) -> None:
    game = dealt()
    target = Monitor()
    typed = Keyboard("\n".join(["", "6", "0", "hm", "", "2", "quit", ""]))
    Session(Screen(typed, target), Words("en"), game, tmp_path / "game.json").run()
    out = target.getvalue()
    assert out.count(CLEAR) == 1, "nothing is to be hidden before the first hand-over"
    anns, bobs = out.split(CLEAR)
    assert hand(GREEN_HAND) in anns and hand(GREEN_HAND) not in bobs
    assert bobs.count("Hand over to Bob.") == 2, "what is typed at a hand-over is no answer"


def test_leaving_at_a_hand_over(tmp_path: Path) -> None:
    _, out = session(dealt(), "quit\n", tmp_path / "game.json")
    assert "hauntings play --resume" in out and "Hand:" not in out


def test_the_end_shows_no_hand_of_two_people(tmp_path: Path) -> None:
    game = dealt()
    target = io.StringIO()
    table = Session(
        Screen(io.StringIO("\n".join(handed_over(game))), target), Words("en"), game, tmp_path / "game.json"
    )
    assert table.run()
    seen = len(target.getvalue())
    tell_ending(table)
    end = target.getvalue()[seen:]
    assert "The game is over." in end and "Hand:" not in end and "hauntings verify" in end


def test_a_person_against_a_bot_never_hands_over(tmp_path: Path) -> None:
    _, out = session(dealt(seats=("person", "greedy"), names=("Ann", "")), "6\n0\n0\n0\n", tmp_path / "game.json")
    assert "Hand over" not in out and "Blue draws Ghost" not in out
    assert not re.search(r"Blue.*\n(  .*\n)*  Hand: ", out.split("Ann (Green, you)")[0])
