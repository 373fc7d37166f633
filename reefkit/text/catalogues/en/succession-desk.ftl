### Succession on the teacher's desk, and what its ghosts write.
###
### Families: succession-desk-series- succession-desk-ask- succession-desk-note- board-of- desk-review-

succession-desk-time = cards played, in steps of { $count }
succession-desk-settlers = settlers standing
succession-desk-rock = The rock, with what { $player } played; { $count ->
    [one] one card
   *[other] { $count } cards
} in hand
succession-desk-cards = cards in hand
succession-desk-points = points of finished rounds
succession-desk-played = settlers played that still stand
succession-desk-kinds = kinds on the rock
succession-desk-eaten = settlers eaten or swept away

succession-desk-series-kinds = Kinds on the first rock
succession-desk-series-shannon = Diversity of the first rock, Shannon
succession-desk-series-eaten = Settlers taken so far
succession-desk-series-share-pioneers = Pioneers, % of the rock
succession-desk-series-share-first-settlers = Middle settlers, % of the rock
succession-desk-series-share-late-settlers = Late settlers, % of the rock
succession-desk-ask-kinds = On which rock did kinds gather fastest, and what took some away again?
succession-desk-ask-shannon = Diversity rises with more kinds and with even shares. Which of the two made each line rise?
succession-desk-ask-eaten = Whom did the predators take, and did the rock look different afterwards?
succession-desk-ask-share-pioneers = When did the pioneers' share fall below half, and at which table not at all?
succession-desk-ask-share-first-settlers = The middle settlers come between two other groups. At which table did they stay the largest?
succession-desk-ask-share-late-settlers = The game says that late settlers cover most of an old rock. Do the lines agree, and what would test it in a harbour?

succession-desk-note-1 = First there was green everywhere, and then we had no more green cards.
succession-desk-note-2 = The starfish took our mussels, and after that there was room.
succession-desk-note-3 = We needed an Upgrade to get to blue.
succession-desk-note-4 = I kept my predators too long and had to count them.
succession-desk-note-5 = Barnacles and mussels were the most in the end.

board-of-succession = Settlers of { $player }
desk-data-at-succession = { $time ->
    [0] the start
   *[other] round { $time }
}
desk-data-come-seats-succession = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $reefs ->
    [one] one seat
   *[other] { $reefs } seats
}. { $last ->
    [0] All have started.
   *[other] { $come ->
        [one] One table has
       *[other] { $come } tables have
    } reached step { $last }.
}
desk-data-together-succession = { $time ->
    [0] All have started.
   *[other] All have reached step { $time }.
}
desk-data-head-reef-succession = settlers of
desk-review-about-succession = Any match of the class, card by card. You can see two players side by side.
desk-review-quiet-succession = Nothing has changed on this rock since the last stop.
desk-review-bare-succession = Nothing lives on this rock yet.

desk-plan-succession-look = Look at what lives on hard things
desk-plan-succession-before = Before
desk-plan-succession-cards = The cards in a row
desk-plan-succession-guess = Guess the rock
desk-plan-succession-open-round = A round with open hands
desk-plan-succession-first-round = First round
desk-plan-succession-next-round = Next round
desk-plan-succession-variation-round = A round with a variation
desk-plan-succession-rock = Read the rock
desk-plan-succession-draw = Draw the rock
desk-plan-succession-compare = Compare the tables
desk-plan-succession-test = Test the model
desk-plan-succession-stop = Stop and keep
desk-plan-succession-after = After
