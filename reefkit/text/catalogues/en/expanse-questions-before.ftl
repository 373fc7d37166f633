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
form-expanse-before-lesson = Before the game: six ideas, asked again after it

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
    .why-turns-into = Eating makes one living thing a part of another, but the seagrass does not become a turtle.
item-expanse-own-food = Which of these make their own food from light? Choose all that are right.
    .title = Food from light
    .phytoplankton = Phytoplankton, tiny drifting algae
    .seagrass = Seagrass on a sandy sea floor
    .zooxanthellae = Zooxanthellae, tiny cells in a coral
    .feather-star = Feather stars with many arms
    .sea-anemone = Sea anemones that look like flowers
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
    .why = These are the four groups of animals in the game: herbivores, filter feeders, detritivores and predators. A manta ray is huge and lives on plankton. None of these lives on light, because none is a producer.
item-expanse-a-fish-dies = A fish dies on the reef, and no hunter takes it. What becomes of its body?
    .title = A fish dies
    .eaten-by-small = Small animals and bacteria eat it.
    .just-vanishes = It just vanishes after some days.
    .turns-to-coral = It hardens and becomes a coral.
    .stays-for-years = It lies there whole for years.
    .why = Dead bodies and waste are called detritus. Crabs, worms, sea cucumbers and bacteria feed on it, and what they leave feeds algae again. So its matter is used again, while its energy leaves as heat.
    .why-just-vanishes = It does seem so. What vanishes has been eaten, mostly by animals too small to be noticed.
    .why-turns-to-coral = A coral is an animal that grows from a larva. What is dead does not become one.
    .why-stays-for-years = In warm water even a large fish is gone within weeks. So many eat it.

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
    .why-empty-shell = A shell is left by one animal. A coral’s skeleton is built by those that live on it.
item-expanse-why-corals-bleach = Why do corals lose their algae when the water is too warm?
    .title = Why corals bleach
    .harmful-oxygen = The algae make harmful oxygen, and the coral expels them.
    .algae-move = The algae swim off through the water to a cooler place.
    .coral-melts = The lime of the coral melts, and the algae fall out of it.
    .all-eaten = The heat makes the fish hungry, and they eat the algae.
    .why = In heat the algae’s photosynthesis gets out of step. Then they make reactive oxygen, which harms their own cells and those of the coral. The coral expels them, and loses its main food with them.
    .why-algae-move = These algae do not decide to leave. They are pushed out or break down.
    .why-coral-melts = A rise of one or two degrees melts nothing. It is enough to harm the algae’s photosynthesis.
    .why-all-eaten = Fish cannot pick algae out of a coral’s cells. Heat harms the algae where they are.
item-expanse-sure-before = How sure are you of this answer?
    .title = How sure?

## Cascades and keystones

item-expanse-what-a-keystone-is = What is a keystone species?
    .title = What a keystone is
    .matters-more = One that matters more than its number suggests
    .most-common = One that is the most common of all in its place
    .oldest-kind = One that has lived longest of all in its place
    .makes-stone = One that makes the stone of which a place is built
    .why = The keystone is the stone at the top of an arch: take it out, and the others fall. In the same way a few hunters or cleaners can hold a whole community together.
    .why-most-common = Many keystone species are rare. What counts is what changes when they are gone.
    .why-makes-stone = The name comes from the arch of a bridge or a door. It has nothing to do with making stone.
    .why-oldest-kind = How long a species has lived there does not tell how much it matters to the others.
item-expanse-parrotfish-fished = Parrotfish graze the seaweed that grows between corals. People catch nearly all of them. What happens on the reef?
    .title = No more parrotfish
    .weeds-cover = Seaweed grows over corals.
    .corals-gain = Corals spread much faster.
    .weeds-vanish = Seaweed dies out as well.
    .sand-grows = The reef is soon all sand.
    .why = Seaweed grows faster than corals do. Grazers keep it short, so that young corals find room and light. Without grazers it takes the room.
    .why-corals-gain = Some parrotfish bite corals too. What they do for corals by grazing weighs more.
    .why-weeds-vanish = The seaweed has lost its eaters, so there is more of it.
    .why-sand-grows = Parrotfish make sand when they bite rock. Fewer of them means less sand.
