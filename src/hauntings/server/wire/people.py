"""A table as people see it from outside: its seats, what is said, what is asked of the others."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from hauntings.server.wire.words import ALL_STEPS, Decides, Note, Plays, State


class Chair(Struct):
    """A seat of a table as everybody sees it, and whether it is yours."""

    seat: int
    plays: Plays
    name: str = ""
    bot: str = ""  # which bot sits here by itself
    lent: Literal["", "offered", "bot", "person"] = ""  # offered: a link is out, nobody took it yet
    lent_to: str = ""  # the bot's or the person's name
    yours: bool = False  # you own it
    borrowed: bool = False  # it is lent to you
    seen: int = ALL_STEPS  # yours only: the last step this seat has looked at


class Claim(Struct):
    """Somebody asks the people at a table that runs: to sit down (`sit`), to send a bot away (`free`), to put another
    there (`fill`). It lapses when any seat changes hands."""

    n: int  # its number: the answer names it
    what: Literal["sit", "free", "fill"]
    seat: int
    by: int  # the seat of whoever asks; -1: somebody who has none
    name: str  # of somebody who has none
    waiting: list[int]  # seats that have not agreed yet
    bot: str = ""
    yours: bool = False  # you ask


class TableInfo(Struct):
    """A table from outside. It is also stored, with archived tables: new fields need a default."""

    id: str
    game: str
    state: State
    options: dict[str, Any]  # all switches with their values
    seats: list[Chair]
    seal: str  # hash of the secret seed
    seed: str = ""  # the seed itself, once the game is over
    odds: bool = True  # the odds lens is allowed
    listed: bool = False
    pace: float = 0.0  # seconds for which a client may show each move of a bot
    decides: Decides = "anyone"  # who answers for the group
    result: list[float] = []  # per seat, 0 to 1, once the game is over
    made: float = 0.0
    parent: str = ""  # "what if": the record it goes on from ...
    parent_at: int = 0  # ... after so many entries
    entries: int = 0
    here: list[int] = []  # seats whose people are connected now
    claim: Claim | None = None
    hindsight: int = 0  # how often somebody took back what had told them something


class ChatLine(Struct):
    """Something said; or a `note` of what became of `seat`: `name` did it, `text` is the bot's or borrower's name."""

    n: int
    name: str
    text: str
    at: float
    seat: int = -1
    note: Note = ""


class Proposal(Struct):
    """Somebody wants to take back decisions, and these seats must agree."""

    seq: int  # lapses when the table's seq moves on
    by: int
    steps: int
    waiting: list[int]


class Suggestion(Struct):
    """A seat's person points at an option of the open question."""

    seat: int
    token: int
