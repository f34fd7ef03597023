"""A table from a seat: questions, what happened, what it sees."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Option(Struct):
    """One token that answers a question: in notation (English, for records) and in the reader's language."""

    token: int
    word: str
    text: str


class Named(Struct):
    """A component that a question names, and what it does."""

    name: str
    text: str


class Question(Struct):
    """A question to one of your seats. `sealed`: others choose at the same time, and nobody sees the answers yet.
    `open`: all see it, and may point at its options. `named`: the texts of the cards, artifacts... that it names."""

    seq: int
    seat: int  # -2 in `Position.others`: the group
    kind: str
    text: str
    options: list[Option]
    sealed: bool = False
    open: bool = False
    named: list[Named] = []


# what is different in a view: seat, field, places within it, and last what lies there now; `docs/protocol.md` has more
Change = list[Any]


class Told(Struct):
    """An event: its id and arguments (see GameInfo.events), a sentence, which of your seats may hear it, and what
    those see changed when it is told."""

    what: str
    args: list[int]
    text: str
    seats: list[int] | None = None  # None: everybody hears it
    cause: int = -1  # the place in the step's events, as you get them, of the one it follows from
    changes: list[Change] = []  # only where it is told for the first time: see `Position.views`


class Step(Struct):
    """One entry of the table: a decision with all that came of it, or `undo`: so many decisions taken back.
    When all its events are told, `changes` brings what is left, the question at least."""

    seq: int
    seat: int  # who decided or took back; -1 for the opening, -2 for the group
    kind: str = ""
    token: int | None = None  # only for decisions of your own seats
    undo: int = 0
    bot: bool = False
    at: float = 0.0  # seconds since 1970
    events: list[Told] = []
    changes: list[Change] = []


class SeatView(Struct):
    """All that one seat sees (seat -1: a spectator). The fields of `values` per game are in the generated types."""

    seat: int
    values: dict[str, Any]


class Position(Struct):
    """Where the table stands, for you."""

    seq: int  # of the pending question: the number of entries so far
    steps: list[Step]  # what is new, oldest first
    views: list[SeatView] | None  # one per seat of yours (a spectator: -1); None: yours, with the changes of the steps
    questions: list[Question]  # to your seats
    waiting: list[int]  # seats whose answer is awaited
    free_undo: int = 0  # so many decisions a seat of yours may take back without asking anybody
    others: Question | None = None  # the open question that others are asked, if none of your seats is
