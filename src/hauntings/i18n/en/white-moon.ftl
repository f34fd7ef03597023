### Ghost Stories: White Moon. Names of cards, families, artifacts and tiles are names; all texts are our own.
### What stands here goes before the message of the same name in ghost-stories.ftl, which says the rest.
### $family is the name of a family; $place, $tile, $start and $end name a village tile where villagers are told of.

wm-title = Ghost Stories: White Moon

## Families of villagers

wm-family-1 = Long
wm-family-2 = Chang
wm-family-3 = Teng
wm-family-4 = Weng
wm-family-5 = Wu
wm-family-6 = Miao
wm-family-7 = Xiang
wm-family-8 = Sheng
wm-family-9 = Sun
wm-family-10 = Li
wm-family-11 = Zhou
wm-family-12 = Hua
wm-family-name = { $family } family
wm-help-family =
    The { $family } family. { $size ->
        [one] One villager.
       *[other] { $size } villagers.
    } Curse, whenever one of them dies: { $curse }. Reward, when the whole family is in the Shelter: { $reward }.
wm-family-curse-remove-tao = a Tao token leaves the game, { $colour }
wm-family-curse-summon-incarnation = an unused incarnation of Wu-Feng comes out of the box
wm-family-curse-kill-villager = the group names a face-up villager, who dies too
wm-family-curse-haunt-tile = the tile where the victim stood is hit by a haunting
wm-family-curse-summon-ghost = a ghost comes into play
wm-family-curse-remove-bottom-card = the lowest ghost card of the deck leaves the game
wm-family-curse-lose-qi = a Taoist or a neutral board of the group's choice loses 1 Qi
wm-family-curse-knock-down = the active Taoist is laid down
wm-family-reward-artifact = the artifact { $artifact }
wm-family-reward-place-buddha = the group may put an available Buddha on any free space
wm-family-reward-share-tao = the group shares out a Tao token of every colour
wm-family-reward-share-qi = the group shares out 3 Qi
wm-family-reward-mystic-barrier = a Mystic Barrier when this turn ends

## Artifacts

wm-artifact-0 = Life Potion
    .does = 1 Qi for a Taoist, or bring back a dead Taoist or villager
    .help =
        { $life_potion ->
            [any_yang] In your Yang phase, or in that of a player who asks you,
           *[own_yang] In your Yang phase
        } a Taoist gains 1 Qi; or a dead Taoist returns with 1 Qi; or a dead villager returns. The
        dead come back on the Cemetery, on the centre tile if there is none; no Curse die is rolled.
wm-artifact-1 = Moon Dust
    .does = take a Moon Crystal
    .help = In your Yang phase take a Moon Crystal from the reserve, if it has one.
wm-artifact-2 = Scroll of Unity
    .does = call the other Taoists, alone the Power tokens
    .help =
        In your Yang phase, after moving: every other living Taoist may come to your tile from anywhere, each with a
        villager if there is room. One who lies on the ground stands up instead. A lone player takes back all
        Power tokens from the centre tile.
wm-artifact-3 = Firework
    .does = the help of any active tile
    .help = In your Yang phase, beside your action: ask any active tile for help, wherever you stand. It rescues nobody.
wm-artifact-4 = Vengeful Claw
    .does = a Tao token after a failed exorcism
    .help =
        Once a turn, when an exorcism or the School got rid of no ghost, you may take a Tao token of the colour of one
        of the ghosts you tried to exorcise, incarnations included.
wm-artifact-5 = Armor of the Just
    .does = ignore left stones on your board
    .help =
        You may ignore the left stone of a ghost that arrives on your board, in anybody's turn. Of a ghost that is moved
        there you may ignore a held die and the lock on Tao tokens. It does not help against incarnations.
wm-artifact-6 = Shield of Time
    .does = send away drawn ghosts of your colour
    .help =
        When you draw a ghost of your board's colour in your own turn, you may put it under the deck and draw again, as
        often as you like; a card that comes up again must stay. It does not help against incarnations.
wm-artifact-7 = Divine Sword
    .does = one die shows white
    .help = At each exorcism, and at the School, you may set one of your dice to white and roll only the others.
wm-help-artifact = { $once ->
    [yes] { $artifact }. Artifact for one use, from the { $family } family. { $text }
   *[no] { $artifact }. Artifact for the whole game, from the { $family } family. { $text }
}

## Receptacles at the corners

wm-corner-0 = north-west (NW)
wm-corner-1 = north-east (NE)
wm-corner-2 = south-east (SE)
wm-corner-3 = south-west (SW)

