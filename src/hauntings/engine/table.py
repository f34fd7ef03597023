"""The table and what happens on it: effects on a stack, choices that ask, and the loop that all games share."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, NewType, TypeVar

from mypy_extensions import i64, mypyc_attr

from hauntings.engine.chance import C, Dice
from hauntings.engine.event import EVERYONE, NO_CAUSE, Event

Seat = NewType("Seat", i64)  # compiled it is an i64 and costs nothing; a game has more of its own (a card, a board)

NOBODY: Final = -1
GROUP: Final = -2
PASS: Final = 0
RUNNING: Final = 0
CAN: Final = 0  # no reason against it; every other reason is a number of the game's `why.py`
MOST_EFFECTS: Final = 500  # effects that one choice may set off

G = TypeVar("G", bound="Table")


class IllegalChoice(ValueError):
    """The token is not among the options of the pending question."""


class Endless(ValueError):
    """One choice set off more effects than any does: the table is no possible one."""


@mypyc_attr(allow_interpreted_subclasses=True)  # an expansion needs no compiler
class Effect(Generic[G]):
    """One thing that happens. Immutable: clones share it. `__match_args__` names its constructor's parameters."""

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def resolve(self, g: G) -> None:
        """Do one thing to the table, then say what follows with `g.do`."""
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Effect[G]):
    """An effect that asks. Its `resolve` changes, rolls and tells nothing before `g.ask` (a law)."""

    def chosen(self, g: G, token: i64) -> None:
        """Go on with the answer."""
        raise NotImplementedError  # abstract

    def why_not(self, g: G, token: i64) -> i64:
        """The rule of this question: the reason why the token may not be chosen now, CAN if it may. Asked only while
        the question is pending, about tokens that its kind has words for."""
        raise NotImplementedError  # abstract

    def allowed(self, g: G, first: i64, last: i64) -> list[i64]:
        """The tokens from `first` to `last` that may be chosen: the options, where no quicker way to list them pays."""
        return [token for token in range(first, last + 1) if self.why_not(g, token) == CAN]

    def sealed_for(self) -> i64:
        """The seat that may answer ahead of its turn because nobody sees the answer yet, or NOBODY."""
        return NOBODY


class NoChoice(Choice["Table"]):
    """Stands where no question is pending."""


