"""A server and a Chromium for each file of tests; every person has a browser context of their own.

The deals are the same in every run. `HAUNTINGS_DEALS=7 ./play pytest tests/e2e` plays others.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e import browser as chromium
from tests.e2e.people import Person
from tests.server.served import SOURCE, Server

STATIC = Path(os.environ.get("HAUNTINGS_STATIC") or SOURCE / "hauntings" / "web" / "static")
Someone = Callable[..., Person]
expect.set_options(timeout=15_000)  # ms: a busy machine is no fault


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.fail("The pages are not built: run `./play client` first.", pytrace=False)
    database = f"sqlite:///{tmp_path_factory.mktemp('e2e')}/server.db"
    deals = f"{request.module.__name__} {os.environ.get('HAUNTINGS_DEALS', '')}"
    with Server(database, HAUNTINGS_WORKERS="1", HAUNTINGS_DEALS=deals) as running:
        yield running


@pytest.fixture(scope="module")  # not longer: while Playwright is open, other tests cannot run event loops
def browser() -> Iterator[Browser]:
    try:
        program, more = chromium.find()
    except chromium.NoBrowser as why:
        pytest.fail(str(why), pytrace=False)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=program, args=chromium.ARGUMENTS, env={**os.environ, **more}
        )
        yield started
        started.close()


@pytest.fixture
def someone(browser: Browser, server: Server) -> Iterator[Someone]:
    """A function that gives a person with an empty browser; none of their pages may break."""
    people: list[Person] = []

    def come(name: str, **wishes: Any) -> Person:
        people.append(Person(browser, server.url, name, **wishes))
        return people[-1]

    yield come
    broken = [error for person in people for error in person.errors]
    for person in people:
        person.context.close()
    assert not broken, broken
