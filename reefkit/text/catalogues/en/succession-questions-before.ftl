### Succession: the questions asked before the game, their options, and what is said to answers.
### An item's attributes: `.title` a few words for a list; options by their ids; `.why` feedback that
### teaches; `.why-<option>` feedback on that wrong option; `.level-<n>` the teacher's rubric.
### Readers are from 7: short words, and each term is explained where it stands.
###
### Families: item- form-succession- goal-

## What there is to learn

goal-succession-a = Who comes first, who comes later, and why
goal-succession-b = How each one lives and feeds
goal-succession-c = Who eats whom, and what that changes
goal-succession-d = Reading the story of a rock from its charts
goal-succession-e = What storms and new starts do, and what a game can tell

## The forms, for a teacher to choose from

form-succession-before = Before the game: six questions
form-succession-before-short = Before the game: four questions
form-succession-before-long = Before the game, long
form-succession-before-concepts = Before the game, the ideas asked again afterwards
form-succession-before-lesson = Before the game: six ideas, asked again after it
form-succession-before-youngest = Before the game: five ideas, for classes under 10

## Who comes first

item-succession-what-succession-is = Bare rock in the sea does not stay bare. What is succession?
    .title = What is succession?
    .step-by-step = Living things settle step by step, and the mix changes.
    .grow-old = One animal is born, grows up, and slowly gets old.
    .swim-away = The animals swim away and look for a better rock.
    .all-at-once = The animals come in one day, and the mix stays the same.
    .why = Succession means one after another. First settlers come, others follow, and the mix of living things on the rock changes over time.
    .why-grow-old = That is growing up. Succession is about many kinds on one place, not about one animal.
    .why-swim-away = Most settlers on a rock never leave it. The mix changes because new ones come and old ones die.
    .why-all-at-once = The first come within hours or days, and the last after months or years.
item-succession-order-of-groups = Put these settlers in the order in which they most often come to a bare rock.
    .title = In which order?
    .slime = A thin film of bacteria
    .weeds = Seaweeds
    .grazers = Snails that eat seaweed
    .filterers = Mussels that sieve the water
    .why = The film comes first, and seaweeds grow on it. Snails come when there is weed to eat. Mussels come late and take much room.
item-succession-make-way = Why can later settlers live better on a rock when others were there first?
    .title = Making way
    .surface-and-food = The first ones leave a good surface, and food.
    .turn-into = The first ones turn into the later ones over time.
    .call-others = The first ones call the others in order to help them.
    .do-nothing = The first ones leave the rock just as it was.
    .why = A film of bacteria makes the rock easier to hold on to. Seaweeds feed snails. In this way the first settlers change the place for the next.
    .why-turn-into = A seaweed never turns into a snail. One kind does not become another. New settlers arrive.
    .why-call-others = Nobody plans to help. Some young do settle where they smell a film or others of their kind, but those live their own lives, and that happens to help.
    .why-do-nothing = A rock with a film on it feels and smells unlike a clean one. That makes a difference to those who come.
item-succession-full-rock = Every spot of a rock is taken. What do the settlers have too little of?
    .title = A full rock
    .space = Room to sit on
    .sand = Sand to dig in
    .air = Air from above
    .salt = Salt in the sea
    .why = Room is what runs out first on a rock. Settlers push and grow over each other. This is called competition: two need the same thing, and there is too little of it.
    .why-sand = These settlers live on hard ground. Sand would bury them.
    .why-air = They take what they need from the water, which flows past all of them.
    .why-salt = There is plenty of salt in the sea for all of them.

## How each lives

item-succession-own-food = Which of these make their own food from light? Choose all that are right.
    .title = Food from light
    .why = Diatoms and algae make sugar with the help of light. A diatom is a single tiny cell with a shell like glass. Animals cannot do this: they have to eat.
    .why-sea-anemones = It looks like a flower, but it is an animal. Its arms sting and catch food.
    .why-mussels = A mussel sits still, but it is an animal. It sieves its food from the water.
    .why-hydroids = It looks like a small bush. It is a group of tiny animals that catch food with stinging arms.
item-succession-how-each-feeds = How does each of these get its food?
    .title = How each gets its food
    .red-algae = Red algae
    .snails = Snails
    .barnacles = Barnacles
    .starfish = Starfish
    .light = Makes food from light
    .scrapes = Scrapes off thin plants
    .sieves = Sieves bits from the water
    .hunts = Eats other animals
    .why = Algae live on light. Grazers such as snails scrape and eat them. Filter feeders such as barnacles sieve the water. Predators such as starfish eat other animals.
