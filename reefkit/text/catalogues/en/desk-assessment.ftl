### The desk's tabs *Before* and *After*: progress, items, gain, and texts to read and score.

## What an answer says

said-pair = { $left }: { $right }
said-before = “{ $first }” before “{ $then }”
said-space = row { $row }, column { $column }
said-tier-answer = Answer
said-tier-reason = Reason
said-step = { NUMBER($step) } of { NUMBER($of) } (1: { $low }, { NUMBER($of) }: { $high })
said-number = { NUMBER($number) }
said-number-of = { NUMBER($number) } { $unit }

### Families: said-tier- assessment-leaf- assessment-sign- assessment-stands- assessment-pairing- assessment-chart- assessment-gain-empty- assessment-no-verdict- mark-nothing- desk-vote-stage- desk-vote-wall- desk-vote-advice- desk-vote-change- desk-vote-number-

## The head of both tabs

assessment-sum = { $done } of { $all } handed in, { $begun } still answering.
assessment-reading = { $count ->
    [one] One student’s own match is being read.
   *[other] The own matches of { $count } students are being read.
}
assessment-ungraded = { $count ->
    [one] One answer is about a match or a question that is not on this server, so it is not counted.
   *[other] { $count } answers are about matches or questions that are not on this server, so they are not counted.
}
assessment-leaves = What to look at
assessment-leaf-progress = Progress
assessment-leaf-items = Questions
assessment-leaf-vote = Vote
assessment-leaf-gain = Gain
assessment-leaf-texts = Texts
assessment-leaf-report = Report
assessment-to-read = { $count } to read

## Voting on a question

desk-vote-offers = Most worth a vote
desk-vote-how = Students vote on their own pages, talk, and vote again. It helps most where 30 to 70 of 100 are right.
desk-vote-offer = { $percent } % right. Most chosen wrong answer, { $count } of { $of }: “{ $wrong }”
desk-vote-advice-vote = Worth a vote.
desk-vote-advice-explain = Few are right: explain first, then vote.
desk-vote-advice-known = Nearly all are right: no vote needed.
desk-vote-none = When students have answered questions with answers to choose from, the three most worth a vote are here.
desk-vote-other = Another question
desk-vote-begin = Put to the vote
desk-vote-runs-now = A vote is running. Its buttons are at the top.
desk-vote-stage-first = First vote:
desk-vote-stage-talk = Talk:
desk-vote-stage-second = Second vote:
desk-vote-stage-shown = Both votes are shown:
desk-vote-voted = { $voted } of { $of } have voted
desk-vote-to-talk = Close it and talk
desk-vote-to-second = Vote again
desk-vote-to-shown = Show the votes
desk-vote-to-ended = End the vote
desk-vote-wall-first = What do you think? Vote on your own
desk-vote-wall-talk = Talk with your neighbours
desk-vote-wall-second = Vote again
desk-vote-wall-shown = Before and after the talk
desk-vote-number-1 = First vote
desk-vote-number-2 = After the talk
desk-vote-right-of = { $right } of { $of } right
desk-vote-change = { $count ->
    [one] One student voted twice
   *[other] { $count } students voted twice
}
desk-vote-change-right-right = stayed right
desk-vote-change-wrong-right = wrong, then right
desk-vote-change-right-wrong = right, then wrong
desk-vote-change-wrong-wrong = stayed wrong
desk-vote-kept = Votes before and after talk
desk-vote-first-right = First vote
desk-vote-second-right = After the talk
talk-moves = To go on talking
reject-desk-vote-runs = A vote is running. End it first.

## Progress

assessment-grid = Who has answered what
assessment-student = Student
assessment-points = Points
assessment-stands = How far
assessment-points-of = { NUMBER($points, maximumFractionDigits: 2) } of { NUMBER($of, maximumFractionDigits: 2) }
assessment-own = Question { $number } about their own match
assessment-open-item = Open the question: { $title }
assessment-columns = The questions
assessment-key = What the signs say
assessment-sign-right = right
assessment-sign-partly = partly right
assessment-sign-wrong = not right
assessment-sign-waits = waits for you
assessment-sign-kept = answered, nothing right or wrong
assessment-sign-unknown = “I do not know yet”
assessment-sign-left = handed in without an answer
assessment-sign-open = not answered yet
assessment-sign-none = not asked
assessment-stands-away = no match finished yet
assessment-stands-reading = being read
assessment-stands-open = not begun
assessment-stands-begun = { $answered } of { $asked }
assessment-stands-done = handed in
assessment-from-file = from a file
assessment-from-file-what = { $count ->
    [one] One answer that counts, or the hand-in, came
   *[other] { $count } answers that count, or answers and the hand-in, came
} in with a save file, which can be changed outside the labs. Answers given here count first.
assessment-nobody = Nobody is in this class yet. Open Class and show the join code.
assessment-nothing-after = Nobody has finished a match yet. When a table finishes, its questions appear here.

