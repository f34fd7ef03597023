"""A small game whose rules were mended: Leduc poker, in which the second seat opens the betting since version 2.

Version 2 also writes one field more and has one kind of question more, so that all that `since` says is tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hauntings.engine.box import Kind, Switch
from hauntings.engine.chance import Dice
from hauntings.engine.table import Seat
from hauntings.engine.view import PUBLIC, Field
from hauntings.games import shelf
from hauntings.games.leduc.setup import EVENTS, FIELDS, Leduc
from hauntings.games.leduc.table import Poker
from hauntings.games.leduc.turn import Bet
from hauntings.games.manifest import Manifest

OPENS = Switch("opens", "second", ["first", "second"], 2, "the mended ruling", before="first")
OLD_KINDS = [Kind("bet", 3, "bet"), Kind("", 0, ""), Kind("of an expansion", 2, "seat")]
NEW_KINDS = [OLD_KINDS[0], Kind("of the game itself", 4, "card", since=2), OLD_KINDS[2]]
OLD_FIELDS = [field for field in FIELDS if field.name != "checks"]
NEW_FIELDS = [*OLD_FIELDS[:2], Field("checks", PUBLIC, "int", since=2), *OLD_FIELDS[2:]]


class Mended(Leduc):
    """Leduc poker of rules version 1, or the box that mended its opening (2, and 3, which gave version 1 up)."""

    def __init__(self, version: int) -> None:
        kinds, fields, switches = (OLD_KINDS, OLD_FIELDS, []) if version == 1 else (NEW_KINDS, NEW_FIELDS, [OPENS])
        super().__init__("leduc", "Leduc poker", [2], version, kinds, ["deck"], fields, EVENTS, [Bet], switches)

    def blank(self, seats: int, rules: dict[str, Any], dice: Dice) -> Poker:
        g = Poker(dice)
        if rules.get("opens") == "second":
            g.player = Seat(1)
        return g

    def oldest(self) -> tuple[int, str]:
        return (2, "nobody remembers how the first seat opened") if self.version == 3 else (1, "")


def put(version: int) -> None:
    """From now on the shelf's Leduc poker is this one."""
    shelf.take_away("leduc")
    shelf.register(Manifest(Mended(version), policy="hauntings.bots.policy.leduc:choose", hidden=True))


@contextmanager
def on_the_shelf(version: int) -> Iterator[None]:
    """For a while."""
    before = shelf.manifest_of("leduc")
    put(version)
    try:
        yield
    finally:
        shelf.take_away("leduc")
        shelf.register(before)
