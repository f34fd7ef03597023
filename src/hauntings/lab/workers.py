"""Processes that work for a tournament or a benchmark."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context


@contextmanager
def workers(number: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. Only we hear Ctrl+C; whatever ends our work early ends theirs."""
    pool = ProcessPoolExecutor(number, mp_context=get_context("spawn"))
    before = set(active_children())
    try:
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # a new process inherits it
        try:
            for _ in range(number):
                pool.submit(int)  # each piece of work starts a process while none is idle
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)
        yield pool
    except BaseException:
        for child in set(active_children()) - before:
            child.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
