"""A game at the keyboard: what happened, the position, the question, and what can be typed.

Only views and events that a seat may hear ever reach the screen. Where several people share the device, it is handed
over between them, and what the last one saw is cleared away.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hauntings.i18n.registry import speaker
from hauntings.i18n.speaker import Speaker
from hauntings.i18n.words import Words
from hauntings.records.game import Game
from hauntings.terminal import news, saves
from hauntings.terminal.choices import Choices
from hauntings.terminal.orders import obey, order_of
from hauntings.terminal.screen import EndOfInput, Left, Screen
from hauntings.terminal.seats import PERSON, answering, bot_answer, people, strength
from hauntings.terminal.typed import fold

MUCH: Final = 3  # paragraphs or sentences of news after which one wants to see the whole position again
NOBODY_YET: Final = -1


class Session:
    """One game on one screen, from where it stands to its end or until somebody leaves."""

    def __init__(self, screen: Screen, words: Words, game: Game, path: Path) -> None:
        self.screen: Final = screen
        self.words: Final = words
        self.game: Final = game
        self.path = path
        self.kept = False  # the whole game, when it is over
        self.speaker: Final[Speaker] = speaker(game.box.name, words, game.names)
        self.speaker.follow(game.settings)
        self.people: Final = people(game)
        self.holder = self.people[0] if len(self.people) == 1 else NOBODY_YET  # whose eyes are on the screen
        self.told: Final = {seat: news.since_last_choice(game, seat) for seat in self.people}
        self.waiting = False  # somebody was told that a bot thinks
        self.named = NOBODY_YET  # who was last told that it is their decision, where several look on
        self.shown: Final[set[int]] = set()  # seats that have seen the position since the session began
        self.notes: Final[dict[int, list[str]]] = {seat: [] for seat in self.people}  # undone by others meanwhile

    def say(self, message: str, /, **variables: str | int) -> None:
        self.screen.say(self.words.say(message, **variables))

    # --- the course of the game -------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play on. True when the game is over, False when somebody left; either way it is saved, if it can be."""
        self.greet()
        try:
            while (seat := answering(self.game, self.holder)) is not None:
                if self.game.seats[seat] == PERSON:
                    self.person_decides(seat)
                else:
                    self.bot_decides(seat)
        except (EndOfInput, Left, KeyboardInterrupt):
            self.leave()
            return False
        self.kept = self.keep()
        return True

    def keep(self, path: Path | None = None) -> bool:
        """Save the game as it stands, or say why it cannot be. A full disk must not end it."""
        path = path or self.path
        try:
            saves.keep(self.game, path)
        except (OSError, ValueError) as error:
            reason = str(getattr(error, "strerror", None) or error)
            self.say("terminal-cannot-save", file=str(path), reason=reason)
            return False
        return True

    def greet(self) -> None:
        """The game, who plays, how to get help."""
        self.screen.gap()
        self.screen.strong(self.speaker.title())
        sitting = [self.sits(seat) for seat in range(self.game.players)]
        self.screen.say(" ".join(sitting))
        if self.people:
            orders = {name: self.words.say(f"terminal-order-{name}") for name in ("help", "rules")}
            self.say("terminal-hello", **orders)
        self.say("terminal-sealed", seal=self.game.seal()[:16])

    def sits(self, seat: int) -> str:
        """`Ann plays Green.` or `Blue is a bot (easy).`"""
        name, plays = self.speaker.seat(seat), self.game.seats[seat]
        own = self.speaker.seat_name(seat)
        player = name if name == own else f"{name} ({own})"
        if plays != PERSON:
            return self.words.say("terminal-is-bot", player=player, strength=strength(self.words, plays))
        if self.people == [seat]:
            return self.words.say("terminal-is-you", player=player)
        return self.words.say("terminal-is-person", player=player)

    def bot_decides(self, seat: int) -> None:
        if self.screen.typed and self.game.seats[seat].startswith("search") and not self.waiting:
            self.waiting = True
            self.screen.say(self.words.say("common-waiting", player=self.speaker.seat(seat)))
            self.screen.target.flush()
        before = len(self.game.moves)
        self.game.choose(bot_answer(self.game, seat), seat)
        if not self.people:  # nobody plays: then everybody watches
            self.screen.say(*news.paragraphs(self.speaker, self.game, -1, before if before else -1))

    def person_decides(self, seat: int) -> None:
        """Show the seat its question and take orders until it has chosen."""
        if self.holder == NOBODY_YET and len(self.watchers(seat)) == len(self.people):
            self.holder = seat  # they all look on: nothing is handed over
        elif self.holder != seat and not self.speaker.shares(self.holder, seat):
            self.hand_over(seat)
        self.holder = seat
        self.waiting = False
        self.show(seat)
        standing = len(self.game.entries)
        prompt = self.words.say("terminal-prompt", help=self.words.say("terminal-order-help")) + " "
        while len(self.game.entries) == standing:
            self.take(seat, self.screen.ask(prompt))
        self.keep()

    def watchers(self, seat: int) -> list[int]:
        """The people who look at the screen together with this seat."""
        return [other for other in self.people if self.speaker.shares(seat, other)]

    # --- showing ----------------------------------------------------------------------------------------------

    def show(self, seat: int, whole: bool = False) -> None:
        """What happened since the seat's last choice, the position if much did, and the question."""
        since = self.told[seat]
        told = news.paragraphs(self.speaker, self.game, seat, since)
        moves = self.game.moves[max(since, 0) :]
        sentences = sum(len(news.heard(move.events, seat)) for move in moves)
        watchers = self.watchers(seat)
        own = seat in self.shown and bool(moves) and all(move.seat in watchers for move in moves)
        self.screen.gap()
        for note in self.notes[seat]:
            self.screen.say(note)
        if told:
            if not own and since >= 0:
                self.say("terminal-since")
            for paragraph in told:
                self.screen.say(paragraph, indent="  ")
        if whole or not own or sentences > MUCH or self.notes[seat]:
            self.position(seat)
        for other in watchers:
            self.told[other] = len(self.game.moves)
            self.shown.add(other)
            self.notes[other].clear()
        self.question(seat)

    def position(self, seat: int) -> None:
        self.screen.gap()
        self.screen.lines(self.speaker.describe(self.game.view(seat)))

    def question(self, seat: int) -> None:
        """The question and its options, each with the key to type."""
        view = self.game.view(seat)
        self.screen.gap()
        if len(self.watchers(seat)) > 1 and len(self.game.answerers) == 1 and self.named != seat:
            self.say("terminal-decides", player=self.speaker.seat(seat))
        self.named = seat
        self.screen.strong(self.speaker.question(view))
        for thing in self.speaker.texts(view):
            self.screen.say(f"{thing.name}. {thing.text}", indent="  ")
        for key, text in Choices(self.speaker, view).lines():
            self.screen.say(f"{key}  {text}", indent="  ")

    def hand_over(self, seat: int) -> None:
        """Nobody may see what the last person saw; the next one says when to go on."""
        if self.holder != NOBODY_YET:
            self.screen.clear()
        self.holder = seat
        while True:
            self.screen.say(self.words.say("common-pass-device", player=self.speaker.seat(seat)))
            typed = self.screen.ask("> ")
            if not typed:
                break
            if fold(typed) in self.order_names("quit"):
                raise Left

    # --- what was typed ---------------------------------------------------------------------------------------

    def take(self, seat: int, typed: str) -> None:
        """An order, an option, or one sentence that helps."""
        choices = Choices(self.speaker, self.game.view(seat))
        order = order_of(self.words, typed, whole=True)
        found = choices.find(typed) if order is None else []
        if order is None and not found:
            order = order_of(self.words, typed, whole=False)
        if not typed:
            self.question(seat)
        elif order is not None:
            obey(self, seat, choices, *order)
        elif len(found) == 1:
            self.game.choose(found[0], seat)
        elif found:
            items = "; ".join([f"{choices.key(token)} {choices.text(token)}" for token in found])
            self.say("common-several-mean", word=typed, items=items)
        else:
            self.refuse(choices, typed)

    def refuse(self, choices: Choices, typed: str) -> None:
        """Why this cannot be chosen now, if it is something that could be chosen at all."""
        codes = {self.game.why(token) for token in choices.find_any(typed)} - {""}
        if len(codes) == 1:
            self.say("common-cannot", reason=self.speaker.reason(codes.pop()))
        else:
            self.say("common-not-understood", word=typed[:60], help=self.words.say("terminal-order-help"))

    def order_names(self, order: str) -> tuple[str, str]:
        """An order in the language spoken, and in English."""
        return fold(self.words.say(f"terminal-order-{order}")), order

    def leave(self) -> None:
        """Save, and say how to come back."""
        if self.game.over:
            return
        if self.keep():
            self.screen.gap()
            self.screen.lines([self.words.say("common-saved", file=str(self.path))])
            self.say("terminal-left", command=saves.way_back(self.path))
