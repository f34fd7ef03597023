"""The first game with a coach: every step to the last one, with the mouse, by keys and on a phone."""

from __future__ import annotations

import re
import time
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Someone
from tests.e2e.people import PHONE, Json, Person

WAYS = {
    "rest-in-peace": ["goal", "stake", "hand", "lay", "lead", "unseen", "help", "ready"],
    "thirteen-ghosts": ["goal", "hide", "turn", "colours", "sheet", "use", "answer", "drew", "help", "ready"],
    "ghost-stories": [
        *["village", "board", "yin", "stones", "place", "haunter", "move", "odds", "exorcise", "help", "end"],
        *["others", "qi", "goal", "tools", "ready"],
    ],
}
TITLES = {"rest-in-peace": "Rest in Peace", "thirteen-ghosts": "13 Ghosts", "ghost-stories": "Ghost Stories"}
DEEDS = {"help": 10, "exorcise": 11}


def learn(person: Person, game: str) -> None:
    person.open("/")
    person.page.get_by_role("button", name=re.compile(f"{TITLES[game]}. Learn")).click()
    person.page.locator(".coach").wait_for()


def walk(person: Person, keys: bool = False) -> list[str]:
    """Do what the coach says until the last step; all that was said, in order."""
    said: list[str] = []
    coach = person.page.locator(".coach")
    end = time.monotonic() + 40
    while coach.count() and not person.over:
        assert time.monotonic() < end, f"the lesson does not come to its end: {said}"
        step = coach.get_attribute("data-step") or ""
        if step and step not in said:
            said.append(step)
            assert len(coach.locator("p").inner_text()) > 40, step
        said_now = person.page.locator(f'.coach[data-step="{step}"]')
        following = said_now.locator(".next")
        if not said_now.count():
            continue  # there is something else to say already
        if following.count():
            if keys:
                person.page.keyboard.press("n")
            else:
                following.click()
            expect(person.page.locator(f'.coach[data-step="{step}"]')).to_have_count(0)
        elif person.question is not None:
            person.answer(keys=keys, choose=partial(advised, step, person.view()))
        else:
            person.page.wait_for_timeout(40)
    return said


def advised(step: str, view: Json, question: Json) -> int:
    """What a learner would do who follows the coach: end the turn when told to, go to the ghost, else do something."""
    tokens = [int(option["token"]) for option in question["options"]]
    if step in ("lead", "end"):
        return 0
    if step == "move":
        return 1 + next(place for place, spaces in enumerate(view["faced"]) if any(view["ghost"][n] for n in spaces))
    if DEEDS.get(step) in tokens:
        return DEEDS[step]
    if step == "use":
        return tokens[0]
    return next((token for token in tokens if token > 0), 0)


@pytest.mark.parametrize("game", WAYS)
def test_a_first_game_with_a_coach(someone: Someone, game: str) -> None:
    """Ann learns the game: the coach points at things, waits for her, reacts, and lets her play on."""
    ann = someone("Ann")
    learn(ann, game)
    ring = ann.page.locator(".ring")
    expect(ring).to_be_visible()
    said = walk(ann)
    counted = [step for step in said if step in WAYS[game]]
    assert counted == WAYS[game], said
    assert len(said) > len(counted), "the coach never reacted to what happened"
    expect(ring).to_have_count(0)
    spoken = ann.page.locator('[role="log"]').count()
    assert spoken == 1
    assert ann.question is not None and not ann.over, "after the lesson the game goes on"


def test_a_lesson_by_keys_survives_a_reload_and_can_be_left(someone: Someone) -> None:
    """Ben learns by keyboard alone, reloads in the middle, comes back to the same step, and leaves the lesson."""
    ben = someone("Ben")
    learn(ben, "rest-in-peace")
    coach = ben.page.locator(".coach")
    for step in ("goal", "stake"):
        expect(coach).to_have_attribute("data-step", step)
        ben.page.keyboard.press("n")
    expect(coach).to_have_attribute("data-step", "hand")
    heard = ben.page.locator('[role="log"]').inner_text()
    assert "These are your Ghosts" in heard
    ben.page.reload()
    expect(coach).to_have_attribute("data-step", "hand")
    assert "unseen" in walk(ben, keys=True)
    learn(ben, "thirteen-ghosts")
    ben.tab_to(".coach .leave")
    ben.page.keyboard.press("Enter")
    expect(coach).to_have_count(0)
    ben.page.get_by_text("The coach is gone").wait_for()
    ben.until(ben.answer, "the game goes on without a coach")


def test_a_lesson_on_a_phone_in_polish(someone: Someone) -> None:
    """On a phone nothing lies beside the screen, and what the coach points at can be seen."""
    wishes = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "pl-PL"}
    ann = someone("Ann", **wishes).open("/")
    ann.page.get_by_role("button", name="13 Duchów. Lekcja").tap()
    coach = ann.page.locator(".coach")
    for step in ("goal", "hide"):
        expect(coach).to_have_attribute("data-step", step)
        box = ann.page.locator(".ring").bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"], box
        assert box["y"] + box["height"] <= PHONE["height"]
        wide = ann.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], wide
        if step == "goal":
            coach.locator(".next").tap()
    ann.until(ann.answer, "a hideout")
    expect(coach).to_have_attribute("data-step", "turn")


def test_the_first_night_on_a_phone_in_russian(someone: Someone) -> None:
    """Ghost Stories on a phone: the coach points at the tabs of the boards, and the lesson comes to its end."""
    wishes = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "ru-RU"}
    ann = someone("Ann", **wishes).open("/")
    ann.page.get_by_role("button", name=re.compile("Ghost Stories. ")).first.tap()
    coach = ann.page.locator(".coach")
    expect(coach).to_have_attribute("data-step", "village")
    coach.locator(".next").tap()
    expect(coach).to_have_attribute("data-step", "board")
    box = ann.page.locator('[role="tab"].active').bounding_box()
    assert box is not None
    ann.page.wait_for_function(
        "left => Math.abs((document.querySelector('.ring')?.getBoundingClientRect().left ?? 0) - left) < 12",
        arg=box["x"],
    )
    said = walk(ann)
    assert [step for step in said if step in WAYS["ghost-stories"]] == WAYS["ghost-stories"][1:]
    assert {"pay", "gone"} <= set(said)
    wide = ann.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], wide
