### Rest in Peace. Names of cards are names; all texts are our own.
### Variables that hold a card come twice: $card stands by itself, $card_object is the object of a verb.

rip-title = Rest in Peace
rip-seat-1 = Green
rip-seat-2 = Blue

## Notions

rip-word-ghost = Ghost
    .help =
        A card of your own deck with a value from 1 to 6.
        Each deck has 21: six 1s, five 2s, four 3s, three 4s, two 5s and one 6.
        To read about a psychic card ask for its number with the sign #, for example #3.
rip-word-psychic = Psychic
    .help =
        A card with a name and an effect. The loser of a round receives the one lying at the mansion.
        It lies open in front of you until you lay it in your turn or put it at round 10.
        Some psychics count as Ghosts; all others are worth nothing by themselves.
rip-word-mansion = Mansion
    .help =
        One of the ten places you fight for, one each round. A token there says whether it is a Manor or a Castle.
rip-word-manor = Manor
    .help = A mansion token. There are six; four of them win the game at once.
rip-word-castle = Castle
    .help = A mansion token. There are four; three of them win the game at once.
rip-word-side = Side
    .help =
        The cards you laid at the mansion of this round. What they are worth together is your total.
        They stay there when the round is over and are spent.
rip-word-tenth = Round 10
    .help =
        Nobody lays cards in round 10. The cards put there during the game are turned up, psychics among them
        take effect, and the higher total takes the mansion. If nobody has enough mansions even then,
        the winner of round 10 wins the game; after a tie, whoever has more mansions.

rip-name-ghost = Ghost { $value }
    .object = Ghost { $value }
rip-name-psychic = #{ $number } “{ $name }”

rip-manors = { $manors ->
    [one] { $manors } Manor
   *[other] { $manors } Manors
}
    .object = { $manors ->
        [one] { $manors } Manor
       *[other] { $manors } Manors
    }
rip-castles = { $castles ->
    [one] { $castles } Castle
   *[other] { $castles } Castles
}
    .object = { $castles ->
        [one] { $castles } Castle
       *[other] { $castles } Castles
    }
rip-tokens = { $manors ->
    [0] { rip-castles }
   *[other] { $castles ->
        [0] { rip-manors }
       *[other] { rip-manors } and { rip-castles }
    }
}
    .object = { $manors ->
        [0] { rip-castles.object }
       *[other] { $castles ->
            [0] { rip-manors.object }
           *[other] { rip-manors.object } and { rip-castles.object }
        }
    }

## What happens

