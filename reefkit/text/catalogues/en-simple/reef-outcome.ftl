### Reef Survivor's page: cards, the survey and the end, in easy words.

## A prediction

after-how-to-mark = Mark who will die. Or choose a type here: it marks all of it.
after-why-predict = Each right guess is a guess point. The score stays the same.
after-stack-hint = Some builders stand on others. Choose such a space to mark each one.
after-predicted = Your guess is in. The others cannot see it yet.

## What a card leaves to its owner

after-algae-why = Too few animals eat the weeds now. Choose a bright space for each.
after-no-alga-here = No weed grows at row { $row }, column { $column } now. Weeds take empty ground first.
after-tie-why = You have just as many of each. A disease spreads in a crowd. Choose one.
after-half-how = The card reaches { $pool } builders. Choose { $due } of them.
after-half-why = Keep what your reef has only once.

## The reveal

after-begin-why = { $count ->
    [one] Look at one builder. See why.
   *[other] Look at { $count } builders. See why, one by one.
}
after-not-counted = Nothing was sure here. So this guess does not count.
after-why-later = Each one that you have seen stands here.
after-stands-why = These are its traits from birth. Marks show changes.

## The survey

survey-next = { $count ->
    [0] No builder is covered by another. All stay.
    [one] One covered builder turns to rock.
   *[other] { $count } covered builders turn to rock.
}

survey-ask-gone = A type is gone from your table. What could have saved it?
survey-ask-refuge = A type is gone here but lives next door. How can it return?
survey-ask-long = A slow disaster came. Which traits helped this time?
survey-ask-weeds = One reef is full of weeds. Why? What eats them?
survey-ask-shelter = Dwellers lost their shelter. How do builders and dwellers help each other?
survey-ask-unforeseen = Some guesses went wrong. What did you not see?
survey-ask-comeback = Many builders died. Where will new ones come from?
survey-ask-depth = Look at all the reefs. Which water lost most? Would another disaster have spared it?
survey-ask-spread = One reef has many more points. Was it skill or luck?
survey-ask-newcomers = A new type came to the table. How did it get here?
survey-ask-calm = No card killed a builder. What changes in a quiet round?
survey-ask-first = You have few builders. Which one matters most? Why?
survey-ask-selection = Which changes are more common now? Did chance choose them?
survey-ask-trade = Which young one of a neighbour would help you most?
survey-ask-people = Which disasters do people make worse? What could they do instead?
survey-ask-last = Which five builders would you choose next time?
survey-ask-next = Which disaster would hurt you most now? What can you do?
survey-ask-same-board = Compare two reefs. What did they do alike?
survey-ask-time = A round is a million years. What could happen in that time?
survey-ask-best = Which reef would last longest from here? Why?

## Who is winning?

score-product-why = The rounds are multiplied. One poor round costs a lot.
score-open-hint = Choose a number to see how it adds up.
score-team-won = Every seat won a round. Each gets { $points } points more.

## The end

final-longest = { $others ->
    [0] { CAP($organism) } lived longest on your reef, for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
   *[other] { CAP($organism) } and { $others } more { $others ->
        [one] type
       *[other] types
    } lived longest, for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
}
final-worst = The worst disaster was { $card } in round { $round }. It took { $count ->
    [one] one builder
   *[other] { $count } builders
}.
final-foresaw = You guessed { $card } best. You got { $right } of { $of } right.
final-richness = { $change ->
    [more] Your reef grew from { $first } to { $last } types.
    [fewer] Your reef went from { $first } to { $last ->
        [one] one type
       *[other] { $last } types
    }.
   *[same] Your reef had { $last ->
        [one] one type
       *[other] { $last } types
    } at first and at last.
}
final-look-round-reef = Open another reef, or follow a line in the charts. Which card bent it? Why there?
survey-smile-saved = A mutation saved a life: { $organism } at row { $row }, column { $column }.
survey-smile-saved-near = A mutation saved a life on { $player }’s reef: { $organism }.
survey-smile-saved-class = A mutation saved a life at another table of your class: { $organism }.
survey-smile-saved-made = A bot played this match. A mutation saved a life there: { $organism }.
survey-smile-bleached = Your corals in shallow water lived through the heatwave.
survey-smile-back = { CAP($organism) } is back. It lived on at another reef.
reject-after-cannot-mark = Row { $row }, column { $column }: no builder there can be marked.
