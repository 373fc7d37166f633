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
form-succession-before-concepts = Before the game, the paired ideas

## Who comes first

item-succession-what-succession-is = Bare rock in the sea does not stay bare. What is succession?
    .title = What is succession?
    .step-by-step = Living things settle step by step.
    .grow-old = One animal grows up and gets old.
    .swim-away = The animals swim to a better rock.
    .all-at-once = All come at once and stay for ever.
    .why = Succession means one after another. First some settle. Others follow. The mix on the rock changes.
    .why-grow-old = That is growing up. Succession is about many kinds on one rock.
    .why-swim-away = Most settlers never leave the rock. New ones come, and old ones die.
    .why-all-at-once = The first come in hours or days. The last take months or years.
item-succession-bare-wall = A new wall stands in the sea. Nothing lives on it. Who settles first?
    .title = First on the wall
    .film-of-bacteria = Tiny bacteria
    .mussels = Many mussels
    .starfish = Some starfish
    .sea-squirts = Soft sea squirts
    .why = Bacteria cover a clean wall within hours. They make a thin film. The first settlers are called pioneers.
    .why-mussels = Mussels come late. Their young drift in the water first.
    .why-starfish = A starfish hunts. A bare wall has no food for it.
item-succession-order-of-groups = Who comes to a bare rock first, and who comes later? Put them in order.
    .title = In which order?
    .slime = A thin film of bacteria
    .weeds = Seaweeds
    .grazers = Snails that eat seaweed
    .filterers = Mussels that sieve the water
    .why = The film comes first. Then seaweeds grow. Snails come when there is weed to eat. Mussels come late.
item-succession-make-way = The first settlers often help the later ones. How?
    .title = Making way
    .surface-and-food = They leave a good floor, and food.
    .turn-into = They turn into the later settlers.
    .call-others = They call others, since they like them.
    .do-nothing = They do not change the rock at all.
    .why = A film makes the rock easier to hold. Seaweeds feed snails. So the first settlers change the place.
    .why-turn-into = A seaweed never turns into a snail. New settlers arrive.
    .why-call-others = They want nothing. They just live, and that helps others.
item-succession-full-rock = Every spot of a rock is taken. What is there too little of?
    .title = A full rock
    .space = Room to sit
    .sand = Sand to dig
    .air = Air to breathe
    .salt = Salt to eat
    .why = There is too little room. Settlers push and grow over each other. This is called competition.
    .why-sand = These settlers live on hard ground. Sand would cover them.
    .why-air = They get what they need from the water.

## How each lives

item-succession-own-food = Who makes their own food from light? Choose all.
    .title = Food from light
    .why = Diatoms and algae make sugar from light. A diatom is one tiny cell with a glass shell. Animals must eat.
    .why-sea-anemones = It looks like a flower, but it is an animal. Its arms catch food.
    .why-mussels = A mussel is an animal. It sieves food from the water.
    .why-hydroids = It looks like a bush. It is many tiny animals with stinging arms.
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
    .why = Algae live on light. Snails graze: they scrape algae off. Barnacles filter: they sieve the water. Starfish hunt.
item-succession-what-a-filter-feeder-does = A mussel is a filter feeder. What does it do?
    .title = Filter feeders
    .sieves-water = It sieves food out of the water.
    .cleans-dirt = It cleans the water for the fish.
    .drinks-salt = It drinks the sea and eats the salt.
    .chews-weed = It chews big weeds with its teeth.
    .why = Water flows through the mussel as through a sieve. It eats what stays there.
    .why-cleans-dirt = The water gets clearer. But the mussel just eats its meal.
item-succession-fixed-or-not = Who stays on one spot for life when grown? Choose all.
    .title = Fixed, or on the move
    .why = Barnacles, bryozoans and tubeworms are fixed. We call that sessile. A bryozoan is a mat of tiny animals. Snails, crabs and isopods walk.
    .why-snails = A snail creeps and takes its shell along.
    .why-isopods = An isopod looks like a woodlouse. It runs about.
item-succession-walk-to-the-wall = A grown barnacle is glued down. How did barnacles get to the new wall?
    .title = How they get there
    .young-drift = Their young drift in the water.
    .grown-crawl = Grown ones let go and crawl.
    .from-the-stone = They come to life in the stone.
    .fish-plant = Fish bring them to the wall.
    .why = Young barnacles are called larvae. They are tiny and drift for some weeks. Then they settle and stay.
    .why-grown-crawl = Its glue holds for life. It never walks again.
    .why-from-the-stone = Life comes from parents only.

