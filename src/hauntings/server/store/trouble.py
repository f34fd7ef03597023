"""What is wrong with the database: said once in the log, and as a refusal to whoever it concerns."""

from __future__ import annotations

import os
import sqlite3
import time
from typing import Any, Final

import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from hauntings.server.refusal import Refused, where

LOG: Final = structlog.get_logger("hauntings.trouble")
QUIET: Final = 10.0  # seconds without a failure, then a write that works: well again
LASTING: Final = ("damaged", "no-database")  # no write that works proves that the rest can be read
CAUSES: Final = {
    "gone": "its file was deleted or replaced while the server runs",
    "full": "its disk is full",
    "damaged": "it is damaged",
    "no-database": "it is not a database",
    "read-only": "it is read-only",
    "closed": "it cannot be opened",
    "failing": "its disk fails",
    "locked": "another program keeps it locked",
    "away": "it does not answer",
    "strange": "it refuses what we ask",
}
SQLITE: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "no-database",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "closed",
    sqlite3.SQLITE_IOERR: "failing",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
}
POSTGRESQL: Final = {  # by state or class of states
    "53100": "full",
    "XX001": "damaged",
    "XX002": "damaged",
    "25006": "read-only",
    "58": "failing",
    "40": "locked",
    "55": "locked",
    "08": "away",
    "53": "away",
    "57": "away",
}


class FileGone(Exception):
    """The database's file is not where the next start would look for it."""


Failure = DBAPIError | NoConnection | FileGone
FAILURES: Final = (DBAPIError, NoConnection, FileGone)


def cause_of(error: Failure) -> str:
    """One of CAUSES."""
    if isinstance(error, FileGone):
        return "gone"
    if isinstance(error, NoConnection):
        return "away"
    if isinstance(error.orig, sqlite3.Error):
        code = getattr(error.orig, "sqlite_errorcode", None)
        if code is None:  # Python's own complaint: letters that are none
            return "damaged" if "decode" in str(error.orig) else "strange"
        return SQLITE.get(code & 0xFF, "strange")
    state: str | None = getattr(error.orig, "sqlstate", None)
    if state is None:
        return "away"
    return POSTGRESQL.get(state, POSTGRESQL.get(state[:2], "strange"))


class File:
    """SQLite's file and its log: still the same as when they were first seen? Without a path all is well."""

    def __init__(self, path: str) -> None:
        self.paths: Final[tuple[str, ...]] = (path, f"{path}-wal") if path else ()
        self.known: Final[dict[str, tuple[int, int]]] = {}
        self.held: sqlite3.Connection | None = None

    def hold(self) -> None:
        """Keep it open: else SQLite takes the log away with the last connection."""
        if self.held is None:
            held = sqlite3.connect(self.paths[0], check_same_thread=False)
            held.execute("select name from sqlite_master").fetchall()
            self.held = held
            self.check()

    def release(self) -> None:
        if self.held is not None:
            self.held.close()

    def check(self) -> None:
        """What is written now will be found again, or FileGone."""
        for path in self.paths:
            try:
                found = os.stat(path)
                place = (found.st_dev, found.st_ino)
            except OSError as error:
                if path in self.known:
                    raise FileGone from error
                continue
            if self.known.setdefault(path, place) != place:
                raise FileGone


class Trouble:
    """A database's. Every failure comes by here; the log hears of each cause once, and again when it has passed."""

    def __init__(self, file: File) -> None:
        self.file: Final = file
        self.met: Final[dict[str, float]] = {}  # when each cause was last met

    def refusal(self, error: Failure, text: str) -> Refused:
        """What to answer to the one who asked."""
        cause = self._gone() or cause_of(error)
        if cause not in self.met:
            kind = type(getattr(error, "orig", None) or error).__name__
            at = where(error) if cause == "strange" else None
            LOG.error(f"trouble with the database: {CAUSES[cause]}", cause=cause, error=kind, where=at)
        self.met[cause] = time.monotonic()
        if cause in LASTING:
            return Refused("damaged", "The database of this server is damaged here; the rest goes on.")
        return Refused("busy", text)

    def wrote(self) -> None:
        """A write worked."""
        for cause, at in list(self.met.items()):
            if cause not in LASTING and time.monotonic() - at >= QUIET:
                del self.met[cause]
                LOG.info("the database is well again", cause=cause)

    @property
    def text(self) -> str:
        return " and ".join([CAUSES[cause] for cause in self.met])

    @property
    def lasts(self) -> bool:
        """Something was met that does not pass by itself."""
        return any(cause in self.met for cause in LASTING)

    def _gone(self) -> str:
        try:
            self.file.check()
        except FileGone:
            return "gone"
        return ""


def reason(error: DBAPIError) -> str:
    """Why a database cannot be used, for the one who starts the server."""
    if isinstance(error.orig, sqlite3.Error):
        cause = cause_of(error)
        return str(error.orig) if cause == "strange" else CAUSES[cause]
    told: Any = str(error.orig).strip().splitlines()
    return str(told[0]).removeprefix("connection failed: ") if told else CAUSES["away"]
