### Succession: what to do now, what happened and why, and what the rules refuse. Readers are from 7:
### short words, short sentences.
###
### Families: step-succession- phase-succession- new-kind-succession- bot-succession-
### Families: new-bot-succession-

## What to do now

step-succession-setup = Say Ready when you want to begin. Then the cards are dealt.
step-succession-start = You hold the lowest card, { $card }. Play it: the earliest settler comes first.
step-succession-race = Several of you hold { $card }, the lowest card. The first to play it starts.
step-succession-turn = { $limit ->
    [0] Play a { $colour } card or one without a number, or draw a card.
   *[other] Mud came down: play a { $colour } card up to { $limit } or one without a number, or draw a card.
}
step-succession-drawn = You drew a card. If it matches, play it. If not, keep it.
step-succession-follow = { $player } may play { $card } at once, since they come next on the rock.
step-succession-upgrade = { $player } did not play { $card }. Anybody who holds one may say Upgrade: the first to say it plays it.
step-succession-more = You upgraded. You may play one more { $colour } card.
step-succession-patch = A patch of rock is bare. Play a green card on it.
step-succession-hand-on = Ice scrapes the rock. Choose a card for your neighbour on the left.
step-succession-survey = The round is over. Look at your rock, then say Ready.
play-wait-succession = { $what ->
    [step-succession-setup] Waiting for { $who } to say Ready.
    [step-succession-start] Waiting for { $who } to play the lowest card.
    [step-succession-race] Waiting for { $who } to play the lowest card.
    [step-succession-turn] Waiting for { $who } to play.
    [step-succession-drawn] Waiting for { $who } to play the card just drawn, or keep it.
    [step-succession-follow] Waiting for { $who } to play the next card at once, or pass.
    [step-succession-upgrade] Waiting for { $who } to say Upgrade, or pass.
    [step-succession-more] Waiting for { $who } to play one more card, or stop.
    [step-succession-patch] Waiting for { $who } to play a green card on bare rock.
    [step-succession-hand-on] Waiting for { $who } to choose a card for a neighbour.
    [step-succession-survey] Waiting for { $who } to look at the rock and say Ready.
   *[other] Waiting for { $who }.
}
left-succession-others = It is somebody else’s turn now.

phase-succession-setup = before the cards
phase-succession-start = start
phase-succession-turn = turn
phase-succession-drawn = card drawn
phase-succession-follow = succession
phase-succession-upgrade = upgrade
phase-succession-more = one more card
phase-succession-patch = bare patch
phase-succession-hand-on = ice scour
phase-succession-survey = end of the round
phase-succession-over = end

## What happened

succession-dealt = Round { $round } begins: everybody got { $count ->
    [one] one card
   *[other] { $count } cards
}, and the rock is bare.
succession-redealt = Nobody held a card with a number, so the cards were dealt again.
succession-opens = { $player } holds the lowest card, { $card }, and starts.
succession-rolled = { $players } hold the lowest card, { $card }. A roll chose { $player } to start.
succession-race = { $players } hold the lowest card, { $card }. The first to play it starts.
succession-no-number-to-start = Nobody holds a card with a number, so the next player goes on.
succession-laid = { $player } played { $card }.
succession-laid-start = { $player } started with { $card }.
succession-laid-both = { $player } played { $card } and, with it, { $other }.
succession-laid-follow = { $player } followed at once with { $card }.
succession-laid-upgrade = Upgrade: { $player } played { $card }.
succession-drew = { $player } drew { $count ->
    [one] a card
   *[other] { $count } cards
}.
succession-drew-fewer = { $player } drew { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
} of { $wanted }: no more were left.
succession-drew-these = You drew { $cards }.
succession-shuffled = The deck was empty, so { $count ->
    [one] one card
   *[other] { $count } cards
} of the pile became a new one.
succession-starfish-leave = The round has been long, so { $count ->
    [one] one starfish leaves
   *[other] { $count } starfish leave
} it.
succession-passed = { $player } could neither play nor draw a card.
succession-reversed = The turns go the other way round now.
succession-skipped = { $player } misses a turn.
succession-named-colour = { $player } chose { $colour }: that colour is in play.
succession-new-colour = The colour in play is { $colour } now.
succession-swept = The storm swept { $card } away.
succession-limited = Mud came down: { $player } may play no number above { $limit } next.
succession-patch-stays = { $player } has no { $colour } card, so the patch stays bare.
succession-hand-on = Ice scrapes the rock: everybody hands a card to the left.
succession-handed = { $player } handed { $card } to { $other }.
succession-handed-all = Everybody has handed a card to the left.
succession-restarts = The game starts again from the lowest card.
succession-called-last = { $player } said Last card.
succession-called-winner = { $player } said Winner.
succession-forgot-winner = { $player } forgot to say Winner and plays on.
succession-caught = { $player } caught { $other } with one card, and nobody had said Last card.
succession-round-won = { $player } has no card left: round { $round } is over.
succession-round-deck-over = The deck is empty: round { $round } ends, and the cards left are counted.
succession-round-stopped = After { $turns } turns, round { $round } ends as it stands.
succession-points = { $points ->
    [0] { $player } has no card left: no bad point.
    [one] { $player } gets one bad point for the cards left.
   *[other] { $player } gets { $points } bad points for the cards left.
}
succession-match-over = { $count ->
    [one] { $players } has the fewest points, { $points }, and wins.
   *[other] { $players } have the fewest points, { $points } each, and share the first place.
}

