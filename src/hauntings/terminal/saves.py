"""Where games are saved: one file per game in the user's data folder, written after every decision of a person."""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from hauntings.i18n.words import Words
from hauntings.records.game import Game
from hauntings.records.record import BadRecord, Record, load, record_of, save, start_of

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
    with suppress(OSError):  # then `way_back` names the file
        (folder() / LAST).parent.mkdir(parents=True, exist_ok=True)
        (folder() / LAST).write_text(f"{path.resolve()}\n", "utf-8")


def last() -> Path | None:
    """The game that was saved last, if it is still there."""
    try:
        path = Path((folder() / LAST).read_text("utf-8").strip())
        return path if path.is_file() else None
    except (OSError, UnicodeDecodeError):
        return None


def way_back(path: Path) -> str:
    """What to type to go on with the game of this file."""
    return command("play --resume" if last() == path.resolve() else f"play --resume {shlex.quote(str(path))}")


def refusal(words: Words, game: Game, path: Path) -> str:
    """Why the game must not be written there, or nothing: what lies there is no game, or another one. A game's own
    earlier save is how it began: lines are only ever added."""
    if not path.exists():
        return ""
    try:
        there, ours = load(path), record_of(game)
    except BadRecord:
        return words.say("terminal-foreign-file", file=str(path))
    same = (there.game, there.seal, there.start, there.options) == (ours.game, ours.seal, ours.start, ours.options)
    if same and there.entries == ours.entries[: len(there.entries)]:
        return ""
    return words.say("terminal-other-game", file=str(path))


def problem(words: Words, path: Path, error: BadRecord) -> str:
    """One sentence about a file that cannot be opened."""
    if not path.exists():
        return words.say("common-no-file", file=str(path))
    return words.say("common-damaged-file", file=str(path), reason=str(error).removeprefix(f"{path}: "))


def newest() -> list[Path]:
    """All saved games, the newest first: the one saved last, then those of the folder."""
    found = sorted((folder() / "games").glob("*" + ENDING), key=lambda path: path.stat().st_mtime, reverse=True)
    first = last()
    return [first, *[path for path in found if path != first]] if first else found


def latest(tell: Callable[[Path, BadRecord], None]) -> tuple[Path, Record] | None:
    """The newest game that is not over and can be played. A damaged file is told of and passed over."""
    for path in newest():
        try:
            record = load(path)
            if record.result:
                continue
            start_of(record)  # its head is sound
            return path, record
        except BadRecord as error:
            tell(path, error)
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
