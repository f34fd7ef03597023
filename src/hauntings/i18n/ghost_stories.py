"""Ghost Stories in words: the one place that turns its views, options, events and reasons into text.

Events name boards, not players, and places, not tiles. Who sits where and what lies where never changes once a
game is dealt, so the speaker keeps it from the first view it is shown, and until then says `North` and `tile 4`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from hauntings.engine.event import Event
from hauntings.engine.table import GROUP, PASS
from hauntings.games.ghost_stories.base.exorcism import TOKENS_A_BOARD
from hauntings.games.ghost_stories.cards import ROW
from hauntings.games.ghost_stories.geometry import BOARDS, FACED, LINE, PLACES, SPACES
from hauntings.games.ghost_stories.questions import (
    ASK_HELP,
    BORROW,
    EXORCISM,
    LAY_BUDDHA,
    LAY_MANTRA,
    MOVE_TO,
    REWARD_QI,
    TAKE,
    TWIN_WINDS_TO,
    YIN_YANG_HELP,
    YIN_YANG_UNHAUNT,
)
from hauntings.games.ghost_stories.rules import YANG_TOKENS
from hauntings.games.ghost_stories.table import BEFORE_MOVE
from hauntings.i18n.ghost_stories_map import VillageMap
from hauntings.i18n.ghost_stories_names import V
from hauntings.i18n.words import Value

BOARD_ARGUMENTS: Final = ("board", "owner", "moved", "watched")
SPACE_ARGUMENTS: Final = ("space", "start", "end")
DICE: Final = ("first", "second", "third", "fourth")

Deed = tuple[str, str, int, int]
"""What the question of the Yang menu may name: its step in the turn, its message, its first token and how many."""
YANG_DEEDS: Final[tuple[Deed, ...]] = (
    ("walk", "yang-move", MOVE_TO, PLACES),
    ("act", "yang-help", ASK_HELP, 1),
    ("act", "yang-exorcism", EXORCISM, 1),
    ("lay", "yang-buddha", LAY_BUDDHA, SPACES),
)


class GhostStoriesSpeaker(VillageMap[V]):
    """Says Ghost Stories."""

    seat_arguments = frozenset({"seat"})
    yang_deeds: ClassVar[tuple[Deed, ...]] = YANG_DEEDS
    laid_last: ClassVar[tuple[str, ...]] = ("buddhas",)  # what a board may hold and lay at the end of a turn

    def shares(self, seat: int, other: int) -> bool:
        """Taoists see the same; a seat beside them does not."""
        return seat == other or self.box.rules_for(self.box.settings({})).seats_beside == 0

    # --- events -----------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        if event.what in ("turn", "seated"):
            self.seated[event.args[0]] = event.args[1]
        if event.what == "seated":
            self.coloured[event.args[0]] = event.args[2]
        if event.what == "laid":
            self.laid[:] = event.args
        return super().event(event)

    def argument(self, name: str, value: int) -> dict[str, Value]:
        if name in BOARD_ARGUMENTS:
            side = self.side(value)
            return {name: self.board(value), f"{name}_side": side, f"{name}_colour": self.colour_of_board(value)}
        if name in SPACE_ARGUMENTS:
            return {name: self.space(value)}
        if name == "seat":
            return {"seat": self.seat(value) if value >= 0 else "", "seat_kind": "taoist" if value >= 0 else "neutral"}
        if name == "card":
            if value == 0:  # a tile did it
                return {"card": ""}
            return {**super().argument(name, value), "card_needs": self.printed(value), "card_kind": self.kind(value)}
        if name == "colour":
            return {"colour": self.colour(value)}
        if name.startswith("tile"):
            return {name: self.tile(value)}
        if name == "ability":
            return {"ability_text": self.stone(value)}
        if name == "cause":
            tile = self.place(value - SPACES) if SPACES <= value < SPACES + PLACES else ""
            return {"cause_kind": "ghost" if value < SPACES else "tile", "cause_tile": tile}
        if name == "place":
            return {"place": self.place(value), "place_number": int(value)}
        if name == "power":
            return {"power": self.power(value)}
        if name in ("curse", "face"):
            return {f"{name}_text": self.curse(value)}
        if name in DICE:
            return {name: self.die_of_several(name, value)}
        return super().argument(name, value)

    def die_of_several(self, name: str, face: int) -> str:
        """Dice that were not rolled are 0 and come last; the commas belong to those that follow another."""
        if name == DICE[0]:
            return self.colour(face) if face else self.say("no-dice")
        return f", {self.colour(face)}" if face else ""

    # --- questions --------------------------------------------------------------------------------------------

    def question(self, view: V) -> str:
        self.learn(view)
        if view.outcome != 0 or view.asked != GROUP:
            return super().question(view)
        return self.asks(view) if view.options else self.say("waiting-group")

    def asks(self, view: V) -> str:
        self.learn(view)
        text = self.say(f"kind-{view.kind}", **self.asked_about(view))
        return self.say("group", text=text) if view.asked == GROUP else text

    def asked_about(self, view: V) -> dict[str, Value]:
        """The fields of the pending choice, and what else its question may speak of."""
        variables = self.pending(view)
        variables["stage"] = int(view.stage)
        variables["deeds"] = self.deeds(view) if view.kind == "yang" else ""
        variables["dice"] = self.dice(view.thrown)
        variables["chosen"] = self.chosen(view) or self.words.say("common-none")
        variables["face"] = variables.pop("face_text", "")
        if view.kind == "place-ghost":
            card = view.drawn
            variables.update(card=self.card(card), needs=self.printed(card), stones=self.stones(card))
            variables["card_kind"] = self.kind(card)
        if view.kind == "wind-space":
            variables["card"] = self.card(view.ghost[self.asking(view)["space"]])
        return variables

    def named_in(self, view: V) -> dict[str, int]:
        named = super().named_in(view)
        if view.kind == "wind-space":
            named["card"] = int(view.ghost[named["space"]])
        return named

    def deeds(self, view: V) -> str:
        """What the Yang menu offers: before the move the steps of the turn, later one thing or another."""
        steps: dict[str, list[str]] = {"walk": [], "act": [], "lay": []}
        for step, message, first, count in self.yang_deeds:
            if any(first <= token < first + count for token in view.options):
                steps[step].append(self.say(message))
        every = [*steps["walk"], *steps["act"], *steps["lay"]]
        if view.stage != BEFORE_MOVE or not every:
            last = self.say("yang-end")
            return self.say("yang-or", first=", ".join(every), last=last) if every else last
        parts = [", ".join(steps["walk"])] if steps["walk"] else []
        if steps["walk"] or steps["act"]:
            parts.append(self.say("yang-act"))
        if steps["lay"] or any(view[things][view.active] for things in self.laid_last):
            parts.append(self.say("yang-lay"))
        return self.say("yang-then").join(parts)

    def ending(self, view: V) -> str:
        return self.say("ending", outcome=int(view.outcome), score=int(view.score))

    # --- options ----------------------------------------------------------------------------------------------

    def option(self, view: V, kind: str, token: int) -> str:
        self.learn(view)
        if kind == "yang" and token >= YANG_TOKENS:  # a deed of an expansion that is not ours
            return self.say(f"deed-{token}")
        text = self.say(f"option-{kind}", **self.meaning(view, kind, token))
        return self.with_odds(text, self.after_reroll(view, token)) if kind == "reroll-dice" else text

    def meaning(self, view: V, kind: str, token: int) -> dict[str, Value]:
        """All that a token may mean; the message of its kind picks what it needs, some by `$what`."""
        says = self.box.kinds[self.box.kind_index(kind)].says
        if says == "deed":
            return self.deed(view, token)
        if token == PASS:
            return {"what": "pass"}
        if says == "space":
            pays = self.pays(view, token - 1) if kind == "exorcise" else ""
            return {"what": "paid" if pays else "space", "target": self.on_space(view, token - 1), "pays": pays}
        if says == "board":
            return {"what": "board", "player": self.board(token - 1), "side": self.side(token - 1)}
        if says == "place":
            return {"what": "place", "tile": self.place(token - 1)}
        if says == "yes":
            return {"what": "yes"}
        if says == "colour":
            return {"what": "colour", "colour": self.colour(token)}
        if kind == "spend":
            owner, colour = divmod(token - 1, TOKENS_A_BOARD)
            return {"player": self.board(owner), "colour": self.colour(colour + 1)}
        if says == "card":
            return {"card": self.card(token), "needs": self.printed(token)}
        if says == "power":
            return {"power": self.power(token - 1), "does": self.say(f"power-{token - 1}.does")}
        if says == "reward":
            return {"what": "qi" if token == REWARD_QI else "yin-yang"}
        if says == "dice":
            return {"what": "reroll"} if kind == "reroll-curse" else self.rerolled(view.thrown, token)
        return {"what": "token", "token": int(token)}  # of an expansion that has a word for it

    def pays(self, view: V, space: int) -> str:
        """Which dice, and whose tokens, would go for the ghost on a space (`base/payment.py` has the rows)."""
        row = next((row for row in view.payments if row[0] == space), None)
        if row is None:
            return ""
        _, choose, white, mantra, *rest = row
        dice = [(colour, points) for colour, points in enumerate([*rest[:5], white], start=1) if points]
        parts = [self.say("pays-dice", points=self.points(dice))] if dice else []
        parts += [self.say("pays-mantra")] if mantra else []
        for owner in sorted({token // ROW for token in rest[10:]}):
            colours = [token % ROW for token in rest[10:] if token // ROW == owner]
            spent = [(colour, colours.count(colour)) for colour in sorted(set(colours))]
            parts.append(self.say("pays-tao", player=self.board(owner), points=self.points(spent)))
        parts += [self.say("pays-choose", count=choose)] if choose else []
        return self.say("pays", parts="; ".join(parts) or self.say("pays-nothing"))

    def points(self, points: Sequence[tuple[int, int]]) -> str:
        """`red 2, white 1`; colour 0 is any."""
        named = [(self.colour(colour) if colour else self.say("pays-any"), count) for colour, count in points]
        return ", ".join([self.say("points", colour=colour, points=count) for colour, count in named])

    def rerolled(self, thrown: Sequence[int], mask: int) -> dict[str, Value]:
        """Which dice of a roll a mask means."""
        chosen = [place for place in range(4) if mask >> place & 1]
        faces = [self.colour(thrown[place]) for place in chosen if place < len(thrown)]
        what = "known" if len(faces) == len(chosen) else "unknown"
        return {"what": what, "numbers": ", ".join([str(place + 1) for place in chosen]), "faces": ", ".join(faces)}

    def deed(self, view: V, token: int) -> dict[str, Value]:
        """A token of the Yang menu."""
        here = view.at[view.active]
        if token == PASS:
            danger = self.danger(view)
            return {"what": "pass-odds", **danger} if danger else {"what": "pass"}
        if token < MOVE_TO + PLACES:
            return self.move(view, token - MOVE_TO)
        if token == ASK_HELP:
            return self.helped("help", view, here) if here >= 0 else {"what": "help-nowhere"}
        if token == EXORCISM:
            faces = self.faced(view, here) if here >= 0 else ""
            return {"what": "exorcism" if faces else "exorcism-nowhere", "faces": faces}
        if token < LAY_MANTRA:
            return {"what": "take", "colour": self.colour(token - TAKE)}
        if token < LAY_MANTRA + SPACES:
            return {"what": "mantra", "target": self.on_space(view, token - LAY_MANTRA)}
        if token < TWIN_WINDS_TO + BOARDS:
            return {"what": "winds", "player": self.board(token - TWIN_WINDS_TO)}
        if token < YIN_YANG_HELP + PLACES:
            return self.helped("yin-yang-help", view, token - YIN_YANG_HELP)
        if token < YIN_YANG_UNHAUNT + PLACES:
            return {"what": "yin-yang-unhaunt", "tile": self.place(token - YIN_YANG_UNHAUNT)}
        if token < BORROW + BOARDS:
            board = token - BORROW
            return {"what": "borrow", "side": self.side(board), "power": self.power(view.power[board])}
        return {"what": "buddha", "target": self.on_space(view, token - LAY_BUDDHA)}

    def move(self, view: V, place: int) -> dict[str, Value]:
        faces = self.faced(view, place)
        what = "move-haunted" if view.haunted[place] else "move"
        return {"what": f"{what}-faces" if faces else what, "tile": self.place(place), "faces": faces}

    def helped(self, what: str, view: V, place: int) -> dict[str, Value]:
        tile = view.tile[place]
        return {"what": what, "tile": self.place(place), "does": self.say(f"tile-{tile}.does")}

    def faced(self, view: V, place: int) -> str:
        """The ghosts that one faces from a place."""
        spaces = [int(space) for space in FACED[place] if view.ghost[space]]
        return self.all_with_odds(view, spaces, self.targets_at(view, place))

    def on_space(self, view: V, space: int) -> str:
        """`N0: #11 Lich, yellow (Y) 4`, or the tile in front of a space without a ghost."""
        card = view.ghost[space]
        if card:
            return self.say(
                "on-space", what="ghost", space=self.space(space), card=self.card(card), needs=self.needs(view, space)
            )
        what = "buddha" if view.buddha[space] else "free"
        return self.say("on-space", what=what, space=self.space(space), tile=self.place(LINE[space][0]))
