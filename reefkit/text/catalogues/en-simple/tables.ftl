### Tables, and logs that are too long or too old, in easier words.

reject-log-full = This match has too many moves. It cannot go on.
reject-undo-moved-on = The game has moved on. Your choice stands.
reject-nothing-awaited = { $seat } has nothing to do now.
