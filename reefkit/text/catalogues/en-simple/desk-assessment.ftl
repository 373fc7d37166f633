### The desk's tabs *Before* and *After*, in easier words.

said-pair = { $left }: { $right }
