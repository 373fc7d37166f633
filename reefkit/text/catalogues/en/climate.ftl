### Climate Change: what happened, what waits, what is refused, and the names of its pieces.
###
### Families: climate-animal- climate-habitat- climate-gene- climate-card- climate-cause- climate-turn- climate-roll-
### Families: climate-extinct- climate-people- climate-nature- climate-prospect- climate-verdict-
### Families: step-climate- climate-shown-

## Names

climate-habitat-savannah = savannah
    .letter = S
climate-habitat-tropical-forest = tropical forest
    .letter = R
climate-habitat-temperate-forest = temperate forest
    .letter = F
climate-habitat-tundra = tundra
    .letter = T
climate-animal-deer = deer
climate-animal-hare = hare
climate-animal-fox = fox
climate-animal-boar = boar
climate-animal-elephant = elephant
climate-gene-shape = shape and size
climate-gene-fur = fur
climate-gene-metabolism = metabolism
climate-card-shape-up = shape +1
climate-card-shape-down = shape −1
climate-card-fur-up = fur +1
climate-card-fur-down = fur −1
climate-card-metabolism-up = metabolism +1
climate-card-metabolism-down = metabolism −1
climate-card-neutral = neutral mutation
climate-card-deleterious = harmful mutation
climate-cause-stranded = the climate changed, and it could neither move nor adapt
climate-cause-unreached = the climate changed, and it could live nowhere within reach
climate-cause-pushed = it had to move, and could live in no free neighbouring cell
climate-cause-unsaved = another choice would have saved it
climate-turn-draw = Draw
climate-turn-roll = Roll
climate-turn-move = Move
climate-turn-adapt = Adapt
climate-turn-end = End
phase-placing = set-up
phase-turn = turns

## What is to be done

step-climate-place = Put your species on a free savannah cell.
step-climate-restart = Your species starts again: put it on a free savannah cell.
step-climate-draw = Draw a mutation card and roll the die.
step-climate-must = The roll was { $roll }: the species must move to a free neighbouring cell.
step-climate-free = The roll was { $roll }: the species may stay, or move one step.
# $adapted: whether the species is adapted where it stands: true or false.
step-climate-may = { $adapted ->
    [true] The climate changed and the roll was { $roll }: the species may move up to two steps, or stay.
   *[other] The climate changed and the roll was { $roll }: the species may move up to two steps, or adapt where it is.
}
step-climate-adapt = The species is not adapted to its cell: adapt it with cards, or it dies out.
step-climate-end = The species is adapted to its cell. End the turn, or preadapt first.
play-wait-climate = { $what ->
    [step-climate-place] Waiting for { $who } to put a species on the map.
    [step-climate-restart] Waiting for { $who } to put a new species on the map.
    [step-climate-draw] Waiting for { $who } to draw a card and roll the die.
    [step-climate-must] Waiting for { $who } to move a species.
    [step-climate-may] Waiting for { $who } to move a species, or let it stay.
    [step-climate-free] Waiting for { $who } to move a species, or let it stay.
    [step-climate-adapt] Waiting for { $who } to adapt a species, or lose it.
    [step-climate-end] Waiting for { $who } to end the turn.
   *[other] Waiting for { $who }.
}
left-climate-place = the species has no cell yet
left-climate-draw = the card and the die come first
left-climate-move = the species must move first

## What happened

