"""What is made from a box works for the Lantern Festival too: words, views, odds, bots, records, terminal."""

from __future__ import annotations

import asyncio
import random
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import hauntings
from hauntings import Manifest
from hauntings.bots.bot import NO_CLOCK, bot_of
from hauntings.bots.search import SearchBot
from hauntings.engine.chance import FastDice
from hauntings.engine.view import SPECTATOR
from hauntings.games.ghost_stories.odds.yin import CARDS, HAUNTED, QI, yin_odds
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.shelf import take_away
from hauntings.i18n.ghost_stories import GhostStoriesSpeaker
from hauntings.i18n.registry import speaker as speaker_of
from hauntings.i18n.said import unsaid
from hauntings.i18n.words import LANGUAGES, MissingMessage, Words
from hauntings.records.game import Game
from hauntings.records.position import code_of, game_from
from hauntings.records.record import BadRecord, from_text, record_of, replay, to_text
from hauntings.server.replay import checked
from hauntings.server.thinking import Thinking
from hauntings.terminal.seats import PERSON
from tests.lanterns.boxes import ALONE, BOXES, FESTIVAL, WITH_BOTH
from tests.lanterns.festival import DRAUGHT, LANTERN_MAKER, MOTH_WRAITH
from tests.lanterns.scenes import festival
from tests.scenes.ghost_stories.phases import agrees
from tests.terminal.evening import session
from tests.terminal.test_ghost_stories import script

EACH = pytest.mark.parametrize("box", BOXES, ids=[box.name for box in BOXES])


def played(box: GhostStories, seed: int, bot: str = "random", most: int = 60) -> Game:
    """A game as far as so many decisions."""
    game = Game(box.name, players=box.seats[1], seed=seed)
    thinker = bot_of(bot, seed)
    while not game.over and len(game.moves) < most:
        seat = next(seat for seat in range(game.players) if game.view(seat)["options"])
        view = game.view(seat)
        game.choose(thinker.choose(view, view["kind"], list(view["options"]), NO_CLOCK), seat)
    return game


# --- words ----------------------------------------------------------------------------------------------------------


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said(box: GhostStories, language: str) -> None:
    speaker = speaker_of(box.name, Words(language), ["Ann", "Bo", "Cy", "Di", "Ed"])
    assert speaker.title()
    for topic in ("rules", "cards", "options"):
        assert speaker.help(topic)
    for seed in range(3):
        game = Game(box.name, players=box.seats[1], seed=seed)
        chance = random.Random(seed)
        while not game.over and len(game.moves) < 80:
            seat = next(seat for seat in range(game.players) if game.view(seat)["options"])
            view = game.view(seat)
            texts = [speaker.option(view, view["kind"], token) for token in view["options"]]
            assert len(set(texts)) == len(texts) and speaker.question(view)
            for line in [*speaker.describe(view), *speaker.picture(view), *speaker.describe(game.view(SPECTATOR))]:
                assert len(line) <= 80
            game.choose(chance.choice(view["options"]), seat)
            assert all([speaker.event(event) for event in game.moves[-1].events])


def test_a_missing_word_is_named_as_its_own() -> None:
    """Under the expansion's prefix, with its file, and with what the base game would call it."""
    says = speaker_of(WITH_BOTH.name, Words("ru"))
    with pytest.raises(MissingMessage) as error:
        says.say("tile-99")
    names = "'both-tile-99' or 'bs-tile-99' or 'wm-tile-99' or 'gs-tile-99'"
    assert str(error.value) == f"ru: there is no message 'lf-tile-99' in ru/lanterns.ftl (nor {names})"


