### Blue Expanse: graphs of what somebody measured, of `data/…/graphs.toml`. A message is a graph's title; `.x` and
### `.y` name its axes with their units, `.measured` tells who measured; `.series-<id>` and `.x-<id>` name what has an id there. `hook-…` is the question that the
### lesson begins with; `.what` tells what happened, `.answer` is what the class can say in the end.
###
### Families: graph-expanse-

graph-expanse-virgin-islands = Corals and seaweed around the US Virgin Islands
    .x = Year
    .y = Part of the sea floor, in per cent
    .series-coral = Living coral
    .series-seaweed = Seaweed
    .measured = Divers of the Territorial Coral Reef Monitoring Program filmed the sea floor at the same 22 sites every year.
graph-expanse-jamaica = The reefs around Jamaica before and after the urchins died
    .x = Year
    .y = Part of the reef that it covered, in per cent
    .x-before = 1977
    .x-after = 1993
    .series-coral = Living coral
    .series-algae = Algae
    .measured = Divers measured what covered the reefs at places along the coast of Jamaica.
graph-expanse-reef-losses = What the corals of the Great Barrier Reef were lost to, 1985 to 2012
    .x = Cause
    .y = Part of the loss, in per cent
    .x-cyclones = cyclones
    .x-starfish = starfish
    .x-bleaching = bleaching
    .measured = Scientists of the Australian Institute of Marine Science surveyed 214 reefs again and again, and worked out how much of the loss each cause had brought.

## The question that the lesson begins with

hook-expanse = Why have the corals not come back, and what would have to change?
    .what = In 2005 living corals covered 18 per cent of the sea floor at 22 sites around the US Virgin Islands. A very warm summer came, and a disease of the corals after it. A year later it was 11 per cent. They have not come back since.
    .answer = The water was far too warm. The corals lost their algae, and the disease killed many that were weak. Seaweed took the room. Where few fish and urchins graze, it keeps that room, and young corals find no place. What would have to change? The sea must stop getting warmer, so that corals have years to grow back. Enough grazing fish and urchins must be left to eat the seaweed. And less pollution must reach the water.
