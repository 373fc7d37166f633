### Climate Change in easier words: graphs of what somebody measured.

graph-climate-mammoth-land = Land where mammoths could live
    .x = When
    .x-then = 42,000 years ago
    .x-later = 6,000 years ago
    .y = Land, in millions of square kilometres
    .measured = Scientists looked for old mammoth bones. The bones tell where mammoths lived, and when. Then they looked for more land like that.
    .said = A bar chart with two bars. Long ago, 42,000 years, there were 7.7 million square kilometres. Later, 6,000 years ago, there were 0.8 million.
