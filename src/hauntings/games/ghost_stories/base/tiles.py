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
    ROW,
    TAO_DICE,
    WHITE,
)
from hauntings.games.ghost_stories.geometry import BOARDS, PLACES, SPACES
from hauntings.games.ghost_stories.moves import clears_circle, discards_ghost, gains_qi, gains_tao, thrown_counts
from hauntings.games.ghost_stories.questions import BANISH, PRAY, REVIVE, UNHAUNT, WATCH
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

    def why_not(self, g: Village, board: i64, place: i64) -> i64:
        if not somebody_dead(g):
            return NOBODY_DEAD
        return CAN if g.qi_supply > 0 else NO_QI_LEFT

    def help(self, g: Village, board: i64, place: i64) -> None:
        g.do(RollCurseDie(board, PLACE_ITSELF + place))
        g.do(Revive(board))


def dead(g: Village, board: i64) -> bool:
    return g.seat_of[board] >= 0 and g.qi[board] == 0


def somebody_dead(g: Village) -> bool:
    board: i64 = 0
    while board < BOARDS:
        if dead(g, board):
            return True
        board += 1
    return False


def dead_taoists(g: Village) -> list[i64]:
    """Tokens of the boards whose Taoist is dead."""
    found: list[i64] = []
    board: i64 = 0
    while board < BOARDS:
        if dead(g, board):
            found.append(board + 1)
        board += 1
    return found


class Revive(Choice[Village]):
    """GS §14: 2 Qi (1 if the supply has only one), no tokens, on the Cemetery; plays from their next turn."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: i64) -> None:
        self.board: Final[i64] = board

    def resolve(self, g: Village) -> None:
        g.ask(REVIVE, g.seat_of[self.board], dead_taoists(g), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if dead(g, token - 1) else NOT_DEAD

    def chosen(self, g: Village, token: i64) -> None:
        board = token - 1
        g.at = replaced(g.at, board, g.place_of[CEMETERY])
        gains_qi(g, board, REVIVED_QI)
        if g.telling:
            g.tell("revived", (board,))


class TaoistAltar(Tile):
    """Un-haunt a tile; then a ghost comes."""

    def why_not(self, g: Village, board: i64, place: i64) -> i64:
        return CAN if haunted_count(g) > 0 else NOTHING_HAUNTED

    def help(self, g: Village, board: i64, place: i64) -> None:
        g.do(BRING_GHOST)
        g.do(Unhaunt(board))


class Unhaunt(Choice[Village]):
    """GS §10: turn one haunted tile back."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: i64) -> None:
        self.board: Final[i64] = board

    def resolve(self, g: Village) -> None:
        g.ask(UNHAUNT, g.seat_of[self.board], self.allowed(g, 1, PLACES), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if g.haunted[token - 1] != 0 else NOT_HAUNTED

    def chosen(self, g: Village, token: i64) -> None:
        unhaunts(g, token - 1)


class HerbalistsShop(Tile):
    """Roll two Tao dice (fewer if ghosts hold them, GS r8) and take what they show."""

    def why_not(self, g: Village, board: i64, place: i64) -> i64:
        return CAN if herbalist_dice(g) > 0 else NO_DICE

    def help(self, g: Village, board: i64, place: i64) -> None:
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

    def __init__(self, board: i64) -> None:
        self.board: Final[i64] = board

    def resolve(self, g: Village) -> None:
        counts = thrown_counts(g)
        g.thrown = NONE
        colour: i64 = 1
        while colour < ROW:
            n = counts[colour]
            while n > 0:
                gains_tao(g, self.board, colour)
                n -= 1
            colour += 1
        if white_counts(g):
            n = counts[WHITE]
            while n > 0:
                gathers_white(g, self.board)
                n -= 1


def gathers_white(g: Village, board: i64) -> None:
    """A white face: a token of choice (GS §10)."""
    for rule in g.rules.instead_of_white_herb:
        if rule.instead(g, board):
            return
    g.do(TAKE_ONE[board])


class SorcerersHut(Tile):
    """Discard a ghost in play, never an incarnation, without its right stone; lose 1 Qi (GS r16)."""

    def why_not(self, g: Village, board: i64, place: i64) -> i64:
        for card in g.ghost:
            if g.cards.is_ghost(card):
                return CAN
        return NO_GHOST_TO_BANISH

    def help(self, g: Village, board: i64, place: i64) -> None:
        g.do(LOSE_QI[board])
        g.do(Banish(board))


class Banish(Choice[Village]):
    """GS §10, Sorcerer's Hut: choose the ghost."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: i64) -> None:
        self.board: Final[i64] = board

    def resolve(self, g: Village) -> None:
        g.ask(BANISH, g.seat_of[self.board], self.allowed(g, 1, SPACES), self)

    def why_not(self, g: Village, token: i64) -> i64:
        if g.cards.is_incarnation(g.ghost[token - 1]):
            return INCARNATION
        return CAN if g.cards.is_ghost(g.ghost[token - 1]) else NO_GHOST_THERE

    def chosen(self, g: Village, token: i64) -> None:
        if g.telling:
            g.tell("banished", (self.board, g.ghost[token - 1], token - 1))
        discards_ghost(g, token - 1)


class NightWatchmansBeat(Tile):
    """All haunting figures of one board go back to their cards."""

    def why_not(self, g: Village, board: i64, place: i64) -> i64:
        return CAN if how_many(g.figure) > 0 else NO_FIGURE_OUT

    def help(self, g: Village, board: i64, place: i64) -> None:
        g.do(Watch(board))


class Watch(Choice[Village]):
    """GS §10, Night Watchman: choose the board, among those with a figure out (GS r40)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: i64) -> None:
        self.board: Final[i64] = board

    def resolve(self, g: Village) -> None:
        g.ask(WATCH, g.seat_of[self.board], self.allowed(g, 1, BOARDS), self)

    def why_not(self, g: Village, token: i64) -> i64:
        figure = g.figure
        first = token * 3 - 3
        return CAN if figure[first] + figure[first + 1] + figure[first + 2] > 0 else NO_FIGURE_OUT

    def chosen(self, g: Village, token: i64) -> None:
        figure = g.figure[:]
        base: i64 = token * 3 - 3
        figure[base] = 0
        figure[base + 1] = 0
        figure[base + 2] = 0
        g.figure = figure
        if g.telling:
            g.tell("watched", (self.board, token - 1))


