### Exports of a class: the files' own words, and the tab of the desk that hands them out.
###
### Families: export-sheet- export-column- export-head- export-separator- export-file- export-kind- export-count- export-table- export-platform-
### Families: record-table- record-risk-

## The data dictionary: kinds

export-kind-text = text
export-kind-whole = whole number
export-kind-number = number
export-kind-yes-no = true or false
export-kind-time = time, ISO 8601 in UTC
export-kind-list = list; its items are separated by semicolons
export-kind-json = JSON; an answer in words is just those words

## The data dictionary: files

export-file-pupils = One row per student.
export-file-tables = One row per seat of each table.
export-file-answers = One row an attempt at a question, as it was answered, and what it is worth.
export-file-totals = One row per student and sheet: the points so far.
export-file-notes = One row per note that a student shares with the teacher, in its latest version. Notes that students keep to themselves are in no file but the back-up.
export-file-plots = One row per point or line that a student plotted by hand, in its latest version.
export-file-presence = One row per type, reef and survey: whether it was there, and how many.
export-file-scores = One row per part of the score of a reef in a round.
export-file-diversity = One row an index of diversity, of a reef or of the whole table, at a survey; in Succession a row a card laid.
export-file-ranges = One row per unbroken stay of a type on a reef or at the whole table: the first and the last survey that found it. A type that was gone and came back has several rows.
export-file-disasters = One row per disaster card that struck.
export-file-losses = One row per loss: what died or left, where, why.
export-file-predictions = One row per seat's prediction that was held against a card.
export-file-before-cards = One row per type, reef and disaster card: how many lived there when the card was drawn.
export-file-mutations = One row per roll for a mutation: what it changed.
export-file-climate = One row per round: its climate, and how many species were adapted.
export-file-species = One row per species and round, as it was at the round’s end.
export-file-extinctions = One row per extinction: where, in which climate, why.
export-file-tokens = One row per round, species and habitat: whether it has lived there.
export-file-laid = One row per card laid.
export-file-population = One row per species and round: what became of its variants.
export-file-settlers = One row per settler of the rock: when it came, and what took it.
export-file-cover = One row per kind and card laid: how many lived on the rock then.
export-file-hands = One row per turn and seat: how many cards it held.
export-file-points = One row per seat and round: the points left in its hand.
export-file-catches = One row per player who was caught with one card and had not said so.
export-file-turns = One row per turn: how the player stood at its end.
export-file-reefs = One row per turn, reef and kind: how many lay there at the turn’s end.
export-file-eaten = One row per thing that was eaten: by whom, when, on whose reef.
export-file-starved = One row per card that found no whole meal and left its reef.
export-file-sources = One row per change of pollution or warming, and the card that it came from.
export-file-purchases = One row per card that was bought.
export-file-offers = One row per card that lay open when a player began to buy.
export-file-other = A table that the game itself offers.

## The data dictionary: columns

