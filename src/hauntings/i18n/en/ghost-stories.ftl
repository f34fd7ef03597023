### Ghost Stories. Names of cards, tiles and powers are names; all texts are our own.
### $board, $owner, $moved and $watched hold a Taoist's name or a side of the village; $space is N0 to W2;
### $place and $tile name a village tile; $card is a ghost with its number; $colour is a colour with its letter.

gs-title = Ghost Stories
gs-seat-1 = Taoist 1
gs-seat-2 = Taoist 2
gs-seat-3 = Taoist 3
gs-seat-4 = Taoist 4

## Sides, colours, places

gs-side-0 = North
gs-side-1 = East
gs-side-2 = South
gs-side-3 = West
gs-board = { $what ->
    [neutral] { $side } (neutral)
   *[unknown] { $side }
}
gs-colour-1 = red (R)
gs-colour-2 = green (G)
gs-colour-3 = blue (B)
gs-colour-4 = yellow (Y)
gs-colour-5 = black (K)
gs-colour-6 = white (W)
gs-place = { $what ->
    [known] { $tile } ({ $number })
   *[unknown] tile { $number }
}
gs-name = #{ $number } { $name }
gs-points = { $colour } { $points }
gs-points-reduced = { $colour } { $points } instead of { $printed }
gs-points-mantra = 1 less by the Mantra
gs-counted = { $colour } { $count }
gs-picked = { $card } ({ $space })
gs-on-space = { $what ->
    [ghost] { $space }: { $card }, { $needs }
    [buddha] { $space }, in front of { $tile }, with a Buddha
   *[free] { $space }, in front of { $tile }
}
gs-no-dice = no dice
gs-chance = { $tokens ->
    [0] { $percent }%
    [one] with { $tokens } token { $percent }%
   *[other] with { $tokens } tokens { $percent }%
}
gs-both = both { $chances }
gs-with-odds = { $text } – { $chances }
gs-risk-haunted = a haunting { $percent }%
gs-risk-qi = loss of Qi { $percent }%
gs-risk-defeat = defeat { $percent }%
gs-risk-none = no danger
gs-risk-villagers = death of a villager { $percent }%
gs-risk-cards = { $count ->
    [0] no new card
    [one] { $sure ->
        [yes] and a new card
       *[no] perhaps a new card
    }
   *[other] { $sure ->
        [yes] and { $count } new cards
       *[no] up to { $count } new cards
    }
}
gs-map-legend = ! figure outside, ~ Mantra, letters and numbers: what the ghost still needs
gs-map-buddha = Buddha
gs-group = The group chooses. { $text }
gs-waiting-group = The group chooses: waiting for any living Taoist.

## Notions

gs-word-tile = Village tile
    .help =
        The village has nine tiles in three rows, numbered 0 to 8 from the north-west. An active tile helps the
        Taoist who stands on it. A haunted tile gives no help; the third haunted tile loses the game, at
        Initiation the fourth.
gs-word-board = Board
    .help =
        Four boards lie around the village: North (N), East (E), South (S), West (W). Each has a colour, a power
        and three ghost spaces, for example N0, N1 and N2. A ghost goes to the board of its colour; a black one
        to the board whose turn it is. Without a player a board is neutral; without Qi it is possessed.
gs-word-space = Ghost space
    .help =
        It holds one ghost. It looks down a line of three tiles; a ghost there haunts the nearest tile of its line
        that is still active. From a corner tile you face two spaces, from an edge tile one, from the centre none.
        N0, N1, N2 and S0, S1, S2 run from west to east, W0, W1, W2 and E0, E1, E2 from north to south.
gs-word-ghost = Ghost
    .help =
        A card with a colour, a resistance from 1 to 4 and up to three stones. The left stone works when the ghost
        arrives, the centre stone in the Yin phase of its board or all the time, the right stone only
        when the ghost is exorcised. Ask for a card by its number, for example #11.
gs-word-incarnation = Incarnation
    .help =
        A shape of Wu-Feng. Ten exist; one is in the deck, at Nightmare and Hell three or four.
        Neither a Buddha nor the Sorcerer removes it. When all are exorcised, you win. Each brings the group
        1 Qi and a Yin-Yang.
gs-word-qi = Qi
    .help = Life. Who loses the last Qi dies and loses all tokens. There are 20 Qi tokens in all.
gs-word-tao = Tao token
    .help =
        Red, green, blue, yellow or black, four of each. After an exorcism roll every token adds one point of its
        colour. Taoists on the same tile may lend theirs.
gs-word-yin-yang = Yin-Yang
    .help =
        Each Taoist has at most one. Spend it in your turn for the help of any active tile, wherever you stand,
        or to turn one haunted tile back.
gs-word-buddha = Buddha
    .help =
        Two wait at the Buddhist Temple. From your next turn on you may put yours on a free space that you face.
        A ghost that comes there is discarded without any effect, and the Buddha returns to the Temple.
        Incarnations stay.
