"""Questions to the table: who lives, which power works, what stands where. Computed, never stored."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import GROUP
from hauntings.engine.zones import how_many
from hauntings.games.ghost_stories.cards import (
    BUDDHAS,
    FORGOTTEN_ONES,
    NAMELESS,
    ROW,
    TAO_DICE,
)
from hauntings.games.ghost_stories.geometry import BOARDS, SPACES
from hauntings.games.ghost_stories.table import Village

EVERY_SEAT: Final = 0xFF
BITS: Final[list[i64]] = [1, 2, 4, 8, 16, 32, 64, 128]


def living(g: Village, board: i64) -> bool:
    """A Taoist sits there and is not dead."""
    return g.at[board] >= 0


def neutral(g: Village, board: i64) -> bool:
    return g.seat_of[board] < 0


def possessed(g: Village, board: i64) -> bool:
    """The board of a dead Taoist, or a neutral one without Qi (GS §13, §14)."""
    return g.qi[board] == 0


def living_boards(g: Village) -> list[i64]:
    """Boards of living Taoists in turn order, from the active board on."""
    found: list[i64] = []
    n: i64 = 0
    while n < BOARDS:
        board = (g.active + n) % BOARDS
        if g.at[board] >= 0:
            found.append(board)
        n += 1
    return found


def group(g: Village) -> i64:
    """Who answers for the group: any living Taoist; the last one alone."""
    found: i64 = GROUP
    count: i64 = 0
    board: i64 = 0
    while board < BOARDS:
        if g.at[board] >= 0:
            found = g.seat_of[board]
            count += 1
        board += 1
    return found if count == 1 else GROUP


def decider(g: Village) -> i64:
    """Who decides for the active board: its living Taoist, or the group (GS §5)."""
    return g.seat_of[g.active] if g.at[g.active] >= 0 else group(g)


def ignored(g: Village, space: i64) -> bool:
    """The lasting left stone of the ghost there does not count (a seam)."""
    for rule in g.rules.ignores:
        if rule.says(g, space // 3, space):
            return True
    return False


def silenced(g: Village, space: i64) -> bool:
    """The centre stone of the ghost there does not count (a seam)."""
    for rule in g.rules.silences:
        if rule.says(g, space // 3, space):
            return True
    return False


def in_play(g: Village, card: i64) -> bool:
    """The card lies on one of the twelve spaces."""
    for ghost in g.ghost:
        if ghost == card:
            return True
    return False


def some_space_free(g: Village) -> bool:
    """Not all twelve spaces are taken (GS r2)."""
    return in_play(g, 0)


def blocked(g: Village, board: i64) -> bool:
    """A ghost on the board, or the Forgotten Ones anywhere, put its power out (GS §6, §8)."""
    ghost = g.ghost
    blocks = g.cards.blocks
    space: i64 = board * 3
    last: i64 = space + 3
    while space < last:
        if blocks[ghost[space]] and not ignored(g, space):
            return True
        space += 1
    return in_play(g, FORGOTTEN_ONES)


def power_works(g: Village, board: i64) -> bool:
    """The board's own power can be used: not possessed, not blocked."""
    return g.qi[board] > 0 and not blocked(g, board)


def holds_power(g: Village, board: i64, power: i64) -> bool:
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


def has_power(g: Village, board: i64, power: i64) -> bool:
    """The Taoist of the board may use this power now: he holds it, he lives, and it works."""
    return holds_power(g, board, power) and g.at[board] >= 0 and power_works(g, g.board_of[power // 2 + 1])


def captors(g: Village) -> i64:
    """How many Tao dice ghosts hold (GS §6, r9)."""
    count: i64 = 0
    ghost = g.ghost
    captures = g.cards.captures
    space: i64 = 0
    while space < SPACES:
        card = ghost[space]
        if card != 0 and captures[card] and not ignored(g, space):
            count += 1
        space += 1
    return count if count < TAO_DICE else TAO_DICE


def tao_locked(g: Village) -> bool:
    """Nobody may spend Tao tokens (GS §6)."""
    ghost = g.ghost
    locks = g.cards.locks
    space: i64 = 0
    while space < SPACES:
        card = ghost[space]
        if card != 0 and locks[card] and not ignored(g, space):
            return True
        space += 1
    return False


def white_counts(g: Village) -> bool:
    """White faces are worth something: no Nameless in play (GS §8)."""
    if not in_play(g, NAMELESS):
        return True
    return silenced(g, g.ghost.index(NAMELESS))


def has_centre(g: Village, space: i64, ability: i64) -> bool:
    """The ghost there has this ability on its centre stone, and nothing silences it."""
    return g.cards.in_centre[ability][g.ghost[space]] and not silenced(g, space)


def tao_of(g: Village, board: i64) -> i64:
    """How many Tao tokens the board holds."""
    tao = g.tao
    base: i64 = board * ROW
    return tao[base + 1] + tao[base + 2] + tao[base + 3] + tao[base + 4] + tao[base + 5]


def buddhas_at_temple(g: Village) -> i64:
    """Buddhas neither held nor placed; they lie on the Temple tile, or in the box if it is not in the village."""
    return BUDDHAS - how_many(g.buddhas) - how_many(g.buddha)


def haunted_count(g: Village) -> i64:
    return how_many(g.haunted)


def free_spaces(g: Village, board: i64) -> list[i64]:
    """Tokens of the ghost-free spaces of a board; a Buddha space counts as free (GS §12)."""
    found: list[i64] = []
    ghost = g.ghost
    space: i64 = board * 3
    last: i64 = space + 3
    while space < last:
        if ghost[space] == 0:
            found.append(space + 1)
        space += 1
    return found


def all_free_spaces(g: Village) -> list[i64]:
    found: list[i64] = []
    ghost = g.ghost
    space: i64 = 0
    while space < SPACES:
        if ghost[space] == 0:
            found.append(space + 1)
        space += 1
    return found


def overrun(g: Village, board: i64) -> bool:
    ghost = g.ghost
    base: i64 = board * 3
    return ghost[base] != 0 and ghost[base + 1] != 0 and ghost[base + 2] != 0


def available_colours(g: Village) -> list[i64]:
    """Colours of which the supply has a Tao token."""
    supply = g.tao_supply
    found: list[i64] = []
    colour: i64 = 1
    while colour < ROW:
        if supply[colour] > 0:
            found.append(colour)
        colour += 1
    return found


def held_colours(g: Village, board: i64) -> list[i64]:
    tao = g.tao
    found: list[i64] = []
    colour: i64 = 1
    while colour < ROW:
        if tao[board * ROW + colour] > 0:
            found.append(colour)
        colour += 1
    return found


def taoist_seats(g: Village) -> i64:
    """The mask of the Taoists' seats: they share what they know of the deck."""
    mask: i64 = 0
    for seat in g.seat_of:
        if seat >= 0:
            mask |= BITS[seat]
    return mask
