### The data lab: an explorer of datasets, its graphs, and what they say.
###
### Families: data-time- data-kind- data-short- data-put- data-place- data-slot- data-what- data-sum- data-means- data-note- data-code- data-column- data-from- data-step- data-series- data-credit- data-table- data-read- data-choose- data-sep- data-dates- data-own-kind-

## The page of a lesson

data-page = Data: your match and measured data
data-page-lead = Make graphs of what happened in your match, and put data measured in nature beside them. What you chose is here again when you come back.
data-page-no-match = No match is open, so only real reefs and fossils are here. Once you play, your own tables come first.
data-plots-first = First draw your plots in After. Then the tables of your match are here; until then only real reefs and fossils are.
data-class = Bring in my class
data-class-reading = Reading the tables of your class: { $done } of { $of } so far.
data-class-ahead = Tables that are ahead of yours are shown here as they were when they came to your round.
data-steps = Three questions
data-steps-close = My own graphs again
data-step-own = My curve
    .ask = The curve shows how many kinds there were. Where does it change most? Press that point, then “Open the moment”: what had happened?
data-step-class = My class
    .ask = Each colour is a table of your class, with all its kinds together. Which table kept the most, and which lost the most? Ask them what they did differently.
data-step-places = The whole table
    .ask = Each colour is one player’s, and one is all of them together. Compare it with the best single one: when is it higher, and what does that say about the players’ kinds?
data-step-rocks = The rocks
    .ask = Here are your curve and that of fossil corals. Where does the rocks’ curve fall most steeply, and how many million years did that take? Which of the two curves misses kinds that nobody found?
data-argument = Make a graph that speaks for your claim in question { $number }, then press “Pin” below it.
data-argument-back = Back to question { $number }
data-pinned = The graph is pinned to your answer.
data-pinned-graph = Graph of { $columns } ({ $source })
data-from-match = the match
data-from-class = the class
data-from-experiment = the experiment
data-from-own = a table of your own
reject-data-pin-too-long = So much is left out or selected that the graph cannot be pinned. Show all, and select nothing.

## Above the graphs

