"""What search knows of 13 Ghosts beyond its rules: which options are worth a look, and how a position stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.chance import mix62
from hauntings.engine.search import Judge
from hauntings.engine.table import Seat, Table
from hauntings.games.thirteen_ghosts.cards import (
    ASKS,
    FOUR_BITS,
    LOOK_BELOW,
    PAIR,
    SHIELD,
    TWO_BITS,
    USE_AGAIN,
    at_least,
)
from hauntings.games.thirteen_ghosts.questions import (
    ACT,
    EXTRA_TURN,
    FIRST_OF_THREE,
    FOUR_FROM,
    NAME,
    NUMBER,
    NUMBER_OR_HIGHER,
    PAIR_FROM,
    TEXT,
    USE,
)
from hauntings.games.thirteen_ghosts.table import Hunt

ONLY_NAME: Final[list[i64]] = [NAME]
ONLY_USE: Final[list[i64]] = [USE]
# Chance in thousandths to win an even race to the target: RACE[points needed * 4 + points the other needs].
RACE: Final[list[i64]] = [0, 1000, 1000, 1000, 0, 500, 750, 875, 0, 250, 500, 688, 0, 125, 313, 500]


class HuntJudge(Judge):
    """No number known to be impossible, no question whose answers are known (13G r13, r28, r29)."""

    def candidates(self, g: Table) -> list[i64]:
        assert isinstance(g, Hunt)
        return sensible(g)

    def evaluate(self, g: Table, seat: i64) -> i64:
        """What the scores promise, and who is found first by the numbers still possible."""
        assert isinstance(g, Hunt)
        side = g.rules.side_of[seat]
        if g.seats == 3:
            whole = hidden(g, 0) + hidden(g, 1) + hidden(g, 2)
            weights = weight(g, 0, whole) + weight(g, 1, whole) + weight(g, 2, whole)
            return weight(g, side, whole) * 1000 // weights
        own = hidden(g, side)
        other = hidden(g, 1 - side)
        return promised(g, side, own * 1000 // (own + other) if own + other > 0 else 500)


class HunterJudge(HuntJudge):
    """The judge of one search, who knows which seat searches.

    The tables of a search differ in where the others hide, never in where the searching seat does: rivals in the tree
    would find that out by trying. So rivals do not search here; they do, by chance, one of the likely things that
    somebody does who knows only what that seat has seen. The searching side tries all that is worth trying.
    """

    def __init__(self, seat: i64, seed: i64) -> None:
        self.seat: Final[i64] = seat
        self.state: i64 = mix62(seed + 2)

    def candidates(self, g: Table) -> list[i64]:
        assert isinstance(g, Hunt)
        if g.rules.side_of[g.asked] == g.rules.side_of[self.seat]:
            return promising(g)
        options = g.options if blind(g, Seat(g.asked)) else likely(g)
        count: i64 = len(options)
        if count == 1:
            return options
        self.state = mix62(self.state + 1)
        return [options[self.state % count]]

    def evaluate(self, g: Table, seat: i64) -> i64:
        """As HuntJudge, but by what each side has still to try, and who is to move."""
        assert isinstance(g, Hunt)
        if g.seats == 3:
            return super().evaluate(g, seat)
        side = g.rules.side_of[seat]
        mover = g.rules.side_of[g.active]
        chance = FINDS[to_try(g, mover) * 32 + to_try(g, 1 - mover)]
        return promised(g, side, chance if mover == side else 1000 - chance)


# --- how well everybody is hidden -------------------------------------------------------------------------------------


def ones(mask: i64) -> i64:
    """How many numbers a mask holds."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def hidden(g: Hunt, side: i64) -> i64:
    """How many numbers are left for the hideouts of a side."""
    count: i64 = 0
    for seat in range(g.seats):
        if g.found[seat] == 0 and g.rules.side_of[seat] == side:
            count += ones(g.possible[seat])
    return count


def promised(g: Hunt, side: i64, chance: i64) -> i64:
    """Two sides: the chance to win the game with this chance, in thousandths, to win the round."""
    needed = g.rules.target - g.points[side]
    needed_by_other = g.rules.target - g.points[1 - side]
    won = RACE[(needed - 1) * 4 + needed_by_other]
    lost = RACE[needed * 4 + needed_by_other - 1]
    return (chance * won + (1000 - chance) * lost) // 1000


