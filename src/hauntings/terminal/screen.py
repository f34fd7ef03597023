"""What the client reads and writes: lines, nothing else. Bold type and clearing only on a real terminal."""

from __future__ import annotations

import importlib
import io
import os
import shutil
import sys
import textwrap
from collections.abc import Iterable
from typing import Any, Final, TextIO

from hauntings.command import harmless
from hauntings.i18n.speaker import COLUMNS, wrapped

SEPARATOR: Final = "* * *"
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what was scrolled away
BOLD: Final = "\x1b[1m"
PLAIN: Final = "\x1b[0m"


class EndOfInput(Exception):
    """No more input: the pipe is empty, or Ctrl+D or Ctrl+C was pressed."""


class Left(Exception):
    """Somebody typed that they are leaving."""


class Screen:
    """A source of typed lines and a target of printed ones."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source: Final = source
        self.target: Final = target
        self.typed: Final = source.isatty()  # else lines come from a pipe or a file
        self.seen: Final = target.isatty()
        self.dumb: Final = os.environ.get("TERM", "dumb") == "dumb"
        self.bold: Final = self.seen and not self.dumb and "NO_COLOR" not in os.environ
        for stream in (source, target):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a stray byte must not end the game
        self.editing: Final = line_editing() if self.typed and self.seen and source is sys.stdin else None

    # --- writing ----------------------------------------------------------------------------------------------

    def lines(self, lines: Iterable[str]) -> None:
        """Lines that are laid out already."""
        for line in lines:
            self.target.write(harmless(line) + "\n")

    def say(self, *texts: str, indent: str = "") -> None:
        """Paragraphs, broken into lines."""
        for text in texts:
            self.lines(wrapped(text, indent, self.columns()) or [""])

    def strong(self, *texts: str) -> None:
        """Paragraphs that should stand out."""
        for text in texts:
            for line in textwrap.wrap(text, self.columns(), break_on_hyphens=False):
                self.target.write(f"{BOLD}{harmless(line)}{PLAIN}\n" if self.bold else f"{harmless(line)}\n")

    def gap(self) -> None:
        self.lines([""])

    def columns(self) -> int:
        """At most 80; fewer on a narrow screen."""
        return max(20, min(COLUMNS, shutil.get_terminal_size((COLUMNS, 24)).columns)) if self.seen else COLUMNS

    def page(self, texts: Iterable[str], more: str) -> None:
        """Paragraphs, a screenful at a time where a person reads; `more` asks to go on, anything typed ends it."""
        lines: list[str] = []
        for text in texts:
            indent = text[: len(text) - len(text.lstrip())]
            lines += wrapped(text.strip(), indent, self.columns()) or [""]
        rows = shutil.get_terminal_size().lines - 2 if self.typed and self.seen else len(lines)
        rows = max(rows, 5)
        self.lines(lines[:rows])
        for start in range(rows, len(lines), rows):
            if self.ask(more):
                return
            self.lines(lines[start : start + rows])

    def clear(self) -> None:
        """Take what was shown out of sight: for the next person on this device."""
        if self.editing is not None:
            self.editing.clear_history()  # the arrow keys would tell what the last person typed
        if not (self.typed and self.seen):
            self.lines(["", SEPARATOR])
        elif self.dumb:
            self.lines([""] * shutil.get_terminal_size().lines)
        else:
            self.target.write(CLEAR)

    # --- reading ----------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """One typed line. What comes through a pipe is repeated, so that the output can be read as a whole."""
        prompt = harmless(prompt)
        if not self.typed:
            self.target.write(prompt)
            self.target.flush()
            line = self.source.readline()
            self.lines([line.strip()])
            if not line:
                raise EndOfInput
            return line.strip()
        try:
            if self.source is sys.stdin and self.target is sys.stdout:
                return input(prompt).strip()
            self.target.write(prompt)
            self.target.flush()
            line = self.source.readline()
        except (EOFError, KeyboardInterrupt) as error:
            self.gap()
            raise EndOfInput from error
        if not line:
            self.gap()
            raise EndOfInput
        return line.strip()


def line_editing() -> Any:
    """Arrow keys and history, where Python has them."""
    try:
        return importlib.import_module("readline")
    except ImportError:
        return None
