"""`python -m hauntings.server.types [FILE]`: the JSON schema of the whole wire, for json-schema-to-typescript.

Every struct of `wire/`, the two unions `ServerMessage` and `ClientMessage`, and per game the values of its views.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from hauntings.engine.box import Box
from hauntings.engine.view import NEVER, Field
from hauntings.games.shelf import OURS
from hauntings.server import wire

SHAPES: Final = {"int": int, "bool": bool, "str": str, "list": list, "dict": dict, "None": None}
COMMON: Final = [  # what every view has
    ("seats", int),
    ("stack", list[Any]),
    ("asked", int),
    ("kind", str),
    ("options", list[int]),
    ("outcome", int),
    ("result", list[int]),
]


def values_of(box: Box) -> type[msgspec.Struct]:
    """The fields of a game's views as a type; what a spectator may not see can be null."""
    computed = computed_by(box)
    for expansion in getattr(box, "expansions", []):
        computed = [*computed, *computed_by(expansion)]
    fields: list[tuple[str, Any]] = []
    for item in [*box.fields, *computed]:
        if item.policy != NEVER:
            shape = eval(item.shape, {"__builtins__": {}}, SHAPES)  # noqa: S307 our own words, not a user's
            fields.append((item.name, shape | None if item.policy == "seated" else shape))
    fields += [field for field in COMMON if field[0] not in [name for name, _ in fields]]
    return msgspec.defstruct(f"{box.name.title().replace('-', '')}Values", fields)


def computed_by(part: object) -> list[Field]:
    """What the `view.py` beside a box or an expansion says it computes."""
    name = f"{type(part).__module__.rpartition('.')[0]}.view"
    found: list[Field] = []
    if importlib.util.find_spec(name) is not None:
        found = getattr(importlib.import_module(name), "COMPUTED", [])
    return found


def schema() -> dict[str, Any]:
    """One schema with a property per type, so that the generator names them all."""
    games = [values_of(box) for box in [manifest.box for manifest in OURS]]
    types = [wire.ServerMessage, wire.ClientMessage, *wire.HTTP_TYPES, *games]
    shown, parts = msgspec.json.schema_components(types, ref_template="#/definitions/{name}")
    for part in parts.values():
        if part.get("additionalProperties") is not False:  # what the server says has all its fields, always
            part["required"] = list(part["properties"])
    parts["ServerMessage"], parts["ClientMessage"] = shown[0], shown[1]
    properties = {name: {"$ref": f"#/definitions/{name}"} for name in sorted(parts)}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Wire",
        "type": "object",
        "properties": properties,
        "required": sorted(parts),
        "additionalProperties": False,
        "definitions": {name: parts[name] for name in sorted(parts)},
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the schema to a file or to standard output."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    text = msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n"
    if words:
        Path(words[0]).write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
