"""Effects and tables as plain JSON values, and back. One codec serves every game."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from hauntings.engine.table import Choice, Effect, Table

Plain = Any  # what JSON can say: None, bool, int, str, list, dict


class DamagedPosition(ValueError):
    """The plain values do not describe a position of this game."""


def encode(value: object) -> Plain:
    """An int, a tuple of such, or an effect: effects become [name, field, ...]."""
    if isinstance(value, Effect):
        row: list[object] = [type(value).__name__]
        for name in type(value).__match_args__:
            row.append(encode(getattr(value, name)))
        return row
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    return value


def decode(value: Plain, effects: dict[str, Any]) -> Any:
    if isinstance(value, list):
        if value and isinstance(value[0], str):
            if value[0] not in effects:
                raise DamagedPosition(f"there is no effect named {value[0]!r} in this game")
            made = effects[value[0]]
            if len(value) - 1 != len(made.__match_args__):
                raise DamagedPosition(f"{value[0]} takes {len(made.__match_args__)} values, not {len(value) - 1}")
            return made(*[decode(item, effects) for item in value[1:]])
        return tuple([decode(item, effects) for item in value])
    if not shaped(value, 0):
        raise DamagedPosition(f"{value!r} is neither a number nor a list")
    return value


def encode_stack(g: Table) -> list[Plain]:
    """What is still to happen, and last the pending choice (or None)."""
    rows: list[Plain] = [encode(effect) for effect in g.stack]
    rows.append(encode(g.choice) if g.asked != -1 else None)
    return rows


def decode_stack(g: Table, rows: list[Plain], effects: dict[str, Any]) -> None:
    g.stack = [effect_from(row, effects) for row in rows[:-1]]
    if rows[-1] is not None:
        choice = effect_from(rows[-1], effects)
        if not isinstance(choice, Choice):
            raise DamagedPosition(f"{rows[-1][0]} asks no question")
        g.choice = choice


def effect_from(row: Plain, effects: dict[str, Any]) -> Effect[Any]:
    effect = decode(row, effects)
    if not isinstance(effect, Effect):
        raise DamagedPosition(f"{row!r} is not an effect")
    return effect


MOST_NUMBER: Final = 1 << 20  # no number of a position is as large


def shaped(value: Plain, depth: int) -> bool:
    """Is this a number, or lists of numbers nested so deep?"""
    if depth == 0:
        return isinstance(value, int) and -MOST_NUMBER < value < MOST_NUMBER
    return isinstance(value, list) and all([shaped(item, depth - 1) for item in value])


def copied(value: Plain) -> Plain:
    """A deep copy of plain lists."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value


def digest(plain: dict[str, Plain]) -> str:
    """A short fingerprint of a whole table in plain values.

    >>> digest({"deck": [1, 2], "asked": 0}) == digest({"asked": 0, "deck": [1, 2]})
    True
    """
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
