"""Laws that hold for any game at any position of random play. A test calls `check` for every game and seat count.

Each law is a function that raises `LawBroken` with a sentence; `check` plays games and calls them all.
"""

from __future__ import annotations

import json
from typing import Any, Final

from hauntings.engine.box import Box
from hauntings.engine.chance import Dice, FastDice, mix62
from hauntings.engine.codec import Plain, shaped
from hauntings.engine.event import EVERYONE, NO_CAUSE
from hauntings.engine.table import MOST_EFFECTS, NOBODY, RUNNING, Table
from hauntings.engine.view import LENT, OWNER, SPECTATOR, View

MOST_DECISIONS: Final = 5000  # decisions of one game under random play


class LawBroken(Exception):
    """A law does not hold; the sentence says which, and where."""


class Picker:
    """A small source of picks, the same compiled and not."""

    def __init__(self, seed: int) -> None:
        self.state: int = mix62(seed + 1)

    def below(self, faces: int) -> int:
        self.state = mix62(self.state + 0x1234567)
        return self.state % faces


def require(holds: bool, sentence: str) -> None:
    if not holds:
        raise LawBroken(sentence)


def check(box: Box, seats: int, settings: dict[str, Plain], games: int, seed: int = 0, each: int = 5) -> int:
    """Play random games; the cheap laws at every decision, the dear ones at every `each`-th. Count decisions."""
    hidden = fields_without_policy(box, box.deal(seats, settings, FastDice(seed)))
    require(len(hidden) == 0, f"{box.name}: no field of the box says who sees {', '.join(hidden)}")
    decisions = 0
    for game in range(games):
        decisions += check_game(box, seats, settings, seed * 100003 + game, each)
    return decisions


def check_game(box: Box, seats: int, settings: dict[str, Plain], seed: int, each: int) -> int:
    picker = Picker(seed)
    dice = FastDice(mix62(seed * 7919 + 11))
    g: Table = box.deal(seats, settings, dice, True)
    components = box.components(g)
    tokens: list[int] = []
    start = game_text(box, g)
    while g.outcome == RUNNING:
        n = len(tokens)
        where = f"{box.name}, {seats} seats, seed {seed}, decision {n}"
        law_question(box, g, where)
        if n % each == picker.below(each):
            law_clone(box, g, picker, where)
            law_json(box, g, settings, where)
            law_asking_is_free(box, g, where)
            for seat in range(-1, seats):
                law_view(box, g, seat, settings, picker, where)
            law_sides(box, g, settings, where)
        token = g.options[picker.below(len(g.options))]
        law_bounded(g, token, where)
        before = g.clone()
        before.learned = 0
        g.learned = 0
        g.events = []
        g.choose(token)
        law_events(box, g, where)
        if n % each == 0:
            law_learned(box, before, g, token, settings, picker, where)
        require(box.components(g) == components, f"{where}: a component is lost or doubled")
        tokens.append(token)
        require(len(tokens) < MOST_DECISIONS, f"{where}: the game does not end")
    require(len(g.result) == seats, f"{box.name}: a result for every seat")
    require(g.options == [] and g.asked == NOBODY, f"{box.name}: nobody is asked when the game is over")
    law_replay(box, seats, settings, dice, start, tokens, game_text(box, g))
    return len(tokens)


def game_text(box: Box, g: Table) -> str:
    return json.dumps(box.write(g), sort_keys=True)


