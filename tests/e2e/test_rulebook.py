"""The rulebook in the browser: found from everywhere, searched, tried on a board, kept as one file; and the gallery."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import axe
from tests.e2e.conftest import Someone
from tests.e2e.people import PHONE, make
from tests.server.served import Server


def clean(page: Page) -> None:
    """axe finds nothing."""
    page.add_script_tag(content=axe())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert [(each["id"], [node["html"][:90] for node in each["nodes"]][:3]) for each in found["violations"]] == []


def test_open_from_the_question_mark_and_search(someone: Someone) -> None:
    """`?` on the first page leads to all games; the rules are searched by word and by number."""
    page = someone("Ann").open("/").page
    page.locator("main .game").first.wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("link", name="Rules of the game").click()
    page.get_by_role("main").get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(re.compile("/rules/rest-in-peace$"))
    expect(page.get_by_role("heading", level=1, name="Rest in Peace").last).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("goldfish")
    expect(page.locator("main mark").first).to_be_visible()
    page.get_by_role("searchbox").fill("r50")
    expect(page.get_by_role("status").filter(has_text="1 passage")).to_be_visible()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status").filter(has_text="Nothing found")).to_be_visible()


def test_show_me_try_it_and_go_back(someone: Someone) -> None:
    """A paragraph says what holds it; a ruling is shown on a board, tried at a table, and leads back to its place."""
    ann = someone("Ann").open("/rules/rest-in-peace#rip-r50")
    page = ann.page
    page.locator(".sought .map").click()
    page.get_by_text("Tests (").first.click()
    expect(page.locator("code").first).to_contain_text("tests/scenes/")
    page.get_by_role("link", name=re.compile(r"Show me\s*: RIP r50")).click()
    expect(page).to_have_url(re.compile("/r/rule-rip-r50"))
    expect(page.locator("output")).to_have_text(re.compile("0 / 1"))
    page.get_by_role("button", name="One move on").click()
    expect(page.locator("output")).to_have_text(re.compile("1 / 1"))
    page.get_by_role("button", name="One move back").click()
    page.get_by_role("button", name="What if").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    ann.table_path()
    ann.until(lambda: ann.info, "the table to try it")
    assert ann.info["parent"] == "rule-rip-r50"
    page.get_by_role("link", name="Back to the rulebook").click()
    page.get_by_role("link", name="Back to the rulebook").click()
    expect(page).to_have_url(re.compile("/rules/rest-in-peace#rip-r50$"))
    expect(page.locator(".sought")).to_be_in_viewport()


def test_an_example_is_stepped_through(someone: Someone) -> None:
    page = someone("Ann").open("/rules/rest-in-peace").page
    example = page.locator('figure[data-record="rule-rip-example-round-1"]')
    example.scroll_into_view_if_needed()
    expect(example.locator("output")).to_have_text(re.compile("Step 0 of"))
    example.get_by_role("button", name="Next step").click()
    expect(example.locator("output")).to_have_text(re.compile("Step 1 of"))
    expect(example.locator("p[role=status]")).not_to_be_empty()


def test_it_follows_the_switches_of_the_table(someone: Someone, server: Server) -> None:
    """An invitation leads to the rules; they tell the reading that the table has chosen, and fold the other."""
    table = make(server.url, "thirteen-ghosts", "-", "-", options={"reveal_found_hideout": False})["id"]
    page = someone("Ann").open(f"/t/{table}").page
    page.get_by_role("link", name="New to the game?").click()
    expect(page).to_have_url(re.compile(f"/rules/thirteen-ghosts\\?table={table}"))
    chosen = page.locator(".block small", has_text="As this table plays")
    expect(chosen.first).to_be_visible()
    assert page.locator("small", has_text=re.compile("As this table plays.*: no")).count() > 0
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    page.goto(f"{server.url}/rules/thirteen-ghosts")
    expect(page.locator(".block summary", has_text="Another reading").first).to_be_visible()
    assert page.locator("small", has_text="As this table plays").count() == 0


def test_the_gallery_is_filtered_and_searched(someone: Someone) -> None:
    page = someone("Ann").open("/gallery/ghost-stories-black-secret").page
    status = page.get_by_role("status").filter(has_text="thing")
    expect(status).to_be_visible()
    everything = status.inner_text()
    page.get_by_label("Show", exact=True).select_option("demon")
    expect(status).to_have_text("3 things")
    expect(page.locator("main li svg").first).to_be_visible()
    page.get_by_label("Show", exact=True).select_option("")
    page.get_by_role("searchbox").fill("dance spires")
    expect(page.get_by_role("heading", level=3, name="Dance of the Spires").first).to_be_visible()
    assert status.inner_text() != everything
    page.get_by_role("link", name="BS r78").first.click()
    expect(page).to_have_url(re.compile("/rules/ghost-stories-black-secret#bs-r78"))
    expect(page.locator(".sought")).to_be_in_viewport()
    page.go_back()
    page.get_by_label("Only what is reconstructed").check()
    expect(page.get_by_text("Partly reconstructed").first).to_be_visible()


def test_one_file_to_keep(someone: Someone, tmp_path: Path) -> None:
    """It has the words, the pictures and the boards, and asks nothing of anybody."""
    page = someone("Ann").open("/rules/rest-in-peace").page
    page.get_by_role("button", name="One file to keep").wait_for()
    with page.expect_download(timeout=60_000) as kept:
        page.get_by_role("button", name="One file to keep").click()
    file = tmp_path / "rules.html"
    kept.value.save_as(file)
    text = file.read_text("utf-8")
    assert kept.value.suggested_filename == "rest-in-peace-en.html"
    assert not re.search(r"""(?:src|href)=["'](?!#)|url\(|@import|<script|<link""", text)
    assert not re.search(r"https?://(?!www\.w3\.org/)", text)
    assert text.count("<svg") > 40 and "<h2" in text and "<button" not in text
    page.goto(file.as_uri())
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


def test_on_paper(someone: Someone) -> None:
    """Printed, it is dark on white, without bars and buttons."""
    page = someone("Ann").open("/rules/thirteen-ghosts").page
    page.get_by_role("searchbox").wait_for()
    page.emulate_media(media="print")
    for hidden in ("header.top", "nav", ".tools", ".map"):
        expect(page.locator(hidden).first).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"


@pytest.mark.parametrize("path", ["/rules", "/rules/ghost-stories", "/gallery/thirteen-ghosts"])
def test_on_the_phone_and_for_everybody(someone: Someone, path: str) -> None:
    """Nothing sticks out on a phone, and axe finds nothing on either size."""
    page = someone("Ann", bypass_csp=True).open(path).page
    page.get_by_role("heading", level=1).last.wait_for()
    page.wait_for_timeout(800)
    clean(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    clean(page)


def test_the_log_leads_to_the_rule(someone: Someone, server: Server) -> None:
    table = make(server.url, "rest-in-peace", "-", "greedy")["id"]
    ann = someone("Ann").open(f"/t/{table}")
    ann.sit()
    ann.until(ann.is_asked, "the first question")
    page = ann.page
    ann.answer()
    link = page.locator('[data-line] a[href^="/rules/"]').first
    link.wait_for(state="attached")
    assert re.fullmatch(rf"/rules/rest-in-peace\?table={table}#rip-[src]\d.*", link.get_attribute("href") or "")
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("link", name="Rules of the game").click()
    expect(page).to_have_url(re.compile(f"/rules/rest-in-peace\\?table={table}"))
