### Hidden hands on one screen: the page between two players.

cover-title = { $player }, it is your turn
cover-why = Your hand is covered, so that nobody else at this screen sees it. Take the screen, then show it.
cover-show = Show my hand
cover-hide = Cover my hand
reject-hand-covered = The hand of { $player } is still covered. Show it first, then play.
