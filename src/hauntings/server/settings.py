"""How a server runs. Everything can be set by the environment; the command line comes first."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

STATIC: Final = Path(__file__).parents[1] / "web" / "static"


def data_folder() -> Path:
    """`$XDG_DATA_HOME/hauntings`, or `~/.local/share/hauntings`."""
    data = os.environ.get("XDG_DATA_HOME", "")
    return (Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share") / "hauntings"


class Settings(Struct, frozen=True):
    """The settings of one process."""

    database: str = ""  # sqlite:///PATH or postgresql://…; empty: a file in the data folder
    redis: str = ""  # redis://…; empty: this is the only process
    think: float = 0.4  # a bot's answer is not shown sooner than this
    limits: bool = True  # rate limits; only tests and the load command switch them off
    origins: tuple[str, ...] = ()  # further origins whose pages may talk to us, e.g. https://play.example.org
    static: Path = STATIC
    workers: int = 0  # processes in which bots think; 0: one per core, at most four
    tick: float = 15.0  # how often a room looks into the database although nobody called

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
    try:
        make_url(url)
    except (ArgumentError, ValueError) as error:
        raise ValueError("the address of PostgreSQL is none: it looks like postgresql://USER@HOST/NAME") from error
    if find_spec("psycopg") is None:
        raise ValueError("PostgreSQL needs its client: install hauntings[scale]")
    return url


def from_environment() -> Settings:
    """HAUNTINGS_DATABASE, HAUNTINGS_REDIS, HAUNTINGS_THINK, HAUNTINGS_ORIGINS (blank-separated), HAUNTINGS_WORKERS,
    HAUNTINGS_LIMITS (0: none; for tests), HAUNTINGS_STATIC (the built pages, if they lie elsewhere)."""
    get = os.environ.get
    return Settings(
        database=get("HAUNTINGS_DATABASE", ""),
        redis=get("HAUNTINGS_REDIS", ""),
        think=float(get("HAUNTINGS_THINK", "0.4")),
        limits=get("HAUNTINGS_LIMITS", "1") != "0",
        origins=tuple(get("HAUNTINGS_ORIGINS", "").split()),
        workers=int(get("HAUNTINGS_WORKERS", "0")),
        tick=float(get("HAUNTINGS_TICK", "15")),
        static=Path(get("HAUNTINGS_STATIC") or STATIC),
    )
