### The record of a match of Reef Survivor: its log, the replay, and its files.
###
### Families: record-csv- past-log-seat-

## The log

past-log-title = What happened, newest first
past-log-seat = Whose
past-log-seat-own = My reef
past-log-seat-all = All reefs
past-log-round = Round
past-log-phase = Phase
past-log-every = all
past-log-place = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
past-log-place-of = { $player } · { $round ->
    [0] set-up
   *[other] round { $round }
}
past-log-see = See that moment
# $text is the whole line.
past-log-see-line = See that moment: { $text }
past-log-none = Nothing of this kind has happened yet.
past-log-all = All { $count } events
past-log-newest = The newest { $count } events

## The replay

past-replay-title = The past
past-replay-open = Replay
past-replay-moment = Round { $round }, { $phase }
past-replay-moment-card = Round { $round }, { $phase }: { $card }
past-replay-moment-outside = { CAP($phase) }
past-replay-after = After a move of { $player }
past-replay-slider = Moments of the match
past-replay-place = { $moment }, move { $position } of { $last }
past-replay-count = Move { $position } of { $last }
past-replay-back = Step back
past-replay-on = Step on
past-replay-play = Play
past-replay-pause = Pause
past-replay-survey = Next survey
past-replay-rounds = Rounds
past-replay-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
past-replay-now = Back to now
past-replay-broken-off = The replay stopped, since a moment could not be shown. Go back to now.
reject-replaying = The page shows the past, and the past cannot be changed. Go back to now, then play on.

## Files

record-files = Files of this match
record-save = Save match file
record-open = Open a match file
record-csv = Numbers for a spreadsheet (CSV):
record-csv-presence = Who was present
record-csv-scores = Scores
record-csv-diversity = Diversity
record-csv-ranges = Ranges
record-csv-disasters = Disasters
record-csv-losses = Losses and reasons
record-csv-predictions = Predictions
record-saved = The match is saved as { $file }. Open it again to play on from here.
record-opened = { $entries ->
    [0] The match is open. Nobody has moved yet.
    [one] The match is open at its first move.
   *[other] The match is open after { $entries } moves.
}
record-resumed = This match was played by older rules. It goes on from its last survey.
record-exported = { $rows ->
    [0] { $file } is saved. It has no rows yet: they come with the first survey or disaster.
    [one] { $file } is saved, with one row.
   *[other] { $file } is saved, with { $rows } rows.
}
reject-save-elsewhere = Some players sit at other screens, so the whole match cannot be saved here.
reject-lab-no-files = This page cannot hand out files. Nothing was changed.
