"""The box: all that a game consists of. Views, codec, laws, records and clients work from it."""

from __future__ import annotations

from typing import Any, Final, Generic, cast

from mypy_extensions import mypyc_attr

from hauntings.engine.chance import Dice
from hauntings.engine.codec import DamagedPosition, Plain, copied, decode_stack, encode_stack, shaped
from hauntings.engine.search import Judge
from hauntings.engine.table import NOBODY, RUNNING, Choice
from hauntings.engine.view import NEVER, AnyView, Field, G, Imagination, V, View, visible

# reasons that every game has
GAME_OVER: Final = "game-over"
OTHER_QUESTION: Final = "other-question"


class Kind:
    """A kind of question: tokens 0 to size-1, each meaning something by itself. `says` names what they are, `verb`
    what one does with them, in notation. `since`: the rules version that brought it. `later`: of its last tokens, the
    version that brought each, if they came after the others."""

    def __init__(
        self, name: str, size: int, says: str, verb: str = "", since: int = 1, later: list[int] | None = None
    ) -> None:
        self.name: Final = name
        self.size: Final = size
        self.says: Final = says
        self.verb: Final = verb
        self.since: Final = since
        self.later: Final[list[int]] = [] if later is None else later

    def brought(self) -> list[int]:
        """The rules version that brought each token.

        >>> Kind("discard", 5, "card", later=[2, 2]).brought()
        [1, 1, 1, 2, 2]
        """
        return [self.since] * (self.size - len(self.later)) + self.later

    def grown(self, size: int) -> Kind:
        """The same question with more tokens."""
        return Kind(self.name, size, self.says, self.verb, self.since, self.later)


def all_have_verbs(where: str, kinds: list[Kind], but: list[int]) -> None:
    """Every question has a verb, but those whose tokens are words by themselves.

    >>> all_have_verbs("questions.py", [Kind("bet", 3, "bet"), Kind("knock", 7, "value")], but=[0])
    Traceback (most recent call last):
    ValueError: questions.py: the question 'knock' has no verb: Kind(name, size, says, "take")
    """
    for place, kind in enumerate(kinds):
        if not kind.verb and place not in but:
            raise ValueError(f'{where}: the question {kind.name!r} has no verb: Kind(name, size, says, "take")')


