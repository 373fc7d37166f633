### The lab server: its command, its door, and what stands round every lesson.
### Families: lesson-

## The command

lab-about = Opens the labs in a browser. They are served from this machine, need no internet, and stop with Ctrl-C.
lab-help-lesson = open this lesson and not the door
lab-help-forms = which questions are asked before and after, such as before-short,after-long; data/reef/forms.toml lists them
lab-help-feedback = when students are told what was right: now, end or none
lab-a-form = form of questions
lab-a-feedback = time for feedback
lab-help-port = the port to answer at; 8866, or the next that is free
lab-help-address = the address to answer at; 127.0.0.1, which only this machine can reach
lab-help-base-url = the path under which all pages lie, where another server stands in front
lab-help-no-browser = open no browser
lab-port-taken = Port { $port } is in use; the labs answer at port { $free }.
lab-running = The labs are open at { $address } – press Ctrl-C here to stop.
lab-stopped = The labs are closed.

## What it refuses

lab-a-lesson = lesson
lab-no-lessons = There is no lesson to show; the folder “lessons” is missing or empty.
lab-address = “{ $given }” is not the address of a machine, such as 127.0.0.1.
lab-base-url = “{ $given }” is not a path, such as /labs/.
lab-no-address = This machine does not have the address { $address }.
lab-no-port = No port from { $port } on is free.
lab-port-busy = Port { $port } is in use, or this account may not use it. Choose another with --port.

## Round every lesson

lab-skip = Skip to the content
lab-loading = The lab is being set up. This takes a few seconds.
lab-slow = This takes longer than it should.
lab-no-script = This page needs JavaScript and a browser of the last few years. Allow JavaScript, or update the browser.
lab-try-again = Try again
lab-away = There is no connection to the lab. The page tries again by itself. What you played is kept.
lab-away-forgets = There is no connection to the lab. The page tries again by itself. If it stays so, open the labs again by their link, and there your saved file.
lab-lost = The lab has stopped on this page. What you played is kept.
lab-ended = This page sent more than a lab page ever does, and was closed. What you played is kept.
lab-blocked = This network lets the page through, but not what the page sends to the lab. Tell your teacher; whoever looks after the network must let web sockets through to this address.
lab-cookies = This browser refuses cookies, so the lab cannot know which game is yours. Allow cookies for this address, then try again.
lab-waiting = The server does not answer yet. The page goes on as soon as it does.
lab-moving = This page moves to another server, and opens again by itself. What you played is kept.
lab-kernel-ended = The program behind this page has ended: choose Kernel → Restart Kernel and Run All Cells, and what was saved comes back.
lab-continue = Continue

## The door

lab-name = Reefkit
lab-skip-to-labs = Go to the labs
lab-labs = Labs
lab-language = Language
# $language is a language's name in the reader's own, for a lesson that does not speak that one yet.
lab-spoken-in = in { $language }
lab-grow = Grow a reef.
lab-meet = Meet the catastrophe.
lab-find = Find out who lived, and why.
lab-games = { $count ->
    [one] A game about life and change. What happens in your game becomes your data.
   *[other] Games about life and change. What happens in your game becomes your data.
}
# $time is how long a lesson takes, such as “1 to 2 hours”.
lab-facts = from { $age } years · { $time }
lab-hours = { $least } to { $most } hours
lab-minutes = { $least } to { $most } minutes
cannot-cookies = This browser refuses cookies. You can look around here, but no lab opens and no code works until you allow cookies for this address.
cannot-requests = This network blocks web sockets. The labs still work, a little slower. Whoever looks after the network can let web sockets through to this address.
cannot-none = This network blocks the connection that the labs need, so no lab can be played here. Tell your teacher; whoever looks after the network must let web sockets through to this address.
lab-no-internet = Works without internet.
lab-own-table = Have you measured something? Open your own table in “Data”, and make graphs of it.
lab-any-hand = Mouse, touch or keyboard.
lab-kept = What you play is kept on this server: for you, and in a class for your teacher.

## The lessons, as the door names them

lesson-reef-survivor = Reef Survivor
    .what = Build a reef and bring it through four million years.
    .teaches = Traits, disasters, diversity through time
