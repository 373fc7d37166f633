### Climate Change, in easier words.

## Names

climate-gene-metabolism = body heat
climate-card-metabolism-up = body heat +1
climate-card-metabolism-down = body heat −1
climate-card-neutral = a change that does nothing
climate-card-deleterious = harmful change
climate-cause-stranded = the climate changed, and it could not move or adapt
climate-cause-unreached = the climate changed, and no good cell was near
climate-cause-pushed = it had to move, and no good cell was free
climate-cause-unsaved = another choice would have saved it
phase-placing = start
phase-turn = turns

## What is to be done

step-climate-place = Put your species on a free savannah cell.
step-climate-restart = Your species starts again. Put it on a free savannah cell.
step-climate-draw = Draw a card and roll the die.
step-climate-must = You rolled { $roll }. Your species must move. Choose a bright cell.
step-climate-free = You rolled { $roll }. Your species may stay or go one step.
step-climate-may = { $adapted ->
    [true] The climate changed. You rolled { $roll }. Your species may go one or two cells, or stay.
   *[other] The climate changed. You rolled { $roll }. Your species may go one or two cells. Or it adapts here.
}
step-climate-adapt = Your species does not fit here. Play cards, or it dies out.
step-climate-end = Your species fits here. End your turn, or change one trait first.
left-climate-place = your species has no cell yet
left-climate-draw = draw and roll first
left-climate-move = your species must move first

## What happened

climate-round = Round { $round } begins.
climate-placed = { $player }’s species starts in the savannah.
climate-drew = You drew { $card }.
climate-no-card = { $player } got no card. No card is left.
climate-reshuffled = The old cards were mixed: { $cards } cards.
climate-deleterious = { $count ->
    [0] { $player } drew a harmful change. There was no card to lose.
    [one] { $player } drew a harmful change. A card is lost: { $cards }.
   *[other] { $player } drew a harmful change. { $count } cards are lost: { $cards }.
}
climate-set-aside = { $count ->
    [one] A harmful change came up. It was put aside.
   *[other] { $count } harmful changes came up. They were put aside.
}
climate-over-limit = { $count ->
    [one] { $player } had more than { $limit } cards. One is lost: { $cards }.
   *[other] { $player } had more than { $limit } cards. { $count } are lost: { $cards }.
}
climate-exchanged = { $count ->
    [one] { $player } swapped one card: { $cards }.
   *[other] { $player } swapped { $count } cards: { $cards }.
}
climate-roll-stays = { $player } rolled { $roll }. The species stays.
climate-roll-free = { $player } rolled { $roll }. The species may stay or go one step.
climate-roll-must = { $player } rolled { $roll }. The species must move.
climate-roll-may = { $player } rolled { $roll }. The climate changed, so the species may move.
climate-roll-blocked = { $player } rolled { $roll }. All cells around are taken. The species stays.
climate-moved = { $player }’s species moved to { $habitat }.
climate-adapted = { $count ->
    [one] { $player }’s species adapted to { $habitat } with one card: { $cards }.
   *[other] { $player }’s species adapted to { $habitat } with { $count } cards: { $cards }.
}
climate-preadapted = { $player } changed a trait early: { $gene } is now { $value } ({ $cards }).
climate-token = { $player } has the token of { $habitat }: { $count } of { $all }.
climate-extinct-stranded = { $player }’s species died out. Its cell became { $habitat }. The species could not move or adapt.
climate-extinct-unreached = { $player }’s species died out in { $habitat }. The climate changed. No good cell was near.
climate-extinct-pushed = { $player }’s species died out in { $habitat }. It had to move. No good cell was free.
climate-extinct-unsaved = { $player }’s species died out. It did not fit { $habitat }. Another choice would have saved it.
climate-waits = No savannah cell is free. { $player }’s species waits.
climate-skips = No savannah cell is free. { $player } skips a turn.
climate-held = The climate stays at { $climate }. The roll was { $roll }.
climate-nature-warmer = It got warmer. The climate is { $climate } of 5 now.
climate-nature-colder = It got colder. The climate is { $climate } of 5 now.
climate-people-warmer = People changed the climate. It got warmer: { $climate } of 5.
climate-people-colder = The die made it colder: { $climate } of 5. In nature people make it warmer.
climate-people-stays = The climate stays at { $climate }. It can go no further.
climate-won = { $players } has all four tokens and wins.
climate-ended = { $count ->
    [one] The last round is over. { $players } is ahead. Tokens: { $tokens }. Species lost: { $extinctions }.
   *[other] The last round is over. { $players } are ahead. Tokens: { $tokens } each. Species lost: { $extinctions } each.
}

