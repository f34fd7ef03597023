"""kill -9 during a start: whatever migration it hits, the next start finds the database whole, with all its rows."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine, event, inspect, select
from sqlalchemy.engine import make_url

from hauntings.server.migrate import FOLDER, migrate, on_postgresql, on_sqlite, upgrade
from hauntings.server.settings import Settings
from hauntings.server.store.schema import META
from tests.server.served import Server

SCRIPTS = ScriptDirectory(str(FOLDER))
REVISIONS = [script.revision for script in reversed(list(SCRIPTS.walk_revisions()))]
OLD = REVISIONS[:3]  # those that were not atomic on SQLite once
KINDS: dict[type, Callable[[int], Any]] = {str: str, int: int, float: float, bool: lambda n: bool(n % 2)}
Dump = dict[str, list[Any]]
Dying = Callable[[str, int], int]


@pytest.fixture(scope="module")
def dying() -> Iterator[Dying]:
    """A start of the database at that URL that dies at that step: its exit code."""
    command = [sys.executable, "-m", "tests.server.dying"]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, env=Server("").environment, stdin=pipe, stdout=pipe, text=True)
    assert process.stdin is not None and process.stdout is not None
    told, heard = process.stdin, process.stdout

    def start(url: str, steps: int) -> int:
        told.write(f"{url} {steps}\n")
        told.flush()
        return int(heard.readline())

    yield start
    told.close()
    process.wait(10)
    heard.close()


def full(url: str) -> str:
    return Settings(database=url).database_url()


def make(url: str, revision: str | None) -> None:
    """A database as it was at that revision, with three rows in every table."""
    if revision is None:
        return
    place = make_url(full(url))
    with on_sqlite(place) if "sqlite" in url else on_postgresql(place) as connection:
        if "sqlite" in url:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")  # as the server leaves it
            connection.commit()
        with connection.begin():
            upgrade(connection, revision)
            fill(connection)


def fill(connection: Connection) -> None:
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        if table.name != "alembic_version":
            for n in range(3):
                values = {column.name: KINDS[column.type.python_type](n) for column in table.columns}
                connection.execute(table.insert().values(values))


def dump(url: str) -> Dump:
    """All rows of all tables but that of the pulse, which are those of the present schema."""
    engine = create_engine(full(url).replace("+aiosqlite", ""))
    with engine.connect() as connection:
        there = inspect(connection)
        assert {*META.tables, "alembic_version"} == set(there.get_table_names())
        for table in META.sorted_tables:
            assert {column.name for column in table.c} == {one["name"] for one in there.get_columns(table.name)}
            assert {one.name for one in table.indexes} == {one["name"] for one in there.get_indexes(table.name)}
        rows = {name: sorted(map(repr, connection.execute(select(table)))) for name, table in META.tables.items()}
        if connection.dialect.name == "sqlite":
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    engine.dispose()
    del rows["pulse"]
    return rows


@pytest.mark.parametrize("revision", [None, *REVISIONS])
def test_killed_at_any_step_sqlite_is_whole(tmp_path: Path, dying: Dying, revision: str | None) -> None:
    kept, url = tmp_path / "kept.db", f"sqlite:///{tmp_path}/server.db"
    make(f"sqlite:///{kept}", revision)

    def again() -> None:
        for file in tmp_path.glob("server.db*"):
            file.unlink()
        if kept.exists():
            shutil.copy(kept, tmp_path / "server.db")

    again()
    migrate(full(url))
    wanted = dump(url)
    assert {len(wanted[name]) for name in ("room", "guest", "move")} == {0 if revision is None else 3}
    stride = 1 if revision in (None, REVISIONS[0], REVISIONS[-1]) else 4  # the first one leads through all of them
    for steps in range(0, 1000, stride):
        again()
        code = dying(full(url), steps)
        if code == 0:
            break
        assert code == -9
        migrate(full(url))
        assert dump(url) == wanted, f"killed at step {steps}"
    assert steps > (4 if revision == REVISIONS[-1] else 8)


@pytest.mark.parametrize("revision", [None, *REVISIONS[:-1]])
def test_killed_at_some_steps_postgresql_is_whole(postgres: Any, dying: Dying, revision: str | None) -> None:
    url = postgres()
    make(url, revision)
    codes = []
    for steps in (5, 11, 17, 23, 35, 1000):  # each takes it up where the one before left it
        codes.append(dying(full(url), steps))
    assert codes[0] == -9 and codes[-1] == 0
    whole = postgres()
    make(whole, revision)
    migrate(full(whole))
    assert dump(url) == dump(whole)


@pytest.fixture(scope="module")
def statements(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Any]]:
    """What each of the old migrations does, as they ran once on SQLite."""
    found: dict[str, list[Any]] = {}
    with on_sqlite(make_url(full(f"sqlite:///{tmp_path_factory.mktemp('old')}/server.db"))) as connection:
        for revision in OLD:
            made = found[revision] = []

            def note(connection: Any, cursor: Any, statement: str, parameters: Any, *about: Any) -> None:
                if statement.split()[0] not in ("SELECT", "PRAGMA", "BEGIN"):
                    made.append((statement, parameters))  # noqa: B023

            event.listen(connection, "before_cursor_execute", note)
            with connection.begin():
                upgrade(connection, revision)
            event.remove(connection, "before_cursor_execute", note)
    return found


@pytest.mark.parametrize("revision", [None, *OLD[:-1]])
def test_what_a_killed_start_of_an_older_version_left_is_taken_up_again(
    tmp_path: Path, statements: dict[str, list[Any]], revision: str | None
) -> None:
    """Python opened a transaction only with the first row that was written: tables stayed, their revision did not."""
    kept, file = tmp_path / "kept.db", tmp_path / "server.db"
    make(f"sqlite:///{kept}", revision)
    due = statements[OLD[OLD.index(revision) + 1 if revision else 0]]
    for steps in range(1, len(due)):
        file.unlink(missing_ok=True)
        if kept.exists():
            shutil.copy(kept, file)
        connection = sqlite3.connect(file)
        for statement, parameters in due[:steps]:
            connection.execute(statement, parameters)
        connection.close()  # as good as killed: what is not committed is lost
        migrate(full(f"sqlite:///{file}"))
        rows = dump(f"sqlite:///{file}")
        if steps == 1:
            wanted = rows
        assert rows == wanted
    assert len(due) > 1 and (revision is None or len(wanted["room"]) == 3)


def test_rows_are_never_thrown_away(tmp_path: Path) -> None:
    """A database of another program, or one that lost its revision, is refused and stays as it is."""
    for table in ("guest", "places"):
        file = tmp_path / f"{table}.db"
        with sqlite3.connect(file) as connection:
            connection.execute(f"create table {table} (id text)")
            connection.execute(f"insert into {table} values ('mine')")  # noqa: S608
        connection.close()
        before = file.read_bytes()
        with pytest.raises(ValueError, match=f"its table {table} holds what Hauntings did not store there"):
            migrate(full(f"sqlite:///{file}"))
        assert file.read_bytes() == before
