"""A server whose deals are known: its n-th game is the same in every run. `HAUNTINGS_DEALS` names other deals.
`HAUNTINGS_MENDED` is the rules version of its Leduc poker (`tests/mended.py`)."""

import itertools
import os
import sys
from types import SimpleNamespace

from hauntings.records import game
from hauntings.server import serve
from tests import mended

NAME = os.environ["HAUNTINGS_DEALS"]
COUNT = itertools.count()
if version := os.environ.get("HAUNTINGS_MENDED"):
    mended.put(int(version))  # in its worker processes as well: they import this module


def main() -> int:
    vars(game)["secrets"] = SimpleNamespace(token_bytes=lambda size: game.key_of(f"{NAME} {next(COUNT)}"))
    return serve.main()


if __name__ == "__main__":
    sys.exit(main())