gs-word-power-token = Power token
    .help =
        In games with fewer than four players: spend one to have the power of a neutral board until your turn ends.
        Spent tokens lie on the centre tile; who ends the turn there takes { $power_token_pickup ->
            [one] one of them.
           *[all_on_centre_tile] them.
        }
gs-word-curse = Curse die
    .help =
        Six faces: two do nothing, one haunts a tile in the ghost's line, one brings a ghost, one costs all your
        Tao tokens, one costs 1 Qi.
gs-word-dice = Tao dice
    .help =
        Three dice with the faces red, green, blue, yellow, black and white. A white face counts as any colour.
        Ghosts can hold dice; the grey die of the green Taoist cannot be held.
gs-word-exorcism = Exorcism
    .help =
        Roll the Tao dice against the ghosts you face. Each face pays one point of its colour, then Tao tokens
        pay the rest. A ghost that is fully paid is exorcised; from a corner one roll may exorcise two:
        { $paid_ghosts ->
            [one_by_one] one leaves after the other, each with its right stone.
           *[together] both leave, then their right stones follow.
        } A failed attempt costs no tokens.
gs-word-power = Taoist power
    .help = Each board has two powers, one on each side; one of them is in play. Ghosts can block it.
gs-word-haunter = Haunter
    .help =
        A ghost with a figure. In the Yin phase of its board the figure first steps out; the next time it haunts
        the nearest active tile of its line and returns to the card.
gs-word-possessed = Possessed board
    .help =
        The board of a dead Taoist, or a neutral board without Qi. Its power is gone and no ghosts arrive in its
        turn, but its ghosts act. What Qi it should lose, { $possessed_board_qi_loss ->
            [active_or_next_player] the active player loses, or the next one who lives.
           *[group_chooses_living_taoist] a living Taoist of the group's choice loses.
        } Only a Taoist can be revived.

## What happens

gs-event-laid = The village, row by row from the north: { $tile0 }, { $tile1 }, { $tile2 }; { $tile3 }, { $tile4 }, { $tile5 }; { $tile6 }, { $tile7 }, { $tile8 }.
gs-event-seated = { $seat_kind ->
    [neutral] { $board_side }: neutral board, { $colour }, { $power }.
   *[taoist] { $board_side }: { $seat }, { $colour }, { $power }.
}
gs-event-turn = { $living ->
    [0] { $seat_kind ->
        [neutral] Turn of the neutral board: { $board_side }.
       *[taoist] Turn of the possessed board: { $seat } ({ $board_side }).
    }
   *[other] { $seat } ({ $board_side }) begins a turn.
}
gs-event-haunter-advances = { $card } on { $space }: the figure steps out and will haunt a tile next time.
gs-event-haunter-haunts = { $card } on { $space }: the figure reaches the village.
gs-event-haunted = A tile is haunted: { $tile } ({ $place_number }).
gs-event-unhaunted = A tile is no longer haunted: { $tile } ({ $place_number }).
gs-event-overrun = { $board }: three ghosts fill the board. That costs 1 Qi, and no ghost arrives.
gs-event-no-room = { $board }: no space is free for a ghost, so this costs 1 Qi.
gs-event-drew = { $card_kind ->
    [incarnation] Wu-Feng comes! { $board } draws his incarnation { $card }: { $card_needs }. Exorcise every incarnation to win.
   *[ghost] { $board } draws { $card }: { $card_needs }.
}
gs-event-placed = { $card } comes to { $space }.
gs-event-stone = { $card } on { $space }: { $ability_text }.
gs-event-buddha-meets = { $card_kind ->
    [incarnation] { $card } meets a Buddha on { $space } and stays; the Buddha returns to the Temple.
   *[ghost] { $card } meets a Buddha on { $space } and is gone; the Buddha returns to the Temple.
}
gs-event-rolled-curse = { $cause_kind ->
    [ghost] { $board } rolls the Curse die for { $card }: { $curse_text }.
   *[tile] { $board } rolls the Curse die ({ $cause_tile }): { $curse_text }.
}
gs-event-curse-shrugged-off = { $cause_kind ->
    [ghost] { $board } never rolls the Curse die ({ gs-power-3 }), not for { $card } either.
   *[tile] { $board } never rolls the Curse die ({ gs-power-3 }), not for { $cause_tile } either.
}
gs-event-lost-all-tao = { $board } loses all Tao tokens.
gs-event-discarded-tao = { $board } discards a Tao token: { $colour }.
gs-event-lost-qi = { $board } loses 1 Qi; left: { $left }.
gs-event-died = { $board } dies. The board is possessed.
gs-event-possessed = { $board }: the board is possessed, its power is gone.
gs-event-bears-loss = The board is possessed, so another bears the loss: { $board }.
gs-event-revived = { $board } returns to life in the Cemetery.
gs-event-gained-qi = { $board } gains { $count } Qi.
gs-event-gained-yin-yang = { $board } gains a Yin-Yang.
gs-event-took-tao = { $board } takes a Tao token: { $colour }.
gs-event-spent-tao = { $board } spends a Tao token: { $colour }.
gs-event-refused = { $board } lends nothing to this exorcism.
gs-event-rolled-tao = { $board } rolls the Tao dice: { $first }{ $second }{ $third }{ $fourth }.
gs-event-exorcised = { $board } exorcises { $card } on { $space }.
gs-event-exorcism-failed = { $board } exorcises no ghost.
gs-event-moved = { $board } goes to { $place }.
gs-event-asked-help = { $board } asks for help: { $tile }.
gs-event-yin-yang-help = { $board } spends the Yin-Yang for the help of a tile: { $tile }.
gs-event-yin-yang-unhaunt = { $board } spends the Yin-Yang to turn a haunted tile back.
gs-event-borrowed = { $board } borrows a power until the turn ends: { $power }.
gs-event-took-power-tokens = { $board } takes Power tokens from the centre tile: { $count }.
gs-event-laid-mantra = { $board } lays the Mantra on the ghost of { $space }.
gs-event-took-buddha = { $board } takes a Buddha.
gs-event-laid-buddha = { $board } lays a Buddha on { $space }.
gs-event-banished = { $board } has { $card } on { $space } discarded, without its right stone.
gs-event-watched = { $board } sends haunting figures back to their cards. Board: { $watched }.
gs-event-prayed = { $board } puts a Tao token on the Circle of Prayer: { $colour }.
gs-event-circle-cleared = The Tao token on the Circle of Prayer returns to the supply: { $colour }.
gs-event-ghost-moved = The wind moves { $card } from { $start } to { $end }.
gs-event-looked-at-deck = { $board } looks at the top of the deck. Cards: { $count }.
gs-event-power-chosen = Power chosen for { $board_side }: { $power }.
gs-event-begins = { $board } has the first turn.
gs-event-won = Wu-Feng is defeated: the village is saved! Score: { $score }.
gs-event-lost = { gs-defeat } Score: { $score }.
gs-defeat = { $outcome ->
    [2] All Taoists are dead: the village is lost.
    [3] Too many tiles are haunted: the village is lost.
    [4] A haunting found no active tile in its line: the village is lost.
   *[5] The last card was drawn while an incarnation was undefeated: the village is lost.
}
gs-ending = { $outcome ->
    [1] The game is over. Wu-Feng is defeated: the village is saved! Score: { $score }.
   *[other] The game is over. { gs-defeat } Score: { $score }.
}
gs-curse-0 = no effect
gs-curse-2 = haunt a tile
gs-curse-3 = a ghost comes
gs-curse-4 = lose all Tao tokens
gs-curse-5 = lose 1 Qi

