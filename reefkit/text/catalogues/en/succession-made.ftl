### Questions made from a table's own rocks in Succession, and their plots.
###
### Families: rock-number rock-was- rock-title- rock-ask-feeding- rock-why-feeding-

## Options, and what questions speak of

rock-number = { $count }
rock-nothing = nothing
# $rounds: how many rounds are finished; of one alone there is one rock.
rock-where = { $rounds ->
    [one] your rock
   *[other] the rock of round { $round }
}
rock-round = round { $round }
rock-rounds-alike = two rounds tied for the most
rock-look-axis = look

## Who came when

rock-title-first = Who came first
rock-ask-first = Who settled first on { $where }?
rock-why-first = First of all came { $name }. A round begins with the lowest card in all hands, as a bare rock begins with the quickest settlers.

rock-title-later = Who came later
rock-ask-later = Which of these came to { $where } for the first time after { $name } were there?
rock-why-later = They came for the first time in this order: { $order }.
rock-hint-came = { CAP($name) } came to { $where } with card { $card }.

rock-title-yours = Your own settlers
rock-ask-yours = Which of these did you bring to { $where } yourself?
rock-why-yours = You played { $names }. The others played the rest.
rock-hint-yours = { $player } played { $name }.

rock-title-feeding = How it gets its food
rock-ask-feeding-light = Which settler on { $where } makes its own food from light?
rock-ask-feeding-grazes = Which settler on { $where } is a grazer, an animal that scrapes or bites off algae?
rock-ask-feeding-filters = Which settler on { $where } is a filter feeder, one that sieves bits of food out of the water?
rock-ask-feeding-hunts = Which settler on { $where } catches animals to eat?
rock-why-feeding-light = Diatoms and algae make sugar from light. The animals on the rock have to eat.
rock-why-feeding-grazes = Snails and isopods graze. They need algae, so they come when there are some.
rock-why-feeding-filters = Filter feeders eat what the water brings: tiny algae, bacteria and young that drift.
rock-why-feeding-hunts = Hydroids and sea anemones sting small animals that swim or drift by.

## Who ate whom

rock-title-eaten-by = Which hunter was it?
rock-ask-eaten-by = Which hunter ate { $name } on { $where }?
rock-title-ate = What the hunter ate
# $cards: how many cards had been played before it.
rock-ask-ate = { $cards ->
    [one] One card
   *[other] { $cards } cards
} had been played in that round. Then { $one } came to { $where }. What did it eat there?
rock-why-ate = { $cards ->
    [one] One card
   *[other] { $cards } cards
} had been played in that round. Then { $one } came. { $count ->
    [0] It found nothing to eat on the rock.
   *[other] On the rock it ate { $eaten }.
}
rock-why-diet = { $count ->
    [0] In this game { $one } eats nothing that has settled. It catches young in the water.
   *[other] In this game { $one } eats { $prey }, the latest of each.
}
rock-hint-left = { CAP($name) } that lived there after that card: { $count }.
rock-hint-ate = It found something. Settlers that it ate: { $count }.

rock-title-lost = Kinds that were lost
rock-ask-lost = { $cards ->
    [one] One card
   *[other] { $cards } cards
} had been played in that round. Then { $one } came to { $where } and ate. How many kinds did that remove from the rock?
rock-why-lost = It ate { $eaten }. { $count ->
    [0] Others of each kind were left, so no kind was gone.
    [one] So one kind was gone: { $gone }.
   *[other] So { $count } kinds were gone: { $gone }.
}
rock-was-prey = That is how many kinds it ate of: { $count }. Were others of a kind left?
rock-was-left = That is how many kinds were left: { $count }.

## Reading the record

rock-title-kinds = Kinds at the end
rock-ask-kinds = How many kinds of settlers stood on { $where } when the round ended?
rock-why-kinds = { $count ->
    [0] None stood there.
    [one] One kind stood there: { $names }.
   *[other] { $count } kinds stood there: { $names }.
} Settlers of one kind count once.
rock-was-came = That is how many kinds had come in all: { $count }.
rock-was-settlers = That is the number of settlers: { $count }. Each kind counts once.

