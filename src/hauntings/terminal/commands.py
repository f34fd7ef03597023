"""The commands `play`, `replay` and `rules`, and the menu of the bare command: from arguments to a screen."""

from __future__ import annotations

import argparse
import pydoc
import sys
from pathlib import Path
from typing import Any, Final

from hauntings.games.shelf import box_of, played
from hauntings.i18n.registry import speaker
from hauntings.i18n.words import LANGUAGES, Words
from hauntings.records.game import Game
from hauntings.records.position import SEAT, game_from, view_from
from hauntings.records.record import BadRecord, load
from hauntings.terminal import saves
from hauntings.terminal.evening import play_on, resumed
from hauntings.terminal.language import words_for
from hauntings.terminal.menu import Menu
from hauntings.terminal.rulebook import read_out
from hauntings.terminal.screen import Screen
from hauntings.terminal.seats import FIRST_BOT, seats_for, sit_down
from hauntings.terminal.watch import Replay

SAID_BY_A_SAVE: Final = ("players", "bot", "seat", "seats", "option", "seed", "code")


def add_commands(commands: Any, words: Words | None, games: str) -> None:
    """`play`, `replay` and `rules` with their options; the help is in the language spoken, if anybody asked for it."""

    def told(name: str) -> str:
        return words.say(f"terminal-cli-{name}", games=games) if words is not None else ""

    play = commands.add_parser("play", help=told("play"), description=told("play"))
    play.add_argument("game", nargs="?", help=games)
    play.add_argument("--players", default="", metavar="ANN,BOB", help=told("players"))
    play.add_argument("--bot", metavar="BOT", help=told("bot"))
    play.add_argument("--seat", default="", help=told("seat"))
    play.add_argument("--seats", default="", metavar="person,greedy", help=told("seats"))
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=told("option"))
    play.add_argument("--seed", help=told("seed"))
    play.add_argument("--code", help=told("code"))
    play.add_argument("--save", type=Path, metavar="FILE", help=told("save"))
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help=told("resume"))

    replay = commands.add_parser("replay", help=told("replay"), description=told("replay"))
    replay.add_argument("file", type=Path)
    replay.add_argument("--seat", default="", help=told("watch-seat"))
    replay.add_argument("--at", type=int, default=0, metavar="K", help=told("at"))
    replay.add_argument("--all", action="store_true", help=told("all"))
    replay.set_defaults(run=run_replay)

    rules = commands.add_parser("rules", help=told("rules"), description=told("rules"))
    rules.add_argument("game", help=games)
    rules.add_argument("word", nargs="*", help=told("word"))
    rules.set_defaults(run=run_rules)

    for command in (play, replay, rules):
        command.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=told("language"))


def run_menu(options: argparse.Namespace) -> int:
    Menu(Screen(sys.stdin, sys.stdout), words_for(options.language)).run()
    return 0


def run_play(options: argparse.Namespace, switches: dict[str, Any]) -> int:
    """A new game, one from a position code, or one that was saved."""
    words = words_for(options.language)
    screen = Screen(sys.stdin, sys.stdout)
    if options.resume is not None:
        game, path = saved_game(screen, words, options.resume)
        given = [f"--{name}" for name in SAID_BY_A_SAVE if getattr(options, name)]
        if options.game and box_of(options.game).name != game.box.name:
            given.insert(0, options.game)
        if given:
            title = speaker(game.box.name, words).title()
            raise ValueError(words.say("terminal-resume-says", game=title, given=", ".join(given)))
    else:
        game = new_game(words, options, switches)
        path = saves.fresh(game.box.name)
    if options.save is not None:
        refused = saves.refusal(words, game, options.save)
        if refused:
            raise ValueError(refused)
        path = options.save
    play_on(screen, words, game, path)
    return 0


def new_game(words: Words, options: argparse.Namespace, switches: dict[str, Any]) -> Game:
    bot = options.bot or FIRST_BOT
    if options.code is None:
        box = box_of(options.game or played()[0].name)
        seats = seats_for(speaker(box.name, words), options.players, options.seats, bot, options.seat)
        game = Game(box.name, players=len(seats), seed=options.seed, options=switches)
    else:
        game = game_from(options.code)
        if switches or options.game not in (None, game.box.name):
            raise ValueError(words.say("terminal-code-says", game=game.box.title))
        if options.seed is not None and game.start_position is not None:
            game = Game.from_position(
                game.box, game.options_chosen, game.start_position, (), options.seed, game.version
            )
        seat = options.seat
        if not seat and not options.seats and options.code.strip().startswith(f"{SEAT}."):
            seat = str(view_from(options.code).seat)
        says = speaker(game.box.name, words)
        seats = seats_for(says, options.players, options.seats, bot, seat, game.players)
    sit_down(game, seats)
    return game


def saved_game(screen: Screen, words: Words, file: str) -> tuple[Game, Path]:
    """The game of a file, or the one saved last."""

    def tell(path: Path, error: BadRecord) -> None:
        screen.lines([saves.problem(words, path, error)])

    path = Path(file)
    try:
        if file:
            record = load(path)
        else:
            last = saves.latest(tell)
            if last is None:
                raise ValueError(words.say("terminal-no-games"))
            path, record = last
        return resumed(record), path
    except BadRecord as error:
        raise ValueError(saves.problem(words, path, error)) from error


def run_rules(options: argparse.Namespace) -> int:
    """The contents of the rulebook, or what it says of something; a screen at a time where there is one."""
    text = "\n".join(read_out(box_of(options.game).name, " ".join(options.word), words_for(options.language)))
    if sys.stdout.isatty():
        pydoc.pager(text)
    else:
        Screen(sys.stdin, sys.stdout).lines(text.split("\n"))
    return 0


def run_replay(options: argparse.Namespace) -> int:
    """Step by step at a keyboard; all at once through a pipe or with --all."""
    words = words_for(options.language)
    screen = Screen(sys.stdin, sys.stdout)
    try:
        watched = Replay(screen, words, load(options.file), options.seat)
    except BadRecord as error:
        raise ValueError(saves.problem(words, options.file, error)) from error
    if options.all or not screen.typed:
        watched.all_at_once(options.at)
    else:
        watched.walk(options.at)
    return 0
