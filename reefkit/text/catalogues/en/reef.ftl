### Reef Survivor: what to do now, what happened and why, and what the rules refuse.
###
### Families: step- left- pass- reason- offer-

## What to do now

step-founding = { $left ->
    [0] Choose a board: the depths of its water decide which builders can live there.
    [one] Place one more builder in water where it can live: light and waves decide who lives where.
   *[other] Place { $left } more builders in water where they can live: light and waves decide who lives where.
}
step-dwellers = { $room ->
    [0] { $left ->
        [0] { $eaten ->
            [0] Your dwellers found no fleshy alga to eat: say Ready.
            [one] Your dwellers ate one fleshy alga: say Ready, and the weeds grow again.
           *[other] Your dwellers ate { $eaten } fleshy algae: say Ready, and the weeds grow again.
        }
        [one] Choose one fleshy alga to be eaten, since grazers clear space for builders.
       *[other] Choose { $left } fleshy algae to be eaten, since grazers clear space for builders.
    }
    [one] Collect one dweller, which your builders can shelter; { $food ->
        [0] no weed to eat yet.
       *[other] it will eat one fleshy alga.
    }
   *[other] Collect up to { $room } dwellers, which your builders can shelter; { $food ->
        [0] no weeds to eat yet.
       *[other] each will eat one fleshy alga.
    }
}
step-algae = { $left ->
    [0] Your fleshy algae have grown: say Ready.
    [one] Weeds grow fast, every round: place one fleshy alga, on an empty space while there is one.
   *[other] Weeds grow fast, every round: place { $left } fleshy algae, on empty spaces while there are any.
}
step-mutations = { $left ->
    [0] Your mutations are rolled: say Ready.
    [one] Choose a builder and roll for one more mutation: chance alone decides what changes.
   *[other] Choose a builder and roll for a mutation, { $left } times in all: chance alone decides what changes.
}
step-spawning = { $left ->
    [0] Your builders have spawned young that are just like themselves: say Ready.
    [one] Choose one coral whose juveniles are eaten: too many urchins scrape away young corals too.
   *[other] Choose { $left } corals whose juveniles are eaten: too many urchins scrape away young corals too.
}
step-triangle = { $left ->
    [0] Nothing is left to take: rescue a space if you may, or say Ready.
    [one] Take juveniles of one builder from the Coral Triangle: a rich reef far away can reseed a poor one.
   *[other] Take juveniles from the Coral Triangle, { $left } times in all: a rich reef far away can reseed a poor one.
}
step-migration = Offer juveniles to a neighbour, or say Ready: larvae drift from reef to reef and bring their traits along.
step-settlement = { $left ->
    [0] { $spare ->
        [0] No juvenile is waiting: say Ready.
       *[other] No empty space suits the rest: they may cover builders, and what you do not settle dies at Ready.
    }
    [one] Settle one juvenile in water where it can live, since what finds no place dies.
   *[other] Settle { $left } juveniles in water where they can live, since what finds no place dies.
}
step-catastrophe-predict = Will any of your builders die? Mark who will. The card says what decides: water, row or traits.
step-catastrophe-effect = { $left ->
    [0] Wait while the others choose what the card takes from them.
    [one] Choose one builder to lose: half of those that the disaster reaches die.
   *[other] Choose { $left } builders to lose: half of those that the disaster reaches die.
}
step-catastrophe-effect-algae = { $left ->
    [0] Wait while the others place their fleshy algae.
    [one] Place one fleshy alga, on an empty space while there is one: weeds spread where grazers are lost.
   *[other] Place { $left } fleshy algae, on empty spaces while there are any: weeds spread where grazers are lost.
}
step-catastrophe-effect-type = Choose which of the equally common types dies: disease spreads where many of one type stand together.
step-catastrophe-aftermath = See who died, who lived and why. Then go on to the survey.
step-gate-strike = You have all predicted. The card strikes when your teacher says so.
step-gate = Your table is done here: the class goes on together when the teacher opens what comes next.
step-dismiss = { $count ->
    [one] Choose one dweller to leave: too few builders are left to shelter it.
   *[other] Choose { $count } dwellers to leave: too few builders are left to shelter them.
}
step-survey = Compare your reef with its neighbours, note { $last ->
    [1] what you would try in another match
   *[other] what you will try next
}, then say Ready.
step-over = The match is over: look at how the reefs changed, and at what changed them.
step-answer = Answer the offer of { $player }: juveniles that you take bring their traits to your reef.

## What is to be done before Ready; these stand in “Not ready yet: …”

