### The desk's tabs *Before* and *After*: progress, items, gain, and texts to read and score.

## What an answer says

said-pair = { $left }: { $right }
said-order = { $names }
said-space = row { $row }, column { $column }
said-number = { NUMBER($number) }
said-number-of = { NUMBER($number) } { $unit }
