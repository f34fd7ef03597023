### 13 Ghosts. The cards have only numbers; all texts are our own.
### Variables that hold a card come three times: $card stands by itself, $card_object is the object of a verb,
### $card_number is its number (0: no card). $deck is “rivals” with four players, else “shared”.

tg-title = 13 Ghosts
tg-seat-1 = Player 1
tg-seat-2 = Player 2
tg-seat-3 = Player 3
tg-seat-4 = Player 4
tg-team = { $player } and { $partner }
tg-or = { $items } or { $last }

## Notions

tg-word-hideout = Hideout
    .help =
        The card lying face down in front of you; its number is where you hide.
        Whoever names that number finds you. You always answer truthfully, the game does it for you.
tg-word-hand = Hand
    .help =
        You hold at most one card. Use it for its text, or put it away and name a number; then draw the next one.
tg-word-stack = Stack
    .help =
        The cards nobody was dealt, face down. You draw from its top at the end of your turn.
        With four players each team has a deck and a stack of its own; Ghosts 8 and 10 look into the rivals' stack.
        Once it is empty, play on with the card you hold, and after that only name numbers.
tg-word-centre = Centre
    .help =
        Used cards lie open there until the round ends. Nobody hides at the number of an open card;
        with four players that holds only for the team whose deck the card belongs to.
tg-word-box = Box
    .help =
        Cards put away lie there face down until the round ends. Nobody but you learns what you put away.
tg-word-question = Question
    .help =
        The text of a blue card: 1, 3, 5, 6, 7, 9, 12 and 13. Every opponent still in the round answers yes or no,
        aloud. A yes to a question finds nobody.
tg-word-naming = Naming a number
    .help =
        Put your card away and name a number, or use a red card: 4, 8 or 11. Every opponent still in the round
        answers, and whoever answers yes is found. You may name any number again, even one that cannot be right.
tg-word-shield = Shield
    .help =
        Whoever used Ghost 4 gives no answer to blue cards until the start of their next turn.
        It does not help against numbers that are named.
tg-word-team = Team
    .help =
        With four players the first and the third play against the second and the fourth. Partners never answer each other.
        If your partner is found, you play your partner's turns too, with your own card.

tg-name = Ghost { $number }
    .object = Ghost { $number }
tg-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
    .object = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tg-stack-of = { $deck ->
    [rivals] of the rivals' stack
   *[shared] of the stack
}

## What happens

tg-event-round-starts = Round { $round } begins. { $seat } will have the first turn.
tg-event-dealt = { $seat } gets { tg-cards.object }.
tg-event-dealt-card = Dealt to { $seat }: { $card }.
tg-event-hides = A hideout now lies in front of { $seat }.
tg-event-hides-in = Hideout of { $seat }: { $card }.
tg-event-passes = { $seat } passes the two other cards on to { $partner }.
tg-event-passed = { $partner } looks at their hideout, { $hideout }, and may keep { $card_object } or { $second_object }.
tg-event-keeps = { $partner } keeps one card and returns the other to { $seat }.
tg-event-kept = Hands: { $partner } { $card }, { $seat } { $second_card }.
tg-event-hider = { $seat } chooses the hideouts of the team.
tg-event-turn = { $who ->
    [partner] Next: { $actor }, in place of { $seat }.
   *[self] Next: { $seat }.
}
tg-event-uses = { $seat } uses { $card_object }.
tg-event-discards = { $seat } puts the card in hand away unseen.
tg-event-discards-card = Put away by { $seat }: { $card }.
tg-event-asks = { $card_number ->
    [3] { $seat } asks: is the hideout even?
    [6] { $seat } asks: is the hideout { $lowest } or higher?
    [13] { $seat } asks: is the hideout { $lowest } or higher?
   *[other] { $seat } asks: is the hideout { $numbers }?
}
tg-event-answers = { $yes ->
    [1] { $seat } answers yes.
   *[0] { $seat } answers no.
}
tg-event-stays-silent = { $seat } is shielded and gives no answer.
tg-event-names = { $card_number ->
    [11] { $seat } names { $number } and { $second }.
   *[other] { $seat } names { $number }.
}
tg-event-shields = { $seat } is shielded: no answers to blue cards until their next turn.
tg-event-uses-again = { $seat } carries out the text of { $card_object } again.
tg-event-extra-turn = { $seat } takes an extra turn.
tg-event-looks = { $count ->
    [0] { $seat } would look at cards { tg-stack-of }, but it is empty.
   *[other] { $place ->
        [1] { $seat } looks at { tg-cards.object } at the bottom { tg-stack-of }.
       *[other] { $seat } looks at { tg-cards.object } on top { tg-stack-of }.
    }
}
tg-event-saw-card = { $seat } sees { $card_object }, place { $place } from the bottom { tg-stack-of }.
tg-event-puts-back = { $seat } changes the order { tg-stack-of }: one of these cards on top, the rest at the bottom.
tg-event-put-on-top = { $seat } lays { $card_object } on top { tg-stack-of }.
tg-event-put-below = { $seat } lays { $card_object } at the bottom { tg-stack-of } and { $second_object } above it.
tg-event-drew = { $seat } draws a card.
tg-event-drew-card = Drawn by { $seat }: { $card }.
tg-event-found = { $by } finds { $seat }, who leaves the round.
tg-event-shown = Hideout of { $seat }: { $number }.
tg-event-points = { $gained ->
    [one] { $side }: { $gained } point, now { $points }.
   *[other] { $side }: { $gained } points, now { $points }.
}
tg-event-round-ends = Round { $round } is over, ended by { $seat }.
tg-event-reveals = { $hand ->
    [0] { $seat } shows: hideout { $hideout }, no card in hand.
   *[other] { $seat } shows: hideout { $hideout }, in hand { $hand }.
}
tg-event-game-won = The game is over. Winner: { $side }.
tg-event-game-shared = { $points ->
    [one] The game is over. All who have { $points } point share the win.
   *[other] The game is over. All who have { $points } points share the win.
}

