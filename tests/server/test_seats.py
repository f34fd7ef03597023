"""Seats: the link gives none away, lending and taking back."""

from __future__ import annotations

from tests.server.served import Browser, Server, first, play_on, run

Two = tuple[Server, Server]


def test_a_taken_seat_stays_taken(servers: Two) -> None:
    async def scene() -> None:
        ann, bob, eve = Browser(servers[0].url), Browser(servers[1].url), Browser(servers[0].url)
        table = (await ann.make("rest-in-peace", "Ann", "-", listed=True))["id"]
        seats = f"/api/tables/{table}/seats"
        assert (await eve.ask("PUT", f"{seats}/0", {"name": "Eve"}, 409))["code"] == "seat-taken"
        assert (await eve.ask("PUT", f"{seats}/9", {"name": "Eve"}, 404))["code"] == "not-found"
        assert not eve.http.cookies
        listed = (await eve.ask("GET", "/api/lobby"))["tables"]
        assert table in [info["id"] for info in listed]
        await bob.sit(table, 1, "Bob")
        assert (await eve.ask("PUT", f"{seats}/1", {"name": "Eve"}, 409))["code"] == "seat-taken"
        for method, path, body in [
            ("DELETE", f"{seats}/0", None),
            ("PUT", f"{seats}/0/loan", {"bot": "greedy"}),
            ("DELETE", f"{seats}/0/loan", None),
            ("PUT", f"{seats}/1/bot", {"bot": "greedy"}),
        ]:
            assert (await eve.ask(method, path, body, 403))["code"] == "not-yours"
            eve.http.cookies.set("hauntings", "A" * 43)  # a token that the server never gave
        renamed = await bob.ask("PUT", f"{seats}/1", {"name": "  Bo\u202eb\n "})
        assert renamed["seats"][1]["name"] == "Bo b"
        assert (await ann.ask("DELETE", f"{seats}/0"))["seats"][0]["plays"] == "open"
        claim = (await eve.sit(table, 0, "Eve"))["claim"]
        await bob.ask("PUT", f"/api/tables/{table}/claim", {"n": claim["n"], "yes": True})
        assert len((await eve.ask("GET", "/api/lobby"))["yours"]) == 1

    run(scene())


def test_lend_to_a_bot_and_take_back(servers: Two) -> None:
    async def scene() -> None:
        ann, bob = Browser(servers[0].url), Browser(servers[1].url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        seat = f"/api/tables/{table}/seats/0"
        async with ann.socket(table) as a, bob.socket(table) as b:
            lent = await ann.ask("PUT", f"{seat}/loan", {"bot": "random"})
            assert lent["link"] == "" and lent["info"]["seats"][0]["lent"] == "bot"
            await play_on(first, b, most=6)
            await a.wait(lambda line: any(step["seat"] == 0 and step["bot"] for step in line.steps))
            answer = await a.say("move", seq=a.position["seq"], seat=0, token=0)
            assert answer["code"] in ("seat-lent", "late")
            assert (await ann.ask("PUT", f"{seat}/loan", {"bot": "random"}, 409))["code"] == "seat-lent"
            assert (await ann.ask("DELETE", f"{seat}/loan"))["seats"][0]["lent"] == ""
            await play_on(first, a, b)
            assert a.over and any(step["seat"] == 0 and not step["bot"] for step in a.steps)

    run(scene())


def test_lend_to_a_friend_by_link(servers: Two) -> None:
    async def scene() -> None:
        ann, bob, cat = Browser(servers[0].url), Browser(servers[1].url), Browser(servers[1].url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        loan = f"/api/tables/{table}/seats/0/loan"
        link = (await ann.ask("PUT", loan, {}))["link"]
        secret = link.partition("#loan=")[2]
        wrong = await cat.ask("POST", f"/api/tables/{table}/borrow", {"secret": "x" * 43}, 404)
        assert wrong["code"] == "not-found" and not cat.http.cookies
        async with ann.socket(table) as a, cat.socket(table) as before:
            assert before.position["views"][0]["seat"] == -1
            got = await cat.ask("POST", f"/api/tables/{table}/borrow", {"secret": secret, "name": "Cat"})
            assert got["seats"][0]["borrowed"] and got["seats"][0]["lent_to"] == "Cat"
            late = await bob.ask("POST", f"/api/tables/{table}/borrow", {"secret": secret}, 404)
            assert late["code"] == "not-found"  # it works once
            async with cat.socket(table) as c, bob.socket(table) as b:
                assert c.position["views"][0]["seat"] == 0
                await play_on(first, c, b, most=6)
                await a.wait(lambda line: line.position["seq"] >= 6)
                assert not a.asked and a.position["views"][0]["seat"] == 0  # the owner looks on
                await ann.ask("DELETE", loan)
                await c.wait(lambda line: line.position["views"][0]["seat"] == -1)
                answer = await c.say("move", seq=c.position["seq"], seat=0, token=0)
                assert answer["code"] == "not-yours"
                await a.wait(lambda line: line.info["seats"][0]["lent"] == "")
                await play_on(first, a, b)
                assert a.over

    run(scene())


def test_a_bot_takes_an_open_seat_and_leaves_it(shared: Server) -> None:
    async def scene() -> None:
        ann = Browser(shared.url)
        table = (await ann.make("thirteen-ghosts", "Ann", "-", "-"))["id"]
        seats = f"/api/tables/{table}/seats"
        assert (await ann.ask("PUT", f"{seats}/1/bot", {"bot": "clever"}, 400))["code"] == "bad-options"
        assert (await ann.ask("PUT", f"{seats}/1/bot", {"bot": "search:999999"}, 400))["code"] == "bad-options"
        assert (await ann.ask("PUT", f"{seats}/1/bot", {"bot": "random"}))["state"] == "waiting"
        assert (await ann.ask("DELETE", f"{seats}/1/bot"))["seats"][1]["plays"] == "open"
        await ann.ask("PUT", f"{seats}/1/bot", {"bot": "random"})
        assert (await ann.ask("PUT", f"{seats}/2/bot", {"bot": "random"}))["state"] == "running"
        async with ann.socket(table) as a:
            await play_on(first, a)
            assert a.over

    run(scene())


def test_anybody_may_be_wu_feng(shared: Server) -> None:
    """BS r70: roles are chairs. Who makes the table changes chairs before it begins, and a friend takes the other."""

    async def scene() -> None:
        ann, bob = Browser(shared.url), Browser(shared.url)
        table = (await ann.make("ghost-stories-black-secret", "Ann", "-", "-"))["id"]
        seats = f"/api/tables/{table}/seats"
        await ann.ask("DELETE", f"{seats}/0")
        await ann.sit(table, 2, "Ann")
        info = await bob.sit(table, 1, "Bob")
        assert [chair["name"] for chair in info["seats"]] == ["", "Bob", "Ann"] and info["state"] == "waiting"
        assert (await ann.ask("PUT", f"{seats}/0/bot", {"bot": "random"}))["state"] == "running"
        async with ann.socket(table) as a, bob.socket(table) as b:
            hers, his = [line.position["views"][0]["values"]["incarnation_hand"] for line in (a, b)]
            assert hers[2] == [] and his[2] is None, "the hand is hers"
            await play_on(first, a, b, most=30)
            assert 2 in [step["seat"] for step in a.steps], "Wu-Feng has decided"

    run(scene())
