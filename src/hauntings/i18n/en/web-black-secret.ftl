### The layer of Black Secret in the browser: what black-secret.ftl does not say.
### $player is a person or the group.

web-bs-board = Wu-Feng's board and the Blood Mantras
web-bs-tab = { bs-word-wu-feng }
web-bs-demons = Demons
web-bs-mantras = Blood Mantras
web-bs-village = Village
web-bs-look-down = Look into the catacombs
web-bs-look-up = Look at the village
web-bs-choices-there = { $count ->
    [one] { $count } choice lies there
   *[other] { $count } choices lie there
}
web-bs-entrance = entrance for demons
web-bs-below = below: { $who }
web-bs-cost = a ghost of resistance { $cost } or more summons it
web-bs-never-again = it never comes back
web-bs-face-down = Face down, level { $level }: { $count }
web-bs-urns = Urns of Wu-Feng: { $count } of 3
web-bs-skeletons = Skeletons on Wu-Feng's board: { $count } of 3
web-bs-hand = Incarnations in Wu-Feng's hand: { $count }.
web-bs-in-hand = In your hand: { $card }
web-bs-incarnation-deck = Incarnations still in their deck: { $count }.
web-bs-hint-below = Choose a lit cell to walk there.
web-bs-climb-down = Climb down
web-bs-climb-up = Climb up
web-bs-summon = Or summon a demon
web-bs-cast = Or cast a curse
web-bs-no-curse = No curse fits this card now.

## Who decides what, for all who watch

web-bs-decides-wu-feng = { $player } decides what the card is used for.
web-bs-decides-enter = { $player } decides what the demons do.
web-bs-decides-demon-acts = { web-bs-decides-enter }
web-bs-decides-activate = { web-bs-decides-enter }
web-bs-decides-shadow-acts = { $player } decides what the Shadow does.
web-bs-decides-pyramid = { $player } decides what the curse does.
web-bs-decides-remove-ladder = { web-bs-decides-pyramid }
web-bs-decides-victim = { web-bs-decides-pyramid }
web-bs-decides-take-away = { web-bs-decides-pyramid }
web-bs-decides-drag-to = { web-bs-decides-pyramid }
web-bs-decides-spoil-mantra = { web-bs-decides-pyramid }
web-bs-decides-from-discard = { web-bs-decides-pyramid }
web-bs-decides-haunt = { web-bs-decides-pyramid }
web-bs-decides-excavate = { web-bs-decides-pyramid }
web-bs-decides-skeleton-on = { $player } decides where the skeleton rises.
web-bs-decides-hit = { $player } decides whom the Shadow hits.
web-bs-decides-incarnation = { $player } decides which incarnation comes.
web-bs-decides-cast = { $player } decides which curse to cast.
web-bs-decides-blood = { $player } decides onto which Blood Mantra the Qi flows.
web-bs-decides-resolve-mantra = { $player } decides what the Blood Mantra does.
web-bs-decides-for-taoist = { web-bs-decides-resolve-mantra }
web-bs-decides-enfeeble = { web-bs-decides-resolve-mantra }
web-bs-decides-discard-ghost = { web-bs-decides-resolve-mantra }
web-bs-decides-unlearn = { web-bs-decides-resolve-mantra }
web-bs-decides-travel = { web-bs-decides-resolve-mantra }
web-bs-decides-return-ladder = { web-bs-decides-resolve-mantra }
web-bs-decides-send-home = { web-bs-decides-resolve-mantra }
web-bs-decides-buddha-on = { web-bs-decides-resolve-mantra }
web-bs-decides-turn-back = { web-bs-decides-resolve-mantra }
web-bs-decides-recycle = { web-bs-decides-resolve-mantra }
web-bs-decides-ladder = { $player } decides whether to use the ladder.
web-bs-decides-swap-mantra = { $player } writes at the Calligrapher's.
web-bs-decides-new-mantra = { web-bs-decides-swap-mantra }

## Odds

web-bs-odds-demon = Chance to exorcise the demon
web-bs-odds-search = A search may turn up
