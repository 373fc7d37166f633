### The notebook of a game: predictions and strategy notes, round by round.
###
### Families: axes-

notebook-title = Notebook
notebook-title-of = Notebook of { $player }
notebook-open = Open the notebook
notebook-print = Print the notebook
notebook-lead = What struck your reef, what you predicted, and what you wanted to try next.
notebook-none = There is no notebook yet. It fills as you play a match.
notebook-empty = Nothing is written yet. The first survey opens the first page.
notebook-round = Round { $round }
notebook-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
notebook-card = { CAP($card) }:
notebook-predicted = you foresaw { $right } of { $of } fates.
notebook-nothing-certain = nothing was certain, so no prediction counts.
notebook-not-predicted = you made no prediction.
notebook-talk = Talked over:
notebook-note = What you wanted to try next
notebook-no-note = No note was kept in this round.

## Blank axes on paper

axes-title = Blank axes
axes-lead = Print them, and plot your game by hand as you play. Count at each survey, and mark disasters where they struck.
axes-name = Name, table, board: ………………………………………………………………
axes-ranges = Range chart
    .how = Draw a bar for each type, from the first survey at which it lived on your reef to the last. Draw each disaster as a line from top to bottom. Mark an end extirpated or extinct.
axes-curve = Types through time
    .how = Count the types on your reef at each survey, without fleshy algae, set a point, and join the points. Use a second colour for the whole table.
axes-scores = Scoreboard
    .how = Write each round’s points, and the points so far below them. Population and types are those of the whole table.
axes-types = types alive (richness)
axes-player = Player { $number }
axes-open = Blank axes
