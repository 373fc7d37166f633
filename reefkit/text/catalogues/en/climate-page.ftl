### The page of the Climate Change lesson: map, genome, cards, charts, how to play, the experiment.
### What every lesson's page says stands in lesson.ftl.
###
### Families: climate-page-went- climate-page-key- lesson- lesson-title- lab-page- climate-how- climate-page-now- climate-page-chart- climate-page-line-
### Families: climate-page-state- climate-page-step- climate-page-short- climate-page-range- climate-page-move-

lesson-title-climate = Climate Change
door-title-climate = Climate Change
door-what-climate = Your species lives in the savannah, and the climate does not stay as it is. What will become of your species in millions of years? Be the first to have lived in all four habitats.
door-picture-climate = A map of hexagons: tundra near the cold pole, then temperate and tropical forest, savannah near the equator, and four small animals on it.
door-quick-climate = Quick start
    .about = You play with two bots for twenty million years. Dice decide when the climate changes.
door-first-climate = First game
    .about = Ten rounds, which are ten million years, with two bots that take it easy. It is over in ten minutes.
new-quick-begun-climate = The match has begun.
prelab-title-climate = Before you play
prelab-lead-climate = What do you think about climate, habitats and genes? It is no test: after the game you see what you have learnt.
prelab-next-climate = Play Climate Change
postlab-title-climate = After the game
postlab-lead-climate = { $own ->
    [0] What does the game say about real species? These questions ask about ideas, not about cards.
   *[other] What does the game say about real species? { $own ->
        [one] One of these questions is
       *[other] { $own } of these questions are
    } made from the match that you played.
}
tab-climate-track = Your species
tab-climate-table = All species
how-lead-climate = Move to where your species fits, adapt it with the mutation cards you draw, and be the first to have lived in all four habitats.

climate-how-place = Start in the savannah
    .text = Each player has one species. All three genes have the value 1, which fits the savannah. You can see the genes on the animal: long legs or a round body, bare skin or thick fur, a sleepy face or a wide-awake one.
climate-how-draw = Draw a card and roll
    .text = A mutation card is something new in one young animal. It changes one gene by one, or it changes nothing. A harmful card costs you two other cards. Nobody chooses which mutation comes. In Quick start, or where your teacher has set that, you may lay cards aside and draw as many, once a turn while your species fits.
climate-how-move = Move
    .text = A roll of 4, 5 or 6: your species must move to a free neighbouring cell. A roll of 1, 2 or 3: it stays. In Quick start, or where your teacher has set that, it may go one step while it fits.
climate-how-adapt = Adapt
    .text = Two of your three genes must have the value of the habitat. Play cards to change them. The first time in a habitat, you get its token.
climate-how-preadapt = Preadapt
    .text = Once a turn you may change one more gene, as long as two genes still fit where you are. It may help later, or never.
climate-how-climate = The climate
    .text = After each round a die decides whether the climate changes, and a second roll whether it grows colder or warmer. Then habitats move. In the next turn a species may go up to two steps, and it must fit where it ends. On this map warmth alone decides where habitats lie. On the Earth rain decides as well.
climate-how-extinct = Dying out
    .text = A species that does not fit at the end of its turn dies out. It loses its cards and all tokens but the savannah’s, and starts again there.
climate-how-win = Winning
    .text = The first species that has lived in all four habitats wins. If nobody has after the last round, most tokens win, then fewest extinctions.

## Who plays, and how

new-kind-climate-wanderer = bot: wanderer
new-kind-climate-adapter = bot: adapter
new-kind-climate-hoarder = bot: hoarder
new-kind-climate-newcomer = bot: newcomer
new-bot-climate-wanderer = Rover
new-bot-climate-adapter = Flint
new-bot-climate-hoarder = Acorn
new-bot-climate-newcomer = Robin
option-climate-rounds = Rounds
    .about = After so many rounds most tokens win. 0: the game goes on until a species has lived in all four habitats.
option-climate-human-change-from = People change the climate from round
    .about = From this round on the climate changes in every round. 0: never.
option-climate-warming-bias = Of changes by people, warmer (per cent)
    .about = 50: decided by the die, colder and warmer equally likely, as in the printed game. 100: always warmer, as people really change the climate.
option-climate-clock = Seconds for each turn
    .about = 0: no clock.
option-climate-map = Map
    .about = The land that is played on.
option-climate-free-step = A step is free after 1 to 3
    .about = After a roll of 1 to 3 a species that fits may stay or go one step, so that every turn has a choice. In the printed game it stays.