## Questions to the player who is asked

tg-kind-hide = { $teams ->
    [yes] Choose your own hideout from these four cards.
   *[no] Choose your hideout. You hold the other card.
}
tg-kind-hide-partner = Choose the hideout of { $partner }, your partner.
tg-kind-keep = Choose the card you keep. { $partner } gets the other one.
tg-kind-act = { $who ->
    [partner] You play the turn of { $player }. Use { $card_object }, or put it away and name a number.
   *[self] Use { $card_object }, or put it away and name a number.
}
tg-kind-number = { $card_number ->
    [0] Name a number from 1 to 13.
    [4] Name a number from 1 to 13. After that you are shielded against blue cards until your next turn.
   *[other] You have looked at the stack. Name a number from 1 to 13.
}
tg-kind-pair-from = Name two consecutive numbers.
tg-kind-four-from = Ask about four consecutive numbers.
tg-kind-number-or-higher = Ask whether the hideout is a number of your choice or higher.
tg-kind-first-of-three = Ask about three numbers. First the lowest.
tg-kind-second-of-three = Ask about three numbers: { $first } and …? Now the middle one.
tg-kind-third-of-three = Ask about three numbers: { $first }, { $second } and …? Now the highest.
tg-kind-text = Carry out the text of an open card, or take an extra turn.
tg-kind-top-card = { $teams ->
    [yes] Choose the card that goes back on top; a rival draws it next.
   *[no] Choose the card that goes back on top; you draw it at once.
}
tg-kind-lowest-card = The two other cards go under the stack. Choose the lowest.
tg-kind-hider = Choose who of you picks the hideouts of your team.
tg-kind-choose-first = Choose who begins. The table agrees, and you say it.

## Options; $what says what the option is. What follows in brackets comes from tg-note.

tg-option-hide = { $what ->
    [with] Hide in { $number } and hold { $other_object }
   *[alone] Hide in { $number }
}
tg-option-hide-partner = { $partner } hides in { $number }
tg-option-keep = { $what ->
    [with] Keep { $card_object } and return { $other_object }
   *[alone] Keep { $card_object }
}
tg-option-act = { $what ->
    [use] Use { $card_object }: { $does }
    [use-unseen] Use the card in hand
    [name] Put { $card_object } away and name a number
   *[name-unseen] Put the card in hand away and name a number
}
tg-option-number = Name { $number }
tg-option-pair-from = Name { $number } and { $second }
tg-option-four-from = Ask about { $number } to { $fourth }
tg-option-number-or-higher = Ask about { $number } or higher
tg-option-first-of-three = Ask about { $number }
tg-option-second-of-three = And about { $number }
tg-option-third-of-three = And about { $number }
tg-option-text = { $what ->
    [again] { $card } again: { $does }
    [bare] Extra turn without a card, for the stack is empty
   *[extra] Draw a card and take an extra turn
}
tg-option-top-card = { $card } on top
tg-option-lowest-card = { $card } lowest
tg-option-hider = { $player }
tg-option-choose-first = { $player } begins

