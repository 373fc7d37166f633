### The way into a class: the join code, the teacher's key, a new class, and the command line.

## Joining

join-title = Join a class
join-what = Your teacher shows a code.
join-code = Join code
join-hint = For example KELP 473. Capital letters and spaces do not matter.
join-go = Join
join-no-account = You need no account and no e-mail address, only a name.
join-example = KELP 473
# On the door, beside the field.
join-from-door = Is your teacher showing a code?

## The door

teachers-link = For teachers
teachers-link-of = The desk of { $name }

## The teacher's ways in

teachers-title = The teacher’s desk
teachers-what = Here you seat a class, watch its tables, and read its answers.
teachers-first = Make your first class here. A ghost class shows what a lesson is like before students come.
teachers-sign-in = Open your class
teachers-show-key = Show what I type
teachers-key = Key of the class
teachers-key-hint = Twenty letters and digits, in four groups. You wrote it down when you made the class.
teachers-open-desk = Open the desk
teachers-key-lost = Lost it? On the computer that runs the labs, this makes a new one:
# What is typed in a terminal.
teachers-key-command = { $program } class new-key
teachers-new = Make a class
teachers-class-name = Name of the class
teachers-teacher = Your name, as students see it
teachers-set-up-code = Set-up code
teachers-set-up-hint = It is in the window where the labs were started, or in the file named there. It changes with each start.
teachers-make = Make the class
teachers-make-ghost = Make a ghost class
teachers-ghost-what = A ghost class has 30 simulated students who play and answer, so that you can rehearse the lesson. It needs no name.
teachers-ghost-name = Ghost class
teachers-restore = Bring a class from another computer
teachers-restore-what = Save the class as a back-up file at the desk there. Here you get all of it, with a new key.
teachers-backup = Back-up file
teachers-phrase = Its phrase, if it is locked
teachers-restore-next = Choose the file
teachers-bring = Bring the class here
teachers-expired = { $count ->
    [one] One class was erased because its time was up.
   *[other] { $count } classes were erased because their time was up.
}
teachers-idle = { $count ->
    [one] One person in no class was erased after 200 days without doing anything.
   *[other] { $count } people in no class were erased after 200 days without doing anything.
}
reject-teachers-key = No class here has this key. A key has twenty letters and digits. Capital letters and spaces do not matter.
reject-teachers-no-name = A class needs a name, such as Biology 9b.
reject-teachers-signed-out = You are signed out. Type the key of the class.
reject-teachers-no-file = Choose the back-up file first.
reject-teachers-here-already = “{ $name }” is here already, with all that the file holds. Its own key opens it.
reject-set-up-code = That is not the set-up code of this server. It is in the window where the labs were started, or in the file named there.

## Where a page cannot be shown

refused-403 = This cannot be done from here
    .do = The page may have been open for too long, or the address is meant for somebody else. Open it again from the labs.
refused-name = This server is not called that
    .do = Use the address that is shown in the window where the labs were started. To let this name in, start them with --name and the name.
refused-cookies = This browser refuses cookies
    .do = Without them nobody can join, sign in or go on. Allow cookies for this address, then try again.
refused-404 = There is no page at this address
    .do = Check the address letter by letter. Or open the labs, and go on from there.
refused-bodies = This is too large
    .do = Nothing in the labs sends this much. The back-up of a class may have up to 48 megabytes.
refused-restore-unasked = First type the set-up code, then choose the back-up
    .do = Open the teacher’s desk, and “Bring a class from another computer”. After ten minutes the code is asked for again.
refused-restores = Another back-up is being read
    .do = Wait a minute, and send yours again. Nothing was changed.
refused-503 = The labs are full just now
    .do = Close lab pages that nobody needs, wait a minute, and try again. What you played is kept.
refused-other = Something went wrong on the server
    .do = Try again. If it happens again, tell your teacher. What you played is kept.
refused-door = Go to the labs

## A new key

