### Experiments: many matches of bots that differ in one thing.
### Families: experiment-page-allowed- experiment-told- ensemble-offers- experiment-factor- experiment-outcome- experiment-question- experiment-name- reject-experiment-level-

## What is refused

reject-experiment-no-game = No experiments can be made in a game called “{ $given }”. They can be made in: { $known }.
reject-experiment-no-question = There is no ready question called “{ $given }”. There are: { $known }.
reject-experiment-unnamed = Name a ready question: { $known }. Or give `factor`, `levels` and `outcome`.
reject-experiment-lacks = An experiment of your own needs `factor`, `levels` and `outcome`. Missing: { $missing }. What can be varied: { $varied }. What can be measured: { $measured }.
reject-experiment-no-factor = “{ $given }” cannot be varied here. What can be varied: { $known }.
reject-experiment-no-outcome = “{ $given }” cannot be measured here. What can be measured: { $known }.
reject-experiment-levels = An experiment compares { $least } to { $most } levels. Give so many in `levels`.
reject-experiment-levels-equal = Two levels are the same. Make each of them different.
reject-experiment-level-number = “{ $factor }” cannot be “{ $given }”: it is a whole number from { $least } to { $most }.
reject-experiment-level-choice = “{ $factor }” cannot be “{ $given }”. It can be: { $known }.
reject-experiment-level-switch = “{ $factor }” cannot be “{ $given }”. It is on or off.
reject-experiment-tables = An experiment has { $least } to { $most } tables of each level in this game.
reject-experiment-seed = The seed of an experiment is a whole number from 0 to { $most }.
reject-experiment-scheduler = No scheduler answers at “{ $address }”. Check whether it runs, and whether its address is right.
reject-experiment-no-cluster = A cluster needs the package “distributed”: install Reefkit with its extra “cluster”.
reject-experiment-workers-died = The processes that played the tables ended { $tries } times in a row. Try fewer tables, or another machine.

## What can be varied

experiment-name-on = on
experiment-name-off = off
experiment-name-any = as usual
experiment-name-climate-human-change-from = { $level ->
    [0] never
   *[other] from round { $level }
}
experiment-name-expanse-research = { $level ->
    [0] by players
   *[other] from stage { $level }
}
experiment-factor-reef-types = Types of builders at the start
experiment-factor-reef-builder = Builders at the start
experiment-factor-reef-board = Board
experiment-factor-reef-mutations = Mutations each round
experiment-factor-reef-disasters = Disaster cards each round
experiment-factor-reef-topic = Only disasters about
experiment-factor-reef-card = The only disaster
experiment-factor-reef-bot = Bots at all seats
experiment-factor-reef-seats = Reefs at the table
experiment-factor-reef-rounds = Rounds
experiment-factor-reef-standing-stacks = Stacks stay
experiment-factor-reef-free-stacking = Free stacking
experiment-factor-reef-rescue = Rescue
experiment-factor-reef-mutated-triangle = Mutated Coral Triangle
experiment-factor-climate-human-change-from = Round from which people change the climate (0: never)
experiment-factor-climate-warming-bias = Warmer ones of 100 changes by people (really: all)
experiment-factor-climate-rounds = Rounds
experiment-factor-climate-harmful = Harmful mutations in the deck
experiment-factor-climate-steps = Cells a species can walk
experiment-factor-climate-bot = Bots at all seats
experiment-factor-climate-seats = Species on the map
experiment-factor-succession-disturbances = Disturbances
experiment-factor-succession-invaders = An introduced species
experiment-factor-succession-starfish = Starfish cards
experiment-factor-succession-storms = Copies of each card that sweeps settlers away
experiment-factor-succession-bot = Bots at all seats
experiment-factor-succession-seats = Players
experiment-factor-expanse-research = Bleaching research is complete from stage (0: by players)
experiment-factor-expanse-turns = Turns until the bleaching
experiment-factor-expanse-dice = Dice for a move
experiment-factor-expanse-raising = Others may raise prices
experiment-factor-expanse-bot = Bots at all seats
experiment-factor-expanse-seats = Players

