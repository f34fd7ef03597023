"""Rest in Peace in words: the one place that turns its views, options, events and reasons into text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntings.engine.table import NOBODY, PASS
from hauntings.engine.zones import spread
from hauntings.games.rest_in_peace.cards import (
    BLOODY_MARY,
    CODES,
    DOUBLE_VISION,
    LAST_ROUND,
    LEVEL,
    MARK,
    NAME,
    NEVER_SEEN_AGAIN,
    PRIVATE_LOUNGE,
    PSYCHIC,
    REVEAL_YOURSELF,
    TOP_GHOST,
    TWOS_MORE_FUN,
    WERE_WORTHLESS,
    WIN_CASTLES,
    WIN_MANORS,
    Card,
)
from hauntings.games.rest_in_peace.questions import RANDOM_GHOST
from hauntings.games.rest_in_peace.setup import BOX
from hauntings.games.rest_in_peace.table import PEEKING
from hauntings.i18n.speaker import Shown, Speaker, together, wrapped
from hauntings.i18n.words import Value
from hauntings.views import RestInPeaceView

INDENT: Final = "  "
NAMED: Final = {"copy": DOUBLE_VISION, "discard": BLOODY_MARY}  # by questions whose fields do not say it
NOTIONS: Final = ("ghost", "psychic", "mansion", "manor", "castle", "side", "tenth")
SAYS: Final = {kind.name: kind.says for kind in BOX.kinds}


class RestInPeaceSpeaker(Speaker[RestInPeaceView]):
    """Says Rest in Peace."""

    box = BOX
    prefix = "rip"
    pieces = ("manor", "castle")

    # --- cards ------------------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """`Ghost 3`, or `#11 “Be gone!”`."""
        if 0 < card <= TOP_GHOST:
            return self.say("name-ghost", value=int(card))
        if PSYCHIC < card < CODES:
            number = card - PSYCHIC
            return self.say("name-psychic", number=number, name=self.say(f"card-{number}"))
        raise ValueError(f"there is no card {card} in {self.box.title}")

    def card_object(self, card: int) -> str:
        return self.say("name-ghost.object", value=int(card)) if card <= TOP_GHOST else self.card(card)

    def short(self, card: int) -> str:
        """In a list of cards a Ghost is just its value."""
        return str(card) if card <= TOP_GHOST else together(self.card(card))

    def listed(self, cards: list[int]) -> str:
        return ", ".join([self.short(card) for card in cards]) or self.words.say("common-none")

    def laid(self, view: RestInPeaceView, cards: list[int]) -> str:
        """A side of the round: psychics with what they named, copied or showed."""
        return ", ".join([self.marked(card, view.mark[card]) for card in cards]) or self.words.say("common-none")

    def marked(self, card: int, mark: int) -> str:
        name = self.short(card)
        if mark != 0 and MARK[card] == "named":
            return self.say("view-names", card=name, value=int(mark))
        if mark != 0 and MARK[card] == "value":
            return self.say("view-works-as", card=name, value=int(mark))
        if mark != 0 and card == NEVER_SEEN_AGAIN:
            first, second = bits(mark)
            return self.say("view-bans", card=name, value=first, second=second)
        return name

    # --- questions and options --------------------------------------------------------------------------------

    def asks(self, view: RestInPeaceView) -> str:
        variables = self.pending(view)
        seat = view.asked
        variables["player"] = self.seat(1 - seat)
        variables["own"] = int(view.totals[seat])
        variables["other"] = int(view.totals[1 - seat])
        variables["due"] = "no" if PASS in view.options else "yes"  # RIP r81
        return self.say(f"kind-{view.kind}", **variables)

    def named_in(self, view: RestInPeaceView) -> dict[str, int]:
        card = NAMED.get(view.kind)
        return super().named_in(view) if card is None else {"card": card}

    def option(self, view: RestInPeaceView, kind: str, token: int) -> str:
        return self.say(f"option-{kind}", **self.meaning(view, kind, token))

    def meaning(self, view: RestInPeaceView, kind: str, token: int) -> dict[str, Value]:
        """All that a token may mean; the message of its kind picks what it needs by `$what`."""
        says = SAYS[kind]
        seat = max(view.asked, 0)
        hand = view.hand[seat]
        if token == PASS:
            return {"what": "pass", **self.end_of_turn(view, seat)}
        if says == "card" and token == RANDOM_GHOST:
            return {"what": "random"}
        if says == "card" and token > TOP_GHOST:
            return {"what": "psychic", "card": self.card(token)}
        if says == "card" or says == "value":
            count = int(hand[token]) if hand is not None else 0
            return {"what": "ghost", "value": int(token), "count": count, "card": self.card(token),
                    "card_object": self.card_object(token)}  # fmt: skip
        if says == "seat":
            return {"what": "seat", "player": self.seat(token - 1)}
        return {"what": "position", "position": int(token)}

    def end_of_turn(self, view: RestInPeaceView, seat: int) -> dict[str, Value]:
        """Whether ending the turn now keeps the round going (RIP §4, CHECK)."""
        own = int(view.totals[seat])
        other = int(view.totals[1 - seat])
        end = "leads" if own > other else "behind"
        if view.cards == 1 and active(view, 1 - seat, Card(TWOS_MORE_FUN)):
            end = "alone"
        return {"end": end, "own": own, "other": other}

    # --- the position -----------------------------------------------------------------------------------------

    def describe(self, view: RestInPeaceView) -> list[str]:
        lines = wrapped(self.headline(view))
        lines += wrapped(self.over(view)) + wrapped(self.ahead(view))
        for seat in [1 - view.seat, view.seat] if view.seat >= 0 else [0, 1]:
            lines += self.player(view, seat)
        for notice in self.notices(view):
            lines += wrapped(notice)
        return lines

    def headline(self, view: RestInPeaceView) -> str:
        """The round and what it is for."""
        here = view.round
        if view.outcome != 0:
            return self.ending(view)
        if view.manors[here] + view.castles[here] == 0:
            return self.say("view-round-over", round=int(here))
        prize = self.card(view.row[here - 1]) if here < LAST_ROUND else ""
        return self.say(
            "view-round",
            round=int(here),
            when="next" if view.kind == "place" else "now",
            tokens=self.tokens(view, here),
            psychic="yes" if prize else "no",
            card=prize,
        )

    def tokens(self, view: RestInPeaceView, position: int) -> str:
        return self.say("tokens", manors=int(view.manors[position]), castles=int(view.castles[position]))

    def over(self, view: RestInPeaceView) -> str:
        """The mansions that are decided, with their winners."""
        winners = view.values.get("winners", [])
        items = [
            together(self.say("view-won", position=position, player=self.seat(winners[position])))
            for position in range(1, len(winners))
            if winners[position] != NOBODY
        ]
        return self.say("view-over", items=", ".join(items)) if items else ""

    def ahead(self, view: RestInPeaceView) -> str:
        """The mansions to come, each with its token and the number of its psychic."""
        items: list[str] = []
        for position in range(view.round + 1, LAST_ROUND + 1):
            card = view.row[position - 1] if position < LAST_ROUND else 0
            number = "" if card == 0 else " #?" if card < 0 else f" #{card - PSYCHIC}"
            items.append(together(f"{position} {self.tokens_here(view, position)}{number}"))
        return self.say("view-ahead", items=", ".join(items)) if items else ""

    def tokens_here(self, view: RestInPeaceView, position: int) -> str:
        manors = [self.say("word-manor")] * view.manors[position]
        return " + ".join(manors + [self.say("word-castle")] * view.castles[position])

    def player(self, view: RestInPeaceView, seat: int) -> list[str]:
        """One player's tokens, row, psychics, hand and cards at round 10."""
        heading = self.say(
            "view-player",
            player=self.label(view, seat),
            manors=int(view.manors_won[seat]),
            castles=int(view.castles_won[seat]),
            win_manors=int(WIN_MANORS),
            win_castles=int(WIN_CASTLES),
            hand=int(view.hand_size[seat]),
            deck=int(view.deck_size[seat]),
        )
        lines = wrapped(heading)
        side = self.laid(view, view.side[seat])
        texts = [self.say("view-side", total=int(view.totals[seat]), cards=side)]
        if view.display[seat]:  # what is not there takes no line
            texts.append(self.say("view-psychics", cards=self.listed(view.display[seat])))
        if view.tenth_size[seat] or view.tenth_open[seat]:
            texts.append(self.tenth(view, seat))
        hand = view.hand[seat]
        if hand is not None:
            texts.append(self.say("view-hand", cards=self.listed(spread(hand))))
        if view.deck_top[seat] != 0:
            texts.append(self.say("view-deck-top", value=int(view.deck_top[seat])))
        texts += self.known(view, seat)
        for text in texts:
            lines += wrapped(text, INDENT)
        return lines

    def label(self, view: RestInPeaceView, seat: int) -> str:
        """The player's name with the seat's, and whether it is you."""
        name = self.seat(seat)
        notes = [] if name == self.seat_name(seat) else [self.seat_name(seat)]
        if seat == view.seat:
            notes.append(self.words.say("common-you"))
        return f"{name} ({', '.join(notes)})" if notes else name

    def tenth(self, view: RestInPeaceView, seat: int) -> str:
        """The cards at round 10: open ones by name, face-down ones by number unless they are one's own."""
        own = view.tenth[seat] if seat == view.seat else None
        return self.say(
            "view-tenth",
            count=int(view.tenth_size[seat]),
            whose="own" if own is not None else "other",
            cards=self.listed(spread(own)) if own is not None else "",
            some="yes" if view.tenth_open[seat] else "no",
            psychics=self.listed(view.tenth_open[seat]),
        )

    def known(self, view: RestInPeaceView, seat: int) -> list[str]:
        """What the other player knows of this seat's hidden Ghosts; a spectator is told nothing."""
        if view.known is None or view.known_tenth is None or view.mixed is None:
            return []
        other = self.seat(1 - seat)
        texts: list[str] = []
        hand = spread(view.known[seat])
        if hand and (seat == view.seat or view.hand[seat] is None):
            where = "mixed" if view.mixed[seat] > 0 else "hand"
            texts.append(self.say("view-known", player=other, where=where, cards=self.listed(hand)))
        face_down = spread(view.known_tenth[seat])
        if face_down:
            texts.append(self.say("view-known", player=other, where="tenth", cards=self.listed(face_down)))
        return texts

    def notices(self, view: RestInPeaceView) -> list[str]:
        """What binds the players now besides the plain rules."""
        texts: list[str] = []
        if view.outcome != 0 or view.round >= LAST_ROUND:
            return texts
        for seat in range(2):
            player = self.seat(seat)
            if view.tripped[seat] != 0:
                texts.append(self.say("notice-tripped", player=player))
            if active(view, 1 - seat, Card(PRIVATE_LOUNGE)):
                texts.append(self.say("notice-lounge", player=player))
            if active(view, 1 - seat, Card(TWOS_MORE_FUN)):
                texts.append(self.say("notice-two", player=player))
            if active(view, 1 - seat, Card(REVEAL_YOURSELF)) and view.mark[Card(REVEAL_YOURSELF)] == PEEKING:
                texts.append(self.say("notice-seen", player=player))
            if active(view, seat, Card(NEVER_SEEN_AGAIN)) and view.mark[Card(NEVER_SEEN_AGAIN)] != 0:
                first, second = bits(view.mark[NEVER_SEEN_AGAIN])
                texts.append(self.say("notice-banned", value=first, second=second))
        if worthless(view):
            what = "all" if view.settings["worthless_includes_psychics"] else "valued"
            texts.append(self.say("notice-worthless", what=what))
        return texts

    # --- help -------------------------------------------------------------------------------------------------

    def cards_told(self) -> Sequence[int]:
        return range(PSYCHIC + 1, CODES)

    def names_of(self, card: int) -> tuple[str, ...]:
        number = card - PSYCHIC
        return str(number), NAME[card], self.say(f"card-{number}"), self.card(card)

    def notions(self) -> Sequence[str]:
        return NOTIONS

    def gallery(self) -> list[Shown]:
        psychics = [
            self.exhibit("psychic", card - PSYCHIC, self.card(card), self.about_card(card))
            for card in self.cards_told()
        ]
        about = self.about("word-ghost")
        ghosts = [self.exhibit("ghost", value, self.card(value), about) for value in range(1, TOP_GHOST + 1)]
        return psychics + ghosts + self.pieces_shown()

    def explained(self, word: str, wanted: str) -> list[str]:
        """`11` is a ghost, `#11` a psychic."""
        if wanted.isdecimal() and 0 < int(wanted) <= TOP_GHOST and "#" not in word:
            return self.notion("ghost")
        return super().explained(word, wanted)

    def about_card(self, card: int) -> str:
        text = self.about(f"card-{card - PSYCHIC}")
        return self.say("help-card", card=self.card(card), level=int(LEVEL[card]), text=text)


def worthless(view: RestInPeaceView) -> bool:
    return WERE_WORTHLESS in view.side[0] or WERE_WORTHLESS in view.side[1]


def active(view: RestInPeaceView, seat: int, card: Card) -> bool:
    """The psychic lies on the seat's side of this round, and #29 does not."""
    return card in view.side[seat] and not worthless(view)


def bits(mask: int) -> list[int]:
    """The values of a mask such as #25 leaves."""
    return [value for value in range(1, TOP_GHOST + 1) if mask >> value & 1]