## Notions

wm-word-villager = Villager
    .help =
        24 villagers of 12 families stand in stacks of at most three; only the top one is seen, and only the top one
        moves, is rescued or devoured; a haunting kills all on its tile. A villager goes with a Taoist who leaves the
        tile, on top of the stack there, but never onto a haunted tile nor as the fourth. The twelfth dead villager
        loses the game.
wm-word-family = Family
    .help =
        One, two or three villagers. Each who dies brings the family's curse down on the Taoist or board whose turn it
        is. When all of a family are in the Shelter, its reward is won: the active player gets the artifact, the
        group the rest.
wm-word-portal = Portal
    .help =
        The way to safety. On its tile you may rescue the top villager instead of asking for help or attempting an
        exorcism. With { gs-power-4 } a rescue goes with an exorcism, with { gs-power-5 } you may rescue twice.
        Neither a Yin-Yang nor the Firework rescues anybody.
wm-word-shelter = Shelter
    .help = Rescued villagers are here. Each is worth 1 point, and a whole family brings its reward.
wm-word-graveyard = Graveyard
    .help =
        Dead villagers lie here; it is not the Cemetery tile. The twelfth loses the game at once. The Cemetery and the
        Life Potion can bring one back.
wm-word-su-ling = Su-Ling
    .help =
        When a villager has died, a tile was haunted or the Curse die was rolled, Su-Ling may come or move once at the
        end of that turn, to any ghost space without an incarnation. The centre stone of the ghost she faces does
        nothing. Next to an empty receptacle she may bring a crystal. An incarnation in front of her drives her away.
wm-word-crystal = Moon Crystal
    .help =
        There are four. In an exorcism one counts as a Tao token of any colour, although it is none. From a corner tile
        you may put one that you won in an earlier turn on the receptacle there, at the end of your turn. White faces
        at the Herbalist's, some ghosts, the new incarnations and Moon Dust bring crystals.
wm-word-receptacle = Receptacle
    .help =
        One at each corner of the village: NW, NE, SE, SW. Each holds one Moon Crystal; four full ones raise the
        Mystic Barrier. Each outer ghost space lies next to one.
wm-word-barrier = Mystic Barrier
    .help =
        When all four receptacles are full, at the end of the turn the group chooses for each board in turn, the active
        one first: roll four dice against its ghosts, or give a crystal to rescue a villager, or nothing. The crystals
        pay for any board. Circle and Mantra count; powers, Tao tokens and artifacts do not, right stones do
        nothing, incarnations are safe. Then crystals and Su-Ling return to the reserve.
wm-word-artifact = Artifact
    .help =
        Eight families bring one. Four work once, four for the whole game. A dying Taoist may leave each to a
        living one.
wm-word-retreat = Retreat
    .help =
        When a haunter's figure steps out, the top villager of the first stack in its line flees one tile straight away
        from it. If that tile is full, haunted or outside the village, the villager dies.
wm-word-devourer = Devourer
    .help =
        In the Yin phase of its board it kills the top villager of the first stack in its line. If nobody is in its
        line, the group names another face-up villager; if the village is empty, the active board loses 1 Qi.
wm-word-laid-down = Laid down
    .help =
        A Taoist on the ground must spend the next step on standing up; all else is allowed. Who is moved by the wind
        stands up instead. With { gs-power-0 } you may stand up and take one step.
wm-word-curse = { gs-word-curse }
    .help =
        Six faces: two do nothing, one haunts a tile in the ghost's line, where villagers die instead, one brings a
        ghost, one costs all your Tao tokens, but no crystals, one costs 1 Qi.
wm-word-haunter = { gs-word-haunter }
    .help =
        A ghost with a figure. In the Yin phase of its board the figure first steps out, and a villager in its line must
        retreat. The next time it hits the nearest active tile of its line and returns to the card: villagers there
        die and save the tile; without any the tile is haunted.
wm-word-incarnation = { gs-word-incarnation }
    .help =
        A shape of Wu-Feng. Sixteen exist; one is in the deck, at Nightmare and Hell three or four, and the Wu curse
        brings more. No Buddha, Sorcerer, School or Barrier removes it. When all are exorcised, you win. The
        old ones bring the group 1 Qi and a Yin-Yang, the new ones a Moon Crystal and a Yin-Yang.

## What happens

