"""How a server runs. Everything can be set by the environment; the command line comes first."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from msgspec import Struct

from hauntings.server.store.address import is_address

STATIC: Final = Path(__file__).parents[1] / "web" / "static"


def data_folder() -> Path:
    """`$XDG_DATA_HOME/hauntings`, or `~/.local/share/hauntings`."""
    data = os.environ.get("XDG_DATA_HOME", "")
    return (Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share") / "hauntings"


class Keeping(Struct, frozen=True):
    """What becomes of old things. Times are in days; 0: for ever, without limit."""

    listed: float = 1.0  # a table that waits for players stands in the lobby so long after it was last used
    waiting: float = 7.0  # ... and is removed then
    tables: float = 7.0  # a finished game can be opened as a table so long, then only its record is left
    games: float = 0.0  # finished games and uploads are removed then
    most_games: int = 2000  # finished games that were begun from one address: the oldest beyond these go
    most_uploads: int = 500  # of one address
    sweep: float = 3600.0  # seconds from one sweep to the next; 0: no sweeps


class Settings(Struct, frozen=True):
    """The settings of one process."""

    database: str = ""  # sqlite:///PATH or postgresql://…; empty: a file in the data folder
    redis: str = ""  # redis://…; empty: this is the only process
    think: float = 0.4  # a bot's answer is not shown sooner than this
    limits: bool = True  # rate limits; only tests and the load command switch them off
    origins: tuple[str, ...] = ()  # further origins whose pages may talk to us, e.g. https://play.example.org
    static: Path = STATIC
    workers: int = 0  # processes in which bots think; 0: one per core, two to four
    proxy: bool = False  # a proxy of this machine stands before us
    patience: float = 10.0  # seconds for the head of a request; other waiting times follow it (`connections.py`)
    tick: float = 2.0  # how often we look whether tables have changed although nobody called
    linger: float = 60.0  # seconds for which bots go on after somebody looked at a table without a socket
    keeping: Keeping = Keeping()

    def database_url(self) -> str:
        """With the drivers we use, for SQLAlchemy's async side."""
        url = self.database or f"sqlite:///{data_folder() / 'server.db'}"
        if "://" not in url:
            url = f"sqlite:///{url}"
        scheme, _, rest = url.partition("://")
        kind = scheme.partition("+")[0]
        if kind == "sqlite":
            file = rest.partition("?")[0]
            if file[:1] != "/" or file in ("/", "/:memory:") or file.startswith("/file:"):
                raise ValueError("SQLite needs a file: sqlite:///PATH")
            return f"sqlite+aiosqlite://{rest}"
        if kind in ("postgresql", "postgres"):
            return checked(f"postgresql+psycopg://{rest}")
        raise ValueError(f"the database is {scheme!r}; allowed are sqlite:///PATH and postgresql://USER@HOST/NAME")


def checked(url: str) -> str:
    """An address of PostgreSQL. What is wrong is said without showing it: it may hold a password."""
    if not is_address(url):
        raise ValueError("the address of PostgreSQL is none: it looks like postgresql://USER@HOST/NAME")
    if find_spec("psycopg") is None:
        raise ValueError("PostgreSQL needs its client: install hauntings[scale]")
    return url


def from_environment() -> Settings:
    """HAUNTINGS_DATABASE, HAUNTINGS_REDIS, HAUNTINGS_THINK, HAUNTINGS_ORIGINS (blank-separated), HAUNTINGS_WORKERS,
    HAUNTINGS_STATIC (the built pages, if they lie elsewhere); for tests HAUNTINGS_LIMITS (0: none), and in seconds
    HAUNTINGS_PATIENCE, HAUNTINGS_TICK, HAUNTINGS_LINGER; and what becomes of old things: see
    `keeping_from_environment`."""
    get = os.environ.get
    return Settings(
        database=get("HAUNTINGS_DATABASE", ""),
        redis=get("HAUNTINGS_REDIS", ""),
        think=float(get("HAUNTINGS_THINK", "0.4")),
        limits=get("HAUNTINGS_LIMITS", "1") != "0",
        origins=tuple(get("HAUNTINGS_ORIGINS", "").split()),
        workers=int(get("HAUNTINGS_WORKERS", "0")),
        patience=float(get("HAUNTINGS_PATIENCE", "10")),
        tick=float(get("HAUNTINGS_TICK", "2")),
        linger=float(get("HAUNTINGS_LINGER", "60")),
        static=Path(get("HAUNTINGS_STATIC") or STATIC),
        keeping=keeping_from_environment(),
    )


def keeping_from_environment() -> Keeping:
    """In days: HAUNTINGS_LIST_WAITING, HAUNTINGS_KEEP_WAITING, HAUNTINGS_KEEP_TABLES, HAUNTINGS_KEEP_GAMES; per
    address: HAUNTINGS_MOST_GAMES, HAUNTINGS_MOST_UPLOADS; in seconds: HAUNTINGS_SWEEP."""
    get = os.environ.get
    return Keeping(
        listed=float(get("HAUNTINGS_LIST_WAITING", "1")),
        waiting=float(get("HAUNTINGS_KEEP_WAITING", "7")),
        tables=float(get("HAUNTINGS_KEEP_TABLES", "7")),
        games=float(get("HAUNTINGS_KEEP_GAMES", "0")),
        most_games=int(get("HAUNTINGS_MOST_GAMES", "2000")),
        most_uploads=int(get("HAUNTINGS_MOST_UPLOADS", "500")),
        sweep=float(get("HAUNTINGS_SWEEP", "3600")),
    )
