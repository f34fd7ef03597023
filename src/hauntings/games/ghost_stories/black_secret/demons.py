"""Demons (BS §6): their phase, their actions, and how they are exorcised."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice, Effect
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.bill import Bill
from hauntings.games.ghost_stories.black_secret.against import CURSE_DIE_AGAINST, TakeAway
from hauntings.games.ghost_stories.black_secret.cards import (
    CELL_COLOUR,
    DEMON_RESISTANCE,
    DEMONS,
    GRAVEDIGGER,
    LANDSCAPER,
    SHADOW,
    SIDE_A,
    cell_at,
    cell_place,
    demon_at,
    demon_target,
)
from hauntings.games.ghost_stories.black_secret.catacombs import Search, goes_home
from hauntings.games.ghost_stories.black_secret.questions import ACTIVATE, DEMON, SEARCH, cell_in, demon_in
from hauntings.games.ghost_stories.black_secret.shadow import SHADOW_ACTS
from hauntings.games.ghost_stories.black_secret.standing import (
    searches_beside_taoists,
    takes_no_tokens,
    taoist_at,
    wu_feng,
)
from hauntings.games.ghost_stories.black_secret.table import AT_HOME, secret_of
from hauntings.games.ghost_stories.black_secret.why import DEMON_ELSEWHERE, DEMON_NOT_IN_PLAY, STACK_EMPTY, TAOIST_HERE
from hauntings.games.ghost_stories.geometry import STEPS, Board, Space
from hauntings.games.ghost_stories.questions import as_token
from hauntings.games.ghost_stories.rules import Targets
from hauntings.games.ghost_stories.standing import BITS, living
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN, HERE_ALREADY, NOT_ADJACENT

IN_PHASE: Final = 0
ACTIVATED: Final = 1


class DemonPhase(Effect[Village]):
    """BS §3.1: before the Yin phase of a living Taoist every demon in the catacombs acts once, the weakest first, then
    the Shadow. Those that come in meanwhile wait (BS r27, r31)."""

    def resolve(self, g: Village) -> None:
        secret = secret_of(g)
        secret.climbed = 0
        secret.entered = 0
        if not living(g, g.active):
            return
        if secret.shadow != AT_HOME:
            g.do(SHADOW_ACTS)
        for demon in range(DEMONS - 1, -1, -1):
            if secret.demons[demon] != AT_HOME:
                g.do(DEMON_ACTS[demon])


class DemonActs(Choice[Village]):
    """BS §6: one step to a cell next to it, or a search. It must act (BS r26); `call` tells an activation apart."""

    __match_args__: ClassVar[tuple[str, ...]] = ("demon", "call")

    def __init__(self, demon: i64, call: i64) -> None:
        self.demon: Final[i64] = demon
        self.call: Final[i64] = call

    def resolve(self, g: Village) -> None:
        secret = secret_of(g)
        cell = secret.demons[self.demon]
        if cell == AT_HOME or (self.call == IN_PHASE and secret.entered & BITS[self.demon] != 0):
            return
        options: list[i64] = [as_token(place) for place in STEPS[cell]]
        if why_not_search(g, self.demon) == CAN:
            options.append(SEARCH)
        g.ask(DEMON, wu_feng(g), options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == SEARCH:
            return why_not_search(g, self.demon)
        here = secret_of(g).demons[self.demon]
        cell = cell_in(token)
        if cell == here:
            return HERE_ALREADY
        return CAN if cell in STEPS[here] else NOT_ADJACENT

    def chosen(self, g: Village, token: i64) -> None:
        secret = secret_of(g)
        if token == SEARCH:
            g.do(Search(self.demon, secret.demons[self.demon]))
            return
        cell = cell_in(token)
        secret.demons = replaced(secret.demons, self.demon, cell)
        if g.telling:
            g.tell("demon-moved", (self.demon, cell))


def why_not_search(g: Village, demon: i64) -> i64:
    """BS §6: no Taoist in the cell (the Landscaper of side B does not mind), and something to find."""
    secret = secret_of(g)
    cell = secret.demons[demon]
    if len(secret.stacks[cell]) == 0:
        return STACK_EMPTY
    if taoist_at(g, cell_place(cell)) and not searches_beside_taoists(g, demon):
        return TAOIST_HERE
    return CAN


class ActivateDemon(Choice[Village]):
    """BS §5.1, §13: one demon or the Shadow, of Wu-Feng's choice, acts once at once; without one nothing (BS r34)."""

    def resolve(self, g: Village) -> None:
        options = self.allowed(g, 1, as_token(SHADOW))
        if len(options) > 0:
            g.ask(ACTIVATE, wu_feng(g), options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        secret = secret_of(g)
        place: i64 = secret.shadow if demon_in(token) == SHADOW else secret.demons[demon_in(token)]
        return CAN if place != AT_HOME else DEMON_NOT_IN_PLAY

    def chosen(self, g: Village, token: i64) -> None:
        demon = demon_in(token)
        if demon == SHADOW:
            g.do(SHADOW_ACTS)
        else:
            g.do(DemonActs(demon, ACTIVATED))


class DemonTargets(Targets):
    """BS §6: from the same cell, by the rules of exorcism. The colour is the cell's, the number its resistance."""

    def faced(self, g: Village, board: Board) -> list[Space]:
        found: list[Space] = []
        cell = cell_at(g.at[board])
        if cell < 0:
            return found
        for demon, there in enumerate(secret_of(g).demons):
            if there == cell:
                found.append(demon_target(demon))
        return found

    def why_not(self, g: Village, board: Board, target: Space) -> i64:
        cell = secret_of(g).demons[demon_at(target)]
        if cell == AT_HOME:
            return DEMON_NOT_IN_PLAY
        return CAN if g.at[board] == cell_place(cell) else DEMON_ELSEWHERE

    def bills(self, g: Village, target: Space, bill: Bill) -> None:
        secret = secret_of(g)
        demon = demon_at(target)
        colour = CELL_COLOUR[secret.catacomb_side][secret.demons[demon]]
        points = DEMON_RESISTANCE[demon]
        if g.circle == colour:
            points -= 1
        if points > 0 and g.mantra == as_token(target):
            points -= 1
        if points > 0 and takes_no_tokens(g, demon):
            bill.bare = colour
        else:
            bill.need[colour] += points

    def leaves(self, g: Village, target: Space, board: Board) -> bool:
        demon = demon_at(target)
        cell = secret_of(g).demons[demon]
        if cell == AT_HOME:
            return False
        if g.telling:
            g.tell("demon-exorcised", (board, demon, cell))
        goes_home(g, demon)
        return True

    def exorcised(self, g: Village, target: Space, board: Board) -> None:
        avenges(g, demon_at(target), board)


def avenges(g: Village, demon: i64, board: Board) -> None:
    """BS §6: what its exorcism brings, with the figure back on Wu-Feng's board (BS r28)."""
    side = secret_of(g).wu_feng_side
    if demon == LANDSCAPER and side == SIDE_A:
        g.do(TakeAway(board, 1))
    elif demon == GRAVEDIGGER:
        g.do(BRING_GHOST if side == SIDE_A else CURSE_DIE_AGAINST[board])


DEMON_PHASE: Final = DemonPhase()
DEMON_ACTS: Final = [DemonActs(demon, IN_PHASE) for demon in range(DEMONS)]
ACTIVATE_DEMON: Final = ActivateDemon()
