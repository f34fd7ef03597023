"""Black Secret in words: its questions, options, events and how it ends. `BlackSecretWords` is also a part of the
speaker for both expansions."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.black_secret.cards import (
    CELLS,
    DEMON_COST,
    DEMONS,
    MANTRA_LEVEL,
    SHADOW,
)
from hauntings.games.ghost_stories.black_secret.questions import (
    ATTACK_TAOISTS,
    ATTACK_TILE,
    CHANGE_LEVEL,
    CURSE,
    EXORCISE_DEMON,
    KINDS,
    MANTRA_ON_DEMON,
    MOVE_BELOW,
    PLACE,
    SEARCH,
    SUMMON,
)
from hauntings.games.ghost_stories.black_secret.setup import BOX
from hauntings.games.ghost_stories.cards import CURSE_FACES
from hauntings.games.ghost_stories.geometry import PLACES, SPACES
from hauntings.games.ghost_stories.questions import ASK_HELP, EXORCISM, STAND_UP
from hauntings.games.ghost_stories.rules import YANG_TOKENS
from hauntings.i18n.black_secret_names import S
from hauntings.i18n.black_secret_position import AT_HOME, SecretPosition
from hauntings.i18n.ghost_stories import YANG_DEEDS, Deed, GhostStoriesSpeaker
from hauntings.i18n.ghost_stories_odds import percent
from hauntings.i18n.words import Value
from hauntings.views import GhostStoriesBlackSecretView

SAYS: Final = {kind.name: kind.says for kind in KINDS}
SHADOW_PLACES: Final = 2 * PLACES
SECRET_YANG_DEEDS: Final[tuple[Deed, ...]] = (
    ("walk", "yang-stand-up", STAND_UP, 1),
    ("walk", "yang-move", MOVE_BELOW, CELLS),
    ("walk", "yang-ladder", CHANGE_LEVEL, 1),
)


class BlackSecretWords(SecretPosition[S]):
    """What Black Secret adds to the words of the base game, or says in their place."""

    # --- events -----------------------------------------------------------------------------------------------

    def argument(self, name: str, value: int) -> dict[str, Value]:
        if name == "curse":
            return self.curse_or_face(value)
        if name == "place":
            level: dict[str, Value] = {f"place_{key}": text for key, text in self.where(value).items()}
            return {"place": self.place(value), "place_number": int(value % CELLS), **level}
        if name == "cause":
            return {**super().argument(name, value), "cause": int(value)}
        if name == "cell":
            return {"cell": self.cell_named(value)}
        if name == "demon":
            return {"demon": self.demon(value), "demon_object": self.demon_object(value)}
        if name == "token":
            return {"token": self.found_token(value), "token_does": self.does(f"token-{value}")}
        if name == "mantra":
            level = {"mantra_level": int(MANTRA_LEVEL[value]), "mantra_does": self.does(f"mantra-{value}")}
            return {"mantra": self.blood_mantra(value), **level}
        if name == "pyramid":
            return {"pyramid": self.pyramid_space(value)}
        if name == "brother":
            return {"brother": self.side(value), "brother_colour": self.colour_of_board(value)}
        if name == "target":
            what = "demon" if value >= SPACES else "space"
            text = self.demon_object(value - SPACES) if value >= SPACES else self.space(value)
            return {"target": text, "target_kind": what}
        return super().argument(name, value)

    def curse_or_face(self, value: int) -> dict[str, Value]:
        """The number is a curse or a face of the Curse die; the message knows which."""
        variables: dict[str, Value] = super().argument("curse", value) if value < CURSE_FACES else {}
        if 0 < value < len(self.box.cards.curse_id):
            variables.update(self.spell_said(value))
        return variables

    def spell_said(self, curse: int) -> dict[str, Value]:
        return {
            "curse": self.spell(curse),
            "curse_level": int(self.box.cards.curse_level[curse]),
            "curse_colour": self.colour(self.box.cards.curse_colour[curse]),
            "curse_does": self.spell_does(curse),
        }

    # --- questions --------------------------------------------------------------------------------------------

    def asked_about(self, view: S) -> dict[str, Value]:
        variables = super().asked_about(view)
        variables["effect"] = effect(view)
        kind = view.kind
        if kind == "wu-feng":
            card = view.drawn
            variables.update(card=self.card(card), needs=self.printed(card), stones=self.stones(card))
        elif kind == "demon-acts":
            variables["cell"] = self.cell_named(view.demons[self.asking(view)["demon"]])
        elif kind == "shadow-acts":
            variables.update(self.where(view.shadow))
        elif kind == "new-mantra":
            variables["mantra"] = self.blood_mantra(view.blood_mantras[self.asking(view)["slot"]])
        elif kind == "ladder":
            variables.update(self.where(view.at[view.stack[-1][-1]]))
        return variables

    def named_in(self, view: S) -> dict[str, int]:
        named = super().named_in(view)
        if view.kind == "new-mantra":
            named["mantra"] = int(view.blood_mantras[named["slot"]])
        elif view.kind == "shadow-acts":
            named["demon"] = SHADOW
        return named

    def ending(self, view: S) -> str:
        self.learn(view)
        seat = self.wu_feng()
        named = seat < len(self.names) and bool(self.names[seat])
        return self.say(
            "ending",
            outcome=int(view.outcome),
            score=int(view.score),
            named="yes" if named else "no",
            player=self.seat(seat),
        )

    # --- options ----------------------------------------------------------------------------------------------

    def option(self, view: S, kind: str, token: int) -> str:
        self.learn(view)
        if kind in SAYS:
            text = self.say(f"option-{kind}", effect=effect(view), **self.secret_meaning(view, kind, token))
            if kind == "demon-acts" and token == SEARCH and view.kind == kind:
                text = self.with_odds(text, self.findings(view, view.demons[view.stack[-1][1]]))
            return text
        if kind == "yang" and self.is_secret_deed(view, token):
            return self.say("deed", **self.secret_deed(view, token))
        if kind == "exorcise" and EXORCISE_DEMON <= token < EXORCISE_DEMON + DEMONS:
            demon = token - EXORCISE_DEMON
            return self.say("option-exorcise-demon", **self.demon_meant(view, demon))
        if kind == "step-to" and token > PLACES:
            return self.say("option-step-below", cell=self.cell_noted(view, token - 1 - CELLS))
        return super().option(view, kind, token)

    def secret_meaning(self, view: S, kind: str, token: int) -> dict[str, Value]:
        """All that a token of an own kind may mean; the message of its kind picks what it needs, some by `$what`."""
        if token == PASS:
            return {"what": "pass"}
        meant: dict[str, Callable[[S, str, int], dict[str, Value]]] = {
            "play": self.play_meant,
            "cell": self.cell_meant,
            "place": self.place_meant,
            "target": self.target_meant,
        }
        says = SAYS[kind]
        if says in meant:
            return meant[says](view, kind, token)
        if says == "pyramid space":
            return {"pyramid": self.pyramid_space(token - 1)}
        if says == "curse":
            return {"what": "curse", **self.spell_said(token)}
        if says == "card":
            return {"what": "card", "card": self.card(token), "needs": self.printed(token)}
        if says == "demon":
            return {"what": "demon", **self.demon_meant(view, token - 1)}
        if says == "space":
            return {"what": "space", "target": self.on_space(view, token - 1)}
        if says == "board":
            return {"what": "board", "player": self.board(token - 1)}
        if says == "colour":
            return {"colour": self.colour(token)}
        if says == "slot":
            return {"what": "slot", "mantra": self.slot_said(view, token - 1)}
        if says == "mantra":
            return {"mantra": self.blood_mantra(token), "does": self.does(f"mantra-{token}")}
        assert says == "level"
        return {"what": "ladder"}

    def play_meant(self, view: S, kind: str, token: int) -> dict[str, Value]:
        """Wu-Feng's card: place it, or pay with it for a demon or a curse."""
        if token == PLACE:
            return {"what": "place"}
        if token < SUMMON + DEMONS:
            demon = token - SUMMON
            return {"what": "summon", "demon_object": self.demon_object(demon), "cost": int(DEMON_COST[demon])}
        return {"what": "cast", **self.spell_said(token - CURSE)}

    def cell_meant(self, view: S, kind: str, token: int) -> dict[str, Value]:
        if kind == "demon-acts" and token == SEARCH:
            return {"what": "search"}
        return {"what": "cell", "cell": self.cell_noted(view, token - 1)}

    def place_meant(self, view: S, kind: str, token: int) -> dict[str, Value]:
        if kind == "shadow-acts" and token > SHADOW_PLACES:
            return {"what": {ATTACK_TAOISTS: "taoists", ATTACK_TILE: "tile"}[token]}
        place = token - 1
        if place >= CELLS:
            return {"what": "below", "cell": self.cell_noted(view, place - CELLS)}
        return {"what": "above", "tile": self.place(place)}

    def target_meant(self, view: S, kind: str, token: int) -> dict[str, Value]:
        if token > SPACES:
            return {"what": "demon", **self.demon_meant(view, token - 1 - SPACES)}
        return {"what": "space", "target": self.on_space(view, token - 1)}

    def demon_meant(self, view: S, demon: int) -> dict[str, Value]:
        """A demon, or the Shadow, and where it is."""
        where: dict[str, Value] = {"demon": self.demon(demon), "demon_object": self.demon_object(demon)}
        if demon == SHADOW:
            where["needs"] = self.place(view.shadow) if view.shadow != AT_HOME else self.say("demon-at-home")
        else:
            where["needs"] = self.demon_needs(view, demon)
        return where

    # --- the Yang menu ----------------------------------------------------------------------------------------

    def is_secret_deed(self, view: S, token: int) -> bool:
        """Its own deeds, and those that one below understands differently."""
        if token in (ASK_HELP, EXORCISM):
            return bool(view.at[view.active] >= CELLS)
        return STAND_UP <= token < YANG_TOKENS

    def secret_deed(self, view: S, token: int) -> dict[str, Value]:
        here = view.at[view.active]
        if token == STAND_UP:
            return {"what": "stand-up"}
        if MOVE_BELOW <= token < MOVE_BELOW + CELLS:
            return {"what": "move", "cell": self.cell_ahead(view, token - MOVE_BELOW)}
        if token == CHANGE_LEVEL:
            return self.climb(view, here)
        if token >= MANTRA_ON_DEMON:
            return {"what": "mantra", **self.demon_meant(view, token - MANTRA_ON_DEMON)}
        if token == ASK_HELP:
            return {"what": "help"}
        demons = self.demons_at(view, here - CELLS)
        return {"what": "exorcism" if demons else "exorcism-nowhere", "demons": demons}

    def demons_at(self, view: S, cell: int) -> str:
        """The demons of a cell, and how likely it is to exorcise them."""
        targets = self.targets_at(view, cell + CELLS)
        items: list[str] = []
        for demon in range(DEMONS):
            if view.demons[demon] == cell:
                text = self.say("demon-needing", **self.demon_meant(view, demon))
                items.append(self.with_odds(text, self.chance_on(targets, [SPACES + demon])))
        return "; ".join([*items, *self.both(targets, len(items))])

    def hit(self, space: int) -> str:
        return self.demon(space - SPACES) if space >= SPACES else super().hit(space)

    def cell_ahead(self, view: S, cell: int) -> str:
        """A cell to go to, with the demons that one may exorcise there."""
        demons = self.demons_at(view, cell) if self.targets_at(view, cell + CELLS) else ""
        return self.with_odds(self.cell_noted(view, cell), demons)

    def findings(self, view: S, cell: int) -> str:
        """What a search of the cell may turn up, the likeliest first."""
        for row in self.lens(view).get("search", []):
            if row["cell"] == cell:
                found = sorted([(-chance, token) for token, chance in enumerate(row["chance"]) if chance > 0])
                return ", ".join([f"{self.found_token(token)} {percent(-chance)}%" for chance, token in found])
        return ""

    def climb(self, view: S, here: int) -> dict[str, Value]:
        """Where the ladder leads from here."""
        if here < 0:
            return {"what": "ladder"}
        if here < CELLS:
            return {"what": "down", "cell": self.cell_ahead(view, here)}
        faces = self.faced(view, here - CELLS)
        return {"what": "up-faces" if faces else "up", "tile": self.place(here - CELLS), "faces": faces}


def effect(view: GhostStoriesBlackSecretView) -> str:
    """The name of the choice that asks: one kind of question serves several curses and Mantras."""
    choice = view.stack[-1] if view.stack else None
    return str(choice[0]) if choice is not None else ""


class BlackSecretSpeaker(BlackSecretWords[S], GhostStoriesSpeaker[S]):
    """Says Ghost Stories with Black Secret."""

    box = BOX
    yang_deeds: ClassVar[tuple[Deed, ...]] = (*YANG_DEEDS, *SECRET_YANG_DEEDS)
