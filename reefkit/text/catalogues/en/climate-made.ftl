### Questions made from a student's own match of Climate Change, its plots, and drawings of questions.
###
### Families: climate-made- climate-drawing-

## Options

climate-made-number = { $count }
climate-made-fits-none = None of the four
climate-made-step-warmer = It became warmer.
climate-made-step-colder = It became colder.
climate-made-step-same = It stayed the same.

climate-made-cause-stranded = The climate had changed, the die let it stay only, and it could not adapt there.
climate-made-cause-unreached = The climate had changed, and within its reach it could live in no cell.
climate-made-cause-pushed = The die made it move, and it could live in no free cell next to it.
climate-made-cause-unsaved = It could have lived, by another move or by cards of its hand.

climate-made-ready-used = It fitted a habitat in which the species stood later.
climate-made-ready-lost = The species died out before it fitted where it stood.
climate-made-ready-unused = Until the end it fitted nowhere that the species stood.

climate-made-source-chance = The order of the shuffled deck, which is chance
climate-made-source-climate = The climate, which had become too hard for it
climate-made-source-full-hand = The number of cards that it had in its hand
climate-made-source-unfit = The genes, which did not fit its habitat well

## On the map

climate-made-title-home = Where it stood
climate-made-ask-home = In which habitat did your species stand at the end of round { $round }?
climate-made-why-home = At the end of round { $round } it stood on cell { $cell }: { $habitat }, which asks for two genes with the value { $value }.

climate-made-title-cell-turned = What its cell became
climate-made-ask-cell = At the end of round { $round } your species stood on cell { $cell }, { $habitat }. Then the climate went from { $before } to { $after }. What did this cell become?
climate-made-why-cell = { $same ->
    [yes] Cell { $cell } stayed { $habitat }: not every cell changes with each step of the climate.
   *[no] Cell { $cell } became { $habitat }. The cells stay where they are, and the habitats move over them.
}

climate-made-title-habitat-change = Habitats on the move
climate-made-ask-cells = At the end of round { $round } the climate went from { $before } to { $after }. Which habitat { $way ->
    [gained] gained
   *[lost] lost
} the most cells of the map?
climate-made-why-cells = { CAP($habitat) } went from { $before } to { $after } cells. { $warmer ->
    [yes] When it grows warmer, the warm habitats spread and the cold ones draw back.
   *[no] When it grows colder, the cold habitats spread and the warm ones draw back.
}

climate-made-title-route = From habitat to habitat
climate-made-ask-route = In which order did your species come to fit these habitats? If it died out, take the species that you had at the end.
climate-made-why-route = The order was: { $habitats }. A token is taken when a species is adapted to a habitat for the first time.

## Genes

climate-made-title-fits = What the genes fitted
climate-made-ask-fits = The drawing shows the genes of your species at the end of round { $round }. Which habitat did they fit?
climate-made-why-fits = { $count ->
    [3] All three genes have
   *[other] Two genes have
} the value { $value }, that of { $habitat }.
climate-made-why-fits-none = All three genes have different values, and a habitat asks for two of one value. Such a species dies out unless it adapts.

climate-made-title-cards-needed = How many cards?
climate-made-ask-cards = The drawing shows the genes of your species in round { $round }. How many cards does it take at least, from any hand, to fit { $habitat }, value { $value }?
climate-made-why-cards = Two genes are enough. Take the two that are nearest to { $value } and count their steps: { $count ->
    [one] one card
   *[other] { $count } cards
}.

climate-made-title-ready = Ready ahead of need
climate-made-ask-ready = In round { $round } you changed the { $gene } of your species to { $value }, before it had to. What became of this change?
climate-made-why-ready = { $fate ->
    [used] In round { $round } the species stood in { $habitat }, where this value of its { $gene } fitted.
    [lost] In round { $round } the species died out, and its genes were lost with it.
   *[unused] The match was over, and at the end of no round had it stood in { $habitat }.
}
climate-made-why-no-foresight = You planned ahead. A species in nature cannot: such a variant is there by chance, and it helps only where it happens to fit later.

climate-made-title-deleterious = A harmful card
climate-made-ask-deleterious = In round { $round } { $whose ->
    [own] you
   *[other] { $player }
} drew a deleterious mutation. What decided that it came just then?
climate-made-why-deleterious = The deck was shuffled before. It knows neither the climate nor the genes: mutations, harmful or not, come by chance.

## Fates

climate-made-title-why-extinct = Why it died out
climate-made-ask-extinct = In round { $round } { $whose ->
    [own] your species
   *[other] the species of { $player }
} died out in { $habitat }. The drawing shows its genes. Why did it die out?
climate-made-why-extinct = { CAP($habitat) } asks for two genes with the value { $value }. Its genes were { $genes }. What it could reach, and which cards were in its hand, decided the rest.

climate-made-title-own-extinctions = How often it died out
climate-made-ask-own-extinctions = How often did your species die out in this match?
climate-made-why-own-extinctions = { $count ->
    [0] It never died out.
    [one] Once, in round { $rounds }. What went on after that was a new species.
   *[other] { $count } times, in rounds { $rounds }. Each time a new species began.
}

