### A class as a pupil's page speaks of it: joining, waiting for the others, what the teacher says.
### Families: vote-how- vote-banner- talk-move- erased-

## At the door, and joining

class-join = Join a class
    .about = Your teacher shows a code. You need no account.
class-join-title = Join your class
class-join-what = Type the code that your teacher shows, and your name. Does your class have a list of first and last names? Then type both. If not, a first name or a nickname is enough.
class-code = Class code
    .example = KELP 473
class-your-name = Your name
class-more-names = Somebody else shares this screen
class-more-names-why = Up to three people can play one seat together on one device. Each of you answers the questions alone.
class-second-name = Second name
class-third-name = Third name
class-mine = What was done on this device so far is mine: { $name }
class-mine-unnamed = What was done on this device so far is mine
class-go = Join
class-join-back = Back to the door
class-privacy = Your teacher sees your name, your games, your answers, earlier ones too, and the notes that you share. The others see your name and your moves.
class-in-already = You are in { $name } already. A new code takes you to another class.
class-who-these = Are you one of these?
class-who-choose = Your teacher has written down who comes. Choose your own name. Whoever is here already is not in the list.
class-who-are-you = Who are you?
class-who-not-listed = I am not in the list
class-who-whole-name = Your teacher has a list of names. Are you in it? Then type your first and your last name here.
class-who-is-here = { $name } is in this class already. Is that you? Then come back with your own code:
class-who-another = I am another { $name }

## After joining

erased-class-title = Your teacher has erased this class.
erased-class-words = What was played and answered in it is erased too. What you saved as a file is still yours. You can play on your own, or join another class.
erased-people-title = Your teacher has erased what you did here.
erased-people-words = Your answers, your notes and your name are not kept. A match with others stays, without your name. What you saved as a file is still yours. You can play on your own, or join the class again.
class-none-title = You are in no class
class-none-words = Your teacher can show you a code that lets you in.
class-none-door = Go to the labs
class-home-title = You are in { $name }
class-home-code = Your code
class-home-codes = Your codes
class-home-code-why = Write the code down. With it you can carry on from any device: choose “I have my own code” on the front page. Keep it to yourself.
class-home-print = Print this
class-door-home = My class
class-watching = Watching
class-seat-bot = a bot plays
class-wait-founding = Your reef is ready. In the meantime, read the table of builders: which of yours would a storm break?
class-home-elsewhere = Your class plays { $lesson }
class-home-elsewhere-why = This is another lesson. What you have done here is kept.
class-home-elsewhere-go = Open { $lesson }
class-home-soon = You will have a table soon
class-home-wait = Your teacher will seat you at a table soon. This page then goes there by itself.
class-home-meanwhile = In the meantime
class-home-before = Answer the questions before the game
class-home-before-done = Look at your answers
class-home-how = Read how to play
class-home-practice = Play a practice round
class-home-seated = You play at { $table }, with { $others }.
class-home-seated-alone = You play at { $table }.
class-home-go = Go to your table
class-home-watch = Watch a table
class-home-watch-why = You see what everybody at the table sees. You cannot move.
class-home-watch-table = { $table }: { $players }
class-home-same = Somebody else is joining on this device
class-tab = Class
class-joined = You joined { $name }.
class-unnamed = Student
class-name-waits = Others do not see the name that you typed: your teacher looks at it first. Until then you are called { $name }.

## What the page says while it plays

class-sat-down = You are at { $table } with { $others }. You can play now.
class-moved = Your teacher moved you to { $table }.
class-table-gone = Your teacher closed your table. What you did is kept.
class-lesson-ended = The lesson has ended. You can look at your match, and answer what is left of the questions.
class-closed-title = This table is closed
class-closed-words = You can still look around, read the log and replay the match. Nobody moves here any more.
class-closed-home = To your class
class-table-kept = The match of { $table } is over. You can look at it, and answer the questions after it.
class-watch-begun = You are watching { $table }.
class-watch-title = You are watching { $table }
class-watch-words = You see what everybody at this table sees, and nothing that is hidden from the others.
class-watch-end = Stop watching
class-watch-now = You are watching { $table }. { $waits }
class-to-after = Your teacher has brought everybody to the questions after the game.
class-gate-now = Your table has finished this step. The class starts the next one together.
class-gate-title = The class goes on together
class-gate-words = Your teacher opens the next step for all tables at once. In the meantime, look around or read the log.
class-paused-title = Your teacher has paused the game.
class-paused-words = You can read, look around, write notes and answer questions. Nobody can move until it goes on.
class-notice = From your teacher:
class-notice-table = From your teacher, to your table:
class-notice-read = Read
class-away-title = A bot plays for you
class-away-words = You were away, so a bot decides for you. Your seat is still yours.
class-away-back = I am back
class-back = You play again.
class-table-ready = Your table is ready.
class-table-elsewhere = Your class plays { $lesson } now. Your table is ready.
class-quicker = { $who } was quicker. { $why }
class-copy = Save my copy
class-copy-why = Your copy contains what your seat saw. You can replay it anywhere. The match itself goes on here.
class-copied = Your copy of the match is in the file { $file }. The door opens it again.

## Voting on a question

vote-title = Your class votes
vote-how-first = What do you think? Choose on your own, before you talk. No other student sees your answer yet.
vote-how-talk = Talk with your neighbours until you agree, or know why you do not. Then you vote again.
vote-how-second = Vote again. Press “Keep my answer”, or choose an answer. Only what you press now counts.
vote-how-shown = Both votes are on the wall. The right answer is marked here.
vote-banner-first = Your class votes on a question.
vote-banner-talk = Your class talks about a question.
vote-banner-second = Your class votes again.
vote-banner-shown = Your class has voted: the result is on the wall.
vote-open = Open the question
vote-keep = Keep my answer
vote-change = You can change your vote until your teacher closes it, or leave it out. Your teacher can read it, with your name; the wall shows only numbers.
vote-yours = your vote
vote-yours-first = your first vote
talk-move-1 = Say more: what makes you think so?
talk-move-2 = Who can say that again in their own words?
talk-move-3 = Do you agree or disagree, and why?
talk-move-4 = What is the evidence?

## Refused

reject-vote-closed = This vote is closed.

reject-class-no-code = No class has this code, or the class is closed to new students. Check the code: a word and three digits. If it is right, ask your teacher.
reject-class-name = Please type a name, at most 36 letters.
reject-class-same-name = Two of you have the same name here. Please add something to tell you apart.
reject-class-not-now = The class cannot be joined just now. Please try again.
reject-class-nowhere = This page is not on a server, so it cannot join a class.
reject-class-paused = Your teacher has paused the game. You can move when it goes on.
reject-class-watching = You only watch this table.
reject-class-seated = You have a seat in your class. Play there first. Your own games come after.
reject-class-table-closed = Your teacher has closed this table. Nobody plays here any more.
