### The teacher's desk: its head, the class, its people, the settings.
### Families: desk-time- desk-tab- desk-where- desk-choice- desk-set- desk-feedback- desk-table-

desk-title = Teacher’s desk
desk-tabs = Parts of the desk
desk-tab-class = Class
desk-tab-before = Before
desk-tab-play = Play
desk-tab-data = Data
desk-tab-after = After
desk-tab-review = Review
desk-tab-exports = Exports
desk-hide-names = Hide names
desk-present = { $here } of { $all } here
desk-present-big = { $here } of { $all } are here
desk-sign-out = Sign out
desk-wait = One moment: this page is being made.
desk-classes = Your classes
desk-classes-about = One key opens all of them. Each class has its own code, tables, answers and files, and sees nothing of the others.
desk-classes-row = { $code } · { $people ->
    [one] one student
   *[other] { $people } students
}
desk-classes-here = open now
desk-classes-go = Open
desk-classes-go-to = Open { $name }
desk-classes-new = One more class
desk-classes-make = Make it and open it
desk-classes-name = Name of the class that is open
desk-classes-end = To erase the class that is open:
desk-close = Close
desk-leave-it = Leave it as it is
desk-on = on
desk-off = off
desk-somebody = Somebody
desk-student = Student { $number }
desk-bot = Bot { $number }
desk-ghost = A rehearsal with simulated students.
desk-is-paused = Everyone is paused. Nobody can move, but they can read, write notes and answer.
desk-go-on = Let everyone go on
# $days are days on which the labs run, on whichever server.
desk-ending = { $days ->
    [one] This class is old. After one more day on which the labs run it closes, and is erased later.
   *[other] This class is old. After { $days } more days on which the labs run it closes, and is erased later.
}
desk-put-away = { $days ->
    [one] This class is closed: its students cannot come in. After one more day on which the labs run it is erased for good.
   *[other] This class is closed: its students cannot come in. After { $days } more days on which the labs run it is erased for good.
}
desk-keep = Keep this class
# $day is a date, such as “8 June 2027”.
desk-kept = The class is kept until { $day }.
reject-desk-no-class = This class is no longer on this server.
reject-desk-not-signed-in = Open the desk from the labs’ front page, with the key of the class.

## How pupils join

desk-join-title = Join this class
desk-join-code = The class code:
desk-join-code-short = Join code
# A longer code follows.
desk-join-long = Somebody is guessing codes. Until that stops, students type:
desk-join-at = Students open
desk-join-qr = Picture to scan: it opens the address that joins this class
desk-join-alone = Only this computer can open the labs. To let other devices in, start them with “{ $command }”.
desk-door-open = New students may join
desk-join-more = Another code
desk-join-new-code-about = If strangers have the code, give the class a new one. Students who have joined stay.
desk-join-new-code = Make a new code
desk-join-new-code-told = The class has a new code: { $code }.
desk-join-step-open = Open this address
desk-join-step-type = Type this code and your name
desk-join-step-names = Type this code, and your first and last name
desk-join-shut = Nobody new can join just now.

## Who is in the class

