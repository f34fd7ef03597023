"""People round a table: one device for two, seats that are lent, chat, who is there, and what one can take away."""

from __future__ import annotations

import json
import re
from functools import partial

from playwright.sync_api import Page, expect

from hauntings.records.position import view_from
from tests.e2e.conftest import Someone
from tests.e2e.people import Json, Person, make, play
from tests.server.served import Server


def at(person: Person, server: Server, game: str, *others: str, **wish: object) -> Person:
    """A person on the first seat of a new table."""
    person.open(f"/t/{make(server.url, game, '-', *others, **wish)['id']}")
    person.sit()
    return person


def shows(page: Page, hand: set[int]) -> bool:
    """The page shows a hand of just these Ghosts."""
    own = page.locator('[data-at^="hand:"] [data-at^="hand:"]').evaluate_all("all => all.map((e) => e.dataset.at)")
    return {int(each.rpartition(":")[2]) for each in own} == hand


def test_two_share_one_device(someone: Someone) -> None:
    """Ann and Ben play on one laptop: between their turns the table is covered, and neither sees the other's hand."""
    ann = someone("Ann").open("/")
    page = ann.page
    page.locator("button.game", has_text="Rest in Peace").click()
    form = page.locator(".make form")
    form.get_by_role("textbox").first.fill("Ann")
    form.locator("fieldset").nth(2).locator("label", has_text="me").click()
    form.get_by_role("textbox").nth(1).fill("Ben")
    form.get_by_role("button", name="Begin").click()
    cover = page.locator(".cover")
    cover.wait_for()
    assert page.locator("[data-token]").count() == 0, "nothing of the table is to be seen"
    turns: list[int] = []
    for _ in range(40):
        ann.until(lambda: ann.question is not None or ann.over, "a question")
        question = ann.question
        if ann.over or len(turns) > 3 or question is None:
            break
        page.locator("#question.yours, .cover").first.wait_for()
        if cover.count():
            name = ("Ann", "Ben")[question["seat"]]
            expect(cover.get_by_role("heading")).to_have_text(f"Hand over to {name}")
            cover.get_by_role("button", name=f"I am {name}").click()
            turns.append(question["seat"])
        view = next(view for view in ann.position["views"] if view["seat"] == question["seat"])
        hand = {value for value, count in enumerate(view["values"]["hand"][question["seat"]]) if count}
        ann.until(partial(shows, page, hand), "the hand of the one who has the device")
        ann.answer()
    assert {0, 1} <= set(turns), turns


def test_a_seat_lent_to_a_bot_and_taken_back(someone: Someone, server: Server) -> None:
    """Ann is called away: a bot plays on for her, until she takes her seat back. Ben sees who plays."""
    ann, ben = someone("Ann"), someone("Ben")
    path = f"/t/{make(server.url, 'rest-in-peace', '-', '-')['id']}"
    for person in (ann, ben):
        person.open(path)
        person.sit()
    play([ann, ben], ann.is_asked, 20)
    own = ann.page.locator("[data-seat='0'] button")
    own.click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("Strength").select_option("greedy")
    dialog.get_by_role("button", name="Lend to a bot").click()
    ben.until(lambda: ben.question and ben.info["seats"][0]["lent"] == "bot", "the bot plays until Ben is asked")
    assert any(step["bot"] and step["seat"] == 0 for step in steps(ben))
    expect(ben.page.locator("[data-seat='0']")).to_contain_text("lent to easy")
    own.click()
    dialog.get_by_role("button", name="Take my seat back").click()
    expect(ben.page.locator("[data-seat='0']")).not_to_contain_text("lent")
    play([ben], ann.is_asked, 20)
    ann.until(ann.answer, "Ann plays on herself")


def steps(person: Person) -> list[Json]:
    told = [json.loads(text).get("position") for text in person.heard]
    return [step for position in told if position for step in position["steps"]]


def test_a_seat_lent_to_a_friend_chat_and_who_is_there(someone: Someone, server: Server) -> None:
    """Ann lends her seat by a link; Eve plays a move for her, they talk, Eve leaves, and Ann takes the seat back."""
    ann = at(someone("Ann"), server, "rest-in-peace", "greedy")
    ann.until(ann.is_asked, "a question")
    page = ann.page
    own = page.locator("[data-seat='0']")
    expect(own).to_contain_text("here now")
    own.locator("button").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Lend to a friend by link").click()
    link = dialog.get_by_role("textbox").first
    expect(link).to_have_value(re.compile("#loan="))
    address = link.input_value()
    dialog.get_by_role("button", name="Close").click()

    eve = someone("Eve")
    eve.page.goto(address)
    eve.page.get_by_role("dialog").get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Take the seat").click()
    eve.until(eve.is_asked, "Eve is asked for Ann")
    expect(own).to_contain_text("lent to Eve")
    expect(own).to_contain_text("here now")
    before = ann.position["seq"]
    eve.until(eve.answer, "Eve plays")
    ann.until(lambda: ann.position["seq"] > before, "Ann sees it")
    assert ann.question is None, "the seat is lent"

    eve.page.get_by_role("button", name="Chat").first.click()
    eve.page.locator("#chat-text").fill("I <b>played</b> for you")
    eve.page.keyboard.press("Enter")
    page.get_by_role("button", name="Chat").first.click()
    line = page.locator("aside li", has_text="I <b>played</b> for you")  # as it was written, no markup
    expect(line).to_have_count(1)
    assert line.locator("b").count() == 1, "only the name is bold"

    eve.page.goto("about:blank")
    expect(own).to_contain_text("not here now")
    own.locator("button").click()
    dialog.get_by_role("button", name="Take my seat back").click()
    expect(own).to_contain_text("here now")
    ann.until(lambda: ann.question or ann.over, "Ann is asked again")


