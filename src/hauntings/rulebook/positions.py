"""The positions in which each rule happens, as records that can be replayed and played on.

The files are made from the scene tests (`tests/positions/make.py`) and read when they are first asked for.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

from hauntings.engine.chance import SealedDice
from hauntings.records.game import key_of
from hauntings.records.record import FORMAT, Entry, Record
from hauntings.rulebook.books import FOLDER, name_of
from hauntings.rulebook.parse import PREFIXES

SEED: Final = "rulebook"
LETTERS: Final = {"§": "s", "r": "r", "#": "c"}
ID: Final = re.compile(r"rule-(rip|13g|gs|wm|bs|both)-([src])(\d+(?:-\d+)*)")


class Rule(msgspec.Struct):
    """A section, a ruling or a card: the tests that hold it, and the number of the position that shows it. `words`:
    what a ruling says, in a line of English."""

    position: int | None
    tests: list[str]
    words: str = ""


class Position(msgspec.Struct):
    """A table that a test laid (or a game from its set-up), and what was answered there. `eyes`: the seat that shows
    it best."""

    test: str
    source: str
    game: str
    version: int
    players: int
    options: dict[str, Any]
    eyes: int
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

    >>> id_of("GS §9.6"), id_of("13G r12"), id_of("RIP #11")
    ('rule-gs-s9-6', 'rule-13g-r12', 'rule-rip-c11')
    """
    prefix, _, what = ref.partition(" ")
    return f"rule-{prefix.lower()}-{LETTERS[what[0]]}{what[1:].replace('.', '-')}"


def ref_of(record: str) -> str:
    """The rule that such an address is of; none: it is no such address.

    >>> ref_of("rule-gs-s9-6"), ref_of("rule-13g-r12"), ref_of("u123")
    ('GS §9.6', '13G r12', '')
    """
    match = ID.fullmatch(record)
    if match is None:
        return ""
    sign = next(sign for sign, letter in LETTERS.items() if letter == match[2])
    return f"{match[1].upper()} {sign}{match[3].replace('-', '.')}"


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
