### Reef Survivor in easier words: graphs of what somebody measured.

graph-reef-great-barrier-reef-2016 = Great Barrier Reef, 2016: corals that died
    .x = Part of the reef
    .x-north = North
    .x-middle = Middle
    .x-south = South
    .y = Corals that died, of 100
    .measured = Divers from Australia counted. They came in March and again at the end of 2016. They looked at shallow water only.
graph-reef-virgin-islands-cover = Living corals around the Virgin Islands
    .x = Year
    .y = Sea floor with living coral, in per cent
    .measured = Divers filmed the sea floor at 22 places. They came back every year.
graph-reef-fossil-corals = Fossil corals through time
    .x = Millions of years ago
    .y = Groups of corals (genera)
    .measured = Many scientists dug up the fossils. A large list, the Paleobiology Database, holds all their finds.
graph-reef-genera-lost = Groups of corals that were lost at five times
    .x = When it ended, in millions of years ago
    .x-norian = 210
    .x-rhaetian = 201
    .x-pliensbachian = 184
    .x-cenomanian = 94
    .x-maastrichtian = 66
    .y = Groups last found then, of 100
    .measured = Many scientists collected the fossils. A database brings their finds together.

## The question that the lesson begins with

hook-reef = Which corals died? Which corals lived? Why?
    .what = In 2016 the sea got very hot at the Great Barrier Reef. Three of ten corals in shallow water died.
    .answer = Most corals died in the north. The water was hottest there. Thin, fast corals died most. Thick, round corals lived more often. Corals of one kind are not all the same. Some could live in hot water before the heat came. Their young can inherit this.
