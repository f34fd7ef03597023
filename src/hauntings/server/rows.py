"""Between the database's rows and a game's record: decisions and events go in and come out as they were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from hauntings.engine.event import Event
from hauntings.games.shelf import box_of
from hauntings.records.game import Decision, Game
from hauntings.server.refusal import Refused
from hauntings.server.store import StoredRow


class Logged:
    """An entry of a table: the game's move (or how many are taken back), who made it and when."""

    def __init__(self, seq: int, by: int, bot: bool, at: float, move: Decision | int) -> None:
        self.seq: Final = seq
        self.by: Final = by
        self.bot: Final = bot
        self.at: Final = at
        self.move: Final = move


def logged(row: StoredRow) -> Logged:
    move = row.undo or Decision(row.seat, row.kind, row.token, row.learned, read_events(row.events))
    return Logged(row.seq, row.by, row.bot, row.at, move)


def written(events: Sequence[Event]) -> str:
    rows = [[event.what, [int(value) for value in event.args], int(event.audience), event.cause] for event in events]
    return msgspec.json.encode(rows).decode()


def read_events(text: str) -> tuple[Event, ...]:
    """Tables from before causes were kept have none."""
    return tuple([Event(what, tuple(args), *rest) for what, args, *rest in msgspec.json.decode(text)])


# --- an entry -----------------------------------------------------------------------------------------------------


def row_of(game: Game, entry: Logged) -> dict[str, Any]:
    """An entry as the database keeps it."""
    move = entry.move
    digest = game.digests.get(len(game.entries), "")
    facts: dict[str, Any] = {"by": entry.by, "bot": entry.bot, "at": entry.at, "digest": digest}
    if isinstance(move, int):
        return {**facts, "seat": entry.by, "kind": 0, "token": 0, "undo": move, "learned": 0, "events": "[]"}
    events = written(move.events)
    told = {"seat": move.seat, "kind": move.kind, "token": move.token, "learned": move.learned, "events": events}
    return {**facts, **told, "undo": 0}


def facts_of(game: Game, at: float) -> dict[str, Any]:
    """What changes in the table's row with an entry."""
    state = "over" if game.over else "running"
    facts = {"position": snapshot(game), "moved": at, "state": state, "proposal": None}
    return {**facts, "wish": None} if game.over else facts


# --- the table ----------------------------------------------------------------------------------------------------


def snapshot(game: Game) -> str:
    """The whole table: for the database only."""
    return msgspec.json.encode(game.position()).decode()


def game_of(row: StoredRow) -> Game:
    """The game of a table's row as it began, by the rules of then, with the table as it stands."""
    box, options = box_of(row.game), msgspec.json.decode(row.options)
    key = bytes.fromhex(row.key)
    try:
        version = box.known_version(row.version)
    except ValueError as error:
        raise Refused("other-version", f"This table cannot be played here: {error}.") from error
    if row.start is not None:
        game = Game.from_position(box, options, msgspec.json.decode(row.start), (), key, version)
    else:
        game = Game(row.game, players=row.players, seed=key, options=options, version=version)
    game.opening = read_events(row.opening)
    game.table = game.restored(msgspec.json.decode(row.position))
    return game
