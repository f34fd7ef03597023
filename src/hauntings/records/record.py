"""A game as a file, as JSON or as readable text. A damaged file gets one sentence that says where.

The record of an unfinished game holds the seed only in the player's own saves (`secret`): it gives away
the decks.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from hauntings.engine.chance import SealedDice
from hauntings.engine.laws import LawBroken, check_position
from hauntings.engine.table import Table
from hauntings.engine.view import SPECTATOR
from hauntings.games.shelf import box_of
from hauntings.records.game import Game
from hauntings.records.padding import surplus
from hauntings.records.position import OPEN, SEAT

FORMAT: Final = 1
HEAD: Final = "Hauntings record"
FIRST_LINE: Final = re.compile(rf"{HEAD} ([0-9]+)\s*")
HEX: Final = re.compile(r"[0-9a-fA-F]{64}")
NO_HEAD_LINE: Final = ("hauntings", "entries", "digests")  # of a text: they stand elsewhere
# What a position that nobody could have reached makes of the rules, besides the ValueErrors that say what is wrong.
ASTRAY: Final = (LookupError, TypeError, AttributeError, AssertionError, ArithmeticError, RecursionError)


class BadRecord(ValueError):
    """The file is not a record we can replay; the sentence says where it fails."""


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """One line of a record: a seat's answer, or `undo`: so many decisions taken back."""

    seat: int = -1
    says: str = ""
    undo: int = 0


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """All that a game is: options, seed and answers. `record_of` makes one, `load` reads one.

    >>> record = record_of(Game("leduc", seed=1).choose("raise").choose("fold"))
    >>> isinstance(record, Record), record.game, record.players
    (True, 'leduc', 2)
    """

    hauntings: int
    game: str
    version: int
    players: int
    seal: str
    entries: list[Entry]
    names: list[str] = []
    seats: list[str] = []  # "person" or a bot's name
    options: dict[str, Any] = {}
    seed: str = ""
    loaded: dict[str, list[int | list[int]]] = {}  # a die is a number, a shuffle a whole order
    start: dict[str, Any] | None = None
    known_to: int = -1  # the start as this seat knew it; what it did not know was dealt anew
    digests: dict[str, str] = {}
    result: list[int] = []
    hindsight: int = 0  # how often somebody took back what had told them something (`Game.hindsight`)


# --- from a game and back -------------------------------------------------------------------------------------


def record_of(game: Game, secret: bool = False) -> Record:
    """The record of a game. The seed is in it when the game is over, or for one's own saves (`secret`).

    Without the seed it tells all that was chosen, hidden choices too, but not what lies in the decks; it can be
    replayed only once the game is over. To hand a position on and hide what a seat does not know: `seat_code_of`.

    >>> record = record_of(Game("leduc", seed=1).choose("raise").choose("fold"))
    >>> [entry.says for entry in record.entries], record.result
    (['raise', 'fold'], [538, 462])
    """
    entries: list[Entry] = []
    for entry in game.entries:
        if isinstance(entry, int):
            entries.append(Entry(undo=entry))
        else:
            entries.append(Entry(seat=entry.seat, says=game.box.word(entry.kind, entry.token)))
    return Record(
        hauntings=FORMAT,
        game=game.box.name,
        version=game.version,
        players=game.players,
        seal=game.seal(),
        entries=entries,
        names=list(game.names),
        seats=list(game.seats),
        options=dict(game.options_chosen),
        seed=game.key.hex() if secret or game.over else "",
        loaded=dict(game.loaded),
        start=game.start_position,
        digests={str(place): digest for place, digest in game.digests.items()} if secret or game.over else {},
        result=[int(value) for value in game.table.result],
        hindsight=game.hindsight,
    )


def replay(record: Record, upto: int | None = None) -> Game:
    """Play a record again, checking every line. `upto`: only so many entries.

    >>> record = record_of(Game("leduc", seed=1).choose("raise").choose("fold"))
    >>> replay(record, upto=1).words
    ['fold', 'call', 'raise']
    """
    games = replayed(record, upto)
    game = next(games)
    for _ in games:
        pass
    return game


