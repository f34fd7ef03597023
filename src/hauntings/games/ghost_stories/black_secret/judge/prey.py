"""Where Wu-Feng sends his demons, what he takes away below, and whom he strikes (BS §5.1, §6)."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.games.ghost_stories.black_secret.against import (
    DragBelow,
    KnockDown,
    RollAgainst,
    TaoLost,
    YinYangLost,
)
from hauntings.games.ghost_stories.black_secret.cards import CELLS, cell_at, cell_place, tile_above
from hauntings.games.ghost_stories.black_secret.judge.worth import dig_worth
from hauntings.games.ghost_stories.black_secret.standing import taoist_at
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.cards import ROW, STRENGTH
from hauntings.games.ghost_stories.geometry import STEPS, Board
from hauntings.games.ghost_stories.judge.help import token_worth
from hauntings.games.ghost_stories.judge.worth import (
    Sight,
    qi_costs,
    turns_until,
)
from hauntings.games.ghost_stories.standing import has_power, tao_of
from hauntings.games.ghost_stories.table import BEFORE_MOVE, Village


def lair(g: Village, cell: i64) -> float:
    """A cell to go to: there is something to find, and no Taoist in it or near."""
    worth = dig_worth(g, cell)
    if taoist_at(g, cell_place(cell)):
        worth -= 0.5
    secret = secret_of(g)
    near = 0.0
    for other in STEPS[cell]:
        near = max(near, dig_worth(g, other))
        if taoist_at(g, cell_place(other)):
            worth -= 0.05
    if taoist_at(g, tile_above(cell)) and secret.ladders[cell] != 0:
        worth -= 0.04
    for there in secret.demons:
        if there == cell and worth > 0.0:
            worth *= 0.6
    return worth + 0.3 * near


def needed_ladder(g: Village, cell: i64) -> float:
    """A ladder that a Taoist below, or one who hunts a demon, would use."""
    worth = 0.0
    for at in g.at:
        if at >= CELLS:
            worth += 1.0 if cell_at(at) == cell else 0.6 if cell in STEPS[cell_at(at)] else 0.1
    for there in secret_of(g).demons:
        if there >= 0:
            worth += 0.3 if there == cell else 0.15 if cell in STEPS[there] else 0.0
    return worth


def far_down(g: Village, cell: i64) -> float:
    """A cell without a ladder, far from the next, where no demon wants to search."""
    secret = secret_of(g)
    worth = -1.0 if secret.ladders[cell] != 0 else 0.0
    for other in STEPS[cell]:
        worth -= 0.1 * float(secret.ladders[other])
    for there in secret.demons:
        if there == cell:
            worth -= 1.0
    return worth - dig_worth(g, cell)


# --- Taoists ------------------------------------------------------------------------------------------------


def victim(g: Village, sight: Sight, board: Board) -> float:
    """The weakest for what costs Qi, the next to act for what costs time, the richest for what costs tokens."""
    choice = g.choice
    turns = turns_until(g, board)
    if board == g.active and g.stage == BEFORE_MOVE:
        turns = 0
    soon = 1.0 - 0.25 * float(turns)
    if isinstance(choice, KnockDown):
        return -9.0 if secret_of(g).knocked_down[board] != 0 else soon
    if isinstance(choice, DragBelow):
        return -9.0 if g.at[board] >= CELLS else soon
    if isinstance(choice, YinYangLost):
        return soon
    if isinstance(choice, TaoLost):
        best = 0.0
        for colour in range(1, ROW):
            if g.tao[board * ROW + colour] > 0:
                best = max(best, token_worth(g, sight, board, colour))
        return best + 0.02 * float(tao_of(g, board))
    if isinstance(choice, RollAgainst):
        if has_power(g, board, STRENGTH):
            return -9.0
        fresh = g.haunted[g.at[board] % CELLS] == 0
        return qi_costs(g, board) + 0.1 * float(tao_of(g, board)) + (sight.haunting if fresh else 0.0)
    return qi_costs(g, board)
