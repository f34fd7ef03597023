"""After the last move: who won and why, how to check the dice, where the record is, and a rematch."""

from __future__ import annotations

import shlex

from hauntings.records.game import Game
from hauntings.records.position import code_of
from hauntings.terminal import news, saves
from hauntings.terminal.orders import order_of
from hauntings.terminal.screen import EndOfInput
from hauntings.terminal.session import Session
from hauntings.terminal.typed import fold


def tell_ending(session: Session) -> None:
    """The last events, the final position, the seed behind the seal."""
    game, screen = session.game, session.screen
    seat = session.people[0] if len(session.people) == 1 else -1
    if len(session.people) > 1:
        screen.clear()  # the loser's hand stays the loser's
    since = min(session.told.values(), default=len(game.moves))
    screen.gap()
    for paragraph in news.paragraphs(session.speaker, game, seat, since):
        screen.say(paragraph, indent="  ")
    screen.gap()
    won = session.speaker.ending(game.view(seat))
    lines = session.speaker.describe(game.view(seat))
    screen.strong(won)
    screen.lines([line for line in lines if line != won])
    tell_proof(session)


def tell_proof(session: Session) -> None:
    game, file = session.game, shlex.quote(str(session.path))
    session.screen.gap()
    if session.kept:
        session.screen.lines([f"{session.words.say('terminal-record-lies')} {session.path}"])
        session.say("terminal-proof")
    session.screen.lines([f"  {session.words.say('terminal-seal')}: {game.seal()}"])
    session.screen.lines([f"  {session.words.say('terminal-seed')}: {game.key.hex()}"])
    if session.kept:
        session.screen.lines([f"  {saves.command(f'{name} {file}')}" for name in ("verify", "replay")])


def wants_rematch(session: Session) -> bool:
    """Ask until it is clear; Enter is yes. The log, the position and its code can still be asked for."""
    words, screen = session.words, session.screen
    yes, no = words.say("common-yes"), words.say("common-no")
    while True:
        screen.gap()
        try:
            typed = screen.ask(words.say("terminal-rematch", yes=yes, no=no) + " ")
        except EndOfInput:
            return False
        order = order_of(words, typed, whole=True)
        if not typed or fold(typed) in (fold(yes), "yes", "y"):
            return True
        if fold(typed) in (fold(no), "no", "n") or (order is not None and order[0] == "quit"):
            return False
        after_the_end(session, typed, order[0] if order is not None else "")


def after_the_end(session: Session, typed: str, order: str) -> None:
    """What can be asked for when the game is over and everything may be known."""
    words, game = session.words, session.game
    if order == "code":
        session.say("terminal-code-open")
        session.screen.lines([code_of(game)])
    elif order == "log":
        seat = session.people[0] if len(session.people) == 1 else -1
        session.screen.page(news.paragraphs(session.speaker, game, seat, -1), words.say("terminal-more") + " ")
    elif order == "view":
        session.position(session.people[0] if len(session.people) == 1 else -1)
    elif order == "undo":
        session.say("terminal-no-undo-now")
    else:
        answers = {name: words.say(f"common-{name}") for name in ("yes", "no")}
        session.say("terminal-rematch-what", word=typed[:60], **answers)


def rematch(old: Game) -> Game:
    """The same people and bots, the same options, new cards."""
    if old.start_position is not None:
        game = Game.from_position(old.box, old.options_chosen, old.start_position, old.names, version=old.version)
    else:
        game = Game(old.box.name, players=old.players, options=old.options_chosen, names=old.names)
    game.seats = list(old.seats)
    return game