def replayed(record: Record, upto: int | None = None) -> Iterator[Game]:
    """Play a record again, checking every line: its game before the first line and after each. It is always the same
    object. The table before each decision is kept, so that an undo costs no more than a decision."""
    game = start_of(record)
    yield game
    before: list[Table] = []
    entries = record.entries if upto is None else record.entries[:upto]
    for number, entry in enumerate(entries, start=1):
        where = f"decision {number}"
        try:
            if entry.undo:
                game.undo(entry.undo, before[-entry.undo] if 0 < entry.undo <= len(before) else None)
                del before[-entry.undo :]
            else:
                if game.asked is None:
                    raise BadRecord(f"{where}: the game is over, but {entry.says!r} follows")
                if entry.seat not in game.answerers:
                    raise BadRecord(
                        f"{where}: {seat_of(game, entry.seat)} answers, but {seat_of(game, game.asked)} is asked"
                    )
                then = game.table.clone()
                game.choose(entry.says, entry.seat)
                before.append(then)
        except BadRecord:
            raise
        except ValueError as error:
            raise BadRecord(f"{where}: {error}") from error
        except ASTRAY as error:
            raise BadRecord(f"{where}: the position before it is none that can be played on") from error
        written = record.digests.get(str(number))
        if written is not None and written != (game.digests.get(number) or game.digest()):
            raise BadRecord(f"{where}: the table is not the one that was recorded (its digest differs)")
        yield game
    if upto is None and record.hindsight not in (0, game.hindsight):  # older records leave it out
        raise BadRecord(f"in the head: hindsight is {game.hindsight}, not {record.hindsight}")
    if upto is None and record.result:
        check_result(record, game)


def start_of(record: Record) -> Game:
    """The game a record begins with, its head checked."""
    try:
        box = box_of(record.game)
        if record.hauntings != FORMAT:
            raise BadRecord(f"this is record format {record.hauntings}; this version reads format {FORMAT}")
        if record.game != box.name:
            raise BadRecord(f"in the head: the game is called {box.name!r}, not {record.game!r}")
        box.known_version(record.version)
        key = key_of(record)
        if record.start is not None:
            begun = (record.options, record.start, record.names, key, record.version, record.loaded)
            game = Game.from_position(box, *begun)
            if game.players != record.players:
                raise BadRecord(f"in the head: {record.players} players, but the position is one of {game.players}")
        else:
            game = Game(
                record.game,
                players=record.players,
                seed=key,
                options=record.options,
                names=record.names,
                loaded=record.loaded,
                version=record.version,
            )
        if not SPECTATOR <= record.known_to < game.players:
            raise BadRecord(f"in the head: known_to is a seat, 0 to {game.players - 1}, not {record.known_to}")
        game.seats = list(record.seats)
        if too_much := surplus(record, game):
            raise BadRecord(too_much)
    except BadRecord:
        raise
    except ValueError as error:
        raise BadRecord(f"in the head: {error}") from error
    except ASTRAY as error:
        part = "the options or the loaded dice" if record.start is None else "the position it starts from"
        lost = f" ({error} is missing)" if isinstance(error, KeyError) else ""
        raise BadRecord(f"in the head: {part} cannot be those of a game{lost}") from error
    return game


def check_start(record: Record) -> None:
    """The position that a stranger's record starts from is held to the laws of its game, as one of a code is."""
    if record.start is not None:
        game = start_of(record)
        try:
            check_position(game.box, game.table, game.settings)
        except (LawBroken, ValueError, *ASTRAY) as error:
            raise BadRecord(f"in the head: the position it starts from is none of this game ({error})") from error


