"""`./play types` runs this: makes `src/hauntings/views.py`, a class for the views of each of our games.

The fields are those of the games' `FIELDS` and `COMPUTED`. A box whose views tell all that those of another box of the
same game do has a class derived from that one's.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from hauntings.engine.box import Box
from hauntings.engine.view import View
from hauntings.games.shelf import OURS
from hauntings.server.types import camel, shapes_of

FILE: Final = Path(__file__).resolve().parents[1] / "src" / "hauntings" / "views.py"
HEAD: Final = '''\
"""The views of our games, with the types of their fields. `./play types` makes this file."""

from __future__ import annotations

from hauntings.engine.view import View
'''


def view_classes() -> str:
    """The whole file."""
    text, before = HEAD, list[Box]()
    for manifest in OURS:
        text += view_class(manifest.box, before)
        before.append(manifest.box)
    return text


def view_class(box: Box, before: list[Box]) -> str:
    """The class of one box, in terms of those before it."""
    shapes = shapes_of(box)
    taken = [name for name in shapes if hasattr(View, name)]
    if taken:
        raise ValueError(f"{box.title} has a field {taken[0]!r}, but every view has something else of that name")
    bases = widest([other for other in before if family(other) == family(box) and within(other, box)])
    known = {name for base in bases for name in shapes_of(base)}
    lines = [f"    {name}: {shape}" for name, shape in shapes.items() if name not in known]
    names = ", ".join(f"{camel(base.name)}View" for base in bases) or "View"
    about = f'    """What a seat sees of {box.title}."""'
    return "\n".join(["", "", f"class {camel(box.name)}View({names}):", about, *([""] if lines else []), *lines, ""])


def widest(boxes: list[Box]) -> list[Box]:
    """Without those that another of them contains."""
    return [box for box in boxes if not any(other is not box and within(box, other) for other in boxes)]


def within(part: Box, whole: Box) -> bool:
    """Do the views of the second tell all that those of the first do?"""
    return shapes_of(part).items() <= shapes_of(whole).items()


def family(box: Box) -> str:
    """The module that all boxes of a game have their class from."""
    return type(box).__module__


if __name__ == "__main__":
    FILE.write_text(view_classes(), "utf-8")
    sys.stdout.write(f"{FILE}\n")