tg-note-nobody = impossible, as everybody knows
tg-note-not-there = impossible, as you know
tg-note-silent = nobody will answer
tg-note-known = you know the answer
tg-note-yes = chance of a yes – { $items }

## Why something cannot be done now

tg-reason-not-dealt-to-you = This card was not dealt to you. Choose one of those you see.
tg-reason-your-own-hideout = You hide there yourself. Choose another of the dealt cards for your partner.
tg-reason-not-passed-to-you = You can keep only one of the two cards that your partner passed to you.
tg-reason-no-card-in-hand = You have no card to use, so name a number.
tg-reason-must-choose = You must choose; there is no passing in this game.
tg-reason-refuted = At this table a number cannot be named when it is refuted for every opponent still in the round.
tg-reason-both-refuted =
    At this table two numbers cannot be named when both are refuted for every opponent still in the round.
tg-reason-named-already = You have chosen this number; the three must differ.
tg-reason-order-of-numbers = Choose the numbers in ascending order and leave room for those that follow.
tg-reason-not-open = No such card lies open in the centre.
tg-reason-not-another-two = Ghost 2 cannot carry out itself, and another Ghost 2 only where the table allows it, once.
tg-reason-not-looked-at = This is none of the cards you have just looked at.
tg-reason-lies-on-top = You have put this card on top; choose one of the two others.
tg-reason-nobody-sits-there = Nobody sits there.
tg-reason-other-team = This player does not belong to your team.
tg-reason-other-question = Something else is asked now.
tg-reason-game-over = The game is over.

## The position

tg-view-over = The game is over. { $points ->
    [one] { $side } won with { $points } point.
   *[other] { $side } won with { $points } points.
}
tg-view-over-shared = The game is over. { $side } share the win.
tg-view-round = Round { $round }. { $target ->
    [one] Needed to win: { $target } point.
   *[other] Needed to win: { $target } points.
} Score – { $scores }.
tg-view-hiding = { $teams ->
    [yes] { $hiders } choose the hideouts of their teams. First turn: { $player }.
   *[no] The hideouts are being chosen. First turn: { $player }.
}
tg-view-choosing-first = It is settled who begins.
tg-view-choosing-hiders = The teams settle who picks the hideouts. First turn: { $player }.
tg-view-turn = { $who ->
    [partner] Turn: { $actor }, in place of { $player }.
   *[self] Turn: { $player }.
}
tg-view-duel = Equal at the top: the next hit wins the game.
tg-view-centre = { $teams ->
    [yes] { $team }, open cards: { $cards }. In the stack: { $count }.
   *[no] Open in the centre: { $cards }. In the stack: { $count }.
}
tg-view-player = { $player }: { $texts }
tg-view-partner = partner
tg-view-hideout = { $what ->
    [none] no hideout yet
    [known] hideout { $numbers }
    [found] out of the round, hideout { $numbers }
   *[hidden] hideout hidden
}
tg-view-hand = { $what ->
    [none] no card in hand
    [known] in hand { $card } ({ $does })
    [short] in hand { $card }
   *[hidden] a card in hand
}
tg-view-dealt = to choose from: { $cards }
tg-view-shielded = shielded against blue cards
tg-view-answers = Asked and named in this round:
tg-view-earlier = { $count ->
    [one] … { $count } earlier
   *[other] … { $count } earlier
}
tg-view-asked = { $card_number ->
    [3] { $player }, { $card }: even? { $answers }
   *[other] { $player }, { $card }: { $numbers }? { $answers }
}
tg-view-named = { $card_number ->
    [0] { $player } names { $numbers }. { $answers }
   *[other] { $player }, { $card }, names { $numbers }. { $answers }
}
tg-view-answer = { $what ->
    [yes] { $player } yes
    [no] { $player } no
   *[silent] { $player } silent
}
tg-view-seen = { $teams ->
    [yes] Known to you in the stack of { $team }: { $items }.
   *[no] Known to you in the stack: { $items }.
}
tg-view-at-place = { $what ->
    [top] { $card } on top
   *[place] { $card } place { $place } from the bottom
}
tg-view-mixed = Seen before Ghost 10 changed the order, so nobody hides there: { $cards }.
tg-view-box = { $teams ->
    [yes] Known to you of what { $team } put away: { $cards }.
   *[no] Known to you of what was put away: { $cards }.
}
tg-view-sheet = { $whose ->
    [own] Where the others can be, as you know:
   *[public] Where the players can be, as everybody knows:
}
tg-view-possible = { $player }: { $numbers }
tg-view-each = { $numbers } ({ $percent }% each)
tg-view-certain = certainly { $number }
tg-view-own = You, as everybody knows: { $numbers }
tg-help-card = { $colour ->
    [blue] { $card }, blue: { $does }. { $text }
    [red] { $card }, red: { $does }. { $text }
   *[yellow] { $card }, yellow: { $does }. { $text }
}

