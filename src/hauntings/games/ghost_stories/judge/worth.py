"""What things are worth to the Taoists, in one currency: about the change of the log odds of victory.

The weights were found by playing: an evolution strategy over two hundred thousand games of greedy teams at mixed
difficulties. Their order is that of the names.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.games.ghost_stories.cards import (
    BLOCK_TAO,
    CAPTURE_DIE,
    DICE_IMMUNE,
    GAIN_TAO_1,
    GAIN_TAO_2,
    GROUP_GAIN,
    KIND_INCARNATION,
    ROW,
    STRENGTH,
    Cards,
)
from hauntings.games.ghost_stories.geometry import BOARDS, SPACES, Board, Space, board_at
from hauntings.games.ghost_stories.standing import has_power, haunted_count
from hauntings.games.ghost_stories.table import Village

# places in WEIGHTS
GHOST: Final = 0  # any ghost in play
POINT: Final = 1  # each point of its resistance
IMMUNE: Final = 2
CAPTOR: Final = 3
LOCK: Final = 4  # nobody may spend Tao
BLOCK: Final = 5  # a power is out
FIGURE_IN: Final = 6  # a haunter's figure on its card: this part of a haunting
FIGURE_OUT: Final = 7
TORMENT: Final = 8
TWO: Final = 9  # two ghosts on a board
FULL: Final = 10  # three: this part of a Qi
HURRY: Final = 11  # how much less a danger counts that comes at the end of the round
LAST_TILE: Final = 12  # the haunting that loses the game
SECOND_LAST: Final = 13
THIRD_LAST: Final = 14
FOURTH_LAST: Final = 15
LIFE: Final = 16  # the last Qi
QI_2: Final = 17
QI_3: Final = 18
QI_MORE: Final = 19
NEUTRAL_LAST: Final = 20  # the last Qi of a neutral board
NEUTRAL_QI: Final = 21
TAO: Final = 22
TAO_WANTED: Final = 23  # a token of a colour that ghosts in play need
TAO_FOR_WU_FENG: Final = 24  # one that an incarnation in play needs
TAO_MORE: Final = 25  # how much less each further token of a colour counts
YIN_YANG: Final = 26
BUDDHA_HELD: Final = 27
BUDDHA_LAID: Final = 28
CURSE: Final = 29  # one roll of the Curse die
ARRIVAL: Final = 30  # a ghost more
WU_FENG: Final = 31  # an incarnation in play
PRAYER: Final = 32  # a Circle of Prayer per point in play of its colour
POWER_TOKEN: Final = 33
CENTRE_PLACE_WORTH: Final = 34
EDGE_PLACE_WORTH: Final = 35
NEAR_GHOSTS: Final = 36  # ghosts that one could go for next turn
PLACE_CORNER: Final = 37  # a ghost that lies at a corner
PLACE_PAIR: Final = 38  # beside another, for both at once
PLACE_NEAR: Final = 39  # a Taoist is near
SPEND: Final = 40  # the price of a token when it is spent, of its worth
SPARE: Final = 41  # the price of a Yin-Yang when it is spent, of its worth
REMOVED: Final = 42  # what the end of a ghost is worth beside its threat
PLACE_FIRST: Final = 43  # what the next Taoist can do with a ghost that is placed
PLACE_SECOND: Final = 44
CROWDED: Final = 45  # each ghost beyond four, for every ghost

WEIGHTS: Final[list[float]] = [
    0.075, 0.043, 0.008, 0.172, 1.287, 0.138, 0.267, 0.537, 0.506, 0.043, 0.356, 0.259,
    4.0, 1.212, 0.758, 0.474, 1.521, 0.464, 0.363, 0.162, 0.688, 0.076, 0.123, 0.023,
    0.137, 0.017, 0.468, 0.311, 0.452, 0.128, 1.226, 3.611, 0.052, 0.069, 0.041, 0.029,
    0.104, 0.047, 0.043, 0.037, 0.296, 0.599, 0.033, 0.65, 0.341, 0.009,
]  # fmt: skip

HURRIED: Final[list[float]] = [  # by turns until a board's Yin phase
    1.0,
    *[1.0 - WEIGHTS[HURRY] * (turns - 1) / 3 for turns in range(1, 5)],
]


def weigh(cards: Cards) -> None:
    """Work out what hangs on cards and weights alone. A stone that nobody weighed counts nothing beyond its ghost."""
    w = WEIGHTS
    for card in cards.numbers:
        left = cards.left[card]
        threat = w[GHOST] + w[POINT] * float(cards.resistance[card])
        if DICE_IMMUNE in cards.centre[card]:
            threat += w[IMMUNE]
        if CAPTURE_DIE in left:
            threat += w[CAPTOR]
        if BLOCK_TAO in left:
            threat += w[LOCK]
        if cards.kind[card] == KIND_INCARNATION:
            threat += w[WU_FENG]
        cards.threat[card] = threat
        right = cards.right[card]
        reward = w[TAO] if GAIN_TAO_1 in right else 2 * w[TAO] if GAIN_TAO_2 in right else 0.0
        if GROUP_GAIN in right:
            reward += w[QI_3] + w[YIN_YANG]
        cards.reward[card] = reward


def haunting_costs(left: i64) -> float:
    """What one more haunted tile costs when so many may still be haunted, the last of them losing."""
    if left <= 1:
        return WEIGHTS[LAST_TILE]
    if left == 2:
        return WEIGHTS[SECOND_LAST]
    return WEIGHTS[THIRD_LAST] if left == 3 else WEIGHTS[FOURTH_LAST]


def tiles_left(g: Village) -> i64:
    return g.rules.haunted_tiles_that_lose - haunted_count(g)


def qi_costs(g: Village, board: Board) -> float:
    """What it costs that this board loses 1 Qi; for a possessed one a living Taoist pays (GS §14)."""
    qi = g.qi[board]
    if qi == 0:
        richest: i64 = 0
        for other in range(BOARDS):
            if g.at[other] >= 0 and g.qi[other] > richest:
                richest = g.qi[other]
        qi = richest
    elif g.seat_of[board] < 0:
        return WEIGHTS[NEUTRAL_LAST] if qi == 1 else WEIGHTS[NEUTRAL_QI]
    if qi <= 1:
        return WEIGHTS[LIFE]
    if qi == 2:
        return WEIGHTS[QI_2]
    return WEIGHTS[QI_3] if qi == 3 else WEIGHTS[QI_MORE]


def qi_worth(g: Village, board: Board) -> float:
    """One Qi more for the Taoist."""
    qi = g.qi[board]
    return WEIGHTS[QI_2] if qi <= 1 else WEIGHTS[QI_3] if qi == 2 else WEIGHTS[QI_MORE]


def turns_until(g: Village, board: Board) -> i64:
    """How many turns until the board's next Yin phase; its own turn has had it."""
    n = (board - g.active) % BOARDS
    return n if n > 0 else BOARDS


