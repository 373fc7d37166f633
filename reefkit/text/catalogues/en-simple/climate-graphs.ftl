### Climate Change in easier words: graphs of what somebody measured.

graph-climate-mammoth-land = Land where mammoths could live
    .x = When
    .x-then = 42,000 years ago
    .x-later = 6,000 years ago
    .y = Land, in millions of square kilometres
    .measured = Scientists looked for old mammoth bones. The bones tell where mammoths lived, and when. Then they looked for more land like that.
graph-climate-carbon-dioxide = Carbon dioxide in the air
    .x = year
    .y = parts in a million parts of air
    .measured = Higher means more gas. Steeper means that it grows faster. Scientists measure it on a high mountain in Hawaii.
graph-climate-warmer-years = How warm each year was on the whole Earth
    .x = year
    .y = degrees warmer than from 1951 to 1980
    .measured = Each point is one year. Higher means warmer. NASA works this out from very many thermometers.
graph-climate-coral-genera = Groups of stony corals in the sea
    .x = millions of years ago
    .y = groups of corals
    .measured = Scientists counted corals that turned to stone.
    .x-norian = 218
    .x-rhaetian = 205
    .x-hettangian = 200
    .x-sinemurian = 196
    .x-pliensbachian = 189

## The question that the lesson begins with

hook-climate = Why did mammoths die out? Why are reindeer still here?
    .what = Mammoths and reindeer lived side by side for a very long time. The last mammoths died about 4,000 years ago. Reindeer are still here.
    .answer = The climate changed. Both lost much of their land. The last mammoths had only a few small places. People hunted them too. Reindeer have young more often. They can live in more ways. A slow change is easier than a fast one. Luck helps too. Scientists still argue about the mammoths.
