"""Bring the database to the present schema, once, under a lock: several processes may start at the same moment."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import make_url

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x6861756E74  # "haunt": the number of our advisory lock


def migrate(url: str) -> None:
    """`url` as the async side uses it. Blocking: call it before the server starts, or in a thread."""
    sync = make_url(url)
    if sync.get_backend_name() == "sqlite":
        sync = sync.set(drivername="sqlite")
    engine = create_engine(sync)
    try:
        with locked(sync.database or "", sync.get_backend_name()), engine.connect() as connection:
            if sync.get_backend_name() == "postgresql":
                connection.execute(text("select pg_advisory_lock(:n)"), {"n": LOCK})
                connection.commit()
            try:
                upgrade(connection)
            finally:
                if sync.get_backend_name() == "postgresql":
                    connection.execute(text("select pg_advisory_unlock(:n)"), {"n": LOCK})
                    connection.commit()
    finally:
        engine.dispose()


@contextmanager
def locked(path: str, kind: str) -> Iterator[None]:
    """A lock beside a SQLite file; PostgreSQL has its own."""
    if kind != "sqlite" or path in ("", ":memory:"):
        yield
        return
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.with_name(file.name + ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
