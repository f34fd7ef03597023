"""Blank curse tokens (BS §1, §15): house curses written as data, each made of what printed curses do."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hauntings.engine.table import Effect
from hauntings.games.ghost_stories.black_secret.cards import CURSES, LEVELS
from hauntings.games.ghost_stories.black_secret.curses import Curse
from hauntings.games.ghost_stories.cards import BLACK, COLOUR_NAMES, Cards
from hauntings.games.ghost_stories.expansion import Expansion
from hauntings.games.ghost_stories.rules import Rules
from hauntings.games.ghost_stories.table import Village

BLANKS: Final = 31  # room for house curses in a box
MOST: Final = 5  # times that one does the same
VERBS: Final[dict[str, i64]] = {  # the printed curse that does it once
    "drain-mantra": 1,
    "take-incarnation": 2,
    "draw-ghost": 3,
    "place-skeleton": 4,
    "remove-ladder": 5,
    "knock-down": 6,
    "roll-curse-die": 7,
    "lose-tao": 8,
    "move-villager": 9,
    "empty-mantra": 10,
    "remove-bottom-card": 11,
    "move-ghost": 12,
    "activate-demon": 14,
    "drag-below": 15,
    "lose-qi": 16,
    "take-crystal": 18,
    "remove-mantra": 19,
    "ghost-from-discard": 21,
    "haunt": 24,
    "lose-yin-yang": 25,
    "kill-villager": 27,
    "place-incarnation": 28,
    "all-demons": 29,
    "excavate": 31,
    "move-portal": 32,
}
ROW: Final = {"id", "name", "level", "colour", "does"}


class HouseCurses(Expansion):
    """The curses of a table, beside those of Black Secret, which stands before it in the box's list. A row is
    `{"id": "mud", "name": "Mud", "level": 1, "colour": "green", "does": {"remove-ladder": 1, "knock-down": 2}}`."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        super().__init__()
        self.rows: Final = rows
        self.numbers: Final[list[i64]] = []
        self.more_tokens = {"curse": BLANKS, "play": BLANKS}
        if not 0 < len(rows) <= BLANKS:
            raise ValueError(f"a box has room for 1 to {BLANKS} house curses, not {len(rows)}")
        for row in rows:
            fault = fault_of(row)
            if fault:
                raise ValueError(f"house curse {row.get('id', '?')}: {fault}")
        for key in ("id", "name"):
            if len({row[key] for row in rows}) < len(rows):
                raise ValueError(f"two house curses have the same {key}")

    def enters(self, cards: Cards) -> None:
        if len(cards.curse_id) != CURSES:
            raise ValueError("house curses come once, after Black Secret in the box's list of expansions")
        self.numbers.clear()
        for row in self.rows:
            if row["id"] in cards.curse_id or row["name"] in cards.curse_name:
                raise ValueError(f"house curse {row['id']}: a printed curse is called that")
            parts: list[i64] = [VERBS[verb] for verb, times in row["does"].items() for _ in range(times)]
            self.numbers.append(cards.add_curse(row["id"], row["name"], row["level"], row["colour"], parts))

    def install(self, rules: Rules) -> None:
        for number in self.numbers:
            effects: list[Effect[Village]] = []
            for part in rules.cards.curse_parts[number]:
                curse = rules.curses[part]
                if not isinstance(curse, Curse):
                    name = rules.cards.curse_name[part]
                    raise ValueError(f"house curse {rules.cards.curse_id[number]}: {name} needs White Moon in the box")
                effects.extend(curse.effects)
            rules.curses.append(Curse(effects))
        rules.curses_in_game = [*rules.curses_in_game, *self.numbers]


def fault_of(row: dict[str, Any]) -> str:
    """What is wrong with a row, or nothing.

    >>> fault_of({"id": "mud", "name": "Mud", "level": 1, "colour": "green", "does": {"dig": 1}})[:29]
    'it does dig; curses can drain'
    """
    if set(row) != ROW:
        return f"a row has {', '.join(sorted(ROW))}, this one {', '.join(sorted(map(str, row)))}"
    for key in ("id", "name"):
        text = row[key]
        if not isinstance(text, str) or not 0 < len(text) <= 40 or not text.isascii() or not text.isprintable():
            return (
                f"its {key} must be 1 to 40 plain English characters; other languages have their words in message files"
            )
    if type(row["level"]) is not int or not 1 <= row["level"] <= LEVELS:
        return f"its level is {row['level']!r}, not 1 to {LEVELS}"
    if row["colour"] not in COLOUR_NAMES[1 : BLACK + 1]:
        return f"its colour is {row['colour']!r}, not one of {', '.join(COLOUR_NAMES[1 : BLACK + 1])}"
    does = row["does"]
    if not isinstance(does, dict) or not does:
        return "it does nothing: `does` says what, and how many times"
    for verb, times in does.items():
        if verb not in VERBS:
            return f"it does {verb}; curses can {', '.join(VERBS)}"
        if type(times) is not int or not 1 <= times <= MOST:
            return f"it does {verb} {times!r} times, not 1 to {MOST} times"
    return ""
