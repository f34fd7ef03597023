"""Add what the corpus lacks for the rules versions of today: `./play python -m tests.corpus.make`.

What is there is never written again: records of an old version must replay as they are (docs/versions.md).
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hauntings.engine.box import Box
from hauntings.games.shelf import boxes
from hauntings.records.game import Game
from hauntings.records.position import code_of, game_from, seat_code_of
from hauntings.records.record import record_of, to_json, to_text
from tests.corpus import held
from tests.golden.make import played

HERE = Path(__file__).parent
HASHES = HERE / "hashes.txt"
NAMES = ["Ann", "Bob", "Cy", "Dora", "Eve"]


def switched(box: Box, chance: random.Random) -> dict[str, Any]:
    """Some switches in other positions than usual."""
    some = [switch for switch in box.switches if switch.allowed and chance.random() < 0.5]
    return {switch.name: chance.choice(switch.allowed) for switch in some}


def dealt(box: Box, seats: int, label: str, chosen: bool) -> tuple[Game, random.Random]:
    seed = f"corpus {box.name} {box.version} {seats} {label}"
    chance = random.Random(seed)
    options = switched(box, chance) if chosen else {}
    return Game(box.name, players=seats, seed=seed, options=options, names=NAMES[:seats]), chance


def bots(seat: int) -> str:
    return "random" if seat == 1 else "greedy"


def finished(box: Box, seats: int) -> str:
    return to_text(record_of(played(*dealt(box, seats, "finished", False), bots)))


def with_switches(box: Box, seats: int) -> str:
    return to_json(record_of(played(*dealt(box, seats, "switches", True), bots)))


def begun(box: Box, seats: int) -> Game:
    """The first half of a game, with its last decisions taken back."""
    game, _ = dealt(box, seats, "begun", True)
    whole = played(*dealt(box, seats, "begun", True), bots)
    for move in whole.moves[: max(1, len(whole.moves) // 2)]:
        game.choose(move.token, move.seat)
    return game.undo(min(2, len(game.moves)))


def unfinished(box: Box, seats: int) -> str:
    return to_text(record_of(begun(box, seats), secret=True))


def from_position(box: Box, seats: int) -> str:
    """A game that went on from a position of another."""
    chance = random.Random(f"corpus {box.name} {box.version} {seats}")
    game = begun(box, seats)
    on = Game.from_position(box, game.options_chosen, game.position(), seed=f"corpus {box.name} {seats} on")
    return to_json(record_of(played(on, chance, bots)))


def codes(box: Box, seats: int) -> str:
    """The same position for everybody and as the last seat knows it."""
    game = begun(box, seats)
    view = game.view(seats - 1)
    own = seat_code_of(view, game.version, game.options_chosen)
    known = {"seat": view.seat, "hand": view.values.get("hand"), "asked": view["asked"], "options": view["options"]}
    assert game_from(own).view(view.seat) == view
    return json.dumps({"open": code_of(game), "digest": game.digest(), "own": own, **known}, indent=1) + "\n"


FORMS: dict[str, Callable[[Box, int], str]] = {
    "finished.txt": finished,
    "switches.json": with_switches,
    "unfinished.txt": unfinished,
    "from-position.json": from_position,
    "code.json": codes,
}


def names_of(box: Box) -> list[tuple[str, int, str]]:
    """The files that the corpus has of a box: name, number of players, form."""
    return [(f"{box.version}/{box.name}-{seats}-{form}", seats, form) for seats in box.seats for form in FORMS]


def main() -> None:
    for box in boxes():
        held.write(box)
        for name, seats, form in names_of(box):
            path = HERE / name
            if path.exists():
                continue
            path.parent.mkdir(exist_ok=True)
            path.write_text(FORMS[form](box, seats), "utf-8")
            with HASHES.open("a", encoding="utf-8") as hashes:
                hashes.write(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {name}\n")


if __name__ == "__main__":
    main()
