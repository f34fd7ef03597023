"""Helpers of the server's tests: real servers in processes of their own, and browsers that talk to them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.told import told_views

SOURCE = Path(__file__).parents[2] / "src"
Json = dict[str, Any]


class Server:
    """`hauntings serve` on a free port; with HAUNTINGS_DEALS its deals are known. `kill` is kill -9.
    `handles`: so many files and connections may be open."""

    def __init__(
        self, database: str, redis: str = "", *, arguments: tuple[str, ...] = (), handles: int = 0, **settings: str
    ) -> None:
        self.arguments = arguments
        self.handles = handles
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(SOURCE), str(SOURCE.parent)]),
            "PYTHONDONTWRITEBYTECODE": "",  # the second start shall be quicker than the first
            "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "hauntings-test-bytecode"),
            "HAUNTINGS_DATABASE": database,
            "HAUNTINGS_REDIS": redis,
            "HAUNTINGS_THINK": "0",
            "HAUNTINGS_LIMITS": "0",
            **settings,
        }
        self.process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self) -> Server:
        module = "tests.server.dealt" if "HAUNTINGS_DEALS" in self.environment else "hauntings.server.serve"
        command = [sys.executable, "-m", module, "--port", str(self.port), *self.arguments]
        if self.handles:
            command = ["prlimit", f"--nofile={self.handles}:{self.handles}", *command]
        self.log = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if found is None:
            raise RuntimeError(self.stop())
        self.port = int(found[1])
        for _ in range(200):
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    @property
    def memory(self) -> int:
        """Bytes that the process holds."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def open_handles(self) -> int:
        assert self.process is not None
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def figure(self, name: str) -> float:
        """One of the figures that the server counts; 0 if there is none yet."""
        lines = httpx.get(f"{self.url}/metrics").text.splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> str:
        """kill -9; what it wrote to the log."""
        return self._end(signal.SIGKILL)

    def stop(self) -> str:
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> str:
        if self.process is None:
            return ""
        process, self.process = self.process, None
        process.send_signal(number)
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
        finally:
            if process.stdout is not None:
                process.stdout.close()
        self.log.seek(0)
        text = self.log.read()
        self.log.close()
        return text

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        log = self.stop()
        assert "Traceback" not in log and '"error"' not in log, log


class Browser:
    """One cookie jar. `address`: where it comes from, any of this machine's (127.0.0.2, …)."""

    def __init__(self, url: str, address: str = "127.0.0.1") -> None:
        self.url = url
        self.address = address
        way = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=20, transport=way)

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        return answer.json()

    async def upload(self, data: bytes) -> httpx.Response:
        kind = "application/json" if data.startswith(b"{") else "text/plain"
        return await self.http.post("/api/records", content=data, headers={"content-type": kind})

    async def make(self, game: str, *seats: str, **wish: Any) -> Json:
        """`Ann` (me), `-` (open) or `bot:greedy`, one per seat."""
        chairs = [
            {"plays": "open"}
            if seat == "-"
            else {"plays": "bot", "bot": seat[4:]}
            if seat.startswith("bot:")
            else {"plays": "me", "name": seat}
            for seat in seats
        ]
        found: Json = await self.ask("POST", "/api/tables", {"game": game, "seats": chairs, **wish}, 201)
        return found

    async def sit(self, table: str, seat: int, name: str = "") -> Json:
        found: Json = await self.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"name": name})
        return found

    @asynccontextmanager
    async def socket(self, table: str, after: int | None = None, language: str = "en") -> AsyncIterator[Line]:
        address = f"{self.url.replace('http', 'ws')}/socket/{table}?language={language}"
        if after is not None:
            address += f"&after={after}"
        cookies = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        headers = {"cookie": cookies} if cookies else {}
        wide: Json = {"max_size": None, "max_queue": None, "local_addr": (self.address, 0)}
        async with connect(address, additional_headers=headers, origin=Origin(self.url), **wide) as socket:
            line = Line(socket, table)
            await line.hear(lambda message: message["type"] == "welcome")
            yield line

    async def close(self) -> None:
        await self.http.aclose()


