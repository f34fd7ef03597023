"""`hauntings replay`: a record step by step, as a seat saw it or, once the game is over, with all events told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hauntings.engine.event import Event
from hauntings.engine.view import SPECTATOR
from hauntings.i18n.registry import speaker
from hauntings.i18n.speaker import Speaker
from hauntings.i18n.words import Words
from hauntings.records.game import Game
from hauntings.records.record import Record, replayed
from hauntings.terminal import news
from hauntings.terminal.screen import EndOfInput, Left, Screen
from hauntings.terminal.seats import PERSON, seat_number
from hauntings.terminal.typed import begins, fold

ORDERS: Final = ("forward", "back", "goto", "seat", "quit")


class Replay:
    """A record that one walks through. Step K is line K of the record; step 0 is the deal."""

    def __init__(self, screen: Screen, words: Words, record: Record, seat: str = "") -> None:
        self.screen: Final = screen
        self.words: Final = words
        self.record: Final = record
        self.games: Final = [game.copy() for game in replayed(record)]  # before the first line and after each
        self.end: Final = self.games[-1]
        self.last: Final = len(record.entries)
        self.speaker: Final[Speaker] = speaker(record.game, words, record.names)
        self.speaker.follow(self.end.settings)
        self.seat = self.eyes(seat)
        self.at = 0

    def eyes(self, text: str) -> int:
        """The seat to look from; no word, or `all`, is everybody's. While a game goes on, bots keep their secrets."""
        if not text or fold(text) in ("all", fold(self.words.say("terminal-all"))):
            return SPECTATOR
        seat = seat_number(self.speaker, text, self.end.players)
        if not self.end.over and self.end.seats and self.end.seats[seat] != PERSON:
            raise ValueError(self.words.say("terminal-not-over-yet", player=self.speaker.seat(seat)))
        return seat

    # --- showing ----------------------------------------------------------------------------------------------

    def all_at_once(self, start: int = 0) -> None:
        """A position, every step from there, the last position: for a pipe, or to read it all."""
        self.heading()
        self.at = self.clamped(start)
        self.show()
        self.screen.gap()
        for number in range(self.at + 1, self.last + 1):
            self.screen.say(self.text(number))
        self.at = self.last
        self.position()

    def heading(self) -> None:
        names = [self.speaker.seat(seat) for seat in range(self.end.players)]
        self.screen.gap()
        self.screen.strong(f"{self.speaker.title()}: {', '.join(names)}")
        self.screen.say(self.words.say("terminal-steps", count=self.last))

    def text(self, number: int) -> str:
        """What happened at one step."""
        game = self.games[number]
        if number == 0:
            told = self.told(game, game.opening)
        elif self.record.entries[number - 1].undo:
            told = self.words.say("common-undone", count=self.record.entries[number - 1].undo)
        else:
            move = game.moves[-1]
            waiting = self.words.say("terminal-decides", player=self.speaker.seat(move.seat))
            told = self.told(game, move.events) or waiting
        return f"{number}. {told}" if told else f"{number}."

    def told(self, game: Game, events: tuple[Event, ...]) -> str:
        everything = self.seat == SPECTATOR and self.end.over
        heard = news.all_of(game.box, events) if everything else news.heard(events, self.seat)
        return " ".join([self.speaker.event(event) for event in heard])

    def show(self) -> None:
        """The step, and the position after it."""
        self.screen.gap()
        self.screen.say(self.text(self.at))
        self.position()

    def position(self) -> None:
        self.screen.gap()
        self.screen.lines(self.speaker.describe(self.games[self.at].view(self.seat)))

    # --- walking ----------------------------------------------------------------------------------------------

    def walk(self, start: int = 0) -> None:
        """Enter goes on, until the end or until somebody has seen enough."""
        self.heading()
        names = {name: self.words.say(f"terminal-step-{name}") for name in ORDERS[1:]}
        self.screen.say(self.words.say("terminal-replay-help", **names))
        self.go(start)
        try:
            while True:
                prompt = self.words.say("terminal-step-at", at=self.at, last=self.last)
                self.obey(self.screen.ask(prompt + " "))
        except (EndOfInput, Left):
            return

    def obey(self, typed: str) -> None:
        first, _, rest = typed.partition(" ")
        order = "forward" if not typed else "goto" if typed.isdecimal() else self.order(fold(first))
        doing: dict[str, Callable[[], None]] = {
            "forward": self.forward,
            "back": lambda: self.go(self.at - 1),
            "goto": lambda: self.go_to(typed if typed.isdecimal() else rest.strip()),
            "seat": lambda: self.look_from(rest.strip()),
            "quit": leave,
        }
        if order in doing:
            doing[order]()
        else:
            names = {name: self.words.say(f"terminal-step-{name}") for name in ORDERS[1:]}
            self.screen.say(self.words.say("terminal-replay-help", **names))

    def order(self, wanted: str) -> str:
        """The order a word begins, in English or in the language spoken; nothing if that is not clear."""
        called = {name: (name, fold(self.words.say(f"terminal-step-{name}"))) for name in ORDERS}
        found = [name for name, several in called.items() if wanted and any(begins(wanted, each) for each in several)]
        return found[0] if len(found) == 1 else ""

    def forward(self) -> None:
        if self.at == self.last:
            self.screen.say(self.words.say("terminal-replay-end"))
            raise Left
        self.go(self.at + 1)

    def go(self, number: int) -> None:
        self.at = self.clamped(number)
        self.show()

    def go_to(self, text: str) -> None:
        if text.isdecimal():
            self.go(int(text))
        else:
            self.screen.say(self.words.say("terminal-goto-what", last=self.last))

    def look_from(self, text: str) -> None:
        try:
            self.seat = self.eyes(text)
        except ValueError as error:
            self.screen.say(str(error))
            return
        self.show()

    def clamped(self, number: int) -> int:
        return max(0, min(number, self.last))


def leave() -> None:
    raise Left
