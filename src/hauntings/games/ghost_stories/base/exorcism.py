"""Exorcism (GS §9): roll, choose the ghosts, spend tokens, and what the right stones bring."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntings.engine.table import PASS, Choice, Effect
from hauntings.games.ghost_stories.base.dice import RerollDice, exorcism_dice, has_grey_die, may_reroll, throws
from hauntings.games.ghost_stories.base.exorcised import PAY_AND_EXORCISE, clears
from hauntings.games.ghost_stories.bill import NO_TOKENS, Bill, bill_of, short, tokens_due
from hauntings.games.ghost_stories.cards import HOWLING_NIGHTMARE, ROW, UNCATCHABLE
from hauntings.games.ghost_stories.geometry import BOARDS, EVERY_BOARD, FACED, OPPOSITE, SPACES, Board, Space
from hauntings.games.ghost_stories.moves import thrown_counts
from hauntings.games.ghost_stories.questions import EXORCISE, LEND, SPEND, as_token, space_in
from hauntings.games.ghost_stories.rules import Says
from hauntings.games.ghost_stories.standing import BITS, tao_locked, white_counts
from hauntings.games.ghost_stories.table import NO_SPACES, NONE, Village
from hauntings.games.ghost_stories.why import (
    CAN,
    CHOSEN_ALREADY,
    LENDS_NOTHING,
    MUST_EXORCISE,
    NO_GHOST_THERE,
    NO_SUCH_TOKEN,
    NOT_ASKED_FOR,
    NOT_ENOUGH,
    NOT_FACED,
    NOT_NEEDED,
    NOT_ON_YOUR_TILE,
    PROTECTED,
)

TOKENS_A_BOARD: Final = 5
WILD_TOKEN: Final = 21  # + board: a token for any colour (WM §9)


class OppositeFree(Says):
    """GS §8, Howling Nightmare: only while no ghost lies on the opposite space (a Buddha does not matter, GS r22)."""

    def says(self, g: Village, board: Board, thing: i64) -> bool:
        return g.ghost[thing] == HOWLING_NIGHTMARE and g.ghost[OPPOSITE[thing]] != 0


class OnlyAfterBuddha(Says):
    """GS §8, Uncatchable: only after it came to a space with a Buddha, and then for good (GS r21)."""

    def says(self, g: Village, board: Board, thing: i64) -> bool:
        return g.ghost[thing] == UNCATCHABLE and g.vulnerable == 0


def protected(g: Village, board: Board, space: Space) -> bool:
    for rule in g.rules.protects:
        if rule.says(g, board, space):
            return True
    return False


def faces_ghost(g: Village, board: Board) -> bool:
    for space in within_reach(g, board):
        if space >= SPACES or g.ghost[space] != 0:
            return True
    return False


def within_reach(g: Village, board: Board) -> list[Space]:
    """The spaces that the Taoist faces, and what else an exorcism may hit from where he stands (BS §6)."""
    found = FACED[g.at[board]]
    for rule in g.rules.targets:
        found = found + rule.faced(g, board)
    return found


def lendable(g: Village, board: Board) -> list[i64]:
    """Tao tokens by colour that may still be spent: one's own, and those of living Taoists on the tile (GS §9.5).
    Place 0: tokens for any colour, which no lock holds (WM §9)."""
    tokens = NO_TOKENS[:]
    locked = tao_locked(g)
    if locked and len(g.rules.wild) == 0:
        return tokens
    tao = g.tao
    for n in range(BOARDS):
        if g.at[n] == g.at[board] and g.refused & BITS[n] == 0:
            for wild in g.rules.wild:
                tokens[0] += wild.held(g, Board(n))
            if locked:
                continue
            for colour in range(ROW):  # place 0 of a row is always 0
                held: i64 = tokens[colour]  # compiled, `+=` on an item of a list would box it
                tokens[colour] = held + tao[n * ROW + colour]
    for token in g.paid:
        tokens[token % ROW] -= 1
    return tokens


class RollExorcism(Effect[Village]):
    """GS §9.2: the dice are rolled before any target is named."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        board = self.board
        for rule in g.rules.instead_of_roll:
            if rule.instead(g, board):
                return
        throws(g, board, exorcism_dice(g, board), has_grey_die(g, board))
        chooses_after_roll(g, board)


def chooses_after_roll(g: Village, board: Board) -> None:
    """The dice have fallen: perhaps re-roll them, then name the ghosts."""
    if may_reroll(g, board):
        g.do(RerollExorcism(board))
    else:
        g.do(CHOOSE_GHOSTS[board])


class RerollExorcism(RerollDice):
    """GS §16.1: the Gods' Favorite re-rolls dice of an exorcism."""

    def goes_on(self, g: Village) -> None:
        g.do(CHOOSE_GHOSTS[self.board])


