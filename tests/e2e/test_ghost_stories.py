"""Ghost Stories in the browser: alone by keyboard, with bots, on a phone, with a screen reader."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from tests.e2e.browser import axe
from tests.e2e.conftest import Someone
from tests.e2e.people import PHONE, Json, Person, at_position, keep, make
from tests.scenes.ghost_stories.village import village
from tests.server.served import Server

GOLDEN = Path(__file__).parents[1] / "golden"
HELP = 10
EXORCISM = 11
YIN_YANG = range(33, 51)
TELEPHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SERIOUS = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
  .filter((each) => ['serious', 'critical'].includes(each.impact))
  .map((each) => each.id + ': ' + each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | '))"""


def at_village(person: Person, server: Server, bots: int, **options: Any) -> Person:
    """A person on the first seat, greedy bots on the others; waits for the first question."""
    made = make(server.url, "ghost-stories", "-", *["greedy"] * bots, options={"difficulty": "initiation", **options})
    person.open(f"/t/{made['id']}")
    person.sit()
    person.until(lambda: person.question, "a question")
    person.page.locator("#question.yours").wait_for()
    person.page.locator('[data-board="ghost-stories"]').wait_for()
    return person


def to_yang(person: Person) -> Json:
    """Answer until it is time to move and act."""
    person.until(
        lambda: (person.question or {}).get("kind") == "yang" or (person.answer() and False), "the Yang phase", 20
    )
    question = person.question
    assert question is not None
    person.page.locator(".deeds").wait_for()
    return question


def tokens(question: Json) -> list[int]:
    return [option["token"] for option in question["options"]]


def by_click(question: Json) -> int:
    """Ask for help, then end the turn; of the rest the last. (Yin-Yang and Mantra are taken in the hand first.)"""
    offered = tokens(question)
    if question["kind"] == "reroll-dice":
        return offered[0]  # to keep them; others are picked die by die
    if question["kind"] != "yang":
        return offered[-1]
    return HELP if HELP in offered else offered[0]


def by_number(question: Json) -> int:
    """One of the options that have a number key: exorcise, ask for help, end the turn; of other questions the first."""
    offered = tokens(question)[:10]
    if question["kind"] != "yang":
        return offered[0]
    return next(token for token in (EXORCISM, HELP, *offered) if token in offered)


def test_alone_without_a_mouse(someone: Someone, server: Server) -> None:
    """Ann defends the village alone, by keyboard only, from her seat to the end of the game."""
    ann = someone("Ann")
    made = make(server.url, "ghost-stories", "-", options={"difficulty": "initiation"})
    ann.open(f"/t/{made['id']}")
    ann.page.get_by_role("button", name="Sit here").wait_for()
    ann.tab_to("main input")
    ann.page.keyboard.type("Ann")
    ann.tab_to("main li button")
    ann.page.keyboard.press("Enter")
    ann.until(ann.is_asked, "the first question")

    answers, kinds = 0, set[str]()
    for _ in range(1000):
        ann.until(lambda: ann.over or ann.question, "the next question", 30)
        if ann.over:
            break
        kinds.add((ann.question or {}).get("kind", ""))
        answers += ann.answer(keys=True, choose=by_number)
    assert ann.over and answers > 5 and "yang" in kinds, (answers, kinds)
    assert 0 < ann.by_arrows < answers
    ann.page.get_by_role("dialog").wait_for()
    assert ann.view()["outcome"] > 0
    assert str(ann.view()["score"]) in ann.page.get_by_role("dialog").inner_text().replace("\u2212", "-")


def test_with_three_bots(someone: Someone, server: Server) -> None:
    """Ann and three bots: all of the village is on the screen; a tile moves her, another says why it cannot be; a ghost
    shows its plan; the Yin-Yang is taken in the hand; what the others do is told."""
    ann = at_village(someone("Ann"), server, 3)
    page = ann.page
    expect(page.locator(".tile")).to_have_count(9)
    expect(page.locator(".table .space")).to_have_count(12)
    expect(page.locator("[data-place]")).to_have_count(4)
    question = to_yang(ann)
    overflow = page.evaluate(
        "[document.scrollingElement.scrollHeight, innerHeight, document.scrollingElement.scrollWidth]"
    )
    assert overflow[0] <= overflow[1] and overflow[2] <= 1366

    ghost = page.locator(".space:not(.empty) button").first
    ghost.click()
    expect(page.locator(".plan h3")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".plan")).to_have_count(0)

    assert any(token in YIN_YANG for token in tokens(question))
    page.get_by_role("button", name="Use your Yin-Yang").click()
    expect(page.locator(f'.tile [data-token="{YIN_YANG[0]}"], .tile [data-token="{YIN_YANG[9]}"]')).to_have_count(1)
    page.keyboard.press("Escape")

    token = next(token for token in tokens(question) if 1 <= token <= 9)
    page.locator(f'.tile [data-token="{token}"]').click()
    ann.until(lambda: question not in ann.position["questions"], "she moves")
    question = to_yang(ann)
    page.locator(f'.tile [aria-disabled="true"]:not([data-token="{HELP}"])').first.click(force=True)
    expect(page.get_by_text("You have moved in this turn").first).to_be_visible()
    assert question in ann.position["questions"], "nothing was decided"

    for _ in range(30):
        if ann.over or ann.view()["turn"] > 4:
            break
        ann.until(lambda: ann.over or ann.question, "the next question", 30)
        ann.until(lambda: ann.over or ann.answer(choose=by_click), "an answer")
    assert ann.over or ann.view()["turn"] > 4, "the bots have their turns"


