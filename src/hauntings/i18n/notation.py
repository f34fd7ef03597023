"""Any game by its notation, for boxes that have no speaker of their own.

What its message files say is said in their words: the messages are named like those of other games, with the box's
name for a prefix (`my-poker-title`, `my-poker-option-bet`, `my-poker-event-turns`). The rest is notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntings.engine.box import Box
from hauntings.engine.codec import Plain
from hauntings.engine.event import Event
from hauntings.engine.view import NEVER, View
from hauntings.i18n.speaker import Speaker, wrapped
from hauntings.i18n.words import Value, Words


class NotationSpeaker(Speaker):
    """Says a box of which it knows nothing but the box."""

    def __init__(self, box: Box, words: Words, names: Sequence[str] = (), odds: bool = True) -> None:
        self.box = box
        self.prefix = box.name
        super().__init__(words, names, odds)
        self.shown: Final = [field.name for field in box.fields if field.policy != NEVER]

    def told(self, message: str, notation: str, /, **variables: Value) -> str:
        """A message if there is one, else the notation."""
        return self.say(message, **variables) if self.words.knows(self.named(message)) else notation

    def title(self) -> str:
        return self.told("title", self.box.title)

    def seat_name(self, seat: int) -> str:
        return self.told(f"seat-{seat + 1}", self.box.seat_name(seat))

    def card(self, card: int) -> str:
        return self.told(f"card-{card}", str(card))

    def cards_told(self) -> Sequence[int]:
        return ()

    def about_card(self, card: int) -> str:
        return self.card(card)

    def option(self, view: View, kind: str, token: int) -> str:
        """`option-bet` is given the token and its word, for messages that tell them apart."""
        word = self.box.word(self.box.kind_index(kind), token)
        return self.told(f"option-{kind}", word, token=int(token), word=word)

    def asks(self, view: View) -> str:
        return self.told(f"ask-{view.kind}", f"{view.kind.replace('-', ' ').capitalize()}?")

    def describe(self, view: View) -> list[str]:
        """A line for every field, the computed ones too, and the question."""
        names = [name for name in view.values if name in self.shown or name in self.computed(view)]
        lines: list[str] = []
        for name in names:
            label = self.told(f"field-{name}", name.replace("_", " ").capitalize())
            lines += wrapped(f"{label}: {self.value(name, view[name])}")
        return lines

    def computed(self, view: View) -> list[str]:
        """What the box computes for its views stands between its fields and what every view has."""
        names = list(view.values)
        return names[len(self.shown) : names.index("seats")]

    def value(self, name: str, value: Plain) -> str:
        """A field's value: cards by name, nothing as a dash, what is hidden as a question mark."""
        if isinstance(value, list):
            return ", ".join([self.value(name, each) for each in value]) or "–"
        if value is None:
            return "?"
        if isinstance(value, bool):
            return self.setting(name, value)
        return str(value)

    def event(self, event: Event) -> str:
        if self.words.knows(self.named(f"event-{event.what}")):
            return super().event(event)
        parts = [
            f"{name} {self.seat(value) if name in self.seat_arguments else int(value)}"
            for name, value in zip(self.box.events[event.what], event.args, strict=True)
        ]
        return f"{event.what.replace('-', ' ').capitalize()}{': ' if parts else ''}{', '.join(parts)}."

    def reason(self, code: str) -> str:
        text, section = self.told(f"reason-{code}", code.replace("-", " ").capitalize() + "."), self.box.reasons()
        return f"{text} ({section[code]})" if section.get(code) else text

    def switch(self, name: str) -> str:
        return self.told(f"switch-{name}", name.replace("_", " ").capitalize())

    def setting(self, name: str, value: Plain) -> str:
        if isinstance(value, bool | list) or self.words.knows(self.named(f"switch-{name}.is-{value}")):
            return super().setting(name, value)
        return str(value)

    def about_switch(self, name: str) -> str:
        if self.words.knows(self.named(f"switch-{name}.help")):
            return super().about_switch(name)
        by_default = self.words.say("common-by-default", value=self.setting(name, self.defaults()[name]))
        return f"{self.switch(name)}. {by_default}"
