### Blue Expanse: the page on which it is played.
###
### Families: expanse-page-now- expanse-page-tally- expanse-page-stage- expanse-page-band-
### Families: expanse-page-state- expanse-page-level- expanse-page-chart- tab-expanse- option-expanse-

## The ring and its middle

expanse-page-ring = The ring: forty tiles, and who stands where
expanse-page-tile = Tile { $number }: { $tile ->
        [start] start
        [biomass] biomass
        [capital] capital
        [malus] malus
        [bonus] bonus
       *[grant] government grant
    }
expanse-voice-stands = { $tile ->
    [0] You stand at the start.
   *[other] You stand on tile { $tile } of { $of }.
}
expanse-voice-reef = { $count ->
    [0] Your reef is empty.
   *[other] On your reef: { $cards }.
}
expanse-voice-offer = { $price ->
    [0] { $card }
   *[other] { $card } ({ $price } { $currency ->
        [biomass] Biomass
       *[capital] Capital
    })
}
expanse-page-tile-kind = { $tile ->
        [start] start
        [biomass] Biomass
        [capital] Capital
        [malus] malus
        [bonus] bonus
       *[grant] grant
    }
expanse-page-tile-told = { $tile ->
        [start] Start: every time round adds 2 Capital to the deck and room in the hand. Resources can be bought here.
        [biomass] Biomass tile: buy resources and animals with Biomass.
        [capital] Capital tile: buy resources with Biomass, and what people build with Capital.
        [malus] Malus tile: a malus card has to be taken. Resources can be bought.
        [bonus] Bonus tile: a bonus card is taken. Resources can be bought.
       *[grant] Government grant: all Capital that was spent on what people build is paid out here. The next to land here gets { $pool } Capital and as much Biomass.
    } { $count ->
        [0] Nobody stands here.
        [one] { $players } stands here.
       *[other] { $players } stand here.
    }
expanse-page-deck = { $deck ->
        [resource] Resources
        [biomass] Animals
        [humanitarian] People
        [bonus] Bonus
       *[malus] Malus
    }{ $open ->
        [yes] , open now
       *[no] {""}
    }
expanse-page-deck-none = { $deck ->
        [malus] none yet
        [bonus] none yet
       *[other] none
    }
expanse-page-vp = { $points } VP
expanse-page-offer = { $card }, { $currency ->
        [none] free
        [biomass] { $price } Biomass
       *[capital] { $price } Capital
    }, { $points } VP. { $can ->
        [yes] You can have it now.
       *[no] Not now.
    }
expanse-page-your-turn = Your turn
expanse-page-turn-of = { $player } plays

## Below the ring

expanse-page-tallies = How your reef and the sea are doing
expanse-page-tally-points = Victory points
expanse-page-tally-pollution = Pollution
expanse-page-tally-warming = Warming
expanse-page-tally-research = Research
expanse-page-place = { $place ->
        [1] 1st of { $seats }
        [2] 2nd of { $seats }
        [3] 3rd of { $seats }
       *[other] { $place }th of { $seats }
    }
expanse-page-at-stake = { $points } after loss
expanse-page-next-pollution = { $at ->
        [0] from stage 2
       *[other] loss at { $at }
    }
expanse-page-next-warming = { $at ->
        [0] from stage 3
        [-1] no loss now
       *[other] loss at { $at }
    }
expanse-page-research-placed = { $count } of { $needs } on { $card }
expanse-page-research-of = of { $needs }{ $free ->
        [0] { "" }
       *[other] , { $free } to place
    }
expanse-page-research-points = { $count ->
        [0] for research
       *[other] to place on a research card
    }

## Stage and hand

expanse-page-stage = Stage { $stage }
expanse-page-stage-1 = before
expanse-page-stage-2 = growth
expanse-page-stage-3 = warming
expanse-page-stage-4 = bleaching
expanse-page-turns = { $last ->
        [yes] last turn
       *[no] turn { $turn } of at most { $most }
    }
expanse-page-loops = { $count ->
        [0] no loop yet
        [one] 1 loop done
       *[other] { $count } loops done
    }
expanse-page-next-stage = “{ $name }” comes after { $loops ->
        [1] a loop
        [2] a second loop
        [3] a third loop
       *[other] loop { $loops }
    } or turn { $turn }.
expanse-page-hand = Your hand
expanse-page-held = { $over ->
        [0] { $count } of { $limit }
       *[other] { $count } now: { $over } more than a hand is refilled to
    }
expanse-page-currency = { $count } { $currency }
expanse-page-beside = { $count } { $currency } beside the hand: { $when ->
        [now] use it now or lose it
       *[next] made for your next turn
    }
