"""Moments get the middle of the board: as still pictures too, until a round's end is seen, and without jolts."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.browser import axe
from tests.e2e.conftest import Someone
from tests.e2e.endings import ENDINGS, dueling
from tests.e2e.people import PHONE, Person, at_position
from tests.e2e.test_endings import answer
from tests.e2e.test_ghost_stories import SERIOUS
from tests.e2e.test_log import ends_turn, in_the_scene
from tests.server.served import Server

SLOWER = 6  # times: a phone beside this machine
LONG = 150  # ms: alone on the machine none takes 100, beside another browser on two cores some take 120
#: Which moments are on the board, as long as the page stays.
SEEN = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const now = document.querySelector('[data-moment]')?.dataset.moment;
    if (now && window.seen.at(-1) !== now) window.seen.push(now);
  }).observe(document.body, {subtree: true, childList: true});
}"""


def two(someone: Someone, server: Server, text: str, **wishes: Any) -> list[Person]:
    """Ann, who is told one thing after the other, and Bob, who is not, at a position."""
    players = [someone("Ann", speed="normal", bypass_csp=True, **wishes), someone("Bob")]
    table = at_position(server.url, text, "-", "-")
    for seat, person in enumerate(players):
        person.take(table["id"], seat)
        person.open(f"/t/{table['id']}")
    for person in players:
        person.page.locator("[data-board]").wait_for()
    return players


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_chain_has_its_moments(someone: Someone, server: Server, motion: Any) -> None:
    """Three villagers die, one after the other; who wants less motion sees the same as still pictures."""
    ann = in_the_scene(someone("Ann", speed="step", reduced_motion=motion, bypass_csp=True), server)
    ends_turn(ann)
    layer = ann.page.locator("[data-moment]")
    shown = []
    while ann.page.locator("#question.yours").count() == 0:
        if layer.count():
            shown.append(layer.get_attribute("data-moment"))
            expect(layer.locator(".plate > [aria-hidden=true]")).to_have_count(2)  # the log tells it, once
            assert layer.evaluate("layer => layer.classList.contains('still')") == (motion == "reduce")
        if len(shown) == 1:
            ann.page.add_script_tag(content=axe())
            assert ann.page.evaluate(SERIOUS) == []
        ann.page.keyboard.press("Space")
    assert shown == ["villager-died"] * 3, shown


@pytest.mark.parametrize("wishes", [{}, {"viewport": PHONE}], ids=["laptop", "phone"])
def test_a_rounds_end_stays_until_it_is_seen(someone: Someone, server: Server, wishes: dict[str, Any]) -> None:
    """Bob goes on at once; on Ann's screen the round stands, with its score, until she says that she saw it."""
    pieces = {"round": 3, "green_side": "2", "blue_side": "3", "green_hand": "1", "tokens": "M"}
    ann, bob = two(someone, server, dueling(pieces)(), **wishes)
    answer([ann, bob], "end turn")
    layer = ann.page.locator("[data-moment=won-tokens]")
    layer.wait_for()
    for number in ("2", "3"):
        expect(layer.locator("strong", has_text=number)).to_be_visible()
    ann.page.add_script_tag(content=axe())
    assert ann.page.evaluate(SERIOUS) == []
    bob.until(lambda: bob.is_asked() or ann.is_asked(), "the game goes on")
    ann.page.wait_for_timeout(4000)
    button = layer.get_by_role("button", name="Next")
    box = button.bounding_box()
    assert box and box["height"] >= 40
    expect(button).to_be_visible()
    button.click()
    expect(layer).to_have_count(0)


def test_the_outcome_is_seen_before_the_result(someone: Someone, server: Server) -> None:
    """Bob wins the game: Ann sees the round, then that he has won, and only then the result."""
    ending = next(each for each in ENDINGS if each.name == "rest-in-peace castles")
    ann, bob = two(someone, server, ending.code())
    ann.page.evaluate(SEEN)
    answer([ann, bob], ending.answers[0])
    ann.page.locator("[data-moment=won-tokens]").get_by_role("button", name="Next").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.page.locator("[data-moment=game-won]").wait_for()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.get_by_role("dialog")).to_contain_text(ending.title)
    assert ann.page.evaluate("window.seen").count("game-won") == 1


def test_a_chain_moves_without_jolts(
    someone: Someone, server: Server, browser: Browser, capsys: pytest.CaptureFixture[str]
) -> None:
    """A haunting, three deaths and their curses on a phone that is six times slower: no task takes long. What counts
    is the time in which the page itself works: other programs may be busy."""
    wishes: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    ann = in_the_scene(someone("Ann", reduced_motion="no-preference", **wishes), server)
    ann.page.wait_for_timeout(500)
    ann.page.evaluate(SEEN)
    ann.page.context.new_cdp_session(ann.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=ann.page, categories=["disabled-by-default-devtools.timeline", "toplevel"])
    ends_turn(ann)
    ann.page.locator("#question.yours").wait_for(timeout=60_000)
    tasks = main_tasks(json.loads(browser.stop_tracing())["traceEvents"])
    long = [round(took) for took in tasks if took > LONG]
    with capsys.disabled():
        print(f"\n{len(tasks)} tasks at a sixth of the speed, the longest {max(tasks):.0f} ms, {len(long)} over {LONG}")
    assert ann.page.evaluate("window.seen").count("villager-died") >= 1
    assert long == []


def main_tasks(events: list[dict[str, Any]]) -> list[float]:
    """How many ms of its own each task of the page's main thread took."""
    named = [e for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"]
    tasks = [e for e in events if e["name"] == "RunTask" and e["ph"] == "X"]
    busy = max(
        named, key=lambda one: sum([e["tdur"] for e in tasks if (e["pid"], e["tid"]) == (one["pid"], one["tid"])])
    )
    return [e["tdur"] / 1000 for e in tasks if (e["pid"], e["tid"]) == (busy["pid"], busy["tid"])]
