"""Playing together: all see what the group is asked, point at things, suggest answers, and lend with one click."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.browser import axe
from tests.e2e.conftest import Someone
from tests.e2e.people import PHONE, Json, Person, at_position, make
from tests.e2e.test_ghost_stories import SERIOUS
from tests.scenes.ghost_stories.village import village
from tests.server.served import Server

TELEPHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
GAME = "ghost-stories"
ASKS_GROUP = {"difficulty": "initiation", "powers": "chosen"}  # the first four questions go to the group


def two_at(table: Json, ann: Person, bob: Person) -> None:
    for person in (ann, bob):
        person.open(f"/t/{table['id']}")
        person.sit()
    for person in (ann, bob):
        person.until(person.is_begun, "the game begins")
        person.page.locator('[data-board="ghost-stories"]').wait_for()


@pytest.fixture
def two(someone: Someone, server: Server) -> tuple[Person, Person]:
    """Ann and Bob, whom the group's question is put to."""
    ann, bob = someone("Ann"), someone("Bob")
    two_at(make(server.url, GAME, "-", "-", options=ASKS_GROUP), ann, bob)
    return ann, bob


def ring(person: Person, thing: str) -> Locator:
    return person.page.locator(f'[data-pointed="{thing}"]')


def spoken(person: Person) -> str:
    return " ".join(person.page.locator('[role="log"].unseen p').all_text_contents())


def option(person: Person, question: Json, n: int) -> Locator:
    """The n-th answer in the list below the board."""
    return person.page.locator("#question li button", has_text=question["options"][n]["text"]).first


def unfold(person: Person) -> None:
    fold = person.page.locator("#question .fold.all")
    if fold.get_attribute("aria-expanded") == "false":
        fold.click()


# --- pointing -------------------------------------------------------------------------------------------------------


def test_what_one_points_at_all_see(two: tuple[Person, Person], someone: Someone) -> None:
    """With the mouse and with the keyboard; a spectator sees it and cannot do it."""
    ann, bob = two
    eve = someone("Eve", locale="ru-RU").open(ann.table_path())
    eve.page.locator('[data-board="ghost-stories"]').wait_for()
    before = ann.position["seq"]
    ann.page.locator('[data-point="tile-4"]').click(button="right")
    for person in (ann, bob, eve):
        expect(ring(person, "tile-4")).to_have_text("Ann")
    tile = bob.page.locator('[data-point="tile-4"]').get_attribute("data-point-name")
    assert tile and f"Ann points at {tile}" in spoken(bob)
    place = eve.page.locator('[data-point="tile-4"]').get_attribute("data-point-name")
    assert place and place != tile and f"Ann показывает: {place}" in spoken(eve), "in the reader's own language"
    box, around = bob.page.locator('[data-point="tile-4"]').bounding_box(), ring(bob, "tile-4").bounding_box()
    assert box and around and abs(box["x"] - around["x"]) < 12 and abs(box["width"] - around["width"]) < 20
    expect(ring(bob, "tile-4")).to_have_count(0)

    bob.page.locator('[data-point="space-7"] button').focus()
    bob.page.keyboard.press("p")
    expect(ring(ann, "space-7")).to_have_text("Bob")
    ann.page.locator('section[data-point="board-1"]').click(button="right", position={"x": 100, "y": 8})
    expect(ring(bob, "board-1")).to_have_text("Ann")
    assert ann.position["seq"] == before, "nothing was chosen"

    expect(eve.page.locator('[data-tool="point"]')).to_have_count(0)
    eve.page.locator('[data-point="tile-0"]').click(button="right")
    eve.page.keyboard.press("Escape")
    ann.page.wait_for_timeout(400)
    expect(ring(ann, "tile-0")).to_have_count(0)


def test_on_the_phone_one_tap_points(someone: Someone, server: Server) -> None:
    """Bob has no right button: he says that he wants to point, and taps. The tap chooses nothing."""
    ann, bob = someone("Ann"), someone("Bob", **TELEPHONE)
    two_at(make(server.url, GAME, "-", "-", options=ASKS_GROUP), ann, bob)
    before = ann.position["seq"]
    bob.page.locator('[data-tool="point"]').tap()
    expect(bob.page.locator(".aim")).to_be_visible()
    bob.page.locator('[data-point="tile-2"]').first.tap()
    for person in (ann, bob):
        expect(ring(person, "tile-2")).to_have_text("Bob")
    expect(bob.page.locator(".aim")).to_have_count(0)
    board = ann.view()["seat_of"].index(-1)  # a neutral board: on the phone only its tab is to be seen
    ann.page.locator(f'section[data-point="board-{board}"]').click(button="right", position={"x": 90, "y": 8})
    expect(bob.page.locator("[data-pointed]", has_text="Ann")).to_be_visible()
    bob.page.locator('[data-tool="point"]').tap()
    assert bob.question is not None
    bob.page.locator(f'[data-token="{bob.question["options"][0]["token"]}"]').first.tap()
    expect(ann.page.locator("#question .who")).to_have_text("Bob")
    assert ann.position["seq"] == before, "a suggestion is no answer"


# --- the group ------------------------------------------------------------------------------------------------------


