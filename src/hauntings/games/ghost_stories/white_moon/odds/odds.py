"""Exact odds of the Mystic Barrier's and the School's rolls, by enumeration, from a view (WM §10, §12)."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.engine.codec import Plain
from hauntings.games.ghost_stories.base.exorcism import lendable
from hauntings.games.ghost_stories.cards import GODS_FAVORITE
from hauntings.games.ghost_stories.geometry import CLOCKWISE, PLACES, Board, Space
from hauntings.games.ghost_stories.odds.odds import (
    ALL_BOARDS,
    NO_DICE,
    Counts,
    ExorcismOdds,
    dice_of,
    faces_of,
    kept_dice,
    lying_dice,
    odds_against,
    odds_with,
    targets_at,
    targets_told,
)
from hauntings.games.ghost_stories.questions import ASK_HELP, YANG
from hauntings.games.ghost_stories.rules import Adjusts
from hauntings.games.ghost_stories.standing import BITS, has_power
from hauntings.games.ghost_stories.table import NO_SPACES, Village
from hauntings.games.ghost_stories.white_moon.barrier import BarrierBoard, barrier_pool, barrier_targets
from hauntings.games.ghost_stories.white_moon.cards import BARRIER_DICE, CRYSTALS, KUNG_FU_SCHOOL
from hauntings.games.ghost_stories.white_moon.questions import YES
from hauntings.games.ghost_stories.white_moon.school import (
    RerollSchool,
    SchoolGhosts,
    SchoolRolled,
    SchoolTarget,
    school_colours,
    school_targets,
)
from hauntings.games.ghost_stories.white_moon.standing import crystals_placed
from hauntings.games.ghost_stories.white_moon.sword import DrawSword, may_draw_sword
from hauntings.games.ghost_stories.white_moon.table import moon_of


class SwordSetsWhite(Adjusts):
    """WM §11, Divine Sword: one die lies on white before the roll. It is never worse than rolling it."""

    def adjust(self, g: Village, thing: i64, number: i64) -> i64:
        return 1 if may_draw_sword(g, Board(thing)) else number


def barrier_odds(g: Village, spaces: list[Space]) -> ExorcismOdds:
    """The Barrier's roll against these ghosts: four dice, and crystals of the pool as tokens (WM §10)."""
    return odds_with(g, spaces, spaces, barrier_pool(g), NO_DICE, int(BARRIER_DICE), False)


def school_odds(g: Village, board: Board, spaces: list[Space], lying: Counts, reroll: bool) -> ExorcismOdds:
    """The School's roll of a Taoist against these ghosts, some dice lying already: own Tao and own crystals as tokens
    (WM §12)."""
    return odds_with(g, spaces, spaces, own_tokens(g, board), lying, dice_of(g, board), reroll)


def own_tokens(g: Village, board: Board) -> list[i64]:
    """Nobody on the tile helps."""
    alone = g.clone()
    alone.refused = ALL_BOARDS - BITS[board]
    return lendable(alone, board)


# --- the odds lens ------------------------------------------------------------------------------------------------


def moon_odds(g: Village, found: dict[str, Plain]) -> None:
    """White Moon's odds for the pending question (odds/lens.py)."""
    choice = g.choice
    if isinstance(choice, SchoolTarget):
        found["school"] = schools(g, choice.board)
    elif isinstance(choice, BarrierBoard):
        found["barrier"] = barriers(g, choice.board)
    elif isinstance(choice, RerollSchool):
        found["reroll"] = rerolls(g, choice.board)
    elif isinstance(choice, DrawSword):
        found["sword"] = swords(g, choice.board)
    elif g.kind == YANG:
        here = g.at[g.active]
        if here < PLACES and g.tile[here] == KUNG_FU_SCHOOL and ASK_HELP in g.options:
            found["school"] = schools(g, g.active)
        if crystals_placed(moon_of(g)) == CRYSTALS:
            found["barrier"] = barriers(g, g.active)
        elif moon_of(g).barrier_due != 0:  # the reward of Zhou fills the receptacles first (WM §5.1)
            full = g.clone()
            moon_of(full).receptacles = [1] * CRYSTALS
            found["barrier"] = barriers(full, g.active)


def barriers(g: Village, board: Board) -> list[Plain]:
    """This board and those that follow, each as if it had the whole pool."""
    found: list[Plain] = []
    fresh = g.clone()
    fresh.picked = NO_SPACES
    while True:
        spaces = barrier_targets(g, board)
        if spaces:
            odds = barrier_odds(fresh, spaces)
            found.append({"board": board, "dice": odds.dice, "targets": targets_told(odds, odds)})
        board = CLOCKWISE[board]
        if board == g.active:
            return found


def schools(g: Village, board: Board) -> list[Plain]:
    """Per colour that may be chosen and has a target."""
    found: list[Plain] = []
    for colour in school_colours(g, board):
        targets = school_targets(g, colour)
        if len(targets) > 0:
            odds = school_odds(g, board, targets, lying_dice(g, board), has_power(g, board, GODS_FAVORITE))
            found.append({"colour": colour, "dice": odds.dice, "targets": targets_told(odds, odds)})
    return found


def rerolls(g: Village, board: Board) -> list[Plain]:
    """Per set of dice that may be rolled again at the School."""
    found: list[Plain] = []
    for token in g.options:
        kept = faces_of(kept_dice(g.thrown, token))
        odds = school_odds(g, board, school_targets(g, colour_at_school(g)), kept, False)
        found.append({"token": token, "targets": targets_told(odds, odds)})
    return found


def swords(g: Village, board: Board) -> list[Plain]:
    """Without the Sword and with it, at an exorcism or at the School."""
    found: list[Plain] = []
    count = dice_of(g, board)
    reroll = has_power(g, board, GODS_FAVORITE)
    colour = colour_at_school(g)
    for token in (0, int(YES)):
        lying = lying_dice(g, board) if token == YES else NO_DICE
        if colour > 0:
            odds = school_odds(g, board, school_targets(g, colour), lying, reroll)
            own = odds
        else:
            odds = odds_against(g, board, targets_at(g, board), True, lying, count, reroll)
            own = odds_against(g, board, targets_at(g, board), False, lying, count, reroll)
        found.append({"token": token, "targets": targets_told(odds, own)})
    return found


def colour_at_school(g: Village) -> i64:
    """The colour of the attempt at the School that is under way, 0 if it is an exorcism."""
    effect = g.stack[-1] if len(g.stack) > 0 else None
    if isinstance(effect, SchoolRolled) or isinstance(effect, SchoolGhosts):
        return effect.colour
    return 0
