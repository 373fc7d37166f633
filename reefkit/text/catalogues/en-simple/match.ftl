### What every game shares, in easier words: choices refused and taken back.

reject-not-an-action = This game has no such move. Nothing changed.
reject-no-such-seat = There is no seat { $seat }. This table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
reject-no-such-position = There is no step { $position }. The last is { $last }.
reject-no-key = You can look at this copy. You cannot play on with it.
reject-no-end = The bots took more than { $entries } moves. The match was stopped.
reject-undo-nothing = You have nothing to take back.
reject-undo-ready = You have said Ready. Your choices stand.
reject-undo-draw = A roll or a card came after that choice. It stands.
reject-undo-survey = The reef was counted after that choice. It stands.
reject-undo-answered = Somebody has answered that choice. It stands.
reject-no-gate = This table waits at no gate now. Nothing opened.
reject-gate-not-yours = Only the teacher opens a gate, for the whole class.
table-busy = Others were faster. Please try again.
table-position = Somebody else moved first. Please try again.
save-other-lesson = This match is of another game. Open it on its own page.
save-truncated = The end of { $file } is missing. { $entries ->
    [0] Nothing before it is whole.
   *[other] All that was played before it is here.
}
