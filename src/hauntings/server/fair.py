"""A fair queue in front of a few workers: who asks for much does not keep the others waiting.

A job belongs to a share (the address that it is done for) and to one thing of that share (a table, a record). Next
comes the share that has used the workers least of late; of its things, the one that has; of their jobs, the oldest.
No share holds all workers at once, if there are several.
"""

from __future__ import annotations

import asyncio
import heapq
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from hauntings.server.refusal import Refused

HALF_LIFE: Final = 60.0  # seconds after which half of what somebody used is forgotten
MOST_KNOWN: Final = 10_000  # shares and things whose use is remembered

W = TypeVar("W")
T = TypeVar("T")
Key = tuple[str, ...]  # (share,) or (share, thing)


class Job(Generic[W]):
    """Something to be done by a worker."""

    def __init__(self, share: str, thing: str, work: Callable[[W], Awaitable[Any]], began: float) -> None:
        self.share: Final[Key] = (share,)
        self.thing: Final[Key] = (share, thing)
        self.work: Final = work
        self.result: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()
        self.began = began


class Fair(Generic[W]):
    """`most_of_share` and `most`: so many jobs may wait, of one share and in all; 0: any number."""

    def __init__(
        self,
        workers: Sequence[W],
        most_of_share: int = 0,
        most: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.workers: Final = workers
        self.most_of_share: Final = most_of_share
        self.most: Final = most
        self.clock: Final = clock
        self.at_once: Final = max(1, len(workers) - 1)  # workers that one share may hold
        self.free: Final = list(reversed(workers))  # the one that was used last comes first: it is warm
        self.waiting: Final[list[Job[W]]] = []  # the oldest first
        self.running: Final[dict[Job[W], asyncio.Task[None]]] = {}
        self.spent: dict[Key, tuple[float, float]] = {}  # when it was noted, and the seconds used until then

    async def do(self, share: str, thing: str, work: Callable[[W], Awaitable[T]]) -> T:
        """What the work of a worker gives, or the error that it makes. A refusal: too much waits already."""
        if self.most_of_share and sum(job.share == (share,) for job in self.waiting) >= self.most_of_share:
            raise Refused("too-much", "Slower, please: what you asked for before is not done yet.")
        if self.most and len(self.waiting) >= self.most:
            raise Refused("busy", "Too much is asked for at this moment; nothing changed. Please try again.")
        job = Job(share, thing, work, self.clock())
        self.waiting.append(job)
        self._hand_out()
        try:
            found: T = await job.result
            return found
        finally:
            if job in self.waiting:  # who asked has gone
                self.waiting.remove(job)

    def stop(self) -> None:
        """Nobody waits any more, and nothing is begun."""
        for job in self.waiting:
            job.result.cancel()
        self.waiting.clear()
        for task in self.running.values():
            task.cancel()

    # --- whose turn it is -------------------------------------------------------------------------------------------

    def _hand_out(self) -> None:
        while self.free and (job := self._next()) is not None:
            self.waiting.remove(job)
            job.began = self.clock()
            self.running[job] = asyncio.create_task(self._run(job, self.free.pop()))

    def _next(self) -> Job[W] | None:
        held = Counter(job.share for job in self.running)
        fit = [job for job in self.waiting if held[job.share] < self.at_once]
        used = {key: self._used(key) for job in fit for key in (job.share, job.thing)}
        return min(fit, key=lambda job: (used[job.share], used[job.thing]), default=None)

    def _used(self, key: Key) -> float:
        """Seconds of a worker that were used of late, and those that are being used."""
        now = self.clock()
        return self._spent(key, now) + sum(now - job.began for job in self.running if key in (job.share, job.thing))

    def _spent(self, key: Key, now: float) -> float:
        at, seconds = self.spent.get(key, (now, 0.0))
        return seconds * math.exp2((at - now) / HALF_LIFE)

    async def _run(self, job: Job[W], worker: W) -> None:
        try:
            result = await job.work(worker)
            if not job.result.done():  # who asked may have gone
                job.result.set_result(result)
        except asyncio.CancelledError:
            job.result.cancel()
            raise
        except Exception as error:
            if not job.result.done():
                job.result.set_exception(error)
        finally:
            self._note(job)
            self.free.append(worker)
            self._hand_out()

    def _note(self, job: Job[W]) -> None:
        """A job is done: its time is charged."""
        del self.running[job]
        now = self.clock()
        for key in (job.share, job.thing):
            self.spent[key] = (now, self._spent(key, now) + now - job.began)
        if len(self.spent) > MOST_KNOWN:
            most = heapq.nlargest(MOST_KNOWN // 2, self.spent, key=self._used)
            self.spent = {key: self.spent[key] for key in most}