option-climate-exchange = Cards can be exchanged
    .about = Once a turn a species that fits may lay cards aside and draw as many, so that no hand is useless for long. The printed game has no exchange.
option-climate-gates = Gates
    .about = All tables wait for each other at the end of each round.

## Map

climate-page-map = Map of the habitats
climate-page-scale = The climate is { $climate }, from 1, the coldest, to 5, the warmest
climate-page-coldest = coldest
climate-page-warmest = warmest
climate-page-level = Look at the map of climate { $level }
climate-page-level-now = Climate { $level }: the climate now
climate-page-pole = cold pole
climate-page-equator = warm equator
climate-page-changed = has just changed
climate-page-looking = This is the map of climate { $level }. The climate now is { $climate }.
climate-page-look-back = Back to now
climate-page-cell = Cell { $cell }, { $habitat }{ $stands ->
    [own] , your species
    [nobody] {""}
   *[other] , species of { $who }
}
climate-page-state-fits = you can go and live here
climate-page-state-token = a new token for you
climate-page-state-cards = { $cards ->
    [one] you can go and live here with one card
   *[other] you can go and live here with { $cards } cards
}
climate-page-state-deadly = your species would die out here
climate-page-state-chosen = chosen
climate-page-state-changed = has just changed
climate-page-not-this-climate = You are looking at the map of another climate. Go back to now first.
climate-page-not-yet = Draw a card and roll first. Then you see where your species can go.
climate-page-not-here = Your species is here. Choose a bright cell to move.
climate-page-not-taken = The species of { $player } is here, and a cell has room for one species.
climate-page-not-savannah = A species begins on a free savannah cell. Those cells are bright.
climate-page-not-again = Your species has already moved in this turn.
climate-page-not-now = You rolled { $roll }, so your species stays where it is.
climate-page-not-near = { $steps ->
    [one] This cell is too far: your species moves one step.
   *[other] This cell is too far: your species moves up to two steps, over free cells.
}

## Bar

climate-page-round = { $round ->
    [0] Set-up
   *[other] { $of ->
        [0] Round { $round }
       *[other] Round { $round } of { $of }
    }
}
climate-page-age = { $round } million years
climate-page-turns = Turns of this round
climate-page-your-turn = Your turn
climate-page-climate-roll = Climate
climate-page-went-warmer = warmer
climate-page-went-colder = colder
climate-page-step-place = Start
climate-page-step-restart = Start again
climate-page-rolled = Rolled { $roll }
climate-page-moment = Round { $round }, turn of { $player }

## Controls

climate-page-genome = { $own ->
    [1] Your genome
   *[other] Genome of { $player }
}
climate-page-gene-is = now
climate-page-gene-becomes = with the marked cards
climate-page-fits = { $count } of 3 fit { $habitat }
climate-page-cards = { $own ->
    [1] Your cards
   *[other] Cards of { $player }
}
climate-page-held = { $over ->
    [0] { $count } of { $most }
    [one] { $count } of { $most }: you will lose one by chance at the end of the turn
   *[other] { $count } of { $most }: you will lose { $over } by chance at the end of the turn
}
climate-page-to-end = See how it ended
climate-page-animal-taken = { $extinct ->
    [yes] it died out
   *[no] { $player } has it
}
climate-page-animals = Which animal is your species?
climate-page-no-cards = No cards. You draw one at the start of your turn.
climate-page-pile = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
}
climate-page-key-savannah = savannah
climate-page-key-tropical-forest = tropical forest (rainforest)
climate-page-key-temperate-forest = temperate forest
climate-page-key-tundra = tundra
climate-page-range-shape = slim to round
climate-page-range-fur = thin to thick
climate-page-range-metabolism = low to high
climate-page-short-shape = shape
climate-page-short-fur = fur
climate-page-short-metabolism = meta­bolism
climate-page-short-neutral = neutral
climate-page-short-deleterious = harmful
climate-page-card-back = hidden card
climate-page-top-card = The next card lies face up: { $card }.
climate-page-mark-for-me = Mark cards for me
climate-page-mark-other = Another way
climate-page-back-to-own = Back to your species
climate-page-look-at = See the genome of { $player }
climate-page-draw = Draw a card and roll
climate-page-choose-cell = Choose a bright cell
climate-page-choose-start = Choose a bright savannah cell
climate-page-start-here = Start here
climate-page-move-there = Move there
climate-page-move-and-adapt = Move and adapt
climate-page-move-dies = Move without adapting
climate-page-adapt = Adapt here
climate-page-preadapt = Preadapt
climate-page-preadapts = Preadapt: { $gene } becomes { $value }. Two genes still fit { $habitat }.
climate-page-exchange = { $count ->
    [one] Swap card
   *[other] Swap { $count } cards
}
climate-page-turn-ended = You rolled { $roll }: your species stays, and no card could be played. So your turn is over.
climate-page-new-token = The { $habitat } is new: you get its token.
climate-page-mark-right = Mark cards that help
climate-page-mark-other-cards = Mark other cards
climate-page-end = End the turn
climate-page-end-dies = End the turn without adapting
climate-page-sure-title = Your species would die out
climate-page-sure-cost = It loses all cards and every token but the savannah’s, and starts again in the savannah.
climate-page-sure-no = Choose again
climate-page-sure-yes = Let it die out
reject-climate-page-not-your-turn = It is not your turn now. Nothing was changed.
reject-climate-page-no-such-card = This card is not in your hand. Nothing was changed.
reject-climate-page-card-fills = This card changes no gene, so it cannot be played. It fills your hand.
reject-climate-page-no-way = No cards of your hand would adapt the species there.

