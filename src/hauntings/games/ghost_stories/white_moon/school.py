"""The Kung-Fu School (WM §12): one attempt against all ghosts of a colour, wherever they are."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice, Effect
from hauntings.games.ghost_stories.base.dice import RerollDice, exorcism_dice, has_grey_die, may_reroll, throws
from hauntings.games.ghost_stories.base.exorcised import pays
from hauntings.games.ghost_stories.base.exorcism import SpendTokens, lendable, token_owner
from hauntings.games.ghost_stories.cards import BLACK
from hauntings.games.ghost_stories.geometry import EVERY_BOARD, SPACES, Board, Place, Space
from hauntings.games.ghost_stories.questions import space_in
from hauntings.games.ghost_stories.rules import Tile
from hauntings.games.ghost_stories.standing import BITS, power_works
from hauntings.games.ghost_stories.table import NO_SPACES, NONE, Village
from hauntings.games.ghost_stories.white_moon.barrier import exorcises_silently, may_be_hit, why_not_hit
from hauntings.games.ghost_stories.white_moon.questions import SCHOOL, SCHOOL_GHOST
from hauntings.games.ghost_stories.white_moon.sword import DrawSword, may_draw_sword, offers_claw
from hauntings.games.ghost_stories.white_moon.why import NO_HELP_AT_SCHOOL, NOT_A_SCHOOL_COLOUR
from hauntings.games.ghost_stories.why import CAN


class KungFuSchool(Tile):
    """WM §12: legal even without a target (r69)."""

    def help(self, g: Village, board: Board, place: Place) -> None:
        g.do(SchoolTarget(board))


def school_colours(g: Village, board: Board) -> list[i64]:
    """One's own board's colour or black; and with a Power token that of a neutral board whose power works (r90)."""
    found: list[i64] = []
    for colour in range(1, BLACK):
        home = g.board_of[colour]
        if home == board or (g.borrowed & BITS[home] != 0 and power_works(g, home)):
            found.append(colour)
    found.append(BLACK)
    return found


def school_targets(g: Village, colour: i64) -> list[Space]:
    """The spaces with a ghost of the colour; never an incarnation."""
    found: list[Space] = []
    cards = g.cards
    for n in range(SPACES):
        card = g.ghost[n]
        if card != 0 and cards.colour[card] == colour and cards.is_ghost(card):
            found.append(Space(n))
    return found


class SchoolTarget(Choice[Village]):
    """WM §12: which ghosts, before rolling. Nobody on the tile helps; held dice stay held."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(SCHOOL, g.seat_of[self.board], school_colours(g, self.board), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token in school_colours(g, self.board) else NOT_A_SCHOOL_COLOUR

    def chosen(self, g: Village, token: i64) -> None:
        board = self.board
        if g.telling:
            g.tell("school", (board, token))
        if len(school_targets(g, token)) == 0:
            return
        g.refused = 15 - BITS[board]
        g.do(SchoolRolled(board, token))
        if may_draw_sword(g, board):
            g.do(DrawSword(board))
        else:
            throws(g, board, exorcism_dice(g, board), has_grey_die(g, board))


class SchoolRolled(Effect[Village]):
    """WM §12: the dice have fallen: perhaps re-roll them, then name the ghosts."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "colour")

    def __init__(self, board: Board, colour: i64) -> None:
        self.board: Final[Board] = board
        self.colour: Final[i64] = colour

    def resolve(self, g: Village) -> None:
        g.do(SchoolGhosts(self.board, self.colour))
        if may_reroll(g, self.board):
            g.do(RerollSchool(self.board))


class RerollSchool(RerollDice):
    """GS §16.1: the Gods' Favorite re-rolls dice at the School."""

    def goes_on(self, g: Village) -> None:
        """The choice of ghosts lies on the stack already."""


class SchoolGhosts(Choice[Village]):
    """WM §12: spread dice, own Tao and own crystals over the targets as you like."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "colour")

    def __init__(self, board: Board, colour: i64) -> None:
        self.board: Final[Board] = board
        self.colour: Final[i64] = colour

    def resolve(self, g: Village) -> None:
        options = may_be_hit(g, school_targets(g, self.colour), lendable(g, self.board))
        g.ask(SCHOOL_GHOST, g.seat_of[self.board], options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == PASS:
            return CAN
        return why_not_hit(g, space_in(token), school_targets(g, self.colour), lendable(g, self.board))

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            g.picked = [*g.picked, space_in(token)]
            g.do(self)
        elif len(g.picked) > 0:
            g.do(SchoolSpend(self.board))
        else:
            if g.telling:
                g.tell("school-failed", (self.board,))
            clears_school(g)
            offers_claw(g, self.board, BITS[self.colour])


def clears_school(g: Village) -> None:
    g.thrown = NONE
    g.picked = NO_SPACES
    g.paid = NONE
    g.refused = 0


class SchoolSpend(SpendTokens):
    """WM §12: only one's own tokens; the others count as having refused."""

    def goes_on(self, g: Village) -> None:
        g.do(SCHOOL_EXORCISES[self.board])

    def why_not(self, g: Village, token: i64) -> i64:
        return NO_HELP_AT_SCHOOL if token_owner(token) != self.board else super().why_not(g, token)


class SchoolExorcises(Effect[Village]):
    """WM §12: the ghosts go; right stones are not applied."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        pays(g)
        picked = g.picked
        clears_school(g)
        for space in picked:
            exorcises_silently(g, space, self.board)


SCHOOL_EXORCISES: Final = [SchoolExorcises(board) for board in EVERY_BOARD]
