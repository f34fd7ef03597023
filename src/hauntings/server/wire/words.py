"""The small types of all messages: ids, names, numbers, states, and the codes of refusals."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

PROTOCOL: Final = 1
NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 500
OPENING: Final = -1  # the step before the first decision
ALL_STEPS: Final = -2  # `after` of a client that has nothing yet

Language = Literal["en", "ru", "pl"]
TableId = Annotated[str, Meta(min_length=8, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
BotName = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z]+(:[0-9]+s?)?$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=-2, le=1_000_000)]
Token = Annotated[int, Meta(ge=0, le=1_000_000)]
MessageId = Annotated[int, Meta(ge=0, le=2**31)]

Plays = Literal["open", "person", "bot"]
State = Literal["waiting", "running", "over"]
Note = Literal["", "sat", "left", "freed", "filled", "lent", "borrowed", "returned", "denied"]
# Who answers for the group: any seat that may, the active player, or all who are there once most or all of them agree.
Decides = Literal["anyone", "active", "most", "all"]
Thing = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$(?!\n)")]
Code = Literal[
    "bad-message",  # not JSON, an unknown type, a field of the wrong shape
    "too-much",  # slow down: a rate or a size limit
    "foreign-origin",  # the page that asks is not ours
    "not-found",  # no such table, record, seat, page
    "not-waiting",  # the table has begun
    "not-running",  # the table has not begun, or is over
    "not-over",  # only a finished game may be replayed or downloaded
    "archived",  # the game is long over: only its record is left
    "not-yours",  # another browser holds this seat
    "not-asked",  # the seat is not asked now
    "active-decides",  # the group is asked, and at this table the active player answers for it
    "group-agrees",  # the group is asked, and at this table its people agree: suggest an answer instead
    "late",  # the question with this seq is answered already
    "early",  # there is no question with this seq yet
    "cannot-choose",  # the token is not among the options (`reason` says why)
    "already-answered",  # a sealed answer is given once
    "seat-taken",
    "seat-lent",  # take it back first
    "has-seen",  # who has seen one side of a game may not take another
    "claim-open",  # somebody asks for a seat already
    "no-claim",  # nobody asks for a seat, or it lapsed
    "bad-options",  # option switches, number of seats, bots
    "bad-name",  # a spectator is not called like a player
    "bad-record",
    "nothing-to-undo",
    "hindsight",
    "no-proposal",  # nobody asks to take back, or it lapsed
    "rules-changed",  # the game began under other rules: it goes on, but cannot go back
    "other-version",  # its rules version is newer than the server's, or too old to be played
    "busy",  # the server could not store it, or not get to it, now; try again
    "damaged",  # what is stored of it cannot be read; trying again does not help
    "broken",  # our fault
]
CODES: Final[tuple[str, ...]] = Code.__args__  # type: ignore[attr-defined]
