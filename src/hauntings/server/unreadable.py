"""Tables whose rows cannot be read: each costs itself alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import structlog

from hauntings.server.refusal import Refused, where

LOG: Final = structlog.get_logger("hauntings.unreadable")
UNREADABLE: Final = "What is stored of this table cannot be read; the others go on."


class Unreadable:
    """Those that were met; the log hears of each once."""

    def __init__(self) -> None:
        self.tables: Final[set[str]] = set()

    @contextmanager
    def unless(self, table: str) -> Iterator[None]:
        """Whatever fails in here comes from what is stored of that table."""
        try:
            yield
        except Refused:
            raise
        except Exception as error:
            self.note(table, "a table cannot be read", error)
            raise Refused("damaged", UNREADABLE) from error

    def note(self, table: str, what: str, error: BaseException) -> None:
        if table not in self.tables:
            self.tables.add(table)
            LOG.error(what, room=table, error=type(error).__name__, where=where(error))


@contextmanager
def left_out(*codes: str) -> Iterator[None]:
    """Among many, one that is refused for these reasons is left out."""
    try:
        yield
    except Refused as error:
        if error.code not in codes:
            raise