rock-title-most = Whose rock was it?
rock-ask-most = Which group covered the largest part of { $where } when the round ended?
# $group: which group covered the largest part.
rock-why-most = Places on the rock at the end: { $told }. A pioneer takes two places, a middle settler four, a late settler six. { $group ->
    [late-settlers] On many real rocks, too, late settlers cover most in the end.
   *[other] On many real rocks late settlers cover most in the end. In a game, chance, hunters and an early end can change that.
}
rock-hint-most = Places of this group at the end: { $name } { $room }. Another group had more.
# $count settlers of a group, each of which takes $size places of the rock: $room in all.
rock-group-room = { $name } { $room } ({ $count } × { $size })

rock-title-stood = Who was still there
rock-ask-stood = Which of these still stood on { $where } when the round ended?
rock-why-stood = At the end these were there: { $names }. These had come and were gone again: { $lost }.
rock-hint-gone = { CAP($name) } came with card { $card }. At the end none was left.

rock-title-which-round = Rounds side by side
rock-ask-which-round = At the end of which round did the most kinds live on the rock?
rock-why-which-round = Kinds at the end: { $told }. The rules were the same, but other cards were dealt and other settlers came.
rock-hint-round = Kinds at the end of round { $round }: { $count }. Another round had more.
rock-hint-alike = One round had more kinds than any other.
rock-round-count = round { $round }: { $count }

## New starts, and the model

rock-title-against = Against the order
rock-ask-against = A low number stands for an early settler. Which of these came to { $where } before { $name }, although they have a higher number?
rock-why-against = { CAP($early) } have the number { $high } and came with card { $early_card }. { CAP($late) } have the number { $low } and came with card { $late_card }. The numbers are a model: they show a common order, and real rocks differ.
rock-hint-number = { CAP($name) } have the number { $number } and came with card { $card }.

rock-title-next = After the visit
rock-ask-next = { $cards ->
    [one] One card
   *[other] { $cards } cards
} had been played in that round. Then { $one } came to { $where }, and { $lost ->
    [one] one settler was lost
   *[other] settlers were lost
}. Who settled next?
rock-why-next = Next came { $name }, after { $cards ->
    [one] one card
   *[other] { $cards } cards
} in all. Where room is made, others settle: a disturbance is a new start.

rock-title-covered = Who made way
rock-ask-covered = { $cards ->
    [one] One card
   *[other] { $cards } cards
} had been played in that round. Then { $name } came to { $where }, and there was too little free room. Whom did they cover?
rock-why-covered = The { $name } covered: { $whom }. Room had run out, so earlier settlers made way.

## Plots

rock-title-range-plot = You draw who was there
rock-ask-range-plot = Somebody looked at { $where } six times and wrote down which settlers were there. Draw a bar for each settler on the list, from the look at which it was first seen to the look at which it was last seen.
rock-why-range-plot = A bar begins where a kind was first seen. It may have come a little earlier: between two looks nobody watches.
rock-hint-range = Find the name in the list. The bar begins at the first look with it. It ends at the last look with it.
rock-point-first = { CAP($name) } came first with card { $card } and were first seen at look { $look }.
rock-point-standing = { CAP($name) } were still there at look { $look }, so the bar goes on to the end.
rock-point-gone = { CAP($name) } were last seen at look { $look }. At later looks none was left.

rock-title-curve-plot = You draw the kinds
rock-ask-curve-plot = Draw how many kinds stood on { $where } at each of six looks. At look 0 the rock was bare.
rock-why-curve-plot = Count kinds, not settlers. The line falls where the last of a kind is eaten, and climbs where a new kind comes.
rock-measure = kinds on the rock
rock-point-value = { $count ->
    [0] At look { $look } the rock was bare.
    [one] At look { $look } there was one kind: { $names }.
   *[other] At look { $look } there were { $count } kinds: { $names }.
}

## Drawings of items

# A screen reader says one of these for the drawing, and then one for each settler or group.
rock-drawn-arrivals = { $rock ->
    [none] A bar for each settler, from when it came to card { $turns }.
   *[other] Rock { $rock }: a bar for each settler, from when it came to card { $turns }.
}
rock-drawn-arrival = { CAP($name) } from card { $time }.
rock-drawn-shares = { $rock ->
    [none] Shares of the rock, look by look.
   *[other] Shares of rock { $rock }, look by look.
}
rock-drawn-share = { CAP($name) }: { $shares }.
rock-drawn-percent = { $share } %
rock-drawn-rock = Rock { $rock }
rock-drawn-cards = cards played
rock-drawn-looks = looks
rock-drawn-sheet = What was seen
rock-drawn-look = Look { $look }
rock-drawn-after = after card { $card }
rock-drawn-bare = none of them
