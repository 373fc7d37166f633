### Reef Survivor's page: a card is predicted, revealed and talked over; a round is surveyed; a match ends.
###
### Families: after-water- survey-ask- survey-smile-saved

## The card

after-card-term = { CAP($term) }
after-card-number = Card { $number } of { $of }
after-card-title = { CAP($card) }
after-science = The nature behind it
after-card-row = { $whose ->
    [own] Your reef rolled row { $row }.
   *[other] { $player }’s reef rolled row { $row }.
}

## A prediction

after-your-prediction = Your prediction
after-how-to-mark = Mark who will die: a builder on the board, or a type here to mark all of it.
after-mark-types = Mark all of a type
after-mark-type = { CAP($organism) }: { $marked } of { $of } marked
after-expected = { $count ->
    [0] marked of { $of } builders
    [one] of { $of } builders marked
   *[other] of { $of } builders marked
}
after-why-predict = Each builder that you judge right is a guess point. Guess points do not change the score.
after-stack-hint = Builders stand on one another: choose a stack to mark each of it apart.
after-stack = Stack at row { $row }, column { $column }
after-topmost = on top
after-under = built over
after-marked = marked
after-unmark = Take all marks off
after-predict = { $count ->
    [0] I expect to lose none
   *[other] That is my prediction
}
after-predicted = The prediction is in. It is shown once the card has struck.
reject-after-cannot-mark = No builder that can be marked stands at row { $row }, column { $column }.

## What a card leaves to its owner

after-algae = Weeds spread
after-algae-left = { $count ->
    [one] One fleshy alga to place
   *[other] { $count } fleshy algae to place
}
after-algae-why = Grazers are lost, so weeds grow faster than they are eaten. Choose a bright space for each.
after-no-alga-here = No alga grows at row { $row }, column { $column } now: weeds take empty ground first.
after-tie = Which type falls ill?
after-tie-why = These are equally common, and a disease spreads where many of one type stand close. Choose one.
after-tie-count = { $count ->
    [one] one would die
   *[other] { $count } would die
}
after-half = Half of them die
after-half-how = The card reaches { $pool } builders. Choose { $due ->
    [one] the one that dies
   *[other] the { $due } that die
}.
after-half-chosen = { $due ->
    [one] of one chosen
   *[other] of { $due } chosen
}
after-half-why = Keep what your reef needs most: types you have once, and builders with a rare mutation.
after-give-up = { $count ->
    [one] It dies
   *[other] These { $count } die
}
after-give-up-more = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}
reject-after-choose-more = { $left ->
    [one] Choose one more builder first.
   *[other] Choose { $left } more builders first.
}

## The reveal

after-begin = Who died?
after-begin-why = { $count ->
    [one] There is one builder to look at, and its reason.
   *[other] There are { $count } builders to look at, one by one, each with its reason.
}
after-number = Builder { $number } of { $of }
after-next = Next one
after-show-all = { $count ->
    [one] Show it at once
   *[other] Show all { $count }
}
after-again = Replay slowly
after-next-card = Next card
after-to-survey = To the survey
after-go-on = Continue
reject-after-look-first = See first who died, and why.
# Said by a screen reader alone.
after-card-said = { CAP($card) }.
after-voice-died = { $count ->
    [0] No builder died.
    [one] One builder died.
   *[other] { $count } builders died.
}
after-voice-lived = Why they lived: { $why }.
after-voice-why = { $count } ({ $reasons })
after-total = { $died ->
    [0] No builder died, { $lived } lived.
    [one] One builder died, { $lived } lived.
   *[other] { $died } builders died, { $lived } lived.
}
after-died-of = died of { $of }
after-died-so-far = died so far
after-lived-all = lived
after-lived-so-far = lived so far
after-waters = Who survived it?
after-water-S = Shallow
after-water-M = Medium
after-water-D = Deep
after-water-words = { $lived } lived, { $died } died
after-no-builders = { $whose ->
    [own] No builder stood on your reef.
   *[other] No builder stood on { $player }’s reef.
}
after-nobody-hit = { $whose ->
    [own] The card reached no builder of your reef.
   *[other] The card reached no builder of { $player }’s reef.
}
after-covered = { $count ->
    [one] A fleshy alga covers one builder: until it is eaten, that builder neither spawns nor counts.
   *[other] Fleshy algae cover { $count } builders: until they are eaten, these neither spawn nor count.
}
after-robbed = { $count ->
    [one] One builder lost a mutation.
   *[other] { $count } builders lost a mutation.
}
after-talk = Talk
reject-after-nothing-revealed = No card is revealed now.

