### The door of the labs: what a visitor who is known can go on with, the codes, and leaving.
###
### Families: go-on-

## Going on

go-on-title = Continue
go-on-here = { $names }
go-on-not-you = Not you?
go-on-have-code = I have my own code
# What stands where: a match, a class, questions.
go-on-round = { $round ->
    [0] just begun
   *[other] { $rounds ->
        [0] round { $round }
       *[other] round { $round } of { $rounds }
    }
}
go-on-over = the match is over
go-on-kept = { $count ->
    [one] one match is kept
   *[other] { $count } matches are kept
}
go-on-questions = your answers are kept
go-on-before = questions before the game
go-on-after = questions after the game
go-on-later = questions some weeks later
go-on-class = with { $name }
go-on-table = { $round ->
    [0] { $table }, with { $name }
   *[other] { $table }, round { $round }, with { $name }
}
# $ago is a time, such as “5 minutes ago”.
go-on-saved = saved { $ago }
go-on-saved-now = saved just now

## A code of one's own

resume-title = Continue with your code
resume-what = With your own code you carry on where you left off, on any device.
resume-code = Your code
resume-hint = Ten letters and digits, such as K7F2M-9QXTA. Your lab shows it under “What is saved”.
resume-go = Continue
resume-lost = Lost? In a class, your teacher can show it to you.
join-instead = My teacher shows a code

## Leaving

leave-what = This device forgets who was here: { $names }. The work stays on the server.
leave-code = This code opens your work again, on any device. Write it down first:
leave-codes = Each of you has a code that opens the work again. Your lab shows it under “What is saved”: write it down first.
leave-go = Leave this device
leave-stay = Stay
