### Black Secret. Names are names; all texts are our own. A message here goes before one of the base game.
### $cell is a number with the tile above it, so that texts put the word "cell" before it; $place_level is above or
### below; $effect names the choice that asks; $curse and $mantra are names in quotation marks.

bs-title = Ghost Stories: Black Secret
bs-seat = { $what ->
    [wu-feng] Wu-Feng
   *[taoist] Taoist { $number }
}

## Places and names

bs-quoted = “{ $name }”
bs-cell = { $what ->
    [known] { $number } (under { $tile })
   *[unknown] { $number }
}
bs-cell-itself = cell { $cell }
bs-cell-noted = { $number } (under { $tile }; { $text })
bs-pyramid-space = row { $row }, space { $number }
bs-counted-token = { $name } { $count }
bs-tokens = { $count ->
    [0] no tokens
    [one] { $count } token
   *[other] { $count } tokens
}
bs-slot = { $what ->
    [mantra] { $mantra } (level { $level }, Qi { $qi } of { $level }): { $does }
   *[empty] empty place { $number } of level { $level }
}
bs-demon-at-home = on Wu-Feng's board
bs-demon-needing = { $demon }, { $needs }
bs-summons = brings an incarnation

## Demons

bs-demon-0 = Seeker
    .object = the Seeker
    .a = It may enter on any cell.
    .b = Tao tokens do not help to exorcise it.
bs-demon-1 = Landscaper
    .object = the Landscaper
    .a = Who exorcises it discards a Tao token that Wu-Feng picks.
    .b = It may search though a Taoist is in its cell.
bs-demon-2 = Gravedigger
    .object = the Gravedigger
    .a = When it is exorcised, Wu-Feng draws a ghost card and plays it.
    .b = When it is exorcised, Wu-Feng rolls the Curse die against the Taoist who did it.
bs-demon-3 = The Shadow of Wu-Feng
    .object = the Shadow of Wu-Feng

## Catacomb tokens

bs-token-0 = Dirt
    .does = nothing happens
bs-token-1 = Buddha
    .does = the demon that searches goes back to Wu-Feng's board, without its vengeance
bs-token-2 = Blood of the Just
    .does = the active Taoist may put 1 Qi from the supply on a Blood Mantra
bs-token-3 = Cursed Tablet
    .does = Wu-Feng may cast a curse of any colour
bs-token-4 = Bones
    .does = Wu-Feng puts this token on a free ghost space as a skeleton
bs-token-5 = Blood of Su-Ling
    .does = the active Taoist has one Blood Mantra work at once, whatever Qi lies on it
bs-token-6 = Urn
    .does = Wu-Feng keeps it and takes an incarnation; with the third one his Shadow appears

## Curses: level 1, 2, 3 and 4

bs-house-does = { $count ->
    [one] { $does }
   *[other] { $does } ({ $count } times)
}
bs-spell-1 = Drain a Mantra
    .does = 1 Qi goes from a Blood Mantra to the supply
bs-spell-2 = Draw an incarnation
    .does = Wu-Feng takes the top incarnation into his hand
bs-spell-3 = Draw a ghost
    .does = Wu-Feng draws a ghost card and plays it
bs-spell-4 = Skeleton
    .does = Wu-Feng places a skeleton from his board
bs-spell-5 = Remove a ladder
    .does = Wu-Feng removes a ladder
bs-spell-6 = Knock down
    .does = a Taoist is knocked down
bs-spell-7 = Curse die
    .does = the Curse die is rolled against a Taoist
bs-spell-8 = Lose a Tao
    .does = a Taoist loses a Tao token that Wu-Feng picks
bs-spell-9 = Move a villager
    .does = a face-up villager moves to a tile next to its own
bs-spell-10 = Empty a Mantra
    .does = all Qi of a Blood Mantra goes to the supply
bs-spell-11 = Bottom card
    .does = the lowest ghost card of the deck leaves the game unseen
bs-spell-12 = Move a ghost
    .does = a ghost moves to a free space
bs-spell-13 = Two skeletons
    .does = Wu-Feng places two skeletons from his board
bs-spell-14 = Activate a demon
    .does = a demon or the Shadow acts at once
bs-spell-15 = Drag below
    .does = a Taoist is moved to any cell of the catacombs
bs-spell-16 = Lose a Qi
    .does = a Taoist loses 1 Qi
bs-spell-17 = Lose two Tao
    .does = a Taoist loses two Tao tokens that Wu-Feng picks
bs-spell-18 = Take a crystal
    .does = a crystal of the Mystic Barrier goes back to the supply
bs-spell-19 = Remove a Mantra
    .does = a Blood Mantra leaves the game and is replaced; its Qi goes to the supply
bs-spell-20 = Two bottom cards
    .does = the two lowest ghost cards of the deck leave the game unseen
bs-spell-21 = Back from the discard
    .does = Wu-Feng places any ghost from the discards
bs-spell-22 = Three skeletons
    .does = Wu-Feng places up to three skeletons from his board
bs-spell-23 = Remove two ladders
    .does = Wu-Feng removes two ladders
bs-spell-24 = Haunt a tile
    .does = Wu-Feng haunts a tile of his choice
