"""What demons and Urns are worth, in the currency of the base game's judge/worth.py. Only what everybody sees
counts: of the stacks, their heights."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.games.ghost_stories.black_secret.cards import (
    CELL_COLOUR,
    DEMON_RESISTANCE,
    GRAVEDIGGER,
    LANDSCAPER,
    SIDE_A,
    URNS_FOR_SHADOW,
    cell_place,
    demon_target,
)
from hauntings.games.ghost_stories.black_secret.standing import (
    searches_beside_taoists,
    takes_no_tokens,
    taoist_at,
    urns,
)
from hauntings.games.ghost_stories.black_secret.table import AT_HOME, secret_of
from hauntings.games.ghost_stories.judge.odds import HITS, Hand
from hauntings.games.ghost_stories.judge.worth import (
    CURSE,
    SPEND,
    TAO,
    WEIGHTS,
    Sight,
)
from hauntings.games.ghost_stories.questions import as_token
from hauntings.games.ghost_stories.table import Village

# places in VALUES
DEMON: Final = 0  # any demon in the catacombs
DIGS: Final = 1  # it stands on the last token of a stack: this part of what an Urn is worth
FIRST_URN: Final = 2  # what each Urn found is worth to Wu-Feng
SECOND_URN: Final = 3
THIRD_URN: Final = 4  # the Shadow
ANOTHER_GHOST: Final = 5  # a card that Wu-Feng places, beside what it threatens
CURSED: Final = 6  # a curse cast, beside its harm: the way up the pyramid
LEVEL: Final = 7  # and for each level
SUMMONED: Final = 8  # a demon summoned, times what it is worth in the catacombs
BELOW: Final = 9  # a Taoist who ends his turn below
TRAPPED: Final = 10  # and finds no ladder near
VENGEANCE: Final = 11  # the Gravedigger's ghost
QI_PUT: Final = 12  # how much less a Mantra counts for each Qi that is missing

VALUES: Final[list[float]] = [0.35, 0.5, 0.3, 0.6, 1.6, 0.6, -0.4, 0.1, 2.0, 0.3, 0.8, 0.5, 0.45]


def taoists(g: Village) -> i64:
    """How many are alive: a demon acts once a round for each."""
    count: i64 = 0
    for place in g.at:
        if place >= 0:
            count += 1
    return count


def urn_worth(g: Village) -> float:
    """The next Urn, to Wu-Feng."""
    found = urns(g)
    return VALUES[FIRST_URN + found] if found < URNS_FOR_SHADOW else 0.0


def urn_chance(g: Village, cell: i64) -> float:
    """The chance that the last token of the cell is an Urn (BS §11: three of the nine)."""
    heights: i64 = 0
    stacks = secret_of(g).stacks
    for stack in stacks:
        if len(stack) > 0:
            heights += 1
    if len(stacks[cell]) == 0 or heights == 0:
        return 0.0
    return float(URNS_FOR_SHADOW - urns(g)) / float(heights)


def dig_worth(g: Village, cell: i64) -> float:
    """A search of the cell, to Wu-Feng: the last token may be an Urn, the others are in the way."""
    height: i64 = len(secret_of(g).stacks[cell])
    if height == 0:
        return 0.0
    return 0.02 + urn_chance(g, cell) * urn_worth(g) / float(height * height)


def demon_worth(g: Village, demon: i64) -> float:
    """A demon in the catacombs, to Wu-Feng: the more Taoists there are, the more often it acts."""
    secret = secret_of(g)
    if secret.shadow != AT_HOME:
        return 0.0
    worth = VALUES[DEMON] + urn_worth(g) * float(taoists(g)) / (2.0 + float(len_of_stacks(g)) / 4.0)
    cell = secret.demons[demon]
    if cell != AT_HOME and (not taoist_at(g, cell_place(cell)) or searches_beside_taoists(g, demon)):
        worth += VALUES[DIGS] * dig_worth(g, cell)
    return worth


def len_of_stacks(g: Village) -> i64:
    total: i64 = 0
    for stack in secret_of(g).stacks:
        total += len(stack)
    return total


def vengeance(g: Village, demon: i64) -> float:
    """What its exorcism costs the Taoists (BS §6)."""
    side = secret_of(g).wu_feng_side
    if demon == LANDSCAPER:
        return WEIGHTS[TAO] if side == SIDE_A else 0.0
    if demon == GRAVEDIGGER:
        return VALUES[VENGEANCE] if side == SIDE_A else WEIGHTS[CURSE]
    return 0.0


def demon_gain(g: Village, demon: i64) -> float:
    """What it is worth to the Taoists to exorcise it."""
    return demon_worth(g, demon) - vengeance(g, demon)


def demon_attempt(g: Village, sight: Sight, demon: i64, hand: Hand) -> float:
    """What an exorcism of the demon from its cell is worth, the roll still to come."""
    secret = secret_of(g)
    colour = CELL_COLOUR[secret.catacomb_side][secret.demons[demon]]
    need = DEMON_RESISTANCE[demon]
    if g.circle == colour:
        need -= 1
    if need > 0 and g.mantra == as_token(demon_target(demon)):
        need -= 1
    tokens = 0 if takes_no_tokens(g, demon) else hand.tokens[colour]
    gain = demon_gain(g, demon)
    total = 0.0
    for n, chance in enumerate(HITS[hand.way][hand.dice]):
        due = need - n if n < need else 0
        left = gain - float(due) * sight.price[colour] * WEIGHTS[SPEND]
        if due <= tokens and left > 0.0:
            total += chance * left
    return total