NO_CHOICE: Final = NoChoice()
NONE: Final[list[i64]] = []  # shared by what is replaced and never changed in place
NO_EVENTS: Final[list[Event]] = []
NO_STACK: Final[list[Effect[Any]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Onlooker:
    """Looks at a table while a decision is told. Most effects change the table first and then tell, so an event is
    looked at when it is told; some tell first, so the table is looked at again when the effect is done."""

    def told(self, g: Table) -> None:
        """The last of `g.events` was told just now."""
        raise NotImplementedError  # abstract

    def settled(self, g: Table) -> None:
        """The effect that told something is done."""
        raise NotImplementedError  # abstract


class Table:
    """Everything on the table: a game adds its own fields. Only small ints, lists of them, and the stack.

    >>> from hauntings.engine.chance import FastDice
    >>> from hauntings.games.shelf import box_of
    >>> g = box_of("leduc").deal(2, {}, FastDice(1))
    >>> g.asked, g.kind, g.options
    (0, 0, [1, 2])
    >>> other = g.clone()
    >>> other.choose(2)
    >>> g.asked, other.asked
    (0, 1)
    """

    onlooker: Onlooker | None = None  # of the class: a copy has none, and need not be told so

    def __init__(self, seats: i64, streams: i64, dice: Dice) -> None:
        """`streams` is 0 for a copy that is about to lie like another table."""
        self.seats: Final[i64] = seats
        self.dice: Dice = dice
        self.rolled: list[i64] = [0] * streams if streams > 0 else NONE  # draws made so far, per stream
        # the next thing to happen is the last; a copy gets its own in `lie_like`
        self.stack: list[Effect[Any]] = [] if streams > 0 else NO_STACK
        self.asked: i64 = NOBODY
        self.kind: i64 = 0
        self.options: list[i64] = NONE
        self.choice: Choice[Any] = NO_CHOICE
        self.outcome: i64 = RUNNING
        self.result: list[i64] = NONE  # per seat, in thousandths, once the game is over
        self.learned: i64 = 0  # seats that learned something hidden since this was last cleared
        self.telling: bool = False
        self.events: list[Event] = NO_EVENTS

    # --- what an effect says ----------------------------------------------------------------------------------

    def do(self, effect: Effect[Any]) -> None:
        """This happens next."""
        self.stack.append(effect)

    def do_all(self, effects: list[Effect[Any]]) -> None:
        """These happen next, in the order written."""
        n: i64 = len(effects)
        while n > 0:  # compiled, counting down a range is half as quick
            n -= 1
            self.stack.append(effects[n])

    def ask(self, kind: i64, seat: i64, options: list[i64], choice: Choice[Any]) -> None:
        """Put a question to a seat. A question with one answer answers itself."""
        if len(options) == 1:
            choice.chosen(self, options[0])
            return
        self.ask_always(kind, seat, options, choice)

    def ask_always(self, kind: i64, seat: i64, options: list[i64], choice: Choice[Any]) -> None:
        """Ask even if there is one answer, because not asking would tell a secret."""
        self.kind = kind
        self.asked = seat
        self.options = options
        self.choice = choice

    def ask_again(self, choice: Choice[Any]) -> None:
        """For copies: put this question in place of the pending one; its options follow from what lies there now."""
        self.asked = NOBODY
        self.choice = NO_CHOICE
        choice.resolve(self)

    def roll(self, stream: i64, faces: i64) -> i64:
        """The one door for dice and shuffles: 0 <= result < faces."""
        n = self.rolled[stream]
        self.rolled[stream] = n + 1
        return self.dice.draw(stream, n, faces)

    def shuffle(self, stream: i64, cards: list[C], count: i64) -> list[C]:
        """One draw of a stream as a new order of cards; only the last `count` places need be random."""
        n = self.rolled[stream]
        self.rolled[stream] = n + 1
        return self.dice.shuffle(stream, n, cards, count)

    def tell(self, what: str, args: tuple[i64, ...], audience: int = EVERYONE) -> None:
        """Note what happened. Callers look at `telling` first, so that search pays nothing."""
        if self.events is NO_EVENTS:
            self.events = []
        self.events.append(Event(what, args, audience))
        if self.onlooker is not None:
            self.onlooker.told(self)

    def learn(self, seats: i64) -> None:
        """These seats (a mask) now know something that was hidden from them: no free undo past this point."""
        self.learned |= seats

    def finish(self, outcome: i64, result: list[i64]) -> None:
        """The game is over."""
        self.outcome = outcome
        self.result = result
        self.options = NONE
        self.choice = NO_CHOICE
        self.stack = []

    # --- the loop ---------------------------------------------------------------------------------------------

    def choose(self, token: i64) -> None:
        """Answer the pending question and go on until the next one."""
        if token not in self.options or self.asked == NOBODY:
            raise IllegalChoice(f"{token} is not among the options {self.options}")
        self.go(token)

    def go(self, token: i64) -> None:
        """`choose` for callers that took the token from `options`."""
        if self.telling:
            self.go_telling(token)
            return
        self.answer(token)
        while self.asked == NOBODY and self.outcome == RUNNING:
            self.stack.pop().resolve(self)

    def answer(self, token: i64) -> None:
        """Only the answer itself; what follows still lies on the stack."""
        choice = self.choice
        self.asked = NOBODY
        self.choice = NO_CHOICE
        choice.chosen(self, token)

    def advance(self) -> None:
        """Resolve until somebody must choose or the game is over."""
        if self.telling:
            self.advance_telling([NO_CAUSE] * len(self.stack))
            return
        while self.asked == NOBODY and self.outcome == RUNNING:
            self.stack.pop().resolve(self)

    # --- the same loop when it is told: every event gets its cause ------------------------------------------------

    def go_telling(self, token: i64) -> None:
        stack = self.stack[:]
        told = len(self.events)
        self.answer(token)
        self.settle(told)
        self.advance_telling(self.follows(NO_CAUSE, told, stack, [NO_CAUSE] * len(stack)))

    def advance_telling(self, causes: list[int]) -> None:
        """`causes` lie beside the stack: the event that each effect follows from."""
        effects = 0
        while self.asked == NOBODY and self.outcome == RUNNING:
            effect = self.stack.pop()
            cause = causes.pop()
            stack = self.stack[:]
            told = len(self.events)
            effect.resolve(self)
            self.settle(told)
            causes = self.follows(cause, told, stack, causes)
            effects += 1
            if effects == MOST_EFFECTS:  # search, which tells nothing, begins at tables that passed here
                raise Endless(f"one choice set off {MOST_EFFECTS} effects: this table is no possible one")

    def settle(self, told: int) -> None:
        """An effect is done that told all events from `told` on."""
        if self.onlooker is not None and len(self.events) > told:
            self.onlooker.settled(self)

    def follows(self, cause: int, told: int, stack: list[Effect[Any]], causes: list[int]) -> list[int]:
        """Name the cause of all events from `told` on: the first that everybody hears has `cause`, it is that of the
        others, and of every effect that did not lie on the stack before. Returns the causes of the stack."""
        for n in range(told, len(self.events)):
            event = self.events[n]
            if self.begins_chapter(event.what):
                cause = NO_CAUSE
            event.cause = cause
            if event.audience == EVERYONE and cause < told:
                cause = n
        found: list[int] = []
        place = 0
        for effect in self.stack:
            same = place
            while same < len(stack) and stack[same] is not effect:
                same += 1
            if same < len(stack):
                found.append(causes[same])
                place = same + 1
            else:
                found.append(cause)
        return found

    # --- what a game fills in ---------------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent copy."""
        raise NotImplementedError  # abstract

    def parts(self) -> list[Any]:
        """Where the fields are kept: the table itself, then what expansions lay beside it."""
        return [self]

    def not_fields(self) -> list[str]:
        """Attributes that are no fields, which all have a policy (a law): the rules, and where parts are kept."""
        return ["rules"]

    def begins_chapter(self, what: str) -> bool:
        """Does something new begin with this event, whatever led there?"""
        return False

    def sees(self, viewer: i64, owner: i64) -> bool:
        """May the viewer see what policy LENT keeps for the owner?"""
        return viewer == owner

    def lie_like(self, other: Table) -> None:
        """Take over what every table has; the game's `clone` copies the rest."""
        self.rolled = other.rolled[:]
        self.stack = other.stack[:]
        self.asked = other.asked
        self.kind = other.kind
        self.options = other.options
        self.choice = other.choice
        self.outcome = other.outcome
        self.result = other.result