bs-spell-25 = Lose the Yin-Yang
    .does = a Taoist loses the Yin-Yang
bs-spell-26 = Two Curse dice
    .does = the Curse die is rolled twice against one Taoist
bs-spell-27 = Kill a villager
    .does = the top villager of a stack dies
bs-spell-28 = Summon an incarnation
    .does = Wu-Feng takes the top incarnation and places one from his hand
bs-spell-29 = All demons
    .does = all demons on Wu-Feng's board enter the catacombs at no cost
bs-spell-30 = Haunt and lose a Qi
    .does = Wu-Feng haunts a tile of his choice, and a Taoist loses 1 Qi
bs-spell-31 = Excavate
    .does = Wu-Feng reveals a whole stack of the catacombs; only an Urn in it works, the rest is discarded
bs-spell-32 = Move the Portal
    .does = the Portal moves to any tile

## Blood Mantras: level 2, 3 and 4

bs-mantra-1 = Ladders
    .does = put back up to two ladders, under tiles that are not haunted
bs-mantra-2 = Bury
    .does = the topmost ghost card of the deck goes under it unseen
bs-mantra-3 = Qi
    .does = a Taoist gains 1 Qi
bs-mantra-4 = Tao and enfeeblement
    .does = a Taoist takes a Tao token and lays the Enfeeblement Mantra
bs-mantra-5 = Discard a ghost
    .does = a ghost is discarded, without its right stone
bs-mantra-6 = Unlearn a curse
    .does = a curse that lies face up and is not cast goes to the reserve
bs-mantra-7 = Travel
    .does = a Taoist moves anywhere in the village or the catacombs
bs-mantra-8 = Rescue at the Portal
    .does = the top villager on the Portal's tile is rescued; if none is there, one of any stack
bs-mantra-9 = Two Tao and enfeeblement
    .does = a Taoist takes two Tao tokens and lays the Enfeeblement Mantra
bs-mantra-10 = Exorcise skeletons
    .does = all skeletons are exorcised
bs-mantra-11 = Yin-Yang
    .does = a Taoist gets the Yin-Yang back
bs-mantra-12 = Travel and move a ghost
    .does = a Taoist moves anywhere in the village or the catacombs; then a ghost may move
bs-mantra-13 = Return a demon
    .does = a demon goes back to Wu-Feng's board, without its vengeance
bs-mantra-14 = Two Buddhas
    .does = up to two Buddhas from the Temple or the box go on free ghost spaces
bs-mantra-15 = Rescue or raise
    .does = the top villager on the Portal's tile is rescued, or a dead one; if none is on the tile, one of any stack
bs-mantra-16 = Return all demons
    .does = all demons go back to Wu-Feng's board, without their vengeance
bs-mantra-17 = Turn two tiles back
    .does = up to two haunted tiles turn back
bs-mantra-18 = Share
    .does = the Taoists share a Yin-Yang and 2 Qi
bs-mantra-19 = Discard two ghosts
    .does = up to two ghosts are discarded, without their right stones
bs-mantra-20 = Recycle
    .does = up to four ghost cards from the discards go under the deck, in the order you choose
bs-mantra-21 = Rescue two
    .does = two villagers are rescued, from the Portal's tile or from the dead; if none is on the tile, one of any stack

## Notions

bs-word-incarnation = Incarnation
    .help =
        A shape of Wu-Feng, one of fifteen. They have a deck of their own; Wu-Feng holds some in his hand, where nobody
        else sees them. A Summoning card makes him place one. Neither a Buddha nor the Sorcerer removes it. When all
        that came and all that are still due from the deck are exorcised, the Taoists win; those in the hand do
        not count.
bs-word-wu-feng = Wu-Feng
    .help =
        The player on the last seat, against all Taoists. Whenever a ghost card has to be drawn, Wu-Feng draws it. He
        places the ghost, or discards the card to summon a demon that costs no more than its resistance, or to cast
        a curse of its colour. A black card pays for any curse.
bs-word-demon = Demon
    .help =
        Three demons wait on Wu-Feng's board. Summoned, a demon enters the catacombs on an entrance. Before the turn
        of each living Taoist every demon there acts once, the weakest first: it goes to a cell next to it, or
        searches its own while no Taoist is there. A Taoist in the same cell may exorcise it, in the colour of the
        cell; then it goes back and may be summoned anew.
bs-word-shadow = The Shadow of Wu-Feng
    .help =
        It appears with the third Urn, and all demons leave for good. It counts as a demon: it moves to any tile or
        cell, attacks the Taoists beside it with three Tao dice (each black face costs one of them 1 Qi), or attacks a
        tile without Taoists with the Curse die. Nobody can use its tile, and nothing can drive it away.
bs-word-curses = Curse token
    .help =
        A curse has a level from 1 to 4 and a colour. Wu-Feng has five of level 1, four of level 2, three of level 3
        and two of level 4. To cast one he discards a ghost card of its colour or a black one and lays the token
        into the pyramid. All choices in it are his.
bs-word-pyramid = Curse pyramid
    .help =
        Rows of four, three, two and one space for the curses of the levels 1 to 4. A space above row 1 is open when
        both spaces under it are filled; the curses of a row turn face up when its first space opens. After a
        curse of level 4 all tokens are shuffled, and Wu-Feng draws anew.
