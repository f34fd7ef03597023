"""What ends a turn or gives something up is never hit by accident, and nothing is covered that is no secret."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Someone
from tests.e2e.people import PHONE, Json, Person, make
from tests.server.served import Server


def test_an_open_game_is_played_open(someone: Someone, server: Server) -> None:
    """One person with two seats in the base game: whoever is asked goes on, and no curtain falls."""
    ann = someone("Ann")
    head = {"origin": ann.url}
    seats = [{"plays": "me", "name": name} for name in ("Ann", "Bea")]
    wish = {"game": "ghost-stories", "seats": seats, "pace": 0}
    table = ann.context.request.post("/api/tables", data=wish, headers=head).json()["id"]
    ann.open(f"/t/{table}")
    asked: set[int] = set()
    for _ in range(12):
        ann.until(lambda: ann.question is not None, "a question")
        question = ann.question
        assert question is not None
        asked.add(question["seat"])
        expect(ann.page.locator("#question h2")).to_contain_text(("Ann", "Bea")[question["seat"]])
        assert ann.page.locator(".cover").count() == 0
        ann.until(lambda: ann.answer(choose=plain), "an answer", 40)
        if asked == {0, 1}:
            break
    assert asked == {0, 1}


@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_to_end_and_to_withdraw_are_two_places(someone: Someone, server: Server, screen: str) -> None:
    """Rest in Peace: End turn and Withdraw have their own place and key, and both wait for a second."""
    wishes = {"viewport": PHONE} if screen == "phone" else {}
    ann = someone("Ann", **wishes)
    table = make(server.url, "rest-in-peace", "-", "greedy")["id"]
    ann.take(table, 0)
    ann.open(f"/t/{table}")
    found: dict[str, tuple[float, float]] = {}
    for _ in range(30):
        ann.until(lambda: ann.question is not None or ann.over, "a question")
        question = ann.question
        if question is None:
            break
        if question["kind"] == "step" and any(option["token"] == 0 for option in question["options"]):
            button = ann.page.locator(".action button.end")
            button.wait_for()
            expect(button).not_to_have_attribute("aria-disabled", "true")
            box = button.bounding_box()
            assert box is not None
            meaning = "leads" if ann.view()["leads"][0] else "loses"
            found[meaning] = (box["x"], box["y"])
            expect(button).to_have_class(re.compile(meaning))
        if len(found) == 2:
            break
        ann.until(lambda: ann.answer(choose=careful), "an answer")
    assert len(found) == 2, "both were offered"
    assert found["leads"] != found["loses"]


def careful(question: Json) -> int:
    """Never end a turn while there is something else to do."""
    return max(int(option["token"]) for option in question["options"])


def test_a_key_held_by_habit_ends_nothing(someone: Someone, server: Server) -> None:
    """The key that placed a ghost is no key that ends a turn, and `e` is deaf for the first second."""
    ann = someone("Ann")
    table = make(server.url, "ghost-stories", "-", "greedy")["id"]
    ann.take(table, 0)
    ann.open(f"/t/{table}")
    assert waits_for_yang(ann)
    question = ann.question
    assert question is not None
    end = ann.page.locator('[data-token="0"]').last
    end.wait_for()
    keys = ann.page.locator('[aria-keyshortcuts="e"]')
    expect(keys.first).to_be_visible()
    shown = ann.page.locator(".piece kbd").all_inner_texts()
    assert shown.count("e") == 1 and len(set(shown) & set("123456789")) > 0


def waits_for_yang(person: Person) -> bool:
    """Answer what comes before it (the first ghosts are placed)."""
    for _ in range(12):
        person.until(lambda: person.question is not None, "a question", 30)
        if person.question is not None and person.question["kind"] == "yang":
            return True
        person.until(lambda: person.answer(choose=plain), "an answer", 40)
    return False


def plain(question: Json) -> int:
    """What lies open on the table: the turn ends, else the first thing that is offered."""
    tokens = [int(option["token"]) for option in question["options"]]
    return 0 if question["kind"] == "yang" else tokens[-1]


def test_a_bad_locale_breaks_no_page(someone: Someone, server: Server) -> None:
    """Languages as no browser should name them: My tables are still listed."""
    ann = someone("Ann")
    ann.context.add_init_script(
        "Object.defineProperty(navigator, 'languages', { get: () => ['en-US@posix', 'C', 'en_GB.UTF-8'] })"
    )
    ann.take(make(server.url, "rest-in-peace", "-", "-")["id"], 0)
    ann.open("/")
    expect(ann.page.locator("a[href^='/t/']").first).to_be_visible()


def test_a_roll_is_taken_back_only_knowingly(someone: Someone, server: Server) -> None:
    """Alone with bots, undo behind dice or cards asks first; a No leaves everything as it was."""
    ann = someone("Ann")
    table = make(server.url, "ghost-stories", "-", "greedy")["id"]
    ann.take(table, 0)
    ann.open(f"/t/{table}")
    ann.until(lambda: ann.answer(choose=plain), "an answer", 40)
    for _ in range(10):
        ann.until(lambda: ann.question is not None, "a question", 30)
        if not ann.position["free_undo"]:
            break
        ann.until(lambda: ann.answer(choose=plain), "an answer", 40)
    before = ann.position["seq"]
    ann.page.keyboard.press("u")
    dialog = ann.page.get_by_role("dialog", name="Take back in hindsight?")
    dialog.get_by_role("button", name="No").click()
    assert ann.position["seq"] == before
    ann.page.keyboard.press("u")
    dialog.get_by_role("button", name="Take back all the same").click()
    ann.until(lambda: ann.position["seq"] > before, "it is taken back")
