### What the coach says in the first game of Rest in Peace. Short: it stands beside the table, also on a phone.

web-learn-rip-goal = Ten mansions stand in a row, one for each round. Four small ones (Manors) or three large ones (Castles) win the game at once.
web-learn-rip-stake = The lit one is fought for now. The card below it is a psychic: whoever loses the round receives it as a consolation.
web-learn-rip-hand = These are your Ghosts, worth 1 to 6. What you lay is spent, and after each round you draw only two: don't waste the high ones.
web-learn-rip-lay = Choose a glowing card to lay it. Your total must get higher than that of { $player }; begin with a low one.
web-learn-rip-lead = You lead { $own } to { $other }. End your turn with the large button: now { $player } must lay more, or withdraw and lose the round.
web-learn-rip-behind = { $player } leads { $other } to { $own }. Lay more to get ahead, in several cards if you like, or withdraw: you lose the round but keep your cards.
web-learn-rip-won = { $player } gave up, and the mansion is yours: it is coloured in beside your name. Both of you draw two Ghosts, and the winner begins the next round.
web-learn-rip-lost = { $player } takes this mansion. No harm done: you saved cards, and the psychic of the round is yours.
web-learn-rip-place = You lost the round, so you may put one card aside for round 10. If nobody has won by then, the higher total there decides everything.
web-learn-rip-psychic = Your psychic lies open here. Point at it, or press and hold, to read what it does. You lay it in your turn just like a Ghost.
web-learn-rip-unseen = Here you can unfold which Ghosts you have not seen yet: that is what { $player } may still hold.
web-learn-rip-help = Everything explains itself when you point at it, and what is grey says why it cannot be chosen. Here you take a decision back.
web-learn-rip-ready = That is all you need. Fight for the Castles, let the rest go cheaply, and think of round 10. I will speak up when something new comes.
web-learn-rip-ninth = This is the last round in which cards are laid. Then all that waits at round 10 is turned up and counted.
