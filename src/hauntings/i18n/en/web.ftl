### What the browser says by itself. Events, questions, options and help come from the server.

web-home = To the first page
web-close = Close
web-fold = Fold away
web-lost = Nobody haunts this place
web-live = What happens
web-board = The table
web-text-position = The position in words
web-board-broken = The board cannot be drawn. The game itself is safe.
web-moment = One moment …

## Settings

web-settings = Settings
web-language = Language
web-theme = Look
web-theme-night = Night
web-theme-day = Day
web-theme-contrast = High contrast
web-speed = How fast things happen
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-step = step by step
web-speed-off = at once, no motion
web-text-board = Play as text
    .help = The position in lines and the options as a list; good for screen readers.
web-odds = Show odds
    .help = Where the table allows it.
web-sound = Sounds: dice, cards, ghosts, and a bell when it is your turn
web-volume = Volume
web-sound-try = Try it
web-notify = Tell me outside this page when it is my turn
web-notify-ask = Allow notifications of my turn
web-notify-denied = Your browser does not allow notifications for this page.

## Keys

web-help = Rules, pictures, keys
web-rules = Rules
    .help = Rules of the game
web-gallery = Gallery
    .help = Every card, tile and token
web-rules-new = New to the game? Read the rules
web-in-rulebook = In the rulebook
web-back-to-rules = Back to the rulebook
web-shortcuts = Keys
web-key-number = choose the card or option with this number
web-key-arrows = move over the table
web-key-enter = choose what has the focus
web-key-help = explain what has the focus
web-key-space = next event, or skip
web-key-tempo = while something is told: slower, step by step, to the end
web-key-end = end the turn, give up ({ $withdraw }: withdraw from the round)
web-key-undo = take back
web-key-log = show or hide the log
web-key-in-log = in the log: from line to line, to the cause, fold and unfold
web-key-chat = write in the chat
web-key-text = board or text
web-key-odds = show or hide the odds
web-key-lesson = go on in the lesson
web-key-question = say the question again
web-key-point = point at what has the focus
web-key-shortcuts = this list
web-key-escape = close

## Lobby

web-pick-game = Which game tonight?
web-about-rest-in-peace = A duel over ten mansions: lay ghosts, bluff, and withdraw in time.
web-about-thirteen-ghosts = Hide among thirteen ghosts and find the others before they find you.
web-about-ghost-stories = Defend a village together: exorcise the ghosts until Wu-Feng himself is beaten.
web-about-ghost-stories-white-moon = A village with people in it: bring them to the Portal, and let Su-Ling and the moon help you.
web-about-ghost-stories-black-secret = One of you is Wu-Feng: he sends ghosts, demons and curses, and searches the catacombs below the village.
web-about-ghost-stories-both = Both expansions at once, with Wu-Feng as a player: villagers to rescue above, demons to stop below.
web-for-players = { $range ->
    [yes] { $from } to { $to } players
   *[no] { $from } players
}
web-new-table = New table: { $game }
web-players = Players
web-seat = Seat { $n }
web-you-play = You play
web-seat-me = me
web-seat-open = friend
web-seat-bot = bot
web-seat-open-hint = gets a link from you
web-side-thirteen-ghosts-4 = { $seat ->
    [1] partner: Player 3
    [2] partner: Player 4
    [3] partner: Player 1
   *[4] partner: Player 2
}
web-hot-seat = Several people share this device: the table is covered until the next one is ready.
web-your-name = Your name
web-strength = Strength
web-bot-random = wanders about
web-bot-greedy = easy
web-bot-search-200 = medium
web-bot-search-1000 = strong
web-bot-search-5000 = very strong
web-options = Rules and options
web-odds-allowed = Odds may be shown
    .help = Exact chances from what each seat knows.
web-decides = Who answers for the group
    .help = All see what the group is asked, and may point at what they would choose.
    .anyone = any living player
    .active = the active player
    .most = most of those present, agreeing
    .all = all present, agreeing
web-agree-all = Choose what you want: it counts when all present want the same.
web-agree-most = Choose what you want: it counts when most of those present want the same.
web-listed = Anybody may find this table
    .help = Otherwise only those who have the link.
web-pace = Show each move of a bot for
web-seconds = { $n } s
web-make = Begin
web-make-and-invite = Make the table and invite
web-my-tables = My tables
web-open-tables = Open tables
web-state-waiting = waits for players
web-state-running = is being played
web-state-over = is over: watch again
web-upload = A game from a file
    .help = Choose a saved game to watch it again or to go on from any moment.
web-upload-choose = Choose a file
web-upload-code = Or paste a position code
web-upload-open = Open

## Seats

web-take-a-seat = Take a seat
web-wait-for-others = The game begins when every seat is taken
web-sit = Sit here
web-sit-too = Sit here too
web-move-here = Move here
web-put-bot = Put a bot here
web-remove-bot = Send the bot away
web-leave = Leave this seat
web-invite = Invite somebody
    .help = Whoever opens this link can take a free seat or watch. No account is needed.
