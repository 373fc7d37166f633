### Reef Survivor in easier words: at most twelve words a sentence, the same facts.

## What to do now

step-founding = { $left ->
    [0] Choose a board. Builders need water of the right depth.
    [one] Place one more builder. Choose water it can live in.
   *[other] Place { $left } more builders. Choose water they can live in.
}
step-dwellers = { $room ->
    [0] { $left ->
        [0] { $eaten ->
            [0] Your dwellers found no alga to eat. Say Ready.
            [one] Your dwellers ate one alga. Say Ready.
           *[other] Your dwellers ate { $eaten } algae. Say Ready.
        }
        [one] Choose one alga to be eaten. That makes space for builders.
       *[other] Choose { $left } algae to be eaten. That makes space for builders.
    }
    [one] Collect one dweller. { $food ->
        [0] No alga to eat yet.
       *[other] It will eat one alga.
    }
   *[other] Collect up to { $room } dwellers. { $food ->
        [0] No alga to eat yet.
       *[other] Each will eat one alga.
    }
}
step-algae = { $left ->
    [0] Your algae have grown. Say Ready.
    [one] Weeds grow fast. Place one alga, on an empty space first.
   *[other] Weeds grow fast. Place { $left } algae, on empty spaces first.
}
step-mutations = { $left ->
    [0] Your mutations are rolled. Say Ready.
    [one] Choose a builder and roll once more. Only chance decides what changes.
   *[other] Choose a builder and roll. You have { $left } rolls. Only chance decides.
}
step-spawning = { $left ->
    [0] Your builders have young just like themselves. Say Ready.
    [one] You have too many urchins. Choose one coral whose young they eat.
   *[other] You have too many urchins. Choose { $left } corals whose young they eat.
}
step-triangle = { $left ->
    [0] Nothing is left to take. Rescue a space if you may. Or say Ready.
    [one] Take young ones from the Coral Triangle. They help a poor reef.
   *[other] Take young ones from the Coral Triangle, { $left } times. They help a poor reef.
}
step-migration = Offer young ones to a neighbour. Or say Ready. The young of corals drift far.
step-settlement = { $left ->
    [0] { $spare ->
        [0] No young ones are waiting. Say Ready.
       *[other] No empty space suits the rest. They may cover builders, or they die.
    }
    [one] Pick the young one. Then choose a bright space. Without a space it dies.
   *[other] Pick a young one. Then choose a bright space. Settle { $left }.
}
step-catastrophe-predict = Will any builder die? Mark who will. The card says where it strikes, and whom.
step-catastrophe-effect = { $left ->
    [0] The others are still choosing. Wait for them.
    [one] Half of these builders die. Choose one to lose.
   *[other] Half of these builders die. Choose { $left } to lose.
}
step-catastrophe-effect-algae = { $left ->
    [0] The others are still placing algae. Wait for them.
    [one] Place one alga. Weeds take empty spaces first.
   *[other] Place { $left } algae. Weeds take empty spaces first.
}
step-catastrophe-effect-type = Two or more types tie. Choose which one gets the disease.
step-catastrophe-aftermath = Look who died and who lived. Read why. Then go to the survey.
step-gate-strike = You have all predicted. Your teacher says when the card strikes.
step-gate = Your table is done here. The whole class goes on together soon.
step-dismiss = { $count ->
    [one] Too few builders give shelter. Choose one dweller to leave.
   *[other] Too few builders give shelter. Choose { $count } dwellers to leave.
}
step-survey = Look at the other reefs. { $last ->
    [1] Write down a plan for another match.
   *[other] Write down your plan.
} Then say Ready.
step-over = The match is over. Look how the reefs changed, and why.
step-answer = { $player } offers you something. Say yes or no.

## What is to be done before Ready

left-choice = decide about the card first
left-settlement = { $count ->
    [one] settle one more young one first
   *[other] settle { $count } more young ones first
}

## Nothing to do in a phase

pass-dwellers = { $player } passes. There is no room for dwellers, or no food.
pass-algae = { $player } passes. No alga can be placed.
pass-mutations = { $player } passes. No builder is free of algae.
pass-spawning = { $player } passes. There is nothing to choose here.
pass-triangle = { $player } passes. This reef takes nothing this round.
pass-migration = { $player } passes. No neighbour has young ones to trade.
pass-settlement = { $player } passes. No young one can settle here.

## What happened: set-up and phase 1