## What can be measured

experiment-outcome-reef-types = Types on a reef at the end
experiment-outcome-reef-survivors = Builders after a round’s disasters, for 100 before
experiment-outcome-reef-points = Points of a reef
experiment-outcome-reef-region = Types at the table at the end
experiment-outcome-reef-first-loss = Round in which a reef first lost a type
experiment-outcome-climate-extinctions = Species that died out in ten rounds
experiment-outcome-climate-adapted = Species adapted to where they live, of 100
experiment-outcome-climate-habitats = Habitats that a species has lived in
experiment-outcome-climate-first-extinction = Round of the first extinction
experiment-outcome-succession-late = Rock under late settlers at the end, of 100
experiment-outcome-succession-kinds = Kinds on the rock at the end
experiment-outcome-succession-lost = Settlers eaten or swept away
experiment-outcome-succession-cards = Cards laid in a round
experiment-outcome-succession-points = Points left in a hand
experiment-outcome-expanse-points = Points of a player
experiment-outcome-expanse-kinds = Kinds on a reef at the end
experiment-outcome-expanse-pollution = Pollution of a player, at its highest
experiment-outcome-expanse-warming = Warming, at its highest
experiment-outcome-expanse-turns-played = Turns at the table

## Questions that are ready

experiment-question-reef-diversity = Do reefs that begin with more types keep more types?
experiment-question-reef-safety = Does diversity keep a reef safe from disasters?
experiment-question-reef-disasters = What do more disasters do to the types on a reef?
experiment-question-reef-mutations = Do more mutations save more builders?
experiment-question-reef-boards = Does the board decide how many points a reef gets?
experiment-question-reef-builders = Which of two corals lives through more disasters?
experiment-question-reef-neighbours = Does a reef keep more types where it has neighbours?
experiment-question-reef-bots = How much better than chance is good planning?
experiment-question-climate-people = Do more species die out when people change the climate?
experiment-question-climate-early = Does it matter how early people change the climate?
experiment-question-climate-warming = Is it the direction of change, or change itself?
experiment-question-climate-harmful = What do harmful mutations do?
experiment-question-climate-steps = Can species that walk further escape?
experiment-question-climate-bots = Which way of playing saves most species?
experiment-question-succession-disturbances = Do disturbances keep late settlers from taking the rock?
experiment-question-succession-invaders = Does an introduced species add kinds, or take them away?
experiment-question-succession-storms = What do more storms and ice do to late settlers?
experiment-question-succession-starfish = How long does a round last with fewer starfish?
experiment-question-succession-bots = How much better than chance is good planning?
experiment-question-expanse-research = Does early research save reefs?
experiment-question-expanse-turns = Do reefs that have more time grow more diverse?
experiment-question-expanse-industry = What does it cost to play for Capital?
experiment-question-expanse-warming = Does it warm more where all play for Capital?
experiment-question-expanse-dice = Do two dice change reefs?
experiment-question-expanse-raising = Does raising prices cost points?

## In the terminal

experiment-title = { $outcome }, by: { $factor }
experiment-after = After { $tables ->
    [one] one table
   *[other] { $tables } tables
} of each level
experiment-held = { $level } against { $first }: { $difference } ({ $low } to { $high }); more in { $more } of 100 pairs
experiment-interval = In brackets: where the true mean difference lies, with 95 % confidence (Student’s t, pairs of tables with the same luck).
experiment-chunk = { $done } of { $of } tables of each level are over.
experiment-written = The table of results was written to { $file }.

## What it means