key-title = The key of your class
key-write = Write this key down, or print it.
key-once = It is shown only now. The server itself keeps nothing it could be read from.
key-opens = It opens the desk on any computer that reaches this server. Anybody who has it can see and erase everything in the class, so students must not.
key-lost = If you lose it, make a new one on the computer that runs the labs:
# $until is a date, such as “8 June 2027”.
key-until = The class is kept until { $until }. Its desk says so before it is erased, and you can keep it for longer.
key-copy = Copy
key-copied = Copied.
key-print = Print
key-written = I have written it down – open the desk

## The server says

lab-help-network = let other devices on this network open the labs too
lab-help-behind-proxy = one of your servers is in front: trust what it says about where visitors come from
lab-network-or-address = Give --network or --address, not both.
lab-network-at = Other devices on this network open { $address }
lab-network-none = This computer is not on a network, so no other device can open the labs.
lab-network-means = Everybody on this network can open the labs. Classes open by code and key only. What is sent is not encrypted, so use a network you trust.
lab-desk-at = The teacher’s desk is at { $address } – to make a class there, type the set-up code { $code }
lab-desk-code-file = The teacher’s desk is at { $address } – to make a class there, type the set-up code from the file { $file }
lab-desk-no-code = The teacher’s desk is at { $address } – to make a class, use { $program } class new on this computer

## Classes from the command line

class-command-about = Makes, lists, backs up and erases classes, on the machine where they are kept.
class-command-do = what to do: new, list, new-key, keep, erase, back-up, record or restore
class-command-what = for new: the name of the class; for the others: a class by its name, join code or id, or a back-up file; record takes all classes without one
class-command-teacher = for new: the teacher’s name, as students see it
class-command-days = for new and keep: how many days the class is kept; 200
class-command-to = for back-up and record: the file to write
class-command-phrase = for back-up and restore: a file with the phrase that locks the back-up
class-command-sure = for erase: erase it now
class-a-task = task of “reefkit class”
class-a-class = class
class-needs-task = Say what to do: { $tasks }.
class-needs-name = Say which class: reefkit class { $task } CLASS.
class-needs-new-name = Say what the class is called: reefkit class new NAME.
class-needs-file = Say which file: reefkit class restore FILE.
class-needs-to = Say where the file of { $task } goes: --to FILE.
class-too-many = Give one class, with quotation marks round a name of several words.
class-ambiguous = { $count } classes are called “{ $given }”. Name one by its join code or id: { $codes }.
class-not-sure = “{ $name }” with { $members ->
    [one] 1 student
   *[other] { $members } students
} and all their work would be erased for ever. Add --sure to do it. It is wise to make a back-up first.
class-file-there = { $file } already exists. Give another name, or --force to write over it.
class-file-gone = { $file } cannot be read or written.
class-none = There is no class yet. “reefkit class new NAME” makes one, and so does the teacher’s desk.
class-made = The class “{ $name }” is made. Its join code is { $code }.
class-key = The key for its desk, shown only now: { $key }
class-new-key-made = There is a new key for { $names }. The old one and every open desk have ended.
class-listed = { $code }  { $name }  ({ $members ->
    [one] 1 student
   *[other] { $members } students
}, kept until { $until }, id { $id })
class-erased = “{ $name }” is erased. Receipt { $receipt }, { $when }.
class-kept = “{ $name }” is kept until { $until }.
# Lines below that of the class in a list.
class-ending = { $days ->
    [one] It closes after one more day on which the labs run. To keep it: reefkit class keep { $id }
   *[other] It closes after { $days } more days on which the labs run. To keep it: reefkit class keep { $id }
}
class-put-away = { $days ->
    [one] It is closed, and erased after one more day on which the labs run. To bring it back: reefkit class keep { $id }
   *[other] It is closed, and erased after { $days } more days on which the labs run. To bring it back: reefkit class keep { $id }
}
class-backed-up = “{ $name }” is saved in { $file }, with everything in it. Keep the file as safe as the class itself.
class-recorded = What is stored of { $names } is listed in { $file }, with an assessment to fill in.
class-restored-here = “{ $name }” is here already, with all that the file holds. Its key stays as it is.
class-restored = “{ $name }” is here again. Its join code is { $code }.
