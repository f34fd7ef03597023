"""What a client says on a socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hauntings.server.wire.words import CHAT_LENGTH, Language, MessageId, Name, SeatNumber, Seq, TableId, Thing, Token


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of what a client says on a socket."""

    id: MessageId  # chosen by the client; the answer carries it


class Move(FromClient, tag="move"):
    """Answer the question `seq` of `table`. `seat` may be left out if only one of your seats can answer."""

    table: TableId
    seq: Seq
    token: Token
    seat: SeatNumber | None = None


class Undo(FromClient, tag="undo"):
    """Take back `steps` decisions; 0: back to before the seat's last decision. `seq` is the table's present seq.
    Where nobody need be asked, but the seat has learned something since, it must be `sure`."""

    table: TableId
    seq: Seq
    seat: SeatNumber
    steps: Annotated[int, Meta(ge=0, le=10_000)] = 0
    sure: bool = False  # also what told the seat something: it goes into the record


class Agree(FromClient, tag="agree"):
    """Say yes or no to the proposal of `seq`; the one who proposed withdraws it with no."""

    table: TableId
    seq: Seq
    seat: SeatNumber
    yes: bool


class Why(FromClient, tag="why"):
    """Why can't this seat choose this token now? Only about its own pending question."""

    table: TableId
    seq: Seq
    seat: SeatNumber
    token: Token
    kind: Annotated[str, Meta(max_length=40)] = ""  # left out: the pending question's


class Describe(FromClient, tag="describe"):
    """The position in words; without a seat, as a spectator sees it."""

    seat: SeatNumber | None = None


class Chat(FromClient, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    seat: SeatNumber | None = None
    name: Name = ""  # of a spectator


class Point(FromClient, tag="point"):
    """Point at a thing on the table, by the board's name for it. Everybody sees it, nothing is stored."""

    seat: SeatNumber
    at: Thing


class Suggest(FromClient, tag="suggest"):
    """Point at an option of the open question `seq`; None: no longer. Everybody sees it, nothing is stored."""

    seat: SeatNumber
    seq: Seq
    token: Token | None


class Seen(FromClient, tag="seen"):
    """This seat has looked at everything up to step `seq`. Not answered."""

    seat: SeatNumber
    seq: Seq


class Speak(FromClient, tag="speak"):
    """Change the language or the odds lens; answered with `welcome` of all steps."""

    language: Language
    odds: bool = True  # the reader wants to see chances; a table that forbids them shows none anyhow


class Ping(FromClient, tag="ping"):
    pass


ClientMessage = Move | Undo | Agree | Why | Describe | Chat | Point | Suggest | Seen | Speak | Ping
