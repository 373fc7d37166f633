### The store, in easier words: why it cannot save, codes, and files of work.

store-full = The disk is full, so { $place } cannot grow. Delete some files. Then this can be saved.
store-read-only = This computer may not write to { $place }. Ask whoever looks after it.
store-locked = Another program is using { $place }. We try again soon.
store-gone = We cannot reach { $place }. It was moved, or is not connected.
store-damaged = { $place } is broken, or is not ours. An older copy can replace it.
store-newer = A newer Reefkit wrote { $place }. Use the newer one to open it.
store-disk = The disk with { $place } has a fault. Ask whoever looks after it.
store-driver = A part is missing to open { $place }. Install Reefkit with postgresql.
store-unknown = { $place } could not save this. We do not know why.
reject-store-no-person = We do not know this person. Nothing was saved.
reject-store-no-match = There is no such match here.
reject-store-key = This has no name we can keep. Nothing was saved.
reject-store-too-large = That is too long to keep. Nothing was saved.
reject-store-too-many = That was changed too many times. What is saved stays.
reject-store-enough = So much is kept for you that no more fits. This was not saved. What was saved before stays. Ask your teacher.
reject-code-mistyped = That is not a code. A code looks like { $example }.
reject-too-many-guesses = Those codes are nobody's. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
reject-too-many-codes = Too many codes were wrong here. Ask your teacher for the longer code. Or try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
work-broken-off = The end of { $file } is missing. Nothing was taken in. Copy the file again.
work-truncated = The end of { $file } is missing. { $matches ->
    [0] No match in it is whole.
   *[other] Its whole matches are here.
} The answers before that are here.
work-too-large = { $file } is larger than { $megabytes } megabytes. That is too large. Nothing was taken in.
reject-files-often = Many files were opened here. Open another in { $minutes } minutes.
work-other-code = { $file } has work of a person with another code here. Nothing was taken in.