## Questions

gs-kind-yang = { $stage ->
    [0] Your Yang phase: you may { $deeds }. What do you do?
    [1] You have moved. Now you may { $deeds }.
    [2] You have acted. What else do you do before your turn ends?
   *[3] The end of your turn: you may { $deeds }.
}
gs-yang-move = move
gs-yang-act = act
gs-yang-lay = lay Buddhas
gs-yang-help = ask for help
gs-yang-exorcism = attempt an exorcism
gs-yang-buddha = lay a Buddha
gs-yang-end = end your turn
gs-yang-then = , then{" "}
gs-yang-or = { $first } or { $last }
gs-kind-place-ghost = { $card_kind ->
    [incarnation] Wu-Feng himself comes, as { $card }: { $needs }. { $stones } Exorcise every incarnation to win. Choose its space.
   *[ghost] A ghost comes: { $card }, { $needs }. { $stones } Choose its space.
}
gs-kind-reroll-dice = The dice show: { $dice }. Choose those to roll again, once.
gs-kind-reroll-curse = The Curse die shows: { $face }. Roll it again? The second result stands.
gs-kind-exorcise = The dice show: { $dice }. Choose a ghost to exorcise. Chosen so far: { $chosen }.
gs-kind-spend = The dice show: { $dice }. To exorcise: { $chosen }. Choose a Tao token to spend.
gs-kind-lend = { $board } asks for one of your Tao tokens: { $colour }, to exorcise { $chosen }. Do you lend it?
gs-kind-take-tao = Take a Tao token of your choice.
gs-kind-discard-tao = Discard a Tao token.
gs-kind-qi-or-yin-yang = Choose your reward: 1 Qi or your Yin-Yang.
gs-kind-give-qi = The reward of the incarnation: which Taoist gains 1 Qi?
gs-kind-give-yin-yang = The reward of the incarnation: which Taoist gains the Yin-Yang?
gs-kind-who-loses-qi = A possessed board should lose 1 Qi. Which living Taoist loses it?
gs-kind-revive = Choose the dead Taoist who returns with 2 Qi.
gs-kind-unhaunt = Choose the haunted tile that turns back. Then a ghost comes.
gs-kind-banish = Choose the ghost that is discarded. Then you lose 1 Qi.
gs-kind-watch = Choose the board whose haunting figures return to their cards.
gs-kind-pray = Choose the colour for the Circle of Prayer: ghosts are 1 cheaper in it.
gs-kind-wind-ghost = The wind may move one ghost. Which one?
gs-kind-wind-space = Where does the wind move { $card }?
gs-kind-wind-taoist = The wind may move a Taoist. Whom?
gs-kind-step-to = { $moved } steps to another tile. Which one?
gs-kind-next-card = Put the cards back on the deck, the next one first. Cards without a place yet: { $left }.
gs-kind-choose-power = Choose the power of this board: { $board_side }, { $board_colour }.
gs-kind-choose-first = Choose who has the first turn.

