"""Why a token is not an option of a question that Black Secret asks, or of the base game's where it interferes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.table import NOBODY, PASS
from hauntings.games.ghost_stories.black_secret.cards import (
    CELLS,
    CURSE_LEVEL,
    DEMONS,
    ROW_FIRST,
    ROW_SIZE,
)
from hauntings.games.ghost_stories.black_secret.demons import DemonActs, why_not_search
from hauntings.games.ghost_stories.black_secret.pyramid import CurseSpace
from hauntings.games.ghost_stories.black_secret.questions import (
    ACTIVATE,
    ATTACK_TAOISTS,
    BLOOD,
    BUDDHA_ON,
    CAST,
    CURSE,
    DEMON,
    DISCARD_GHOST,
    ENFEEBLE,
    ENTER,
    EXCAVATE,
    EXORCISE_DEMON,
    FOR_TAOIST,
    FROM_DISCARD,
    HAUNT,
    HIT,
    INCARNATION,
    LADDER,
    NEW_MANTRA,
    PLACE,
    PYRAMID,
    RECYCLE,
    REMOVE_LADDER,
    RESOLVE_MANTRA,
    RETURN_LADDER,
    SEARCH,
    SEND_HOME,
    SHADOW_ACTS,
    SKELETON_ON,
    SPOIL_MANTRA,
    SUMMON,
    SWAP_MANTRA,
    TAKE_AWAY,
    TRAVEL,
    TURN_BACK,
    UNLEARN,
    VICTIM,
    WU_FENG,
)
from hauntings.games.ghost_stories.black_secret.shadow import ShadowsTile, why_not_attack
from hauntings.games.ghost_stories.black_secret.standing import below, colour_fits, colour_of_drawn
from hauntings.games.ghost_stories.black_secret.table import AT_HOME, secret_of
from hauntings.games.ghost_stories.black_secret.why import (
    BELOW,
    CURSE_THERE,
    DEMON_ELSEWHERE,
    DEMON_IN_PLAY,
    DEMON_NOT_IN_PLAY,
    LADDER_THERE,
    MUST_CHOOSE,
    NIGHT_SORCERESS_FORBIDS,
    NO_ENTRANCE,
    NO_GHOST_CARD,
    NO_LADDER,
    NO_MANTRA_THERE,
    NO_OTHER_MANTRA,
    NO_QI_ON_IT,
    NO_SUCH_CURSE,
    NOBODY_HERE,
    NOT_DISCARDED,
    NOT_HELD,
    NOT_SUPPORTED,
    NOTHING_TO_LOSE,
    OTHER_COLOUR,
    OTHER_ROW,
    PLACE_IT,
    ROW_CLOSED,
    SHADOW_IN_PLAY,
    SHADOWS_TILE,
    STACK_EMPTY,
    TOO_WEAK,
    VILLAGE_FULL,
)
from hauntings.games.ghost_stories.expansion import NOT_MINE
from hauntings.games.ghost_stories.geometry import PLACES, SPACES
from hauntings.games.ghost_stories.questions import (
    ASK_HELP,
    EXORCISE,
    MOVE_TO,
    STEP_TO,
    WIND_GHOST,
    YANG,
    YIN_YANG_HELP,
    YIN_YANG_UNHAUNT,
)
from hauntings.games.ghost_stories.standing import living
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import (
    BUDDHA_THERE,
    CAN,
    CHOSEN_ALREADY,
    FORBIDDEN,
    GHOST_THERE,
    HAS_YIN_YANG,
    HAUNTED,
    HERE_ALREADY,
    MANTRA_THERE,
    NO_GHOST_THERE,
    NO_SUCH_TOKEN,
    NOT_ADJACENT,
    NOT_ENOUGH,
    NOT_HAUNTED,
    NOT_LIVING,
)


def why(g: Village, kind: i64, token: i64) -> i64:
    """A reason of either list; NOT_MINE if the base game knows."""
    if g.outcome != 0 or g.asked == NOBODY or kind != g.kind or token in g.options:
        return NOT_MINE
    if kind == YANG:
        return why_not_deed(g, token)
    if kind == EXORCISE and token >= EXORCISE_DEMON:
        return why_not_exorcise(g, token - EXORCISE_DEMON)
    if kind == WIND_GHOST and token == PASS:
        return MUST_CHOOSE
    if kind == WIND_GHOST and g.ghost[token - 1] != 0:
        return NO_GHOST_CARD
    if kind == STEP_TO:
        return NOT_MINE
    if kind < WU_FENG or kind > LADDER:
        return NOT_MINE
    if kind == WU_FENG:
        return why_not_play(g, token)
    if token == PASS:
        return MUST_CHOOSE
    if kind <= HIT:
        return why_not_wu_feng(g, kind, token)
    return why_not_taoist(g, kind, token)


def why_not_deed(g: Village, token: i64) -> i64:
    """The base game's deeds that Black Secret forbids; its own know their reason themselves."""
    action = g.rules.action_of[token]
    board = g.active
    if action is None:
        return NOT_MINE
    reason = action.why_not(g, board, token)
    if MOVE_TO <= token < MOVE_TO + PLACES:
        return BELOW if below(g, board) and (reason == NOT_ADJACENT or reason == HERE_ALREADY) else NOT_MINE
    if token == ASK_HELP and reason == FORBIDDEN:
        return BELOW
    if reason != CAN:
        return NOT_MINE
    if SHADOW.says(g, board, token):
        return SHADOWS_TILE
    return NIGHT_SORCERESS_FORBIDS if YIN_YANG_HELP <= token < YIN_YANG_UNHAUNT + PLACES else NOT_MINE


