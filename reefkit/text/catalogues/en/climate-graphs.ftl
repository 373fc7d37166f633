### Climate Change: graphs of what somebody measured, of `data/…/graphs.toml`. A message is a graph's title; `.x` and
### `.y` name its axes with their units, `.measured` tells who measured; `.series-<id>` and `.x-<id>` name what has an id there. `hook-…` is the question that the
### lesson begins with; `.what` tells what happened, `.answer` is what the class can say in the end.
###
### Families: graph-climate-

graph-climate-mammoth-land = Land where woolly mammoths could live
    .x = When
    .x-then = 42,000 years ago
    .x-later = 6,000 years ago
    .y = Land, in millions of square kilometres
    .measured = Scientists looked at where and when mammoths had left their bones, and worked out which land had the same climate.
graph-climate-carbon-dioxide = Carbon dioxide in the air
    .x = year
    .y = parts in a million parts of air
    .measured = Scientists have measured it on Mauna Loa, a high mountain of Hawaii, since 1958.
graph-climate-warmer-years = How warm each year was on the whole Earth
    .x = year
    .y = degrees Celsius above the average of 1951 to 1980
    .measured = NASA works this out from thousands of thermometers on land and at sea.
graph-climate-coral-genera = Groups of stony corals in the sea
    .x = millions of years ago
    .y = genera, which are groups of closely related species
    .measured = Scientists counted fossils from many lands for the Paleobiology Database.
    .x-norian = 218
    .x-rhaetian = 205
    .x-hettangian = 200
    .x-sinemurian = 196
    .x-pliensbachian = 189

## The question that the lesson begins with

hook-climate = Why did mammoths die out, when reindeer did not?
    .what = Woolly mammoths and reindeer lived side by side for thousands of years. The last mammoths died about 4,000 years ago. Reindeer are still here.
    .answer = When the climate changed, both lost much of their land. The last mammoths lived in a few small places, and people had hunted them. Reindeer were hunted too, but they have young more often and can live in more ways. What counts is how fast the land changes, whether there is a way to new land, and what a species can already do. Chance counts too, and scientists still argue about the mammoths.