bs-word-blood-mantra = Blood Mantra
    .help =
        Every Qi that a Taoist or a neutral board loses goes onto a Blood Mantra, chosen by the player who lost it.
        When as much Qi lies on it as its level says, it works at once. Then it leaves the game, its Qi goes to the
        supply, and another one of its level takes its place. What it leaves to choose may be declined.
bs-word-blood-brother = Blood Brother
    .help =
        A Taoist with exactly 1 Qi has the power of the board opposite as well, neutral or not. If that power is off,
        it is off here too. Who gains Qi or dies loses it.
bs-word-catacombs = Catacombs
    .help =
        Nine cells lie under the nine tiles and have their numbers, 0 to 8. Each has a colour; two are entrances for
        demons. In each lies a stack of face-down tokens, one for every Taoist in the game. Below, a Taoist can only
        walk, exorcise demons of the own cell and spend the Yin-Yang.
bs-word-ladder = Ladder
    .help =
        After the move step, moved or not, a Taoist may climb between a tile and the cell under it if the ladder is
        there; with Dance of the Spires after each step. Who is moved by the Pavilion or Twin Winds may
        climb too. A tile that becomes haunted loses its ladder.
bs-word-token = Catacomb token
    .help = A demon that searches reveals the top token of its cell. It works at once and leaves the game.
bs-word-urn = Urns
    .help =
        Three of the catacomb tokens, all in set 1, at the bottom of the stacks. Wu-Feng keeps each one that is
        found and takes an incarnation; with the third one his Shadow appears.
bs-word-skeleton = Skeleton
    .help =
        It lies on a ghost space and fills it like a ghost. Resistance 1, in the colour of its board; no reward. It is
        no ghost card: Sorcerer's Hut and Pavilion do nothing to it. A Buddha destroys it. Wu-Feng has three on his
        board, and they return there; skeletons made of Bones leave the game.
bs-word-knocked-down = Knocked-down Taoist
    .help =
        Who lies on the ground must spend the next move to stand up and cannot move or climb before. With Dance
        of the Spires one step is left. Pavilion and Twin Winds can raise the Taoist instead. Asking for help and
        exorcisms are possible.

## What happens