## Questions

assessment-items = The questions of this part
assessment-item = Question
assessment-count = Students
assessment-difficulty = Right
assessment-telling = Tells apart
assessment-mistake = Most chosen wrong answer
assessment-mistaken = { $count } ×
assessment-mistake-own = each student has another question
assessment-mistake-none = none
assessment-own-match = own match
assessment-source = Source: { $source }
assessment-own-one = Each student is asked about their own match. This is one of their questions.
assessment-r = { NUMBER($r, minimumFractionDigits: 2, maximumFractionDigits: 2) }
assessment-no-verdict-few = { $right } of { $count } right. Too few answers for a verdict.
assessment-no-verdict-known = { $right } of { $count } right. Too few wrong answers for a verdict.
assessment-telling-none = no differences to compare
assessment-telling-against = reversed: check the wording
assessment-telling-weak = hardly
assessment-telling-fair = fairly
assessment-telling-good = well
assessment-items-how = First answers count here, before any feedback. “Right” has all points of the question. “Tells apart” is the correlation with all other questions. It takes { $few } students, and at most nine in ten of them right.
assessment-no-items = No answers yet. As soon as students answer, each question is listed here with what the class said.
assessment-more-said = { $count ->
    [one] One more answer was given.
   *[other] { $count } more answers were given.
}
assessment-reasoned = { $right ->
    [one] One student gave the right answer first
   *[other] { $right } students gave the right answer first
}, { $reasoned ->
    [0] none of them with the right reason.
   *[other] { $reasoned } of them with the right reason.
}
assessment-again = { $count ->
    [one] One student tried again. { $right } of them got it right.
   *[other] { $count } students tried again. { $right } of them got it right.
}

## Gain

assessment-gain = What the class gained
assessment-gain-table = The numbers
assessment-goal = Goal
assessment-goal-letter = Goal { $letter }
assessment-all-goals = All goals
assessment-gain-from = { $count ->
    [one] one student
   *[other] { $count } students
}
assessment-chart-title = Share right before and after, and the mean difference with its 95 % interval, by learning goal
assessment-chart-before = before
assessment-chart-after = after
assessment-chart-share = share of the points
assessment-chart-difference = difference in percentage points
assessment-chart-none = Nothing to compare yet
assessment-difference = Difference
assessment-difference-alone = { NUMBER($difference) }
assessment-difference-range = { NUMBER($difference) } ({ NUMBER($low) } to { NUMBER($high) })
assessment-normalised = Of what was left
assessment-kept = Still there later
assessment-kept-few = { $count ->
    [one] 1 student: too few
   *[other] { $count } students: too few
 }
assessment-from-which = From which questions
assessment-pairing-pairs = The same ideas
assessment-pairing-pairs-why = Only ideas that a student was asked both before and after, in other words. Half of the class gets question A of each pair first, the other half question B, so that a harder question is not taken for a loss. Both halves count the same, and in “All goals” so does each idea.
assessment-pairing-all = All questions
assessment-pairing-all-why = All questions of a goal. Those after may be harder or easier than those before, so a difference is not gain alone. In “All goals” each question counts once.
assessment-gain-empty-pairs = Nobody has answered the same idea before and after yet. The forms with the paired ideas, which a new class has, compare most.
assessment-gain-empty-all = Nobody has answered both parts yet.
assessment-gain-few = { $count ->
    [one] This is one student. It says how they did, and nothing of a class.
   *[other] These are only { $count } students. Another { $count } could look quite different, and the interval is too narrow.
}
assessment-gain-wall = { $count ->
    [one] One student answered
   *[other] { $count } students answered
} before and after. Each is compared with themselves: to the right means that more was right after the game.
assessment-gain-says = Each student is compared with themselves, by first answers. The interval holds the class’s true difference in about 95 of 100 such classes; where it includes 0, chance may be all of it. “Of what was left” is Hake’s normalised gain.
assessment-reveal = Show which is right
assessment-svg = Picture
assessment-csv = Numbers

## A report of the class on one page

report-students = { $count ->
    [one] One student.
   *[other] { $count } students.
}
report-part = { $part }: { $done } handed in, { $begun } still answering.
report-played = { $tables ->
    [one] One table
   *[other] { $tables } tables
} played { $rounds } rounds.
report-learned = Before and after
report-told = First answers to the same ideas, asked in other words, half of the class with the one question first and half with the other. The difference is in points of 100; in brackets, the interval that holds the true one in about 95 of 100 such classes.
report-untold = First answers to different questions before and after: their difference is not a gain.
report-few = { $count ->
    [one] This is one student. It says how they did, and nothing of a class.
   *[other] These are only { $count } students. Another { $count } could look quite different.
}
report-best = Most points after: { $goal } ({ $percent } %).
report-least = Fewest points: { $goal } ({ $percent } %).
report-mistake = Most common wrong idea
report-mistake-said = “{ $wrong }”: { $count } of { $of }, on “{ $title }”.
report-sentences = What students wrote
report-standards = Standards to which these goals belong (Next Generation Science Standards)
report-print = Print on one page
report-choose = Sentences for the report
    .about = Tick up to three. They stand there without a name: look for names in the text.
