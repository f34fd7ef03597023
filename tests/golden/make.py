"""Make the golden games anew, on purpose only: `./play python tests/golden/make.py [GAME ...]`.

A change of these files means that a rule, the dice or the notation changed: say so in the commit.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hauntings.bots.bot import bot_of
from hauntings.engine.box import Box
from hauntings.games.shelf import boxes
from hauntings.records.game import Game
from hauntings.records.record import record_of, to_text

HERE = Path(__file__).parent

# Per file of Ghost Stories: players, the ending to look for, the difficulty, other switches.
WON, ALL_DEAD, HAUNTED, FALLEN, DECK_EMPTY, TWELVE_DEAD = 1, 2, 3, 4, 5, 10
MOONS: list[tuple[int, str, int, str, dict[str, Any]]] = [
    (1, "won", WON, "normal", {}),
    (2, "twelve-dead", TWELVE_DEAD, "initiation", {}),
    (3, "haunted", HAUNTED, "hell", {}),
    (4, "won", WON, "initiation", {}),
    (4, "all-dead", ALL_DEAD, "nightmare", {}),
]
VILLAGES: list[tuple[int, str, int, str, dict[str, Any]]] = [
    (1, "won", WON, "normal", {}),
    (1, "deck-empty", DECK_EMPTY, "initiation", {}),
    (1, "all-dead", ALL_DEAD, "nightmare", {"guard_tower": True, "power_token_pickup": "one"}),
    (2, "fallen", FALLEN, "initiation", {}),
    (2, "won", WON, "initiation", {"guard_tower": True, "powers": "chosen", "first_player": "chosen"}),
    (2, "haunted", HAUNTED, "hell", {"pavilion_taoist_move": "any_tile"}),
    (3, "all-dead", ALL_DEAD, "hell", {"powers": "chosen", "first_player": "chosen"}),
    (3, "haunted", HAUNTED, "normal", {"captured_dice_limit_herbalist": False}),
    (4, "haunted", HAUNTED, "nightmare", {"lending": "always"}),
    (4, "all-dead", ALL_DEAD, "normal", {"possessed_board_qi_loss": "active_or_next_player"}),
    (4, "won", WON, "initiation", {"initiation_black_tao": True}),
]


def played(game: Game, chance: random.Random, spec: Callable[[int], str]) -> Game:
    """Bots play to the end, with some undoing; for a group anybody answers."""
    bots = [bot_of(spec(seat), seat) for seat in range(game.players)]
    while game.asked is not None:
        seat = chance.choice(game.answerers) if len(game.answerers) > 1 else game.asked
        game.choose(bots[seat](game, seat), seat)
        if chance.random() < 0.02 and len(game.moves) > 2:
            game.undo(2)
    return game


def golden(name: str, seats: int, number: int) -> Game:
    """A finished game: bots of both kinds, random switches, some undoing."""
    chance = random.Random(f"{name} {seats} {number}")
    game = Game(name, players=seats, seed=f"golden {number}", names=[f"Player {seat + 1}" for seat in range(seats)])
    if number % 2:
        chosen = {}
        for switch in game.box.switches:
            if switch.allowed and chance.random() < 0.4:
                chosen[switch.name] = chance.choice(switch.allowed)
        game = Game(name, players=seats, seed=f"golden {number}", options=chosen)
    return played(game, chance, lambda seat: "greedy" if (seat + number) % 3 else "random")


def village(name: str, seats: int, label: str, ending: int, difficulty: str, switches: dict[str, Any]) -> Game:
    """The first game that ends so: greedy bots, the seeds tried in order."""
    options = {"difficulty": difficulty, **switches}
    names = [f"Player {seat + 1}" for seat in range(seats)]
    for number in range(10_000):
        seed = f"golden {seats} {label} {number}"
        game = Game(name, players=seats, seed=seed, options=options, names=names)
        played(game, random.Random(seed), lambda seat: "greedy")
        if game.view(-1)["outcome"] == ending:
            return game
    raise LookupError(f"no game of {seats} ended with {label}")


def games_of(box: Box) -> dict[str, Game]:
    """The golden games of a box by the names of their files."""
    rows = {"ghost-stories": VILLAGES, "ghost-stories-white-moon": MOONS}.get(box.name, [])
    endings = {f"{box.name}-{row[0]}-{row[1]}": village(box.name, *row) for row in rows}
    if box.name == "ghost-stories":
        return endings
    numbers = range(1 if box.name == "leduc" else 2 if box.name.startswith("ghost-stories") else 6)
    return endings | {f"{box.name}-{seats}-{n}": golden(box.name, seats, n) for seats in box.seats for n in numbers}


def main(wanted: list[str]) -> None:
    for box in boxes():
        if wanted and box.name not in wanted:
            continue
        made = games_of(box)
        for old in HERE.glob(f"{box.name}-[0-9]*.txt"):
            old.unlink()
        for name, game in made.items():
            (HERE / f"{name}.txt").write_text(to_text(record_of(game)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
