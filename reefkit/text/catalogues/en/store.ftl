### The store: what keeps it from saving, codes that are typed, and files of people's work.
### Families: store-

# What keeps work from being saved, and what to do about it. Each can be read alone, in a banner or in a terminal.
store-full = There is no room left on the disk that holds { $place }. Delete files that nobody needs. Then this can be saved.
store-read-only = This account may not write to { $place }. Whoever looks after this computer can allow it.
store-no-home = This account has no folder of its own that can be written. Say where work is to be kept with the option --database, such as --database /srv/reefkit/labs.sqlite, or in REEFKIT_HOME.
store-locked = Another program is using { $place } and has not let go of it yet. Reefkit tries again in a moment.
store-gone = { $place } cannot be reached. It was moved, or its disk or server is not connected.
# In sentences of what is damaged, in the place of a file’s name.
store-match = the saved match
store-damaged = { $place } is damaged, or is not a database of Reefkit. Put a copy from before the damage in its place.
store-newer = { $place } was written by a newer Reefkit. That one, or a newer one, can open it.
store-disk = The disk that holds { $place } reports a fault. Whoever looks after this computer can check it.
store-driver = The driver for this kind of database is not installed: { $place }. Reefkit’s extra named postgresql brings it.
store-unknown = { $place } could not save this, and Reefkit does not know why.

# What may not go in.
reject-store-no-person = There is no such person here. Nothing was saved.
reject-store-no-match = There is no such match here.
reject-store-key = Nothing can be kept under that name. Nothing was saved.
reject-store-too-large = That is longer than { $kilobytes } kilobytes, which is too long to keep. Nothing was saved.
reject-store-too-many = That was changed too many times to keep another version. What is saved stays as it is.
reject-store-enough = There is no more room for your work here. This was not saved. What was saved before stays. Your teacher can help.

# Resume codes.
reject-code-mistyped = That is not a resume code. A code has ten letters and digits, such as { $example }.
reject-too-many-guesses = Several codes in a row were nobody's. Another can be tried in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
reject-too-many-codes = Too many codes were wrong here. Your teacher's page shows a longer code that lets you in at once. Otherwise try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

# Files of people's work.
work-broken-off = { $file } breaks off: its end is missing. Nothing was taken in. Copy it once more from where it was saved.
work-truncated = { $file } breaks off. { $matches ->
    [0] No match in it is whole.
    [one] The one match that is whole in it is here.
   *[other] The { $matches } matches that are whole in it are here.
} The answers before the break are here; the rest is missing.
work-too-large = { $file } is larger than { $megabytes } megabytes, which no file of anybody’s work is. Nothing was taken in.
reject-files-often = Many files were opened from here. Another can be opened in { $minutes } minutes.
work-many-people = { $file } holds the work of more than { $most } people, which no save file does. Nothing was taken in.
work-other-code = { $file } holds work of somebody who has another code here. Nothing was taken in.
