### The notebook of a game, in easier words.

notebook-lead = What struck your reef, what you expected, and your notes.
notebook-none = There is no notebook yet. Play a match to fill it.
notebook-empty = Nothing is written yet. It begins with the first survey.
notebook-nothing-certain = nothing was certain, so nothing counts.

## Blank axes on paper

axes-lead = Print them and plot your game by hand. Mark disasters where they struck.
axes-ranges = Range chart
    .how = Draw a bar for each type, from first seen to last seen. Draw each disaster as a line from top to bottom. Mark an end extirpated or extinct.
axes-curve = Types through time
    .how = Count the types on your reef at each survey. Leave out fleshy algae. Set a point and join the points.
axes-scores = Scoreboard
    .how = Write each round’s points. Below them write the points so far. Population and types are those of all reefs together.
