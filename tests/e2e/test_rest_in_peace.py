"""The board of Rest in Peace where a position must be laid first."""

from __future__ import annotations

from playwright.sync_api import expect

from hauntings.games.rest_in_peace.cards import PSYCHIC
from hauntings.games.rest_in_peace.setup import BOX
from hauntings.records.game import Game
from hauntings.records.position import code_of
from tests.e2e.conftest import Someone
from tests.e2e.people import PHONE, Person, at_position
from tests.scenes.rest_in_peace.duel import duel
from tests.server.served import Server

IN_SIGHT = """n => { const [a, b] = [n, n.closest('ol')].map((e) => e.getBoundingClientRect());
    return a.left >= b.left && a.right <= b.right }"""
ON_TOP = """n => { const { left, right, bottom } = n.getBoundingClientRect();
    return n.contains(document.elementFromPoint((left + right) / 2, bottom - 2)) }"""
CUT = "all => all.filter((n) => n.scrollHeight > n.clientHeight + 1).map((n) => n.textContent)"


def two(someone: Someone, server: Server, **scene: str | int) -> tuple[Person, Person]:
    """Ann and Ben, both with a phone, go on from a scene; Ann is Green."""
    code = code_of(Game.from_position(BOX, {}, BOX.write(duel(**scene))))  # type: ignore[arg-type]
    path = f"/t/{at_position(server.url, code, '-', '-')['id']}"
    people = someone("Ann", viewport=PHONE), someone("Ben", viewport=PHONE)
    for person in people:
        person.open(path)
        person.sit()
    for person in people:
        person.until(person.is_begun, "the game goes on")
    return people


def test_a_lost_round_stays_until_the_next_begins(someone: Someone, server: Server) -> None:
    """Ann lays #29 and withdraws: what was laid stays in sight, marked, until she has answered about round 10."""
    ann, ben = two(someone, server, round=2, green_hand="1 2", green_side="3", blue_side="6 1", green_display="#29")
    ann.click(PSYCHIC + 29)
    for person in (ann, ben):
        expect(person.page.locator(".side .named")).to_have_count(4)
        assert person.page.locator(".band li button").evaluate(ON_TOP)
    ann.click(0)
    for person in (ann, ben):
        expect(person.page.locator(".band")).to_contain_text("Round 2 is over")
        expect(person.page.locator(".band")).to_contain_text("Ben won the round")
        expect(person.page.locator(".side .card")).to_have_count(4)
        expect(person.page.locator("[aria-current=step]")).to_have_count(0)
    ann.click(0)
    for person in (ann, ben):
        expect(person.page.locator(".band")).to_contain_text("Round 3")
        expect(person.page.locator(".side .card")).to_have_count(0)


def test_houses_to_swap_are_in_sight(someone: Someone, server: Server) -> None:
    """The first Castle that can be swapped is scrolled into sight, an arrow says that there are more, and all can be
    reached; long titles are whole."""
    ann, _ = two(someone, server, round=2, green_hand="1 2", green_display="#28", row="#24 #19 #25", tokens="MMMMMCCCC")
    assert ann.page.locator(".plaque .name").evaluate_all(CUT) == []
    ann.click(PSYCHIC + 28)
    castles = ann.page.locator(".mansions .offered")
    expect(castles).to_have_count(4)
    expect(ann.page.locator(".asked .more.after")).to_be_visible()
    assert castles.first.evaluate(IN_SIGHT)
    castles.last.scroll_into_view_if_needed()
    expect(ann.page.locator(".asked .more.after")).to_have_count(0)
    assert castles.last.evaluate(IN_SIGHT)
