### The set-up as homework: a board, builders, their places, and the short code that carries them.

homework-title = Your set-up
homework-whose = your set-up
homework-now = Now
homework-now-board = Choose a board. What lives well there?
homework-now-builders = { $left ->
    [0] Your set-up is kept. It waits here for your next match.
    [one] Choose one more builder from the chart, then a space for it.
   *[other] Choose { $left } builders from the chart, and a space for each.
}
homework-cleared = You changed the board, so your builders went back.
homework-close = Back
homework-open = Choose your set-up
homework-change = Look at your set-up
homework-card = Choose your board, your builders and their places now. They wait here for the game.
homework-card-begun = { CAP($board) }: { $left ->
    [one] one builder is
   *[other] { $left } builders are
} still to be placed.
homework-card-whole = { CAP($board) }, with all builders placed. It waits for your next match. Code: { $code }
homework-code = Code
    .about = Any Reefkit reads this code. Type it when a match begins on another machine.
homework-code-later = { $left ->
    [one] One builder more, and your set-up has a code.
   *[other] { $left } builders more, and your set-up has a code.
}
homework-type = Type a code
homework-read = Use it
homework-clear = Clear
homework-print = Print slip
homework-taken = The code was read: { $board }, with all builders in their places.
homework-slip = My set-up for Reef Survivor
    .about = Bring this slip to class. Type the code where a new match asks for it.
    .name = Name
homework-place = { CAP($builder) }: row { $row }, column { $column }
homework-seat = Set-up code
homework-seat-of = Set-up code of seat { $seat }
homework-begun = Your set-up lies on the board. Look at it once more, then say Ready.
homework-begun-partly = Your set-up could not be laid out whole. { $why }

reject-homework-full = All { $count } builders are placed. Choose one on the board to take it back.
reject-homework-not-whole = { $count ->
    [one] One builder is still to be placed, so there is no code yet.
   *[other] { $count } builders are still to be placed, so there is no code yet.
}
reject-homework-code-empty = Type the code of a set-up first.
reject-homework-code-letter = A code has no { $letter }. Look at that letter again.
reject-homework-code-length = A set-up code has { $wanted } letters; this has { $given }. A code to go on with your own work is another one.
reject-homework-code-mistyped = One letter of this code is mistyped. Compare it with the slip again.
reject-homework-code-other = This code is for other boards or builders than the ones here.
reject-homework-code-misfit = This code puts a builder where it cannot live. { $why }
