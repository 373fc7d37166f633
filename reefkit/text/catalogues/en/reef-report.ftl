### A match of Reef Survivor in a terminal: headings, tables, and events of one kind said together.
###
### Families: several- index- report-

## Headings and tables

report-set-up = Reef Survivor: { $seats ->
    [one] one reef
   *[other] { $seats } reefs
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
report-round = Round { $round } of { $rounds }
report-end = The end of the match
report-now = After entry { $position } of the log: { $phase }
report-waits = { $who }: { $what }
report-seat = seat
report-player = played by
report-person = a person
report-board = board
# $key lists report-code; the pictures show the water of each space and the builders on it.
report-codes = In the pictures, S, M and D are shallow, medium and deep water, a ~ is a fleshy alga, and the builders, topmost first, are { $key }.
report-marks = Marks of mutations: { $key }.
report-code = { $code } { $name }
report-reef = { $board }, { $land ->
    [true] land
   *[false] no land
}
report-place = place
report-points = points
report-score = score
report-this-round = round
report-so-far = so far
report-diversity = diversity
report-through-time = types in round
report-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-region = The region: { $values }.
report-index = { $index } { $value }

index-alpha = types on the reef (alpha)
index-shannon = Shannon
index-evenness = evenness
index-fleshy-algae = fleshy algae
index-mean-alpha = types of an average reef (mean alpha)
index-gamma = types of all reefs together (gamma)
index-whittaker-beta = beta (gamma over mean alpha)
index-jaccard = mean Jaccard distance
index-bray-curtis = mean Bray–Curtis distance

## Many places at once; $places lists report-row

report-row = row { $row } ({ $count ->
    [one] column { $columns }
   *[other] columns { $columns }
})
report-rock = { $count ->
    [one] One builder that was built over became part of the reef rock.
   *[other] { $count } builders that were built over became part of the reef rock.
}
several-alga-eaten = The fleshy algae at { $places } were eaten.
several-alga-eaten-over = The fleshy algae at { $places } were eaten; { $organism } is back in the light.
several-alga-grew = Fleshy algae grew at { $places }.
several-alga-overgrew = Fleshy algae grew over { $organism } at { $places }.
several-settled = { CAP($organism) } settled at { $places }.
several-stacked = { CAP($organism) } settled on top of { $below } at { $places }.
several-builder-died = { CAP($organism) } at { $places } died: { $card }; { $reasons }.
several-builder-lived = { CAP($organism) } at { $places } lived: { $card }; { $reasons }.
several-builder-ousted = { CAP($organism) } at { $places } was crowded out: { $card }.
several-token-lost = { CAP($organism) } at { $places } lost { $token }: { $card }.
several-alga-came = Fleshy algae grew at { $places }: { $card }.
several-alga-came-over = Fleshy algae grew over { $organism } at { $places }: { $card }.
several-alga-went = The fleshy algae at { $places } are gone: { $card }.
several-alga-went-over = The fleshy algae over { $organism } at { $places } are gone: { $card }.

## The first lesson

lesson-seat = { $seat } { $bot }
lesson-disaster = disaster
lesson-lost = builders lost