expanse-page-beside-note = { $when ->
        [now] this turn only
       *[next] next turn
    }
expanse-page-under = { $currency } under the deck
expanse-page-less = less: { $what }
expanse-page-more = more: { $what }

## What is chosen, asked and offered

expanse-page-chosen = { CAP($card) }{ $price ->
        [-1] {""}
       *[other] , cost { $price }
    }, { $points } VP
expanse-page-risk-starves = It would starve this turn: { $lacks }.
expanse-page-risk-leaves = { $why ->
        [deck] Once it has acted, it goes into your deck this turn. You can draw it again later.
        [loose] Attached to nothing, it would leave your reef at the end of this turn.
       *[other] It would leave your reef at the end of this turn.
    }
expanse-page-risk-costs = It would cost you this turn: { $cards }.
expanse-page-lost = { $card } ({ $lacks })
expanse-page-risk-no-host = Your reef has nothing that it could be attached to. It would go at once, without effect.
expanse-page-risk-coral = { $algae ->
        [yes] Without zooxanthellae it would be gone at the end of this turn. Buy some with it: they lie open.
       *[no] No zooxanthellae can be bought now. Without them it would be gone at the end of this turn.
    }
expanse-page-let-go = Choose nothing
expanse-page-own-reef = Your reef
expanse-page-own-legend = Red frame: leaves your reef at the end of this turn.
expanse-page-put-here = { $player } has put { $card } on your reef. It acts in your turn.
expanse-page-bleaching = { $mass ->
        [yes] The mass bleaching
       *[no] The sea is too warm: corals bleach
    }
expanse-page-bleaching-why = Warming has reached { $warming }. Each time it rises by another { $every }, corals lose their zooxanthellae in the heat, and with them their colour and most of their food. { $next ->
        [-1] In the last turn none are lost.
       *[other] The next time is at { $next }{ $ends ->
            [yes] . In everybody’s last turn none are lost.
           *[no] .
        }
    }
expanse-page-bleaching-reef = { $corals ->
        [0] No coral here had zooxanthellae to lose.
        [one] { $count ->
            [0] The only coral did not bleach.
           *[other] The only coral bleached.
        }
       *[other] { $count ->
            [0] No coral bleached.
            [one] 1 of { $corals } corals bleached.
           *[other] { $count } of { $corals } corals bleached.
        }
    }
expanse-page-bleaching-next = A bleached coral feeds nobody. Its owner can buy it new zooxanthellae in the next purchases. Without them it dies at the end of that turn.
expanse-page-begun = A new stage begins
expanse-page-begun-turns = It comes after a number of turns. Loops, each once round the ring, can bring it sooner.
expanse-page-begun-you = { $stage ->
        [2] At every { $pollution } pollution of your reef one of your animals dies. Industry and malus cards bring pollution. Seagrass stores some of it.
        [3] At every { $warming } warming one coral of each reef loses its zooxanthellae and turns white. Buy it new ones, or it dies.
       *[4] The sea gets warmer in each player’s turn. At every { $warming } warming one coral of each reef turns white. Buy it new zooxanthellae, or it dies.
    }
expanse-page-begun-cards = { $stage ->
        [4] Now in play for everybody:
       *[other] New cards in the decks:
    }
expanse-page-bleaching-go = Back to the reef
expanse-page-hosts = To which card?
expanse-page-host-bleached = bleached
expanse-page-numbered = { $number ->
        [0] { $card }
       *[other] { $card } { $number }
    }
expanse-page-choices-left = { $count } to choose
expanse-page-rows = { $phase ->
        [manage] Not yet acted
        [research] Research
       *[buy] On your reef
    }
expanse-page-rows-choose = press to choose
expanse-page-can-attach = attach it to another card
expanse-page-can-use = { $gives ->
        [yes] pay { $price } Capital and hand it on to another player
       *[no] { $biomass ->
            [0] use it now, or keep it for later
           *[other] { $last ->
                [yes] leave it: this is your last turn, so the Biomass would come too late
               *[no] leave it, and it feeds your reef; or remove it and get { $biomass } Biomass in your next turn
            }
        }
    }
expanse-page-can-research = up to { $count ->
        [one] 1 point
       *[other] { $count } points
    }
expanse-page-raising = Make dearer
expanse-page-price = costs { $price } { $currency }
expanse-page-research-title = How many points?
expanse-page-research-count = research points
expanse-page-before-you = What you can choose, and what is new
expanse-page-latest = What happened
expanse-page-meals = Who has eaten
expanse-page-meal = ate
expanse-page-did-you-know = From your reef
expanse-page-will-eat = will { $lives ->
        [yes] eat
       *[no] take
    } { $prey }
