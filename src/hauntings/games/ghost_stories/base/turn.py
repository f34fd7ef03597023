"""A board's turn (GS §4): the Yin phase, the Yang phase, the end. The steps stand in `rules.turn`."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice, Effect
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.geometry import CENTRE_PLACE, CLOCKWISE, NO_PLACE, Board, Space
from hauntings.games.ghost_stories.questions import YANG
from hauntings.games.ghost_stories.standing import living, overrun, silenced
from hauntings.games.ghost_stories.table import BEFORE_MOVE, NO_ARRIVAL, ON, Village
from hauntings.games.ghost_stories.why import CAN, OTHER_QUESTION


class PlayTurns(Effect[Village]):
    """Lies at the bottom of the stack: the turn of the next board clockwise, step by step (GS §2, §4)."""

    def resolve(self, g: Village) -> None:
        g.do(self)
        g.do_all(g.rules.turn)
        if g.turn > 0:
            g.active = CLOCKWISE[g.active]
        g.turn += 1
        g.skips = ON
        g.stage = BEFORE_MOVE
        g.steps = 0
        g.acted_at = NO_PLACE
        g.helps = 0
        g.exorcisms = 0
        g.used = 0
        g.borrowed = 0
        if g.telling:
            g.tell("turn", (g.active, g.seat_of[g.active], 1 if living(g, g.active) else 0))


class GhostsAct(Effect[Village]):
    """GS §4.1.1: the centre stones of the ghosts that are on the active board now, from the left (GS r1)."""

    def resolve(self, g: Village) -> None:
        if g.skips != ON:  # the Taoist died before the Yin phase (BS r75)
            return
        for space in reversed(g.rules.order[g.active]):  # the first on top of the stack
            card = g.ghost[space]
            if card != 0 and len(g.cards.centre[card]) > 0:
                g.do(GhostActs(space, card))


class GhostActs(Effect[Village]):
    """GS §4.1.1: one ghost's centre stone, if it is still there."""

    __match_args__: ClassVar[tuple[str, ...]] = ("space", "card")

    def __init__(self, space: Space, card: Card) -> None:
        self.space: Final[Space] = space
        self.card: Final[Card] = card

    def resolve(self, g: Village) -> None:
        if g.ghost[self.space] != self.card or silenced(g, self.space):
            return
        for ability in g.cards.centre[self.card]:
            g.rules.stones[ability].acts(g, self.space)


class Overrun(Effect[Village]):
    """GS §4.1.2: three ghosts on the active board: lose 1 Qi, and no ghost arrives."""

    def resolve(self, g: Village) -> None:
        if g.skips != ON or not overrun(g, g.active):
            return
        g.skips = NO_ARRIVAL
        if g.telling:
            g.tell("overrun", (g.active,))
        g.do(LOSE_QI[g.active])


class GhostArrives(Effect[Village]):
    """GS §4.1.3: a ghost comes; never on neutral or possessed boards."""

    def resolve(self, g: Village) -> None:
        if g.skips == ON and living(g, g.active):
            g.do(BRING_GHOST)


class YangPhase(Choice[Village]):
    """GS §4.2: one menu that comes back until the player ends the turn; each deed closes the steps before it."""

    def resolve(self, g: Village) -> None:
        board = g.active
        if g.skips > NO_ARRIVAL or g.at[board] < 0:
            return
        options: list[i64] = [PASS]
        for action in g.rules.actions_at[g.stage]:
            action.offer(g, board, options)
        for rule in g.rules.forbids:
            if rule.watches(g):
                options = [token for token in options if token == PASS or rule.why_not(g, board, token) == CAN]
        g.ask(YANG, g.seat_of[board], options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return CAN
        action = g.rules.action_of[token]
        if action is None:
            return OTHER_QUESTION
        why = action.why_not(g, g.active, token)
        return why if why != CAN else why_forbidden(g, g.active, token)

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            return
        g.do(self)
        action = g.rules.action_of[token]
        assert action is not None
        action.chosen(g, g.active, token)


def why_forbidden(g: Village, board: Board, token: i64) -> i64:
    for rule in g.rules.forbids:
        why = rule.why_not(g, board, token)
        if why != CAN:
            return why
    return CAN


class TurnEnds(Effect[Village]):
    """GS §4.2.3, §13: a Taoist who ends the turn on the centre tile takes the Power tokens there."""

    def resolve(self, g: Village) -> None:
        board = g.active
        g.fresh_buddhas = 0
        if g.centre_tokens == 0 or g.at[board] != CENTRE_PLACE:
            return
        taken = g.centre_tokens if g.rules.pick_up_all else 1
        g.centre_tokens -= taken
        g.power_tokens = replaced(g.power_tokens, board, g.power_tokens[board] + taken)
        if g.telling:
            g.tell("took-power-tokens", (board, taken))


PLAY_TURNS: Final = PlayTurns()
GHOSTS_ACT: Final = GhostsAct()
OVERRUN: Final = Overrun()
GHOST_ARRIVES: Final = GhostArrives()
YANG_PHASE: Final = YangPhase()
TURN_ENDS: Final = TurnEnds()
