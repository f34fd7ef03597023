"""A server that cannot start says why in one sentence, before any address, and ends with code 2."""

from __future__ import annotations

import ctypes
import json
import re
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hauntings.server.migrate import migrate
from hauntings.server.settings import Settings
from tests.server.served import Server

PR_CAPBSET_DROP, CAP_DAC_OVERRIDE = 24, 1
Start = Callable[..., str]


def permissions_bind() -> None:
    """For root too."""
    ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0)


@pytest.fixture(scope="module")
def start() -> Iterator[Start]:
    """Start a server that must fail: its one sentence."""
    command = [sys.executable, "-m", "tests.server.starts"]
    pipe, environment = subprocess.PIPE, Server("").environment
    process = subprocess.Popen(
        command, env=environment, stdin=pipe, stdout=pipe, text=True, preexec_fn=permissions_bind
    )
    assert process.stdin is not None and process.stdout is not None
    told, heard = process.stdin, process.stdout

    def failing(*options: str) -> str:
        told.write(json.dumps(options) + "\n")
        told.flush()
        code, out, err = json.loads(heard.readline())
        assert code == 2 and out == ""
        assert err.startswith("hauntings: ") and err.endswith("\n") and err.count("\n") == 1, err
        return str(err[len("hauntings: ") : -1])

    yield failing
    told.close()
    process.wait(10)
    heard.close()


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A database as a server left it."""
    file = tmp_path / "server.db"
    migrate(Settings(database=f"sqlite:///{file}").database_url())
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
    connection.close()
    return file


def test_files_that_cannot_be_used(start: Start, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear ghost, this is no database, whatever you make of it.")
    (tmp_path / "folder").mkdir()
    for name, why in {
        "letter.txt": "it is not a database",
        "folder": "it is a folder",
        "letter.txt/server.db": f"{tmp_path}/letter.txt is not a folder",
        "letter.txt/deep/server.db": "Not a directory",
    }.items():
        assert start("--database", f"{tmp_path}/{name}") == f"cannot use the database {tmp_path}/{name}: {why}"


def test_a_file_or_a_folder_that_is_read_only(start: Start, made: Path) -> None:
    made.chmod(0o444)
    assert start("--database", str(made)) == f"cannot use the database {made}: it is read-only"
    made.chmod(0o644)
    made.with_name("server.db.lock").unlink()
    made.parent.chmod(0o555)
    try:
        assert start("--database", str(made)) == f"cannot use the database {made}: Permission denied"
        assert start("--database", str(made.with_name("new.db"))).endswith("new.db: Permission denied")
    finally:
        made.parent.chmod(0o755)


def test_a_newer_or_a_damaged_schema(start: Start, made: Path) -> None:
    data = made.read_bytes()
    with sqlite3.connect(made) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    newer = r"a newer version of Hauntings made it \(schema 9999; this one knows \d{4}\)"
    assert re.fullmatch(f"cannot use the database {made}: {newer}", start("--database", str(made)))
    made.write_bytes(data[:100] + b"\xff" * 3996 + data[4096:])  # its list of tables
    assert start("--database", str(made)) == f"cannot use the database {made}: it is damaged"


def test_a_database_that_is_locked(start: Start, made: Path) -> None:
    with sqlite3.connect(made) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        assert start("--database", f"{made}?timeout=0.1").endswith("server.db: another program keeps it locked")
    connection.close()


def test_addresses_that_are_none(start: Start) -> None:
    for options in (
        ("--database", "mysql://ann:secret@host/x"),
        ("--database", "sqlite://"),
        ("--database", "sqlite:///:memory:"),
        ("--database", "sqlite:///file:x.db?mode=ro&uri=true"),
        ("--database", "postgresql://ann:secret@host:port/x"),
        ("--database", "postgresql://ann:sec/ret@host:1/x"),
        ("--redis", "localhost:6379"),
        ("--redis", "http://:secret@localhost"),
        ("--redis", "redis://:sec/ret@localhost:1"),
        ("--port", "99999"),
        ("--host", "nowhere.invalid"),
    ):
        sentence = start(*options)
        assert 20 < len(sentence) < 120 and "sec" not in sentence, sentence


def test_postgresql_that_is_not_there_or_does_not_know_us(start: Start, postgres: Any) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    refused = start("--database", f"postgresql://ann:secret@127.0.0.1:{port}/ghosts")
    assert re.fullmatch(rf"cannot use the database ghosts: .* port {port} failed: Connection refused", refused)
    unknown = start("--database", re.sub(r"/haunted\d+", "/nowhere", postgres()))
    assert unknown.startswith("cannot use the database nowhere:") and 'database "nowhere" does not exist' in unknown
    with porter() as port:
        wrong = start("--database", f"postgresql://ann:secret@127.0.0.1:{port}/ghosts?sslmode=disable")
    assert wrong.endswith('password authentication failed for user "ann"') and "secret" not in wrong


class porter:
    """Something like PostgreSQL that lets nobody in."""

    def __enter__(self) -> int:
        self.socket = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.refuse, daemon=True).start()
        return int(self.socket.getsockname()[1])

    def refuse(self) -> None:
        why = b'SFATAL\0C28P01\0Mpassword authentication failed for user "ann"\0\0'
        try:
            while True:
                line, _ = self.socket.accept()
                line.recv(1000)
                line.sendall(b"E" + (len(why) + 4).to_bytes(4, "big") + why)
                line.close()
        except OSError:
            pass

    def __exit__(self, *error: object) -> None:
        self.socket.close()


@pytest.mark.parametrize("program", [["hauntings.server.serve"], ["hauntings.cli", "serve"]])
def test_both_ways_to_start_it_end_alike(program: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", *program, "--database", str(tmp_path)]
    done = subprocess.run(command, env=Server("").environment, capture_output=True, text=True, timeout=60)
    sentence = f"hauntings: cannot use the database {tmp_path}: it is a folder\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)


def test_redis_that_does_not_answer_is_no_error(sqlite: str) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = Server(sqlite, f"redis://127.0.0.1:{port}").start()
    log = server.stop()
    assert log.count("redis does not answer; going on without it") == 1 and len(log.splitlines()) == 1, log
