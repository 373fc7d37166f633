### Succession for readers of 7 to 12: the sentences of `en` that can be said with fewer words.

step-succession-turn = { $limit ->
    [0] Play a { $colour } card or one without a number. Or draw.
   *[other] Mud came down. Play a { $colour } card up to { $limit }. One without a number is fine too. Or draw.
}
step-succession-start = You hold the lowest card, { $card }. Play it to start.
step-succession-race = Several hold { $card }, the lowest card. The first to play it starts.
step-succession-follow = { $player } may play { $card } at once.
step-succession-upgrade = Have you got { $card }? Say Upgrade. The first one counts.
step-succession-survey = The round is over. Look at your rock. Then say Ready.
succession-dealt = Round { $round } begins. The rock is bare.
succession-shuffled = The deck was empty. The pile is the new deck.
succession-starfish-leave = This round is long. Starfish leave it.
succession-caught = { $player } caught { $other }. Nobody had said Last card.
succession-limited = Mud came down. { $player } may play no number above { $limit }.
succession-drew-fewer = { $player } drew { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}. No more were left.
succession-match-over = { $count ->
    [one] { $players } has the fewest points, { $points }, and wins.
   *[other] { $players } have the fewest points. They share the first place.
}
succession-card-number = { $entry } in succession/cards.toml: only green, yellow and blue cards have numbers.
succession-card-plain = { $entry } in succession/cards.toml: a card with a number has no effects.
succession-content-size = succession/cards.toml: numbers are needed in green, yellow and blue. It needs { $least } to { $most } cards.
succession-does-crab = You may play a number you hold, too. Then turns go the other way.
succession-does-shrimp = You may play a number you hold, too. { $player } draws 2 cards.
reject-succession-catch-nobody = There is nobody to catch now.
reject-succession-limit = Mud lies on the rock. No number above { $limit } this turn.
bot-succession-keeper = The keeper saves its predators. It does not often forget to call.
bot-succession-hurrier = The hurrier plays what counts most. It hurries with predators.
reject-succession-more = After an upgrade, play one { $colour } card with a number.
reject-succession-not-last = After this play you hold { $count ->
    [0] no card: say Winner.
   *[other] { $count } cards. So it is not the last card.
}
reject-succession-not-winner = After this play you hold { $count ->
    [one] one card: say Last card.
   *[other] { $count } cards. So nobody has won yet.
}
succession-no-number-to-start = Nobody holds a card with a number. The next player goes on.
succession-redealt = Nobody held a card with a number. The cards were dealt again.
succession-card-effect = { $entry } in succession/cards.toml: an effect is not whole.
reject-succession-colour = The colour in play is { $colour }. It cannot settle yet.
reject-succession-must-play = There is no card to draw. Play one that you may.
reject-succession-number-not-held = You have no card { $number } that may go with it.
