### Panels and small widgets, whatever they show.
###
### Families: log-filter-

panel-failed = That did not work here. You can go on; if it happens again, tell your teacher.
panel-not-understood = This page could not read that. Nothing was changed.
panel-file-too-large = This file is larger than 8 megabytes. Choose a smaller one.

## A die

die-shows = Die with { $faces } faces: { $face }
die-waits = Die with { $faces } faces, not rolled yet
die-rolled = Rolled { $face }.
die-not-rolled = This die has { $faces } faces. It is not rolled yet.
die-roll = Roll

## A scoreboard

scoreboard-caption = Points of each player in each round, with the running total below them
scoreboard-player = Player
scoreboard-round = Round { $round }
scoreboard-total = Total
scoreboard-cell = { $player }, round { $round }: { $points } points, { $total } in all. Show the sum.
scoreboard-to-come = still to come
scoreboard-sum-of = { $player }, round { $round }
scoreboard-close = Close the sum
scoreboard-part = For
scoreboard-how = Sum
scoreboard-points = Points

## A log

log-title = What happened
log-all = { $count ->
    [one] The one event
   *[other] All { $count } events
}
log-close = Close the list of events
log-empty = Nothing has happened yet.
log-all-players = All players
log-all-rounds = All rounds
log-filter-who = Whose events
log-filter-when = Events of which round
log-found = { $count ->
    [0] No event fits this choice.
    [one] One event, the newest first.
   *[other] { $count } events, the newest first.
}

## A replay

replay-title = Replay
replay-to-start = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-to-end = To the end
replay-moment = Moment of the match
replay-of = { $at } of { $of }

## A bar of phases

steps-title = Phases of this round
steps-done = { $step }, done. Show what happened.
