"""What a Blood Mantra gives to any one Taoist (BS §9): Qi, Tao, Yin-Yang, a journey."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.rewards import TAKE_ONE
from hauntings.games.ghost_stories.black_secret.cards import DEMONS, demon_at
from hauntings.games.ghost_stories.black_secret.questions import ENFEEBLE, FOR_TAOIST, TRAVEL
from hauntings.games.ghost_stories.black_secret.shadow import PLACES_IN_ALL
from hauntings.games.ghost_stories.black_secret.table import AT_HOME, secret_of
from hauntings.games.ghost_stories.black_secret.why import DEMON_NOT_IN_PLAY
from hauntings.games.ghost_stories.geometry import SPACES, Board
from hauntings.games.ghost_stories.moves import gains_qi, gains_yin_yang
from hauntings.games.ghost_stories.questions import as_token, board_in, place_in, space_in
from hauntings.games.ghost_stories.rules import Says
from hauntings.games.ghost_stories.standing import group, living, living_boards
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.why import CAN, HAS_YIN_YANG, HERE_ALREADY, MANTRA_THERE, NO_GHOST_THERE, NOT_LIVING

THE_TAOISTS: Final = Board(-1)  # all of them choose together


class ForTaoist(Choice[Village]):
    """BS r43: any living Taoist, chosen by whoever triggered the Mantra, or by the Taoists if they share something; it
    may be declined (BS r44)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by",)

    def __init__(self, by: Board) -> None:
        self.by: Final[Board] = by

    def may(self, g: Village, board: Board) -> bool:
        return True

    def helps(self, g: Village, board: Board) -> None:
        raise NotImplementedError  # abstract

    def resolve(self, g: Village) -> None:
        boards: list[i64] = [as_token(board) for board in living_boards(g) if self.may(g, board)]
        if len(boards) > 0:
            g.ask(FOR_TAOIST, group(g) if self.by == THE_TAOISTS else g.seat_of[self.by], [PASS, *boards], self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return CAN
        board = board_in(token)
        if not living(g, board):
            return NOT_LIVING
        return CAN if self.may(g, board) else HAS_YIN_YANG

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            self.helps(g, board_in(token))


class GainsAQi(ForTaoist):
    """BS §9: a Taoist gains 1 Qi, if the supply has one (BS r69)."""

    def may(self, g: Village, board: Board) -> bool:
        return g.qi_supply > 0

    def helps(self, g: Village, board: Board) -> None:
        gains_qi(g, board, 1)


class RegainsYinYang(ForTaoist):
    """BS §9: a Taoist who lacks it regains his Yin-Yang (BS r53)."""

    def may(self, g: Village, board: Board) -> bool:
        return g.yin_yang[board] == 0

    def helps(self, g: Village, board: Board) -> None:
        gains_yin_yang(g, board)


class GainsTao(ForTaoist):
    """BS §9: a Taoist takes one or two Tao tokens and lays the Enfeeblement Mantra."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by", "count")

    def __init__(self, by: Board, count: i64) -> None:
        super().__init__(by)
        self.count: Final[i64] = count

    def helps(self, g: Village, board: Board) -> None:
        g.do(Enfeeble(board))
        for _n in range(self.count):
            g.do(TAKE_ONE[board])


class Travels(ForTaoist):
    """BS §9: a Taoist moves anywhere, in the village or under it; that is not a step (BS r50)."""

    def helps(self, g: Village, board: Board) -> None:
        g.do(TravelTo(self.by, board))


class TravelTo(Choice[Village]):
    """BS §9: where to."""

    __match_args__: ClassVar[tuple[str, ...]] = ("by", "board")

    def __init__(self, by: Board, board: Board) -> None:
        self.by: Final[Board] = by
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(TRAVEL, g.seat_of[self.by], self.allowed(g, 1, PLACES_IN_ALL), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if place_in(token) != g.at[self.board] else HERE_ALREADY

    def chosen(self, g: Village, token: i64) -> None:
        place = place_in(token)
        g.at = replaced(g.at, self.board, place)
        if g.telling:
            g.tell("travelled", (self.board, place))


class Enfeeble(Choice[Village]):
    """BS §9, r48: lay or move the Enfeeblement Mantra on a ghost, a skeleton or a demon, even if its power is blocked
    or not in the game; never on the Shadow (BS r74)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        options = self.allowed(g, PASS, SPACES + DEMONS)
        if len(options) > 1 and living(g, self.board):
            g.ask(ENFEEBLE, g.seat_of[self.board], options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return CAN
        if token == g.mantra:
            return MANTRA_THERE
        target = space_in(token)
        if target < SPACES:
            return CAN if g.ghost[target] != 0 else NO_GHOST_THERE
        return CAN if secret_of(g).demons[demon_at(target)] != AT_HOME else DEMON_NOT_IN_PLAY

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            return
        g.mantra = token
        secret_of(g).blood_laid = 1
        if g.telling:
            g.tell("enfeebled", (self.board, space_in(token)))


class BloodMantraKeeps(Says):
    """BS r48: what a Blood Mantra laid stays though the power is blocked, even if its ghost moves."""

    def says(self, g: Village, board: Board, thing: i64) -> bool:
        return secret_of(g).blood_laid != 0
