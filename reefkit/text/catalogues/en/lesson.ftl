### What every lesson's page says, whatever its game. Where a lab says it in its own words, the id
### ends with the lab's (`door-title-reef`); one of a family has the lab's id before its own
### (`phase-climate-move`). Without either, the sentence below is said.
###
### Families: door-title- door-what- door-picture- door-quick- door-first- door-new- door-how- new-begun- new-quick-begun- new-quick-name-
### Families: prelab-title- prelab-lead- prelab-next- next-lesson- postlab-title- postlab-lead- postlab-lead-early- postlab-seat-of- postlab-other-seat- postlab-whose-
### Families: play-over- play-wait- final-look-round- final-story- past-log- past-replay- how-lead- glossary-lead- teach-lead- teach-talk- tab- phase-
### Families: graph- hook- bots-pace- certificate-points- keepsake-title- keepsake-points- record-own-

## Sentences that a lab may say in its own words

new-begun = The match has begun.
new-quick-name = Player 1
new-quick-begun = The match has begun. Everything is set up, so you can play.
play-over = The game is over. See how it ended, and why.
play-wait = Waiting for { $who }.
play-seconds = Seconds left:
final-look-round = Look around: follow one line on a chart to its end, or read what happened.
final-back = How it ended
postlab-lead-early = When your match is over, its events become questions.
postlab-seat-of = You played as { $player }
postlab-other-seat = Choose another seat
postlab-whose = Which seat was yours?
postlab-whose-why = Several of you played on this screen. Each of you answers about your own game.
final-story = Your story
final-story-of = The story of { $player }
past-log-seat-own = mine
past-log-seat-all = everybody’s
past-replay-survey = Next round
graph-source = Source: { $source }

## The question that a lesson begins with

hook-title = Our question
hook-again = Back to our question
hook-think = What would you say now? { $alone ->
    [yes] Think first, and then open the answer.
   *[no] Tell your neighbour first, and then open the answer.
}
hook-look = What scientists have found
hook-closed = The answer opens here once you have handed in “After”.
hook-look-again = Look at the graph
hook-close = Close
hook-first-idea = Your first idea, in a few words
hook-then = At the start
hook-then-none = You wrote no idea here.
hook-right-at-first = Right at the first try: { $right } of { $of } answers.
hook-now = Now
hook-now-none = You wrote nothing here.
hook-now-ask = What would you say now? What on your page shows it?{ $alone ->
    [yes] { "" }
   *[no] { " " }Tell your neighbour too.
}
hook-compare = Compare with what scientists have found
hook-compare-once = Once you compare, your words stay as they are.
next-lesson = To the other lessons
next-lesson-reef = Next: Deep time. What would rocks keep of your reef?
how-lead = Look at the pictures, then play. At each step the page tells you what you can do.
glossary-lead = The words of this lab. When you see a word underlined with dots, choose it to read what it means.
teach-talk-lead = What tables can talk about while they play, and afterwards.

door-play = Play
door-quick = Quick start
    .about = Everything is chosen for you, and you start at once.
door-quick-name = Your name, if you like:
door-quick-names = Names, if you like: Ana, Ben
door-first = First game
    .about = A short match for the youngest.
door-pair = Two of us
door-new = New match
    .about = Choose who plays, and which rules you use.
door-before = Begin with the questions.
door-practice = Practice round
    .about = One round against one bot, with a coach who tells you what to look at.
door-how = How to play
    .about = The game in pictures.
door-teachers = For teachers
teach-closed = These notes hold the rubrics and model answers to the questions, so they are closed to the students of a class. They open here once you have handed in “After”. Teachers read them whenever they are signed in at their desk.
door-continue = Continue
door-continue-match = Continue the match of { $who }, { $when }
door-kept-who = { $bots ->
    [0] { $people }
    [one] { $people } and one bot
   *[other] { $people } and { $bots } bots
}
door-kept-round = { $surveyed ->
    [0] not surveyed yet, { $rounds } rounds
   *[other] surveyed { $surveyed } of { $rounds } rounds
}
door-open = Open a match file
door-more = Older matches
door-none = When you start a match, it is kept here, so you can go on another day.
door-continued = You carry on where you left off.
door-opened = The match from your file is open, and a copy of it is kept here.
new-title = New match
new-seats = Who plays?
new-seat = Seat { $seat }
new-kind = Played by
new-name = Name
new-name-of = Name of seat { $seat }
new-members = Team members (up to three)
new-member = Member { $number } of seat { $seat }
new-add = Add a seat
new-add-full = A table has at most { $most } seats.
new-drop = Remove seat { $seat }
new-drop-last = { $least ->
    [one] A match needs at least one seat.
   *[other] A match needs at least { $least } seats.
}
new-options = How do you play?
new-teachers = For teachers: more options
new-seed = Seed
    .about = A whole number. The same seed and the same choices give the same dice and cards. Leave it empty to leave it to chance.
