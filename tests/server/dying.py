"""Starts that die. For each line `URL N` a child brings that database to the present schema and is killed at step N.

A step is a statement, or the end of the transaction. The answer is the child's exit code: -9, or 0 if it came through.
"""

import os
import signal
import sys
from typing import Any

from sqlalchemy import Engine, event

from hauntings.server.migrate import migrate


def start(url: str, left: int) -> None:
    def step(*about: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", step)
    event.listen(Engine, "commit", step)
    migrate(url)


def main() -> None:
    for line in sys.stdin:
        url, steps = line.split()
        child = os.fork()
        if child == 0:
            start(url, int(steps))
            os._exit(0)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
