### Deep time: graphs of what somebody measured, of `data/deep-time/graphs.toml`; see succession-graphs.ftl.
###
### Families: graph-deep-time-

graph-deep-time-virgin-islands-cover = Living coral on 22 reefs of the US Virgin Islands
    .x = Year
    .y = Sea floor covered by living coral, in per cent
    .measured = Divers filmed the same 22 reefs every year. The value is the mean of all 22.
graph-deep-time-found-and-lived = Corals after the end of the Triassic
    .x = Millions of years ago
    .y = Genera of corals
    .measured = Many scientists collected the fossils. The Paleobiology Database brings their finds together, stage by stage. A genus counts as living from its first fossil to its last.
    .series-lived = lived
    .series-found = found
graph-deep-time-caribbean-cover = Living coral in three regions
    .x = Year
    .y = Sea floor covered by hard coral, in per cent
    .measured = Two reefs of the Flower Garden Banks were looked at every year. In the other two regions the number of reefs changed from year to year, so a step there may be a change of reefs.
    .series-flower-garden = Flower Garden Banks
    .series-virgin-islands = US Virgin Islands
    .series-florida = South-east Florida
