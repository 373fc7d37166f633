### Pictures in words: what a chart or a board shows, for all who do not see it, or read it out.

describe-chart = Describe
describe-picture = Describe this picture
# What it shows. $up is the name of the vertical axis.
describe-figure = { $title }: { $kind ->
    [bars] { $count ->
        [one] one bar
       *[other] { $count } bars
    }
    [stacks] { $count ->
        [one] one group
       *[other] { $count } groups
    }
    [boxes] { $count ->
        [one] one median
       *[other] { $count } medians
    }
    [points] { $count ->
        [one] one point
       *[other] { $count } points
    }
   *[lines] { $count ->
        [one] one line
       *[other] { $count } lines
    }
} of { $up }.
describe-across = From left to right: { $along }, { $first } to { $last }.
describe-extremes = Highest: { $high }. Lowest: { $low }.
describe-at = { $value } at { $places }
describe-at-of = { $name }, { $at }{ $others ->
    [yes] { " " }(and others)
   *[no] { "" }
}
describe-first-at = { $place } first
describe-list = { $names }
describe-of = { $name }: { $told }.
describe-alone = From left to right: { $told }.

## What a line does, after its name and a colon

describe-none = no values
describe-one = one value, { $value } at { $place }
describe-flat = stays at { $value }
describe-rises = rises from { $first } to { $last }
describe-falls = falls from { $first } to { $last }
describe-mixed = begins at { $first }, { $legs }
describe-leg = { $way ->
    [up] rises to { $value }
    [down] falls to { $value }
   *[same] is { $value } again
} at { $place }
describe-order = from high to low { $names }
describe-order-alone = From high to low: { $names }.
describe-each = each is { $value }
describe-more = { $count } more
describe-gaps = { $told }; no value at { $places }
describe-gap = { $kind ->
    [run] { $first } to { $last }
   *[one] { $first }
}
describe-direction = { $count ->
    [one] one point
   *[other] { $count } points
}; { $way ->
    [up] further right they are mostly higher
    [down] further right they are mostly lower
   *[none] no clear direction
}

## Events, and ranges

describe-event = { $name } at { $place }
describe-event-value = { $name } ({ $value })
describe-events = Lines from top to bottom: { $events }.
describe-ranges = { $title }: a range chart of { $taxa ->
    [one] one taxon
   *[other] { $taxa } taxa
}.
describe-ended = Ended at { $place }: { $names }.
describe-alive = Did not end: { $names }.
describe-longest = Longest: { $name }, { $first } to { $last }.
describe-range-gap = { $name } has a gap from { $first } to { $last }.

## Boards

# $count is how many pieces stand on it.
describe-board = { $title }: { $count ->
    [0] nothing stands here
    [one] one piece
   *[other] { $count } pieces
}.
describe-round = { $title } in round { $round }
describe-in-all = In all: { $names }.
describe-counted = { $name } ({ $count })
# A level of a food web, from the bottom.
describe-level = Level { $level }
describe-empty = empty
describe-head-part = where
describe-head-things = what stands there

## Step by step, and as tones

describe-step = { $place }: { $value }
describe-step-first = first seen at { $place }
describe-step-last = last seen at { $place }
# Read out with the chart.
describe-keys = Arrow keys step through it.
describe-tones = Tones at each step
describe-hear = Hear the line