def weight(g: Hunt, seat: i64, whole: i64) -> i64:
    """Three players: points count, and the share of the round still to be won."""
    worth = 60 + g.points[seat] * 100 + (150 * hidden(g, seat) // whole if whole > 0 else 0)
    return worth * worth


# --- what an option can find out --------------------------------------------------------------------------------------


def sensible(g: Hunt) -> list[i64]:
    """The options that can succeed or tell something."""
    options = g.options
    kind = g.kind
    if kind < ACT or kind > TEXT or len(options) == 1:
        return options
    seat = Seat(g.asked)
    if kind == NUMBER or kind == PAIR_FROM:
        union: i64 = 0
        for other in g.rules.opponents[seat]:
            if g.found[other] == 0:
                union |= g.possible[other]
        union &= ~placed(g, seat, g.rules.looks_at[seat])
        return hitting(options, union, TWO_BITS if kind == PAIR_FROM else 1)
    if kind == ACT:
        asks = ASKS[g.hand[seat]]
        return options if asks == 0 or tells(chances(g, seat), asks) else ONLY_NAME
    return telling(kind, options, chances(g, seat))


def placed(g: Hunt, seat: Seat, deck: i64) -> i64:
    """The numbers of the opponents' deck that a seat has placed: nobody it looks for hides there."""
    bit: i64 = 1
    known: i64 = g.mixed[seat]
    pile = g.pile[deck]
    for place, mask in enumerate(g.pile_seen[deck]):
        if mask >> seat & 1:
            known |= bit << pile[place]
    box = g.box[deck]
    for place, mask in enumerate(g.box_seen[deck]):
        if mask >> seat & 1:
            known |= bit << box[place]
    for other in range(g.seats):
        if g.rules.deck_of[other] == deck:
            if g.hand_seen[other] >> seat & 1:
                known |= bit << g.hand[other]
            if g.hideout_seen[other] >> seat & 1:
                known |= bit << g.hideout[other]
    return known


def chances(g: Hunt, seat: Seat) -> list[i64]:
    """Where each opponent can be who will answer a blue card."""
    found: list[i64] = []
    known = placed(g, seat, g.rules.looks_at[seat])
    for other in g.rules.opponents[seat]:
        if g.found[other] == 0 and g.shield[other] == 0:
            found.append(g.possible[other] & ~known)
    return found


def tells(possible: list[i64], numbers: i64) -> bool:
    """Somebody could answer either way."""
    for mask in possible:
        inside = mask & numbers
        if inside != 0 and inside != mask:
            return True
    return False


def hitting(options: list[i64], possible: i64, named: i64) -> list[i64]:
    """Numbers (or pairs) that can be a hit."""
    fewer: list[i64] = []
    for token in options:
        if named << token & possible != 0:
            fewer.append(token)
    return fewer if len(fewer) > 0 else options


def telling(kind: i64, options: list[i64], possible: list[i64]) -> list[i64]:
    """Parameters that make a question somebody could answer either way; or all, if there are none."""
    bit: i64 = 1
    four: i64 = FOUR_BITS
    fewer: list[i64] = []
    for token in options:
        if kind == FOUR_FROM:
            numbers = four << token
        elif kind == NUMBER_OR_HIGHER:
            numbers = at_least(token)
        elif kind >= FIRST_OF_THREE and kind < TEXT:
            numbers = bit << token
        elif token == EXTRA_TURN or ASKS[token] == 0:  # TEXT
            fewer.append(token)
            continue
        else:
            numbers = ASKS[token]
        if tells(possible, numbers):
            fewer.append(token)
    return fewer if len(fewer) > 0 else options


# --- a search that plays against people -------------------------------------------------------------------------------


def chances_to_find() -> list[i64]:
    """[own * 32 + other]: the chance, in thousandths, of the side to move to find first, if it has so many numbers to
    try and the other side so many. A turn is a naming, or with a card of use a question that halves; either tells
    the other side one number more. The greedy bot counts on the same."""
    table: list[i64] = [0] * 1024
    for total in range(2, 53):
        for own in range(1, 27):
            other = total - own
            if other < 1 or other > 26:
                continue
            if own == 1:
                table[own * 32 + other] = 1000
                continue
            after = (other - 1 if other > 1 else 1) * 32
            half = own // 2
            naming = (1000 + (own - 1) * (1000 - table[after + own - 1])) // own
            asking = (half * (1000 - table[after + half]) + (own - half) * (1000 - table[after + own - half])) // own
            either = (6 * asking + 4 * naming) // 10
            table[own * 32 + other] = either if either > naming else naming
    return table


FINDS: Final[list[i64]] = chances_to_find()
BLINDLY: Final = 13  # numbers to try for somebody who tries the same one twice


def to_try(g: Hunt, side: i64) -> i64:
    """How many numbers a side has still to try; with teams by what one of the two knows."""
    seat = Seat(side if g.found[side] == 0 or not g.rules.teams else side + 2)
    if blind(g, seat):
        return BLINDLY
    known = placed(g, seat, g.rules.looks_at[seat])
    count: i64 = 0
    for other in g.rules.opponents[seat]:
        if g.found[other] == 0:
            count += ones(believed(g, other, known))
    return count if count > 0 else 1


def believed(g: Hunt, other: Seat, known: i64) -> i64:
    """Where an opponent is thought to be: hardly in a number that it has named itself (with teams another deck's)."""
    numbers = g.possible[other] & ~known
    if g.rules.teams:
        return numbers
    fewer = numbers & ~named(g, other)
    return fewer if fewer != 0 else numbers


def named(g: Hunt, seat: Seat) -> i64:
    """The single numbers a seat has named this round; none for somebody who plays blindly."""
    if blind(g, seat):
        return 0
    named_by: i64 = 0
    for row in g.answers:
        numbers = row[2]
        if row[0] == seat and numbers & (numbers - 1) == 0:
            named_by |= numbers
    return named_by


def blind(g: Hunt, seat: Seat) -> bool:
    """The seat has named what could not be a hit: it does not reason from the answers."""
    left: i64 = at_least(1)  # for somebody the seat looks for
    for row in g.answers:
        if row[0] != seat:
            continue
        numbers = row[2]
        if numbers & left == 0 and numbers & (numbers - 1) == 0:
            return True
        if row[3] == 0 and row[5] == 0:
            left &= ~numbers
        elif row[4] == 0 and row[5] == 0:
            left &= numbers
    return False


def prey(g: Hunt, seat: Seat) -> i64:
    """The numbers of the opponent with the fewest left."""
    best: i64 = 0
    least: i64 = 99
    known = placed(g, seat, g.rules.looks_at[seat])
    for other in g.rules.opponents[seat]:
        if g.found[other] == 0:
            numbers = believed(g, other, known)
            count = ones(numbers)
            if count < least:
                least = count
                best = numbers
    return best


def promising(g: Hunt) -> list[i64]:
    """What is worth a search: of questions those that tell most, of numbers those in which somebody is thought to be;
    with two left a number is named, for a miss tells as much as a question."""
    kind = g.kind
    seat = Seat(g.asked)
    options = sensible(g)
    if kind == ACT and len(options) > 1 and g.seats != 3:
        return ONLY_NAME if ASKS[g.hand[seat]] != 0 and ones(prey(g, seat)) <= 2 else options
    if kind == NUMBER and not g.rules.teams:
        known = placed(g, seat, g.rules.looks_at[seat])
        union: i64 = 0
        for other in g.rules.opponents[seat]:
            if g.found[other] == 0:
                union |= believed(g, other, known)
        return hitting(options, union, 1)
    if kind == FOUR_FROM or kind == NUMBER_OR_HIGHER:
        return halving(g, options)
    return options


def likely(g: Hunt) -> list[i64]:
    """What somebody with sense may do: ask while much is open, then name."""
    kind = g.kind
    seat = Seat(g.asked)
    if kind == NUMBER:
        return hitting(sensible(g), prey(g, seat), 1)
    if kind != ACT or len(g.options) == 1:
        return promising(g)
    card = g.hand[seat]
    if card == USE_AGAIN or card == SHIELD or card == LOOK_BELOW or card == PAIR:
        return ONLY_USE
    left = ones(prey(g, seat))
    if left <= 2:
        return ONLY_NAME
    options = sensible(g)
    return options if left == 3 or len(options) == 1 else ONLY_USE


def halving(g: Hunt, options: list[i64]) -> list[i64]:
    """The parameters that come nearest to halving what is left, over all who will answer."""
    four: i64 = FOUR_BITS
    possible = chances(g, Seat(g.asked))
    best: list[i64] = []
    most: i64 = -1
    for token in options:
        numbers = four << token if g.kind == FOUR_FROM else at_least(token)
        told: i64 = 0
        for mask in possible:
            inside = ones(mask & numbers)
            outside = ones(mask) - inside
            told += inside if inside < outside else outside
        if told > most:
            most = told
            best = []
        if told == most:
            best.append(token)
    return best