## Options; $what says what the option is

gs-option-yang = { $what ->
    [pass] End your turn
    [pass-odds] End your turn (Yin phase, { $side }: { $risks })
    [move] Move to { $tile }
    [move-haunted] Move to { $tile }, which is haunted
    [move-faces] Move to { $tile }, facing { $faces }
    [move-haunted-faces] Move to { $tile }, which is haunted, facing { $faces }
    [help] Ask for help, { $tile }: { $does }
    [help-nowhere] Ask for help
    [exorcism] Attempt an exorcism: { $faces }
    [exorcism-nowhere] Attempt an exorcism
    [take] { gs-power-6 }: take a Tao token, { $colour }
    [mantra] { gs-power-7 } on { $target }
    [winds] { gs-power-1 }: move { $player }
    [yin-yang-help] Spend the Yin-Yang for help, { $tile }: { $does }
    [yin-yang-unhaunt] Spend the Yin-Yang to turn a tile back: { $tile }
    [borrow] Spend a Power token, { $side }: { $power }
   *[buddha] Lay a Buddha on { $target }
}
gs-option-place-ghost = Put it on { $target }
gs-option-reroll-dice = { $what ->
    [pass] Keep all dice
    [known] Roll again: dice { $numbers }: { $faces }
   *[unknown] Roll again: dice { $numbers }
}
gs-option-reroll-curse = { $what ->
    [pass] Keep the result
   *[reroll] Roll the Curse die again
}
gs-option-exorcise = { $what ->
    [pass] Exorcise no more
    [paid] Exorcise { $target } ({ $pays })
   *[space] Exorcise { $target }
}
gs-pays = uses { $parts }
gs-pays-dice = dice { $points }
gs-pays-mantra = the Mantra
gs-pays-tao = Tao of { $player }: { $points }
gs-pays-any = for any colour
gs-pays-choose = { $count ->
    [one] { $count } token of your choice
   *[other] { $count } tokens of your choice
}
gs-pays-nothing = nothing
gs-option-spend = Spend a token of { $player }: { $colour }
gs-option-lend = { $what ->
    [pass] Lend nothing to this exorcism
   *[colour] Lend a token: { $colour }
}
gs-option-take-tao = Take { $colour }
gs-option-discard-tao = Discard { $colour }
gs-option-qi-or-yin-yang = { $what ->
    [qi] Gain 1 Qi
   *[yin-yang] Gain your Yin-Yang
}
gs-option-give-qi = 1 Qi for { $player }
gs-option-give-yin-yang = The Yin-Yang for { $player }
gs-option-who-loses-qi = { $player } loses 1 Qi
gs-option-revive = Revive { $player }
gs-option-unhaunt = Turn back { $tile }
gs-option-banish = Discard { $target }
gs-option-watch = The board { $side }: { $player }
gs-option-pray = Pray with { $colour }
gs-option-wind-ghost = { $what ->
    [pass] Move no ghost
   *[space] Move { $target }
}
gs-option-wind-space = Move it to { $target }
gs-option-wind-taoist = { $what ->
    [pass] Move no Taoist
   *[board] Move { $player }
}
gs-option-step-to = To { $tile }
gs-option-next-card = Next: { $card }, { $needs }
gs-option-choose-power = { $power }: { $does }
gs-option-choose-first = { $player } begins

## Why something cannot be done now

