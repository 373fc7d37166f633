### The desk's wall of tables: how each stands, the lesson plan, what to talk about.
### Families: desk-plan- desk-gate-open- desk-wall-is-

desk-plan-welcome = Welcome
desk-plan-join = Join
desk-plan-before = Before
desk-plan-vote = Vote and talk
desk-plan-practice = Practice round
desk-plan-set-up = Boards and builders
desk-plan-check-set-up = Set-up
desk-plan-predict-talk = Which card would hurt most
desk-plan-first-round = Round { $round }
desk-plan-next-round = Round { $round }
desk-plan-stop = Note, save, stop
desk-plan-resume = Open the match again
desk-plan-by-hand = Numbers by hand
desk-plan-compare = Compare the reefs
desk-plan-after = After
desk-plan-title = Lesson plan: { $plan }
desk-plan-start = Start the clock
desk-plan-stop-do = Reset
desk-plan-notes = Notes for teachers
desk-plan-notes-short = Notes
desk-plan-done = over
desk-plan-minutes = { $minutes } min
desk-plan-now = The clock: { $now }.
desk-plan-over = After { $now }. The game is over; next: { $step }.
desk-plan-on-time = After { $now }: on time.
desk-plan-behind = After { $now }: behind the plan. Most tables are in round { $round }.
desk-plan-ahead = After { $now }: ahead of the plan. Most tables are in round { $round }.
desk-plan-more = One round more
desk-plan-homework = homework
desk-plan-bots = bots play it
desk-plan-left = left out
desk-plan-lesson-ended = The lesson ended after { $now }.
desk-plan-next = next lesson
desk-plan-next-lesson = Next lesson: { $steps }.
desk-plan-step = After { $now }: { $step }.
desk-plan-ended = After { $now }. The plan is at its end.
desk-plan-talk-asks = All tables stop, and bots play every match to its end. You cannot take this back.
desk-plan-talk-pauses = All tables stop until you let them go on. The matches are kept for the next lesson.
desk-plan-to-talk = Skip to the talk
desk-plan-to-round = One round more
desk-plan-talk-told = The tables are paused, and bots play what is left. When all have finished, compare, and go on to After.
desk-plan-left-out = Bots play: { $steps }.
desk-plan-shorter = { $minutes ->
    [0] { $step } moves to homework or the next lesson.
   *[other] { $step } has { $minutes } of { $of } minutes.
 }
desk-plan-costs-nothing = Nothing else changes.

desk-wall-none = No tables yet
desk-wall-none-about = Once the class is seated, you see every table here live: what lives there, who is waiting for whom, and how long.
desk-wall-ended = The lesson has ended
desk-wall-ended-about = Data and Review show what was played. Seat the class again for the next lesson.
desk-wall-homework = Homework:
desk-wall-no-homework = Questions not yet handed in can be finished at home.
desk-wall-to-class = Go to the class

desk-wall = Wall
desk-wall-open = Open the wall
desk-wall-put = Put on the wall
desk-wall-down = Take down
desk-wall-told = On the wall: { $what }.
desk-wall-shows = On the wall
desk-wall-is-phase = what the class is doing
desk-wall-is-join = the join code
desk-wall-is-tables = the tables
desk-wall-is-talk = the card
desk-wall-is-data = the class as data
desk-wall-is-item = a question
desk-wall-is-gain = what the class gained
desk-wall-is-review = a match again
desk-wall-is-vote = the vote
desk-wall-is-text = a text
desk-wall-text = One answer
desk-wall-player = Player { $number }
desk-wall-after = Now: the questions of “After”, on your own page.
desk-wall-experiment = Experiment (in the wall’s window)
desk-wall-names = Names on the wall
desk-wall-paused = Paused
desk-wall-players = { $count ->
    [one] one player
   *[other] { $count } players
}
desk-wall-lost = Lost to this card
desk-wall-lost-of = { CAP($type) }: { $count }