expanse-page-state-failed = leaves at the end of the turn
expanse-page-state-bleached = bleached: it needs new zooxanthellae
expanse-page-state-idle = does nothing this turn
expanse-page-state-expelled = driven out by the heat, cannot be attached again
expanse-page-state-acted = has acted
expanse-page-state-copy = a copy
expanse-page-state-stored = stores { $count } pollution
expanse-page-state-placed = { $count ->
        [one] 1 research point on it
       *[other] { $count } research points on it
    }
expanse-page-state-raised = { $count } dearer by others

## The buttons

expanse-page-begin = Deal the hands
expanse-page-roll = Roll and move
expanse-page-raise = Raise by { $count }
expanse-page-raise-nothing = Raise nothing
expanse-page-let-buy = { $now ->
    [yes] Never raise
   *[no] Ask me to raise again
}
expanse-page-take-first = Choose { $deck ->
        [bonus] a bonus card
       *[malus] a malus card
    } first
expanse-page-take = Take { $card }
expanse-page-done-buying = Done buying
expanse-page-cannot-buy = { CAP($card) }: not now
expanse-page-shut = { $phase ->
        [take] First take a card. Then you may buy.
       *[other] This is not for sale now. Some cards can be bought after each move.
    }
expanse-page-not-for-sale = { $deck ->
        [bonus] Bonus cards are taken on a bonus tile.
       *[malus] Malus cards are taken on a malus tile.
    }
expanse-page-buy = Buy { $card } for { $price } { $currency }{ $swapped ->
        [0] {""}
       *[other] , { $swapped } of it swapped in the port, which pollutes
    }
expanse-page-play = Play { $card }
expanse-page-choose-host = Choose where { $card } goes
expanse-page-attach = Attach { $card } to { $host }
expanse-page-use = { $gives ->
        [yes] Pay { $price } Capital, hand on { $card }
       *[no] { $biomass ->
            [0] Use { $card }
           *[other] { $last ->
                [yes] Remove { $card }, get nothing for it
               *[no] Remove { $card }, get { $biomass } Biomass next turn
            }
        }
    }
expanse-page-rest = { $count ->
        [one] Let it act
       *[other] Let the rest act
    }
expanse-page-act = Let { $card } act
expanse-page-no-research = Go on without placing
expanse-page-research = Place { $count ->
        [one] 1 point
       *[other] { $count } points
    } on { $card }{ $paid ->
        [0] {""}
       *[other] {" "}for { $paid } Capital
    }
expanse-page-end-turn = { $count ->
        [0] End the turn
       *[other] Put { $count } under, end the turn
    }

## Asked twice

expanse-page-sure-title = Look again
expanse-page-sure-starves = { $count ->
        [one] { $cards } will find too little to eat, and dies at the end of this turn.
       *[other] These will find too little to eat, and die at the end of this turn: { $cards }.
    }
expanse-page-sure-bleached = { $count ->
        [one] A coral has no zooxanthellae. It dies at the end of this turn.
       *[other] { $count } corals have no zooxanthellae. They die at the end of this turn.
    }
expanse-page-sure-lost = Gone from your reef at the end of this turn: { $cards }.
expanse-page-sure-vain = No card that you can buy now helps.
expanse-page-sure-no = Think again
expanse-page-sure-yes = Let it happen

## The food web and the reefs

expanse-page-whose = Whose reef?
expanse-page-web = Food web of { $player }
expanse-page-web-whole = Food web of { $player }: who ate whom in the match
expanse-page-web-note = arrows go to the eater
expanse-page-web-empty = Nothing lives here yet.
expanse-page-web-begin = { $own ->
        [1] Nothing lives here yet. A coral with zooxanthellae is a good start: it feeds others.
       *[other] Nothing lives here yet.
    }
expanse-page-web-outcome = The turn brings: { $gains }
expanse-page-level-producers = food and its makers
expanse-page-level-eaters = eaters
expanse-page-level-predators = predators
expanse-page-level-people = people
expanse-page-node = { CAP($card) }{ $riders ->
        [0] {""}
       *[other] {" "}with { $riding }
    }{ $count ->
        [0] .
       *[other] : { $states }.
    }
expanse-page-food-node = { $count } { $food ->
        [plankton] plankton
        [coralline-algae] coralline algae
       *[detritus] detritus
    }
expanse-page-food = { $food ->
        [plankton] Plankton: tiny life that drifts. Corals and phytoplankton make it. Filter feeders eat it.
        [coralline-algae] Coralline algae: pink crusts that corals make room for. Grazers eat them.
       *[detritus] Detritus: what the dead leave behind. Detritivores eat it.
    }
