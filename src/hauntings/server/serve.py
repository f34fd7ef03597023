"""`hauntings serve`: the web server. Loopback only, unless `--lan` opens it to the network."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import structlog

from hauntings.command import Options, ended
from hauntings.server.settings import from_environment

PORT: Final = 8000
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 asked for by name: --lan
MOST_MESSAGE: Final = 65_536


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
    from hauntings.server.deck import Deck
    from hauntings.server.limits import Limits
    from hauntings.server.serving import Serving

    options = parser().parse_args(arguments)
    settings = from_environment()
    if options.database is not None:
        settings = msgspec.structs.replace(settings, database=options.database)
    if options.redis is not None:
        settings = msgspec.structs.replace(settings, redis=options.redis)
    log_to_stderr()
    deck = Deck(settings, Limits(settings.limits))  # or one sentence about what is wrong with the settings
    host = EVERYWHERE if options.lan else options.host
    listening = listen(host, options.port)
    port = listening.getsockname()[1]
    config = uvicorn.Config(
        create(settings, deck),
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
    said = f"Hauntings: http://{shown}:{port}/"
    if options.lan:
        said += f"\nFor the others in your network: http://{lan_address()}:{port}/"
    try:
        Serving(config, deck, said).run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    return 0


def listen(host: str, port: int) -> socket.socket:
    """A bound socket, or one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, because asyncio sends at once (TCP_NODELAY) only then: else every second message waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise ValueError(f"cannot listen at {host}:{port}: {getattr(error, 'strerror', error)}") from error
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
