### Succession: graphs of what somebody measured, of `data/…/graphs.toml`. A message is a graph's title; `.x` and
### `.y` name its axes with their units, `.measured` tells who measured; `.series-<id>` and `.x-<id>` name what has an id there. `hook-…` is the question that the
### lesson begins with; `.what` tells what happened, `.answer` is what the class can say in the end.
###
### Families: graph-succession-

graph-succession-scylla = Kinds of living things on the sunken ship Scylla
    .x = Time in the sea
    .x-sunk = The first day
    .x-five-years = After 5 years
    .y = Kinds of living things that had settled
    .measured = Scientists and divers from Plymouth in England looked at the ship again and again, and wrote down every kind they found.
graph-succession-surtsey-kinds = Plants on a new island
    .x = when people looked
    .y = kinds of plants
    .measured = Scientists from Iceland have searched the island of Surtsey for plants every year since it rose out of the sea. (UNESCO, World Heritage List.)
    .series-kinds = kinds of plants
    .x-year-1965 = 1965
    .x-after-ten = ten years later
    .x-year-2004 = 2004
graph-succession-mukkaw-kinds = A shore with and without starfish
    .x = strip of shore
    .y = kinds that live on the rock
    .measured = Robert Paine counted them at Mukkaw Bay in North America. (American Naturalist, 1966.)
    .series-kinds = kinds
    .x-with-starfish = with starfish
    .x-without-starfish = starfish taken away
graph-succession-surtsey-squares = Kinds in one square of Surtsey
    .x = years in which people counted
    .y = kinds of plants in one square, on average
    .measured = Scientists counted the plants of Surtsey in squares of 100 by 100 metres. (Surtsey, 1965 to 2015.)
    .series-kinds = kinds in a square
    .x-mid-nineties = 1996–97
    .x-ten-years-on = 2005–06
    .x-twenty-years-on = 2014–15

## The question that the lesson begins with

hook-succession = How did they get there, and who came first?
    .what = In 2004 an old ship was cleaned and then sunk on purpose off the coast of England. Five years later divers had found 263 kinds of living things on it.
    .answer = Most of them drifted there in the water when they were young. Barnacles, tubeworms and hydroids sat on the ship within a month. In the game barnacles and tubeworms are late settlers; on a bare ship they can come first. Sea urchins, starfish and sea squirts came in the first year, and some soft corals only in the second. Each one that settles changes the place: it gives others a hold or food, or it takes their room.
