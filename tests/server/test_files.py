"""Records: download, replay from each seat, upload, going on from a moment; nothing of it before the end."""

from __future__ import annotations

from pathlib import Path

import msgspec

from hauntings.records.record import from_bytes, verify
from tests.server.served import Browser, Server, first, play_on, run
from tests.told import told_views

GOLDEN = Path(__file__).parents[1] / "golden"


def test_a_finished_game_as_file_replay_and_what_if(shared: Server) -> None:
    async def scene() -> None:
        ann, eve = Browser(shared.url), Browser(shared.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        record = f"/api/records/{table}"
        async with ann.socket(table) as line:
            for path in (record, f"{record}/file", f"{record}/replay"):
                assert (await ann.ask("GET", path, status=409))["code"] == "not-over"
            await play_on(first, line)
            total = line.info["entries"] + 1
            last = line.position["views"][0]
        for form in ("json", "text"):
            data = (await eve.http.get(f"{record}/file?form={form}")).content
            game = verify(from_bytes(data))
            assert len(game.entries) == total - 1 and game.key.hex() == line.info["seed"]
        about = await eve.ask("GET", record)
        assert about["over"] and about["seed"] == line.info["seed"] and about["names"][0] == "Ann"
        seen = await eve.ask("GET", f"{record}/replay?seat=0&start={total - 2}&end=9999")
        assert seen["total"] == total and len(seen["frames"]) == 2
        before, after = seen["frames"]
        assert after["views"] is None
        assert told_views(before["views"], {"views": None, "steps": [after["step"]]}) == [last]
        open_view = await eve.ask("GET", f"{record}/replay?end=3&language=ru")
        assert [view["seat"] for view in open_view["frames"][0]["views"]] == [0, 1, -1]
        assert (await eve.ask("GET", f"{record}/replay?seat=5", status=404))["code"] == "not-found"

        again = await eve.upload(data)
        assert again.status_code == 201, again.text
        name = again.json()["id"]
        assert (await eve.ask("GET", f"/api/records/{name}"))["result"] == about["result"]
        wish = {"entries": 4, "seats": [{"plays": "me", "name": "Eve"}, {"plays": "bot", "bot": "random"}]}
        new = await eve.ask("POST", f"/api/records/{name}/continue", wish, 201)
        assert new["parent"] == name and new["parent_at"] == 4 and new["seal"] != about["seal"]
        async with eve.socket(new["id"]) as line:
            await play_on(first, line)
            assert line.over
        verify(from_bytes((await eve.http.get(f"/api/records/{new['id']}/file")).content))
        over = await eve.ask("POST", f"/api/records/{name}/continue", {"entries": total - 1}, 400)
        assert over["code"] == "bad-options"

    run(scene(), 60)


def test_a_replay_from_its_middle_says_the_same(shared: Server) -> None:
    """Tiles and boards keep their names wherever one comes in."""

    async def scene() -> None:
        eve = Browser(shared.url)
        text = (GOLDEN / "ghost-stories-both-5-0.txt").read_bytes()
        kept = await eve.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
        record = f"/api/records/{kept.json()['id']}/replay"
        whole = (await eve.ask("GET", f"{record}?seat=0&start=150&end=170"))["frames"]
        for start in (155, 160, 169):
            part = (await eve.ask("GET", f"{record}?seat=0&start={start}&end=170"))["frames"]
            assert [frame["step"] for frame in part] == [frame["step"] for frame in whole[start - 150 :]]
        told = (await eve.ask("GET", f"{record}?seat=0&end=60"))["frames"][-1]["step"]
        late = (await eve.ask("GET", f"{record}?seat=0&start=59&end=60"))["frames"][-1]["step"]
        assert told == late

    run(scene(), 60)


def test_damaged_and_hostile_uploads(shared: Server) -> None:
    async def scene() -> None:
        eve = Browser(shared.url)
        good = {
            "hauntings": 1,
            "game": "rest-in-peace",
            "version": 1,
            "players": 2,
            "seal": "00",
            "seed": "11" * 32,
            "entries": [],
        }
        for data in [
            b"",
            b"\xff\xfe",
            b"{",
            b"[]",
            b"Hauntings record 1\n\n1. nonsense",
            msgspec.json.encode(good),
            msgspec.json.encode({**good, "game": "no-such-game"}),
            msgspec.json.encode({**good, "players": 10**9}),
            msgspec.json.encode({**good, "start": {"seats": 10**9}}),
            msgspec.json.encode({**good, "entries": [{"seat": 0, "says": "lay 1"}] * 6000}),
        ]:
            answer = await eve.upload(data)
            assert answer.status_code == 400 and answer.json()["code"] == "bad-record", (data[:60], answer.text)
            assert len(answer.json()["text"]) > 10
        answer = await eve.upload(b"x" * 1_100_000)
        assert answer.status_code == 413 and answer.json()["code"] == "too-much"

    run(scene())
