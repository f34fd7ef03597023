"""Questions to the table that Black Secret adds. Computed, never stored."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import Seat
from hauntings.games.ghost_stories.black_secret.cards import (
    CELLS,
    CURSES_IGNORE_COLOUR,
    DEMON_COST,
    LANDSCAPER,
    MANTRA_LEVEL,
    ROW_FIRST,
    ROW_SIZE,
    SEEKER,
    SIDE_A,
    SIDE_B,
    SLOTS,
    TOKEN_TYPES,
    URN,
)
from hauntings.games.ghost_stories.black_secret.questions import slot_in
from hauntings.games.ghost_stories.black_secret.table import AT_HOME, secret_of
from hauntings.games.ghost_stories.cards import (
    BLACK,
    BUDDHIST_TEMPLE,
    PAVILION,
    Card,
)
from hauntings.games.ghost_stories.geometry import BOARDS, Board, Place, Space
from hauntings.games.ghost_stories.questions import as_token
from hauntings.games.ghost_stories.standing import living_boards, silenced
from hauntings.games.ghost_stories.table import Village

ANY_COLOUR: Final = 0


def wu_feng(g: Village) -> Seat:
    """Wu-Feng's seat is the last one."""
    return Seat(g.seats - 1)


def below(g: Village, board: Board) -> bool:
    return g.at[board] >= CELLS


def tile_of(g: Village, board: Board) -> Place:
    """The tile where the Taoist stands, or the one above his cell (BS §15)."""
    return Place(g.at[board] % CELLS)


def first_taoist(g: Village) -> Board:
    """The active Taoist, or the next living one in turn order (BS r35, r42)."""
    return living_boards(g)[0]


def in_force(g: Village, ability: i64) -> bool:
    """An incarnation in play has this on its centre stone, and nothing silences it."""
    in_centre = g.cards.in_centre[ability]
    for number, card in enumerate(g.ghost):
        if in_centre[card] and not silenced(g, Space(number)):
            return True
    return False


def taoist_at(g: Village, place: Place) -> bool:
    for at in g.at:
        if at == place:
            return True
    return False


def catchable(g: Village) -> bool:
    """Temple or Pavilion is in the village, so that Uncatchable can meet a Buddha (BS r12)."""
    return g.place_of[BUDDHIST_TEMPLE] >= 0 or g.place_of[PAVILION] >= 0


# --- the pyramid (BS §5) ------------------------------------------------------------------------------------


def supported(pyramid: list[i64], level: i64, number: i64) -> bool:
    """Both spaces under this one of the level's row are filled; the lowest row needs none."""
    if level == 1:
        return True
    under = ROW_FIRST[level - 2] + number
    return pyramid[under] != 0 and pyramid[under + 1] != 0


def row_spaces(g: Village, level: i64) -> list[i64]:
    """Tokens of the free, supported spaces of a level."""
    pyramid = secret_of(g).pyramid
    found: list[i64] = []
    for number in range(ROW_SIZE[level - 1]):
        space = ROW_FIRST[level - 1] + number
        if pyramid[space] == 0 and supported(pyramid, level, number):
            found.append(as_token(space))
    return found


def row_free(g: Village, level: i64) -> bool:
    """A space of the row is supported and free."""
    pyramid = secret_of(g).pyramid
    for number in range(ROW_SIZE[level - 1]):
        if pyramid[ROW_FIRST[level - 1] + number] == 0 and supported(pyramid, level, number):
            return True
    return False


def row_open(g: Village, level: i64) -> bool:
    """A space of the row is supported."""
    pyramid = secret_of(g).pyramid
    for number in range(ROW_SIZE[level - 1]):
        if supported(pyramid, level, number):
            return True
    return False


def colour_fits(g: Village, curse: i64, colour: i64) -> bool:
    """BS §4: a card of the curse's colour, or a black one; Undertaker lifts the condition."""
    if colour == ANY_COLOUR or colour == BLACK or colour == g.cards.curse_colour[curse]:
        return True
    return in_force(g, CURSES_IGNORE_COLOUR)


def castable(g: Village, colour: i64) -> list[i64]:
    """The curses that a card of this colour could pay for now."""
    found: list[i64] = []
    for curse in secret_of(g).curses_up:
        if row_free(g, g.cards.curse_level[curse]) and colour_fits(g, curse, colour):
            found.append(curse)
    return found


# --- demons (BS §6) -----------------------------------------------------------------------------------------


def summonable(g: Village, demon: i64, card: Card) -> bool:
    secret = secret_of(g)
    if secret.shadow != AT_HOME or secret.demons[demon] != AT_HOME:
        return False
    return g.cards.resistance[card] >= DEMON_COST[demon]


def enters_anywhere(g: Village, demon: i64) -> bool:
    """Side A: the Seeker may enter on any cell."""
    return demon == SEEKER and secret_of(g).wu_feng_side == SIDE_A


def takes_no_tokens(g: Village, demon: i64) -> bool:
    """Side B: Tao tokens cannot be used to exorcise the Seeker."""
    return demon == SEEKER and secret_of(g).wu_feng_side == SIDE_B


def searches_beside_taoists(g: Village, demon: i64) -> bool:
    """Side B: the Landscaper may search even with a Taoist in its cell."""
    return demon == LANDSCAPER and secret_of(g).wu_feng_side == SIDE_B


def urns(g: Village) -> i64:
    """Urns on Wu-Feng's board."""
    count: i64 = 0
    for token in secret_of(g).found:
        if token % TOKEN_TYPES == URN:
            count += 1
    return count


# --- Blood Mantras (BS §9) ----------------------------------------------------------------------------------


def open_slots(g: Village) -> list[i64]:
    """Tokens of the slots whose Mantra takes one more Qi."""
    secret = secret_of(g)
    found: list[i64] = []
    for slot in range(SLOTS):
        mantra = secret.blood_mantras[slot]
        if mantra != 0 and secret.blood_qi[slot] < MANTRA_LEVEL[mantra]:
            found.append(as_token(slot))
    return found


def shown_slots(g: Village) -> list[i64]:
    """Tokens of the slots that show a Mantra."""
    shown = secret_of(g).blood_mantras
    found: list[i64] = []
    for slot in range(SLOTS):
        if shown[slot] != 0:
            found.append(as_token(slot))
    return found


def swappable_slots(g: Village) -> list[i64]:
    """Tokens of the slots whose Mantra another of its level could replace (BS r47)."""
    secret = secret_of(g)
    return [
        token
        for token in shown_slots(g)
        if len(secret.blood_piles[MANTRA_LEVEL[secret.blood_mantras[slot_in(token)]] - 2]) > 0
    ]


def brother_of(board: Board) -> Board:
    """The opposite board, whose power the Blood Brother lends (BS §10)."""
    return Board((board + 2) % BOARDS)


def has_brother(g: Village, board: Board) -> bool:
    return g.qi[board] == 1 and g.at[board] >= 0


def colour_of_drawn(g: Village) -> i64:
    return g.cards.colour[g.drawn]
