### Tables, and logs that are too long or too old, in easier words.

reject-resume-first = This match is from older rules. Go on from its last survey first.
reject-log-full = This match has too many moves. It cannot go on.
reject-undo-moved-on = The game has moved on. Your choice stands.
reject-nothing-awaited = { $seat } has nothing to do now.