class Switch:
    """A rule that the table may choose: its default and the other readings. The default holds `since` that rules
    version; games of older versions that name no reading have the one from `before`."""

    def __init__(
        self, name: str, default: Plain, allowed: list[Plain], since: int, ruling: str, before: Plain = None
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.allowed: Final = allowed
        self.since: Final = since
        self.ruling: Final = ruling
        self.before: Final = default if before is None else before

    def reading(self, version: int) -> Plain:
        """What a game of that rules version has if it names nothing."""
        return copied(self.default if version >= self.since else self.before)

    def problem(self, value: Plain) -> str:
        """Why the value is not allowed, or nothing.

        >>> Switch("difficulty", "normal", ["normal", "hell"], since=1, ruling="").problem("easy")
        "option difficulty is 'easy'; allowed are 'normal', 'hell'"
        """
        if value in self.allowed and type(value) is type(self.allowed[self.allowed.index(value)]):
            return ""
        return f"option {self.name} is {value!r}; allowed are {', '.join(map(repr, self.allowed))}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Generic[G, V]):
    """One game. A game's `setup.py` fills it in; the rest of the program asks it.

    >>> from hauntings.games.shelf import box_of
    >>> box = box_of("leduc")
    >>> box.title, box.seats, [kind.name for kind in box.kinds]
    ('Leduc poker', [2], ['bet'])
    >>> box.word(0, 2), box.token(0, "raise")
    ('raise', 2)
    """

    def __init__(
        self,
        name: str,
        title: str,
        seats: list[int],
        version: int,
        kinds: list[Kind],
        streams: list[str],
        fields: list[Field],
        events: dict[str, tuple[str, ...]],
        effects: list[Any],
        switches: list[Switch],
        views: type[View] = AnyView,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.seats: Final = seats
        self.version: Final = version
        self.kinds: Final = kinds
        self.streams: Final = streams
        self.fields: Final = fields
        self.events: Final = events
        self.effects: Final[dict[str, Any]] = {effect.__name__: effect for effect in effects}
        self.switches: Final = switches
        self.views: Final = cast(type[V], views)
        self.ids: Final[list[list[int]]] = [[0] * kind.size for kind in kinds]
        self.actions: int = 0  # how many there are
        brought = [kind.brought() for kind in kinds]
        for since in range(1, version + 1):
            for place in range(len(kinds)):
                for token, version_of_token in enumerate(brought[place]):
                    if version_of_token == since:
                        self.ids[place][token] = self.actions
                        self.actions += 1
        dated = [(kind.name, since) for kind in kinds for since in [kind.since, *kind.later]]
        dated += [(field.name, field.since) for field in fields]
        for named, since in dated + [(switch.name, switch.since) for switch in switches]:
            if not 1 <= since <= version:
                raise ValueError(
                    f"{named} is of rules version {since}; {title} has 1 to {version}: raise its version "
                    "(docs/versions.md)"
                )

    # --- what each game fills in ------------------------------------------------------------------------------

    def blank(self, seats: int, settings: dict[str, Plain], dice: Dice) -> G:
        """An empty table of the right shape."""
        raise NotImplementedError  # abstract

    def lay(self, g: G) -> None:
        """Set-up by the rulebook, as far as the stack's first effect."""
        raise NotImplementedError  # abstract

    def computed(self, g: G, seat: int) -> dict[str, Plain]:
        """What everybody at the table can count: totals, sizes of hands."""
        return {}

    def imagination(self, view: View) -> Imagination[G]:
        raise NotImplementedError  # abstract

    def odds(self, view: View) -> dict[str, Plain]:
        """What the odds lens adds to a view: exact chances from the seat's own knowledge, if the game has some."""
        return {}

    def judge(self) -> Judge:
        """What search may know of the game beyond its rules."""
        return Judge()

    def components(self, g: G) -> list[str]:
        """Every component with its zone left out: the same list at any moment (a law)."""
        raise NotImplementedError  # abstract

    def word(self, kind: int, token: int) -> str:
        """A token in English ASCII notation; empty where the kind has no such token."""
        raise NotImplementedError  # abstract

    def seat_name(self, seat: int) -> str:
        """A seat in notation."""
        return f"Seat {seat + 1}"

    def of_question(self) -> list[str]:
        """Computed fields that follow from what is asked: like the question they change when all is told."""
        return []

    def asks_group(self) -> bool:
        """Some questions go to the group: any of several seats may answer."""
        return False

    def side(self, seats: int, seat: int) -> int:
        """Seats of one side know the same of the table (a law). Where there is one side only, nothing is secret."""
        return seat

    def leader(self, g: G) -> int:
        """The seat that answers for the group where a table wants the active player to; NOBODY: there is none."""
        return NOBODY

    def open_question(self, g: G) -> bool:
        """May everybody see the options of the pending question? Only if they follow from what a spectator sees."""
        return False

    def oldest(self) -> tuple[int, str]:
        """The oldest rules version that can still be played, and why those before it cannot."""
        return 1, ""

    def reasons(self) -> dict[str, str]:
        """Every reason code of "why can't I?" with the rule's number."""
        return {}

    def event_sections(self) -> dict[str, str]:
        """Every event with the number of the rule that it carries out."""
        return {}

    def milestones(self) -> dict[str, list[int]]:
        """The events that make the story of a game, each with the cards for which it counts; none: it always does."""
        return {}

    def why(self, g: G, kind: int, token: int) -> str:
        """The reason code why this token is not among the options of the pending question ('' if it is)."""
        if g.outcome != RUNNING:
            return GAME_OVER
        if g.asked == NOBODY or kind != g.kind:
            return OTHER_QUESTION
        return self.reason(g.choice.why_not(g, token))

    def reason(self, reason: int) -> str:
        """The code of a reason that a `why_not` gave; '' for CAN."""
        raise NotImplementedError  # abstract

    # --- what all games share ---------------------------------------------------------------------------------

    def known_version(self, version: int | None) -> int:
        """The rules version to play by (None: ours), or a ValueError that says why it cannot be played."""
        if version is None:
            return self.version
        if version > self.version:
            raise ValueError(f"rules version {version} of {self.title} is newer than ours, {self.version}")
        if version < 1:
            raise ValueError(f"there is no rules version {version} of {self.title}; the first is 1")
        oldest, why = self.oldest()
        if version < oldest:
            raise ValueError(
                f"rules version {version} of {self.title} cannot be played any more, only {oldest} and later: {why}"
            )
        return version

    def fields_of(self, version: int | None) -> list[Field]:
        """What a position of that rules version (None: ours) tells; newer fields are blank in it."""
        if version is None or version == self.version:
            return self.fields
        return [field for field in self.fields if field.since <= version]

    def settings(self, chosen: dict[str, Plain], version: int | None = None) -> dict[str, Plain]:
        """All switches with the chosen ones set, the others as that rules version (None: ours) reads them. Or a
        ValueError that says what is allowed."""
        known = self.known_version(version)
        result: dict[str, Plain] = {switch.name: switch.reading(known) for switch in self.switches}
        for name, value in chosen.items():
            if name not in result:
                raise ValueError(f"{self.title} has no option {name!r}; it has {', '.join(result) or 'none'}")
            result[name] = value
        for switch in self.switches:
            problem = switch.problem(result[switch.name])
            if problem:
                raise ValueError(problem)
        return result

    def deal(self, seats: int, settings: dict[str, Plain], dice: Dice, telling: bool = False) -> G:
        """A new game, ready for its first question."""
        g = self.blank(self.known_seats(seats), settings, dice)
        g.telling = telling
        self.lay(g)
        g.advance()
        return g

    def secret(self, seats: int) -> bool:
        """Does any seat know what another does not?"""
        return any([self.side(seats, seat) != self.side(seats, 0) for seat in range(seats)])

    def known_seats(self, seats: int) -> int:
        """The number of seats, or a ValueError that says how many there may be."""
        if seats not in self.seats:
            raise ValueError(f"{self.title} is for {', '.join(map(str, self.seats))} players, not {seats}")
        return seats

    def action(self, kind: int, token: int) -> int:
        """The number of an answer among all answers of the game, fixed for ever: what a rules version brings comes
        after everything older.

        >>> from hauntings.games.shelf import box_of
        >>> [box_of("leduc").action(0, token) for token in range(3)]
        [0, 1, 2]
        """
        return self.ids[kind][token]

    def token(self, kind: int, word: str) -> int:
        """The token a word of the notation stands for, or -1."""
        wanted = word.strip().lower()
        for token in range(self.kinds[kind].size):
            if self.word(kind, token).lower() == wanted:
                return token
        return -1

    def view(self, g: G, seat: int, settings: dict[str, Plain]) -> V:
        """All that the seat may see (seat -1: a spectator)."""
        values = self.seen(g, seat)
        values["seats"] = g.seats
        values["stack"] = encode_stack(g)
        values["asked"] = g.asked
        values["kind"] = self.kinds[g.kind].name if g.asked != NOBODY else ""
        values["options"] = copied(g.options) if self.may_answer(g, seat) else []
        values["outcome"] = g.outcome
        values["result"] = copied(g.result)
        return self.views(self.name, seat, copied_settings(settings), values)

    def seen(self, g: G, seat: int) -> dict[str, Plain]:
        """What the seat may see of the table itself, without the question."""
        values: dict[str, Plain] = {}
        for field in self.fields:
            if field.policy != NEVER:
                values[field.name] = visible(g, field, seat)
        values.update(self.computed(g, seat))
        return values

    def may_answer(self, g: G, seat: int) -> bool:
        return g.asked != NOBODY and g.asked == seat

    def kind_index(self, name: str) -> int:
        for place, kind in enumerate(self.kinds):
            if kind.name == name:
                return place
        raise DamagedPosition(f"{self.title} has no question {name!r}")

    def write(self, g: G, version: int | None = None) -> dict[str, Plain]:
        """The whole table as plain values, without the dice, as that rules version (None: ours) writes it."""
        plain: dict[str, Plain] = {}
        parts = g.parts()
        for field in self.fields_of(version):
            plain[field.name] = copied(getattr(parts[field.part], field.name))
        plain["seats"] = g.seats
        plain["rolled"] = copied(g.rolled)
        plain["stack"] = encode_stack(g)
        plain["asked"] = g.asked
        plain["kind"] = g.kind
        plain["options"] = copied(g.options)
        plain["outcome"] = g.outcome
        plain["result"] = copied(g.result)
        return plain

    def read(self, plain: dict[str, Plain], settings: dict[str, Plain], dice: Dice, version: int | None = None) -> G:
        """The table that `write` wrote."""
        try:
            g = self.blank(self.known_seats(plain["seats"]), settings, dice)
            parts = g.parts()
            for field in self.fields_of(version):
                if not shaped(plain[field.name], field.depth()):
                    raise DamagedPosition(f"{field.name} is not what {self.title} has there")
                setattr(parts[field.part], field.name, copied(plain[field.name]))
            g.rolled = copied(plain["rolled"])
            self.read_question(g, plain)
            g.kind = plain["kind"]
            g.options = copied(plain["options"])
        except (LookupError, TypeError, AttributeError, ArithmeticError) as error:
            raise DamagedPosition(f"the position is incomplete: {error}") from error
        return g

    def read_question(self, g: G, plain: dict[str, Plain]) -> None:
        decode_stack(g, plain["stack"], self.effects)
        g.asked = plain["asked"]
        g.outcome = plain["outcome"]
        g.result = copied(plain["result"])

    def from_view(self, view: View, dice: Dice) -> G:
        """The table as far as a view tells; hidden fields stay blank. Imaginations start from it."""
        g = self.blank(self.known_seats(view.seats), view.settings, dice)
        parts = g.parts()
        for field in self.fields:
            if view.values.get(field.name) is not None and field.policy in ("public", "seated"):
                setattr(parts[field.part], field.name, copied(view[field.name]))
        self.read_question(g, view.values)
        if view.asked != NOBODY:
            g.kind = self.kind_index(view.kind)
            g.options = copied(view.options)
        return g

    def ahead(self, g: G) -> list[Choice[Any]]:
        """Sealed questions of other seats that may be answered already: the first of every seat."""
        found: list[Choice[Any]] = []
        if g.choice.sealed_for() == NOBODY:
            return found
        taken = [g.asked]
        for place in range(len(g.stack) - 1, -1, -1):
            effect = g.stack[place]
            if not isinstance(effect, Choice) or effect.sealed_for() == NOBODY:
                break
            if effect.sealed_for() not in taken:
                taken.append(effect.sealed_for())
                found.append(effect)
        return found


def copied_settings(settings: dict[str, Plain]) -> dict[str, Plain]:
    return {name: copied(value) for name, value in settings.items()}
