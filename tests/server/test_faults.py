"""Redis goes away and comes back; the server is told to stop while it is away."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

from tests.server.conftest import redis_program
from tests.server.served import Browser, Server, run


def test_without_redis_the_table_goes_on_and_nothing_is_lost(postgres: Any, tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [redis_program(), "--port", str(port), "--save", "", "--bind", "127.0.0.1"]

    def redis() -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=tmp_path)

    process = redis()
    url = postgres()
    one = Server(url, f"redis://127.0.0.1:{port}", HAUNTINGS_TICK="60").start()
    other = Server(url, f"redis://127.0.0.1:{port}", HAUNTINGS_TICK="60").start()

    async def whole() -> None:
        nonlocal process
        here, there = Browser(one.url), Browser(other.url)
        table = (await here.make("rest-in-peace", "Ann", "Bob"))["id"]
        async with here.socket(table) as a, there.socket(table) as e:
            await a.move()
            await e.wait(lambda line: line.position["seq"] == 1)
            process.kill()
            process.wait()
            await a.wait(lambda line: line.position["seq"] == 1)
            began = time.monotonic()
            assert (await a.move())["type"] == "done"
            assert time.monotonic() - began < 2
            await a.wait(lambda line: line.position["seq"] == 2)  # who is at the same process is told at once
            process = redis()
            await e.wait(lambda line: line.position["seq"] == 2)  # the others when Redis is back
            process.kill()
            process.wait()
            await asyncio.sleep(0.3)

    try:
        run(whole())
        for server in (one, other):
            began = time.monotonic()
            log = server.stop()  # raises if it takes 10 s
            assert "Traceback" not in log, log
            assert time.monotonic() - began < 9
    finally:
        process.kill()
        process.wait()
        one.kill()
        other.kill()