new-begin = Begin the match
new-back = Back
new-person = Player { $number }
new-name-empty = a seat needs a name
new-name-long = a name has at most { $most } letters
new-name-unprintable = a name is made of letters, digits and signs that can be seen
new-name-twice = another seat already has the name { $name }
new-seat-wrong = Seat { $seat } cannot play yet: { $why }.
new-nobody = At least one seat needs a person, so change one of the bots.
reject-new-seed = A seed is a whole number with at most fifteen digits. Change it, or leave it empty.
reject-new-option = This option cannot have that value. Nothing was changed.
reject-new-no-seat = There is no such seat. Nothing was changed.
reject-new-full = A table has at most { $most } seats, so no more can be added.
reject-new-last-seat = { $least ->
    [one] A match needs at least one seat, so this one stays.
   *[other] A match needs at least { $least } seats, so this one stays.
}
how-title = How to play
how-practice = Try a practice round
how-quick = Quick start
turn-title = How we play: rulings
turn-lead = In some places the printed rules say nothing, or say two different things. Here is how the lab plays them, and where a teacher can change that.
turn-rule = part of the rules
turn-option = option: { $option }
turn-file = { $key } of { $entry } in { $folder }/{ $file }
turn-number = { $key } in { $folder }/{ $file }

lab-pages = Pages of this lab
lab-page-how = How to play
lab-page-play = Play
lab-page-rulings = Rulings
lab-page-data = Data
lab-page-experiment = Experiment
lab-page-door = Leave
# The title of the browser's tab while a match is played: $turn is own, of (of $who at this screen) or waits (for $who).
title-now = { $round ->
    [0] Set-up
   *[other] Round { $round }
 }, { $turn ->
    [own] your turn
    [of] { $who }’s turn
   *[waits] waiting for { $who }
 }
title-over = The match is over
play-now = Now
play-now-of = Now { $player }
voice-of = { $player }: { $line }
voice-alike = { $line } And { $more } more like this.
voice-hand = { $count ->
    [0] You hold no card.
   *[other] You hold: { $cards }.
}
voice-times = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
voice-count-of = { $player } { $count }
voice-points = Points: { $points }.
voice-choices = You can choose: { $what }.
play-replaying = You are looking at the past. You cannot change anything here.
play-evidence = Evidence
tab-final = The end
tab-log = What happened
play-undo = Undo
play-undone = Your last choice has been undone.

bots-pace = Bots
bots-pace-calm = calm
bots-pace-brisk = fast
bots-pace-at-once = at once
bots-skip = Skip ahead
bots-more = And { $count } more.

past-log-title = What happened, newest first
past-log-seat = Whose
past-log-round = Round
past-log-phase = Phase
past-log-every = all
past-log-place = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
past-log-place-of = { $player } · { $round ->
    [0] set-up
   *[other] round { $round }
}
past-log-see = See that moment
past-log-see-line = See that moment: { $text }
past-log-none = Nothing of this kind has happened yet.
past-log-all = All { $count } events
past-log-newest = The newest { $count } events
past-replay-title = The past
past-replay-open = Replay
past-replay-moment = Round { $round }, { $phase }
past-replay-moment-card = Round { $round }, { $phase }: { $card }
past-replay-moment-outside = { CAP($phase) }
past-replay-after = After a move of { $player }
past-replay-slider = Moments of the match
past-replay-place = { $moment }, move { $position } of { $last }
past-replay-count = Move { $position } of { $last }
past-replay-back = Step back
past-replay-on = Step on
past-replay-play = Play
past-replay-pause = Pause
past-replay-rounds = Rounds
past-replay-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
past-replay-now = Back to now
record-files = Files of this match
record-save = Save match file
record-open = Open a match file
record-notebook = Take my match into a notebook
record-notebook-saved = The match is in the notebook { $file }. Open it in JupyterLab, where Reefkit is installed.
record-notebook-begins =
    # My match

    This notebook holds a match that you played. Run the next cell first: it unpacks the match. Then each cell reads a table from it.