report-choose-none = Nobody has written a text yet.
reject-report-sentences = The report has room for { $most } sentences. Take one off first.

## Texts

mark-questions = Texts to read
mark-people = Students who wrote
mark-nothing-before = Nobody has written a text before the game yet. They appear here as students write them.
mark-not-asked = The questions chosen here ask for no text. These do: { $forms }. Choose them on Class, under More.
mark-nothing-after = Nobody has written a text after the game yet. They appear here as students write them.
mark-only-read = { $count } to read, nothing to score
mark-waiting = { $count } to score
mark-all-read = all scored
mark-waits = to score
mark-return = Return to the student
mark-returned = returned
mark-away = { $count } returned
mark-back = handed in again
mark-returned-told = The text is returned. The student sees your comment, and can change the text and hand it in again.
reject-mark-return-why = Write the comment first: it tells the student what to change.
mark-points = { NUMBER($points, maximumFractionDigits: 2) }
mark-has-sentence = has your comment
mark-from-file = This text came in with a save file, which can be changed outside the labs.
mark-blind = Hide names while scoring
mark-number = { $number } of { $of }
mark-rubric = What the answer shows
mark-worth = { $points ->
    [one] 1 point
   *[other] { NUMBER($points, maximumFractionDigits: 2) } points
}
mark-pins = Pinned from the student’s own charts
mark-graph-named = Show names to see this graph: it says who played.
mark-graph-elsewhere = This graph was made from a table that only the student’s page has, or its match is not on this server.
mark-field-empty = left empty
mark-sentence = A comment for the student
mark-before = Previous
mark-after = Next
mark-next-waiting = Next to score
mark-none-waiting = None left to score
mark-keys = Keys here: the number of a level, N next, P previous, Enter the next to score.
mark-keys-read = Keys here: N next, P previous.
mark-released = Students see your points and comments in this part.
mark-kept-back = Students do not see your points yet, only comments on returned texts.
mark-released-comments = Students see your comments in this part.
mark-kept-back-comments = Students do not see your comments yet, only those on returned texts.
mark-release = Show them to students
mark-take-back = Hide them again
## Texts that others do not see

desk-text-hide = Hide from others
desk-text-show = Show to others again
desk-text-is-hidden = Hidden from others
desk-text-waits = It has a word that waits for you: others do not see it
reject-desk-text-hidden = This text is hidden from others. Show it again first.

## Save files

files-add = Add save files
files-title = Save files
files-taken = { $file }: { $names } { $added ->
    [0] (nothing new)
   *[other] (new work added)
}
files-match = { $file }: a match, without a student’s answers
files-nobody = { $file }: nobody’s work is in this file
files-why = Students’ own save files, from home or from a class without a server. Their raw answers are graded again here.
files-class = Save files
files-read = { $count ->
    [one] One file was read. Progress shows what it added.
   *[other] { $count } files were read. Progress shows what they added.
}
files-none = There is no file in this folder. Put the students’ save files there and open it again.

reject-files-folder = This folder cannot be read: { $folder }

## What a student sees of it

ask-marked = Your teacher has read this
ask-marked-earlier = What your teacher said about earlier games
ask-marked-points = { NUMBER($points, maximumFractionDigits: 2) } of { NUMBER($of, maximumFractionDigits: 2) } points

desk-question-gone = a question that no longer exists ({ $id })

reject-mark-no-text = This text is not here any more. Nothing was changed.
reject-mark-no-level = The rubric has no such level. Nothing was changed.

## What a gain can and cannot tell, and what has stayed some weeks later

assessment-gain-uncrossed = Here not everybody was asked paired questions in both orders, so nobody can tell what was learned from what was easier to answer. Choose the forms with the paired ideas for the next class.
assessment-gain-few-halves = The class has the paired ideas, but of one half fewer than two students have answered both times. Until then nobody can tell what was learned from what was easier to answer.
assessment-unequal = { $count ->
    [one] In one pair the two questions turned out to be of unequal difficulty. The gain allows for that. Look at the wording.
   *[other] In { $count } pairs the two questions turned out to be of unequal difficulty. The gain allows for that. Look at the wording.
}
assessment-unequal-pair = “{ $easier }” was easier than “{ $harder }”, by { NUMBER($percent) } points of 100.
assessment-later = What stays
assessment-later-why = Four to six weeks after the lesson, open the same ideas once more. Students find them under Later, without their notes.
assessment-later-open = The questions are open: students find them under Later, at the top of their page.
assessment-later-do = Open the questions for later
assessment-later-close = Close them
