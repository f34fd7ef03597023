"""Work that takes long runs in other processes, so that no table waits for another's bot.

Quick bots (random, greedy) think in a thread for a fraction of a millisecond. Search bots have a few processes.
Records (uploads, replays) have desks, processes with limits on time and memory: what people send us is not trusted.
Before both stands a fair queue, so that nobody keeps the processes to himself. A process that breaks is replaced, and
the others go on.
"""

from __future__ import annotations

import asyncio
import gc
import hashlib
import multiprocessing
import os
import resource
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import msgspec
import structlog

from hauntings.bots.bot import Clock, bot_of
from hauntings.engine.view import View
from hauntings.games.shelf import box_of
from hauntings.server.fair import Fair
from hauntings.server.kept import Kept
from hauntings.server.metrics import THINKING
from hauntings.server.refusal import Refused, where

LOG: Final = structlog.get_logger("hauntings.thinking")
QUICK: Final = ("random", "greedy")
QUICK_AT_ONCE: Final = 8  # tables of one address whose quick bots answer at the same time
LONGEST_SEARCH: Final = 20_000  # iterations
LONGEST_SECONDS: Final = 10.0  # of any search
DESK_SECONDS: Final = 20
DESK_MEMORY: Final = 2 << 30
PATIENCE: Final = 20.0  # seconds beyond its time after which a process that does not answer is killed
FEWEST: Final = 2  # processes of a sort: where there is one, nothing is left for others
MOST_WAITING: Final = 64  # at the desks
MOST_OF_ADDRESS: Final = 8
KEPT_BYTES: Final = 32 << 20  # of what the desks found out

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
    """In a worker's process: a bot gets its seat's view as JSON, nothing else."""
    plain = msgspec.json.decode(view)
    seen = box_of(plain["game"]).views.from_json(plain)
    return int(bot_of(name, seed).choose(seen, seen.kind, seen.options, Clock(LONGEST_SECONDS)))


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
    """A desk must not eat the machine."""
    quiet()
    resource.setrlimit(resource.RLIMIT_AS, (DESK_MEMORY, DESK_MEMORY))


def within(seconds: int, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
    """Work that is stopped if it takes too long. What it makes is mostly kept to its end: nothing to collect yet."""

    def stop(number: int, frame: object) -> None:
        raise TimeoutError

    signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    gc.disable()
    try:
        return work(*arguments)
    finally:
        gc.enable()
        signal.alarm(0)


class Worker:
    """One process, which starts when it is first needed. It has a pool of its own: a pool breaks as a whole."""

    def __init__(self, prepare: Callable[[], None], seconds: float) -> None:
        self.prepare: Final = prepare
        self.seconds: Final = seconds  # that its work may take
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        if self.pool is None:
            context = multiprocessing.get_context("forkserver")
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=self.prepare)
        try:
            async with asyncio.timeout(self.seconds + PATIENCE) as patience:
                return await asyncio.get_running_loop().run_in_executor(self.pool, work, *arguments)
        except (BrokenProcessPool, TimeoutError) as error:
            if isinstance(error, BrokenProcessPool) or patience.expired():
                self.stop()
            raise

    def stop(self) -> None:
        """Nobody waits for its thoughts any more."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


class Thinking:
    """The workers of one server process."""

    def __init__(self, workers: int = 0) -> None:
        count = workers or max(FEWEST, min(4, os.cpu_count() or 1))
        desks = max(FEWEST, count)
        self.searches: Final = Fair([Worker(quiet, LONGEST_SECONDS) for _ in range(count)])
        self.desks: Final = Fair([Worker(modest, DESK_SECONDS) for _ in range(desks)], MOST_OF_ADDRESS, MOST_WAITING)
        self.quick: Final[WeakValueDictionary[str, asyncio.Semaphore]] = WeakValueDictionary()  # by address
        self.kept: Final = Kept(KEPT_BYTES)

    async def token(self, name: str, seed: int, view: View, address: str, table: str, least: float) -> int:
        """What a bot chooses, not sooner than after `least` seconds. If it fails, the game goes on with an option of
        chance. `address`: whose table it is."""
        quick = self.quick.setdefault(address, asyncio.Semaphore(QUICK_AT_ONCE))
        async with quick if name in QUICK else nullcontext():
            began = time.monotonic()
            token = await self._token(name, seed, view, address, table)
            await asyncio.sleep(least - (time.monotonic() - began))
        options = list(view["options"])
        return token if token in options else options[seed % len(options)]

    async def _token(self, name: str, seed: int, view: View, address: str, table: str) -> int:
        plain = msgspec.json.encode(view.as_json())
        try:
            if name not in QUICK:
                return await self.searches.do(address, table, lambda worker: search(worker, name, seed, plain))
            with THINKING.labels(name).time():
                return await asyncio.to_thread(choose, name, seed, plain)
        except Exception as error:
            asked = {"bot": name, "game": view.game, "kind": view["kind"]}
            LOG.error("a bot failed", **asked, error=type(error).__name__, where=where(error))
            return -1

    async def at_desk(self, address: str, record: str, work: Callable[..., T], *arguments: Any) -> T:
        """Work on a record, asked for from an address. It may be anything: time and memory are limited."""
        return await self._at_desk(address, record, lambda desk: desk.run(within, DESK_SECONDS, work, arguments))

    async def looked_up(self, address: str, record: str, work: Callable[..., bytes], *arguments: Any) -> bytes:
        """The same for what always comes out alike: it is kept for the next one who asks."""
        plain = [hashlib.blake2b(one).digest() if isinstance(one, bytes) else one for one in arguments]
        key = (work.__name__, *plain)

        async def look_up(desk: Worker) -> bytes:
            kept = self.kept.get(key)  # another one may have asked for it meanwhile
            return kept if kept is not None else await desk.run(within, DESK_SECONDS, work, arguments)

        found = self.kept.get(key)
        if found is None:
            found = await self._at_desk(address, record, look_up)
            self.kept.put(key, found)
        return found

    async def _at_desk(self, address: str, record: str, work: Callable[[Worker], Awaitable[T]]) -> T:
        try:
            return await self.desks.do(address, record, work)
        except BrokenProcessPool as error:
            raise Refused("bad-record", "The record could not be replayed.") from error
        except (TimeoutError, MemoryError, RecursionError) as error:
            raise Refused("bad-record", "The record takes too long to replay.") from error

    def stop(self) -> None:
        for queue in (self.searches, self.desks):
            queue.stop()
            for worker in queue.workers:
                worker.stop()


async def search(worker: Worker, name: str, seed: int, view: bytes) -> int:
    """What a search bot chooses; once more if its process was killed."""
    with THINKING.labels("search").time():
        try:
            return await worker.run(choose, name, seed, view)
        except BrokenProcessPool:
            return await worker.run(choose, name, seed, view)
