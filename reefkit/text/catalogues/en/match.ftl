### What every game shares: choices that are refused, choices that are taken back, set-ups and save
### files.

## What happened

choice-undone = { $seat } undid the last choice.

## Refused

reject-not-an-action = That is not a move of this game, so nothing changed.
reject-no-such-seat = There is no seat { $seat }; this table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
reject-no-such-position = The log has no position { $position }; its last is { $last }.
reject-no-key = This copy of the match may be read but not played on, since its chance stayed with its table.
reject-no-end = The bots did not finish within { $entries } moves, so the match was stopped.
reject-undo-nothing = There is no choice of yours to undo.
reject-undo-ready = You have said Ready since then, so your earlier choices stand.
reject-undo-draw = That choice was followed by a roll or a card, and chance cannot be undone.
reject-undo-survey = The reef was surveyed after that choice, so it stands.
reject-undo-answered = Somebody has answered that choice, so it stands.
reject-no-gate = This table is not waiting at a gate now, so nothing opened.
reject-gate-not-yours = A gate opens on the teacher's word, for all tables of the class together.

## Tables

table-busy = Others were quicker several times. Please try again.
table-position = Somebody else moved first: position { $expected } of the log is taken.

## Set-up

setup-other-game = This match is of the game “{ $game }”; expected “{ $expected }”.
setup-content-wrong = The content of this set-up cannot be used: { $detail }.
setup-too-many-seats = A table has at most { $most } seats; this set-up has { $seats }.
setup-no-such-card = There is no card “{ $card }”; the cards are { $cards }.
setup-no-such-topic = There is no topic “{ $topic }”; the topics are { $topics }.
setup-no-such-bot = There is no bot “{ $bot }”. You can choose from { $bots }.
setup-no-such-option = There is no option “{ $option }”. You can choose from { $options }.
setup-option-wrong = An option cannot have this value: { $detail }.

## Save files

save-not-here = There is no match of that name here.
save-other-lesson = This is a match of another game. Open it on that game’s own page.
save-missing = There is no file { $file }.
load-no-sign-in = No sign-in leads to your matches here. Give rk.load the name of a file.
load-labs-refuse = The labs do not give your matches ({ $status }). Ask whoever looks after the school’s sign-in.
load-labs-away = The labs do not answer just now. Run the cell again in a minute.
save-unreadable = { $file } cannot be read: { $detail }.
save-not-json = { $file } is not a saved match.
save-not-reefkit = { $file } is not a match saved by Reefkit.
save-class-tables = { $file } holds the tables of a class, not its matches. rk.tables reads them.
save-class-damaged = { $file } is damaged: the tables of a class in it cannot be read.
save-class-locked = { $file } is locked: give the phrase too, as in `rk.load("{ $file }", phrase="…")`.
save-class-phrase = This phrase does not open { $file }, or the file is damaged.
save-unknown-game = { $file } is a match of the game “{ $game }”, which is not installed here.
save-too-new = { $file } was saved by a newer Reefkit (form { $version }); please update.
save-rules-newer = { $file } was played by newer rules (version { $version }); please update.
save-too-large = { $file } is larger than { $megabytes } megabytes, which no match is.
save-too-many = { $file } has more than { $entries } entries, which no match has.
save-copy-wrong = This copy of a match tells of events that no match has, so it was changed or damaged.
save-truncated = { $file } breaks off in the middle of an entry. { $entries ->
    [0] No entry before it is whole.
    [one] The one entry before it is whole, and can be opened.
   *[other] The { $entries } entries before it are whole, and can be opened.
}
save-header-wrong = The first line of { $file } is damaged: { $detail }.
save-value-wrong = a value in it is none that Reefkit writes
save-entry-wrong = Entry { $position } of { $file } is damaged.
# $reason is a whole sentence.
save-setup-wrong = The set-up in { $file } is damaged. { $reason }
save-position = Entry { $expected } of the log was expected here, and this is entry { $position }.
save-entry-illegal = Entry { $position } of the log is against the rules. { $reason }
save-checksum = Entry { $position } of the log was changed: the rules make another table of it.
save-state-wrong = The table stored at entry { $position } of the log is damaged.
save-state-shape = The stored table is not one that these rules could hold.
save-draws-wrong = The log has no fitting roll for “{ $purpose }”.
save-draws-left = The log has { $count ->
    [one] one roll
   *[other] { $count } rolls
} more than the rules made.
