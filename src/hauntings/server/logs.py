"""The log: short lines for people on a terminal, JSON otherwise. So many lines of one cause a minute, no traceback.

Uvicorn and asyncio write through it too: where something broke is told, never what somebody sent.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

from hauntings.server.refusal import where

MOST_LINES: Final = 10  # of one cause within the time
WINDOW: Final = 60.0  # seconds
MOST_CAUSES: Final = 500  # further ones share the lines of one
DAMAGED: Final = "Invalid UTF-8 sequence received from client."  # uvicorn calls it an error; it is none of ours
LOG: Final = structlog.get_logger("hauntings.log")


class Sparing:
    """Lets so many lines of a cause through. The last of them says that more are left out, the next how many were."""

    def __init__(self) -> None:
        self.causes: Final[dict[str, list[float]]] = {}  # when the time began, how many lines since

    def __call__(self, logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        places = event.get("where") or [""]
        cause = f"{event.pop('cause', event['event'])} {event.get('error', '')} {places[-1]}"
        now = time.monotonic()
        if cause not in self.causes and len(self.causes) >= MOST_CAUSES:
            for old in [name for name, (began, _) in self.causes.items() if now - began > WINDOW]:
                del self.causes[old]
            cause = cause if len(self.causes) < MOST_CAUSES else ""
        counted = self.causes.setdefault(cause, [now, 0])
        if now - counted[0] > WINDOW:
            if counted[1] > MOST_LINES:
                event["left_out"] = int(counted[1]) - MOST_LINES
            counted[:] = [now, 0]
        counted[1] += 1
        if counted[1] > MOST_LINES:
            raise structlog.DropEvent
        if counted[1] == MOST_LINES:
            event["more"] = f"left out for {WINDOW:g} s"
        return event


class Foreign(logging.Handler):
    """What the libraries say, in our shape."""

    def emit(self, record: logging.LogRecord) -> None:
        ours = record.msg != DAMAGED
        error = record.exc_info[1] if record.exc_info and ours else None
        broke = {} if error is None else {"error": type(error).__name__, "where": where(error)}
        said = record.getMessage().strip().partition("\n")[0][:200]
        cause = str(record.msg).strip().partition("\n")[0]  # without what is filled in
        LOG.log(record.levelno if ours else logging.WARNING, said, by=record.name, cause=cause, **broke)


def log_to_stderr() -> None:
    shape: Any = structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            Sparing(),
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *named: structlog.PrintLogger(sys.stderr),  # as it is then: it may be exchanged
    )
    logging.basicConfig(level=logging.WARNING, handlers=[Foreign()], force=True)