climate-round = Round { $round } begins.
climate-placed = { $player }’s species lives at cell { $cell }.
climate-drew = You drew { $card }.
climate-no-card = { $player } drew no card, because all cards are in the players’ hands.
climate-reshuffled = The deck was empty, so the discards were shuffled: { $cards } cards.
climate-deleterious = { $count ->
    [0] { $player } drew a harmful mutation and had no card to lose with it.
    [one] { $player } drew a harmful mutation and lost a card with it: { $cards }.
   *[other] { $player } drew a harmful mutation and lost { $count } cards with it: { $cards }.
}
climate-set-aside = { $count ->
    [one] A harmful mutation came up for { $player } and was set aside.
   *[other] { $count } harmful mutations came up for { $player } and were set aside.
}
climate-over-limit = { $count ->
    [one] { $player } had more than { $limit } cards and lost one by chance: { $cards }.
   *[other] { $player } had more than { $limit } cards and lost { $count } by chance: { $cards }.
}
climate-exchanged = { $count ->
    [one] { $player } laid one card aside ({ $cards }) and drew another.
   *[other] { $player } laid { $count } cards aside ({ $cards }) and drew as many.
}
climate-roll-stays = { $player } rolled { $roll }: the species stays where it is.
climate-roll-free = { $player } rolled { $roll }: the species may stay or go one step.
climate-roll-must = { $player } rolled { $roll }: the species must move.
climate-roll-may = { $player } rolled { $roll }: the species may move up to two steps, because the climate changed.
climate-roll-blocked = { $player } rolled { $roll }, but every neighbouring cell is taken, so the species stays.
climate-moved = { $player }’s species moved to cell { $cell }, { $habitat }.
climate-adapted = { $count ->
    [one] { $player }’s species adapted to { $habitat } with one card: { $cards }.
   *[other] { $player }’s species adapted to { $habitat } with { $count } cards: { $cards }.
}
climate-preadapted = { $player }’s species preadapted: { $gene } is now { $value } ({ $cards }).
climate-token = { $player } has the token of { $habitat }: { $count } of { $all }.
climate-extinct-stranded = { $player }’s species died out at cell { $cell }: the climate made it { $habitat }, and it could neither move nor adapt.
climate-extinct-unreached = { $player }’s species died out at cell { $cell }, { $habitat }: the climate changed, and it could live nowhere within reach.
climate-extinct-pushed = { $player }’s species died out at cell { $cell }, { $habitat }: it had to move, and could live in no free neighbouring cell.
climate-extinct-unsaved = { $player }’s species died out at cell { $cell }: it was not adapted to { $habitat }, though another choice would have saved it.
climate-waits = No savannah cell is free, so { $player }’s species waits for one.
climate-skips = No savannah cell is free, so { $player } skips a turn.
climate-held = The climate held at { $climate }: a roll of { $roll }.
climate-nature-warmer = The climate grew warmer: it is { $climate } of 5 now.
climate-nature-colder = The climate grew colder: it is { $climate } of 5 now.
climate-people-warmer = People changed the climate: it grew warmer, { $climate } of 5.
climate-people-colder = Human-induced change, and the die made it colder: { $climate } of 5. In nature people make it warmer.
climate-people-stays = The climate stayed at { $climate }, because it could go no further.
# $players: one name, or several that share the win.
climate-won = { $players } has all four habitat tokens and wins.
climate-ended = { $count ->
    [one] The last round is over, and { $players } is ahead with { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } and { $extinctions ->
        [0] no extinction
        [one] one extinction
       *[other] { $extinctions } extinctions
    }.
   *[other] The last round is over, and { $players } share the lead with { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } and { $extinctions ->
        [0] no extinction
        [one] one extinction
       *[other] { $extinctions } extinctions
    } each.
}

## What could be

# $token: whether a new token would come: true or false. $cards: the fewest cards.
climate-prospect-adapted = Cell { $cell }, { $habitat }: the species is adapted to it.
climate-prospect-adapt = { $cards ->
    [one] Cell { $cell }, { $habitat }: one card adapts the species to it.
   *[other] Cell { $cell }, { $habitat }: { $cards } cards adapt the species to it.
}
climate-prospect-dies = Cell { $cell }, { $habitat }: your cards cannot adapt the species to it.
climate-verdict-adapted = The species is adapted to { $habitat } and needs no card.
climate-verdict-adapt = { $cards ->
    [one] With the marked card, { $genes } genes are at { $value }: it lives in { $habitat }.
   *[other] With the { $cards } marked cards, { $genes } genes are at { $value }: it lives in { $habitat }.
}
climate-verdict-dies = The species is not adapted to { $habitat }: without the right cards it dies out there.
# $lives: whether it could live elsewhere: true or false.
climate-asks-move = { $lives ->
    [true] Your cards cannot adapt the species to { $habitat }, so it would die out there. It could live elsewhere.
   *[other] Your cards cannot adapt the species to { $habitat }, so it dies out there. No free cell would save it.
}
climate-asks-end = { $lives ->
    [true] The species is not adapted to { $habitat }. It dies out if the turn ends now, but your cards could save it.
   *[other] The species is not adapted to { $habitat } and nothing can save it, so it dies out when the turn ends.
}

