"""HTTP by itself: headers, origins, sizes, rates, pages, the shelf, the schema, and the documentation of it all."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from hauntings.games.shelf import played
from hauntings.i18n import words
from hauntings.server import limits, types, wire
from hauntings.server.app import create
from hauntings.server.guard import Guard
from hauntings.server.serve import main, parser
from hauntings.server.settings import Settings

HERE = "http://testserver.local"
DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "app-1.js").write_text("let ghost = 1")
    (folder / "assets" / "app-1.js.br").write_bytes(b"packed")
    (folder / "index.html").write_text("<title>Hauntings</title>")
    return folder


@pytest.fixture
def client(tmp_path: Path, static: Path) -> Iterator[TestClient[Guard]]:
    settings = Settings(database=f"sqlite:///{tmp_path}/server.db", think=0, static=static)
    with TestClient(create(settings), base_url=HERE) as found:
        yield found


def test_headers_health_and_metrics(client: TestClient[Guard]) -> None:
    for path in ("/", "/healthz", "/api/shelf", "/api/nothing", "/nothing.js"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "http" not in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"
    assert client.get("/healthz").json() == {"ok": True, "database": True, "hub": True, "version": "0.1.0"}
    assert client.get("/api/shelf").headers["cache-control"] == "no-store"
    assert "hauntings_sockets" in client.get("/metrics").text


def test_pages(client: TestClient[Guard]) -> None:
    for path in ("/", "/t/abc", "/r/abc", "/t/abc/def"):
        page = client.get(path)
        assert page.status_code == 200 and "Hauntings" in page.text and page.headers["cache-control"] == "no-cache"
        assert client.get(path, headers={"if-none-match": page.headers["etag"]}).status_code == 304
        assert client.head(path).status_code == 200
    script = client.get("/assets/app-1.js", headers={"accept-encoding": "gzip"})
    assert script.text == "let ghost = 1" and "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    with client.stream("GET", "/assets/app-1.js", headers={"accept-encoding": "br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
    for path in ("/assets/none.js", "/../server.db", "/%2e%2e/server.db", "/assets/app-1.js.br", "/api", "/socket/"):
        assert client.get(path).status_code == 404, path


def test_without_a_built_client_a_plain_page_says_so(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/server.db", static=tmp_path / "none")
    with TestClient(create(settings), base_url=HERE) as client:
        page = client.get("/t/abc")
        assert page.status_code == 200 and "not built" in page.text


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),  # no browser
        ({"origin": HERE}, True),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://testserver.local.evil.example"}, False),
        ({"origin": "http://testserver.local:81"}, False),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
    ],
)
def test_only_our_own_pages_may_change_anything(
    client: TestClient[Guard], headers: dict[str, str], allowed: bool
) -> None:
    answer = client.post("/api/tables", json={"game": "rest-in-peace"}, headers=headers)
    assert answer.status_code == (201 if allowed else 403)
    if not allowed:
        assert answer.json()["code"] == "foreign-origin"
    table = client.post("/api/tables", json={"game": "rest-in-peace"}).json()["id"]
    if allowed:
        with client.websocket_connect(f"/socket/{table}", headers=headers) as socket:
            assert socket.receive_json(timeout=5)["type"] == "welcome"
    else:
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/socket/{table}", headers=headers):
            raise AssertionError("a foreign page got a socket")


def test_secure_cookie_under_https(client: TestClient[Guard]) -> None:
    client.base_url = "https://testserver.local"
    answer = client.post("/api/tables", json={"game": "rest-in-peace"})
    setting = answer.headers["set-cookie"]
    assert setting.startswith("__Host-hauntings=") and "Secure" in setting and "Path=/" in setting
    assert "Domain" not in setting and "strict-transport-security" in answer.headers


def test_sizes_and_rates(client: TestClient[Guard], monkeypatch: pytest.MonkeyPatch) -> None:
    long = client.post("/api/tables", content=b"[" * 70_000, headers={"content-type": "application/json"})
    assert long.status_code == 413 and long.json()["code"] == "too-much"

    def pieces() -> Iterator[bytes]:
        for _ in range(20):
            yield b"[" * 10_000

    unsaid = client.post("/api/tables", content=pieces(), headers={"content-type": "application/json"})
    assert unsaid.status_code == 413
    assert {client.get("/healthz").status_code for _ in range(200)} == {200, 429}
    monkeypatch.setattr("time.monotonic", lambda: 1e9)
    bucket = limits.Bucket(1, 2)
    assert [bucket.take() for _ in range(4)] == [True, True, False, False]


def test_table_wishes(client: TestClient[Guard]) -> None:
    bad: list[tuple[Any, str]] = [
        ({"game": "chess"}, "bad-options"),
        ({"game": "rest-in-peace", "players": 3}, "bad-options"),
        ({"game": "rest-in-peace", "seats": [{"plays": "me"}]}, "bad-options"),
        ({"game": "rest-in-peace", "options": {"clamp": "never"}}, "bad-options"),
        ({"game": "rest-in-peace", "options": {"levels": {"a": []}}}, "bad-options"),
        ({"game": "rest-in-peace", "options": {"levels": [[]]}}, "bad-options"),
        ({"game": "rest-in-peace", "seats": [{"plays": "me"}, {"plays": "bot", "bot": "hal"}]}, "bad-options"),
        ({"game": "rest-in-peace", "seats": [{"plays": "me", "name": "x" * 25}, {"plays": "open"}]}, "bad-message"),
        ({"game": "rest-in-peace", "seed": "7"}, "bad-message"),
        ([], "bad-message"),
    ]
    for wish, code in bad:
        answer = client.post("/api/tables", json=wish)
        assert answer.status_code == 400 and answer.json()["code"] == code, (wish, answer.text)
        assert "set-cookie" not in answer.headers
    made = client.post("/api/tables", json={"game": "rest-in-peace", "options": {"learning_mode": True}, "odds": False})
    assert made.json()["options"]["learning_mode"] is True and made.json()["odds"] is False


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_shelf_in_every_language(client: TestClient[Guard], language: str) -> None:
    shelf = client.get(f"/api/shelf?language={language}").json()
    assert [game["name"] for game in shelf["games"]] == [box.name for box in played()]
    for game in shelf["games"]:
        assert game["title"] and game["kinds"] and game["events"]
        assert client.get(f"/api/games/{game['name']}/help?language={language}").json()["text"]
    assert client.get("/api/shelf?language=xx").json()["code"] == "bad-message"


def test_help_tells_the_readings_of_a_table(client: TestClient[Guard]) -> None:
    """A card's help follows the option switches that are sent along; wrong ones get a sentence."""

    def told(options: str) -> dict[str, str]:
        asked = {"word": "#14", "options": options}
        found: dict[str, str] = client.get("/api/games/rest-in-peace/help", params=asked).json()
        return found

    loses = "Whoever ends the turn after exactly one loses"
    assert loses not in told("{}")["text"] and loses in told('{"twos_more_fun": "one_card_loses"}')["text"]
    for wrong in ('{"twos_more_fun": "never"}', '{"colour": 1}', "[1]", "{", ""):
        assert told(wrong)["code"] == "bad-options"


