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

## The terminal: a game at the keyboard

terminal-hello = Type a key or words from the list; “{ $help }” and “{ $rules }” tell you more.
terminal-prompt = Your choice, or “{ $help }”:
terminal-sealed = The shuffles are sealed ({ $seal }…); at the end you can check them.
terminal-is-you = You are { $player }.
terminal-is-person = { $player } plays here.
terminal-is-bot = { $player } is a bot ({ $strength }).
terminal-strength-random = plays at random
terminal-strength-greedy = easy
terminal-strength-search-200 = medium
terminal-strength-search-1000 = strong
terminal-strength-search-5000 = very strong
terminal-since = Since your last choice:
terminal-more = More: Enter. Enough: any letter.
terminal-left = To go on with this game: { $command }

## What can be typed at any time; the help says what it does

terminal-help = At the question, type the number or the words of an option. Besides:
terminal-order-help = help
    .help = this list; with a word, what it is about: a card (#11), “cards”, “options”.
terminal-order-why = why
    .help = why you cannot do something now, with the rule: “why #7”.
terminal-order-undo = undo
    .help = takes your last choice back; with a number, so many of them. If somebody learned something from it, they must agree; bots always do.
terminal-order-save = save
    .help = saves the game; with a name, in that file. Every choice is saved by itself as well.
terminal-order-log = log
    .help = all that happened so far.
terminal-order-view = view
    .help = the position and the question again.
terminal-order-map = map
    .help = a map of the position, where the game has one.
terminal-order-code = code
    .help = the position as a short text that others can start from; it holds only what you know.
terminal-order-rules = rules
    .help = how to play, in short.
terminal-order-quit = quit
    .help = saves and leaves; you can go on later.

terminal-why-what = Add what you would like to do, for example “{ $order } 6”.
terminal-why-unknown = “{ $word }” is nothing one could do here.
terminal-why-not = You can. Type { $key }: { $option }
terminal-no-map = This game has no map; “{ $view }” tells the position.
terminal-code = The position as your seat knows it. To start from it: { $command } CODE
terminal-code-open = The final position with all cards open:
terminal-foreign-file = { $file } is not a saved game, so it is not overwritten. Give another name.
terminal-other-game = { $file } holds another game, so it is not overwritten. Give another name.
terminal-cannot-save = The game could not be saved in { $file }: { $reason }
terminal-undo-how = After “{ $order }” stands nothing, or a number from 1 to { $most }: how many of your choices you take back.
terminal-may-undo = { $player } would like to take back { $count ->
    [one] { $count } step
   *[other] { $count } steps
}. { $other }, do you agree? ({ $yes }/{ $no })
terminal-took-back = { $player } took back { $count ->
    [one] { $count } step.
   *[other] { $count } steps.
}
terminal-refused = { $player } does not agree, so nothing is taken back.
terminal-no-undo-now = The game is over and its seed is known, so nothing can be taken back.

## The end

terminal-record-lies = The record of this game:
terminal-proof = The seal was fixed before the first shuffle, and only this seed fits it. To check that, or to see the game again:
terminal-seal = Seal
terminal-seed = Seed
terminal-rematch = Another game? Enter or “{ $yes }” starts one, “{ $no }” ends:
terminal-rematch-what = “{ $word }” does not fit here. Type “{ $yes }” for another game or “{ $no }” to end.

## Replay

terminal-steps = { $count ->
    [one] { $count } step.
   *[other] { $count } steps.
}
terminal-decides = { $player } decides.
terminal-replay-help = Enter goes on. “{ $back }” goes back, “{ $goto } 12” or just 12 goes there, “{ $seat } 0” looks from a seat, “{ $quit }” ends.
terminal-step-forward = forward
terminal-step-back = back
terminal-step-goto = goto
terminal-step-seat = seat
terminal-step-quit = quit
terminal-step-at = Step { $at } of { $last }:
terminal-goto-what = Add the number of a step, from 0 to { $last }.
terminal-replay-end = That was the last step.
terminal-all = all
terminal-not-over-yet = The game is not over, so what { $player } sees stays hidden.

## The menu

terminal-menu = Hauntings: ghost games
terminal-menu-resume = Go on: { $game }, { $names }, { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
terminal-menu-new = New game
terminal-menu-replay = Watch a game again
terminal-menu-language = Language
terminal-menu-quit = Quit
terminal-pick = Your choice (Enter: { $key })
terminal-pick-what = “{ $word }” is not in the list. Type one of { $keys }, or just press Enter.
terminal-new-game = New game: { $game }
terminal-start = Start
terminal-which-game = Game: { $game }
terminal-choose-game = Which game?
terminal-how-many = How many players?
terminal-who-plays = Who plays { $seat }?
terminal-name = Name (Enter: none):
terminal-options = Options: { $items }
terminal-as-printed = as in the rulebook
terminal-choose-options = Options: choosing a line takes its next value.
terminal-done = Done
terminal-go-back = Back
terminal-which-file = File of the game (Enter: { $file }):
terminal-no-games = There is no saved game yet.
terminal-language-lost = The language holds until you leave; it could not be kept in { $file }: { $reason }

## The command line

terminal-seats-count = { $game } is for this many players: { $sizes }. The names and seats must fit that.
terminal-seats-clash = There are more names than seats for people.
terminal-no-seat = There is no seat “{ $seat }”; there are { $allowed }.
terminal-code-says = The code itself says the game and its options ({ $game }): leave both out.
terminal-resume-says = The saved game itself says what is played and by whom ({ $game }): leave out { $given }.
terminal-cli-play = play against a bot, or with friends on one device
terminal-cli-players = names of the people; the first sits at --seat
terminal-cli-bot = how strong the bots are: random, greedy, search:1000 (iterations) or search:2s (seconds)
terminal-cli-seat = where the first person sits: 0, 1, … or the seat's name
terminal-cli-seats = every seat by itself: a person or a bot
terminal-cli-option = an option switch, for example learning_mode=true
terminal-cli-seed = the same seed deals the same game
terminal-cli-code = start from a position code
terminal-cli-save = save the game in this file
terminal-cli-resume = go on with a saved game; without a file, with the last one
terminal-cli-replay = watch a recorded game again, step by step
terminal-cli-watch-seat = look from this seat: 0, 1, … or its name
terminal-cli-at = begin at this step
terminal-cli-all = print all steps at once
terminal-cli-language = the language to speak (also HAUNTINGS_LANGUAGE)
terminal-cli-rules = read the rules of a game: the contents, or the sections with a word, § or #
terminal-cli-word = a word, a section (§4), a ruling (r12) or a card (#11); all: everything
terminal-rules-nothing = The rules say nothing about “{ $word }”.
terminal-rules-more = More: hauntings rules { $game } WORD, §4, r12, #11 or all
