"""The shelf with all boxes: find a game by its name."""

from __future__ import annotations

import copyreg
from typing import Any, Final

from hauntings.engine.box import Box
from hauntings.games.ghost_stories.black_secret.setup import BOX as BLACK_SECRET
from hauntings.games.ghost_stories.both.setup import BOX as BOTH
from hauntings.games.ghost_stories.setup import BOX as GHOST_STORIES
from hauntings.games.ghost_stories.white_moon.setup import BOX as WHITE_MOON
from hauntings.games.leduc.setup import BOX as LEDUC
from hauntings.games.rest_in_peace.setup import BOX as REST_IN_PEACE
from hauntings.games.thirteen_ghosts.setup import BOX as THIRTEEN_GHOSTS

PLAYED: Final[list[Box]] = [  # what people play
    REST_IN_PEACE,
    THIRTEEN_GHOSTS,
    GHOST_STORIES,
    WHITE_MOON,
    BLACK_SECRET,
    BOTH,
]
BOXES: Final[list[Box]] = [*PLAYED, LEDUC]  # and the test game


def box_of(name: str) -> Box:
    """The box of that name, or a ValueError that says which there are."""
    for box in BOXES:
        if box.name == name or box.name.replace("-", "_") == name:
            return box
    raise ValueError(f"there is no game {name!r}; there are {', '.join(box.name for box in PLAYED)}")


def by_name(box: Box) -> tuple[Any, ...]:
    """A box is pickled and copied by its name: there is one of each."""
    return box_of, (box.name,)


for known in BOXES:
    copyreg.pickle(type(known), by_name)
