### Questions made from a student's own match of Climate Change, its plots, and drawings of questions.
###
### Families: climate-made- climate-drawing-

## Options

climate-made-number = { $count }
climate-made-fits-none = None of the four
climate-made-step-warmer = It became warmer.
climate-made-step-colder = It became colder.
climate-made-step-same = It stayed the same.

climate-made-ready-used = It later fitted a habitat where the species lived.
climate-made-ready-lost = The species died out before the change was of use.
climate-made-ready-unused = The species lived on, but never in a habitat that the change fitted.

climate-made-source-chance = The order of the shuffled deck, which is chance
climate-made-source-climate = The climate, which was too hard for the species
climate-made-source-full-hand = The number of cards in the player’s hand
climate-made-source-unfit = The genes, which did not fit the habitat well

## On the map

climate-made-title-cell-turned = What its cell became
climate-made-ask-cell = At the end of round { $round } your species was on the marked cell, { $habitat }. Then the climate went from { $before } to { $after }. What did the marked cell become?
climate-made-why-cell = Cell { $cell } became { $habitat }. The cells stay in place, and the habitats move over them.
climate-made-not-cell = { $count ->
    [one] One cell is
   *[other] { $count } cells are
} { $habitat } in climate { $after }. Cell { $cell } is not among them.

climate-made-title-habitat-change = Habitats on the move
climate-made-ask-cells = At the end of round { $round } the climate went from { $before } to { $after }. Which habitat { $way ->
    [gained] gained
   *[lost] lost
} the most cells on the map?
climate-made-why-cells = { CAP($habitat) } had { $before } cells before and { $after } after. { $warmer ->
    [yes] On this map the warm habitats spread when it grows warmer, and the cold ones shrink.
   *[no] On this map the cold habitats spread when it grows colder, and the warm ones shrink.
}
climate-made-not-cells = { CAP($habitat) }: { $before } cells before, { $after } after. { $way ->
    [gained] Another gained more.
   *[lost] Another lost more.
}

climate-made-title-route = From habitat to habitat
climate-made-ask-route = In which order did your species adapt to these habitats? If a species of yours died out, take the one that you had at the end.
climate-made-why-route = The order was: { $habitats }. You get a token when your species is adapted to a habitat for the first time.

## Genes

climate-made-title-fits = What the genes fitted
climate-made-ask-fits = The drawing shows the genes of your species at the end of round { $round }. Which habitat did they fit?
climate-made-why-fits = { $count ->
    [3] All three genes have
   *[other] Two genes have
} the value { $value }, that of { $habitat }.
climate-made-not-fits = { $count ->
    [0] No gene has
    [one] Only one gene has
   *[other] { $count } genes have
} the value { $value }, that of { $habitat }. Two are needed.
climate-made-not-none = Look once more: two of your genes have the same value.
climate-made-why-fits-none = All three genes have different values, and a habitat needs two of the same value. Such a species dies out unless it adapts.

climate-made-title-cards-needed = How many cards?
climate-made-ask-cards = The drawing shows the genes of your species in round { $round }. What is the smallest number of cards that it would need to fit { $habitat }, value { $value }?
climate-made-why-cards = Two genes are enough. Take the two that are nearest to { $value } and count their steps: { $count ->
    [one] one card
   *[other] { $count } cards
}.
climate-made-was-all-genes = With that many cards all three genes would fit: { $count }. Two are enough.
climate-made-was-farthest = That is how far off one gene is: { $count }. Two genes have to fit.
climate-made-was-value = That is the value of the habitat: { $count }. Count the steps to it.

climate-made-title-ready = Ready ahead of need
climate-made-ask-ready = In round { $round } you changed the { $gene } of your species to { $value }, before it had to. What became of this change?
climate-made-why-ready = { $fate ->
    [used] In round { $round } the species was in { $habitat }, where this value of its { $gene } fitted.
    [lost] In round { $round } the species died out, and its genes were lost with it.
   *[unused] This value fits { $habitat }, and the species was never there at the end of a round.
}
climate-made-hint-ready = Follow the { $gene } in the table from round { $round } on. The value { $value } fits { $habitat }.
climate-made-why-no-foresight = You planned ahead. A species in nature cannot. Such a variant is there by chance, and it helps only if it happens to fit later.

climate-made-title-deleterious = A harmful card
climate-made-ask-deleterious = In round { $round } you drew a harmful mutation. Why did it come just then?
climate-made-why-deleterious = The deck had been shuffled. A deck knows neither the climate nor the genes. In nature, too, mutations come by chance, harmful or not.
climate-made-not-source = In round { $round } the climate was { $climate }. { $source ->
    [climate] Can a shuffled deck feel that?
    [full-hand] Can a shuffled deck count the cards in a hand?
   *[unfit] Can a shuffled deck see the genes?
}

## Fates

climate-made-title-saving-cards = What would have saved it
climate-made-ask-saving = In round { $round } { $whose ->
    [own] your species
   *[other] the species of { $player }
} died out in { $habitat }, value { $value }. The drawing shows its genes. What is the smallest number of cards that would have saved it there?
climate-made-why-saving = Two genes had to be { $value }. Take the two that are nearest to { $value } and count their steps: { $count ->
    [one] one card. It was not in the hand, or was not used.
   *[other] { $count } cards. They were not in the hand, or were not used.
}

