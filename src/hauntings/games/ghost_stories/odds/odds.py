"""Exact odds of an exorcism, by enumeration, from a view: nothing hidden is needed (GS §9)."""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from typing import Final

from mypy_extensions import i64

from hauntings.engine.box import Box
from hauntings.engine.chance import Dice
from hauntings.engine.codec import Plain
from hauntings.engine.view import View
from hauntings.engine.zones import replaced
from hauntings.games.ghost_stories.base.dice import exorcism_dice, has_grey_die
from hauntings.games.ghost_stories.base.exorcism import lendable, protected, within_reach
from hauntings.games.ghost_stories.bill import bill_of, short, tokens_due
from hauntings.games.ghost_stories.cards import FACES, GODS_FAVORITE
from hauntings.games.ghost_stories.geometry import SPACES, Board, Place, Space, known_board, known_place
from hauntings.games.ghost_stories.standing import BITS, has_power, white_counts
from hauntings.games.ghost_stories.table import NO_SPACES, NONE, Village

Counts = tuple[int, ...]  # dice by face, 1 to 6

# sets of targets, as bits in the order in which they are faced
FIRST: Final = 1
SECOND: Final = 2
BOTH: Final = 3
NEVER_PAID: Final = 99
HERE: Final = -1  # instead of a place: where he stands
ALL_BOARDS: Final = 15  # as bits
NO_DICE: Final[Counts] = (0, 0, 0, 0, 0, 0)


class ExorcismOdds:
    """The chance of a planned exorcism. `chance(what, tokens)` with what = FIRST, SECOND, BOTH... of the targets."""

    def __init__(self, spaces: list[Space], dice: int, most: list[int], tables: list[list[Fraction]]) -> None:
        self.spaces: Final = spaces  # the ghosts faced, in order; from 12 on demons (BS §6)
        self.dice: Final = dice
        self.most: Final = most  # per what: the largest number of tokens that still helps
        self.tables: Final = tables  # [what][tokens]

    def chance(self, what: int, tokens: int) -> Fraction:
        """The chance that so many tokens at most are enough, with the best re-roll if there is one."""
        table = self.tables[what] if what < len(self.tables) else []
        return table[min(tokens, len(table) - 1)] if table else Fraction(0)


def exorcism_odds(box: Box, view: View, board: i64, place: i64 = HERE, with_others: bool = True) -> ExorcismOdds:
    """The odds for the Taoist of a board, from where he stands or from the place he plans to go to. `with_others`
    counts the tokens of Taoists on that place as lent."""
    known_board(board)
    if place != HERE:
        known_place(place)
    g = box.from_view(view, Dice())
    assert isinstance(g, Village)
    if place != HERE:
        g.at = replaced(g.at, board, Place(place))
    g.picked = NO_SPACES
    g.paid = NONE
    return odds_at(g, Board(board), with_others)


def odds_at(g: Village, board: Board, with_others: bool) -> ExorcismOdds:
    """From where he stands, before the dice are rolled."""
    lying = lying_dice(g, board)
    reroll = has_power(g, board, GODS_FAVORITE)
    return odds_against(g, board, targets_at(g, board), with_others, lying, dice_of(g, board), reroll)


def odds_after_reroll(g: Village, board: Board, kept: list[i64], with_others: bool) -> ExorcismOdds:
    """The odds once some of the dice on the table are rolled again and the others kept."""
    return odds_against(g, board, targets_at(g, board), with_others, faces_of(kept), len(g.thrown), False)


def dice_of(g: Village, board: Board) -> int:
    """How many dice he rolls, the grey one too."""
    return int(exorcism_dice(g, board)) + (1 if has_grey_die(g, board) else 0)


def targets_at(g: Village, board: Board) -> list[Space]:
    """What the Taoist may hit from where he stands."""
    return [space for space in within_reach(g, board) if space >= SPACES or g.ghost[space] != 0]


def odds_against(
    g: Village, board: Board, spaces: list[Space], with_others: bool, lying: Counts, count: int, reroll: bool
) -> ExorcismOdds:
    """So many dice, some of them lying already, and tokens against these targets."""
    own = g
    if not with_others:
        own = g.clone()
        own.refused = ALL_BOARDS - BITS[board]
    hittable = [space for space in spaces if space >= SPACES or not protected(g, board, space)]
    return odds_with(g, spaces, hittable, lendable(own, board), lying, count, reroll)


def odds_with(
    g: Village, spaces: list[Space], hittable: list[Space], tokens: list[i64], lying: Counts, count: int, reroll: bool
) -> ExorcismOdds:
    """Every set of up to three targets; of more, each alone."""
    tables: list[list[Fraction]] = []
    most: list[int] = []
    for what in range(max(BOTH + 1, 1 << len(spaces))):
        wanted = [space for n, space in enumerate(spaces) if what >> n & 1]
        table: list[Fraction] = []
        if 0 < len(wanted) == what.bit_count() and (len(wanted) == 1 or len(spaces) <= 3):
            if all([space in hittable for space in wanted]):
                table = chances(dues(g, wanted, count, tokens), lying, count, reroll)
        most.append(max(0, len(table) - 1))
        tables.append(table)
    return ExorcismOdds(spaces, count, most, tables)


