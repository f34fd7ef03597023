"""The options of a question as a person sees and types them.

The key of an option is the number that it is about: `5` lays Ghost 5, `#11` the psychic of that number, and 0 is
always "no more" or "nothing". Options that are about no number are counted 1, 2, 3.
"""

from __future__ import annotations

from typing import Final

from hauntings.engine.box import Box
from hauntings.engine.table import PASS
from hauntings.engine.view import View
from hauntings.i18n.speaker import Speaker
from hauntings.terminal.former import renewed
from hauntings.terminal.typed import NUMBER, meant, without_brackets

PASS_KEY: Final = "0"


class Choices:
    """What the asked seat may choose. Made from its view, nothing else."""

    def __init__(self, speaker: Speaker, view: View) -> None:
        self.speaker: Final = speaker
        self.view: Final = view
        self.box: Final[Box] = speaker.box
        self.kind: Final[str] = view.kind
        self.index: Final = self.box.kind_index(self.kind)
        self.tokens: Final[list[int]] = list(view.options)
        self.keys: Final = self.make_keys()
        self.telling: Final = any(key == self.number(token) for key, token in self.keys.items() if token != PASS)

    def make_keys(self) -> dict[str, int]:
        others = [token for token in self.tokens if token != PASS]
        chosen = [self.number(token) for token in others]
        if any(chosen):  # one that is about no number among those that are gets its first letter
            chosen = [key or self.box.word(self.index, token)[0] for key, token in zip(chosen, others, strict=True)]
        if not all(chosen) or len(set(chosen)) < len(chosen) or PASS_KEY in chosen:
            chosen = [str(place) for place in range(1, len(others) + 1)]
        keys = {PASS_KEY: PASS} if PASS in self.tokens else {}
        return {**keys, **dict(zip(chosen, others, strict=True))}

    def number(self, token: int) -> str:
        """The first number in a token's notation, with its sign; else nothing."""
        found = NUMBER.findall(self.box.word(self.index, token))
        return str(found[0]) if found else ""

    def text(self, token: int) -> str:
        return self.speaker.option(self.view, self.kind, token)

    def lines(self) -> list[tuple[str, str]]:
        """Every option: its key and what it means."""
        width = max(len(key) for key in self.keys)
        return [(key.rjust(width), self.text(token)) for key, token in self.keys.items()]

    def key(self, token: int) -> str:
        return next(key for key, other in self.keys.items() if other == token)

    # --- what was typed ---------------------------------------------------------------------------------------

    def find(self, typed: str) -> list[int]:
        """The options a typed text may mean: none, one or several."""
        if typed in self.keys:
            return [self.keys[typed]]
        token = self.box.token(self.index, typed)
        if typed.isdecimal():
            signed = self.keys.get(f"#{typed}")
            return [signed] if signed is not None and token < 0 else []
        if token in self.tokens:
            return [token]
        names = {token: self.names(token) for token in self.tokens}
        return meant(typed, names) or meant(renewed(typed), names)

    def find_any(self, typed: str) -> list[int]:
        """The same among all that a question of this kind could ever offer, for "why can't I?"."""
        if typed in self.keys:
            return [self.keys[typed]]
        token = self.box.token(self.index, typed)
        if token >= 0 and self.box.word(self.index, token):
            return [token] if self.telling or not typed.isdecimal() else []
        size = self.box.kinds[self.index].size
        possible = [token for token in range(size) if self.box.word(self.index, token)]
        names = {token: self.names(token) for token in possible}
        return meant(typed, names) or meant(renewed(typed), names)

    def names(self, token: int) -> list[str]:
        """What an option is called: in notation and in the words of the language."""
        return [self.box.word(self.index, token), without_brackets(self.text(token))]
