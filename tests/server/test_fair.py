"""The fair queue, with work that ends when the test says so; and the processes that stand behind it."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Coroutine
from typing import Any

import pytest

from hauntings.records.game import Game
from hauntings.server import thinking
from hauntings.server.fair import Fair
from hauntings.server.kept import Kept
from hauntings.server.refusal import Refused
from hauntings.server.thinking import MOST_OF_ADDRESS, MOST_WAITING, QUICK_AT_ONCE, Thinking, Worker, quiet


class Works:
    """A queue whose jobs end when they are told to, on a clock that stands still until then."""

    def __init__(self, workers: int, most_of_share: int = 0, most: int = 0) -> None:
        self.now = 0.0
        self.queue = Fair(list(range(workers)), most_of_share, most, lambda: self.now)
        self.running: dict[str, asyncio.Event] = {}
        self.begun: list[str] = []
        self.asked: dict[str, asyncio.Task[str]] = {}

    async def ask(self, *names: str) -> None:
        """`a/t1` is a job of share `a` about its thing `t1`; a number after a dot tells jobs apart."""
        for name in names:
            share, _, thing = name.partition("/")
            self.asked[name] = asyncio.create_task(
                self.queue.do(share, thing.partition(".")[0], lambda worker, name=name: self.work(name))  # type: ignore[misc]
            )
            await settled()

    async def work(self, name: str) -> str:
        self.begun.append(name)
        self.running[name] = asyncio.Event()
        await self.running[name].wait()
        return name.upper()

    async def end(self, name: str, seconds: float = 0.0) -> None:
        """The job took so long; whoever is next begins."""
        self.now += seconds
        self.running.pop(name).set()
        await settled()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(scene: Coroutine[Any, Any, None], seconds: float = 60) -> None:
    asyncio.run(asyncio.wait_for(scene, seconds))


def test_who_used_least_comes_next_even_with_one_worker() -> None:
    async def scene() -> None:
        works = Works(1)
        await works.ask(*[f"greedy/t{n}" for n in range(8)])
        await works.ask("modest/t")
        assert works.begun == ["greedy/t0"]
        await works.end("greedy/t0", 10)
        assert works.begun[-1] == "modest/t", "eight jobs came earlier, but their share has had the worker"
        await works.end("modest/t", 1)
        await works.ask("modest/t.2")
        assert works.begun[-1] == "greedy/t1"
        await works.end("greedy/t1", 10)
        assert works.begun[-1] == "modest/t.2"
        assert await works.asked["modest/t"] == "MODEST/T"

    run(scene())


def test_a_share_never_holds_all_workers() -> None:
    async def scene() -> None:
        works = Works(3)
        await works.ask(*[f"greedy/t{n}" for n in range(8)])
        assert works.begun == ["greedy/t0", "greedy/t1"]
        await works.ask("modest/t")
        assert works.begun[-1] == "modest/t", "one was left for others"
        await works.ask("third/t")
        await works.end("greedy/t0", 1)
        assert works.begun[-1] == "third/t"
        await works.end("modest/t", 1)
        assert works.begun[-1] == "greedy/t2", "a worker that nobody else wants is not left idle"

    run(scene())


def test_within_a_share_the_table_that_used_least_comes_next() -> None:
    async def scene() -> None:
        works = Works(1)
        await works.ask("a/heavy", "a/light", "a/heavy.2", "a/heavy.3", "a/light.2")
        for name, seconds in (("a/heavy", 9), ("a/light", 1), ("a/light.2", 1), ("a/heavy.2", 9), ("a/heavy.3", 9)):
            await works.end(name, seconds)
        assert works.begun == ["a/heavy", "a/light", "a/light.2", "a/heavy.2", "a/heavy.3"]

    run(scene())


def test_what_was_used_long_ago_is_forgotten() -> None:
    async def scene() -> None:
        works = Works(1)
        await works.ask("a/t")
        await works.end("a/t", 60)
        await works.ask("b/t")
        await works.end("b/t", 10)
        works.now += 3600
        await works.ask("c/t", "b/t.2", "a/t.2")
        await works.end("c/t", 20)
        assert works.begun[-1] == "b/t.2"
        await works.end("b/t.2", 1)
        assert works.begun[-1] == "a/t.2"

    run(scene())


def test_too_much_is_refused_and_changes_nothing() -> None:
    async def scene() -> None:
        works = Works(1, most_of_share=2, most=3)
        await works.ask("a/1", "a/2", "a/3", "a/4", "b/1", "b/2")
        refused = {}
        for name in ("a/4", "b/2"):
            with pytest.raises(Refused) as caught:
                await works.asked[name]
            refused[name] = (caught.value.code, caught.value.status)
        assert refused == {"a/4": ("too-much", 429), "b/2": ("busy", 503)}
        for name in ("a/1", "b/1", "a/2", "a/3"):
            await works.end(name, 1)
        assert works.begun == ["a/1", "b/1", "a/2", "a/3"]

    run(scene())


def test_who_goes_away_is_not_served_and_errors_reach_who_asked() -> None:
    async def scene() -> None:
        works = Works(1)
        await works.ask("a/1", "a/2", "a/3")
        works.asked["a/1"].cancel()
        works.asked["a/2"].cancel()
        await settled()
        assert works.begun == ["a/1"], "what runs is not stopped, so its worker is not free"
        await works.end("a/1", 1)
        assert works.begun == ["a/1", "a/3"]
        await works.end("a/3")

        async def fails(worker: int) -> None:
            raise ValueError("no")

        with pytest.raises(ValueError, match="no"):
            await works.queue.do("a", "1", fails)
        await works.ask("b/1")
        assert works.begun[-1] == "b/1", "the worker is free again"

    run(scene())


def test_only_so_many_bytes_are_kept() -> None:
    kept = Kept(100)
    for name in "abcd":
        kept.put(name, b"x" * 25)
    assert kept.get("a") == b"x" * 25
    kept.put("e", b"y" * 20)
    assert kept.get("b") is None and kept.get("a") is not None and kept.bytes == 95
    kept.put("f", b"z" * 26)
    assert kept.get("f") is None
    kept.put("a", b"")
    assert kept.bytes == 70


def test_a_desk_that_dies_takes_nothing_with_it() -> None:
    async def scene() -> None:
        desks = Thinking(2)
        try:
            others = asyncio.create_task(desks.at_desk("bob", "b", time.sleep, 1.0))
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="bad-record: The record could not be replayed"):
                await desks.at_desk("ann", "a", os._exit, 1)
            with pytest.raises(Refused, match="bad-record: The record takes too long"):
                await desks.at_desk("ann", "a", bytearray, 1 << 40)
            assert await desks.at_desk("ann", "a", abs, -3) == 3
            await others
        finally:
            desks.stop()

    run(scene())


def test_a_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        worker = Worker(quiet, 0)
        try:
            assert await worker.run(abs, -3) == 3
            monkeypatch.setattr(thinking, "PATIENCE", 0.2)
            with pytest.raises(TimeoutError):
                await worker.run(time.sleep, 60)
            monkeypatch.undo()
            assert await worker.run(abs, -3) == 3
        finally:
            worker.stop()

    run(scene())


def test_results_are_kept_for_whoever_asks_next() -> None:
    async def scene() -> None:
        desks = Thinking(1)
        try:
            found = await asyncio.gather(*[desks.looked_up("ann", "r", os.urandom, 8) for _ in range(3)])
            assert len(set(found)) == 1, "asked for together, done once"
            assert await desks.looked_up("bob", "r", os.urandom, 8) == found[0]
            assert await desks.looked_up("bob", "r", os.urandom, 9) != found[0]
            with pytest.raises(ValueError, match="negative"):
                await desks.looked_up("ann", "r", os.urandom, -1)
        finally:
            desks.stop()

    run(scene())


def test_the_line_before_the_desks_has_an_end() -> None:
    async def scene() -> None:
        desks = Thinking(1)
        try:
            asked = [asyncio.create_task(desks.at_desk("ann", str(n), time.sleep, 60)) for n in range(10)]
            await settled()
            assert [task.done() for task in asked] == [False] * (1 + MOST_OF_ADDRESS) + [True]
            error = asked[-1].exception()
            assert isinstance(error, Refused) and error.code == "too-much"
            assert await desks.at_desk("bob", "b", abs, -3) == 3, "one desk is left for others"
            others = [asyncio.create_task(desks.at_desk(f"{n}", "r", time.sleep, 60)) for n in range(MOST_WAITING)]
            await settled()
            error = others[-1].exception()
            assert isinstance(error, Refused) and error.code == "busy"
        finally:
            desks.stop()
        ends = await asyncio.gather(*asked, *others, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError | Refused) for end in ends)

    run(scene())


def test_quick_bots_of_one_address_take_turns() -> None:
    async def scene() -> None:
        desks = Thinking(1)
        view = Game("rest-in-peace", seed=3).view(Game("rest-in-peace", seed=3).asked or 0)
        bots = [asyncio.create_task(desks.token("random", 1, view, "ann", f"{n}", 60)) for n in range(9)]
        await settled()
        assert desks.quick["ann"].locked() and QUICK_AT_ONCE == 8
        assert await desks.token("random", 1, view, "bob", "b", 0) in view["options"]
        assert not any(bot.done() for bot in bots)
        while bots:
            bots.pop().cancel()
        await settled()
        gc.collect()
        assert not desks.quick, "an address is forgotten when its bots have answered"

    run(scene())