gs-reason-step-over = That step of your turn is over: first powers, then move, then act, then lay Buddhas.
gs-reason-moved-already = You have moved in this turn.
gs-reason-acted-already = You have acted in this turn: asked for help or attempted an exorcism.
gs-reason-other-tile = A second action is possible only on the tile of the first one.
gs-reason-here-already = The Taoist stands there already.
gs-reason-not-adjacent = That tile is more than one step away.
gs-reason-haunted-tile = The tile is haunted and gives no help.
gs-reason-no-ghost-faced = There is no ghost on a space you face.
gs-reason-not-your-power = That power is not yours.
gs-reason-power-off = That power is off: a ghost blocks it, or the board is possessed.
gs-reason-power-used = You have used that power in this turn.
gs-reason-none-in-supply = The supply has no such token left.
gs-reason-no-ghost-there = There is no ghost on that space.
gs-reason-mantra-there = The Mantra lies on that ghost already.
gs-reason-not-another-taoist = It must be another Taoist who is alive; only a lone player moves their own.
gs-reason-no-yin-yang = You have no Yin-Yang.
gs-reason-not-haunted = That tile is not haunted.
gs-reason-nobody-dead = No Taoist is dead.
gs-reason-no-qi-left = The supply has no Qi to bring a Taoist back.
gs-reason-nothing-haunted = No tile is haunted.
gs-reason-no-dice = Ghosts hold all the dice.
gs-reason-no-ghost-to-banish = There is no ghost that could be discarded; incarnations cannot.
gs-reason-no-figure-out = No haunting figure is out there.
gs-reason-nothing-to-pray-with = The supply has no token of another colour.
gs-reason-nothing-to-move = The wind finds neither a ghost nor a Taoist to move.
gs-reason-no-buddha-at-temple = No Buddha is left at the Temple.
gs-reason-not-neutral = Only the power of a neutral board can be borrowed.
gs-reason-no-power-token = You have no Power token.
gs-reason-board-possessed = That board is possessed; its power is gone.
gs-reason-borrowed-already = You have borrowed that power in this turn.
gs-reason-no-buddha-held = You hold no Buddha.
gs-reason-taken-this-turn = You took this Buddha in this turn; you can lay it from your next turn on.
gs-reason-not-faced = You do not face that space from your tile.
gs-reason-ghost-there = A ghost lies on that space.
gs-reason-buddha-there = A Buddha lies on that space.
gs-reason-not-its-board = The ghost goes to its own board as long as a space is free there.
gs-reason-no-such-die = There is no such die in this roll.
gs-reason-same-dice = That is the same as another choice: of equal faces the left ones are rolled first.
gs-reason-protected = This incarnation cannot be exorcised now: its centre stone says what it takes.
gs-reason-not-enough = Dice and tokens do not suffice for that ghost.
gs-reason-chosen-already = You have chosen that ghost.
gs-reason-must-exorcise = The dice alone suffice, so a ghost must be exorcised.
gs-reason-not-on-your-tile = Only Taoists on your tile can lend tokens.
gs-reason-lends-nothing = This Taoist lends nothing to this exorcism.
gs-reason-no-such-token = There is no such token to give.
gs-reason-not-needed = A token of that colour is not needed.
gs-reason-not-asked-for = You are asked for a token of another colour.
gs-reason-not-living = There is no living Taoist.
gs-reason-has-yin-yang = This Taoist has a Yin-Yang already.
gs-reason-not-dead = There is no dead Taoist.
gs-reason-incarnation = An incarnation cannot be discarded.
gs-reason-colour-there = A token of that colour lies on the Circle already.
gs-reason-not-looked-at = That card is not among those you are looking at.
gs-reason-not-on-this-board = That power is not on this board; a lone player's red board dances the Spires.
gs-reason-neutral-board = A neutral board cannot have the first turn.
gs-reason-forbidden = Something forbids it in this turn.
gs-reason-other-question = Something else is asked now.
gs-reason-game-over = The game is over.

## The position

gs-view-turn = { $what ->
    [neutral] { $difficulty }. Turn { $turn }: the neutral board { $side }.
    [dead] { $difficulty }. Turn { $turn }: { $player }, possessed ({ $side }).
    [before] { $difficulty }. The game is about to begin.
   *[living] { $difficulty }. Turn { $turn }: { $player } ({ $side }).
}
gs-view-haunted = Haunted tiles: { $count }; { $limit } lose the game.
gs-view-village = Village, row by row from the north:
gs-view-tile = { $notes ->
    [none] { $tile }
   *[some] { $tile } – { $text }
}
gs-view-is-haunted = HAUNTED
gs-view-at-temple = Buddhas: { $count }
gs-view-on-circle = prayer: { $colour }
gs-view-power-tokens-here = Power tokens: { $count }
gs-view-player = { $player }, { $side }, { $colour }: { $texts }
gs-view-neutral = Neutral board
gs-view-is-dead = dead, the board is possessed
gs-view-is-possessed = possessed
gs-view-qi = Qi { $count }
gs-view-tao = Tao { $tokens }
gs-view-yin-yang = { $held ->
    [0] no Yin-Yang
   *[1] Yin-Yang
}
gs-view-buddhas = Buddhas { $count }
gs-view-power-tokens = Power tokens { $count }
gs-view-power = { $works ->
    [yes] power: { $power }
   *[no] power off: { $power }
}
gs-view-borrowed = borrowed in this turn
gs-view-ghost = { $card }: { $texts }
gs-view-figure = { $out ->
    [yes] figure out, next haunts { $tile }
    [village] figure out, next haunting loses the game
   *[no] figure on the card
}
gs-view-mantra = bears the Mantra
gs-view-vulnerable = has met a Buddha
gs-view-safe = cannot be exorcised now
gs-view-right = when exorcised: { $stones }
gs-view-space = { $space } { $text }
gs-view-free = { $spaces } free
gs-view-buddha-space = Buddha
gs-view-deck = Deck: { $count }. { $what ->
    [next] The next card is an incarnation.
    [among] The next incarnation is among the top { $place } cards.
    [later] The next incarnation is card { $place } from the top.
   *[none] No incarnation is left in it.
} Incarnations undefeated: { $undefeated }, exorcised: { $exorcised }.
gs-view-on-top = On top of the deck, from the top: { $cards }.
gs-view-drawn = Just drawn: { $card }, { $needs }.
gs-view-supply = Supply: Qi { $qi }; Tao { $tokens }.
gs-view-field = { $name }: { $value }.
gs-view-dice = Dice: { $dice }.
gs-view-curse = The Curse die shows: { $face }.
gs-view-chosen = To exorcise: { $ghosts }.
gs-view-promised = Tokens promised: { $tokens }.
gs-view-promise = { $player } { $colour }
gs-view-captured = Tao dice held by ghosts: { $count }.
gs-view-locked = Nobody may spend Tao tokens.
gs-view-no-white = White faces count nothing.

