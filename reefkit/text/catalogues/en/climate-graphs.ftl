### Climate Change: graphs of what somebody measured, of `data/…/graphs.toml`. A message is a graph's title; `.x` and
### `.y` name its axes with their units, `.measured` tells who measured, `.said` is the graph in words for who
### cannot see it; `.series-<id>` and `.x-<id>` name what has an id there.
###
### Families: graph-climate-

graph-climate-mammoth-land = Land where woolly mammoths could live
    .x = When
    .x-then = 42,000 years ago
    .x-later = 6,000 years ago
    .y = Land, in millions of square kilometres
    .measured = Scientists looked at where and when mammoths had left their bones, and worked out which land had the same climate.
    .said = A bar chart. The land in Europe and Asia where woolly mammoths could live: 7.7 million square kilometres 42,000 years ago, and 0.8 million square kilometres 6,000 years ago.
