"""The shelf: a game of somebody else is registered from outside and plays everywhere; a broken one costs a sentence."""

from __future__ import annotations

import copy
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hauntings
from hauntings import native
from hauntings.bots.bot import bot_of
from hauntings.engine.laws import check
from hauntings.engine.view import SPECTATOR
from hauntings.games.leduc.setup import BOX as LEDUC
from hauntings.games.leduc.setup import EVENTS, FIELDS, KINDS, Leduc
from hauntings.games.leduc.turn import Bet
from hauntings.games.shelf import OURS, box_of, boxes, manifest_of, played, take_away
from hauntings.i18n.registry import speaker
from hauntings.i18n.words import LANGUAGES, Words
from hauntings.lab.tournament import teams, tournament
from hauntings.records.game import Game
from hauntings.records.record import from_json, record_of, replay, to_json
from tests.guest import candles
from tests.guest.poker import BOX, MANIFEST
from tests.terminal.evening import session

NAME = BOX.name
HERE = Path(__file__).parents[1]
PRINTED = "import hauntings; print(hauntings.Game('guest-poker').box.title)"
NO_MANIFEST = (
    "hauntings.games.manifest.Manifest object expected; got int"
    if native.active()
    else "5 is no manifest: hauntings.Manifest(box) makes one"
)
NAMED = "tests.guest.poker:MANIFEST"


