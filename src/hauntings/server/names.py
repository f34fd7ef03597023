"""Names and lines of chat as text that is what it looks like, and names that look alike.

What cannot be seen or turns other letters about becomes a blank; letters of all scripts stay, from either side.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from hauntings.server.wire import NAME_LENGTH

MOST_MARKS: Final = 3  # on one letter: enough for every script, too few for towers
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that show nothing
# Letters that look like Latin ones, small and capital: Cyrillic, Greek, and digits that pass for letters.
SMALL: Final = str.maketrans(
    "авеікмнорстухпгѕјԁһԛԝүӏ" + "αβγεικνορτυχω" + "ıɑɡ01l|!ø",
    "abeikmhopctyxnrsjdhqwyi" + "abyeikvoptuxw" + "iagoiiiio",
)
CAPITAL: Final = str.maketrans("АВЕІКМНОРСТУХЅЈҮӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEIKMHOPCTYXSJYIABEZHIKMNOPTYX")


def clean(text: str) -> str:
    """Text as text: letters, marks, numbers, signs, and blanks for all else, many as one; no towers of marks."""
    kept: list[str] = []
    marks = MOST_MARKS  # a mark needs a letter to stand on
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if letter.isspace() or kind[0] == "C" or letter in BLANK:
            kept.append(" ")
            marks = MOST_MARKS
        elif kind[0] == "M":
            marks += 1
            if marks <= MOST_MARKS:
                kept.append(letter)
        else:
            kept.append(letter)
            marks = 0
    return " ".join("".join(kept).split())


def name_of(text: str) -> str:
    """A name, clean and not too long; perhaps nothing is left of it."""
    return clean(text)[:NAME_LENGTH].strip()


def look_alike(name: str, other: str) -> bool:
    """Could a reader take one name for the other?"""
    return not faces(name).isdisjoint(faces(other))


def faces(name: str) -> set[str]:
    """How a name looks, whatever alphabet and case it is written in."""
    seen = clean(name)
    plain = "".join([one for one in unicodedata.normalize("NFKD", seen) if one.isalnum() or one in "|!"]) or seen
    small = plain.casefold().translate(SMALL)
    return {small, plain.translate(CAPITAL).casefold().translate(SMALL)} - {""}