## Climate and time

climate-made-title-climate-step = The climate’s next step
climate-made-ask-step = What did the climate do between round { $round } and round { $next }?
climate-made-why-step = In round { $round } the climate was { $before }, and in the next it was { $after }. 1 is the coldest, and 5 the warmest.

climate-made-title-times-changed = How often it changed
climate-made-ask-times-changed = The match went over { $rounds } rounds. How often did the climate change between two of them?
climate-made-why-times-changed = It became warmer { $up ->
    [0] never
    [one] once
   *[other] { $up } times
} and colder { $down ->
    [0] never
    [one] once
   *[other] { $down } times
}: { $count } in all, where there were { $chances } occasions.

climate-made-title-still-adapted = Still adapted?
climate-made-ask-adapted = Before round { $round } the climate went from { $before } to { $after }. Of the { $count } species on the map, how many fitted the cells where they then stood?
climate-made-why-adapted = { $adapted } of { $living } still fitted. The others had to move or to adapt in that round, or to die out.

climate-made-title-rate = Extinctions by time
climate-made-ask-rate = At your table { $count ->
    [0] no species
    [one] one species
   *[other] { $count } species
} died out in { $rounds } rounds. A round is about a million years. How many extinctions is that for each million years?
climate-made-why-rate = { $count } extinctions in { $rounds } million years: { $count } ÷ { $rounds } = { $rate } for each million years. A rate can be compared with that of a longer or shorter match.

climate-made-title-people = When people began
climate-made-ask-people = From which round on did people change the climate in this match?
climate-made-why-people = From round { $round } on the climate was changed at the end of every round: it moved in { $changed } of { $count } cases. Before, a roll decided whether it changed at all.

## Plots

climate-made-unit-rounds = round (about a million years each)
climate-made-measure-climate = climate (1 coldest, 5 warmest)
climate-made-own-extinction = your species died out

climate-made-title-gene-plot = Draw a gene through time
climate-made-ask-gene-plot = Draw how the { $gene } of your species changed. The table says which cards were played in these rounds, and a new species starts at 1. Set the value at the end of each round.
climate-made-why-gene-plot = A gene changes by steps, and only when cards are played. Level stretches are rounds in which nothing changed, and a fall to 1 may be a new species.
climate-made-point-gene = { $died ->
    [yes] In round { $round } the species died out, and a new one began with the { $gene } at 1.
   *[no] Round { $round }: the { $gene } went from { $before } to { $after }.
}

climate-made-title-climate-plot = Draw the climate
climate-made-ask-climate-plot = Draw the climate of your match. The table says what it did before these rounds: one step, or none. Set the climate of each.
climate-made-why-climate-plot = Each change is one step. Several steps one way carry habitats far, and steps back and forth bring them back.
climate-made-point-climate = { $way ->
    [warmer] Before round { $round } it became one step warmer: { $climate }.
    [colder] Before round { $round } it became one step colder: { $climate }.
   *[same] Before round { $round } the climate stayed: { $climate }.
}

climate-made-title-habitat-plot = Draw where it lived
climate-made-ask-habitat-plot = Draw a bar for each habitat that your species lived in, from the first round at whose end it stood there to the last.
climate-made-why-habitat-plot = Such bars show a species’ way through the habitats. A bar may run on over rounds spent elsewhere: it goes from the first to the last.
climate-made-point-habitat = { $end ->
    [first] { CAP($habitat) }: first at the end of { $round ->
        [0] the start
       *[other] round { $round }
    }.
   *[last] { CAP($habitat) }: last at the end of { $round ->
        [0] the start
       *[other] round { $round }
    }.
}
climate-made-point-died = It died out in { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}.

## Drawings of questions

climate-drawing-genome = A genome
climate-drawing-gene = gene
climate-drawing-value-of = { $gene }: { $value }
climate-drawing-track = What one species did
climate-drawing-round = round
climate-drawing-rounds = rounds
climate-drawing-habitat = stood in
climate-drawing-genes = genes
climate-drawing-what = what happened
climate-drawing-did-moved = moved on
climate-drawing-did-adapted = adapted
climate-drawing-did-extinct = died out
climate-drawing-did-stayed = stayed
climate-drawing-steps = Cards played for the { $gene }
climate-drawing-cards = cards
climate-drawing-step-up = +1
climate-drawing-step-down = −1
climate-drawing-step-died = died out: new species
climate-drawing-step-none = none
climate-drawing-climates = What the climate did: one step each time that it changed
climate-drawing-before = before the round
climate-drawing-went-warmer = warmer
climate-drawing-went-colder = colder
climate-drawing-went-same = stayed
climate-drawing-stands = Where the species stood at the end of each round
climate-drawing-waited = nowhere
climate-drawing-new = { $habitat }, new species
climate-drawing-heaps = Games by how many species died out in them
climate-drawing-without = without human change
climate-drawing-with = with human change
climate-drawing-died-out = species that died out
climate-drawing-games = games
climate-drawing-bar = { $dead ->
    [one] one species died out
   *[other] { $dead } species died out
}: { $games ->
    [one] one game
   *[other] { $games } games
}