board-chosen = { $player } chose the { $board }.
founder-placed = { CAP($organism) } now stands at row { $row }, column { $column }.
triangle-mutated = In the Coral Triangle, { $organism } rolled { $roll }. It has { $tokens }.
dweller-recruited = { $count ->
    [one] One { $organism } came to the reef.
   *[other] { $count } { $organisms } came to the reef.
}
dweller-left = { $count ->
    [one] One { $organism } was lost. Why: { $reason }.
   *[other] { $count } { $organisms } were lost. Why: { $reason }.
}
alga-eaten = The alga at row { $row }, column { $column } was eaten.
alga-eaten-over = The alga at row { $row }, column { $column } was eaten. { CAP($organism) } is free again.
alga-grew = An alga grew at row { $row }, column { $column }.
alga-overgrew = An alga grew over { $organism } at row { $row }, column { $column }.
mutation-gained = { CAP($organism) } at row { $row }, column { $column } rolled { $roll }. It gained { $gained }.
mutation-lost = { CAP($organism) } at row { $row }, column { $column } rolled { $roll }. That cancelled { $lost }.
mutation-gained-lost = { CAP($organism) } at row { $row }, column { $column } rolled { $roll }. It gained { $gained }. It lost { $lost }.
mutation-nothing = { CAP($organism) } at row { $row }, column { $column } rolled { $roll }. Nothing new came of { $tokens }.
mutation-invisible = { CAP($organism) } at row { $row }, column { $column } rolled { $roll }. The change cannot be seen.

## What happened: phase 2

spawned = { $count ->
    [0] No young ones were born.
    [one] One young one was born.
   *[other] { $count } young ones were born.
}
juveniles-differ = { $count ->
    [0] No young one differs from its parent.
    [one] One young one differs from its parent. It has a new mutation.
   *[other] { $count } young ones differ from their parents. They have new mutations.
}
juveniles-eaten = { $count ->
    [one] Urchins ate the young of { $organism } at row { $row }, column { $column }.
   *[other] Urchins ate { $count } young of { $organism } at row { $row }, column { $column }.
}
triangle-taken = { $count ->
    [0] The Coral Triangle has no { $organism } left.
    [one] One young { $organism } came from the Coral Triangle. It has { $tokens }.
   *[other] { $count } young { $organism } came from the Coral Triangle. Each has { $tokens }.
}
rescued = The alga was cleared. { CAP($organism) } settled at row { $row }, column { $column }.
offer-made = { $player } offers { $other } { $give }. In return: { $want }.
offer-accepted = { $player } said yes to { $other }. They trade { $give } for { $want }.
offer-declined = { $player } said no to { $other }.
offer-withdrawn = { $player } took the offer to { $other } back.
offer-lapsed = The offer of { $player } to { $other } is over.
settled = { CAP($organism) } settled at row { $row }, column { $column }.
stacked = { CAP($organism) } settled on { $below } at row { $row }, column { $column }.
juveniles-died = { $count ->
    [one] One young { $organism } found no empty space and died.
   *[other] { $count } young { $organism } found no empty space and died.
}

## What happened: phase 3

card-drawn = The card is { $card }.
card-none = The { $deck } has no card.
card-draws-more = { CAP($card) }: { $count ->
    [one] one more card is drawn
   *[other] { $count } more cards are drawn
}.
card-nothing = { CAP($card) }: nothing is harmed.
prediction-scored = { $of ->
    [0] Nothing was certain. The guess of { $player } does not count.
   *[other] { $player } got { $right } of { $of } right.
}
row-rolled = { $player } rolled { $roll }. Row { $row } is hit.
recruits-stop = { CAP($card) }: no new dwellers next round.
builder-died = { CAP($organism) } at row { $row }, column { $column } died. The card: { $card }. Why: { $reasons }.
builder-lived = { CAP($organism) } at row { $row }, column { $column } lived. The card: { $card }. Why: { $reasons }.
builder-ousted = { CAP($organism) } at row { $row }, column { $column } was pushed out. The card: { $card }.
builders-invaded = { $count ->
    [0] No { $organism } was left for row { $row }. The card: { $card }.
    [one] One { $organism } came to row { $row }. The card: { $card }.
   *[other] { CAP($organism) } took row { $row }, { $count } of them. The card: { $card }.
}
token-lost = { CAP($organism) } at row { $row }, column { $column } lost { $token }. The card: { $card }.
alga-came = An alga grew at row { $row }, column { $column }. The card: { $card }.
alga-came-over = An alga grew over { $organism } at row { $row }, column { $column }. The card: { $card }.
alga-went = The alga at row { $row }, column { $column } is gone. The card: { $card }.
alga-went-over = The alga over { $organism } at row { $row }, column { $column } is gone. The card: { $card }.

reason-no-land = no land that gives shelter
reason-commonest = the type there is most of
reason-everything = nothing there was spared
reason-chosen = its owner chose it
reason-support = too few builders to give shelter

