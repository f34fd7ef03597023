"""Set-up (GS §3): tiles, boards, resources, the deck, and the two choices a group may reserve for itself."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice, Seat
from hauntings.engine.zones import how_many, replaced, shuffled
from hauntings.games.ghost_stories.base.steps import taoists
from hauntings.games.ghost_stories.base.turn import PLAY_TURNS
from hauntings.games.ghost_stories.cards import (
    BLACK,
    BLUE,
    DATA,
    GREEN,
    NEUTRAL_QI,
    QI_TOKENS,
    RED,
    ROW,
    TAO_TOKENS,
    YELLOW,
    Card,
)
from hauntings.games.ghost_stories.geometry import BOARDS, CENTRE_PLACE, EVERY_BOARD, PLACES, Board, Place
from hauntings.games.ghost_stories.questions import CHOOSE_FIRST, CHOOSE_POWER, board_in
from hauntings.games.ghost_stories.standing import group
from hauntings.games.ghost_stories.table import (
    FACES_UP,
    FIRST,
    GHOST_DECK,
    INCARNATION_DECK,
    NEUTRAL,
    SEATING,
    SIDES,
    TILES,
    Village,
)
from hauntings.games.ghost_stories.view import incarnations_in_box
from hauntings.games.ghost_stories.why import CAN, NEUTRAL_BOARD, NOT_ON_THIS_BOARD

TAOIST_COLOURS: Final[list[i64]] = [RED, GREEN, BLUE, YELLOW]


def lays_out(g: Village) -> None:
    """GS §3.1-7, as far as the first turn or the first choice."""
    lays_tiles(g)
    lays_boards(g)
    deals_resources(g)
    builds_deck(g)
    if g.telling:
        tells_village(g)
    g.do(PLAY_TURNS)
    if g.rules.chosen["first_player"] == "chosen" and taoists(g) > 1:
        g.do(CHOOSE_FIRST_BOARD)
    if g.rules.chosen["powers"] == "chosen":
        for board in reversed(EVERY_BOARD):
            g.do(ChoosePower(board))


def tells_village(g: Village) -> None:
    """What lies where and who sits where: all later events speak of places and boards."""
    g.tell("laid", tuple([int(tile) for tile in g.tile]))
    for board in EVERY_BOARD:
        g.tell("seated", (board, g.seat_of[board], g.colour[board], g.power[board]))


def lays_tiles(g: Village) -> None:
    """GS §3.1: nine tiles at random; the Guard Tower is shuffled in and one of the ten is left out (GS §17)."""
    always = g.rules.tiles_always
    pool: list[i64] = [tile for tile in g.rules.tile_pool if tile not in always]
    g.tile = shuffled(g, TILES, pool)[: PLACES - len(always)]
    if len(always) > 0:
        g.tile = shuffled(g, TILES, g.tile + always)
    places = g.rules.not_laid[:]
    for n, tile in enumerate(g.tile):
        places[tile] = Place(n)
    g.place_of = places


def lays_boards(g: Village) -> None:
    """GS §3.2: colours on random sides, a random power up; players sit clockwise, neutral sides at random (GS r37)."""
    g.colour = shuffled(g, SIDES, TAOIST_COLOURS)
    board_of = [Board(-1)] * ROW
    powers: list[i64] = [0] * BOARDS
    for board, colour in enumerate(g.colour):
        board_of[colour] = Board(board)
        powers[board] = (colour - 1) * 2 + g.roll(FACES_UP, 2)
        if colour == RED and taoist_count(g) == 1:  # alone, red dances the Spires (GS §3.2)
            powers[board] = 0
    g.board_of = board_of
    g.power = powers
    sides = shuffled(g, SEATING, EVERY_BOARD)[: taoist_count(g)]
    sides.sort()
    seats = NEUTRAL[:]
    for n, side in enumerate(sides):
        seats[side] = Seat(n)
    g.seat_of = seats
    g.active = sides[g.roll(FIRST, len(sides))]


def taoist_count(g: Village) -> i64:
    """How many seats are Taoists: all of them in the base game."""
    return g.seats - g.rules.seats_beside


def deals_resources(g: Village) -> None:
    """GS §3.1, §3.2."""
    level: dict[str, Any] = g.rules.level
    count = taoist_count(g)
    power_tokens: i64 = DATA["players"][str(count)]["power_tokens"]
    own_qi: i64 = level["qi"]
    own_yin_yang: i64 = 1 if level["yin_yang"] else 0
    own_tao: i64 = level["own_tao"]
    at: list[Place] = []
    qi: list[i64] = []
    yin_yang: list[i64] = []
    tokens: list[i64] = []
    tao: list[i64] = [0] * (BOARDS * ROW)
    supply: list[i64] = [0] + [TAO_TOKENS] * BLACK
    for board in EVERY_BOARD:
        player = g.seat_of[board] >= 0
        at.append(CENTRE_PLACE if player else Place(-1))
        qi.append(own_qi if player else NEUTRAL_QI)
        yin_yang.append(own_yin_yang if player else 0)
        tokens.append(power_tokens if player else 0)
        if player:
            for colour in TAOIST_COLOURS if count == 1 else [g.colour[board]]:
                tao[board * ROW + colour] = own_tao
                supply[colour] -= own_tao
            tao[board * ROW + BLACK] = g.rules.black_tao
            supply[BLACK] -= g.rules.black_tao
    g.at = at
    g.qi = qi
    g.yin_yang = yin_yang
    g.power_tokens = tokens
    g.tao = tao
    g.tao_supply = supply
    g.qi_supply = QI_TOKENS - how_many(qi)


def builds_deck(g: Village) -> None:
    """GS §3.3: ghosts and incarnations from the top down; the rest goes back to the box unseen."""
    ghosts = shuffled(g, GHOST_DECK, g.rules.ghosts)
    incarnations = shuffled(g, INCARNATION_DECK, incarnations_in_box(g))
    layout: list[int] = g.rules.layouts[str(taoist_count(g))]
    dealt: i64 = 0
    for count in layout:
        dealt += count
        if count == 0:
            g.undefeated += 1
    ghost: i64 = len(ghosts) - dealt
    incarnation: i64 = len(incarnations) - g.undefeated
    g.unused = ghosts[:ghost] + incarnations[:incarnation] + g.rules.incarnations_beside
    deck: list[Card] = []
    for size in reversed(layout):  # the bottom of the deck comes first
        if size == 0:
            deck.append(incarnations[incarnation])
            incarnation += 1
        else:
            deck.extend(ghosts[ghost : ghost + size])
            ghost += size
    g.deck = deck
    g.deck_seen = [0] * len(deck)


class ChoosePower(Choice[Village]):
    """GS §3.2: the group turns the board to one of its powers; alone, red dances the Spires."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        first = g.colour[self.board] * 2 - 1  # tokens are powers + 1
        g.ask(CHOOSE_POWER, group(g), self.allowed(g, first, first + 1), self)

    def why_not(self, g: Village, token: i64) -> i64:
        colour = g.colour[self.board]
        if (token + 1) // 2 != colour:
            return NOT_ON_THIS_BOARD
        return NOT_ON_THIS_BOARD if token % 2 == 0 and colour == RED and taoists(g) == 1 else CAN

    def chosen(self, g: Village, token: i64) -> None:
        g.power = replaced(g.power, self.board, token - 1)
        if g.telling:
            g.tell("power-chosen", (self.board, token - 1))


class ChooseFirst(Choice[Village]):
    """GS §3.7: the group names who begins."""

    def resolve(self, g: Village) -> None:
        g.ask(CHOOSE_FIRST, group(g), self.allowed(g, 1, BOARDS), self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if g.seat_of[board_in(token)] >= 0 else NEUTRAL_BOARD

    def chosen(self, g: Village, token: i64) -> None:
        g.active = board_in(token)
        if g.telling:
            g.tell("begins", (g.active,))


CHOOSE_FIRST_BOARD: Final = ChooseFirst()
