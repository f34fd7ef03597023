"""The laws of engine/laws.py hold with both expansions: every difficulty and number of players, each switch, and rich
games in which everything happens."""

from __future__ import annotations

import os
import random

import pytest

from hauntings.engine import laws
from hauntings.engine.chance import FastDice
from hauntings.engine.codec import Plain, decode, encode
from hauntings.engine.table import GROUP
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.both.judge import BothJudge
from hauntings.games.ghost_stories.both.setup import BOX
from hauntings.games.ghost_stories.setup import GhostStories
from hauntings.games.ghost_stories.table import Village
from tests.scenes.white_moon.riches import Riches

SAMPLE = bool(os.environ.get("HAUNTINGS_SAMPLE"))
LEVELS = ["initiation", "normal", "nightmare", "hell"]


class RichesOfBoth(Riches):
    """For Wu-Feng White Moon's curses and incarnations; Mantras about to work."""

    def lays_out(self, g: Village) -> None:
        super().lays_out(g)
        s = secret_of(g)
        s.incarnation_hand = [*s.incarnation_hand[:-1], sorted(s.incarnation_deck[-4:])]
        s.incarnation_deck = s.incarnation_deck[:-4]
        self.casts_curses(g)
        self.shows_mantras(g)

    def casts_curses(self, g: Village) -> None:
        """Rows 1 to 3 lie in the pyramid but for a space; White Moon's curses and some others are face up."""
        s = secret_of(g)
        row = [1, 2, 3, 4, 10, 11, 12, 19, 0, 0]
        up = [5, 6, 9, 18, 20, 27, 28, 32]
        s.pyramid = row
        s.curses_up = up
        s.curses_down = [[], [], [], []]
        rest = [curse for curse in g.rules.curses_in_game if curse not in row and curse not in up]
        s.curses_left = [[curse for curse in rest if g.cards.curse_level[curse] == level] for level in range(1, 5)]

    def shows_mantras(self, g: Village) -> None:
        s = secret_of(g)
        old = s.blood_mantras
        s.blood_piles = [
            [*pile, *old[first:last]] for pile, first, last in zip(s.blood_piles, (0, 3, 5), (3, 5, 6), strict=True)
        ]
        wanted = [8, 1, 2, 15, 9, 21]
        s.blood_mantras = wanted
        s.blood_piles = [[mantra for mantra in pile if mantra not in wanted] for pile in s.blood_piles]
        s.blood_qi = [1, 0, 0, 1, 0, 0]
        g.qi_supply -= 2


RICH = GhostStories("rich", "Both, rich", BOX.seats, [*BOX.expansions, RichesOfBoth()], BothJudge)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_laws(level: str, seats: int) -> None:
    assert laws.check(BOX, seats, BOX.settings({"difficulty": level}), 1, seed=seats, each=25) > 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_laws_of_rich_games(seats: int) -> None:
    rules = RICH.settings({"portal": "corner", "difficulty": "initiation"})
    assert laws.check(RICH, seats, rules, 1 if SAMPLE else 3, seed=10 * seats, each=25) > 0


@pytest.mark.parametrize("number", range(1 if SAMPLE else 6))
def test_laws_with_any_switches(number: int) -> None:
    chance = random.Random(number)
    chosen: dict[str, Plain] = {switch.name: chance.choice(switch.allowed) for switch in BOX.switches}
    assert laws.check(BOX, 2 + number % 4, BOX.settings(chosen), 1, seed=number, each=20) > 0


def test_every_field_has_a_policy() -> None:
    assert laws.fields_without_policy(BOX, BOX.deal(3, BOX.settings({}), FastDice(1))) == []


def test_every_effect_names_its_fields() -> None:
    for name, made in BOX.effects.items():
        values = [(1, 2) if field == "places" else number for number, field in enumerate(made.__match_args__)]
        row = encode(made(*values))
        assert encode(decode(row, BOX.effects)) == row and row[0] == name


def test_names_are_used_once() -> None:
    """Kinds, fields, effects and reasons of the two expansions are told apart by name, but for who lies down."""
    kinds = [kind.name for kind in BOX.kinds if kind.name]
    fields = [field.name for field in BOX.fields]
    effects = [effect.__name__ for expansion in BOX.expansions for effect in expansion.effects]
    reasons = [code for expansion in BOX.expansions for code, _ in expansion.reasons]
    events = [what for expansion in BOX.expansions for what in expansion.events]
    for names in (kinds, fields, effects):
        assert len(set(names)) == len(names)
    assert {code for code in reasons if reasons.count(code) > 1} == {"lies-down", "stands-already"}  # BOTH r6
    assert [what for what in set(events) if events.count(what) > 1] == ["stood-up"]


def test_every_word_is_read_back() -> None:
    """Every token of every kind that has a word is the only one with it."""
    for number, kind in enumerate(BOX.kinds):
        words = [BOX.word(number, token) for token in range(kind.size)]
        said = [word for word in words if word]
        assert len(set(said)) == len(said), f"{kind.name} says one thing twice"
        for token, word in enumerate(words):
            assert not word or BOX.token(number, word) == token


def test_judge_and_lens_know_their_way() -> None:
    """What search and the odds lens ask of the base game's files holds with all these questions too."""
    rules = RICH.settings({})
    judge = RICH.judge()
    for game in range(1 if SAMPLE else 2):
        picker = laws.Picker(game)
        g = RICH.deal(2 + 3 * game, rules, FastDice(game + 40))
        while g.outcome == 0:
            worth = judge.candidates(g)
            assert len(worth) > 0 and all([token in g.options for token in worth])
            assert 0 <= judge.evaluate(g, 0) <= 1000
            RICH.odds(RICH.view(g, 0 if g.asked == GROUP else int(g.asked), rules))
            g.choose(g.options[picker.below(len(g.options))])
