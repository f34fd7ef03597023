"""The laws of engine/laws.py hold with White Moon: every difficulty, number of players, Portal and switch.

Random games end early, so a second set starts rich: Qi, crystals, artifacts in hand, some villagers dead already.
"""

from __future__ import annotations

import os

import pytest

from hauntings.engine import laws
from hauntings.engine.chance import FastDice
from hauntings.engine.codec import Plain, decode, encode
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.ghost_stories.white_moon.judge.judge import MoonJudge
from hauntings.games.ghost_stories.white_moon.setup import BOX, MOON_SWITCHES, WHITE_MOON
from tests.scenes.white_moon.riches import Riches

GAMES = 1 if os.environ.get("HAUNTINGS_SAMPLE") else 2
LEVELS = ["initiation", "normal", "nightmare", "hell"]
PORTALS = ["centre", "edge", "corner", "chosen"]
SWITCHED = [(switch.name, value) for switch in MOON_SWITCHES for value in switch.allowed if value != switch.default]


RICH = GhostStories("rich", "White Moon, rich", [1, 2, 3, 4], [WHITE_MOON, Riches()], MoonJudge)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_laws(level: str, seats: int) -> None:
    portal = PORTALS[(LEVELS.index(level) + seats) % 4]
    assert laws.check(BOX, seats, BOX.settings({"difficulty": level, "portal": portal}), GAMES, each=25) > 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("portal", PORTALS)
def test_laws_of_rich_games(portal: str, seats: int) -> None:
    rules = RICH.settings({"portal": portal, "difficulty": "initiation", "incarnations": "white_moon"})
    assert laws.check(RICH, seats, rules, 2 * GAMES, seed=seats, each=25) > 0


@pytest.mark.parametrize(("name", "value"), SWITCHED, ids=[f"{name}-{value}" for name, value in SWITCHED])
def test_laws_with_a_switch(name: str, value: Plain) -> None:
    for seats in (1, 3):
        assert laws.check(BOX, seats, BOX.settings({name: value}), GAMES, seed=7, each=25) > 0


def test_every_field_has_a_policy() -> None:
    assert laws.fields_without_policy(BOX, BOX.deal(2, BOX.settings({}), FastDice(1))) == []


def test_every_effect_names_its_fields() -> None:
    for name, made in BOX.effects.items():
        values = [(1, 2) if field == "places" else number for number, field in enumerate(made.__match_args__)]
        row = encode(made(*values))
        assert encode(decode(row, BOX.effects)) == row and row[0] == name


def test_every_word_is_read_back() -> None:
    """Every token of every kind that has a word is the only one with it."""
    for number, kind in enumerate(BOX.kinds):
        words = [BOX.word(number, token) for token in range(kind.size)]
        said = [word for word in words if word]
        assert len(set(said)) == len(said), f"{kind.name} says one thing twice"
        for token, word in enumerate(words):
            assert not word or BOX.token(number, word) == token


@pytest.mark.parametrize("seats", [1, 4])
def test_judge_and_lens_know_their_way(seats: int) -> None:
    """What search and the odds lens ask of the base game's files holds with White Moon's questions too."""
    rules = RICH.settings({"portal": "corner"})
    judge = RICH.judge()
    for game in range(GAMES):
        picker = laws.Picker(game)
        g = RICH.deal(seats, rules, FastDice(game + 40))
        while g.outcome == 0:
            worth = judge.candidates(g)
            assert len(worth) > 0 and all([token in g.options for token in worth])
            assert 0 < judge.evaluate(g, 0) < 1000
            RICH.odds(RICH.view(g, max(0, int(g.asked)), rules))
            g.choose(g.options[picker.below(len(g.options))])