def law_question(box: Box, g: Table, where: str) -> None:
    """Options are unique, never empty, and inside their kind; and a token is an option if nothing speaks against it."""
    require(len(g.options) > 0, f"{where}: no options")
    require(len(set(g.options)) == len(g.options), f"{where}: an option twice in {g.options}")
    known = g.kind < len(box.kinds) and box.kinds[g.kind].size > 0
    require(known, f"{where}: the question {g.kind} is none of the box's kinds")
    asks = type(g.choice).__name__
    require(asks in box.effects, f"{where}: {asks} is none of the box's effects, so no save could be read back")
    kind = box.kinds[g.kind]
    require(all(0 <= token < kind.size for token in g.options), f"{where}: {kind.name} {g.options} out of size")
    words = [box.word(g.kind, token) for token in g.options]
    require(len(set(words)) == len(words), f"{where}: two options have one word: {words}")
    for token, word in zip(g.options, words, strict=True):
        require(word.isascii(), f"{where}: the word {word!r} is not ASCII (docs/notation.md)")
        require(box.token(g.kind, word) == token, f"{where}: the word {word!r} is not read back")
    reasons = box.reasons()
    for token in range(kind.size):
        if box.word(g.kind, token):
            offered = token in g.options
            reason = box.why(g, g.kind, token)
            option = f"{where}: {kind.name} {token} is {'an' if offered else 'no'} option"
            require((reason == "") == offered, f"{option}, and its reason is {reason!r}")
            require(offered or reason in reasons, f"{where}: there is no reason {reason!r}")


def law_clone(box: Box, g: Table, picker: Picker, where: str) -> None:
    """A clone is equal, and what happens to it does not touch the original (nor the other way round)."""
    before = game_text(box, g)
    copy = g.clone()
    require(game_text(box, copy) == before, f"{where}: the clone differs")
    second = g.clone()
    for _ in range(12):
        if copy.outcome != RUNNING:
            break
        copy.go(copy.options[picker.below(len(copy.options))])
    require(game_text(box, g) == before, f"{where}: playing on a clone changed the original")
    require(game_text(box, second) == before, f"{where}: playing on a clone changed another clone")


def law_json(box: Box, g: Table, settings: dict[str, Plain], where: str) -> None:
    """The table as JSON and back is the same table and plays on the same."""
    text = game_text(box, g)
    again: Table = box.read(json.loads(text), settings, g.dice)
    require(game_text(box, again) == text, f"{where}: JSON round trip differs")
    copy = g.clone()
    copy.go(copy.options[0])
    again.go(again.options[0])
    require(game_text(box, again) == game_text(box, copy), f"{where}: a table from JSON plays on differently")
    law_lengths(box, g, settings, where)


def law_lengths(box: Box, g: Table, settings: dict[str, Plain], where: str) -> None:
    """A list that has places on the empty table (one for each tile, seat, colour) has as many at any moment."""
    empty: Table = box.blank(int(g.seats), settings, g.dice)
    for field in box.fields:
        places = getattr(empty.parts()[field.part], field.name)
        there = getattr(g.parts()[field.part], field.name)
        if isinstance(places, list) and places:
            require(len(there) == len(places), f"{where}: {field.name} has {len(there)} places, not {len(places)}")


def law_asking_is_free(box: Box, g: Table, where: str) -> None:
    """Resolving the pending choice again changes, rolls and tells nothing, and asks the same."""
    copy = g.clone()
    copy.telling = True
    before = {name: value for name, value in box.write(copy).items() if name not in QUESTION}
    copy.ask_again(g.choice)
    after = {name: value for name, value in box.write(copy).items() if name not in QUESTION}
    require(before == after and copy.events == [], f"{where}: asking changed the table")
    require(copy.asked == g.asked and copy.kind == g.kind, f"{where}: asking again asks another question")
    require(copy.options == g.options, f"{where}: asking again offers {copy.options}, not {g.options}")


QUESTION: Final = ["asked", "kind", "options", "stack"]


def view_text(view: View) -> str:
    return json.dumps(view.as_json(), sort_keys=True)


def law_view(box: Box, g: Table, seat: int, settings: dict[str, Plain], picker: Picker, where: str) -> None:
    """A view survives JSON; what the seat imagines looks the same to it; options go only to the asked seat."""
    view = box.view(g, seat, settings)
    text = view_text(view)
    require(view_text(box.views.from_json(json.loads(text))) == text, f"{where}: the view of {seat} is not plain")
    if not box.may_answer(g, seat):
        require(view.options == [], f"{where}: seat {seat} sees options that are not its own")
    if seat == SPECTATOR:
        return
    imagination = box.imagination(box.views.from_json(json.loads(text)))
    for _ in range(2):
        imagined: Table = imagination.deal(FastDice(picker.below(1 << 40)))
        seen = view_text(box.view(imagined, seat, settings))
        require(seen == text, f"{where}: seat {seat} tells what it imagines apart{first_difference(text, seen)}")
        require(box.components(imagined) == box.components(g), f"{where}: seat {seat} imagines other components")
        if imagined.outcome == RUNNING:
            imagined.go(imagined.options[picker.below(len(imagined.options))])
        spectator = view_text(box.view(g, SPECTATOR, settings))
        imagined = imagination.deal(FastDice(picker.below(1 << 40)))
        require(
            view_text(box.view(imagined, SPECTATOR, settings)) == spectator,
            f"{where}: a spectator learns what seat {seat} may not know",
        )


