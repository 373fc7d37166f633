### Succession: graphs of what somebody measured, of `data/…/graphs.toml`. A message is a graph's title; `.x` and
### `.y` name its axes with their units, `.measured` tells who measured, `.said` is the graph in words for who
### cannot see it; `.series-<id>` and `.x-<id>` name what has an id there. `hook-…` is the question that the
### lesson begins with; `.what` tells what happened, `.answer` is what the class can say in the end.
###
### Families: graph-succession-

graph-succession-scylla = Kinds of living things on the sunken ship Scylla
    .x = Time in the sea
    .x-sunk = The first day
    .x-five-years = After 5 years
    .y = Kinds of living things that had settled
    .measured = Scientists and divers from Plymouth in England looked at the ship again and again, and wrote down every kind they found.
    .said = A bar chart. On the day on which the ship Scylla was sunk nothing had settled on it. After five years divers had found 263 kinds.

## The question that the lesson begins with

hook-succession = How did they get there, and who came first?
    .what = In 2004 an old ship was sunk off the coast of England, on purpose and cleaned. Five years later divers had found 263 kinds of living things on it.
    .answer = Most of them drifted there in the water when they were young. Barnacles, tubeworms and hydroids sat on the ship within a month. Sea urchins, starfish and sea squirts came in the first year, and some soft corals only in the second. Each one that settles changes the place: it gives others a hold or food, or it takes their room.
