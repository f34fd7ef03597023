"""The table of a village: tiles, boards, ghosts, Taoists, deck. What it means is computed in `standing.py`."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hauntings.engine.chance import Dice
from hauntings.engine.table import Seat, Table
from hauntings.games.ghost_stories.blocks import MOON, OTHERS, SECRET
from hauntings.games.ghost_stories.cards import ROW, Card
from hauntings.games.ghost_stories.geometry import BOARDS, PLACES, SPACES, Board, Place, Space
from hauntings.games.ghost_stories.rules import Rules

# streams of chance
TILES: Final = 0
SIDES: Final = 1
FACES_UP: Final = 2
SEATING: Final = 3
FIRST: Final = 4
GHOST_DECK: Final = 5
INCARNATION_DECK: Final = 6
TAO_DIE: Final = 7
GREY_DIE: Final = 8
CURSE: Final = 9
STREAMS: Final = [
    "tiles", "sides", "powers", "seating", "first player", "ghosts", "incarnations", "tao dice", "grey die",
    "curse die",
]  # fmt: skip
OUR_STREAMS: Final = 25  # White Moon has 10 to 14, Black Secret 15 to 24 (blocks.py)

# outcomes
WON: Final = 1
ALL_DEAD: Final = 2
VILLAGE_HAUNTED: Final = 3
VILLAGE_FALLEN: Final = 4  # a haunting found no tile left in its line
DECK_EMPTY: Final = 5

# how much of a turn is over
ON: Final = 0
NO_ARRIVAL: Final = 1
TURN_OVER: Final = 2

# stages of the Yang phase (GS §4.2)
BEFORE_MOVE: Final = 0
MOVED: Final = 1
ACTED: Final = 2
PLACED: Final = 3

# powers used up this turn, as bits of `used`
USED_POCKETS: Final = 1
USED_MANTRA: Final = 2
USED_WINDS: Final = 4
USED_POTION: Final = 8  # its owner was asked for the Life Potion (WM r112)

NONE: Final[list[i64]] = []
FOUR: Final[list[i64]] = [0] * BOARDS
NOWHERE: Final[list[Place]] = [Place(-1)] * BOARDS
NEUTRAL: Final[list[Seat]] = [Seat(-1)] * BOARDS
NINE: Final[list[i64]] = [0] * PLACES
TWELVE: Final[list[i64]] = [0] * SPACES
NO_BOARDS: Final[list[Board]] = [Board(0)] * ROW
NO_GHOSTS: Final[list[Card]] = [Card(0)] * SPACES
NO_CARDS: Final[list[Card]] = []
NO_SPACES: Final[list[Space]] = []
SIX: Final[list[i64]] = [0] * ROW
TOKENS: Final[list[i64]] = [0] * (BOARDS * ROW)


@mypyc_attr(allow_interpreted_subclasses=True)  # an expansion needs no compiler
class Extra:
    """What an expansion lays beside the village. Its lists are replaced when they change, as the village's are."""

    def clone(self) -> Extra:
        """An independent copy; this one holds nothing."""
        return self


NOTHING: Final = Extra()

BESIDE: Final[list[Extra]] = []