def law_sides(box: Box, g: Table, settings: dict[str, Plain], where: str) -> None:
    """Seats of one side see the same. To have nothing and not to see whether another has are alike."""
    known: dict[int, str] = {}
    own = [field.name for field in box.fields if field.policy in (OWNER, LENT)]
    for seat in range(g.seats):
        values = dict(box.view(g, seat, settings).values)
        values["options"] = []  # only for the seat that is asked
        for name in own:
            values[name] = [held or None for held in values[name]]
        text, side = json.dumps(values, sort_keys=True), box.side(g.seats, seat)
        apart = first_difference(known.setdefault(side, text), text)
        require(known[side] == text, f"{where}: seat {seat} sees other things than its side{apart}")


def first_difference(a: str, b: str) -> str:
    for place in range(min(len(a), len(b))):
        if a[place] != b[place]:
            return f": ...{a[max(0, place - 60) : place + 40]} / ...{b[max(0, place - 60) : place + 40]}"
    return ""


def law_bounded(g: Table, token: int, where: str) -> None:
    """One choice sets off a bounded number of effects."""
    resolve_bounded(g.clone(), token, where)


def resolve_bounded(g: Table, token: int, where: str) -> None:
    """Answer and go on to the next question, effect by effect."""
    g.answer(token)
    effects = 0
    while g.asked == NOBODY and g.outcome == RUNNING:
        require(len(g.stack) > 0, f"{where}: nothing left to happen and the game is not over")
        g.stack.pop().resolve(g)
        effects += 1
        require(effects < MOST_EFFECTS, f"{where}: one choice sets off more than {MOST_EFFECTS} effects")


def law_events(box: Box, g: Table, where: str) -> None:
    """Every event is in the game's table, with its arguments, and follows from an earlier one that everybody heard."""
    sections = box.event_sections()
    for n, event in enumerate(g.events):
        require(event.what in box.events, f"{where}: the event {event.what} is in no table")
        require(not sections or event.what in sections, f"{where}: the event {event.what} names no rule")
        names = box.events[event.what]
        require(len(names) == len(event.args), f"{where}: the event {event.what} tells {event.args} for {names}")
        cause = event.cause
        heard = cause == NO_CAUSE or (0 <= cause < n and g.events[cause].audience == EVERYONE)
        require(heard, f"{where}: the event {event.what} follows from {cause}")


def check_position(box: Box, g: Table, settings: dict[str, Plain]) -> None:
    """Could a table that came from outside be one of this game? It has no more components than the game, it asks
    what the game asks there, every seat may look at it, and random games that go on from it come to an end."""
    law_lengths(box, g, settings, "the position")
    law_components(box, g, settings)
    require(len(g.rolled) == len(box.streams) and shaped(g.rolled, 1), "the dice are not those of this game")
    require(min([0, *g.rolled]) == 0, "fewer than no dice were rolled")
    if g.outcome == RUNNING:
        require(may_be_asked(box, g), "no seat is asked that could answer")
        require(0 <= g.kind < len(box.kinds), "there is no such question")
        require(shaped(g.options, 1), "the options are no numbers")
        law_question(box, g, "the question")
        law_asking_is_free(box, g, "the question")
    else:
        require(0 < g.outcome < MOST_OUTCOMES, "the game ended as no game does")
        require(g.asked == NOBODY and g.options == [] and g.stack == [], "the game is over and goes on")
        require(shaped(g.result, 1) and len(g.result) == g.seats, "not every seat has a result")
        require(all([0 <= value <= 1000 for value in g.result]), "a result is not between 0 and 1")
    for seat in range(SPECTATOR, int(g.seats)):
        box.view(g, seat, settings)
    for seed in range(TRIALS):
        law_ends(box, g, seed)