def test_a_plan_without_a_chance_says_why(someone: Someone, server: Server) -> None:
    """Ann looks at a ghost that three dice cannot pay for."""
    s = village(neutral="E S W", at="N4", ghosts="N1:55")
    ann = someone("Ann").open(f"/t/{at_position(server.url, s.code, '-')['id']}")
    ann.sit()
    ann.until(ann.is_asked, "the Yang phase")
    plan = ann.page.locator(".plan")
    ann.page.locator('.table [data-at="space:1"] button').first.click()
    expect(plan).to_contain_text("no roll is enough")
    expect(plan).to_contain_text("Go there")


def test_on_a_phone(someone: Someone, server: Server) -> None:
    """Ann plays on a phone: the village on top, a sheet per board; nothing lies to the side, targets are large."""
    ann = at_village(someone("Ann", **TELEPHONE), server, 1)
    to_yang(ann)
    tabs = ann.page.get_by_role("tab")
    expect(tabs).to_have_count(6)
    for n in (1, 5, 0):
        tabs.nth(n).tap()
        wide = ann.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1] == PHONE["width"], (n, wide)
    small = ann.page.evaluate(
        """() => [...document.querySelectorAll('.tile button, .deeds button, [role="tab"]')]
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 39.5)
          .map((each) => each.outerHTML.slice(0, 120))"""
    )
    assert not small, small
    question = ann.question
    assert question is not None
    token = next(token for token in tokens(question) if 1 <= token <= 9)
    ann.page.locator(f'.tile [data-token="{token}"]').tap()
    ann.until(lambda: question not in ann.position["questions"], "a tap moves her")


@pytest.mark.parametrize("wishes", [{}, TELEPHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_serious(someone: Someone, server: Server, wishes: dict[str, Any]) -> None:
    """Somebody with a screen reader comes to the village."""
    ann = at_village(someone("Ann", bypass_csp=True, **wishes), server, 2)
    to_yang(ann)
    ann.page.add_script_tag(content=axe())
    assert ann.page.evaluate(SERIOUS) == []
    ann.page.locator(".table .space:not(.empty) button").first.click()
    ann.page.locator(".plan").wait_for()
    assert ann.page.evaluate(SERIOUS) == []


def test_what_scrolls_can_be_reached(someone: Someone, server: Server) -> None:
    """Eve looks on from lower and lower windows while a ghost waits for its place: the keyboard scrolls its text."""
    s = village(deck="11").happen(BRING_GHOST)
    made = at_position(server.url, s.code, "-", "greedy", "greedy", "greedy")
    someone("Ann").open(f"/t/{made['id']}").sit()
    eve = someone("Eve", bypass_csp=True).open(f"/t/{made['id']}")
    tray = eve.page.locator(".tray")
    tray.locator(".drawn").wait_for()
    eve.page.add_script_tag(content=axe())
    for height in (768, 680, 600):
        eve.page.set_viewport_size({"width": 1366, "height": height})
        tray.evaluate("() => new Promise((next) => requestAnimationFrame(() => setTimeout(next)))")
        assert eve.page.evaluate(SERIOUS) == [], height
    expect(tray).to_have_attribute("tabindex", "0")
    tray.focus()
    eve.page.keyboard.press("End")
    eve.until(lambda: tray.evaluate("(tray) => tray.scrollTop") > 0, "it scrolls")
    eve.page.set_viewport_size({"width": 1366, "height": 1400})
    eve.page.locator(".tile button").first.focus()
    eve.page.set_viewport_size({"width": 1366, "height": 1300})
    expect(tray).not_to_have_attribute("tabindex", "0")


def test_four_players_to_the_end(someone: Someone, server: Server) -> None:
    """Ann and three bots defend the village until it is saved or lost; the end screen says which."""
    ann = at_village(someone("Ann"), server, 3)
    made = 0
    for _ in range(1000):
        ann.until(lambda: ann.over or ann.question, "the next question", 30)
        if ann.over:
            break
        made += ann.answer(choose=by_click)
    assert ann.over and made > 5
    said = ann.page.get_by_role("dialog").inner_text().replace("\u2212", "-")
    assert ann.view()["outcome"] > 0 and str(ann.view()["score"]) in said
    story = ann.page.get_by_role("region", name="The story of the game").locator("li")
    assert story.count() > 1, "what the night will be remembered by"
    assert str(ann.view()["score"]) in story.last.inner_text().replace("\u2212", "-")
    points = [int(each.replace("\u2212", "-")) for each in ann.page.locator(".tray td").all_inner_texts()]
    assert sum(points[:-1]) == points[-1] == ann.view()["score"], "what the score is made of"


def test_replay_and_what_if(someone: Someone, server: Server) -> None:
    """Ann looks at a game from its opening to its end, goes back to a moment in its middle and plays on from there."""
    text = (GOLDEN / "ghost-stories-1-all-dead.txt").read_text(encoding="utf-8")
    record = keep(server.url, text)
    ann = someone("Ann").open(f"/r/{record['id']}#move=0")
    page = ann.page
    expect(page.locator(".tile")).to_have_count(9)
    expect(page.locator(".space:not(.empty)")).to_have_count(0)
    page.keyboard.press("End")
    page.wait_for_function("move => location.hash === `#move=${move}`", arg=record["entries"])
    expect(page.locator(".tray .decides")).not_to_be_empty()
    page.keyboard.press("PageUp")
    ghosts = page.locator(".space:not(.empty)")
    ann.until(lambda: ghosts.count() > 0, "ghosts on the boards")
    page.get_by_role("button", name="What if").click()
    page.get_by_role("dialog").get_by_role("textbox").first.fill("Ann")
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    ann.until(ann.is_asked, "the question of that moment")
    assert ann.view()["turn"] > 1 and not ann.over
    ann.until(lambda: ann.over or ann.answer(), "the game goes on")
