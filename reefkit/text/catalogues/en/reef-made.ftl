### Questions made from a student's own match of Reef Survivor, and its plots.
###
### Families: made-number made-was- made-title- made-span- made-origin- made-why-origin- made-cause- made-point-

## Options

made-number = { $count }
# $round is 0 for the set-up.
made-time = { $round ->
    [0] set-up
   *[other] the survey of round { $round }
}
made-strike = { CAP($card) } (round { $round })
made-builder-at = { $organism } at row { $row }, column { $column }
made-builder-by = The { $organism } at row { $row }, column { $column }: { $trait }
made-your-reef = Your reef
made-reef-of = The reef of { $player }
made-both-reefs = The same number on both reefs

made-span-million-years = { $count } million years
made-span-thousand-years = { $count },000 years
made-span-decade = { $count ->
    [one] { $count } decade
   *[other] { $count } decades
}
made-span-generation = { $count ->
    [one] { $count } generation
   *[other] { $count } generations
}

made-cause-card = A disaster: { $card }
made-cause-support = Too few builders were left to give shelter
made-cause-built-over = They were built over and became part of the reef rock
made-cause-weeds = Fleshy algae grew over them
made-cause-hunger = No fleshy algae were left to eat

made-origin-mutation = By a mutation, by chance
made-origin-neighbour = With juveniles from another reef
made-origin-triangle = With juveniles from the Coral Triangle
made-origin-founders = They had it when you founded your reef

made-extinct = Extinct at the table: no reef had them any more
made-refuge = Extirpated here only: the reef of { $player } had them at a later survey
made-back = Neither: they were on your reef again at a later survey

made-would-die = It would have died
made-might-die = It might have died: half of those like it did
made-would-live = It would have lived all the same
made-would-be-weedy = A fleshy alga would have covered it

## Who lived, and why

made-title-survivor = Who survived, and why
made-ask-survivor = { CAP($card) } struck your reef in round { $round }. Which of these survived it, and by which trait?

made-title-two-builders = Two builders, two fates
made-ask-two-builders = In round { $round } two builders stood in { $water } when { $card } struck. The { $dead } died, and the { $alive } lived. What saved the one that lived?

made-title-without-mutation = Without the mutation
made-ask-without-mutation = The { $builder } had { $token } by a mutation, and it survived { $card } in round { $round }. What would have happened to it without that mutation?
made-why-rule = What the card says: { $rule }

## Variation

made-title-origin = Where a tolerance came from
made-ask-origin = On your reef some { $organisms } carried { $token }. How did this trait first come to them?
made-why-origin-mutation = A mutation roll in round { $round } gave one of your { $organisms } { $token }. Its juveniles inherited it.
made-why-origin-neighbour = It migrated: in round { $round } juveniles of { $organisms } with { $token } drifted to you from another reef.
made-why-origin-triangle = In round { $round } juveniles of { $organisms } with { $token } came from the Coral Triangle.
made-hint-origin = { $how ->
    [mutation] No mutation roll gave your { $organisms } { $token }.
    [neighbour] No { $organisms } with { $token } drifted to you from another reef.
    [triangle] No { $organisms } with { $token } came from the Coral Triangle.
   *[founders] Your founders did not carry { $token } yet.
}

made-title-carriers = Who carried a mutation
made-ask-carriers = At the survey of round { $round }, which of these builders of your reef carried { $token } by mutation?
made-why-carriers = Of your builders only { $organisms } carried this mutation then: { $token }. New variation comes only by mutation and migration.
made-hint-carriers = At the survey of round { $round } none of your { $organisms } carried it.

## Time

made-title-still-here = Who is left
made-ask-still-here = Which of these types still lived on your reef at the last survey, in round { $round }? Choose all that are right.

made-title-last-seen = When a type was last seen
made-ask-last-seen = When were { $organisms } last counted on your reef?
made-why-gone = { CAP($organisms) } were missing at the survey of round { $round }.
made-why-standing = { CAP($organisms) } were still there at the survey of round { $round }, the latest one.
made-hint-last = Counted on your reef at { $time }: { $count }.

made-title-fate-at-table = Extirpated or extinct
made-ask-fate-at-table = Your reef last had { $organisms } at { $time }. What had become of them by the latest survey?
made-why-extirpated = Extirpated means gone from one place: your reef lost them, and another reef had them later. From there they could come back.
made-why-extinct = No reef of the table had them at any later survey, so they went extinct there. Only the Coral Triangle could bring them back.
made-hint-extinct = Another reef had them at a later survey.
made-hint-back = At no later survey did your reef have them.
made-hint-refuge = At no later survey did { $player } have them.

made-title-gone-why = Why a type disappeared
made-ask-gone-why = Your reef had { $organisms } at { $before }, and none at { $after }. Why did they disappear?
made-why-reasons = What decided it: { $reasons }.
made-hint-cause = { $cause ->
    [support] Dwellers leave when there is too little shelter. That did not decide here.
    [built-over] None of them was built over then.
    [weeds] Fleshy algae cover builders. They kill none.
   *[hunger] Dwellers do not leave because they are hungry.
}

