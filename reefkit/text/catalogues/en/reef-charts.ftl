### What the charts of Reef Survivor say.
###
### Families: seen-time- seen-title- seen-group- seen-

seen-time-million-years = millions of years since the game began
seen-time-decade = decades since the game began
seen-time-thousand-years = thousands of years since the game began
seen-time-generation = generations since the game began
seen-title-ranges = Who has lived here
seen-title-diversity = Types alive
seen-title-population = How many live
seen-title-composition = What lives here
seen-group-builder = builders
seen-group-dweller = dwellers
seen-group-alga = fleshy algae
seen-of-reef = { $player }
seen-of-table = The whole table
seen-alpha = { $player } (alpha)
seen-extirpated = extirpated
seen-back = gone, came back
seen-back-reef = gone, came back from { $player }
seen-back-triangle = gone, came back from the Coral Triangle
seen-back-invader = gone, came back as an invader
seen-back-recruit = gone, taken in again
seen-extinct = extinct at the table
seen-covered = covered{ $ending ->
    [extirpated] , extirpated
    [extinct] , extinct at the table
   *[standing] { "" }
}
seen-nothing-lost = Nothing was lost between these two surveys.