SHADOW: Final = ShadowsTile()


def why_not_exorcise(g: Village, demon: i64) -> i64:
    cell = secret_of(g).demons[demon]
    if cell == AT_HOME:
        return DEMON_NOT_IN_PLAY
    if g.at[g.active] != CELLS + cell:
        return DEMON_ELSEWHERE
    return CHOSEN_ALREADY if SPACES + demon in g.picked else NOT_ENOUGH


def why_not_play(g: Village, token: i64) -> i64:
    """BS §4: A, B or C."""
    if token == PLACE:
        return VILLAGE_FULL
    if token == PASS:
        return PLACE_IT
    secret = secret_of(g)
    if token < SUMMON + DEMONS:
        if secret.shadow != AT_HOME:
            return SHADOW_IN_PLAY
        return DEMON_IN_PLAY if secret.demons[token - SUMMON] != AT_HOME else TOO_WEAK
    curse = token - CURSE
    if curse not in secret.curses_up:
        return NO_SUCH_CURSE
    return OTHER_COLOUR if not colour_fits(g, curse, colour_of_drawn(g)) else ROW_CLOSED


def why_not_space(g: Village, token: i64) -> i64:
    """BS §5: a space of the pyramid."""
    choice = g.choice
    assert isinstance(choice, CurseSpace)
    level = CURSE_LEVEL[choice.curse]
    first = ROW_FIRST[level - 1]
    if token - 1 < first or token - 1 >= first + ROW_SIZE[level - 1]:
        return OTHER_ROW
    return CURSE_THERE if secret_of(g).pyramid[token - 1] != 0 else NOT_SUPPORTED


def why_not_wu_feng(g: Village, kind: i64, token: i64) -> i64:
    """Wu-Feng's questions beside the first."""
    secret = secret_of(g)
    if kind == ENTER:
        return NO_ENTRANCE
    if kind == PYRAMID:
        return why_not_space(g, token)
    if kind == CAST:
        return ROW_CLOSED if token in secret.curses_up else NO_SUCH_CURSE
    if kind == INCARNATION:
        return NOT_HELD
    if kind == DEMON:
        choice = g.choice
        assert isinstance(choice, DemonActs)
        if token == SEARCH:
            return why_not_search(g, choice.demon)
        return HERE_ALREADY if token - 1 == secret.demons[choice.demon] else NOT_ADJACENT
    if kind == SHADOW_ACTS:
        return why_not_attack(g, token) if token >= ATTACK_TAOISTS else HERE_ALREADY
    if kind == ACTIVATE:
        return DEMON_NOT_IN_PLAY
    if kind == SKELETON_ON:
        return GHOST_THERE
    if kind == REMOVE_LADDER:
        return NO_LADDER
    if kind == VICTIM:
        return NOTHING_TO_LOSE if living(g, token - 1) else NOT_LIVING
    if kind == TAKE_AWAY:
        return NO_SUCH_TOKEN
    if kind == SPOIL_MANTRA:
        return NO_MANTRA_THERE if secret.blood_mantras[token - 1] == 0 else NO_QI_ON_IT
    if kind == FROM_DISCARD:
        return NOT_DISCARDED
    if kind == HAUNT:
        return HAUNTED
    if kind == EXCAVATE:
        return STACK_EMPTY
    return NOBODY_HERE  # hit


def why_not_taoist(g: Village, kind: i64, token: i64) -> i64:
    """The Taoists' questions about Blood Mantras."""
    secret = secret_of(g)
    if kind == BLOOD or kind == RESOLVE_MANTRA:
        return NO_MANTRA_THERE
    if kind == FOR_TAOIST:
        if not living(g, token - 1):
            return NOT_LIVING
        return HAS_YIN_YANG
    if kind == ENFEEBLE:
        if token == g.mantra:
            return MANTRA_THERE
        return NO_GHOST_THERE if token <= SPACES else DEMON_NOT_IN_PLAY
    if kind == DISCARD_GHOST:
        return NO_GHOST_CARD if g.ghost[token - 1] != 0 else NO_GHOST_THERE
    if kind == UNLEARN:
        return NO_SUCH_CURSE
    if kind == TRAVEL:
        return HERE_ALREADY
    if kind == RETURN_LADDER:
        return LADDER_THERE if secret.ladders[token - 1] != 0 else HAUNTED
    if kind == SEND_HOME:
        return DEMON_NOT_IN_PLAY
    if kind == BUDDHA_ON:
        return GHOST_THERE if g.ghost[token - 1] != 0 else BUDDHA_THERE
    if kind == TURN_BACK:
        return NOT_HAUNTED
    if kind == RECYCLE:
        return NOT_DISCARDED
    if kind == SWAP_MANTRA:
        return NO_MANTRA_THERE if secret.blood_mantras[token - 1] == 0 else NO_OTHER_MANTRA
    assert kind == NEW_MANTRA
    return NO_OTHER_MANTRA