export-column-class = Name of the class.
export-column-pupil = What the student is called in the class, or the pseudonym.
export-column-lesson = Id of the lesson.
export-column-sheet = The sheet of questions: before or after the game, later, or vote-1 and vote-2 for the votes before and after the talk.
export-column-form = Id of the form of the sheet that this student had.
export-column-table = Number of the table in the class.
export-column-seat = Number of the seat at its table, from 1; empty for the whole table.
export-column-player = Who plays at the seat: its students, or the bot. Empty for the whole table.
export-column-round = Round of the game, from 1; 0 is the founding of the reefs. In Climate Change a round is about a million years, and in Blue Expanse a turn.
export-column-phase = Id of the phase of the round.
export-column-key = Which point or line of a plot it is.
export-column-points = Points.
export-column-of = Points that can be gained.
export-column-type = Id of the type of organism; in Climate Change the player whose species it is.
export-column-card = Id of the card.
export-column-pupils-first = First name of the student, if a list of the class told it apart; else empty.
export-column-pupils-last = Last name of the student, if a list of the class told it apart; else empty.
export-column-pupils-joined = When the student joined the class; empty for a name on your list as whom nobody has come.
export-column-pupils-removed = Whether the teacher has taken the student out of the class.
export-column-pupils-table = Number of the table where the student sits; empty for none.
export-column-pupils-seat = Number of the seat where the student sits, from 1; empty for none.
export-column-tables-name = What the table is called; its number where names are left out.
export-column-tables-pupils = How many students share the seat; none where a bot plays alone.
export-column-tables-away = Whether a bot stands in for the seat's students now.
export-column-tables-match-begun = When the first decision of the match was made.
export-column-tables-match-last = When the latest decision of the match was made.
export-column-tables-decisions = How many decisions the match has so far.
export-column-answers-time = When it was given.
export-column-answers-table = Number of the table whose match the sheet asks about; empty for a match of the student's own.
export-column-answers-question = Id of the question.
export-column-answers-title = The question in a few words.
export-column-answers-kind = Kind of question: choice, several, number, text and so on.
export-column-answers-goals = Learning goals of the question.
export-column-answers-concept = Concept that pairs a question before with one after.
export-column-answers-attempt = Which attempt at the question it is, from 1.
export-column-answers-counts = Whether this attempt counts for the points of the sheet.
export-column-answers-answer = The answer as it was given.
export-column-answers-filled = Whether the answer is empty, half, whole, or strange (not to be read).
export-column-answers-points = Points gained; empty where nobody has graded it yet.
export-column-answers-right = Whether all of it is right; empty where nothing is right or wrong.
export-column-answers-rule = The rule that graded it; “teacher” where a teacher did.
export-column-answers-comment = The teacher's comment for the student.
export-column-answers-from-file = When it came in with a student's save file; empty where it was given on this server.
export-column-totals-table = Number of the table whose match the sheet asks about; empty for a match of the student's own.
export-column-totals-points = Points gained, as far as the answers are graded; empty without an answer.
export-column-totals-of = Points that the whole sheet can gain; sheets of one lesson may differ.
export-column-totals-asked = How many questions the sheet asks.
export-column-totals-answered = How many of them have an answer.
export-column-totals-unread = How many answers a teacher has still to read.
export-column-totals-handed-in = When the sheet was handed in; empty when it was not.
export-column-totals-from-file = How many of the answers that count came in with a save file, which can be changed outside the labs; what was given here goes before it.
export-column-hidden = Whether it is a text that others do not see, because you hid it or it has a word that waits for you.
export-column-notes-text = The note.
export-column-notes-time = When it was written or shared last.
export-column-plots-time = When it was given.
export-column-plots-value = What was plotted.
export-column-presence-role = What it is there: builder, dweller or alga (diversity counts builders and dwellers); pioneers, first-settlers, late-settlers or invaders; producer, herbivore, filter-feeder, detritivore or predator; species.
export-column-presence-abundance = How many of them live there. Overgrown and built-over builders count too.
    .unit = individuals
export-column-presence-present = Whether there is any.
export-column-scores-points = Points of this part in the round.
export-column-scores-part = Which part of the score: population, algae, diversity, resilience, three-d, coastal or team-bonus.
export-column-diversity-measure = Of a reef: alpha (richness), shannon (natural logarithm), evenness (Pielou), fleshy-algae. Of the table: mean-alpha, gamma, whittaker-beta (gamma divided by mean alpha), jaccard and bray-curtis (means over all pairs of reefs).
export-column-diversity-value = Value of the index; empty where it is undefined, as evenness is below two types.
export-column-ranges-first = Round whose survey found the type first in this stay; 0 is the founding.
export-column-ranges-last = Round whose survey found the type last in this stay; 0 is the founding.
export-column-ranges-ending = standing (there at the latest survey), returned (gone, and back later: the next row), extirpated (gone from this reef, later found on another) or extinct (gone from every reef).
export-column-disasters-card = Id of the disaster card.
export-column-disasters-order = Which card of its round it was, from 1.
export-column-losses-organism = Id of the type of organism.
export-column-losses-stage = builder, dweller or juvenile.
export-column-losses-row = Row of the space on the reef, from 1; empty for what has no place.
export-column-losses-column = Column of the space on the reef, from 1; empty for what has no place.
export-column-losses-lost = How many were lost.
    .unit = individuals
