"""What White Moon lays beside the village. What it means is computed in `standing.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.games.ghost_stories.cards import ROW, Card
from hauntings.games.ghost_stories.geometry import BOARDS, EVERY_PLACE, PLACES, Board, Place, Space
from hauntings.games.ghost_stories.table import FOUR, NO_CARDS, NO_GHOSTS, NONE, Extra, Village
from hauntings.games.ghost_stories.white_moon.cards import ARTIFACTS

# streams of chance
VILLAGER_STACKS: Final = 10
PORTAL_PLACE: Final = 11
FROM_THE_BOX: Final = 12
MOON_STREAMS: Final = ["villagers", "portal", "incarnation from the box"]

TWELVE_DEAD: Final = 10  # an outcome: the twelfth villager is dead (WM §17)

# where an artifact is, if no board holds it
IN_RESERVE: Final = Board(-1)
OUT_OF_GAME: Final = Board(-2)

# what happened this turn, as bits of `moon_used`
USED_SU_LING: Final = 1
USED_CRYSTAL: Final = 2
USED_CLAW: Final = 4

# causes of death (WM §6)
BY_RETREAT: Final = 0
BY_HAUNTING: Final = 1
BY_DEVOURER: Final = 2
BY_XIANG: Final = 3
BY_VORACIOUS: Final = 4
NO_SPACE: Final = Space(-1)  # no ghost did it

EMPTY_STACKS: Final[list[list[i64]]] = [[] for _ in range(PLACES)]
ALL_IN_RESERVE: Final[list[Board]] = [IN_RESERVE] * ARTIFACTS
NO_TAO_OUT: Final[list[i64]] = [0] * ROW


class Moon(Extra):
    """Every list is replaced when it changes, never mutated, so that clones share it."""

    def __init__(self) -> None:
        # villagers, by family
        self.villagers: list[list[i64]] = EMPTY_STACKS  # per place; the last is the top
        self.villagers_seen: list[list[i64]] = EMPTY_STACKS
        self.shelter: list[i64] = NONE
        self.graveyard: list[i64] = NONE
        self.portal: Place = EVERY_PLACE[0]
        self.portal_first: Place = EVERY_PLACE[0]  # at set-up, for the score
        # Su-Ling
        self.su_ling: i64 = 0  # 1 + the space of her icon; 0: in the reserve, or on the Howling Ondine
        self.reminder: i64 = 0  # a baneful event happened this turn
        # crystals
        self.crystals: list[i64] = FOUR  # per board
        self.fresh_crystals: i64 = 0  # of the active Taoist, gained this turn
        self.crystal_reserve: i64 = 0
        self.receptacles: list[i64] = FOUR  # NW NE SE SW
        self.barrier_due: i64 = 0  # the Zhou reward is pending
        self.barrier: i64 = 0  # the Mystic Barrier is under way
        self.waiting: list[i64] = NONE  # families completed in it
        # artifacts
        self.artifacts: list[Board] = ALL_IN_RESERVE  # the board of each, or IN_RESERVE, OUT_OF_GAME
        self.armored: list[Card] = NO_GHOSTS  # per space: the card whose left stone the Armor ignores
        self.shielded: list[Card] = NO_CARDS  # cards sent under the deck during this arrival
        # the rest
        self.laid_down: list[i64] = FOUR  # per board
        self.rescues: i64 = 0  # this turn
        self.moon_used: i64 = 0
        self.tao_out: list[i64] = NO_TAO_OUT  # out of the game, by colour
        self.wu_cards: list[Card] = NO_CARDS  # incarnations that the Wu curse brought
        self.swapped: i64 = 0  # Uncatchable was swapped: it lies in the box

    def clone(self) -> Moon:
        m = Moon()
        m.villagers = self.villagers
        m.villagers_seen = self.villagers_seen
        m.shelter = self.shelter
        m.graveyard = self.graveyard
        m.portal = self.portal
        m.portal_first = self.portal_first
        m.su_ling = self.su_ling
        m.reminder = self.reminder
        m.crystals = self.crystals
        m.fresh_crystals = self.fresh_crystals
        m.crystal_reserve = self.crystal_reserve
        m.receptacles = self.receptacles
        m.barrier_due = self.barrier_due
        m.barrier = self.barrier
        m.waiting = self.waiting
        m.artifacts = self.artifacts
        m.armored = self.armored
        m.shielded = self.shielded
        m.laid_down = self.laid_down
        m.rescues = self.rescues
        m.moon_used = self.moon_used
        m.tao_out = self.tao_out
        m.wu_cards = self.wu_cards
        m.swapped = self.swapped
        return m


def moon_of(g: Village) -> Moon:
    """White Moon's part of the table."""
    moon = g.first_beside
    assert isinstance(moon, Moon)
    return moon


assert len(FOUR) == BOARDS