def test_nobody_waits_while_a_language_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read, go = words.bundle, threading.Event()

    def slow(language: str) -> Any:
        assert go.wait(20)
        return read(language)

    monkeypatch.setattr(words, "bundle", slow)
    settings = Settings(database=f"sqlite:///{tmp_path}/server.db", static=tmp_path)
    with TestClient(create(settings), base_url=HERE) as client, ThreadPoolExecutor(3) as others:
        try:
            shelves = [others.submit(client.get, f"/api/shelf?language={one}") for one in ("en", "pl")]
            assert others.submit(client.get, "/healthz").result(10).status_code == 200
            assert not any(shelf.done() for shelf in shelves)
        finally:
            go.set()
        assert [shelf.result(20).status_code for shelf in shelves] == [200, 200]


def test_the_schema_has_every_message() -> None:
    parts = types.schema()["definitions"]
    for union in (wire.ServerMessage, wire.ClientMessage):
        for struct in union.__args__:
            assert struct.__name__ in parts
    assert parts["Move"]["properties"]["table"]
    assert set(parts["Step"]["required"]) == set(parts["Step"]["properties"])
    for box in played():
        fields = parts[f"{type(box).__name__}Values"]["properties"]
        assert {"asked", "options", "stack"} <= set(fields)


def test_the_protocol_is_documented() -> None:
    text = DOCS.read_text("utf-8")
    for code in wire.CODES:
        assert f"`{code}`" in text, code
    for union in (wire.ServerMessage, wire.ClientMessage):
        for struct in union.__args__:
            assert f'"type": "{struct.__struct_config__.tag}"' in text, struct
    app: Any = create(Settings(database="sqlite:///unused.db"))
    for route in app.app.routes:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path).replace("{seat}", "{n}")
        path = path.replace("{table}", "{id}").replace("{record}", "{id}")
        path = path.replace("/socket/{id}", "/socket/{table}")
        assert path in ("/", "/{path}") or path in text, path


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    options = parser().parse_args([])
    assert options.host == "127.0.0.1" and not options.lan
    with pytest.raises(ValueError, match="sqlite:///PATH"):
        main(["--database", "mysql://localhost/x"])
    with pytest.raises(ValueError, match="cannot listen"):
        main(["--host", "192.0.2.1", "--port", "1"])
