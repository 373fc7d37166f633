### Work that lasts: what a page says of saving, of who is here, of codes, receipts and save files.
###
### Families: lasting-sheet-

## In the header, and when something cannot be saved

lasting-saved = Saved
# $time is a time of day, such as 11:20.
lasting-saved-at = Saved { $time }
lasting-not-saved = Not saved
lasting-fault = Your work cannot be saved just now.
lasting-goes-on = You can go on: this page remembers what you do, and saves it as soon as it can. Keep the page open until then.
lasting-paused = The table is waiting, and your move is kept here. It is sent when saving works again.
lasting-send = Send it now
lasting-save-match = Save the match as a file
lasting-lost = The store for your work cannot be reached.

## Codes and people

lasting-code-go = Continue with it
    .example = K7F2M-9QXTA
lasting-here = Here: { $names }
lasting-leave = Leave this device
lasting-left = This device has forgotten you. Your work is kept, and your code finds it.
lasting-entered = You carry on where you left off.
lasting-entered-as = You carry on as { $name }, where you left off.
lasting-unnamed = Somebody without a name
lasting-who = Who is answering?
lasting-who-why = Several people play on this device. Each of them answers alone.
lasting-who-else = Somebody else
lasting-who-begin = Begin
lasting-answering = { $name } is answering.
lasting-who-change = Somebody else answers
lasting-who-was = Somebody worked here before the match. Who was it?
lasting-who-was-why = You answered Before on this device, or wrote an idea, without a name. Your work is kept under the name that you choose now.
reject-lasting-no-code = Nobody here has this code. Look at the receipt again, and at which server it names.
reject-lasting-nowhere = This page keeps its work in memory only.
reject-lasting-nobody = This person is not here any more.
reject-lasting-name = A name needs letters that can be seen, at most forty.
reject-lasting-full = { $most } people already use this device. Somebody has to leave it first.
reject-lasting-say-who = Several people share this device, so first say who you are.
reject-lasting-leave-unsaved = Something is not saved yet. Wait until it is, or save the match as a file, and then leave.
reject-lasting-nothing = There is nothing to save yet.

## The receipt

lasting-receipt = What is saved
lasting-receipt-title = What is saved
lasting-receipt-of = Receipt of { $name }
lasting-name = Name
lasting-code-name = Code
lasting-code-how = With this code your work opens on any device that reaches this server: choose “I have my own code” on the labs’ front page. Anybody who has the code can open your work, so keep it to yourself.
lasting-last = Last saved
lasting-nothing-yet = Nothing is saved yet.
lasting-sheet-before = Before
lasting-sheet-after = After
lasting-sheet-later = Later
lasting-sheet-vote-1 = Vote in class
lasting-sheet-vote-2 = Vote after the talk
lasting-sheet-other = Questions: { $name }
lasting-answers = { $count ->
    [0] nothing answered
    [one] one question answered
   *[other] { $count } questions answered
}
lasting-finished = handed in { $time }
lasting-notes = Notes
lasting-plots = Plots
lasting-match = Match
lasting-surveyed = { $count ->
    [0] no survey yet
    [one] one survey
   *[other] { $count } surveys
}
lasting-place = Kept in: { $place }
lasting-print = Print
lasting-file = Save all as a file
lasting-back = Back
lasting-file-saved = All your work is in the file { $file }. The lab's door opens it again.
lasting-file-opened = { $count ->
    [0] All of this file is here already.
    [one] One thing from your file was added.
   *[other] { $count } things from your file were added.
}
lasting-forgets = This server forgets everything when it stops. Save your work as a file before you close the page. The labs’ front page opens it again.

## The command line

lasting-kept-in = Work is kept in { $place }.
lasting-help-database = where work is kept: a file, or the address of a PostgreSQL database (REEFKIT_DATABASE names it too)
