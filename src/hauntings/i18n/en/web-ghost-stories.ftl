### The board of Ghost Stories in the browser: what ghost-stories.ftl does not say.
### $rule is a section of the rules; $tile names a village tile, $cards ghosts, $player a person or the group.

web-gs-rule = rules, { $rule }
web-gs-stone-left = On arrival
web-gs-stone-centre = In play
web-gs-stone-right = When exorcised
web-gs-none = none
web-gs-dead = dead
web-gs-off = blocked
web-gs-decides-now = is deciding now
web-gs-threat = A haunting figure is on its way to this tile.
web-gs-haunted-tile = It is haunted and gives no help.
web-gs-chance = chance { $chances }
web-gs-supply = Supply
web-gs-discards = Discarded: { $count }
web-gs-incarnation-in = { $count ->
    [one] { $count } ghost before Wu-Feng
   *[other] { $count } ghosts before Wu-Feng
}
web-gs-incarnation-among = Wu-Feng is among the top { $count } cards
web-gs-incarnation-next = The next card is Wu-Feng
web-gs-no-incarnation = No Wu-Feng left in the deck
web-gs-incarnations = Incarnations still to exorcise: { $left }; exorcised: { $gone }.

## What there is to do

web-gs-tray = What to do
web-gs-exorcise = Exorcise
web-gs-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
web-gs-help = Ask for help
web-gs-end-turn = End your turn
web-gs-take-yin-yang = Use your Yin-Yang
web-gs-take-mantra = Lay the Mantra
web-gs-held-yin-yang = { gs-word-yin-yang }
web-gs-held-mantra = Mantra
web-gs-put-back = Put it back
web-gs-lay-yin-yang = Choose a tile: an active one helps you, a haunted one is turned back.
web-gs-lay-mantra = Choose the ghost that shall be weaker by 1.
web-gs-hint-move = Choose a tile to move there.
web-gs-hint-buddha = Choose a lit space to lay a Buddha.
web-gs-hint-winds = Choose another Taoist for the winds to move.
web-gs-hint-borrow = Choose a neutral board to borrow its power.
web-gs-roll = Roll the dice
web-gs-roll-again = Roll these again
web-gs-pick-dice = Pick the dice to roll again.
web-gs-stand-on = It is faced from this tile: { $tile }.
web-gs-go-there = Go there
web-gs-choose-lit = Choose on the table: what can be chosen is lit.
web-gs-counts-for = counts for { $cards }
web-gs-counts-not = counts for nothing
web-gs-no-die-counts = No die counts here.
web-gs-odds = Chance to exorcise
web-gs-odds-none = none, no roll is enough with the tokens there are.
web-gs-odds-far = as things stand, you cannot attempt it in this turn.
web-gs-odds-both = Chance to exorcise both
web-gs-odds-alone = With your own tokens only: { $percent } %.
web-gs-odds-again = Chance after rolling these again
web-gs-omen = Next Yin: { $player }
web-gs-omen-safe = Nothing is lost.
web-gs-omen-none = The next Yin phase can go too many ways to be counted.
web-gs-omen-haunted = chance that a tile is haunted
web-gs-omen-qi = chance that Qi is lost
web-gs-omen-defeat = chance that the village falls
web-gs-odds-all = Chance to exorcise all of them
web-gs-omen-villagers = chance that a villager dies
web-gs-omen-cards = { $count ->
    [0] No new card comes.
    [one] { $sure ->
        [yes] A new card comes, not counted.
       *[no] Perhaps a new card, not counted.
    }
   *[other] { $sure ->
        [yes] { $count } new cards come, not counted.
       *[no] Up to { $count } new cards, not counted.
    }
}
web-gs-with-tokens = { $count ->
    [0] dice alone
    [one] { $count } token
   *[other] { $count } tokens
}

## Who decides what, for all who watch

