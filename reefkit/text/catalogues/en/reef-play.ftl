### The lab page of Reef Survivor: its head, its bar, the controls of the growing and settling phases.
###
### Families: play-step- play-group- play-time- play-where- play-origin- lab-page- board-state-

lesson-title-reef = Reef Survivor

## The head of the page

lab-page-sheets = Cheat sheets
play-round = Round { $round } of { $of }
play-voice-nursery = { $count ->
    [0] Your nursery is empty.
   *[other] In your nursery: { $juveniles }.
}
play-voice-reef = { $count ->
    [0] Your reef has no builder.
   *[other] On your reef: { $builders }.
} { $algae ->
    [0] No fleshy alga.
    [one] One fleshy alga.
   *[other] { $algae } fleshy algae.
}
play-time-million-years = { $round ->
    [1] The first million years
    [2] The second million years
    [3] The third million years
    [4] The fourth million years
    [5] The fifth million years
    [6] The sixth million years
   *[other] The seventh million years
}
play-time-decade = Decade { $round }
play-time-thousand-years = Thousand years number { $round }
play-time-generation = Generation { $round }
reef-goal-head = Goal:
reef-goal = many points. Builder or dweller { $builder }, type { $type }, weed −{ $alga }.
play-phases = Phases of this round
play-group-grow = Grow
play-group-spread = Spread
play-group-catastrophe = Catastrophe
play-group-survey = Survey
play-step-dwellers = Dwellers
play-step-algae = Algae
play-step-mutations = Mutations
play-step-spawning = Spawning
play-step-triangle = Triangle
play-step-migration = Trade
play-step-settlement = Settle
play-step-survey = Count
play-card = Card { $number }
play-step-done = { $step }, done: show what happened

## What to do now

play-wait-reef = We are waiting for { $who }{ $what ->
    [step-founding] { " " }to choose a board and builders
    [step-dwellers] { " " }to choose dwellers
    [step-algae] { " " }to place fleshy algae
    [step-mutations] { " " }to roll for mutations
    [step-spawning] { " " }to finish spawning
    [step-triangle] { " " }to take juveniles from the Coral Triangle
    [step-migration] { " " }to trade juveniles
    [step-answer] { " " }to answer an offer
    [step-settlement] { " " }to settle juveniles
    [step-catastrophe-predict] { " " }to predict what the card takes
    [step-catastrophe-effect] { " " }to choose what the card takes
    [step-catastrophe-effect-type] { " " }to choose what the card takes
    [step-catastrophe-effect-algae] { " " }to place fleshy algae
    [step-catastrophe-aftermath] { " " }to look at what the card did
    [step-dismiss] { " " }to choose which dwellers leave
    [step-survey] { " " }to compare the reefs and say Ready
    [step-by-hand-dwellers] { " " }to submit a board
    [step-by-hand-algae] { " " }to submit a board
    [step-by-hand-settlement] { " " }to submit a board
    [step-by-hand-catastrophe] { " " }to submit a board
    [step-by-hand-survey] { " " }to submit a board
    [step-revealed] { " " }to look at the boards and say Ready
   *[other] { "" }
}. You may look around the other reefs.
play-wait-for = Waiting for { $who }
play-reveal = See who died, and why.
play-aftermath = { $struck ->
    [0] No builder of your reef died: go on to
   *[other] See who died, who lived and why. Then go on to
} { $more ->
    [0] the survey.
   *[other] the next card.
}
play-aftermath-dwellers = { $struck ->
    [0] No builder of your reef died, but fewer of them give shelter: go on to your dwellers.
   *[other] See who died, who lived and why. Then go on: fewer builders are left to shelter your dwellers.
}
play-over-reef = The game is over: see how each reef fared, and why.
play-looking = This is the reef of { $player }. You can look at it, and play on your own.

## Neighbours

play-neighbours = Neighbour reefs
play-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
play-look = Look at the reef of { $player }, { $points } points
play-take-turn = Let { $player } play
play-still-playing = Playing
play-is-ready = Ready

## Evidence

tab-reef-ranges = Ranges
tab-reef-population = Population
tab-reef-score = Who’s winning?

## Buttons of every phase

play-do-for-me = Do this phase for me
play-done-for-you = Done for you. “What happened” tells what was chosen and why.
play-built-over = { $count ->
    [one] One of your builders is covered. After the survey it becomes reef rock.
   *[other] { $count } of your builders are covered. After the survey they become reef rock.
}
play-settled-for-you = { $count ->
    [0] All settled on free places. Look, then say Ready.
    [one] One covers a builder of yours. Look, then say Ready.
   *[other] { $count } cover builders of yours. Look, then say Ready.
}
play-would-cover = { $count ->
    [one] “Do this phase for me” would cover one of your builders.
   *[other] “Do this phase for me” would cover { $count } of your builders.
}
play-ready = Ready
play-ready-no-dweller = Ready without a new dweller
play-ready-not = Ready: { $left }
play-fewer = Fewer { $what }
play-more = More { $what }
play-waiting-title = Others are still playing
play-waiting-words = Your part of this phase is done. Open a neighbour’s reef, or read the charts: what differs from yours?
play-away-reef = The reef of { $player }
play-away-reef-why = Choose a space to read its story. What does this reef do better than yours?
play-back-to-own = Back to my reef

