"""Work that takes long runs in other processes, so that no table waits for another's bot.

Quick bots (random, greedy) think in a thread for a fraction of a millisecond. Search bots have a pool of processes.
Records (uploads, replays) have one process with limits on time and memory: what people send us is not trusted.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

import msgspec
import structlog

from hauntings.bots.bot import NO_CLOCK, bot_of
from hauntings.engine.view import View
from hauntings.server.metrics import THINKING
from hauntings.server.refusal import Refused, where

LOG: Final = structlog.get_logger("hauntings.thinking")
QUICK: Final = ("random", "greedy")
LONGEST_SEARCH: Final = 20_000  # iterations
LONGEST_SECONDS: Final = 10.0
DESK_SECONDS: Final = 20
DESK_MEMORY: Final = 2 << 30

T = TypeVar("T")


def known_bot(name: str) -> str:
    """A bot's name, or a refusal that says which there are."""
    try:
        bot_of(name)
        budget = name.partition(":")[2]
        number = float(budget.removesuffix("s") or 1)
    except ValueError as error:
        raise Refused("bad-options", f"{str(error)[:1].upper()}{str(error)[1:]}.") from error
    if number > (LONGEST_SECONDS if budget.endswith("s") else LONGEST_SEARCH):
        raise Refused("bad-options", f"A bot may search {LONGEST_SEARCH} times or {LONGEST_SECONDS:g} seconds.")
    return name


def choose(name: str, seed: int, view: bytes) -> int:
    """In the pool's process: a bot gets its seat's view as JSON, nothing else."""
    seen = View.from_json(msgspec.json.decode(view))
    return int(bot_of(name, seed).choose(seen, seen["kind"], list(seen["options"]), NO_CLOCK))


def quiet() -> None:
    """A worker leaves Ctrl-C to its server, and goes when the server is gone, even by kill -9."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, daemon=True).start()


def follow() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
    os._exit(1)


def modest() -> None:
    """The desk's worker must not eat the machine."""
    quiet()
    resource.setrlimit(resource.RLIMIT_AS, (DESK_MEMORY, DESK_MEMORY))


def within(seconds: int, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
    """Work that is stopped if it takes too long."""

    def stop(number: int, frame: object) -> None:
        raise TimeoutError

    signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        return work(*arguments)
    finally:
        signal.alarm(0)


class Thinking:
    """The pools of one server process; they start when first needed."""

    def __init__(self, workers: int = 0) -> None:
        self.workers: Final = workers or min(4, os.cpu_count() or 1)
        self.pool: ProcessPoolExecutor | None = None
        self.desk: ProcessPoolExecutor | None = None

    async def token(self, name: str, seed: int, view: View) -> int:
        """What a bot chooses. If it fails, the game goes on with an option of chance."""
        options = list(view["options"])
        began = time.perf_counter()
        plain = msgspec.json.encode(view.as_json())
        try:
            if name in QUICK:
                token = await asyncio.to_thread(choose, name, seed, plain)
            else:
                token = await self._search(name, seed, plain)
        except (asyncio.CancelledError, KeyboardInterrupt):
            raise
        except Exception as error:
            LOG.error(
                "a bot failed",
                bot=name,
                game=view.game,
                kind=view["kind"],
                error=type(error).__name__,
                where=where(error),
            )
            token = -1
        THINKING.labels(name.partition(":")[0]).observe(time.perf_counter() - began)
        return token if token in options else options[seed % len(options)]

    async def _search(self, name: str, seed: int, view: bytes) -> int:
        for again in (False, True):
            if self.pool is None:
                context = multiprocessing.get_context("forkserver")
                self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=quiet)
            try:
                return await asyncio.get_running_loop().run_in_executor(self.pool, choose, name, seed, view)
            except BrokenProcessPool:
                self.pool = None
                if again:
                    raise
        raise AssertionError

    async def at_desk(self, work: Callable[..., T], *arguments: Any) -> T:
        """Work on a record. It may be anything: time and memory are limited, and a broken worker is replaced."""
        if self.desk is None:
            context = multiprocessing.get_context("forkserver")
            self.desk = ProcessPoolExecutor(1, mp_context=context, initializer=modest)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.desk, within, DESK_SECONDS, work, arguments)
        except BrokenProcessPool as error:
            self.desk = None
            raise Refused("bad-record", "The record could not be replayed.") from error
        except (TimeoutError, MemoryError, RecursionError) as error:
            raise Refused("bad-record", "The record takes too long to replay.") from error

    def stop(self) -> None:
        for pool in (self.pool, self.desk):
            if pool is not None:
                workers = list((pool._processes or {}).values())
                pool.shutdown(wait=False, cancel_futures=True)
                for worker in workers:  # nobody waits for their thoughts any more
                    worker.kill()