## Help about cards, tiles and powers

gs-help-ghost = { $card }. Ghost, { $colour }. Resistance { $resistance }: { $needs }. { $stones }
gs-help-incarnation = { $card }. Incarnation of Wu-Feng, { $colour }. Resistance { $resistance }: { $needs }. { $stones }
gs-help-left = Left stone (on arrival). { $text }
gs-help-centre = Centre stone (in play). { $text }
gs-help-right = Right stone (when exorcised). { $text }
gs-help-no-stones = It has no stones.
gs-help-power = { $power }, { $colour }. { $text }
gs-help-reconstructed = (Reconstructed: no source tells this for certain.)

gs-stone-haunter = haunter
    .help = Haunter: its figure steps out, and in the next Yin phase of its board haunts the nearest active tile.
gs-stone-tormentor = rolls the Curse die each Yin phase
    .help = Tormentor: in each Yin phase of its board that board's Taoist rolls the Curse die.
gs-stone-dice-immune = dice count nothing against it
    .help = Dice count nothing against it; Tao tokens, the Circle of Prayer and the Mantra do.
gs-stone-summon-ghost = brings another ghost
    .help = Another ghost comes into play.
gs-stone-block-board-power = blocks the power of its board
    .help = As long as it is in play, the power of the board it lies on is off.
gs-stone-fast-haunter = its figure starts outside
    .help = Its figure starts outside, so it haunts a tile in the first Yin phase of its board.
gs-stone-capture-die = holds a Tao die
    .help = As long as it is in play, it holds a Tao die: exorcisms roll one die fewer.
gs-stone-lose-qi = costs 1 Qi
    .help = The active player loses 1 Qi.
gs-stone-block-tao = nobody may spend Tao tokens
    .help = As long as it is in play, nobody may spend Tao tokens.
gs-stone-haunt-tile = haunts a tile at once
    .help = It haunts the nearest active tile of its line at once.
gs-stone-group-lose-tao = every Taoist discards a Tao token
    .help = Every living Taoist discards one Tao token of their choice.
gs-stone-block-all-powers = blocks all powers
    .help = As long as it is in play, all Taoist powers are off, borrowed ones too.
gs-stone-clear-circle-of-prayer = clears the Circle of Prayer
    .help = The token on the Circle of Prayer returns to the supply.
gs-stone-white-faces-void = white faces count nothing
    .help = As long as it is in play, white faces count nothing for anyone.
gs-stone-exorcisable-only-if-opposite-ghost-space-has-no-ghost = safe while a ghost lies opposite
    .help = It can be exorcised only while no ghost lies on the space opposite, across the village.
gs-stone-exorcisable-only-after-entering-a-buddha-space = safe until it meets a Buddha
    .help = It can be exorcised only after it has come to a space with a Buddha; then for good.
gs-stone-curse-die = Curse die
    .help = Roll the Curse die.
gs-stone-gain-tao-1 = 1 Tao token
    .help = Take 1 Tao token of your choice.
gs-stone-gain-tao-2 = 2 Tao tokens
    .help = Take 2 Tao tokens of your choice.
gs-stone-gain-qi-or-yinyang = Qi or Yin-Yang
    .help = Gain 1 Qi or your own Yin-Yang.
gs-stone-group-gain-qi-and-yinyang = Qi and Yin-Yang for the group
    .help = The group gains 1 Qi and a Yin-Yang, for the same Taoist or for two.

gs-tile-0 = Cemetery
    .does = revive a Taoist, then roll the Curse die
    .help =
        A dead Taoist returns with 2 Qi on the Cemetery. Then you roll the Curse die; if it haunts, it haunts
        the Cemetery. A lone player has no use for it.
gs-tile-1 = Taoist Altar
    .does = turn a haunted tile back, then a ghost comes
    .help = Turn one haunted tile back to its active side. Then bring a ghost into play.
gs-tile-2 = Herbalist's Shop
    .does = roll 2 dice and take those Tao tokens
    .help =
        Roll two Tao dice{ $captured_dice_limit_herbalist ->
            [no] , even if ghosts hold dice.
           *[yes] , fewer if ghosts hold them.
        } For each coloured face take a token of that colour,
        for each white face one of your choice, as far as the supply has them.
