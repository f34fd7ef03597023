"""The villagers' help, tile by tile (GS §10)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice, Effect
from hauntings.engine.zones import how_many, replaced
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.curse import PLACE_ITSELF, RollCurseDie
from hauntings.games.ghost_stories.base.dice import RerollDice, may_reroll, throws
from hauntings.games.ghost_stories.base.haunting import unhaunts
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.base.rewards import GAIN_QI, TAKE_ONE
from hauntings.games.ghost_stories.cards import (
    CEMETERY,
    COLOURS,
    HERBALIST_DICE,
    KIND_GHOST,
    KIND_INCARNATION,
    ROW,
    TAO_DICE,
    WHITE,
)
from hauntings.games.ghost_stories.geometry import BOARDS, PLACES, SPACES, Board, Place
from hauntings.games.ghost_stories.moves import clears_circle, discards_ghost, gains_qi, gains_tao, thrown_counts
from hauntings.games.ghost_stories.questions import (
    BANISH,
    PRAY,
    REVIVE,
    UNHAUNT,
    WATCH,
    as_token,
    board_in,
    place_in,
    space_in,
)
from hauntings.games.ghost_stories.rules import Tile
from hauntings.games.ghost_stories.standing import (
    buddhas_at_temple,
    captors,
    haunted_count,
    white_counts,
)
from hauntings.games.ghost_stories.table import NONE, Village
from hauntings.games.ghost_stories.why import (
    CAN,
    COLOUR_THERE,
    INCARNATION,
    NO_BUDDHA_AT_TEMPLE,
    NO_DICE,
    NO_FIGURE_OUT,
    NO_GHOST_THERE,
    NO_GHOST_TO_BANISH,
    NO_QI_LEFT,
    NOBODY_DEAD,
    NONE_IN_SUPPLY,
    NOT_DEAD,
    NOT_HAUNTED,
    NOTHING_HAUNTED,
    NOTHING_TO_PRAY_WITH,
)

REVIVED_QI: Final = 2


class Cemetery(Tile):
    """A dead Taoist comes back with 2 Qi on the Cemetery; then the acting one rolls the Curse die."""

    def why_not(self, g: Village, board: Board, place: Place) -> i64:
        if not somebody_dead(g):
            return NOBODY_DEAD
        return CAN if g.qi_supply > 0 else NO_QI_LEFT

    def help(self, g: Village, board: Board, place: Place) -> None:
        g.do(RollCurseDie(board, PLACE_ITSELF + place))
        g.do(Revive(board))


def dead(g: Village, board: Board) -> bool:
    return g.seat_of[board] >= 0 and g.qi[board] == 0


def somebody_dead(g: Village) -> bool:
    for n in range(BOARDS):
        if g.qi[n] == 0 and g.seat_of[n] >= 0:
            return True
    return False


def dead_taoists(g: Village) -> list[i64]:
    """Tokens of the boards whose Taoist is dead."""
    found: list[i64] = []
    for n in range(BOARDS):
        if g.qi[n] == 0 and g.seat_of[n] >= 0:
            found.append(as_token(Board(n)))
    return found


class Revive(Choice[Village]):
    """GS §14: 2 Qi (1 if the supply has only one), no tokens, on the Cemetery; plays from their next turn."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(REVIVE, g.seat_of[self.board], dead_taoists(g), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if dead(g, board_in(token)) else NOT_DEAD

    def chosen(self, g: Village, token: i64) -> None:
        board = board_in(token)
        g.at = replaced(g.at, board, g.place_of[CEMETERY])
        gains_qi(g, board, REVIVED_QI)
        if g.telling:
            g.tell("revived", (board,))


class TaoistAltar(Tile):
    """Un-haunt a tile; then a ghost comes."""

    def why_not(self, g: Village, board: Board, place: Place) -> i64:
        return CAN if haunted_count(g) > 0 else NOTHING_HAUNTED

    def help(self, g: Village, board: Board, place: Place) -> None:
        g.do(BRING_GHOST)
        g.do(Unhaunt(board))


class Unhaunt(Choice[Village]):
    """GS §10: turn one haunted tile back."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(UNHAUNT, g.seat_of[self.board], self.allowed(g, 1, PLACES), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if g.haunted[place_in(token)] != 0 else NOT_HAUNTED

    def chosen(self, g: Village, token: i64) -> None:
        unhaunts(g, place_in(token))


class HerbalistsShop(Tile):
    """Roll two Tao dice (fewer if ghosts hold them, GS r8) and take what they show."""

    def why_not(self, g: Village, board: Board, place: Place) -> i64:
        return CAN if herbalist_dice(g) > 0 else NO_DICE

    def help(self, g: Village, board: Board, place: Place) -> None:
        throws(g, board, herbalist_dice(g), False)
        if may_reroll(g, board):
            g.do(RerollHerbs(board))
        else:
            g.do(GatherHerbs(board))


def herbalist_dice(g: Village) -> i64:
    if not g.rules.herbalist_limited:
        return HERBALIST_DICE
    left = TAO_DICE - captors(g)
    return left if left < HERBALIST_DICE else HERBALIST_DICE


class RerollHerbs(RerollDice):
    """GS §16.1: the Gods' Favorite re-rolls dice at the Herbalist's."""

    def goes_on(self, g: Village) -> None:
        g.do(GatherHerbs(self.board))


class GatherHerbs(Effect[Village]):
    """GS §10: a token of each colour shown, as far as there is one; any for white, nothing with Nameless (GS r10)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        counts = thrown_counts(g)
        g.thrown = NONE
        for colour in range(1, ROW):
            for _n in range(counts[colour]):
                gains_tao(g, self.board, colour)
        if white_counts(g):
            for _n in range(counts[WHITE]):
                gathers_white(g, self.board)