experiment-told-clear = { $outcome }: with “{ $level }” it is { $by } { $more ->
    [1] more
   *[other] less
} than with “{ $first }” on average. The true difference very likely lies between { $low } and { $high }.
experiment-told-unclear = { $outcome }: between “{ $level }” and “{ $first }” no difference is sure yet. Chance alone could make this one ({ $low } to { $high }).
experiment-told-same = { $outcome }: with “{ $level }” everything came out as with “{ $first }”. With these bots, it makes no difference.
experiment-told-pairs = In { $about ->
    [1] about { $more }
   *[other] { $more }
} of { $pairs } pairs with the same luck, “{ $level }” had more.
experiment-told-not = This is so in the game, with these bots. It shows what follows from the rules, and not what happens in nature.

## `reefkit ensemble`

ensemble-about = Plays many matches of bots that differ in one thing, and tells what comes of it. With a game alone it lists the questions that are ready, and what can be varied and measured.
ensemble-help-game = which game: reef, climate, succession or expanse
ensemble-help-question = a question that is ready
ensemble-help-factor = what is varied
ensemble-help-levels = its levels, such as 1,3,5; all are held against the first
ensemble-help-outcome = what is measured
ensemble-help-with = something else that is not as usual, the same at all levels
ensemble-help-tables = how many tables of each level; { $tables } if you do not say
ensemble-help-seed = of the first table; the same seed gives the same tables. 1 if you do not say
ensemble-help-processes = how many processes play; as many as this machine has processors
ensemble-help-scheduler = the address of a Dask scheduler whose workers play instead
ensemble-help-csv = the file for the table of results: a row a level and step
ensemble-which-game = Say which game, such as: reefkit ensemble reef
ensemble-either = Give --question, or --factor with --levels and --outcome. With --question, { $option } has no place.
ensemble-needs = An experiment of your own needs { $option } too.
ensemble-offers-question = Questions that are ready
ensemble-offers-factor = What can be varied
ensemble-offers-outcome = What can be measured

## The page

experiment-page = Experiment: many matches
experiment-page-lead = One match can be luck. Here bots play many matches that differ in one thing only, and all else is the same: cards, dice and players too. First draw what you expect. Then watch what comes, and how chance shrinks.
experiment-step-choose = 1. Choose a question
experiment-page-question = Question
experiment-page-own = a question of my own …
experiment-page-factor = What is different
experiment-page-levels = Its levels, with commas between them
experiment-page-allowed-number = Whole numbers from { $least } to { $most }, two to six of them.
experiment-page-allowed-choice = Two to six of: { $choices }.
experiment-page-allowed-switch = off and on.
experiment-page-outcome = What is measured
experiment-page-varies = Different: { $factor } ({ $levels }). Measured: { $outcome }.
experiment-step-draw = 2. Draw what you expect
experiment-page-draw = { $outcome }: move each bar to where you expect the average.
experiment-drawn = Your own picture, as the sliders say it
experiment-step-play = 3. Let bots play
experiment-page-run = { $tables } tables
experiment-page-playing = Tables are being played
experiment-page-stop = Stop
experiment-page-more = More tables are added to these, so that you can see how chance shrinks.
experiment-page-again = Predict again
experiment-page-save = Save all values (CSV)
experiment-page-picture = Your picture
experiment-page-came = { $tables } tables of each level
experiment-page-expected = what you expected
experiment-page-mean = average
experiment-page-own-match = your own match: { $value }
experiment-page-table = What came, level by level
experiment-page-level = Level
experiment-page-half = half of the tables
experiment-page-difference = difference (very likely)
experiment-against = { $level } against { $first }
experiment-sureness = How sure is the difference?
experiment-page-sure = Each line shows where the true difference very likely lies, after 10, 100, 1,000 tables. If a line crosses the dashed 0, chance alone could be the reason. (95 % intervals, Student’s t for pairs with the same luck.)
reject-experiment-predict-first = First draw what you expect. Then the tables are played.
reject-experiment-predicted = Tables are over already, so your picture stays as it is. Begin again to predict once more.
reject-experiment-running = The tables are being played. Stop them first, or wait until they are over.
reject-experiment-nothing-yet = No tables are over yet, so there is nothing to save.
