### Reef Survivor: what a page asks about a reef: the story of a space, what would kill a builder, where
### a juvenile may go, how a score adds up, and why a line of a chart ends.
###
### Families: threat- skeleton- dwellers- clause- term- talk- fate- measure- cause-

## Help

reject-predict-yourself = Only you can predict: mark whom you expect to lose, and see whether the card agrees.
reject-submit-yourself = Your board is yours to work out here, so no helper fills it in.

## The story of a space

guide-space = Row { $row }, column { $column }: { $water }.
guide-stack = { $count ->
    [0] No builder stands here; { $limit ->
        [one] one has room.
       *[other] up to { $limit } have room.
    }
    [one] One builder stands here; { $limit ->
        [one] the space has room for no more.
       *[other] up to { $limit } have room.
    }
   *[other] { $count } builders stand here, one on the other; up to { $limit } have room.
}
guide-alga = A fleshy alga covers the ground, so nothing settles here.
guide-overgrown = A fleshy alga covers it all: what stands here neither spawns, mutates nor counts until the alga is eaten.

skeleton-delicate = delicate skeleton
skeleton-normal = normal skeleton
skeleton-strong = strong skeleton

dwellers-leave = { CAP($card) }: all { $organisms } leave.
dwellers-die = { CAP($card) }: all { $organisms } die.

## What a card would do to a builder; $reasons are parts of a sentence

threat-dies = { CAP($card) } would kill it: { $reasons }.
threat-may-die = { CAP($card) } may kill it: { $reasons }.
threat-overgrown = { CAP($card) } would cover it with a fleshy alga: { $reasons }.
threat-may-be-overgrown = { CAP($card) } may cover it with a fleshy alga: { $reasons }.
threat-safe = { CAP($card) } would spare it: { $reasons }.

may-half = half of those it strikes die, and their owner chooses which
may-tie = more than one type is the most abundant, and the owner chooses
may-row = all on row { $row } go if that row is rolled
may-row-algae = where the algae land depends on the row that is rolled
may-no-ground = no empty space is left for the new algae
may-little-ground = the new algae may find no empty space

spared-no-deaths = this card kills no builder
spared-no-land = only a board with land is struck
spared-land = only a board without land is struck
spared-water = the card does not reach { $water }
spared-row = the card does not reach row { $row }
spared-other-row = row { $row } was rolled, not this one
spared-built-over = sheltered under another builder
spared-not-commonest = another type is more abundant
spared-by-choice = half of those it strikes live on, and this is one of them
spared-by-chance = it was not struck

## A card in words: one sentence an effect

reject-no-such-card = There is no card “{ $card }” in this game.

term-chance = chance card
term-short = short-term disaster
term-long = long-term disaster

clause-everywhere = the whole reef
clause-nothing = Nothing happens to any reef.
clause-where = { $board ->
    [land] On a board with land, { $where }
    [no-land] On a board without land, { $where }
   *[any] { CAP($where) }
}
clause-kill-all = { $where }: all { $stacked ->
    [yes] builders, stacked ones too,
   *[no] topmost builders
} { $any ->
    [0] die
   *[other] with { $who } die
}{ $saves ->
    [each] ; each of these saves one: { $unless }.
    [together] ; only these together save one: { $unless }.
   *[nothing] .
}
clause-kill-half = { $where }: half of the topmost builders { $any ->
    [0] that it strikes die
   *[other] with { $who } die
}, and their owner chooses which{ $saves ->
    [each] ; each of these saves one: { $unless }.
    [together] ; only these together save one: { $unless }.
   *[nothing] .
}
clause-kill-commonest = { $where }: all topmost builders of the most abundant type die. Only these are counted: { $who }.
clause-clear = { $where }: everything goes, stacked builders and fleshy algae too.
clause-overgrow = { $where }: a fleshy alga comes to every space without one{ $saves ->
    [each] ; each of these keeps it off: { $unless }.
    [together] ; only these together keep it off: { $unless }.
   *[nothing] .
}
clause-dwellers-leave = All { $organisms } leave the reef.
clause-dwellers-die = All { $organisms } of the reef die.
clause-add-algae = { $count ->
    [one] One fleshy alga more grows on each reef.
   *[other] { $count } fleshy algae more grow on each reef.
}
clause-invade = Each reef rolls a row: all that stands on it goes, and { $count } { $organisms } without mutations settle there.
clause-bloom = Each reef rolls a row: { $count } fleshy algae land on it, over builders too.
clause-lose-token = Every builder loses this mutation: { $token }.
clause-no-recruits = No dwellers can be collected next round.
clause-draw = { $count ->
    [one] One more card is drawn at once ({ $deck }).
   *[other] { $count } more cards are drawn at once ({ $deck }).
}