data-add = Another graph
data-full = There is room for four graphs. Take one away first.
data-file = Open a table of my own
data-help = How it works
data-help-drag = Drag the name of a column onto a place, or onto the graph: to the bottom for the x axis, to the left for the y axis, to the middle for the colour.
data-help-chip = Or press the name: it tells what the column means, and has a button for each place. The lists of the places do the same.
data-help-point = Press a point to see its row. Press a name of the legend to leave it out, and again to bring it back.
data-help-draw = Draw a rectangle over points, or press a bar, to select rows. They stand out in every graph and in the tables. “Select rows” below does the same with numbers.
data-help-file = Your own table needs one row for each thing you measured, with a row of names on top: up to { $rows } rows, { $columns } columns and 8 MB, as CSV, text or a workbook (.xlsx, .ods).
data-file-kept = Kept nowhere: gone when the page is loaded again. Up to { $most }.
data-selected = Selected:
data-clear = Select nothing
data-only-these = Only shown:
data-left-out = Left out:
data-all = Show all
data-is = { $column }: { $values }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
data-between = { $column } from { $low } to { $high }
data-at-least = { $column } from { $low }
data-at-most = { $column } up to { $high }
data-put = { $column } is now { $place }.
data-taken = { $name } is open: { $rows ->
    [one] one row.
   *[other] { $rows } rows.
}
data-read-lines = { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}
data-read-lines-more = lines { $lines }, and { $more } more
data-read-above = { $count ->
    [one] Line { $first }, above the names, is left out.
   *[other] Lines { $first } to { $last }, above the names, are left out.
}
data-read-long = { $count ->
    [one] One row is left out: it has more than { $columns } cells
   *[other] { $count } rows are left out: they have more than { $columns } cells
} ({ $where }).
data-read-short = { $count ->
    [one] One row has fewer than { $columns } cells
   *[other] { $count } rows have fewer than { $columns } cells
} ({ $where }). What is missing there is a gap.
data-read-gaps = In “{ $column }” { $count ->
    [one] one cell is a gap
   *[other] { $count } cells are gaps
}: { $signs } ({ $where }).
data-read-no-day = In “{ $column }” { $count ->
    [one] one date has no day. It stands
   *[other] { $count } dates have no day. They stand
} at the first day of the month or year ({ $where }).
data-read-short-year = In “{ $column }” years have two digits. “{ $text }” is in { $year }.
data-read-joined = { $parts } are also one date here: “{ $column }”. You can leave it out below.
data-read-empty = Columns left out, as they are empty: { $columns }.
data-read-blank = Columns with empty cells: { $columns }.
data-read-more-columns = { $count } more
data-read-twice = Two columns have the name “{ $name }”. The second is “{ $other }” here.
data-read-no-header = No row of names was found. The columns are V1, V2 and so on.
data-read-decimal = “{ $text }” can be read in two ways. Here it is the number { $value }. You can choose the decimal mark below.
data-read-now-text = { $count ->
    [one] { $columns } is text now.
   *[other] { $columns } are text now.
} To go back, set “{ $field }” to “{ $before }” again.
data-read-letters = The letters were read as { $encoding }, such as in “{ $text }”. If they look wrong, choose another encoding below.
data-read-day = “{ $text }” can be read in two ways. Here it is day, month and year. You can choose the order below.
data-read-zones = In “{ $column }” the times are of several time zones. { $count ->
    [one] One of them was converted
   *[other] { $count } of them were converted
} to UTC ({ $where }).
data-read-no-zone = In “{ $column }” { $count ->
    [one] one time has no time zone. It is read
   *[other] { $count } times have no time zone. They are read
} as UTC ({ $where }).
data-read-wide = The file has { $columns } columns. The first { $most } are open. You can choose others below.
data-read-how = How “{ $name }” was read
data-read-none = no names
data-choose-separator = Sign between cells
data-choose-decimal = Decimal mark
data-choose-dates = Order of dates
data-choose-header = Line of names
data-choose-units = Line of units
data-choose-missing = Signs for no value
data-choose-take = Use
data-choose-encoding = Encoding
data-choose-sheet = Sheet
data-choose-columns = Open columns
data-choose-kind = Kind
data-sep-comma = comma (,)
data-sep-semicolon = semicolon (;)
data-sep-tab = tab
data-sep-bar = bar (|)
data-sep-blank = blank
data-dates-day-first = day, month, year
data-dates-month-first = month, day, year
data-own-kind-number = number
data-own-kind-whole = whole number
data-own-kind-text = text
data-own-kind-identifier = identifier
data-own-kind-date = date and time
data-own-kind-age = age in Ma
data-own-kind-yes-no = yes or no
data-own-kind-group = group
data-copied = The cell is copied. Paste it into a notebook.
# A table is called by its own name: of a file, or of what a game offers.
data-own = { $name }
data-plain = { $name }
data-frame = Table { $number }
data-table-match-diversity = Diversity through the match
data-table-match-region = Diversity of all places together
data-table-match-presence = Who lived where, and how many
data-table-scores = Points
data-table-ranges = First and last seen
data-table-disasters = Disasters that struck
data-table-losses = What died or left, and why
data-table-predictions = What was predicted
data-table-before-cards = What lived before each card
data-table-mutations = Mutations
data-table-climate = The climate, round by round
data-table-population = Variants of each species
data-table-species = Genes and places of each species
data-table-extinctions = Species that died out
data-table-tokens = Habitats lived in
data-table-laid = Cards laid
data-table-settlers = Who settled, and who was taken
data-table-cover = What lived on the rock
data-table-hands = Cards in the hands
data-table-points = Points left in the hands
data-table-catches = Who was caught with one card
data-table-turns = Points, pollution and warming
data-table-reefs = What lay on each reef
data-table-eaten = Who ate whom
data-table-starved = Who found no meal
data-table-sources = Where pollution and warming came from
data-table-purchases = What was bought
data-table-offers = What was on offer
data-whole-table = all together
data-of-class = Class: { $name }
data-experiment-tables = Experiment: a row for each table
data-experiment-steps = Experiment: what was known after so many tables
data-experiment-sampled = { $tables } tables of each level were played. { $shown } of them, spread evenly from the lowest value to the highest, are rows here.
data-what-if-replays = What if: played on with other luck