def key_of(record: Record) -> bytes:
    """The secret key, if it is the one that was sealed."""
    if not record.seed:
        raise BadRecord("the record carries no seed: its game was not over, so it cannot be replayed yet")
    if HEX.fullmatch(record.seed) is None:
        raise BadRecord("in the head: the seed is not a row of 64 hexadecimal digits (0-9, a-f)")
    key = bytes.fromhex(record.seed)
    if SealedDice(key).seal() != record.seal:
        raise BadRecord("the seed does not fit the seal: one of them was changed")
    return key


def seat_of(game: Game, seat: int) -> str:
    return game.box.seat_name(seat) if 0 <= seat < game.players else f"seat {seat}"


def verify(record: Record) -> Game:
    """Prove a finished game: the seed fits the seal, every decision is legal, every digest and the result agree.
    What the seed cannot prove is told by `not_from_the_seed`.

    >>> record = record_of(Game("leduc", seed=1).choose("raise").choose("fold"))
    >>> verify(record).over
    True
    >>> record.entries[1].says = "call"
    >>> verify(record)
    Traceback (most recent call last):
    hauntings.records.record.BadRecord: decision 2: the table is not the one that was recorded (its digest differs)
    """
    game = replay(record)
    check_result(record, game)
    return game


def check_result(record: Record, game: Game) -> None:
    """The record tells how its game ended."""
    if not game.over:
        raise BadRecord(f"the game is not over after its {len(record.entries)} decisions")
    result = [int(value) for value in game.table.result]
    if result != record.result:
        raise BadRecord(f"the result is {result}, but the record says {record.result[: len(result) + 1]}")


def not_from_the_seed(game: Game) -> list[str]:
    """What chose the game's luck besides its seed, in sentences; none for a game that the seed proves as a whole."""
    told: list[str] = []
    if game.start_position is not None:
        told.append("The game began from a position that somebody gave: the seed proves only what was drawn after it.")
    loaded = [stream for stream, draws in game.loaded.items() if draws]
    if loaded:
        told.append(f"Dice were loaded: the first draws of {', '.join(loaded)} were laid down, not drawn.")
    return told


# --- as JSON and as text --------------------------------------------------------------------------------------


def to_json(record: Record) -> str:
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def to_text(record: Record) -> str:
    """One line a decision, in the rulebook's words.

    >>> print(to_text(record_of(Game("leduc", seed=1).choose("raise").choose("fold"))))
    Hauntings record 1
    game: leduc
    ...
    1. Seat 1: raise
    2. Seat 2: fold
    ...
    """
    box = box_of(record.game)
    head: list[tuple[str, Any]] = [("game", record.game), ("version", record.version), ("players", record.players)]
    head += [("seal", record.seal), ("seed", record.seed), ("names", record.names), ("seats", record.seats)]
    head += [("options", record.options)]
    head += [("loaded", record.loaded), ("start", record.start)]
    head += [("known_to", record.known_to if record.known_to >= 0 else None), ("result", record.result)]
    head += [("hindsight", record.hindsight or None)]
    lines = [f"{HEAD} {record.hauntings}"]
    lines += [f"{name}: {plain(value)}" for name, value in head if value not in ("", [], {}, None)]
    lines.append("")
    for number, entry in enumerate(record.entries, start=1):
        said = f"undo {entry.undo}" if entry.undo else f"{box.seat_name(entry.seat)}: {entry.says}"
        lines.append(f"{number}. {said}")
        if str(number) in record.digests:
            lines.append(f"  digest {record.digests[str(number)]}")
    return "\n".join(lines) + "\n"


