"""White Moon in words: its questions, options, events and how it ends. `WhiteMoonWords` is also a part of the speaker
for both expansions."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntings.engine.event import Event
from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.base.exorcism import WILD_TOKEN
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.geometry import BOARDS, CENTRE_PLACE, PLACES, SPACES
from hauntings.games.ghost_stories.questions import STAND_UP
from hauntings.games.ghost_stories.white_moon.cards import (
    ARMOR_OF_THE_JUST,
    CORNER_AT,
    CORNER_BY,
    DIVINE_SWORD,
    EDGES,
    FIREWORK,
    KUNG_FU_SCHOOL,
    LIFE_POTION,
    MOON_DUST,
    PORTAL_POINTS,
    SCROLL_OF_UNITY,
    SHIELD_OF_TIME,
    VENGEFUL_CLAW,
    WU,
    XIANG,
    ZHOU,
)
from hauntings.games.ghost_stories.white_moon.curses import THE_CIRCLE, THE_SUPPLY
from hauntings.games.ghost_stories.white_moon.events import MOON_EVENTS
from hauntings.games.ghost_stories.white_moon.questions import (
    COME,
    DEAD_FAMILY,
    LEAD_TO,
    MOON_KINDS,
    PLACE_CRYSTAL,
    POTION_FAMILY,
    POTION_REVIVE,
    RESCUE,
    ROLL,
    SU_LING_TO,
    USE_DUST,
    USE_FIREWORK,
    USE_POTION,
    USE_SCROLL,
)
from hauntings.games.ghost_stories.white_moon.setup import BOX
from hauntings.games.ghost_stories.white_moon.table import (
    BY_DEVOURER,
    BY_HAUNTING,
    BY_RETREAT,
    BY_VORACIOUS,
    BY_XIANG,
    NO_SPACE,
    TWELVE_DEAD,
)
from hauntings.i18n.ghost_stories import YANG_DEEDS, Deed, GhostStoriesSpeaker
from hauntings.i18n.white_moon_names import M
from hauntings.i18n.white_moon_position import NOBODY_THERE, MoonPosition, top_of
from hauntings.i18n.words import Value
from hauntings.views import GhostStoriesWhiteMoonView

MOON_SAYS: Final = {kind.name: kind.says for kind in MOON_KINDS}
CAUSES: Final = {
    BY_RETREAT: "retreat",
    BY_HAUNTING: "haunting",
    BY_DEVOURER: "devourer",
    BY_XIANG: "xiang",
    BY_VORACIOUS: "voracious",
}
WHENCE: Final = {THE_SUPPLY: "supply", THE_CIRCLE: "circle"}
USES: Final = {
    USE_POTION: LIFE_POTION,
    USE_DUST: MOON_DUST,
    USE_SCROLL: SCROLL_OF_UNITY,
    USE_FIREWORK: FIREWORK,
}
NAMED: Final[dict[str, dict[str, int]]] = {  # by questions whose fields do not say it
    "potion": {"artifact": LIFE_POTION},
    "scroll": {"artifact": SCROLL_OF_UNITY},
    "light": {"artifact": FIREWORK},
    "claw": {"artifact": VENGEFUL_CLAW},
    "armor": {"artifact": ARMOR_OF_THE_JUST},
    "shield": {"artifact": SHIELD_OF_TIME},
    "sword": {"artifact": DIVINE_SWORD},
    "zhou-qi": {"family": ZHOU},
    "tao-to": {"family": XIANG},
    "wu-buddha": {"family": WU},
    "school": {"tile": KUNG_FU_SCHOOL},
}
LAST_DEED: Final = STAND_UP
MOON_LAID_LAST: Final = ("buddhas", "crystals")
MOON_YANG_DEEDS: Final[tuple[Deed, ...]] = (
    ("walk", "yang-stand-up", STAND_UP, 1),
    ("walk", "yang-lead", LEAD_TO, PLACES),
    ("act", "yang-rescue", RESCUE, 1),
    ("lay", "yang-su-ling", SU_LING_TO, SPACES),
    ("lay", "yang-crystal", PLACE_CRYSTAL, 1),
)
NO_CORNER: Final = -1


class WhiteMoonWords(MoonPosition[M]):
    """What White Moon adds to the words of the base game, or says in their place."""

    # --- events -----------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        if event.what == "lost" and event.args[0] == TWELVE_DEAD:
            return self.say("twelve-dead", score=int(event.args[1]))
        if event.what not in MOON_EVENTS:
            return super().event(event)
        variables: dict[str, Value] = {}
        for name, value in zip(MOON_EVENTS[event.what], event.args, strict=True):
            variables.update(self.moon_argument(name, value))
        return self.say(f"event-{event.what}", **variables)

    def moon_argument(self, name: str, value: int) -> dict[str, Value]:
        """The variables that one argument of White Moon's own events becomes. Its villagers walk from tile to tile."""
        if name in ("start", "end"):
            return {name: self.place(value)}
        if name == "cause":
            return {"cause": CAUSES[value]}
        if name == "space" and value == NO_SPACE:
            return {"space": ""}
        if name == "board":
            known = {} if value in WHENCE else self.argument(name, value)
            return {"board": "", **known, "board_kind": WHENCE.get(value, "board")}
        if name == "other":
            return {"other": self.card(value)}
        if name == "place":
            return {"place": self.place(value)}
        return self.argument(name, value)

    def argument(self, name: str, value: int) -> dict[str, Value]:
        if name == "family":
            curse, reward = self.family_curse(value), self.family_reward(value)
            return {"family": self.family(value), "family_curse": curse, "family_reward": reward}
        if name == "artifact":
            return {"artifact": self.artifact(value)}
        if name == "corner":
            return {"corner": self.corner(value)}
        return super().argument(name, value)

    # --- questions --------------------------------------------------------------------------------------------

    def asked_about(self, view: M) -> dict[str, Value]:
        variables = super().asked_about(view)
        if view.kind not in MOON_SAYS:
            return variables
        fields = self.asking(view)
        variables["crystals"] = sum(view.receptacles)
        variables["place"] = ""
        variables["family"] = ""
        if view.kind == "follow":
            variables["place"] = self.place(fields["end"])
            variables["family"] = self.family_at(view, fields["start"])
        elif view.kind == "scroll":
            variables["place"] = self.place(view.at[fields["owner"]])
        elif view.kind == "villager-dies":
            space = fields["space"]
            variables["cause"] = CAUSES[fields["cause"]]
            variables["space"] = self.space(space) if space != NO_SPACE else ""
            variables["card"] = self.card(view.ghost[space]) if view.ghost[space] else ""
        elif view.kind == "armor":
            card = view.ghost[fields["space"]]
            texts = [self.about(f"stone-{self.stone_id(ability)}") for ability in self.box.cards.left[card]]
            variables.update(card=self.card(card), stones=self.say("help-left", text=" ".join(texts)))
        elif view.kind == "shield":
            variables.update(card=self.card(view.drawn), needs=self.printed(view.drawn))
        return variables

    def named_in(self, view: M) -> dict[str, int]:
        named = {**super().named_in(view), **NAMED.get(view.kind, {})}
        if view.kind == "follow":
            named["family"] = top_of(view, named["start"])
        elif view.kind == "armor" or (view.kind == "villager-dies" and named["space"] != NO_SPACE):
            named["card"] = int(view.ghost[named["space"]])
        elif view.kind == "shield":
            named["card"] = int(view.drawn)
        return named

    def ending(self, view: M) -> str:
        if view.outcome == TWELVE_DEAD:
            text = self.say("ending-twelve", score=int(view.score))
        else:
            text = super().ending(view)
        parts = self.say("ending-parts", rescued=len(view.shelter), portal=points_at(view.portal_first))
        return f"{text} {parts}"

    # --- options ----------------------------------------------------------------------------------------------

    def option(self, view: M, kind: str, token: int) -> str:
        self.learn(view)
        if kind == "yang" and SU_LING_TO <= token <= LAST_DEED:
            return self.say("moon-deed", **self.moon_deed(view, token))
        if kind == "spend" and WILD_TOKEN <= token < WILD_TOKEN + BOARDS:
            return self.say("spend-crystal", player=self.board(token - WILD_TOKEN))
        text = super().option(view, kind, token)
        return self.with_odds(text, self.with_sword(view, token)) if kind == "sword" else text

    def with_sword(self, view: M, token: int) -> str:
        """What the roll may bring with the Sword (1) or without it."""
        rows = [row for row in self.lens(view).get("sword", []) if row["token"] == token]
        return self.summed(rows[0]["targets"]) if rows else ""

    def moon_deed(self, view: M, token: int) -> dict[str, Value]:
        """A token of the Yang menu."""
        here = view.at[view.active]
        if token < SU_LING_TO + SPACES:
            space = token - SU_LING_TO
            what = "su-ling-crystal" if by_empty_receptacle(view, space) else "su-ling"
            return {"what": what, "target": self.on_space(view, space)}
        if token == RESCUE:
            family = self.family_at(view, view.portal)
            return {"what": "rescue" if family else "rescue-nobody", "family": family}
        if token == PLACE_CRYSTAL:
            corner = CORNER_AT[here] if here >= 0 else NO_CORNER
            if corner == NO_CORNER:
                return {"what": "crystal-nowhere"}
            return {"what": "crystal", "corner": self.corner(corner)}
        if token in USES:
            artifact = USES[token]
            does = self.say(f"artifact-{artifact}.does")
            return {"what": "artifact", "artifact": self.artifact(artifact), "does": does}
        if token < LEAD_TO + PLACES:
            return self.led(view, here, token - LEAD_TO)
        return {"what": "stand-up"}

    def led(self, view: M, here: int, place: int) -> dict[str, Value]:
        """A step with a villager."""
        family = self.family_at(view, here) if 0 <= here < PLACES else ""
        faces = self.faced(view, place)
        what = "lead-nobody" if not family else "lead-faces" if faces else "lead"
        return {"what": what, "tile": self.place(place), "family": family, "faces": faces}

    def meaning(self, view: M, kind: str, token: int) -> dict[str, Value]:
        if kind not in MOON_SAYS:
            return super().meaning(view, kind, token)
        if token == PASS:
            return {"what": "pass"}
        says = MOON_SAYS[kind]
        if says == "yes":
            return {"what": "yes"}
        if says == "board":
            return {"what": "board", "player": self.board(token - 1)}
        if says == "place":
            return self.tile_meant(view, token - 1)
        if says == "space":
            crystal = kind == "su-ling" and by_empty_receptacle(view, token - 1)
            return {"what": "crystal" if crystal else "space", "target": self.on_space(view, token - 1)}
        if says == "colour":
            return self.colour_meant(view, kind, token)
        if says == "dead":
            return self.taoist(token - 1) if token <= BOARDS else self.villager(token - DEAD_FAMILY)
        if says == "potion":
            return self.helped_by_potion(token)
        if says == "come":
            return {"what": self.coming(view, token)}
        return self.on_board(view, token)

    def tile_meant(self, view: M, place: int) -> dict[str, Value]:
        """A tile with its top villager, its help, and what the Portal would score there."""
        family = self.family_at(view, place)
        return {
            "what": "place" if family else "empty",
            "tile": self.place(place),
            "family": family,
            "below": (self.beneath(view, place) if family else "") or self.say("nobody"),
            "does": self.say(f"tile-{view.tile[place]}.does"),
            "points": points_at(place),
        }

    def colour_meant(self, view: M, kind: str, colour: int) -> dict[str, Value]:
        """A Tao token, or all ghosts of a colour at the School (WM §12)."""
        if kind != "school":
            return {"what": "colour", "colour": self.colour(colour)}
        cards = self.box.cards
        spaces = [
            space
            for space, card in enumerate(view.ghost)
            if cards.is_ghost(Card(card)) and cards.colour[card] == colour
        ]
        rows = [row for row in self.lens(view).get("school", []) if row["colour"] == colour]
        ghosts = self.all_with_odds(view, spaces, rows[0]["targets"] if rows else [])
        return {"what": "colour" if ghosts else "nothing", "colour": self.colour(colour), "ghosts": ghosts}

    def taoist(self, board: int) -> dict[str, Value]:
        return {"what": "taoist", "player": self.board(board)}

    def villager(self, family: int) -> dict[str, Value]:
        return {"what": "villager", "family": self.family(family)}

    def helped_by_potion(self, token: int) -> dict[str, Value]:
        if token < POTION_REVIVE:
            return {"what": "qi", "player": self.board(token - 1)}
        if token <= POTION_FAMILY:
            return self.taoist(token - POTION_REVIVE)
        return self.villager(token - POTION_FAMILY)

    def coming(self, view: M, token: int) -> str:
        """Whom the Scroll finds on the ground stands up instead (WM r29)."""
        board = self.asking(view).get("board", NO_SPACE) if view.kind == "scroll" else NO_SPACE
        if token == COME:
            return "stand" if board != NO_SPACE and view.laid_down[board] else "come"
        return "with"

    def on_board(self, view: M, token: int) -> dict[str, Value]:
        """What the Barrier does on one board."""
        if token == ROLL:
            board = self.asking(view).get("board", NO_SPACE) if view.kind == "barrier" else NO_SPACE
            spaces = range(board * 3, board * 3 + 3) if board != NO_SPACE else range(0)
            ghost, cards = view.ghost, self.box.cards
            targets = [space for space in spaces if ghost[space] and not cards.is_incarnation(Card(ghost[space]))]
            rows = [row for row in self.lens(view).get("barrier", []) if row["board"] == board]
            ghosts = self.all_with_odds(view, targets, rows[0]["targets"] if rows else [])
            return {"what": "roll-ghosts" if ghosts else "roll", "ghosts": ghosts}
        family = self.family_at(view, view.portal)
        return {"what": "rescue" if family else "rescue-any", "family": family}

    def family_at(self, view: M, place: int) -> str:
        """The family of the face-up villager at a place, if there is one."""
        family = top_of(view, place)
        return self.family(family) if family != NOBODY_THERE else ""


def by_empty_receptacle(view: GhostStoriesWhiteMoonView, space: int) -> bool:
    """Su-Ling may bring a crystal there (WM §8)."""
    corner = CORNER_BY[space]
    return bool(corner != NO_CORNER and not view.receptacles[corner] and view.crystal_reserve)


def points_at(place: int) -> int:
    """What the Portal scores there (WM §18)."""
    if place == CENTRE_PLACE:
        return int(PORTAL_POINTS["centre"])
    return int(PORTAL_POINTS["edge" if place in EDGES else "corner"])


class WhiteMoonSpeaker(WhiteMoonWords[M], GhostStoriesSpeaker[M]):
    """Says Ghost Stories with White Moon."""

    box = BOX
    yang_deeds: ClassVar[tuple[Deed, ...]] = (*YANG_DEEDS, *MOON_YANG_DEEDS)
    laid_last: ClassVar[tuple[str, ...]] = MOON_LAID_LAST