class ChooseGhosts(Choice[Village]):
    """GS §9.6: name the ghosts to exorcise, in the order in which they go. One may stop unless the dice alone pay for
    one more: no token is due for it beside those for the others (GS r44)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        board = self.board
        options: list[i64] = [PASS]
        dice = thrown_counts(g)
        white = white_counts(g)
        tokens = lendable(g, board)
        due = tokens_due(bill_of(g, g.picked, NONE), dice, white)
        forced = False
        for space in within_reach(g, board):
            if space in g.picked:
                continue
            if space < SPACES and (g.ghost[space] == 0 or protected(g, board, space)):
                continue
            bill = bill_of(g, [*g.picked, space], NONE)
            if not short(bill, dice, white, tokens):
                options.append(as_token(space))
                if tokens_due(bill, dice, white) == due:
                    forced = True
        if forced:
            options = options[1:]
            if len(options) > 1 and order_is_all_one(g, options):
                bill = bill_of(g, [*g.picked, *[space_in(token) for token in options]], NONE)
                if tokens_due(bill, dice, white) == due:  # all of them go, and nothing hangs on the order
                    options = options[:1]
        g.ask(EXORCISE, g.seat_of[board], options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        board = self.board
        dice = thrown_counts(g)
        white = white_counts(g)
        if token == PASS:
            due = tokens_due(bill_of(g, g.picked, NONE), dice, white)
            for space in within_reach(g, board):
                if self.why_not(g, as_token(space)) == CAN:
                    if tokens_due(bill_of(g, [*g.picked, space], NONE), dice, white) == due:
                        return MUST_EXORCISE
            return CAN
        target = space_in(token)
        why = why_not_target(g, board, target)
        if why != CAN:
            return why
        bill = bill_of(g, [*g.picked, target], NONE)
        return NOT_ENOUGH if short(bill, dice, white, lendable(g, board)) else CAN

    def chosen(self, g: Village, token: i64) -> None:
        if token == PASS:
            if len(g.picked) == 0:
                fails(g, self.board)
            else:
                g.do(SPEND_TOKENS[self.board])
            return
        g.picked = [*g.picked, space_in(token)]
        g.do(self)


def why_not_target(g: Village, board: Board, space: Space) -> i64:
    """Why it cannot be named, whatever it takes."""
    if space >= SPACES:
        for rule in g.rules.targets:
            why = rule.why_not(g, board, space)
            if why != CAN:
                return why
    elif space not in FACED[g.at[board]]:
        return NOT_FACED
    elif g.ghost[space] == 0:
        return NO_GHOST_THERE
    if space in g.picked:
        return CHOSEN_ALREADY
    return PROTECTED if space < SPACES and protected(g, board, space) else CAN


def order_is_all_one(g: Village, options: list[i64]) -> bool:
    for token in options:
        if token > SPACES or len(g.cards.right[g.ghost[space_in(token)]]) > 0:
            return False
    return True


def fails(g: Village, board: Board) -> None:
    """GS §9.7: nothing is spent, nothing is kept."""
    if g.telling:
        g.tell("exorcism-failed", (board,))
    for rule in g.rules.after_failed_attempt:
        rule.after(g, board)
    clears(g, board)


class SpendTokens(Choice[Village]):
    """GS §9.5: the dice pay all they can; name the tokens for the rest, one by one. They are spent at the end."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board

    def resolve(self, g: Village) -> None:
        options = tokens_to_name(g, self.board)
        if len(options) == 0:
            self.goes_on(g)
        else:
            g.ask(SPEND, g.seat_of[self.board], options, self)

    def why_not(self, g: Village, token: i64) -> i64:
        owner = token_owner(token)
        colour = token_colour(token)
        if g.at[owner] != g.at[self.board]:
            return NOT_ON_YOUR_TILE
        if g.refused & BITS[owner] != 0:
            return LENDS_NOTHING
        if held_tokens(g, owner, colour) == promised(g, owner, colour):
            return NO_SUCH_TOKEN if colour > 0 else g.rules.wild[0].missing()
        bill = bill_of(g, g.picked, g.paid)
        dice = thrown_counts(g)
        white = white_counts(g)
        due = tokens_due(bill, dice, white)
        tokens = lendable(g, self.board)
        return CAN if helps_to_pay(g, colour, bill, tokens, dice, white, due) else NOT_NEEDED

    def chosen(self, g: Village, token: i64) -> None:
        owner = token_owner(token)
        colour = token_colour(token)
        if owner != self.board and g.rules.lending_asked:
            if colour == 0:
                g.rules.wild[0].asks(g, self.board, owner)
            else:
                g.do(Lend(self.board, owner, colour))
            return
        g.paid = [*g.paid, owner * ROW + colour]
        g.do(self)

    def goes_on(self, g: Village) -> None:
        """All is promised."""
        g.do(PAY_AND_EXORCISE[self.board])


