"""One game after another on the same screen, and how a game begins from what the command line says."""

from __future__ import annotations

from pathlib import Path

from hauntings.bots.bot import bot_of
from hauntings.i18n.words import Words
from hauntings.records.game import Game
from hauntings.records.record import BadRecord, Record, replay
from hauntings.terminal import saves
from hauntings.terminal.ending import rematch, tell_ending, wants_rematch
from hauntings.terminal.screen import Screen
from hauntings.terminal.seats import FIRST_BOT, PERSON
from hauntings.terminal.session import Session


def play_on(screen: Screen, words: Words, game: Game, path: Path) -> None:
    """Play a game, and another one for as long as somebody wants a rematch."""
    while True:
        session = Session(screen, words, game, path)
        if not session.run():
            return
        tell_ending(session)
        if not session.people or not wants_rematch(session):
            return
        game, path = rematch(game), saves.fresh(game.box.name)


def resumed(record: Record) -> Game:
    """A saved game as it was left. Records from elsewhere do not say who plays: then one person against bots."""
    game = replay(record)
    if len(game.seats) != game.players:
        game.seats = [PERSON if seat == 0 else FIRST_BOT for seat in range(game.players)]
    for plays in game.seats:
        try:
            if plays != PERSON:
                bot_of(plays)
        except ValueError as error:
            raise BadRecord(f"in the head: {error}") from error
    return game
