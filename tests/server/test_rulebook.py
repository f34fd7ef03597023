"""The rulebook over HTTP: texts, map and gallery are kept by browsers; a rule's position is replayed and played on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from hauntings.server.app import create
from hauntings.server.guard import Guard
from hauntings.server.settings import Settings

HERE = "http://testserver.local"
PATHS = ("/api/rules/ghost-stories-both?language=pl", "/api/rules/ghost-stories-both/map")
GALLERY = "/api/rules/ghost-stories-black-secret/gallery?language=ru"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Guard]]:
    folder: Path = tmp_path_factory.mktemp("rulebook")
    settings = Settings(database=f"sqlite:///{folder}/server.db", think=1, static=folder)
    with TestClient(create(settings), base_url=HERE) as found:
        yield found


@pytest.mark.parametrize("path", [*PATHS, GALLERY])
def test_it_is_kept(client: TestClient[Guard], path: str) -> None:
    first = client.get(path)
    assert first.status_code == 200 and first.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content


def test_texts_map_and_gallery(client: TestClient[Guard]) -> None:
    book = client.get(PATHS[0]).json()
    assert [text["name"] for text in book["texts"]] == ["ghost-stories", "white-moon", "black-secret", "both"]
    assert all(text["language"] == "pl" for text in book["texts"]) and "tile 10" in book["names"]
    rules = client.get(PATHS[1]).json()["rules"]
    assert rules["BOTH r1"]["record"] == "rule-both-r1" and rules["BOTH r1"]["words"] and rules["GS §9"]["tests"]
    gallery = client.get(GALLERY).json()
    assert gallery["kinds"][:2] == ["ghost", "incarnation"] and "curse" in gallery["kinds"]
    things = {(thing["kind"], thing["number"]): thing for thing in gallery["things"]}
    assert "BS r78" in things["power", "0"]["rules"] and things["curse", "1"]["guessed"]
    assert not things["tile", "0"]["guessed"]


@pytest.mark.parametrize("path", ["/api/rules/chess", "/api/rules/chess/map", "/api/rules/chess/gallery"])
def test_unknown_games_are_refused(client: TestClient[Guard], path: str) -> None:
    assert client.get(path).status_code == 404 and client.get(path).json()["code"] == "not-found"


def test_a_rule_is_shown_and_tried(client: TestClient[Guard]) -> None:
    """Its record is replayed, and a table goes on from its start."""
    record = client.get("/api/records/rule-13g-r2").json()
    assert (record["game"], record["players"]) == ("thirteen-ghosts", 3) and record["entries"] > 0
    replay = client.get("/api/records/rule-13g-r2/replay?seat=all").json()
    assert replay["total"] == record["entries"] + 1 and replay["frames"][1]["step"]["events"]
    wish = {"entries": 0, "seats": [{"plays": "me"}] * 3}
    table = client.post("/api/records/rule-13g-r2/continue", json=wish)
    assert table.status_code == 201 and table.json()["parent"] == "rule-13g-r2"


def test_set_ups_and_examples(client: TestClient[Guard]) -> None:
    assert client.get("/api/records/setup-ghost-stories-4").json()["players"] == 4
    assert client.get("/api/records/rule-rip-example-round-1").json()["entries"] > 2
    for unknown in ("setup-chess-2", "setup-ghost-stories-9", "rule-gs-r999", "rule-gs-example-nothing"):
        assert client.get(f"/api/records/{unknown}").status_code == 404, unknown