class Village(Table):
    """`deck` and `deck_seen` are changed in place; every other list is replaced, so that clones share it."""

    # set once
    colour: list[i64]  # of each board
    board_of: list[Board]  # by colour
    power: list[i64]  # face up on each board
    seat_of: list[Seat]  # -1: neutral
    tile: list[i64]  # at each place
    place_of: list[Place]  # by tile, -1 if it is not in the village
    # whose turn, and how far it is
    turn: i64  # counts boards' turns
    active: Board
    skips: i64
    stage: i64
    steps: i64  # taken this turn
    acted_at: Place  # of the first action this turn, -1: none yet
    helps: i64
    exorcisms: i64
    used: i64
    borrowed: i64  # bits of neutral boards whose power was borrowed this turn
    fresh_buddhas: i64  # taken this turn
    # boards and Taoists
    at: list[Place]  # of each board's Taoist, -1: none or dead
    qi: list[i64]
    tao: list[i64]  # [board * ROW + colour]
    yin_yang: list[i64]
    buddhas: list[i64]
    power_tokens: list[i64]
    # the supply
    qi_supply: i64
    tao_supply: list[i64]
    centre_tokens: i64  # Power tokens on the centre tile
    # the village
    haunted: list[i64]
    circle: i64  # colour on the Circle of Prayer
    # ghosts
    ghost: list[Card]  # on each space, 0: none
    figure: list[i64]
    buddha: list[i64]
    mantra: i64  # 1 + the space of the ghost that bears it
    vulnerable: i64  # Uncatchable has met a Buddha
    # cards
    deck: list[Card]  # the last card is the top
    deck_seen: list[i64]
    unused: list[Card]  # in the box, unseen
    discards: list[Card]
    drawn: Card
    undefeated: i64  # incarnations in deck and play
    exorcised: i64  # incarnations
    # an exorcism or a roll under way
    thrown: list[i64]
    picked: list[Space]  # in the order of exorcism
    paid: list[i64]  # board * ROW + colour of every token promised
    refused: i64  # bits of boards that lend nothing
    score: i64

    def __init__(self, seats: i64, rules: Rules, dice: Dice, streams: i64 = 0) -> None:
        super().__init__(seats, streams, dice)
        self.rules: Final = rules
        self.cards: Final = rules.cards
        # what the expansions lay beside the village, by part (blocks.py); our own two are asked for at every step
        self.first_beside: Extra = NOTHING
        self.second_beside: Extra = NOTHING
        self.more_beside: list[Extra] = BESIDE

    def parts(self) -> list[Any]:
        return [self, self.first_beside, self.second_beside, *self.more_beside]

    def beside(self, part: i64) -> Extra:
        """What lies there, of an expansion that is not ours."""
        if part - OTHERS >= len(self.more_beside):
            raise ValueError(f"nothing lies beside the village as part {part}: Expansion.lies_beside lays it there")
        return self.more_beside[part - OTHERS]

    def lay_beside(self, part: i64, extra: Extra) -> None:
        """An expansion's part of the table, at the place of its block (blocks.py)."""
        if part == MOON:
            self.first_beside = extra
            return
        if part == SECRET:
            self.second_beside = extra
            return
        beside = self.more_beside[:]
        while len(beside) <= part - OTHERS:
            beside.append(NOTHING)
        if beside[part - OTHERS] is not NOTHING:
            raise ValueError(f"two expansions have part {part} of the table: see blocks.py")
        beside[part - OTHERS] = extra
        self.more_beside = beside

    def not_fields(self) -> list[str]:
        return ["rules", "cards", "first_beside", "second_beside", "more_beside"]

    def begins_chapter(self, what: str) -> bool:
        return what == "laid" or what == "turn"

    def lie_empty(self) -> None:
        """Nothing on the table yet."""
        self.colour = FOUR
        self.board_of = NO_BOARDS
        self.power = FOUR
        self.seat_of = NEUTRAL
        self.tile = NINE
        self.place_of = self.rules.not_laid
        self.turn = 0
        self.active = Board(0)
        self.skips = ON
        self.stage = BEFORE_MOVE
        self.steps = 0
        self.acted_at = Place(-1)
        self.helps = 0
        self.exorcisms = 0
        self.used = 0
        self.borrowed = 0
        self.fresh_buddhas = 0
        self.at = NOWHERE
        self.qi = FOUR
        self.tao = TOKENS
        self.yin_yang = FOUR
        self.buddhas = FOUR
        self.power_tokens = FOUR
        self.qi_supply = 0
        self.tao_supply = SIX
        self.centre_tokens = 0
        self.haunted = NINE
        self.circle = 0
        self.ghost = NO_GHOSTS
        self.figure = TWELVE
        self.buddha = TWELVE
        self.mantra = 0
        self.vulnerable = 0
        self.deck = NO_CARDS
        self.deck_seen = NONE
        self.unused = NO_CARDS
        self.discards = NO_CARDS
        self.drawn = Card(0)
        self.undefeated = 0
        self.exorcised = 0
        self.thrown = NONE
        self.picked = NO_SPACES
        self.paid = NONE
        self.refused = 0
        self.score = 0

    def clone(self) -> Village:
        g = Village(self.seats, self.rules, self.dice, 0)
        g.lie_like(self)
        g.colour = self.colour
        g.board_of = self.board_of
        g.power = self.power
        g.seat_of = self.seat_of
        g.tile = self.tile
        g.place_of = self.place_of
        g.turn = self.turn
        g.active = self.active
        g.skips = self.skips
        g.stage = self.stage
        g.steps = self.steps
        g.acted_at = self.acted_at
        g.helps = self.helps
        g.exorcisms = self.exorcisms
        g.used = self.used
        g.borrowed = self.borrowed
        g.fresh_buddhas = self.fresh_buddhas
        g.at = self.at
        g.qi = self.qi
        g.tao = self.tao
        g.yin_yang = self.yin_yang
        g.buddhas = self.buddhas
        g.power_tokens = self.power_tokens
        g.qi_supply = self.qi_supply
        g.tao_supply = self.tao_supply
        g.centre_tokens = self.centre_tokens
        g.haunted = self.haunted
        g.circle = self.circle
        g.ghost = self.ghost
        g.figure = self.figure
        g.buddha = self.buddha
        g.mantra = self.mantra
        g.vulnerable = self.vulnerable
        g.deck = self.deck[:]
        g.deck_seen = self.deck_seen[:]
        g.unused = self.unused
        g.discards = self.discards
        g.drawn = self.drawn
        g.undefeated = self.undefeated
        g.exorcised = self.exorcised
        g.thrown = self.thrown
        g.picked = self.picked
        g.paid = self.paid
        g.refused = self.refused
        g.score = self.score
        if self.first_beside is not NOTHING:
            g.first_beside = self.first_beside.clone()
        if self.second_beside is not NOTHING:
            g.second_beside = self.second_beside.clone()
        if len(self.more_beside) > 0:
            g.more_beside = [part.clone() for part in self.more_beside]
        return g
