"""What may happen to a person at a table: reloads, lost lines, tabs, onlookers, regrets."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Someone
from tests.e2e.people import Json, Person, make, play
from tests.server.served import Server
from tests.told import scenes


@pytest.fixture
def pair(someone: Someone, server: Server) -> tuple[Person, Person]:
    """Ann and Ben at a table of Rest in Peace, Ann on the first seat."""
    path = f"/t/{make(server.url, 'rest-in-peace', '-', '-')['id']}"
    ann, ben = someone("Ann"), someone("Ben")
    for person in (ann, ben):
        person.open(path)
        person.sit()
    for person in (ann, ben):
        person.until(person.is_begun, "the game begins")
        person.page.locator("[data-board], .board").first.wait_for()
    return ann, ben


def asked(pair: tuple[Person, Person]) -> tuple[Person, Person]:
    """Who is asked, and the other."""
    one, other = pair
    one.until(lambda: one.question or other.question, "a question")
    return (one, other) if one.question else (other, one)


def lay(question: Json) -> int:
    """A ghost rather than ending the turn."""
    return max([int(option["token"]) for option in question["options"] if option["token"] <= 6])


def test_a_reload_and_a_second_tab(pair: tuple[Person, Person]) -> None:
    """The person who is asked reloads and opens a second tab: the same seat and question each time; then the answer
    from the second tab goes through and the first tab shows it too."""
    play(list(pair), lambda: False, 30, most=4)
    person, other = asked(pair)
    question = person.question
    assert question is not None
    heading = person.page.locator("#question h2")

    person.page.reload()
    expect(heading).to_have_text(question["text"])
    person.until(lambda: person.question == question, "the same question after a reload")

    first = person.page
    person.tab()
    person.open(first.evaluate("location.pathname"))
    expect(person.page.locator("#question h2")).to_have_text(question["text"])
    person.until(lambda: person.question == question, "the same question in a second tab")
    before = other.position["seq"]
    person.until(person.answer, "an answer from the second tab")
    other.until(lambda: other.position["seq"] > before, "the other sees it")
    expect(first.locator("aside[aria-label='Log']")).to_have_text(
        person.page.locator("aside[aria-label='Log']").inner_text(), use_inner_text=True
    )


def test_the_line_breaks_and_the_other_plays_on(pair: tuple[Person, Person]) -> None:
    """A person's network goes away in the middle; the page says so, and once it is back it shows what was missed."""
    person, other = asked(pair)[::-1]
    page = person.page
    page.get_by_role("button", name="Chat").first.click()
    person.context.set_offline(True)
    heard, before = len(person.heard), other.position["seq"]
    other.until(other.answer, "the other plays on")
    other.until(lambda: other.position["seq"] > before, "the other's move is made")
    page.locator("#chat-text").fill("Are you there?")
    page.keyboard.press("Enter")
    page.get_by_text("Connection lost").first.wait_for(timeout=20_000)
    assert len(person.heard) == heard, "the line was never cut"
    person.context.set_offline(False)
    person.until(lambda: person.position["seq"] >= other.position["seq"] > before, "what was missed")
    expect(page.get_by_text("Connection lost")).to_have_count(0)


def test_an_onlooker_sees_no_hand(pair: tuple[Person, Person], someone: Someone) -> None:
    """Eve opens the link of a full table: she watches, gets no question, and nothing she is sent holds a hand."""
    ann, ben = pair
    eve = someone("Eve").open(ann.page.evaluate("location.pathname"))
    eve.until(lambda: eve.position, "the table")
    eve.page.get_by_text("You are watching").wait_for()
    play([ann, ben], lambda: ann.over, 30, most=12)
    eve.until(lambda: eve.position["seq"] == ann.position["seq"], "Eve sees every move")
    assert eve.page.locator("#question.yours").count() == 0
    assert [view["seat"] for view in eve.position["views"]] == [-1]
    for person, own in ((eve, -1), (ann, 0), (ben, 1)):
        views = scenes(person.heard)
        assert views
        for view in views:
            assert view["seat"] in (-1, own)  # before they sat down they were onlookers themselves
            hands = view["values"]["hand"]
            assert [hand is not None for hand in hands] == [seat == view["seat"] for seat in range(2)], hands
        assert own in [view["seat"] for view in views]
    assert all(step["token"] is None for text in eve.heard for step in steps_of(text))


def steps_of(text: str) -> list[Json]:
    position = json.loads(text).get("position")
    return list(position["steps"]) if position else []


def test_take_back_with_consent(pair: tuple[Person, Person]) -> None:
    """A lays a card, which B sees, and asks to take it back; B agrees, and the position is the one before."""
    person, other = asked(pair)
    before = person.view()
    person.until(lambda: person.answer(choose=lay), "a card is laid")
    person.until(lambda: person.view() != before, "it lies")
    person.page.get_by_role("button", name="Take back").click()
    person.page.get_by_text("Waiting for consent").wait_for()
    assert person.view() != before, "not without consent"
    other.page.get_by_role("dialog").get_by_role("button", name="Agree").click()
    for each in (person, other):
        each.page.get_by_text("took back").first.wait_for()
        assert each.page.get_by_role("dialog").count() == 0
    person.until(lambda: person.view() == before and person.question, "the position before")
