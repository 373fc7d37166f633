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
    [Catalogue] the texts of a language, such as `reefkit.text.catalogue("es")`
    [Executor] an executor, such as `ProcessPoolExecutor()`
   *[str] a text
}. A value of the type { $given } was given.
reject-argument-bare = `{ $name }` takes a list. Put { $given } in brackets: [{ $given }].
reject-argument-order = { $said } rk.{ $call } takes, in this order: { $takes }.
reject-argument-package = rk.{ $call } needs the package { $package }, which is not installed. The whole of Reefkit brings it; reefkit-core does not.
reject-call-unknown = rk.{ $name } does not take { $given }. It takes: { $takes }.
reject-call-missing = rk.{ $name } needs { $needed } too. `help(rk.{ $name })` shows an example.
reject-call-by-name = rk.{ $name } takes { $most ->
    [0] no value without its name
    [1] one value without its name
   *[other] { $most } values without their names
}, and each once. It takes: { $takes }.
reject-no-such-game = There is no game “{ $game }”. There are: { $known }.
reject-one-match-alone = This takes one match alone, and here are { $count }. Pick one, such as the first by [0].
save-none-here = There is no file in the folder { $folder }. Give a match's file, or the folder that it is in.
save-is-table = { $file } is a table and no saved match. rk.explore opens it; pandas reads it.
save-no-name = “{ $file }” is no name for a file here. Give one such as mine.jsonl.
reject-no-such-sample = A sample has a `chance` from 0 to 1, whole numbers `every` from 1 and `seed` from 0; given were { $chance }, { $every } and { $seed }.
reject-several-games = These are matches of several games: { $games }. Give those of one game.
reject-no-such-column = A table of who lived where needs the columns { $needed }. These are missing: { $missing }.
reject-no-such-piece = The lesson has no piece “{ $piece }”. It has: { $known }.
reject-no-matplotlib = rk.plot draws by matplotlib, which is not installed: `pip install matplotlib`. rk.explore draws without it.
reject-no-axes = `ax` takes the axes of matplotlib, such as `plt.gca()`. Without it a new figure is made.
reject-no-such-scale = There is diversity of each “place” and of the “region”, but not of “{ $scale }”.
reject-no-such-reading = There is no table “{ $reading }” to read from this match. There are: { $known }.