rip-event-round-starts = Round { $round } begins. { $seat } goes first.
rip-event-laid = { $seat } lays { $card_object }.
rip-event-stumbles = { $seat } stumbles and lays a random card: { $card }.
rip-event-leads = { $seat } leads { $own } to { $other }.
rip-event-withdraws = { $seat } withdraws with { $own } against { $other } and loses the round.
rip-event-one-card-alone = { $seat } lays only one card in this turn and loses the round, at { $own } to { $other }.
rip-event-won-tokens = { $seat } wins mansion { $position } and takes { rip-tokens.object }.
rip-event-got-psychic = { $seat } receives { $card_object }.
rip-event-psychic-discarded = { $card } leaves the game.
rip-event-drew = { $seat } draws { $count ->
    [one] { $count } Ghost
   *[other] { $count } Ghosts
}.
rip-event-drew-card = { $seat } draws { $card_object }.
rip-event-placed = { $seat } puts a Ghost face down at round 10.
rip-event-placed-card = { $seat } puts { $card_object } face down at round 10.
rip-event-placed-psychic = { $seat } puts { $card_object } at round 10.
rip-event-placed-nothing = { $seat } puts nothing at round 10.
rip-event-uncovered = At mansion { $position } a psychic is turned up: { $card }.
rip-event-fetched = { $seat } fetches { $card_object } from the deck, lays it and shuffles.
rip-event-sees-hand = { $seat } sees the other hand until the round ends.
rip-event-named = { $seat } names the value { $value } for { $card_object }.
rip-event-banned = { $seat } names { $value } and { $second }: nobody may lay these values any more in this round.
rip-event-banished = { $seat } loses a card of this round: { $card }.
rip-event-copied = { $seat } copies: “Double vision” is now a Ghost of value { $value }.
rip-event-returned = { $seat } returns { $card_object } from an earlier mansion to the deck and shuffles.
rip-event-shown = { $seat } shows the top card of a deck ({ $owner }): it has the value { $value }.
rip-event-meets-nobody = { $seat } has no Ghost in hand, so nothing goes to round 10.
rip-event-joins-the-end = { $seat } adds a random card to round 10: { $card }.
rip-event-discarded = { $seat } discards { $card_object }.
rip-event-took-back = { $seat } takes { $card_object } back.
rip-event-plays-dead = { $seat } plays dead and loses the round.
rip-event-carried = { $seat } carries { $card_object } on to the next round.
rip-event-now-or-never-moves = { $seat } has “Now or never” moved to round 10, where it is worth −2.
rip-event-swapped = { $seat } swaps two tokens: mansion { $castle } is now a Manor, mansion { $manor } a Castle.
rip-event-lull = { $seat } brings a lull: the round ends without a winner and its tokens move to mansion { $position }.
rip-event-revealed = Round 10: { $seat } turns up { $card_object }.
rip-event-tenth-totals = Totals of round 10: { $player1 } { $first }, { $player2 } { $second }.
rip-event-tenth-tied = Round 10 is a tie: nobody takes the mansion, and more mansions win the game.
rip-event-tenth-starts = Round 10: nobody lays cards any more, all that waits there is turned up.
rip-event-tenth-decided-by = { $card } settles round 10 at once.
rip-event-nothing-happens = { $seat }: { $card } has no effect.
rip-event-tripped = { $seat } is tripped: the next card there will be a random Ghost from hand.
rip-event-trip-over = { $seat } is no longer tripped.
rip-event-game-won = { $reason ->
    [1] { $seat } has enough Manors and wins the game.
    [2] { $seat } has enough Castles and wins the game.
    [3] Nobody has enough mansions, so round 10 decides: { $seat } wins the game.
   *[4] { $seat } has more mansions and wins the game.
}
rip-event-game-drawn = The game is a draw: both have equally many mansions.

## Questions to the player who is asked

rip-kind-step = { $due ->
    [yes] Lay a second card: “Two's more fun” asks for it.
   *[no] Lay a card or end your turn.
} Totals: you { $own }, { $player } { $other }.
rip-kind-name-value = Name a value from 1 to 6 for { $card_object }.
rip-kind-first-ban = Name two values that nobody may lay any more in this round. First the lower one.
rip-kind-second-ban = You named { $first }. Now name the higher of the two values.
rip-kind-banish = Choose the card of { $player } that is discarded.
rip-kind-copy = Choose the value that “Double vision” copies.
rip-kind-search = Choose a Ghost from your deck; you lay it at once.
rip-kind-return = Choose one of your Ghosts at earlier mansions; it returns to your deck.
rip-kind-which-deck = Choose the deck whose top card is shown.
rip-kind-which-player = Choose whose hand sends a random Ghost to round 10.
rip-kind-discard = Pay for “Bloody Mary”: { $left ->
    [one] discard { $left } more Ghost from your hand.
   *[other] discard { $left } Ghosts from your hand.
}
rip-kind-take-back = You lose this round. You may take one of your cards back.
rip-kind-carry = You won this round. You may carry one of your cards on to the next.
rip-kind-castle = You may swap a Castle and a Manor of later mansions. Choose the Castle.
rip-kind-manor = Choose the Manor that changes places with the Castle of mansion { $castle }.
rip-kind-place = You lost the round. You may put one card at round 10.
rip-kind-choose-first = Choose who begins. The table agrees, and you say it.

## Options; $what says what the option is

