"""What one seat may see: plain values by allow-list, with no way back to the table.

Every field of a table has a policy. A bot searches what it imagines from a view, never the truth.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Final, Generic, Self, cast

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from hauntings.engine.chance import Dice
from hauntings.engine.codec import Plain, copied
from hauntings.engine.table import Table

PUBLIC: Final = "public"  # everybody sees it
SEATED: Final = "seated"  # every player sees it, a spectator does not
OWNER: Final = "owner"  # a list with an entry per seat; one sees one's own
LENT: Final = "lent"  # the same, but `Table.sees` may lend a seat the sight of another's
SEEN_BY: Final = "seen_by"  # a list of cards; `<name>_seen` has the mask of seats that know each
COUNT: Final = "count"  # a list, or a list of lists: only the lengths
NEVER: Final = "never"  # nobody sees it

G = TypeVar("G", bound=Table, default=Any)  # the table of one game

HIDDEN: Final = -1  # what stands where a card is unknown
SPECTATOR: Final = -1


class Field:
    """One field of a table: its name, who may see it, its shape (for the generated types), in which of the table's
    parts it is kept, and the rules version that brought it."""

    def __init__(self, name: str, policy: str, shape: str, part: int = 0, since: int = 1) -> None:
        self.name: Final = name
        self.policy: Final = policy
        self.shape: Final = shape
        self.part: Final = part
        self.since: Final = since

    def depth(self) -> int:
        """How deep its lists are nested on the table; where a view has a count, the table has a list."""
        return self.shape.count("list[") + (1 if self.policy == COUNT else 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """A seat's whole knowledge of a position. `view["hand"]` and `view.hand` are the same thing.

    Each game has a class of its own, whose fields have types; those of our games are in `hauntings.views`.

    >>> from hauntings import Game, View
    >>> from hauntings.views import RestInPeaceView
    >>> view: RestInPeaceView = Game("rest-in-peace", seed=7).view(0)
    >>> view.round, view.hand
    (1, [[0, 1, 1, 0, 1, 2, 0], None])
    >>> isinstance(view, RestInPeaceView) and RestInPeaceView.from_json(view.as_json()) == view
    True
    """

    def __init__(self, game: str, seat: int, settings: dict[str, Any], values: dict[str, Any]) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.settings: Final = settings  # the option switches of this game
        self.values: Final = values

    def __init_subclass__(cls) -> None:
        """What the class of a game declares is read from the values."""
        for name in getattr(cls, "__annotations__", {}):
            setattr(cls, name, property(itemgetter(name)))

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.as_json() == other.as_json()

    def __hash__(self) -> int:
        return hash((self.game, self.seat))

    def __reduce__(self) -> tuple[Any, ...]:
        """Views can be pickled and copied, compiled or not."""
        return type(self), (self.game, self.seat, self.settings, self.values)

    def as_json(self) -> dict[str, Plain]:
        return {"game": self.game, "seat": self.seat, "rules": self.settings, "values": self.values}

    @classmethod
    def from_json(cls, plain: dict[str, Plain]) -> Self:
        return cls(plain["game"], plain["seat"], plain["rules"], plain["values"])

    # --- what every view has ----------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return cast(int, self.values["seats"])

    @property
    def stack(self) -> list[Any]:
        """What is still to happen, the next last."""
        return cast(list[Any], self.values["stack"])

    @property
    def asked(self) -> int:
        """The seat that is asked, or NOBODY."""
        return cast(int, self.values["asked"])

    @property
    def kind(self) -> str:
        """The kind of question, or nothing."""
        return cast(str, self.values["kind"])

    @property
    def options(self) -> list[int]:
        """The tokens that this seat may answer with."""
        return cast(list[int], self.values["options"])

    @property
    def outcome(self) -> int:
        """RUNNING, or how the game ended."""
        return cast(int, self.values["outcome"])

    @property
    def result(self) -> list[int]:
        """What each seat got of a win, in thousandths."""
        return cast(list[int], self.values["result"])


class AnyView(View):
    """The view of a box that declares no class for its views: every field can be read, none has a type."""

    def __getattr__(self, name: str) -> Any:
        values = object.__getattribute__(self, "values")
        if name in values:
            return values[name]
        raise AttributeError(f"this view has no {name!r}; it has {', '.join(sorted(values))}")


V = TypeVar("V", bound=View, default=Any)  # the views of one game


def visible(g: Table, field: Field, seat: int) -> Plain:
    """What the seat may see of one field."""
    part = g.parts()[field.part]
    value = getattr(part, field.name)
    if field.policy == PUBLIC or (field.policy == SEATED and seat >= 0):
        return copied(value)
    if field.policy == OWNER:
        return [copied(own) if seat == owner else None for owner, own in enumerate(value)]
    if field.policy == LENT:
        return [copied(own) if g.sees(seat, owner) else None for owner, own in enumerate(value)]
    if field.policy == SEEN_BY:
        return seen(value, getattr(part, field.name + "_seen"), seat)
    if field.policy == COUNT:
        return [len(item) if isinstance(item, list) else item for item in value] if nested(value) else len(value)
    return None


def nested(value: list[Any]) -> bool:
    return bool(value) and isinstance(value[0], list)


def seen(cards: Plain, masks: Plain, seat: int) -> Plain:
    """Cards with what the seat has not seen turned to HIDDEN, through any nesting."""
    if isinstance(cards, list):
        return [seen(card, mask, seat) for card, mask in zip(cards, masks, strict=True)]
    return cards if seat >= 0 and masks >> seat & 1 else HIDDEN


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagination(Generic[G]):
    """Built once per decision from a view; deals many tables that the view's seat could be sitting at."""

    def __init__(self, view: View, base: G) -> None:
        self.seat: Final[i64] = view.seat
        self.base: Final = base  # all that the view tells, with the unseen still blank

    def deal(self, dice: Dice) -> G:
        """One table, the unseen filled at random, with fresh dice."""
        g = cast(G, self.base.clone())
        g.dice = dice
        self.fill(g, dice)
        if g.asked != -1 and g.asked != self.seat:  # the options may hang on what was imagined
            g.ask_again(g.choice)
            g.advance()
        return g

    def fill(self, g: G, dice: Dice) -> None:
        """Deal the unseen cards, consistent with all that the seat knows."""
        raise NotImplementedError  # abstract
