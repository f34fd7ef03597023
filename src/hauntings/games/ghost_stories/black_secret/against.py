"""What Wu-Feng does to a Taoist of his choice (BS §5.1): a curse names the harm, he names the victim."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice, Effect
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.curse import PLACE_ITSELF, RollCurseDie
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.black_secret.cards import CELLS, cell_place
from hauntings.games.ghost_stories.black_secret.questions import DRAG_TO, TAKE_AWAY, VICTIM, cell_in
from hauntings.games.ghost_stories.black_secret.standing import tile_of, wu_feng
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.black_secret.why import NOTHING_TO_LOSE
from hauntings.games.ghost_stories.cards import ROW
from hauntings.games.ghost_stories.geometry import EVERY_BOARD, Board
from hauntings.games.ghost_stories.moves import returns_tao
from hauntings.games.ghost_stories.questions import as_token, board_in
from hauntings.games.ghost_stories.standing import held_colours, living, living_boards, tao_of
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN, NO_SUCH_TOKEN, NOT_LIVING


class AgainstTaoist(Choice[Village]):
    """Wu-Feng picks a living Taoist; a neutral board is none (BS r13)."""

    def may(self, g: Village, board: Board) -> bool:
        """There is something to take from him."""
        return True

    def strikes(self, g: Village, board: Board) -> None:
        raise NotImplementedError  # abstract

    def resolve(self, g: Village) -> None:
        victims: list[i64] = [as_token(board) for board in living_boards(g) if self.may(g, board)]
        if len(victims) > 0:
            g.ask(VICTIM, wu_feng(g), victims, self)

    def why_not(self, g: Village, token: i64) -> i64:
        board = board_in(token)
        if not living(g, board):
            return NOT_LIVING
        return CAN if self.may(g, board) else NOTHING_TO_LOSE

    def chosen(self, g: Village, token: i64) -> None:
        self.strikes(g, board_in(token))


class KnockDown(AgainstTaoist):
    """BS §5.1, §8.3: the Taoist is laid down; if he is down already, nothing happens (BS r22)."""

    def strikes(self, g: Village, board: Board) -> None:
        secret = secret_of(g)
        secret.knocked_down = replaced(secret.knocked_down, board, 1)
        if g.telling:
            g.tell("knocked-down", (board,))


class RollAgainst(AgainstTaoist):
    """BS §5.1: the Curse die is rolled once or twice against one Taoist."""

    __match_args__: ClassVar[tuple[str, ...]] = ("rolls",)

    def __init__(self, rolls: i64) -> None:
        self.rolls: Final[i64] = rolls

    def strikes(self, g: Village, board: Board) -> None:
        for _n in range(self.rolls):
            g.do(CURSE_DIE_AGAINST[board])


class CurseDieAgainst(Effect[Village]):
    """BS r24: the haunt face haunts the Taoist's tile, or the one above his cell."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        if living(g, self.board):
            g.do(RollCurseDie(self.board, PLACE_ITSELF + tile_of(g, self.board)))


class TaoLost(AgainstTaoist):
    """BS §5.1: the Taoist loses one or two Tao tokens that Wu-Feng picks, as far as he has them (BS r19)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: i64) -> None:
        self.count: Final[i64] = count

    def may(self, g: Village, board: Board) -> bool:
        return tao_of(g, board) > 0

    def strikes(self, g: Village, board: Board) -> None:
        g.do(TakeAway(board, self.count))


class TakeAway(Choice[Village]):
    """BS §5.1, §6: Wu-Feng picks the Tao tokens that the Taoist discards."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "left")

    def __init__(self, board: Board, left: i64) -> None:
        self.board: Final[Board] = board
        self.left: Final[i64] = left

    def resolve(self, g: Village) -> None:
        colours = held_colours(g, self.board)
        if self.left > 0 and len(colours) > 0:
            g.ask(TAKE_AWAY, wu_feng(g), colours, self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if g.tao[self.board * ROW + token] > 0 else NO_SUCH_TOKEN

    def chosen(self, g: Village, token: i64) -> None:
        returns_tao(g, self.board, token)
        if g.telling:
            g.tell("discarded-tao", (self.board, token))
        g.do(TakeAway(self.board, self.left - 1))


class QiLost(AgainstTaoist):
    """BS §5.1: the Taoist loses 1 Qi and may die; he picks the Mantra himself (BS r60)."""

    def strikes(self, g: Village, board: Board) -> None:
        g.do(LOSE_QI[board])


class YinYangLost(AgainstTaoist):
    """BS §5.1: the Taoist loses his Yin-Yang."""

    def may(self, g: Village, board: Board) -> bool:
        return g.yin_yang[board] != 0

    def strikes(self, g: Village, board: Board) -> None:
        g.yin_yang = replaced(g.yin_yang, board, 0)
        if g.telling:
            g.tell("lost-yin-yang", (board,))


class DragBelow(AgainstTaoist):
    """BS §5.1: the Taoist is moved to any cell of the catacombs."""

    def strikes(self, g: Village, board: Board) -> None:
        g.do(DragTo(board))


class DragTo(Choice[Village]):
    """BS §5.1: to which cell; he stays laid down if he was (BS r66)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(DRAG_TO, wu_feng(g), self.allowed(g, 1, CELLS), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN

    def chosen(self, g: Village, token: i64) -> None:
        place = cell_place(cell_in(token))
        g.at = replaced(g.at, self.board, place)
        if g.telling:
            g.tell("dragged-below", (self.board, place))


CURSE_DIE_AGAINST: Final = [CurseDieAgainst(board) for board in EVERY_BOARD]
