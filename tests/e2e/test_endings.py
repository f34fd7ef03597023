"""Every ending of every box, as each seat and a spectator read it: the title, the result, how it ended, the story."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import Someone
from tests.e2e.endings import ENDINGS, NAMES, Ending
from tests.e2e.people import Person, at_position
from tests.server.served import Server

RESULTS = {"win": "wins", "share": "shares the win", "loss": "loses", "draw": "draws"}
# in Russian and in Polish: the title for players and for spectators, the result, how the sentence begins
TRANSLATED: dict[str, list[tuple[str, str, list[str], str]]] = {
    "ghost-stories-white-moon won, 2": [
        ("Вы победили вместе", "Деревня спасена", [], "Ву-Фенг повержен: деревня спасена! Очки: "),
        ("Wygraliście razem", "Wioska ocalona", [], "Wu-Feng pokonany: wioska ocalona! Punkty: "),
    ],
    "ghost-stories-both twelve dead, 1": [
        ("Победа Ву-Фенга", "Победа Ву-Фенга", ["Ann поражение", "Bob победа"], "Победа Ву-Фенга. Умер двенадцатый "),
        ("Wygrywasz", "Wygrywa Wu-Feng", ["Ann przegrana", "Bob wygrana"], "Wygrywa Wu-Feng. Zginął dwunasty "),
    ],
    "rest-in-peace draw": [
        ("Ничья", "Ничья", ["Ann ничья", "Bob ничья"], "Ничья: "),
        ("Remis", "Remis", ["Ann remis", "Bob remis"], "Remis: "),
    ],
}
READ = """dialog => {
  const all = (where) => [...dialog.querySelectorAll(where)].map((node) => node.textContent.trim());
  return {
    title: dialog.querySelector('h2').textContent,
    result: all('.end > ul li').map((row) => row.split(/\\s+/).join(' ')),
    sentence: all('.end > p').join(' '),
    story: all('.end section li span'),
  };
}"""


@pytest.fixture(scope="module")
def people(browser: Browser, server: Server) -> Iterator[list[Person]]:
    """The players in the order of the seats, and Zoe, who watches; they go from table to table."""
    come = [Person(browser, server.url, name) for name in [*NAMES, "Zoe"]]
    yield come
    broken = [error for person in come for error in person.errors]
    for person in come:
        person.context.close()
    assert not broken, broken


def gather(server: Server, ending: Ending, players: list[Person], watching: list[Person]) -> None:
    """They sit down at the position, and all look at the table."""
    table = at_position(server.url, ending.code(), *["-"] * len(players))
    for seat, person in enumerate(players):
        person.take(table["id"], seat)
    for person in [*players, *watching]:
        person.open(f"/t/{table['id']}")


def end(ending: Ending, players: list[Person]) -> None:
    """Whoever is asked clicks what ends the game."""
    for word in ending.answers:
        answer(players, word)


def answer(players: list[Person], word: str) -> None:
    players[0].until(lambda: any([token_of(person, word) for person in players]), f"somebody is asked: {word}")
    person = next(person for person in players if token_of(person, word))
    token, question = token_of(person, word)[0], person.question
    person.until(lambda: person.question != question or person.answer(choose=lambda _: token), word)


def token_of(person: Person, word: str) -> list[int]:
    """What the word stands for, if this person may choose it now."""
    options = person.question["options"] if person.question else []
    return [int(option["token"]) for option in options if option["word"] == word]


def read(person: Person) -> dict[str, Any]:
    """What the end says to somebody."""
    dialog = person.page.get_by_role("dialog")
    dialog.wait_for()
    said: dict[str, Any] = dialog.evaluate(READ)
    return said


def check(said: dict[str, Any], title: str, result: list[str], sentence: str) -> None:
    assert said["title"] == title
    assert said["result"] == result
    assert said["sentence"].startswith(sentence)
    assert said["story"][-1] == said["sentence"], "the story ends so too"


@pytest.mark.parametrize("ending", ENDINGS, ids=[ending.name for ending in ENDINGS])
def test_every_ending(ending: Ending, people: list[Person], server: Server) -> None:
    players, zoe = people[: len(ending.fates)], people[-1]
    gather(server, ending, players, [zoe])
    end(ending, players)
    rows = [f"{person.name} {RESULTS[fate]}" for person, fate in zip(players, ending.fates, strict=True)]
    alone = not ending.together and ending.fates.count("win") > 0
    for person, fate in [*zip(players, ending.fates, strict=True), (zoe, "")]:
        title = (person is zoe and ending.watched) or ending.title
        title = "You win" if alone and fate == "win" else title
        check(read(person), title, [] if ending.together else rows, ending.sentence)


@pytest.mark.parametrize("name", TRANSLATED)
def test_endings_in_russian_and_polish(name: str, someone: Someone, server: Server) -> None:
    """Ann and Olga read Russian, Bob and Ewa Polish; Olga and Ewa watch."""
    ending = next(ending for ending in ENDINGS if ending.name == name)
    ann, olga = [someone(who, locale="ru-RU") for who in ("Ann", "Olga")]
    bob, ewa = [someone(who, locale="pl-PL") for who in ("Bob", "Ewa")]
    gather(server, ending, [ann, bob], [olga, ewa])
    end(ending, [ann, bob])
    for words, player, watcher in zip(TRANSLATED[name], (ann, bob), (olga, ewa), strict=True):
        title, watched, rows, sentence = words
        check(read(player), title, rows, sentence)
        check(read(watcher), watched, rows, sentence)