web-open-seat = free
web-is-bot = bot, { $strength }
web-person = plays
web-you = you
web-lent-to = lent to { $to }
web-lent-offered = lent: nobody has opened the link yet
web-watching = You are watching
web-watch = Just watch
web-seat-is-open = A seat is free
web-seats = Who sits where
web-seats-ask = The game is running: the other people at the table are asked before a bot is sent away or a seat with secrets changes hands.
web-back-to-table = Back to the table
web-somebody = somebody
web-claim-sit = { $who } would like to take the seat of { $seat }
web-claim-free = { $who } would like to send the bot at { $seat } away
web-claim-fill = { $who } would like another bot at { $seat }: { $bot }
web-claim-why = The game is running: without your consent nothing changes.
web-note-sat = { $who } takes the seat of { $seat }.
web-note-left = { $who } leaves the seat of { $seat }.
web-note-freed = { $who } sends the bot at { $seat } away.
web-note-filled = { $who } puts a bot at { $seat }: { $bot }.
web-note-lent = { $who } lends the seat to a bot: { $bot }.
web-note-borrowed = { $who } lends the seat to { $to }.
web-note-returned = { $who } has the seat back.
web-note-denied = { $who } asked for a change at { $seat }; the others did not agree.
web-your-seat = Your seat: { $who }
web-rename = Change the name
web-lend = Lend your seat
    .help = Called away? Lend your seat and take it back at any moment.
web-lend-bot = Lend to a bot
web-lend-friend = Lend to a friend by link
web-lend-link = Whoever opens this link first plays for you:
web-take-back = Take my seat back
web-give-back = Give the seat back
web-borrow = A seat is lent to you
    .help = You play it until it is taken back or you give it back.
web-borrow-take = Take the seat

## More about this table

web-more = More
web-more-title = This table
web-code-copy = Copy position code
    .help = One line that restores this position in web, terminal and Python. It holds only what your seat knows.
web-code-copied = Position code copied.
web-report = Report a problem
    .help = Downloads what your seat was told so far, without names and chat. Attach it when you tell us what went wrong.
web-odds-on = Show odds
web-odds-off = Hide odds
web-odds-forbidden = This table shows no odds.

## Who is there

web-here = here now
web-not-here = not here now

## The first game with a coach

web-learn = Learn: first game
    .help = A few minutes with a coach, against an easy bot.
web-learn-taoist = Learn: as a Taoist
web-learn-wu-feng = Learn: as Wu-Feng
web-learn-coach = Coach
web-learn-next = Next
web-learn-ready = Play on
web-learn-leave = Leave the lesson
web-learn-left = The coach is gone. The game goes on.
web-learn-yours = Your turn: do as you like.
web-learn-watch = Watch what happens.
web-learn-progress = Steps of the lesson: { $at } of { $of }
web-learn-over = That was your first game. Whether won or lost: now you know how it goes.
web-learn-lobby = Choose a game

## Sharing

web-share = Share
web-share-table = Link to this table
    .help = Friends can take a free seat; everybody else watches and sees only what is open to all.
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = Press Ctrl+C to copy the marked link.

## The line

web-link-connecting = Connecting …
web-link-open = Connected
web-link-lost = Connection lost
web-link-gone = No such table
web-link-archived = The game is over
web-link-closed = Closed
web-line-broke = The connection broke. When it is back you will see whether this arrived.
web-try-now = Try now

## Playing

web-question = Question
web-your-turn = Your turn
web-waiting-for = Waiting for { $who }.
web-anyone-answers = Anyone may answer: { $who }.
web-one-answers = { $who } answers for the group.
web-you-answer = You answer for the group.
web-point = Point
    .help = Point at something on the table: all see it
web-pointing = Point at a thing or an answer.
web-points-at = { $who } points at { $what }
web-points-elsewhere = { $who } points at something that is not on your screen.
web-suggests = { $who } suggests: { $text }
web-suggested-by = suggested by { $who }
web-suggest-this = suggest this
web-all-options = { $count ->
    [one] { $count } option
   *[other] all { $count } options
}
web-sealed-choice = All choose at once; nobody sees it yet.
web-step-on = Next
web-tempo-slow = Slower
web-tempo-step = Step by step
web-skip = Skip
web-log = Log
web-log-more = and { $count } more that followed
web-log-followed = what followed
web-log-why = Go to the cause
web-log-why-short = why?
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-spectator = { $name } (spectator)
web-send = Send
web-away = While you were away
web-hand-over = Hand over to { $who }
    .help = The table is covered so that nobody sees what is not theirs.
web-i-am = I am { $who }
web-still = Not yet: { $who } looks on

## Taking back

