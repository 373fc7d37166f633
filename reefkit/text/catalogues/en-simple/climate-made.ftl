### Questions made from a student's own match of Climate Change, in easier words.

climate-made-ready-used = Later it fitted a habitat of the species.
climate-made-ready-lost = The species died out before it helped.
climate-made-ready-unused = The species lived on, but never where it fitted.

climate-made-source-chance = The order of the shuffled cards, by chance
climate-made-source-climate = The climate, which was too hard
climate-made-source-full-hand = The number of cards in the hand
climate-made-source-unfit = The traits, which did not fit well

climate-made-ask-cell = After round { $round } your species was on the marked cell. It was { $habitat }. The climate went from { $before } to { $after }. What did this cell become?
climate-made-why-cell = Cell { $cell } became { $habitat }. Cells stay in place, but habitats move.

climate-made-ask-cells = After round { $round } the climate went from { $before } to { $after }. Which habitat { $way ->
    [gained] gained
   *[lost] lost
} the most cells?
climate-made-why-cells = { CAP($habitat) } had { $before } cells before and { $after } after. { $warmer ->
    [yes] When it is warmer, warm habitats grow on our map.
   *[no] When it is colder, cold habitats grow on our map.
}

climate-made-ask-route = In which order did your species adapt to these habitats? Take the species that you had at the end.
climate-made-why-route = The order was { $habitats }. You get a token the first time.

climate-made-title-fits = What the traits fitted
climate-made-ask-fits = These were the traits of your species after round { $round }. Which habitat did they fit?
climate-made-why-fits = { $count ->
    [3] All three traits are { $value }.
   *[other] Two traits are { $value }.
} That fits { $habitat }.
climate-made-not-fits = { $count ->
    [0] No trait is
    [one] Only one trait is
   *[other] { $count } traits are
} { $value }. It takes two for { $habitat }.
climate-made-not-none = Look once more. Two of your traits are the same.
climate-made-why-fits-none = All three traits differ. A habitat needs two that are the same.

climate-made-ask-cards = These were the traits of your species in round { $round }. It needs two traits at { $value } for { $habitat }. What is the smallest number of cards that does it?
climate-made-why-cards = Two traits are enough. Take the two nearest to { $value }. Count their steps. That makes { $count ->
    [one] one card
   *[other] { $count } cards
}.
climate-made-was-all-genes = With so many cards all three traits would fit: { $count }. Two are enough.
climate-made-was-farthest = One trait is so far off: { $count }. Two traits must fit.

climate-made-ask-ready = In round { $round } you changed the { $gene } to { $value }. You did not have to. What happened later?
climate-made-why-ready = { $fate ->
    [used] In round { $round } the species was in { $habitat }. There this value fitted.
    [lost] In round { $round } the species died out. Nothing of it was left.
   *[unused] This value fits { $habitat }. The species never got there.
}
climate-made-hint-ready = Look at the { $gene } in the table from round { $round } on. The number { $value } fits { $habitat }.
climate-made-why-no-foresight = You could plan. A species cannot. In nature such a variant is there by chance.

climate-made-ask-deleterious = In round { $round } you drew a harmful card. Why did it come just then?
climate-made-why-deleterious = The cards were shuffled. They know nothing of climate or traits. New traits come by chance.
climate-made-not-source = In round { $round } the climate was { $climate }. { $source ->
    [climate] Can shuffled cards feel that?
    [full-hand] Can shuffled cards count a hand?
   *[unfit] Can shuffled cards see the traits?
}

climate-made-ask-saving = In round { $round } { $whose ->
    [own] your species
   *[other] the species of { $player }
} died out. It lived in { $habitat }, value { $value }. You see its traits. What is the smallest number of cards that could save it there?
climate-made-why-saving = Two traits had to be { $value }. Take the two nearest to { $value }. Count their steps. That makes { $count ->
    [one] one card. The player did not have it, or did not use it.
   *[other] { $count } cards. The player did not have them, or did not use them.
}

climate-made-why-own-extinctions = { $count ->
    [0] It never died out.
    [one] Once, in round { $rounds }. Then a new species began.
   *[other] { $count } times, in rounds { $rounds }. Each time a new species began.
}

climate-made-ask-step = What did the climate do after round { $round }, before round { $next }?
climate-made-why-step = In round { $round } the climate was { $before }. In the next it was { $way ->
    [same] still { $after }
   *[other] { $after }
}. 1 is coldest, and 5 is warmest.

climate-made-ask-times-changed = You played { $rounds } rounds. How often did the climate change between them?
climate-made-why-times-changed = Steps warmer: { $up }. Steps colder: { $down }. That makes { $count } of { $chances }.

climate-made-ask-adapted = Before round { $round } the climate went from { $before } to { $after }. There were { $count } species on the map. How many still fitted their cells?
climate-made-why-adapted = { $adapted ->
    [0] None of the { $living } still fitted. All of them
   *[other] { $adapted } of { $living } still fitted. { $left ->
        [one] The other one
       *[other] The others
    }
} had to move, adapt or die out.

climate-made-ask-rate = At your table { $count ->
    [0] no species
    [one] one species
   *[other] { $count } species
} died out in { $rounds } rounds. A round is a million years. How many is that in each million years?
climate-made-why-rate = Divide { $count } by { $rounds }. That is about { $rate } in each million years.

climate-made-title-gene-plot = Draw a trait through time
climate-made-ask-gene-plot = Draw how the { $gene } of your species changed. The table shows the cards. A new species starts at 1. Choose each dashed point. Set its value after the round.
climate-made-why-gene-plot = A trait changes by steps, when cards are played. A fall to 1 may be a new species.
climate-made-point-gene = { $way ->
    [died] In round { $round } it died out. A new one began at 1.
    [same] In round { $round } the { $gene } stayed at { $after }.
   *[other] Round { $round } took the { $gene } from { $before } to { $after }.
}

climate-made-ask-climate-plot = Draw the climate of your match. The table shows what it did before each round. Set the climate of each round.
climate-made-why-climate-plot = Each change is one step. Many steps one way move habitats far.

climate-made-ask-habitat-plot = Draw a bar for each habitat your species lived in. Begin with the first round there. End with the last.
climate-made-why-habitat-plot = The bars show its way through the habitats. A bar runs from the first round to the last.

## Drawings of questions

climate-drawing-genome = The traits of a species
climate-drawing-gene = trait
climate-drawing-genes = traits
climate-drawing-steps = Cards that changed the { $gene }
