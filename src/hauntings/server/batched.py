"""Jobs that wait are done together: one visit to a thread, and one transaction, for many."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final, Generic, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


class Batched(Generic[Job, Done]):
    """While a batch is at work, further jobs gather; they are the next batch. Nobody waits for a clock.

    `work` gets the jobs and answers with as many results. If a batch fails, each of its jobs is tried alone, so that
    it fails for nobody but the one who is at fault.
    """

    def __init__(
        self, name: str, most: int, work: Callable[[list[Job]], list[Done]], turn: asyncio.Lock | None = None
    ) -> None:
        self.most: Final = most
        self.work: Final = work
        self.turn: Final[AbstractAsyncContextManager[None]] = turn or nullcontext()
        self.thread: Final = ThreadPoolExecutor(1, name)
        self.waiting: Final[list[tuple[Job, asyncio.Future[Done]]]] = []
        self.working: asyncio.Task[None] | None = None

    async def do(self, job: Job) -> Done:
        """The result of a job, or the error that it made."""
        future: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self.waiting.append((job, future))
        if self.working is None:
            self.working = asyncio.create_task(self._work())
        return await future

    def close(self) -> None:
        self.thread.shutdown()

    async def _work(self) -> None:
        try:
            while self.waiting:
                async with self.turn:
                    batch = self.waiting[: self.most]
                    del self.waiting[: self.most]
                    await self._try(batch)
        finally:
            self.working = None

    async def _try(self, batch: list[tuple[Job, asyncio.Future[Done]]]) -> None:
        jobs = [job for job, _ in batch]
        try:
            results = await asyncio.get_running_loop().run_in_executor(self.thread, self.work, jobs)
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self._try([one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(error)
            return
        except BaseException:
            for _, future in batch:
                future.cancel()
            raise
        for (_, future), result in zip(batch, results, strict=True):
            if not future.done():  # who asked may have gone
                future.set_result(result)