class CircleOfPrayer(Tile):
    """A Tao token from the supply lies here: every ghost is 1 cheaper in that colour, for everybody."""

    def why_not(self, g: Village, board: i64, place: i64) -> i64:
        supply = g.tao_supply
        colour: i64 = 1
        while colour < ROW:
            if supply[colour] > 0 and colour != g.circle:
                return CAN
            colour += 1
        return NOTHING_TO_PRAY_WITH

    def help(self, g: Village, board: i64, place: i64) -> None:
        g.do(Pray(board))


class Pray(Choice[Village]):
    """GS §10, Circle of Prayer: choose the colour; a token that lies there goes back."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: i64) -> None:
        self.board: Final[i64] = board

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

    def help(self, g: Village, board: i64, place: i64) -> None:
        g.do(BRING_GHOST)
        g.do(GAIN_QI[board])
        g.do(TAKE_ONE[board])


class BuddhistTemple(Tile):
    """Take a Buddha; it may be placed from the next turn on (GS r14)."""

    def why_not(self, g: Village, board: i64, place: i64) -> i64:
        return CAN if buddhas_at_temple(g) > 0 else NO_BUDDHA_AT_TEMPLE

    def help(self, g: Village, board: i64, place: i64) -> None:
        g.buddhas = replaced(g.buddhas, board, g.buddhas[board] + 1)
        g.fresh_buddhas += 1
        if g.telling:
            g.tell("took-buddha", (board,))
