# Ghost Stories with White Moon and Black Secret together: only what neither of them says alone.
# The speaker looks here first, then in black-secret.ftl, white-moon.ftl and ghost-stories.ftl.

both-title = Ghost Stories: White Moon and Black Secret

## What both say, decided here

both-view-lies = { wm-view-lies }
both-event-stood-up = { wm-event-stood-up }
both-event-ghost-moved = { wm-event-ghost-moved }
both-switch-guard_tower = { gs-switch-guard_tower }
    .help = { bs-switch-guard_tower.help }
both-yang-stand-up = { wm-yang-stand-up }
both-word-incarnation = { gs-word-incarnation }
    .help =
        A shape of Wu-Feng, one of twenty-one. They have a deck of their own; Wu-Feng holds some in his hand, where nobody
        else sees them. A Summoning card, or the death of a Wu, makes him place one. No Buddha, Sorcerer, School or
        Barrier removes it. When all that came and all that are still due from the deck are exorcised, the Taoists win;
        those in the hand do not count.
both-family-curse-summon-incarnation = Wu-Feng takes an incarnation and places one from his hand

## What happens

both-event-villager-moved = Wu-Feng drives a villager of the { $family } family away: { $start } to { $end }.
both-event-crystal-taken = Wu-Feng takes the crystal from a receptacle: { $corner }. It returns to the reserve.
both-event-portal-moved = Wu-Feng moves the Portal: { $place }.
both-event-rescued-dead = A dead villager of the { $family } family is rescued from the Graveyard and goes to the Shelter.
both-villager-cursed = { $place }: a villager of the { $family } family dies by Wu-Feng's curse.
both-twelve-dead = Wu-Feng wins. The twelfth villager is dead: the village is lost. Score of the Taoists: { $score }.
both-ending-twelve = { $named ->
    [yes] The game is over. { $player } wins as Wu-Feng. The twelfth villager is dead: the village is lost. Score of the Taoists: { $score }.
   *[no] The game is over. Wu-Feng wins. The twelfth villager is dead: the village is lost. Score of the Taoists: { $score }.
}

## Questions

both-kind-move-villager = Which villager do you drive to a tile next to it?
both-kind-villager-to = Where does the villager of the { $family } family go?
both-kind-take-crystal = From which receptacle do you take the crystal?
both-kind-kill-villager = Which villager dies?
both-kind-move-portal = To which tile do you move the Portal?
both-kind-blood-rescue = Whom do you rescue? Still possible: { $left }.

## Options; $what says what the option is

both-option-move-villager = { $what ->
    [empty] Nobody, { $tile }
   *[place] { $family } family, { $tile }, beneath: { $below }
}
both-option-villager-to = To { $tile }
both-option-take-crystal = Take the crystal: { $corner }
both-option-kill-villager = { $what ->
    [empty] Nobody, { $tile }
   *[place] { $family } family, { $tile }, beneath: { $below }
}
both-option-move-portal = The Portal to { $tile }
both-option-blood-rescue = { $what ->
    [pass] Rescue nobody
    [dead] Rescue a dead villager from the Graveyard: { $family } family
    [empty] Nobody, { $tile }
   *[place] Rescue a villager: { $family } family, { $tile }
}

## Why something cannot be done now

both-reason-nowhere-to-go = Every tile next to this villager is haunted or full.
both-reason-receptacle-empty = No crystal lies on that receptacle.
both-reason-portal-tile-first = A villager stands on the Portal's tile: only that one can be rescued so.
both-reason-not-from-the-dead = This Mantra does not reach the Graveyard.
both-reason-lies-down = { bs-reason-lies-down }
both-reason-stands-already = { bs-reason-stands-already }

## The rules in short

both-rules-together-1 =
    Villagers never go into the catacombs. A tile whose villagers die in a haunting is not haunted and keeps its ladder. The
    Barrier also exorcises skeletons, but neither demons nor the Shadow; the School touches none of them. On the
    Shadow's tile nobody is rescued, and no Firework lights it up.
both-rules-together-2 =
    All ghosts are shuffled together, and all incarnations are Wu-Feng's. The ghost that a Sun's death brings is his to
    play, and at the death of a Wu he takes an incarnation and places one. Four of his curses and three Blood Mantras
    speak of villagers, crystals and the Portal. Whatever White Moon leaves to the group, the Taoists decide.
