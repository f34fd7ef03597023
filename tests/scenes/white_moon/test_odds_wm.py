"""Exact odds of Barrier and School (odds.py) against simulation by the engine itself."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import pytest

from hauntings.engine.chance import FastDice, mix62
from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.bill import bill_of, tokens_due
from hauntings.games.ghost_stories.cards import GODS_FAVORITE, STRENGTH
from hauntings.games.ghost_stories.geometry import Space
from hauntings.games.ghost_stories.moves import thrown_counts
from hauntings.games.ghost_stories.odds.odds import BOTH, FIRST, lying_dice
from hauntings.games.ghost_stories.questions import REROLL_DICE
from hauntings.games.ghost_stories.standing import has_power, white_counts
from hauntings.games.ghost_stories.table import NONE, Village
from hauntings.games.ghost_stories.white_moon.odds.odds import barrier_odds, school_odds
from hauntings.games.ghost_stories.white_moon.questions import BARRIER_GHOST, SCHOOL_GHOST, SWORD, YES
from tests.scenes.ghost_stories.village import space
from tests.scenes.white_moon.moon import SCHOOL, MoonScene, moon

TRIES = 500
FULL = "NW NE SE SW"


def near(exact: Fraction, found: int) -> bool:
    """Within four standard deviations."""
    p = float(exact)
    return abs(found / TRIES - p) <= 4 * math.sqrt(p * (1 - p) / TRIES) + 1e-9


def test_one_ghost_in_the_barrier() -> None:
    """WM §10: a resistance 1 ghost falls to its colour or white on one of four dice: 1 - (4/6)^4; or to a crystal."""
    s = moon(receptacles=FULL, ghosts="N0:34 N1:44")
    odds = barrier_odds(s.g, [space("N0")])
    assert odds.dice == 4 and odds.chance(FIRST, 0) == 1 - Fraction(4, 6) ** 4 and odds.chance(FIRST, 1) == 1
    both = barrier_odds(s.g, [space("N0"), space("N1")])
    assert both.chance(BOTH, 0) == 0 and 0 < both.chance(BOTH, 1) < both.chance(BOTH, 4) < 1


def test_immune_in_the_barrier() -> None:
    """WM r55: dice do nothing against it, unless Su-Ling faces it."""
    s = moon(receptacles=FULL, ghosts="N0:35")
    assert barrier_odds(s.g, [space("N0")]).chance(FIRST, 0) == 0
    s = moon(receptacles=FULL, ghosts="N0:35", su_ling="N0")
    assert barrier_odds(s.g, [space("N0")]).chance(FIRST, 0) == 1 - Fraction(4, 6) ** 4


SCENES: list[tuple[dict[str, Any], str, str, int]] = [
    ({"receptacles": FULL, "ghosts": "N0:38"}, "barrier", "N0", 0),
    ({"receptacles": FULL, "ghosts": "N0:38 N1:34"}, "barrier", "N0 N1", 1),
    ({"receptacles": FULL, "ghosts": "N0:44", "circle": "red"}, "barrier", "N0", 1),
    ({"tiles": SCHOOL, "ghosts": "S0:38"}, "school", "S0", 0),
    ({"tiles": SCHOOL, "ghosts": "S0:34 E0:41 W0:46", "tao": "N:red", "crystals": "N:1"}, "school", "E0 S0", 2),
    ({"tiles": SCHOOL, "ghosts": "S0:38", "artifacts": "N:divine_sword"}, "school", "S0", 0),
    ({"tiles": SCHOOL, "ghosts": "S0:27", "active": "E", "powers": (GODS_FAVORITE,)}, "school", "S0", 0),
    ({"tiles": SCHOOL, "ghosts": "S0:30", "active": "E", "powers": (STRENGTH,)}, "school", "S0", 0),
    (
        {"tiles": SCHOOL, "ghosts": "S0:30", "active": "E", "powers": (GODS_FAVORITE,), "artifacts": "E:divine_sword"},
        "school", "S0", 0,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("position", "what", "names", "tokens"), SCENES)
def test_odds_against_simulation(position: dict[str, Any], what: str, names: str, tokens: int) -> None:
    """WM §10, §12: the engine rolls; a throw counts if the ghosts would cost no more tokens than planned."""
    s = moon(**position)
    spaces = [space(name) for name in names.split()]
    if what == "barrier":
        odds = barrier_odds(s.g, spaces)
    else:
        board = s.g.active
        reroll = has_power(s.g, board, GODS_FAVORITE)
        odds = school_odds(s.g, board, spaces, lying_dice(s.g, board), reroll)
    exact = odds.chance(FIRST if len(spaces) == 1 else BOTH, tokens)
    if what == "barrier":
        s.play("end turn")
    else:
        s.play("ask for help")
    found = 0
    for n in range(TRIES):
        found += rolls_once(s, what, spaces, tokens, n)
    assert near(exact, found), f"{float(exact)} against {found / TRIES}"


def rolls_once(s: MoonScene, what: str, spaces: list[Space], tokens: int, n: int) -> int:
    g = s.g.clone()
    g.dice = FastDice(mix62(n + 77))
    g.choose(1 if what == "barrier" else g.options[0])  # roll; against one's own colour
    while g.kind in (SWORD, REROLL_DICE):
        g.choose(YES if g.kind == SWORD else best_reroll(g, spaces, tokens))
    if g.kind not in (BARRIER_GHOST, SCHOOL_GHOST):  # nothing could be exorcised
        return 0
    return 1 if due(g, spaces, list(g.thrown)) <= tokens else 0


def due(g: Village, spaces: list[Space], thrown: list[Any]) -> int:
    before = g.thrown
    g.thrown = thrown
    found = int(tokens_due(bill_of(g, spaces, NONE), thrown_counts(g), white_counts(g)))
    g.thrown = before
    return found


def best_reroll(g: Village, spaces: list[Space], tokens: int) -> int:
    """Keep what pays: every die whose loss would make the ghost dearer; roll the others again."""
    thrown = list(g.thrown)
    if due(g, spaces, thrown) <= tokens:
        return PASS
    useless = 0
    for n in range(len(thrown)):
        if due(g, spaces, thrown[:n] + thrown[n + 1 :]) == due(g, spaces, thrown):
            useless |= 1 << n
    return useless if useless in g.options else max(g.options)
