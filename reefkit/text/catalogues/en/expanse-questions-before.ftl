### Blue Expanse: the questions asked before the game, their options, and what is said to answers.
### An item's attributes: `.title` a few words for a list; options by their ids; `.why` feedback that
### teaches; `.why-<option>` feedback on that wrong option; `.unit`; `.level-<n>` the teacher's rubric.
###
### Families: item- form-expanse- goal-expanse-

## The learning goals

goal-expanse-a = Food webs: who eats whom, level by level
goal-expanse-b = Corals and their algae: symbiosis and bleaching
goal-expanse-c = Trophic cascades and keystone species
goal-expanse-d = What people gain from a reef, and what it costs
goal-expanse-e = Reading records, and what a model can tell

## The forms, for a teacher to choose from

form-expanse-before = Before the game
form-expanse-before-short = Before the game: four questions
form-expanse-before-long = Before the game, long
form-expanse-before-concepts = Before the game, the paired ideas

## Food webs

item-expanse-web-arrows = In a food web an arrow goes from seagrass to a green sea turtle. What does this arrow say?
    .title = What an arrow says
    .food-flows = The turtle gets its food from seagrass.
    .turtle-feeds-grass = The seagrass gets its food from turtles.
    .swims-there = The turtle swims to the seagrass beds.
    .turns-into = The seagrass turns into a sea turtle.
    .why = In a food web an arrow goes from the food to the eater. It shows the way that energy and matter take.
    .why-turtle-feeds-grass = Read the arrow as “is eaten by”. Seagrass makes its own food from light.
    .why-swims-there = A food web is no map of ways. It tells who feeds whom.
item-expanse-own-food = Which of these make their own food from light? Choose all.
    .title = Food from light
    .phytoplankton = Phytoplankton, tiny drifting algae
    .seagrass = Seagrass on a sandy sea floor
    .zooxanthellae = Zooxanthellae inside a coral
    .feather-star = Feather stars with many arms
    .sea-anemone = Sea anemones like flowers
    .sea-squirt = Sea squirts that sit still
    .why = Plants and algae make sugar from light, water and carbon dioxide. They are the producers of the reef. Sitting still does not make a plant: feather stars, sea anemones and sea squirts are animals and have to eat.
    .why-feather-star = A feather star is an animal. Its arms catch bits of food that drift by.
    .why-sea-anemone = A sea anemone looks like a flower and is an animal. It stings its prey and eats it.
    .why-sea-squirt = A sea squirt is an animal that pumps water through a sieve.
item-expanse-four-levels = Put this food chain in order. Begin where the food is made.
    .title = A food chain
    .phytoplankton = Phytoplankton, which lives on light
    .sardine = Sardine, which sieves plankton
    .trevally = Trevally, which hunts sardines
    .shark = Shark, which hunts trevallies
    .why = Each step of a food chain is a trophic level. Producers stand on the first one, those that eat them on the second, and so on. Here the shark stands on the fourth.
item-expanse-how-each-feeds = How does each of these animals get its food?
    .title = Four ways to feed
    .green-sea-turtle = Green sea turtle
    .reef-manta-ray = Reef manta ray
    .sea-cucumber = Sea cucumber
    .grey-reef-shark = Grey reef shark
    .grazes-plants = Grazes on seagrass and algae
    .sieves-plankton = Sieves plankton from the water
    .eats-waste = Eats waste and dead bits on the ground
    .catches-animals = Catches other animals
    .lives-on-light = Lives on light, like a plant
    .why = These are the four groups of animals in the game: herbivores, filter feeders, detritivores and predators. A manta ray is huge and lives on plankton. Only producers live on light, and none of these is one.