made-title-dip = The dip in your curve
made-ask-dip = Your diversity curve falls from { $before } to { $after } types at the survey of round { $round }. { $lost ->
    [one] Why did the lost type disappear?
   *[other] Why did most of the lost types disappear?
}

made-title-time-passed = Time since the start
made-ask-time-passed = How much time had passed from set-up to the survey of round { $round }?
made-why-time-passed = Each round stands for { $one }, so what happened between two surveys took that long.

made-title-range-length = How long a type was there
made-ask-range-length = How long is the bar of { $organisms } in the range chart of your reef, from first to last appearance?
made-why-range-length = The bar of { $organisms } begins at { $first } and ends at { $last }. From one survey to the next is { $one }.
made-hint-range = The bar begins at { $first } and ends at { $last }.

## Diversity

made-title-own-types = Types on your reef
made-ask-own-types = How many types of builder and dweller lived on your reef at the survey of round { $round } (its alpha diversity)?
made-why-types = { $count ->
    [0] Nothing lived on your reef then.
    [one] One type lived there: { $types }.
   *[other] { $count } types lived there: { $types }.
} Tokens of one type count once, overgrown and built-over ones too. Fleshy algae do not count.
made-was-algae = That counts fleshy algae as a type: { $count }. They do not count.
made-was-tokens = That is the number of tokens: { $count }. Each type counts once.

made-title-table-types = Types of the table
made-ask-table-types = How many types of builder and dweller did the table have at the survey of round { $round } (its gamma diversity)?
made-why-table-types = { $count ->
    [0] No reef had any.
    [one] One type lived on the reefs: { $types }.
   *[other] { $count } types lived on the reefs: { $types }.
} { $shared ->
    [no] No type lived on two reefs, so here gamma is also the sum of all alphas.
   *[yes] A type on two reefs counts once, so gamma is not the sum of all alphas, { $sum }.
}
made-was-one = That is how many types one reef had: { $count }.
made-was-sum = That is the sum of all reefs: { $count }. A type on two reefs counts once.

made-title-missing-types = Your reef and all reefs together
made-ask-missing-types = At the survey of round { $round }, how many types that lived on other reefs of the table were missing from your reef?
made-why-missing-types = The table had { $gamma } types (gamma) and your reef { $alpha } of them (alpha), so it lacked { $count ->
    [0] none.
    [one] one: { $types }.
   *[other] { $count }: { $types }.
}
made-was-alpha = That is how many types your reef had (alpha): { $count }.
made-was-gamma = That is how many types the table had (gamma): { $count }.

made-title-lost-types = Types lost in a round
made-ask-lost-types = How many types that lived on your reef at the survey of round { $before } were gone at the survey of round { $round }?
made-why-lost-types = { $count ->
    [0] None was gone.
    [one] One was gone: { $types }.
   *[other] { $count } were gone: { $types }.
} { $gained ->
    [0] No type was new.
    [one] One was new: { $newcomers }.
   *[other] { $gained } were new: { $newcomers }.
}
made-was-gained = That is how many types were new: { $count }.
made-was-difference = That is by how much the number of types changed: { $count }.
made-was-stayed = That is how many types stayed: { $count }.
made-was-before = That is how many types there were before: { $count }.

made-title-turnover = Turnover between two reefs
made-ask-turnover = At the survey of round { $round }, how many types lived on only one of these two reefs, yours and that of { $player }?
made-why-turnover = Only on your reef: { $mine }. Only on the reef of { $player }: { $theirs }. On both: { $both }.
made-was-both = That is how many types lived on both reefs: { $count }.
made-was-together = That is how many types both reefs had together: { $count }.
made-was-mine = That is how many types your reef had: { $count }. Some may live on both.
made-was-theirs = That is how many types the other reef had: { $count }. Some may live on both.

made-title-kept-most = Found at both surveys
made-ask-kept-most = On which reef were the most types found at both surveys, that of round { $before } and that of round { $round }?
made-why-kept-most = Types found at both surveys: { $shares }.
made-hint-kept = Types found at both surveys: { $kept }. Another reef had more.
made-hint-kept-both = One of the two reefs had more.
made-kept = { $player } { $kept }

## Disasters

made-title-which-disaster = What struck in a round
made-ask-which-disaster = Which of these cards was drawn in round { $round }?
made-why-card = In round { $round }, { $card } came. { $rule }
made-hint-drawn = { $count ->
    [0] { CAP($card) } was never drawn.
   *[other] { CAP($card) } came in another round: { $rounds }.
}

made-title-long-term = Over geological time
made-ask-long-term = Which of these cards of your match stands for a long-term disaster, one that works over geological time?
made-why-science = { $science }
made-hint-short = { CAP($card) } came in round { $round }. It is a short-term card.

