"""Set-up (GS §3): tiles, boards, resources, the deck, and the two choices a group may reserve for itself."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import Choice
from hauntings.engine.zones import replaced, shuffled
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
)
from hauntings.games.ghost_stories.geometry import BOARDS, CENTRE_PLACE, PLACES
from hauntings.games.ghost_stories.questions import CHOOSE_FIRST, CHOOSE_POWER
from hauntings.games.ghost_stories.standing import group
from hauntings.games.ghost_stories.table import (
    FACES_UP,
    FIRST,
    GHOST_DECK,
    INCARNATION_DECK,
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
        board: i64 = BOARDS
        while board > 0:
            board -= 1
            g.do(ChoosePower(board))


def tells_village(g: Village) -> None:
    """What lies where and who sits where: all later events speak of places and boards."""
    g.tell("laid", tuple([int(tile) for tile in g.tile]))
    for board in range(BOARDS):
        g.tell("seated", (board, g.seat_of[board], g.colour[board], g.power[board]))


def lays_tiles(g: Village) -> None:
    """GS §3.1: nine tiles at random; the Guard Tower is shuffled in and one of the ten is left out (GS §17)."""
    always = g.rules.tiles_always
    pool: list[i64] = [tile for tile in g.rules.tile_pool if tile not in always]
    g.tile = shuffled(g, TILES, pool)[: PLACES - len(always)]
    if len(always) > 0:
        g.tile = shuffled(g, TILES, g.tile + always)
    places: list[i64] = g.rules.not_laid[:]
    place: i64 = 0
    for tile in g.tile:
        places[tile] = place
        place += 1
    g.place_of = places


def lays_boards(g: Village) -> None:
    """GS §3.2: colours on random sides, a random power up; players sit clockwise, neutral sides at random (GS r37)."""
    g.colour = shuffled(g, SIDES, TAOIST_COLOURS)
    board_of: list[i64] = [-1] * ROW
    powers: list[i64] = [0] * BOARDS
    board: i64 = 0
    for colour in g.colour:
        board_of[colour] = board
        powers[board] = (colour - 1) * 2 + g.roll(FACES_UP, 2)
        if colour == RED and taoist_count(g) == 1:  # alone, red dances the Spires (GS §3.2)
            powers[board] = 0
        board += 1
    g.board_of = board_of
    g.power = powers
    every: list[i64] = [0, 1, 2, 3]
    sides = shuffled(g, SEATING, every)[: taoist_count(g)]
    sides.sort()
    seats: list[i64] = [-1] * BOARDS
    seat: i64 = 0
    for side in sides:
        seats[side] = seat
        seat += 1
    g.seat_of = seats
    g.active = sides[g.roll(FIRST, len(sides))]


def taoist_count(g: Village) -> i64:
    """How many seats are Taoists: all of them in the base game."""
    return g.seats - g.rules.seats_beside


def deals_resources(g: Village) -> None:
    """GS §3.1, §3.2."""
    level: dict[str, Any] = g.rules.level
    count = taoist_count(g)
    players: dict[str, Any] = DATA["players"][str(count)]
    at: list[i64] = []
    qi: list[i64] = []
    yin_yang: list[i64] = []
    tokens: list[i64] = []
    tao: list[i64] = [0] * (BOARDS * ROW)
    supply: list[i64] = [0] + [TAO_TOKENS] * BLACK
    board: i64 = 0
    while board < BOARDS:
        player = g.seat_of[board] >= 0
        at.append(CENTRE_PLACE if player else -1)
        qi.append(level["qi"] if player else NEUTRAL_QI)
        yin_yang.append(1 if player and level["yin_yang"] else 0)
        tokens.append(players["power_tokens"] if player else 0)
        if player:
            for colour in TAOIST_COLOURS if count == 1 else [g.colour[board]]:
                tao[board * ROW + colour] = level["own_tao"]
                supply[colour] -= level["own_tao"]
            tao[board * ROW + BLACK] = g.rules.black_tao
            supply[BLACK] -= g.rules.black_tao
        board += 1
    g.at = at
    g.qi = qi
    g.yin_yang = yin_yang
    g.power_tokens = tokens
    g.tao = tao
    g.tao_supply = supply
    g.qi_supply = QI_TOKENS - sum(qi)


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
    deck: list[i64] = []
    n: i64 = len(layout)
    while n > 0:  # the bottom of the deck comes first
        n -= 1
        size: i64 = layout[n]
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

    def __init__(self, board: i64) -> None:
        self.board: Final[i64] = board

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
        return CAN if g.seat_of[token - 1] >= 0 else NEUTRAL_BOARD

    def chosen(self, g: Village, token: i64) -> None:
        g.active = token - 1
        if g.telling:
            g.tell("begins", (token - 1,))


CHOOSE_FIRST_BOARD: Final = ChooseFirst()
