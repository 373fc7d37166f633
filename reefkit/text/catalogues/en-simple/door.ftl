### The easier reading level of the door of the labs.

go-on-have-code = I have my own code
go-on-kept = { $count ->
    [one] one game is saved
   *[other] { $count } games are saved
}
go-on-over = the game is over
go-on-questions = your answers are saved
resume-what = With your own code you go on where you stopped.
resume-hint = It looks like K7F2M-9QXTA. Your lab shows it under “What is saved”.
resume-lost = Lost? Your teacher can show it to you.
leave-what = This device forgets { $names }. The work stays on the server.
leave-code = This code opens your work again. Write it down first:
leave-codes = Each of you has a code. It opens the work again. Your lab shows it under “What is saved”. Write it down first.