desk-wall-round = Round { $round } of { $rounds }: { $phase }
desk-wall-before = Before round 1: { $phase }
desk-wall-over = The game is over
desk-wall-all-over = { $tables ->
    [one] The table has finished.
   *[other] All { $tables } tables have finished. Compare them under Data.
}
desk-wall-ending = Most tables have finished
desk-wall-finished-of = { $finished } of { $tables } tables have finished.
desk-wall-there = { $there } of { $tables ->
    [one] 1 table is
   *[other] { $tables } tables are
} in this phase.
desk-wall-long = { $count ->
    [one] One table has
   *[other] { $count } tables have
} waited up to { $minutes } minutes.
desk-wall-at = Round { $round }, { $phase }
desk-wall-finished = Finished
desk-wall-types = { $types ->
    [one] one type
   *[other] { $types } types
}
desk-wall-ready = ready
desk-wall-at-work = at work
desk-wall-all-ready = All ready
desk-wall-playing = Playing
desk-wall-points = { $spread ->
    [0] { $most ->
        [one] { $most } point each
       *[other] { $most } points each
    }
   *[other] { $least } to { $most } points
}
desk-wall-waiting-for = Waiting for { $names }
desk-wall-waiting-long = Waiting { $minutes } min for { $names }
desk-wall-waits = { $minutes ->
    [0] Less than a minute: { $names }
    [one] One minute: { $names }
   *[other] { $minutes } minutes: { $names }
}
desk-wall-waiting = Move waiting tables on
desk-wall-waiting-none = No table is waiting for anybody.
desk-wall-move-on = Move on
desk-wall-move-on-of = Move on: { $table }
desk-wall-move-all = Move on every table that has waited three minutes
desk-wall-move-about = A bot makes the missing decisions of this phase. Students keep their seats, and the log says that the teacher moved the table on.
desk-wall-moved = { $decisions ->
    [0] { $table } is not waiting for anybody now.
    [one] { $table } goes on. A bot made one decision.
   *[other] { $table } goes on. A bot made { $decisions } decisions.
}
desk-wall-moved-all = { $tables ->
    [0] No table has waited that long.
    [one] One table goes on.
   *[other] { $tables } tables go on.
}
desk-pause = Pause all
desk-go-on-short = Go on
desk-message-short = Message
desk-gate-there = { $behind ->
    [0] All tables are ready for you to go on.
    [one] { $there } ready, one still at work.
   *[other] { $there } ready, { $behind } still at work.
}
desk-gate-open-phase = Open the next phase
    .why = No table has finished its phase yet.
desk-gate-open-ready = { $there ->
    [one] Open for the one ready
   *[other] Open for the { $there } ready
}
desk-gate-open-card = Draw the card for all
    .why = A card is drawn when every table is there.
desk-gate-open-strike = Strike
    .why = The card strikes when everybody has predicted.
desk-gate-none-why = No table has finished its phase yet.
desk-gate-without-do = Go on without some
desk-gate-without-about = Bots finish this phase for these tables. Their students play again in the next one.
desk-gate-without-yes = Let bots finish
desk-gate-all-there = Every table is ready.
desk-gate-opened = { $tables ->
    [0] The gate was open already.
    [one] One table goes on.
   *[other] { $tables } tables go on together.
}
desk-gate-without = { $tables ->
    [0] Every table was there already.
    [one] Bots brought one table up to the others.
   *[other] Bots brought { $tables } tables up to the others.
}
reject-desk-gate-card = A card is drawn for all tables at once, and some are not there yet.
reject-desk-gate-strike = The card strikes at all tables at once, and some are still predicting.
reject-desk-gate-elsewhere = The tables have moved on in the meantime. Look again, then open the gate.

desk-table-seats = Seats of this table
desk-table-who = Who
desk-table-standing = Now
desk-table-points = Points
desk-table-do = What can be done
desk-table-review = Look back at this match

desk-card-of = Round { $round }, card { $order }
desk-card-tables = at { $tables } of { $of } tables
desk-card-predicted = Predicted: { $done } of { $all }
desk-card-works = The card strikes: some still have to choose.
desk-to-after = Send everyone to After
desk-to-after-unfinished = { $count ->
    [one] { $tables } is still playing. Bots play its match to the end now, so that After asks its students too.
   *[other] { $tables } are still playing. Bots play their matches to the end now, so that After asks their students too.
} You cannot take this back.
desk-to-after-bots = Let bots finish, and send everyone
desk-to-after-told = Every page shows After now.

desk-talk-title = Predictions to talk about
desk-talk-about = right; { $card }, round { $round }
desk-talk-how-many = Students who predicted it right
desk-talk-lived = { CAP($type) } lived: { $why }
desk-talk-died = { CAP($type) } died: { $why }
desk-talk-right = { $right } of { $of }
desk-talk-ask-lived = { $wrong ->
    [one] One student
   *[other] { $wrong } students
} expected { $type } to die. What spared it?
desk-talk-ask-died = { $wrong ->
    [one] One student
   *[other] { $wrong } students
} expected { $type } to live. What killed it?
desk-talk-all-right = Everybody predicted these. Ask how they knew.
desk-talk-none = After the first card, you see here what the class predicted, and what hardly anybody did.

desk-types-title = Types alive, all tables
desk-types-of = { $what }, all tables
desk-types-soon = All tables over time
desk-types-none = Once the tables have begun, you see here how each of them changes over time.