gs-tile-3 = Sorcerer's Hut
    .does = discard a ghost and lose 1 Qi
    .help = Discard any ghost in play, but no incarnation, without its right stone. You lose 1 Qi.
gs-tile-4 = Night Watchman's Beat
    .does = haunting figures of a board go back
    .help = Choose a board: all its haunting figures return to their cards.
gs-tile-5 = Circle of Prayer
    .does = ghosts become 1 cheaper in a colour
    .help =
        Put a Tao token from the supply here, or swap the one that lies here. Every ghost that needs this colour
        is 1 cheaper in it, for everybody, until the token goes. It is not used up.
gs-tile-6 = Pavilion of the Heavenly Wind
    .does = move a ghost and another Taoist
    .help =
        Move a ghost to any free space of any board; then move one other Taoist { $pavilion_taoist_move ->
            [any_tile] to any tile.
           *[one_step] one step.
        } You may leave out either.
        A lone player moves their own Taoist.
gs-tile-7 = Tea House
    .does = 1 Tao token and 1 Qi, then a ghost comes
    .help = Take a Tao token of your choice and 1 Qi. Then bring a ghost into play.
gs-tile-8 = Buddhist Temple
    .does = take a Buddha
    .help = Take a Buddha if one is here. You may lay it from your next turn on.
gs-tile-9 = Guard Tower
    .does = order the top 4 cards, take a Tao token
    .help =
        A promo tile. Look at the top four cards of the deck and put them back in any order; all Taoists see them.
        Then take a Tao token of your choice.

gs-power-0 = Dance of the Spires
    .does = move to any tile
    .help = Move up to two steps instead of one; that reaches every tile of the village.
gs-power-1 = Dance of the Twin Winds
    .does = before moving, move another Taoist
    .help = Before you move, move one other living Taoist one step.
gs-power-2 = The Gods' Favorite
    .does = re-roll dice once
    .help = You may roll any Tao dice of yours again, once, and the Curse die too. The second result stands.
gs-power-3 = Strength of a Mountain
    .does = a fourth die, no Curse die
    .help = You roll the grey die as well in exorcisms, but not at the Herbalist's. You never roll the Curse die.
gs-power-4 = Heavenly Gust
    .does = help and exorcism in one turn
    .help = In one turn you may ask for help and attempt an exorcism, in any order, on the same tile.
gs-power-5 = Second Wind
    .does = the same action twice
    .help = In one turn you may ask for help twice, or attempt two exorcisms, on the same tile.
gs-power-6 = Bottomless Pockets
    .does = before moving, take a Tao token
    .help = Before you move, take a Tao token of any colour that the supply has.
gs-power-7 = Enfeeblement Mantra
    .does = before moving, weaken a ghost by 1
    .help =
        Before you move, put the Mantra on any ghost, or move it there: the ghost is 1 cheaper for everybody.
        It comes off when the ghost leaves play or the power is off.

## Ghosts

gs-card-1 = Ghoul
gs-card-2 = Walking Corpse
gs-card-3 = Coffin Breakers
gs-card-4 = Coffin Breakers
gs-card-5 = Restless Dead
gs-card-6 = Zombie
gs-card-7 = Zombie
gs-card-8 = Hopping Vampire
gs-card-9 = Hopping Vampire
gs-card-10 = Yellow Plague
gs-card-11 = Lich
gs-card-12 = Drowned Maiden
gs-card-13 = Hound of Depth
gs-card-14 = Perfidious Nymph
gs-card-15 = Perfidious Nymph
gs-card-16 = Sticky Feet
gs-card-17 = Abysmal
gs-card-18 = Abysmal
gs-card-19 = Ooze Devil
gs-card-20 = Ooze Devil
gs-card-21 = Liquid Horror
gs-card-22 = Fury of Depth
gs-card-23 = Creeping One
gs-card-24 = Fungus Thing
gs-card-25 = Fallen Monks
gs-card-26 = Fallen Monk
gs-card-27 = Restless Spirit
gs-card-28 = Rotten Soul
gs-card-29 = Rotten Soul
gs-card-30 = Wicked One
gs-card-31 = Wicked One
gs-card-32 = Green Abomination
gs-card-33 = Great Putrid
gs-card-34 = Skinner
gs-card-35 = Reaper
gs-card-36 = Sharp-Nailed Mistresses
gs-card-37 = Sharp-Nailed Mistresses
gs-card-38 = Bleeding Eyes
gs-card-39 = Blood Drinker
gs-card-40 = Blood Drinker
gs-card-41 = Scarlet Evildoer
gs-card-42 = Scarlet Evildoer
gs-card-43 = Flesh Devourer
gs-card-44 = Raging One
gs-card-45 = Gloomy Minion
gs-card-46 = Repellent Beauty
gs-card-47 = Severed Heads
gs-card-48 = Severed Heads
gs-card-49 = Grave Walker
gs-card-50 = Black Widow
gs-card-51 = Black Widow
gs-card-52 = Dark Wraith
gs-card-53 = Dark Wraith
gs-card-54 = Shapeless Evil
gs-card-55 = Soul Eater

