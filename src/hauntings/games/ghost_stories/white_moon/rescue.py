"""The Portal and rescue (WM §5.4)."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.games.ghost_stories.base.deeds import why_not_act
from hauntings.games.ghost_stories.geometry import Board, Place
from hauntings.games.ghost_stories.questions import ASK_HELP
from hauntings.games.ghost_stories.rules import Action
from hauntings.games.ghost_stories.table import ACTED, Village
from hauntings.games.ghost_stories.white_moon.questions import RESCUE
from hauntings.games.ghost_stories.white_moon.rewards import FamilyReward
from hauntings.games.ghost_stories.white_moon.standing import family_complete, portal_open
from hauntings.games.ghost_stories.white_moon.table import Moon, moon_of
from hauntings.games.ghost_stories.white_moon.villagers import leaves_stack, turns_up
from hauntings.games.ghost_stories.white_moon.why import (
    HELP_OR_RESCUE,
    NOBODY_AT_PORTAL,
    NOT_AT_PORTAL,
    PORTAL_GONE,
)
from hauntings.games.ghost_stories.why import CAN


def rescues(g: Village, place: Place) -> None:
    """The top villager goes to the Shelter; a whole family is rewarded, in the Barrier at its end (WM §10.3)."""
    m = moon_of(g)
    family = leaves_stack(g, m, place, 1)[0]
    if g.telling:
        g.tell("rescued", (family, place))
    turns_up(g, m, place)
    shelters(g, m, family)


def shelters(g: Village, m: Moon, family: i64) -> None:
    m.shelter = [*m.shelter, family]
    if not family_complete(m, family):
        return
    if g.telling:
        g.tell("family-complete", (family,))
    if m.barrier != 0:
        m.waiting = [*m.waiting, family]
    else:
        g.do(FamilyReward(family))


class Rescue(Action):
    """WM §5.4: on the Portal tile, instead of its help or an exorcism. Blue powers: a rescue stands for a help, but
    never beside one."""

    def __init__(self) -> None:
        self.first = RESCUE
        self.last = RESCUE
        self.until = ACTED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if g.at[board] == moon_of(g).portal and self.why_not(g, board, RESCUE) == CAN:
            options.append(RESCUE)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        m = moon_of(g)
        why = why_not_act(g, board, True)
        if why != CAN:
            return why
        if g.helps > m.rescues:
            return HELP_OR_RESCUE
        if not portal_open(g):
            return PORTAL_GONE
        if g.at[board] != m.portal:
            return NOT_AT_PORTAL
        return CAN if len(m.villagers[m.portal]) > 0 else NOBODY_AT_PORTAL

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        m = moon_of(g)
        g.stage = ACTED
        g.helps += 1
        m.rescues += 1
        g.acted_at = m.portal
        rescues(g, m.portal)


class HelpWithoutRescue(Action):
    """WM §5.4: the help of one's tile, never together with a rescue."""

    def __init__(self, help_alone: Action) -> None:
        self.first = help_alone.first
        self.last = help_alone.last
        self.until = help_alone.until
        self.help_alone: Action = help_alone

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if moon_of(g).rescues == 0:
            self.help_alone.offer(g, board, options)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        why = self.help_alone.why_not(g, board, ASK_HELP)
        return HELP_OR_RESCUE if why == CAN and moon_of(g).rescues > 0 else why

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        self.help_alone.chosen(g, board, token)
