"""All that goes over the wire, in both directions: one file per subject, all of it to be had here.

The TypeScript types are generated from these (`server/types.py`).

Numbers: entries of a table (decisions and takings-back) count from 0. `seq` of a question is the number that its
answer will have; `seq` of a step is the number it has. The opening (what happened before the first decision) is -1.
"""

# mypy: implicit-reexport
# ruff: noqa: F401

from typing import Any, Final

from hauntings.server.wire.people import Chair, ChatLine, Claim, Proposal, Suggestion, TableInfo
from hauntings.server.wire.position import Change, Named, Option, Position, Question, SeatView, Step, Told
from hauntings.server.wire.received import (
    Agree,
    Chat,
    ClientMessage,
    Describe,
    FromClient,
    Move,
    Ping,
    Point,
    Seen,
    Speak,
    Suggest,
    Undo,
    Why,
)
from hauntings.server.wire.records import Frame, Lines, PositionCode, RecordInfo, Replay, Report
from hauntings.server.wire.rulebook import Exhibit, Gallery, MappedRule, RuleBook, RuleMap
from hauntings.server.wire.sent import (
    Chatted,
    Description,
    Done,
    Here,
    Pointed,
    Pong,
    Proposed,
    Reason,
    Refusal,
    ServerMessage,
    Suggested,
    TableChanged,
    ToClient,
    Update,
    Welcome,
)
from hauntings.server.wire.shelf import ErrorAnswer, GameInfo, Health, Help, KindInfo, Lobby, Shelf, SwitchInfo
from hauntings.server.wire.wishes import (
    BorrowWish,
    ClaimAnswer,
    ContinueWish,
    FillWish,
    LendWish,
    Lent,
    LessonWish,
    SeatWish,
    SitWish,
    TableWish,
)
from hauntings.server.wire.words import (
    ALL_STEPS,
    CHAT_LENGTH,
    CODES,
    NAME_LENGTH,
    OPENING,
    PROTOCOL,
    BotName,
    Code,
    Decides,
    Language,
    MessageId,
    Name,
    Note,
    Plays,
    SeatNumber,
    Seq,
    State,
    TableId,
    Thing,
    Token,
)

HTTP_TYPES: Final[tuple[Any, ...]] = (
    ErrorAnswer,
    Shelf,
    Help,
    Lobby,
    TableInfo,
    TableWish,
    LessonWish,
    PositionCode,
    Report,
    Lines,
    SitWish,
    FillWish,
    ClaimAnswer,
    LendWish,
    Lent,
    BorrowWish,
    RecordInfo,
    Replay,
    ContinueWish,
    RuleBook,
    RuleMap,
    Gallery,
    Health,
)
