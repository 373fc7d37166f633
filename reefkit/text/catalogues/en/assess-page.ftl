### The pages *Before* and *After* of a lab: questions, verdicts, results, and their first screens.

### Families: ask-board- lab-part- part- ask-field- ask-standing- ask-first- ask-counts- ask-mark- ask-goal- goal- form-

## Parts of a lab

lab-part-before = Before
lab-part-play = Play
lab-part-after = After
lab-part-later = Later
part-before = Before the game
part-after = After the game
part-later = Once more, later
later-title = What has stayed?
later-ago = { $unit ->
    [days] { $count ->
        [0] Earlier today
        [one] One day ago
       *[other] { $count } days ago
    }
    [weeks] { $count ->
        [one] A week ago
       *[other] { $count } weeks ago
    }
   *[unknown] Some time ago
}
later-lead = { $ago } you played this game. Answer without looking anything up: nobody minds what you have forgotten. It shows which ideas last.

## The list of questions

ask-questions = Questions
ask-progress = { $done } of { $of } done{ $unknown ->
    [0] { "" }
   *[other] , { $unknown } not known yet
}
ask-standing-open = no answer
ask-standing-unknown = “I do not know yet”
ask-standing-begun = started, not sent
ask-standing-kept = answered
ask-standing-returned = returned by your teacher
ask-standing-right = right
ask-standing-partly = partly right
ask-standing-wrong = not right
ask-note = Your note, round { $round }
ask-notes = Your notes from the game
ask-finish = Finish
ask-to-result = See the result

## A question

ask-number = Question { $number } of { $of }
ask-how-several = Choose all that are true. There may be one or more.
ask-how-number = Type a number, or use the buttons.
ask-how-ordering = Put them in order with the arrows. The first is on top.
ask-how-matching = Choose a partner for each. Several may share one.
ask-how-spaces = Choose each space. Choose it again to take it back.
ask-how-place = Choose a space to place the { $organism } there. Choose another to move it.
ask-board = { $round ->
    [0] This is how it looked at the start.
   *[other] This is how it looked in round { $round }.
}
ask-less = One less
ask-more = One more
ask-up = Move { $what } up
ask-down = Move { $what } down
ask-choose-one = choose …
ask-write-here = Write your answer here.
ask-letters-left = { $count ->
    [one] There is room for one more letter.
   *[other] There is room for { $count } more letters.
}
ask-step = { $step } of { $of }
ask-nothing = nothing
ask-yours = your answer
ask-chosen = { $count ->
    [0] No space chosen yet
    [one] One space chosen
   *[other] { $count } spaces chosen
}
ask-space = row { $row }, column { $column }
ask-space-chosen = chosen
ask-also-right = { $count ->
    [one] This space is right too:
   *[other] These spaces are right too:
}
ask-clear = Start again
ask-tier-answer = Your answer
ask-tier-reason = Your reason
ask-field-claim = Claim
    .about = What do you say?
ask-field-evidence = Evidence
    .about = What did you see that shows it?
ask-field-reasoning = Reasoning
    .about = Why does the evidence show that your claim is right?
ask-begin-with = You could begin:
ask-start = Use this
    .about = { $field }: begin with “{ $starter }”
ask-pins = Pinned from your charts
ask-pins-how = Choose a point or a bar in your chart, and it is pinned here.
ask-pins-lines = Dashed lines are events, and can be pinned too.
ask-graph-make = Make a graph to pin
ask-pins-list = Choose points from a list
ask-pins-draw = { $count ->
    [one] Draw your chart first. Then you can pin its points here.
   *[other] Draw your charts first. Then you can pin their points here.
}
ask-to-question = To question { $number }
ask-pin = Pin this: { $point }
ask-unpin = Remove: { $point }
ask-model = An example of a good answer
ask-model-how = It is about a made match, not yours. Compare it with yours. Other answers can be as good.

## What can be done

ask-check = Check
ask-keep = Keep this answer
ask-keep-change = Keep my new answer
ask-change-first = Change your answer first
ask-first-choice = Choose an answer first
ask-first-several = Choose an answer first
ask-first-two-tier = Choose an answer and a reason first
ask-first-number = Type a number first
ask-first-ordering = Put them in order first
ask-first-matching = Match one pair first
ask-first-spaces = Choose a space first
ask-first-place = Choose a space first
ask-first-text = Write something first
ask-first-argument = Write something first
ask-first-confidence = Choose a step first
ask-first-scale = Choose a step first
ask-first-range-plot = Draw a bar first
ask-first-curve-plot = Set a point first
ask-do-not-know = I do not know yet
ask-attempts-left = { $count ->
    [one] One try left
   *[other] { $count } tries left
}
ask-can-change = You can still change your answer.
ask-back = Back
ask-next = Next question
ask-see-moment = See that moment
ask-return = Back to the question

## What counts, and what is told when