## What could be

climate-prospect-adapted = Cell { $cell }, { $habitat }: your species fits there.
climate-prospect-adapt = { $cards ->
    [one] Cell { $cell }, { $habitat }: it needs one card.
   *[other] Cell { $cell }, { $habitat }: it needs { $cards } cards.
}
climate-prospect-dies = Cell { $cell }, { $habitat }: your cards are not enough.
climate-verdict-adapted = Your species fits { $habitat }. It needs no card.
climate-verdict-adapt = { $cards ->
    [one] With this card, { $genes } traits are at { $value }. It fits { $habitat }.
   *[other] With these { $cards } cards, { $genes } traits are at { $value }. It fits { $habitat }.
}
climate-verdict-dies = Your species does not fit { $habitat }. Without the right cards it dies out.
climate-asks-move = { $lives ->
    [true] Your cards are not enough for { $habitat }. Your species dies out there. It could live elsewhere.
   *[other] Your cards are not enough for { $habitat }. Your species dies out there. No other cell would save it.
}
climate-asks-end = { $lives ->
    [true] Your species does not fit { $habitat }. It dies out now. Your cards could save it.
   *[other] Your species does not fit { $habitat }. Nothing can save it. It dies out.
}

## Refused

reject-climate-not-your-turn = It is { $player }’s turn.
reject-climate-place-first = Choose a savannah cell first.
reject-climate-placed-already = Your species has its cell already.
reject-climate-animal-taken = Another species is this animal. Choose another one.
reject-climate-draw-first = Draw a card and roll the die first.
reject-climate-drawn-already = You have drawn and rolled already.
reject-climate-at-gate = The round is over. Wait for your teacher.
reject-climate-no-such-cell = There is no cell { $cell }. The cells are 1 to { $most }.
reject-climate-no-savannah = Cell { $cell } is not savannah. Start in savannah.
reject-climate-cell-taken = Another species lives at cell { $cell }.
reject-climate-too-far = Cell { $cell } is too far away now.
reject-climate-stays = You rolled { $roll }, so your species stays.
reject-climate-no-way = No cell around is free, so your species stays.
reject-climate-moved-already = Your species has moved already.
reject-climate-settled = Your species has adapted. It stays here now.
reject-climate-move-first = You rolled { $roll }. Your species must move first.
reject-climate-adapted-already = Your species fits { $habitat } already. Keep your cards.
reject-climate-not-enough = { $fits ->
    [0] With these cards no trait is at { $value }. It needs two.
    [one] With these cards one trait is at { $value }. It needs two.
   *[other] With these cards { $fits } traits are at { $value }. It needs two.
}
reject-climate-superfluous = You can keep one of these cards. { $genes } fitting traits are enough.
reject-climate-not-your-card = That card is not in your hand.
reject-climate-neutral = This change does nothing. You cannot play it.
reject-climate-both-ways = These cards undo each other. Both change { $gene }.
reject-climate-out-of-range = A trait goes from 1 to 4. These cards go too far.
reject-climate-preadapted-already = You have changed a trait early in this turn. You may do that once.
reject-climate-preadapt-unadapted = Your species does not fit { $habitat } yet.
reject-climate-preadapt-one = Choose cards of one trait only.
reject-climate-preadapt-two = Two traits must still fit { $habitat }.
reject-climate-no-exchange = { $why ->
    [off] You cannot swap cards in this game.
    [again] You have swapped cards already in this turn.
   *[need] Swap cards only while your species fits and may stay.
}

## Bots

bot-wanderer = The wanderer looks for new habitats.
bot-adapter = The adapter changes its traits early.
bot-hoarder = The hoarder keeps its cards and stays where it is safe.