left-dismiss = { $count ->
    [one] let one more dweller leave first
   *[other] let { $count } more dwellers leave first
}
left-board = choose a board first
left-founding = { $count ->
    [one] place one more builder first
   *[other] place { $count } more builders first
}
left-collect = { $count ->
    [one] collect the dweller that you chose first
   *[other] collect the { $count } dwellers that you chose first
}
left-dwellers = { $count ->
    [one] let one more alga be eaten first
   *[other] let { $count } more algae be eaten first
}
left-algae = { $count ->
    [one] place one more fleshy alga first
   *[other] place { $count } more fleshy algae first
}
left-mutations = { $count ->
    [one] roll for one more mutation first
   *[other] roll for { $count } more mutations first
}
left-spawning = { $count ->
    [one] choose one more coral for the urchins first
   *[other] choose { $count } more corals for the urchins first
}
left-triangle = { $count ->
    [one] take juveniles once more first
   *[other] take juveniles { $count } more times first
}
left-migration = { $count ->
    [one] answer one offer first
   *[other] answer { $count } offers first
}
left-offer = make your offer first, or set it back to 0
left-settlement = { $count ->
    [one] settle one more juvenile first
   *[other] settle { $count } more juveniles first
}
left-choice = decide about the card first

## Nothing to do in a phase

pass-dwellers = { $player } passes: the reef has no room for dwellers, or no alga to feed them.
pass-algae = { $player } passes: no fleshy alga can be placed.
pass-mutations = { $player } passes: no builder is free of algae, so none can mutate.
pass-spawning = { $player } passes: nothing is left to choose about the juveniles.
pass-triangle = { $player } passes: this reef takes nothing from the Coral Triangle this round.
pass-migration = { $player } passes: there is no neighbour with juveniles to trade.
pass-settlement = { $player } passes: no juvenile of this reef can settle.

## What happened: set-up and phase 1

board-chosen = { $player } chose the { $board }.
founder-placed = { CAP($organism) } was placed at row { $row }, column { $column }.
triangle-mutated = Coral Triangle: { $organism } rolled { $roll } and carries { $tokens }.
round-opened = Round { $round } begins.
dweller-recruited = { $count ->
    [one] One { $organism } came to the reef.
   *[other] { $count } { $organisms } came to the reef.
}
dweller-left = { $count ->
    [one] One { $organism } was lost: { $reason }.
   *[other] { $count } { $organisms } were lost: { $reason }.
}
alga-eaten = The fleshy alga at row { $row }, column { $column } was eaten.
alga-eaten-over = The fleshy alga at row { $row }, column { $column } was eaten; { $organism } is back in the light.
alga-grew = A fleshy alga grew at row { $row }, column { $column }.
alga-overgrew = A fleshy alga grew over { $organism } at row { $row }, column { $column }.
mutation-gained = { CAP($organism) } at row { $row }, column { $column } rolled { $roll } and gained { $gained }.
mutation-lost = { CAP($organism) } at row { $row }, column { $column } rolled { $roll }, which cancelled { $lost }.
mutation-gained-lost = { CAP($organism) } at row { $row }, column { $column } rolled { $roll }, gained { $gained }, and lost { $lost }.
mutation-nothing = { CAP($organism) } at row { $row }, column { $column } rolled { $roll }: { $tokens } could not change it further.
mutation-invisible = { CAP($organism) } at row { $row }, column { $column } rolled { $roll }, an invisible mutation: nothing that we can see changed.

## What happened: phase 2

spawned = { $count ->
    [0] No juvenile was spawned.
    [one] One juvenile was spawned.
   *[other] { $count } juveniles were spawned.
}
juveniles-differ = { $count ->
    [0] No juvenile differs from its parent.
    [one] One juvenile differs from its parent: a new mutation.
   *[other] { $count } juveniles differ from their parents: new mutations.
}
juveniles-eaten = { $count ->
    [one] Urchins ate the juvenile of { $organism } at row { $row }, column { $column }.
   *[other] Urchins ate { $count } juveniles of { $organism } at row { $row }, column { $column }.
}
triangle-taken = { $count ->
    [0] No juvenile of { $organism } was left to take from the Coral Triangle.
    [one] One juvenile of { $organism } came from the Coral Triangle, with { $tokens }.
   *[other] { $count } juveniles of { $organism } came from the Coral Triangle, with { $tokens }.
}
rescued = { CAP($organism) } from the Coral Triangle settled at row { $row }, column { $column }, where the alga was cleared.
offer-made = { $player } offers { $other } { $give } and asks for { $want }.
offer-accepted = { $player } accepted the offer of { $other }: { $give } for { $want }.
offer-declined = { $player } declined the offer of { $other }.
offer-withdrawn = { $player } took back the offer to { $other }.
offer-lapsed = The offer of { $player } to { $other } lapsed.
# In place of juveniles, in offer-made and offer-accepted.
offer-nothing = nothing
settled = { CAP($organism) } settled at row { $row }, column { $column }.
stacked = { CAP($organism) } settled on top of { $below } at row { $row }, column { $column }.
juveniles-died = { $count ->
    [one] One juvenile of { $organism } found no empty space to live in and died.
   *[other] { $count } juveniles of { $organism } found no empty space to live in and died.
}