def tokens_to_name(g: Village, board: Board) -> list[i64]:
    """The tokens of which the next is to be named: one if it cannot be paid without that, none if nothing is due."""
    bill = bill_of(g, g.picked, g.paid)
    dice = thrown_counts(g)
    white = white_counts(g)
    due = tokens_due(bill, dice, white)
    if due == 0:
        return NONE
    tokens = lendable(g, board)
    useful: list[i64] = []
    for colour in range(ROW):
        if helps_to_pay(g, colour, bill, tokens, dice, white, due):
            useful.append(colour)
    options: list[i64] = []
    for n in range(BOARDS):
        other = Board(n)
        if g.at[other] == g.at[board] and g.refused & BITS[other] == 0:
            for colour in useful:
                left = held_tokens(g, other, colour) - promised(g, other, colour)
                if left == 0:
                    continue
                token = other * TOKENS_A_BOARD + colour if colour > 0 else WILD_TOKEN + other
                tokens[colour] -= left
                needed = short(bill, dice, white, tokens)
                tokens[colour] += left
                if needed:  # without this one it cannot be paid: no question
                    return [token]
                options.append(token)
    return options


def token_owner(token: i64) -> Board:
    """The board whose token it is."""
    return Board(token - WILD_TOKEN if token >= WILD_TOKEN else (token - 1) // TOKENS_A_BOARD)


def token_colour(token: i64) -> i64:
    """Its colour; 0: any."""
    return 0 if token >= WILD_TOKEN else (token - 1) % TOKENS_A_BOARD + 1


def helps_to_pay(
    g: Village, colour: i64, bill: Bill, tokens: list[i64], dice: list[i64], white: bool, due: i64
) -> bool:
    """One token of the colour makes what is due less, and the rest can still be paid."""
    if tokens[colour] == 0 or (colour > 0 and bill.hard[colour] + bill.need[colour] == 0):
        return False
    after = bill_of(g, g.picked, [*g.paid, colour])
    tokens[colour] -= 1
    helps = tokens_due(after, dice, white) < due and not short(after, dice, white, tokens)
    tokens[colour] += 1
    return helps


def held_tokens(g: Village, board: Board, colour: i64) -> i64:
    """How many tokens of the colour the board holds; 0: those for any colour."""
    if colour > 0:
        return g.tao[board * ROW + colour]
    count: i64 = 0
    for wild in g.rules.wild:
        count += wild.held(g, board)
    return count


def promised(g: Village, board: Board, colour: i64) -> i64:
    count: i64 = 0
    for token in g.paid:
        if token == board * ROW + colour:
            count += 1
    return count


class Lend(Choice[Village]):
    """GS §9.5: the owner agrees, or lends nothing to this exorcism; then the ghosts may have to be chosen anew."""

    __match_args__: ClassVar[tuple[str, ...]] = ("board", "owner", "colour")

    def __init__(self, board: Board, owner: Board, colour: i64) -> None:
        self.board: Final[Board] = board
        self.owner: Final[Board] = owner
        self.colour: Final[i64] = colour

    def resolve(self, g: Village) -> None:
        g.ask(LEND, g.seat_of[self.owner], [PASS, self.colour], self)

    def why_not(self, g: Village, token: i64) -> i64:
        return CAN if token == PASS or token == self.colour else NOT_ASKED_FOR

    def chosen(self, g: Village, token: i64) -> None:
        if token != PASS:
            lends(g, self.board, self.owner, self.colour)
        else:
            refuses(g, self.board, self.owner)


def lends(g: Village, board: Board, owner: Board, colour: i64) -> None:
    g.paid = [*g.paid, owner * ROW + colour]
    g.do(SPEND_TOKENS[board])


def refuses(g: Village, board: Board, owner: Board) -> None:
    """GS r45: the owner lends nothing to this attempt; what cannot be paid any more is chosen anew."""
    g.refused |= BITS[owner]
    g.paid = [paid for paid in g.paid if paid // ROW != owner]
    if g.telling:
        g.tell("refused", (owner,))
    bill = bill_of(g, g.picked, g.paid)
    if short(bill, thrown_counts(g), white_counts(g), lendable(g, board)):
        g.picked = NO_SPACES
        g.paid = NONE
        g.do(CHOOSE_GHOSTS[board])
    else:
        g.do(SPEND_TOKENS[board])


ROLL_EXORCISM: Final = [RollExorcism(board) for board in EVERY_BOARD]
CHOOSE_GHOSTS: Final = [ChooseGhosts(board) for board in EVERY_BOARD]
SPEND_TOKENS: Final = [SpendTokens(board) for board in EVERY_BOARD]
