### Succession: graphs of what somebody measured, of `data/…/graphs.toml`. A message is a graph's title; `.x` and
### `.y` name its axes with their units, `.measured` tells who measured, `.said` is the graph in words for who
### cannot see it; `.series-<id>` and `.x-<id>` name what has an id there.
###
### Families: graph-succession-

graph-succession-scylla = Kinds of living things on the sunken ship Scylla
    .x = Time in the sea
    .x-sunk = The first day
    .x-one-year = After 1 year
    .x-five-years = After 5 years
    .y = Kinds of living things that had settled
    .measured = Scientists and divers from Plymouth in England looked at the ship again and again, and wrote down every kind they found.
    .said = A bar chart. On the day on which the ship Scylla was sunk nothing had settled on it. After one year divers had found about 50 kinds, after five years 263 kinds.
