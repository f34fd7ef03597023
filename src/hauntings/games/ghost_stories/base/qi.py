"""Losing Qi, death and possession (GS §13, §14)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice, Effect
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.ending import loses_game
from hauntings.games.ghost_stories.geometry import BOARDS, EVERY_BOARD, NO_PLACE, Board
from hauntings.games.ghost_stories.moves import returns_all_tao, settles_mantra
from hauntings.games.ghost_stories.questions import WHO_LOSES_QI, as_token, board_in
from hauntings.games.ghost_stories.standing import group, living, living_boards
from hauntings.games.ghost_stories.table import ALL_DEAD, TURN_OVER, Village
from hauntings.games.ghost_stories.why import CAN, NOT_LIVING


class LoseQi(Effect[Village]):
    """GS §14: the Taoist or neutral board loses 1 Qi; what a possessed board should lose, a living Taoist loses."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        board = self.board
        left = g.qi[board] - 1
        if left < 0:
            g.do(POSSESSED_LOSES)
            return
        g.qi = replaced(g.qi, board, left)
        g.qi_supply += 1
        if g.telling:
            g.tell("lost-qi", (board, left))
        for rule in g.rules.after_qi_loss:
            rule.after(g, board)
        if left == 0:
            if g.seat_of[board] >= 0:
                dies(g, board)
            else:
                settles_mantra(g)
                if g.telling:
                    g.tell("possessed", (board,))


class PossessedLoses(Choice[Village]):
    """GS §14: the group names the living Taoist who loses the Qi (a switch: the active player, or the next one)."""

    def resolve(self, g: Village) -> None:
        boards = living_boards(g)
        if not g.rules.group_picks_loser:
            boards = boards[:1]
        g.ask(WHO_LOSES_QI, group(g), [as_token(board) for board in boards], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if living(g, board_in(token)) else NOT_LIVING

    def chosen(self, g: Village, token: i64) -> None:
        board = board_in(token)
        if g.telling:
            g.tell("bears-loss", (board,))
        g.do(LOSE_QI[board])


def dies(g: Village, board: Board) -> None:
    """GS §14: tokens to the supply, Buddhas to the Temple, Power tokens to the centre; the board is possessed."""
    returns_all_tao(g, board)
    g.at = replaced(g.at, board, NO_PLACE)
    g.yin_yang = replaced(g.yin_yang, board, 0)
    g.buddhas = replaced(g.buddhas, board, 0)
    g.centre_tokens += g.power_tokens[board]
    g.power_tokens = replaced(g.power_tokens, board, 0)
    settles_mantra(g)
    if board == g.active:
        g.skips = TURN_OVER
        g.fresh_buddhas = 0
    if g.telling:
        g.tell("died", (board,))
    for rule in g.rules.after_death:
        rule.after(g, board)
    for n in range(BOARDS):
        if living(g, Board(n)):
            return
    loses_game(g, ALL_DEAD)


LOSE_QI: Final = [LoseQi(board) for board in EVERY_BOARD]
POSSESSED_LOSES: Final = PossessedLoses()