class Line:
    """A socket with what it was told so far."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket = socket
        self.table_id = table
        self.heard: list[str] = []
        self.steps: list[Json] = []
        self.position: Json = {}
        self.info: Json = {}
        self.proposal: Json | None = None
        self.chat: list[Json] = []
        self.here: list[int] = []
        self.suggestions: list[Json] = []
        self.number = 0

    async def receive(self, timeout: float = 10) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = msgspec.json.decode(text)
        if message["type"] in ("welcome", "table"):
            self.info = message["info"]
            self.here = self.info["here"]
        if message["type"] == "here":
            self.here = message["seats"]
        if message["type"] in ("welcome", "suggested"):
            self.suggestions = message["suggestions"]
        if message["type"] in ("welcome", "update") and message["position"] is not None:
            views = self.position.get("views", [])
            self.position = message["position"]
            self.position["views"] = told_views(views, self.position)
            self.steps += self.position["steps"]
        if message["type"] in ("welcome", "proposal"):
            self.proposal = message["proposal"]
        if message["type"] in ("welcome", "chat"):
            self.chat += message["chat" if message["type"] == "welcome" else "lines"]
        return message

    async def hear(self, until: Callable[[Json], bool], timeout: float = 10) -> Json:
        """Receive until a message fits."""
        while True:
            message = await self.receive(timeout)
            if until(message):
                return message

    async def wait(self, until: Callable[[Line], bool], timeout: float = 10) -> None:
        """Receive until the line is in some state."""
        while not until(self):
            await self.receive(timeout)

    async def say(self, kind: str, /, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        self.number += 1
        if kind in ("move", "undo", "agree", "why"):
            fields = {"table": self.table_id, **fields}
        await self.socket.send(msgspec.json.encode({"type": kind, "id": self.number, **fields}).decode())
        return await self.hear(lambda message: message.get("id") == self.number)

    async def move(self, token: int | None = None, question: int = 0) -> Json:
        """Answer a question of this browser, by default with its first option."""
        asked = self.position["questions"][question]
        chosen = asked["options"][0]["token"] if token is None else token
        return await self.say("move", seq=asked["seq"], seat=asked["seat"], token=chosen)

    @property
    def asked(self) -> bool:
        return bool(self.position.get("questions"))

    @property
    def over(self) -> bool:
        return bool(self.info.get("state") == "over")


async def play_on(choose: Callable[[Json], int], *lines: Line, most: int = 2000) -> int:
    """Let the browsers answer whatever they are asked until the game is over. The number of moves made."""
    made = 0

    async def sit(line: Line) -> None:
        nonlocal made
        while not line.over and made < most:
            if line.asked:
                asked = line.position["questions"][0]
                seq = line.position["seq"]
                answer = await line.say("move", seq=asked["seq"], seat=asked["seat"], token=choose(asked))
                assert answer["type"] == "done" or answer["code"] in ("late", "not-asked"), answer
                made += answer["type"] == "done"
                while not line.over and line.position["seq"] == seq and not asked["sealed"]:
                    await line.receive()
                while asked["sealed"] and asked in line.position["questions"]:
                    await line.receive()
            else:
                await line.receive()

    await asyncio.gather(*[sit(line) for line in lines])
    return made


def run(scene: Coroutine[Any, Any, None], seconds: float = 30) -> None:
    """A scene, which must come to its end."""
    asyncio.run(asyncio.wait_for(scene, seconds))


def first(asked: Json) -> int:
    """Always the last option: in most games that is doing something."""
    return int(asked["options"][-1]["token"])


__all__ = ["Browser", "ConnectionClosed", "Line", "Server", "first", "play_on", "run"]