wm-event-portal-opens = The Portal opens: { $place }.
wm-event-turned-up = { $place }: a villager of the { $family } family is turned up.
wm-event-villager-died = { $cause ->
    [retreat] { $place }: a villager of the { $family } family cannot flee from the ghost on { $space } and dies.
    [haunting] { $place }: a villager of the { $family } family dies in the haunting.
    [devourer] { $place }: the ghost on { $space } devours a villager of the { $family } family.
    [xiang] { $place }: a villager of the { $family } family dies by the curse of the Xiang.
   *[voracious] { $place }: the incarnation on { $space } kills a villager of the { $family } family.
}
wm-event-family-curse = Curse of the { $family } family, { $place }, on { $board }: { $family_curse }.
wm-event-retreated = A villager of the { $family } family flees from the ghost on { $space }: { $start } to { $end }.
wm-event-led = { $board } leads a villager of the { $family } family from { $start } to { $end }.
wm-event-rescued = { $place }: a villager of the { $family } family is rescued and goes to the Shelter.
wm-event-family-complete = The whole { $family } family is in the Shelter. Reward: { $family_reward }.
wm-event-villager-returned = A villager of the { $family } family returns from the Graveyard: { $place }.
wm-event-tao-left-game = { $board_kind ->
    [supply] A Tao token of the supply leaves the game: { $colour }.
    [circle] The Tao token on the Circle of Prayer leaves the game: { $colour }.
   *[board] A Tao token of { $board } leaves the game: { $colour }.
}
wm-event-card-left-game = The lowest ghost card of the deck leaves the game. { $left ->
    [one] 1 card is left.
   *[other] { $left } cards are left.
}
wm-event-incarnation-from-box = { $board }: an incarnation comes out of the box, { $card }.
wm-event-put-on-deck = All spaces are full: { $card } goes on top of the deck.
wm-event-swapped = Nothing in this village could catch { $card }; { $other } comes instead.
wm-event-laid-down = { $board } is laid down. The next step can only be standing up.
wm-event-stood-up = { $board } stands up.
wm-event-reminder = A baneful event in the turn of { $board }: Su-Ling may come or move when it ends.
wm-event-su-ling-placed = Su-Ling now faces { $space }.
wm-event-su-ling-left = Su-Ling leaves { $space } and returns to the reserve.
wm-event-su-ling-held = { $card } holds Su-Ling as long as it is in play.
wm-event-portal-held = { $card } holds the Portal as long as it is in play: nobody can be rescued.
wm-event-gained-crystal = { $board } gains a Moon Crystal.
wm-event-spent-crystal = { $board } spends a Moon Crystal.
wm-event-crystal-placed = { $board_kind ->
    [supply] A Moon Crystal of the reserve goes on a receptacle: { $corner }.
   *[board] { $board } puts a Moon Crystal on a receptacle: { $corner }.
}
wm-event-lost-crystals = { $count ->
    [one] 1 Moon Crystal of { $board } returns to the reserve.
   *[other] { $count } Moon Crystals of { $board } return to the reserve.
}
wm-event-barrier-due = A Mystic Barrier will rise at the end of this turn.
wm-event-barrier = The Mystic Barrier rises! { $board } is first.
wm-event-barrier-turn = { $choice ->
    [0] Barrier, { $board }: nothing happens.
    [1] Barrier, { $board }: four dice against the ghosts of this board.
   *[2] Barrier, { $board }: a villager is rescued.
}
wm-event-barrier-crystals = { $count ->
    [one] Barrier, { $board }: 1 crystal returns to the reserve.
   *[other] Barrier, { $board }: { $count } crystals return to the reserve.
}
wm-event-barrier-over = The Mystic Barrier is over. Its crystals and Su-Ling return to the reserve.
wm-event-gained-artifact = { $board } gains an artifact: { $artifact }.
wm-event-used-artifact = { $board } uses an artifact: { $artifact }.
wm-event-artifact-lost = Nobody inherits it: { $artifact } leaves the game.
wm-event-armor-ignores = { $board } ignores the left stone of { $card } on { $space } ({ wm-artifact-5 }).
wm-event-shield-sends = { $board } sends { $card } under the deck ({ wm-artifact-6 }).
wm-event-sword-drawn = { $board } draws the { wm-artifact-7 }: one die shows white.
wm-event-came = { $board } is called to { $place }.
wm-event-school = { $board } fights at the Kung-Fu School. Colour of the ghosts: { $colour }.
wm-event-school-failed = { $board } gets rid of no ghost at the School.
wm-event-power-tokens-back = { $count ->
    [one] { $board } takes back 1 Power token.
   *[other] { $board } takes back { $count } Power tokens.
}
wm-event-revived = { $board } returns to life.
wm-event-ghost-moved = { $card } moves from { $start } to { $end }.
wm-twelve-dead = The twelfth villager is dead: the village is lost. Score: { $score }.
wm-ending-twelve = The game is over. The twelfth villager is dead: the village is lost. Score: { $score }.
wm-ending-parts = Of these, villagers rescued: { $rescued }; for the Portal's tile: { $portal }.

