"""Scripted evenings: lines typed into a screen made of strings, or into the real command through a pipe."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from hauntings.bots.bot import NO_CLOCK, bot_of
from hauntings.i18n.registry import speaker
from hauntings.i18n.words import Words
from hauntings.records.game import Game
from hauntings.terminal.screen import Screen
from hauntings.terminal.seats import PERSON, bot_answer
from hauntings.terminal.session import Session

SOURCE = Path(__file__).parents[2] / "src"
GREEN_HAND, BLUE_HAND = [6, 5, 5, 4, 4], [3, 3, 3, 3, 2]  # as distinctive as two decks allow
RANKS = {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}


class Keyboard(io.StringIO):
    """Typed lines that look like a terminal's."""

    def isatty(self) -> bool:
        return True


class Monitor(io.StringIO):
    """A terminal to print on."""

    def isatty(self) -> bool:
        return True


def deck(hand: list[int]) -> list[int]:
    """A whole deck, its last five cards this hand."""
    left = [value for value, count in RANKS.items() for _ in range(count)]
    for value in hand:
        left.remove(value)
    return left + hand


def dealt(starter: int = 0, seats: Iterable[str] = (PERSON, PERSON), names: Iterable[str] = ("Ann", "Bob")) -> Game:
    """A duel with known hands."""
    hands: dict[str, Any] = {"deck of seat 0": [deck(GREEN_HAND)], "deck of seat 1": [deck(BLUE_HAND)]}
    game = Game("rest-in-peace", seed=1, names=list(names), loaded={"starter": [starter], **hands})
    game.seats = list(seats)
    return game


def session(game: Game, typed: str, path: Path, language: str = "en") -> tuple[Session, str]:
    """Play in this process; what was printed comes back."""
    target = io.StringIO()
    played = Session(Screen(io.StringIO(typed), target), Words(language), game, path)
    played.run()
    return played, target.getvalue()


def command(*arguments: str, typed: str = "", data: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `hauntings` as a stranger would, through pipes."""
    clean = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "HAUNTINGS_LANGUAGE")}
    clean |= {"PYTHONPATH": str(SOURCE), "XDG_DATA_HOME": str(data), "PYTHONIOENCODING": "utf-8", **environment}
    return subprocess.run(
        [sys.executable, "-m", "hauntings.cli", *arguments],
        input=typed, capture_output=True, text=True, encoding="utf-8", env=clean, timeout=120,
    )  # fmt: skip


def script(game: Game, say: Callable[[Game, int], str], most: int = 10_000) -> list[str]:
    """The lines that play a copy of the game: people choose as the greedy bot would, bots as they do in the client."""
    game = game.copy()
    lines: list[str] = []
    while game.asked is not None and len(lines) < most:
        seat = game.asked
        if game.seats[seat] != PERSON:
            game.choose(bot_answer(game, seat))
            continue
        view = game.view(seat)
        token = bot_of("greedy", len(game.moves)).choose(view, view["kind"], list(view["options"]), NO_CLOCK)
        lines.append(say(game, token))
        game.choose(token)
    return lines


def in_notation(game: Game, token: int) -> str:
    """`lay #11 Be gone!`"""
    view = game.view(game.asked or 0)
    return game.box.word(game.box.kind_index(view["kind"]), token)


def in_words(language: str) -> Callable[[Game, int], str]:
    """The option's own text in a language, without what stands in brackets."""
    words = Words(language)

    def say(game: Game, token: int) -> str:
        view = game.view(game.asked or 0)
        return speaker(game.box.name, words, game.names).option(view, view["kind"], token).split(" (")[0]

    return say


def new_duel(seed: str, bot: str = "greedy") -> Game:
    """The game that `hauntings play --seed` deals."""
    game = Game("rest-in-peace", seed=seed)
    game.seats = [PERSON, bot]
    return game
