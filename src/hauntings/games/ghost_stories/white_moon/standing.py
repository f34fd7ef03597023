"""Questions to White Moon's part of the table. Computed, never stored."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.games.ghost_stories.cards import CEMETERY, ROW
from hauntings.games.ghost_stories.geometry import CENTRE_PLACE, EVERY_PLACE, PLACES, Board, Place, Space, board_at
from hauntings.games.ghost_stories.questions import as_token
from hauntings.games.ghost_stories.rules import Adjusts
from hauntings.games.ghost_stories.standing import in_play
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.cards import (
    EDGES,
    FAMILIES,
    FAMILY_SIZE,
    GATE_KEEPER,
    HOWLING_ONDINE,
    PORTAL_POINTS,
    SHAPESHIFTER,
    SHAPESHIFTER_ON,
    VILLAGERS_A_TILE,
)
from hauntings.games.ghost_stories.white_moon.table import Moon, moon_of


def top(m: Moon, place: Place) -> i64:
    """The family of the face-up villager there, 0 if there is none."""
    stack = m.villagers[place]
    return stack[-1] if len(stack) > 0 else 0


def face_up(m: Moon) -> list[i64]:
    """Tokens of the places with a villager: each has one face up."""
    found: list[i64] = []
    for place in EVERY_PLACE:
        if len(m.villagers[place]) > 0:
            found.append(as_token(place))
    return found


def has_room(g: Village, m: Moon, place: Place) -> bool:
    """A villager may enter: never a third over three, never a haunted tile (WM §5.2), never below (WM §23)."""
    return place < PLACES and g.haunted[place] == 0 and len(m.villagers[place]) < VILLAGERS_A_TILE


def portal_open(g: Village) -> bool:
    """The Portal stands in the village, not on the Gate Keeper (WM §14)."""
    return not in_play(g, GATE_KEEPER)


def su_ling_held(g: Village) -> bool:
    """She sits on the Howling Ondine (WM §14)."""
    return in_play(g, HOWLING_ONDINE)


def crystals_placed(m: Moon) -> i64:
    return m.receptacles[0] + m.receptacles[1] + m.receptacles[2] + m.receptacles[3]


def family_complete(m: Moon, family: i64) -> bool:
    count: i64 = 0
    for rescued in m.shelter:
        if rescued == family:
            count += 1
    return count == FAMILY_SIZE[family]


def dead_families(m: Moon) -> list[i64]:
    """Families with a member in the Graveyard, each once."""
    bit: i64 = 1
    dead: i64 = 0
    for family in m.graveyard:
        dead |= bit << family
    return [family for family in range(1, FAMILIES + 1) if dead >> family & 1]


def return_place(g: Village) -> Place:
    """Where the Life Potion brings the dead back: the Cemetery, or the centre tile without it (WM §11)."""
    place = g.place_of[CEMETERY]
    return place if place >= 0 else CENTRE_PLACE


class ShapeshifterNeeds(Adjusts):
    """WM §14: the Shapeshifter has the colour of the board it lies on."""

    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        return SHAPESHIFTER_ON + g.colour[board_at(Space(thing))] if number == SHAPESHIFTER else number


def colours_of(g: Village, space: Space) -> list[i64]:
    """The colours of the resistance of the ghost there (WM r66)."""
    row: i64 = g.ghost[space]
    for rule in g.rules.needs_of:
        row = rule.adjust(g, space, row)
    return [colour for colour in range(1, ROW) if g.cards.needs[row * ROW + colour] > 0]


def portal_points(m: Moon) -> i64:
    """WM §18: by the Portal's tile at set-up."""
    if m.portal_first == CENTRE_PLACE:
        return 0
    points: i64 = PORTAL_POINTS["edge" if m.portal_first in EDGES else "corner"]
    return points


def holder(g: Village, artifact: i64) -> Board:
    """The board that holds the artifact, negative if none does."""
    return moon_of(g).artifacts[artifact]