## Questions

wm-yang-stand-up = stand up
wm-yang-lead = take a villager along
wm-yang-rescue = rescue a villager at the Portal
wm-yang-su-ling = move Su-Ling
wm-yang-crystal = place a crystal
wm-yang-lay = place what you have
wm-kind-follow = You are moved to { $place }. Do you take a villager of the { $family } family along?
wm-kind-villager-dies = { $cause ->
    [devourer] The ghost on { $space } finds nobody in its line. Which villager does it devour?
    [xiang] The curse of the Xiang: which villager dies too?
   *[voracious] { $card } kills a villager. Which one?
}
wm-kind-zhou-qi = The curse of the Zhou: who loses 1 Qi?
wm-kind-who-gives-tao = A Tao token must leave the game, and the supply has none: { $colour }. Who gives it?
wm-kind-bring-back = Who comes back from the dead? A Taoist returns with 2 Qi. Then the Curse die is rolled.
wm-kind-potion = Whom does the Life Potion help?
wm-kind-light = The Firework: which tile helps you?
wm-kind-school = The Kung-Fu School: which ghosts do you fight? Choose before you roll.
wm-kind-school-ghost =
    The dice show: { $dice }. Choose a ghost to get rid of, colour { $colour }. Chosen so far: { $chosen }.
wm-kind-sword = You hold the Divine Sword. Set one die to white and roll only the others?
wm-kind-claw = No ghost is gone. The Vengeful Claw may take a Tao token; which one?
wm-kind-armor = { $card } on { $space }. { $stones } Does the Armor of the Just ignore its left stone?
wm-kind-shield = You drew { $card }, { $needs }. Does the Shield of Time send it under the deck?
wm-kind-scroll = { $owner } unrolls the Scroll of Unity: { $place }. Do you come?
wm-kind-inherit = You are dying. Who inherits this artifact: { $artifact }?
wm-kind-artifact-to = A family is safe before play begins. Who gets its artifact: { $artifact }?
wm-kind-su-ling = Su-Ling may come or move. Which space does she face?
wm-kind-su-ling-crystal = Su-Ling stands by an empty receptacle, { $corner }. Put a Moon Crystal of the reserve on it?
wm-kind-crystal-to = The reward of the incarnation: which Taoist gains the Moon Crystal?
wm-kind-tao-to = The reward of the Xiang: who gets this Tao token, { $colour }?
wm-kind-give-qi = A reward for the group: which Taoist gains 1 Qi?
wm-kind-wu-buddha = The reward of the Wu: where do you put a Buddha?
wm-kind-barrier = { $crystals ->
    [one] Mystic Barrier, { $board }, with 1 crystal left. What happens on this board?
   *[other] Mystic Barrier, { $board }, with { $crystals } crystals left. What happens on this board?
}
wm-kind-barrier-ghost = { $crystals ->
    [one] The dice show: { $dice }. 1 crystal is left. Which ghost must go? Chosen so far: { $chosen }.
   *[other] The dice show: { $dice }. { $crystals } crystals are left. Which ghost must go? Chosen so far: { $chosen }.
}
wm-kind-barrier-villager = Nobody is on the Portal's tile. Which villager do you rescue instead?
wm-kind-barrier-crystal = The Barrier lacks a crystal. Who gives one?
wm-kind-portal = Choose the tile of the Portal. Farther from the centre it is harder and scores more.
wm-kind-pre-rescue = { $left ->
    [one] Before play 1 more villager is rescued. Which one?
   *[other] Before play { $left } more villagers are rescued, from different tiles and families. Which one?
}
wm-kind-spend = The dice show: { $dice }. To exorcise: { $chosen }. Choose a Tao token or a Moon Crystal to spend.
wm-kind-lend-crystal = { $board } asks for one of your Moon Crystals, to exorcise { $chosen }. Do you lend it?

## Options; $what says what the option is

