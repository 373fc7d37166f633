### Foods, classes, decks and tiles of Blue Expanse, in shorter sentences: the same facts as in `en`.

expanse-class-producer = producer
    .one = a producer
    .many = producers
    .does = Producers make food from light.
expanse-class-detritivore = detritivore
    .one = a detritivore
    .many = detritivores
    .does = Detritivores eat detritus, what is left of the dead. Animals that eat coral count as detritivores too.
expanse-deck-resource = resource
    .many = resource cards
    .does = Producers: corals, zooxanthellae, seagrass, phytoplankton. You pay for them with Biomass.
expanse-tile-grant = government grant
    .does = You get the pool as Capital and again as Biomass. It lasts for this turn. Resource, biomass and people cards are open.
expanse-stage-3 = warming
    .does = From now on warming counts for everybody. New cards join the decks.
expanse-stage-4 = mass bleaching
    .does = El Niño and warming seas act. The last turns come.
