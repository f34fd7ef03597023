"""Whole games between people at browsers."""

from __future__ import annotations

import re
from itertools import pairwise

from tests.e2e.conftest import Someone
from tests.e2e.people import Person, play
from tests.told import scenes


def test_two_play_by_link_one_of_them_without_a_mouse(someone: Someone) -> None:
    """Ann makes a table for a friend and sends the link; Ben opens it and plays by keyboard alone, to the end."""
    ann, ben = someone("Ann"), someone("Ben")
    ann.open("/")
    ann.page.locator("button.game", has_text="Rest in Peace").click()
    form = ann.page.locator(".make form")
    form.get_by_role("textbox").first.fill("Ann")
    form.locator("fieldset label", has_text="friend").last.click()
    form.get_by_role("button", name="Make the table and invite").click()
    path = ann.table_path()

    ben.open(path)
    ben.page.get_by_role("button", name="Sit here").wait_for()
    ben.tab_to("main input")
    ben.page.keyboard.type("Ben")
    ben.tab_to("main li button")
    ben.page.keyboard.press("Enter")

    made = play([ann, ben], lambda: ann.over and ben.over, 90, keys=ben)
    assert made > 15
    assert ben.by_arrows > 0
    best = max(ann.info["result"])
    winners = [name for name, points in zip(("Ann", "Ben"), ann.info["result"], strict=True) if points == best]
    for person in (ann, ben):
        end = person.page.get_by_role("dialog")
        end.wait_for()
        if len(winners) == 1:
            title = "You win" if winners[0] == person.name else rf"{winners[0]}\W? wins"
            end.get_by_role("heading", name=re.compile(title)).wait_for()
            assert "loses" in end.inner_text()
        assert len(person.info["seed"]) >= 32
        end.get_by_text("The seal is open").click()
        assert person.info["seed"] in end.inner_text()


def test_two_people_and_a_bot_hide_at_the_same_time(someone: Someone) -> None:
    """Ann, Ben and a bot play 13 Ghosts: both choose a hideout before either sees one, then they ask in turn."""
    ann, ben = someone("Ann"), someone("Ben")
    ann.open("/")
    ann.page.locator("button.game", has_text="13 Ghosts").click()
    form = ann.page.locator(".make form")
    form.locator(".players label", has_text="3").click()
    form.get_by_role("textbox").first.fill("Ann")
    form.locator(".plan fieldset").nth(1).locator("label", has_text="friend").click()
    form.locator(".plan select").select_option("greedy")
    form.get_by_role("button", name="Make the table and invite").click()
    ben.open(ann.table_path())
    ben.sit()

    for person in (ann, ben):
        person.until(person.is_asked, "the first question")
        assert person.question is not None and person.question["sealed"]
    ann.until(ann.answer, "Ann hides")
    ann.page.get_by_text(re.compile(r"Waiting for \W?Ben")).wait_for()
    assert ben.question is not None and ben.question["sealed"], "Ben is still asked"
    assert max(seen(ben, 0)) <= 0, "Ben knows where Ann hides"  # 0: none, -1: hidden
    ben.until(ben.answer, "Ben hides")

    play([ann, ben], lambda: ann.over or found(ann) or turns(ann) >= 12, 60)
    assert found(ann) or turns(ann) >= 4


def seen(person: Person, seat: int) -> list[int]:
    """Hideouts and hands of a seat that a person's socket told."""
    return [view["values"][zone][seat] or 0 for view in scenes(person.heard) for zone in ("hideout", "hand")]


def found(person: Person) -> bool:
    return any(person.view()["found"])


def turns(person: Person) -> int:
    """How often it became somebody else's turn."""
    active = [view["values"]["active"] for view in scenes(person.heard)]
    return sum([one != other for one, other in pairwise(active)])
