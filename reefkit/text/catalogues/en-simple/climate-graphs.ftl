### Climate Change in easier words: graphs of what somebody measured.

graph-climate-mammoth-land = Land where mammoths could live
    .x = When
    .x-then = 42,000 years ago
    .x-later = 6,000 years ago
    .y = Land, in millions of square kilometres
    .measured = Scientists looked for old mammoth bones. The bones tell where mammoths lived, and when. Then they looked for more land like that.
    .said = A bar chart with two bars. It was 7.7 million square kilometres 42,000 years ago. It was 0.8 million 6,000 years ago.
graph-climate-carbon-dioxide = Carbon dioxide in the air
    .x = year
    .y = parts in a million parts of air
    .measured = Higher means more gas. Steeper means that it grows faster. Scientists measure it on a high mountain in Hawaii.
    .said = In 1960 it was 317 parts in a million. In 1970 it was 326. In 1980 it was 339. In 1990 it was 354. In 2000 it was 370. In 2010 it was 390. In 2020 it was 414.
graph-climate-warmer-years = How warm each year was on the whole Earth
    .x = year
    .y = degrees warmer than from 1951 to 1980
    .measured = Each point is one year. Higher means warmer. NASA works this out from very many thermometers.
    .said = Each point is one year. The years 1990 to 1999 lie from 0.2 to 0.6. The years 2000 to 2009 lie from 0.4 to 0.7. The years 2010 to 2020 lie from 0.6 to 1.0. The year 1998 was at 0.6. The year 2008 was at 0.5.
graph-climate-coral-genera = Groups of stony corals in the sea
    .x = millions of years ago
    .y = groups of corals
    .measured = Scientists counted corals that turned to stone.
    .said = There were 91 groups about 218 million years ago. There were 69 about 205 million years ago. There were 39 about 200 million years ago. There were 41 about 196 million years ago. There were 71 about 189 million years ago.
    .x-norian = 218
    .x-rhaetian = 205
    .x-hettangian = 200
    .x-sinemurian = 196
    .x-pliensbachian = 189

## The question that the lesson begins with

hook-climate = Why did mammoths die out? Why are reindeer still here?
    .what = Mammoths and reindeer lived side by side for a very long time. The last mammoths died about 4,000 years ago. Reindeer are still here.
    .answer = The climate changed. Both lost much of their land. The last mammoths had only a few small places. People hunted them too. Reindeer have young more often. They can live in more ways. A slow change is easier than a fast one. Luck helps too. Scientists still argue about the mammoths.