MOST_OUTCOMES: Final = 100
TRIALS: Final = 8  # games that go on from a position
DEALS: Final = 20  # deals that tell how many components of a sort there may be


def may_be_asked(box: Box, g: Table) -> bool:
    return any([box.may_answer(g, seat) for seat in range(int(g.seats))])


def sorts(components: list[str]) -> dict[str, int]:
    """How many components there are of every sort (the first word)."""
    count: dict[str, int] = {}
    for component in components:
        sort = component.split(" ")[0]
        count[sort] = count.get(sort, 0) + 1
    return count


def law_components(box: Box, g: Table, settings: dict[str, Plain]) -> None:
    """No sort of component is there more often than in some deal; who lays a position by hand may leave some out."""
    most: dict[str, int] = {}
    for key in range(DEALS):
        for sort, number in sorts(box.components(box.deal(int(g.seats), settings, FastDice(key)))).items():
            most[sort] = max(most.get(sort, 0), number)
    for sort, number in sorts(box.components(g)).items():
        require(number <= most.get(sort, 0), f"it has {number} × {sort}, the game has {most.get(sort, 0)}")


def law_ends(box: Box, g: Table, seed: int) -> None:
    """Random play from here ends, and one choice sets off a bounded number of effects."""
    picker = Picker(seed)
    copy = g.clone()
    copy.dice = FastDice(mix62(seed * 7919 + 11))
    decisions = 0
    while copy.outcome == RUNNING:
        require(len(copy.options) > 0 and may_be_asked(box, copy), "the game comes to a question without an answer")
        resolve_bounded(copy, copy.options[picker.below(len(copy.options))], "the game goes on")
        decisions += 1
        require(decisions < MOST_DECISIONS, "the game does not end")


def law_learned(
    box: Box, before: Table, after: Table, token: int, settings: dict[str, Plain], picker: Picker, where: str
) -> None:
    """A seat that learned nothing could have foreseen its view: so undo is free for it."""
    if after.outcome != RUNNING:
        return
    for seat in range(int(before.seats)):
        if after.learned >> seat & 1:
            continue
        imagined: Table = box.imagination(box.view(before, seat, settings)).deal(FastDice(picker.below(1 << 40)))
        imagined.rolled = before.rolled[:]
        imagined.dice = before.dice
        real = view_text(box.view(after, seat, settings))
        tries = [token] if token in imagined.options else imagined.options  # a secret pick may be another there
        seen = ""
        for tried in tries:
            table = imagined.clone()
            table.go(tried)
            seen = view_text(box.view(table, seat, settings))
            if seen == real:
                break
        require(seen == real, f"{where}: seat {seat} learned unmarked{first_difference(real, seen)}")


def law_replay(
    box: Box, seats: int, settings: dict[str, Plain], dice: Dice, start: str, tokens: list[int], end: str
) -> None:
    """The same dice and the same tokens give the same game."""
    g: Table = box.deal(seats, settings, dice)
    require(game_text(box, g) == start, f"{box.name}: the same dice deal another game")
    for token in tokens:
        g.choose(token)
    require(game_text(box, g) == end, f"{box.name}: the same tokens play another game")


def fields_without_policy(box: Box, g: Any) -> list[str]:
    """Fields of the table that no policy covers (the engine's own aside)."""
    own = vars_of(Table(g.seats, 0, g.dice))
    covered = {field.name for field in box.fields}.union(own, g.not_fields())
    return [name for part in g.parts() for name in vars_of(part) if name not in covered]


def vars_of(g: Any) -> list[str]:
    """Names of all attributes, compiled or not."""
    names: list[str] = []
    for made in type(g).__mro__:
        names.extend(getattr(made, "__mypyc_attrs__", ()))
    names.extend(getattr(g, "__dict__", {}))
    return [name for name in dict.fromkeys(names) if not name.startswith("__")]
