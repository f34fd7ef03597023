### What the coach says in the first game of Black Secret as Wu-Feng. Short: it stands beside the table, also on a phone.

web-learn-bsw-you = You are Wu-Feng, alone against two Taoists. I take it that you know Ghost Stories; if not, its own lesson comes first: it is in the lobby, too.
web-learn-bsw-goal = You win when four tiles are haunted, when all Taoists are dead or when you draw the last card. They win if they exorcise the incarnation that is due from this deck.
web-learn-bsw-card = You draw all ghost cards, and each card has three uses: place the ghost, or discard the card to summon a demon or to cast a curse. Then no ghost comes.
web-learn-bsw-summon = To summon a demon the ghost’s resistance must be at least the demon’s cost. This card is enough for the Seeker: summon it.
web-learn-bsw-enter = The catacombs: a cell under each tile, with hidden tokens in it. Your Seeker may enter on any cell. Choose one at the edge.
web-learn-bsw-phase = Every Taoist’s turn begins with your demon phase: each demon moves to the next cell, or searches its own if no Taoist is there. Search!
web-learn-bsw-found = You found a token. Bones become a skeleton and a Cursed Tablet a curse; but a Buddha sends the demon home, and Blood helps the Taoists.
web-learn-bsw-skeleton = A skeleton fills a space like a ghost. A board with three of them costs its Taoist 1 Qi when its turn begins. Choose a space.
web-learn-bsw-urn = An Urn! You keep it and take an incarnation into your hand. With the third Urn your Shadow appears: nothing can drive it away.
web-learn-bsw-hand = Nobody else sees your hand. A Summoning card in the deck makes you place one of these incarnations: the more you have, the better you can choose.
web-learn-bsw-home = The Taoists have exorcised your demon. It is back on your board, and another card can summon it again.
web-learn-bsw-works = The Qi that Taoists lose flows onto Blood Mantras, and this one was full: it has helped them. Another one takes its place.
web-learn-bsw-choose = Whatever a curse leaves open, you choose.
web-learn-bsw-any = You may cast a curse of any colour, without a card for it. Only the pyramid must have a space for its level.
web-learn-bsw-incarnation = Now place an incarnation of your hand. It is the one that the Taoists must exorcise: choose well.
web-learn-bsw-shadow = Your Shadow goes to any tile or cell, or attacks: Taoists beside it with three dice, a tile without Taoists with the Curse die.
web-learn-bsw-place = Ghosts keep the Taoists busy: place this one. A black ghost goes to the board whose turn it is, any other to the board of its colour.
web-learn-bsw-space = The space is your choice. A haunter does most harm in front of a tile that the Taoists need and do not stand on.
web-learn-bsw-curse = Now a curse: discard the card for one of its colour; a black card pays for any. What the curse says happens at once.
web-learn-bsw-pyramid = Curses build your pyramid. Lay them side by side: on two neighbours of a row one of the next level can lie.
web-learn-bsw-levels = The tokens of a level are turned up when its first space opens, and each level is worse. After the fourth all are shuffled, and you begin anew.
web-learn-bsw-mantras = Mind the Blood Mantras: the Qi that Taoists lose flows onto them, and a full one helps the Taoists. Some of your curses empty them.
web-learn-bsw-ready = That is your craft: ghosts above, demons below, curses in between. I will speak up when something new comes.
