"""Tournaments: seeded games between bots with seats swapped, win rates with a 95 % interval."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final

from tqdm import tqdm

from hauntings.bots.bot import bot_of
from hauntings.games.shelf import box_of
from hauntings.records.game import Game

CHUNK: Final = 4  # games per piece of work


class Score:
    """What one bot got over all its games."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.points = 0.0  # a win is 1, a shared result its share
        self.wins = 0

    def rate(self) -> float:
        return self.points / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.games)


def wilson(points: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's)."""
    if games == 0:
        return (0.0, 1.0)
    z = 1.96
    rate = points / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


def play_one(game: str, bots: Sequence[str], seed: int, options: dict[str, Any]) -> list[float]:
    """One game; the bots sit rotated by the seed, every deal is played once from each side. Result per bot."""
    turns = len(bots)
    shift = seed % turns
    seated = [bots[(seat + shift) % turns] for seat in range(turns)]
    choosers = [bot_of(spec, seed * turns + seat) for seat, spec in enumerate(seated)]
    played = Game(game, players=turns, seed=f"tournament {seed // turns}", options=options).play(*choosers)
    result = played.result or []
    return [result[(bot - shift) % turns] for bot in range(turns)]


def play_chunk(work: tuple[str, Sequence[str], list[int], dict[str, Any]]) -> list[list[float]]:
    game, bots, seeds, options = work
    return [play_one(game, bots, seed, options) for seed in seeds]


def results(
    game: str, bots: Sequence[str], games: int, seed: int, options: dict[str, Any], processes: int
) -> Iterator[list[float]]:
    """The results of all games in order; the same for any number of processes."""
    seeds = list(range(seed * 1_000_000, seed * 1_000_000 + games))
    work = [(game, list(bots), seeds[place : place + CHUNK], options) for place in range(0, games, CHUNK)]
    if processes <= 1:
        for piece in work:
            yield from play_chunk(piece)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for chunk in pool.map(play_chunk, work):
            yield from chunk


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    processes: int | None = None,
    quiet: bool = False,
) -> list[Score]:
    """Play the games with a progress bar; a score for every bot."""
    box = box_of(game)
    chosen = dict(options or {})
    box.rules(chosen)
    if len(bots) not in box.seats:
        raise ValueError(f"{box.title} is for {', '.join(map(str, box.seats))} players, not {len(bots)}")
    for spec in bots:
        bot_of(spec)
    scores = [Score(spec) for spec in bots]
    workers = processes if processes is not None else os.cpu_count() or 1
    bar = tqdm(total=games, unit="game", disable=quiet)
    for result in results(game, bots, games, seed, chosen, workers):
        for score, points in zip(scores, result, strict=True):
            score.games += 1
            score.points += points
            score.wins += points == 1.0
        bar.update()
        bar.set_postfix_str(f"{scores[0].bot} {scores[0].rate():.1%}")
    bar.close()
    return scores
