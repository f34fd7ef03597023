### What the clients of all games say.

common-language-name = English
common-yes = yes
common-no = no
common-you = you
common-none = none
common-nobody = nobody

## Who sits at the table

common-spectator = spectator
common-bot = bot
common-person = person
common-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
common-seat-of = { $player } plays { $seat }.
common-waiting = Waiting for { $player }.
common-won = The game is over. { $player } wins.
common-drawn = The game is over. It is a draw.

## Asking and answering

common-prompt = Your choice
common-choose = Choose:
common-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
common-not-understood = “{ $word }” is none of the options. Type one of them, or “{ $help }” for help.
common-several-mean = “{ $word }” could mean several things: { $items }.
common-cannot = Not now. { $reason }
common-undone = { $count ->
    [one] { $count } step taken back.
   *[other] { $count } steps taken back.
}
common-nothing-to-undo = There is nothing to take back.
common-pass-device = Hand over to { $player }. Press Enter when { $player } is ready.
common-bye = Goodbye.

## Files and addresses

common-saved = The game is saved: { $file }
common-no-file = There is no file { $file }.
common-damaged-file = { $file } cannot be read: { $reason }

## Help

common-topic-rules = rules
common-topic-cards = cards
common-topic-options = options
common-help-about = You can ask for help about: { $items }, and for any card by its number (#1) or name.
common-help-unknown = There is no help about “{ $word }”.
common-by-default = By default: { $value }.
