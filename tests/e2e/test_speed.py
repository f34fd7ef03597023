"""How soon the board answers a decision. It asserts no time: `./play pytest tests/e2e/test_speed.py` prints it."""

from __future__ import annotations

from statistics import median, quantiles

import pytest

from tests.e2e.conftest import Someone
from tests.e2e.people import OFFERED, Person
from tests.e2e.test_ghost_stories import at_village, by_click
from tests.server.served import Server

DECISIONS = 20
#: From the click to the first frame in which the board, or what is asked, is another.
CLICK = """(piece) => new Promise((done) => {
  const parts = [document.querySelector('[data-board]'), document.querySelector('#question')];
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  });
  const what = {subtree: true, childList: true, characterData: true, attributeFilter: ['aria-label']};
  for (const part of parts) watch.observe(part, what);
  const start = performance.now();
  piece.click();
})"""


def decides(person: Person) -> list[float]:
    """Answer the next question, if the game goes on: how many milliseconds it took."""
    person.until(lambda: person.over or person.question, "a question")
    question = person.question
    if question is None:
        return []
    person.page.locator("#question.yours").wait_for()
    took = person.page.locator(OFFERED.format(by_click(question))).first.evaluate(CLICK)
    person.until(lambda: person.over or question not in person.position["questions"], "the answer")
    return [took]


def test_how_soon_a_decision_is_on_the_board(
    someone: Someone, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ann alone in the village: no bot thinks while she plays."""
    took: list[float] = []
    ann = at_village(someone("Ann"), server, 0)
    while len(took) < DECISIONS:
        ann = at_village(someone("Ann"), server, 0) if ann.over else ann
        took += decides(ann)
    half, nearly = median(took), quantiles(took, n=20)[-1]
    with capsys.disabled():
        print(f"\n{len(took)} decisions in the village: p50 {half:.0f} ms, p95 {nearly:.0f} ms, max {max(took):.0f} ms")
    assert len(took) == DECISIONS and min(took) > 0
