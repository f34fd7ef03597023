"""Which language to speak: as asked for, as chosen once in the menu, or as the system speaks."""

from __future__ import annotations

import os
from pathlib import Path

from hauntings.i18n.words import LANGUAGES, Words
from hauntings.terminal import saves


def words_for(given: str | None) -> Words:
    """`--language` counts first, then HAUNTINGS_LANGUAGE, then the menu's choice, then the system's language."""
    asked_for = given or os.environ.get("HAUNTINGS_LANGUAGE")
    return Words(asked_for) if asked_for else Words(chosen() or of_the_system())


def of_the_system() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def place() -> Path:
    return saves.folder() / "language"


def chosen() -> str:
    """What the menu wrote down, if anything."""
    try:
        text = place().read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""
    return text if text in LANGUAGES else ""


def remember(language: str) -> None:
    place().parent.mkdir(parents=True, exist_ok=True)
    place().write_text(language + "\n", "utf-8")
