"""Connections with bounds: deadlines, shares, frames that are counted, handles that are free again. Raw sockets."""

from __future__ import annotations

import asyncio
import base64
import inspect
import os
import socket
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from hauntings.server.app import create
from hauntings.server.connections import Config, Door, Http, Socket
from hauntings.server.settings import Settings
from tests.server.served import Browser, Server, run

ELSEWHERE = ("127.0.0.2", 0)  # another address of this machine: another share
PATIENCE = 0.6
PING, CONTINUED, TEXT = 0x9, 0x0, 0x1
MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience and no limits on rates."""
    database = f"sqlite:///{tmp_path_factory.mktemp('hasty')}/server.db"
    with Server(database, HAUNTINGS_PATIENCE=str(PATIENCE)) as server:
        yield server


async def connect(server: Server, data: bytes = b"", local: tuple[str, int] | None = None) -> socket.socket:
    """A plain connection that has said so much."""
    loop = asyncio.get_running_loop()
    line = socket.socket()
    line.setblocking(False)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    if local is not None:
        line.bind(local)
    await loop.sock_connect(line, ("127.0.0.1", server.port))
    if data:
        await loop.sock_sendall(line, data)
    return line


async def ended(line: socket.socket, seconds: float = 15) -> bytes:
    """All that comes until the other side ends the connection."""
    loop, found = asyncio.get_running_loop(), b""
    async with asyncio.timeout(seconds):
        try:
            while data := await loop.sock_recv(line, 65536):
                found += data
        except ConnectionError:
            pass
    line.close()
    return found


async def flood(line: socket.socket, data: bytes, seconds: float = 15) -> bool:
    """Send again and again without reading. True: we were cut off."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(seconds):
            while True:
                await loop.sock_sendall(line, data)
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    return struct.pack("!BB4x", kind | (0x80 if last else 0), 0x80 | len(data)) + data


async def raw_socket(server: Server, table: str, local: tuple[str, int] | None = None) -> socket.socket:
    """A table's socket of which we read no more than that it is one."""
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /socket/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
    head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    line = await connect(server, head.encode(), local)
    assert (await asyncio.get_running_loop().sock_recv(line, 12)).startswith(b"HTTP/1.1 101")
    return line


HALF_HEAD = b"GET / HTTP/1.1\r\nHost: a"
HALF_BODY = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"


# --- deadlines ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [b"", HALF_HEAD, HALF_BODY, b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /", HALF_BODY.replace(b"50", b"5000000")],
    ids=["nothing", "half a head", "half a body", "half of the next one", "a body that nobody wants"],
)
def test_an_unfinished_request_has_an_end(hasty: Server, said: bytes) -> None:
    async def scene() -> None:
        await ended(await connect(hasty, said))

    run(scene())


