### What can be wrong with content: a teacher's file or ours. A sentence names the file, the entry,
### the key and what was expected. $problem is one of the parts below.

## Where it is

content-in-file = { $file }: { $problem }.
content-in-entry = { $file }, entry { $entry }: { $problem }.
content-in-key = { $file }, entry { $entry }, key { $key }: { $problem }.
content-item = { $of }, item { $item }
content-key-inside = { $of }, key { $key }
# Of what is no file of content, such as a match.
content-fault = key { $key } ({ $problem })

## The file

content-no-data = The content of Reefkit is missing: there is no folder “{ $folder }”. Please install it again.
content-no-overlay = There is no folder “{ $folder }” to take your own content from.
content-no-file = there is no such file
content-no-file-near = there is no such file; perhaps { $near } is meant
content-bad-path = this path leads out of the folder
content-symbolic-link = this is a link to another place, and links are not followed
content-not-a-file = this is not a file
content-unreadable = the file cannot be read
content-too-large = the file is larger than { $limit } bytes
content-not-unicode = line { $line }: the file must be saved as Unicode (UTF-8)
content-too-deep = too many tables or lists inside each other
content-number-too-long = a number has too many digits
content-syntax = this is not written as TOML: { $reason }

content-no-texts = it has no words; write { $ids } in a file of text/en

## What was expected

content-expected = expected { $expected }, got { $given }
content-expected-key = the name of this key is wrong; expected { $expected }
content-missing-key = it is missing; expected { $expected }
content-unknown-key = there is no such key; expected one of { $expected }
content-unknown-key-near = there is no such key; perhaps { $near } is meant
content-unknown-name = there is no “{ $given }”; expected one of { $expected }
content-unknown-name-near = there is no “{ $given }”; perhaps { $near } is meant
# Raised by games for names that do not exist.
content-unknown-reference = { $file }, entry { $entry }, key { $key }: there is no “{ $given }”; expected one of { $expected }.
content-not-fitting = its keys do not fit together
content-not-finite = expected a number, got one that is none or has no end
content-remove-alone = expected “remove = true” and nothing else, or no “remove”
content-nothing-to-remove = this cannot be removed: { $problem }

content-one-of = one of { $choices }
content-either = { $one } or { $other }
content-text = a text
content-true-or-false = true or false
content-whole-number = a whole number
content-number = a number
content-date = a date or time
content-table = a table
content-list-of = a list, each item { $of }
content-list-of-length = a list of { $count ->
    [one] one item
   *[other] { $count } items
}
content-another-value = another kind of value

content-limited = { $kind } ({ $limits })
content-at-least = at least { $limit }
content-more-than = more than { $limit }
content-at-most = at most { $limit }
content-less-than = less than { $limit }
content-multiple-of = a multiple of { $limit }
content-length-at-least = at least { $limit } long
content-length-at-most = at most { $limit } long
content-length-exactly = exactly { $limit } long
content-pattern = of the form { $pattern }

content-given-value = { $value }
content-given-text = “{ $text }”
content-given-huge = a number with too many digits
content-given-table = a table
content-given-list = { $count ->
    [0] an empty list
    [one] a list of one item
   *[other] a list of { $count } items
}

## Series

content-no-header = the first line must name the columns
content-nameless-column = column { $column } has no name
content-repeated-column = two columns are called “{ $column }”
content-cells = line { $line }: expected { $expected ->
    [one] one cell
   *[other] { $expected } cells
}, got { $given }
content-not-csv = line { $line }: quotation marks do not match

## What is wrong with a graph

content-graph-mixed = expected numbers alone, or ids alone
content-graph-numbers = a graph of the kind “{ $kind }” needs numbers here
content-graph-twice = something is in it twice
content-graph-order = the numbers of a line rise or fall all the way
content-graph-axis = an axis goes from a smaller number to a larger one, and that of bars holds 0
content-graph-length = expected a value for each of the { NUMBER($expected) } in x, got { NUMBER($count) }
content-graph-outside = { $value } lies off the axis of values
