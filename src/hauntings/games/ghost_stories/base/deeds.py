"""The families of the Yang menu (GS §4.2): move, help, exorcism, Yin-Yang, Power tokens, Buddhas."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.exorcism import ROLL_EXORCISM, faces_ghost
from hauntings.games.ghost_stories.base.haunting import unhaunts
from hauntings.games.ghost_stories.base.steps import takes_step
from hauntings.games.ghost_stories.cards import HEAVENLY_GUST, SECOND_WIND, SPIRES
from hauntings.games.ghost_stories.geometry import (
    BOARDS,
    ELSEWHERE,
    EVERY_PLACE,
    FACED,
    PLACES,
    SPACES,
    STEPS,
    Board,
    Place,
    Space,
)
from hauntings.games.ghost_stories.questions import (
    ASK_HELP,
    BORROW,
    EXORCISM,
    LAY_BUDDHA,
    MOVE_TO,
    YIN_YANG_HELP,
    YIN_YANG_UNHAUNT,
)
from hauntings.games.ghost_stories.rules import Action, Says
from hauntings.games.ghost_stories.standing import BITS, blocked, has_power
from hauntings.games.ghost_stories.table import ACTED, BEFORE_MOVE, MOVED, PLACED, Village
from hauntings.games.ghost_stories.why import (
    ACTED_ALREADY,
    BOARD_POSSESSED,
    BORROWED_ALREADY,
    BUDDHA_THERE,
    CAN,
    GHOST_THERE,
    HAUNTED,
    HERE_ALREADY,
    MOVED_ALREADY,
    NO_BUDDHA_HELD,
    NO_GHOST_FACED,
    NO_POWER_TOKEN,
    NO_YIN_YANG,
    NOT_ADJACENT,
    NOT_FACED,
    NOT_HAUNTED,
    NOT_NEUTRAL,
    OTHER_TILE,
    POWER_OFF,
    STEP_OVER,
    TAKEN_THIS_TURN,
)

SPIRES_STEPS: Final = 2
ONE_STEP: Final[list[list[i64]]] = [[MOVE_TO + place for place in STEPS[here]] for here in range(PLACES)]
TO_ANY_TILE: Final[list[list[i64]]] = [[MOVE_TO + place for place in ELSEWHERE[here]] for here in range(PLACES)]


class Move(Action):
    """GS §4.2.1: one step; Dance of the Spires reaches any tile (two steps, one by one if an expansion says so)."""

    def __init__(self) -> None:
        self.first = MOVE_TO
        self.last = MOVE_TO + PLACES - 1
        self.until = MOVED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if not may_move(g, board):
            return
        here = g.at[board]
        if here >= PLACES:  # below there are other steps (BS §8.1)
            return
        options.extend(TO_ANY_TILE[here] if dances(g, board) else ONE_STEP[here])

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        place = Place(token - MOVE_TO)
        if not has_move_left(g, board):
            return MOVED_ALREADY if g.stage == MOVED else STEP_OVER
        for rule in g.rules.laid_down:
            if rule.lies(g, board):
                return rule.reason
        if g.at[board] >= PLACES:
            return g.rules.reason_below
        if place == g.at[board]:
            return HERE_ALREADY
        return CAN if place in reachable(g, board, g.at[board]) else NOT_ADJACENT

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        g.stage = MOVED
        g.steps += 1
        takes_step(g, board, Place(token - MOVE_TO))


def may_move(g: Village, board: Board) -> bool:
    """A step is left, and the Taoist does not lie on the ground (WM §15, BS §8.3)."""
    for rule in g.rules.laid_down:
        if rule.lies(g, board):
            return False
    return has_move_left(g, board)


def has_move_left(g: Village, board: Board) -> bool:
    if g.stage == BEFORE_MOVE:
        return True
    if g.stage == MOVED and g.rules.step_by_step and g.steps < SPIRES_STEPS:
        return has_power(g, board, SPIRES)
    return False


def reachable(g: Village, board: Board, here: Place) -> list[Place]:
    return ELSEWHERE[here] if dances(g, board) else STEPS[here]


def dances(g: Village, board: Board) -> bool:
    """The Dance of the Spires takes the Taoist to any tile at once."""
    return not g.rules.step_by_step and has_power(g, board, SPIRES)


def why_not_act(g: Village, board: Board, helping: bool) -> i64:
    """GS §4.2.2: one action; the blue powers allow a second one on the same tile (GS §16.1)."""
    if g.stage == PLACED:
        return STEP_OVER
    same = g.helps if helping else g.exorcisms
    other = g.exorcisms if helping else g.helps
    if same + other == 0:
        return CAN
    if same + other > 1:
        return ACTED_ALREADY
    if not has_power(g, board, SECOND_WIND if same == 1 else HEAVENLY_GUST):
        return ACTED_ALREADY
    return CAN if g.at[board] == g.acted_at else OTHER_TILE


def why_not_help(g: Village, board: Board, place: Place) -> i64:
    if place >= PLACES:  # below there is no villager (BS §8.2)
        return g.rules.reason_below
    if g.haunted[place] != 0:
        return HAUNTED
    return g.rules.tiles[g.tile[place]].why_not(g, board, place)


class AskHelp(Action):
    """GS §4.2.2: the villager of one's tile helps."""

    def __init__(self) -> None:
        self.first = ASK_HELP
        self.last = ASK_HELP
        self.until = ACTED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if self.why_not(g, board, ASK_HELP) == CAN:
            options.append(ASK_HELP)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        why = why_not_act(g, board, True)
        return why if why != CAN else why_not_help(g, board, g.at[board])

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        g.stage = ACTED
        g.helps += 1
        place = g.at[board]
        g.acted_at = place
        if g.telling:
            g.tell("asked-help", (board, g.tile[place]))
        g.rules.tiles[g.tile[place]].help(g, board, place)


