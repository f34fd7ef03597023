"""Black Secret in the browser: one page is Wu-Feng's, one a Taoist's; a phone; a screen reader."""

from __future__ import annotations

import time
from functools import partial

from playwright.sync_api import expect

from tests.e2e.browser import axe
from tests.e2e.conftest import Someone
from tests.e2e.people import PHONE, Json, Person, at_position, make
from tests.e2e.test_ghost_stories import SERIOUS, TELEPHONE, tokens
from tests.scenes.black_secret.secret import secret
from tests.server.served import Server
from tests.told import scenes

GAME = "ghost-stories-black-secret"
SEARCH = 10
CLIMB = 109
HELD = [57, 60]  # Uncatchable, Forgotten Ones


def as_wu_feng(question: Json) -> int:
    """Summon, else curse, else place; a demon searches where it can."""
    offered = tokens(question)
    if question["kind"] == "demon-acts" and SEARCH in offered:
        return SEARCH
    if question["kind"] != "wu-feng":
        return offered[-1]
    demons = [token for token in offered if 2 <= token <= 4]
    curses = [token for token in offered if token > 4]
    return (demons or curses or offered)[0]


def as_taoist(question: Json) -> int:
    """Ends the turn; of the rest the last."""
    offered = tokens(question)
    return offered[0] if question["kind"] in ("yang", "reroll-dice") else offered[-1]


def seated(person: Person) -> bool:
    return any(chair["yours"] for chair in person.info.get("seats", []))


def both(someone: Someone, table: str) -> tuple[Person, Person]:
    """Ann is the only Taoist, Wu is Wu-Feng."""
    ann, wu = someone("Ann"), someone("Wu")
    for person in (ann, wu):
        person.open(f"/t/{table}")
        person.sit()
        person.until(partial(seated, person), "a seat")
    for person in (ann, wu):
        person.until(person.is_begun, "the game")
        person.page.locator('[data-board="ghost-stories"] .strip').wait_for()
    return ann, wu


def test_wu_feng_against_a_taoist(someone: Someone, server: Server) -> None:
    """Wu-Feng draws, summons and searches on his own table; Ann looks below and climbs down. All is on the screen."""
    made_table = make(server.url, GAME, "-", "-", options={"difficulty": "initiation"})
    ann, wu = both(someone, made_table["id"])
    expect(wu.page.locator(".strip .figure")).to_have_count(4)
    expect(wu.page.locator(".pyramid .space")).to_have_count(10)
    expect(wu.page.locator(".mantra")).to_have_count(6)
    for person in (ann, wu):
        tall = person.page.evaluate("[document.scrollingElement.scrollHeight, innerHeight]")
        assert tall[0] <= tall[1]

    climbed = False
    made, end = 0, time.monotonic() + 28
    while time.monotonic() < end and not ann.over and not (climbed and made > 8):
        for person, choose in ((wu, as_wu_feng), (ann, as_taoist)):
            question = person.question
            if question is None:
                continue
            if person is ann and not climbed and CLIMB in tokens(question):
                person.page.locator("#question.yours").wait_for()
                person.page.keyboard.press("b")
                expect(person.page.locator(".cell")).to_have_count(9)
                person.page.locator(f'.cell [data-token="{CLIMB}"]').click()
                person.until(lambda: ann.view()["at"][ann.view()["seat_of"].index(0)] >= 9, "she is below")
                expect(person.page.locator(".cell .people > span")).to_have_count(1)
                climbed = True
            else:
                made += person.answer(choose=choose)
        ann.page.wait_for_timeout(10)
    assert climbed and made > 8, (made, ann.over, ann.question, wu.question)


def test_what_wu_feng_holds_never_comes_to_the_taoists_page(someone: Someone, server: Server) -> None:
    """A table that goes on from a position in which Wu-Feng holds two incarnations (BS §2.11)."""
    s = secret(neutral="E S W", at="N4", hand=" ".join(map(str, HELD)))
    made = at_position(server.url, s.code, "-", "-")
    ann, wu = both(someone, made["id"])
    assert wu.view()["incarnation_hand"][1] == HELD
    expect(wu.page.locator(".strip .hand .face")).to_have_count(2)
    expect(ann.page.locator(".strip .hand .face")).to_have_count(0)
    expect(ann.page.locator(".strip .hand .back")).to_have_count(2)
    views = scenes(ann.heard)
    assert views and all(view["values"]["incarnation_hand"][1] is None for view in views)
    cards = wu.page.locator(".strip .hand button").all()
    names = [(card.get_attribute("aria-label") or "").removeprefix("In your hand: ") for card in cards]
    assert len(names) == 2 and all(names)
    assert not [name for name in names if name in ann.page.content()]


def test_on_a_phone_and_with_a_screen_reader(someone: Someone, server: Server) -> None:
    """Wu-Feng on a phone, bots against him: nothing lies to the side, and axe finds nothing serious on either level."""
    made = make(server.url, GAME, "greedy", "-", options={"difficulty": "initiation"})
    wu = someone("Wu", bypass_csp=True, **TELEPHONE)
    wu.open(f"/t/{made['id']}")
    wu.sit()
    wu.until(wu.is_asked, "the first card")
    wu.page.locator("#question.yours").wait_for()
    tabs = wu.page.get_by_role("tab")
    expect(tabs).to_have_count(7)
    wu.page.add_script_tag(content=axe())
    for n in (0, 6):
        tabs.nth(n).tap()
        wide = wu.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1] == PHONE["width"], (n, wide)
        assert wu.page.evaluate(SERIOUS) == []
    wu.page.locator(".corner button").tap()
    expect(wu.page.locator(".cell")).to_have_count(9)
    assert wu.page.evaluate(SERIOUS) == []


def test_axe_on_a_laptop(someone: Someone, server: Server) -> None:
    """A Taoist with a screen reader looks at both levels."""
    made = make(server.url, GAME, "-", "greedy", options={"difficulty": "initiation"})
    ann = someone("Ann", bypass_csp=True)
    ann.open(f"/t/{made['id']}")
    ann.sit()
    ann.until(ann.is_asked, "the first question")
    ann.page.locator(".strip").wait_for()
    expect(ann.page.locator(".strip .who b")).to_have_text("Wu-Feng")  # the last seat, however many there are
    ann.page.add_script_tag(content=axe())
    assert ann.page.evaluate(SERIOUS) == []
    ann.page.locator(".strip .map").click()
    expect(ann.page.locator(".cell")).to_have_count(9)
    assert ann.page.evaluate(SERIOUS) == []