## 1A, dwellers

play-dwellers = Dwellers
play-dweller-there = { $count ->
    [one] one here
   *[other] { $count } here
}
play-dweller-room = { $chosen } of { $room } chosen
play-collect = { $count ->
    [0] Choose with +
    [one] Collect one dweller
   *[other] Collect { $count } dwellers
}
reject-play-no-dweller-chosen = Choose dwellers with + first.
reject-play-collect-first = Collect the dwellers that you chose first; then choose the algae they eat.
play-would-eat = They would eat { $eat } of the { $of } algae drawn pale: you choose which.
play-would-eat-all = { $of ->
    [one] They would eat your only alga, drawn pale.
   *[other] They would eat all { $of } algae, drawn pale.
}
play-grazed = { $count } fleshy algae were eaten.
play-graze-now = { $count ->
    [one] One more fleshy alga is eaten: choose it on the board.
   *[other] { $count } fleshy algae are eaten: choose them on the board.
}
play-graze-alike = { $count ->
    [one] Eat the nearest one
   *[other] Eat the nearest { $count }
}
reject-play-graze-one-first = Choose one fleshy alga first; the rest are eaten near it.

## 1B, algae

play-algae = Fleshy algae
play-algae-left = { $count ->
    [0] All of them have grown.
    [one] One more grows: choose a bright space.
   *[other] { $count } more grow: choose bright spaces.
}
play-grow-alike = { $left ->
    [0] { $count ->
        [one] Place the last one near it
       *[other] Place all { $count } near it
    }
   *[other] Place { $count } now, { $left } later
}
reject-play-grow-one-first = Place one fleshy alga first; the rest grow near it.
reject-play-nothing-alike = No space is left that suits.

## 1C, mutations

play-mutations = { $count ->
    [0] All mutations are rolled
    [one] One mutation to roll
   *[other] { $count } mutations to roll
}
play-declare = Choose the builder that will mutate. Nobody can choose how it changes.
reject-play-choose-builder-first = Choose a builder on the board first.
reject-play-no-builder-to-roll = No builder can be rolled for here.
play-roll = Roll the twelve-sided die
play-at = row { $row }, column { $column }
play-die-faces = What the twelve faces mean
play-face = { $names }
play-face-nothing = nothing that can be seen

## 2D, settlement

play-nursery = Nursery
play-nursery-empty = No juvenile is waiting.
play-where-stack = no empty space suits: may stack
play-where-nowhere = no space suits: it will die
play-lives-in = lives in { $waters }
play-origin-own = from your reef
play-origin-triangle = from the Coral Triangle
play-origin-traded = traded: must settle here
reject-play-no-juvenile = No juvenile of yours can settle now.
play-settle-alike = { $count ->
    [one] Place the last one like this
   *[other] Place all { $count } like this
}
reject-play-settle-one-first = Settle one juvenile first; the rest follow it.

## The board in words

board-of = Reef of { $player }
board-ocean = open ocean
board-land = land
board-builder = { $builder }{ $tokens ->
    [none] {""}
   *[other] { " " }with { $tokens }
}
board-space = Row { $row }, column { $column }, { $water }: { $count ->
    [0] { $alga ->
        [0] empty
       *[other] fleshy alga
    }
    [one] { $builders }{ $alga ->
        [0] {""}
       *[other] , under fleshy alga
    }
   *[other] a stack from the top, { $builders }{ $alga ->
        [0] {""}
       *[other] , under fleshy alga
    }
}
board-state-selectable = can be chosen
board-state-chosen = chosen
board-state-predicted = you expect it to die
board-state-died = died
board-state-right = as you predicted
board-state-wrong = look again
board-state-edible = its alga can be eaten
board-state-spawned = has spawned
board-state-settled = just settled

## The story of a space

story-touch = Choose a space to read its story.
story-more = More of this space
story-title = Row { $row }, column { $column }
story-water = { $water ->
   *[other] It lies in { $water }, where { $limit ->
        [one] one builder has room.
       *[other] { $limit } builders can stand on each other.
    }
}
story-alga = A fleshy alga covers it: nothing under it spawns, shelters or counts.
story-lives = lives in { $waters }
story-skeleton = { $words }
story-offspring = { $count ->
    [0] no young in a round
    [one] one young in a round
   *[other] { $count } young in a round
}
story-by-mutation = by mutation
story-mutations = Mutations
story-kills = What would harm it here
story-untold = What { $card } would do is yours to work out now.
story-safe = No card of this game would harm it here.
story-empty = Nothing lives here yet.
