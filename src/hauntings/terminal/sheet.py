"""The sheet of a new game: who sits where and which options, each on a numbered line. Enter starts."""

from __future__ import annotations

from typing import Any, Final

from hauntings.bots.bot import STRENGTHS
from hauntings.engine.box import Box, Switch
from hauntings.games.shelf import played
from hauntings.i18n.registry import speaker
from hauntings.i18n.speaker import Speaker
from hauntings.i18n.words import Words
from hauntings.records.game import Game
from hauntings.terminal.pick import Row, pick
from hauntings.terminal.screen import Screen
from hauntings.terminal.seats import FIRST_BOT, PERSON, Seat, sit_down, strength


class Sheet:
    """What was chosen for a new game so far."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen: Final = screen
        self.words: Final = words
        self.box: Box = played()[0]
        self.seats: list[Seat] = []
        self.options: dict[str, Any] = {}
        self.take_box(self.box)

    def take_box(self, box: Box) -> None:
        """Another game: its fewest players, a person in the first seat, easy bots in the others."""
        self.box = box
        self.options = {}
        self.take_seats(box.seats[0])

    def take_seats(self, count: int) -> None:
        self.seats = [Seat("", PERSON if place == 0 else FIRST_BOT) for place in range(count)]

    def fill_in(self) -> Game | None:
        """Let a person change the lines until they start; None if they go back."""
        while True:
            title = self.words.say("terminal-new-game", game=self.speaker().title())
            row = pick(self.screen, self.words, title, self.rows(), "start")
            if row == "start":
                return self.game()
            if row == "leave":
                return None
            self.change(row)

    def game(self) -> Game:
        game = Game(self.box.name, players=len(self.seats), options=self.options)
        sit_down(game, self.seats)
        return game

    def speaker(self) -> Speaker:
        return speaker(self.box.name, self.words, [seat.name for seat in self.seats])

    # --- the lines --------------------------------------------------------------------------------------------

    def rows(self) -> list[Row]:
        words = self.words
        rows = [Row("start", words.say("terminal-start"))]
        if len(played()) > 1:
            rows.append(Row("game", words.say("terminal-which-game", game=self.speaker().title())))
        if len(self.box.seats) > 1:
            rows.append(Row("count", words.say("common-players", count=len(self.seats))))
        for place in range(len(self.seats)):
            rows.append(Row(f"seat {place}", self.sits(place)))
        own = [self.option_text(switch) for switch in self.box.switches if switch.name in self.options]
        texts = ", ".join(own) or words.say("terminal-as-printed")
        rows.append(Row("options", words.say("terminal-options", items=texts)))
        rows.append(Row("leave", words.say("terminal-go-back"), key="0"))
        return rows

    def sits(self, place: int) -> str:
        seat, own = self.seats[place], self.speaker().seat_name(place)
        if seat.plays != PERSON:
            return f"{own}: {self.words.say('common-bot')}, {strength(self.words, seat.plays)}"
        return f"{own}: {self.words.say('common-person')}" + (f", {seat.name}" if seat.name else "")

    def option_text(self, switch: Switch) -> str:
        value = self.options.get(switch.name, switch.default)
        return f"{self.speaker().switch(switch.name)}: {self.speaker().setting(switch.name, value)}"

    # --- changing one -----------------------------------------------------------------------------------------

    def change(self, row: str) -> None:
        if row == "game":
            rows = [Row(box.name, speaker(box.name, self.words).title()) for box in played()]
            name = pick(self.screen, self.words, self.words.say("terminal-choose-game"), rows, self.box.name)
            self.take_box(next(box for box in played() if box.name == name))
        elif row == "count":
            rows = [
                Row(str(size), self.words.say("common-players", count=size), key=str(size)) for size in self.box.seats
            ]
            title = self.words.say("terminal-how-many")
            self.take_seats(int(pick(self.screen, self.words, title, rows, str(len(self.seats)))))
        elif row == "options":
            self.change_options()
        else:
            self.change_seat(int(row.split()[1]))

    def change_seat(self, place: int) -> None:
        """A person, who may give a name, or a bot."""
        words = self.words
        rows = [Row(PERSON, words.say("common-person"))]
        for bot in STRENGTHS:
            how = strength(words, bot)
            rows.append(Row(bot, f"{words.say('common-bot')}, {how}", short=how))
        title = words.say("terminal-who-plays", seat=self.speaker().seat_name(place))
        plays = pick(self.screen, words, title, rows, self.seats[place].plays)
        name = self.screen.ask(words.say("terminal-name") + " ") if plays == PERSON else ""
        self.seats[place] = Seat(name[:30], plays)

    def change_options(self) -> None:
        """Each line is a rule with several readings; choosing it takes the next one."""
        while True:
            rows = [Row("done", self.words.say("terminal-done"))]
            switches = {switch.name: switch for switch in self.box.switches if switch.allowed}
            rows += [Row(name, self.option_text(switch)) for name, switch in switches.items()]
            name = pick(self.screen, self.words, self.words.say("terminal-choose-options"), rows, "done")
            if name == "done":
                return
            switch = switches[name]
            value = self.options.pop(name, switch.default)
            following = switch.allowed[(switch.allowed.index(value) + 1) % len(switch.allowed)]
            if following != switch.default:
                self.options[name] = following
