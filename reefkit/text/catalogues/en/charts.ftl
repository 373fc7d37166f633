### Charts: their names, choices, tables and files.
###
### Families: charts-measure-

charts-range-title = Who has lived here
charts-diversity-title = Diversity
charts-population-title = How many live
charts-composition-title = What lives here

# Names of several things, read out as a list.
charts-together = { $names }
charts-to-come = still to come
charts-choice = Show
charts-measure = Measure
charts-living = living
charts-count = how many
charts-alive = still alive
charts-gamma = all reefs (gamma)
charts-beta = between reefs (beta)

charts-measure-richness = richness
charts-measure-shannon = how even too (Shannon)
charts-measure-hill-1 = common types (Hill, order 1)
charts-measure-hill-2 = very common types (Hill, order 2)
charts-measure-whittaker = difference of reefs (beta, Whittaker)
charts-measure-jaccard = difference in types (beta, Jaccard)
charts-measure-bray-curtis = difference in numbers (beta, Bray–Curtis)
charts-undefined = A gap means that the value is undefined there: nothing lived, or there is only one reef.

charts-range-summary = { $title }: a range chart of { $taxa ->
    [one] one taxon
   *[other] { $taxa } taxa
}, of which { $ended } ended.
charts-lines-empty = { $title }: no values yet.
charts-caption = { $title }: { $measure }

charts-show-table = Show as table
charts-show-charts = Show charts
charts-save = Save
charts-png = Picture (PNG)
charts-svg = Drawing (SVG)
charts-csv = Numbers (CSV)

charts-head-taxon = taxon
charts-head-first = first seen
charts-head-last = last seen
charts-head-end = then
charts-head-time = time
charts-head-line = line
charts-head-layer = group
charts-head-disaster = disaster
charts-disasters = Disasters
# $what is the row's cells.
charts-why = Why: { $what }
charts-nothing = –
charts-whole = { $value }
charts-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Bands of time, and a second course of things

# Said by screen readers after the chart's own summary. $head names all bands, such as "stage".
charts-bands = Along time, by { $head }: { $names }.
charts-band = { $name } from { $start } to { $end }
charts-fork = At { $time } a dashed line begins: { $name }.

widget-not-drawn = This appears while its program runs. In a notebook, run the cell again; on a page, open the page again.
