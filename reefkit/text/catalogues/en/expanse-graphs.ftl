### Blue Expanse: graphs of what somebody measured, of `data/…/graphs.toml`. A message is a graph's title; `.x` and
### `.y` name its axes with their units, `.measured` tells who measured, `.said` is the graph in words for who
### cannot see it; `.series-<id>` and `.x-<id>` name what has an id there.
###
### Families: graph-expanse-

graph-expanse-virgin-islands = Corals and seaweed around the US Virgin Islands
    .x = Year
    .y = Part of the sea floor, in percent
    .series-coral = Living coral
    .series-seaweed = Seaweed
    .measured = Divers of the Territorial Coral Reef Monitoring Program filmed the sea floor at the same 22 sites every year.
    .said = A line chart from 2005 to 2021 with two lines. Living coral falls from 18 percent of the sea floor in 2005 to 11 percent in 2006, and to 7 percent in 2021. Seaweed goes up and down, from 29 percent in 2005 to 42 percent in 2021.
