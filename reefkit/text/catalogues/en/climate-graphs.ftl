### Climate Change: graphs of what somebody measured, of `data/…/graphs.toml`. A message is a graph's title; `.x` and
### `.y` name its axes with their units, `.measured` tells who measured, `.said` is the graph in words for who
### cannot see it; `.series-<id>` and `.x-<id>` name what has an id there. `hook-…` is the question that the
### lesson begins with; `.what` tells what happened, `.answer` is what the class can say in the end.
###
### Families: graph-climate-

graph-climate-mammoth-land = Land where woolly mammoths could live
    .x = When
    .x-then = 42,000 years ago
    .x-later = 6,000 years ago
    .y = Land, in millions of square kilometres
    .measured = Scientists looked at where and when mammoths had left their bones, and worked out which land had the same climate.
    .said = A bar chart. The land in Europe and Asia where woolly mammoths could live: 7.7 million square kilometres 42,000 years ago, and 0.8 million square kilometres 6,000 years ago.
graph-climate-carbon-dioxide = Carbon dioxide in the air
    .x = year
    .y = parts in a million parts of air
    .measured = Scientists have measured it on Mauna Loa, a high mountain of Hawaii, since 1958.
    .said = Carbon dioxide in a million parts of air: 317 parts in 1960, 326 in 1970, 339 in 1980, 354 in 1990, 370 in 2000, 390 in 2010 and 414 in 2020.
graph-climate-warmer-years = How warm each year was on the whole Earth
    .x = year
    .y = degrees Celsius above the average of 1951 to 1980
    .measured = NASA works this out from thousands of thermometers on land and at sea.
    .said = Each point is one year. The years 1990 to 1999 lie between 0.2 and 0.6 degrees above the average of 1951 to 1980. The years 2000 to 2009 lie between 0.4 and 0.7 degrees, and the years 2010 to 2020 between 0.6 and 1.0. The year 1998, at 0.6, was warmer than 2008, at 0.5.
graph-climate-coral-genera = Groups of stony corals in the sea
    .x = millions of years ago
    .y = genera, which are groups of closely related species
    .measured = Scientists counted fossils from many lands for the Paleobiology Database.
    .said = There were 91 genera of stony corals about 218 million years ago, 69 about 205 million years ago, 39 about 200 million years ago, 41 about 196 million years ago, and 71 about 189 million years ago.
    .x-norian = 218
    .x-rhaetian = 205
    .x-hettangian = 200
    .x-sinemurian = 196
    .x-pliensbachian = 189

## The question that the lesson begins with

hook-climate = Why did mammoths die out, when reindeer did not?
    .what = Woolly mammoths and reindeer lived side by side for thousands of years. The last mammoths died about 4,000 years ago. Reindeer are still here.
    .answer = When the climate changed, both lost much of their land. The last mammoths lived in a few small places, and people had hunted them. Reindeer were hunted too, but they have young more often and can live in more ways. What counts is how fast the land changes, whether there is a way to new land, and what a species can already do. Chance counts too, and scientists still argue about the mammoths.