## What the guide says

succession-does-settles = { $room ->
    [none] No room on the rock for { $card }: { $needs } places are needed. Gaps and earlier groups have { $found }.
    [covers] { CAP($card) } { $many ->
        [yes] settle and cover
       *[no] settles and covers
    } { $whom }.
   *[free] { CAP($card) } { $many ->
        [yes] settle
       *[no] settles
    }.
}
succession-does-colour = { $colour ->
    [green] Green is in play.
    [yellow] Yellow is in play.
    [blue] Blue is in play.
   *[other] The colour in play stays.
}
succession-does-opens = Then { $follower } may follow at once.
succession-does-wins = It is your last card. You win the round at once.
succession-does-wins-draw = First { $players } { $seats ->
    [one] draws
   *[other] draw
} { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
succession-does-few = { $left ->
    [0] But no card is left to draw.
    [one] But only one card is left to draw.
   *[other] But only { $left } cards are left to draw.
}
succession-does-starfish = Everybody draws 5 cards, you too. The game starts again from the lowest card.
succession-does-crab = With it you may play a card of a number that you hold. Then the turns go the other way round.
succession-does-shrimp = With it you may play a card of a number that you hold. { $player } draws 2 cards.
succession-does-nudibranch = You choose the colour in play. All others draw 2 cards.
succession-does-jellyfish = You choose the colour in play. { $player } misses a turn, and { $next } is next.
succession-does-storm = The top card is swept away, and green is in play. { $player } is next.
succession-does-ice-scour = Everybody chooses a card and hands it to the left.
succession-does-sedimentation = { $player } may play no number above 10 next.
succession-does-bare-patch = You play a green card at once, if you have one.
succession-does-invader = { $player } draws a card.
succession-why-matches = It may settle now: { $colour } is in play.
succession-why-any-colour = A card without a number goes on any colour.
succession-why-opening = It is the lowest card, so it comes first.
succession-why-hand-on = You may hand it on.
succession-why-others-turn = It is the turn of { $player }.
succession-why-not-now = You cannot choose a card to play just now.

## Set-up and content

succession-too-few-seats = Succession needs at least { $least } players. Add a seat or a bot.
succession-card-number = { $entry } in succession/cards.toml: green, yellow and blue cards have a number, and no others do.
succession-card-plain = { $entry } in succession/cards.toml: a card with a number has no effects and is in every game.
succession-card-effect = { $entry } in succession/cards.toml: draw needs who and count, sweep and patch a colour, limit a count.
succession-content-size = succession/cards.toml needs numbers in green, yellow and blue, at least { $least } cards without the variations, and at most { $most } in all.

## Refused

reject-succession-not-now = That cannot be done just now, so nothing changed.
reject-succession-not-asked = It is not your turn, so nothing changed.
reject-succession-not-held = You do not hold that card.
reject-succession-opening = The game starts with the lowest card, { $card }.
reject-succession-patch = The bare patch takes a { $colour } card.
reject-succession-more = After an upgrade, the extra card must be a { $colour } one with a number.
reject-succession-not-drawn = After a draw you may play the drawn card only, { $card }.
reject-succession-colour = The colour in play is { $colour }, so it cannot settle yet.
reject-succession-limit = Mud lies on the rock: no number above { $limit } may be played this turn.
reject-succession-name-colour = Choose the colour that is in play from now on.
reject-succession-names-nothing = With { $card } you name nothing.
reject-succession-number-not-held = You hold no card with the number { $number } that may go with it.
reject-succession-not-last = After this play you hold { $count ->
    [0] no card: say Winner.
   *[other] { $count } cards, so it is not the last card yet.
}
reject-succession-not-winner = After this play you still hold { $count ->
    [one] one card: say Last card.
   *[other] { $count } cards, so nobody has won yet.
}
reject-succession-no-follower = You do not hold { $card }.
reject-succession-passed = You have passed here already.
reject-succession-nothing-to-draw = There is no card to draw.
reject-succession-drawn-matches = The drawn card, { $card }, matches, so it is played at once.
reject-succession-draw-instead = Play a card or draw one: you cannot just pass.
reject-succession-must-play = There is no card to draw, so play one that you may.
reject-succession-catch-yourself = You cannot catch yourself.
reject-succession-catch-nobody = There is nobody to catch now: it was said, or another card was played.
reject-succession-handed = You have chosen your card already.

## Bots

new-kind-succession-hurrier = bot: hurrier
new-kind-succession-newcomer = bot: newcomer
new-kind-succession-keeper = bot: keeper
bot-succession-hurrier = The hurrier plays what counts most, and predators as soon as it can.
bot-succession-newcomer = The newcomer plays any card that fits, and often forgets to call.
bot-succession-keeper = The keeper saves its predators until nothing else matches, and rarely forgets to call.
new-bot-succession-hurrier = Wrack
new-bot-succession-newcomer = Pebble
new-bot-succession-keeper = Limpet

record-csv-succession-catches = Who was caught

## In a terminal

# $gone is how many settlers were eaten or swept away.
succession-shown-rock = The rock after { $cards ->
    [one] one card
   *[other] { $cards } cards
}; gone again: { $gone }
succession-shown-key = Each settler is as wide as the room it covers: { $key }.
succession-shown-cards = cards
succession-shown-points = points