wm-moon-deed = { $what ->
    [su-ling] Su-Ling faces { $target }
    [su-ling-crystal] Su-Ling faces { $target }, by an empty receptacle
    [rescue] Rescue a villager through the Portal, { $family } family
    [rescue-nobody] Rescue a villager through the Portal
    [crystal] Put a Moon Crystal on the receptacle here, { $corner }
    [crystal-nowhere] Put a Moon Crystal on a receptacle
    [artifact] Use { $artifact }: { $does }
    [lead] Move to { $tile } with a villager, { $family } family
    [lead-faces] Move to { $tile } with a villager, { $family } family, facing { $faces }
    [lead-nobody] Move to { $tile } with a villager
   *[stand-up] Stand up
}
wm-spend-crystal = Spend a Moon Crystal of { $player }
wm-option-follow = { $what ->
    [pass] Leave the villager
   *[yes] Take the villager along
}
wm-option-villager-dies = { $what ->
    [empty] Nobody, { $tile }
   *[place] { $family } family, { $tile }, beneath: { $below }
}
wm-option-zhou-qi = { $player } loses 1 Qi
wm-option-who-gives-tao = { $player } gives the Tao token
wm-option-bring-back = { $what ->
    [taoist] { $player } returns to life
   *[villager] A villager of the { $family } family returns
}
wm-option-potion = { $what ->
    [pass] Keep the Life Potion for now
    [qi] 1 Qi for { $player }
    [taoist] { $player } returns to life with 1 Qi
   *[villager] A villager of the { $family } family returns
}
wm-option-light = { $tile }: { $does }
wm-option-school = { $what ->
    [nothing] All ghosts of this colour, { $colour }: there is none
   *[colour] All ghosts of this colour, { $colour }: { $ghosts }
}
wm-option-school-ghost = { $what ->
    [pass] No more ghosts
   *[space] Get rid of { $target }
}
wm-option-sword = { $what ->
    [pass] Roll all dice
   *[yes] Draw the Divine Sword
}
wm-option-claw = { $what ->
    [pass] Take nothing
   *[colour] Take { $colour }
}
wm-option-armor = { $what ->
    [pass] Let the left stone work
   *[yes] Ignore the left stone
}
wm-option-shield = { $what ->
    [pass] Let the ghost come
   *[yes] Send the ghost under the deck and draw again
}
wm-option-scroll = { $what ->
    [pass] Stay
    [stand] Stand up where you are
    [come] Come
   *[with] Come with the villager
}
wm-option-inherit = { $what ->
    [pass] Nobody: it leaves the game
   *[board] { $player } inherits it
}
wm-option-artifact-to = It goes to { $player }
wm-option-su-ling = { $what ->
    [pass] Su-Ling stays where she is
    [crystal] She faces { $target }, by an empty receptacle
   *[space] She faces { $target }
}
wm-option-su-ling-crystal = { $what ->
    [pass] Put no crystal there
   *[yes] Put a crystal there
}
wm-option-crystal-to = The Moon Crystal for { $player }
wm-option-tao-to = The Tao token for { $player }
wm-option-wu-buddha = { $what ->
    [pass] Put no Buddha
   *[space] Put the Buddha on { $target }
}
wm-option-barrier = { $what ->
    [pass] Do nothing on this board
    [roll] Roll four dice against the ghosts here
    [roll-ghosts] Roll four dice against { $ghosts }
    [rescue] Give a crystal and rescue a villager through the Portal, { $family } family
   *[rescue-any] Give a crystal and rescue any villager in sight
}
wm-option-barrier-ghost = { $what ->
    [pass] No more ghosts
   *[space] Get rid of { $target }
}
wm-option-barrier-villager = { $what ->
    [empty] Nobody, { $tile }
   *[place] Rescue a villager: { $family } family, { $tile }
}
wm-option-barrier-crystal = { $player } gives a crystal
wm-option-portal = { $points ->
    [one] { $tile }, worth 1 point
   *[other] { $tile }, worth { $points } points
}
wm-option-pre-rescue = { $what ->
    [empty] Nobody, { $tile }
   *[place] Rescue a villager: { $family } family, { $tile }
}
wm-option-lend-crystal = { $what ->
    [pass] Lend nothing to this exorcism
   *[yes] Lend a Moon Crystal
}

## Why something cannot be done now

wm-reason-no-villager-here = No villager is on your tile to go with you.
wm-reason-no-room-there = Three villagers are there already: a fourth has no room.
wm-reason-haunted-there = That tile is haunted: no villager goes there.
wm-reason-lies-down = The Taoist lies on the ground and must stand up first.
wm-reason-stands-already = You are on your feet.
wm-reason-not-at-portal = You are not on the Portal's tile.
wm-reason-portal-gone = The Gate Keeper holds the Portal: nobody can be rescued.
wm-reason-nobody-at-portal = No villager is on the Portal's tile.
wm-reason-help-or-rescue = In one turn you either ask for help or rescue, never both.
wm-reason-no-event =
    Nothing calls Su-Ling: she waits for a villager to die, a tile to be haunted or the Curse die to be rolled in this
    turn, and for that anew after an incarnation drove her away or held her.