## The cards: what one does with it, and the rulings

tg-card-1 = ask about four consecutive numbers
    .help =
        Choose four numbers in a row, from 1 to 4 up to 10 to 13. Every opponent answers whether the hideout
        is one of them. The row does not go on from 13 to 1.
tg-card-2 = carry out an open card, or take an extra turn
    .help =
        Either carry out the whole text of another card lying open in the centre, whoever used it and of whichever deck;
        that card stays there. A red text finds players and brings its bonus as usual.
        Or draw a card and play another full turn; if the stack is empty, that turn is naming a number without a card.
        { $two_may_target_two ->
            [yes] A Ghost 2 may carry out the other team's Ghost 2, but that one no Ghost 2 again.
           *[no] A Ghost 2 cannot carry out a Ghost 2.
        } With no other open card only the extra turn is left.
tg-card-3 = ask whether the hideout is even
    .help = Every opponent answers whether the hideout is 2, 4, 6, 8, 10 or 12.
tg-card-4 = name a number and be shielded from blue cards
    .help =
        Name a number, as if you had put the card away. Besides, you give no answer to blue cards
        until the start of your next turn{ $shield_vs_copied_blue ->
            [no] ; a blue card that Ghost 2 carries out you do answer.
           *[yes] , not even if Ghost 2 carries them out.
        } Only you are shielded, not your partner, and not against numbers that are named. { $shield_ends ->
            [own_turn] A turn you play for a found partner leaves the shield up.
           *[any_turn] A turn you play for a found partner ends the shield as well.
        }
tg-card-5 = ask whether the hideout is 1, 2, 3 or 4
    .help = Every opponent answers yes or no.
tg-card-6 = ask whether the hideout is 8 or higher
    .help = Every opponent answers yes or no.
tg-card-7 = ask whether the hideout is 5, 6, 8 or 9
    .help = Every opponent answers yes or no. The 7 itself is not among these numbers.
tg-card-8 = look at the bottom two cards of the stack, then name a number
    .help =
        You alone see the two lowest cards; their order stays. Then name a number, knowing them.
        With four players you look into the rivals' stack. If fewer than two cards are left, you see what there is.
tg-card-9 = ask whether the hideout is 10, 11, 12 or 13
    .help = Every opponent answers yes or no.
tg-card-10 = look at the top three cards of the stack and change their order
    .help =
        You alone see the top three cards. Put one of them back on top and two under the stack, in the order you like.
        With two or three players you then draw the card you put on top. With four players it is the rivals' stack,
        so you choose what the next rival draws. Of two cards one goes under the stack; a single card you only look at.
tg-card-11 = name two consecutive numbers
    .help =
        Every opponent answers once whether the hideout is one of the two. A yes is a hit{ $reveal_found_hideout ->
            [no] ; which of the two it was stays hidden.
           *[yes] , and the hideout is shown.
        } Two opponents can be found at once: with three players that is worth 2 points{ $double_hit ->
            [sequential] , the one found second gets 1,
           *[guesser_plus_2] {""}
        } and the round is over.
tg-card-12 = ask about three numbers of your choice
    .help = Every opponent answers whether the hideout is one of three different numbers; they need not be neighbours.
tg-card-13 = ask whether the hideout is at least a number of your choice
    .help = Every opponent answers whether the hideout is that number or higher.

## Options of the table