## Refused

reject-climate-not-your-turn = It is { $player }’s turn.
reject-climate-place-first = The species has no cell yet: choose a savannah cell first.
reject-climate-placed-already = The species has its cell already.
reject-climate-draw-first = Draw a card and roll the die first.
reject-climate-drawn-already = The card of this turn is drawn, and the die is rolled.
reject-climate-at-gate = The round is over: the climate is rolled when the teacher opens it.
reject-climate-no-such-cell = There is no cell { $cell }. The cells are 1 to { $most }.
reject-climate-no-savannah = Cell { $cell } is not savannah, and a species starts in savannah.
reject-climate-cell-taken = Another species lives at cell { $cell }.
reject-climate-animal-taken = Another species is this animal already. Choose another one.
reject-climate-too-far = Cell { $cell } is out of reach now.
reject-climate-stays = The roll was { $roll }, so the species stays where it is.
reject-climate-no-way = No neighbouring cell is free, so the species stays where it is.
reject-climate-moved-already = The species has moved in this turn.
reject-climate-settled = The species has adapted in this turn, so it stays there.
reject-climate-move-first = The roll was { $roll }: the species must move, and adapts where it ends.
reject-climate-adapted-already = The species is adapted to { $habitat }, so no card is needed.
reject-climate-not-enough = { $fits ->
    [0] With these cards no gene is at { $value }. { CAP($habitat) } needs two.
    [one] With these cards one gene is at { $value }. { CAP($habitat) } needs two.
   *[other] With these cards { $fits } genes are at { $value }. { CAP($habitat) } needs two.
}
reject-climate-superfluous = You can keep one of these cards: { $genes } genes that fit { $habitat } are enough.
reject-climate-not-your-card = That card is not in your hand, or is named twice.
reject-climate-neutral = A neutral mutation changes no gene, so it cannot be played.
reject-climate-both-ways = Two of these cards undo each other: both change { $gene }.
reject-climate-out-of-range = The values of a gene are 1 to 4. These cards take { $gene } beyond them.
reject-climate-preadapted-already = The species has preadapted in this turn, and it may do so only once.
reject-climate-preadapt-unadapted = The species is not adapted to { $habitat } yet, so it cannot preadapt.
reject-climate-preadapt-one = Preadaptation changes one gene: choose cards of one gene only.
reject-climate-preadapt-two = Two genes must stay adapted to { $habitat }. This change would leave fewer.
reject-climate-no-exchange = { $why ->
    [off] In this match no cards can be exchanged.
    [again] You have exchanged cards in this turn, and may do so only once.
   *[need] Cards can be exchanged only while the species fits and need not move: new variants come by chance, not by need.
}

## Set-up and content

climate-setup-seats = Climate Change is played by { $least } to { $most } species; this set-up has { $seats }.
climate-setup-map = There is no map “{ $map }”. You can choose from { $known }.
climate-setup-savannah = The map “{ $map }” has a climate with fewer than { $seats } savannah cells, and each species needs one.
climate-card-wrong = climate/cards.toml, { $card }: a card that changes a gene names the gene and the step, and no other card does.
climate-too-many-cards = climate/cards.toml: a deck has at most { $most } cards.
climate-map-shape = climate/map.toml, { $map }: the board of climate { $climate } has other cells than the first; all five have the same.
climate-map-habitat = climate/map.toml, { $map }: the board of climate { $climate } has no { $habitat }; every board has all four habitats.
climate-map-alone = climate/map.toml, { $map }: cell { $cell } has no neighbour.
climate-map-large = climate/map.toml, { $map }: a map has at most { $most } cells.

## Bots

bot-wanderer = The wanderer goes where habitats meet, and takes a new token wherever it can.
bot-adapter = The adapter plays its cards early: it changes a gene ahead of need.
bot-hoarder = The hoarder keeps its cards, and stays where the ground lasts.

## In a terminal

climate-shown-climate = Climate { $climate } of 5 (1 is the coldest):
climate-shown-key = Each letter is a cell, with the number of the species on it: { $key }.
climate-shown-tokens = tokens
climate-shown-cards = cards
climate-shown-extinctions = died out
