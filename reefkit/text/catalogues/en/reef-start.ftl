### Reef Survivor: the lab's door, a new match, set-up, how to play, cheat sheets, and the practice round.
###
### Families: new-kind- new-bot- option- topic- found- traits- how- sheet- practice-

## The door

door-title-reef =
    Grow a reef.
    Meet the catastrophe.
    Find out who lived, and why.
door-what-reef = You lead a reef of living builders through millions of years of weeds, mutations and disasters. Some will live and some will die. Find out what decides it.
door-quick-reef = Quick start
    .about = Board, builders and three bots are chosen for you, and you play at once.
door-new-reef = New match
    .about = Choose who plays, by which rules, and build your own reef.
door-how-reef = How to play
    .about = The game in six pictures.
door-picture-reef = Fish swim above a reef of corals, sponges, algae, a bivalve, a bryozoan and a microbialite.

## A new match

new-kind-person = person or team
new-kind-builder = bot: builder
new-kind-newcomer = bot: newcomer
new-kind-specialist = bot: specialist
new-kind-diversity-seeker = bot: diversity seeker
new-kind-strategist = bot: strategist
new-quick-name-reef = My reef
new-bot-builder = Pearl
new-bot-newcomer = Finn
new-bot-specialist = Sandy
new-bot-diversity-seeker = Marina
new-bot-strategist = Delta
new-begun-reef = The match has begun: choose a board and your first builders.
new-quick-begun-reef = Your reef stands on the { $board }.

## Options of a match; `.about` says what each does

option-rounds = Rounds
    .about = Each round is a survey of the reef. Three fit a long lesson, four make a full game.
option-round-label = A round stands for
    .about = What the time axis says. The rules stay the same.
option-round-label-million-years = a million years
option-round-label-thousand-years = a thousand years
option-round-label-decade = ten years
option-round-label-generation = one generation
option-scoring = Points of the rounds are
    .about = Multiplied, one bad round costs far more, so an even reef pays.
option-scoring-sum = added up
option-scoring-product = multiplied
option-team-bonus = Team bonus
    .about = Every seat gets points more when each of them wins a round.
option-predict = Predictions
    .about = Mark who will die before a card strikes. This is where most is learned.
option-predict-none = none
option-predict-first = first card of a round
option-predict-all = every card
option-hands-on = Hands-on mode
    .about = Students keep their own books, and catch each other's errors.
option-plot-first = Students plot first
    .about = The chart shows a round only after the student has placed its point.
option-plot-first-never = never
option-plot-first-hands-on = in hands-on mode
option-plot-first-always = always
option-topics = Cards about
    .about = Only cards of the topics that you tick are in the decks. With none ticked, no topic is left out; “Single cards” may still leave out some.
option-cards = Single cards
    .about = Only the cards that you tick are in the decks; with none ticked, all are.
option-printed-supply = Printed supply
    .about = Tokens run out as they do in the box.
option-mutated-triangle = Mutated Coral Triangle
    .about = Each builder of the Coral Triangle rolls one mutation before the match.
option-founder-mutations = Mutations of founders
    .about = How many mutations each builder that you begin with rolls before round 1.
option-mutate-at-spawning = Mutation at spawning
    .about = Each juvenile rolls one mutation when it is spawned.
option-early-long = Early long-term disasters
    .about = From round 2 on, every round has a long-term disaster too.
option-mutate-on-collection = Mutation on collection
    .about = Each pair of juveniles from the Coral Triangle rolls one mutation.
option-free-stacking = Free stacking
    .about = A juvenile may settle on a builder even while an empty space suits it.
option-standing-stacks = Standing stacks
    .about = Built-over builders stay from round to round, and each raises its space towards the light.
option-reshuffle-each-draw = Reshuffle each draw
    .about = A card goes back into its deck at once, so that it may strike again.
option-rescue = Rescue
    .about = A wholly overgrown reef may clear one space and settle one juvenile there, once a round.
option-clock = Seconds for each decision
    .about = When they are over, a bot decides for the seat. 0 stands for no clock.
option-strike = Wait before the strike
    .about = When all have predicted, a card waits until the teacher lets it strike at every table at once.
option-gates = Gates
    .about = Each table waits before every phase and every card until the teacher opens it for the class.

topic-human-impact = people's part
topic-food-web = food web
topic-nutrients = nutrients
topic-land = from the land
topic-climate = climate
topic-temperature = temperature
topic-storms = storms
topic-disease = disease
topic-oxygen = oxygen
topic-acidification = acid water
topic-chance = chance
topic-evolution = offspring
topic-invasion = invaders
topic-sea-level = sea level

## Set-up: board and builders

