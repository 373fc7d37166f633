### Blue Expanse: foods, how animals live, decks, tiles, stages and what is counted. `.many` more than one,
### `.does` what it is, in a sentence or two.

## Food

expanse-food-plankton = plankton
expanse-food-coralline-algae = coralline algae
expanse-food-detritus = detritus

## How cards live

expanse-class-producer = producer
    .one = a producer
    .many = producers
    .does = Producers make their own food from light, and make food for others.
expanse-class-herbivore = herbivore
    .one = a herbivore
    .many = herbivores
    .does = Herbivores, or grazers, eat seagrass, coralline algae and other plants.
expanse-class-filter-feeder = filter feeder
    .one = a filter feeder
    .many = filter feeders
    .does = Filter feeders, or plankton feeders, take plankton from the water.
expanse-class-detritivore = detritivore
    .one = a detritivore
    .many = detritivores
    .does = Detritivores eat detritus, what is left of the dead. In this game those that eat coral count as detritivores too.
expanse-class-predator = predator
    .one = a predator
    .many = predators
    .does = Predators catch other animals.

## Decks

expanse-deck-resource = resource
    .many = resource cards
    .does = Producers: corals, their zooxanthellae, seagrass and phytoplankton. They are paid with Biomass.
expanse-deck-biomass = biomass
    .many = biomass cards
    .does = Animals. They are paid with Biomass.
expanse-deck-humanitarian = people
    .many = people cards
    .does = What people do with the reef. They are paid with Capital.
expanse-deck-bonus = bonus
    .many = bonus cards
    .does = Good luck, taken on bonus tiles.
expanse-deck-malus = malus
    .many = malus cards
    .does = Bad luck, taken on malus tiles.

## Tiles

expanse-tile-start = start
    .does = Resource cards are open. A player who passes or lands here completes a loop.
expanse-tile-biomass = biomass
    .does = Resource and biomass cards are open.
expanse-tile-capital = capital
    .does = Resource and people cards are open.
expanse-tile-malus = malus
    .does = A malus card must be taken. Resource cards are open.
expanse-tile-bonus = bonus
    .does = A bonus card must be taken. Resource cards are open.
expanse-tile-grant = government grant
    .does = The pool is paid out as Capital and again as Biomass, for this turn. Resource, biomass and people cards are open.

## Stages

expanse-stage-1 = before industry
    .does = Nobody gains pollution or adds warming yet.
expanse-stage-2 = growth
    .does = From now on pollution counts. New cards join the decks.
expanse-stage-3 = warming
    .does = From now on warming counts for everybody. New cards join the decks.
expanse-stage-4 = mass bleaching
    .does = El Niño and warming seas act. The last turns come, then points are counted.

## What is counted

expanse-counter-pollution = pollution
expanse-counter-warming = warming
expanse-counter-research = research points
expanse-counter-points = victory points
    .short = VP