## Who eats whom

item-succession-prey-of-each = Hunters visit the rock in this game. What does each of them eat?
    .title = Who eats whom
    .starfish = Starfish
    .shrimp = Shrimp
    .jellyfish = Jellyfish
    .mussels-and-barnacles = Mussels and barnacles
    .hydroids-and-ciliates = Hydroids and ciliates
    .drifting-young = Young that still drift
    .stones = Bits of rock
    .why = A starfish pulls shells open. A shrimp picks hydroids and ciliates, which are single cells. A jellyfish catches young in the water.
item-succession-starfish-taken-away = Starfish eat mussels on a rock. Someone takes all starfish away. What happens then?
    .title = Without the starfish
    .mussels-crowd = Mussels spread, and others lose room.
    .kinds-gain = All kinds do better than before.
    .mussels-starve = Mussels die, as nobody eats them.
    .no-change = Nothing changes on the rock at all.
    .why = Nobody eats the mussels now. They cover the rock. Other kinds find no room. Such a hunter is called a keystone predator.
    .why-kinds-gain = The starfish kept room free. Now the mussels take that room.
    .why-no-change = One kind can change a whole rock. It depends on what it eats.
item-succession-how-sure-of-starfish = How sure are you?
    .title = How sure are you?
    .low = I guessed
    .high = Very sure

## Reading a record

item-succession-who-came-third = A bar begins when a settler came. Who came third?
    .title = A chart of arrivals
    .why = Look at the left ends. First diatoms, then green algae, then snails.
    .why-mussels = Their bar is short because they came last.
    .why-diatoms = Their bar is long because they came first.
item-succession-most-of-the-rock = The chart shows how a rock is shared. Who has most at the end?
    .title = A chart of shares
    .late-settlers = The late settlers
    .first-settlers = The first animals
    .pioneers = The pioneers
    .same-share = All share alike
    .why = Look at the last column. The late settlers have the largest part there.
    .why-pioneers = They had most at the start. The end is on the right.
item-succession-more-diverse-wall = Diversity means how many kinds there are. Which wall has most?
    .title = Highest diversity
    .five-kinds = Ten settlers of five kinds
    .ninety-mussels = Ninety mussels and no others
    .fifty-of-two = Fifty settlers of two kinds
    .biggest-animals = Three very big sea anemones
    .why = Count kinds, not heads. Ninety mussels are one kind only.
    .why-ninety-mussels = That is many mussels. It is one kind only.

## Disturbance, new starts, models

item-succession-after-the-storm = A storm tears mussels off a rock. What happens to the bare patch?
    .title = After the storm
    .new-settlers = New settlers come, one after another.
    .bare-for-ever = It stays bare, and no one comes.
    .same-next-day = The old mussels are back next day.
    .rock-grows = New mussels grow out of the rock.
    .why = Young drift in and settle. Succession begins again there. What clears room like this is called a disturbance.
    .why-bare-for-ever = Young drift in the sea. They find the bare patch.
    .why-same-next-day = Mussels need months or years to fill the gap.
item-succession-start-from-nothing = In most places some life is left to start again. Where must it start from nothing?
    .title = Start from nothing
    .new-lava = On new lava that flowed into the sea
    .torn-patch = On a gap that a storm tore in mussels
    .burnt-wood = In a wood after a fire went through
    .old-field = On a field that nobody digs now
    .why = Nothing ever lived on new lava. This is primary succession. In the others some life was left. That is secondary succession.
    .why-torn-patch = Other mussels live close by. So it is not from nothing.
    .why-burnt-wood = Roots and seeds are left after a fire.
item-succession-numbers-on-cards = The cards have numbers from 1 to 15. Low means early. What do they tell?
    .title = Numbers on the cards
    .often-not-always = An order that is common, not the only one
    .law-of-the-sea = A law that every rock has to keep
    .made-up = A thing made up, with nothing true
    .size-order = How big each one is when grown
    .why = A game is a model. It shows nature in a simple way. Real rocks differ. So people test a model.
    .why-law-of-the-sea = Young settle at many times. Place, season and chance differ.
    .why-made-up = People saw this order on many rocks. It leaves much out.
item-succession-most-room-at-the-end = Who will have most room on your rock at the end? Why?
    .title = Your guess
    .level-0 = No settler is named.
    .level-1 = A settler is named, without a reason.
    .level-2 = A settler is named with a reason: late, big, or seldom eaten.
    .level-3 = The reason joins two things, or says what it depends on.