def plain(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def from_bytes(data: bytes) -> Record:
    """Read JSON or text, whichever it is."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(f"byte {error.start} is not text: this is not a record") from error
    if not text.strip():
        raise BadRecord("the file is empty")
    return from_json(text) if text.lstrip().startswith("{") else from_text(text)


def from_json(text: str) -> Record:
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        reason = str(error)
        raise BadRecord(f"this JSON is not a record as Hauntings saves it: {reason[0].lower()}{reason[1:]}") from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"the record is damaged: {error}") from error


def from_text(text: str) -> Record:
    lines = text.replace("\r\n", "\n").split("\n")  # names may hold what else Python takes for the end of a line
    first = FIRST_LINE.fullmatch(lines[0])
    if first is None:
        codes = f"a position code with '{OPEN}.' or '{SEAT}.'"
        raise BadRecord(f"line 1: a record begins with '{HEAD} {FORMAT}' or, as JSON, with '{{'; {codes}")
    head: dict[str, Any] = {"hauntings": number_at(first[1], 1), "entries": [], "digests": {}}
    body = False
    seats: dict[str, int] = {}
    for place, line in enumerate(lines[1:], start=2):
        if not line.strip():
            body = True
        elif not body:
            name, colon, value = line.partition(": ")
            if not colon or name in NO_HEAD_LINE or name not in Record.__struct_fields__:
                raise BadRecord(f"line {place}: {line.strip()[:60]!r} is no part of a record's head")
            if name in head:
                raise BadRecord(f"line {place}: {name!r} stands in the head twice")
            head[name] = head_value(name, value, place)
        elif line.strip().startswith("digest "):
            number, (_, *digest) = str(len(head["entries"])), line.split()
            if len(digest) != 1 or number in head["digests"]:
                raise BadRecord(f"line {place}: here one digest of decision {number} should stand, and nothing else")
            head["digests"][number] = digest[0]
        else:
            if not seats:
                seats = seats_by_name(head)
            head["entries"].append(text_entry(line, place, len(head["entries"]) + 1, seats))
    try:
        return msgspec.convert(head, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"in the head: {error}") from error


def seats_by_name(head: dict[str, Any]) -> dict[str, int]:
    if "game" not in head:
        raise BadRecord("in the head: there is no line 'game: …' that says which game this is")
    try:
        box = box_of(head["game"])
    except ValueError as error:
        raise BadRecord(f"in the head: {error}") from error
    return {box.seat_name(seat): seat for seat in range(max(box.seats))}


def head_value(name: str, value: str, place: int) -> Any:
    if name in ("game", "seal", "seed"):
        return value.strip()
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"line {place}: the value of {name!r} is damaged: {error}") from error


def text_entry(line: str, place: int, expected: int, seats: dict[str, int]) -> dict[str, Any]:
    number, dot, rest = line.partition(". ")
    if not dot or number_at(number, place) != expected:
        raise BadRecord(f"line {place}: here decision {expected} should stand, not {line.strip()[:60]!r}")
    if rest.startswith("undo "):
        return {"undo": number_at(rest.removeprefix("undo "), place)}
    seat, colon, says = rest.partition(": ")
    if not colon or seat not in seats:
        raise BadRecord(f"line {place}: {rest.strip()[:60]!r} should begin with one of {', '.join(seats)}")
    return {"seat": seats[seat], "says": says.strip()}


def number_at(text: str, place: int) -> int:
    try:
        return int(text.strip())
    except ValueError as error:
        raise BadRecord(f"line {place}: {text.strip()[:40]!r} is not a number") from error


def load(path: str | Path) -> Record:
    """Read a record file, or a BadRecord with one sentence that names it."""
    try:
        return from_bytes(Path(path).read_bytes())
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from error
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error


def save(game: Game, path: str | Path, secret: bool = True) -> None:
    """Write a record, as text if the name ends in `.txt`, else as JSON. It is one's own file, so `load` and `replay`
    go on with it: while the game is not over, it holds the seed (`secret`), which others must not see.

    It is written beside the old one and then put in its place, so that a crash loses nothing.

    >>> save(Game("leduc", seed=1).choose("raise"), "evening.txt")
    >>> replay(load("evening.txt")).asked
    1
    """
    path = Path(path)
    record = record_of(game, secret)
    text = to_text(record) if path.suffix == ".txt" else to_json(record)
    beside = path.with_name(f".hauntings-{secrets.token_hex(8)}")
    file = beside.open("x", encoding="utf-8")  # never one that is there already
    try:
        with file:
            file.write(text)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
