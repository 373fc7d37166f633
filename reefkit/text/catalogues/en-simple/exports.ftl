### Exports of a class, in easy words. The files themselves have one form only.

reject-export-roster-unknown = This file has no names of students that we can find. Open the file from your platform.
reject-export-roster-too-large = The file is too large. It may have { $megabytes } MB.
reject-export-no-table = There is no such table.
reject-export-no-points = Nobody has points yet. First somebody has to answer.
reject-export-no-pupil = This student is not in the class any more.
reject-export-restore-other = This class is here already. Open the file at its own desk.
reject-export-not-confirmed = Nothing is erased. You typed something else.
reject-export-phrase-short = The phrase needs at least { $least } letters. Use four words.
reject-export-phrase-needed = This file is locked. Type its phrase.
reject-export-phrase-wrong = This phrase does not open the file. Nothing has changed.
reject-export-until = Choose a day from { $first } to { $last }.

export-data = Data
    .about = For you: a file with a row for each student. For programs: tables.
export-named = With names. Without this, made-up names.
export-workbook = Workbook (.xlsx)
    .about = It has a row for each student: points, gain and texts. Other sheets have the answers, the games, and what the columns mean.
export-csv = Tables for programs (CSV)
export-separator = Sign between cells
export-zip = All tables as a zip
export-table-answers = Answers
export-table-presence = Types on each reef
export-more = Other tables
export-formulas = Some texts get an apostrophe in front. Then no spreadsheet runs them. Numbers stay as they are.
export-done = The file { $file } is ready.
export-rows = { $rows ->
    [one] The file { $file } has one row.
   *[other] The file { $file } has { $rows } rows.
}

export-gradebook = Points for a gradebook
    .about = These files have the real names. A column in % says so.
export-fill = Open a gradebook file
    .about = Save the gradebook of your platform as a file. Open the file here. It comes back with the points. We do not keep it.
export-filled = { $found } of { $of } students are in the file { $file }.
export-guessed = These may be the same people. Please check:
export-confirm = They are: fill them in, too
export-missing = Not found:
export-all-found = Every student was found.
export-blank = Or take a new file for your platform. You add the school numbers yourself.
export-classroom = Google Classroom cannot read a file. Copy the points by hand.
export-points = { $columns ->
    [one] The file { $file } has one column of points.
   *[other] The file { $file } has { $columns } columns of points.
}

export-keep = Back up
    .about = The back-up has everything of the class, private notes too. Keep it where nobody else can open it.
export-back-up = Back up the class
export-phrase = Phrase that locks the file
    .about = Use at least 12 letters. Nobody can open the file without the phrase. Write it down. Without a phrase the file is not locked.
export-unlock = Phrase of { $file }
export-restore = Restore a class
    .about = A back-up from another computer becomes a class here. It gets a new key.
export-backed-up = The back-up is in the file { $file }.
export-restored = The class { $name } is here again.
export-restored-here = What was missing in this class is back.
export-restored-title = The class is here again
export-restored-code = Join code
export-restored-key = Key of the desk
export-restored-how = Write the key down now. You see it only once. It opens the desk of this class.
export-restored-kept = I have written it down
export-new-key = Make a new key
    .about = Does somebody else know the key? Make a new one. The old key stops at once. It is shown only once, so have paper ready.
export-renewed-title = The new key
export-renewed = The old key opens nothing now.

export-erase = Erase
    .about = The class is kept until { $day }. You choose the day. You can also erase it now.
export-until = Keep the class until
export-until-go = Set
export-record = List of what is stored
    .about = For the school: what is stored of this class. Some fields are for you.
export-erase-whom = Erase one student
export-erase-hidden = Names are hidden. You must see whom you erase. Make sure that nobody else sees this page. Then show the names here.
export-erase-choose = Choose a student
export-nobody = Nobody has joined yet.
export-erase-class = Erase the whole class
export-erase-title = Erase { $name }?
export-erase-class-title = Erase the class { $name }?
export-erase-what = All work and codes of this student are erased. Matches stay, without the name. Work in another class stays there.
export-erase-class-what = { $count ->
    [0] The class has no students. Its matches are erased.
    [one] One student's work and all matches are erased.
   *[other] The work of { $count } students and all matches are erased.
}
export-erase-first = You cannot undo this. Only a back-up brings it back.
export-type-name = Type the name: { $name }
export-type-code = Type the join code: { $code }
export-erase-go = Erase for good
export-erase-not = Keep everything

export-receipt-class = The class is erased
export-receipt-pupil = The student's work is erased
export-receipt-name = Name
export-receipt-when = When
export-receipt-at = { $time }, world time (UTC)
export-receipt-number = Receipt
export-receipt-what = The server keeps only these numbers. It keeps no name with them.
export-receipt-named = The name may stand in texts of others. Now the wall does not show these texts. Read them in “Texts”. Look at shared notes, too.
export-receipt-copies = Files that you saved before are still there. Delete them, too.
export-receipt-done = Back to the desk
export-receipt-leave = Leave the desk