bs-event-drew = { $card_kind ->
    [summoning] Turn of { $board }: Wu-Feng draws a Summoning card.
   *[other] Turn of { $board }: Wu-Feng draws { $card }: { $card_needs }.
}
bs-event-rolled-curse = { $cause_kind ->
    [ghost] Wu-Feng rolls the Curse die of { $card } against { $board }: { $curse_text }.
   *[tile] Wu-Feng rolls the Curse die against { $board }, at { $cause_tile }: { $curse_text }.
}
bs-event-curse-shrugged-off = { $cause_kind ->
    [ghost] The Curse die of { $card } does nothing to { $board } ({ gs-power-3 }).
   *[tile] At { $cause_tile } the Curse die does nothing to { $board } ({ gs-power-3 }).
}
bs-event-no-room = { $board }: no ghost space is free, and that costs Qi.
bs-event-moved = { $place_level ->
    [below] { $board } goes to cell { $place_cell }.
   *[above] { $board } goes to { $place }.
}
bs-event-ghost-moved = { $card } moves from { $start } to { $end }.
bs-event-won = The Taoists win: Wu-Feng is defeated, the village is saved! Score of the Taoists: { $score }.
bs-event-lost = Wu-Feng wins. { gs-defeat } Score of the Taoists: { $score }.
bs-ending = { $outcome ->
    [1] The game is over. The Taoists win: Wu-Feng is defeated, the village is saved! Score of the Taoists: { $score }.
   *[other] { $named ->
        [yes] The game is over. { $player } wins as Wu-Feng. { gs-defeat } Score of the Taoists: { $score }.
       *[no] The game is over. Wu-Feng wins. { gs-defeat } Score of the Taoists: { $score }.
    }
}
bs-event-wu-feng-discards = Wu-Feng discards { $card }.
bs-event-summoning = Turn of { $board }: Wu-Feng takes an incarnation and must place one.
bs-event-took-incarnation = Wu-Feng takes an incarnation and has { $held ->
    [one] { $held } incarnation in his hand.
   *[other] { $held } incarnations in his hand.
}
bs-event-chose-incarnation = Wu-Feng comes as { $card }: { $card_needs }.
bs-event-incarnation-on-deck = Turn of { $board }: the village is full, so Wu-Feng lays an incarnation on the deck.
bs-event-from-discard = Wu-Feng brings { $card } back from the discards.
bs-event-cast = Wu-Feng casts { $curse } ({ $curse_colour }) on { $pyramid } of the pyramid: { $curse_does }.
bs-event-curses-revealed = Wu-Feng's curses of level { $level } lie face up now.
bs-event-pyramid-renewed = The pyramid is full: all curses are shuffled, and Wu-Feng draws anew.
bs-event-lost-yin-yang = { $board } loses the Yin-Yang.
bs-event-knocked-down = { $board } is knocked down and lies on the ground.
bs-event-dragged-below = { $place_level ->
    [below] { $board } is dragged into cell { $place_cell }.
   *[above] { $board } is dragged to { $place }.
}
bs-event-bottom-card-gone = The lowest ghost card leaves the game unseen. { $left ->
    [one] { $left } card is left in the deck.
   *[other] { $left } cards are left in the deck.
}
bs-event-demon-entered = { $demon } enters the catacombs, cell { $cell }.
bs-event-demon-moved = { $demon } goes to cell { $cell }.
bs-event-searched = { $demon } searches cell { $cell } and finds { $token }: { $token_does }.
bs-event-demon-exorcised = { $board } exorcises { $demon_object } in cell { $cell }.
bs-event-demon-home = { $demon } goes back to Wu-Feng's board.
bs-event-shadow-appears = { $place_level ->
    [below] The Shadow of Wu-Feng appears in cell { $place_cell }. The demons leave and never come back.
   *[above] The Shadow of Wu-Feng appears on { $place }. The demons leave and never come back.
}
bs-event-shadow-moved = { $place_level ->
    [below] The Shadow goes to cell { $place_cell }.
   *[above] The Shadow goes to { $place }.
}
bs-event-shadow-attacks = { $place_level ->
    [below] The Shadow attacks the Taoists in cell { $place_cell }. The dice: { $first }{ $second }{ $third }.
   *[above] The Shadow attacks the Taoists on { $place }. The dice: { $first }{ $second }{ $third }.
}
bs-event-shadow-attacks-tile = The Shadow attacks its tile: { $tile } ({ $place_number }).
bs-event-stack-revealed = { $count ->
    [one] Wu-Feng reveals the only token of cell { $cell } ({ $count }).
   *[other] Wu-Feng reveals all { $count } tokens of cell { $cell }.
}
bs-event-token-revealed = Found in cell { $cell }: { $token }.
bs-event-urn-kept = Wu-Feng keeps the Urn from cell { $cell }. Urns: { $count } of 3.
bs-event-ladder-removed = The ladder of cell { $cell } is gone.
bs-event-ladder-returned = The ladder of cell { $cell } is back.
bs-event-level-changed = { $place_level ->
    [below] { $board } climbs down into cell { $place_cell }.
   *[above] { $board } climbs up to { $place }.
}
bs-event-stood-up = { $board } stands up.
bs-event-skeleton-placed = { $bones ->
    [0] A skeleton rises on { $space }.
   *[1] The Bones rise as a skeleton on { $space }.
}
bs-event-skeleton-gone = { $bones ->
    [0] The skeleton of { $space } goes back to Wu-Feng's board.
   *[1] The skeleton of { $space } falls to dust and leaves the game.
}
bs-event-blood = The Qi of { $board } flows onto { $mantra }: { $qi } of { $mantra_level }.
bs-event-qi-from-supply = { $board } puts 1 Qi from the supply on { $mantra }: { $qi } of { $mantra_level }.
bs-event-mantra-works = { $mantra } works, and { $board } chooses: { $mantra_does }.
bs-event-mantra-spoiled = { $mantra } loses { $count } Qi to the supply.
bs-event-mantra-gone = { $mantra } leaves the game.
bs-event-mantra-revealed = A new Blood Mantra: { $mantra } (level { $mantra_level }): { $mantra_does }.
bs-event-blood-brother = { $board } is down to 1 Qi and has a Blood Brother: the power of the board opposite ({ $brother }) too.
bs-event-blood-brother-lost = { $board } no longer has a Blood Brother ({ $brother }).
bs-event-travelled = { $place_level ->
    [below] { $board } travels to cell { $place_cell }.
   *[above] { $board } travels to { $place }.
}
bs-event-enfeebled = { $target_kind ->
    [demon] { $board } lays the Enfeeblement Mantra on { $target }.
   *[space] { $board } lays the Enfeeblement Mantra on the space { $target }.
}
bs-event-ghost-discarded = { $board } has { $card } on { $space } discarded, without its right stone.
bs-event-curse-unlearned = Wu-Feng's curse { $curse } goes to the reserve.
bs-event-buried = The topmost ghost card goes under the deck unseen.
bs-event-recycled = { $card } goes from the discards under the deck.
bs-event-buddha-placed = A Buddha is placed on { $space }.

## Questions

bs-yang-stand-up = stand up
bs-yang-ladder = use a ladder
bs-kind-wind-ghost = { $effect ->
    [MoveAGhost] Your curse moves a ghost. Which one?
   *[other] You may move one ghost. Which one?
}
bs-kind-wind-space = Where does { $card } move?
bs-kind-step-to = { $moved } goes one step. Where to?
bs-kind-wu-feng =
    Place the ghost, or discard the card to summon a demon or to cast a curse. You have drawn { $card }, { $needs }. { $stones }
