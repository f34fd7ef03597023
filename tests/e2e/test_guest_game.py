"""A game of somebody else in the browser: picked in the lobby, drawn as text, played to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.e2e.conftest import Someone
from tests.e2e.people import play
from tests.server.served import Server

NAMED = "tests.guest.poker:MANIFEST,tests.guest.candles:MANIFEST"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('guest')}/server.db"
    with Server(database, HAUNTINGS_WORKERS="1", HAUNTINGS_GAMES=NAMED) as running:
        yield running


def test_it_is_played_on_the_text_board(someone: Someone) -> None:
    ann = someone("Ann")
    ann.open("/")
    ann.page.locator("button.game", has_text="Poker with guests").click()
    form = ann.page.locator(".make form")
    form.get_by_role("textbox").first.fill("Ann")
    form.locator("button[type=submit]").click()
    ann.table_path()
    board = ann.page.locator('[data-board="generic"]')
    board.get_by_text("Chips: 1, 1").wait_for()
    assert play([ann], lambda: ann.over, 60) > 0
    ann.page.get_by_role("dialog").wait_for()
    assert sum(ann.info["result"]) == 1


def test_a_game_without_any_words_is_played_too(someone: Someone) -> None:
    """Candles has a table of its own and no message files: its notation is shown."""
    ann = someone("Ann")
    ann.open("/")
    ann.page.locator("button.game", has_text="Candles").click()
    form = ann.page.locator(".make form")
    form.get_by_role("textbox").first.fill("Ann")
    form.locator("button[type=submit]").click()
    ann.table_path()
    ann.page.locator('[data-board="generic"]').get_by_text("Candles: 9").wait_for()
    assert play([ann], lambda: ann.over, 60) > 0
    ann.page.get_by_role("dialog").wait_for()
