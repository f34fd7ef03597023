### The rulebook and the gallery: loaded with these pages only.

web-rb-all = The rules of all games
web-rb-contents = Contents
web-rb-search = Search the rules
web-rb-found = { $count ->
    [0] Nothing found
    [one] { $count } passage
   *[other] { $count } passages
}
web-rb-tells = What holds this rule: { $rules }
web-rb-tests = Tests
web-rb-show = Show me
    .help = A position in which it happens, on a board
web-rb-other = Another reading: { $switch }: { $value }
web-rb-this = As this table plays: { $switch }: { $value }
web-rb-default = As usual: { $switch }: { $value }
web-rb-print = Print
web-rb-offline = One file to keep
    .help = The whole rulebook with its pictures in one file that needs no network
web-rb-to-table = Back to the table
web-rb-follows = It follows the options of your table.
web-rb-setup = The table as it is laid for { $players ->
    [one] one player
   *[other] { $players } players
}
web-rb-example = Example
web-rb-step = Step { $at } of { $last }
web-rb-next = Next step
web-rb-previous = Step back
web-rb-try = Try it on a board
web-rb-shown = Rule { $rule }
web-rb-show-board = Show the table
web-rb-find = Search the gallery
web-rb-kinds = Show
web-rb-everything = Everything
web-rb-count = { $count ->
    [one] { $count } thing
   *[other] { $count } things
}
web-rb-guessed = Partly reconstructed
web-rb-guessed-only = Only what is reconstructed
web-rb-rulings = Rulings
web-rb-missing = This game has no rulebook here; the table explains it.
web-rb-kind-psychic = Psychics
web-rb-kind-card = Ghosts
web-rb-kind-ghost = Ghosts
web-rb-kind-token = Tokens and figures
web-rb-kind-incarnation = Incarnations
web-rb-kind-summoning = Summoning card
web-rb-kind-skeleton = Skeletons
web-rb-kind-tile = Village tiles
web-rb-kind-power = Powers
web-rb-kind-family = Villagers by family
web-rb-kind-artifact = Artifacts
web-rb-kind-demon = Demons
web-rb-kind-curse = Curses
web-rb-kind-mantra = Blood Mantras
web-rb-kind-catacomb = Catacomb tokens
