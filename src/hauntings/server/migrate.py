"""Bring the database to the present schema, once, under a lock: several processes may start at the same moment.

All migrations that are due are one transaction, on SQLite too: a start that is killed leaves the database as it was.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, MetaData, Table, create_engine, event, inspect, literal, select, table, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.schema import DropTable

from hauntings.server.store.database import begin, pulse
from hauntings.server.store.trouble import reason

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x6861756E74  # "haunt": the number of our advisory lock
PATIENCE: Final = "10"  # seconds for which we wait for PostgreSQL to let us in
# What a killed start left on SQLite before migrations were atomic, by the revision it had noted: tables without rows.
LEFT: Final[dict[str | None, tuple[str, ...]]] = {
    None: ("chat", "guest", "move", "record", "room", "sealed", "seat"),
    "0002": ("secret",),
}


def migrate(url: str) -> None:
    """`url` as the async side uses it. Blocking: call it in a thread. If it cannot be used, a ValueError says why."""
    where = make_url(url)
    try:
        with on_sqlite(where) if where.get_backend_name() == "sqlite" else on_postgresql(where) as connection:
            with connection.begin():
                upgrade(connection)
                for statement in pulse():  # if it cannot be written, say so now
                    connection.execute(statement)
    except OSError as error:
        why = f"{error.filename} is not a folder" if isinstance(error, FileExistsError) else error.strerror
        raise unusable(where, str(why)) from error
    except DBAPIError as error:
        raise unusable(where, reason(error)) from error
    except (BadSchema, CommandError) as error:
        raise unusable(where, str(error)) from error


class BadSchema(Exception):
    """The database holds what we do not know."""


def unusable(where: URL, why: str) -> ValueError:
    """One sentence, without the password."""
    return ValueError(f"cannot use the database {where.database or where.host or ''}: {why}")


@contextmanager
def on_sqlite(where: URL) -> Iterator[Connection]:
    """Connected, with a lock beside the file, and every transaction begun by hand: Python would leave out some."""
    file = Path(where.database or "")
    if file.is_dir():
        raise BadSchema("it is a folder")
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(where.set(drivername="sqlite"))
    event.listen(engine, "connect", by_hand)
    event.listen(engine, "begin", begin)
    with file.with_name(f"{file.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with connected(engine) as connection:
            yield connection


def by_hand(connection: Any, record: Any) -> None:
    connection.isolation_level = None


@contextmanager
def on_postgresql(where: URL) -> Iterator[Connection]:
    """Connected, with a lock of the server's."""
    engine = create_engine(where.set(query={"connect_timeout": PATIENCE, **where.query}))
    with connected(engine) as connection:
        connection.execute(text("select pg_advisory_lock(:n)"), {"n": LOCK})
        connection.commit()
        try:
            yield connection
        finally:
            connection.execute(text("select pg_advisory_unlock(:n)"), {"n": LOCK})
            connection.commit()


@contextmanager
def connected(engine: Engine) -> Iterator[Connection]:
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def upgrade(connection: Connection, target: str = "head") -> None:
    """Within the transaction that is open."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    noted = MigrationContext.configure(connection).get_current_revision()
    if noted == scripts.get_current_head():
        return
    if noted not in (None, *(script.revision for script in scripts.walk_revisions())):
        newest = scripts.get_current_head()
        raise BadSchema(f"a newer version of Hauntings made it (schema {noted}; this one knows {newest})")
    if connection.dialect.name == "sqlite":
        clear(connection, noted)
    command.upgrade(config, target)


def clear(connection: Connection, noted: str | None) -> None:
    """Take away what a killed start left, so that it can be made anew; never anything that holds rows."""
    there = inspect(connection).get_table_names()
    left = [name for name in LEFT.get(noted, ()) if name in there]
    for name in there if noted is None else left:
        if connection.execute(select(literal(1)).select_from(table(name)).limit(1)).first() is not None:
            raise BadSchema(f"its table {name} holds what Hauntings did not store there")
    for name in left:
        connection.execute(DropTable(Table(name, MetaData())))