def lying_dice(g: Village, board: Board) -> Counts:
    """The dice that are set to white instead of being rolled (WM §11, Divine Sword)."""
    whites: i64 = 0
    for rule in g.rules.sets_white:
        whites = rule.adjust(g, board, whites)
    return (0, 0, 0, 0, 0, int(whites))


def throws_of(count: int, faces: int = FACES - 1) -> list[Counts]:
    """Every way in which so many dice can fall, as counts by face."""
    if faces == 1:
        return [(count,)]
    return [(n, *rest) for n in range(count + 1) for rest in throws_of(count - n, faces - 1)]


def ways(counts: Counts) -> int:
    """In how many ways dice can fall like this."""
    result = factorial(sum(counts))
    for n in counts:
        result //= factorial(n)
    return result


MOST_DICE: Final[i64] = 6  # of the base game 4; expansions may add some
THROWS: Final = [[(counts, ways(counts)) for counts in throws_of(n)] for n in range(MOST_DICE + 1)]


def dues(g: Village, wanted: list[Space], count: int, tokens: list[i64]) -> dict[Counts, int]:
    """Per throw: how many tokens the ghosts still cost, or NEVER_PAID."""
    bill = bill_of(g, wanted, NONE)
    white = white_counts(g)
    found: dict[Counts, int] = {}
    for counts, _ in THROWS[count]:
        dice: list[i64] = [0, *counts]
        found[counts] = NEVER_PAID if short(bill, dice, white, tokens) else int(tokens_due(bill, dice, white))
    return found


def chances(due: dict[Counts, int], lying: Counts, count: int, reroll: bool) -> list[Fraction]:
    """By number of tokens: the chance that they are enough. Some dice may lie already; with a re-roll, any dice are
    rolled once more to best effect. Ends with the last token that helps."""
    useful = max([paid for paid in due.values() if paid < NEVER_PAID], default=0)
    fresh = count - sum(lying)
    if not reroll:
        return kept_chances(due, lying, fresh, useful)
    best: dict[Counts, list[Fraction]] = {}
    total = [Fraction(0)] * (useful + 1)
    for counts, weight in THROWS[fresh]:
        found = [Fraction(0)] * (useful + 1)
        for part in parts(added(lying, counts)):
            if part not in best:
                best[part] = kept_chances(due, part, count - sum(part), useful)
            found = [max(a, b) for a, b in zip(found, best[part], strict=True)]
        total = [a + weight * b for a, b in zip(total, found, strict=True)]
    return [chance / 6**fresh for chance in total]


def kept_chances(due: dict[Counts, int], kept: Counts, fresh: int, useful: int) -> list[Fraction]:
    good = [0] * (useful + 1)
    for counts, weight in THROWS[fresh]:
        paid = due[added(kept, counts)]
        if paid <= useful:
            good[paid] += weight
    found: list[Fraction] = []
    total = 0
    for weight in good:
        total += weight
        found.append(Fraction(total, 6**fresh))
    return found


def parts(counts: Counts) -> list[Counts]:
    """Every set of dice that may be kept."""
    found: list[Counts] = [()]
    for n in counts:
        found = [(*part, kept) for part in found for kept in range(n + 1)]
    return found


def added(a: Counts, b: Counts) -> Counts:
    return tuple([x + y for x, y in zip(a, b, strict=True)])


def faces_of(dice: list[i64]) -> Counts:
    """Dice counted by face."""
    return tuple([sum([1 for die in dice if die == face]) for face in range(1, FACES)])


def kept_dice(thrown: list[i64], token: i64) -> list[i64]:
    """The dice that a token of `reroll-dice` leaves on the table."""
    kept: list[i64] = []
    for place, face in enumerate(thrown):
        if token & BITS[place] == 0:
            kept.append(face)
    return kept


# --- as the odds lens tells them (odds/lens.py) ----------------------------------------------------------------------


def rounded(chance: Fraction) -> float:
    return round(float(chance), 4)


def told(chances: list[Fraction]) -> list[Plain]:
    return [rounded(chance) for chance in chances]


def targets_told(odds: ExorcismOdds, own: ExorcismOdds) -> list[Plain]:
    """Each target that can be exorcised, then two together, then all three."""
    found: list[Plain] = []
    masks = range(1, len(odds.tables))
    for what in sorted(masks, key=size_of):
        table = odds.tables[what]
        if not table or table[-1] == 0:
            continue
        spaces = [space for n, space in enumerate(odds.spaces) if what >> n & 1]
        target: dict[str, Plain] = {"spaces": spaces, "chance": told(table)}
        if own.tables[what] != table:
            target["alone"] = told(own.tables[what])
        found.append(target)
    return found


def size_of(what: int) -> int:
    return what.bit_count()
