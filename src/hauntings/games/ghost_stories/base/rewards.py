"""What Taoists take and give: Tao tokens, Qi, Yin-Yang (GS §6, right stones)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice, Effect
from hauntings.games.ghost_stories.cards import ROW
from hauntings.games.ghost_stories.geometry import EVERY_BOARD, Board
from hauntings.games.ghost_stories.moves import gains_qi, gains_tao, gains_yin_yang, returns_tao
from hauntings.games.ghost_stories.questions import (
    DISCARD_TAO,
    GIVE_QI,
    GIVE_YIN_YANG,
    QI_OR_YIN_YANG,
    REWARD_QI,
    REWARD_YIN_YANG,
    TAKE_TAO,
    as_token,
    board_in,
)
from hauntings.games.ghost_stories.standing import available_colours, group, held_colours, living, living_boards
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN, HAS_YIN_YANG, NO_QI_LEFT, NO_SUCH_TOKEN, NONE_IN_SUPPLY, NOT_LIVING


class TakeTao(Choice[Village]):
    """GS §6: take a Tao token of a colour of choice, if the supply has any."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        colours = available_colours(g)
        if len(colours) > 0 and living(g, self.board):
            g.ask(TAKE_TAO, g.seat_of[self.board], colours, self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if g.tao_supply[token] > 0 else NONE_IN_SUPPLY

    def chosen(self, g: Village, token: i64) -> None:
        gains_tao(g, self.board, token)


class GainQi(Effect[Village]):
    """GS §10: take 1 Qi, if the supply has one."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        if living(g, self.board):
            gains_qi(g, self.board, 1)


class QiOrYinYang(Choice[Village]):
    """GS §6: 1 Qi, or one's own Yin-Yang back; if only one of them can be had, that one (GS r29)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        if not living(g, self.board):  # GS r30
            return
        options = self.allowed(g, REWARD_QI, REWARD_YIN_YANG)
        if len(options) > 0:
            g.ask(QI_OR_YIN_YANG, g.seat_of[self.board], options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == REWARD_QI:
            return CAN if g.qi_supply > 0 else NO_QI_LEFT
        return CAN if g.yin_yang[self.board] == 0 else HAS_YIN_YANG

    def chosen(self, g: Village, token: i64) -> None:
        if token == REWARD_QI:
            gains_qi(g, self.board, 1)
        else:
            gains_yin_yang(g, self.board)


class GroupGainsQi(Choice[Village]):
    """GS §6: 1 Qi for a living Taoist of the group's choice."""

    def resolve(self, g: Village) -> None:
        if g.qi_supply > 0:
            g.ask(GIVE_QI, group(g), [as_token(board) for board in living_boards(g)], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if living(g, board_in(token)) else NOT_LIVING

    def chosen(self, g: Village, token: i64) -> None:
        gains_qi(g, board_in(token), 1)


class GroupGainsYinYang(Choice[Village]):
    """GS §6: a Yin-Yang for a living Taoist who has none, of the group's choice."""

    def resolve(self, g: Village) -> None:
        options: list[i64] = [as_token(board) for board in living_boards(g) if g.yin_yang[board] == 0]
        if len(options) > 0:
            g.ask(GIVE_YIN_YANG, group(g), options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        board = board_in(token)
        if not living(g, board):
            return NOT_LIVING
        return CAN if g.yin_yang[board] == 0 else HAS_YIN_YANG

    def chosen(self, g: Village, token: i64) -> None:
        gains_yin_yang(g, board_in(token))


class DiscardTao(Choice[Village]):
    """GS §6: the Taoist discards a Tao token of choice, if he has one."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        colours = held_colours(g, self.board)
        if len(colours) > 0:
            g.ask(DISCARD_TAO, g.seat_of[self.board], colours, self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if g.tao[self.board * ROW + token] > 0 else NO_SUCH_TOKEN

    def chosen(self, g: Village, token: i64) -> None:
        returns_tao(g, self.board, token)
        if g.telling:
            g.tell("discarded-tao", (self.board, token))


class GroupLosesTao(Effect[Village]):
    """GS §6: every living Taoist discards one Tao token, in turn order from the active board."""

    def resolve(self, g: Village) -> None:
        for board in reversed(living_boards(g)):
            g.do(DISCARD_ONE[board])


TAKE_ONE: Final = [TakeTao(board) for board in EVERY_BOARD]
GAIN_QI: Final = [GainQi(board) for board in EVERY_BOARD]
QI_OR_YIN_YANG_FOR: Final = [QiOrYinYang(board) for board in EVERY_BOARD]
DISCARD_ONE: Final = [DiscardTao(board) for board in EVERY_BOARD]
GROUP_GAINS_QI: Final = GroupGainsQi()
GROUP_GAINS_YIN_YANG: Final = GroupGainsYinYang()
GROUP_LOSES_TAO: Final = GroupLosesTao()