@pytest.mark.parametrize(
    "said",
    [HALF_HEAD, b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /", HALF_BODY.replace(b"50", b"5000000")],
    ids=["half a head", "half of the next one", "a body that nobody wants"],
)
def test_crumbs_do_not_keep_a_request_alive(hasty: Server, said: bytes) -> None:
    async def scene() -> None:
        line = await connect(hasty, said)
        cut = asyncio.create_task(ended(line))
        while not cut.done():
            try:
                await asyncio.get_running_loop().sock_sendall(line, b"a")
            except OSError:
                break
            await asyncio.sleep(PATIENCE / 10)
        await cut

    run(scene())


def test_an_answer_that_nobody_reads_has_an_end(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_bytes(b"x" * 20 * MEGABYTE)

    async def scene(server: Server) -> None:
        before = server.open_handles
        lines = [await connect(server, b"GET / HTTP/1.1\r\nHost: a\r\n\r\n") for _ in range(5)]
        ending = [await connect(server, b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n") for _ in range(5)]
        while not server.figure("hauntings_cuts_total") >= 10:
            await asyncio.sleep(0.1)
        assert server.figure('hauntings_cuts_total{cause="answer"}') == 10
        assert server.open_handles <= before + 3
        for line in lines + ending:
            line.close()

    static = str(tmp_path / "static")
    with Server(f"sqlite:///{tmp_path}/server.db", HAUNTINGS_STATIC=static, HAUNTINGS_PATIENCE="0.2") as server:
        run(scene(server))


def test_a_quiet_player_stays(hasty: Server) -> None:
    async def scene() -> None:
        ann = Browser(hasty.url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        async with ann.socket(table) as line:
            await asyncio.sleep(PATIENCE * 4)  # longer than anything else may last
            assert (await line.say("ping"))["type"] == "pong"
        for _ in range(12):  # and one connection may ask again and again
            assert (await ann.http.get("/healthz")).status_code == 200
            await asyncio.sleep(PATIENCE / 5)
        assert len(ann.http._transport._pool.connections) == 1  # type: ignore[attr-defined]

    run(scene())


# --- how many -----------------------------------------------------------------------------------------------------


def test_half_requests_take_nobodys_place(sqlite: str) -> None:
    async def scene(server: Server) -> None:
        ann, bob = Browser(server.url), Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        async with ann.socket(table) as a, bob.socket(table) as b:
            half = [await connect(server, (HALF_HEAD, HALF_BODY)[n % 2], ELSEWHERE) for n in range(300)]
            for line, other in ((a, b), (b, a)):  # whoever has the turn
                await line.wait(lambda line: bool(line.position))
                if line.asked:
                    assert (await line.move())["type"] == "done"
                    await other.wait(lambda line: line.position["seq"] > 0)
                    break
            async with Browser(server.url).socket(table) as eve:  # somebody comes
                assert eve.position["seq"] > 0
            made = await Browser(server.url).make("rest-in-peace", "Eve", "bot:greedy")
            assert made["state"] == "running"
            assert server.open_handles < 160  # the other address has its share and no more
            for one in half:
                one.close()

    with Server(sqlite, handles=256, HAUNTINGS_LIMITS="1") as server:
        run(scene(server))
        assert len(server.stop().splitlines()) < 30


def test_who_comes_takes_the_place_of_the_oldest_that_only_waits(sqlite: str) -> None:
    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        async with ann.socket(table) as a:
            for _ in range(3):  # all of one address: its share is full of them
                half = [await connect(server, HALF_HEAD) for _ in range(60)]
                assert (await a.say("ping"))["type"] == "pong"  # the server has met them all: who it has not met stays
                async with Browser(server.url).socket(table) as eve:
                    assert (await eve.say("ping"))["type"] == "pong"
                assert (await a.say("ping"))["type"] == "pong"
                for one in half:
                    one.close()

    with Server(sqlite, handles=256, HAUNTINGS_LIMITS="1") as server:
        run(scene(server))


def test_handles_run_out_for_nobody(sqlite: str) -> None:
    """Without limits per address, connections are still fewer than handles."""

    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        async with ann.socket(table) as a:
            lines = [await connect(server, HALF_BODY) for _ in range(400)]
            await a.wait(lambda line: line.asked)
            assert (await a.move())["type"] == "done"
            assert server.open_handles < 250
            for line in lines:
                line.close()

    with Server(sqlite, handles=256) as server:
        run(scene(server))
        log = server.stop()
        assert "system resource" not in log and len(log.splitlines()) < 30


# --- frames -------------------------------------------------------------------------------------------------------


def test_pings_of_one_who_does_not_read_take_no_memory(sqlite: str) -> None:
    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        before = server.memory
        for _ in range(5):
            line = await raw_socket(server, table)
            assert await flood(line, frame(PING, b"x" * 125) * 500)
            line.close()
        assert server.memory - before < 40 * MEGABYTE
        async with ann.socket(table) as a:
            assert (await a.say("ping"))["type"] == "pong"

    with Server(sqlite, HAUNTINGS_LIMITS="1", HAUNTINGS_PATIENCE="1") as server:
        run(scene(server))


@pytest.mark.parametrize("limits", ["0", "1"])
def test_empty_pieces_are_counted(sqlite: str, limits: str) -> None:
    async def scene(server: Server) -> None:
        ann = Browser(server.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        line = await raw_socket(server, table)
        await asyncio.get_running_loop().sock_sendall(line, frame(TEXT, b"", last=False))
        assert await flood(line, frame(CONTINUED, b"", last=False) * 500)
        line.close()
        async with ann.socket(table) as a:
            assert (await a.say("ping"))["type"] == "pong"

    with Server(sqlite, HAUNTINGS_LIMITS=limits, HAUNTINGS_PATIENCE="1") as server:
        run(scene(server))


def test_a_socket_that_does_not_read_frees_its_handle(hasty: Server) -> None:
    async def scene() -> None:
        ann = Browser(hasty.url)
        table = (await ann.make("ghost-stories", "Ann", "Bob"))["id"]
        lines = [await raw_socket(hasty, table) for _ in range(4)]
        cuts = 'hauntings_cuts_total{cause="reading"}'
        before, handles = hasty.figure(cuts), hasty.open_handles
        tell = frame(TEXT, b'{"type": "speak", "id": 1, "language": "en"}')
        cut = await asyncio.gather(*[flood(line, tell * 10) for line in lines])
        assert all(cut)
        assert hasty.figure(cuts) == before + 4 and hasty.open_handles <= handles - 3
        for line in lines:
            line.close()

    run(scene())


def test_a_message_in_pieces_is_a_message(hasty: Server) -> None:
    async def scene() -> None:
        ann = Browser(hasty.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        async with ann.socket(table) as a:
            await a.socket.send(['{"type": "pi', "", 'ng", "id"', ": 7}"])
            assert (await a.hear(lambda message: message["type"] == "pong"))["id"] == 7

    run(scene())


# --- what is no HTTP, and no traceback ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [
        b"\x16\x03\x01 hello\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\n" + b"x: y\r\n" * 5000,
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n",
        HALF_BODY.replace(b"Content-Length: 50", b"Transfer-Encoding: chunked")[:-1] + b"1\r\n[\r\n" * 3000,
    ],
    ids=["nonsense", "a long head", "a bad piece", "crumbs"],
)
def test_what_is_no_request_gets_a_sentence(hasty: Server, said: bytes) -> None:
    async def scene() -> None:
        told = await ended(await connect(hasty, said))
        assert told.startswith(b"HTTP/1.1 4") and b'{"code":"bad-message","text":"' in told, told
        assert b"content-security-policy" in told

    run(scene())


def test_damaged_text_and_late_nonsense_leave_no_traceback(hasty: Server) -> None:
    """The server's log is looked at when it stops."""

    async def scene() -> None:
        table = (await Browser(hasty.url).make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        line = await raw_socket(hasty, table)
        await asyncio.get_running_loop().sock_sendall(line, frame(TEXT, b"\xff\xfe"))
        await ended(line)
        head = b"POST /nothing HTTP/1.1\r\nHost: a\r\nOrigin: http://b\r\nTransfer-Encoding: chunked\r\n\r\n"
        line = await connect(hasty, head)
        assert (await asyncio.get_running_loop().sock_recv(line, 4096)).startswith(b"HTTP/1.1 403")
        await asyncio.get_running_loop().sock_sendall(line, b"nonsense\r\n")
        await ended(line)

    run(scene())
    assert httpx.get(f"{hasty.url}/healthz").status_code == 200


def test_uvicorn_has_what_we_build_upon() -> None:
    """If an update takes one of these away, this says so before anything else does."""

    async def scene() -> None:
        app = create(Settings(database="sqlite:///unused.db"))
        config = Config(app, Door(app.limits, 10, False, 512))
        config.load()
        assert config.http_protocol_class is Http and config.ws_protocol_class is Socket
        http = Http(config=config, server_state=ServerState(), app_state={})
        line = Socket(config=config, server_state=ServerState(), app_state={})
        for one, names in (
            (http, "conn cycle transport loop"),
            (line, "conn transport loop writable queue frames read_paused close_timer close_timeout close_sent"),
            (line, "handshake_complete"),
            (line.conn, "events state send_close data_to_send"),
        ):
            assert [name for name in names.split() if not hasattr(one, name)] == []
        for ours, base in ((Http, H11Protocol), (Socket, WebSocketsSansIOProtocol)):
            known = {name for name in vars(ours) if callable(getattr(ours, name)) and not name.startswith("__")}
            new = {name for name in known if not hasattr(base, name)}
            assert new <= {"debt", "stop"}  # all else replaces something that uvicorn calls
        source = inspect.getsource(RequestResponseCycle)
        assert "self.response_complete" in source and "self.disconnected" in source

    run(scene())
