### Reef Survivor in hands-on mode: students keep their own books, and may catch each other's errors.
###
### Families: error- part-

## What to do now

step-by-hand-dwellers = Work the dwellers out yourself: collect what your builders shelter, let each eat one alga, then submit your board.
step-by-hand-algae = Place the fleshy algae on your board yourself, empty spaces first, then submit it.
step-by-hand-settlement = Settle your juveniles on your board yourself, where the water suits them, then submit it.
step-by-hand-catastrophe = Work out from the card what changes and who dies, then submit your board.
step-by-hand-survey = Count your reef, clear what is built over, then submit your board and your tally.
step-revealed = Look at the other boards: challenge one if you find an error, then say Ready.
left-submission = submit your board first

## What happened

submitted = { $player } submitted a board.
books-open = All boards are in, and everybody may look for errors.
books-right = The board of { $player } was right.
books-placed = { CAP($organism) } stands at row { $row }, column { $column } now.
books-removed = { CAP($organism) } is gone from row { $row }, column { $column }.
books-alga-came = A fleshy alga grows at row { $row }, column { $column } now.
books-alga-went = The fleshy alga at row { $row }, column { $column } is gone.
books-dwellers-came = { $count ->
    [one] One dweller came ({ $organism }).
   *[other] { $count } dwellers came ({ $organism }).
}
books-dwellers-left = { $count ->
    [one] One dweller is gone ({ $organism }).
   *[other] { $count } dwellers are gone ({ $organism }).
}
challenge-valid = { $player } found an error on the board of { $other }.
challenge-empty = { $player } challenged the board of { $other }, and it was right.
dwellers-stolen = { $count ->
    [0] { $player } caught an error of { $other }, who had no dwellers to lose.
    [one] { $player } caught an error of { $other } and takes one dweller.
   *[other] { $player } caught an error of { $other } and takes { $count } dwellers.
}
# $what is one of error-….
error-shown = The error: { $what }.
mended = Put right: { $what }.

## Errors of a board; these stand in error-shown and mended

error-builders-changed = the builders at row { $row }, column { $column } are not what this step leaves there
error-alga-added = no alga can have come to row { $row }, column { $column } in this step
error-alga-removed = no alga can have gone from row { $row }, column { $column } in this step
error-alga-too-soon = an alga grew over the builder at row { $row }, column { $column } while a space was empty
error-algae-count = { $expected ->
    [0] no fleshy alga was to be placed, and { $given } were
    [one] one fleshy alga was to be placed, and { $given } were
   *[other] { $expected } fleshy algae were to be placed, and { $given } were
}
error-dwellers-lost = { $expected ->
    [one] one dweller is missing ({ $name })
   *[other] { $expected } dwellers are missing ({ $name })
}
error-dwellers-extra = { $expected ->
    [one] there is one dweller too many ({ $name })
   *[other] there are { $expected } dwellers too many ({ $name })
}
# $expected is how many were too many, $given how many there was room for.
error-dwellers-too-many = the builders had shelter for { $given } more, and { $expected } beyond that were collected
error-dwellers-left = { $expected ->
    [0] no dweller had to leave, and { $given } did
    [one] one dweller had to leave, and { $given } did
   *[other] { $expected } dwellers had to leave, and { $given } did
}
error-dwellers-changed = the number of dwellers does not change in this step
error-grazed-too-few = { $expected ->
    [one] one alga was to be eaten, and { $given } were
   *[other] { $expected } algae were to be eaten, and only { $given } were
}
error-grazed-too-many = { $expected ->
    [0] no alga was to be eaten, and { $given } were
    [one] only one alga was to be eaten, and { $given } were
   *[other] only { $expected } algae were to be eaten, and { $given } were
}
error-not-a-juvenile = no juvenile like the { $name } at row { $row }, column { $column } was in the nursery
error-not-settled = an empty space suited a juvenile of { $name }, and it was not settled
error-settled-on-alga = { $name } cannot settle at row { $row }, column { $column }, on a fleshy alga
error-stacked-too-soon = { $name } was stacked at row { $row }, column { $column } while an empty space suited it
error-stack-too-high = the stack at row { $row }, column { $column } has no room for { $name }
error-wrong-water = the water at row { $row }, column { $column } does not suit { $name }
error-half-wrong = { $expected ->
    [one] the card takes one of the builders that it reaches, and { $given } are gone
   *[other] the card takes { $expected } of the builders that it reaches, and { $given } are gone
}
# $name is the type that was taken to be the choice, $expected how many builders of it are hit.
error-tie-wrong = of the types that are most common the card takes one whole ({ $expected } of { $name }) and no other, and { $given } are gone
error-should-have-died = { $name } at row { $row }, column { $column } dies of this card
error-should-have-lived = { $name } at row { $row }, column { $column } lives through this card
error-token-kept = the builders at row { $row }, column { $column } lose a mutation to this card
error-built-over-left = what is built over at row { $row }, column { $column } is cleared at the survey
error-tally-wrong = the tally says { $given } for { $name }, and it is { $expected }

part-population = population
part-algae = algae
part-diversity = diversity
part-resilience = resilience
part-three-d = the 3-D reef
part-coastal = coastal protection

## Refused

reject-by-hand = In this phase you work on your own board, so submit that instead.
reject-no-submission-now = No board of yours is asked for now.
reject-submit-other-board = Its water or its land is not that of your reef, so this is another board.
reject-submit-no-tally = At the survey the tally goes with the board, with all its { $parts } parts.
reject-no-challenge-now = Boards can be challenged only while all of them lie open.
reject-challenge-another = You look for errors on the others' boards, so choose another seat.
reject-challenge-no-submission = This seat kept no books in this phase, so there is nothing to challenge.
reject-challenged-already = { $player } found an error on this board first, and only the first counts.
setup-hands-on-supply = Hands-on play has no printed supply: choose one of the two options.
