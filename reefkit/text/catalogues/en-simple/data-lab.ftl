### The data lab, in easier words.

data-page-lead = Make graphs of your match. Put data from nature beside them. Your graphs are still here when you come back.
data-page-no-match = No match is open. Real reefs and fossils are here. Play a match, and its tables come first.
data-plots-first = First draw your plots in After. Then you find your match here. For now there are real reefs and fossils.
data-experiment-steps = Experiment: step by step
data-experiment-sampled = { $tables } tables of each level were played. { $shown } of them are rows here, from the lowest to the highest.
data-step-own = My curve
    .ask = The curve shows how many kinds lived. Where does it change most? Press that point. Then press “Open the moment”. What happened there?
data-step-class = My class
    .ask = Each colour is a table of your class. Which table kept the most kinds? Which one lost the most? Ask them what they did.
data-step-places = The whole table
    .ask = Each colour is one player. One colour is all of them together. Is it higher than the best player? Why?
data-step-rocks = The rocks
    .ask = Here are your curve and one of old corals. Where does the old one fall most? How many million years did that take? Which curve may miss some kinds?
data-argument = Make a graph for question { $number }. Then press “Pin” below it.
reject-data-pin-too-long = This graph cannot be pinned. Show all, and select nothing.
data-class-reading = Reading your class: { $done } of { $of } tables.
data-class-ahead = Some tables are ahead of yours. You see them as they were in your round.
data-help-drag = Drag the name of a column onto a place. You can also drop it on the graph. Drop it at the bottom for the x axis. Drop it at the left for the y axis. Drop it in the middle for the colour.
data-help-chip = Or press the name. It tells you what the column means. It also has a button for each place.
data-help-point = Press a point to see its row. Press a name of the legend to leave it out. Press it again to bring it back.
data-help-draw = Draw a box over points, or press a bar. These rows stand out in every graph. “Select rows” does the same with numbers.
data-help-file = Your own table needs a row of names on top. Below it comes one row for each thing you measured. It can have { $rows } rows, { $columns } columns and 8 MB.
data-file-kept = Kept nowhere. A new load of the page closes it. Up to { $most }.
data-kind-histogram = how often
data-kind-box = boxes
data-kind-ranges = who lived when
data-sum-interval = where the mean may be
data-sum-median = middle (median)
data-sum-fit = straight line
data-time-ma = Time is in millions of years before today (Ma). The past is on the left. Today is on the right.
data-time-ma-turned = Time is in millions of years before today (Ma). Today is on the left. The past is on the right.
data-note-overlap = A larger dot is several rows at one place.
data-note-thinned = { $rows } rows are drawn as { $dots } dots. Rows that you could not tell apart share a dot. A larger dot is more rows. The sums count all rows.
data-note-line = Of { $points } points, { $drawn } are drawn: the lowest and the highest ones.
data-note-means = Where rows share an x, the line goes through their mean.
data-note-stacked = The colours lie on top of each other. The whole height counts all rows.
data-note-box = The box holds the middle half of the rows. The line in it is the median. The thin lines reach to the last rows nearby. Dots lie far away.
data-means-mean = add up all values, then divide by how many there are.
data-means-not-mean = Perhaps nobody measured that value. One very large value can move it far.
data-means-interval = the true mean is likely in here. Measure again and again: 95 of 100 such pieces hold it.
data-means-not-interval = It does not say where single values lie. It is too short where rows depend on each other.
data-means-median = half of the values lie below it, and half above.
data-means-not-median = It does not say how far apart they are.
data-means-fit = the line that lies nearest to all points. The slope tells how much y changes when x grows by 1. “Explained” tells how well the line fits: 100 % is a perfect fit.
data-means-not-fit = It does not say that x makes y change. It says nothing beyond the points.
data-python-how = This cell makes the same graph in a notebook.
data-fields-how = Rows that fit all of it are selected, in every table.
data-no-marks = There is nothing to draw. Show all, or choose another column.
data-read-above = { $count ->
    [one] Line { $first } is above the names. It is left out.
   *[other] Lines { $first } to { $last } are above the names. They are left out.
}
data-read-long = { $count ->
    [one] One row is left out ({ $where }). It has more than { $columns } cells.
   *[other] { $count } rows are left out ({ $where }). They have more than { $columns } cells.
}
data-read-short = { $count ->
    [one] One row is too short ({ $where }). Its last cells are empty.
   *[other] { $count } rows are too short ({ $where }). Their last cells are empty.
}
data-read-gaps = In “{ $column }” { $count ->
    [one] one cell has
   *[other] { $count } cells have
} no value: { $signs } ({ $where }).
data-read-letters = Look at “{ $text }”. Are its letters right? If not, choose another encoding below.
data-read-day = “{ $text }” is read as day, month, year. You can choose another order below.
data-read-no-day = In “{ $column }” { $count ->
    [one] one date has
   *[other] { $count } dates have
} no day ({ $where }). Here it is the first day of the month or year.
data-own-kind-identifier = number or name of one thing
data-own-kind-age = age in million years (Ma)
data-read-zones = The times in “{ $column }” are of several time zones. { $count ->
    [one] One is now
   *[other] { $count } are now
} in the zone UTC ({ $where }).
data-read-no-zone = In “{ $column }” { $count ->
    [one] one time has no time zone. It is read
   *[other] { $count } times have no time zone. They are read
} as UTC ({ $where }).
reject-data-no-text = This file is no table. Save it as CSV, or as .xlsx.
reject-data-too-many-rows = The table has { $rows } rows. Up to { $most } can be opened. Save one year or one place alone.
reject-data-no-rows = The file needs rows of values below the names.
reject-data-merged = In the column “{ $name }” many cells are empty. Fill in every row.
reject-data-leads-nowhere = This row is not one moment of a match. There is no board to open.
reject-data-table-gone = This table is not open to you any more. You cannot see its board.
reject-data-frame-empty = The DataFrame is empty. It needs a column and a row.
reject-data-no-date = “{ $text }” is not a date that can be read here. Write 2020-02-01, or write it as your file does. 2020-02 is the whole month. 2020 is the whole year.