wm-reason-su-ling-moved-already = Su-Ling has come or moved in this turn; she does so once.
wm-reason-su-ling-held = The Howling Ondine holds Su-Ling.
wm-reason-su-ling-there = Su-Ling faces that space already.
wm-reason-faces-incarnation = Su-Ling cannot face an incarnation.
wm-reason-no-crystal = There is no Moon Crystal to give.
wm-reason-not-a-corner = Receptacles stand only at the four corner tiles.
wm-reason-receptacle-full = That receptacle holds a crystal already.
wm-reason-crystal-of-this-turn = You won this crystal in this turn; you can put it down from your next turn on.
wm-reason-crystal-placed-already = You have put down a crystal in this turn.
wm-reason-not-your-artifact = You do not hold that artifact.
wm-reason-keeps-potion = The owner of the Life Potion keeps it this turn.
wm-reason-used-up = The Life Potion is used already: say whom it helps.
wm-reason-reserve-empty = The reserve has no Moon Crystal left.
wm-reason-potion-helps-nobody = The Life Potion could help nobody now: no Qi is left, and no dead villager could return.
wm-reason-nobody-to-call =
    The Scroll would call nobody: all are with you; alone, no Power token lies on the centre tile.
wm-reason-no-tile-helps = No tile could help you now.
wm-reason-nobody-face-up = No villager is on that tile.
wm-reason-no-qi-to-lose = There is no Qi to lose: a dead Taoist or a possessed board.
wm-reason-holds-no-such-tao = That Taoist has no Tao token of this colour.
wm-reason-nobody-of-family-dead = Nobody of that family is dead.
wm-reason-no-room-to-return = There is no room for a villager to return: the tile is full or haunted.
wm-reason-not-a-school-colour =
    At the School you fight ghosts of your board's colour or black ones; others only with a Power token.
wm-reason-not-a-target = That ghost is not among those you are fighting.
wm-reason-no-help-at-school = At the School you use only what is your own.
wm-reason-not-a-targets-colour = None of the ghosts you fought has that colour.
wm-reason-barrier-empty = No crystal is left in the Barrier.
wm-reason-no-ghost-on-board = There is no ghost on that board, incarnations aside.
wm-reason-family-chosen-already = Somebody of that family is chosen already.
wm-reason-acted-already =
    You have acted in this turn: asked for help, rescued a villager or attempted an exorcism.
wm-reason-step-over =
    That step of your turn is over: first powers, then move, then act, then Su-Ling, a crystal and Buddhas.
wm-reason-nobody-dead = Neither a Taoist nor a villager is dead.
wm-reason-no-qi-left = The supply has no Qi left.
wm-reason-chosen-already = That one is chosen already.
wm-reason-incarnation = An incarnation cannot be discarded; School and Barrier do not touch it.
wm-reason-not-needed = Such a token is not needed.

## The position

wm-colour-0 = Moon Crystal
wm-view-portal-here = PORTAL
wm-view-villagers = { $what ->
    [alone] villager: { $family }
   *[stack] villager: { $family } (beneath: { $below })
}
wm-nobody = nobody
wm-view-unseen = { $count ->
    [one] 1 unseen
   *[other] { $count } unseen
}
wm-view-crystals = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}
wm-view-artifacts = { $count ->
    [one] artifact: { $artifacts }
   *[other] artifacts: { $artifacts }
}
wm-view-lies = lies on the ground
wm-view-silenced = Su-Ling faces it: centre stone off
wm-view-armored = left stone ignored (Armor)
wm-view-prey = next devours { $family }, { $tile }
wm-view-figure-villagers = figure out, next kills the villagers of { $tile }
wm-view-portal = { $what ->
    [held] Portal: held by the Gate Keeper; it returns to { $tile }.
   *[open] Portal: { $tile }.
}
wm-view-su-ling = { $what ->
    [held] Su-Ling: held by the Howling Ondine.
    [reserve] Su-Ling: in the reserve.
   *[space] Su-Ling: faces { $space }.
}
wm-view-reminder = Su-Ling may come or move at the end of this turn.
wm-view-receptacles = Receptacles with a crystal: { $full }; empty: { $empty }. Crystals in the reserve: { $reserve }.
wm-view-family-of = { $family } { $count } of { $size }
wm-view-shelter = { $count ->
    [0] Shelter: nobody.
    [one] Shelter: 1 villager: { $families }.
   *[other] Shelter: { $count } villagers: { $families }.
}
wm-view-graveyard = { $count ->
    [0] Graveyard: nobody; { $limit } dead lose the game.
    [one] Graveyard: 1 villager: { $families }; { $limit } dead lose the game.
   *[other] Graveyard: { $count } villagers: { $families }; { $limit } dead lose the game.
}
wm-view-out = Tao tokens out of the game: { $tokens }.
wm-view-barrier-due = A Mystic Barrier rises at the end of this turn.
wm-view-barrier-now = The Mystic Barrier is under way.
wm-moon-legend = * Su-Ling faces it; a family +2: its villager on top, two beneath

