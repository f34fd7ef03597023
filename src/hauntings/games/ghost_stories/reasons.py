"""Why a token is not an option of the pending question: the same functions that make the options."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.engine.table import NOBODY, PASS
from hauntings.games.ghost_stories.base.exorcism import TOKENS_A_BOARD, ChooseGhosts, SpendTokens, promised, protected
from hauntings.games.ghost_stories.base.steps import StepTaoist
from hauntings.games.ghost_stories.cards import ROW, is_incarnation
from hauntings.games.ghost_stories.geometry import FACED
from hauntings.games.ghost_stories.questions import (
    BANISH,
    CHOOSE_FIRST,
    CHOOSE_POWER,
    DISCARD_TAO,
    EXORCISE,
    GIVE_QI,
    GIVE_YIN_YANG,
    LEND,
    NEXT_CARD,
    PLACE_GHOST,
    PRAY,
    REROLL_DICE,
    REVIVE,
    SPEND,
    STEP_TO,
    TAKE_TAO,
    UNHAUNT,
    WATCH,
    WHO_LOSES_QI,
    WIND_GHOST,
    WIND_SPACE,
    WIND_TAOIST,
    YANG,
)
from hauntings.games.ghost_stories.standing import BITS, living
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import (
    CAN,
    CHOSEN_ALREADY,
    COLOUR_THERE,
    FORBIDDEN,
    GAME_OVER,
    GHOST_THERE,
    HAS_YIN_YANG,
    HERE_ALREADY,
    INCARNATION,
    LENDS_NOTHING,
    MUST_EXORCISE,
    NEUTRAL_BOARD,
    NO_FIGURE_OUT,
    NO_GHOST_THERE,
    NO_SUCH_DIE,
    NO_SUCH_TOKEN,
    NONE_IN_SUPPLY,
    NOT_ADJACENT,
    NOT_ANOTHER_TAOIST,
    NOT_ASKED_FOR,
    NOT_DEAD,
    NOT_ENOUGH,
    NOT_FACED,
    NOT_HAUNTED,
    NOT_ITS_BOARD,
    NOT_LIVING,
    NOT_LOOKED_AT,
    NOT_NEEDED,
    NOT_ON_THIS_BOARD,
    NOT_ON_YOUR_TILE,
    OTHER_QUESTION,
    PROTECTED,
    SAME_DICE,
)


def why(g: Village, kind: i64, token: i64) -> i64:
    """Why the token is not an option of the pending question (a reason of why.py)."""
    if g.outcome != 0:
        return GAME_OVER
    if g.asked == NOBODY or kind != g.kind:
        return OTHER_QUESTION
    if token in g.options:
        return CAN
    if kind == YANG:
        return why_not_deed(g, token)
    if kind == EXORCISE or kind == SPEND:
        return why_not_paid(g, kind, token)
    if kind == PLACE_GHOST:
        return GHOST_THERE if g.ghost[token - 1] != 0 else NOT_ITS_BOARD
    if kind == REROLL_DICE:
        return NO_SUCH_DIE if token >= BITS[len(g.thrown)] else SAME_DICE
    if kind == LEND:
        return NOT_ASKED_FOR
    if kind == TAKE_TAO:
        return NONE_IN_SUPPLY
    if kind == DISCARD_TAO:
        return NO_SUCH_TOKEN
    if kind == PRAY:
        return COLOUR_THERE if token == g.circle else NONE_IN_SUPPLY
    if kind == UNHAUNT:
        return NOT_HAUNTED
    if kind == BANISH:
        return INCARNATION if is_incarnation(g.ghost[token - 1]) else NO_GHOST_THERE
    if kind == WIND_GHOST:
        return NO_GHOST_THERE
    if kind == WIND_SPACE:
        return GHOST_THERE
    if kind == STEP_TO:
        choice = g.choice
        assert isinstance(choice, StepTaoist)
        return HERE_ALREADY if token - 1 == g.at[choice.moved] else NOT_ADJACENT
    if kind == NEXT_CARD:
        return NOT_LOOKED_AT
    return why_not_board(g, kind, token - 1)


def why_not_deed(g: Village, token: i64) -> i64:
    action = g.rules.action_of[token]
    if action is None:
        return OTHER_QUESTION
    reason = action.why_not(g, g.active, token)
    return FORBIDDEN if reason == CAN else reason


def why_not_paid(g: Village, kind: i64, token: i64) -> i64:
    """A ghost that is not exorcised, a token that is not spent."""
    choice = g.choice
    if kind == EXORCISE:
        assert isinstance(choice, ChooseGhosts)
        if token == PASS:
            return MUST_EXORCISE
        space = token - 1
        if space not in FACED[g.at[choice.board]]:
            return NOT_FACED
        if g.ghost[space] == 0:
            return NO_GHOST_THERE
        if space in g.picked:
            return CHOSEN_ALREADY
        return PROTECTED if protected(g, choice.board, space) else NOT_ENOUGH
    assert isinstance(choice, SpendTokens)
    owner = (token - 1) // TOKENS_A_BOARD
    colour = (token - 1) % TOKENS_A_BOARD + 1
    if g.at[owner] != g.at[choice.board]:
        return NOT_ON_YOUR_TILE
    if g.refused & BITS[owner] != 0:
        return LENDS_NOTHING
    if g.tao[owner * ROW + colour] == promised(g, owner, colour):
        return NO_SUCH_TOKEN
    return NOT_NEEDED


def why_not_board(g: Village, kind: i64, board: i64) -> i64:
    """Questions about a board, or a power of one."""
    if kind == GIVE_QI or kind == WHO_LOSES_QI:
        return NOT_LIVING
    if kind == GIVE_YIN_YANG:
        return HAS_YIN_YANG if living(g, board) else NOT_LIVING
    if kind == REVIVE:
        return NOT_DEAD
    if kind == WATCH:
        return NO_FIGURE_OUT
    if kind == WIND_TAOIST:
        return NOT_ANOTHER_TAOIST
    if kind == CHOOSE_POWER:
        return NOT_ON_THIS_BOARD
    if kind == CHOOSE_FIRST:
        return NEUTRAL_BOARD
    return OTHER_QUESTION
