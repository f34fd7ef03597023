"""Words of earlier versions that may still be typed: the printed boxes call the same things otherwise."""

from __future__ import annotations

from typing import Final

from hauntings.terminal.typed import fold

FORMER: Final = {
    fold(once): now
    for once, now in {
        # Russian
        "полож": "вылож", "отступ": "покинуть", "значен": "сила", "медиум": "экстрасенс", "участ": "тайл",
        "планшет": "поле", "склеп": "клетк", "оскверн": "захват", "очист": "освобод", "призва": "вызва",
        "чаш": "подставк", "барьер": "оград", "запас": "резерв", "Ци": "Чи",
        # Polish
        "duch": "kart", "wierzch": "gór", "drużyn": "zesp",
    }.items()
}  # fmt: skip


def renewed(typed: str) -> str:
    """What was typed, with today's words for those of earlier versions."""
    return " ".join([now_for(word) for word in fold(typed).split()])


def now_for(word: str) -> str:
    return next((now for once, now in FORMER.items() if word.startswith(once)), word)