## Incarnations of Wu-Feng

gs-card-56 = Howling Nightmare
gs-card-57 = Uncatchable
gs-card-58 = Hope Killer
gs-card-59 = Death's Army
gs-card-60 = Forgotten Ones
gs-card-61 = Bone Cracker
gs-card-62 = Dark Mistress
gs-card-63 = Creeping Horror
gs-card-64 = Vampire Lord
gs-card-65 = Nameless

## Options of the table

gs-switch-difficulty = Difficulty
    .help =
        Initiation: 4 Qi, a black Tao token, one incarnation, and only the fourth haunted tile loses. Normal: 3 Qi,
        one incarnation. Nightmare: three or four incarnations. Hell: the same, and nobody starts with a Yin-Yang.
    .is-initiation = Initiation
    .is-normal = Normal
    .is-nightmare = Nightmare
    .is-hell = Hell
gs-switch-guard_tower = With the Guard Tower
    .help =
        Whether the promo tile is shuffled in; then one of the ten tiles is left out at random. Without the
        Buddhist Temple, Uncatchable is left out as well.
gs-switch-powers = Choice of powers
    .help = Whether the powers of the boards are dealt at random or chosen by the group.
    .is-random = at random
    .is-chosen = the group chooses
gs-switch-first_player = Who begins
    .help = Whether the first player is drawn at random or chosen by the group.
    .is-random = at random
    .is-chosen = the group chooses
gs-switch-lending = Lending tokens
    .help = Whether Taoists on the same tile are asked for each Tao token, or always lend.
    .is-ask = the owner is asked
    .is-always = always lent
gs-switch-initiation_haunted_limit = Haunted tiles that lose at Initiation
    .help = How many haunted tiles at once lose the game at Initiation.
    .is-4 = four
    .is-3 = three
gs-switch-initiation_black_tao = Black Tao token at Initiation
    .help = Whether each Taoist starts Initiation with a black Tao token; older printings give none.
gs-switch-pavilion_taoist_move = How far the Pavilion moves a Taoist
    .help = How far the Pavilion of the Heavenly Wind moves a Taoist.
    .is-one_step = one step
    .is-any_tile = to any tile
gs-switch-possessed_board_qi_loss = Who loses the Qi of a possessed board
    .help = Who loses the Qi that a possessed board should lose.
    .is-group_chooses_living_taoist = a living Taoist whom the group chooses
    .is-active_or_next_player = the active player, or the next one
gs-switch-power_token_pickup = Power tokens on the centre tile
    .help = How many Power tokens a Taoist takes who ends the turn on the centre tile.
    .is-all_on_centre_tile = all
    .is-one = one
gs-switch-captured_dice_limit_herbalist = Held dice are missing at the Herbalist's
    .help = Whether dice held by ghosts are missing at the Herbalist's Shop too.
gs-switch-paid_ghosts = Several ghosts exorcised together
    .help =
        Whether all ghosts that an exorcism pays for leave first and their right stones follow in the order chosen, or
        each leaves with its right stone while the next one still lies there.
    .is-together = all leave first
    .is-one_by_one = one by one, each with its stone

## How to play

gs-rules-1 = You are Taoists who defend a village against Wu-Feng and his ghosts, and you win or lose together.
gs-rules-2 =
    The village has nine tiles in three rows; around it lie four boards, each with a colour, a Taoist power and
    three spaces for ghosts.
gs-rules-3 = The boards take turns clockwise: in the Yin phase the ghosts act, in the Yang phase you do.
gs-rules-4 =
    Yin: first the ghosts on the board act. If three ghosts fill it, you lose 1 Qi; otherwise a new ghost comes
    from the deck.
gs-rules-5 = A ghost goes to the board of its colour, a black one to the board whose turn it is; you choose the space.
gs-rules-6 =
    A haunter first sends out its figure, and the next time haunts the nearest active tile in its line. Other ghosts
    make you roll the Curse die, hold dice, block powers or bring further ghosts.
gs-rules-7 =
    Yang: you may move one step in any direction, then ask the villager of your tile for help or attempt an exorcism.
    At the end you may lay Buddhas, which destroy the next ghost on their space.
gs-rules-8 =
    Exorcism: roll three Tao dice against the ghosts on the spaces next to your tile, two from a corner. Each face
    pays a point of its colour, white any; Tao tokens, yours and lent ones of Taoists on your tile, pay the rest.
gs-rules-9 = If its whole resistance is paid, the ghost goes, and its right stone brings a curse or a reward.
gs-rules-10 = Each tile helps in its own way; a haunted one does not help.
gs-rules-11 = Your Yin-Yang gives you the help of any active tile, or turns a haunted tile back.
gs-rules-12 = Without Qi a Taoist dies and the board is possessed; the Cemetery can bring the dead back.
gs-rules-13 = You win when every incarnation of Wu-Feng in the deck has been exorcised.
gs-rules-14 =
    You lose when all Taoists are dead, when the third tile is haunted (at Initiation the fourth), or when the last
    card is drawn while an incarnation is undefeated.