expanse-page-eats = { CAP($eater) } will { $lives ->
        [yes] eat
       *[no] take
    } { $prey }.
expanse-page-starves = { CAP($eater) } will starve: { $lacks }.
expanse-page-reef-note = points { $points }, pollution { $pollution }, { $loops ->
        [0] no loop yet
        [one] 1 loop
       *[other] { $loops } loops
    }

## What to do now

expanse-page-now-setup = Look who plays. Then deal the hands.
expanse-page-now-move = { $last ->
        [yes] Your last turn: roll, and make the most of your reef.
       *[no] Roll, and move round the ring.
    }
expanse-page-now-raise = { $player } may buy. You may make up to { $most ->
        [one] 1 card
       *[other] { $most } cards
    } dearer.
expanse-page-now-take = { $deck ->
        [bonus] A bonus tile: { $vain ->
            [yes] none of these cards can do anything on your reef. Take one.
           *[no] choose one bonus card.
        }
       *[malus] A malus tile: { $vain ->
            [yes] this time none of these cards can harm your reef. Take one.
           *[no] you must take one malus card. Which one hurts least?
        }
    }
expanse-page-now-buy = { $opened ->
        [biomass-resource] You may buy resources and animals with your Biomass.
        [humanitarian-resource] You may buy resources, and people cards with Capital.
        [biomass-humanitarian-resource] { $tile ->
            [grant] A grant has been paid to you. With
           *[other] With
        } { $biomass } Biomass you may buy resources and animals, with { $capital } Capital people cards.
       *[resource] You may buy resources with your Biomass.
    }
expanse-page-now-buy-nothing = There is nothing here that you can pay for or use. Go on.
expanse-page-now-manage = Now your reef lives: { $count ->
        [one] 1 card has not acted yet.
       *[other] { $count } cards have not acted yet.
    }
expanse-page-now-research = You may pay for research: each point on { $card } costs { $price } Capital. { $free ->
        [0] {""}
        [one] 1 point is free.
       *[other] { $free } points are free.
    }
expanse-page-now-research-none = You have no Capital for research. Go on to the end of your turn.
expanse-page-now-end = { $biomass ->
        [-1] Your hand is empty. End the turn, and draw new cards.
        [0] No Biomass in your hand{ $made ->
            [0] {""}
           *[other] , but { $made } made for your next turn
        }: put Capital under your deck to draw other cards, and end the turn.
       *[other] Each turn you draw your hand from your own deck. Put under it what you do not need, and end the turn.
    }

## What cannot be

reject-expanse-page-no-card = There is no such card here any more.
reject-expanse-page-not-your-turn = It is not your turn to decide.
reject-expanse-page-no-raise = This card cannot be made dearer now.
reject-expanse-page-no-research = No research can be placed now.
reject-expanse-page-no-rest = No cards are to act now.
reject-expanse-page-answer-first = First answer what your card asks.

## The charts

expanse-page-chart-time = turns of each player
expanse-page-chart-ended = turns · at the end points { $points }, warming { $warming }
expanse-page-chart-stage = Stage
expanse-page-chart-own = Points, pollution and warming
expanse-page-chart-points = Victory points, reef by reef
expanse-page-chart-counters = Pollution and warming
expanse-page-chart-variety = Diversity
expanse-page-chart-bleached = Bleached corals
expanse-page-line = { $name ->
        [points] points
        [pollution] pollution
       *[warming] warming
    }
expanse-page-band-1 = 1 before industry
expanse-page-band-2 = 2 growth
expanse-page-band-3 = 3 warming
expanse-page-band-4 = 4 bleaching
expanse-page-told-before = Before the first turn: the reefs as they began.
expanse-page-told = { $player }, turn { $turn }, stage { $stage }: points { $points }, pollution { $pollution }, warming { $warming }, { $bleached ->
        [0] no coral bleached
        [one] 1 coral bleached
       *[other] { $bleached } corals bleached
    }.

## The log and the end

expanse-page-moment-setup = Before the first turn
expanse-page-moment = Turn { $turn } of { $player }, stage { $stage }
expanse-page-moment-end = The end
expanse-page-won = { $count ->
        [one] { $players } wins
       *[other] { $players } win together
    } with { $points ->
        [one] one victory point
       *[other] { $points } victory points
    }.
expanse-page-score = Victory points, and where they came from
expanse-page-score-player = Reef
expanse-page-score-source = { $source ->
        [resource] Corals and plants
        [biomass] Animals
        [humanitarian] People
       *[other] Other
    }