class Exorcism(Action):
    """GS §4.2.2, §9.1: an attempt needs a ghost on a space one faces."""

    def __init__(self) -> None:
        self.first = EXORCISM
        self.last = EXORCISM
        self.until = ACTED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if self.why_not(g, board, EXORCISM) == CAN:
            options.append(EXORCISM)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        why = why_not_act(g, board, False)
        if why != CAN:
            return why
        return CAN if faces_ghost(g, board) else NO_GHOST_FACED

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        g.stage = ACTED
        g.exorcisms += 1
        g.acted_at = g.at[board]
        g.do(ROLL_EXORCISM[board])


class YinYangHelp(Action):
    """GS §11: spend the Yin-Yang for the help of any active tile, wherever one stands."""

    def __init__(self) -> None:
        self.first = YIN_YANG_HELP
        self.last = YIN_YANG_HELP + PLACES - 1
        self.until = PLACED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if g.yin_yang[board] == 0:
            return
        for place in EVERY_PLACE:
            if why_not_help(g, board, place) == CAN:
                options.append(YIN_YANG_HELP + place)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        return NO_YIN_YANG if g.yin_yang[board] == 0 else why_not_help(g, board, Place(token - YIN_YANG_HELP))

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        place = Place(token - YIN_YANG_HELP)
        g.yin_yang = replaced(g.yin_yang, board, 0)
        if g.telling:
            g.tell("yin-yang-help", (board, g.tile[place]))
        g.rules.tiles[g.tile[place]].help(g, board, place)


class YinYangUnhaunt(Action):
    """GS §11: spend the Yin-Yang to un-haunt any tile; no ghost comes."""

    def __init__(self) -> None:
        self.first = YIN_YANG_UNHAUNT
        self.last = YIN_YANG_UNHAUNT + PLACES - 1
        self.until = PLACED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if g.yin_yang[board] == 0:
            return
        for place in range(PLACES):
            if g.haunted[place] != 0:
                options.append(YIN_YANG_UNHAUNT + place)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        if g.yin_yang[board] == 0:
            return NO_YIN_YANG
        return CAN if g.haunted[token - YIN_YANG_UNHAUNT] != 0 else NOT_HAUNTED

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        g.yin_yang = replaced(g.yin_yang, board, 0)
        if g.telling:
            g.tell("yin-yang-unhaunt", (board,))
        unhaunts(g, Place(token - YIN_YANG_UNHAUNT))


class Borrow(Action):
    """GS §13: a Power token gives the power of one neutral board for the rest of the turn; it goes to the centre."""

    def __init__(self) -> None:
        self.first = BORROW
        self.last = BORROW + BOARDS - 1
        self.until = PLACED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if g.power_tokens[board] == 0:
            return
        for token in range(self.first, self.last + 1):
            if self.why_not(g, board, token) == CAN:
                options.append(token)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        other = Board(token - BORROW)
        if g.seat_of[other] >= 0:
            return NOT_NEUTRAL
        if g.power_tokens[board] == 0:
            return NO_POWER_TOKEN
        if g.qi[other] == 0:
            return BOARD_POSSESSED
        if g.borrowed & BITS[other] != 0:
            return BORROWED_ALREADY
        return POWER_OFF if blocked(g, other) else CAN

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        other = Board(token - BORROW)
        g.power_tokens = replaced(g.power_tokens, board, g.power_tokens[board] - 1)
        g.centre_tokens += 1
        g.borrowed |= BITS[other]
        if g.telling:
            g.tell("borrowed", (board, g.power[other]))


class PowerTokenLends(Says):
    """GS §13: the active Taoist has the powers borrowed this turn."""

    def says(self, g: Village, board: Board, thing: i64) -> bool:
        return g.borrowed & BITS[thing] != 0 and board == g.active


class LayBuddha(Action):
    """GS §12: in step 3, on a free spot that one faces; never a Buddha taken this turn (GS r14)."""

    def __init__(self) -> None:
        self.first = LAY_BUDDHA
        self.last = LAY_BUDDHA + SPACES - 1
        self.until = PLACED

    def offer(self, g: Village, board: Board, options: list[i64]) -> None:
        if g.buddhas[board] <= g.fresh_buddhas:
            return
        for space in FACED[g.at[board]]:
            if g.ghost[space] == 0 and g.buddha[space] == 0:
                options.append(LAY_BUDDHA + space)

    def why_not(self, g: Village, board: Board, token: i64) -> i64:
        space = Space(token - LAY_BUDDHA)
        if g.buddhas[board] == 0:
            return NO_BUDDHA_HELD
        if g.buddhas[board] <= g.fresh_buddhas:
            return TAKEN_THIS_TURN
        if space not in FACED[g.at[board]]:
            return NOT_FACED
        if g.ghost[space] != 0:
            return GHOST_THERE
        return BUDDHA_THERE if g.buddha[space] != 0 else CAN

    def chosen(self, g: Village, board: Board, token: i64) -> None:
        space = Space(token - LAY_BUDDHA)
        g.stage = PLACED
        g.buddhas = replaced(g.buddhas, board, g.buddhas[board] - 1)
        g.buddha = replaced(g.buddha, space, 1)
        if g.telling:
            g.tell("laid-buddha", (board, space))