## Help about cards, tiles and powers

wm-board-colour = its board's colour
wm-help-parts = (Reconstructed, for no source shows the card: { $parts }.)
wm-part-name = name
wm-part-colour = colour
wm-part-resistance = resistance
wm-part-left = left stone
wm-part-centre = centre stone
wm-part-right = right stone
wm-part-abilities = abilities

wm-stone-haunter = { gs-stone-haunter }
    .help =
        Haunter: its figure steps out and the first villager in its line must retreat. In the next Yin phase of its
        board it hits the nearest active tile: villagers there die and save the tile, without any it is haunted.
wm-stone-fast-haunter = { gs-stone-fast-haunter }
    .help =
        Its figure starts outside, so the first villager in its line must retreat at once, and it hits a tile in the
        first Yin phase of its board.
wm-stone-haunt-tile = { gs-stone-haunt-tile }
    .help =
        It hits the nearest active tile of its line at once: villagers there die and save the tile, without any it is
        haunted.
wm-stone-dice-immune = { gs-stone-dice-immune }
    .help =
        Dice count nothing against it; Tao tokens, Moon Crystals, the Circle of Prayer and the Mantra do. Dice count
        while Su-Ling faces it.
wm-stone-devourer = devourer
    .help =
        Devourer: in each Yin phase of its board the top villager of the first stack in its line dies; with nobody
        there, another one of the group's choice; with nobody at all, 1 Qi is lost.
wm-stone-devour = devours a villager on arrival
    .help =
        It devours at once: the top villager of the first stack in its line dies; with nobody there, another one of the
        group's choice; with nobody at all, 1 Qi is lost.
wm-stone-gain-moon-crystal = Moon Crystal
    .help = Take a Moon Crystal, if the reserve has one.
wm-stone-group-gain-moon-crystal-and-yinyang = Moon Crystal and Yin-Yang for the group
    .help = The group gains a Moon Crystal and a Yin-Yang, for the same Taoist or for two.
wm-stone-portal-removed = holds the Portal
    .help =
        As long as it is in play, the Portal lies on this card and nobody can be rescued. Then it returns to its tile.
wm-stone-su-ling-removed = holds Su-Ling
    .help =
        As long as it is in play, Su-Ling sits on this card. Then she returns to the reserve and waits for the next
        baneful event.
wm-stone-kill-face-up-villager = kills a villager each Yin phase
    .help = A face-up villager of the group's choice dies; with nobody in the village, 1 Qi is lost.
wm-stone-knock-down-all-taoists = lays all Taoists down
    .help = All living Taoists are laid down: the next step of each can only be standing up.
wm-stone-remove-bottom-2-cards = takes two cards from the deck
    .help = The two lowest ghost cards of the deck leave the game.
wm-stone-summon-ghost-each-yin = brings a ghost each Yin phase
    .help = In each Yin phase of its board a ghost comes, even if the board is neutral.
wm-stone-move-clockwise-to-next-free-space = moves on each Yin phase
    .help =
        In each Yin phase of its board it moves clockwise to the next free space; a Buddha there goes without effect.
        It has the colour of the board it lies on.

wm-tile-0 = { gs-tile-0 }
    .does = bring back a Taoist or a villager, then roll the Curse die
    .help =
        A dead Taoist returns with 2 Qi, or a dead villager of the group's choice, on the Cemetery; a villager needs
        room there. Then you roll the Curse die; if it haunts, it hits the Cemetery and its villagers.
wm-tile-2 = { gs-tile-2 }
    .does = roll 2 dice: Tao tokens, crystals for white
    .help =
        Roll two Tao dice, fewer if ghosts hold them. For each coloured face take a token of that colour, for each white
        face a Moon Crystal, as far as they are left.
