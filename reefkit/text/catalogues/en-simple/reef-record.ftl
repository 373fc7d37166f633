### The record of a match of Reef Survivor, for readers of 10 to 13.

past-replay-broken-off = The replay stopped here. Go back to now.
reject-replaying = This is the past. You cannot change it. Go back to now.
record-csv = Numbers for a spreadsheet (CSV):
record-saved = The match is saved as { $file }. Open it later to play on.
record-resumed = This match is from older rules. It goes on from its last survey.
record-exported = { $rows ->
    [0] { $file } is saved. It has no rows yet. They come later.
    [one] { $file } is saved. It has one row.
   *[other] { $file } is saved. It has { $rows } rows.
}
reject-save-elsewhere = Some players sit at other screens. You cannot save the match here.
reject-lab-no-files = This page cannot hand out files. Nothing was changed.
