"""The log tells chains, folded and unfolded by keyboard; the story is stepped, slowed and skipped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from hauntings.records.game import Decision
from hauntings.records.record import load, replay
from tests.e2e.browser import axe
from tests.e2e.conftest import Someone
from tests.e2e.people import PHONE, Person, at_position, keep
from tests.e2e.test_ghost_stories import SERIOUS
from tests.scenes.white_moon.moon import moon
from tests.server.served import Server

END_TURN = 0
CHAIN = 12  # a turn, a haunting, three deaths with three curses, Su-Ling's reminder


def in_the_scene(person: Person, server: Server) -> Person:
    """Alone in a village: as soon as the turn ends, a haunter of the next board kills three villagers."""
    s = moon(neutral="E S W", at="N1", ghosts="E1:12!", villagers="5:Long,Li,Chang 3:Sun", deck="6 7 8 9")
    person.open(f"/t/{at_position(server.url, s.code, '-')['id']}")
    person.sit()
    person.until(lambda: person.question, "a question")
    person.page.locator("#question.yours").wait_for()
    return person


def ends_turn(person: Person) -> None:
    question = person.question
    assert question is not None and question["kind"] == "yang"
    person.page.locator(f'[data-token="{END_TURN}"]:visible').first.click()
    person.until(lambda: question not in person.position["questions"], "the turn ends")


@pytest.mark.parametrize("wishes", [{}, {"viewport": PHONE}], ids=["laptop", "phone"])
def test_a_chain_is_folded_by_keyboard(someone: Someone, server: Server, wishes: dict[str, Any]) -> None:
    """Ann reads why a curse fell on her: unfolds the chain, goes from the curse to its cause, folds it again."""
    ann = in_the_scene(someone("Ann", bypass_csp=True, **wishes), server)
    ends_turn(ann)
    page = ann.page
    if wishes:
        page.keyboard.press("l")
    log = page.get_by_role("region", name="Log")
    lines = log.locator("ol > li").last.locator("[data-line]")
    expect(lines).to_have_count(CHAIN)  # the newest step lies open
    page.add_script_tag(content=axe())
    assert page.evaluate(SERIOUS) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")

    page.keyboard.press("Escape")
    ann.until(lambda: ann.answer(keys=True, choose=lambda asked: asked["options"][0]["token"]), "Su-Ling stays away")
    if wishes:
        page.keyboard.press("l")
    more = page.get_by_role("button", name=f"and {CHAIN - 1} more that followed")
    expect(more).to_have_attribute("aria-expanded", "false")
    expect(log.get_by_text("Long")).to_have_count(0)

    ann.tab_to(".log .fold.shut")
    page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    chain = log.locator("li").filter(has=more).last
    expect(chain.locator("[data-line]")).to_have_count(CHAIN)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    died = page.locator("[data-line]:focus")
    expect(died.locator(".rule")).to_have_text("WM §6")
    expect(died.locator(".rule")).to_have_css("opacity", "1")
    assert page.evaluate(SERIOUS) == []
    page.keyboard.press("ArrowDown")  # what followed from the death
    expect(log.locator(".cause .rule")).to_have_text("WM §6")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-line]:focus .rule")).to_have_text("WM §6")

    page.keyboard.press("ArrowLeft")  # folds what followed from the death
    expect(chain.locator("[data-line]")).to_have_count(3)
    page.keyboard.press("ArrowRight")
    expect(chain.locator("[data-line]")).to_have_count(CHAIN)


def test_the_story_is_stepped_slowed_and_skipped(someone: Someone, server: Server) -> None:
    """Ann looks at the Yin phase picture by picture, with keys, then skips the rest."""
    ann = in_the_scene(someone("Ann", reduced_motion="no-preference"), server)
    page = ann.page
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("step by step")
    page.keyboard.press("Escape")
    ends_turn(ann)
    tempo = page.get_by_role("group", name="How fast things happen")
    tempo.wait_for()
    page.keyboard.press(".")
    expect(tempo.get_by_role("button", name="Step by step")).to_have_attribute("aria-pressed", "true")
    told = page.locator("#question .told")
    first = told.inner_text()
    page.wait_for_timeout(1500)
    assert told.inner_text() == first, "it waits"
    page.keyboard.press("Space")
    expect(told).not_to_have_text(first)
    second = told.inner_text()
    tempo.get_by_role("button", name="Next").click()
    expect(told).not_to_have_text(second)
    shown = page.get_by_role("region", name="Log").locator("[data-line]").count()
    assert shown < CHAIN, "the log waits for the board"

    tempo.get_by_role("button", name="Slower").click()
    expect(tempo.get_by_role("button", name="Slower")).to_have_attribute("aria-pressed", "true")
    third = told.inner_text()
    expect(told).not_to_have_text(third)  # it goes on by itself
    page.keyboard.press(".")  # now it would wait for ever
    page.keyboard.press("End")
    page.locator("#question.yours").wait_for()
    expect(page.get_by_role("region", name="Log").locator("ol > li").last.locator("[data-line]")).to_have_count(CHAIN)


def test_a_replay_tells_chains(someone: Someone, server: Server) -> None:
    """A moment of a replay shows the same nested lines; a line leads to its cause."""
    path = Path(__file__).parents[1] / "golden" / "ghost-stories-white-moon-1-0.txt"
    game = replay(load(path))
    at, move = next(
        (n, move) for n, move in enumerate(game.entries) if isinstance(move, Decision) and len(move.events) > 8
    )
    kept = keep(server.url, path.read_text(encoding="utf-8"))
    page = someone("Ann").open(f"/r/{kept['id']}#move={at + 1}").page
    told = page.get_by_role("region", name="Log")
    expect(told.locator("[data-line]")).to_have_count(len(move.events))
    expect(told.locator("ul ul [data-line]").first).to_be_visible()
    line = told.locator("ul ul ul [data-line]").first
    line.hover()
    line.get_by_role("button", name="why?").click()
    expect(page.locator("ul ul [data-line]:focus")).to_have_count(1)


def test_a_section_of_the_rules_is_told(someone: Someone, server: Server) -> None:
    """Ann goes to a line with the arrows; Enter tells what its section says, and so does a click on the tag."""
    ann = in_the_scene(someone("Ann"), server)
    ends_turn(ann)
    page = ann.page
    log = page.get_by_role("region", name="Log")
    lines = log.locator("ol > li").last.locator("[data-line]")
    expect(lines).to_have_count(CHAIN)
    log.focus()
    while not page.locator("[data-line]:focus .rule", has_text="GS §6").count():
        page.keyboard.press("ArrowUp")
    note = page.get_by_role("tooltip")
    page.keyboard.press("Enter")
    expect(note).to_contain_text("The left stone works when the ghost arrives")
    page.keyboard.press("ArrowUp")
    expect(note).to_have_count(0)
    tag = lines.first.get_by_role("button", name="GS §4")
    lines.first.hover()
    tag.click()
    expect(note).to_contain_text("A turn is a Yin phase and a Yang phase")
    page.get_by_role("heading", level=1).click()
    expect(note).to_have_count(0)


def test_a_note_goes_with_its_line(someone: Someone, server: Server) -> None:
    """Ann scrolls the log: the note stays beside its line, and goes with it out of sight."""
    ann = in_the_scene(someone("Ann", viewport={"width": 1280, "height": 520}), server)
    ends_turn(ann)
    page = ann.page
    log = page.get_by_role("region", name="Log")
    last = log.locator("[data-line]").last
    expect(log.locator("[data-line]")).to_have_count(CHAIN)
    last.hover()
    last.locator(".rule").click()
    note = page.get_by_role("tooltip")
    expect(note).to_be_visible()

    def gap() -> float:
        """From the note up to its line."""
        beside, line = note.bounding_box(), last.bounding_box()
        assert beside and line
        return line["y"] - beside["y"]

    between, from_top = gap(), log.evaluate("each => each.scrollTop")
    log.evaluate("each => each.scrollBy({top: -20, behavior: 'instant'})")
    assert log.evaluate("each => each.scrollTop") == from_top - 20
    ann.until(lambda: gap() == between, "the note is beside its line")
    log.evaluate("each => each.scrollTo({top: 0, behavior: 'instant'})")
    expect(note).to_have_count(0)


def test_a_rule_that_names_a_card_explains_it(someone: Someone, server: Server) -> None:
    """RIP #11: the rule of a banished card opens the help of psychic 11."""
    games = sorted((Path(__file__).parents[1] / "golden").glob("rest-in-peace-*.txt"))
    path, at = next(
        (path, n)
        for path in games
        for n, move in enumerate(replay(load(path)).entries)
        if isinstance(move, Decision) and move.events and move.events[0].what == "banished"
    )
    kept = keep(server.url, path.read_text(encoding="utf-8"))
    page = someone("Ann").open(f"/r/{kept['id']}#move={at + 1}").page
    line = page.locator("[data-line]").first
    line.hover()
    line.get_by_role("button", name="RIP #11").click()
    expect(page.get_by_role("tooltip")).to_contain_text("Be gone")


def test_a_note_waits_for_the_pointer(someone: Someone, server: Server) -> None:
    """A thing that comes under a pointer at rest says nothing; once the pointer moves on it, it does."""
    ann = someone("Ann")
    ann.page.mouse.move(683, 330)  # where the village will be
    in_the_scene(ann, server)
    page = ann.page
    page.wait_for_timeout(800)
    note = page.get_by_role("tooltip")
    expect(note).to_have_count(0)
    page.mouse.move(685, 332)
    expect(note).to_be_visible()
    page.mouse.down()
    expect(note).to_have_count(0)