## The tools of a graph

data-source = Table of graph { $number }
data-remove = Take away
data-remove-graph = Take away graph { $number }
data-columns = Columns for graph { $number }
data-places = Where the columns of graph { $number } are
data-unit = unit: { $unit }
data-no-meaning = Nobody has said what this column means.
data-what-number = It holds numbers.
data-what-time = It holds times.
data-what-category = It holds a few groups.
data-what-text = It holds names.
data-put-x = On the x axis
data-put-y = On the y axis
data-put-colour = As colour
data-put-panel = As panels
data-place-x = on the x axis
data-place-y = on the y axis
data-place-colour = shown by colour
data-place-panel = shown in panels
data-slot-x = x axis
data-slot-y = y axis
data-slot-colour = Colour
data-slot-panel = Panels
data-short-x = x
data-short-y = y
data-short-colour = colour
data-short-panel = panels
data-nothing = nothing
data-kind = Kind of graph
data-kind-dots = dots
data-kind-line = line
data-kind-bars = bars
data-kind-histogram = histogram
data-kind-box = box plot
data-kind-ranges = range chart
data-sums = Sum up
data-sum-mean = mean
data-sum-interval = interval of the mean
data-sum-median = median
data-sum-fit = straight line
data-turn = Turn the x axis round

## The figure and what is said below it

data-summary = { $kind } of { $names }, { $rows ->
    [one] one row
   *[other] { $rows } rows
}
data-count = number of rows
data-none = –
# A cell of a column of truth values.
data-yes = yes
data-no = no
data-rest = { $count ->
    [one] one other
   *[other] { $count } others
}
data-empty = Put a column on an axis to make a graph.
data-no-marks = No row has what this graph needs. Show all, or choose another column.
data-legend = Legend: press a name to leave it out
data-shown = { $shown ->
    [one] One row
   *[other] { $shown } rows
} of { $all }.
data-missing = { $rows ->
    [one] 1 row has
   *[other] { $rows } rows have
} no value of { $column }
data-of-selected = { $selected } of the { $shown } rows shown are selected ({ $all } in all). The others are grey.
data-time-ma = Time is in millions of years before today (Ma): the past is on the left, today on the right. “Turn the x axis round” changes it.
data-time-ma-turned = Time is in millions of years before today (Ma): today is on the left, the past on the right. “Turn the x axis round” changes it.
data-time-on = Time runs from left to right.
data-time-back = Time runs from right to left.
data-note-overlap = Some rows are at the same place: a larger dot is several rows.
data-note-thinned = { $rows } rows are drawn as { $dots } dots: rows that the eye could not tell apart share a dot, and a larger dot is more rows. Everything that is summed up counts all rows.
data-note-line = Of { $points } points, { $drawn } are drawn: the lowest and the highest of each short stretch.
data-note-means = Where several rows have the same x, the line goes through their mean.
data-note-labels = The axis shows the { $most } most common of { $all } names.
data-note-bar-means = Each bar is a mean.
data-note-bar-counts = Each bar counts rows.
data-note-stacked = The colours are stacked: the whole height counts all rows.
data-note-box = The box holds the middle half of the rows, and the line in it is the median. The thin lines reach to the last row within one and a half boxes. Dots lie beyond.
data-note-ranges = Of { $rows } ranges, one in { $step } is drawn.
data-note-reversed = { $rows ->
    [one] One range ends before it begins: look at its “first” and “last”.
   *[other] { $rows } ranges end before they begin: look at their “first” and “last”.
}
data-sums-caption = Summed up
data-sums-who = group
data-sums-count = rows
data-sums-slope = slope
data-sums-slope-of = { data-sums-slope } ({ $y } per { $x })
data-year = year
data-sums-explained = explained
data-everything = all rows
data-more = And { $count } more groups.
data-means-mean = all values added up and divided by how many there are.
data-means-not-mean = It need not be a value that anybody measured, and one extreme value can move it far.
data-means-interval = a 95 % interval of the mean (Student’s t). If you sampled again and again, about 95 of 100 such intervals would hold the true mean.
data-means-not-interval = It does not say where single values lie. It is too narrow where rows depend on each other, as one reef does year after year.
data-means-median = half of the values lie below it and half above.
data-means-not-median = It says nothing about how far apart they are.
data-means-fit = the line with the least squares of vertical distances. The slope is how much y changes when x grows by 1. “Explained” is the share of the differences in y that the line takes up.
data-means-not-fit = It does not say that x causes y, and nothing about x outside the points. A bent cloud has a line too.
data-credit = Data: { $credit }
data-pin = Pin
data-csv = Rows (CSV)
data-python = Copy as Python
data-python-how = This cell makes the same graph with pandas and bqplot, in a notebook where Reefkit is installed.
data-copy = Copy the cell
data-code-table = The table, and where each row is
data-code-frame = Write the name of your DataFrame in place of the second `table`
data-code-match = match is your match, as rk.load("your file") gives it
data-code-selected = Only the selected rows
data-code-ranges = Ranges in the order of first appearance
data-code-grid = Of rows that the eye cannot tell apart, the first
data-code-line = The mean of y at each x
data-code-extremes = The lowest and the highest of each short stretch
data-code-means = Bars are means
data-code-counts = Bars count rows
data-code-histogram = How many rows are in each bin
data-code-box = Quartiles, whiskers within one and a half boxes, and the rest as dots