rip-option-step = { $what ->
    [pass] { $end ->
        [leads] End your turn, leading { $own } to { $other }
        [alone] End your turn after a single card and lose the round
       *[behind] Withdraw and lose the round, { $own } to { $other }
    }
    [random] Lay a random Ghost from your hand
    [psychic] Lay { $card }
   *[ghost] { $count ->
        [0] Lay { $card_object }
       *[other] Lay { $card_object } (in hand: { $count })
    }
}
rip-option-name-value = Value { $value }
rip-option-first-ban = Value { $value }
rip-option-second-ban = Value { $value }
rip-option-banish = { $what ->
    [psychic] Discard { $card }
   *[ghost] Discard { $card_object }
}
rip-option-copy = Value { $value }
rip-option-search = Lay { $card_object }
rip-option-return = Return { $card_object }
rip-option-which-deck = The deck of { $player }
rip-option-which-player = The hand of { $player }
rip-option-discard = { $count ->
    [0] Discard { $card_object }
   *[other] Discard { $card_object } (in hand: { $count })
}
rip-option-take-back = { $what ->
    [pass] Take nothing back
    [psychic] Take { $card } back
   *[ghost] Take { $card_object } back to your hand
}
rip-option-carry = { $what ->
    [pass] Carry nothing on
    [psychic] Carry { $card } on
   *[ghost] Carry { $card_object } on
}
rip-option-castle = { $what ->
    [pass] Swap nothing
   *[position] Mansion { $position } (Castle)
}
rip-option-manor = Mansion { $position } (Manor)
rip-option-choose-first = { $player } begins
rip-option-place = { $what ->
    [pass] Put nothing at round 10
    [psychic] Put { $card } at round 10
   *[ghost] { $count ->
        [0] Put { $card_object } face down at round 10
       *[other] Put { $card_object } face down at round 10 (in hand: { $count })
    }
}

## Why something cannot be done now

rip-reason-not-in-hand = You have no such Ghost in your hand.
rip-reason-not-in-display = This psychic card does not lie in front of you.
rip-reason-banned = “They were never seen again…” forbids this value until the round ends.
rip-reason-only-at-round-10 = This card counts only at round 10: you may put it there after a round you lost.
rip-reason-private-lounge =
    “Private lounge: ghost only” lies against you: no psychic cards until the round ends, only Ghosts.
rip-reason-tripped =
    You were tripped: your next card is a random Ghost from your hand. Or end your turn without a card.
rip-reason-not-tripped =
    A random Ghost is laid only while “Tripped” waits for you and you hold a Ghost that may be laid.
rip-reason-needs-two-ghosts = “Bloody Mary” costs two Ghosts from your hand, and you hold fewer.
rip-reason-ends-the-round-too-early =
    “Two's more fun” asks for two cards a turn, and this one would end the round as the first. Lay another before it.
rip-reason-no-second-card =
    “Two's more fun” asks for two cards a turn, and you have none that could follow this one.
rip-reason-value-named-already = You have named this value; the second must be another.
rip-reason-not-on-their-side = No such card lies on the other side of this round.
rip-reason-not-a-ghost = At this table “Be gone!” discards only Ghosts and psychics that count as Ghosts.
rip-reason-nothing-to-copy = No Ghost of this value lies on your side of this round.
rip-reason-cannot-be-copied = The card with this value on your side is not a Ghost, so it cannot be copied.
rip-reason-not-in-deck = Your deck has no Ghost of this value.
rip-reason-not-at-an-earlier-mansion = None of your Ghosts of this value lies at an earlier mansion.
rip-reason-not-on-your-side = No such card lies on your side of this round.
rip-reason-not-carried = Only Ghosts and psychics that count as Ghosts can be carried on.
rip-reason-not-itself = “Playing dead” cannot take itself back.
rip-reason-only-ghosts-come-back = At this table “Playing dead” takes back only Ghosts.
rip-reason-no-castle-there = There is no Castle at this mansion.
rip-reason-no-manor-there = There is no Manor at this mansion.
rip-reason-not-later = Only tokens of later mansions can be swapped.
rip-reason-order-of-values = Name the lower of the two values first, from 1 to 5, and then a higher one.
rip-reason-second-card-due =
    “Two's more fun” asks for two cards a turn: you laid one and can lay another, so the turn cannot end yet.
rip-reason-stays-itself = “Still me” cannot carry itself on.
rip-reason-other-question = Something else is asked now.
rip-reason-game-over = The game is over.

## The position

rip-view-round = { $when ->
    [next] Next is round { $round } of 10.
   *[now] Round { $round } of 10.
} { $psychic ->
    [yes] At stake: { $tokens }; psychic { $card }.
   *[no] At stake: { $tokens }.
}
rip-view-round-over = Round { $round } of 10 is decided.
rip-view-over = Decided: { $items }.
rip-view-won = { $position } { $player }
rip-view-ahead = Ahead: { $items }.
rip-view-player =
    { $player }: Manors { $manors } of { $win_manors }, Castles { $castles } of { $win_castles }. Hand { $hand }, deck { $deck }.
