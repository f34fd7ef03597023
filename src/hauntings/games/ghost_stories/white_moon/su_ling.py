"""Su-Ling (WM §8): baneful events let her come, she silences the ghost she faces, she may bring a crystal."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, RUNNING, Choice
from hauntings.games.ghost_stories.cards import KIND_INCARNATION
from hauntings.games.ghost_stories.geometry import EVERY_SPACE, SPACES, Board, Space
from hauntings.games.ghost_stories.questions import as_token, space_in
from hauntings.games.ghost_stories.rules import Action, After, Says
from hauntings.games.ghost_stories.standing import decider, group, living
from hauntings.games.ghost_stories.table import PLACED, Village
from hauntings.games.ghost_stories.white_moon.cards import CORNER_BY
from hauntings.games.ghost_stories.white_moon.crystals import FROM_RESERVE, fills_receptacle
from hauntings.games.ghost_stories.white_moon.questions import SU_LING, SU_LING_CRYSTAL, SU_LING_TO, YES
from hauntings.games.ghost_stories.white_moon.standing import su_ling_held
from hauntings.games.ghost_stories.white_moon.table import USED_SU_LING, Moon, moon_of
from hauntings.games.ghost_stories.white_moon.why import (
    FACES_INCARNATION,
    NO_EVENT,
    SU_LING_HELD,
    SU_LING_MOVED,
    SU_LING_THERE,
)
from hauntings.games.ghost_stories.why import CAN


def baneful_event(g: Village) -> None:
    """WM §8: a villager died, the curse die was rolled or a tile was haunted. Not stored with the Ondine (r39); told
    if she may still come in this turn."""
    m = moon_of(g)
    if m.reminder == 0 and not su_ling_held(g):
        m.reminder = 1
        if g.telling and m.moon_used & USED_SU_LING == 0:
            g.tell("reminder", (g.active,))


class BanefulEvent(After):
    """WM §8: the curse die was rolled, or a tile was haunted."""

    def after(self, g: Village, thing: i64) -> None:
        baneful_event(g)


def su_ling_leaves(g: Village, m: Moon) -> None:
    """She goes to the reserve."""
    if m.su_ling != 0:
        if g.telling:
            g.tell("su-ling-left", (space_in(m.su_ling),))
        m.su_ling = 0


class DrivenAway(After):
    """WM §8: an incarnation in front of her sends her to the reserve; she needs the next event to come back (r41)."""

    def after(self, g: Village, thing: i64) -> None:
        m = moon_of(g)
        space = Space(thing)
        if m.su_ling == as_token(space) and g.cards.is_incarnation(g.ghost[space]):
            su_ling_leaves(g, m)
            m.reminder = 0


class Silences(Says):
    """WM §8: the centre stone of the ghost facing her does nothing."""

    def says(self, g: Village, board: Board, thing: i64) -> bool:
        return moon_of(g).su_ling == as_token(thing)


def why_not_su_ling(g: Village, m: Moon) -> i64:
    """Why she may not come or move at all now."""
    if su_ling_held(g):
        return SU_LING_HELD
    if m.moon_used & USED_SU_LING != 0:
        return SU_LING_MOVED
    return CAN if m.reminder != 0 else NO_EVENT


def su_ling_due(g: Village) -> bool:
    """She may still come or move in this turn; once the Barrier runs it is too late."""
    m = moon_of(g)
    return g.outcome == RUNNING and m.barrier == 0 and why_not_su_ling(g, m) == CAN


def why_not_icon(g: Village, m: Moon, space: Space) -> i64:
    if m.su_ling == as_token(space):
        return SU_LING_THERE
    return FACES_INCARNATION if g.cards.kind[g.ghost[space]] == KIND_INCARNATION else CAN


def places_su_ling(g: Village, space: Space) -> None:
    """WM §8: on the icon; next to an empty receptacle a crystal from the reserve may be put on it."""
    m = moon_of(g)
    m.su_ling = as_token(space)
    m.moon_used |= USED_SU_LING
    if g.telling:
        g.tell("su-ling-placed", (space,))
    corner = CORNER_BY[space]
    if corner >= 0 and m.receptacles[corner] == 0 and m.crystal_reserve > 0:
        g.do(SuLingCrystal(corner))


class PlaceSuLing(Action):
    """WM §4, §8: in step 3, after an event of this turn, once a turn; the active player does it for the group."""

    def __init__(self) -> None:
        self.first = SU_LING_TO
        self.last = SU_LING_TO + SPACES - 1
        self.until = PLACED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        m = moon_of(g)
        if m.reminder == 0 or why_not_su_ling(g, m) != CAN:
            return
        for space in EVERY_SPACE:
            if why_not_icon(g, m, space) == CAN:
                options.append(SU_LING_TO + space)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        m = moon_of(g)
        why = why_not_su_ling(g, m)
        return why if why != CAN else why_not_icon(g, m, Space(token - SU_LING_TO))

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        g.stage = PLACED
        places_su_ling(g, Space(token - SU_LING_TO))


class SuLingOption(Choice[Village]):
    """WM §4, §8: the same at the end of a turn without a living Taoist: a neutral board's, or a dead one's (r80)."""

    def resolve(self, g: Village) -> None:
        m = moon_of(g)
        if living(g, g.active) or why_not_su_ling(g, m) != CAN:
            return
        g.ask(SU_LING, group(g), self.allowed(g, PASS, SPACES), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS else why_not_icon(g, moon_of(g), space_in(token))

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            places_su_ling(g, space_in(token))


class SuLingCrystal(Choice[Village]):
    """WM §8: a crystal from the reserve may go on the empty receptacle next to her."""

    __match_args__: ClassVar[tuple[str, ...]] = ("corner",)

    def __init__(self, corner: i64) -> None:
        self.corner: Final[i64] = corner

    def resolve(self, g: Village) -> None:
        g.ask(SU_LING_CRYSTAL, decider(g), [PASS, YES], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN

    def chosen(self, g: Village, token: i64) -> None:
        if token == YES:
            m = moon_of(g)
            m.crystal_reserve -= 1
            fills_receptacle(g, m, self.corner, FROM_RESERVE)


SU_LING_OPTION: Final = SuLingOption()
