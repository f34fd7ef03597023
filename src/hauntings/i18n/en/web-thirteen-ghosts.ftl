### The board of 13 Ghosts in the browser: what thirteen-ghosts.ftl does not say.

web-tg-table = Table
web-tg-sheet = Who can hide where
web-tg-asked = Asked this round
web-tg-tab-sheet = Sheet
web-tg-tab-asked = Questions
web-tg-nothing-asked = Nothing has been asked or named yet.
web-tg-no-open = No card has been used in this round yet.
web-tg-yes = YES
web-tg-no = NO
web-tg-silent = silent
web-tg-even = even?
web-tg-found = found
web-tg-turn = plays
web-tg-you-known = What they know of you
web-tg-chance = chance in percent
web-tg-round = Round { $round }
web-tg-target = { $target ->
    [one] { $target } point wins
   *[other] { $target } points win
}
web-tg-points = Points: { $points } of { $target }
web-tg-sealed-wait = Chosen. Nobody sees it before the others have chosen too.
web-tg-pick-open = Or choose one of the glowing open cards.
