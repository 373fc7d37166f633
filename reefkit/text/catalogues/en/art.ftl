### What can be wrong with drawings: a teacher's or ours.

art-needed = the pages need it, so it must not be taken away
art-twice = another file of drawings has this name already; a name stands for one thing in all games