climate-made-title-own-extinctions = How often it died out
climate-made-ask-own-extinctions = How often did your species die out in this match?
climate-made-why-own-extinctions = { $count ->
    [0] It never died out.
    [one] Once, in round { $rounds }. After that you played a new species.
   *[other] { $count } times, in rounds { $rounds }. Each time a new species began.
}
climate-made-was-table = That is how many species died out at the table: { $count }.
climate-made-was-tokens = That is the number of your tokens: { $count }.

## Climate and time

climate-made-title-climate-step = The climate’s next step
climate-made-ask-step = What did the climate do between round { $round } and round { $next }?
climate-made-why-step = In round { $round } the climate was { $before }, and in the next it was { $way ->
    [same] still { $after }
   *[other] { $after }
}. 1 is the coldest, and 5 the warmest.
climate-made-not-step = In round { $round } the climate was { $before }. Look what it was in the next.

climate-made-title-times-changed = How often it changed
climate-made-ask-times-changed = The match had { $rounds } rounds. How often did the climate change between one round and the next?
climate-made-why-times-changed = Steps warmer: { $up }. Steps colder: { $down }. That makes { $count ->
    [one] one change
   *[other] { $count } changes
}, and there could have been { $chances }.
climate-made-was-warmer = That is the number of steps warmer: { $count }. Steps colder count too.
climate-made-was-colder = That is the number of steps colder: { $count }. Steps warmer count too.
climate-made-was-same = That is how often it did not change: { $count }.

climate-made-title-still-adapted = Still adapted?
climate-made-ask-adapted = Before round { $round } the climate went from { $before } to { $after }. There were { $count } species on the map. How many of them still fitted their cells?
climate-made-why-adapted = { $adapted ->
    [0] None of the { $living } fitted any more. All of them
   *[other] { $adapted } of { $living } still fitted. { $left ->
        [one] The other one
       *[other] The others
    }
} had to move, adapt or die out in that round.
climate-made-was-left = That is how many no longer fitted: { $count }.
climate-made-was-living = That is how many species there were: { $count }. Some no longer fitted.

climate-made-title-rate = Extinctions by time
climate-made-ask-rate = At your table { $count ->
    [0] no species
    [one] one species
   *[other] { $count } species
} died out in { $rounds } rounds. A round is about a million years. How many extinctions is that in each million years?
climate-made-why-rate = Divide the extinctions by the million years: { $count } ÷ { $rounds } is about { $rate } in each million years. With rates you can compare long and short matches.
climate-made-not-rate = Divide the extinctions, { $count }, by the million years, { $rounds }.

## Plots

climate-made-unit-rounds = round (about a million years each)
climate-made-measure-climate = climate (1 coldest, 5 warmest)
climate-made-measure-habitats = where your species lived
climate-made-own-extinction = your species died out

climate-made-title-gene-plot = Draw a gene through time
climate-made-ask-gene-plot = Draw how the { $gene } of your species changed. The table shows which cards you played in these rounds, and a new species starts at 1. Set the value at the end of each round.
climate-made-why-gene-plot = A gene changes in steps, and only when cards are played. The line is flat in rounds in which nothing changed, and a fall to 1 may be a new species.
climate-made-hint-gene = Begin with the value of the round before. Find this round in the table. Add each +1 and take off each −1. A new species begins at 1.
climate-made-point-gene = { $way ->
    [died] In round { $round } the species died out, and a new one began with the { $gene } at 1.
    [same] Round { $round }: the { $gene } stayed at { $after }.
   *[other] Round { $round }: the { $gene } went from { $before } to { $after }.
}

climate-made-title-climate-plot = Draw the climate
climate-made-ask-climate-plot = Draw the climate of your match. The table shows what it did before each of these rounds: one step, or none. Set the climate of each round.
climate-made-why-climate-plot = Each change is one step. Several steps one way move habitats far, and a step back brings them back.
climate-made-hint-climate = Begin with the climate of the round before. Find this round in the table. “Warmer” is one more, “colder” is one less.
climate-made-point-climate = { $way ->
    [warmer] Before round { $round } it became one step warmer: { $climate }.
    [colder] Before round { $round } it became one step colder: { $climate }.
   *[same] Before round { $round } the climate stayed: { $climate }.
}

climate-made-title-habitat-plot = Draw where it lived
climate-made-ask-habitat-plot = Draw a bar for each habitat that your species lived in. Begin with the first round at whose end it was there, and stop with the last.
climate-made-why-habitat-plot = These bars show the way of a species through the habitats. A bar goes from the first round to the last, even if the species was elsewhere in between.
climate-made-hint-habitat = Find this habitat in the table. Its first round begins the bar. Its last round ends it.
climate-made-hint-died = Look for “new species” in the table. Mark those rounds.
climate-made-point-habitat = { $end ->
    [first] { CAP($habitat) }: first at { $round ->
        [0] the start
       *[other] the end of round { $round }
    }.
   *[last] { CAP($habitat) }: last at { $round ->
        [0] the start
       *[other] the end of round { $round }
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
climate-drawing-habitat = was in
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
climate-drawing-step-none = 0
climate-drawing-land = The land in climate { $climate }. Cell { $cell } is marked: { $habitat }.
climate-drawing-climates = What the climate did: one step each time that it changed
climate-drawing-before = before the round
climate-drawing-went-warmer = warmer
climate-drawing-went-colder = colder
climate-drawing-went-same = stayed
climate-drawing-stands = Where the species was at the end of each round
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