item-expanse-few-at-the-top = There are many tonnes of algae in a sea, fewer tonnes of the animals that eat them, and fewest of large hunters. Why?
    .title = Few at the top
    .energy-lost = Most energy is used up at each step.
    .sharks-fight = Sharks fight until a few are left.
    .small-hide = Only small fish find a hiding place.
    .weeds-stronger = Algae are stronger than hunters are.
    .why = An animal burns most of what it eats to move and to stay alive. Only about a tenth becomes its own body, which the next level can eat. So each level can feed only a smaller one.
    .why-sharks-fight = Hunters do fight at times. There would be few of them in any case, for there is not enough food for many.
    .why-small-hide = Large fish find shelter too. What is short for them is food.
item-expanse-a-fish-dies = A fish dies on the reef, and no hunter takes it. What becomes of its body?
    .title = A fish dies
    .eaten-by-small = Small animals and bacteria eat it.
    .just-vanishes = It just vanishes after some days.
    .turns-to-coral = It hardens and becomes a coral.
    .stays-for-years = It lies there whole for years.
    .why = Dead bodies and waste are called detritus. Crabs, worms, sea cucumbers and bacteria feed on it, and what they leave feeds algae again. Nothing is lost.
    .why-just-vanishes = It does seem so. What vanishes has been eaten, mostly by animals too small to be noticed.
item-expanse-read-the-web = In the drawing arrows go from the food to its eaters. A storm tears out all seagrass. Who loses its only food?
    .title = Read a food web
    .why = Three animals are not eaters of seagrass alone: the turtle has coralline algae too, the tang has two kinds of food, and the manta ray sieves plankton. Only the dugong has nothing but seagrass here.
    .why-green-sea-turtle = The turtle loses one food and keeps the other, coralline algae.
    .why-reef-manta-ray = No arrow goes from seagrass to the manta ray. It lives on plankton.

## Symbiosis and bleaching

item-expanse-what-a-coral-is = What is a reef coral?
    .title = What a coral is
    .animals-with-algae = A colony of small animals with algae inside
    .growing-stone = A stone that slowly grows in warm sea water
    .water-plant = A water plant with hard stems and flowers
    .empty-shell = An empty shell that another animal has left
    .why = A coral is a colony of polyps, small animals that look like tiny sea anemones. Together they build a skeleton of lime. In their bodies live tiny algae, the zooxanthellae.
    .why-growing-stone = The skeleton is like stone. The thin living skin on it is made of animals.
    .why-water-plant = What looks like flowers are polyps, and they are animals.
item-expanse-coral-and-algae = Tiny algae, called zooxanthellae, live inside corals. What does each of the two gain?
    .title = Coral and algae
    .sugar-and-shelter = The coral gains sugar, and the algae gain shelter.
    .coral-eats = The coral eats the algae, and they gain nothing.
    .algae-harm = The algae eat the coral, and it gains nothing.
    .no-gain = Neither gains anything, for they meet by chance.
    .why = The algae make sugar from light and give most of it to the coral. The coral gives them a safe place in the light, and its waste is food for them. Such a close life together is called symbiosis.
    .why-coral-eats = A coral that ate its algae would soon be hungry. It lives on the sugar that they make.
    .why-algae-harm = Some that live in others do harm them. These algae feed their coral.
item-expanse-white-coral = After some hot weeks a coral is white all over. What is most likely true of it?
    .title = A white coral
    .alive-without-algae = It is alive but has lost its algae.
    .dead-for-weeks = It has been dead for several weeks.
    .sun-faded = Its colours have faded in the sun.
    .layer-of-salt = It is covered with a layer of salt.
    .why = Most of a coral’s colour is that of its algae. Without them the white skeleton shines through. A bleached coral lives on for some weeks. If algae come back it can recover, and if not it starves.
    .why-dead-for-weeks = A dead coral is soon overgrown, and looks brown or green. A white one has lost its algae a short while ago, and most likely lives.
    .why-sun-faded = It is the algae that are gone. Heat is the usual cause, and bright light adds to it.
