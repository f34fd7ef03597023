"""The texts of a box in a language, read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from hauntings.engine.box import Box
from hauntings.games.shelf import manifest_of, manifests
from hauntings.rulebook.blocks import Text
from hauntings.rulebook.parse import PREFIXES, parsed

FOLDER: Final = Path(__file__).parent


def texts_of(game: str, language: str) -> list[Text]:
    """What a box is told by: the base game first, then its expansions. Texts that are not written are left out."""
    return [text_of(name, language) for name in manifest_of(game).rulebook if place(name, language).is_file()]


def place(name: str, language: str) -> Path:
    return FOLDER / language / f"{name}.md"


@cache
def text_of(name: str, language: str) -> Text:
    """One text; FileNotFoundError if nobody wrote it."""
    return parsed(place(name, language).read_text("utf-8"), name, language)


def box_told_by(name: str) -> Box:
    """The box that a text makes whole: its switches and its things are those that the text may name."""
    return next(manifest.box for manifest in manifests() if manifest.rulebook[-1:] == (name,))


def name_of(prefix: str) -> str:
    """`GS` is told by `ghost-stories`."""
    return next(name for name, short in PREFIXES.items() if short == prefix)