record-notebook-lived =
    ## Who lived where

    One row says how many of a type lived at a place at a time.
record-notebook-varied =
    ## How varied life was

    Richness and other measures, for each place and for all together: the rows without a player.
record-notebook-on =
    ## Go on

    The next cell lists all tables. `rk.record("diversity", match)` gives one of them, and `rk.record("dictionary", match)` says what their columns hold. `rk.collect(match, chance=0.5, every=2)` gives what a collector would find, and `rk.check("gamma", 9, match)` says whether a number is right.
record-csv = Numbers for a spreadsheet (CSV):
record-saved = The match is saved as { $file }. Open it again to play on from here.
record-opened = { $entries ->
    [0] The match is open. Nobody has moved yet.
    [one] The match is open at its first move.
   *[other] The match is open after { $entries } moves.
}
record-exported = { $rows ->
    [0] { $file } is saved. It has no rows yet: they come as the match goes on.
    [one] { $file } is saved, with one row.
   *[other] { $file } is saved, with { $rows } rows.
}

final-title = The game is over
final-notes = Your notes
final-note = Round { $round }
final-save = Save
final-yours = { $several ->
    [0] You won!
   *[other] { $player } won!
}
certificate-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
certificate-points-climate = { $points ->
    [one] 1 habitat token
   *[other] { $points } habitat tokens
}
certificate-said = A certificate: { $player }, { $lesson }, { $points }. It shows your own board through time, and a curve.
keepsake-title = Your board through time
keepsake-title-reef = Your reef through time
keepsake-title-succession = The rock through time
keepsake-title-climate = Your species through time
keepsake-title-expanse = Your reef through time
keepsake-save = Save as picture
keepsake-print = Print the certificate
keepsake-types = Types alive
keepsake-points-climate = Habitat tokens
lapse-play = The match in 20 seconds
film-save = Save it as a film
film-saved = Saved as { $file }. It plays in any browser, without a network. You can send it to a friend.
film-play = Play
film-stop = Pause
film-moment = Moment of the match
hand-in = Hand in as a report
    .about = Your match in pictures and all your answers, on two pages to print.
hand-in-saved = Saved as { $file }. It needs no network. Print it on two pages, or hand in the file.
hand-in-name = Name and number:
hand-in-print = Print
hand-in-predictions = My predictions
hand-in-plots = What I drew
hand-in-dashes = A dashed curve shows what was right.
hand-in-right = Right: { $answer }
# $when: first or now
hand-in-idea = { $when ->
    [now] After the match:
   *[first] At first:
}
records-title = Your own records
records-kept = They are kept with your work. Nobody is compared with you.
record-own-points = Best result in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: { $value } points
record-own-points-climate = Most habitat tokens at the end of a game: { $value }
record-own-points-succession = Fewest points in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: { $value }
record-own-points-expanse = Most victory points: { $value }
record-own-types = Most types alive at once: { $value }
record-own-survivor = Longest survivor: { $of }, through { $value ->
    [one] one round
   *[other] { $value } rounds
}
record-own-survivor-expanse = Longest survivor: { $of }, through { $value ->
    [one] one turn
   *[other] { $value } turns
}
record-own-new = new
final-again = Play again
final-replay = Replay
final-after = Questions about your game

## Pieces of a lesson's page, each shown alone in a notebook

piece-no-match = No match is open yet. Begin one where the controls are.
piece-not-over = The match is not over yet. Its end will be told here.
piece-covered = The questions after the game ask you to draw this first. Then you see it here.
# $piece: before, play, after or later
piece-elsewhere = That is in another place in this notebook: { $piece ->
    [before] the questions before the game
    [after] the questions after the game
    [later] the questions of a later day
   *[play] the game
}.