def renamed(name: str) -> Leduc:
    return Leduc(name, "Some poker", [2], 1, KINDS, ["deck"], FIELDS, EVENTS, [Bet], [])


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is on the shelf, and processes that are started know it."""
    monkeypatch.setenv("HAUNTINGS_GAMES", NAMED)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(HERE / "src"), str(HERE)]))
    hauntings.register(MANIFEST)
    yield
    take_away(NAME)


def run(code: str, folder: Path | None = None, **settings: str) -> subprocess.CompletedProcess[str]:
    paths = [str(HERE / "src"), str(HERE), *([str(folder)] if folder else [])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **settings}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=100)


# --- what a manifest says -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("manifest", OURS, ids=lambda manifest: manifest.box.name)
def test_all_that_a_manifest_names_is_there(manifest: hauntings.Manifest) -> None:
    box = manifest.box
    assert callable(manifest.policy()) and (manifest.sieve() is None or callable(manifest.sieve()))
    assert manifest.hidden or manifest.speaker().box is box
    assert set(manifest.by_policy) <= {kind.name for kind in box.kinds}
    assert manifest.judge_for(Game(box.name, seed=1).view(0), 1) is not None
    boards = HERE / "web" / "src" / "boards"
    assert manifest.hidden or (boards / manifest.board / "Board.svelte").is_file()
    assert all([(boards / manifest.board / layer / "layer.ts").is_file() for layer in manifest.layers])
    pictures = (HERE / "web" / "src" / "lobby" / "Picture.svelte").read_text("utf-8")
    assert manifest.hidden or f"picture === '{manifest.picture}'" in pictures
    for lesson in manifest.lessons:
        box.settings(lesson.settings)
        assert lesson.players in box.seats and 0 <= lesson.seat < lesson.players
        coach = f"{box.name}-{lesson.name}".removesuffix("-")
        assert (HERE / "web" / "src" / "tutorial" / "games" / f"{coach}.ts").is_file()
    assert len({lesson.name for lesson in manifest.lessons}) == len(manifest.lessons)


def test_a_part_that_is_not_there_is_named() -> None:
    for place in ("hauntings.bots.policy.leduc:nothing", "nowhere:choose", "nowhere", ":choose"):
        with pytest.raises(ValueError, match=f"the policy of Leduc poker is not at '{place}'"):
            hauntings.Manifest(LEDUC, policy=place).policy()


def test_what_cannot_be_registered_is_a_sentence() -> None:
    before = boxes()
    with pytest.raises(ValueError, match="there is a game 'leduc' already, Leduc poker"):
        hauntings.register(hauntings.Manifest(renamed("leduc")))
    for name in ("", "Poker", "my poker", "my_poker", "-", "a" * 61):
        with pytest.raises(ValueError, match="is no name for a game: small letters and digits"):
            hauntings.register(hauntings.Manifest(renamed(name)))
    with pytest.raises(ValueError, match="Some poker has 3 sides"):
        hauntings.register(hauntings.Manifest(renamed("three-sides"), sides=("a", "b", "c")))
    with pytest.raises(TypeError, match=r"'poker' is no manifest|Manifest object expected"):
        hauntings.register("poker")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"'poker' is no box|Box object expected"):
        hauntings.register(hauntings.Manifest("poker"))  # type: ignore[arg-type]
    assert boxes() == before


def test_registered_once_is_enough(registered: None) -> None:
    hauntings.register(MANIFEST)
    assert [box.name for box in played()].count(NAME) == 1
    assert box_of("guest_poker") is BOX and copy.deepcopy(BOX) is BOX
    take_away(NAME)
    with pytest.raises(ValueError, match="no game 'guest-poker'"):
        manifest_of(NAME)


# --- it plays everywhere --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["random", "candidates", "greedy", "search:20"])
def test_bots_play_it_and_records_keep_it(registered: None, bot: str) -> None:
    game = Game(NAME, seed=5).play(bot_of(bot, 1), bot_of(bot, 2))
    assert game.over and replay(from_json(to_json(record_of(game, secret=True)))).digest() == game.digest()


def test_it_obeys_the_laws(registered: None) -> None:
    assert check(BOX, 2, BOX.settings({}), games=5) > 10


def test_tournaments_play_it_here_and_in_other_processes(registered: None) -> None:
    alone, shared = [
        [score.points for score in tournament(NAME, ["greedy", "random"], 8, processes=count, quiet=True)]
        for count in (1, 2)
    ]
    assert alone == shared and sum(alone) == 8
    with pytest.raises(ValueError, match="Guest poker is not played together"):
        teams(NAME, ["greedy"], 1, quiet=True)


def test_sides_come_from_the_manifest() -> None:
    hauntings.register(hauntings.Manifest(renamed("sides-poker"), sides=("First", "Second")))
    try:
        cells = teams("sides-poker", ["greedy", "random"], 4, quiet=True)
        assert [cell.bot for cell in cells] == ["First greedy", "Second random"]
        assert sum([cell.points for cell in cells]) == 4
    finally:
        take_away("sides-poker")


def test_its_words_are_said_and_the_rest_is_notation(registered: None) -> None:
    english = speaker(NAME, Words("en"), [])
    game = Game(NAME, seed=5)
    view = game.view(0)
    assert english.title() == "Poker with guests" and english.seat(1) == "Guest"
    assert english.asks(view) == "Your bet?"
    assert [english.option(view, "bet", token) for token in game.options] == ["Call", "Raise"]
    assert english.describe(view) == ["Hand: 3, ?", "Board: 0", "Chips: 1, 1", "Player: 0", "Raises: 0", "Checks: 0"]
    assert english.describe(game.view(SPECTATOR))[0] == "Hand: ?, ?"
    game.choose("raise")
    game.choose("call")
    told = [english.event(event) for move in game.moves for event in move.events]
    assert told == ["Host raises.", "Guest calls.", "Turns: card 2."]
    assert english.reason("no-more-raises") == "No more raises."
    assert speaker(NAME, Words("ru"), []).title() == "Покер с гостями"
    assert speaker(NAME, Words("ru"), []).asks(view) == "Bet?"  # nobody put it in Russian
    assert speaker(NAME, Words("pl"), []).title() == "Poker with guests"  # there is no Polish, so it is in English
    for language in LANGUAGES:
        says = speaker(NAME, Words(language), [])
        assert says.help() and "table_stakes".replace("_", " ") in says.help("options").lower()


def test_damaged_words_cost_only_themselves(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "poker.ftl").write_text("this is not Fluent\n")
    hauntings.register(hauntings.Manifest(renamed("mute-poker"), words=str(tmp_path)))
    try:
        assert speaker("mute-poker", Words("en")).title() == "Some poker"
        assert speaker("rest-in-peace", Words("en")).title() == "Rest in Peace"
        assert f"The words in {tmp_path} are left out: en/poker.ftl: not good Fluent" in caplog.text
    finally:
        take_away("mute-poker")


def test_the_terminal_plays_it(registered: None, tmp_path: Path) -> None:
    game = Game(NAME, seed=5)
    game.seats = ["person", "greedy"]
    _, out = session(game, "call\n" * 8, tmp_path / "game.json")
    assert game.over and "Your bet?" in out and "Host calls." in out and "Chips: 1, 1" in out


# --- packages and modules of others ---------------------------------------------------------------------------------


def test_an_installed_package_is_found(tmp_path: Path) -> None:
    """A distribution with an entry point; another one that is broken costs a sentence."""
    for name, points in {
        "guests": f"[hauntings.games]\npoker = {NAMED}\n",
        "broken": "[hauntings.games]\nbroken = broken_games:MANIFEST\ntaken = broken_names:MANIFEST\n",
    }.items():
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(points)
    (tmp_path / "broken_games.py").write_text("raise RuntimeError('not today')\n")
    (tmp_path / "broken_names.py").write_text("MANIFEST = 5\n")
    code = "import hauntings; print(hauntings.Game('guest-poker', seed=1).words, hauntings.Game().box.name)"
    done = run(code, tmp_path)
    assert done.stdout == "['call', 'raise'] rest-in-peace\n"
    assert sorted(done.stderr.splitlines()) == [
        "The games of broken_games:MANIFEST are left out: RuntimeError: not today",
        f"The games of broken_names:MANIFEST are left out: TypeError: {NO_MANIFEST}",
    ]


def test_a_module_registers_itself(tmp_path: Path) -> None:
    """Named in the environment or imported by the program; processes that the program starts know it too."""
    (tmp_path / "my_games.py").write_text(
        "import hauntings\nfrom hauntings.records.game import Game\n"
        "from tests.guest.poker import MANIFEST\nhauntings.register(MANIFEST)\n"
    )
    assert "there is no game 'guest-poker'" in run(PRINTED, tmp_path).stderr
    named = run(PRINTED, tmp_path, HAUNTINGS_GAMES="my_games")
    assert (named.stdout, named.stderr) == ("Guest poker\n", "")
    (tmp_path / "program.py").write_text(
        "import my_games\nfrom hauntings.lab.tournament import tournament\n"
        "if __name__ == '__main__':\n"
        "    print(tournament('guest-poker', ['random', 'random'], 8, processes=2, quiet=True)[0].games)\n"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE / "src"), str(HERE), str(tmp_path)])}
    done = subprocess.run([sys.executable, "program.py"], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("8\n", "")


def test_the_shelf_is_looked_at_while_a_package_is_loaded(tmp_path: Path) -> None:
    (tmp_path / "curious.py").write_text(
        "import hauntings\nfrom tests.guest.poker import MANIFEST\nGAME = hauntings.Game('leduc', seed=1)\n"
    )
    done = run(PRINTED, tmp_path, HAUNTINGS_GAMES="curious:MANIFEST")
    assert (done.stdout, done.stderr) == ("Guest poker\n", "")


def test_a_game_that_shares_nothing_with_ours() -> None:
    """Pieces, effects, a question and a box in plain Python, beside the compiled engine as beside the pure one:
    laws, records, search and lab."""
    assert check(candles.BOX, 2, candles.BOX.settings({}), games=10) > 0
    hauntings.register(candles.MANIFEST)
    try:
        game = Game(candles.BOX.name, seed=4).play(bot_of("search:20", 1), bot_of("greedy", 2))
        assert game.over and replay(from_json(to_json(record_of(game)))).result == game.result
        assert game.view(0)["secret"][1] is None and game.view(SPECTATOR)["secret"] == [None, None]
        assert tournament(candles.BOX.name, ["greedy", "random"], games=4, processes=1, quiet=True)
    finally:
        take_away(candles.BOX.name)
