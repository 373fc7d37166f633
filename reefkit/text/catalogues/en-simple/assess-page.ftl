### The pages *Before* and *After*, in easier words.

ask-how-several = Choose all that are true. There may be only one.
ask-how-number = Type a number. Or use the buttons.
ask-how-ordering = Put them in order with the arrows. The first is on top.
ask-how-matching = Choose a partner for each. A partner can be used twice.
ask-how-spaces = Choose the spaces. Choose one again to take one back.
ask-how-place = Choose a space to place the { $organism } there. You can move it.
ask-letters-left = { $count ->
    [one] One more letter fits.
   *[other] { $count } more letters fit.
}
ask-field-evidence = Evidence
    .about = What did you see?
ask-field-reasoning = Reasoning
    .about = Why does that show it?
ask-pins-how = Choose a point or a bar in your chart. Then it is here.
ask-pins-lines = Dashed lines show what happened.
ask-pins-draw = { $count ->
    [one] Draw your chart first. Then you can pin its points.
   *[other] Draw your charts first. Then you can pin their points.
}
ask-model = A good answer
ask-model-how = It is about another match. Is yours like it? Other answers can be good too.
ask-do-not-know = I do not know yet
ask-can-change = You can still change it.

ask-counts-several = Each true one adds to your points. Each false one takes some away.
ask-counts-two-tier = A right answer is half. A right reason makes it whole.
ask-counts-number = You may write 2.5 or 2,5.
ask-counts-ordering = Each pair in the right order counts.
ask-counts-matching = Every right pair counts.
ask-counts-spaces = Each right space adds points. Each wrong one takes some away.
ask-counts-place = Every space where it can live is right.
ask-counts-text = Use your own words.
ask-counts-argument = Use your own words. Fill in all three parts.
ask-counts-range-plot = Each end of a bar, each “then” and each mark counts. Leave none empty.
ask-counts-curve-plot = Each point and each mark is checked.
ask-counts-attempts = { $count ->
    [one] You may answer once. Take your time.
   *[other] You may answer { $count } times. The last answer counts.
}
ask-counts-now = You see at once what was right.
ask-counts-end = You see what was right when you finish.
ask-counts-none = You do not see here what was right. Ask your teacher.
ask-levels = What a good answer says

ask-told-strange = We could not read this
ask-again-how = Read it again. Choose another answer. Or come back later.
ask-told-wrong = Not this time
ask-kept-end = You see what was right when you finish.
ask-kept-change = You can change it until you finish.

ask-end-what = After that you cannot change your answers. All of them are kept.
ask-result-untold = All your answers are kept. You do not see here what was right. Ask your teacher.
ask-result-goals = What you know
ask-guess = Guess. The game will show you. A wrong guess is fine.
ask-goal-some = You know a part of this. Look at the questions with “!”.
ask-goal-few = Look at this once more. Read what is beside the questions.

goal-reef-b = Where differences come from, and who lives on
goal-reef-c = What disasters do to a reef
goal-reef-d = Very long times
goal-reef-e = What keeps a reef strong, and what people can do

ask-survey-lead = { $count ->
    [one] One last question: how was it for you?
   *[other] { $count } short questions: how was it for you?
}
ask-survey-what = Nothing is right or wrong here. Leave out what you like.
ask-terms = Words to look at:

prelab-lead-reef = What do you know already? Say what you think. It shows where you start.
prelab-next-reef = Build your own reef.
prelab-trouble = We cannot show the questions now. Your answers are safe.
postlab-lead-reef = { $own ->
    [0] Your reef lived for millions of years. Who lived, and why?
    [one] Who lived on your reef, and why? One question is about your match.
   *[other] Who lived on your reef, and why? { $own } questions are about your match.
}
postlab-lead-early-reef = Play a match first. Then we ask who lived, and why.
postlab-missing-match = You have not finished a match yet. Play one first.
postlab-missing-begun = Your match has just begun. Play it to its end.
postlab-missing-rounds = You are in round { $round } of { $rounds }. Play to the end.
postlab-before-open = Answer the questions before the game.
postlab-before-done = You have answered the questions before the game. Look again.
postlab-notes-so-far = { $count ->
    [0] Write a short note after each round. It helps you here.
    [one] Read the note from your game.
   *[other] Read the { $count } notes from your game.
}
postlab-whose-why-reef = Each of you answers about your own reef.
postlab-next = Talk about it in class, or play again.
later-lead = { $ago } you played this game. Answer without looking anything up. It is fine to forget things. Your answers show which ideas last.
ask-other-questions = Your teacher chose other questions. Your answers are kept.
