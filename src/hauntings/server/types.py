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
from hauntings.engine.view import NEVER, SEATED, Field
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
    """The fields of a game's views as a type."""
    fields: list[tuple[str, Any]] = []
    for name, shape in shapes_of(box).items():
        fields.append((name, eval(shape, {"__builtins__": {}}, SHAPES)))  # noqa: S307 our own words, not a user's
    return msgspec.defstruct(f"{camel(box.name)}Values", [*fields, *COMMON])


def shapes_of(box: Box) -> dict[str, str]:
    """What a game's views have beside the question, each with its shape; what a spectator may not see can be None."""
    fields = [*box.fields, *computed_by(box)]
    for expansion in getattr(box, "expansions", []):
        fields += computed_by(expansion)
    seen = [field for field in fields if field.policy != NEVER]
    return {field.name: f"{field.shape} | None" if field.policy == SEATED else field.shape for field in seen}


def camel(name: str) -> str:
    """A box's name as that of a class."""
    return name.title().replace("-", "")


def computed_by(part: object) -> list[Field]:
    """What the `view.py` beside a box or an expansion, or beside what it derives from, says it computes."""
    for kind in type(part).__mro__:
        package = kind.__module__.rpartition(".")[0]
        if package and importlib.util.find_spec(f"{package}.view") is not None:
            found: list[Field] = getattr(importlib.import_module(f"{package}.view"), "COMPUTED", [])
            return found
    return []


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
