"""Replay, languages, sizes and accessibility."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.browser import axe
from tests.e2e.conftest import Someone
from tests.e2e.people import LAPTOP, PHONE, Person, finished, make
from tests.server.served import Server

GAMES = {"rest-in-peace": 2, "thirteen-ghosts": 3}


def at_table(person: Person, server: Server, game: str) -> Person:
    """A person on the first seat, bots on the others; waits for the first question."""
    made = make(server.url, game, "-", *["greedy"] * (GAMES[game] - 1))
    person.open(f"/t/{made['id']}")
    person.sit()
    person.until(lambda: person.question, "a question")
    person.page.locator("#question.yours").wait_for()
    return person


@pytest.fixture(scope="module")
def record(server: Server) -> dict[str, Any]:
    return finished(server.url, "rest-in-peace", "random", "random")


def test_replay_and_what_if(someone: Someone, record: dict[str, Any]) -> None:
    """Ann opens the link to move 5 of a finished game, steps on and back, and plays on from there at a new table."""
    ann = someone("Ann").open(f"/r/{record['id']}#move=5")
    page = ann.page
    output = page.locator("output")

    def move(n: int) -> re.Pattern[str]:
        return re.compile(rf"^\W*{n}\W+{record['entries']}\W*$")

    expect(output).to_have_text(move(5))
    page.get_by_role("button", name="One move on").click()
    expect(output).to_have_text(move(6))
    told = page.locator("section.told")
    last = told.locator("p").last  # the events of a move are told one after the other
    expect(last).to_have_text(re.compile(r"\w"))
    page.wait_for_timeout(1500)
    there = told.inner_text()
    page.get_by_role("button", name="One move back").click()
    expect(output).to_have_text(move(5))
    assert page.evaluate("location.hash") == "#move=5"
    page.keyboard.press("ArrowRight")
    expect(output).to_have_text(move(6))
    expect(told).to_have_text(there, use_inner_text=True)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    page.get_by_role("button", name="To the beginning").click()
    expect(output).to_have_text(move(0))

    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="What if").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    ann.table_path()
    ann.until(lambda: ann.info, "the new table")
    assert (ann.info["parent"], ann.info["parent_at"]) == (record["id"], 1)
    assert ann.info["id"] != record["id"]


def test_a_replay_in_words(someone: Someone, record: dict[str, Any]) -> None:
    """Somebody with a screen reader watches a game again as text: every moment is told in lines, from any seat."""
    ann = someone("Ann").open(f"/r/{record['id']}#move=0")
    page = ann.page
    page.locator("output").wait_for()
    page.keyboard.press("t")
    lines = page.locator('[data-board="generic"] pre')
    expect(lines).to_contain_text("Round 1 of 10")
    everything = lines.inner_text()
    assert everything.count("Hand:") == 2, "all is open: both hands are told"
    page.get_by_label("View").select_option("0")
    expect(lines).not_to_have_text(everything, use_inner_text=True)
    assert lines.inner_text().count("Hand:") == 1
    page.keyboard.press("End")
    expect(lines).not_to_contain_text("Round 1 of 10")


LOCALES = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL"}


@pytest.mark.parametrize("language", LOCALES)
def test_nothing_lies_over_names_and_buttons(someone: Someone, server: Server, language: str) -> None:
    """Four players with long names, on a laptop and on a phone: the names and the buttons of the bar stand apart."""
    table = make(server.url, "thirteen-ghosts", "-", "search:1000", "greedy", "search:5000")["id"]
    ann = someone("Bartholomew Featherstone", locale=LOCALES[language]).open(f"/t/{table}")
    page = ann.page
    page.locator("main input").first.fill(ann.name)
    page.locator("main li button").first.click()
    page.locator("#question.yours").wait_for()
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_timeout(150)
        boxes = page.evaluate(
            """() => [...document.querySelectorAll('[data-seat], header h1, header .tool, header .home')]
              .filter((each) => each.checkVisibility()).map((each) => [each.innerText, each.getBoundingClientRect()])
              .map(([text, box]) => [text, box.left, box.top, box.right, box.bottom])"""
        )
        assert len(boxes) > 8
        for n, (text, left, top, right, bottom) in enumerate(boxes):
            assert left >= 0 and right <= size["width"], (text, left, right)
            for other, x, y, x2, y2 in boxes[:n]:
                assert left >= x2 - 1 or right <= x + 1 or top >= y2 - 1 or bottom <= y + 1, (text, other, size)
        inner = page.evaluate(
            """() => [...document.querySelectorAll('[data-seat] b')].filter((each) => {
              const chip = each.closest('li').getBoundingClientRect(), box = each.getBoundingClientRect();
              return box.right > chip.right || box.width < 24;
            }).map((each) => each.innerText)"""
        )
        assert not inner, inner


def test_languages(someone: Someone, server: Server) -> None:
    """Ann switches from English to Russian to Polish in the lobby, then at the table: every text changes at once."""
    ann = someone("Ann").open("/")
    page = ann.page
    heading = page.locator("main h1")
    expect(heading).to_have_text("Which game tonight?")
    texts = [page.inner_text("main")]
    for language in ("ru", "pl"):
        page.locator("header select").select_option(language)
        expect(heading).not_to_have_text(texts[-1].splitlines()[0])
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        russian = "wanted => /[а-я]/i.test(document.querySelector('main').innerText) === wanted"
        page.wait_for_function(russian, arg=language == "ru")  # what the server says comes a moment later
        texts.append(page.inner_text("main"))
    assert len(set(texts)) == 3
    page.locator("header select").select_option("en")
    expect(heading).to_have_text("Which game tonight?")

    at_table(ann, server, "rest-in-peace")
    question = page.locator("#question h2")
    english = question.inner_text()
    page.get_by_role("button", name="Settings").click()
    page.locator('dialog input[value="ru"]').check()
    expect(question).not_to_have_text(english)
    page.keyboard.press("Escape")
    assert any("а" <= letter <= "я" for letter in question.inner_text())


def test_a_late_answer_in_another_language(someone: Someone) -> None:
    """Ann goes on from Russian to Polish before the Russian texts have come: the page stays Polish."""
    ann = someone("Ann")
    late: list[Route] = []
    ann.page.route("**/api/shelf?language=ru", lambda route: late.append(route))
    ann.open("/").page.locator(".make form").wait_for()
    chosen = ann.page.locator("header select")
    chosen.select_option("ru")
    ann.until(lambda: late, "the Russian texts are asked for")
    with ann.page.expect_response("**/api/shelf?language=pl"):
        chosen.select_option("pl")
    ann.page.wait_for_function("() => !/[а-я]/i.test(document.querySelector('main').innerText)")
    with ann.page.expect_response("**/api/shelf?language=ru"):
        late[0].continue_()
    ann.page.wait_for_timeout(300)
    assert not re.search("[а-я]", ann.page.inner_text("main")), "Russian texts on a Polish page"


LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter((each) => !each.name.endsWith('.woff2')) // letters come apart, and text is shown without them
  .map((each) => [each.name.replace(location.origin, ''), each.encodedBodySize])"""
