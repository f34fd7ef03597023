"""The positions in which each rule happens, as records that can be replayed and played on.

The files are made from the scene tests (`tests/positions/make.py`) and read when they are first asked for.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

from hauntings.engine.chance import SealedDice
from hauntings.games.shelf import played
from hauntings.records.game import key_of
from hauntings.records.record import FORMAT, Entry, Record
from hauntings.rulebook.books import FOLDER, name_of
from hauntings.rulebook.parse import PREFIXES

SEED: Final = "rulebook"
LETTERS: Final = {"§": "s", "r": "r", "#": "c"}
ID: Final = re.compile(r"rule-(rip|13g|gs|wm|bs|both)-(?:([src])(\d+(?:-\d+)*)|example-([a-z0-9-]+))")
SETUP: Final = re.compile(r"setup-([a-z0-9-]+)-(\d+)")


class Rule(msgspec.Struct):
    """A section, a ruling or a card: the tests that hold it, and the number of the position that shows it. `words`:
    what a ruling says, in a line of English."""

    position: int | None
    tests: list[str]
    words: str = ""


class Position(msgspec.Struct):
    """A table that a test laid (or a game from its set-up), and what was answered there."""

    test: str
    source: str
    game: str
    version: int
    players: int
    options: dict[str, Any]
    answers: list[tuple[int, str]]
    loaded: dict[str, list[int | list[int]]] = {}
    start: dict[str, Any] | None = None
    seed: str = SEED


class Positions(msgspec.Struct):
    rules: dict[str, Rule]
    positions: list[Position]


@cache
def positions_of(name: str) -> Positions:
    """All of one text."""
    return msgspec.json.decode((FOLDER / "positions" / f"{name}.json").read_bytes(), type=Positions)


def rule_of(ref: str) -> Rule | None:
    """What is known of `13G r12` or `GS §9.6`; a point that has nothing of its own is shown by its section."""
    prefix, _, what = ref.partition(" ")
    if prefix not in PREFIXES.values():
        return None
    rules = positions_of(name_of(prefix)).rules
    while what not in rules and "." in what:
        what = what.rpartition(".")[0]
    return rules.get(what)


def shown(ref: str) -> Position | None:
    """The position in which a rule happens."""
    rule = rule_of(ref)
    if rule is None or rule.position is None:
        return None
    return positions_of(name_of(ref.partition(" ")[0])).positions[rule.position]


def id_of(ref: str) -> str:
    """The address of its record.

    >>> id_of("GS §9.6"), id_of("13G r12"), id_of("RIP #11"), id_of("RIP example round-1")
    ('rule-gs-s9-6', 'rule-13g-r12', 'rule-rip-c11', 'rule-rip-example-round-1')
    """
    prefix, _, what = ref.partition(" ")
    named = what.replace(" ", "-") if what.startswith("example ") else LETTERS[what[0]] + what[1:].replace(".", "-")
    return f"rule-{prefix.lower()}-{named}"


def ref_of(record: str) -> str:
    """The rule that such an address is of; none: it is no such address.

    >>> ref_of("rule-gs-s9-6"), ref_of("rule-13g-r12"), ref_of("rule-rip-example-round-1"), ref_of("u123")
    ('GS §9.6', '13G r12', 'RIP example round-1', '')
    """
    match = ID.fullmatch(record)
    if match is None:
        return ""
    if match[4]:
        return f"{match[1].upper()} example {match[4]}"
    sign = next(sign for sign, letter in LETTERS.items() if letter == match[2])
    return f"{match[1].upper()} {sign}{match[3].replace('-', '.')}"


def record_named(record: str) -> Record | None:
    """The record of a rule, an example or a set-up by its address; None: it is none of ours.

    >>> setup = record_named("setup-thirteen-ghosts-4")
    >>> setup.players, record_named("setup-thirteen-ghosts-9")
    (4, None)
    """
    if (match := SETUP.fullmatch(record)) is not None:
        return laid_out(match[1], int(match[2]))
    ref = ref_of(record)
    return record_of_rule(ref) if ref else None


def laid_out(game: str, players: int) -> Record | None:
    """A game as it is laid out for so many players."""
    box = next((box for box in played() if box.name == game and players in box.seats), None)
    return None if box is None else record_at(Position("", "", game, box.version, players, {}, []))


def record_of_rule(ref: str) -> Record | None:
    """The position of a rule and what was answered there, to be replayed and played on."""
    position = shown(ref)
    return None if position is None else record_at(position)


def record_at(position: Position) -> Record:
    key = key_of(position.seed)
    return Record(
        hauntings=FORMAT,
        game=position.game,
        version=position.version,
        players=position.players,
        seal=SealedDice(key).seal(),
        seed=key.hex(),
        entries=[Entry(seat=seat, says=says) for seat, says in position.answers],
        options=position.options,
        loaded=position.loaded,
        start=position.start,
    )
