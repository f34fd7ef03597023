"""A game that was over long ago: its table leads to the replay, and it still stands among one's own."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Someone
from tests.e2e.people import make
from tests.server.served import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for which a second is long ago."""
    database = f"sqlite:///{tmp_path_factory.mktemp('e2e')}/server.db"
    with Server(database, HAUNTINGS_KEEP_TABLES="0.00001", HAUNTINGS_SWEEP="0.1", HAUNTINGS_DEALS="old") as running:
        yield running


def test_the_table_of_an_old_game_leads_to_its_replay(someone: Someone, server: Server) -> None:
    """Ann begins a game, lends her seat to a bot and goes. Later she opens the link of the table: she is shown the
    game, and the way back leads to where she came from."""
    table = make(server.url, "rest-in-peace", "-", "greedy")["id"]
    ann = someone("Ann").open(f"/t/{table}")
    page = ann.page
    ann.sit()
    ann.until(ann.is_begun, "the game")
    loan = ann.context.request.put(
        f"/api/tables/{table}/seats/0/loan", data={"bot": "greedy"}, headers={"origin": server.url}
    )
    assert loan.ok, loan.text()
    ann.until(lambda: ann.over, "the end", 40)
    page.goto("/")
    expect(page.locator(f'.mine a[href="/r/{table}"]')).to_contain_text("Ann")
    code = f"/api/tables/{table}/seats/0/code"
    ann.until(lambda: ann.context.request.get(code).status == 410, "the game is archived", 40)

    page.reload()
    mine = page.locator(f'.mine a[href="/r/{table}"]')
    expect(mine).to_contain_text("Ann")
    expect(mine).to_contain_text("watch again")
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }", f"/t/{table}")
    page.wait_for_url(f"**/r/{table}")
    expect(page.locator("output")).to_have_text(re.compile(r"\d"))
    page.go_back()
    expect(page.locator(".make form")).to_be_visible()
    assert page.evaluate("location.pathname") == "/"
