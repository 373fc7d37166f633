### Succession: what things are called, and what is told of them. `.one` one of them with its
### article, `.story` a sentence or two of natural history, `.does` what the card does.
###
### Families: succession-

## Colours, guilds, and how they live

succession-colour-green = green
succession-colour-yellow = yellow
succession-colour-blue = blue
succession-colour-red = red
succession-colour-black = black
succession-colour-purple = purple

succession-guild-pioneers = pioneers
    .story = Pioneers come first. Most of them are algae, which live on light.
succession-guild-first-settlers = middle settlers
    .story = Middle settlers come next. Some graze on the film and the algae, others catch or sieve their food.
succession-guild-late-settlers = late settlers
    .story = Late settlers grow large, and often cover most of the rock in the end. Most of them sieve food from the water.
succession-guild-predators = predators
    .story = Predators do not settle. They visit the rock and eat settlers.
succession-guild-disturbances = disturbances
    .story = A disturbance kills or covers settlers, and makes room for others.
succession-guild-invaders = invaders
    .story = People brought the invader from another sea. It settles wherever there is room.

succession-feeding-breaks-down = breaks down what has died
succession-feeding-light = lives on light
succession-feeding-grazes = grazes on algae
succession-feeding-filters = sieves food from the water
succession-feeding-hunts = catches animals

## Pioneers

succession-bacteria = bacteria
    .one = bacteria
    .story = Bacteria cover clean rock within hours. Their thin, slippery film helps others to hold on.
succession-diatoms = diatoms
    .one = a diatom
    .story = A diatom is a single cell in a box of glass. Diatoms live on light and turn the film brown.
succession-green-algae = green algae
    .one = a green alga
    .story = Green algae grow fast in bright water. Sea lettuce can cover a bare rock within weeks.
succession-red-algae = red algae
    .one = a red alga
    .story = Red algae can live on little light, so some grow deeper than other seaweeds do. Their card is green: that colour stands for pioneers.
succession-brown-algae = brown algae
    .one = a brown alga
    .story = Brown algae such as bladder wrack grow large. Small animals hide and feed among them.

## Middle settlers

succession-ciliates = ciliates
    .one = a ciliate
    .story = A ciliate is a single cell with rows of tiny beating hairs. With them it sweeps bacteria into its mouth.
succession-snails = snails
    .one = a snail
    .story = A snail scrapes algae from the rock with a tongue full of tiny teeth.
succession-isopods = isopods
    .one = an isopod
    .story = An isopod has seven pairs of legs and is a cousin of the woodlouse. It feeds among the algae.
succession-hydroids = hydroids
    .one = a hydroid
    .story = Hydroids look like small feathers. Each branch holds tiny animals that catch prey with stinging arms.
succession-bryozoans = bryozoans
    .one = a bryozoan
    .story = Bryozoans live side by side in tiny boxes, like a mat of lace. Each sieves food with a crown of tentacles.

## Late settlers

succession-tubeworms = tubeworms
    .one = a tubeworm
    .story = A tubeworm builds a hard tube on the rock. Its feathery crown sieves food from the water.
succession-sea-anemones = sea anemones
    .one = a sea anemone
    .story = A sea anemone looks like a flower and is an animal. Its stinging arms catch shrimps and small fish.
succession-tunicates = tunicates
    .one = a tunicate
    .story = A tunicate, or sea squirt, is a bag that pumps water. It sieves its food from what it pumps.
succession-barnacles = barnacles
    .one = a barnacle
    .story = A barnacle glues itself to the rock head down. It kicks food into its mouth with feathery legs.
succession-mussels = mussels
    .one = a mussel
    .story = Mussels hold on with strong threads and crowd the rock. They can push out almost everybody else.

## Predators

succession-starfish = starfish
    .one = a starfish
    .story = A starfish pulls mussels open with its many small feet. Where it hunts, mussels cannot take all the room.
    .does = Everybody draws 5 cards. The game starts again from the lowest card.
succession-crab = crab
    .one = a crab
    .story = A shore crab cracks snails and mussels with its claws.
    .does = Play a card of a number that you hold, too. Then the turns go the other way round.
succession-shrimp = shrimp
    .one = a shrimp
    .story = A shrimp picks small food from the rock with its fine claws.
    .does = Play a card of a number that you hold, too. The next player draws 2 cards.
succession-nudibranch = nudibranch
    .one = a nudibranch
    .story = A nudibranch is a sea slug without a shell. Many eat one kind of animal only. In our game it eats three.
    .does = Name the colour in play. All others draw 2 cards.
succession-jellyfish = jellyfish
    .one = a jellyfish
    .story = A jellyfish drifts and stings what it meets. It takes larvae before they can settle.
    .does = Name the colour in play. The next player misses a turn.

## Disturbances and invaders

succession-storm = storm
    .one = a storm
    .story = Storm waves tear settlers off and roll stones over. Bare rock is left, and pioneers come again.
    .does = The top card and its colour are swept away. Green is in play.
succession-ice-scour = ice scour
    .one = ice scour
    .story = In cold seas drifting ice scrapes the rock. What lived there is carried away, or dies.
    .does = Everybody chooses a card and hands it to the left.
succession-sedimentation = sedimentation
    .one = sedimentation
    .story = Mud and sand settle too. They bury small animals, and clog those that sieve the water.
    .does = The next player may not play a number above 10.
succession-bare-patch = bare patch
    .one = a bare patch
    .story = Wherever a settler is lost, a patch of bare rock is left. Pioneers find it first.
    .does = Play a green card at once.
succession-invader = invader
    .one = an invader
    .story = Some animals travel on ships to seas where they never lived. With few enemies there, they can spread fast.
    .does = It matches any colour and keeps the colour below. The next player draws 1 card.
