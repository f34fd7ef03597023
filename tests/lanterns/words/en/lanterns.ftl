# The Lantern Festival

lf-title = Ghost Stories: the Lantern Festival

lf-tile-12 = Lantern Maker
    .does = hang a lantern on a tile
    .help = Hang one of the four lanterns on a tile that has none. A tile with a lantern is not haunted: the lantern goes out instead.
lf-card-144 = Moth Wraith
lf-card-145 = Lamp Eater
lf-card-146 = Draught
lf-stone-snuffs-a-lantern = puts out a lantern, or costs 1 Qi
    .help = In each Yin phase of its board it puts out the first lantern of its line; if there is none, its board loses 1 Qi.
lf-stone-darkens-all = puts out every lantern
    .help = As it arrives, every lantern goes out.
lf-stone-blows = haunts a random tile
    .help = In each Yin phase of its board it blows at a random tile: a lantern there goes out; without one the tile is haunted.

lf-kind-hang-lantern = Choose the tile on which the lantern hangs.
lf-option-hang-lantern = Hang the lantern on { $tile }
lf-event-lantern-hung = { $board } hangs a lantern on { $place }.
lf-event-lantern-out = The lantern on { $place } goes out.
lf-reason-lantern-there = A lantern hangs there already.
lf-reason-no-lantern-left = All four lanterns hang.
lf-reason-no-lantern-here = No lantern hangs on your tile.
lf-deed-128 = Put out the lantern here for 1 Qi
lf-field-lanterns = Lanterns by place
lf-switch-lamp_eater = Lamp Eater
    .help = Is the Lamp Eater among the ghosts?
