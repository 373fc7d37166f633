### Tables that several pages play at, and logs that are too long, too short or too old.

reject-log-full = The log of this match is full after { $entries } entries, so nobody can move any more.
reject-undo-moved-on = The table has moved on since that choice, so it stands.
reject-nothing-awaited = { $seat } has nothing to decide now.

reject-argument = `{ $name }` takes { $kind ->
    [bool] True or False
    [int] a whole number
    [float] a number
    [Path] the name of a file or folder
    [Sequence] a list of texts or numbers
    [Mapping] a dictionary
    [Catalogue] the texts of a language
    [Executor] an executor
   *[str] a text
}. This is a { $given }.
reject-no-such-game = There is no game “{ $game }”. There are: { $known }.
reject-one-match-alone = This takes one match alone, and here are { $count }.
save-no-name = “{ $file }” is no name for a file here. Give one such as mine.jsonl.
reject-no-such-sample = A sample finds with a chance from 0 to 1, at every first survey or more, not { $chance } and { $every }.
reject-no-such-column = A table of who lived where needs the columns { $needed }. These are missing: { $missing }.
reject-no-such-piece = The lesson has no piece “{ $piece }”. It has: { $known }.
reject-no-such-reading = There is no table “{ $reading }” to read from this match. There are: { $known }.
