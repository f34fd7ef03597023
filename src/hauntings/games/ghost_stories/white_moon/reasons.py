"""Why a token of White Moon is not an option of the pending question: the same functions that make the options."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.engine.table import NOBODY, PASS
from hauntings.games.ghost_stories.base.exorcism import TOKENS_A_BOARD, WILD_TOKEN, SpendTokens, promised
from hauntings.games.ghost_stories.cards import is_incarnation
from hauntings.games.ghost_stories.expansion import NOT_MINE
from hauntings.games.ghost_stories.geometry import BOARDS, PLACES
from hauntings.games.ghost_stories.laid_down import lies
from hauntings.games.ghost_stories.questions import MOON_KINDS_FROM, SPEND
from hauntings.games.ghost_stories.standing import BITS, living
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.artifacts import ComeToScroll, why_not_light
from hauntings.games.ghost_stories.white_moon.barrier import (
    BarrierBoard,
    BarrierGhosts,
    barrier_targets,
    why_not_barrier,
)
from hauntings.games.ghost_stories.white_moon.opening import PreRescue
from hauntings.games.ghost_stories.white_moon.questions import (
    BARRIER,
    BARRIER_CRYSTAL,
    BARRIER_GHOST,
    BARRIER_VILLAGER,
    BRING_BACK,
    CLAW,
    DEAD_FAMILY,
    LIGHT,
    MOON_KINDS,
    POTION,
    POTION_FAMILY,
    POTION_REVIVE,
    PRE_RESCUE,
    SCHOOL,
    SCHOOL_GHOST,
    SCROLL,
    SU_LING,
    VICTIM,
    WHO_GIVES_TAO,
    WU_BUDDHA,
    ZHOU_QI,
)
from hauntings.games.ghost_stories.white_moon.school import SchoolGhosts, SchoolSpend, school_targets
from hauntings.games.ghost_stories.white_moon.standing import dead_families, top
from hauntings.games.ghost_stories.white_moon.su_ling import why_not_icon
from hauntings.games.ghost_stories.white_moon.sword import UseClaw
from hauntings.games.ghost_stories.white_moon.table import moon_of
from hauntings.games.ghost_stories.white_moon.villagers import why_not_enter
from hauntings.games.ghost_stories.white_moon.why import (
    FAMILY_CHOSEN,
    HOLDS_NO_SUCH_TAO,
    LIES_DOWN,
    NO_CRYSTAL,
    NO_HELP_AT_SCHOOL,
    NO_QI_TO_LOSE,
    NO_ROOM_TO_RETURN,
    NO_VILLAGER_HERE,
    NOBODY_FACE_UP,
    NOBODY_OF_FAMILY_DEAD,
    NOT_A_SCHOOL_COLOUR,
    NOT_A_TARGET,
    NOT_A_TARGETS_COLOUR,
)
from hauntings.games.ghost_stories.why import (
    BUDDHA_THERE,
    CAN,
    CHOSEN_ALREADY,
    GAME_OVER,
    GHOST_THERE,
    INCARNATION,
    LENDS_NOTHING,
    NO_GHOST_THERE,
    NO_QI_LEFT,
    NONE_IN_SUPPLY,
    NOT_DEAD,
    NOT_ENOUGH,
    NOT_LIVING,
    NOT_NEEDED,
    NOT_ON_YOUR_TILE,
    OTHER_QUESTION,
)


def moon_why(g: Village, kind: i64, token: i64) -> i64:
    """Why the token is not an option, if it is White Moon's to say."""
    mine = MOON_KINDS_FROM <= kind < MOON_KINDS_FROM + len(MOON_KINDS)
    if kind == SPEND and g.kind == SPEND and g.asked != NOBODY and g.outcome == 0 and token not in g.options:
        return why_not_spent(g, token)
    if not mine:
        return NOT_MINE
    if g.outcome != 0:
        return GAME_OVER
    if g.asked == NOBODY or kind != g.kind:
        return OTHER_QUESTION
    if token in g.options:
        return CAN
    if kind == BARRIER_GHOST or kind == SCHOOL_GHOST:
        return why_not_ghost(g, kind, token - 1)
    if kind == BRING_BACK or kind == POTION:
        return why_not_dead(g, kind, token)
    if kind == SU_LING:
        return why_not_icon(g, moon_of(g), token - 1)
    if kind == WU_BUDDHA:
        return GHOST_THERE if g.ghost[token - 1] != 0 else BUDDHA_THERE
    if kind == SCROLL:
        return why_not_come(g)
    return why_not_rest(g, kind, token)