ask-guess = Guess: you will see in the game. A wrong guess costs nothing.
ask-counts = What counts here
ask-counts-choice = One option is right.
ask-counts-several = Each true option adds to your score, each false one takes away.
ask-counts-two-tier = The right answer counts half. With the right reason it counts in full.
ask-counts-number = You may write 2.5 or 2,5, with or without a unit.
ask-counts-ordering = Every pair in the right order counts.
ask-counts-matching = Every right pair counts, even when others are missing.
ask-counts-spaces = Each right space adds to your score, each wrong one takes away.
ask-counts-place = Any space that suits it is right.
ask-counts-text = Your own words count. No computer grades them.
ask-counts-argument = Claim, evidence and reasoning belong together. No computer grades them.
ask-counts-scale = Nothing here is right or wrong.
ask-counts-confidence = Nothing here is right or wrong.
ask-counts-range-plot = Each end of a bar, each answer under “then” and each mark is checked against the record. An empty one is not right.
ask-counts-curve-plot = Each point and each mark is checked against the record.
ask-counts-attempts = { $count ->
    [one] One answer counts, so take your time.
   *[other] You may answer { $count } times. The last answer counts.
}
ask-counts-changes = You can change your answer until you finish.
ask-counts-now = You see at once what was right, and why.
ask-counts-end = You see what was right, and why, when you finish.
ask-counts-none = What was right is not shown here: your teacher can tell you.
ask-levels = What a good answer says

## The verdict

ask-mark-right = right
ask-mark-wrong = look again
ask-mark-missed = right too
ask-mark-answer = the right one
ask-mark-wanted = right: { $answer }
ask-mark-not = not this one
ask-told-right = Right
ask-told-partly = Partly right: { $right } of { $of }
ask-told-partly-false = Partly right: { $right } right, { $wrong } wrong
ask-told-partly-right = Partly right
ask-told-missing = Right so far. Something is still missing
ask-told-dashed = Right so far. { $count ->
        [one] 1 point is still dashed: set it
       *[other] { $count } points are still dashed: set each
    }, or drag it where it belongs.
ask-told-again = Look again
ask-again-how = Read it again and choose another answer. Or go on, and come back later.
ask-told-wrong = Not this time
ask-told-answer-alone = The answer is right, the reason is not
ask-told-reason-alone = The reason is right, the answer is not
ask-told-empty = You gave no answer
ask-told-unknown = You did not know this yet
ask-told-think = Here is a hint
ask-hint = { $kind ->
        [choice] Which answers cannot be right? Leave those out. Then choose among the others.
        [several] Take one answer at a time. Ask yourself: is this one true?
        [two-tier] Begin with the reason. Which one would you tell a friend? Then look for its answer.
        [number] Start with a guess. Is it too small, or too large? Look at the picture again.
        [matching] Match the pair first that you are sure of. Then fewer are left.
        [spaces] Look at one space of the board. Does it fit? Then look at the next.
        [place] Look at one space of the board. Does it fit? Then look at the next.
        [range-plot] Begin with one type. In which round did you see it first, and in which last?
        [curve-plot] Begin with the first round, and count. Then go on to the next.
       *[other] Say it to a neighbour in one sentence. Then write down that sentence.
    }
ask-told-strange = This could not be read
ask-told-open = Your answer is kept
ask-kept = Your answer is kept
ask-kept-end = When you finish, you see what was right, and why.
ask-kept-text = When you finish, you see what a good answer says.
ask-kept-none = What was right is not shown here: your teacher can tell you.
ask-kept-change = You can change it until you finish.
ask-other-questions = Your teacher has chosen other questions, and the one that you had open is not among them. Your answers are kept.
ask-returned = Your teacher returned this text
ask-returned-earlier = Your teacher returned this text about an earlier game
ask-returned-how = Change it, then hand it in again. Your first text is kept, too.
ask-returned-open = Change the text
ask-returned-send = Hand it in again

## Handing in

ask-end-title = Finish now?
ask-end-open = { $count ->
    [one] One question has no answer yet:
   *[other] { $count } questions have no answer yet:
}
ask-end-unknown = { $count ->
    [one] One question you do not know yet. Look again?
   *[other] { $count } questions you do not know yet. Look again?
}
ask-end-what = Once you finish, you cannot change your answers. They are all kept.
ask-end-all-the-same = Finish anyway
ask-end-stay = Go on with the questions

## The result