def gathers_white(g: Village, board: Board) -> None:
    """A white face: a token of choice (GS §10)."""
    for rule in g.rules.instead_of_white_herb:
        if rule.instead(g, board):
            return
    g.do(TAKE_ONE[board])


class SorcerersHut(Tile):
    """Discard a ghost in play, never an incarnation, without its right stone; lose 1 Qi (GS r16)."""

    def why_not(self, g: Village, board: Board, place: Place) -> i64:
        for card in g.ghost:
            if g.cards.is_ghost(card):
                return CAN
        return NO_GHOST_TO_BANISH

    def help(self, g: Village, board: Board, place: Place) -> None:
        g.do(LOSE_QI[board])
        g.do(Banish(board))


class Banish(Choice[Village]):
    """GS §10, Sorcerer's Hut: choose the ghost."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(BANISH, g.seat_of[self.board], self.allowed(g, 1, SPACES), self)

    def why_not(self, g: Village, token: i64) -> i64:
        card = g.ghost[space_in(token)]
        kind = g.cards.kind[card]
        if kind == KIND_INCARNATION:
            return INCARNATION
        return CAN if kind == KIND_GHOST and card != 0 else NO_GHOST_THERE

    def chosen(self, g: Village, token: i64) -> None:
        space = space_in(token)
        if g.telling:
            g.tell("banished", (self.board, g.ghost[space], space))
        discards_ghost(g, space)


class NightWatchmansBeat(Tile):
    """All haunting figures of one board go back to their cards."""

    def why_not(self, g: Village, board: Board, place: Place) -> i64:
        return CAN if how_many(g.figure) > 0 else NO_FIGURE_OUT

    def help(self, g: Village, board: Board, place: Place) -> None:
        g.do(Watch(board))


class Watch(Choice[Village]):
    """GS §10, Night Watchman: choose the board, among those with a figure out (GS r40)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(WATCH, g.seat_of[self.board], self.allowed(g, 1, BOARDS), self)

    def why_not(self, g: Village, token: i64) -> i64:
        figure = g.figure
        first = board_in(token) * 3
        return CAN if figure[first] + figure[first + 1] + figure[first + 2] > 0 else NO_FIGURE_OUT

    def chosen(self, g: Village, token: i64) -> None:
        board = board_in(token)
        figure = g.figure[:]
        for space in range(board * 3, board * 3 + 3):
            figure[space] = 0
        g.figure = figure
        if g.telling:
            g.tell("watched", (self.board, board))


class CircleOfPrayer(Tile):
    """A Tao token from the supply lies here: every ghost is 1 cheaper in that colour, for everybody."""

    def why_not(self, g: Village, board: Board, place: Place) -> i64:
        supply = g.tao_supply
        for colour in range(1, ROW):
            if supply[colour] > 0 and colour != g.circle:
                return CAN
        return NOTHING_TO_PRAY_WITH

    def help(self, g: Village, board: Board, place: Place) -> None:
        g.do(Pray(board))


class Pray(Choice[Village]):
    """GS §10, Circle of Prayer: choose the colour; a token that lies there goes back."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        g.ask(PRAY, g.seat_of[self.board], self.allowed(g, 1, COLOURS), self)

    def why_not(self, g: Village, token: i64) -> i64:
        if token == g.circle:
            return COLOUR_THERE
        return CAN if g.tao_supply[token] > 0 else NONE_IN_SUPPLY

    def chosen(self, g: Village, token: i64) -> None:
        clears_circle(g)
        g.tao_supply = replaced(g.tao_supply, token, g.tao_supply[token] - 1)
        g.circle = token
        if g.telling:
            g.tell("prayed", (self.board, token))


class TeaHouse(Tile):
    """1 Tao of choice and 1 Qi, as far as the supply has them (GS r36); then a ghost comes."""

    def help(self, g: Village, board: Board, place: Place) -> None:
        g.do(BRING_GHOST)
        g.do(GAIN_QI[board])
        g.do(TAKE_ONE[board])


class BuddhistTemple(Tile):
    """Take a Buddha; it may be placed from the next turn on (GS r14)."""

    def why_not(self, g: Village, board: Board, place: Place) -> i64:
        return CAN if buddhas_at_temple(g) > 0 else NO_BUDDHA_AT_TEMPLE

    def help(self, g: Village, board: Board, place: Place) -> None:
        g.buddhas = replaced(g.buddhas, board, g.buddhas[board] + 1)
        g.fresh_buddhas += 1
        if g.telling:
            g.tell("took-buddha", (board,))
