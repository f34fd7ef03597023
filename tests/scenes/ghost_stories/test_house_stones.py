"""A stone of which nobody has said what it does in a Yin phase costs what it costs: the odds take nothing for free."""

from __future__ import annotations

from fractions import Fraction

from hauntings.games.ghost_stories.base.qi import LOSE_QI as LOSES_A_QI
from hauntings.games.ghost_stories.base.stones import STONES
from hauntings.games.ghost_stories.cards import FAST_HAUNTER, HAUNT_TILE, Cards
from hauntings.games.ghost_stories.geometry import Space
from hauntings.games.ghost_stories.odds.yin import QI, Cost, yin_odds
from hauntings.games.ghost_stories.rules import ANYTHING, Stone
from hauntings.games.ghost_stories.setup import BOX, GhostStories
from hauntings.games.ghost_stories.table import Village
from tests.scenes.ghost_stories.village import Pieces

FULL = "N0:59 N1:2 E0:1 E1:3 S0:4 S1:5 S2:6 W0:7 W1:8 W2:9"  # a tormentor on the board; few spaces are left


class Unsaid(Stone):
    """Does what one of ours does, but does not say so."""

    def arrives(self, g: Village, space: Space) -> None:
        STONES[HAUNT_TILE].arrives(g, space)


class Bites(Stone):
    """A house rule."""

    def arrives(self, g: Village, space: Space) -> None:
        g.do(LOSES_A_QI[g.active])


def house(ability: int, stone: Stone) -> GhostStories:
    box = GhostStories("house", "House rules", BOX.seats, [])
    box.rules_for(box.settings({})).stones[ability] = stone
    return box


def odds_in(box: GhostStories) -> dict[Cost, Fraction]:
    g, rules = Pieces(ghosts=FULL, haunted="1").laid(box)
    return dict(yin_odds(box, box.view(g, 0, rules), 0).odds)


def test_all_of_ours_have_said() -> None:
    cards = Cards()
    assert all(stone.in_yin() != ANYTHING for stone in STONES) and len(STONES) == len(cards.ability)


def test_the_long_way_and_the_short_way_agree() -> None:
    assert odds_in(house(HAUNT_TILE, Unsaid())) == odds_in(BOX)


def test_a_new_stone_is_not_free() -> None:
    """Fast haunters that cost 1 Qi as they arrive: the phase costs more than it does in our game."""
    ours, theirs = [
        sum([cost[QI] * chance for cost, chance in odds_in(box).items()]) for box in (BOX, house(FAST_HAUNTER, Bites()))
    ]
    assert theirs > ours