web-gs-group = The group
web-gs-decides = { $kind ->
    [yang] { $player } plays.
    [place-ghost] { $player } decides where the ghost comes.
    [reroll-dice] { $player } decides which dice to roll again.
    [reroll-curse] { $player } decides whether to roll the Curse die again.
    [exorcise] { $player } decides which ghost to exorcise.
    [spend] { $player } decides which tokens to spend.
    [lend] { $player } decides whether to lend a token.
    [take-tao] { $player } takes a Tao token.
    [discard-tao] { $player } discards a Tao token.
    [qi-or-yin-yang] { $player } chooses a reward.
    [give-qi] { $player } decides who gains the Qi.
    [give-yin-yang] { $player } decides who gains the Yin-Yang.
    [who-loses-qi] { $player } decides who loses the Qi.
    [revive] { $player } decides who returns to life.
    [unhaunt] { $player } decides which tile turns back.
    [banish] { $player } decides which ghost is discarded.
    [watch] { $player } decides which board the Watchman visits.
    [pray] { $player } chooses the colour of the prayer.
    [next-card] { $player } puts cards back on the deck.
    [choose-power] { $player } chooses a power.
    [choose-first] { $player } decides who begins.
   *[other] { $player } decides what moves where.
}

## The phone's sheets

web-gs-sheets = Sheets
web-gs-tab-do = Do
web-gs-tab-deck = Deck
web-gs-offers = something can be chosen here

## The end

web-gs-score = Score
web-gs-score-victory = Victory
web-gs-score-qi = Qi of the Taoists
web-gs-score-cards = Cards left in the deck
web-gs-score-dead = Dead Taoists
web-gs-score-haunted = Haunted tiles
web-gs-score-incarnations = Incarnations
web-gs-score-expansions = What the expansion adds
web-gs-score-story = { $turns ->
    [one] The village held out for { $turns } turn;
   *[other] The village held out for { $turns } turns;
} { $ghosts ->
    [one] { $ghosts } ghost lies on the discard pile.
   *[other] { $ghosts } ghosts lie on the discard pile.
}

## Short names of tiles, for the phone

web-gs-tile-0 = Cemetery
web-gs-tile-1 = Altar
web-gs-tile-2 = Herbalist
web-gs-tile-3 = Sorcerer
web-gs-tile-4 = Watchman
web-gs-tile-5 = Prayer
web-gs-tile-6 = Pavilion
web-gs-tile-7 = Tea House
web-gs-tile-8 = Temple
web-gs-tile-9 = Tower
web-gs-tile-10 = School
web-gs-tile-11 = Calligrapher

## What the sections of the rules say, in the log

web-gs-section-3 = Set-up: the tiles and the boards lie at random, each board with one of its two powers.
web-gs-section-3-2 = A board without a player is neutral: it has Qi and a power, but no Taoist.
web-gs-section-4 =
    A turn is a Yin phase and a Yang phase; then comes the next board, clockwise. Neutral and possessed boards have
    no Yang phase.
web-gs-section-4-1 =
    Yin phase: the ghosts of the board act. If ghosts then lie on all three of its spaces, that costs 1 Qi;
    otherwise a Taoist's board gets a new ghost.
web-gs-section-4-2 =
    Yang phase: stay or go one step, also diagonally; then ask for help or attempt an exorcism; then lay Buddhas.
web-gs-section-5-1 = If ghosts lie on all twelve spaces, no card is drawn: 1 Qi is lost instead.
web-gs-section-5-2 = The top card comes into play. If it was the last one and an incarnation is left, the game is lost.
web-gs-section-5-3 =
    A ghost comes to the board of its colour, a black one to the board whose turn it is, on any free space there. If
    none is free, it comes to another board.
web-gs-section-6 =
    The left stone works when the ghost arrives, the centre stone in the Yin phase of its board or all the time, the
    right stone only when the ghost is exorcised.
web-gs-section-9-7 = A failed attempt costs no tokens, but the action is used up.
web-gs-section-15 =
    A haunting hits the nearest tile of the ghost's line that is still active. What counts is how many tiles are
    haunted at the same time.
web-gs-section-16 =
    Won: all incarnations are exorcised. Lost: all Taoists are dead, too many tiles are haunted, or the last card is
    drawn while an incarnation is left. Score: victory 10 (in Hell 20), 1 for each Qi, 1 for each card left in the
    deck (−1 in defeat), −3 for each dead Taoist, −4 for each haunted tile, and more for incarnations at Nightmare
    and Hell.
web-gs-pays-missing = still missing: { $points }
web-gs-wu-feng-comes = Wu-Feng’s incarnation. When every one is exorcised, you win.
web-gs-curse-odds = A new roll: no effect { $none }%, each of the others { $each }%
