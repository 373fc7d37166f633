### The set-up as homework, for younger readers.

homework-now-builders = { $left ->
    [0] Your set-up is kept for your next match.
    [one] Choose one more builder. Then choose a space.
   *[other] Choose { $left } builders. Give each a space.
}
homework-card = Choose your board and your builders now. They wait for the game.
homework-card-begun = { CAP($board) }: { $left } builders to go.
homework-card-whole = { CAP($board) }: all builders are placed. Code: { $code }
homework-code = Code
    .about = Type this code when a match begins.
homework-code-later = { $left } more, then you get a code.
homework-taken = The code was read. You play { $board }.
homework-slip = My set-up for Reef Survivor
    .about = Bring this slip to class. Type the code there.
    .name = Name
homework-begun = Your set-up is on the board. Look again, then say Ready.
homework-begun-partly = Not all of your set-up fits. { $why }
reject-homework-full = All { $count } builders are placed. Choose one to take it back.
reject-homework-not-whole = Place { $count } more. Then you get a code.
reject-homework-code-length = The code has { $wanted } letters. This one has { $given }.
reject-homework-code-mistyped = One letter is wrong. Look at the slip again.
reject-homework-code-other = This code is for another set of boards.
reject-homework-code-misfit = A builder cannot live there. { $why }
