"""White Moon and Black Secret together in the browser: all of it on one screen, both levels, pointing, axe."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import axe
from tests.e2e.conftest import Someone
from tests.e2e.people import PHONE, Json, Person, at_position
from tests.e2e.test_ghost_stories import SERIOUS, TELEPHONE, tokens
from tests.scenes.black_secret.secret import SecretScene
from tests.scenes.black_secret.test_draw import draw
from tests.scenes.both.night import NightScene, night
from tests.server.served import Server

PIECES: dict[str, Any] = {
    "at": "N1 E5 Sb4 Wb7",
    "demons": "Seeker:1 Landscaper:5 Gravedigger:5",
    "knocked_down": "W",
    "pyramid": "1:1 2:3 5:12",
    "curses": "5 7 9 13 16 20",
    "blood": "2.1:1 2.2:1 3.2:2",
    "hand": "57 60",
    "no_ladders": "3 7",
    "haunted": "2",
    "discards": "20 21 22",
    "villagers": "0:Li,Sun 1:Hua,Zhou 3:Sun,Hua 5:Xiang 6:Weng,Li 7:Zhou,Wu 8:Miao,Chang",
    "dead": "Li Sun",
    "rescued": "Hua Zhou Wu",
    "crystals": "N:1 E:1",
    "receptacles": "NW SE",
    "artifacts": "N:divine_sword E:shield_of_time,vengeful_claw W:scroll_of_unity",
}
GHOSTS = "N0:28 N1:38 E0:101 E2:12 S1:44 S2:67 W2:74 W0:17"
WU_FENG = 4
#: What lies over the edge of the screen or of a box that cuts it off. A scrolling tray is no fault.
CUT = """() => [...document.querySelectorAll('[data-board] *')].filter((each) => {
  const box = each.getBoundingClientRect();
  if (!each.checkVisibility() || !box.width || each.closest('svg, .tray, .sheet')) return false;
  const cuts = getComputedStyle(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth + 1;
  return cuts || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
}).map((each) => each.outerHTML.slice(0, 160))"""


def whole_night() -> NightScene:
    return night(**PIECES, ghosts=GHOSTS, buddhas="W1", su_ling="S1")


def come(someone: Someone, server: Server, s: SecretScene, seats: dict[int, str], **wishes: Any) -> list[Person]:
    """People on some seats of a table that goes on from a scene; random bots on the others."""
    chairs = ["-" if seat in seats else "random" for seat in range(WU_FENG + 1)]
    made = at_position(server.url, s.code, *chairs)
    people: list[Person] = []
    for name in seats.values():  # in the order of the seats: each takes the first that is free
        people.append(someone(name, **wishes).open(f"/t/{made['id']}"))
        people[-1].sit()
    for person in people:
        person.until(person.is_begun, "the game")
        person.page.locator('[data-board="ghost-stories"] .tile').first.wait_for()
    return people


def in_sight(page: Page, what: str, box: str = ".tray") -> bool:
    """Does all of it lie in the part of its box that is seen without scrolling?"""
    inner, outer = page.locator(what).last.bounding_box(), page.locator(box).bounding_box()
    assert inner and outer
    return outer["y"] - 1 <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


def size(person: Person) -> Json:
    found: Json = person.page.evaluate(
        "({width: document.scrollingElement.scrollWidth, height: document.scrollingElement.scrollHeight})"
    )
    return found


def test_all_of_it_on_one_screen(someone: Someone, server: Server) -> None:
    """Ann's laptop shows both expansions at once; one key turns to the catacombs, and nothing shines through."""
    (ann,) = come(someone, server, whole_night(), {0: "Ann"}, bypass_csp=True)
    page = ann.page
    ann.until(ann.is_asked, "her Yang phase")
    page.locator(".deeds").wait_for()
    counts = {
        ".tile": 9, ".space:not(.empty) .face": 8, "[data-place]": 4, ".over .stack": 7, ".over .corner": 4,
        ".corner.full": 2, ".over .portal": 1, ".su-ling": 1, ".strip .figure": 4, ".pyramid .space": 10, ".mantra": 6,
        ".figures > span": 2, ".artifact": 4, ".strip .hand .back": 2,
    }  # fmt: skip
    assert {each: page.locator(each).count() for each in counts} == counts
    assert size(ann) == {"width": 1366, "height": 768}
    assert page.evaluate(CUT) == []
    assert ann.page.get_by_label("Wu-Feng").count() > 0
    assert in_sight(page, '.tray [data-token="0"]'), "the way on is in sight"
    assert in_sight(page, ".omen ul, .omen p:last-child", ".deck"), "so is what the next Yin phase may cost"
    expect(page.locator(".strip .figure .chance")).to_have_count(3)
    page.add_script_tag(content=axe())
    assert page.evaluate(SERIOUS) == []
    page.keyboard.press("b")
    expect(page.locator(".cells .cell")).to_have_count(9)
    expect(page.locator(".cells .figure")).to_have_count(3)
    expect(page.locator(".cells .people > span")).to_have_count(2)
    expect(page.locator(".cells .people .down")).to_have_count(1)
    expect(page.locator(".over :is(.stack, .portal)")).to_have_count(0)
    assert page.evaluate(CUT) == [] and page.evaluate(SERIOUS) == []


def test_wu_feng_sees_what_a_card_may_do(someone: Someone, server: Server) -> None:
    """Wu-Feng has drawn a black ghost: he may place it, no demon is left to summon, and curses say what they do. All
    his choices are in sight."""
    (wu,) = come(someone, server, draw(night(**PIECES, deck="45")), {WU_FENG: "Wu"}, bypass_csp=True)
    page = wu.page
    wu.until(wu.is_asked, "his choice")
    question = wu.question
    assert question is not None and question["kind"] == "wu-feng"
    expect(page.locator(".uses .demon [aria-disabled]")).to_have_count(3)
    curses = page.locator(".uses li [data-token]")
    expect(curses).to_have_count(len([token for token in tokens(question) if token > 4]))
    assert all(in_sight(page, f'.tray [data-token="{token}"]') for token in tokens(question))
    page.locator(".uses li", has_text="Remove a ladder").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Wu-Feng removes a ladder")
    assert size(wu) == {"width": 1366, "height": 768}
    page.add_script_tag(content=axe())
    assert page.evaluate(SERIOUS) == []
    curses.first.click()
    wu.until(lambda: question not in wu.position["questions"], "he casts it")


def test_pointing_at_pieces_of_the_expansions(someone: Someone, server: Server) -> None:
    """Ann points at villagers, a demon, the pyramid; at a cell while Ben looks at the village: he sees where it is."""
    ann, ben = come(someone, server, whole_night(), {0: "Ann", 1: "Ben"})
    for thing in ("villagers-7", "receptacle-1", "demon-2", "pyramid-4", "mantra-3", "shelter"):
        ann.page.locator(f'[data-point="{thing}"]').first.click(button="right")
        expect(ben.page.locator(f'[data-pointed="{thing}"]')).to_be_visible()
    ann.page.keyboard.press("b")
    ann.page.locator('.cell[data-point="cell-5"]').click(button="right", position={"x": 20, "y": 40})
    ring = ben.page.locator('[data-pointed="cell-5"]')
    expect(ring).to_be_visible()
    around, glance = ring.bounding_box(), ben.page.locator(".strip .map").bounding_box()
    assert around and glance and glance["x"] - 10 < around["x"] < glance["x"] + glance["width"]
    ben.page.locator('.tile[data-point="tile-0"]').click(button="right", position={"x": 12, "y": 30})
    expect(ann.page.locator('[data-pointed="tile-0"]')).to_be_visible()
    seen = ann.page.locator('[data-pointed="tile-0"]').bounding_box()
    assert seen and seen["y"] > 580, "the tiles lie under the cells: the little map shows it"


@pytest.mark.parametrize("seat", [0, WU_FENG], ids=["taoist", "wu-feng"])
def test_on_a_phone(someone: Someone, server: Server, seat: int) -> None:
    """On a phone nothing lies to the side on any sheet, nor below."""
    s = draw(night(**PIECES, deck="45")) if seat else whole_night()
    (ann,) = come(someone, server, s, {seat: "Ann"}, bypass_csp=True, **TELEPHONE)
    ann.until(ann.is_asked, "a question")
    ann.page.add_script_tag(content=axe())
    tabs = ann.page.get_by_role("tab")
    expect(tabs).to_have_count(7)
    for n in (1, 5, 6, 0):
        tabs.nth(n).tap()
        assert size(ann)["width"] <= PHONE["width"], n
        assert ann.page.evaluate(SERIOUS) == [], n
    ann.page.locator(".corner button.map").tap()
    expect(ann.page.locator(".cells .cell")).to_have_count(9)
    assert ann.page.evaluate(SERIOUS) == []
