"""Dice for the odds of a Yin phase: what the Curse die and others show is laid down, and an unforeseen roll says so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.engine.chance import C, Dice
from hauntings.games.ghost_stories.odds.yin_part import TooMany


class Rolls(Exception):
    """An effect of somebody else's expansion rolls a die that the odds did not foresee."""

    def __init__(self, faces: int) -> None:
        super().__init__(f"a die with {faces} faces")
        self.faces: Final = faces


class Falls(Dice):
    """The next rolls fall so; one more says how many faces it has. A shuffle goes too many ways to count."""

    def __init__(self, faces: list[int]) -> None:
        self.faces: Final = faces
        self.fallen: int = 0

    def draw(self, stream: i64, n: i64, faces: i64) -> i64:
        if self.fallen == len(self.faces):
            raise Rolls(faces)
        self.fallen += 1
        return self.faces[self.fallen - 1]

    def shuffle(self, stream: i64, n: i64, cards: list[C], count: i64) -> list[C]:
        raise TooMany


UNFORESEEN: Final = Falls([])