climate-page-now-place = Your species starts in the savannah: choose a bright cell there.
climate-voice-stands = Your species stands on cell { $cell }, { $habitat }: genes at { $needs } fit there. Its genes: shape { $shape }, fur { $fur }, metabolism { $metabolism }. The climate is { $climate } of 5.
climate-voice-cells = { $fate ->
    [start] Free savannah cells: { $cells }.
    [adapted] It fits already in { $habitat }: { $count ->
        [one] cell { $cells }
       *[other] cells { $cells }
    }.
    [adapt] Your cards adapt it to { $habitat }: { $count ->
        [one] cell { $cells }
       *[other] cells { $cells }
    }.
   *[dies] It would die in { $habitat }: { $count ->
        [one] cell { $cells }
       *[other] cells { $cells }
    }.
}
climate-page-now-restart = Your species died out: { $why }. A new one starts: choose a bright savannah cell.
climate-page-now-start = Start here, or choose another bright cell.
climate-page-now-chosen = { $fate ->
    [adapted] Your species fits there. Move, or choose another bright cell.
    [dies] Your cards do not help there. Choose another cell, if there is one.
    [here] It can live here with the marked cards. Adapt, or mark other cards.
   *[other] It can live there with the marked cards. Move, mark other cards, or choose another cell.
}
climate-page-now-draw = { $went ->
    [warmer] It has grown warmer. Draw a card and roll: can your species live on?
    [colder] It has grown colder. Draw a card and roll: can your species live on?
   *[other] Your turn: draw a card and roll the die.
}{ $count ->
    [0] {""}
    [one] {" "}{ $near } needs one more habitat to win.
   *[other] {" "}{ $near } need one more habitat to win.
}{ $dead ->
    [0] {""}
   *[other] {" "}Died out since your last turn: { $died }.
}
climate-page-now-died = { $player } ({ $why })
climate-page-now-move = You rolled { $roll }: your species must move one step. 4, 5 and 6 all mean that. Choose a bright cell.
climate-page-now-doomed = { $where ->
    [around] You rolled { $roll }: your species must move. It fits no free cell around, even with your cards, so it dies out.
    [near] The climate changed. Your species fits no cell within reach, even with your cards, so it dies out.
   *[here] The climate made this cell { $habitat }, and a { $roll } lets nobody leave it. No card of yours can help: your species dies out.
}
climate-page-trapped = Careful: no free cell around fits your species now. If it must move next, it may die out.
climate-page-now-early = Preadapt with the marked cards now, or choose them again to let go. Then draw and roll.
climate-page-now-free = { $changed ->
    [1] The climate changed and you rolled { $roll }: stay, or move one step. A 1, 2 or 3 means that while your species fits.
   *[other] You rolled { $roll }: stay, or move one step. A 1, 2 or 3 means that while your species fits. What would the next climate make of this cell?
}
climate-page-now-two = { $adapted ->
    [1] The climate changed and you rolled { $roll }: stay, or go one or two steps, to follow habitats that moved.
   *[other] Your habitat moved. With a { $roll }, adapt here, or follow it one or two steps.
}
climate-page-now-stuck = { $roll ->
    [0] Your species does not fit here: mark cards that help.
   *[other] You rolled { $roll }. A species that does not fit moves only with 4, 5 or 6: mark cards that help it here.
}
climate-page-now-stay = { $why ->
    [taken] You rolled { $roll }, but every cell around is taken, so your species stays. Mark cards to preadapt, or end the turn.
   *[roll] You rolled { $roll }: your species stays. 1, 2 and 3 all mean that. Mark cards to preadapt, or end the turn.
}
climate-page-now-preadapted = Your species has preadapted in this turn: end the turn.
climate-page-now-after = Your species fits here. Mark cards to preadapt, or end the turn.
climate-page-now-useless = Your species fits here, and none of your cards can change a gene now: { $exchange ->
    [1] mark cards to draw others for them, or end the turn.
   *[0] end the turn.
}
climate-page-now-unadapted = Your species does not fit here yet: mark cards that help.