desk-people = Students
desk-people-sum = { $here } of { $all } here
desk-people-none = Nobody has joined yet. Show the code large. Each student opens the address, types the code and a name, and appears here at once. No account is needed.
desk-people-unseated = Not at a table
desk-people-add = Add students by name
desk-people-add-names = Names, one on each line
desk-people-add-do = Add
desk-people-add-about = Type a name, paste a list, or open the CSV file of Canvas, Moodle, Google Classroom, Blackboard or PowerSchool. Whoever joins under such a name is this student.
desk-people-added = { $count ->
    [one] One student was added.
   *[other] { $count } students were added.
}
reject-desk-many-names = Add at most { $most } names at a time.
desk-names-open = Open a class list
desk-names-read = { $count ->
    [one] One name was
   *[other] { $count } names were
} read from { $file }. Look at them, then press Add.
reject-desk-names-known = { $count ->
    [one] This name is
   *[other] These { $count } names are
} in the class already.
desk-names-show = Students tap their name when they join
desk-names-show-about = Anybody with the class code could then read the names of those who are not here yet. Otherwise students type their name as you wrote it.
desk-names-alike = One student, or two?
desk-names-pair = { $one } and { $other }
desk-slips = Print slips
desk-slips-about = A slip each, with name and own code, to cut out. Turn the projector off first.
desk-slips-alone = No other device opens this server now, so the slips have no address: start it as the card with the code says, then print.
desk-slip-qr = Picture to scan: it opens the address where one types one’s own code
desk-slip-open = Open
desk-slip-front = On the front page choose “I have my own code”.
desk-slip-word = The page asks for the word
desk-slip-code = Your code
desk-slip-keep = { $name }. Keep this code to yourself.
desk-people-removed = { $count ->
    [one] One student was removed
   *[other] { $count } students were removed
}
desk-where-before = Before the game
desk-where-play = Playing
desk-where-after = After the game
desk-where-here = Here now
desk-where-waiting = Waiting for a seat
desk-where-watching = Watching a table
desk-person-here = The page is open.
desk-person-never = This student has not been here yet.
desk-person-gone = { $minutes ->
    [0] The page was closed just now.
    [one] The page was closed one minute ago.
   *[other] The page was closed { $minutes } minutes ago.
}
desk-where-gone = { $minutes ->
    [0] Page just closed
   *[other] Page closed { $minutes } min ago
}
desk-where-never = Not seen yet
desk-away = bot plays
desk-seat-bot = a bot
reject-desk-no-seat = There is no such seat at the tables of this class.
reject-desk-no-match = This lesson plays no match, so nobody is seated. Students open it from the front page. Their answers and the class’s gain are under Before and After.

## One student

desk-person-sits = Sits at { $table }, seat { $seat }.
desk-person-name = Name in this class
desk-person-rename = Rename
desk-person-rename-who = Rename { $name }
desk-name-hide = Hide the name
desk-name-hidden = { $name } stands for a hidden name.
desk-name-waits = { $name } typed “{ $typed }”. Nobody else sees it until you let it.
desk-name-let = Show the name
desk-person-named = The name is now { $name }, at the table too.
desk-person-seat = Seat
desk-person-no-seat = No seat
desk-person-seat-do = Seat { $name } at { $table }, seat { $seat }
desk-person-unseat-do = Take { $name } from the table
desk-person-moved = { $name } now sits at { $table }, seat { $seat }.
desk-person-unseated = { $name } now has no seat.
reject-desk-move-stays = This move cannot be undone any more: the student or the tables have changed since.
desk-person-no-tables = Seats can be chosen once the class is seated.
desk-seat-own = { $table }, seat { $seat }
desk-seat-free = { $table }, seat { $seat }: a bot plays
desk-seat-with = { $table }, seat { $seat }: shared with { $names }
desk-person-away = Let a bot play
desk-person-back = Give the seat back
desk-person-away-about = The student can come back at any time.
desk-person-code = Resume code
desk-person-code-show = Show the code
desk-person-code-why = For a student who has lost theirs. First make sure who is asking, and that the wall does not show this page.
desk-person-code-about = With this code the student can open their own work on any device: choose “I have my own code” on the labs’ front page.
desk-person-merge = Joined twice
desk-person-merge-which = Which other entry is the same student?
desk-person-merge-choose = Choose a student
desk-person-merge-about = The work of both is then kept under { $name }, and both codes and devices lead there. You can undo this for a week.
desk-person-merge-do = Make { $other } and { $name } one student
desk-person-merged = { $other } is now { $name }.
desk-person-parted = { $name } is a student of their own again.
reject-desk-merge-same = Choose another student: these two are the same entry.
desk-person-remove = Remove from the class
desk-person-remove-about = { $name } leaves the class, and a bot plays their seat. They keep their work, and you can let them in again.
desk-person-remove-yes = Remove
desk-person-remove-since = Remove with all who joined later
desk-person-remove-since-why = If strangers fill the class: this removes { $name } and { $count ->
    [one] the one student
   *[other] the { $count } students
} who joined later.
desk-person-remove-since-about = { $name } and all who joined the class later leave it: { $count } names. This helps when strangers fill the class. Then make a new code. They keep their work, and you can let them in again.
desk-person-remove-since-yes = Remove { $count } names
desk-people-removed-since = { $count ->
    [one] One name is
   *[other] { $count } names are
} no longer in the class. A new code keeps them from joining again.
desk-people-let-in = { $count ->
    [one] One name is
   *[other] { $count } names are
} in the class again.
desk-person-removed = { $name } is no longer in the class.
desk-person-stranger = This is not { $name }
desk-person-stranger-told = { $name } had come as { $other }, who can come now.
desk-person-let-in-do = Let in again
desk-person-let-in = { $name } is in the class again.

