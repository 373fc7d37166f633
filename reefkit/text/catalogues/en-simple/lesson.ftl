### What every lesson's page says, in easier words.

new-quick-begun = The match has begun. You can play now.
play-over = The game is over. How did it end, and why?
final-look-round = Look at the charts. Or read what happened.
postlab-lead-early = First play to the end. Then you get questions about your match.
postlab-whose-why = Some of you played here together. Each of you answers alone.
how-lead = Look at the pictures. Then play. The page helps you.
glossary-lead = The words of this lab. Choose a dotted word to open it.

door-quick = Quick start
    .about = All is chosen for you. You start at once.
door-new = New match
    .about = Choose who plays, and how.
door-practice = Practice round
    .about = One round with a coach.
door-how = How to play
    .about = The game in pictures.
door-none = Your matches are kept here. You can go on another day.
door-opened = Your match is open. A copy is kept here.
new-seed = Seed
    .about = A number. The same number gives the same dice and cards. Leave it empty for chance.
new-nobody = A match needs a person. Change one of the bots.
reject-new-seed = A seed is a whole number. Change it, or leave it empty.
reject-new-option = That does not work here. Nothing was changed.
reject-new-full = A table has at most { $most } seats.
reject-new-last-seat = { $least ->
    [one] A match needs a seat. This one stays.
   *[other] A match needs { $least } seats. This one stays.
}
turn-lead = The printed rules leave some things open. Here is how we play them. A teacher can change many of them.

record-csv = Numbers for a spreadsheet (CSV):
record-saved = The match is saved as { $file }. Open it later to play on.
record-exported = { $rows ->
    [0] { $file } is saved. It has no rows yet. They come later.
    [one] { $file } is saved. It has one row.
   *[other] { $file } is saved. It has { $rows } rows.
}

certificate-said = A certificate for { $player }. { $lesson }: { $points }. It shows your board through time.
hand-in = Hand in as a report
    .about = Your game in pictures and your answers, on two pages.
hand-in-saved = Saved as { $file }. Print it. Or give the file to your teacher.
records-kept = They are kept with your work. You are compared with nobody.

## Pieces of a lesson's page, each shown alone in a notebook

piece-no-match = No game is open. Start one at the controls.
piece-not-over = The game is not over yet. Its end comes here.
piece-covered = Draw this first, in the questions after the game.
# $piece: before, play, after or later
piece-elsewhere = Look for it in another place here: { $piece ->
    [before] the questions before
    [after] the questions after
    [later] the questions of a later day
   *[play] the game
}.
teach-closed = These notes tell the answers. They open here when you have handed in “After”.
past-log-all = Show all { $count } lines
past-log-newest = Only the newest { $count }
