"""What the server says on a socket."""

from __future__ import annotations

from msgspec import Struct

from hauntings.server.wire.people import ChatLine, Proposal, Suggestion, TableInfo
from hauntings.server.wire.position import Position
from hauntings.server.wire.words import ALL_STEPS, Code


class ToClient(Struct, tag_field="type"):
    """Base of what the server says on a socket."""


class Welcome(ToClient, tag="welcome"):
    """First message on every socket. `position` is None while the table waits for players."""

    protocol: int
    info: TableInfo
    position: Position | None
    chat: list[ChatLine]
    proposal: Proposal | None
    language: str
    suggestions: list[Suggestion] = []  # to the pending question


class Update(ToClient, tag="update"):
    """Something was decided or taken back."""

    position: Position


class TableChanged(ToClient, tag="table"):
    """Names, seats, lending, state or result changed."""

    info: TableInfo


class Here(ToClient, tag="here"):
    """Somebody came or went: the seats whose people are connected now."""

    seats: list[int]


class Chatted(ToClient, tag="chat"):
    lines: list[ChatLine]


class Pointed(ToClient, tag="pointed"):
    """Somebody points at a thing on the table; the board knows it by this name. Show it for a moment."""

    seat: int
    at: str


class Suggested(ToClient, tag="suggested"):
    """Who points at which option of the question `seq` now; they lapse with its answer."""

    seq: int
    suggestions: list[Suggestion]


class Proposed(ToClient, tag="proposal"):
    """An undo waits for consent; None: it is off the table (granted, refused or lapsed)."""

    proposal: Proposal | None


class Done(ToClient, tag="done"):
    """Your message with this id took effect and is stored. `seq` is the number of the entry, if it made one."""

    id: int
    seq: int = ALL_STEPS


class Refusal(ToClient, tag="refusal"):
    """Your message changed nothing. `text` is an English sentence; `reason` is the game's reason code, if any."""

    code: Code
    text: str
    id: int | None = None
    reason: str = ""


class Reason(ToClient, tag="reason"):
    """Answer to `why`. An empty code: it can be chosen."""

    id: int
    code: str
    text: str
    rule: str


class Description(ToClient, tag="description"):
    """The whole position in lines of at most 80 columns."""

    id: int
    seat: int
    lines: list[str]


class Pong(ToClient, tag="pong"):
    """The server is there, and the table has come so far: who has less, and does not get it in a moment, reconnects."""

    id: int
    seq: int  # entries
    chatted: int  # lines of chat


ServerMessage = (
    Welcome
    | Update
    | TableChanged
    | Here
    | Chatted
    | Pointed
    | Suggested
    | Proposed
    | Done
    | Refusal
    | Reason
    | Description
    | Pong
)