## Evidence

climate-page-tokens = Habitat tokens
climate-page-count = { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}{ $extinctions ->
    [0] {""}
    [one] , died out once
   *[other] , died out { $extinctions } times
}
climate-page-count-where = : { $habitats }
climate-page-happened = What happened
climate-page-chart-time = millions of years since the game began
climate-page-chart-climate = Climate
climate-page-chart-genes = Genes
climate-page-chart-genes-of = { $own ->
    [1] your genes
   *[other] genes of { $player }
}
climate-page-chart-habitat = habitat
climate-page-chart-coldest = coldest
climate-page-chart-warmest = warmest
climate-page-chart-level = climate { $level }
climate-page-chart-adapted = Species that fitted as the round began
climate-page-chart-extinct = Extinctions so far
climate-page-chart-died = { $player } died out: a new species
climate-page-line-adapted = per cent
climate-page-line-extinct = all species
climate-page-died-of = The species of { $player } died out in round { $round }: it did not fit { $habitat }. The reason: { $why }.
climate-page-rates = { $rounds ->
    [0] Play a round. Then the rate of extinctions is shown here.
   *[other] { $count ->
        [0] No extinction yet
        [one] One extinction
       *[other] { $count } extinctions
    } in { $rounds ->
        [one] one million years
       *[other] { $rounds } million years
    }.{ $count ->
        [0] { "" }
       *[other] { " " }At this pace it would be { $rate } in ten million years.
    }
}
climate-page-rates-human = Before people changed the climate: { $before } in ten million years. Since round { $from }: { $since }.

## The end

climate-page-won = { $all ->
    [1] { $players } has lived in all four habitats and wins.
   *[other] { $count ->
        [0] Nobody wins.
        [one] { $players } wins with { $tokens ->
            [one] one token
           *[other] { $tokens } tokens
        }.
       *[other] { $players } win together with { $tokens ->
            [one] one token
           *[other] { $tokens } tokens
        } each. Extinctions decide between equals, and there too they are equal: { $extinctions }.
    }
}
climate-page-looks = How your species changed
climate-page-look = { $round ->
    [0] at the start, { $habitat }
   *[other] round { $round }, { $habitat }
}{ $died ->
    [1] : died out
   *[0] {""}
}
climate-page-winner = won
climate-page-standings = How all species ended
climate-page-head-player = Species of
climate-page-head-habitats = Habitats
climate-page-head-tokens = Tokens
climate-page-head-extinctions = Died out
climate-page-rate = { $count ->
    [0] No species died out
    [one] One species died out
   *[other] Species died out { $count } times
} in { $rounds } million years{ $count ->
    [0] .
   *[other] { $rounds ->
        [10] .
       *[other] : { $rate } in ten million years at this table.
    }
}
climate-page-story-died = Round { $round }: your species died out in { $habitat }: { $why }.
climate-page-story-tokens = { $count ->
    [one] Your species has lived in one habitat: { $habitats }.
   *[other] Your species has lived in { $count } habitats: { $habitats }.
}
climate-page-story-climate = { $count ->
    [0] The climate never changed.
    [one] The climate changed once in { $rounds } million years.
   *[other] The climate changed { $count } times in { $rounds } million years.
}

## The experiment

climate-page-experiment-offer = Does the speed of change matter? Predict first. Then let bots play thousands of games, and read what came out.
climate-page-experiment-open = Open the experiment

## The door of the server


## Files of numbers

record-csv-climate-climate = Climate
record-csv-climate-species = Species
record-csv-climate-extinctions = Extinctions
record-csv-climate-population = Animals
record-csv-climate-tokens = Tokens
