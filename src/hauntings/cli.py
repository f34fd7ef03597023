"""The command `hauntings`: play, replay and verify for everybody; tournament and bench for the curious."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hauntings.games.shelf import PLAYED


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; bad input ends in one sentence, never in a traceback."""
    options = parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except (ValueError, OSError, RuntimeError) as error:
        print(f"hauntings: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="hauntings", description="Ghost board games: play, replay, simulate.")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    names = ", ".join(box.name for box in PLAYED)

    verify = commands.add_parser("verify", help="prove dice and decks of a finished game from its sealed seed")
    verify.add_argument("file", type=Path)
    verify.add_argument("--json", action="store_true", help="print JSON")
    verify.set_defaults(run=run_verify)

    tournament = commands.add_parser("tournament", help="seeded games between bots, seats swapped, win rates")
    tournament.add_argument("game", help=names)
    tournament.add_argument("bots", nargs="+", help="one per seat: random, greedy, search:1000, search:2s")
    tournament.add_argument("--games", type=int, default=100)
    tournament.add_argument("--seed", type=int, default=0)
    tournament.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option switch")
    tournament.add_argument("--processes", type=int, default=None)
    tournament.add_argument("--json", action="store_true", help="print JSON")
    tournament.set_defaults(run=run_tournament)

    bench = commands.add_parser("bench", help="our speed beside the peers', as calibrated ratios")
    bench.add_argument("games", nargs="*", help=f"{names}, leduc (all if none is named)")
    bench.add_argument("--mode", choices=("pure", "compiled", "both"), default="both")
    bench.add_argument("--rounds", type=int, default=9)
    bench.add_argument("--seconds", type=float, default=0.15)
    bench.add_argument("--json", action="store_true", help="print JSON")
    bench.set_defaults(run=run_bench)
    return top


def switches(words: Sequence[str]) -> dict[str, Any]:
    """`name=value` with the value in JSON or as a bare word."""
    chosen: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"an option is given as NAME=VALUE, not {word!r}")
        try:
            chosen[name] = json.loads(value)
        except json.JSONDecodeError:
            chosen[name] = value
    return chosen


def run_verify(options: argparse.Namespace) -> int:
    from hauntings.records.record import load, verify

    game = verify(load(options.file))
    facts = {"game": game.box.name, "decisions": len(game.moves), "seal": game.seal(), "result": game.result}
    if options.json:
        print(json.dumps(facts))
    else:
        print(f"{options.file}: {game.box.title}, {len(game.moves)} decisions, all legal.")
        print(f"The seed fits the seal {game.seal()[:16]}…; every shuffle and die came from it. Result: {game.result}")
    return 0


def run_tournament(options: argparse.Namespace) -> int:
    from hauntings.lab.tournament import tournament

    if options.games < 1:
        raise ValueError("--games must be at least 1")
    chosen = switches(options.option)
    scores = tournament(
        options.game, options.bots, options.games, options.seed, chosen, options.processes, quiet=options.json
    )
    rows = [
        {"bot": score.bot, "games": score.games, "rate": score.rate(), "interval": score.interval()} for score in scores
    ]
    if options.json:
        print(json.dumps({"game": options.game, "options": chosen, "seed": options.seed, "bots": rows}))
        return 0
    for score in scores:
        low, high = score.interval()
        print(f"{score.bot:16} {score.rate():6.1%}   95 % interval {low:6.1%} to {high:6.1%}   {score.games} games")
    return 0


def run_bench(options: argparse.Namespace) -> int:
    from hauntings.games.shelf import box_of
    from hauntings.lab.bench import as_text, bench

    if options.rounds < 1 or options.seconds <= 0:
        raise ValueError("--rounds and --seconds must be above zero")
    for name in options.games:
        box_of(name)
    reports = bench(options.mode, options.games, options.rounds, options.seconds)
    print(json.dumps(reports) if options.json else "\n\n".join(as_text(report) for report in reports))
    return 0


if __name__ == "__main__":
    sys.exit(main())
