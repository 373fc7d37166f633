### Tables, and logs that are too long or too old, in easier words.

reject-log-full = This match has too many moves. It cannot go on.
reject-undo-moved-on = The game has moved on. Your choice stands.
reject-nothing-awaited = { $seat } has nothing to do now.
reject-no-such-sample = The chance goes from 0 to 1. `every` is 1 or more. `seed` is 0 or more. You gave { $chance }, { $every } and { $seed }.
