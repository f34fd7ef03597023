"""HTTP: what people want of tables and seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hauntings.server.wire.people import TableInfo
from hauntings.server.wire.words import BotName, Decides, Name


class SeatWish(Struct, forbid_unknown_fields=True):
    """One seat of a new table: yours (several: hot-seat), open, or a bot's."""

    plays: Literal["me", "open", "bot"]
    name: Name = ""
    bot: BotName = "greedy"


class TableWish(Struct, forbid_unknown_fields=True):
    """Make a table. An empty `seats` means: you, and the rest open."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[Annotated[str, Meta(max_length=60)], Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    listed: bool = False
    odds: bool = True
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.8
    decides: Decides = "anyone"  # only for games that ask the group


class LessonWish(Struct, forbid_unknown_fields=True):
    """A first game with easy bots, the same deal for everybody; `lesson`: which one, if the game has several."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)] = ""
    name: Name = ""


class SitWish(Struct, forbid_unknown_fields=True):
    """Sit down, or change the name of a seat that is yours."""

    name: Name = ""


class ClaimAnswer(Struct, forbid_unknown_fields=True):
    """Agree to a claim for all your seats that are asked, or refuse it; whoever asks withdraws it with no."""

    n: Annotated[int, Meta(ge=0, le=2**31)]
    yes: bool


class FillWish(Struct, forbid_unknown_fields=True):
    """Put a bot on an open seat."""

    bot: BotName


class LendWish(Struct, forbid_unknown_fields=True):
    """Lend a seat to a bot, or (bot left out) to whoever opens the link first."""

    bot: BotName | None = None


class Lent(Struct):
    """`link` is shown once: its fragment carries the secret. Empty when the borrower is a bot."""

    info: TableInfo
    link: str = ""


class BorrowWish(Struct, forbid_unknown_fields=True):
    """Take a lent seat: the secret stands behind `#loan=` in the link."""

    secret: Annotated[str, Meta(min_length=20, max_length=100)]
    name: Name = ""


class ContinueWish(Struct, forbid_unknown_fields=True):
    """What if: a new table from the moment after `entries` entries, with new dice."""

    entries: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    listed: bool = False
    odds: bool = True
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.8
