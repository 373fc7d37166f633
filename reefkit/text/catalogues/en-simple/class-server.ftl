### The easier reading level of the way into a class.

join-what = Your teacher shows you a code.
join-hint = For example KELP 473. Small letters are fine.
join-no-account = You need no account. You only need a name.
teachers-what = Here you seat a class. You see what its tables do.
teachers-first = Make your first class here. A ghost class shows a lesson first.
teachers-key-hint = It has twenty letters and digits.
teachers-key-lost = Lost it? The computer that runs the labs makes a new one:
teachers-set-up-hint = Look in the window where the labs were started.
teachers-ghost-what = A ghost class has 30 pretend students. You can try the lesson with it.
teachers-restore-what = Choose the back-up file of the class. It comes here whole, with a new key.
teachers-expired = { $count ->
    [one] One class was erased. Its time was over.
   *[other] { $count } classes were erased. Their time was over.
}
teachers-idle = { $count ->
    [one] One person in no class was erased. They did nothing for 200 days.
   *[other] { $count } people in no class were erased. They did nothing for 200 days.
}
reject-teachers-key = No class here has this key. Look at it again.
reject-teachers-no-name = A class needs a name, such as Biology 9b.
reject-set-up-code = That is not the set-up code. Look in the window where the labs were started.
refused-403 = This does not work from here
    .do = Open the page again from the labs.
refused-name = The server has another name
    .do = Use the address that your teacher shows.
refused-404 = There is no page at this address
    .do = Check the address again.
refused-bodies = This is too large
    .do = Nothing in the labs sends this much. A back-up has 48 megabytes at most.
refused-restores = Another back-up is being read
    .do = Wait a minute. Then send yours again. Nothing was changed.
refused-503 = The labs are full now
    .do = Close pages that you do not need. Wait a minute. Then try again.
refused-other = Something went wrong on the server
    .do = Try again. Or tell your teacher. Your game is saved.
key-once = You see it only now. The server cannot show it again.
key-opens = It opens the desk. Never show it to students.
key-lost = Lost it? The computer that runs the labs makes a new one:
key-until = The class is kept until { $until }. You can keep it longer.
lab-network-none = This computer is not on a network now.
lab-network-means = Everybody on this network can open the labs now. What is sent is not secret. Use a network you trust.
lab-desk-at = The teacher’s desk is at { $address }. Its set-up code is { $code }.
class-not-sure = “{ $name }” would be erased, with { $members ->
    [one] 1 student
   *[other] { $members } students
}. That is for ever. Add --sure to do it.
class-file-there = { $file } already exists. Use another name, or --force.
class-none = There is no class yet. “reefkit class new NAME” makes one.
class-new-key-made = There is a new key for { $names }. The old one does not work now.
class-backed-up = “{ $name }” is saved in { $file }. Keep that file safe.
class-recorded = { $file } says what is stored of { $names }.