MOST = 150_000  # bytes, compressed


def test_first_load(someone: Someone, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    """Ann opens the first page on a slow line: all of it is small. So is a table with its board, the first page's
    share included."""
    ann = someone("Ann", locale="ru-RU").open("/")
    ann.page.locator(".make form").wait_for()
    ann.page.wait_for_load_state("networkidle")
    lobby = dict(ann.page.evaluate(LOADED))
    sizes = {"lobby": sum(lobby.values())}
    for game in GAMES:
        ben = at_table(someone("Ben", locale="en-GB"), server, game)
        ben.page.wait_for_load_state("networkidle")
        sizes[game] = sum(dict(ben.page.evaluate(LOADED)).values())
    with capsys.disabled():
        print("\nfirst load, compressed:", ", ".join([f"{name} {size / 1000:.0f} kB" for name, size in sizes.items()]))
    assert 20_000 < sizes["lobby"] <= MOST / 2 and max(sizes.values()) <= MOST, (sizes, lobby)


TELEPHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def test_phone_lobby(someone: Someone) -> None:
    """Ann opens the first page on a phone: nothing lies to the side of the screen, all targets are large enough."""
    ann = someone("Ann", **TELEPHONE, locale="ru-RU").open("/")
    ann.page.locator(".make form").wait_for()
    no_sideways(ann)
    large(ann, "main form button, main form select, main .kinds label, main .learn, header select, header button")
    ann.page.locator(".make form summary").tap()
    no_sideways(ann)


@pytest.mark.parametrize("game", GAMES)
def test_phone(someone: Someone, server: Server, game: str) -> None:
    """Ann plays on a phone: nothing lies to the side of the screen, and what she must hit is large enough."""
    ann = someone("Ann", **TELEPHONE)
    at_table(ann, server, game)
    no_sideways(ann)
    large(ann, "#question button, .option[data-token], .picker button, .end[data-token], header button")
    question = ann.question
    assert question is not None
    ann.page.locator(f'[data-token="{question["options"][-1]["token"]}"]:not([aria-disabled="true"])').first.tap()
    ann.until(lambda: question not in ann.position["questions"], "a tap answers")
    no_sideways(ann)


def no_sideways(person: Person) -> None:
    wide = person.page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1] == PHONE["width"], wide