bs-kind-enter = Where does { $demon_object } enter the catacombs?
bs-kind-pyramid = On which space of the pyramid do you lay { $curse }?
bs-kind-cast = You may cast a curse of any colour. Which one?
bs-kind-incarnation = { $cause ->
    [0] The Summoning card: which incarnation of your hand do you place?
   *[other] The curse: which incarnation of your hand do you place?
}
bs-kind-demon-acts = { $call ->
    [0] Demon phase: { $demon } acts. It is in cell { $cell }. Where to, or does it search?
   *[1] { $demon } is activated. It is in cell { $cell }. Where to, or does it search?
}
bs-kind-shadow-acts = { $level ->
    [below] The Shadow may act. It is in cell { $cell }. What does it do?
   *[above] The Shadow may act. It is on { $tile }. What does it do?
}
bs-kind-activate = Which demon do you activate? It acts at once.
bs-kind-skeleton-on = { $duty ->
    [0] You may place a skeleton. On which space? Still to place: { $left }.
   *[other] { $bones ->
        [0] Place a skeleton. On which space? Still to place: { $left }.
       *[1] The Bones become a skeleton. On which space?
    }
}
bs-kind-remove-ladder = Which ladder do you remove? Still to remove: { $left }.
bs-kind-victim = { $effect ->
    [KnockDown] Which Taoist is knocked down?
    [RollAgainst] { $rolls ->
        [1] Against which Taoist is the Curse die rolled?
       *[2] Against which Taoist is the Curse die rolled twice?
    }
    [TaoLost] { $count ->
        [1] Which Taoist loses a Tao token?
       *[2] Which Taoist loses two Tao tokens?
    }
    [QiLost] Which Taoist loses 1 Qi?
    [YinYangLost] Which Taoist loses the Yin-Yang?
    [DragBelow] Which Taoist is dragged into the catacombs?
   *[other] Against which Taoist?
}
bs-kind-take-away = Which Tao token does { $board } lose? Still to lose: { $left }.
bs-kind-drag-to = Into which cell is { $board } dragged?
bs-kind-spoil-mantra = { $effect ->
    [DrainMantra] { $whole ->
        [0] Which Blood Mantra loses 1 Qi?
       *[1] Which Blood Mantra loses all its Qi?
    }
   *[other] Which Blood Mantra leaves the game?
}
bs-kind-from-discard = Which ghost comes back from the discards?
bs-kind-haunt = Which tile do you haunt?
bs-kind-excavate = The stack of which cell do you reveal?
bs-kind-hit = The Shadow hits. Which Taoist there loses 1 Qi? Hits still to assign: { $left }.
bs-kind-blood = { $effect ->
    [QiFlows] Qi was lost ({ $board }). Onto which Blood Mantra does it flow?
   *[other] You put 1 Qi from the supply on a Blood Mantra. On which one?
}
bs-kind-resolve-mantra = The Blood of Su-Ling: which Blood Mantra works at once?
bs-kind-for-taoist = { $effect ->
    [GainsAQi] Which Taoist gains 1 Qi?
    [RegainsYinYang] Which Taoist gets the Yin-Yang back?
    [GainsTao] { $count ->
        [1] Which Taoist takes a Tao token and lays the Enfeeblement Mantra?
       *[2] Which Taoist takes two Tao tokens and lays the Enfeeblement Mantra?
    }
    [Travels] Which Taoist travels to any place?
   *[other] For which Taoist?
}
bs-kind-enfeeble = Where do you lay the Enfeeblement Mantra?
bs-kind-discard-ghost = Which ghost is discarded? Still possible: { $left }.
bs-kind-unlearn = Which of Wu-Feng's curses goes to the reserve?
bs-kind-travel = Where does { $board } travel?
bs-kind-return-ladder = To which cell does a ladder return? Still possible: { $left }.
bs-kind-send-home = Which demon goes back to Wu-Feng's board?
bs-kind-buddha-on = On which space do you place a Buddha? Still possible: { $left }.
bs-kind-turn-back = Which haunted tile turns back? Still possible: { $left }.
bs-kind-recycle = Which card goes under the deck, each under the one before? Still possible: { $left }.
bs-kind-swap-mantra = The Calligrapher: which Blood Mantra do you replace?
bs-kind-new-mantra = Which Blood Mantra takes the place of { $mantra }?
bs-kind-ladder = { $level ->
    [below] { $moved } is in cell { $cell } now. Up the ladder?
   *[above] { $moved } is on { $tile } now. Down the ladder?
}

## Options; $what says what the option is