def threat(g: Village, space: Space, haunting: float) -> float:
    """What the ghost there threatens to cost, the crowd on its board aside."""
    card = g.ghost[space]
    board = board_at(space)
    cards = g.cards
    worth = cards.threat[card]
    if cards.haunts[card]:
        if g.figure[space] != 0:
            worth += WEIGHTS[FIGURE_OUT] * haunting * HURRIED[turns_until(g, board)]
        else:
            worth += WEIGHTS[FIGURE_IN] * haunting
    if cards.torments[card] and not has_power(g, board, STRENGTH):
        worth += WEIGHTS[TORMENT] * HURRIED[turns_until(g, board)]
    if cards.blocks[card] and g.qi[board] > 0:
        worth += WEIGHTS[BLOCK]
    return worth


def crowd(g: Village, board: Board, ghosts: i64) -> float:
    """What so many ghosts on a board cost by their number."""
    if ghosts < 2:
        return 0.0
    if ghosts == 2:
        return WEIGHTS[TWO]
    return WEIGHTS[TWO] + WEIGHTS[FULL] * qi_costs(g, board) * HURRIED[turns_until(g, board)]


def ghosts_on(g: Village, board: Board) -> i64:
    ghost = g.ghost
    base = board * 3
    count: i64 = 0
    if ghost[base] != 0:
        count += 1
    if ghost[base + 1] != 0:
        count += 1
    if ghost[base + 2] != 0:
        count += 1
    return count


class Sight:
    """The village at a glance: what the end of each ghost is worth, what each token is worth."""

    def __init__(self, g: Village) -> None:
        self.left: Final[i64] = tiles_left(g)
        self.haunting: Final[float] = haunting_costs(self.left)
        self.removal: Final[list[float]] = [0.0] * SPACES
        self.wanted: Final[list[i64]] = [0] * ROW  # points that ghosts in play need, by colour
        self.price: Final[list[float]] = [0.0] * ROW  # of a token, by colour
        self.wind: float = -1.0  # what the Pavilion is worth, once it is worked out
        w = WEIGHTS
        needs = g.cards.needs
        wu_feng: list[i64] = [0] * ROW
        ghosts: i64 = 0
        for card in g.ghost:
            if card != 0:
                ghosts += 1
        beyond = w[REMOVED] + (w[CROWDED] * float(ghosts - 4) if ghosts > 4 else 0.0)
        for n in range(BOARDS):
            board = Board(n)
            count = ghosts_on(g, board)
            if count == 0:
                continue
            less = crowd(g, board, count) - crowd(g, board, count - 1)
            for number in range(board * 3, board * 3 + 3):
                card = g.ghost[number]
                if card == 0:
                    continue
                self.removal[number] = threat(g, Space(number), self.haunting) + less + beyond
                lord = g.cards.kind[card] == KIND_INCARNATION
                for colour in range(1, ROW):
                    need = needs[card * ROW + colour]
                    if need > 0:
                        self.wanted[colour] += need
                        if lord:
                            wu_feng[colour] = 1
        for colour in range(1, ROW):
            wish = self.wanted[colour]
            self.price[colour] = w[TAO] + w[TAO_WANTED] * float(wish if wish < 4 else 4) * 0.25
            if wu_feng[colour] != 0:
                self.price[colour] += w[TAO_FOR_WU_FENG]
