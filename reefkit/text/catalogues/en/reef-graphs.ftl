### Reef Survivor: graphs of what somebody measured, of `data/…/graphs.toml`. A message is a graph's title; `.x` and
### `.y` name its axes with their units, `.measured` tells who measured; `.series-<id>` and `.x-<id>` name what has an id there. `hook-…` is the question that the
### lesson begins with; `.what` tells what happened, `.answer` is what the class can say in the end.
###
### Families: graph-reef-

graph-reef-great-barrier-reef-2016 = Corals of the Great Barrier Reef that died in 2016
    .x = Part of the reef
    .x-north = North
    .x-middle = Middle
    .x-south = South
    .y = Shallow corals that died, of 100
    .measured = Divers from an Australian research centre looked at the same reefs in March and again in October and November 2016.
graph-reef-virgin-islands-cover = Living corals around the US Virgin Islands
    .x = Year
    .y = Sea floor covered by living coral, in per cent
    .measured = Divers of the Territorial Coral Reef Monitoring Program filmed the sea floor at the same 22 sites every year.
graph-reef-fossil-corals = Fossil corals from 244 to 146 million years ago
    .x = Millions of years ago
    .y = Genera of corals
    .measured = Many scientists collected the fossils. The Paleobiology Database brings their finds together, stage by stage.
graph-reef-genera-lost = Coral genera that were lost at five times
    .x = When it ended, in millions of years ago
    .x-norian = 210
    .x-rhaetian = 201
    .x-pliensbachian = 184
    .x-cenomanian = 94
    .x-maastrichtian = 66
    .y = Genera last found then, of 100
    .measured = Many scientists collected the fossils. The Paleobiology Database brings their finds together, stage by stage.

## The question that the lesson begins with

hook-reef = Which corals died, and which lived on? And why?
    .what = In 2016 a heatwave came to the Great Barrier Reef. Within nine months about three in ten of its shallow corals were dead.
    .answer = Most corals died in the north, where the water was hottest. Fast-growing staghorn and table corals lost far more than massive ones. Corals of one kind differ too. Those that could bear the heat were there before it came. They lived on, and their young can inherit it.
