### Blue Expanse on the teacher's desk.
###
### Families: expanse-desk-series- expanse-desk-ask-


expanse-desk-time = turns of each player
desk-data-come-expanse = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $reefs ->
    [one] one reef
   *[other] { $reefs } reefs
}. { $last ->
    [0] All have started.
   *[other] { $come ->
        [one] One table has
       *[other] { $come } tables have
    } reached turn { $last }.
}
desk-data-together-expanse = { $time ->
    [0] All have started.
   *[other] All have reached turn { $time }.
}
desk-data-at-expanse = { $time ->
    [0] the start
   *[other] turn { $time }
}
expanse-desk-unit = victory points
expanse-desk-reef = The reef of { $player }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points } victory points
expanse-desk-count = { $count } { $card }
expanse-desk-points = victory points
expanse-desk-pollution = pollution
expanse-desk-warming = warming of the table
expanse-desk-stage = stage
expanse-desk-loops = loops
expanse-desk-bleached = bleached corals

expanse-desk-series-warming = Warming
expanse-desk-series-pollution = Pollution of all reefs
expanse-desk-series-bleached = Bleached corals of all reefs
expanse-desk-series-people = People cards on all reefs
expanse-desk-ask-warming = Warming belongs to everybody at a table. Who gained from the cards that made it rise?
expanse-desk-ask-pollution = Whose cards polluted most, and what did the reefs lose by it?
expanse-desk-ask-bleached = When did corals bleach, and did any reef keep its own?
expanse-desk-ask-people = People cards bring Capital and points. Did the tables with most of them have the richest reefs?

desk-plan-expanse-welcome = Welcome
desk-plan-expanse-before = Before
desk-plan-expanse-one-turn = One turn together
desk-plan-expanse-play = Play
desk-plan-expanse-play-on = Play on to the bleaching
desk-plan-expanse-save = Save and note
desk-plan-expanse-read-own = Read the food webs
desk-plan-expanse-agree = Agree what to buy
desk-plan-expanse-play-halves = Play in both halves
desk-plan-expanse-add-up = Add up each half
desk-plan-expanse-price = What industry brings and costs
desk-plan-expanse-side-by-side = Compare the tables
desk-plan-expanse-look-back = Look back
desk-plan-expanse-predict = Predict the end
desk-plan-expanse-replay = What if: one thing changed
desk-plan-expanse-both-courses = Read both courses
desk-plan-expanse-another-change = Another change
desk-plan-expanse-after = After
desk-plan-expanse-after-what-if = After What if
