### Climate Change in easier words: graphs of what somebody measured.

graph-climate-mammoth-land = Land where mammoths could live
    .x = When
    .x-then = 42,000 years ago
    .x-later = 6,000 years ago
    .y = Land, in millions of square kilometres
    .measured = Scientists looked for old mammoth bones. The bones tell where mammoths lived, and when. Then they looked for more land like that.
    .said = A bar chart with two bars. Long ago, 42,000 years, there were 7.7 million square kilometres. Later, 6,000 years ago, there were 0.8 million.

## The question that the lesson begins with

hook-climate = Why did mammoths die out? Why are reindeer still here?
    .what = Mammoths and reindeer lived side by side for a very long time. The last mammoths died about 4,000 years ago. Reindeer are still here.
    .answer = The climate changed. Both lost much of their land. The last mammoths had only a few small places. People hunted them too. Reindeer have young more often. They can live in more ways. A slow change is easier than a fast one. Luck helps too. Scientists still argue about the mammoths.
