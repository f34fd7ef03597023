"""Where games lie: one file per game in the user's data folder, written after every decision of a person."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from hauntings.i18n.words import Words
from hauntings.records.game import Game
from hauntings.records.record import BadRecord, Record, load, save

ENDING: Final = ".json"
LAST: Final = "last"  # a file with the path of the game that was saved last


def folder() -> Path:
    """`$XDG_DATA_HOME/hauntings`, or `~/.local/share/hauntings`."""
    data = os.environ.get("XDG_DATA_HOME", "")
    return (Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share") / "hauntings"


def command(arguments: str) -> str:
    """What to type in a shell to come back; `./play` may say how it calls us."""
    return f"{os.environ.get('HAUNTINGS_COMMAND') or 'hauntings'} {arguments}"


def fresh(game: str) -> Path:
    """A new file for a new game; its name says when it began."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = folder() / "games" / (stem + ENDING)
    number = 1
    while path.exists():
        number += 1
        path = path.with_name(f"{stem}-{number}{ENDING}")
    return path


def keep(game: Game, path: Path) -> None:
    """Save the game with its seed: the file is the player's own."""
    path.parent.mkdir(parents=True, exist_ok=True)
    save(game, path, secret=True)
    last = folder() / LAST
    last.parent.mkdir(parents=True, exist_ok=True)
    last.write_text(f"{path.resolve()}\n", "utf-8")


def is_foreign(path: Path) -> bool:
    """There is a file of this name that is no game of ours: it is not to be overwritten."""
    try:
        if path.exists():
            load(path)
    except BadRecord:
        return True
    return False


def problem(words: Words, path: Path, error: BadRecord) -> str:
    """One sentence about a file that cannot be opened."""
    if not path.exists():
        return words.say("common-no-file", file=str(path))
    return words.say("common-damaged-file", file=str(path), reason=str(error).removeprefix(f"{path}: "))


def newest() -> list[Path]:
    """All saved games, the newest first: the one saved last, then those of the folder."""
    found = sorted((folder() / "games").glob("*" + ENDING), key=lambda path: path.stat().st_mtime, reverse=True)
    try:
        last = Path((folder() / LAST).read_text("utf-8").strip())
    except (OSError, UnicodeDecodeError):
        return found
    return [last, *[path for path in found if path != last]] if last.is_file() else found


def latest(tell: Callable[[Path, BadRecord], None]) -> tuple[Path, Record] | None:
    """The newest game that is not over. A damaged file is told of and passed over."""
    for path in newest():
        try:
            record = load(path)
        except BadRecord as error:
            tell(path, error)
            continue
        if not record.result:
            return path, record
    return None


def latest_finished() -> Path | None:
    """The newest game that is over, else the newest of all."""
    paths = newest()
    for path in paths:
        try:
            if load(path).result:
                return path
        except BadRecord:
            continue
    return paths[0] if paths else None