bs-deed = { $what ->
    [stand-up] Stand up, which takes your move
    [move] Move to cell { $cell }
    [down] Climb down the ladder to cell { $cell }
    [up] Climb up the ladder to { $tile }
    [up-faces] Climb up the ladder to { $tile }, facing { $faces }
    [ladder] Use the ladder
    [mantra] { gs-power-7 } on { $demon_object }, { $needs }
    [help] Ask for help
    [exorcism] Attempt an exorcism: { $demons }
   *[exorcism-nowhere] Attempt an exorcism
}
bs-option-exorcise-demon = Exorcise { $demon_object }, { $needs }
bs-option-step-below = To cell { $cell }
bs-option-wu-feng = { $what ->
    [pass] Discard the card; the active board loses 1 Qi
    [place] Place the ghost in the village
    [summon] Summon { $demon_object } (cost { $cost })
   *[cast] Cast { $curse } (level { $curse_level }, { $curse_colour }): { $curse_does }
}
bs-option-enter = Enter on cell { $cell }
bs-option-pyramid = On { $pyramid }
bs-option-cast = { $what ->
    [pass] Cast nothing
   *[curse] Cast { $curse } (level { $curse_level }, { $curse_colour }): { $curse_does }
}
bs-option-incarnation = Place { $card }, { $needs }
bs-option-demon-acts = { $what ->
    [search] Search the cell
   *[cell] Move to cell { $cell }
}
bs-option-shadow-acts = { $what ->
    [pass] Do nothing
    [taoists] Attack the Taoists beside it
    [tile] Attack the tile with the Curse die
    [below] Move to cell { $cell }
   *[above] Move to { $tile }
}
bs-option-activate = Activate { $demon_object }, { $needs }
bs-option-skeleton-on = { $what ->
    [pass] Place no skeleton
   *[space] A skeleton on { $target }
}
bs-option-remove-ladder = The ladder of cell { $cell }
bs-option-victim = { $effect ->
    [KnockDown] { $player } is knocked down
    [QiLost] { $player } loses 1 Qi
    [YinYangLost] { $player } loses the Yin-Yang
   *[other] Against { $player }
}
bs-option-take-away = Take away { $colour }
bs-option-drag-to = Into cell { $cell }
bs-option-spoil-mantra = { $mantra }
bs-option-from-discard = Bring back { $card }, { $needs }
bs-option-haunt = Haunt { $tile }
bs-option-excavate = Reveal cell { $cell }
bs-option-hit = { $player } loses 1 Qi
bs-option-blood = { $what ->
    [pass] Put no Qi on a Mantra
   *[slot] 1 Qi on { $mantra }
}
bs-option-resolve-mantra = Now works { $mantra }
bs-option-for-taoist = { $what ->
    [pass] Nobody
   *[board] For { $player }
}
bs-option-enfeeble = { $what ->
    [pass] Lay no Mantra
    [demon] On { $demon_object }, { $needs }
   *[space] On { $target }
}
bs-option-discard-ghost = { $what ->
    [pass] Discard no ghost
   *[space] Discard { $target }
}
bs-option-unlearn = { $what ->
    [pass] None of them
   *[curse] { $curse } (level { $curse_level }, { $curse_colour }): { $curse_does }
}
bs-option-travel = { $what ->
    [below] To cell { $cell }
   *[above] To { $tile }
}
bs-option-return-ladder = { $what ->
    [pass] No ladder
   *[cell] A ladder for cell { $cell }
}
bs-option-send-home = { $what ->
    [pass] No demon
   *[demon] Send home { $demon_object }, { $needs }
}
bs-option-buddha-on = { $what ->
    [pass] No Buddha
   *[space] A Buddha on { $target }
}
bs-option-turn-back = { $what ->
    [pass] No tile
   *[above] Turn back { $tile }
}
bs-option-recycle = { $what ->
    [pass] No more cards
   *[card] Under the deck: { $card }, { $needs }
}
bs-option-swap-mantra = { $what ->
    [pass] Replace none, only put Qi on one
   *[slot] Replace { $mantra }
}
bs-option-new-mantra = Write { $mantra }: { $does }
bs-option-ladder = { $what ->
    [pass] Stay on this level
   *[ladder] Use the ladder
}

## Why something cannot be done now

bs-reason-here-already = The figure stands there already.
bs-reason-haunted-tile = That tile is haunted.
bs-reason-mantra-there = The Enfeeblement Mantra lies there already.
bs-reason-no-ghost-faced = There is nothing to exorcise: no ghost on a space you face, no demon in your cell.
bs-reason-in-the-catacombs = That is impossible from the catacombs.
bs-reason-above-ground = One moves from cell to cell only in the catacombs.
bs-reason-no-ladder = There is no ladder.
bs-reason-changed-level = You have used a ladder after this step already.
bs-reason-lies-down = You lie on the ground: stand up first.
bs-reason-stands-already = You do not lie on the ground.
bs-reason-night-sorceress = The Night Sorceress is in play: nobody may spend a Yin-Yang.
bs-reason-shadows-tile = The Shadow stands on that tile, so nobody can use it.
bs-reason-demon-not-in-play = That demon is not in the catacombs.
bs-reason-demon-elsewhere = That demon is not in your cell.
bs-reason-demon-in-play = That demon is in the catacombs already.
bs-reason-too-weak-a-ghost = The resistance of the ghost is lower than the demon's cost.
bs-reason-shadow-in-play = The Shadow is in play, so no demon can be summoned.
bs-reason-other-colour = The card has another colour than the curse; only a black card pays for any.
bs-reason-no-such-curse = Wu-Feng has no such curse face up.
bs-reason-row-closed = The pyramid has no open space for a curse of this level.
bs-reason-village-full = No ghost space is free.
bs-reason-must-choose = It must be done as far as it is possible.
bs-reason-no-entrance = That cell is no entrance for this demon.
bs-reason-not-supported = The two spaces under that one are not both filled.
bs-reason-curse-there = A curse lies on that space already.
bs-reason-other-row = The curse belongs in the row of its own level.
bs-reason-not-in-hand = That card is not in your hand.
bs-reason-taoist-here = A Taoist is there.
bs-reason-stack-empty = No token is left in that cell.
bs-reason-nobody-here = There is no Taoist whom it could hit.
bs-reason-not-on-a-tile = The Shadow stands on no tile.
bs-reason-ladder-there = A ladder is there already.
bs-reason-nothing-to-lose = This Taoist has nothing of the kind to lose.
bs-reason-no-mantra-there = No Blood Mantra lies there that could be chosen.
bs-reason-no-qi-on-it = No Qi lies on this Blood Mantra.
bs-reason-not-discarded = That card is not a ghost among the discards.
bs-reason-nothing-to-write = The Calligrapher can neither replace a Blood Mantra nor put Qi on one.
bs-reason-no-other-mantra = No such Blood Mantra of this level is left.
bs-reason-no-ghost-card = That is not a ghost card that this could move or discard.
bs-reason-place-it = A space is free, so the card cannot just be discarded.

