"""13 Ghosts in words: the one place that turns its views, options, events and reasons into text.

Events do not say how many play, but sides and stacks are called differently with four players. So the speaker
counts its names: give it one for every seat, an empty one where nobody has a name.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from hauntings.engine.event import Event
from hauntings.engine.view import HIDDEN
from hauntings.games.thirteen_ghosts.cards import (
    ALL,
    ASKS,
    COLOUR,
    FOUR_BITS,
    LOOK_BELOW,
    NOTHING,
    PAIR,
    SHIELD,
    TARGET,
    TOP,
    TWO_BITS,
    at_least,
)
from hauntings.games.thirteen_ghosts.odds import odds
from hauntings.games.thirteen_ghosts.questions import EXTRA_TURN, USE
from hauntings.games.thirteen_ghosts.setup import BOX
from hauntings.i18n.speaker import HARD_BLANK, Speaker, together, wrapped
from hauntings.i18n.words import Value
from hauntings.views import ThirteenGhostsView

INDENT: Final = "  "
SHOWN_ANSWERS: Final = 16  # the last so many; what the earlier ones tell stands in the sheet anyway
NAMINGS: Final = (0, SHIELD, LOOK_BELOW, PAIR)  # cards with which numbers are named; 0 is none
HIDING: Final = ("hide", "hide-partner", "keep", "hider")
THREE_PICKS: Final = ("first-of-three", "second-of-three", "third-of-three")
NOTIONS: Final = ("hideout", "hand", "stack", "centre", "box", "question", "naming", "shield", "team")


class ThirteenGhostsSpeaker(Speaker[ThirteenGhostsView]):
    """Says 13 Ghosts. Without `odds` it tells which numbers are possible, but not how likely they are."""

    box = BOX
    prefix = "tg"
    seat_arguments = frozenset({"seat", "partner", "actor", "by"})

    # --- cards, players, numbers ------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        if 0 < card <= TOP:
            return self.say("name", number=int(card))
        raise ValueError(f"there is no card {card} in {self.box.title}")

    def card_object(self, card: int) -> str:
        return self.say("name.object", number=int(card))

    def does(self, card: int) -> str:
        """What one does with a card, in short."""
        return self.say(f"card-{card}")

    def side(self, side: int, seats: int) -> str:
        """Who gains points: a player, or a team of two."""
        if seats == max(self.box.seats):
            return self.say("team", player=self.seat(side), partner=self.seat(side + 2))
        return self.seat(side)

    def label(self, view: ThirteenGhostsView, seat: int) -> str:
        """The player's name, and whether it is you or your partner."""
        note = ""
        if seat == view.seat:
            note = self.words.say("common-you")
        elif view.seat >= 0 and is_partner(view, view.seat, seat):
            note = self.say("view-partner")
        return f"{self.seat(seat)} ({note})" if note else self.seat(seat)

    def any_of(self, mask: int) -> str:
        """`1, 2, 3 or 4`."""
        items = [str(number) for number in numbers_of(mask)]
        if len(items) < 2:
            return "".join(items)
        return self.say("or", items=", ".join(items[:-1]), last=items[-1])

    # --- events -----------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        if event.what != "turn":
            return super().event(event)
        seat, actor = event.args
        who = "self" if seat == actor else "partner"
        return self.say("event-turn", who=who, seat=self.seat(seat), actor=self.seat(actor))

    def argument(self, name: str, value: int) -> dict[str, Value]:
        four = len(self.names) == max(self.box.seats)
        if name == "card":
            return {"card_number": int(value), **(super().argument(name, value) if value else {})}
        if name == "second":  # a card or a number
            cards = {"second_card": self.card(value), "second_object": self.card_object(value)} if value else {}
            return {"second": int(value), **cards}
        if name == "numbers":
            return {"numbers": self.any_of(value), "lowest": numbers_of(value)[0] if value else 0}
        if name == "side":
            return {"side": self.side(value, len(self.names))}
        if name == "deck":
            return {"deck": "rivals" if four or value > 0 else "shared"}
        if name == "place":
            return {"place": value + 1}  # from the bottom
        return super().argument(name, value)

    # --- questions and options --------------------------------------------------------------------------------

    def asks(self, view: ThirteenGhostsView) -> str:
        seat = view.asked
        variables = self.pending(view)
        variables["teams"] = yes_or_no(teams(view))
        variables["who"] = "self" if view.active == view.actor else "partner"
        variables["player"] = self.seat(view.active)
        variables["partner"] = self.seat(partner_of(seat))
        if view.kind == "act":
            variables.update(self.argument("card", view.hand[seat]))
        return self.say(f"kind-{view.kind}", **variables)

    def option(self, view: ThirteenGhostsView, kind: str, token: int) -> str:
        text = self.say(f"option-{kind}", **self.meaning(view, kind, token))
        note = self.note(view, kind, token)
        return f"{text} ({note})" if note else text

    def meaning(self, view: ThirteenGhostsView, kind: str, token: int) -> dict[str, Value]:
        """All that a token may mean; the message of its kind picks what it needs, some by `$what`."""
        seat = max(view.asked, 0)
        if kind == "act":
            return self.action(view.hand[seat], token)
        if kind in ("hider", "choose-first"):
            return {"player": self.seat(token - 1)}
        if kind == "text" and token == EXTRA_TURN:
            return {"what": "extra" if view.pile[view.deck_of[seat]] else "bare"}
        dealt: list[int] = view.dealt[seat]
        meant: dict[str, Value] = {"number": int(token), "second": token + 1, "fourth": token + 3}
        meant.update(card=self.card(token), card_object=self.card_object(token), does=self.does(token))
        meant.update(partner=self.seat(partner_of(seat)), what="again" if kind == "text" else "alone")
        if kind in ("hide", "keep") and len(dealt) == 2 and token in dealt:
            meant.update(what="with", other_object=self.card_object(sum(dealt) - token))
        return meant

    def action(self, hand: int, token: int) -> dict[str, Value]:
        what = "use" if token == USE else "name"
        if hand in (HIDDEN, NOTHING):
            return {"what": f"{what}-unseen"}
        return {"what": what, "card_object": self.card_object(hand), "does": self.does(hand)}

    # --- what an option can lead to, as its seat knows ----------------------------------------------------------

    def note(self, view: ThirteenGhostsView, kind: str, token: int) -> str:
        """What the asked seat may want to know of an option; nothing for everybody else."""
        seat = view.asked
        if seat < 0 or seat != view.seat:
            return ""
        mask = numbers_meant(view, kind, token)
        if mask == 0:
            return ""
        if kind in ("number", "pair-from", *THREE_PICKS):
            return self.note_of_naming(view, mask)
        return self.note_of_question(view, mask, copied=kind == "text" or self.pending(view).get("copied") == 1)

    def note_of_naming(self, view: ThirteenGhostsView, mask: int) -> str:
        rivals = rivals_in(view, view.seat)
        if not any(view.possible[rival] & mask for rival in rivals):
            return self.say("note-nobody")
        rows = odds(view)
        chances = {rival: chance_of(rows[rival], mask) for rival in rivals}
        if not any(chances.values()):
            return self.say("note-not-there")
        return self.chances({rival: chance for rival, chance in chances.items() if chance > 0}) if self.odds else ""

    def note_of_question(self, view: ThirteenGhostsView, mask: int, copied: bool) -> str:
        pierces = copied and not view.settings["shield_vs_copied_blue"]
        rivals = [rival for rival in rivals_in(view, view.seat) if view.shield[rival] == 0 or pierces]
        if not rivals:
            return self.say("note-silent")
        rows = odds(view)
        chances = {rival: chance_of(rows[rival], mask) for rival in rivals}
        if all(chance in (0, 1) for chance in chances.values()):
            return self.say("note-known")
        return self.say("note-yes", items=self.chances(chances)) if self.odds else ""

    def chances(self, chances: dict[int, Fraction]) -> str:
        return ", ".join([f"{self.seat(rival)}: {percent(chance)}%" for rival, chance in chances.items()])

    # --- the position -----------------------------------------------------------------------------------------

    def describe(self, view: ThirteenGhostsView) -> list[str]:
        if view.outcome == 0:
            texts = [self.headline(view), self.whose_turn(view), *self.duel(view)]
        else:
            texts = [self.ending(view), self.headline(view)]
        texts += self.open_cards(view)
        texts += [self.player(view, seat) for seat in clockwise(view)]
        texts += self.answers(view) + self.known(view)
        if view.outcome == 0:
            texts += self.sheet(view)
        lines: list[str] = []
        for text in texts:
            lines += wrapped(text.lstrip(), text[: len(text) - len(text.lstrip())])
        return lines

    def ending(self, view: ThirteenGhostsView) -> str:
        points = view.points
        best = [side for side, result in enumerate(view.result[: len(points)]) if result == max(view.result)]
        names = [self.side(side, view.seats) for side in best]
        if len(names) == 1:
            return self.say("view-over", side=names[0], points=int(points[best[0]]))
        items = ", ".join(names[:-1])
        return self.say("view-over-shared", side=self.say("team", player=items, partner=names[-1]))

    def headline(self, view: ThirteenGhostsView) -> str:
        seats = view.seats
        scores = [f"{self.side(side, seats)}:{HARD_BLANK}{points}" for side, points in enumerate(view.points)]
        return self.say("view-round", round=int(view.round), target=int(TARGET[seats]), scores=", ".join(scores))

    def whose_turn(self, view: ThirteenGhostsView) -> str:
        starter = self.seat(view.starter)
        if view.kind == "choose-first":
            return self.say("view-choosing-first")
        if view.kind == "hider":
            return self.say("view-choosing-hiders", player=starter)
        if view.kind in HIDING:
            hiders = ""
            if teams(view):
                first, second = view.hider
                hiders = self.say("team", player=self.seat(first), partner=self.seat(second))
            return self.say("view-hiding", teams=yes_or_no(teams(view)), hiders=hiders, player=starter)
        who = "self" if view.active == view.actor else "partner"
        return self.say("view-turn", who=who, player=self.seat(view.active), actor=self.seat(view.actor))

    def duel(self, view: ThirteenGhostsView) -> list[str]:
        """Three players, two of them equal at the target: the round goes on between them (13G §5)."""
        over = max(view.points) >= TARGET[view.seats] and view.settings["three_player_end"] == "immediate"
        return [self.say("view-duel")] if over else []

    def open_cards(self, view: ThirteenGhostsView) -> list[str]:
        """The centre and the stack; a line for each deck."""
        texts: list[str] = []
        for deck, pile in enumerate(view.pile):
            used = [
                together(f"{card} ({self.seat(by)})")
                for card, by in zip(view.centre, view.centre_by, strict=True)
                if view.deck_of[by] == deck
            ]
            texts.append(
                self.say(
                    "view-centre",
                    teams=yes_or_no(teams(view)),
                    team=self.side(deck, view.seats),
                    cards=", ".join(used) or self.words.say("common-none"),
                    count=len(pile),
                )
            )
        return texts

    def player(self, view: ThirteenGhostsView, seat: int) -> str:
        """One player: hideout, hand, shield, as far as they can be seen."""
        texts = [self.hideout(view, seat)]
        dealt = view.dealt[seat]
        if dealt:
            count = self.say("cards", count=len(dealt))
            texts.append(self.say("view-dealt", cards=count if HIDDEN in dealt else ", ".join(map(str, dealt))))
        elif view.hand_size[seat] or not (view.found[seat] or view.kind in HIDING):
            texts.append(self.hand(view, seat))
        if view.shield[seat] and not view.found[seat]:
            texts.append(self.say("view-shielded"))
        return self.say("view-player", player=self.label(view, seat), texts="; ".join(texts) + ".")

    def hideout(self, view: ThirteenGhostsView, seat: int) -> str:
        if not view.hides[seat]:
            return self.say("view-hideout", what="none", numbers="")
        number = view.shown[seat] or view.hideout[seat]
        known = self.any_of(view.possible[seat]) if number == HIDDEN else str(number)
        if view.found[seat]:
            return self.say("view-hideout", what="found", numbers=known)
        return self.say("view-hideout", what="hidden" if number == HIDDEN else "known", numbers=known)

    def hand(self, view: ThirteenGhostsView, seat: int) -> str:
        card = view.hand[seat]
        if not view.hand_size[seat]:
            return self.say("view-hand", what="none", card="", does="")
        if card == HIDDEN:
            return self.say("view-hand", what="hidden", card="", does="")
        what = "known" if seat == view.seat else "short"
        return self.say("view-hand", what=what, card=self.card(card), does=self.does(card))

    def answers(self, view: ThirteenGhostsView) -> list[str]:
        """The questions and named numbers of this round with their answers."""
        rows = view.answers
        earlier = len(rows) - SHOWN_ANSWERS
        texts = [self.say("view-answers")] if rows else []
        if earlier > 0:
            texts.append(INDENT + self.say("view-earlier", count=earlier))
        for asker, card, mask, *said in rows[-SHOWN_ANSWERS:]:
            message = "view-named" if card in NAMINGS else "view-asked"
            text = self.say(
                message,
                player=self.seat(asker),
                card_number=int(card),
                card=self.card(card) if card else "",
                numbers=ranges(mask),
                answers=self.said(view, asker, said),
            )
            texts.append(INDENT + text)
        return texts

    def said(self, view: ThirteenGhostsView, asker: int, said: list[int]) -> str:
        """`Bo no, Cy yes`, clockwise from the asker."""
        items: list[str] = []
        for seat in seats_after(view, asker):
            for what, mask in zip(("yes", "no", "silent"), said, strict=True):
                if mask >> seat & 1:
                    items.append(together(self.say("view-answer", what=what, player=self.seat(seat))))
        return ", ".join(items)

    def known(self, view: ThirteenGhostsView) -> list[str]:
        """What the seat has seen in the stacks and put away; a spectator has seen nothing."""
        texts: list[str] = []
        for deck, pile in enumerate(view.pile):
            whose: dict[str, Value] = {"teams": yes_or_no(teams(view)), "team": self.side(deck, view.seats)}
            seen = [self.at_place(pile, place) for place in range(len(pile) - 1, -1, -1) if pile[place] != HIDDEN]
            if seen:
                texts.append(self.say("view-seen", items=", ".join(seen), **whose))
            away = [str(card) for card in view.box[deck] if card != HIDDEN]
            if away:
                texts.append(self.say("view-box", cards=", ".join(away), **whose))
        mixed = view.mixed[view.seat] if view.seat >= 0 else None
        if mixed:
            texts.append(self.say("view-mixed", cards=ranges(mixed)))
        return texts

    def at_place(self, pile: list[int], place: int) -> str:
        what = "top" if place == len(pile) - 1 else "place"
        return together(self.say("view-at-place", what=what, card=str(pile[place]), place=place + 1))

    # --- the deduction sheet ------------------------------------------------------------------------------------

    def sheet(self, view: ThirteenGhostsView) -> list[str]:
        """Where everybody can be whom the seat looks for; last, what everybody knows of the seat itself."""
        spectator = view.seat < 0
        sought = clockwise(view) if spectator else rivals_in(view, view.seat)
        chances = odds(view)
        texts: list[str] = []
        for seat in sought:
            if any(chances[seat]) and not view.found[seat]:
                numbers = self.possible(chances[seat])
                texts.append(INDENT + self.say("view-possible", player=self.seat(seat), numbers=numbers))
        if texts and not spectator and view.hides[view.seat] and not view.found[view.seat]:
            texts.append(INDENT + self.say("view-own", numbers=ranges(view.possible[view.seat])))
        return [self.say("view-sheet", whose="public" if spectator else "own"), *texts] if texts else []

    def possible(self, row: list[Fraction]) -> str:
        """`1–4, 7`; with odds `1–4, 7 (20% each)` or `3 20%, 7 40%, 9 40%`."""
        numbers = [number for number, chance in enumerate(row) if chance > 0]
        mask = sum([1 << number for number in numbers])
        if len(numbers) == 1:
            return self.say("view-certain", number=numbers[0])
        if not self.odds:
            return ranges(mask)
        if len({row[number] for number in numbers}) == 1:
            return self.say("view-each", numbers=ranges(mask), percent=percent(row[numbers[0]]))
        return ", ".join([together(f"{number} {percent(row[number])}%") for number in numbers])

    # --- help -------------------------------------------------------------------------------------------------

    def cards_told(self) -> Sequence[int]:
        return range(1, TOP + 1)

    def names_of(self, card: int) -> tuple[str, ...]:
        return str(card), f"ghost {card}", self.card(card), self.card_object(card)

    def notions(self) -> Sequence[str]:
        return NOTIONS

    def about_card(self, card: int) -> str:
        text = self.about(f"card-{card}")
        return self.say("help-card", colour=COLOUR[card], card=self.card(card), does=self.does(card), text=text)


