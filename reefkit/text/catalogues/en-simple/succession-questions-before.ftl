### Succession in easier words: the questions before the game.

## What there is to learn

goal-succession-a = Who comes first, who comes later, and why
goal-succession-b = How each one lives and eats
goal-succession-c = Who eats whom, and what that does
goal-succession-d = Reading charts of a rock
goal-succession-e = Storms, new starts, and what a game can tell

## The forms

form-succession-before = Before the game: six questions
form-succession-before-short = Before the game: four questions
form-succession-before-long = Before the game, long
form-succession-before-concepts = Before the game, to be asked again after it
form-succession-before-lesson = Before the game: six ideas
form-succession-before-youngest = Before the game: five ideas

## Who comes first

item-succession-what-succession-is = A bare rock in the sea fills with life. That is succession. How does it go?
    .title = What is succession?
    .step-by-step = New kinds come one after another.
    .grow-old = One animal grows up and gets old.
    .swim-away = The animals swim to a better rock.
    .all-at-once = They come in one day and stay.
    .why = Succession means one after another. Some come first. Others come later. So the mix on the rock changes.
    .why-grow-old = That is growing up. Succession is about many kinds on one rock.
    .why-swim-away = Most of them never leave the rock. New ones come, and old ones die.
    .why-all-at-once = The first come in hours or days. The last take months or years.
item-succession-order-of-groups = Who comes to a bare rock first, and who comes later? Put them in order.
    .title = In which order?
    .slime = A thin coat of bacteria
    .weeds = Green and brown weed
    .grazers = Snails that eat weed
    .filterers = Mussels that sieve the water
    .why = The thin coat comes first. Weed grows on it. Snails come when there is weed to eat. Mussels come late.
item-succession-make-way = The first ones on a rock often help the later ones. How?
    .title = Making way
    .surface-and-food = They leave a good floor, and food.
    .turn-into = They turn into the later ones.
    .call-others = They call the others to help them.
    .do-nothing = They leave the rock as it was.
    .why = The thin coat is easier to hold on to. Weed feeds snails. So the first ones change the place.
    .why-turn-into = Weed never turns into a snail. Snails come from snails.
    .why-call-others = Nobody plans to help. They just live, and that helps others.
    .why-do-nothing = A coat on the rock makes it easier to hold on to.
item-succession-full-rock = Every spot of a rock is taken. What is there too little of?
    .title = A full rock
    .space = Room to sit
    .sand = Sand to dig
    .air = Air to breathe
    .salt = Salt to eat
    .why = There is too little room. They push and grow over each other. This is called competition.
    .why-sand = They live on hard ground. Sand would cover them.
    .why-air = They get what they need from the water.
    .why-salt = The sea has more than enough salt.

## How each lives

item-succession-own-food = Who makes food from light? Choose all that are right.
    .title = Food from light
    .why = Diatoms and algae make sugar from light. A diatom is tiny, in a shell like glass. Animals must eat.
    .why-sea-anemones = It looks like a flower, but it is an animal. Its arms catch food.
    .why-mussels = A mussel is an animal. It sieves food from the water.
    .why-hydroids = It looks like a bush. But it is many tiny animals with arms that sting.
item-succession-how-each-feeds = How does each of these get its food?
    .title = How each gets its food
    .red-algae = Red algae
    .snails = Snails
    .barnacles = Barnacles
    .starfish = Starfish
    .light = Makes food from light
    .scrapes = Scrapes weed off the rock
    .sieves = Sieves bits from the water
    .hunts = Eats other animals
    .why = Algae live on light. Snails eat algae. Barnacles sieve the water. Starfish hunt.
item-succession-what-a-filter-feeder-does = A mussel is a filter feeder. What does it do?
    .title = Filter feeders
    .sieves-water = It sieves food out of the water.
    .cleans-dirt = It cleans water for the fish.
    .drinks-salt = It drinks the sea and eats the salt.
    .chews-weed = It eats big weeds with its teeth.
    .why = Water runs through the mussel. What stays inside is its food.
    .why-cleans-dirt = The water does get clear. But the mussel just eats its meal.
    .why-drinks-salt = Salt is no food. A mussel eats tiny living things.
    .why-chews-weed = A mussel has no teeth. It eats what floats in the water.
item-succession-fixed-or-not = Who stays on one spot once grown? Choose all that are right.
    .title = Fixed, or on the move
    .why = Barnacles, bryozoans and tubeworms stay on one spot. A bryozoan is a mat of tiny animals. Snails, crabs and isopods walk.
    .why-snails = A snail walks and takes its house along.
    .why-isopods = An isopod has many legs and runs about.
    .why-crab = A crab can hide in a gap. Then it comes out and runs.

## Who eats whom

item-succession-prey-of-each = Some hunters eat animals on the rock. Some eat young in the water. What does each of these eat in our game?
    .title = Who eats whom
    .starfish = Starfish
    .shrimp = Shrimp
    .jellyfish = Jellyfish
    .mussels-and-barnacles = Mussels and barnacles
    .hydroids-and-ciliates = Hydroids and ciliates
    .drifting-young = Young in the water
    .stones = Bits of rock
    .why = A starfish pulls shells open. A shrimp in this game picks hydroids and ciliates. A jellyfish catches young in the water.
item-succession-how-sure-of-starfish = How sure are you?
    .title = How sure are you?
    .low = I guessed
    .high = Very sure

## Reading a record

item-succession-most-of-the-rock = The chart shows who has how much of a rock. Who has most at the end?
    .title = A chart of shares
    .late-settlers = The late settlers
    .first-settlers = The middle settlers
    .pioneers = The early pioneers
    .same-share = All have the same
    .why = Look at the last bar. The late settlers have the biggest part there.
    .why-pioneers = They had most at the start. The end is on the right.
    .why-first-settlers = Look at the last bar again. Another part is bigger.
    .why-same-share = Look at the last bar again. One part is bigger.

## Disturbance, new starts, models

item-succession-start-from-nothing = In most bare places some life is left. Where must it start from nothing?
    .title = Start from nothing
    .new-lava = On new rock from a volcano
    .torn-patch = On a spot a storm made bare
    .burnt-wood = In a wood after a big fire
    .old-field = On a field no one digs now
    .why = Nothing ever lived on new rock. This is primary succession. In the others some life was left. That is secondary succession.
    .why-torn-patch = Other animals live close by. So it is not from nothing.
    .why-burnt-wood = Roots and seeds are left after a fire.
    .why-old-field = The ground of a field is full of seeds and roots.
item-succession-numbers-on-cards = The cards have numbers from 1 to 15. Low means early. What do they tell you?
    .title = Numbers on the cards
    .often-not-always = An order that is common, not the only one
    .law-of-the-sea = A law that every rock has to keep
    .made-up = A thing made up, with nothing true
    .size-order = How big each one is when grown
    .why = A game is a model. It shows the sea in a simple way. Real rocks are not all like that. So people test a model.
    .why-law-of-the-sea = Young come at many times. It depends on the place and the season.
    .why-made-up = People saw this order on many rocks. It leaves much out.
    .why-size-order = Brown algae have a low number. But they are bigger than mussels.
item-succession-most-room-at-the-end = Who will have most room on your rock at the end? Why?
    .title = Your guess
    .level-0 = No one is named.
    .level-1 = Someone is named, but not why.
    .level-2 = Someone is named, and why: late, big, or not often eaten.
    .level-3 = Two reasons are put together, or it says what it depends on.
