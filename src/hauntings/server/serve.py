"""`hauntings serve`: the web server. Loopback only, unless `--lan` opens it to the network."""

from __future__ import annotations

import socket
import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from hauntings.command import Options, ended
from hauntings.server.logs import log_to_stderr
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
        help="a proxy on this machine stands before us: trust its X-Forwarded-Proto and the last entry of its "
        "X-Forwarded-For, which it must set or add to",
    )
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until stopped."""
    from hauntings.server.app import create
    from hauntings.server.connections import Config, Door, handles, listen
    from hauntings.server.house import House
    from hauntings.server.limits import Limits
    from hauntings.server.serving import Serving

    options = parser().parse_args(arguments)
    settings = msgspec.structs.replace(from_environment(), proxy=options.proxy)
    if options.database is not None:
        settings = msgspec.structs.replace(settings, database=options.database)
    if options.redis is not None:
        settings = msgspec.structs.replace(settings, redis=options.redis)
    log_to_stderr()
    limits = Limits(settings.limits)
    house = House(settings, limits)  # or one sentence about what is wrong with the settings
    host = EVERYWHERE if options.lan else options.host
    door = Door(limits, settings.patience, settings.proxy, handles())
    listening = listen(host, options.port, door)
    port = listening.getsockname()[1]
    config = Config(
        create(settings, house),
        door,
        ws_max_size=MOST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
    shown = "127.0.0.1" if host == EVERYWHERE else host
    said = f"Hauntings: http://{shown}:{port}/"
    if options.lan:
        said += f"\nFor the others in your network: http://{lan_address()}:{port}/"
    try:
        Serving(config, house, said).run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    return 0


def lan_address() -> str:
    """The address by which others on the network reach this machine; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


if __name__ == "__main__":
    sys.exit(ended(main))