## What the class plays

desk-settings = What the class plays
desk-settings-change = More
desk-time = How long have you got?
desk-time-30 = 30 minutes
desk-time-45 = 45 minutes
desk-time-60 = 60 minutes
desk-time-90 = 90 minutes
desk-time-two = Two lessons
desk-time-about = The answer sets rounds, cards, tables, questions and the clock.
desk-time-homework-before = Homework before the lesson: “{ $form }”.
desk-time-homework-after = Homework after the lesson: what is left of “{ $form }”.
desk-time-no-homework = Everything fits into the time; there is no homework.
desk-settings-laid = Tables that have started stay as they are. What you change here is for new tables. Questions and feedback change at once.
desk-settings-more = More options
desk-settings-questions = Questions before and after
desk-settings-done = Done
desk-settings-standard = Back to the standard setting
desk-settings-standard-told = The class plays with the standard setting.
desk-settings-offered = This link contains a setting for your class: what is played, and how. It does not touch students or their work.
desk-settings-take = Use this setting
desk-settings-taken = The class now uses the setting from the link.
desk-set-lesson = Lesson
desk-set-lesson-laid = The class has tables. Before you choose another lesson, press “End the lesson”.
desk-set-age = Age
desk-choice-age-under-10 = Under 10
desk-choice-age-10-to-13 = 10 to 13
desk-choice-age-from-14 = 14 and older
desk-set-language = Language of students’ pages
    .about = A student may change it at the top of the page.
desk-set-language-own = { $simple ->
    [0] each browser’s own
   *[other] each browser’s, simple words
}
desk-set-language-simple = { $language }, simple words
desk-set-chance = Chance
desk-choice-chance-own = Each table its own cards
    .about = Every table draws its own disasters. Compare what different histories lead to.
desk-choice-chance-ocean = One ocean
    .about = All tables draw the same cards at the same time. Compare what different choices lead to.
desk-set-pace = Pace
desk-choice-pace-free = Tables go at their own pace
    .about = A phase ends when all seats of a table are ready.
desk-choice-pace-together = Phase by phase together
    .about = You open each phase and each card for all tables from the desk.
desk-set-opens = Phases open by themselves
    .about = when every table is ready. Cards, and what they do, always wait for you.
desk-set-way = How students work
desk-choice-way-guided = Guided
    .about = The page does the sums and shows why. For most classes.
desk-choice-way-hands-on = Hands-on
    .about = Students move pieces and count for themselves; the page checks. Takes longer.
desk-choice-way-founded = Bots found the reefs
    .about = Students begin with the first round. For when time is short.
desk-set-size = Seats at a table
    .about = Bots take empty seats.
