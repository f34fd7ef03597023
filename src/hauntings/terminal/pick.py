"""A list to pick from: numbered lines, one of them for a bare Enter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntings.i18n.words import Words
from hauntings.terminal.screen import Screen
from hauntings.terminal.typed import meant


class Row:
    """One line: what it stands for, what it says, its key if that is not its place in the list, a shorter name."""

    def __init__(self, name: str, text: str, key: str = "", short: str = "") -> None:
        self.name: Final = name
        self.text: Final = text
        self.key: Final = key
        self.short: Final = short


def pick(screen: Screen, words: Words, title: str, rows: Sequence[Row], enter: str) -> str:
    """The name of the row somebody picked by its key or its words."""
    keys = {row.key or str(place): row for place, row in enumerate(rows, start=1)}
    first = next(key for key, row in keys.items() if row.name == enter)
    width = max(len(key) for key in keys)
    screen.gap()
    screen.strong(title)
    for key, row in keys.items():
        screen.say(f"{key.rjust(width)}  {row.text}", indent="  ")
    while True:
        typed = screen.ask(words.say("terminal-pick", key=first) + ": ")
        if not typed:
            return enter
        if typed in keys:
            return keys[typed].name
        found = meant(typed, {row.name: [row.text, row.name, row.short] for row in rows})
        if len(found) == 1:
            return found[0]
        if found:
            items = "; ".join([f"{key} {row.text}" for key, row in keys.items() if row.name in found])
            screen.say(words.say("common-several-mean", word=typed[:60], items=items))
        else:
            screen.say(words.say("terminal-pick-what", word=typed[:60], keys=", ".join(keys)))
