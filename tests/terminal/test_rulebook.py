"""`hauntings rules`: contents, what is said of a word, a section, a ruling or a card, in every language."""

from __future__ import annotations

import pytest

from hauntings.cli import main
from hauntings.games.shelf import played
from hauntings.i18n.words import LANGUAGES, Words
from hauntings.terminal.rulebook import read_out


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rules", *arguments]) == 0
    return capsys.readouterr().out


def test_contents_and_how_to_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    said = printed(capsys, "ghost-stories-both", "--language", "en")
    assert said.startswith("Ghost Stories\n") and "\n\nWhite Moon" in said and "\n\nBlack Secret" in said
    assert "hauntings rules ghost-stories-both WORD" in said


def test_a_word_a_section_a_ruling_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    english = ("--language", "en")
    assert "Be gone!" in printed(capsys, "rest-in-peace", "be", "gone", *english)
    section = printed(capsys, "rest-in-peace", "§4", *english)
    assert "\n4 " in section and "\n9 " not in section
    assert section == printed(capsys, "rest-in-peace", "4", *english)
    ruling = printed(capsys, "rest-in-peace", "r50", *english)
    assert 3 < len(ruling.splitlines()) < 30
    assert printed(capsys, "rest-in-peace", "#11", *english).count("\n") < len(section)
    assert "“xyzzy”" in printed(capsys, "rest-in-peace", "xyzzy", *english)


def test_an_example_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "  > " in printed(capsys, "rest-in-peace", "all", "--language", "pl")


def test_an_unknown_game_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [box.name for box in played()])
def test_everything_can_be_read(game: str, language: str) -> None:
    lines = read_out(game, "all", Words(language))
    assert len(lines) > 100 and all(len(line) <= 80 for line in lines)