# --- reading a view -------------------------------------------------------------------------------------------------


def teams(view: ThirteenGhostsView) -> bool:
    return bool(view.seats == max(BOX.seats))


def yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


def partner_of(seat: int) -> int:
    return (seat + 2) % 4


def clockwise(view: ThirteenGhostsView) -> list[int]:
    """All seats, the own one first."""
    first = max(view.seat, 0)
    return [first, *seats_after(view, first)]


def seats_after(view: ThirteenGhostsView, seat: int) -> list[int]:
    return [(seat + step) % view.seats for step in range(1, view.seats)]


def rivals_in(view: ThirteenGhostsView, seat: int) -> list[int]:
    """The opponents of a seat who are still in the round, clockwise."""
    found = view.found
    return [rival for rival in seats_after(view, seat) if not found[rival] and not is_partner(view, seat, rival)]


def is_partner(view: ThirteenGhostsView, seat: int, other: int) -> bool:
    return teams(view) and other == partner_of(seat)


def numbers_meant(view: ThirteenGhostsView, kind: str, token: int) -> int:
    """The numbers that an option asks about or names; 0 if it does neither yet."""
    if kind == "act":
        hand = view.hand[view.seat]
        return int(ASKS[hand]) if token == USE and hand > 0 else 0
    if kind == "text":
        return int(ASKS[token]) if token <= TOP else 0
    if kind == "number-or-higher":
        return int(at_least(token))
    one = {"number": 1, "pair-from": TWO_BITS, "four-from": FOUR_BITS, **dict.fromkeys(THREE_PICKS, 1)}
    return one.get(kind, 0) << token & ALL


# --- numbers --------------------------------------------------------------------------------------------------------


def numbers_of(mask: int) -> list[int]:
    return [number for number in range(1, TOP + 1) if mask >> number & 1]


def ranges(mask: int) -> str:
    """`1–4, 7, 9`: three and more in a row are drawn together."""
    items: list[str] = []
    numbers = numbers_of(mask)
    while numbers:
        last = 0
        while last + 1 < len(numbers) and numbers[last + 1] == numbers[last] + 1:
            last += 1
        run = numbers[: last + 1]
        items += [f"{run[0]}–{run[-1]}"] if len(run) > 2 else [str(number) for number in run]
        numbers = numbers[last + 1 :]
    return ", ".join(items)


def chance_of(row: list[Fraction], mask: int) -> Fraction:
    """The chance that a hideout is among the numbers."""
    return sum([row[number] for number in numbers_of(mask)], Fraction(0))


def percent(chance: Fraction) -> int:
    """Rounded, but 0 and 100 only where they are certain."""
    return int(100 * chance) if chance in (0, 1) else min(99, max(1, int(100 * chance + Fraction(1, 2))))
