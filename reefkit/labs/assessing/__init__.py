"""Questions on a page, for labs of all games: sheets, drafts, verdicts and results.

A lab says which questions there are (`Sheet`) and whose work they are (`StudentWork`); this room
shows one at a time, keeps what is answered, and tells only what a `Sitting` says may be told. It
knows no game.
"""