rip-view-side = Side, total { $total }: { $cards }
rip-view-psychics = Psychics: { $cards }
rip-view-hand = Hand: { $cards }
rip-view-tenth = { $count ->
    [0] { $some ->
        [yes] At round 10: { $psychics }
       *[no] At round 10: none
    }
   *[other] { $some ->
        [yes] { $whose ->
            [own] At round 10: { $count } face down ({ $cards }), { $psychics }
           *[other] At round 10: { $count } face down, { $psychics }
        }
       *[no] { $whose ->
            [own] At round 10: { $count } face down ({ $cards })
           *[other] At round 10: { $count } face down
        }
    }
}
rip-view-deck-top = Top of the deck, known to both: { $value }
rip-view-known = { $where ->
    [tenth] Known to { $player }, face down at round 10: { $cards }
    [mixed] Known to { $player }, in hand or face down at round 10: { $cards }
   *[hand] Known to { $player }, in hand: { $cards }
}
rip-view-names = { $card } (names { $value })
rip-view-works-as = { $card } (works as { $value })
rip-view-bans = { $card } (names { $value } and { $second })
rip-notice-tripped = { $player } is tripped: the next card is a random Ghost (#6).
rip-notice-lounge = { $player } may lay no psychics in this round (#24).
rip-notice-two = { $player } lays no card in a turn or at least two (#14).
rip-notice-seen = { $player } plays with an open hand until the round ends (#3).
rip-notice-banned = Nobody may lay the values { $value } and { $second } in this round (#25).
rip-notice-worthless = { $what ->
    [all] Every other card in this round is worth 1 and has no effect (#29).
   *[valued] Every other card in this round that has a value is worth 1, and none has an effect (#29).
}
rip-help-card = { $card }, level { $level }. { $text }

## Psychic cards

rip-card-1 = You won't have it
    .help =
        Worth 0. You receive the psychic card of this round even if you win.
        If you lose, nothing changes: you would receive it anyway.
        The beaten player may still put a card at round 10. { $lull_vs_first ->
            [owner_of_1] You receive it even when “Creepy lull” ends the round.
           *[discard] After “Creepy lull” nobody receives the psychic card.
        }
        At round 10: no effect.
rip-card-2 = Auntie, are you there?
    .help =
        Worth 0. Look through your deck, lay any Ghost from it on your side at once and shuffle the deck.
        A value forbidden by “They were never seen again…” cannot be fetched.
        If there is nothing to fetch, the card has no effect.
        For “Two's more fun” this card and the fetched Ghost are two cards.
        At round 10: no effect, the decks are empty by then.
rip-card-3 = Reveal yourself!
    .help =
        Counts as a Ghost of value 1. Besides, you see the other player's hand until the round ends,
        but neither their deck nor their face-down cards at round 10.
        You see it no longer if this card is discarded. At round 10: worth 1, shows nothing.
rip-card-4 = Lady in White
    .help = Counts as a Ghost of value 2, at round 10 too.
rip-card-5 = Sir Nicholas
    .help = Counts as a Ghost of value 3, at round 10 too.
rip-card-6 = Tripped
    .help =
        Worth 0. The next card the other player lays must be a random Ghost from their hand;
        after that they go on freely. They may also end the turn without a card:
        then the trip waits for their first card of the next round and is over with that round.
        If they hold no Ghost that may be laid, they may lay a psychic, and that uses the trip up.
        If “Playing dead” takes this card back, a waiting trip is cancelled. At round 10: no effect.
rip-card-7 = Postponed wedding
    .help =
        Counts as a Ghost of value 3, but only at round 10; it cannot be laid in rounds 1 to 9.
        Put it there after a round you lost, even after the very round that gave it to you.
rip-card-8 = Acro-bats
    .help =
        Worth 0. Each of your even cards (2, 4, 6) in this round is worth 1 more, laid before or after this card.
        Only a card's own value says whether it is even; no bonus changes that.
        Psychics that count as Ghosts take part. Works at round 10.
rip-card-9 = Ghossssst
    .help =
        Worth 0. Each of your odd cards (1, 3, 5) in this round is worth 1 more, laid before or after this card.
        Only a card's own value says whether it is odd; no bonus changes that.
        Psychics that count as Ghosts take part, “Ghostly goldfish” twice. Works at round 10.
rip-card-10 = Poltergeist
    .help =
        Worth 0. Name a value from 1 to 6: each of your cards of that value in this round is worth 2 more,
        laid before or after. Works at round 10.
rip-card-11 = Be gone!
    .help =
        Worth 0. Choose a card on the other player's side of this round and discard it: { $begone_targets ->
            [ghost_like] a Ghost, or a psychic that counts as one.
           *[any] any Ghost or psychic.
        }
        A lasting effect of that card ends; what it did before stays done.
        If there is such a card you must choose one. Earlier mansions, hands and cards put at round 10 are safe.
        At round 10: discards one card turned up on the other side, even a bad one.
rip-card-12 = You don't scare me
    .help =
        Worth 0. The other player's cards of value 1 and 2 count nothing in this round, whatever bonus they have;
        psychics with these values are among them. Works at round 10.
rip-card-13 = Now or never
    .help =
        Counts as a Ghost of value 4. When the round ends it moves, face up, to your cards at round 10
        and is worth −2 there. No bonus or penalty changes that, but “Be gone!” can remove it.
        It stays where it is if “We're worthless” lies in the round; carried on by “Still me”, it moves a round later.
        { $now_or_never_placed_directly ->
            [4] If you put it at round 10 yourself, it is a Ghost of value 4 there.
           *[other] Put at round 10 straight away, it is worth −2 as well.
        }
rip-card-14 = Two's more fun
    .help =
        Worth 0. In each turn of this round the other player lays either no card or at least two.
        A first card can be laid only if a second can follow. { $twos_more_fun ->
            [one_card_loses] Whoever ends the turn after exactly one loses the round, even when ahead.
           *[second_card_due] After the first the turn cannot end while another card can be laid. If there is none
            any more, the single card loses the round, even when ahead.
        }
        “Ghostly goldfish” counts as two cards, and so does “Auntie, are you there?” with its Ghost.
        “Playing dead” and “Creepy lull” cannot be the first card. At round 10: no effect.
rip-card-15 = Still me
    .help =
        Worth 0. If you win this round, you may move { $carry_targets ->
            [any_except_15] any of your other cards of it
           *[ghost_like] one of your Ghosts, or a psychic that counts as a Ghost,
        }
        face up to your side of the next round. It counts there from the start, but what happened when it was laid
        does not happen again. { $carry_targets ->
            [any_except_15] A lasting effect goes on there, with the value that was named; but “Reveal yourself!” shows
            nothing more, and “Ghost of Christmas yet to come” loses its value.
           *[ghost_like] “Ghost of Christmas yet to come” cannot be moved.
        } After round 9 the card goes to round 10.
        At round 10: no effect.
rip-card-16 = Double vision
    .help =
        Becomes a Ghost with the value of one of your Ghosts in this round; choose when you lay it.
        It copies the value only, never an effect, and keeps it even if the other card leaves.
        From “Ghostly goldfish” it copies a single 1.
        It cannot copy “Ghost of Christmas yet to come” or a forbidden value.
        With nothing to copy it is worth 0. At round 10: copies a card turned up on your side, but not “Now or never”.
rip-card-17 = Wraith to the bottom
    .help =
        Worth 0. Name a value from 1 to 6: each of the other player's cards of that value in this round
        is worth 2 less, laid before or after. { $clamp ->
            [after_penalty] No card sinks below 0 by this, and bonuses come on top.
           *[after_sum] First all bonuses and penalties are added up; no card sinks below 0.
        } Works at round 10.
rip-card-18 = I'll be back
    .help =
        Worth 0. Choose one of your Ghosts at an earlier mansion: it returns to your deck, which is shuffled.
        Psychics and discarded cards do not return. If there is no such Ghost, no effect. At round 10: no effect.
rip-card-19 = Ghost of Christmas yet to come
    .help =
        Choose one of the two decks. Its top card is shown to both players and stays on top;
        this card has that value until the round ends. It does not count as a Ghost, so { $carry_targets ->
            [any_except_15] it cannot be copied, and carried on it is worth 0,
           *[ghost_like] it cannot be copied or carried on,
        }
        but effects on even, odd or named values reach it. A forbidden value counts 0.
        An empty deck cannot be chosen. At round 10 both decks are empty: worth 0.
rip-card-20 = Let's meet at the end
    .help =
        Worth 0. Choose a player, you or the other: a random Ghost from that hand goes face down
        to that player's cards at round 10. Only its owner may look at it.
        An empty hand may be chosen; then nothing moves.
        At round 10: the random Ghost joins that player's side at once.
rip-card-21 = Bloody Mary
    .help =
        Counts as a Ghost of value 6. The price: discard two Ghosts of your choice from your hand.
        { $bloody_mary_partial ->
            [yes] With fewer than two you discard those you have.
            At round 10 you pay in the same way when it is turned up.
           *[no] With fewer than two you cannot lay it.
            At round 10 you pay when it is turned up; with fewer than two Ghosts in hand you discard nothing
            and it is worth 0.
        }
rip-card-22 = Playing dead
    .help =
        You lose this round at once, even when ahead, and may take { $retake_targets ->
            [ghosts] one of your Ghosts of this round back to your hand.
           *[any_except_22] one of your other cards of this round back: a Ghost to your hand, a psychic to those
            in front of you.
        }
        You then have the rights of any loser: the psychic card of the round and a card at round 10.
        At round 10: its owner loses the round.
rip-card-23 = Ghostly goldfish
    .help =
        Counts as two Ghosts of value 1, so it is worth 2, and each bonus or penalty counts twice.
        For “Two's more fun” it is two cards, for all else one. The same at round 10.
rip-card-24 = Private lounge: ghost only
    .help =
        Worth 0. The other player may lay no psychics until the round ends, not even those that count as Ghosts.
        Psychics they laid before keep working. You are not bound by it, and cards may be put at round 10 as usual.
        At round 10: no effect.
rip-card-25 = They were never seen again…
    .help =
        Worth 0. Name two different values from 1 to 6: until the round ends nobody may lay cards of these values.
        Cards laid before stay and count. Psychics that count as a Ghost of such a value are forbidden too;
        such a value cannot be fetched or copied. Cards may be put at round 10 as usual. At round 10: no effect.
rip-card-26 = I pity the Ghoul!
    .help =
        Worth 0. Name a value from 1 to 6: each card of that value in this round, of both players,
        is worth 3 more, laid before or after. Works at round 10.
rip-card-27 = Creepy lull
    .help =
        The round ends at once without winner or loser. Its tokens move to the next mansion,
        and its psychic card { $lull_vs_first ->
            [owner_of_1] leaves the game, or goes to the owner of “You won't have it” if that lies in the round.
           *[discard] leaves the game, even against “You won't have it”.
        }
        Both players draw, nobody puts a card at round 10, and the next round is begun by { $starter_after_lull ->
            [player_of_27] the player who laid this card.
            [other] the player who did not lay this card.
           *[same] the player who began this one.
        }
        “Now or never” still moves, “Still me” does nothing.
        At round 10: the round is a tie and nobody takes its tokens.
rip-card-28 = House swap
    .help =
        Worth 0. You may swap two tokens of later mansions, a Castle with a Manor.
        If only one mansion is still to come, no effect. At round 10: no effect.
rip-card-29 = We're worthless
    .help =
        Worth 0. Every other card of this round on both sides, laid before or after, { $worthless_includes_psychics ->
            [no] has no effect; those with a value are worth exactly 1, psychics without one 0.
           *[yes] Ghost or psychic, is worth exactly 1 and has no effect.
        } What happened before stays done, but a trip of this round is cancelled.
        From then on “Bloody Mary” costs nothing, “Playing dead” and “Creepy lull” do not end the round,
        and “Be gone!” removes nothing. Works at round 10.

## Options of the table

rip-switch-levels = Levels
    .help =
        Which psychic cards may be in the row. Level 0 has the nine starters, levels 1 to 4 have five cards each.
        At least nine cards are needed.
rip-switch-learning_mode = Learning game
    .help =
        Only the nine starters, laid out face down. The first three are turned up, and one more after each round.
rip-switch-place_before_draw = Place before drawing
    .help = Whether the loser puts a card at round 10 before both players draw, or after it.
rip-switch-begone_targets = Targets of “Be gone!”
    .help = Which cards “Be gone!” may discard.
    .is-any = any card
    .is-ghost_like = only Ghosts and psychics that count as Ghosts
rip-switch-clamp = Lowest worth of a card
    .help =
        No card is worth less than 0. This says when that is looked at:
        after all bonuses and penalties, or after the penalty and before the bonuses.
    .is-after_sum = after all bonuses and penalties
    .is-after_penalty = after the penalty, before the bonuses
rip-switch-worthless_includes_psychics = “We're worthless” and psychics without a value
    .help = Whether psychics without a value are worth 1 under “We're worthless”, or 0.
rip-switch-now_or_never_placed_directly = “Now or never” put at round 10
    .help = What “Now or never” is worth if its owner puts it at round 10. If it moves there by itself it is always worth −2.
    .is--2 = −2
    .is-4 = 4
rip-switch-retake_targets = Cards “Playing dead” takes back
    .help = Which of your cards “Playing dead” may take back.
    .is-any_except_22 = any but itself
    .is-ghosts = only Ghosts
rip-switch-bloody_mary_partial = “Bloody Mary” at a lower price
    .help = Whether “Bloody Mary” may be laid with fewer than two Ghosts in hand; then you discard those you have.
rip-switch-lull_vs_first = “Creepy lull” against “You won't have it”
    .help = Where the psychic card of the round goes when “Creepy lull” ends a round in which “You won't have it” lies.
    .is-discard = it leaves the game
    .is-owner_of_1 = to the owner of “You won't have it”
rip-switch-starter_after_lull = Who begins after “Creepy lull”
    .help = Who goes first in the round after “Creepy lull”.
    .is-same = the player who began this round
    .is-player_of_27 = the player who laid “Creepy lull”
    .is-other = the other player
rip-switch-twos_more_fun = After one card against “Two's more fun”
    .help = Whether a player who laid one card must lay another if there is one, or may end the turn and lose the round.
    .is-second_card_due = a second card must follow
    .is-one_card_loses = the turn may end, and the round is lost
rip-switch-carry_targets = Cards “Still me” carries on
    .help = Which of your cards “Still me” may move to the next round. Lasting effects of other cards go on there.
    .is-ghost_like = Ghosts and psychics that count as Ghosts
    .is-any_except_15 = any but itself
rip-switch-first_player = Who begins
    .help = Whether the first player is drawn at random or chosen by you; Green says it for both.
    .is-random = at random
    .is-chosen = you choose

## How to play

rip-rules-1 = Two players fight over ten mansions, six Manors and four Castles. Four Manors or three Castles win at once.
rip-rules-2 = Each has a deck of 21 Ghosts, many low ones and a single 6, and starts with five of them in hand.
rip-rules-3 =
    Rounds 1 to 9 are each about the next mansion. A psychic card lies there too. { $learning_mode ->
        [yes] The first three of the row are open, and one more is turned up after each round.
       *[no] The whole row can be seen from the start.
    }
rip-rules-4 =
    In your turn lay as many cards as you like, one at a time: Ghosts from your hand and psychics from in front of you.
    Then end your turn; you may also end it without a card.
rip-rules-5 =
    At the end of your turn your total must be higher than the other one, and equal is not enough. If it is,
    the other player has a turn; if not, you withdraw and lose the round.
rip-rules-6 = Whatever was laid stays at the mansion and is spent, for the winner and for the loser.
rip-rules-7 = The winner takes the mansion and begins the next round. The loser takes the psychic card.
rip-rules-8 = Psychics take effect as soon as you lay them. Some count as Ghosts, some change the rules of the round.
rip-rules-9 = After each round both draw two Ghosts, as long as their decks last.
rip-rules-10 =
    { $place_before_draw ->
        [yes] Before that
       *[no] Then
    } the loser may put one card at round 10: a Ghost face down, or a psychic.
rip-rules-11 =
    In round 10 nobody lays cards. What was put there is turned up, and the higher total takes the last mansion.
rip-rules-12 =
    If nobody has four Manors or three Castles even then, the winner of round 10 wins the game.
    If round 10 is a tie, whoever has more mansions wins.
rip-rules-13 =
    A lost round is not lost for nothing: it brings a psychic and a card at round 10. To withdraw early saves Ghosts.