item-expanse-at-the-top = What is true of an apex predator, such as a tiger shark?
    .title = At the top
    .nobody-hunts-it = No kind of its food web hunts it.
    .eats-all = It eats all kinds of its food web.
    .harms-the-reef = It leaves a reef poorer than before.
    .most-common = It is the commonest hunter there.
    .why = An apex predator is at the top of a food web. It may hold its prey in check, and then what the prey eats can grow. How much sharks do so on coral reefs is still being studied. Most reef sharks are hunted by larger ones.
    .why-eats-all = It eats some of them. The others feel it all the same, by what it takes away.
    .why-harms-the-reef = Without it there are more of some kinds and fewer of others. That does not make a reef richer.
    .why-most-common = There is least food at the top, so few can live there.

## What people gain, and what it costs

item-expanse-seagrass-meadow = A meadow of seagrass lies between a river mouth and a reef. How does it help the reef?
    .title = A seagrass meadow
    .holds-mud = It holds back mud and nutrients.
    .scares-sharks = It keeps sharks off the reef.
    .cools-air = It cools the air above the reef.
    .eats-plastic = It breaks down drifting plastic.
    .why = Seagrass slows the water, so that mud sinks. It takes nutrients up, and its ground stores carbon for a long time. Such a store can be lost again when a meadow is dug up.
    .why-eats-plastic = No plant can break down plastic. Seagrass uses up nutrients, such as those of fertiliser and sewage.
    .why-scares-sharks = Sharks hunt over seagrass too. They do a reef no harm.
    .why-cools-air = Water warms and cools the air far more than a meadow under it can.

## Records and models

item-expanse-game-as-a-model = In our board game a few dozen kinds of cards stand for a reef. What can such a model be good for?
    .title = A game as a model
    .shows-links = It shows how a few links work together.
    .tells-future = It tells what a reef near us will become.
    .shows-all = It shows how many fish a real reef has.
    .only-a-game = It shows how to play, and little of reefs.
    .why = A model leaves nearly everything out, so that a few things can be seen clearly. What it shows has then to be tested on real reefs.
    .why-tells-future = The game has dice and simple rules. It can show what may follow from what, and no more.
    .why-only-a-game = Simple models have taught people much. You have to know what they leave out.
    .why-shows-all = Nobody counted fish for it. The numbers of the cards are made for play.
item-expanse-one-new-law = A computer model plays out the life of a reef. You want to know what a new law would do to it. What is the best way to find out?
    .title = One new law
    .change-only-it = Run it twice and change the law alone.
    .change-much = Run it twice and change many things.
    .run-it-once = Run it once with the law, and judge.
    .ask-everybody = Ask many people what they expect.
    .why = When two runs differ in one thing alone, that thing is the reason for what differs in the end. Chance has to be the same in both, or there must be many runs.
    .why-run-it-once = With one run there is nothing to compare it with. The reef might have gone the same way without the law.
    .why-change-much = Then you cannot tell which of the changes did it.
    .why-ask-everybody = What people expect is worth knowing. Whether it happens has to be tried.
item-expanse-protect-one = A reef has corals, seagrass, parrotfish, giant tritons and tiger sharks. You can protect only one of them. Which do you choose, and what would follow for the others?
    .title = Protect one
    .level-0 = Nothing is chosen, or no reason is given.
    .level-1 = One is chosen with a reason for itself, such as that it is rare.
    .level-2 = The reason names who eats it or whom it eats, and one effect on another living thing.
    .level-3 = A chain of at least two effects is told, such as from tritons to starfish to corals.
