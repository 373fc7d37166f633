### Blue Expanse: what to do now, what happened and why, and what the rules refuse.
###
### Families: step-expanse- phase-expanse- new-kind-expanse- bot-expanse- new-bot-expanse-

## What to do now

step-expanse-setup = Say Ready when you want to begin. Then everybody draws a hand.
step-expanse-move = Roll, and your token moves round the ring.
step-expanse-raise = { $player } is about to buy. You may play currency to make up to two cards dearer, or pass.
step-expanse-take = Take one of the open cards. It acts at once.
step-expanse-buy = Buy cards, attach those that need a host, and play what your hand holds. Then say Done.
step-expanse-manage = Your cards act one after another, in the order that you choose.
step-expanse-research = Place research points on a research card, or say Done.
step-expanse-end = You may put currency of your hand under your deck. Then your hand is refilled.
play-wait-expanse = { $what ->
    [step-expanse-setup] Waiting for { $who } to say Ready.
    [step-expanse-move] Waiting for { $who } to roll.
    [step-expanse-raise] Waiting for { $who } to make a card dearer, or raise nothing.
    [step-expanse-take] Waiting for { $who } to take an open card.
    [step-expanse-buy] Waiting for { $who } to buy cards.
    [step-expanse-manage] Waiting for { $who } to let cards act.
    [step-expanse-research] Waiting for { $who } to place research points.
    [step-expanse-end] Waiting for { $who } to end the turn.
   *[other] Waiting for { $who } to make a choice about a card.
}
left-expanse-others = Somebody else is to move now.

phase-expanse-setup = before the first hands
phase-expanse-move = move
phase-expanse-raise = raising
phase-expanse-take = a card must be taken
phase-expanse-buy = buy
phase-expanse-manage = cards act
phase-expanse-research = research
phase-expanse-end = end of the turn
phase-expanse-over = end

## What happened

expanse-begins = Blue Expanse begins: everybody draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
expanse-turn = { $last ->
    [0] It is { $player }’s turn.
   *[other] { $player } plays a last turn.
}
expanse-moved = { $player } moves { $count ->
    [one] one tile
   *[other] { $count } tiles
} on, to tile { $number } ({ $tile }).
expanse-loop = { $player } has completed { $loops ->
    [one] one loop
   *[other] { $loops } loops
}: { $count } Capital join the deck, and a full hand is { $limit } cards now.
expanse-stage = Stage { $stage } begins: { $name }.
expanse-last-turns = The reefs bleach. Everybody plays { $count ->
    [one] one last turn
   *[other] { $count } more turns
}, and then points are counted.
expanse-grant = The government grant pays { $player } { $count } Capital and { $count } Biomass for this turn.
expanse-chain = { $player }’s reef begins with a food chain: { $cards }.
expanse-made-room = { $count ->
    [one] This card is no longer on offer: { $cards }. Nobody bought it for a long time, and another takes its place
   *[other] These cards are no longer on offer: { $cards }. Nobody bought them for a long time, and others take their place
}.
expanse-raised = { $player } makes { $card } dearer by { $count } { $currency }.
expanse-bought = { $player } buys { $card } for { $count } { $currency }.
expanse-taken = { $player } takes { $card }.
expanse-nothing-to-take = No { $deck } card is left, so { $player } takes none.
expanse-played = { $player } plays { $card } from the hand.
expanse-flowed = { $player } puts { $biomass ->
    [0] { $capital ->
        [0] nothing
       *[other] { $capital } Capital
    }
   *[other] { $capital ->
        [0] { $biomass } Biomass
       *[other] { $biomass } Biomass and { $capital } Capital
    }
} of the hand under the deck.
expanse-drew = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
expanse-drew-fewer = { $player } draws { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
} of { $wanted }: no more are left in the deck.
expanse-drew-these = You draw { $cards }.
expanse-counted = { $count ->
    [one] { $one }
   *[other] { $count } { $many }
}
expanse-scored = { $player } has { $points ->
    [one] one victory point
   *[other] { $points } victory points
}.
expanse-match-over = { $count ->
    [one] { $players } has the most victory points, { $points }, and wins.
   *[other] { $players } have the most victory points, { $points } each, and share the first place.
}

## Set-up

expanse-too-few-seats = Blue Expanse needs at least { $least } players. Add a seat or a bot.
expanse-no-such-kind = No card of Blue Expanse is called "{ $given }", so it cannot be left out.

## Refused

reject-expanse-not-now = That cannot be done just now, so nothing changed.
reject-expanse-not-your-turn = Somebody else is asked now, so nothing changed.
reject-expanse-not-asked = Nothing is asked just now, so there is nothing to answer.
reject-expanse-answer-first = A choice is still open: it is answered first.
reject-expanse-not-an-option = That is none of the choices that are open.
reject-expanse-runs-in-circles = The cards act on each other without end, so this was not done. A card made by hand may be the reason.
reject-expanse-deck-shut = Cards of that deck are not on offer on this tile.
reject-expanse-no-card-there = No card lies there.
reject-expanse-cannot-pay = That needs { $count } { $currency }, and you have less.
reject-expanse-no-port = Only with a major port do Biomass and Capital spend as each other.
reject-expanse-swaps-too-many = The card costs only { $count }.
reject-expanse-cannot-raise = That needs { $count } { $currency } in your hand, and you hold less.
reject-expanse-raises-too-many = You may make { $most ->
    [one] one card
   *[other] { $most } cards
} dearer in a turn, not more.
reject-expanse-raises-twice = Name each card once.
reject-expanse-not-played = You hold no such card to play.
reject-expanse-no-such-card = That card does not lie on your reef.
reject-expanse-no-host = There is nothing of that kind here for { $card } to attach to.
reject-expanse-no-use = You cannot use { $card } now.
reject-expanse-has-acted = That card has nothing left to do this turn.
reject-expanse-no-research-there = No research points of yours go on that card.
reject-expanse-research-too-much = You can place { $most ->
    [0] no point
    [one] one point
   *[other] { $most } points
} there at most.
reject-expanse-flows-too-much = You hold less currency than that.

## Bots

new-kind-expanse-grower = bot: grower
new-kind-expanse-hunter = bot: hunter
new-kind-expanse-investor = bot: investor
new-kind-expanse-newcomer = bot: newcomer
bot-expanse-grower = The grower feeds a reef from below, with corals first, and keeps it clean.
bot-expanse-hunter = The hunter wants predators on top of its food web, and prey for them.
bot-expanse-investor = The investor builds what brings Capital, and lives with the pollution.
bot-expanse-newcomer = The newcomer buys what it can pay for, without a plan.
new-bot-expanse-grower = Bloom
new-bot-expanse-hunter = Fin
new-bot-expanse-investor = Anchor
new-bot-expanse-newcomer = Shell

## In a terminal

expanse-shown-table = { $phase ->
    [setup] Before the first turn
    [over] The end
   *[other] Turn { $turn } of { $player }
}: stage { $stage }, warming { $warming }
expanse-shown-reef = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, pollution { $pollution }
# $who is how many of a kind; $takes lists what they could take on this reef.
expanse-shown-takes = { $who } ← { $takes }
expanse-shown-there = { $who }
expanse-shown-nothing = nothing here