expanse-page-score-all = All
expanse-page-story-place = { $place ->
        [1] Your reef came first
        [2] Your reef came second
        [3] Your reef came third
       *[other] Your reef took place { $place }
    }, with { $points ->
        [one] one victory point
       *[other] { $points } victory points
    }.
expanse-page-story-most = Your reef was richest after turn { $turn }: { $count ->
        [one] 1 card, attached ones counted
       *[other] { $count } cards, attached ones counted
    }.
expanse-page-story-eaten = { $count ->
        [0] No animal on your reef had a meal.
        [one] Animals on your reef had one meal.
       *[other] Animals on your reef had { $count } meals.
    }
expanse-page-story-starved = { $count ->
        [0] No animal starved.
        [one] 1 animal starved.
       *[other] { $count } animals starved.
    }
expanse-page-story-bleached = { $count ->
        [0] No coral lost its zooxanthellae to the heat.
        [one] 1 coral lost its zooxanthellae to the heat.
       *[other] { $count } corals lost their zooxanthellae to the heat.
    }
expanse-page-story-warming = When all had played, the sea had { $warming } warming, and your reef { $pollution } pollution.

## What every lesson's page asks for

tab-expanse-web = Food web
tab-expanse-course = Points
tab-expanse-variety = Diversity
tab-expanse-reefs = Reefs
play-over-expanse = The game is over. See who won, and what lived through the bleaching.
new-begun-expanse = The match has begun. Deal the hands.
new-quick-begun-expanse = Good luck!

## Numbers for a spreadsheet

record-csv-expanse-turns = Turns
record-csv-expanse-reefs = Reefs by turn
record-csv-expanse-eaten = Who ate what
record-csv-expanse-starved = Who starved
record-csv-expanse-sources = Pollution and warming by source
record-csv-expanse-purchases = Purchases
record-csv-expanse-offers = Cards on offer

## The door

lesson-title-expanse = Blue Expanse
door-title-expanse =
    A reef has to eat.
    Who feeds whom?
    What does industry cost?
door-what-expanse = Buy corals, fish and fishing boats, and keep everybody on your reef fed. Then comes the mass bleaching, and the most victory points win.
door-picture-expanse = A coral reef with seagrass. A whale shark, a manta ray, a shark, a turtle and reef fish swim above it. A crown of thorns sits on a coral.
door-quick-expanse = Quick start
    .about = You play at once, against bots.
door-new-expanse = New match
    .about = Choose who plays, and by which rules.
door-how-expanse = How to play
    .about = The game in eight pictures.

## A new match

option-expanse-dice = Dice for a move
    .about = With two dice a match takes about half as long.
option-expanse-turns = Turns until the bleaching
    .about = After so many turns of each player the bleaching comes, after a third and two thirds of them the stages before it, and then everybody has two turns more. Loops can bring a stage earlier. 0: only loops bring them.
option-expanse-raising = Others may raise prices
    .about = Once in each turn of another, a player may make up to two cards dearer.
option-expanse-window = Seconds to raise
    .about = How long each player has to raise a price. 0: no clock.
option-expanse-chain = Begin with a food chain
    .about = Every reef begins with a coral and its zooxanthellae, a sardine, a sea star and a small shark: there is somebody to eat from the first turn on.
option-expanse-clock = Seconds for a choice
    .about = When they are over, a bot chooses for the player. 0: no clock.

## What the guide foresees

expanse-guide-lacks = needs { $needs }
expanse-guide-lacks-on = attaches itself to { $host }, and then needs { $needs }
expanse-guide-short = too little
expanse-guide-gains = { $what ->
        [biomass] Biomass
        [capital] Capital
        [pollution] Pollution
        [warming] Warming
       *[research] Research
    } { $sign }{ $count }
expanse-guide-points = { $fewer ->
        [0] No choice leaves you more points.
        [one] Leaves you one fewer point.
       *[other] Leaves you { $fewer } fewer points.
    }
expanse-guide-takes = Takes { $cards }.
expanse-guide-starve = { $count ->
        [0] Then nothing starves.
        [one] Then { $cards } starves.
       *[other] Then these starve: { $cards }.
    }
expanse-guide-nobody = a card
expanse-page-a-copy = a copy of { $card }
expanse-guide-card = { $copy ->
        [yes] A copy of { $card } that leaves this turn anyway
       *[no] { CAP($card) }
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }{ $riders ->
        [0] {""}
       *[other] , with { $riding }
    }{ $own ->
        [yes] {""}
       *[no] , of { $player }
    }

## Beside a question

ask-board-expanse = { $round ->
    [0] This is how it looked at the start.
   *[other] This is how it looked in turn { $round }.
}
