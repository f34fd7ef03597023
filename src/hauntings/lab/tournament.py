"""Tournaments: seeded games between bots who change seats, or, in games that are played together, of teams of one
bot. Win rates come with a 95 % interval."""

from __future__ import annotations

import math
import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import ExitStack, closing
from typing import Any, Final

from tqdm import tqdm

from hauntings.bots.bot import bot_of
from hauntings.engine.view import SPECTATOR
from hauntings.games.shelf import box_of, manifest_of
from hauntings.lab.workers import workers
from hauntings.records.game import Game

CHUNK: Final = 4  # games per piece of work
LEVEL: Final = "difficulty"  # the switch that a grid goes through, in games that have it


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
    """The 95 % interval of a rate (Wilson's).

    >>> [round(bound, 3) for bound in wilson(points=7, games=10)]
    [0.397, 0.892]
    """
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
) -> Generator[list[float], None, None]:
    """The results of all games in order; the same for any number of processes."""
    seeds = list(range(seed * 1_000_000, seed * 1_000_000 + games))
    work = [(game, list(bots), seeds[place : place + CHUNK], options) for place in range(0, games, CHUNK)]
    if processes <= 1:
        for piece in work:
            yield from play_chunk(piece)
        return
    with workers(processes) as pool:
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
    """Play the games with a progress bar; a score for every bot.

    >>> scores = tournament("leduc", ["greedy", "random"], games=20, processes=1, quiet=True)
    >>> [(score.bot, score.games, round(score.rate(), 2)) for score in scores]
    [('greedy', 20, 0.54), ('random', 20, 0.46)]
    """
    box = box_of(game)
    chosen = dict(options or {})
    box.settings(chosen)
    if len(bots) not in box.seats:
        raise ValueError(f"{box.title} is for {', '.join(map(str, box.seats))} players, not {len(bots)}")
    for spec in bots:
        bot_of(spec)
    scores = [Score(spec) for spec in bots]
    number = processes if processes is not None else os.cpu_count() or 1
    with (
        tqdm(total=games, unit="game", disable=quiet) as bar,
        closing(results(game, bots, games, seed, chosen, number)) as played,
    ):
        for result in played:
            for score, points in zip(scores, result, strict=True):
                score.games += 1
                score.points += points
                score.wins += points == 1.0
            bar.update()
            bar.set_postfix_str(f"{scores[0].bot} {scores[0].rate():.1%}")
    return scores


# --- teams ----------------------------------------------------------------------------------------------------------


class Cell(Score):
    """What a team of one bot got at one difficulty with so many players."""

    def __init__(self, bot: str, players: int, options: dict[str, Any]) -> None:
        super().__init__(bot)
        self.players = players
        self.options = options
        self.score = 0  # of the rulebook, summed

    def level(self) -> str:
        return str(self.options.get(LEVEL, ""))

    def mean_score(self) -> float:
        return self.score / self.games if self.games else 0.0

    def as_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "players": self.players,
            "options": self.options,
            "games": self.games,
            "wins": self.wins,
            "rate": self.rate(),
            "interval": self.interval(),
            "score": self.mean_score(),
        }


def play_team(work: tuple[str, str, int, list[int], dict[str, Any]]) -> list[tuple[float, int]]:
    """Some games of one bot in all seats, or of two bots, the second in the last seat: result and score of each.
    Every team gets the same deals."""
    game, bot, players, seeds, options = work
    specs = bot.split()
    found: list[tuple[float, int]] = []
    for seed in seeds:
        choosers = [bot_of(specs[0], seed * players + seat) for seat in range(players)]
        choosers[-1] = bot_of(specs[-1], seed * players + players - 1)
        played = Game(game, players=players, seed=f"tournament {seed}", options=options).play(*choosers)
        found.append(((played.result or [0.0])[0], played.view(SPECTATOR).values.get("score", 0)))
    return found


def cells_of(game: str, bots: Sequence[str], players: int | None, options: dict[str, Any], grid: bool) -> list[Cell]:
    """One cell, or one for every difficulty and number of players that are not given."""
    box, sides = box_of(game), manifest_of(game).sides
    for spec in bots:
        bot_of(spec)
    if len(sides) == 2:
        if len(bots) != 2:
            raise ValueError(f"{box.title} has two sides: name a bot for {' and one for '.join(sides)}")
        bots = [" ".join(bots)]
    elif not sides:
        raise ValueError(f"{box.title} is not played together: name a bot for every seat, without --players or --grid")
    if players is not None and players not in box.seats:
        raise ValueError(f"{box.title} is for {', '.join(map(str, box.seats))} players, not {players}")
    seats = [players] if players is not None else box.seats if grid else box.seats[-1:]
    levels = [{LEVEL: level} for switch in box.switches if switch.name == LEVEL for level in switch.allowed]
    if LEVEL in options or not grid:
        levels = [{LEVEL: value} for name, value in box.settings(options).items() if name == LEVEL]
    cells = [(bot, count, {**options, **level}) for bot in bots for level in levels or [{}] for count in seats]
    for _, _, chosen in cells:
        box.settings(chosen)
    return [Cell(*cell) for cell in cells]


def teams(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    grid: bool = False,
    processes: int = 1,
    quiet: bool = False,
) -> list[Cell]:
    """Teams of one bot in all seats, with a progress bar; the same for any number of processes."""
    cells = cells_of(game, bots, players, dict(options or {}), grid)
    seeds = list(range(seed * 1_000_000, seed * 1_000_000 + games))
    pieces = [seeds[place : place + CHUNK] for place in range(0, games, CHUNK)]
    work = [(game, cell.bot, cell.players, piece, cell.options) for cell in cells for piece in pieces]
    whose = [cell for cell in cells for _ in pieces]
    with ExitStack() as stack:
        bar = stack.enter_context(tqdm(total=games * len(cells), unit="game", disable=quiet))
        played: Iterator[list[tuple[float, int]]] = map(play_team, work)
        if processes > 1:
            played = stack.enter_context(workers(processes)).map(play_team, work)
        for cell, chunk in zip(whose, played, strict=True):
            for points, score in chunk:
                cell.games += 1
                cell.points += points
                cell.wins += points == 1.0
                cell.score += score
            bar.update(len(chunk))
            bar.set_postfix_str(f"{cell.bot} {cell.level()} {cell.players}: {cell.rate():.1%}")
    sides = manifest_of(game).sides
    return [side for cell in cells for side in sides_of(cell, sides)] if len(sides) == 2 else cells


def sides_of(cell: Cell, sides: Sequence[str]) -> list[Cell]:
    """What each of two sides got: the Taoists, and Wu-Feng."""
    found: list[Cell] = []
    for name, bot in zip(sides, cell.bot.split(), strict=True):
        side = Cell(f"{name} {bot}", cell.players, cell.options)
        side.games, side.score = cell.games, cell.score
        side.points = cell.points if not found else cell.games - cell.points
        side.wins = cell.wins if not found else cell.games - cell.wins
        found.append(side)
    return found


def as_table(cells: Sequence[Cell]) -> str:
    """A line for every cell."""
    lines = [f"{'bot':14} {'difficulty':11} players   won   95 % interval    score  games"]
    for cell in cells:
        low, high = cell.interval()
        level = cell.level()
        lines.append(
            f"{cell.bot:14} {level:11} {cell.players:7} {cell.rate():5.1%}  {low:6.1%} to {high:6.1%} "
            f"{cell.mean_score():7.1f} {cell.games:6}"
        )
    return "\n".join(lines)