after-who = { $count ->
    [one] { CAP($organism) }, row { $row }, column { $column }
   *[other] { CAP($organism) }, { $count } in row { $row }
}
after-reasons = { CAP($reasons) }.
after-spared = The card did not reach it.
after-badge-right = predicted
after-badge-missed = missed
after-badge-it-lived = it lived

after-right-of = { $right } of { $of } right
after-guess-points = { $count ->
    [one] One guess point so far.
   *[other] { $count } guess points so far.
}
after-wrong = { $missed ->
    [0] { $lived ->
        [0] You foresaw every one.
        [one] One that you marked lived.
       *[other] { $lived } that you marked lived.
    }
   *[other] { $missed } missed{ $lived ->
        [0] .
       *[other] , { $lived } marked but lived.
    }
}
after-not-counted = Nothing was certain, so this prediction is not counted.
after-marks = The marks
after-mark-expected = you expect: dies
after-mark-died = died
after-mark-right = right
after-mark-wrong = look again

## Why, and what each reef lost

after-why = Why?
after-stands = { $whose ->
    [own] Who stands on your reef?
   *[other] Who stands on { $player }’s reef?
}
after-stands-why = Traits by nature. Marks on the board show mutations.
after-stands-count = { CAP($organism) } × { $count }
after-stands-traits = { CAP($traits) }.
after-stands-none = No trait that a card asks for.
after-why-later = Each builder that is shown is here with its reason.
after-shown = { $count } of { $of } shown
after-missed-first = what you missed first
after-out-of-reach = { $count ->
    [one] One builder was out of reach
   *[other] { $count } builders were out of reach
}
after-each-reef = What each reef lost
after-head-reef = Reef
after-head-lost = Lost
after-head-algae = Algae
after-head-prediction = Foreseen
after-lost = { $count } × { $organism }
after-lost-all = { $lost }
after-lost-nothing = nothing
after-algae-change = { $sign ->
    [more] +{ $count }
    [fewer] −{ $count }
   *[same] { $count }
}
after-right-of-short = { $right } of { $of }
after-no-prediction = { $own ->
    [yes] no prediction
   *[no] not told
}

## The survey

survey-region = Your tally, a question and your note
survey-title = Round { $round }: your tally
survey-talk = Talk it over:
survey-next = { $count ->
    [0] Nothing is built over, so all of your builders stay.
    [one] Then one built-over builder becomes reef rock.
   *[other] Then { $count } built-over builders become reef rock.
}
survey-next-stands = Built-over builders stay where they stand.
survey-then-round = Round { $round } begins.
survey-then-over = The match ends.
survey-ready = Ready for round { $round }
survey-ready-last = Ready for the end

score-points = { $points }
score-total = Together
score-none = Nothing to count here.

survey-ask-gone = A type is extinct at your table. What would have saved it, and where could it have lived on?
survey-ask-refuge = A type is gone from one reef and lives on at another. How could it come back?
survey-ask-long = A long-term disaster struck. Which traits helped this time that no storm had called for?
survey-ask-weeds = One reef is full of weeds. Which choice let them spread, and what clears them again?
survey-ask-shelter = Dwellers lost their shelter. What do builders and dwellers give each other?
survey-ask-unforeseen = Predictions went wrong. Which trait or water did you overlook, and why?
survey-ask-comeback = Many builders died. Where will the young ones come from that settle the bare ground?
survey-ask-depth = Look at all the reefs: which depth lost most this round, and would another disaster have spared it?
survey-ask-spread = The reefs scored far apart. Was it the board, the choices, or luck?
survey-ask-newcomers = A type came to the table that was not there before. How did it get here?
survey-ask-calm = No card killed a builder. What does a quiet round change on a reef?
survey-ask-first = You still have few builders. Which one matters most to your reef, and why?
survey-ask-selection = Which mutations are more common now than before? Did chance or the disaster choose them?
survey-ask-trade = Which juvenile of a neighbour would help your reef most, and what could you give for it?
survey-ask-people = Which of the disasters so far do people make worse, and what could they do instead?
survey-ask-last = If you began again, which board and which five builders would you choose?
survey-ask-next = Which disaster would hurt your reef most now, and what can you do before it comes?
survey-ask-same-board = Compare two reefs. What did they do alike, and what differently?
survey-ask-time = A round is a million years. What happens in so long a time that nobody can watch?
survey-ask-best = Which reef of the table would last longest from here, and why?