## The position

bs-map-catacombs = Catacombs: cell and colour, > entrance, H ladder, number of tokens
bs-map-skeleton = skeleton
bs-view-deck = Deck: { $count }. { $what ->
    [next] The next card brings an incarnation.
    [later] The next incarnation comes with card { $place } from the top.
   *[none] It brings no more incarnations.
} Incarnations undefeated: { $undefeated }, exorcised: { $exorcised }.
bs-view-known = Known in the deck, by the place from the top: { $cards }.
bs-view-at = { $place } { $card }
bs-view-catacombs = Catacombs (side { $side }), the cells under the tiles 0 to 8:
bs-view-cell-name = { $number } { $colour }
bs-view-cell = { $cell } – { $text }
bs-view-entrance = ENTRANCE
bs-view-ladder = { $there ->
    [yes] ladder
   *[no] no ladder
}
bs-view-found = Found so far: { $tokens }.
bs-view-shadow-here = the SHADOW
bs-view-wu-feng = { $what ->
    [named] Wu-Feng ({ $who }), board side { $side ->
        [a] A
       *[b] B
    }
   *[unnamed] Wu-Feng, board side { $side ->
        [a] A
       *[b] B
    }
}: Urns { $urns } of { $all }; skeletons { $skeletons } of { $specials }; { $held ->
    [one] { $held } incarnation
   *[other] { $held } incarnations
} in hand, { $deck } in their deck.
bs-view-held = { $card }, { $needs }
bs-view-hand = In your hand: { $cards }.
bs-view-demons = Demons: { $demons }.
bs-view-demon = { $what ->
    [home] { $demon } on Wu-Feng's board
   *[out] { $demon } in cell { $cell }: { $needs }
}
bs-view-no-tokens = no Tao tokens
bs-view-shadow = { $level ->
    [below] The Shadow of Wu-Feng: in cell { $cell }.
   *[above] The Shadow of Wu-Feng: on { $tile }. Nobody can use this tile.
}
bs-view-pyramid = Curse pyramid: { $rows }.
bs-view-row = row { $row }: { $text }
bs-view-pyramid-space = { $open ->
    [yes] free
   *[no] closed
}
bs-view-curse-up = { $curse } { $colour }
bs-view-of-level = level { $level }: { $text }
bs-view-curses-up = Curses face up: { $curses }.
bs-view-curses-down = Curses face down: { $curses }.
bs-view-mantras = Blood Mantras (still face down, { $piles }):
bs-view-below = in the catacombs, cell { $cell }
bs-view-lies = KNOCKED DOWN
bs-view-brother = Blood Brother, { $side }: { $power }

## Help

bs-help-demon =
    { $demon }. Demon; a ghost card of resistance { $cost } or more summons it. Resistance { $resistance }, in the colour of its cell. Side A of Wu-Feng's board: { $a } Side B: { $b }
bs-help-token = { $token }. Catacomb token: { $does }. In the sets 1 to 4: { $counts }.
bs-help-spell = { $curse }. Curse of level { $level }, { $colour }: { $does }.
bs-help-mantra = { $mantra }. Blood Mantra, works with { $level } Qi: { $does }.
bs-help-guessed = { $what ->
    [colour] (The colour is reconstructed: no source tells it for certain.)
    [level] (The level is reconstructed: no source tells it for certain.)
    [level-colour] (Level and colour are reconstructed: no source tells them for certain.)
    [colour-resistance] (Colour and resistance are reconstructed: no source tells them for certain.)
    [cells] (Colours and entrances are reconstructed: no source tells them for certain.)
   *[counts] (How many there are is reconstructed: no source tells it for certain.)
}

bs-stone-activate-demon = Wu-Feng activates a demon
    .help = Wu-Feng activates one demon or the Shadow: it acts at once.
bs-stone-cast-curse = Wu-Feng may cast a curse
    .help = Wu-Feng may cast a curse of any colour.
bs-stone-group-gain-yinyang-and-qi-on-mantra = a Yin-Yang, and Qi on a Blood Mantra
    .help = A Taoist gains the Yin-Yang, and 1 Qi from the supply goes onto a Blood Mantra.
bs-stone-no-yin-yang = nobody may spend a Yin-Yang
    .help = As long as it is in play, nobody may spend a Yin-Yang; regaining one is possible.
bs-stone-skeletons-arrive = Wu-Feng places his skeletons
    .help =
        Wu-Feng places the skeletons of his board, { $puppet_master_arrival ->
            [may] as many as he likes.
           *[must] as many as find a space.
        }
