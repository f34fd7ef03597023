"""Ghost Stories: White Moon in the browser: its pieces on the table; by keyboard, on a phone, with axe."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import axe
from tests.e2e.conftest import Someone
from tests.e2e.people import PHONE, Json, Person, keep, make
from tests.e2e.test_ghost_stories import HELP, SERIOUS, TELEPHONE, to_yang, tokens
from tests.scenes.white_moon.moon import moon
from tests.server.served import Server

LEAD = range(85, 94)


def at_moon(person: Person, server: Server, bots: int) -> Person:
    """A person on the first seat, greedy bots on the others; waits for the first question."""
    options = {"difficulty": "initiation"}
    made = make(server.url, "ghost-stories-white-moon", "-", *["greedy"] * bots, options=options)
    person.open(f"/t/{made['id']}")
    person.sit()
    person.until(lambda: person.question, "a question")
    person.page.locator("#question.yours").wait_for()
    person.page.locator('[data-board="ghost-stories"]').wait_for()
    return person


def by_number(question: Json) -> int:
    """One of the options that have a number key: ask for help, then end the turn; of other questions the first."""
    offered = tokens(question)[:10]
    return HELP if HELP in offered else offered[0]


def wide(person: Person) -> Json:
    found: Json = person.page.evaluate(
        "({width: document.scrollingElement.scrollWidth, height: document.scrollingElement.scrollHeight})"
    )
    return found


def test_villagers_are_led_and_the_bots_play_on(someone: Someone, server: Server) -> None:
    """Ann and three bots: all on one screen; a villager is taken in the hand and led; families are explained; then a
    stretch by keyboard."""
    ann = at_moon(someone("Ann"), server, 3)
    page = ann.page
    question = to_yang(ann)
    stacks = sum(1 for stack in ann.view()["villagers"] if stack)
    expect(page.locator(".over .stack")).to_have_count(stacks)
    expect(page.locator(".over .corner")).to_have_count(4)
    expect(page.locator(".over .portal")).to_have_count(1)
    size = wide(ann)
    assert size["width"] <= 1366 and size["height"] <= 768, size

    page.locator('[data-at="shelter"]').click()
    expect(page.locator(".families li")).to_have_count(12)
    page.keyboard.press("Escape")

    led = [token for token in tokens(question) if token in LEAD]
    if led:
        page.get_by_role("button", name="Lead a villager").click()
        page.locator(f'.tile [data-token="{led[0]}"]').click()
        ann.until(lambda: question not in ann.position["questions"], "she leads a villager")

    for _ in range(12):
        if ann.over or ann.view()["turn"] > 5:
            break
        ann.until(lambda: ann.over or ann.question, "the next question")
        ann.until(lambda: ann.over or ann.answer(keys=True, choose=by_number), "an answer by keys")
    assert ann.over or ann.view()["turn"] > 1


def test_on_a_phone(someone: Someone, server: Server) -> None:
    """On a phone nothing lies to the side, on no sheet; a tap on a tile moves her, villagers do not catch it."""
    ann = at_moon(someone("Ann", **TELEPHONE), server, 1)
    question = to_yang(ann)
    tabs = ann.page.get_by_role("tab")
    for n in (1, 5, 0):
        tabs.nth(n).tap()
        assert wide(ann)["width"] <= PHONE["width"], n
    token = next(token for token in tokens(question) if 1 <= token <= 9)
    ann.page.locator(f'.tile [data-token="{token}"]').tap()
    ann.until(lambda: question not in ann.position["questions"], "a tap moves her")


@pytest.mark.parametrize("wishes", [{}, TELEPHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_serious(someone: Someone, server: Server, wishes: dict[str, Any]) -> None:
    """Somebody with a screen reader comes to the village under the White Moon."""
    ann = at_moon(someone("Ann", bypass_csp=True, **wishes), server, 2)
    to_yang(ann)
    ann.page.add_script_tag(content=axe())
    assert ann.page.evaluate(SERIOUS) == []


def barrier_code() -> str:
    """A village whose Mystic Barrier has just risen: ghosts on two boards, a villager at the Portal."""
    s = moon(
        at="N0 E4 S4 W4", crystals="N:1", receptacles="NE SE SW", su_ling="S1", ghosts="N0:44 S0:39 W2:11",
        villagers="4:Li 3:Sun,Hua 7:Zhou", deck="17 18",
    )  # fmt: skip
    s.play("place crystal", "end turn")
    assert s.question == "barrier of the group"
    return s.code


def test_the_barrier_stands(someone: Someone, server: Server) -> None:
    """Somebody opens the code of a Barrier: four crystals on the corners, Su-Ling on her icon, the light around it."""
    page = someone("Ann").open(f"/r/{keep(server.url, barrier_code())['id']}").page
    expect(page.locator(".over .ring")).to_have_count(1)
    expect(page.locator(".corner.full")).to_have_count(4)
    expect(page.locator(".su-ling")).to_have_count(1)
    expect(page.locator(".over .stack")).to_have_count(3)