## Who is winning?

score-title = Who is winning?
score-head-round = Round
score-head-population = Population
score-head-types = Types
score-bonus = Team bonus
score-sum = All rounds
score-product = Rounds multiplied
score-product-why = The rounds are multiplied, so one poor round costs much; a round counts as one at least.
score-open-hint = Choose a number to see how it adds up. Population and types are those of the whole table.
score-guesses = Your guess points: { $right } of { $of }. They do not change the score.
score-nobody-yet = No round has been counted yet.
score-alone = You have { $points ->
    [one] one point
   *[other] { $points } points
}.
score-shared = { $players } share the lead with { $points ->
    [one] one point
   *[other] { $points } points
}.
score-leads = { $player } leads with { $points ->
    [one] one point
   *[other] { $points } points
}; next is { $others }, { $behind ->
    [one] one point
   *[other] { $behind } points
} behind.
score-team-waits = Team bonus of { $points } points: { $players } still to win a round.
score-team-all = Team bonus of { $points } points: every seat has won a round.
score-team-won = Every seat won a round, so each has { $points } points more.
score-sum-of = { $player }, round { $round }
score-not-told = This round has not been told yet.
reject-score-no-such = There is no such score yet.

## The end

final-won = { $count ->
    [one] { $players } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $players } win together with { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
final-alone = Your reef ends with { $points ->
    [one] one point
   *[other] { $points } points
}.
final-story-reef = The story of your reef
final-story-of-reef = The story of { $player }’s reef
final-place = { $shared ->
    [yes] You share place { $place } of { $of }, with { $points } points.
   *[no] You came in at place { $place } of { $of }, with { $points } points.
}
final-longest = { $others ->
    [0] { CAP($organism) } lasted longest on your reef: { $rounds ->
        [one] one survey
       *[other] { $rounds } surveys
    }, from round { $first } to round { $last }.
   *[other] { CAP($organism) } and { $others } more { $others ->
        [one] type
       *[other] types
    } lasted longest on your reef: { $rounds ->
        [one] one survey
       *[other] { $rounds } surveys
    } each.
}
final-worst = Your worst disaster was { $card } in round { $round }: it took { $count ->
    [one] one builder
   *[other] { $count } builders
}.
final-spared = No disaster killed any of your builders.
final-foresaw = You foresaw { $card } best, in round { $round }: { $right } of { $of } right.
final-foreseen = { CAP($card) }, round { $round }: { $right } of { $of } right.
final-ended = { $count ->
    [one] One type is gone from your reef: { $names }.
   *[other] { $count } types are gone from your reef: { $names }.
}
final-none-ended = Every type that ever lived on your reef is still there.
final-richness = { $change ->
    [more] Your reef grew from { $first } to { $last } types between its first and its last survey.
    [fewer] Your reef went from { $first } to { $last ->
        [one] one type
       *[other] { $last } types
    } between its first and its last survey.
   *[same] Your reef had { $last ->
        [one] one type
       *[other] { $last } types
    } at its first survey and at its last.
}
final-empty = Nothing lived on your reef at any survey.
final-look-round-reef = Open a neighbour’s reef, or follow one line in the charts to its end: which card bent it, and why there?

## Moments worth a smile at a survey

survey-smile-saved = A mutation saved its first life: { $organism } at row { $row }, column { $column } lived through { $disaster }.
survey-smile-saved-near = A mutation saved a life on { $player }’s reef: { $organism } lived through { $disaster }.
survey-smile-saved-class = At another table of your class a mutation saved a life: { $organism } lived through { $disaster }.
survey-smile-saved-made = In a match that a bot played, a mutation saved a life: { $organism } lived through { $disaster }.
survey-smile-without = Without its mutation ({ $mutations }) it would have died.
survey-smile-bleached = { $count ->
    [one] The coral of your shallow water lived through the heatwave.
   *[other] All { $count } kinds of coral in your shallow water lived through the heatwave.
}
survey-smile-back = { CAP($organism) } is back on your reef. It had gone, and lived on at another reef.
