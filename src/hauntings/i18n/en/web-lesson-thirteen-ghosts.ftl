### What the coach says in the first game of 13 Ghosts. Short: it stands beside the table, also on a phone.

web-learn-tg-goal = You and { $player } each hide at a number from 1 to 13. Whoever names the other's number scores a point; three points win.
web-learn-tg-hide = Choose your hideout: the number on the card is where you hide. The other card stays in your hand. { $player } chooses at the same time.
web-learn-tg-turn = Your turn. You hold one card: use what it says, or put it away unseen and name a number.
web-learn-tg-colours = Blue cards ask a question, red ones name a number and do something more, yellow ones play tricks.
web-learn-tg-sheet = Your notebook. A cross: everybody knows that nobody hides there. An eye: only you know it. The bars show how likely each number is.
web-learn-tg-use = In the beginning a question tells more than a guess. Use your card.
web-learn-tg-ask = Choose what you ask about. Below each choice is the chance of a yes: the nearer to one half, the more you learn.
web-learn-tg-three = Ask about three numbers, from low to high. Each adds to the chance of a yes; begin with a low one that is still possible.
web-learn-tg-three-more = Now a higher number. Below it is the chance of a yes to both of them together.
web-learn-tg-three-last = Now the highest. Below it is the chance of a yes to all three: the nearer to one half, the more you learn.
web-learn-tg-name = Choose the number you name. Below it is the chance to hit; a yes finds { $player } at once.
web-learn-tg-again = Carry out the text of an open card once more, or draw and take another turn.
web-learn-tg-top = You see three cards, so nobody hides at their numbers. Choose the one you want to draw.
web-learn-tg-found = Found! That is a point for you. All cards are shuffled, and both hide anew.
web-learn-tg-lost = { $player } has found you and scores. All cards are shuffled, and both hide anew.
web-learn-tg-answer = Answers are always true. Your notebook has crossed out what no longer fits.
web-learn-tg-asked = Now { $player } asked you; the game answers truthfully for you. The last line of the notebook shows what they know of you.
web-learn-tg-guessed = { $player } named a number. A no tells everybody something: the last line of the notebook shows what they know of you.
web-learn-tg-drew = You have drawn a new card. Nobody hides at its number: only you know that. It is your next question, or one to put away.
web-learn-tg-help = Everything explains itself when you point at it. Here you can hide the odds and find more.
web-learn-tg-ready = That is all you need: narrow it down, and name a number when the odds are good, before { $player } does. I will speak up when something new comes.
