### Experiments, in easier words.

reject-experiment-levels-equal = Two of them are the same. Choose different ones.
experiment-name-expanse-research = { $level ->
    [0] the players
   *[other] all know it from stage { $level }
}
experiment-factor-reef-standing-stacks = Builders below stay
experiment-factor-reef-free-stacking = Young ones may settle on builders
experiment-factor-reef-rescue = A reef full of weeds may clear a space
experiment-factor-reef-mutated-triangle = Builders of the Coral Triangle mutate first
experiment-factor-climate-human-change-from = When people change the climate
experiment-factor-climate-warming-bias = How many of 100 changes by people are warmer (really: all)
experiment-factor-climate-harmful = Bad mutations in the deck
experiment-factor-climate-steps = How far a species can walk
experiment-factor-succession-disturbances = Storms and ice
experiment-factor-succession-invaders = A new species comes in
experiment-factor-expanse-research = Who finds out about bleaching
experiment-factor-expanse-turns = Turns before the bleaching
experiment-factor-succession-storms = Copies of each card that takes settlers away
experiment-question-reef-safety = Does it keep a reef safe to start with more types?
experiment-question-reef-neighbours = Does a reef keep more types with neighbours?
experiment-question-succession-disturbances = Do storms and ice hold back late settlers?
experiment-question-succession-invaders = Does a new species bring more kinds, or fewer?
experiment-interval = In brackets: the true difference is very likely between these two numbers.
experiment-told-clear = { $outcome }: with “{ $level }” it is { $by } { $more ->
    [1] more
   *[other] less
} than with “{ $first }”. That is hardly luck.
experiment-told-unclear = { $outcome }: between “{ $level }” and “{ $first }” we cannot be sure yet. It may be luck.
experiment-told-pairs = In { $about ->
    [1] about { $more }
   *[other] { $more }
} of { $pairs } pairs of tables, “{ $level }” had more.
experiment-told-not = This is so in the game. Nature may be different.

reject-experiment-predict-first = First draw what you expect. Then the bots play.
reject-experiment-predicted = The bots have played, so your picture stays. Press “Predict again” to draw a new one.
reject-experiment-running = The bots are playing. Stop them first, or wait.
experiment-page-lead = One match can be luck. Here bots play many matches. Only one thing is different. First draw what you think will happen. Then look.
experiment-page-draw = { $outcome }: move each bar to where you think it will be.
experiment-page-more = Play more tables. Then luck counts less.
experiment-page-sure = Each line shows where the true difference may be. Short lines are surer. If a line crosses 0, it may be luck.
experiment-chunk = { $done } of { $of } tables of each kind are over.
experiment-page-came = { $tables } tables of each kind
experiment-page-table = What came
experiment-page-level = Tables
reject-experiment-seed = The seed is a whole number from 0 to { $most }.
reject-experiment-tables = Choose from { $least } to { $most } tables for each level.
reject-experiment-nothing-yet = No table is over yet. There is nothing to save.