def test_what_is_unsaid_is_found() -> None:
    """A box without words of its own names each of them once a language; the festival lacks nothing."""
    box = GhostStories("ghost-stories-mute", "Mute", [1, 2, 3, 4], [FESTIVAL])

    class Mute(GhostStoriesSpeaker):
        prefixes = ("mute", *GhostStoriesSpeaker.prefixes)

    Mute.box = box
    hauntings.register(Manifest(box, speaker=Mute))
    try:
        found = unsaid(box.name, games=1, decisions=2)
    finally:
        take_away(box.name)
    wanted = "pl: there is no message 'mute-reason-lantern-there' in any pl/*.ftl (nor 'gs-reason-lantern-there')"
    assert wanted in found and len(found) == len(set(found))
    assert unsaid(ALONE.name, games=1, decisions=10) == []


def test_its_words_are_its_own() -> None:
    """Card, stone, tile, question, reason, deed and field: in its own messages, the rest in ours."""
    s = festival(ghosts=f"N0:{MOTH_WRAITH}", lanterns="1 4")
    view = ALONE.view(s.g, 0, s.rules)
    says = speaker_of(ALONE.name, Words("en"))
    text = "\n".join(says.describe(view))
    assert "#144 Moth Wraith: yellow (Y) 2; puts out a lantern, or costs 1 Qi" in text
    assert "Lanterns by place: 0, 1, 0, 0, 1, 0, 0, 0, 0." in text and "Lantern Maker (4)" in text
    assert "In each Yin phase of its board it puts out the first lantern" in says.help("Moth Wraith")
    assert "Hang one of the four lanterns" in says.help("lantern maker")
    assert says.option(view, "yang", 128) == "Put out the lantern here for 1 Qi"
    assert "hang a lantern on a tile" in says.option(view, "yang", 10)
    assert says.reason("lantern-there") == "A lantern hangs there already. (LF 1)"
    s.play("ask for help")
    view = ALONE.view(s.g, 0, s.rules)
    assert says.question(view) == "Choose the tile on which the lantern hangs."
    assert says.option(view, "hang-lantern", 1) == "Hang the lantern on Cemetery (0)"
    s.play("hang lantern at 8")
    assert says.event(s.g.events[-1]).endswith("hangs a lantern on Buddhist Temple (8).")
    assert says.help("Ghoul") == speaker_of("ghost-stories", Words("en")).help("Ghoul")


# --- views and odds -------------------------------------------------------------------------------------------------


def test_everybody_sees_the_lanterns() -> None:
    s = festival(lanterns="3")
    for seat in range(-1, 4):
        assert ALONE.view(s.g, seat, s.rules)["lanterns"] == [0, 0, 0, 1, 0, 0, 0, 0, 0]


@EACH
def test_the_lens(box: GhostStories) -> None:
    """In every position of a game; where the Yin phase can be told, its chances are whole."""
    told = 0
    for seed in range(2):
        game = Game(box.name, players=box.seats[1], seed=seed)
        chance = random.Random(seed)
        while not game.over and len(game.moves) < 40:
            seat = next(seat for seat in range(game.players) if game.view(seat)["options"])
            view = game.view(seat)
            odds: Any = box.odds(view)["odds"]
            if "yin" in odds:
                told += 1
                for name in ("haunted", "qi", "cards"):
                    assert abs(sum(odds["yin"][name]) - 1) < 0.001
            game.choose(chance.choice(view["options"]), seat)
    assert told > 0


def test_exact_odds_of_a_yin_phase() -> None:
    """The Moth Wraith's Qi is certain while no lantern hangs in its line, and nothing while one does."""
    for lanterns, lost in (("", 1), ("4", 0), ("0", 1)):
        s = festival(ghosts=f"E1:{MOTH_WRAITH}", lanterns=lanterns)
        odds = yin_odds(ALONE, ALONE.view(s.g, 0, s.rules), 1, parts=ALONE.lens.yin)
        assert odds.by_number(QI) == [Fraction(0)] * lost + [Fraction(1)]
        assert odds.by_number(CARDS) == [0, 1]