item-succession-what-a-filter-feeder-does = A mussel is a filter feeder. What does that mean?
    .title = Filter feeders
    .sieves-water = It sieves tiny bits of food out of the water.
    .cleans-dirt = It cleans the water so that fish can see.
    .drinks-salt = It drinks sea water and lives on the salt.
    .chews-weed = It chews large weeds with a row of teeth.
    .why = A filter feeder lets water flow through a kind of sieve and eats what stays in it. The water does get clearer, but the mussel does it for its own meal.
    .why-cleans-dirt = The water gets clearer, that is true. The mussel does not do it for the fish. It eats.
    .why-drinks-salt = Salt is no food. The mussel eats the tiny living things in the water.
    .why-chews-weed = A mussel has no teeth. It eats what drifts in the water.
item-succession-fixed-or-not = Which of these stay on one spot once they have grown up? Choose all that are right.
    .title = Fixed, or on the move
    .why = Barnacles, bryozoans and tubeworms are fixed to the rock for life. The word for that is sessile. A bryozoan is a mat of many tiny animals. Snails, crabs and isopods, which look like woodlice, can walk.
    .why-snails = A snail carries its shell with it as it creeps.
    .why-isopods = An isopod looks like a woodlouse and runs about on its legs.
    .why-crab = A crab may sit still in a crack for hours, but then it comes out and runs about on its legs.

## Who eats whom

item-succession-prey-of-each = In this game hunters eat settlers, or the young that have not settled yet. What does each of these eat?
    .title = Who eats whom
    .starfish = Starfish
    .shrimp = Shrimp
    .jellyfish = Jellyfish
    .mussels-and-barnacles = Mussels and barnacles
    .hydroids-and-ciliates = Hydroids and ciliates
    .drifting-young = Young that still drift
    .stones = Bits of rock
    .why = A starfish pulls shells open. In this game a shrimp picks hydroids, and ciliates, which are single cells that swim with tiny hairs. A jellyfish catches young in the water before they can settle.
item-succession-how-sure-of-starfish = How sure are you of your answer?
    .title = How sure are you?
    .low = I guessed
    .high = Very sure

## Reading a record

item-succession-most-of-the-rock = The chart shows how a rock is shared out, from the start to the end. Who has most of it at the end?
    .title = A chart of shares
    .late-settlers = The late settlers
    .first-settlers = The middle settlers
    .pioneers = The early pioneers
    .same-share = All have the same
    .why = Look at the last column. The part of the late settlers is the largest there. The pioneers had the whole rock at the start, and little in the end.
    .why-pioneers = They had most at the start. Look at the right side of the chart, which is the end.
    .why-first-settlers = Their part is the one in the middle. Compare it with the largest part of the last column.
    .why-same-share = Compare the parts of the last column. They are not alike in size.

## Disturbance, new starts, models

item-succession-start-from-nothing = Succession can start where nothing has ever lived. Or it can start again where something was lost and some life is left. Where does it start from nothing?
    .title = Start from nothing
    .new-lava = On lava that has just flowed into the sea
    .torn-patch = On a gap that a storm tore in a mussel bed
    .burnt-wood = In a wood after a fire has gone through it
    .old-field = On a field that nobody has dug for years
    .why = Lava is new rock, and nothing ever lived on it. That start is called primary succession. In the other three places some life was left: seeds, roots or neighbours. That is secondary succession.
    .why-torn-patch = There was life before, and other mussels are close by. It starts again, but not from nothing.
    .why-burnt-wood = Roots, seeds and life in the soil are left after a fire.
    .why-old-field = In the soil of a field there are seeds and roots. It starts again, but not from nothing.
item-succession-numbers-on-cards = The cards of this game have numbers from 1 to 15. A low number stands for an early settler. What do these numbers tell you?
    .title = Numbers on the cards
    .often-not-always = An order that is common, but not the only one
    .law-of-the-sea = A law that each rock in the sea has to keep
    .made-up = A thing made up that tells us nothing of nature
    .size-order = How big each one is, from small ones to big ones
    .why = A game is a model: it shows one part of nature in a simple way. Real rocks differ. That is why people test a model.
    .why-law-of-the-sea = Nobody tells young in the sea when to settle. Place, season and chance differ.
    .why-made-up = The numbers come from what people saw on many rocks. They leave much out, but they are not made up.
    .why-size-order = Mussels have a high number and brown algae a low one, and brown algae grow larger.
item-succession-most-room-at-the-end = Who will have most room on your rock at the end of your game, and why? Write one or two sentences.
    .title = Your guess
    .level-0 = No settler is named, or nothing about the rock is said.
    .level-1 = A settler or a group is named, without a reason.
    .level-2 = A settler or a group is named with a reason: it comes late, it takes room, or few eat it.
    .level-3 = The reason joins two things, such as coming late and being eaten, or says what the guess depends on.
