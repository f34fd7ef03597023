"""Undo by knowledge: free until somebody learned something, then those who did (or decided) must agree."""

from __future__ import annotations

from tests.server.served import Browser, Line, Server, run

Two = tuple[Server, Server]


async def lay(line: Line) -> None:
    """Lay the first card there is, and wait until it lies."""
    asked = line.position["questions"][0]
    token = next(option["token"] for option in asked["options"] if option["word"].startswith("lay"))
    assert (await line.move(token))["type"] == "done"
    await line.wait(lambda one: one.position["seq"] > asked["seq"])


async def further(line: Line) -> None:
    """Answer with the first option, and wait for the next question."""
    seq = line.position["seq"]
    await line.move()
    await line.wait(lambda one: one.asked and one.position["seq"] > seq)


def test_a_choice_that_nobody_learned_from_is_taken_back_freely(servers: Two) -> None:
    async def scene() -> None:
        ann, bob, eve = Browser(servers[0].url), Browser(servers[1].url), Browser(servers[1].url)
        table = (await ann.make("thirteen-ghosts", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        async with ann.socket(table) as a, bob.socket(table) as b, eve.socket(table) as e:
            await a.wait(lambda line: line.asked)
            assert (await a.say("undo", seq=0, seat=0))["code"] == "nothing-to-undo"
            views = a.position["views"]
            assert (await a.move())["type"] == "done"
            await a.wait(lambda line: line.position["seq"] == 1)
            assert a.position["free_undo"] == 1
            await e.wait(lambda line: line.position["seq"] == 1)
            assert (await e.say("undo", seq=1, seat=0))["code"] == "not-yours"
            assert (await b.say("undo", seq=1, seat=0))["code"] == "not-yours"
            assert (await a.say("undo", seq=0, seat=0))["code"] == "late"
            done = await a.say("undo", seq=1, seat=0)
            assert done["type"] == "done" and done["seq"] == 1
            await a.wait(lambda line: line.position["seq"] == 2)
            assert a.position["views"] == views and a.steps[-1]["undo"] == 1
            assert a.position["questions"][0]["seq"] == 2

    run(scene())


def test_who_learned_something_must_agree(servers: Two) -> None:
    async def scene() -> None:
        ann, bob, eve = Browser(servers[0].url), Browser(servers[1].url), Browser(servers[1].url)
        table = (await ann.make("rest-in-peace", "Ann", "-"))["id"]
        await bob.sit(table, 1, "Bob")
        async with ann.socket(table) as a, bob.socket(table) as b, eve.socket(table) as e:
            await a.wait(lambda line: bool(line.position))
            one, other = (a, b) if a.asked else (b, a)
            seat = one.position["questions"][0]["seat"]
            views = one.position["views"]
            await lay(one)
            proposed = await one.say("undo", seq=1, seat=seat)  # the other has seen the card
            assert proposed["type"] == "done" and proposed["seq"] == -2
            await other.wait(lambda line: line.proposal is not None)
            assert other.proposal is not None and other.proposal["waiting"] == [1 - seat]
            assert (await one.say("agree", seq=1, seat=seat, yes=True))["code"] == "not-asked"
            assert (await e.say("agree", seq=1, seat=1 - seat, yes=True))["code"] == "not-yours"
            assert (await other.say("agree", seq=1, seat=1 - seat, yes=False))["type"] == "done"
            await one.wait(lambda line: line.proposal is None)
            assert (await other.say("agree", seq=1, seat=1 - seat, yes=True))["code"] == "no-proposal"
            assert one.position["seq"] == 1

            await one.say("undo", seq=1, seat=seat, steps=1)
            await other.wait(lambda line: line.proposal is not None)
            agreed = await other.say("agree", seq=1, seat=1 - seat, yes=True)
            assert agreed["type"] == "done" and agreed["seq"] == 1
            await one.wait(lambda line: line.position["seq"] == 2)
            assert one.asked and one.position["views"] == views
            assert one.steps[-1]["undo"] == 1 and one.steps[-1]["seat"] == seat

            await lay(one)
            await one.say("undo", seq=3, seat=seat)
            await one.wait(lambda line: line.proposal is not None)
            await one.move()  # a proposal lapses with the next move
            await one.wait(lambda line: line.proposal is None)

    run(scene())


def test_bots_agree_to_everything(shared: Server) -> None:
    async def scene() -> None:
        ann = Browser(shared.url)
        table = (await ann.make("rest-in-peace", "Ann", "bot:greedy"))["id"]
        async with ann.socket(table) as a:
            await a.wait(lambda line: line.asked)
            before = a.position["seq"]
            await a.move(0)
            await a.wait(lambda line: line.asked and line.position["seq"] > before)
            seq = a.position["seq"]
            done = await a.say("undo", seq=seq, seat=0, sure=True)  # what the bot laid was seen
            assert done["type"] == "done" and done["seq"] == seq
            await a.wait(lambda line: line.asked and line.position["seq"] > seq)

    run(scene())


def test_alone_a_roll_is_taken_back_only_knowingly_and_the_record_says_so(shared: Server) -> None:
    """A roll is something learned by all: with nobody to ask, one is asked oneself, and the table notes it."""

    async def scene() -> None:
        ann = Browser(shared.url)
        table = (await ann.make("ghost-stories", "Ann", "bot:greedy"))["id"]
        async with ann.socket(table) as a:
            await a.wait(lambda line: line.asked)
            assert a.info["hindsight"] == 0
            await further(a)
            while a.position["free_undo"]:  # until dice or cards told something
                await further(a)
            seq = a.position["seq"]
            refused = await a.say("undo", seq=seq, seat=0)
            assert refused["type"] == "refusal" and refused["code"] == "hindsight"
            assert a.position["seq"] == seq
            done = await a.say("undo", seq=seq, seat=0, sure=True)
            assert done["type"] == "done"
            await a.wait(lambda line: line.position["seq"] > seq)
        async with ann.socket(table) as a:
            await a.wait(lambda line: bool(line.position))
            assert a.info["hindsight"] == 1

    run(scene())
