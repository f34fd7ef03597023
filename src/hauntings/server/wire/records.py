"""HTTP: records, replays, positions and reports to take away."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hauntings.server.wire.position import Question, SeatView, Step
from hauntings.server.wire.words import State


class RecordInfo(Struct):
    """A finished (or uploaded) game that can be replayed. `id` is the table's, or the upload's."""

    id: str
    game: str
    players: int
    names: list[str]
    options: dict[str, Any]
    entries: int
    over: bool
    seal: str
    seed: str
    result: list[float]
    known_to: int = -1  # it begins as this seat knew it; what it did not know was dealt anew
    hindsight: int = 0  # how often somebody took back what had told them something


class PositionCode(Struct):
    """A position as one seat knows it, for web, terminal and Python (`records/position.py`)."""

    code: str


class Report(Struct):
    """What a bug report needs, and nothing that its seat does not know. No names, no chat, no seed."""

    hauntings: str  # our version
    game: str
    version: int  # of the rules
    players: int
    options: dict[str, Any]
    seat: int
    state: State
    seq: int
    code: str
    steps: list[Step]
    questions: list[Question]
    lines: list[str]


class Lines(Struct):
    """A position in words."""

    lines: list[str]


class Frame(Struct):
    """One moment of a replay: the step that led to it and what the asked-for seats saw then."""

    step: Step
    views: list[SeatView] | None  # None: those of the frame before, with the changes of the step
    asked: int  # -1: nobody (over), -2: the group
    question: str  # its kind
    word: str  # what was chosen, in notation


class Replay(Struct):
    """Frames `start` to `end` (exclusive) of `total`; frame 0 is the opening. The first has whole views."""

    info: RecordInfo
    total: int
    start: int
    end: int
    frames: list[Frame]
