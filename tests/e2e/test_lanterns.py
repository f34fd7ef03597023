"""An expansion of somebody else in the browser, alone and with both of ours: what the pages draw plainly, and play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import axe
from tests.e2e.conftest import Someone
from tests.e2e.people import LAPTOP, PHONE, Json, make, play
from tests.e2e.test_ghost_stories import SERIOUS
from tests.server.served import Server

ENOUGH = 15  # of her decisions: all have had their turns


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('lanterns')}/server.db"
    with Server(database, HAUNTINGS_WORKERS="1", HAUNTINGS_GAMES="tests.lanterns.boxes:MANIFESTS") as running:
        yield running


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(("box", "seats"), [("ghost-stories-lanterns", 4), ("ghost-stories-lanterns-both", 5)])
def test_it_is_drawn_and_played(someone: Someone, server: Server, box: str, seats: int, size: Json) -> None:
    """Its tile lies in the village with its name, its lanterns are told; it is played for some decisions."""
    ann = someone("Ann", viewport=size, bypass_csp=True)
    made = make(server.url, box, "-", *["random"] * (seats - 1))
    ann.open(f"/t/{made['id']}")
    ann.sit()
    ann.until(ann.is_begun, "the game")
    page = ann.page
    expect(page.locator(".tile", has_text="Lantern Maker")).to_have_count(1)
    ann.until(ann.is_asked, "her turn")
    assert play([ann], lambda: ann.over, 90, keys=ann, most=ENOUGH) > 0
    page.add_script_tag(content=axe())
    assert page.evaluate(SERIOUS) == []