## Rows

data-row = One row
data-open = Open the moment
data-moment = { $table }: { $moment }
data-close = Close
data-close-own = Close “{ $name }”
data-fields = Select rows
data-fields-how = Rows that fit all of it are selected, in every table that has the column.
data-from = from
data-to = to
data-take = Select
data-take-column = Select by { $column }
data-any = any
data-rows = { $name }: { $rows } of { $of } rows
data-rows-more = The first { $shown } of { $rows } rows. “Rows (CSV)” saves all of them.

## What cannot be done, and why

reject-data-not-understood = That could not be read. Please try again.
reject-data-no-graph = This graph is not there any more.
reject-data-no-column = This table has no column “{ $name }”.
reject-data-no-dataset = There is no table “{ $name }” here.
reject-data-no-row = This row is not there any more.
reject-data-leads-nowhere = This row does not belong to one moment of a match, so there is no board to open.
reject-data-table-gone = This table is not open to you any more, so its board cannot be shown.
reject-data-too-many-graphs = There is room for { $most } graphs. Take one away first.
reject-data-too-many-files = You have opened { $most } tables of your own. Close one of them first.
reject-data-no-number = “{ $text }” is not a number, or could be two. Write 1000 or 1.5, for example.
reject-data-no-date = “{ $text }” is not a date that can be read here. Write it as 2020-02-01, or as your file does. 2020-02 is the whole month, 2020 the whole year.
reject-data-range-turned = The range from { $low } to { $high } is the wrong way round.
reject-data-no-datasets = An explorer needs a table to show.
reject-data-no-such-series = There is no series “{ $name }”. There are: { $known }.
reject-data-too-large = The file is larger than { $most } MB.
reject-data-no-text = The file is no table that can be read here. Save it as CSV, or as a workbook (.xlsx, .ods).
reject-data-no-rows = The file needs at least one row of values below the names.
reject-data-frame-empty = The DataFrame needs at least one column and one row.
reject-data-merged = In the column “{ $name }” most cells are empty below a filled one, as merged cells are saved. Fill in every row.
reject-data-too-many-columns = Up to { $most } columns can be open. Close another first.
reject-data-too-many-rows = The table has { $rows } rows. Up to { $most } can be opened. Keep a part of them in a smaller file, such as one year or one place.