desk-set-form-before = Before the game
desk-set-form-after = After the game
desk-set-form-own = as in the lesson
desk-set-form-texts = These also ask for a text in the students’ own words: { $forms }.
desk-set-feedback = Students are told what was right
desk-feedback-own = as in the lesson
desk-feedback-now = after each answer
desk-feedback-end = at the end of the sheet
desk-feedback-none = only by you
desk-set-attempts = Tries for each question
desk-set-plan = Lesson plan
desk-set-plan-fitting = the one that fits the rounds
reject-desk-lesson-laid = The class has tables for another lesson. Press “End the lesson” first. Their matches are kept.
reject-desk-not-here = This lesson’s game cannot be played that way.
reject-desk-ocean-is-together = In one ocean all tables see each card together, so the class goes phase by phase.
desk-share = Share this setting
desk-share-about = The link contains only choices: no students, no code, no key, and no cards that are still to come. Another teacher opens it at their own desk.
desk-share-link = Link of this setting
desk-share-paste = Use the setting of a link
desk-share-use = Use
reject-setting-version = This setting was made by another version of Reefkit and cannot be read.
reject-setting-not-understood = This is not a setting of a class, so nothing was changed.
reject-setting-no-form = This setting asks questions that this server does not have, so nothing was changed.

## Tables

desk-tables = Tables
desk-tables-sum = { $tables ->
    [one] one table
   *[other] { $tables } tables
}
desk-tables-none = Students join first. Then one click seats them all.
desk-tables-about = Everyone who is here has a seat. To move a student, choose their name.
desk-seat-class = Seat the class
desk-preview = { $tables ->
    [one] One table
   *[other] { $tables } tables
} for { $people ->
    [one] one student
   *[other] { $people } students
}, { $bots ->
    [0] no seat for a bot
    [one] one seat for a bot
   *[other] { $bots } seats for bots
}.
desk-preview-label = The tables as they would be
desk-seated = { $people ->
    [one] One student sits
   *[other] { $people } students sit
} at { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Their pages go there now. Those who are answering questions, or have another lesson open, get a button.
reject-desk-nobody-to-seat = Nobody is waiting for a seat. Students who join appear here.
desk-newcomers = { $count ->
    [one] One student has no seat yet:
   *[other] { $count } students have no seat yet:
}
desk-seat-newcomers = { $count ->
    [one] Seat the newcomer
   *[other] Seat { $count } newcomers
}
desk-newcomers-seated = { $people ->
    [one] One newcomer has a seat.
   *[other] { $people } newcomers have seats.
}
desk-to-wall = Watch the tables
desk-end = End the lesson
desk-end-about = All tables close. What was played is kept for Data, Review, the report and the exports. After stays open to everyone whose match is over. You can then seat the class again, or choose another lesson.
desk-end-unfinished = { $tables ->
    [one] One match is not over. If bots play it to its end, After opens to its students too. If it stays as it is, After asks nothing about it.
   *[other] { $tables } matches are not over. If bots play them to their end, After opens to their students too. If they stay as they are, After asks nothing about them.
}
desk-end-bots = Let bots finish, and end the lesson
desk-end-as-is = End with matches unfinished
desk-end-goes-on = This plan plays on in the next lesson. To keep the tables for it, go back and press “Pause all”.
desk-ended = The lesson has ended. Its tables are closed and kept.
desk-table-1 = Turtle
desk-table-2 = Manta
desk-table-3 = Octopus
desk-table-4 = Seahorse
desk-table-5 = Dugong
desk-table-6 = Nautilus
desk-table-7 = Dolphin
desk-table-8 = Urchin
desk-table-9 = Starfish
desk-table-10 = Pelican
desk-table-11 = Barracuda
desk-table-12 = Lobster
desk-table-13 = Parrotfish
desk-table-14 = Cuttlefish
desk-table-15 = Clownfish
desk-table-16 = Whale
desk-table-number = Table { $number }

## A message to all

desk-message = Message to the class
desk-message-label = What should the pages say?
desk-message-to = For
desk-message-to-all = All tables
desk-message-send = Send
desk-message-replace = Replace
desk-message-about = It stays at the top of the page until it is read, you withdraw it, or the class goes on to the next step.
desk-message-now = Message to all:
desk-message-now-table = Message to { $table }:
desk-message-take = Withdraw
desk-message-sent = The message is on every page.
desk-message-sent-table = { $table } has the message on its pages.
desk-message-taken = The message is withdrawn.
