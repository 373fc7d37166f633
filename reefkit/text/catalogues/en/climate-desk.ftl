### Climate Change on the teacher's desk.
###
### Families: climate-desk-series- climate-desk-changes- climate-desk-ask- board-of- desk-wall-points- desk-review-

climate-desk-tokens = tokens
climate-desk-people = people change the climate
climate-desk-map = The land, with the species of { $player }
climate-desk-climate = climate, 1 to 5
climate-desk-genes = genes: shape, fur, metabolism
climate-desk-genes-are = { $genes }
climate-desk-habitat = habitat
climate-desk-cards = cards
climate-desk-lost = extinctions
climate-desk-nowhere = waits for a savannah cell
climate-desk-stands = { $player }: cell { $cell }, { $habitat }

climate-desk-series-extinctions = Extinctions a million years
climate-desk-series-lost = Extinctions so far
climate-desk-series-adapted = Adapted species, %
climate-desk-series-climate = Climate, 1 (coldest) to 5
climate-desk-series-tokens = Tokens of a seat
climate-desk-changes-climate = The climate at each table: ▲ warmer, ▼ colder, ▬ as warm as it gets
climate-desk-ask-extinctions = Which table loses most species in a million years, and what did its climate do?
climate-desk-ask-lost = Which table has lost most species so far, and what did the climate do just before its line rose?
climate-desk-ask-lost-none = No species has died out so far. Why not, and what would have happened if the climate had changed the other way?
climate-desk-ask-extinctions-none = { climate-desk-ask-lost-none }
climate-desk-ask-adapted = A change of climate takes the ground away. How long does it take until all are adapted again?
climate-desk-ask-climate = Whose climate changed most often? What does that do to the species at that table?
climate-desk-ask-tokens = Tokens are lost when a species dies out. Who gained many and kept them, and how?

board-of-climate = Species of { $player }
desk-wall-points-climate = { $spread ->
    [0] { $most ->
        [one] { $most } token each
       *[other] { $most } tokens each
    }
   *[other] { $least } to { $most } tokens
}
desk-data-at-climate = { $time ->
    [0] the start
   *[other] round { $time }
}
desk-data-together-climate = { $time ->
    [0] All have started.
   *[other] All have come to the end of round { $time }.
}
desk-data-head-reef-climate = species of
desk-review-about-climate = Any match of the class, turn by turn. You can see two species side by side.
desk-review-quiet-climate = Nothing happened to this species since the stop before.
desk-review-bare-climate = No species lives on the land yet.

desk-plan-climate-welcome = Welcome
desk-plan-climate-before = Before
desk-plan-climate-one-turn = One turn together
desk-plan-climate-play = Play
desk-plan-climate-play-halves = Play, half with people
desk-plan-climate-save = Save and note
desk-plan-climate-tracks = Read the tracks
desk-plan-climate-compare-tables = Compare the tables
desk-plan-climate-predict = Predict the experiment
desk-plan-climate-experiment = The experiment
desk-plan-climate-experiment-short = The experiment
desk-plan-climate-why-speed = Why speed matters
desk-plan-climate-after = After
