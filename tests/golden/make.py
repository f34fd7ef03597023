"""Make the golden games anew, on purpose only: `./play python tests/golden/make.py`.

A change of these files means that a rule, the dice or the notation changed: say so in the commit.
"""

from __future__ import annotations

import random
from pathlib import Path

from hauntings.bots.bot import bot_of
from hauntings.games.shelf import BOXES
from hauntings.records.game import Game
from hauntings.records.record import record_of, to_text

HERE = Path(__file__).parent


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
    bots = [bot_of("greedy" if (seat + number) % 3 else "random", seat) for seat in range(seats)]
    while game.asked is not None:
        game.choose(bots[game.asked](game, game.asked))
        if chance.random() < 0.02 and len(game.moves) > 2:
            game.undo(2)
    return game


def main() -> None:
    for old in HERE.glob("*.txt"):
        old.unlink()
    for box in BOXES:
        for seats in box.seats:
            for number in range(1 if box.name == "leduc" else 6):
                path = HERE / f"{box.name}-{seats}-{number}.txt"
                path.write_text(to_text(record_of(golden(box.name, seats, number))), "utf-8")


if __name__ == "__main__":
    main()