made-title-costliest = The costliest disaster
made-ask-costliest = Which card killed the most builders on your reef?
made-why-costs = Builders of your reef that were killed: { $costs }.
made-cost = { $count } by { $card } (round { $round })

made-title-deaths = Builders lost in a round
made-ask-deaths = How many builders on your reef did the cards of round { $round } kill?

## The living reef

made-title-water = Who lived in which water
made-ask-water = At the survey of round { $round }, which of these stood in { $water } on your reef?
made-why-water = { CAP($organisms) } stood there at this survey. They can live in { $waters }.
made-hint-water = { CAP($organisms) } stood elsewhere at this survey. They can live in { $waters }.

made-title-shelter = Shelter for dwellers
made-ask-shelter = At the survey of round { $round } your reef had { $count ->
    [0] no builder that gave shelter.
    [one] one builder that gave shelter.
   *[other] { $count } builders that gave shelter.
} How many dwellers could it support?
made-why-shelter = { $each } builders that give shelter support one dweller, and what is left over supports none: { $count } of them support { $room }. An overgrown builder gives no shelter.
made-was-givers = That is how many builders give shelter: { $count }.
made-was-dwellers = That is how many dwellers lived there: { $count }.
made-was-builders = That is the number of all builders: { $count }.

made-title-weeds = Fleshy algae
made-ask-weeds = How many spaces of your reef did fleshy algae cover at the survey of round { $round }?
made-why-weeds = { $count ->
    [0] None was covered.
    [one] One space was covered.
   *[other] { $count } spaces were covered.
} Each dweller eats one fleshy alga a round, and five more grow.

made-title-leavers = Why dwellers were lost
made-ask-leavers = Your reef lost { $count ->
    [one] one { $organism }
    [2] two { $organisms }
    [3] three { $organisms }
   *[other] { $count } { $organisms }
} in round { $round }. Why?
made-why-left-support = Two builders that give shelter support one dweller. When too many of them are covered, killed or removed, dwellers must leave.

made-title-score-change = What changed your score
made-ask-score-change = Which part of your score changed most from the survey of round { $before } to that of round { $round }?
made-why-score-change = What changed: { $changes }.
made-change = { $part } from { $before } to { $after }
made-hint-score = { CAP($part) } went from { $before } to { $after }. Another part changed more.

## Plots

made-title-range-plot = The range chart of your reef
made-ask-range-plot = Draw the range chart of your reef: for each type the first and last survey at which it was counted, and what became of it. Then mark when each card struck. Set-up is 0.
made-why-range-plot = A bar ends where a type was last counted. It may have been there a little longer: between two surveys nobody counts.

made-title-curve-plot = The diversity curve of your reef
made-ask-curve-plot = Draw the diversity curve of your reef: the number of types of builder and dweller at each survey. Mark the rounds in which your reef lost a type that it never had again.

made-title-region-plot = The diversity curve of the table
made-ask-region-plot = Draw the diversity curve of the table: the number of types of builder and dweller on all reefs together. Mark the rounds in which a type went extinct at the table.
made-why-curve-plot = Count types, not tokens. Where as many types come as go, the curve is flat, and yet the reef has changed.

made-look-first = Go through the surveys from set-up on. Which one counted them first?
made-look-last = Which survey counted them last? Where they were there to the end, the bar is too.
made-look-ending = Were they still there at the last survey? If not, did another reef have them later?
made-look-disaster = Find this card among the cards that struck. Mark each of its rounds.
made-look-loss = Compare the surveys before and after this round. Is a type gone that never came back?
made-point-founder = { CAP($organisms) } were there from set-up, at 0.
made-point-first = { CAP($organisms) } were first counted at the survey of round { $round }.
made-point-standing = { CAP($organisms) } were still there at the survey of round { $round }, so their bar goes on to the end.
made-point-gone = { CAP($organisms) } were gone at the survey of round { $round }.
made-point-gone-to = { CAP($organisms) } were gone at the survey of round { $round }. { $cause }
made-point-unsheltered = { CAP($organisms) } were gone at the survey of round { $round }: after { $card }, too few builders were left to shelter them.
made-point-extirpated = { CAP($organisms) } were extirpated: your reef lost them, and the reef of { $player } had them later.
made-point-extinct = { CAP($organisms) } went extinct at the table: no reef had them at a later survey.
made-point-disaster = { $count ->
    [one] { CAP($card) } struck in round { $rounds }.
   *[other] { CAP($card) } struck in rounds { $rounds }.
}
made-point-value = At { $time } there { $count ->
    [0] was no type.
    [one] was one type: { $types }.
   *[other] were { $count } types: { $types }.
}{ $lost ->
    [0] { "" }
   *[other] {" "}No longer there: { $gone }.
}{ $gained ->
    [0] { "" }
   *[other] {" "}New: { $newcomers }.
}
made-point-loss = { $count ->
    [0] No type was lost for good in round { $round }.
    [one] One type was lost for good in round { $round }: { $types }.
   *[other] { $count } types were lost for good in round { $round }: { $types }.
}