def why_not_rest(g: Village, kind: i64, token: i64) -> i64:
    choice = g.choice
    if kind == VICTIM or kind == BARRIER_VILLAGER:
        return NOBODY_FACE_UP
    if kind == ZHOU_QI:
        return NO_QI_TO_LOSE
    if kind == WHO_GIVES_TAO:
        return HOLDS_NO_SUCH_TAO
    if kind == LIGHT:
        return why_not_light(g, g.active, token - 1)
    if kind == SCHOOL:
        return NOT_A_SCHOOL_COLOUR
    if kind == CLAW:
        assert isinstance(choice, UseClaw)
        return NONE_IN_SUPPLY if choice.mask & BITS[token] != 0 else NOT_A_TARGETS_COLOUR
    if kind == BARRIER:
        assert isinstance(choice, BarrierBoard)
        return why_not_barrier(g, choice.board, token)
    if kind == BARRIER_CRYSTAL:
        return NO_CRYSTAL
    if kind == PRE_RESCUE:
        assert isinstance(choice, PreRescue)
        if token - 1 in choice.places:
            return CHOSEN_ALREADY
        return NOBODY_FACE_UP if top(moon_of(g), token - 1) == 0 else FAMILY_CHOSEN
    return NOT_LIVING  # a board that gets something


def why_not_spent(g: Village, token: i64) -> i64:
    """A token that is not spent: crystals, and all of others at the School."""
    choice = g.choice
    assert isinstance(choice, SpendTokens)
    owner = token - WILD_TOKEN if token >= WILD_TOKEN else (token - 1) // TOKENS_A_BOARD
    if isinstance(choice, SchoolSpend) and owner != choice.board:
        return NO_HELP_AT_SCHOOL
    if token < WILD_TOKEN:
        return NOT_MINE
    if g.at[owner] != g.at[choice.board]:
        return NOT_ON_YOUR_TILE
    if g.refused & BITS[owner] != 0:
        return LENDS_NOTHING
    return NO_CRYSTAL if moon_of(g).crystals[owner] == promised(g, owner, 0) else NOT_NEEDED


def why_not_ghost(g: Village, kind: i64, space: i64) -> i64:
    """A ghost that the Barrier or the School does not exorcise."""
    choice = g.choice
    if kind == BARRIER_GHOST:
        assert isinstance(choice, BarrierGhosts)
        targets = barrier_targets(g, choice.board)
    else:
        assert isinstance(choice, SchoolGhosts)
        targets = school_targets(g, choice.colour)
    if space in g.picked:
        return CHOSEN_ALREADY
    if g.ghost[space] == 0:
        return NO_GHOST_THERE
    if is_incarnation(g.ghost[space]):
        return INCARNATION
    return NOT_ENOUGH if space in targets else NOT_A_TARGET


def why_not_dead(g: Village, kind: i64, token: i64) -> i64:
    """Somebody whom the Cemetery or the Life Potion does not bring back, or a Qi that is not given."""
    families: i64 = DEAD_FAMILY if kind == BRING_BACK else POTION_FAMILY
    if token > families:
        return NO_ROOM_TO_RETURN if token - families in dead_families(moon_of(g)) else NOBODY_OF_FAMILY_DEAD
    if kind == POTION and token < POTION_REVIVE:
        return NO_QI_LEFT if living(g, token - 1) else NOT_LIVING
    board = (token - 1) % BOARDS
    return NO_QI_LEFT if g.seat_of[board] >= 0 and g.qi[board] == 0 else NOT_DEAD


def why_not_come(g: Village) -> i64:
    """Coming to the Scroll with a villager."""
    choice = g.choice
    assert isinstance(choice, ComeToScroll)
    if lies(g, choice.board):
        return LIES_DOWN
    start = g.at[choice.board]
    m = moon_of(g)
    if start >= PLACES or top(m, start) == 0:
        return NO_VILLAGER_HERE
    return why_not_enter(g, m, g.at[choice.owner])


assert PASS == 0
