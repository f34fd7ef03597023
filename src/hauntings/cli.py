"""The command `hauntings`: serve, play, replay, verify for all; tournament, perft, bench, load for the curious."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final

from hauntings.command import Options, ended
from hauntings.engine.box import Box
from hauntings.games.shelf import box_of, played
from hauntings.i18n.words import LANGUAGES

TECHNICAL: Final = ("verify", "tournament", "perft", "bench")  # these need no words, so they start without reading any


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by who called us: nothing to read, nobody to read us
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))
    return ended(lambda: run(given))


def run(given: Sequence[str]) -> int:
    if given[:1] in (["serve"], ["load"]):  # they read their own options
        return int(import_module(f"hauntings.server.{given[0]}").main(given[1:]))
    options = parser(given).parse_args(given)
    return int(options.run(options))


def parser(given: Sequence[str] = ()) -> Options:
    top = Options(prog="hauntings", description="Ghost board games: play, replay, simulate.")
    top.add_argument("--language", choices=LANGUAGES, default=None)
    top.set_defaults(run=run_menu)
    commands = top.add_subparsers(metavar="COMMAND")
    names = ", ".join(box.name for box in played())
    add_terminal(commands, given, names)

    verify = commands.add_parser("verify", help="prove dice and decks of a finished game from its sealed seed")
    verify.add_argument("file", type=Path)
    verify.add_argument("--json", action="store_true", help="print JSON")
    verify.set_defaults(run=run_verify)

    tournament = commands.add_parser("tournament", help="seeded games between bots, seats swapped, win rates")
    tournament.add_argument("game", help=names)
    tournament.add_argument("bots", nargs="+", help="one per seat: random, greedy, search:1000, search:2s")
    tournament.add_argument("--games", type=int, default=100, help="how many are played (100)")
    tournament.add_argument("--seed", type=int, default=0, help="a whole number; the same one deals the same games (0)")
    tournament.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option switch")
    tournament.add_argument("--players", type=int, default=None, help="a team of each bot in all seats (co-operative)")
    tournament.add_argument("--grid", action="store_true", help="teams at every difficulty and number of players")
    tournament.add_argument("--processes", type=int, help="how many play at once (as many as cores; teams: 1)")
    tournament.add_argument("--json", action="store_true", help="print JSON")
    tournament.set_defaults(run=run_tournament)

    perft = commands.add_parser("perft", help="how many positions there are after so many decisions")
    perft.add_argument("game", help=f"{names}, leduc")
    perft.add_argument("--players", type=int, default=None, help="how many play (the fewest)")
    perft.add_argument("--depth", type=int, default=3, help="how many decisions are looked ahead (3)")
    perft.add_argument("--seed", type=int, default=0, help="a whole number; the same one deals the same game (0)")
    perft.add_argument("--after", type=int, default=0, metavar="K", help="count after K decisions at random (0)")
    perft.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option switch")
    perft.add_argument("--json", action="store_true", help="print JSON")
    perft.set_defaults(run=run_perft)

    bench = commands.add_parser("bench", help="our speed beside the peers', as calibrated ratios")
    bench.add_argument("games", nargs="*", help=f"{names}, leduc (all if none is named)")
    bench.add_argument("--mode", choices=("pure", "compiled", "both"), default="both", help="which code (both)")
    bench.add_argument("--rounds", type=int, default=9, help="how often each is measured; the median counts (9)")
    bench.add_argument("--seconds", type=float, default=0.15, help="how long one measurement takes (0.15)")
    bench.add_argument("--json", action="store_true", help="print JSON")
    bench.set_defaults(run=run_bench)
    commands.add_parser("serve", help="serve the games in the browser", add_help=False)
    commands.add_parser("load", help="how many tables the web server carries, on this machine", add_help=False)
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


def add_terminal(commands: Any, given: Sequence[str], games: str) -> None:
    """`play` and `replay`, and their help in the language spoken."""
    from hauntings.terminal.commands import add_commands
    from hauntings.terminal.language import words_for

    before = Options(add_help=False)
    before.add_argument("--language")
    language = before.parse_known_args(list(given))[0].language
    technical = any(word in TECHNICAL for word in given[:1])
    words = None if technical or language not in (None, *LANGUAGES) else words_for(language)
    add_commands(commands, words, games)
    commands.choices["play"].set_defaults(run=run_play)


def run_menu(options: argparse.Namespace) -> int:
    from hauntings.terminal.commands import run_menu

    return run_menu(options)


def run_play(options: argparse.Namespace) -> int:
    from hauntings.terminal.commands import run_play

    return run_play(options, switches(options.option))


def run_verify(options: argparse.Namespace) -> int:
    from hauntings.records.record import BadRecord, load, not_from_the_seed, verify

    record = load(options.file)
    try:
        game = verify(record)
    except BadRecord as error:
        raise BadRecord(f"{options.file}: {error}") from error
    besides = not_from_the_seed(game)
    facts = {"game": game.box.name, "decisions": len(game.moves), "seal": game.seal(), "result": game.result}
    if options.json:
        print(json.dumps({**facts, "proven": not besides, "not_from_the_seed": besides}))
        return 0
    print(f"{options.file}: {game.box.title}, {len(game.moves)} decisions, all legal.")
    if besides:
        print(f"The seed fits the seal {game.seal()[:16]}…, but not all luck came from it. Result: {game.result}")
        print("\n".join(besides))
    else:
        print(f"The seed fits the seal {game.seal()[:16]}…; every shuffle and die came from it. Result: {game.result}")
    return 0


def run_tournament(options: argparse.Namespace) -> int:
    from hauntings.lab.tournament import tournament

    if options.games < 1:
        raise ValueError("--games must be at least 1")
    if options.processes is not None and options.processes < 1:
        raise ValueError("--processes must be at least 1")
    chosen = switches(options.option)
    if options.players is not None or options.grid:
        return run_teams(options, chosen)
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


def run_teams(options: argparse.Namespace, chosen: dict[str, Any]) -> int:
    from hauntings.lab.tournament import as_table, teams

    cells = teams(
        options.game,
        options.bots,
        options.games,
        options.players,
        options.seed,
        chosen,
        options.grid,
        options.processes or 1,
        quiet=options.json,
    )
    if options.json:
        rows = [cell.as_json() for cell in cells]
        print(json.dumps({"game": options.game, "options": chosen, "seed": options.seed, "teams": rows}))
    else:
        print(as_table(cells))
    return 0


def run_perft(options: argparse.Namespace) -> int:
    from hauntings.engine.chance import MASK62
    from hauntings.engine.perft import perft, started

    if options.depth < 1:
        raise ValueError("--depth must be at least 1")
    if options.after < 0 or not 0 <= options.seed <= MASK62:
        raise ValueError("--after and --seed cannot be below 0, nor the seed above 2^62")
    box: Box = box_of(options.game)
    players = box.seats[0] if options.players is None else options.players
    g = started(box, players, box.settings(switches(options.option)), options.seed, options.after)
    question = "" if g.outcome else box.kinds[g.kind].name
    facts = {"game": box.name, "players": players, "seed": options.seed, "after": options.after, "question": question}
    reached = islice(perft(box, g), options.depth)
    if options.json:
        print(json.dumps({**facts, "reached": [row._asdict() for row in reached]}))
        return 0
    print(f"{box.title}, {players} players: {question or 'the game is over'}")
    for number, row in enumerate(reached, start=1):
        print(f"{number:3}{row.ways:14,} ways{row.positions:12,} positions{row.over:10,} over", flush=True)
    return 0


def run_bench(options: argparse.Namespace) -> int:
    from hauntings.lab.bench import as_text, bench

    if options.rounds < 1 or not 0 < options.seconds < math.inf:
        raise ValueError("--rounds and --seconds must be numbers above zero")
    for name in options.games:
        box_of(name)
    reports = bench(options.mode, options.games, options.rounds, options.seconds)
    print(json.dumps(reports) if options.json else "\n\n".join(as_text(report) for report in reports))
    return 0


if __name__ == "__main__":
    sys.exit(main())
