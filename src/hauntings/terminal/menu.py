"""The bare command `hauntings`: a small menu where Enter does the sensible thing."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from hauntings.i18n.registry import speaker
from hauntings.i18n.words import LANGUAGES, Words
from hauntings.records.record import BadRecord, Record, load
from hauntings.terminal import language, saves
from hauntings.terminal.evening import play_on, resumed
from hauntings.terminal.pick import Row, pick
from hauntings.terminal.screen import EndOfInput, Screen
from hauntings.terminal.sheet import Sheet
from hauntings.terminal.watch import Replay


class Menu:
    """New game, go on, replay, language, quit."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen: Final = screen
        self.words = words

    def run(self) -> None:
        """Until somebody leaves or the input ends."""
        try:
            while self.choose() != "quit":
                pass
        except EndOfInput:
            pass
        self.screen.say(self.words.say("common-bye"))

    def choose(self) -> str:
        last = saves.latest(self.tell_damage)
        rows = [Row("resume", self.last_game(last[1]))] if last else []
        rows += [Row(name, self.words.say(f"terminal-menu-{name}")) for name in ("new", "replay", "language")]
        rows.append(Row("quit", self.words.say("terminal-menu-quit"), key="0"))
        title = self.words.say("terminal-menu")
        chosen = pick(self.screen, self.words, title, rows, "resume" if last else "new")
        if chosen == "resume" and last:
            self.go_on(*last)
        elif chosen == "new":
            game = Sheet(self.screen, self.words).fill_in()
            if game is not None:
                play_on(self.screen, self.words, game, saves.fresh(game.box.name))
        elif chosen == "replay":
            self.watch()
        elif chosen == "language":
            self.change_language()
        return chosen

    def tell_damage(self, path: Path, error: BadRecord) -> None:
        self.screen.lines([saves.problem(self.words, path, error)])

    def last_game(self, record: Record) -> str:
        """`Go on: Rest in Peace, Ann – Blue (bot), 12 decisions`."""
        says = speaker(record.game, self.words, record.names)
        names = ", ".join([says.seat(seat) for seat in range(record.players)])
        return self.words.say("terminal-menu-resume", game=says.title(), names=names, count=len(record.entries))

    def go_on(self, path: Path, record: Record) -> None:
        try:
            game = resumed(record)
        except BadRecord as error:
            self.tell_damage(path, error)
            with suppress(OSError):
                path.replace(path.with_name(path.name + ".damaged"))  # else Enter would lead here for ever
            return
        play_on(self.screen, self.words, game, path)

    def watch(self) -> None:
        """A file by name; Enter takes the last game that is over."""
        last = saves.latest_finished()
        typed = self.screen.ask(self.words.say("terminal-which-file", file=last.name if last else "–") + " ")
        path = Path(typed).expanduser() if typed else last
        if path is None:
            self.screen.say(self.words.say("terminal-no-games"))
            return
        try:
            Replay(self.screen, self.words, load(path)).walk()
        except BadRecord as error:
            self.tell_damage(path, error)

    def change_language(self) -> None:
        rows = [Row(each, Words(each).say("common-language-name")) for each in LANGUAGES]
        title = self.words.say("terminal-menu-language")
        chosen = pick(self.screen, self.words, title, rows, self.words.language)
        self.words = Words(chosen)
        try:
            language.remember(chosen)
        except OSError as error:
            reason = str(error.strerror or error)
            self.screen.say(self.words.say("terminal-language-lost", file=str(language.place()), reason=reason))
