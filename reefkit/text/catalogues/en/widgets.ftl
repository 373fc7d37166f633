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

scoreboard-title = Scoreboard
scoreboard-rounds = Round
scoreboard-number = { $value }
scoreboard-caption = Points of each player in each round, with the running total below them
scoreboard-total = Total
scoreboard-cell = { $player }, round { $round }: { $points } points, { $total } in all. Show the sum.
scoreboard-sum-of = { $player }, round { $round }
scoreboard-close = Close the sum
scoreboard-part = For
scoreboard-how = Sum
scoreboard-points = Points

## A log

log-filter-who = Whose events
log-filter-when = Events of which round

## A replay

replay-title = Replay
replay-to-start = To the start
replay-to-end = To the end

## A bar of phases

steps-title = Phases of this round
steps-done = { $step }, done. Show what happened.

## What a reader chooses for this browser

reader-choices = Motion, sound and screen reader
reader-motion = Motion
reader-sound = Sound
reader-sound-off = At the left end nothing is heard. Nobody needs the sound to play.
reader-one-switch = One switch: Tab and Enter
reader-voice = A screen reader says
reader-voice-all = everything
reader-voice-mine = what happens to me
reader-voice-now = only what to do
