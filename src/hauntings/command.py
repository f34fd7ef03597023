"""What all commands have in common: options are written out in full, and bad input ends in one sentence."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from typing import Any, Final

CONTROLS: Final = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0)], "\N{REPLACEMENT CHARACTER}") | {9: "\t", 10: "\n"}


class Options(argparse.ArgumentParser):
    """Reads a command line. `--data` is never taken for `--database`; the commands of a command do the same."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **settings})


def harmless(text: str) -> str:
    """Without what a terminal would obey: names and files may come from anywhere."""
    return text.translate(CONTROLS)


def ended(run: Callable[[], int]) -> int:
    """The exit code of a command; bad input ends in one sentence, never in a traceback."""
    try:
        return run()
    except (ValueError, OSError, RuntimeError) as error:
        if isinstance(error, BrokenPipeError):  # whoever read our output has gone; Python must not complain at its end
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            return 130
        print(f"hauntings: {harmless(str(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
