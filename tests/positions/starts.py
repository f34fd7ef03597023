"""Rules that are about the set-up, or that no scene shows: the start of a seeded game, or a few answers from there."""

from __future__ import annotations

import random
from typing import Any

from hauntings.records.game import Game


class Start:
    """A game from its set-up. `until`: anything is chosen until such an event is told."""

    def __init__(self, game: str, players: int, seed: str = "rulebook", until: str = "", **options: Any) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.until = until
        self.options = options

    def facts(self) -> dict[str, Any]:
        game = Game(self.game, players=self.players, seed=self.seed, options=self.options)
        answers: list[list[Any]] = []
        told: list[str] = []
        chance = random.Random(self.seed)
        while self.until and self.until not in told:
            word = chance.choice(game.words)
            answers.append([game.asked, word])
            game.choose(word)
            told = [event.what for event in game.moves[-1].events]
        return {
            "game": self.game,
            "version": game.version,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "answers": answers,
        }


RIP = Start("rest-in-peace", 2)
HUNT = Start("thirteen-ghosts", 3)
VILLAGE = Start("ghost-stories", 4)
MOON = Start("ghost-stories-white-moon", 4)
SECRET = Start("ghost-stories-black-secret", 5)

STARTS: dict[str, Start] = {
    "RIP r80": Start("rest-in-peace", 2, until="placed-card", learning_mode=True),
    "13G r27": Start("thirteen-ghosts", 3, until="answers"),
    "GS r37": Start("ghost-stories", 2),
    "GS r38": Start("ghost-stories", 4, guard_tower=True),
    "GS r50": Start("ghost-stories", 3, powers="chosen"),
    "WM r111": Start("ghost-stories-white-moon", 4, guard_tower=True),
    "BS r85": SECRET,
    "BS r86": SECRET,
    "BOTH r1": Start("ghost-stories-both", 3, difficulty="initiation"),
    "BOTH r2": Start("ghost-stories-both", 5),
    "BOTH §2.6": Start("ghost-stories-both", 4),
    **{f"RIP §{number}": RIP for number in ("1", "2", "8", "10")},
    "RIP §5.7": Start("rest-in-peace", 2, until="placed-card"),
    "RIP §7": Start("rest-in-peace", 2, learning_mode=True),
    **{f"13G §{number}": HUNT for number in ("1", "10")},
    "13G §6": Start("thirteen-ghosts", 3, until="asks"),
    **{f"GS §{number}": VILLAGE for number in ("1", "3", "3.3", "7", "21")},
    "GS §3.1": Start("ghost-stories", 4, difficulty="nightmare"),
    **{f"WM §{number}": MOON for number in ("1", "2", "25")},
    **{f"BS §{number}": SECRET for number in ("1", "2.2", "2.4", "2.5", "2.8", "2.9", "2.10", "20")},
}
