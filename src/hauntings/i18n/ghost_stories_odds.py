"""Ghost Stories: exact chances in words, where the table allows them. They come from the odds lens (odds/lens.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hauntings.i18n.ghost_stories_names import V
from hauntings.i18n.ghost_stories_position import VillagePosition

SURE: Final = 100


class VillageOdds(VillagePosition[V]):
    """Says how likely an exorcism is, and what the next Yin phase may cost."""

    def lens(self, view: V) -> dict[str, Any]:
        found: dict[str, Any] = self.box.odds(view).get("odds", {}) if self.odds else {}
        return found

    def targets_at(self, view: V, place: int) -> list[dict[str, Any]]:
        """The ghosts that could be exorcised from a place, each alone and both together."""
        for row in self.lens(view).get("exorcism", []):
            if row["place"] == place:
                return list(row["targets"])
        return []

    def targets_after(self, view: V, token: int) -> list[dict[str, Any]]:
        """The same if these dice are rolled again."""
        for row in self.lens(view).get("reroll", []):
            if row["token"] == token:
                return list(row["targets"])
        return []

    def chances(self, chances: Sequence[float]) -> str:
        """`26%, with 1 token 70%`: what each token adds, as far as it adds something."""
        items: list[str] = []
        last = ""
        for tokens, chance in enumerate(chances):
            shown = percent(chance)
            if shown != last and (chance > 0 or tokens == len(chances) - 1):
                items.append(self.say("chance", tokens=tokens, percent=shown))
            last = shown
        return ", ".join(items)

    def chance_on(self, targets: list[dict[str, Any]], spaces: list[int]) -> str:
        """The chances against exactly these ghosts; nothing if they are not told."""
        for target in targets:
            if target["spaces"] == spaces:
                return self.chances(target["chance"])
        return ""

    def both(self, targets: list[dict[str, Any]], among: int) -> list[str]:
        """Several with one roll; where more than two are told of, they are named."""
        more = [row for row in targets if len(row["spaces"]) > 1]
        if among == 2 and len(more) == 1:
            return [self.say("both", chances=self.chances(more[0]["chance"]))]
        return [self.one(row) for row in more]

    def hit(self, space: int) -> str:
        """The short name of something that a roll may hit."""
        return self.space(space)

    def all_with_odds(self, view: V, spaces: list[int], targets: list[dict[str, Any]]) -> str:
        """Ghosts with their chances, each alone and then together."""
        items = [self.with_odds(self.on_space(view, space), self.chance_on(targets, [space])) for space in spaces]
        return "; ".join([*items, *self.both(targets, len(spaces))])

    def on_space(self, view: V, space: int) -> str:
        """A ghost and where it lies; the speaker of the game has the words."""
        raise NotImplementedError  # abstract

    def with_odds(self, text: str, chances: str) -> str:
        return self.say("with-odds", text=text, chances=chances) if chances else text

    def after_reroll(self, view: V, token: int) -> str:
        """What the dice may bring if these are rolled again."""
        return self.summed(self.targets_after(view, token))

    def summed(self, targets: list[dict[str, Any]]) -> str:
        """Every target with its chances."""
        single = [row for row in targets if len(row["spaces"]) == 1]
        return "; ".join([*[self.one(row) for row in single], *self.both(targets, len(single))])

    def one(self, row: dict[str, Any]) -> str:
        return f"{' + '.join([self.hit(space) for space in row['spaces']])} {self.chances(row['chance'])}"

    def danger(self, view: V) -> dict[str, Any]:
        """What the next board's Yin phase may cost, for the option to end the turn."""
        yin = self.lens(view).get("yin")
        if not yin:
            return {}
        risks = {
            "risk-haunted": 1 - yin["haunted"][0],
            "risk-qi": 1 - yin["qi"][0],
            "risk-villagers": 1 - yin.get("villagers", [1])[0],
            "risk-defeat": yin["defeat"],
        }
        items = [self.say(risk, percent=percent(chance)) for risk, chance in risks.items() if round(chance, 4) > 0]
        items = items or [self.say("risk-none")]
        if "cards" in yin:  # what new cards do is not in it
            items.append(self.say("risk-cards", **self.cards_coming(yin["cards"])))
        return {"side": self.side(yin["board"]), "risks": ", ".join(items)}

    def cards_coming(self, chances: Sequence[float]) -> dict[str, Any]:
        """How many cards come: for certain, or at most."""
        most = len(chances) - 1
        return {"count": most, "sure": "yes" if chances[most] == 1 else "no"}


def percent(chance: float) -> str:
    """Whole percents; what is nearly sure or nearly impossible is not rounded to that."""
    whole = round(chance * SURE)
    if whole == 0 and chance > 0:
        return "<1"
    if whole == SURE and chance < 1:
        return f">{SURE - 1}"
    return str(whole)
