"""`hauntings serve`: the web server. Loopback only, unless `--lan` opens it to the network."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import structlog

from hauntings.command import Options, ended
from hauntings.server.settings import from_environment

PORT: Final = 8000
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 asked for by name: --lan
MOST_MESSAGE: Final = 65_536
LONGEST_END: Final = 9.0  # seconds


def parser() -> Options:
    options = Options(prog="hauntings serve", description="Play in the browser, alone or by link.")
    options.add_argument("--host", default="127.0.0.1", help="address to listen at (default: this machine only)")
    options.add_argument("--port", type=int, default=PORT, help="0 takes a free one")
    options.add_argument("--lan", action="store_true", help="listen at all addresses and print the link for others")
    options.add_argument(
        "--database",
        default=None,
        help="sqlite:///PATH (default: a file in the data folder) or "
        "postgresql://USER@HOST/NAME; or HAUNTINGS_DATABASE",
    )
    options.add_argument("--redis", default=None, help="redis://HOST, for several processes; or HAUNTINGS_REDIS")
    options.add_argument(
        "--proxy",
        action="store_true",
        help="a proxy on this machine stands before us: trust its X-Forwarded-For and X-Forwarded-Proto",
    )
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until stopped."""
    import uvicorn

    from hauntings.server.app import create

    options = parser().parse_args(arguments)
    settings = from_environment()
    if options.database is not None:
        settings = msgspec.structs.replace(settings, database=options.database)
    if options.redis is not None:
        settings = msgspec.structs.replace(settings, redis=options.redis)
    settings.database_url()  # or one sentence about what is wrong with it
    log_to_stderr()
    host = EVERYWHERE if options.lan else options.host
    listening = listen(host, options.port)
    port = listening.getsockname()[1]
    config = uvicorn.Config(
        create(settings),
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=options.proxy,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
    shown = "127.0.0.1" if host == EVERYWHERE else host
    print(f"Hauntings: http://{shown}:{port}/", flush=True)
    if options.lan:
        print(f"For the others in your network: http://{lan_address()}:{port}/", flush=True)
    server = uvicorn.Server(config)
    ends_for_sure(server)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    return 0


def ends_for_sure(server: Any) -> None:
    """A stop that hangs (a database or Redis that went away in the same moment) is cut short: nothing is lost."""
    gentle = server.shutdown

    async def shutdown(*arguments: Any, **named: Any) -> None:
        timer = threading.Timer(LONGEST_END, os._exit, [0])
        timer.daemon = True
        timer.start()
        await gentle(*arguments, **named)

    server.shutdown = shutdown


def listen(host: str, port: int) -> socket.socket:
    """A bound socket, or one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, because asyncio sends at once (TCP_NODELAY) only then: else every second message waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise ValueError(f"cannot listen at {host}:{port}: {error.strerror}") from error
    listening.listen(1024)
    listening.set_inheritable(False)
    return listening


def lan_address() -> str:
    """The address by which others on the network reach this machine; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def log_to_stderr() -> None:
    """Short lines for people on a terminal, JSON otherwise."""
    shape: Any = structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


if __name__ == "__main__":
    sys.exit(ended(main))