found-boards = Boards
found-board-of = { CAP($board) }: { $shallow } shallow, { $medium } medium and { $deep } deep spaces.
found-cut = Cut along column { $column }, metres of water
found-shallow = { $count } shallow
found-medium = { $count } medium
found-deep = { $count } deep
found-choose-board = Which water do you want?
    .about = Look at the water: how much is shallow, and is there land? Storms hit shallow water hardest, and floods come from the land.
found-hold = { $left ->
    [0] All your builders stand. You can still take them back with Undo, or choose another board.
    [one] Choose one more builder from the chart.
   *[other] Choose a builder from the chart. { $left } are still to come.
}
found-risks = Of the { $cards } disaster cards, these can kill it in each water:
found-in-hand = Choose a bright space for your { $builder }.
found-not-ready = { $left ->
    [one] Place 1 more builder
   *[other] Place { $left } more builders
}
found-no-board = Choose a board first
found-surprise = Surprise me
    .about = A bot chooses what is still missing.
found-surprised = { $count ->
    [0] The { $board } was chosen for you.
    [one] One builder was placed for you on the { $board }.
   *[other] { $count } builders were placed for you on the { $board }.
}
found-nothing-to-surprise = Your board and builders are chosen already, so nothing is left to surprise you with.
found-cleared = You changed the board, so your builders went back. Undo brings them back.
reject-found-no-builder = Choose a builder from the chart first, then a bright space.

## The chart of traits

traits-title = Builders and their traits
traits-about = Choose the head of a column to compare, or a builder to place it.
traits-builder = Builder
traits-depths = lives in
traits-skeleton = skeleton
traits-carbonate = carbon­ate
traits-zooxanthellae = zooxan­thellae
traits-encruster = en­cruster
traits-recruiter = recruits dwellers
traits-tolerates = tolerates
traits-coral = coral
traits-yours = yours
traits-depth-S = shallow
    .letter = S
traits-depth-M = medium
    .letter = M
traits-depth-D = deep
    .letter = D
traits-skeleton-delicate = delicate
traits-skeleton-normal = normal
traits-skeleton-strong = strong
traits-tolerates-acid = acid
traits-tolerates-cold = cold
traits-tolerates-heat = heat
traits-tolerates-low-oxygen = low oxygen
traits-tolerates-nutrients = high nutrients
traits-tolerates-sediment = high sediment
traits-yes = yes
traits-no = no
traits-sort = Compare by { $column }

## How to play

how-lead-reef = Each round your reef grows, its young spread, and a disaster strikes. Then count what lives, and find out why.
how-set-up = Set up your reef
    .text = { $founders ->
        [one] Choose a board, and place one builder in water where it can live.
       *[other] Choose a board, and place { $founders } builders in water where they can live.
    } S, M and D are shallow, medium and deep water.
how-grow = 1 Grow
    .text = Every { $recruiters } builders that shelter dwellers make room for one fish, snail or urchin, and each of these eats one fleshy alga. Then { $algae } more algae grow. Choose { $mutations ->
        [one] one builder that rolls a die for a mutation.
       *[other] { $mutations } builders that roll a die for a mutation.
    }
how-spread = 2 Spread
    .text = Builders spawn young that inherit their mutations. Trade them with neighbours, and settle each in water where it can live. The last player gets help from the Coral Triangle, a rich reef far away.
how-catastrophe = 3 Catastrophe
    .text = A card strikes every reef. Look at the water, the skeletons and the mutations, and mark the builders that you expect to lose. Then see which died, which lived, and why.
how-survey = 4 Survey
    .text = Count your reef: each builder and dweller, more for every different type, less for fleshy algae. Three bonuses reward reefs that are resilient, tall, or a shield for the coast.
how-win = After { $rounds } rounds
    .text = The most points win. Then read the charts: which types came, which went, and which disaster took them.
how-selection = Natural selection in five steps
how-selection-1 = Builders of one type differ, because some have mutated and some came from another reef.
how-selection-2 = Young ones inherit what their parent has.
how-selection-3 = More are born than find a place to live.
how-selection-4 = A disaster kills those that lack what it takes, and spares those that have it.
how-selection-5 = The next generation comes from those that lived, so what saved them is now more common.
how-ends = Extirpated or extinct?
how-ends-extirpated = A type that is gone from your reef, but lives on another, is extirpated: it can come back by migration.
how-ends-extinct = A type that is gone from all reefs of the table is extinct at the table: only the Coral Triangle can bring it back.

## Cheat sheets

sheet-title = Cheat sheets
sheet-print = Print this sheet
sheet-traits = Who is who on the reef
    .about = Traits by nature. A mutation can move a skeleton one step, or add a tolerance.
