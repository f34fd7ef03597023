"""White Moon and Black Secret together in words: what neither of them says alone, and who speaks first."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntings.engine.event import Event
from hauntings.engine.table import PASS
from hauntings.games.ghost_stories.both.curses import BY_WU_FENG
from hauntings.games.ghost_stories.both.questions import BOTH_KINDS, FROM_GRAVEYARD
from hauntings.games.ghost_stories.both.setup import BOTH_EVENTS, BOX
from hauntings.games.ghost_stories.white_moon.table import TWELVE_DEAD
from hauntings.i18n.black_secret import SECRET_YANG_DEEDS, BlackSecretWords
from hauntings.i18n.black_secret_names import SECRET_PIECES
from hauntings.i18n.ghost_stories import YANG_DEEDS, Deed, GhostStoriesSpeaker
from hauntings.i18n.white_moon import MOON_LAID_LAST, MOON_YANG_DEEDS, WhiteMoonWords, points_at
from hauntings.i18n.words import Value
from hauntings.views import GhostStoriesBothView as View

BOTH_SAYS: Final = {kind.name: kind.says for kind in BOTH_KINDS}


class BothSpeaker(
    BlackSecretWords[View],
    WhiteMoonWords[View],
    GhostStoriesSpeaker[View],
):
    """Says Ghost Stories with White Moon and Black Secret."""

    box = BOX
    prefixes: ClassVar[tuple[str, ...]] = ("both", "bs", "wm", "gs")
    pieces: ClassVar[tuple[str, ...]] = (*WhiteMoonWords.pieces, *SECRET_PIECES)
    with_white_moon: ClassVar[bool] = True
    yang_deeds: ClassVar[tuple[Deed, ...]] = tuple(dict.fromkeys((*YANG_DEEDS, *MOON_YANG_DEEDS, *SECRET_YANG_DEEDS)))
    laid_last: ClassVar[tuple[str, ...]] = MOON_LAID_LAST

    # --- events and questions -----------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        if event.what == "villager-died" and event.args[2] == BY_WU_FENG:
            family, place = self.family(event.args[0]), self.place(event.args[1])
            return self.say("villager-cursed", family=family, place=place)
        if event.what not in BOTH_EVENTS:
            return super().event(event)
        variables: dict[str, Value] = {}
        for name, value in zip(BOTH_EVENTS[event.what], event.args, strict=True):
            variables.update(self.moon_argument(name, value))
        return self.say(f"event-{event.what}", **variables)

    def asked_about(self, view: View) -> dict[str, Value]:
        variables = super().asked_about(view)
        if view.kind == "villager-to":
            variables["family"] = self.family_at(view, self.asking(view)["place"])
        return variables

    def ending(self, view: View) -> str:
        """Wu-Feng wins by the twelfth death too; White Moon's part of the score is told in every case."""
        self.learn(view)
        text = super().ending(view)
        if view.outcome == TWELVE_DEAD:
            seat = self.wu_feng()
            named = "yes" if seat < len(self.names) and self.names[seat] else "no"
            text = self.say("ending-twelve", named=named, player=self.seat(seat), score=int(view.score))
        parts = self.say("ending-parts", rescued=len(view.shelter), portal=points_at(view.portal_first))
        return f"{text} {parts}"

    # --- options --------------------------------------------------------------------------------------------------

    def option(self, view: View, kind: str, token: int) -> str:
        if kind not in BOTH_SAYS:
            return super().option(view, kind, token)
        self.learn(view)
        return self.say(f"option-{kind}", **self.meant_by_both(view, kind, token))

    def meant_by_both(self, view: View, kind: str, token: int) -> dict[str, Value]:
        if token == PASS:
            return {"what": "pass"}
        if kind == "take-crystal":
            return {"corner": self.corner(token - 1)}
        if kind == "blood-rescue" and token > FROM_GRAVEYARD:
            return {"what": "dead", "family": self.family(token - FROM_GRAVEYARD)}
        return self.tile_meant(view, token - 1)

    def coming(self, view: View, token: int) -> str:
        """Whoever laid him down, he stands up instead of coming (WM r29)."""
        what = super().coming(view, token)
        if what == "come" and view.kind == "scroll" and view.knocked_down[self.asking(view)["board"]]:
            return "stand"
        return what

    # --- positions and rules ----------------------------------------------------------------------------------------

    def holds(self, view: View, board: int) -> list[str]:
        """Laid down and knocked down are one state, told once."""
        return list(dict.fromkeys(super().holds(view, board)))

    def how_to_play(self) -> list[str]:
        return [*super().how_to_play(), *self.paragraphs("rules-together")]