bs-stone-skeleton-each-turn = Wu-Feng may place a skeleton each Yin phase
    .help =
        In { $puppet_master ->
            [every_turn] the Yin phase of every board
           *[its_board] each Yin phase of its board
        } Wu-Feng may place a skeleton of his board; they stay when it goes.
bs-stone-reveal-stack = reveals a stack of the catacombs
    .help = Wu-Feng reveals and discards a whole stack of the catacombs; only an Urn in it works.
bs-stone-lost-qi-to-supply = lost Qi does not reach the Mantras
    .help = As long as it is in play, lost Qi goes to the supply instead of a Blood Mantra.
bs-stone-curses-ignore-colour = curses need no colour
    .help = As long as it is in play, any ghost card pays for a curse of any colour.

bs-tile-11 = Calligrapher
    .does = replace a Blood Mantra, put 1 Qi on one
    .help =
        Do one or both: replace a Blood Mantra by another one of its level, which you choose; then put 1 Qi from the
        supply on a Blood Mantra.

## Ghosts, incarnations, skeletons

bs-card-82 = Grave Foreman
bs-card-83 = Muttering Mummy
bs-card-84 = Drowned Overseer
bs-card-85 = Hexing Undine
bs-card-86 = Root Overseer
bs-card-87 = Moss Hexer
bs-card-88 = Blood Overseer
bs-card-89 = Scarlet Hexer
bs-card-90 = Black Overseer
bs-card-91 = Black Hexer
bs-card-92 = Night Sorceress
bs-card-93 = Puppet Master
bs-card-94 = Restless Seeker
bs-card-95 = Blood Thirster
bs-card-96 = Undertaker
bs-card-97 = Summoning card
    .help =
        It stands for an incarnation in the deck. Wu-Feng, who draws it, takes the top incarnation into his hand and
        must place one from there; it pays for no demon and no curse. Then it leaves the game.
bs-card-101 = Skeleton
bs-card-102 = Skeleton
bs-card-103 = Skeleton
bs-card-104 = Skeleton
bs-card-105 = Skeleton of Bones
bs-card-106 = Skeleton of Bones
bs-card-107 = Skeleton of Bones
bs-card-108 = Skeleton of Bones

## Options of the table

bs-switch-guard_tower = { gs-switch-guard_tower }
    .help =
        Whether the promo tile is shuffled in with the others; then one tile more is left out at random. If neither
        Temple nor Pavilion is in the village, Wu-Feng takes the next incarnation instead of Uncatchable.
bs-switch-wu_feng_board = Side of Wu-Feng's board
    .help = Which abilities the demons have: those of side A, of side B, or drawn at random.
    .is-random = at random
    .is-a = side A
    .is-b = side B
bs-switch-catacomb_board = Side of the catacombs
    .help = How colours and entrances of the cells lie: as on side 1, on side 2, or drawn at random.
    .is-random = at random
    .is-1 = side 1
    .is-2 = side 2
bs-switch-calligrapher = The Calligrapher
    .help = Whether the Calligrapher is always one of the tiles, or only if it is drawn like the others.
    .is-always = always in the village
    .is-random = drawn like the others
bs-switch-puppet_master = When the Puppet Master adds skeletons
    .help = Whether Wu-Feng may place a skeleton only in the Yin phase of its board, or in that of every board.
    .is-its_board = in its board's turn
    .is-every_turn = in every turn
bs-switch-puppet_master_arrival = Skeletons when the Puppet Master arrives
    .help = Whether Wu-Feng places all the skeletons he can when it arrives, or as many as he likes.
    .is-must = all that find a space
    .is-may = as many as he likes

## How to play

bs-rules-1 =
    One of you is Wu-Feng, the others are Taoists who defend a village against him; the Taoists win or lose together.
bs-rules-4 =
    Yin: first the ghosts on the board act, from right to left. If three fill it, you lose 1 Qi; otherwise Wu-Feng
    draws a ghost card.
bs-rules-5 =
    A ghost goes to the board of its colour, a black one to the board whose turn it is; Wu-Feng chooses the space.
bs-rules-13 = The Taoists win when every incarnation that came, or is still due from the deck, has been exorcised.
bs-rules-14 =
    Wu-Feng wins when all Taoists are dead, when the third tile is haunted (at Initiation the fourth), or when the last
    card is drawn while an incarnation is undefeated.
bs-rules-secret-1 =
    Instead of placing the ghost, Wu-Feng may discard the card: to summon a demon that costs no more than its
    resistance, or to cast a curse of its colour.
bs-rules-secret-2 =
    Curses build a pyramid of four rows; the higher they stand, the worse they are.
bs-rules-secret-3 =
    Demons search the catacombs under the village. With the third Urn they find the Shadow of Wu-Feng appears.
bs-rules-secret-4 =
    Taoists climb down ladders to the cells under the tiles and exorcise demons there, in the colour of the cell.
bs-rules-secret-5 =
    Qi that is lost flows onto Blood Mantras; a Mantra that has as much Qi as its level works for the Taoists.
bs-rules-secret-6 = With exactly 1 Qi a Taoist has the power of the board opposite as well.
