### The record of a match of Reef Survivor: its log, the replay, and its files.
###
### Families: record-csv- past-log-seat-

## The log

past-log-seat-own-reef = My reef
past-log-seat-all-reef = All reefs
# $text is the whole line.

## The replay

past-replay-survey-reef = Next survey
reject-replaying = The page shows the past, and the past cannot be changed. Go back to now, then play on.

## Files

record-csv-presence = Who was present
record-csv-scores = Scores
record-csv-diversity = Diversity
record-csv-ranges = Ranges
record-csv-disasters = Disasters
record-csv-losses = Losses and reasons
record-csv-predictions = Predictions
record-csv-before-cards = Before each card
record-csv-mutations = Mutations
reject-save-elsewhere = Some players sit at other screens, so the whole match cannot be saved here.
reject-lab-no-files = This page cannot hand out files. Nothing was changed.