## What happened: phase 3

card-drawn = The card is { $card }.
card-none = The { $deck } has no card to draw.
card-draws-more = { CAP($card) }: { $count ->
    [one] one more card is drawn
   *[other] { $count } more cards are drawn
}.
card-nothing = { CAP($card) }: no reef is harmed.
prediction-made = { $count ->
    [0] { $player } expects to lose no builder.
    [one] { $player } expects to lose one builder.
   *[other] { $player } expects to lose { $count } builders.
}
prediction-scored = { $of ->
    [0] Nothing was certain, so the prediction of { $player } is not counted.
   *[other] { $player } expected { $right } of { $of } correctly.
}
row-rolled = { $player } rolled { $roll }: row { $row } is struck.
recruits-stop = { CAP($card) }: no dwellers can be collected next round.
# $reasons lists the water or the row, what the builder is, and what would have saved it.
builder-died = { CAP($organism) } at row { $row }, column { $column } died: { $card }; { $reasons }.
builder-lived = { CAP($organism) } at row { $row }, column { $column } lived: { $card }; { $reasons }.
builder-ousted = { CAP($organism) } at row { $row }, column { $column } was crowded out: { $card }.
# $count is below five only where the box runs short.
builders-invaded = { $count ->
    [0] No { $organism } was left to take over row { $row }: { $card }.
    [one] One { $organism } settled on row { $row }: { $card }.
   *[other] { CAP($organism) } took over row { $row }, { $count } of them: { $card }.
}
token-lost = { CAP($organism) } at row { $row }, column { $column } lost { $token }: { $card }.
alga-came = A fleshy alga grew at row { $row }, column { $column }: { $card }.
alga-came-over = A fleshy alga grew over { $organism } at row { $row }, column { $column }: { $card }.
alga-went = The fleshy alga at row { $row }, column { $column } is gone: { $card }.
alga-went-over = The fleshy alga over { $organism } at row { $row }, column { $column } is gone: { $card }.

reason-row = row { $row }
reason-no-land = no land for shelter
reason-commonest = the most abundant type
reason-everything = nothing there was spared
reason-chosen = chosen by its owner
reason-support = too few builders to shelter them

## What happened: phase 4

surveyed = { $player } scored { $total } in round { $round }: population { $population }, algae { $algae }, diversity { $diversity }, resilience { $resilience }, 3-D reef { $three_d }, coastal protection { $coastal }.
region-surveyed = The whole region counts { $population } builders and dwellers, and { $types ->
    [one] one type
   *[other] { $types } types
}.
note-kept = { $player } kept a note on this round.
built-over-cleared = { CAP($organism) } that was built over at row { $row }, column { $column } became part of the reef rock.
team-bonus = Every seat won a round, so each gets { $points } points more.
match-won = { $winners } won with { $points ->
    [one] one point
   *[other] { $points } points
}.

## Refused

reject-match-over = The match is over, so nothing can change any more.
reject-not-now = That cannot be done in this phase ({ $phase }).
reject-ready-already = You have said Ready, so wait for the others.
# $left is one of left-….
reject-not-done = Not ready yet: { $left }.
reject-at-gate = Your table waits for the class, so there is nothing to decide until the teacher opens what comes next.
reject-dismiss-first = { $left ->
    [one] One dweller has lost its shelter, so choose who leaves first.
   *[other] { $left } dwellers have lost their shelter, so choose who leaves first.
}
reject-nothing-chosen = Nothing is chosen yet, so choose at least one.
reject-same-twice = Row { $row }, column { $column } is chosen twice, and it counts only once.

reject-no-such-board = There is no board “{ $board }”; choose from { $boards }.
reject-choose-board-first = A builder needs a reef to stand on, so choose a board first.
reject-no-such-builder = There is no builder “{ $builder }” in this game.
reject-founders-placed = All { $count } builders stand already, so no more can be placed.
reject-space-taken = A builder stands at row { $row }, column { $column } already, so choose an empty space.
reject-wrong-depth = { CAP($organism) } cannot live in { $water }, so choose a space of another depth.
reject-supply-out = No token of { $organism } is left in the box, so choose another.

