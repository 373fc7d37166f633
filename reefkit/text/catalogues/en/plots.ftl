### Plots that a reader draws: ends of bars, points, marks on the time line.
###
### Families: plots-

plots-range-label = Range chart: you draw the bars
plots-curve-label = { $measure } through time: you draw the line

plots-first = first seen
plots-last = last seen
plots-mark = round
plots-ending = then
plots-first-of = { $what }: first seen
plots-last-of = { $what }: last seen
plots-ending-of = { $what }: what became of it
plots-ending-none = choose
plots-mark-of = { $of ->
    [one] { $what }: round
   *[other] { $what }, number { $number }: round
}
plots-point-of = { $time ->
    [0] At the start
   *[other] Round { $time }
}
plots-tick-of = { $what }, round { $time }
# Over the boxes of the time line, one for each round.
plots-strip = Tick each round: { $what }
plots-none = { $what }: in no round
plots-row = Your bar: { $what }
plots-given = This bar is given: from { $first } to { $last }.
plots-given-stays = This bar is given: { $stays }. In between, the type was gone.

plots-less = { $what }: one less
plots-more = { $what }: one more
plots-unset = not placed yet
# What a screen reader says of a point that was checked.
plots-judged = { $right ->
    [one] { $value }, right. { $why }
   *[other] { $value }, look again. { $why }
}
plots-right = right
plots-wrong = look again
plots-hint-listed = Count the names in the list for this point. Each name counts once.

plots-became-standing = still alive
plots-became-extirpated = extirpated here
plots-became-extinct = extinct at the table
plots-lost = a type was lost

plots-counts = { $point }: what was counted
    .about = Numbers are individuals: how many, not how many types.
plots-marks = marks
plots-table = Type the numbers instead
plots-head-row = type
plots-head-event = what struck
plots-head-time = survey
plots-check = Check
plots-missing = Not yet: { $count } still to place.
plots-print = Print blank axes

plots-not-understood = The plot could not read that. Nothing was changed.
plots-closed = This plot is closed: you can read it, but not change it.
plots-out-of-range = Give a number from { $low } to { $high }. Nothing was changed.
