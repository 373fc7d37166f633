### Reef Survivor in hands-on mode, in easier words.

step-by-hand-dwellers = Collect dwellers. Each eats one alga. Then submit your board.
step-by-hand-algae = Place your algae. Empty spaces come first. Then submit your board.
step-by-hand-settlement = Settle your young ones. Look at the water. Then submit your board.
step-by-hand-catastrophe = Read the card. Work out what changes, and who dies. Then submit your board.
step-by-hand-survey = Count your reef. Clear what is built over. Then submit board and tally.
step-revealed = Look at the other boards. Did you find an error? Then say Ready.

books-open = All boards are in. Look for errors.
dwellers-stolen = { $count ->
    [0] { $player } caught an error of { $other }. There were no dwellers to take.
    [one] { $player } caught an error of { $other }. One dweller changes reefs.
   *[other] { $player } caught an error of { $other }. { $count } dwellers change reefs.
}

error-builders-changed = the builders at row { $row }, column { $column } are not right
error-alga-added = no alga came to row { $row }, column { $column }
error-alga-removed = no alga left row { $row }, column { $column }
error-alga-too-soon = empty spaces come first; row { $row }, column { $column } was too soon
error-algae-count = { $expected } algae had to be placed; there were { $given }
error-dwellers-too-many = there was room for { $given } more; { $expected } came beyond that
error-dwellers-left = { $expected } dwellers had to leave; { $given } did
error-dwellers-changed = the dwellers stay the same in this step
error-grazed-too-few = { $expected } algae had to be eaten; { $given } were
error-grazed-too-many = { $expected } algae had to be eaten; { $given } were
error-not-a-juvenile = you had no such { $name } for row { $row }, column { $column }
error-not-settled = { $name } had a space to settle
error-settled-on-alga = an alga is at row { $row }, column { $column }
error-stacked-too-soon = use empty spaces first; { $name } could not stack yet
error-stack-too-high = the stack at row { $row }, column { $column } is full
error-wrong-water = { $name } cannot live at row { $row }, column { $column }
error-half-wrong = the card takes { $expected } of these builders; { $given } are gone
error-tie-wrong = one whole type dies ({ $expected } of { $name }); { $given } are gone
error-built-over-left = clear what is built over at row { $row }, column { $column }
error-tally-wrong = you wrote { $given } for { $name }; it is { $expected }

reject-by-hand = Work on your own board now. Submit it.
reject-no-submission-now = You need not submit a board now.
reject-submit-other-board = This is another board. Its water is not like yours.
reject-submit-no-tally = Send your tally with the board. It has { $parts } parts.
reject-no-challenge-now = You cannot challenge now. Wait until all boards are open.
reject-challenge-another = Look for errors on another board.
reject-challenge-no-submission = This seat sent no board. There is nothing to challenge.
reject-challenged-already = { $player } found an error here first.