export-column-losses-cause = card, support (too few builders left to shelter them), built-over, urchins, no-place or books (by the student's own bookkeeping).
export-column-losses-card = Id of the disaster card, where a card is the cause.
export-column-losses-reasons = Why this one died, as sentences.
export-column-predictions-card = Id of the disaster card.
export-column-predictions-right = How many certain fates the seat foresaw.
export-column-predictions-of = How many fates were certain.
export-column-before-cards-order = Which card of its round it was, from 1.
export-column-before-cards-card = Id of the disaster card.
export-column-before-cards-role = What it is there: builder or dweller.
export-column-before-cards-abundance = How many of them lived there before the card struck. Overgrown and built-over builders count too.
    .unit = individuals
export-column-mutations-organism = Id of the type of the builder.
export-column-mutations-row = Row of the builder on the reef, from 1.
export-column-mutations-column = Column of the builder on the reef, from 1.
export-column-mutations-roll = What was rolled.
export-column-mutations-gained = Ids of the mutations that it has now, with semicolons between them; empty for none.
export-column-mutations-lost = Ids of the mutations that were cancelled, with semicolons between them; empty for none.

## The data dictionary: columns of Climate Change, Succession and Blue Expanse

export-column-turn = Turn at the table, from 1: each player’s go is one.
export-column-habitat = Id of the habitat: savannah, tropical-forest, temperate-forest or tundra.
export-column-cell = Number of the cell on the map.
export-column-shape = Value of the gene for shape, 1 to 4.
export-column-fur = Value of the gene for fur, 1 to 4.
export-column-metabolism = Value of the gene for metabolism, 1 to 4.
export-column-guild = Who it is on the rock: pioneers, first-settlers, late-settlers, predators, disturbances or invaders.
export-column-deck = The deck that it is from: resource, biomass, humanitarian (people), bonus or malus.
export-column-climate-climate = The climate of the round, 1 (coldest) to 5 (warmest).
export-column-climate-changed = Whether the climate had changed just before the round.
export-column-climate-people = Whether people could have changed it.
export-column-climate-adapted = How many species were adapted to where they were as the round began.
    .unit = species
export-column-climate-living = How many species were on the map as the round began.
    .unit = species
export-column-climate-extinctions = How many species died out in the round.
    .unit = species
export-column-species-cell = Number of the cell where it was; empty while it waited for one.
export-column-species-habitat = Id of the habitat of its cell; empty while it waited for one.
export-column-species-tokens = How many habitats it has lived in, the savannah included.
    .unit = habitats
export-column-species-cards = How many mutation cards were in the hand.
    .unit = cards
export-column-species-extinctions = How often the seat’s species had died out by then.
export-column-extinctions-habitat = Id of the habitat that it was not adapted to.
export-column-extinctions-climate = The climate of the round, 1 (coldest) to 5 (warmest).
export-column-extinctions-cause = stranded (the climate changed, and it could neither move nor adapt), unreached (the climate changed, and it could live nowhere within reach), pushed (it had to move, and could live in no neighbouring cell) or unsaved (another choice would have saved it).
export-column-extinctions-tokens = How many habitat tokens went back.
    .unit = habitats
export-column-tokens-held = Whether the seat had the habitat’s token after the round.
export-column-population-arose = How many variants arose: cards drawn that can stay in the hand.
export-column-population-spread = How often variants spread to all because the others left no young: adapting.
export-column-population-drifted = How often a variant spread to all by chance: preadapting.
export-column-population-lost = How often variants were lost by chance: more cards than the hand may hold.
export-column-population-harmful = How many young died of a harmful mutation.
export-column-population-ended = 1 if the species died out in the turn, else 0.
export-column-laid-time = When it was laid, in steps of the match from 0: each round’s bare rock is one, and each card.
    .unit = steps
export-column-laid-colour = The card’s colour: green, yellow, blue, red (predators), black (disturbances) or purple (introduced species).
export-column-laid-number = The card’s number, its place in the succession; empty for cards that have none.
export-column-settlers-settled = With which card of the round it came, from 1.
    .unit = cards
export-column-settlers-gone = With which card of the round it was eaten or swept away; empty if it was still there at the end.
    .unit = cards
export-column-settlers-taken-by = Id of the card that took it; empty if none did.
export-column-settlers-seat = Number of the seat that laid it, from 1.
export-column-cover-time = After which card, in steps of the match from 0: each round’s bare rock is one, and each card.
    .unit = steps
export-column-cover-standing = How many of the kind lived on the rock.
    .unit = settlers
export-column-cover-room = How many places of the rock the kind took: two for each pioneer, four for each middle settler, six for each late settler or invader.
export-column-cover-share = Its share of the places of the rock, or of those taken where the rock has no end, from 0 to 1.
export-column-diversity-settlers = How many settlers lived on the rock.
    .unit = settlers
export-column-hands-cards = How many cards the seat held as the turn began.
    .unit = cards
export-column-points-points = Points of the cards left in the hand; the fewest win.
export-column-points-out = Whether the seat laid its last card and so ended the round.
export-column-catches-seat = Number of the seat that was caught, from 1.
export-column-catches-by = Number of the seat that caught it, from 1.
export-column-turns-own-turn = Which of the seat’s own turns it was, from 1.
export-column-turns-points = Victory points of the seat, as if they were counted then.
export-column-turns-pollution = Pollution of the seat: where its counter stood.
export-column-turns-research = Research points of the seat.
export-column-turns-warming = Warming of the whole table: where its counter stood.
export-column-turns-stage = Stage of the game, 1 to 4: pollution begins with 2, warming with 3, and the bleaching is 4.
export-column-turns-bleached = How many of the seat’s corals had no zooxanthellae.
    .unit = corals
export-column-reefs-seat = Number of the seat whose reef it is, from 1.
export-column-reefs-feeding = How it lives: producer, herbivore, filter-feeder, detritivore or predator; empty for what does not live.
export-column-reefs-number = How many of the kind lay there.
    .unit = cards
export-column-eaten-eater = Id of the card that ate.
export-column-eaten-eaten = Id of the card or food that was eaten.
export-column-eaten-number = How many of it were eaten.
export-column-sources-counter = pollution (of one seat) or warming (of the whole table).
export-column-sources-seat = Number of the seat whose pollution it is, from 1; empty for warming.
export-column-sources-source = Id of the card that it came from.
export-column-sources-number = By how much the counter rose; below 0 where it fell.
export-column-purchases-price = What was paid, with what others had added to the price.
    .unit = currency
export-column-offers-price = What it cost then, with what others had added to the price.
    .unit = currency
export-column-offers-bought = Whether the player bought one of the kind in that turn.

## README.txt

export-readme-title = Data of the class { $name }, exported from Reefkit on { $day }
export-readme-what = Each CSV file is one tidy table: one row per observation, one column per variable. dictionary.csv describes every column of every file.
export-readme-names = This export contains the names by which the students joined. Handle it like any list of students.
export-readme-hidden = Names are replaced by pseudonyms. A student has the same pseudonym in every export of this class and another one in every other class. What students wrote themselves is here unchanged, and may hold names: read answers.csv and notes.csv before you pass them on.
export-readme-left-out = Left out on purpose: resume codes, join codes, keys of classes, the keys of matches, and the notes that students keep to themselves. The back-up file of the class holds them.
export-readme-form = Files are UTF-8 with a byte-order mark. Sign between cells: { $separator }; texts with this sign or line breaks are in quotation marks. An empty cell means that there is no value. Numbers have no thousands marks. Times are in UTC. A text longer than 32,000 characters is cut and ends in “…”. Marks that turn the direction of writing are left out.
export-readme-formulas = A text that a spreadsheet could take for a formula (it begins with =, +, - or @, or such a sign follows a semicolon or a line break) has an apostrophe in front of that sign. Take this apostrophe away when you analyse the texts. Numbers are never changed.
export-readme-files = Files, and how many rows each has:

## The workbook: its sheets, and the heads of their columns

export-workbook-students = Students
export-workbook-answers = Answers
export-workbook-games = Games
export-workbook-rounds = Rounds
export-workbook-dictionary = What columns mean
export-head-sheet = Sheet
export-head-column = Column
export-head-kind = Kind
export-head-about = Meaning
export-head-pupil = Student
export-head-first = First name
export-head-last = Last name
export-head-table = Table
export-head-joined = Joined
export-head-points = Points
export-head-of = Possible
export-head-handed-in = Handed in
export-head-gain = Gain on the same ideas
export-head-text = Text
export-head-comment = Comment
export-head-asked = Question
export-head-said = Answer
export-head-sign = Right
export-head-attempt = Attempt
export-head-counts = Counts
export-head-time = Given
export-head-hidden = Hidden
export-head-class = Class
export-head-name = Table’s name
export-head-lesson = Lesson
export-head-pupils = Students
export-head-away = Bot stands in
export-head-match-begun = Begun
export-head-match-last = Last decision
export-head-decisions = Decisions
export-head-rounds = Rounds
export-head-score = Score
export-head-seat = Seat
export-head-player = Player
export-head-round = Round
export-head-gained = Points in the round
export-head-total = Points so far
export-column-students-gain = Gain from before to after on the same ideas, asked in other words, in points of 100, by first answers. Empty where the desk cannot tell a gain from a harder question, or the student lacks one of the two.
export-column-answers-text = What the student wrote.
export-column-answers-asked = The question, as the student read it.
export-column-answers-said = The answer, as a reader would say it; parts are separated by semicolons.
export-column-answers-sign = Whether it is right, partly right or not, or waits for the teacher.
export-column-tables-rounds = How many rounds have been scored.
export-column-tables-score = Points of the seat after them, or what the game counts in place of points.
export-column-rounds-gained = Points that the seat gained in the round.
export-column-rounds-total = Points of the seat at the end of the round; the last include what is counted at the end.

## Sheets, as gradebooks name them

export-sheet-before = Before
export-sheet-after = After
export-sheet-later = Later
export-sheet-other = Questions { $name }
# Where students' questions have different points. $title is “Reef Survivor: Before”.
export-in-percent = { $title }, in %

## Refusals

reject-export-roster-unknown = No names of students were found in this file. Open the file that your platform exported, as CSV or as a workbook.
reject-export-roster-too-large = A gradebook file has at most { $megabytes } MB.
reject-export-no-table = The class has no such table.
reject-export-no-points = Nobody has answered a question for points yet. Points come once answers are there.
reject-export-no-pupil = This student is not in the class any more.
reject-export-restore-other = This class is on this server already. Open its back-up at its own desk.
reject-export-not-confirmed = Nothing was erased: what you typed is different. Type it exactly as shown.
reject-export-phrase-short = The phrase needs at least { $least } letters, so nothing was saved. Four words that do not belong together are a good one.
reject-export-phrase-needed = This back-up is locked: give the phrase with which it was locked.
reject-export-phrase-wrong = This phrase does not open the back-up, or the file is damaged. Nothing was changed.
reject-export-until = Choose a day from { $first } to { $last }: the desk says for 14 days that a class ends. To erase it now, use “Erase the whole class”.

## The tab: data

export-data = Data
    .about = For you: a workbook with a row a student. For programs: tidy tables, one row per answer, or per type, reef and round.
export-named = With names; otherwise with pseudonyms
export-workbook = Workbook (.xlsx)
    .about = A row a student: points before, after and later, gain where it may be told, texts with your comments. Other sheets have the answers as sentences, the games, and what each column means.
export-csv = Tables for programs (CSV)
export-separator = Sign between cells
export-separator-comma = comma
export-separator-semicolon = semicolon, with decimal commas
export-separator-tab = tab
export-zip = Everything as a zip
export-table-answers = Answers
export-table-presence = Types by reef and round
export-more = Other tables, one by one
export-formulas = Texts that a spreadsheet could take for a formula get an apostrophe in front. Numbers are never changed.
export-done = The file { $file } is ready.
export-rows = { $rows ->
    [one] The file { $file } has one row.
   *[other] The file { $file } has { $rows } rows.
}

## The tab: gradebooks

export-gradebook = Points for a gradebook
    .about = These files have names: a gradebook finds its students by them. A column is in points, or in % (its head says so) where students had questions worth different points.
export-fill = Open a gradebook file
    .about = Best way: export the gradebook from Canvas, Moodle or Google Classroom, and open that file here. It comes back with the points filled in beside the names. It is not kept.
export-filled = Points of { $found } of { $of } students are filled into the file { $file }.
export-guessed = These may be the same people. Please check:
export-confirm = They are the same: fill them in, too
export-missing = Not found in the file, or more than once:
export-all-found = Every student was found by name.
export-blank = Or take the points in a platform's own layout. The columns for school numbers and addresses are empty, since Reefkit knows none.
export-platform-canvas = Canvas
export-platform-moodle = Moodle
export-platform-classroom = Google Classroom
export-classroom = Google Classroom cannot read points from a file: copy the column by hand.
export-points = { $columns ->
    [one] The file { $file } has one column of points.
   *[other] The file { $file } has { $columns } columns of points.
}
# $done is the sentence that a file was handed over. $names are those of at most six students.
export-points-from-files = { $done } Points of { $names } come, in whole or in part, from a save file.
export-points-from-many-files = { $done } Points of { $count } students come, in whole or in part, from save files.

## The tab: back-up and restore

export-keep = Back up
    .about = The back-up holds all of the class: names, codes, answers, matches, and in them the notes that students keep to themselves. It is there to restore the class, not to be read. Keep it where nobody else can open it.
export-back-up = Back up the class
export-phrase = Phrase that locks the file
    .about = With a phrase of at least 12 letters, nobody can open the file without it, not even we. Write it down. Leave it empty for a file that is not locked.
export-unlock = Phrase of { $file }
export-restore = Restore a class
    .about = A back-up from another computer becomes a class here, with its own key.
export-backed-up = The back-up is in the file { $file }.
export-restored = The class { $name } is restored.
export-restored-here = This is the class of this desk. What was missing has been restored from the back-up.
export-restored-title = The class is restored
export-restored-code = Join code
export-restored-key = Key of the desk
export-restored-how = Write the key down now: it is shown only once. With it you sign in to the desk of this class. Students go on with their own codes.
export-restored-kept = I have written it down
export-new-key = Make a new key
    .about = Somebody else may know the key? A new one opens this class and the others of the old one. The old key stops at once, and all other sign-ins end. Have paper ready: the new key is shown once.
export-renewed-title = The new key
export-renewed = The old key opens nothing any more, and all other sign-ins have ended.

## The tab: erase

export-erase = Erase
    .about = The class is kept until { $day }. The desk says so before anything is erased automatically, and you choose how long it is kept. You can also erase it now, or erase just one student.
export-until = Keep the class until
export-until-go = Set
export-record = Record of processing
    .about = For your data protection officer: what is stored of this class, and an impact assessment to fill in.
export-erase-whom = Erase one student
export-erase-hidden = Names are hidden. To erase one student, you must see whom: make sure that nobody else sees this page, and show the names here.
export-erase-show = Show the names here
export-erase-choose = Choose a student
export-erase-person = Erase { $name }
export-nobody = Nobody has joined yet.
export-erase-class = Erase the whole class
export-erase-title = Erase { $name }?
export-erase-class-title = Erase the class { $name }?
export-erase-what = All answers, notes, plots and codes of this student are erased. Matches stay, without the name; the notes in them are shown at no desk. What the student did in another class stays there.
export-erase-class-what = { $count ->
    [0] The class has no students. Its matches and codes are erased.
    [one] One student's work, all matches and all codes are erased.
   *[other] The work of { $count } students, all matches and all codes are erased.
}
export-erase-class-removed = { $count ->
    [one] One of them was removed from the class before.
   *[other] { $count } of them were removed from the class before.
}
export-erase-class-elsewhere = { $count ->
    [one] One more is in another class too. The answers and notes of this student stay.
   *[other] { $count } more are in another class too. The answers and notes of these students stay.
}
export-erase-first = This cannot be undone. If you have a back-up, you can restore it.
export-type-name = Type the name to confirm: { $name }
export-type-code = Type the join code to confirm: { $code }
export-erase-go = Erase for good
export-erase-not = Keep everything

## The receipt

export-receipt-class = The class is erased
export-receipt-pupil = The student's work is erased
export-receipt-name = Name
export-receipt-when = When
# $time is a day and a time of day.
export-receipt-at = { $time }, world time (UTC)
export-receipt-number = Receipt
export-receipt-what = The server keeps the number of this receipt and these counts. It keeps no name with them.
export-receipt-named = Texts of others in which this name stands are kept. They are hidden from the wall and from others now: read them in “Texts” before you let them be seen again. Look at shared notes, too.
export-receipt-copies = Files saved earlier, back-ups of this server and exports are not erased. Delete them wherever you keep them.
export-receipt-done = Back to the desk
export-receipt-leave = Leave the desk
export-receipt-on = Go on to your other classes
# At a desk that was open while its class was erased.
export-gone = It was erased at another desk, or because its time was over. Files that you saved are still yours.
export-count-people = Students
export-count-answers = Answers
export-count-marks = Points and comments of the teacher
export-count-finished = Sheets handed in
export-count-notes = Notes
export-count-plots = Plots
export-count-matches = Matches
export-count-entries = Decisions in matches
export-count-tables = Tables
export-count-settings = Settings
export-count-devices = Devices

## The record of processing

record-title = Record of processing and impact assessment
record-made = { $classes ->
        [one] Class
       *[other] { $classes } classes:
    } { $names }, { $day }, Reefkit { $version }. The coloured fields are for you: type into them in a browser, or print the page. Ask your data protection officer what else is needed.
record-processing = 1. Record of processing (Article 30 GDPR)
record-controller = Controller
record-officer = Data protection officer
record-teacher = Teacher
record-purpose = Purpose
    .known = Teaching biology by games, with questions before and after them that the teacher reads and may grade.
record-basis = Legal basis
record-people = Whose data
    .known = { $count ->
        [one] One student, and the teacher.
       *[other] { $count } students, and the teacher.
    }
record-recipients = Who receives them
    .known = The teacher; whoever runs the computer; a learning platform, if the class belongs to a course of one.
record-abroad = Transfer to other countries
    .known = None by Reefkit: its pages load nothing from the internet.
record-until = Kept until
    .known = { $classes ->
        [one] { $day }. Then the class closes, and is erased after 30 days on which the labs ran.
       *[other] Each class until a day of its own, the last until { $day }. Then it closes, and is erased after 30 days on which the labs ran.
    }
record-measures = Measures in Reefkit
    .known = A key for the desk and a code for each student; limits on guesses; pseudonyms in exports unless names are asked for; erasing with a receipt.
record-measures-own = Measures of the school (encrypted disk and connection, back-ups, who has access)
record-stored = 2. What is stored
    .about = All tables of the database and their columns. Times are stored in UTC.
record-stored-what = What it holds
record-stored-columns = Table and columns
record-table-people = Each person: a random number, the name that was typed, and the code to come back.
record-table-devices = Which browser, by a random number, a person has used.
record-table-matches = Each match: its game, options and cards.
record-table-seats = Who has which seat of a match, by name.
record-table-entries = Every move of a match, with its time and the notes written in it.
record-table-answers = Every answer to a question, with its time.
record-table-finished = Which question sheets a person has handed in.
record-table-notes = Notes that a person wrote.
record-table-plots = Graphs that a person drew.
record-table-settings = What pages and classes were set to, such as the language, and a person’s best results.
record-table-merged = Which two people the teacher has made one.
record-table-classes = Each class: its name, the teacher’s name, its code, and a fingerprint of its key.
record-table-sign-ins = Sign-ins at a desk, as fingerprints, for at most 12 hours.
record-table-failures = Wrong codes and keys: by which browser and network address, for ten minutes.
record-table-members = Who is in a class, by name, and who was removed.
record-table-class-tables = The tables of a class.
record-table-sitters = Who sits together at one seat.
record-table-presence = Where on the page a student was last, and when.
record-table-marks = Points and sentences that the teacher gave to answers.
record-table-erasures = How much was erased and when, without names.
record-table-servers = The servers that run now. No personal data.
record-table-platform-people = The number by which a learning platform knows a person.
record-table-platform-contexts = Courses of a learning platform.
record-table-platform-links = Links to Reefkit in such courses.
record-table-platform-nonces = Numbers of launches that were used. No personal data.
record-table-platform-sign-ins = Sign-ins by a learning platform, with the name that it sent.
record-table-courses = When the roster of a course was read.
record-table-course-members = Who is on the roster of a course.
record-table-grades = Grades for the gradebook of a course, and when they were sent.
record-impact = 3. Impact assessment (Article 35 GDPR)
record-needed = Why these data are needed
record-less = Why less would not do (such as nicknames, or no class)
record-risk = Risk
record-risk-now = What Reefkit does
record-risk-likely = How likely
record-risk-harm = How grave
record-risk-do = What we do
record-risk-read = Somebody reads answers or notes that are not for them.
    .now = Students see only their own work and their tables; private notes are shown at no desk.
record-risk-guessed = A code or the key is guessed or seen.
    .now = Guesses are limited; codes can be replaced, and the key renewed at the desk.
record-risk-passed-on = A file with names is passed on.
    .now = Tables have pseudonyms unless names are asked for; what students wrote is unchanged.
record-risk-too-long = Data are kept for longer than they are needed.
    .now = Each class has its day, which the teacher sets; then it is erased by itself.
record-risk-lost = Work is lost.
    .now = Each move is stored at once; a class can be backed up and restored.
record-risk-judged = A student is judged by a game.
    .now = Reefkit makes no decision about a student; a teacher reads free answers and releases points.
record-decision = Decision, and when it is looked at again
record-signed = Place, date, signature