reject-recruits-stopped = No dwellers can be collected this round, since a card stopped them.
reject-recruit-before-grazing = Dwellers are collected before any of them feeds, so it is too late this round.
reject-recruit-too-many = { $room ->
    [0] Your builders can shelter no more dwellers, so none can be collected.
    [one] Your builders can shelter only one more dweller, and you asked for { $asked }.
   *[other] Your builders can shelter only { $room } more dwellers, and you asked for { $asked }.
}
reject-no-such-dweller = There is no dweller “{ $dweller }” in this game.
reject-no-such-dwellers = Your reef does not have so many of this dweller: { $organism }.
reject-dismiss-too-many = { $left ->
    [one] Only one dweller has to leave.
   *[other] Only { $left } dwellers have to leave.
}
reject-no-alga-there = No fleshy alga grows at row { $row }, column { $column }, so there is nothing to eat.
reject-graze-too-many = { $left ->
    [0] Each dweller has eaten its alga, so no more are eaten this round.
    [one] Only one more alga can be eaten, since each dweller eats one.
   *[other] Only { $left } more algae can be eaten, since each dweller eats one.
}
reject-algae-too-many = { $left ->
    [0] All of your fleshy algae have grown, so no more are placed.
    [one] Only one more fleshy alga is to be placed.
   *[other] Only { $left } more fleshy algae are to be placed.
}
reject-alga-there = A fleshy alga grows at row { $row }, column { $column } already, and a space holds only one.
reject-empty-spaces-first = { $left ->
    [one] One empty space is still free, and algae grow there before they grow over builders.
   *[other] { $left } empty spaces are still free, and algae grow there before they grow over builders.
}
reject-mutations-done = Your mutations of this round are rolled, so no builder mutates now.
reject-overgrown-cannot-mutate = The builder at row { $row }, column { $column } is overgrown, so it cannot mutate.
reject-no-builder-there = No builder to choose stands at row { $row }, column { $column }.

reject-no-juveniles-there = No coral with juveniles stands at row { $row }, column { $column }, so urchins find nothing there.
reject-feed-too-many = { $left ->
    [0] The urchins have fed, so no more juveniles are eaten.
    [one] The urchins eat the juveniles of only one more coral.
   *[other] The urchins eat the juveniles of only { $left } more corals.
}
reject-no-take = This reef takes no more from the Coral Triangle this round.
reject-no-rescue = A rescue is for a reef that is wholly overgrown, once a round and where the table plays with it.
reject-no-such-juvenile = That juvenile is not in the nursery any more.
reject-juvenile-twice = One juvenile is named twice, and it can go only once.
reject-traded-already = This { $organism } was traded already, so it stays on the reef it came to.
reject-not-a-neighbour = Juveniles drift only to the reefs next to yours, so choose a neighbour.
reject-offers-used = You have made { $most } offers in this phase, and more are not allowed.
reject-offer-not-yours = That offer is not yours to decide.
reject-no-such-offer = That offer is not open any more.
reject-settle-on-alga = A fleshy alga covers row { $row }, column { $column }, so { $organism } cannot settle there.
reject-stack-full = { $limit ->
    [one] Only one builder has room at row { $row }, column { $column }, so { $organism } cannot settle on top.
   *[other] A stack at row { $row }, column { $column } ends at { $limit } builders, so { $organism } cannot settle on top.
}
reject-empty-space-suits = An empty space suits { $organism }, so it cannot stack at row { $row }, column { $column } yet.

reject-no-prediction-now = No card waits for a prediction now.
reject-not-in-pool = At row { $row }, column { $column } there is nothing to choose for this card.
reject-sacrifice-too-many = { $left ->
    [0] You have chosen all that the card takes.
    [one] The card takes only one more builder.
   *[other] The card takes only { $left } more builders.
}
reject-not-tied = The builder “{ $builder }” is not among the most abundant, so the disease does not choose it.

## Content that the game cannot use

reef-too-many-builders = A game has at least one and at most { $most } kinds of builder.
reef-content-empty = A game needs at least one board, at least one dweller, and at most twelve mutation tokens.
content-not-unique = { $file }, entry { $entry }, key { $key }: “{ $given }” stands for another entry too.

## A reef written as a small text picture

picture-wrong = Line { $line } of the picture, “{ $given }”: { $expected }.
picture-lines = expected the board, the six rows from row 6 down, and the dwellers
picture-board = expected the name of a board and “land” or “no land”, as its spaces are
picture-row = expected the number of the row and its five spaces, with a bar before each
picture-space = expected S, M or D, then “~” for a fleshy alga, then up to three builders or “.”
picture-builder = expected the code of a builder and the marks of its mutations
picture-dwellers = expected the names of dwellers, each with its number