def test_position_code_and_report(someone: Someone, server: Server) -> None:
    """Ann copies the position code and downloads a report: both hold what she knows, and nothing of Ben's hand."""
    path = f"/t/{make(server.url, 'rest-in-peace', '-', '-')['id']}"
    ann, ben = someone("Ann", permissions=["clipboard-read", "clipboard-write"]), someone("Ben")
    for person in (ann, ben):
        person.open(path)
        person.sit()
    play([ann, ben], lambda: False, 30, most=3)
    ann.page.get_by_role("button", name="This table").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Copy position code").click()
    ann.page.locator(".note", has_text="Position code copied").wait_for()
    code = str(ann.page.evaluate("navigator.clipboard.readText()"))
    field = dialog.get_by_role("textbox", name="Copy position code")
    expect(field).to_have_value(code)
    known = view_from(code)
    assert known.seat == 0 and known["hand"][1] is None and known["hand"] == ann.view()["hand"]
    with ann.page.expect_download() as waiting:
        dialog.get_by_role("link", name="Report a problem").click()
    report: Json = json.loads(waiting.value.path().read_text("utf-8"))
    assert report["code"] == code and report["seat"] == 0 and report["steps"] and report["lines"]
    text = json.dumps({**report, "code": ""})  # letters of chance, opened above
    assert "Ann" not in text and "Ben" not in text

    eve = someone("Eve").open("/")
    eve.page.get_by_role("textbox", name="Or paste a position code").fill(code)
    eve.page.get_by_role("button", name="Open", exact=True).click()
    eve.page.wait_for_url("**/r/*")
    expect(eve.page.get_by_label("View")).to_have_value("0")
    expect(eve.page.get_by_text("The position as Green knew it.")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Play on from here")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    hand = {value for value, count in enumerate(known["hand"][0]) if count}
    expect(eve.page.locator('[data-at="hand:0"] [data-at^="hand:0:"]')).to_have_count(len(hand))


def test_the_odds_lens(someone: Someone, server: Server) -> None:
    """The lens can be put away and taken up again; a table that forbids it offers none and shows no chance."""
    ann = at(someone("Ann"), server, "thirteen-ghosts", "greedy")
    play([ann], lambda: (ann.question or {}).get("kind") == "act", 20)
    page = ann.page
    page.locator("#question.yours").wait_for()
    bars = page.locator(".sheet .lens i")
    assert bars.count() > 5
    page.get_by_role("button", name="Hide odds").click()
    expect(bars).to_have_count(0)
    expect(page.locator("main")).not_to_contain_text("%")
    page.keyboard.press("o")
    expect(bars.first).to_be_visible()

    ben = at(someone("Ben"), server, "thirteen-ghosts", "greedy", odds=False)
    play([ben], lambda: (ben.question or {}).get("kind") == "act", 20)
    ben.page.locator("#question.yours").wait_for()
    ben.page.keyboard.press("o")
    assert ben.page.get_by_role("button", name=re.compile("odds")).count() == 0
    assert ben.page.locator(".sheet .lens").count() == 0
    assert "odds" not in ben.view() and not any("%" in option["text"] for option in (ben.question or {})["options"])
    ben.page.get_by_role("button", name="This table").click()
    ben.page.get_by_text("This table shows no odds").wait_for()


def test_a_bot_is_sent_away_and_somebody_takes_its_seat(someone: Someone, server: Server) -> None:
    """While the game runs the others are asked, in a dialog; whoever asks waits, and the log tells it afterwards."""
    ann, ben, eve = someone("Ann"), someone("Ben"), someone("Eve")
    path = f"/t/{make(server.url, 'thirteen-ghosts', '-', '-', 'random')['id']}"
    for person in (ann, ben):
        person.open(path)
        person.sit()
    ann.until(ann.is_begun, "the game begins")
    ann.page.locator("[data-seat='2'] button").click()
    ann.page.get_by_role("button", name="Send the bot away").click()
    expect(ann.page.get_by_role("status").filter(has_text="Waiting for consent: Ben")).to_be_visible()
    wish = ben.page.get_by_role("dialog")
    expect(wish.get_by_role("heading")).to_have_text(re.compile("Ann would like to send the bot at .+ away"))
    wish.get_by_role("button", name="No", exact=True).click()
    ann.until(lambda: ann.info["claim"] is None, "Ben says no")
    expect(ann.page.get_by_text("the others did not agree").first).to_be_visible()
    assert ann.info["seats"][2]["plays"] == "bot"

    ann.page.locator("[data-seat='2'] button").click()
    ann.page.get_by_role("button", name="Send the bot away").click()
    wish.get_by_role("button", name="Agree").click()
    ann.until(lambda: ann.info["seats"][2]["plays"] == "open", "the bot is gone")
    eve.open(path)
    eve.page.get_by_role("button", name="A seat is free").click()
    eve.sit()
    expect(eve.page.get_by_role("status").filter(has_text="Waiting for consent: Ann, Ben")).to_be_visible()
    for person in (ann, ben):
        asked = person.page.get_by_role("dialog")
        expect(asked.get_by_role("heading")).to_have_text(re.compile("Eve would like to take the seat of"))
        asked.get_by_role("button", name="Agree").click()
    eve.until(lambda: eve.position["views"][0]["seat"] == 2, "Eve has the seat")
    expect(ben.page.locator("[data-seat='2']")).to_contain_text("Eve")
    log = ben.page.locator(".log")
    for told in ("Ann sends the bot at", "Eve takes the seat of Player 3", "the others did not agree"):
        expect(log).to_contain_text(told)
