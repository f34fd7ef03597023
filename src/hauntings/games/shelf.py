"""The shelf with all boxes: find a game by its name, put another one beside ours.

Ours come first, then those of installed packages (the entry points of the group `hauntings.games`) and of the modules
that the environment names (`HAUNTINGS_GAMES=module,module:NAME`). They are loaded once, when somebody first looks at
the shelf; one that cannot be loaded costs a sentence in the log, and nothing else.
"""

from __future__ import annotations

import copyreg
import logging
import os
import re
import threading
from importlib.metadata import EntryPoint, entry_points
from multiprocessing import parent_process
from types import ModuleType
from typing import Any, Final

from hauntings.engine.box import Box
from hauntings.games.ghost_stories.black_secret.manifest import MANIFEST as BLACK_SECRET
from hauntings.games.ghost_stories.both.manifest import MANIFEST as BOTH
from hauntings.games.ghost_stories.manifest import MANIFEST as GHOST_STORIES
from hauntings.games.ghost_stories.white_moon.manifest import MANIFEST as WHITE_MOON
from hauntings.games.leduc.manifest import MANIFEST as LEDUC
from hauntings.games.manifest import Manifest
from hauntings.games.rest_in_peace.manifest import MANIFEST as REST_IN_PEACE
from hauntings.games.thirteen_ghosts.manifest import MANIFEST as THIRTEEN_GHOSTS

OURS: Final = [REST_IN_PEACE, THIRTEEN_GHOSTS, GHOST_STORIES, WHITE_MOON, BLACK_SECRET, BOTH, LEDUC]
GROUP: Final = "hauntings.games"  # of entry points
NAMED: Final = "HAUNTINGS_GAMES"  # in the environment
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 60  # letters of a name, as the database has it
LOG: Final = logging.getLogger("hauntings.shelf")


class Shelf:
    """What stands on it, in this process."""

    def __init__(self) -> None:
        self.manifests: list[Manifest] = []  # replaced, never changed: other threads read it
        self.begun = False  # to look for the games of others
        self.complete = False
        self.lock: Final[Any] = threading.RLock()  # a package that is being loaded may look at the shelf itself


SHELF: Final = Shelf()


def register(manifest: Manifest) -> None:
    """Put a game on the shelf: from now on it plays in terminal, lab and browser. A ValueError says why not.

    >>> import hauntings
    >>> from hauntings.games.leduc.setup import EVENTS, FIELDS, KINDS, Leduc
    >>> from hauntings.games.leduc.turn import Bet
    >>> box = Leduc("my-poker", "My poker", [2], 1, KINDS, ["deck"], FIELDS, EVENTS, [Bet], [])
    >>> hauntings.register(hauntings.Manifest(box))
    >>> hauntings.Game("my-poker", seed=7).words
    ['call', 'raise']

    Bots may think in processes of their own. These know the game if the module that registers it is the program
    itself or imported by it, if it has an entry point of the group `hauntings.games`, or if `HAUNTINGS_GAMES` names it.
    """
    if not isinstance(manifest, Manifest):
        raise TypeError(f"{manifest!r} is no manifest: hauntings.Manifest(box) makes one")
    box = manifest.box
    if not isinstance(box, Box):
        raise TypeError(f"{box!r} is no box: a manifest is made of a hauntings.engine.box.Box")
    if not NAME.fullmatch(box.name) or len(box.name) > LONGEST:
        raise ValueError(f"{box.name!r} is no name for a game: small letters and digits, with - between words")
    if len(manifest.sides) > 2:
        raise ValueError(f"{box.title} has {len(manifest.sides)} sides, but at most two can play against each other")
    for other in SHELF.manifests:
        if other is manifest:
            return
        if other.box.name == box.name:
            raise ValueError(f"there is a game {box.name!r} already, {other.box.title}")
    copyreg.pickle(type(box), by_name)
    SHELF.manifests = [*SHELF.manifests, manifest]


def take_away(name: str) -> None:
    """Take a game from the shelf, for example to put a changed one there."""
    SHELF.manifests = [manifest for manifest in SHELF.manifests if manifest.box.name != name]


# --- finding a game -------------------------------------------------------------------------------------------------


def manifests() -> list[Manifest]:
    """All that stands on the shelf."""
    if not SHELF.complete:
        with SHELF.lock:
            if not SHELF.begun:
                SHELF.begun = True
                find_others()
                SHELF.complete = True
    return SHELF.manifests


def boxes() -> list[Box]:
    """All boxes, the test game too."""
    return [manifest.box for manifest in manifests()]


def played() -> list[Box]:
    """What people play."""
    return [manifest.box for manifest in manifests() if not manifest.hidden]


def manifest_of(name: str) -> Manifest:
    """The manifest of the game of that name, or a ValueError that says which there are."""
    for manifest in manifests():
        if manifest.box.name == name or manifest.box.name.replace("-", "_") == name:
            return manifest
    raise ValueError(f"there is no game {name!r}; there are {', '.join([box.name for box in played()])}")


def box_of(name: str) -> Box:
    """The box of that name, or a ValueError that says which there are."""
    return manifest_of(name).box


def by_name(box: Box) -> tuple[Any, ...]:
    """A box is pickled and copied by its name: there is one of each."""
    return box_of, (box.name,)


# --- the games of others ----------------------------------------------------------------------------------------------


def find_others() -> None:
    """Games of installed packages and of the modules that the environment names."""
    named = [word.strip() for word in os.environ.get(NAMED, "").split(",") if word.strip()]
    for entry in [*entry_points(group=GROUP), *[EntryPoint(word, word, GROUP) for word in named]]:
        try:
            load(entry)
        except Exception as error:  # whatever is wrong with it, ours can be played
            if parent_process() is None:  # or it was told already
                LOG.warning("The games of %s are left out: %s: %s", entry.value, type(error).__name__, error)


def load(entry: EntryPoint) -> None:
    """`module:NAME` is a manifest or a list of them; a `module` registers its games itself."""
    thing = entry.load()
    if isinstance(thing, ModuleType):
        return
    for manifest in thing if isinstance(thing, list | tuple) else [thing]:
        register(manifest)


for ours in OURS:
    register(ours)