def large(person: Person, selector: str) -> None:
    """At least 40 px high."""
    small = person.page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
          .filter((each) => each.getBoundingClientRect().height < 39.5)
          .map((each) => each.outerHTML.slice(0, 120) + ' ' + each.getBoundingClientRect().height)""",
        selector,
    )
    assert not small, small


@pytest.mark.parametrize("game", GAMES)
def test_laptop(someone: Someone, server: Server, game: str) -> None:
    """On a laptop the whole table is on the screen: nothing scrolls, and all that is offered is in sight."""
    ann = at_table(someone("Ann"), server, game)
    for _ in range(3):
        high = ann.page.evaluate(
            "[document.scrollingElement.scrollHeight, innerHeight, document.scrollingElement.scrollWidth, innerWidth]"
        )
        assert high[0] <= high[1] and high[2] <= high[3], high
        hidden = ann.page.evaluate(
            """() => [...document.querySelectorAll('[data-token]')].filter((each) => each.getClientRects().length)
              .map((each) => [each.dataset.token, each.getBoundingClientRect()])
              .filter(([, box]) => Math.min(box.top, box.left) < 0
                || Math.max(box.bottom - innerHeight, box.right - innerWidth) > 1)
              .map(([token]) => token)"""
        )
        assert not hidden, hidden
        ann.until(lambda: ann.answer() or ann.over, "an answer")
        ann.until(lambda: ann.question or ann.over, "the next question")


@pytest.mark.parametrize("place", ["lobby", *GAMES, "lesson", "menu", "replay"])
def test_axe(someone: Someone, server: Server, record: dict[str, Any], place: str) -> None:
    """Somebody with a screen reader comes: axe finds nothing serious on this page."""
    ann = someone("Ann", bypass_csp=True)
    if place in GAMES:
        at_table(ann, server, place)
    elif place == "lesson":
        ann.open("/").page.locator(".learn").nth(1).click()
        ann.page.locator(".ring").wait_for()
    elif place == "menu":
        at_table(ann, server, "thirteen-ghosts").page.locator('[data-tool="more"]').click()
        ann.page.get_by_role("dialog").wait_for()
    else:
        ann.open("/" if place == "lobby" else f"/r/{record['id']}#move=7")
        ann.page.locator(".make form, output").first.wait_for()
        ann.page.wait_for_timeout(500)
    ann.page.add_script_tag(content=axe())
    found = ann.page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    bad = [
        f"{each['impact']} {each['id']}: {node['html'][:160]} | {node.get('failureSummary', '')[:300]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:4]
    ]
    assert not bad, "\n".join(bad)
