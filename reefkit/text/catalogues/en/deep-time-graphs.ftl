### Deep time: graphs of what somebody measured, of `data/deep-time/graphs.toml`; see succession-graphs.ftl.
###
### Families: graph-deep-time-

graph-deep-time-virgin-islands-cover = Living coral on 22 reefs of the US Virgin Islands
    .x = Year
    .y = Sea floor covered by living coral, in per cent
    .measured = Divers filmed the same 22 reefs every year. The value is the mean of all 22.
    .said = A line from 2005 to 2021. It falls from 17.8 per cent in 2005 to 11.0 in 2006, rises to 13.6 in 2011, and falls to 7.3 in 2021.
graph-deep-time-found-and-lived = Corals after the end of the Triassic
    .x = Millions of years ago
    .y = Genera of corals
    .measured = Many scientists collected the fossils. The Paleobiology Database brings their finds together, stage by stage. A genus counts as living from its first fossil to its last.
    .said = Two lines from 218 to 179 million years ago. Genera that lived: 91, 69, 39, 41, 71 and 53. Genera found in the stage: 86, 63, 21, 18, 63 and 28.
    .series-lived = lived
    .series-found = found
graph-deep-time-caribbean-cover = Living coral in three regions
    .x = Year
    .y = Sea floor covered by hard coral, in per cent
    .measured = Two reefs of the Flower Garden Banks were looked at every year. In the other two regions the number of reefs changed from year to year, so a step there may be a change of reefs.
    .said = Three lines from 2003 to 2016. The Flower Garden Banks stay between 52 and 62 per cent. The US Virgin Islands fall from 19 to 10 per cent between 2003 and 2006, and have 12 in 2016. South-east Florida falls from 5.3 to 1.5 per cent.
    .series-flower-garden = Flower Garden Banks
    .series-virgin-islands = US Virgin Islands
    .series-florida = South-east Florida
