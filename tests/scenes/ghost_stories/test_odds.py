"""Exact odds (odds/odds.py, odds/yin.py) against simulation by the engine itself."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction

import pytest

from hauntings.engine.chance import FastDice, mix62
from hauntings.engine.table import NOBODY, RUNNING
from hauntings.engine.view import HIDDEN
from hauntings.games.ghost_stories.base.turn import GHOST_ARRIVES, GHOSTS_ACT, OVERRUN
from hauntings.games.ghost_stories.cards import STRENGTH, Card
from hauntings.games.ghost_stories.geometry import Board, Space
from hauntings.games.ghost_stories.odds.odds import BOTH, FIRST, SECOND, exorcism_odds
from hauntings.games.ghost_stories.odds.yin import Cost, Explorer, yin_odds
from hauntings.games.ghost_stories.questions import EXORCISE, EXORCISM, YANG, as_token
from hauntings.games.ghost_stories.setup import BOX
from hauntings.games.ghost_stories.table import ON, Village
from tests.scenes.ghost_stories.phases import safest
from tests.scenes.ghost_stories.village import Scene, village

TRIES = 500
PHASES = 250  # a phase takes longer to play


def near(exact: Fraction, found: int, tries: int = TRIES) -> bool:
    """Within four standard deviations."""
    p = float(exact)
    return abs(found / tries - p) <= 4 * math.sqrt(p * (1 - p) / tries) + 1e-9


def test_one_die_one_colour() -> None:
    """GS §9: a resistance 1 ghost falls to its colour or white on one of three dice: 1 - (4/6)^3."""
    s = village(at="N1 E4 S4 W4", ghosts="N1:1")
    odds = exorcism_odds(BOX, BOX.view(s.g, 0, s.rules), 0)
    assert odds.dice == 3 and odds.chance(FIRST, 0) == 1 - Fraction(4, 6) ** 3
    assert odds.chance(SECOND, 0) == 0 and odds.chance(BOTH, 0) == 0


def test_tokens_help_as_far_as_they_are_useful() -> None:
    """GS §9.5: with one token of two needed, one die must fit; the third token is useless."""
    s = village(at="N1 E4 S4 W4", ghosts="N1:5", tao="N:yellow,yellow,yellow,red")
    odds = exorcism_odds(BOX, BOX.view(s.g, 0, s.rules), 0)
    assert odds.most[FIRST] == 2 and odds.chance(FIRST, 2) == 1 and odds.chance(FIRST, 9) == 1
    assert odds.chance(FIRST, 1) == 1 - Fraction(4, 6) ** 3
    assert odds.chance(FIRST, 0) == 3 * Fraction(2, 6) ** 2 * Fraction(4, 6) + Fraction(2, 6) ** 3


def test_a_planned_move() -> None:
    """The odds of the tile one means to go to, and of tokens lent there."""
    s = village(at="N4 E0 S4 W4", ghosts="N0:34 W0:12", tao="E:blue")
    view = BOX.view(s.g, 0, s.rules)
    assert exorcism_odds(BOX, view, 0).spaces == []
    there = exorcism_odds(BOX, view, 0, 0)
    assert there.spaces == [0, 9] and there.chance(SECOND, 1) == 1
    assert exorcism_odds(BOX, view, 0, 0, False).chance(SECOND, 1) == 1 - Fraction(4, 6) ** 3


SCENES = [
    village(at="N0 E4 S4 W4", ghosts="N0:38 W0:12", tao="N:blue"),
    village(at="N0 E4 S4 W4", ghosts="N0:58m W0:46", tao="N:red,green,blue,yellow,black", circle="black"),
    village(active="E", at="N4 E0 S4 W4", ghosts="N0:38 W0:12 S1:46", tao="E:red"),
    village(active="E", at="N4 E1 S4 W4", ghosts="N1:8 S0:65", tao="E:yellow"),
    village(active="E", at="N4 E1 S4 W4", ghosts="N1:11 S0:46", powers=(STRENGTH,), tao="E:yellow"),
]


def could_exorcise(s: Scene, dice: int, what: int, spaces: list[Space]) -> bool:
    """Attempt the exorcism with fresh dice and take the wanted ghosts if they are offered (no re-roll power)."""
    g = s.g.clone()
    g.dice = FastDice(mix62(dice))
    before = g.ghost
    g.choose(EXORCISM)
    wanted = [as_token(space) for n, space in enumerate(spaces) if what >> n & 1]
    while g.outcome == RUNNING and g.kind == EXORCISE and g.asked != NOBODY:
        token = next((token for token in wanted if token in g.options), g.options[0])
        g.choose(token)
    return all([g.ghost[token - 1] != before[token - 1] or g.ghost[token - 1] == 0 for token in wanted])


@pytest.mark.parametrize("number", [0, 1, 4])
def test_exorcism_against_simulation(number: int) -> None:
    """Every token may be spent: as often as the exact odds say, the engine lets the ghosts go."""
    s = SCENES[number]
    odds = exorcism_odds(BOX, BOX.view(s.g, 0, s.rules), int(s.g.active))
    for what in (FIRST, SECOND, BOTH):
        if len(odds.spaces) < 2 and what != FIRST:
            continue
        found = sum([could_exorcise(s, n, what, odds.spaces) for n in range(TRIES)])
        assert near(odds.chance(what, 9), found), f"{what}: {float(odds.chance(what, 9))} and {found / TRIES}"


def test_reroll_odds_by_hand() -> None:
    """GS §16.1: resistance 1, three dice, one re-roll of all: 1 - (4/6)^6; with a white that counts nothing (5/6)^6."""
    s = village(active="E", at="N4 E1 S4 W4", ghosts="N1:1")
    assert exorcism_odds(BOX, BOX.view(s.g, 1, s.rules), 1).chance(FIRST, 0) == 1 - Fraction(4, 6) ** 6
    s = village(active="E", at="N4 E1 S4 W4", ghosts="N1:1 S0:65")
    assert exorcism_odds(BOX, BOX.view(s.g, 1, s.rules), 1).chance(FIRST, 0) == 1 - Fraction(5, 6) ** 6


def test_protected_ghosts_have_no_chance() -> None:
    """GS §8: Uncatchable before a Buddha."""
    s = village(at="N1 E4 S4 W4", ghosts="N1:57")
    assert exorcism_odds(BOX, BOX.view(s.g, 0, s.rules), 0).chance(FIRST, 4) == 0


def test_a_quiet_yin() -> None:
    """GS §4.1: a haunter with its figure out haunts for certain; the overrun board loses 1 Qi and brings nothing."""
    s = village(active="W", ghosts="N0:34! N1:2 N2:13")
    odds = yin_odds(BOX, BOX.view(s.g, 0, s.rules))
    assert odds.odds == {(False, 1, 1): 1}
    s = village(active="W", ghosts="N0:34! N1:2 N2:13", haunted="7 8")
    assert yin_odds(BOX, BOX.view(s.g, 0, s.rules)).defeat() == 1


def simulated(s: Scene, board: int) -> Counter[Cost]:
    """Play the phase on imagined tables with the policy of the odds."""
    view = BOX.view(s.g, 0, s.rules)
    imagination = BOX.imagination(view)
    seen: Counter[Cost] = Counter()
    explorer: Explorer | None = None
    for n in range(PHASES):
        g = imagination.deal(FastDice(mix62(n + 77)))
        assert isinstance(g, Village)
        g.active = Board(board)
        g.asked = NOBODY
        g.skips = ON
        g.stack = [GHOST_ARRIVES, OVERRUN, GHOSTS_ACT]
        qi, haunted = sum(g.qi), sum(g.haunted)
        if explorer is None:
            start = g.clone()
            start.deck = [Card(HIDDEN)] * len(g.deck)
            explorer = Explorer(start, [int(kind) for kind in view["deck_kind"]], BOX.fields)
        while g.outcome == RUNNING and (g.stack or g.asked != NOBODY):
            if g.asked != NOBODY:
                hidden = g.clone()
                hidden.deck = [Card(HIDDEN)] * len(g.deck)
                hidden.unused = []
                g.answer(safest(explorer, hidden))
            else:
                g.stack.pop().resolve(g)
        seen[(g.outcome != RUNNING, int(sum(g.haunted)) - haunted, qi - int(sum(g.qi)))] += 1
    return seen


@pytest.mark.parametrize(
    ("s", "board"),
    [
        (village(active="W"), 0),
        (village(active="W", ghosts="N0:44 N1:34! E0:25 E1:26 S0:14 S1:15 W0:3 W1:4", haunted="7", qi="N:1"), 0),
        (village(active="N", ghosts="E0:44 N0:36 N1:37 S0:14 S1:15 W0:3 W1:4 S2:47", haunted="7"), 1),
        (village(active="W", ghosts="N0:44 N1:11 E0:25 S0:14 W0:3"), 0),
        (village(active="W", ghosts="N0:44 E0:25 E1:28 S0:14 S1:17 W0:3", buddhas="N1 E2", haunted="7 8"), 0),
        (village(active="W", ghosts="N0:44 E0:25 S0:14 S1:17 W0:3", deck="12 56 1 2 3 5 6 57 8 9 10", qi="N:2"), 0),
        (village(active="N", ghosts="E0:11 E1:5 S0:14 W0:3", deck="1 58 2 4 5 6", powers=(STRENGTH,), qi="E:1"), 1),
        (village(active="N", neutral="E W", ghosts="E0:44 S0:14 S1:15 S2:47 W0:3 W1:4 N1:36", qi="E:0 N:1 S:1"), 1),
    ],
    ids=["arrival", "tormentor", "favorite", "two", "buddhas", "incarnation", "strength", "neutral"],
)
def test_yin_against_simulation(s: Scene, board: int) -> None:
    """Each cost comes as often as the exact odds say, and no other."""
    exact = yin_odds(BOX, BOX.view(s.g, 0, s.rules), board).odds
    assert sum(exact.values()) == 1
    found = simulated(s, board)
    assert set(found) <= set(exact)
    for cost, chance in exact.items():
        assert near(chance, found[cost], PHASES), f"{cost}: {float(chance)} and {found[cost] / PHASES}"
    assert s.g.kind == YANG


def test_boards_and_places_that_are_none() -> None:
    """Who asks for the odds of a board or place that is none hears which there are."""
    s = village()
    view = BOX.view(s.g, 0, s.rules)
    for board in (7, -1):
        with pytest.raises(ValueError, match=rf"there is no board {board}; there are 0 to 3: N, E, S, W"):
            exorcism_odds(BOX, view, board)
    with pytest.raises(ValueError, match="there is no place 18; there are 0 to 8, and 9 more under them"):
        exorcism_odds(BOX, view, 0, 18)
    for board in (9, -2):
        with pytest.raises(ValueError, match=f"there is no board {board}"):
            yin_odds(BOX, view, board)
