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
web-tg-team-chooses = { $what ->
    [hideouts] { $partner }, your partner, is choosing the hideouts for both of you.
    [card] { $partner }, your partner, is choosing one of two cards to keep; you get the other.
   *[rivals] Your team has chosen. The other team is still choosing.
}
web-tg-pick-open = Or choose one of the glowing open cards.
web-tg-three = { $pick ->
    [1] From low to high, so 12 and 13 cannot come first.
    [2] Now a higher one, but not 13: one more follows.
   *[3] Now the highest.
}
web-tg-three-any = Pick three numbers, in any order.
web-tg-three-chance = In percent: the chance of a yes with this one added.

## What the sections of the rules say, in the log
web-13g-section-2 = Two or three players: each is dealt two cards, hides in one of them and holds the other.
web-13g-section-3 =
    Four players: the hider of a team sees four cards and chooses both hideouts; the partner keeps one of the other two
    and gives the last one back.
web-13g-section-4 =
    A turn: use the card in hand, or put it away unseen and name a number. Then draw a card. Only opponents answer, and
    always truthfully.
web-13g-section-5 =
    Whoever's hideout is named is found and leaves the round. That brings points; with three players the first find
    brings one to both who are left.
web-13g-section-6 = The text of a used card is carried out at once; the card stays open.
