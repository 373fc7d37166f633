### The command line: its help, what it says, and what it refuses.

## Help

command-usage = How it is used: { $usage }
command-arguments = What is given
command-options = Options
command-about = Reefkit opens its labs in a browser, plays its games in the terminal, shows saved matches again, and checks files. Add --help after a command for its options.
command-about-play = Plays a match with bots to its end, and shows every round: what happened and why, and a picture in letters of the reefs, the rock, the map or the food webs.
command-about-replay = Shows a saved match again, round by round.
command-about-check = Says whether saved matches, content files or a folder of one's own content are fine, or what is wrong and where.

command-help-help = show this help
command-help-version = show the version of Reefkit
command-help-command = serve, doctor, class, lti, play, replay, ensemble or check
command-help-language = en or es, en-simple or es-simple (shorter sentences), or a language of your own folder
command-help-content = a folder of your own content and texts, laid over ours
command-help-game = { $games }; --help after one tells its options
command-help-seats = how many play; 4, where nothing else tells
command-help-names = what the seats are called, with commas between
command-help-bots = how the bots play: one style for all, or one for each seat, with commas between{ $count ->
    [0] { "" }
   *[other] ; the styles are { $styles }
}
command-help-seed = a whole number; the same seed gives the same match again
command-help-boards = the boards: one for all, or one for each seat, with commas between
command-help-rounds = how many rounds, from 1 to 7
command-help-cards = play with these disaster cards only, with commas between
command-help-card-topics = play with disaster cards of these topics only, with commas between
command-help-option = change an option of the rules; may be given several times
command-help-save = save the match to this file
command-help-csv = write what can be read from the match as tables: a file ending in .csv takes the first of them (in Reef Survivor who was present), a folder takes all
command-help-separator = the sign between the cells of tables: comma, semicolon (with decimal commas, as a German or Spanish spreadsheet expects) or tab
command-help-force = write over files that are there already
command-help-quiet = show the final standing only
command-help-to = show the match after so many entries of its log
command-help-replay-file = a saved match
command-help-check-files = saved matches, content files, or folders of content

## What it says

command-version = Reefkit { $version }
command-seat = Seat { $seat }
command-played = Played with seed { $seed }; the log has { $entries } entries.
command-written = Written: { $file }
# $verdict is a whole sentence.
command-check = { $file }: { $verdict }
command-fine = Fine.
command-fine-save = Fine: a match of { $game } with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, { $over ->
    [true] played to its end
   *[false] not over yet
}. Its moves and rolls fit the rules. Names, players, bots, times and cards not used are not checked.
command-fine-folder = Fine: { $count ->
    [one] one file or language
   *[other] { $count } files and languages
}.

## A match as it is shown

shown-set-up = { $game }: { $seats ->
    [one] one player
   *[other] { $seats } players
}
shown-round = Round { $round }
shown-now = After entry { $position } of the log

## What it refuses

command-none = Say what to do: serve, class, play, replay, ensemble or check.
command-which-game = Say which game to play: { $games }.
# $what is one of command-a-….
command-unknown = There is no { $what } “{ $given }”. You can choose from { $known }.
command-a-command = command
command-a-game = game
command-a-separator = sign between cells
command-an-option = option
command-a-bot = bot
command-a-board = board
command-a-card = card
command-a-topic = topic
command-a-content-file = content file
command-too-much = “{ $given }” is more than this command takes.
command-no-value = The option { $option } needs a value after it.
command-twice = The option { $option } is given twice.
command-not-understood = An option that takes no value was given one; { $command } --help tells the options.
command-number = { $option } needs a whole number from { $least } to { $most }, not “{ $given }”.
command-empty-item = { $option } has an empty item between its commas: “{ $given }”.
command-option-form = An option is written key=value, not “{ $given }”.
command-option-value = The option { $option } cannot be “{ $given }”; expected { $expected }.
command-true-or-false = true or false
command-whole-number = a whole number from { $least } to { $most }
command-one-of = one of { $known }
command-names = names with commas between
command-one-a-seat = { $option } has { $items } items for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}; give one for all, or one for each.
command-names-differ = { $names ->
    [one] One name is
   *[other] { $names } names are
} given for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
command-name = A name has from one to { $most } letters that can be shown.
command-one-file = Give one saved match to show.
command-check-what = Give at least one file or folder to check.
command-no-such-file = There is no file or folder “{ $file }”.
command-text-where = { $file } must lie in a folder text/<language>, as text/en.
command-empty-folder = The folder { $folder } has no content and no texts.
command-unused = { $files } { $count ->
    [one] is
   *[other] are
} not used. Content files are named as ours are, such as reef/rules.toml. Texts end in .ftl and are in text/en or another language.
command-exists = There is already a file { $file }; choose another name, or add --force to write over it.
command-is-folder = { $file } is a folder; name a file.
command-no-folder = { $file } cannot be written: { $folder } is no folder that files can be put into.
command-unwritable = { $file } cannot be written: { $detail }.
command-same-file = { $file } is named twice; choose another name for one of them.