item-expanse-why-corals-bleach = Why do corals lose their algae when the water is too warm?
    .title = Why corals bleach
    .harmful-oxygen = The algae make harmful oxygen, and the coral expels them.
    .algae-move = The algae notice the heat and swim off to a cooler sea.
    .coral-melts = The lime of the coral melts, and the algae fall out of it.
    .all-eaten = The heat makes the fish hungry, and they eat the algae.
    .why = In heat the algae’s photosynthesis gets out of step. Then they make reactive oxygen, which harms their own cells and those of the coral. The coral expels them, and loses its main food with them.
    .why-algae-move = These algae do not decide to leave. They are pushed out or break down.
    .why-coral-melts = A rise of one or two degrees melts nothing. It is enough to harm the algae’s photosynthesis.
item-expanse-sure-before = How sure are you of this answer?
    .title = How sure?

## Cascades and keystones

item-expanse-triton-taken = The giant triton, a large sea snail, hunts crown-of-thorns starfish, and these eat corals. Collectors take the tritons for their shells. What is likely to follow?
    .title = The triton is taken
    .less-coral = More starfish and less coral
    .more-coral = Fewer starfish and more coral
    .starfish-starve = No starfish and no coral at all
    .all-the-same = No change for starfish or coral
    .why = When a hunter goes, its prey becomes more, and what the prey eats becomes less. Such a chain of effects down the levels is called a trophic cascade. On the Great Barrier Reef tritons may not be collected.
    .why-more-coral = The starfish are not fed by the triton. They are eaten by it, so without it there are more.
    .why-all-the-same = The triton never touches a coral. It still helps corals, since it eats what eats them.
item-expanse-what-a-keystone-is = What is a keystone species?
    .title = What a keystone is
    .matters-more = One that matters more than its number suggests
    .most-common = One that is the most common of all in its place
    .oldest-kind = One that has lived longest of all in its place
    .makes-stone = One that makes the stone of which a place is built
    .why = The keystone is the stone at the top of an arch: take it out, and the others fall. In the same way a few hunters or cleaners can hold a whole community together.
    .why-most-common = Many keystone species are rare. What counts is what changes when they are gone.
    .why-makes-stone = The name comes from the arch of a bridge or a door. It has nothing to do with making stone.
item-expanse-parrotfish-fished = Parrotfish graze the seaweed that grows between corals. People catch nearly all of them. What happens on the reef?
    .title = No more parrotfish
    .weeds-cover = Seaweed grows over corals.
    .corals-gain = Corals spread much faster.
    .weeds-vanish = Seaweed dies out as well.
    .sand-grows = The reef is soon all sand.
    .why = Seaweed grows faster than corals do. Grazers keep it short, so that young corals find room and light. Without grazers it takes the room.
    .why-corals-gain = Some parrotfish bite corals too. What they do for corals by grazing weighs more.
    .why-weeds-vanish = The seaweed has lost its eaters, so there is more of it.
item-expanse-at-the-top = What is true of an apex predator, such as a large shark?
    .title = At the top
    .nobody-hunts-it = No animal of its food web hunts it.
    .eats-all = It eats every animal of its food web.
    .harms-the-reef = A reef would be richer if it were gone.
    .most-common = It is the most common animal there.
    .why = An apex predator stands at the top of a food web. It holds its prey in check, and with that it changes what the prey eats. So a few of them matter to many others.
    .why-eats-all = It eats some of them. The others feel it all the same, by what it takes away.
    .why-harms-the-reef = Without it some kinds become very many, and others pay for it.

## What people gain, and what it costs

item-expanse-fertiliser = Rain washes fertiliser from the fields into the sea. What does it do first near a reef?
    .title = Fertiliser in the sea
    .algae-bloom = Algae and plankton grow fast.
    .corals-thrive = Corals grow fast and thrive.
    .sea-too-large = Nothing, for the sea is large.
    .fish-die = It poisons all fish at once.
    .why = Fertiliser feeds algae in the sea as it feeds crops on a field. The water turns cloudy, seaweed takes room from corals, and young crown-of-thorns starfish find more plankton to eat.
    .why-corals-thrive = Reef corals do best in clear water that is poor in nutrients. In rich water algae win.
    .why-sea-too-large = The open sea is large. A river brings its load to one place, the coast.
