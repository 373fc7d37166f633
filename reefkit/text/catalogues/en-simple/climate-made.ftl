### Questions made from a student's own match of Climate Change, in easier words.

climate-made-cause-stranded = The climate had changed. It could not move, and it could not adapt.
climate-made-cause-unreached = The climate had changed. It could live in no cell near it.
climate-made-cause-pushed = It had to move. It could live in no free cell nearby.
climate-made-cause-unsaved = It could have lived, by another move or by cards.

climate-made-ready-used = It fitted a habitat where the species stood later.
climate-made-ready-lost = The species died out before it was of use.
climate-made-ready-unused = It was of no use until the end.

climate-made-source-chance = The order of the shuffled cards, by chance
climate-made-source-climate = The climate, which was too hard
climate-made-source-full-hand = The number of cards in the hand
climate-made-source-unfit = The genes, which did not fit well

climate-made-ask-home = Where did your species stand at the end of round { $round }?
climate-made-why-home = It stood on cell { $cell }. That is { $habitat }, value { $value }.

climate-made-ask-cell = After round { $round } your species stood on cell { $cell }. It was { $habitat }. The climate went from { $before } to { $after }. What did the cell become?
climate-made-why-cell = { $same ->
    [yes] Cell { $cell } stayed { $habitat }. Not every cell changes each time.
   *[no] Cell { $cell } became { $habitat }. Cells stay in place, but habitats move.
}

climate-made-ask-cells = After round { $round } the climate went from { $before } to { $after }. Which habitat { $way ->
    [gained] gained
   *[lost] lost
} the most cells?
climate-made-why-cells = { CAP($habitat) } went from { $before } to { $after } cells. { $warmer ->
    [yes] In the warmth the warm habitats spread.
   *[no] In the cold the cold habitats spread.
}

climate-made-ask-route = In which order did your species come to fit these habitats? Take the species of the end.
climate-made-why-route = The order was { $habitats }. A token is for the first time.

climate-made-ask-fits = These were the genes of your species after round { $round }. Which habitat did they fit?
climate-made-why-fits = { $count ->
    [3] All three genes are { $value }.
   *[other] Two genes are { $value }.
} That fits { $habitat }.
climate-made-why-fits-none = All three genes differ. A habitat needs two that are alike.

climate-made-ask-cards = These were the genes of your species in round { $round }. It needs two genes at { $value } for { $habitat }. How many cards does it take at least?
climate-made-why-cards = Two genes are enough. Take the two nearest to { $value }. Count their steps. That makes { $count }.

climate-made-ask-ready = In round { $round } you changed the { $gene } to { $value } ahead of need. What became of it?
climate-made-why-ready = { $fate ->
    [used] In round { $round } the species stood in { $habitat }. There this value fitted.
    [lost] In round { $round } the species died out. Its genes were lost.
   *[unused] The match was over. It had never stood in { $habitat }.
}
climate-made-why-no-foresight = You could plan. A species cannot. In nature such a variant is there by chance.

climate-made-ask-deleterious = In round { $round } { $whose ->
    [own] you
   *[other] { $player }
} drew a harmful card. What decided that it came just then?
climate-made-why-deleterious = The cards were shuffled. They know nothing of climate or genes. Mutations come by chance.

climate-made-ask-extinct = In round { $round } { $whose ->
    [own] your species
   *[other] the species of { $player }
} died out in { $habitat }. You see its genes. Why did it die out?
climate-made-why-extinct = { CAP($habitat) } needs two genes at { $value }. The genes were { $genes }. Cells nearby and cards in hand decided the rest.

climate-made-why-own-extinctions = { $count ->
    [0] It never died out.
    [one] Once, in round { $rounds }. Then a new species began.
   *[other] { $count } times, in rounds { $rounds }. Each time a new species began.
}

climate-made-ask-step = What did the climate do after round { $round }, before round { $next }?
climate-made-why-step = It went from { $before } to { $after }. 1 is coldest, and 5 is warmest.

climate-made-ask-times-changed = You played { $rounds } rounds. How often did the climate change between them?
climate-made-why-times-changed = It became warmer { $up ->
    [0] never
    [one] once
   *[other] { $up } times
}. It became colder { $down ->
    [0] never
    [one] once
   *[other] { $down } times
}. That makes { $count } of { $chances }.

climate-made-ask-adapted = Before round { $round } the climate went from { $before } to { $after }. There were { $count } species on the map. How many still fitted their cells?
climate-made-why-adapted = { $adapted } of { $living } still fitted. The others had to move or adapt.

climate-made-ask-rate = At your table { $count ->
    [0] no species
    [one] one species
   *[other] { $count } species
} died out in { $rounds } rounds. A round is a million years. How many is that for each million years?
climate-made-why-rate = Divide { $count } by { $rounds }. That is { $rate } for each million years.

climate-made-ask-people = In which round did people begin to change the climate?
climate-made-why-people = From round { $round } on it was changed after every round. It moved in { $changed } of { $count } cases. Before, a roll decided.

climate-made-ask-gene-plot = Draw how the { $gene } of your species changed. The table shows the cards. A new species starts at 1. Set the value after each round.
climate-made-why-gene-plot = A gene changes by steps, when cards are played. A fall to 1 may be a new species.
climate-made-point-gene = { $died ->
    [yes] In round { $round } it died out. A new one began at 1.
   *[no] Round { $round } took the { $gene } from { $before } to { $after }.
}

climate-made-ask-climate-plot = Draw the climate of your match. The table shows what it did before each round. Set the climate of each round.
climate-made-why-climate-plot = Each change is one step. Many steps one way move habitats far.

climate-made-ask-habitat-plot = Draw a bar for each habitat your species lived in. Begin with the first round there. End with the last.
climate-made-why-habitat-plot = The bars show its way through the habitats. A bar runs from the first round to the last.