## What happened: phase 4

surveyed = { $player } got { $total } points in round { $round }. Living things: { $population }. Algae: { $algae }. Kinds: { $diversity }. Resilience: { $resilience }. 3-D reef: { $three_d }. Coast: { $coastal }.
region-surveyed = All reefs hold { $population } builders and dwellers. They are of { $types ->
    [one] one type
   *[other] { $types } types
}.
note-kept = { $player } wrote a note.
built-over-cleared = { CAP($organism) } under others at row { $row }, column { $column } became rock.
team-bonus = Every seat won a round. Each gets { $points } more points.
match-won = { $winners } won with { $points ->
    [one] one point
   *[other] { $points } points
}.

## Refused

reject-match-over = The match is over.
reject-not-now = You cannot do that now. This is { $phase }.
reject-ready-already = You have said Ready. Wait for the others.
reject-at-gate = Your table waits for the class. Nothing is to be done now.
reject-dismiss-first = { $left ->
    [one] One dweller has no shelter. Choose who leaves first.
   *[other] { $left } dwellers have no shelter. Choose who leaves first.
}
reject-nothing-chosen = Nothing is chosen yet. Choose at least one.
reject-same-twice = You chose row { $row }, column { $column } twice. Choose it once.
reject-no-such-board = There is no board “{ $board }”. Choose from { $boards }.
reject-choose-board-first = Choose a board first.
reject-no-such-builder = There is no builder “{ $builder }”.
reject-founders-placed = All { $count } builders stand already.
reject-space-taken = A builder is already at row { $row }, column { $column }.
reject-wrong-depth = { CAP($organism) } cannot live in { $water }. Try another depth.
reject-supply-out = No { $organism } is left in the box. Choose another.
reject-recruits-stopped = A card stopped new dwellers. You can collect none this round.
reject-recruit-before-grazing = Dwellers come before they eat. It is too late this round.
reject-recruit-too-many = { $room ->
    [0] Your builders have no shelter for more dwellers.
    [one] There is shelter for one more. You asked for { $asked }.
   *[other] There is shelter for { $room } more. You asked for { $asked }.
}
reject-no-such-dweller = There is no dweller “{ $dweller }”.
reject-no-such-dwellers = You do not have so many of { $organism }.
reject-no-alga-there = There is no alga at row { $row }, column { $column }.
reject-graze-too-many = { $left ->
    [0] All dwellers have eaten.
    [one] Each dweller eats one alga. One more can be eaten.
   *[other] Each dweller eats one alga. { $left } more can be eaten.
}
reject-algae-too-many = { $left ->
    [0] All of your algae are placed.
    [one] Place only one more alga.
   *[other] Place only { $left } more algae.
}
reject-alga-there = There is an alga at row { $row }, column { $column } already.
reject-empty-spaces-first = { $left ->
    [one] One empty space is left. Algae grow there first.
   *[other] { $left } empty spaces are left. Algae grow there first.
}
reject-mutations-done = You have rolled all of your mutations this round.
reject-overgrown-cannot-mutate = Row { $row }, column { $column } is overgrown. That builder cannot mutate.
reject-no-builder-there = There is no builder to choose at row { $row }, column { $column }.
reject-no-juveniles-there = No coral with young is at row { $row }, column { $column }.
reject-feed-too-many = { $left ->
    [0] The urchins are full.
    [one] Urchins eat the young of one more coral.
   *[other] Urchins eat the young of { $left } more corals.
}
reject-no-take = You can take no more from the Coral Triangle this round.
reject-no-rescue = A rescue is for a reef that is all overgrown. Once a round.
reject-no-such-juvenile = That young one is not there any more.
reject-juvenile-twice = You named one young one twice.
reject-traded-already = This { $organism } was traded already. It stays here.
reject-not-a-neighbour = Trade only with the reefs next to yours.
reject-offers-used = You have made { $most } offers. That is all for now.
reject-offer-not-yours = This offer is not for you to decide.
reject-no-such-offer = That offer is over.
reject-settle-on-alga = An alga covers row { $row }, column { $column }. Choose another space.
reject-stack-full = { $limit ->
    [one] Row { $row }, column { $column } has room for one builder only.
   *[other] Row { $row }, column { $column } has room for { $limit } builders only.
}
reject-empty-space-suits = Use an empty space first. Stack later.
reject-no-prediction-now = You cannot guess now.
reject-not-in-pool = At row { $row }, column { $column } there is nothing to choose.
reject-sacrifice-too-many = { $left ->
    [0] You have chosen enough.
    [one] Choose only one more.
   *[other] Choose only { $left } more.
}
reject-not-tied = You do not have most of “{ $builder }”. Choose another type.
