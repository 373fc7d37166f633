### Deep time: graphs of what somebody measured, in easier words.

graph-deep-time-virgin-islands-cover = Living coral on 22 reefs of the US Virgin Islands
    .x = Year
    .y = How much of the sea floor is living coral, in per cent
    .measured = Divers filmed the same 22 reefs every year. Each point is the mean of all 22.
graph-deep-time-found-and-lived = Corals after the end of the Triassic
    .x = Millions of years ago
    .y = How many genera of corals
    .measured = Many scientists collected the fossils. The Paleobiology Database brings their finds together, stage by stage. A genus lived from its first fossil to its last.
    .series-lived = lived
    .series-found = found
graph-deep-time-caribbean-cover = Living coral in three places
    .x = Year
    .y = How much of the sea floor is hard coral, in per cent
    .measured = Two reefs of the Flower Garden Banks were looked at every year. In the other two places the number of reefs changed. So a step there may come from other reefs.
    .series-flower-garden = Flower Garden Banks
    .series-virgin-islands = US Virgin Islands
    .series-florida = South-east Florida