sheet-order = The order of a round
    .about = Everybody plays a phase at once; say Ready when you have done it.
sheet-dweller = Dweller
sheet-dwellers = Dwellers
sheet-carbonate-dweller = carbonate shell
sheet-eats-juveniles = eats young corals when there are more than { $most }
sheet-eats-algae = eats one fleshy alga a round
sheet-die = A mutation: what the twelve-sided die gives
sheet-invisible = invisible: nothing that we can see changes
sheet-stack = A space holds { $shallow } in shallow, { $medium } in medium and { $deep } in deep water.
sheet-phase-dwellers = 1A Dwellers
    .text = Every { $recruiters } builders that shelter dwellers and are free of algae support one dweller. Collect up to that number. Then each dweller eats one fleshy alga.
sheet-phase-algae = 1B Algae
    .text = { $algae ->
        [one] One fleshy alga grows,
       *[other] { $algae } fleshy algae grow,
    } on empty spaces first. Only when none is empty do they grow over builders.
sheet-phase-mutations = 1C Mutations
    .text = Choose a builder that is free of algae and roll the die, { $mutations ->
        [one] once
       *[other] { $mutations } times
    } in all. The same builder may be chosen again.
sheet-phase-spawning = 2A Spawning
    .text = Each builder free of algae spawns one juvenile of its type; two with more offspring, none with fewer. Each urchin above { $eaters } eats the young of one coral.
sheet-phase-triangle = 2B Coral Triangle
    .text = From round 2 on, the seat with the lowest total takes { $juveniles } juveniles of one builder, and so does the seat with the lowest last round.
sheet-phase-migration = 2C Trade
    .text = Trade juveniles with the seats beside you. What was traded cannot be traded again.
sheet-phase-settlement = 2D Settle
    .text = Settle juveniles in empty spaces where they can live. Only where no empty space suits may they stack on a builder. What finds no place dies.
sheet-phase-catastrophe = 3 Catastrophe
    .text = Predict who dies. Cards then strike all reefs, one after the other. Only the topmost builder is hit, unless a card says otherwise. Half is rounded down.
sheet-phase-survey = 4 Survey
    .text = Count, compare and note. Then what was built over becomes reef rock.
sheet-cards = Cards by round
sheet-round = Round
sheet-round-later = { $round } and later
sheet-deck-short = short-term
sheet-deck-long = long-term
sheet-score = Score of a round
sheet-score-builder = each builder free of algae, stacked ones too
sheet-score-dweller = each dweller
sheet-score-type = each different type; fleshy alga is one too
sheet-score-alga = each space with a fleshy alga
sheet-score-resilience = resilience: { $count } builders of one type, each with a different good mutation
sheet-score-three-d = 3-D reef: { $count } stacks of three
sheet-score-coastal = coastal protection: { $count } whole rows of builders, on a board with land

## Rulings

## The practice round

practice-title = Coach
practice-player = My reef
practice-bot = Pearl
practice-stop = Stop practising
practice-real = Now play for real
practice-founding-board = The barrier reef has all three depths, so every builder finds a place there. Try it, or look at another one.
practice-founding-place = Mix types, and mix depths. Compare skeletons: waves break delicate ones first, in shallow water.
practice-founding-ready = Look where your builders stand. Which would you lose to a storm? Say Ready.
practice-dwellers = Collect a grazer if your reef shelters one. Weeds come next, and only grazers eat them.
practice-algae = Weeds take empty spaces first. Keep free the spaces that your young ones will need.
practice-mutations = Declare a builder, then roll. Notice that you choose who mutates, but never what changes.
practice-spawning = Look into the nursery: every young one carries the mutations of its parent.
practice-triangle = The Coral Triangle is a refuge: what your reef lost can come back from there.
practice-migration = Traits travel with juveniles. You may offer one to your neighbour, or just say Ready.
practice-settlement = Choose a juvenile, then a bright space. Shallow water is risky in a storm, deep water is dim.
practice-catastrophe-predict = Who has a strong skeleton, who encrusts, who stands deep? Mark the others, then compare.
practice-catastrophe-effect = Read what the card takes. You choose only where it leaves something open.
practice-catastrophe-aftermath = Read the reasons: the same trait that killed one builder spared another.
practice-dismiss = Dwellers leave when too few builders shelter them. One loss brings the next.
practice-survey = Open a part of the score to see its sum. Then note what you would do differently.
practice-over = That was one round. Which trait saved the builders that live? Now play for real.
reject-reef-deck-empty = With these topics and cards the { $deck } is empty. Add one that has cards for it.
reef-topic-cards = { $topic } ({ $short } short-term, { $long } long-term)