## Questions to talk over

talk-predator-on-the-loose = What do grazing fish do for builders, and what becomes of a reef that has none?
talk-nutrification = What do people on land do that feeds the weeds on a reef?
talk-pollution = Why does muddy water harm a coral more than a sponge?
talk-deep-freeze = Which of your builders would live on in a colder sea, and where did that trait come from?
talk-heatwave = A reef has met this heat before: what would you look for in the corals that are left?
talk-hurricane-near-miss = How can a storm that never arrives change who lives on a reef?
talk-hurricane-hit = Whose skeletons stand up to such waves, and what might those builders pay for being strong?
talk-gale-force-winds = Why does it matter to a reef whether land lies behind it?
talk-urchin-disease = If you could have only one grazer, which would help your reef the most?
talk-coral-disease = Why does the disease take the most abundant coral, and what does that say about a reef of one kind?
talk-spring-hypoxia = How can rain far inland take the oxygen from a reef?
talk-tsunami = What would this reef look like one year after the wave, and what after a thousand years?
talk-recruitment-problem = This card kills nothing: when will you see the harm?
talk-invasive-species = When is a newcomer a danger to a reef, and when is it help from a neighbour?
talk-invasive-fleshy-algae = Who on your reef could hold these weeds back, and are there enough of them?
talk-reproductive-stress = Is it better to spawn more juveniles, or to survive more disasters?
talk-bad-luck = Why is the second disaster often worse than the first?
talk-calm-seas = What did your reef gain from a quiet time, and what could still go wrong?
talk-carbon-dioxide-pulse = This has happened before in the history of the Earth: who lived through it, and why?
talk-oceanic-anoxic-event = Rock can keep the trace of a sea without oxygen: what would you look for?
talk-corrosive-waters = Why are carbonate skeletons at risk from below?
talk-glaciation = When the sea comes back to the bare shallows, who will settle there first?

## What a card did to a builder; $reasons are parts of a sentence

fate-died = { CAP($organism) } at row { $row }, column { $column } died: { $reasons }.
fate-lived = { CAP($organism) } at row { $row }, column { $column } lived: { $reasons }.
fate-spared = { CAP($organism) } at row { $row }, column { $column } was spared: { $reasons }.
fate-lives-in = lives in { $what }
fate-lives-in-row = lives in row { $row }
fate-is = is { $what }
fate-has = has { $what }
fate-lacks = has { $what }
fate-row-rolled = row { $row } was rolled, and all on it went
fate-by-books = gone from the board that was submitted
spared-other-type = its owner chose another type

## A score as a sum

sum-counted = { $count ->
    [one] One { $organism }
   *[other] { $count } { $organisms }
}
sum-algae = { $count ->
    [one] One space overgrown by a fleshy alga
   *[other] { $count } spaces overgrown by fleshy algae
}
sum-type-overgrown = { CAP($organism) }: it lives here, but under weeds it scores nothing
sum-alga-as-type = { CAP($organism) }: no type of the reef, but it scores as one
sum-resilient = { CAP($organism) } at row { $row }, column { $column }: { $token }
sum-stack = A stack of three at row { $row }, column { $column }
sum-row = Row { $row } is topped by builders in every space
sum-no-land = No land lies behind this reef, so there is no coast to protect
sum-bonus = The bonus is won
sum-no-bonus = No bonus: { $count } of { $needed } that it needs

## Measures of a chart

measure-alpha = types on a reef (alpha)
measure-shannon = Shannon index
measure-hill-1 = Hill number of order 1
measure-hill-2 = Hill number of order 2
measure-population = builders and dwellers
measure-dwellers = dwellers
measure-fleshy-algae = fleshy algae
measure-mean-alpha = mean types on a reef
measure-gamma = types of the region (gamma)
measure-whittaker-beta = Whittaker’s beta
measure-jaccard = Jaccard distance
measure-bray-curtis = Bray–Curtis distance

## Why a bar ends or a curve dips

cause-card = { $count ->
    [one] One { $organism } was lost to { $card }.
   *[other] { $count } { $organisms } were lost to { $card }.
}
cause-support = { $count ->
    [one] One { $organism } left, since too few builders could shelter it.
   *[other] { $count } { $organisms } left, since too few builders could shelter them.
}
cause-built-over = { $count ->
    [one] One { $organism } was built over and became part of the reef rock.
   *[other] { $count } { $organisms } were built over and became part of the reef rock.
}
cause-books = { $count ->
    [one] One { $organism } was gone from the board that was submitted.
   *[other] { $count } { $organisms } were gone from the board that was submitted.
}