wm-tile-6 = { gs-tile-6 }
    .help =
        Move a ghost to any free space of any board; then move one other Taoist one step, who may take a villager
        along. You may leave out either. A lone player moves their own Taoist.
wm-tile-10 = Kung-Fu School
    .does = fight all ghosts of one colour at once
    .help =
        Choose your board's colour or black, then roll as in an exorcism against all ghosts of that colour, wherever
        they are, and get rid of as many as you can pay for. Only your own Tao tokens and crystals help; right stones
        do nothing; incarnations are safe. With a Power token you may choose the colour of its neutral board.

wm-power-0 = { gs-power-0 }
    .help =
        Move up to two steps instead of one, each with or without a villager. A Taoist on the ground stands up with
        the first step.
wm-power-1 = { gs-power-1 }
    .help = Before you move, move one other living Taoist one step, who may take a villager along.
wm-power-4 = { gs-power-4 }
    .help =
        In one turn you may attempt an exorcism and either ask for help or rescue a villager, in any order, on the
        same tile.
wm-power-5 = { gs-power-5 }
    .help = In one turn you may ask for help twice, or attempt two exorcisms, or rescue two villagers, on the same tile.

## Ghosts and incarnations

wm-card-66 = Dust Hyena
wm-card-67 = Bone Vulture
wm-card-68 = Silt Crocodile
wm-card-69 = Drowned Tiger
wm-card-70 = Moss Ape
wm-card-71 = Bramble Bear
wm-card-72 = Ember Jackal
wm-card-73 = Crimson Boar
wm-card-74 = Night Bat
wm-card-75 = Grey Hunter
wm-card-76 = Gate Keeper
wm-card-77 = Voracious
wm-card-78 = Howling Ondine
wm-card-79 = Root Master
wm-card-80 = Time Keeper
wm-card-81 = Shapeshifter

## Options of the table

wm-switch-guard_tower = { gs-switch-guard_tower }
    .help =
        Whether the promo tile is shuffled in with the others; then one tile more is left out at random. If neither
        Temple nor Pavilion is in the village, another incarnation comes for Uncatchable.
wm-switch-village_tiles = Village tiles
    .help =
        For first games the Kung-Fu School lies in place of the Night Watchman's Beat. At random, nine of all tiles
        are drawn.
    .is-first_games = as in first games
    .is-random = at random
wm-switch-portal = Where the Portal stands
    .help =
        Villagers are rescued only on the Portal's tile. The centre is the easiest place and scores nothing; an edge
        tile scores 2 points, a corner 4.
    .is-centre = on the centre tile
    .is-edge = on an edge tile, at random
    .is-corner = on a corner tile, at random
    .is-chosen = the group chooses
wm-switch-incarnations = Which incarnations
    .help = Whether the deck draws its incarnations from the old ones, the new ones or both.
    .is-mixed = old and new ones
    .is-base = old ones only
    .is-white_moon = new ones only
wm-switch-school_left_out = The School may stay out of first games
    .help =
        With the Guard Tower one of ten tiles is left out. Whether that may be the Kung-Fu School, which first games
        are to have.
wm-switch-life_potion = When the Life Potion may be used
    .help =
        Whether its owner uses it in the own Yang phase only, or in anybody's; there the active player asks for it.
    .is-own_yang = in the owner's Yang phase
    .is-any_yang = in anybody's Yang phase

## How to play, beyond the base game

wm-moon-rules-1 =
    White Moon: villagers live on eight of the tiles, three on each. Take them to the Portal and rescue them; the
    twelfth dead villager loses the game.
wm-moon-rules-2 =
    When you move, the top villager of your tile may come along. On the Portal's tile you may rescue the top villager
    instead of asking for help or attempting an exorcism.
wm-moon-rules-3 =
    Villagers flee when a haunter's figure steps out, devourers kill them, and a haunting kills all on its tile but
    spares the tile. Every death brings the curse of the villager's family, every whole family saved its reward.
wm-moon-rules-4 = In the Yin phase the ghosts of a board act from its player's right to left.
wm-moon-rules-5 =
    After a baneful event Su-Ling may face a ghost at the end of the turn: its centre stone then does nothing. By an
    empty receptacle she brings a Moon Crystal.
wm-moon-rules-6 =
    Moon Crystals count as any Tao colour in an exorcism. Four of them on the four corner receptacles raise the Mystic
    Barrier, which fights on all four boards.
wm-moon-rules-7 = For each villager in the Shelter you score 1 point, and more for a Portal away from the centre.