ask-result-right = Right answers: { $right } of { $of }.
ask-result-right-later = Right answers: { $right } of { $of }, { $first ->
    [0] none
   *[other] { $first }
} of them at the first try.
ask-result-left = { $left ->
    [0] { $unknown ->
        [0] All { $asked } questions have an answer.
       *[other] No question was left out.
    }
    [one] One of the { $asked } questions has no answer.
   *[other] { $left } of the { $asked } questions have no answer.
}{ $unknown ->
    [0] { "" }
    [one] { " " }You do not know one yet.
   *[other] { " " }You do not know { $unknown } yet.
}{ $written ->
    [0] { "" }
    [one] { " " }One answer is in your own words.
   *[other] { " " }{ $written } answers are in your own words.
}{ $guessed ->
    [0] { "" }
    [one] { " " }One was a guess, which costs nothing.
   *[other] { " " }{ $guessed } were guesses, which cost nothing.
}
ask-result-untold = All your answers are kept. What was right is not shown here: your teacher can tell you.
ask-result-waiting = Answers in your own words are not counted here.
ask-result-goals = By learning goal; a question may count for more than one
ask-result-each = Look at each question again
ask-goal-right = { $right } of { $of } right
ask-goal-guessed = You guessed here. The game will show you.
ask-goal-open = You gave no answer on this.
ask-goal-unknown = You do not know this yet. The feedback beside the questions helps.
ask-goal-most = You answered this well.
ask-goal-later = You found this at a later try. Can you say why it is so?
ask-goal-some = You know a part of this. Look at the questions marked with “!”.
ask-goal-few = This is worth another look. The feedback beside the questions helps.
ask-goal-waiting = What you wrote about this is not counted here.
ask-next-word = Next

goal-reef-a = Who lives where on a reef, and why
goal-reef-b = Where new variation comes from, and how selection works on it
goal-reef-c = What disasters and stress do to a reef
goal-reef-d = Reading geological time
goal-reef-e = What makes a reef resilient, and what people can do

## The survey

ask-survey-lead = { $count ->
    [one] One last question about how it was for you. Nothing is right or wrong.
   *[other] { $count } short questions about how it was for you. Nothing is right or wrong.
}
ask-survey-begin = Answer now
ask-survey-title = To finish
ask-survey-what = Nothing here is right or wrong. You may leave out what you like.
ask-survey-send = Done
ask-done-title = All done
ask-done-what = Thank you. Everything you answered is kept.

## The first screens

ask-fact-questions = { $count ->
    [one] One question
   *[other] { $count } questions
}{ $survey ->
    [0] { "" }
   *[other] , then { $survey } about how it was for you
}
ask-fact-minutes = { $minutes ->
    [one] About one minute
   *[other] About { $minutes } minutes
}
ask-fact-kept = You can stop and come back.
ask-pages-wait = The other pages open when you hand in your answers, or play.
ask-terms = Words to open:
ask-begin = Begin
ask-go-on = Go on: { $done } of { $of } done

prelab-title-reef = What do you know about reefs?
prelab-lead-reef = Say what you think about the sea, how living things change, and time. It is no test: it shows where you start.
prelab-about = About these questions
prelab-goals = What you will find out in this lab
prelab-next-reef = Build a reef of your own, and see who lives.
prelab-next-on = Go on with your match.
prelab-to-game = To the game
prelab-to-match = Back to my match
prelab-to-class = To my class
prelab-trouble = The questions cannot be shown now. Your answers are safe.

postlab-title-reef = What happened on your reef?
postlab-lead-reef = { $own ->
    [0] You played through millions of years. Now find out why some types lived and others died.
    [one] You played through millions of years. Now find out why. One question is made from your own match.
   *[other] You played through millions of years. Now find out why. { $own } questions are made from your own match.
}
postlab-lead-early-reef = When your match is over, its events become questions: who lived, who died, and why.
postlab-about = About these questions
postlab-which = About which match
postlab-seat-of-reef = Your reef: { $player }
postlab-other-seat-reef = Choose another reef
postlab-this = this one
postlab-missing = What is missing
postlab-missing-watched = You watched this match. “After” asks about a match that you played.
postlab-missing-match = You have not finished a match yet. Play one first.
postlab-missing-begun = Your match has just begun. Play it to the end first.
postlab-missing-rounds = Your match is in round { $round } of { $rounds }. Play it to the end first.
postlab-already = What you can do now
postlab-about-match = Answer about a finished match: { $who }, { $when }.
postlab-open-match = Open it
postlab-before-open = Answer the questions before the game, if you have not yet.
postlab-before-done = You have answered the questions before the game. Look at them again.
postlab-to-before = To Before
postlab-notes-so-far = { $count ->
    [0] Write a short note after each survey. It helps you here.
    [one] Read the note that you wrote in the game.
   *[other] Read the { $count } notes that you wrote in the game.
}
postlab-whose-reef = Which reef was yours?
postlab-whose-why-reef = Several of you played on this screen. Each of you answers about your own reef.
postlab-next = Talk about your results in class, or play again with another plan.
postlab-again = Play again
# $name is another person who played at this screen.
postlab-left = { $name } has not answered yet.
postlab-left-begin = Now { $name } answers

## What this part of a page may not do

reject-ask-no-sheet = No questions are open here. Nothing was changed.
reject-ask-no-question = There is no such question here. Nothing was changed.
reject-ask-not-finished = That comes when you have finished the questions.
reject-ask-no-moment = This question is not about a moment that can be shown now.
reject-ask-no-point = Your charts have no such point. Nothing was changed.
reject-ask-pins-full = { $most } points are pinned already. Remove one first.
reject-postlab-not-over = This match is not over yet.
reject-later-not-open = Your teacher opens these questions some weeks after the lesson.
reject-later-first = This opens again when you have handed in *Later*.