tg-switch-three_player_end = End with three players
    .help = When it is checked whether someone has the 6 points that win a game of three.
    .is-immediate = at once, even in the middle of a round
    .is-end_of_round = when the round is over; the highest score wins
tg-switch-tie_at_target = Equal at 6 points
    .help = What happens with three players if two reach 6 points with the same hit.
    .is-sudden_death = they play on, the next hit wins
    .is-shared_win = they share the win
tg-switch-double_hit = Two found at once
    .help = The points with three players if Ghost 11 finds both opponents.
    .is-guesser_plus_2 = 2 for the finder
    .is-sequential = 2 for the finder, 1 for whoever was found second
tg-switch-reveal_found_hideout = Found players show their hideouts
    .help = If not, nobody learns which of the two numbers of Ghost 11 it was.
tg-switch-shield_vs_copied_blue = The shield stops repeated blue cards
    .help = Whether the shield of Ghost 4 also holds when Ghost 2 carries out a blue card.
tg-switch-two_may_target_two = Ghost 2 may carry out the other Ghost 2
    .help = Matters only with four players, where there are two of them. The second one cannot carry out a Ghost 2 again.
tg-switch-repeat_refuted_numbers = Refuted numbers may be named
    .help =
        If not, a number cannot be named when it is refuted for every opponent still in the round: open in the centre,
        already answered no when it was named, or shown as the hideout of a found player.
tg-switch-hider_rotation = Who picks the hideouts
    .help = With four players one of each team picks both hideouts.
    .is-alternate = the partners in turn
    .is-free_choice = each team decides every round
tg-switch-partner_talk = Partners share what they know
    .help = Whether partners see each other's hideouts, hands and looks into the stack.
    .is-none = only what the rules show them
    .is-shared = everything
tg-switch-next_starter_4p = First turn of the next round
    .help = Who begins the next round with four players.
    .is-seat_after_ending_seat = the player after the one whose turn ended the round
    .is-left_of_previous_starter = the player after the one who began this round
tg-switch-shield_ends = How long the shield of Ghost 4 holds
    .help = Whether a turn that you play for a found partner ends your shield. Matters only with four players.
    .is-any_turn = until you play a turn, be it your partner's
    .is-own_turn = until your own next turn
tg-switch-reveal_at_round_end = Hideouts are shown after the round
    .help = Whether everybody who was not found shows hideout and hand when the round is over. The rulebook does not ask for it.
tg-switch-first_player = Who begins
    .help = Whether the first player is drawn at random or chosen by you; whoever sits first says it for all.
    .is-random = at random
    .is-chosen = you choose

## How to play

tg-rules-1 = Hide at a number, find out where the others hide, and name their numbers before they name yours.
tg-rules-2 =
    Two or three players share a deck of 13 Ghosts, numbered 1 to 13. Everybody gets two cards, lays one face down
    as the hideout and holds the other. The rest is the stack.
tg-rules-3 = In your turn do one of two things: use the card in hand, or put it away face down and name a number.
tg-rules-4 =
    A used card stays open in the centre, and its text happens. Blue cards ask a question, red ones name numbers,
    Ghost 10 looks into the stack, and Ghost 2 carries out an open card or gives an extra turn.
tg-rules-5 =
    All opponents answer every question and every named number with yes or no. The answers are always true
    and everybody hears them.
tg-rules-6 = Whoever says yes to a named number is found and leaves the round. A yes to a blue card finds nobody.
tg-rules-7 = At the end of the turn draw a card. With no card left to draw or hold, name a number every turn.
tg-rules-8 = Nobody hides at the number of an open card, and not at the numbers that you have held or seen yourself.
tg-rules-9 = Two players: whoever finds the other gets a point. 3 points win.
tg-rules-10 =
    Three players: the first hit gives a point to both who are still in, the second to the finder. 6 points win.
tg-rules-11 =
    Four players: two teams, each with its own deck. One partner gets four cards and lays both hideouts; the other
    keeps one of the two cards left and returns the last. A team that finds both rivals gets a point. 3 points win.
tg-rules-12 = If your partner is found, you play for both. The cards of one deck say nothing about the other team.
tg-rules-13 =
    After every round { $reveal_at_round_end ->
        [no] nobody shows a card; all cards
       *[yes] the cards are shown; then all of them
    } are shuffled again, and everybody is back in.
