"""A server whose deals are known: its n-th game is the same in every run. `HAUNTINGS_DEALS` names other deals."""

import itertools
import os
import sys
from types import SimpleNamespace

from hauntings.records import game
from hauntings.server import serve

NAME = os.environ["HAUNTINGS_DEALS"]
COUNT = itertools.count()


def main() -> int:
    vars(game)["secrets"] = SimpleNamespace(token_bytes=lambda size: game.key_of(f"{NAME} {next(COUNT)}"))
    return serve.main()


if __name__ == "__main__":
    sys.exit(main())