item-expanse-seagrass-meadow = A meadow of seagrass lies between a river mouth and a reef. How does it help the reef?
    .title = A seagrass meadow
    .holds-mud = It holds back mud and nutrients.
    .scares-sharks = It keeps all sharks off the reef.
    .cools-air = It cools the air above the reef.
    .eats-plastic = It eats the plastic that drifts by.
    .why = Seagrass slows the water, so that mud sinks. It takes nutrients up, and its ground stores carbon for a long time. Such a store can be lost again when a meadow is dug up.
    .why-eats-plastic = No plant eats plastic. Seagrass uses up nutrients, such as those of fertiliser and sewage.
    .why-scares-sharks = Sharks hunt over seagrass too. They are no harm to a reef.
item-expanse-fish-all-at-once = A village lives on the fish of its reef, and on visitors who come to see them. This year it could catch nearly all large fish at once. What is most likely?
    .title = All the fish at once
    .less-later = More money now, and less in later years
    .always-more = More money now, and more in later years
    .same-again = More money now, and as many fish next year
    .no-link = More money now, and as many visitors later
    .why = Living fish have young, and visitors pay to see them. Who takes more than grows back takes it from later years: economy and ecology hang together.
    .why-same-again = Large reef fish need years to grow up. Some kinds take ten years and more.
    .why-no-link = Visitors come for living reefs. Few pay to see an empty one.

## Records and models

item-expanse-most-pollution = The table shows the pollution of one reef at the end of each turn. In which turn was most added?
    .title = Read a table
    .turn-2 = Turn 2
    .turn-4 = Turn 4
    .turn-5 = Turn 5
    .turn-6 = Turn 6
    .why = Look at the differences: 2 were added in turn 2, then 1, then 4 in turn 4, then 1. In turn 6 there were 2 fewer. So most was added in turn 4.
    .why-turn-5 = In turn 5 the total was highest. Only 1 was added in that turn.
    .why-turn-2 = In turn 2 it rose from 0 to 2. Look for a larger step.
item-expanse-game-as-a-model = In our board game a few dozen kinds of cards stand for a reef. What can such a model be good for?
    .title = A game as a model
    .shows-links = It shows how a few links work together.
    .tells-future = It tells what a real reef will become.
    .shows-all = It shows all that lives on a real reef.
    .only-a-game = It shows nothing true, for it is a game.
    .why = A model leaves nearly everything out, so that a few things can be seen clearly. What it shows has then to be tested on real reefs.
    .why-tells-future = The game has dice and simple rules. It can show what may follow from what, and no more.
    .why-only-a-game = Simple models have taught people much. One has to know what they leave out.
item-expanse-one-new-law = A computer model plays out the life of a reef. You want to know what a new law would do to it. How do you find out best?
    .title = One new law
    .change-only-it = Run it twice and change the law alone.
    .change-much = Run it twice and change many things.
    .run-it-once = Run it once with the law, and judge.
    .ask-everybody = Ask many people what they expect.
    .why = When two runs differ in one thing alone, that thing is the reason for what differs in the end. Chance has to be the same in both, or there must be many runs.
    .why-run-it-once = With one run there is nothing to compare it with. The reef might have gone the same way without the law.
    .why-change-much = Then you cannot tell which of the changes did it.
item-expanse-protect-one = A reef has corals, seagrass, parrotfish, giant tritons and sharks. You can protect only one of them. Which do you choose, and what would follow for the others?
    .title = Protect one
    .level-0 = Nothing is chosen, or no reason is given.
    .level-1 = One is chosen with a reason for itself, such as that it is rare.
    .level-2 = The reason names who eats it or whom it eats, and one effect on another living thing.
    .level-3 = A chain of at least two effects is told, such as from tritons to starfish to corals.