def test_all_see_what_the_group_is_asked_and_either_answers(two: tuple[Person, Person], someone: Someone) -> None:
    ann, bob = two
    eve = someone("Eve").open(ann.table_path())
    eve.until(eve.is_begun, "Eve sees the table")
    question = ann.question
    assert question is not None and question["options"] == (bob.question or {}).get("options")
    asked = eve.page.locator("#question")
    expect(asked.locator("h2")).to_contain_text(question["text"])
    for each in question["options"]:
        expect(asked.locator("li", has_text=each["text"])).to_be_visible()
    expect(asked.locator("li button")).to_have_count(0)
    expect(ann.page.locator("#question")).to_contain_text("Anyone may answer: Ann, Bob.")

    unfold(bob)
    option(bob, question, 1).click(button="right")
    for person in (ann, eve):
        tag = person.page.locator("#question li", has_text=question["options"][1]["text"]).locator(".who")
        expect(tag).to_have_text("Bob")
    assert f"Bob suggests: {question['options'][1]['text']}" in spoken(ann)
    bob.until(bob.answer, "Bob answers for both")
    ann.until(lambda: ann.position["seq"] > question["seq"], "Ann sees it")
    expect(ann.page.locator("#question .who")).to_have_count(0)
    assert ann.question is not None
    ann.until(ann.answer, "Ann answers the next one")


def test_a_suggestion_to_the_one_who_is_asked(someone: Someone, server: Server) -> None:
    """It is Ann's turn or Bob's: the other opens the list and points at an answer; the asked one sees who."""
    ann, bob = someone("Ann"), someone("Bob")
    two_at(make(server.url, GAME, "-", "-", options={"difficulty": "initiation"}), ann, bob)
    ann.until(lambda: ann.question or bob.question, "a question")
    asked, other = (ann, bob) if ann.question else (bob, ann)
    question = asked.question
    assert question is not None
    page = other.page
    expect(page.locator("#question h2")).to_contain_text(f"{asked.name} is thinking")
    unfold(other)
    option(other, question, -1).click()
    expect(option(other, question, -1)).to_have_attribute("aria-pressed", "true")
    tag = asked.page.locator("#question li", has_text=question["options"][-1]["text"]).locator(".who")
    expect(tag).to_have_text(other.name)
    for person in (asked, other):
        person.page.evaluate(axe())
        assert person.page.evaluate(SERIOUS) == []
    option(other, question, -1).click()
    expect(tag).to_have_count(0)


def test_the_active_player_decides(someone: Someone, server: Server) -> None:
    """Ann wants it so when she makes the table; whoever is not active sees the question and may only suggest."""
    ann, bob = someone("Ann").open("/"), someone("Bob")
    page = ann.page
    page.locator("button.game", has_text="Ghost Stories").first.click()
    form = page.locator(".make form")
    form.locator("fieldset.players label", has_text="2").click()
    form.get_by_role("textbox").first.fill("Ann")
    form.locator("fieldset").nth(2).locator("label", has_text="friend").click()
    form.get_by_text("Rules and options").click()
    form.get_by_role("radio", name="the active player").check()
    form.get_by_label("Choice of powers").select_option(label="the group chooses")
    form.get_by_role("button", name="Make the table and invite").click()
    bob.open(ann.table_path())
    expect(bob.page.locator(".seats")).to_contain_text("the active player")
    bob.sit()
    ann.until(lambda: ann.is_begun() and (ann.question or bob.question), "the group is asked")
    values = ann.view()
    active = values["seat_of"][values["active"]]
    asked, other = ((ann, bob), (bob, ann))[active]
    question = asked.question
    assert question is not None and other.question is None
    expect(asked.page.locator("#question")).to_contain_text("You answer for the group.")
    expect(other.page.locator("#question")).to_contain_text(f"{asked.name} answers for the group.")
    option(other, question, 0).click()
    expect(asked.page.locator("#question .who")).to_have_text(other.name)
    assert other.position["seq"] == question["seq"], "only a suggestion"
    asked.until(asked.answer, "the active one decides")
    other.until(lambda: other.position["seq"] > question["seq"], "the other sees it")


# --- consent --------------------------------------------------------------------------------------------------------


def test_consent_is_one_click(someone: Someone, server: Server) -> None:
    """Ann needs Bob's token for her exorcism: he reads what for, clicks once, and the ghost is gone."""
    s = village(at="N1 E1 S4 W4", ghosts="N1:5", dice="yellow blue blue", tao="E:yellow")
    s.play("attempt exorcism", "exorcise N1")
    assert s.g.asked == 1
    table = at_position(server.url, s.code, "-", "-", "greedy", "greedy")
    ann, bob = someone("Ann"), someone("Bob")
    two_at(table, ann, bob)
    question = bob.question
    assert question is not None and question["kind"] == "lend"
    expect(bob.page.locator("#question h2")).to_contain_text("to exorcise #5 Restless Dead (N1)")
    expect(ann.page.locator("#question h2")).to_contain_text("Bob is thinking")
    lends = question["options"][1]["token"]
    bob.page.locator(f'[data-token="{lends}"]:visible').first.click()
    ann.until(lambda: not any(ann.view()["ghost"]), "the ghost is gone")