web-undo = Take back
web-undo-free = Take back: free
web-undo-ask = Take back: somebody has learned something and will be asked
web-took-back = { $count ->
    [one] { $who } took back { $count } decision.
   *[other] { $who } took back { $count } decisions.
}
web-taken-back = taken back:
web-undo-wish = { $count ->
    [one] { $who } would like to take back { $count } decision
   *[other] { $who } would like to take back { $count } decisions
}
web-undo-why = { $who }, you have learned something since then, or decided: without your consent nothing changes.
web-undo-refused = Not everybody agreed: nothing was taken back.
web-hindsight = Take back in hindsight?
    .help = You have seen dice or cards since then. You play alone and may do it all the same; the record and the result will say so.
web-hindsight-yes = Take back all the same
web-in-hindsight = { $count ->
    [one] Taken back in hindsight, with dice or cards already seen: { $count } time.
   *[other] Taken back in hindsight, with dice or cards already seen: { $count } times.
}
web-ended = Done. Nobody has learned anything yet.
web-agree = Agree
web-refuse = No
web-consent-waits = Waiting for consent: { $who }
web-withdraw = Cancel the request

## The end

web-game-over = The game is over.
web-result = Result
web-won-you = You win
web-thinks = { $who } is thinking …
web-thinks-long = { $seconds ->
    [one] at most { $seconds } second
   *[other] at most { $seconds } seconds
}
web-what-if-seat = Which seat do you take?
web-won = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
web-won-shared = { $who } share the win
web-story = The story of the game
web-lost-together = You have lost together
web-won-together = You have won together
web-village-lost = The village is lost
web-village-saved = The village is saved
web-won-taoists = The Taoists win
web-won-wu-feng = Wu-Feng wins
web-drawn = A draw
web-result-win = wins
web-result-share = shares the win
web-result-loss = loses
web-result-draw = draws
web-rematch = Play again
web-rematch-chat = Again? { $link }
web-replay = Watch again
web-seal = Sealed chance
    .help = This hash was fixed before the first shuffle. At the end the seed is shown, and anybody can check that nothing was changed.
web-seal-open = The seal is open
    .help = Only this seed fits the seal from the beginning. Download the game and check every shuffle and every die:
web-seal-hash = Seal
web-seed = Seed
web-download = Download

## Replay

web-eyes = View
web-eyes-open = all open
web-eyes-spectator = spectator
web-move = Move
web-move-of = { $at } / { $last }
web-move-first = To the beginning
web-move-back = One move back
web-move-on = One move on
web-move-last = To the end
web-play = Play
web-pause = Pause
web-link-to-moment = Link to this moment
web-what-if = What if …?
    .help = A new table begins after move { $move }, and chance begins anew: later shuffles and rolls will differ.
web-known-to = The position as { $who } knew it. What { $who } did not know was dealt anew: it may have been different.
web-play-on = Play on from here

## Spirits: a name and a letter

web-spirit-red = red
web-spirit-blue = blue
web-spirit-green = green
web-spirit-yellow = yellow
web-spirit-black = black
web-spirit-any = any colour
web-letter-red = R
web-letter-blue = B
web-letter-green = G
web-letter-yellow = Y
web-letter-black = K

## Refusals, by code

web-code-offline = No connection. Try again in a moment.
web-code-bad-message = The server did not understand this.
web-code-too-much = Too much at once. Wait a moment and try again.
web-code-foreign-origin = This page may not do that.
web-code-not-found = There is no such table, game or seat here.
web-code-not-waiting = This game has begun already.
web-code-not-running = This game is not being played now.
web-code-not-over = This game is not over yet.
web-code-archived = This game is long over; it can only be watched again.
web-code-not-yours = This seat belongs to somebody else.
web-code-not-asked = It is not your turn.
web-code-active-decides = At this table the active player answers for the group.
web-code-group-agrees = At this table the group agrees: what you chose is shown as your suggestion.
web-code-late = That question is answered already.
web-code-early = That question has not come yet.
web-code-cannot-choose = That cannot be chosen now.
web-code-already-answered = You have chosen already.
web-code-seat-taken = Somebody sits there already.
web-code-seat-lent = This seat is lent. Take it back first.
web-code-has-seen = You have seen another side of this game, so this seat is not for you.
web-code-claim-open = Somebody asks for a seat already. That has to be answered first.
web-code-no-claim = Nobody asks for this any more.
web-code-bad-options = These options do not go together.
web-code-bad-name = A player here has this name. Choose another one.
web-code-bad-record = This is no game or position that we can open.
web-code-hindsight = You have learned something since then.
web-code-nothing-to-undo = There is nothing to take back.
web-code-no-proposal = Nobody asks to take back any more.
web-code-rules-changed = This game began under older rules: it goes on, but nothing can be taken back or replayed.
web-code-busy = The server could not do this now. Nothing was changed; try again.
web-code-other-version = This game follows a version of the rules that this server does not play.
web-code-damaged = What the server stored of this is damaged and cannot be opened. Other tables are not affected.
web-code-broken = Something broke on our side. Try again.
