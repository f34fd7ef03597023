### White Moon on the board in the browser: what white-moon.ftl does not say.
### $corner names a receptacle; $text is a curse or a reward; $safe and $dead count members of a family of $size.

web-wm-families = Families
web-wm-whereabouts = In the Shelter { $safe } of { $size }, in the Graveyard { $dead }.
web-wm-reward = Reward: { $text }
web-wm-curse = Curse: { $text }
web-wm-in-village = in the village
web-wm-graveyard = Graveyard
web-wm-receptacle-full = Receptacle with a Moon Crystal, { $corner }
web-wm-receptacle-empty = Empty receptacle, { $corner }

## What there is to do

web-wm-rescue = Rescue
web-wm-place-crystal = Place a crystal
web-wm-stand-up = Stand up
web-gs-take-villager = Lead a villager
web-gs-lay-villager = Choose the tile to lead the villager to.
web-gs-held-villager = { wm-word-villager }
web-gs-held-su-ling = { wm-word-su-ling }
web-gs-take-su-ling = Send Su-Ling
web-gs-lay-su-ling = Choose the ghost space that Su-Ling shall face.

## Who decides what, for all who watch

web-wm-decides-follow = { $player } decides whether the villager comes along.
web-wm-decides-villager-dies = { $player } decides which villager dies.
web-wm-decides-zhou-qi = { $player } decides who loses the Qi.
web-wm-decides-who-gives-tao = { $player } decides whose Tao token leaves the game.
web-wm-decides-bring-back = { $player } decides who comes back from the dead.
web-wm-decides-potion = { $player } decides whom the Life Potion helps.
web-wm-decides-light = { $player } decides which tile helps.
web-wm-decides-school = { $player } decides which ghosts to fight at the School.
web-wm-decides-school-ghost = { $player } decides which ghosts must go.
web-wm-decides-sword = { $player } decides whether to draw the Divine Sword.
web-wm-decides-claw = { $player } decides what the Vengeful Claw takes.
web-wm-decides-armor = { $player } decides whether to use the Armor of the Just.
web-wm-decides-shield = { $player } decides whether to use the Shield of Time.
web-wm-decides-scroll = { $player } decides whether to come.
web-wm-decides-inherit = { $player } decides who inherits the artifact.
web-wm-decides-artifact-to = { $player } decides who gets the artifact.
web-wm-decides-su-ling = { $player } decides where Su-Ling goes.
web-wm-decides-su-ling-crystal = { $player } decides whether Su-Ling brings a crystal.
web-wm-decides-crystal-to = { $player } decides who gains the Moon Crystal.
web-wm-decides-tao-to = { $player } decides who gets the Tao token.
web-wm-decides-wu-buddha = { $player } decides where the Buddha goes.
web-wm-decides-barrier = { $player } decides what the Mystic Barrier does.
web-wm-decides-barrier-ghost = { $player } decides which ghosts must go.
web-wm-decides-barrier-villager = { $player } decides whom to rescue.
web-wm-decides-barrier-crystal = { $player } decides who gives a crystal.
web-wm-decides-portal = { $player } decides where the Portal stands.
web-wm-decides-pre-rescue = { $player } decides whom to rescue before play.
web-wm-decides-lend-crystal = { $player } decides whether to lend a crystal.

## Odds

web-wm-odds-school = At the School, against { $colour }
web-wm-odds-barrier = In the Barrier, { $player }
web-wm-odds-sword = With the Divine Sword
web-wm-odds-no-sword = Without the Sword

## What the sections of the rules say, in the log

web-wm-section-3-9 =
    Without the Temple and the Pavilion in the village Uncatchable could never be exorcised: another incarnation
    comes instead.
