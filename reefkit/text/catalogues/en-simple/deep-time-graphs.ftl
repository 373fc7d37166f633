### Deep time: graphs of what somebody measured, in easier words.

graph-deep-time-virgin-islands-cover = Living coral on 22 reefs of the US Virgin Islands
    .x = Year
    .y = How much of the sea floor is living coral, in per cent
    .measured = Divers filmed the same 22 reefs every year. Each point is the mean of all 22.
    .said = A line from 2005 to 2021. It falls from 17.8 per cent in 2005 to 11.0 in 2006. It rises to 13.6 in 2011, and falls to 7.3 in 2021.
graph-deep-time-found-and-lived = Corals after the end of the Triassic
    .x = Millions of years ago
    .y = How many genera of corals
    .measured = Many scientists collected the fossils. The Paleobiology Database brings their finds together, stage by stage. A genus lived from its first fossil to its last.
    .said = Two lines from 218 to 179 million years ago. Genera that lived: 91, 69, 39, 41, 71 and 53. Genera found in the stage: 86, 63, 21, 18, 63 and 28.
    .series-lived = lived
    .series-found = found
graph-deep-time-caribbean-cover = Living coral in three places
    .x = Year
    .y = How much of the sea floor is hard coral, in per cent
    .measured = Two reefs of the Flower Garden Banks were looked at every year. In the other two places the number of reefs changed. So a step there may come from other reefs.
    .said = Three lines from 2003 to 2016. The Flower Garden Banks stay between 52 and 62 per cent. The US Virgin Islands had 19 per cent in 2003. In 2006 they had 10. They have 12 in 2016. South-east Florida falls from 5.3 to 1.5 per cent.
    .series-flower-garden = Flower Garden Banks
    .series-virgin-islands = US Virgin Islands
    .series-florida = South-east Florida
