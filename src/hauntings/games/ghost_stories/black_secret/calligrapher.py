"""The Calligrapher (BS §9): he swaps a Blood Mantra, puts Qi on one, or both."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.games.ghost_stories.black_secret.blood import PutQi, replaces_mantra
from hauntings.games.ghost_stories.black_secret.cards import MANTRA_LEVEL
from hauntings.games.ghost_stories.black_secret.questions import NEW_MANTRA, SWAP_MANTRA, slot_in
from hauntings.games.ghost_stories.black_secret.standing import open_slots, swappable_slots
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.black_secret.why import (
    MUST_CHOOSE,
    NO_MANTRA_THERE,
    NO_OTHER_MANTRA,
    NOTHING_TO_WRITE,
)
from hauntings.games.ghost_stories.geometry import Board, Place
from hauntings.games.ghost_stories.rules import Tile
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN


def may_put_qi(g: Village) -> bool:
    return g.qi_supply > 0 and len(open_slots(g)) > 0


class Calligrapher(Tile):
    """In printed order (BS r47): a face-up Mantra for another of its level; 1 Qi from the supply on a Mantra."""

    def why_not(self, g: Village, board: Board, place: Place) -> i64:
        return CAN if may_put_qi(g) or len(swappable_slots(g)) > 0 else NOTHING_TO_WRITE

    def help(self, g: Village, board: Board, place: Place) -> None:
        if len(swappable_slots(g)) > 0:
            g.do(SwapMantra(board))
        else:
            g.do(PutQi(board, 1))


class SwapMantra(Choice[Village]):
    """BS §9: which Mantra goes; a Taoist who declines puts Qi on one instead."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        slots = swappable_slots(g)
        g.ask(SWAP_MANTRA, g.seat_of[self.board], [PASS, *slots] if may_put_qi(g) else slots, self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return CAN if may_put_qi(g) else MUST_CHOOSE
        if secret_of(g).blood_mantras[slot_in(token)] == 0:
            return NO_MANTRA_THERE
        return CAN if token in swappable_slots(g) else NO_OTHER_MANTRA

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            g.do(PutQi(self.board, 1))
            return
        g.do(PutQi(self.board, 0))
        g.do(WriteMantra(self.board, slot_in(token)))


class WriteMantra(Choice[Village]):
    """BS §9: the Taoist chooses the new one among all that are left of the level."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "slot")

    def __init__(self, board: Board, slot: i64) -> None:
        self.board: Final[Board] = board
        self.slot: Final[i64] = slot

    def resolve(self, g: Village) -> None:
        g.ask(NEW_MANTRA, g.seat_of[self.board], sorted(self.pile(g)), self)

    def pile(self, g: Village) -> list[i64]:
        secret = secret_of(g)
        return secret.blood_piles[MANTRA_LEVEL[secret.blood_mantras[self.slot]] - 2]

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token in self.pile(g) else NO_OTHER_MANTRA

    def chosen(self, g: Village, token: i64) -> None:
        replaces_mantra(g, self.slot, token)
