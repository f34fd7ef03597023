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
    "white-moon": [
        *["village", "stacks", "families", "safe", "place", "portal", "out", "act", "end"],
        *["bring", "rescue", "shelter", "lost", "crystals", "ready"],
    ],
    "taoist": [
        *["wu-feng", "draws", "demon", "search", "above", "down", "below", "exorcise", "end"],
        *["mantras", "curses", "goal", "up", "ready"],
    ],
    "wu-feng": [
        *["you", "goal", "card", "summon", "enter", "phase", "place", "space", "curse", "pyramid"],
        *["levels", "mantras", "ready"],
    ],
}
REACTIONS = {
    "white-moon": {"another", "artifact", "trapped", "curse", "su-ling", "brings", "complete"},
    "taoist": {"cast", "home", "works", "blood"},
    "wu-feng": {"found", "skeleton", "urn", "hand"},
}
BUTTONS = {
    "rest-in-peace": "Rest in Peace. Learn",
    "thirteen-ghosts": "13 Ghosts. Learn",
    "ghost-stories": "Ghost Stories. Learn",
    "white-moon": "White Moon. Learn",
    "taoist": "Black Secret. Learn: as a Taoist",
    "wu-feng": "Black Secret. Learn: as Wu-Feng",
}
LONG = 2  # a villager of this family is on tile 1
LEAD_TO = 85
DEMONS, CURSES = 2, 5  # the first token of each, of what Wu-Feng may do with a card
DEEDS = {"help": 10, "exorcise": 11, "act": 11, "rescue": 79, "down": 109, "up": 109, "phase": 10, "place": 1}


def learn(person: Person, lesson: str) -> None:
    person.open("/")
    person.page.get_by_role("button", name=re.compile(BUTTONS[lesson])).click()
    person.page.locator(".coach").wait_for()


def walk(person: Person, keys: bool = False) -> list[str]:
    """Do what the coach says until the last step; all that was said, in order."""
    said: list[str] = []
    coach = person.page.locator(".coach")
    end = time.monotonic() + 90
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
            person.page.locator("#question.yours h2", has_text=person.question["text"][:80]).wait_for()
            if coach.get_attribute("data-step") != step:
                continue  # now that the question is to be seen, there is something to say about it
            if step == "bring":
                person.page.locator(".stack.mine [aria-pressed=false]").first.click()
            person.answer(keys=keys, choose=partial(advised, step, person.view()))
        else:
            person.page.wait_for_timeout(40)
    return said


def advised(step: str, view: Json, question: Json) -> int:
    """What a learner would do who follows the coach: end the turn when told to, go to the ghost, else do something."""
    tokens = [int(option["token"]) for option in question["options"]]
    if step in ("lead", "end"):
        return 0
    if step in ("move", "out"):
        return 1 + next(place for place, spaces in enumerate(view["faced"]) if any(view["ghost"][n] for n in spaces))
    if step == "safe":
        return LONG
    if step == "bring":
        return LEAD_TO + int(view["portal"])
    if step == "above":
        return 1 + int(max(view["demons"]))
    if step == "curse":
        return next(token for token in tokens if token >= CURSES)
    if step == "summon":
        return next(token for token in tokens if token >= DEMONS)
    if question["kind"] == "demon-acts" and DEEDS["phase"] in tokens:
        return DEEDS["phase"]
    if DEEDS.get(step) in tokens:
        return DEEDS[step]
    if step == "use":
        return tokens[0]
    return next((token for token in tokens if token > 0), 0)


@pytest.mark.parametrize("lesson", WAYS)
def test_a_first_game_with_a_coach(someone: Someone, lesson: str) -> None:
    """Ann learns the game: the coach points at things, waits for her, reacts, and lets her play on."""
    ann = someone("Ann")
    learn(ann, lesson)
    ring = ann.page.locator(".ring")
    expect(ring).to_be_visible()
    said = walk(ann)
    counted = [step for step in said if step in WAYS[lesson]]
    assert counted == WAYS[lesson], said
    assert len(said) > len(counted), "the coach never reacted to what happened"
    assert REACTIONS.get(lesson, set()) <= set(said), said
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
    ann.page.get_by_role("button", name=re.compile("^Истории с Призраками. ")).first.tap()
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
