### The student plots first: the point of a survey, placed before the chart fills in.

plot-title = You draw this one first: types alive
plot-measure = types alive (richness)
plot-right = { $count ->
    [0] Right: nothing lived on your reef.
    [one] Right: one type lived on your reef, { $types }.
   *[other] Right: { $count } types lived on your reef, { $types }.
}
plot-once-more = Your point says { $value }. Count the types again: tokens of one type count once.
plot-wrong = Your point says { $value }. { $count ->
    [0] Nothing lived on your reef.
    [one] One type lived there, { $types }.
   *[other] { $count } types lived there: { $types }.
}
reject-record-look-first = See first who died, and why; then your data are here.
reject-record-plot-first = Place your point in the chart first; the numbers can be saved after that.
reject-plot-not-due = No point of round { $round } is waiting to be placed.
plot-covered = You draw this one first: the charts open again when your plots in After are checked.
plot-covered-go = To your plots
reject-plot-drawn-first = Your plots in After come first; the numbers can be saved after that.
