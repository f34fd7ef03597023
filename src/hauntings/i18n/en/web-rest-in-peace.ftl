### What the board of Rest in Peace says by itself.

web-rip-mansions = The ten mansions
web-rip-mansion = Mansion { $position }
web-rip-mansion-now = Mansion { $position }, fought for now
web-rip-won-by = Won by { $player }
web-rip-won-by-nobody = Won by nobody
web-rip-face-down = Face down
web-rip-turn = to move
web-rip-won = Manors { $manors } of { $win_manors }, Castles { $castles } of { $win_castles }
web-rip-hand = hand
web-rip-deck = deck
web-rip-discards = discards
web-rip-hand-size = { $player }, Ghosts in hand: { $count }
web-rip-deck-size = { $player }, Ghosts in the deck: { $count }
web-rip-discards-size = { $player }, discarded cards: { $count }
web-rip-top = On top, known to both: { $value }
web-rip-tenth = { $player }, cards at round 10: { $count }
web-rip-unseen = Unseen Ghosts
    .help = By value: Ghosts that you see nowhere. They are in the hand, in the deck or face down at round 10.
web-rip-known = known to be in hand
web-rip-known-mixed = known: in hand or face down
web-rip-player = Player
web-rip-display = { $player }, psychics
web-rip-side = { $player }, this round: total { $total }
web-rip-side-over = { $player }, the round just over
web-rip-no-cards = no cards yet
web-rip-none-laid = no cards
web-rip-counts = { $card }, counts { $count }
web-rip-in-hand = Ghost { $value }, in hand: { $count }
web-rip-ghost = Ghost { $value }. Cards of this value in each deck: { $count }.
web-rip-round = Round { $round }
web-rip-round-over = Round { $round } is over
web-rip-round-won = { $player } won the round
web-rip-level = Level
web-rip-leads-by = { $player } leads by { $count }
web-rip-turned-up = All is turned up …
web-rip-all-wait = The cards wait face down
web-rip-wins = { $player } wins
web-rip-draw = A draw
web-rip-their-turn = { $player } to move
web-rip-their-place = { $player } may put a card at round 10
web-rip-end-leads = End turn
web-rip-end-loses = Withdraw

## Notices in a word or two; the whole sentence is read out.

web-rip-notice-tripped = tripped
web-rip-notice-two = none or two cards
web-rip-notice-lounge = no psychics
web-rip-notice-seen = open hand
web-rip-notice-banned = forbidden: { $values }
web-rip-notice-worthless = each card 1

## What the sections of the rules say, in the log
web-rip-section-4 =
    A turn: lay as many cards as you like, then end it. Your total must then be higher than the other one, or you
    withdraw and lose the round.
web-rip-section-5-1 = The winner of a round takes the tokens that lie at its mansion.
web-rip-section-5-3 = The loser of a round gets the psychic that lies at its mansion. After a tie it is discarded.
web-rip-section-5-5 = After a round both draw two Ghosts from their own decks, fewer if a deck is short.
web-rip-section-5-6 = The loser of a round may lay one card face down for round 10.
web-rip-section-6 =
    In round 10 nobody plays: all cards laid there are turned up and the higher total wins. Four Manors or three Castles
    win at any time; else the winner of round 10 does, and after a tie whoever has more tokens.
web-rip-section-7 = In the learning game the psychics lie face down; after each round one more is turned up.
web-rip-section-10 = Some psychics name a value as they are laid.
