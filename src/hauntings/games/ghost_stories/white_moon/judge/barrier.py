"""The Mystic Barrier (WM §10) as a sensible team plays it: dice where ghosts are, else a rescue; crystals where they do
most."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.games.ghost_stories.bill import bill_of, tokens_due
from hauntings.games.ghost_stories.geometry import BOARDS, EVERY_BOARD, EVERY_PLACE, Board, Space
from hauntings.games.ghost_stories.judge.answers import board_of_asked
from hauntings.games.ghost_stories.judge.worth import Sight
from hauntings.games.ghost_stories.moves import thrown_counts
from hauntings.games.ghost_stories.standing import white_counts
from hauntings.games.ghost_stories.table import NONE, Village
from hauntings.games.ghost_stories.white_moon.barrier import BarrierBoard, barrier_targets
from hauntings.games.ghost_stories.white_moon.cards import BARRIER_DICE
from hauntings.games.ghost_stories.white_moon.judge.plan import MoonPlan, hit_chance
from hauntings.games.ghost_stories.white_moon.judge.worth import rescue_worth
from hauntings.games.ghost_stories.white_moon.questions import RESCUE_ONE, ROLL
from hauntings.games.ghost_stories.white_moon.standing import crystals_placed, top


def board_for(g: Village) -> Board:
    """Whose plan it is: the Taoist who is asked, else the active one, else any who lives."""
    asked = board_of_asked(g)
    for n in range(BOARDS):
        board = Board((asked + n) % BOARDS)
        if g.at[board] >= 0:
            return board
    return asked


def barrier(g: Village) -> list[float]:
    """One board's turn: the dice if they are worth more than a rescue (WM §10)."""
    choice = g.choice
    if not isinstance(choice, BarrierBoard):
        return []
    plan = MoonPlan(g, board_for(g))
    m = plan.moon
    marks: list[float] = []
    for token in g.options:
        worth = 0.0
        if token == ROLL:
            worth = rolling(g, plan, choice.board)
        elif token == RESCUE_ONE:
            best = 0.0
            for place in EVERY_PLACE:
                family = top(m, place)
                if family != 0 and (place == m.portal or len(m.villagers[m.portal]) == 0):
                    saved = rescue_worth(m, family)
                    if saved > best:
                        best = saved
            worth = best - crystal_price(g)
        marks.append(worth)
    return marks


def rolling(g: Village, plan: MoonPlan, board: Board) -> float:
    """Four dice, and a fair part of the crystals, against the ghosts of a board."""
    share: i64 = crystals_placed(plan.moon)
    if share > 2:
        share = 2
    best = 0.0
    rest = 0.0
    for space in barrier_targets(g, board):
        worth = hit_chance(plan, space, BARRIER_DICE, share) * plan.sight.removal[space]
        rest += worth
        if worth > best:
            best = worth
    return best + 0.4 * (rest - best)


def crystal_price(g: Village) -> float:
    """A crystal of the pool; what is left at the end goes back to the reserve."""
    boards: i64 = 0
    for board in EVERY_BOARD:
        if len(barrier_targets(g, board)) > 0:
            boards += 1
    return 0.05 * float(boards)


def barred(g: Village, sight: Sight, space: Space) -> float:
    """A ghost of the Barrier's roll, less the crystals it costs."""
    dice = thrown_counts(g)
    white = white_counts(g)
    due = tokens_due(bill_of(g, [*g.picked, space], NONE), dice, white)
    if len(g.picked) > 0:
        due -= tokens_due(bill_of(g, g.picked, NONE), dice, white)
    return sight.removal[space] - float(due) * crystal_price(g)
