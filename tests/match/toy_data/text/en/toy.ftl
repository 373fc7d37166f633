### The toy game of the tests: seats dive for shells, hide at a number, give shells away, and count.

toy-round = Round { $round } begins.
toy-dived = { $player } dives.
toy-found = You found a shell worth { $worth }.
toy-hid = You hide at { $number }.
toy-finder = { $player } was alone at { $number }.
toy-tide = The tide rolls { $roll }.
toy-washed = { $player } lost a shell to the tide.
toy-offered = { $player } offers { $other } { $count ->
    [one] one shell
   *[other] { $count } shells
}.
toy-took = { $player } takes the shells of { $other }.
toy-refused = { $player } does not want the shells of { $other }.
toy-dropped = { $player } throws { $count ->
    [one] one shell
   *[other] { $count } shells
} back.
toy-counted = { $player } has { $points } points.
toy-noted = Your note is kept.
toy-over = { $winners } won.
toy-step-dive = Dive, or say Ready.
toy-step-hide = Choose a number to hide at.
toy-step-swap = Offer shells, throw some back, or say Ready.
toy-step-survey = Write a note, or say Ready.
toy-step-answer = { $player } offers you shells.

reject-toy-over = The match is over.
reject-toy-phase = That is not for this phase.
reject-toy-ready = You have said Ready.
reject-toy-dives = You have dived { $most } times.
reject-toy-hidden = You have hidden already.
reject-toy-shell = You have no shell { $shell }.
reject-toy-none = You have chosen no shell.
reject-toy-twice = You chose the same shell twice.
reject-toy-to = You cannot offer shells there.
reject-toy-offer = There is no such offer for you.
reject-toy-answer = Somebody waits for your answer.
toy-damaged = The stored table is none of the toy's.