@pytest.mark.parametrize("lanterns", ["", "1 4", "2 5 8"])
def test_odds_against_simulation(lanterns: str) -> None:
    """Two tormentors and a haunter beside the Moth Wraith: the lanterns meet the Curse die's hauntings."""
    s = festival(ghosts=f"N0:59 N1:{MOTH_WRAITH} N2:30!", lanterns=lanterns)
    agrees(ALONE, s.g, s.rules, 0)


def test_odds_of_a_die_that_the_base_game_does_not_have() -> None:
    """The Draught blows at any of nine tiles, once in each Yin phase; then with a Curse die before and behind it."""
    s = festival(ghosts=f"E1:{DRAUGHT}", lanterns="1 4")
    assert yin_odds(ALONE, ALONE.view(s.g, 0, s.rules), 1, parts=ALONE.lens.yin).by_number(HAUNTED) == [
        Fraction(2, 9),
        Fraction(7, 9),
    ]
    s = festival(ghosts=f"N0:59 N1:{DRAUGHT} N2:59", lanterns="1 4")
    agrees(ALONE, s.g, s.rules, 0)


# --- bots -----------------------------------------------------------------------------------------------------------


@EACH
def test_greedy_plays_to_the_end(box: GhostStories) -> None:
    game = played(box, 5, "greedy", 3000)
    assert game.over


def test_greedy_asks_the_lantern_maker_and_answers_her() -> None:
    """Nobody weighed her: her help is still worth more than nothing, and the question is answered by trying."""
    s = festival(at="N4 E0 S0 W0")
    view = ALONE.view(s.g, 0, s.rules)
    greedy = bot_of("greedy", 1)
    assert s.g.tile[4] == LANTERN_MAKER
    assert greedy.choose(view, "yang", [0, 10], NO_CLOCK) == 10
    s.play("ask for help")
    view = ALONE.view(s.g, 0, s.rules)
    assert greedy.choose(view, "hang-lantern", list(view["options"]), NO_CLOCK) in view["options"]


@EACH
def test_search_thinks(box: GhostStories) -> None:
    game = played(box, 3, most=12)
    seat = next(seat for seat in range(game.players) if game.view(seat)["options"])
    view = game.view(seat)
    assert SearchBot(1, 20).choose(view, view["kind"], list(view["options"]), NO_CLOCK) in view["options"]


# --- records and terminal ---------------------------------------------------------------------------------------------


@EACH
def test_records(box: GhostStories) -> None:
    """Save, load and replay as text; a position code opens again."""
    game = played(box, 8)
    again = replay(from_text(to_text(record_of(game, secret=True))))
    assert again.digest() == game.digest()
    if not game.over:
        assert game_from(code_of(game)).position()["lanterns"] == game.position()["lanterns"]


@EACH
def test_an_evening_at_the_keyboard(box: GhostStories, tmp_path: Path) -> None:
    game = Game(box.name, players=2, seed=4)
    game.seats = [PERSON, "greedy"]
    lines = script(game, 25)
    _, out = session(game, "\n".join([*lines, "view", "map", "help lantern maker"]), tmp_path / "game.json")
    assert "Lantern Maker" in out and "is none of the options" not in out


def test_the_dice_are_the_same() -> None:
    """A box with the festival deals as any other: one seed, one game."""
    first, second = [ALONE.deal(2, ALONE.settings({}), FastDice(9)) for _ in range(2)]
    assert ALONE.write(first) == ALONE.write(second)


def test_a_process_that_does_not_know_the_box_says_so() -> None:
    """It is registered in this process only; the server opens codes in others."""

    async def opening(code: str) -> None:
        thinking = Thinking(1)
        try:
            await thinking.at_desk("here", "", checked, code.encode())
        finally:
            thinking.stop()

    with pytest.raises(BadRecord, match="there is no game 'ghost-stories-lanterns'; there are rest-in-peace"):
        asyncio.run(opening(code_of(Game(ALONE.name, players=2, seed=1))))
