"""Questions to the table: who lives, which power works, what stands where. Computed, never stored."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import GROUP, Seat
from hauntings.engine.zones import how_many
from hauntings.games.ghost_stories.cards import (
    BUDDHAS,
    FORGOTTEN_ONES,
    NAMELESS,
    NO_CARD,
    ROW,
    TAO_DICE,
    Card,
)
from hauntings.games.ghost_stories.geometry import BOARDS, SPACES, Board, Space, board_at
from hauntings.games.ghost_stories.questions import as_token
from hauntings.games.ghost_stories.table import Village

EVERY_SEAT: Final = 0xFF
BITS: Final[list[i64]] = [1, 2, 4, 8, 16, 32, 64, 128]


def living(g: Village, board: Board) -> bool:
    """A Taoist sits there and is not dead."""
    return g.at[board] >= 0


def neutral(g: Village, board: Board) -> bool:
    return g.seat_of[board] < 0


def possessed(g: Village, board: Board) -> bool:
    """The board of a dead Taoist, or a neutral one without Qi (GS §13, §14)."""
    return g.qi[board] == 0


def living_boards(g: Village) -> list[Board]:
    """Boards of living Taoists in turn order, from the active board on."""
    found: list[Board] = []
    for n in range(BOARDS):
        board = Board((g.active + n) % BOARDS)
        if g.at[board] >= 0:
            found.append(board)
    return found


def group(g: Village) -> Seat:
    """Who answers for the group: any living Taoist; the last one alone."""
    found = Seat(GROUP)
    count: i64 = 0
    for board in range(BOARDS):
        if g.at[board] >= 0:
            found = g.seat_of[board]
            count += 1
    return found if count == 1 else Seat(GROUP)


def decider(g: Village) -> Seat:
    """Who decides for the active board: its living Taoist, or the group (GS §5)."""
    return g.seat_of[g.active] if g.at[g.active] >= 0 else group(g)


def ignored(g: Village, space: Space) -> bool:
    """The lasting left stone of the ghost there does not count (a seam)."""
    for rule in g.rules.ignores:
        if rule.says(g, board_at(space), space):
            return True
    return False


def silenced(g: Village, space: Space) -> bool:
    """The centre stone of the ghost there does not count (a seam)."""
    for rule in g.rules.silences:
        if rule.says(g, board_at(space), space):
            return True
    return False


def in_play(g: Village, card: Card) -> bool:
    """The card lies on one of the twelve spaces."""
    for ghost in g.ghost:
        if ghost == card:
            return True
    return False


def some_space_free(g: Village) -> bool:
    """Not all twelve spaces are taken (GS r2)."""
    return in_play(g, NO_CARD)


def blocked(g: Village, board: Board) -> bool:
    """A ghost on the board, or the Forgotten Ones anywhere, put its power out (GS §6, §8)."""
    ghost = g.ghost
    blocks = g.cards.blocks
    for number in range(board * 3, board * 3 + 3):
        if blocks[ghost[number]] and not ignored(g, Space(number)):
            return True
    return in_play(g, FORGOTTEN_ONES)


def power_works(g: Village, board: Board) -> bool:
    """The board's own power can be used: not possessed, not blocked."""
    return g.qi[board] > 0 and not blocked(g, board)


def holds_power(g: Village, board: Board, power: i64) -> bool:
    """The power is the Taoist's own or lent to him, whether it works or not."""
    home = g.board_of[power // 2 + 1]
    if g.power[home] != power:
        return False
    if home == board:
        return True
    for rule in g.rules.lends_power:
        if rule.says(g, board, home):
            return True
    return False


def has_power(g: Village, board: Board, power: i64) -> bool:
    """The Taoist of the board may use this power now: he holds it, he lives, and it works."""
    return holds_power(g, board, power) and g.at[board] >= 0 and power_works(g, g.board_of[power // 2 + 1])


def captors(g: Village) -> i64:
    """How many Tao dice ghosts hold (GS §6, r9)."""
    count: i64 = 0
    ghost = g.ghost
    captures = g.cards.captures
    for number in range(SPACES):
        card = ghost[number]
        if card != 0 and captures[card] and not ignored(g, Space(number)):
            count += 1
    return count if count < TAO_DICE else TAO_DICE


def tao_locked(g: Village) -> bool:
    """Nobody may spend Tao tokens (GS §6)."""
    ghost = g.ghost
    locks = g.cards.locks
    for number in range(SPACES):
        card = ghost[number]
        if card != 0 and locks[card] and not ignored(g, Space(number)):
            return True
    return False


def white_counts(g: Village) -> bool:
    """White faces are worth something: no Nameless in play (GS §8)."""
    if not in_play(g, NAMELESS):
        return True
    return silenced(g, Space(g.ghost.index(NAMELESS)))


def has_centre(g: Village, space: Space, ability: i64) -> bool:
    """The ghost there has this ability on its centre stone, and nothing silences it."""
    return g.cards.in_centre[ability][g.ghost[space]] and not silenced(g, space)


def tao_of(g: Village, board: Board) -> i64:
    """How many Tao tokens the board holds."""
    tao = g.tao
    base: i64 = board * ROW
    return tao[base + 1] + tao[base + 2] + tao[base + 3] + tao[base + 4] + tao[base + 5]


def buddhas_at_temple(g: Village) -> i64:
    """Buddhas neither held nor placed; they lie on the Temple tile, or in the box if it is not in the village."""
    return BUDDHAS - how_many(g.buddhas) - how_many(g.buddha)


def haunted_count(g: Village) -> i64:
    return how_many(g.haunted)


def free_spaces(g: Village, board: Board) -> list[i64]:
    """Tokens of the ghost-free spaces of a board; a Buddha space counts as free (GS §12)."""
    found: list[i64] = []
    ghost = g.ghost
    for space in range(board * 3, board * 3 + 3):
        if ghost[space] == 0:
            found.append(as_token(space))
    return found


def all_free_spaces(g: Village) -> list[i64]:
    """Tokens of all ghost-free spaces."""
    found: list[i64] = []
    ghost = g.ghost
    for space in range(SPACES):
        if ghost[space] == 0:
            found.append(as_token(space))
    return found


def overrun(g: Village, board: Board) -> bool:
    ghost = g.ghost
    base: i64 = board * 3
    return ghost[base] != 0 and ghost[base + 1] != 0 and ghost[base + 2] != 0


def available_colours(g: Village) -> list[i64]:
    """Colours of which the supply has a Tao token."""
    supply = g.tao_supply
    found: list[i64] = []
    for colour in range(1, ROW):
        if supply[colour] > 0:
            found.append(colour)
    return found


def held_colours(g: Village, board: Board) -> list[i64]:
    tao = g.tao
    found: list[i64] = []
    for colour in range(1, ROW):
        if tao[board * ROW + colour] > 0:
            found.append(colour)
    return found


def taoist_seats(g: Village) -> i64:
    """The mask of the Taoists' seats: they share what they know of the deck."""
    mask: i64 = 0
    for seat in g.seat_of:
        if seat >= 0:
            mask |= BITS[seat]
    return mask
