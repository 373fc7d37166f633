### Blue Expanse in easier words: the questions before the game.

## The learning goals

goal-expanse-a = Food webs: who eats whom
goal-expanse-b = Corals and their algae
goal-expanse-c = How one kind can change many others
goal-expanse-d = What people gain from a reef, and the price
goal-expanse-e = Reading charts, and what a model can tell

## The forms

form-expanse-before = Before the game
form-expanse-before-short = Before the game: four questions
form-expanse-before-long = Before the game, long
form-expanse-before-concepts = Before the game, the main ideas

## Food webs

item-expanse-web-arrows = In a food web an arrow goes from seagrass to a turtle. What does it say?
    .title = What an arrow says
    .food-flows = The turtle eats the seagrass.
    .turtle-feeds-grass = The seagrass eats the turtle.
    .swims-there = The turtle swims to the grass.
    .turns-into = The grass becomes a turtle.
    .why = The arrow goes from the food to the eater. It shows where the energy goes.
    .why-turtle-feeds-grass = Read it as “is eaten by”. Seagrass makes its own food.
    .why-swims-there = A food web is no map. It tells who feeds whom.
item-expanse-own-food = Which of these make their own food from light? Choose all.
    .title = Food from light
    .phytoplankton = Tiny drifting algae
    .seagrass = Seagrass on the sand
    .zooxanthellae = Algae inside a coral
    .feather-star = Feather stars with arms
    .sea-anemone = Flower-like anemones
    .sea-squirt = Sea squirts on a rock
    .why = Plants and algae make sugar from light. They are called producers. The others are animals, even when they sit still. Animals have to eat.
    .why-feather-star = A feather star is an animal. Its arms catch bits of food.
    .why-sea-anemone = It looks like a flower. It is an animal that stings its prey.
    .why-sea-squirt = A sea squirt is an animal. It sieves the water.
item-expanse-four-levels = Put this food chain in order. Begin where the food is made.
    .title = A food chain
    .phytoplankton = Tiny algae, which live on light
    .sardine = Sardine, which sieves plankton
    .trevally = Trevally, which hunts sardines
    .shark = Shark, which hunts trevallies
    .why = Each step is called a trophic level. Algae are on the first one. Their eaters are on the second. Here the shark is on the fourth.
item-expanse-how-each-feeds = How does each of these animals feed?
    .title = Four ways to feed
    .green-sea-turtle = Green sea turtle
    .reef-manta-ray = Reef manta ray
    .sea-cucumber = Sea cucumber
    .grey-reef-shark = Grey reef shark
    .grazes-plants = It eats seagrass and algae.
    .sieves-plankton = It sieves plankton from the water.
    .eats-waste = It eats waste from the ground.
    .catches-animals = It catches other animals.
    .lives-on-light = It lives on light, like a plant.
    .why = These are the four groups of animals in the game. The huge manta ray eats only tiny plankton. No animal here lives on light.
item-expanse-few-at-the-top = A sea has many algae and fewer animals that eat them. It has very few large hunters. Why?
    .title = Few at the top
    .energy-lost = Most energy is lost at each step.
    .sharks-fight = Sharks fight until a few are left.
    .small-hide = Only small fish find a safe place.
    .weeds-stronger = Algae are stronger than hunters.
    .why = An animal uses up most of its food to live. About a tenth becomes its own body. Only that can be eaten by the next one. So each level can feed only a smaller one.
    .why-sharks-fight = Some hunters do fight. But there is not enough food for many.
    .why-small-hide = Large fish find shelter too. Food is what they lack.
item-expanse-a-fish-dies = A fish dies, and no hunter takes it. What becomes of its body?
    .title = A fish dies
    .eaten-by-small = Small animals eat it up.
    .just-vanishes = It vanishes by itself.
    .turns-to-coral = It turns into a coral.
    .stays-for-years = It lies there for years.
    .why = Dead bodies and waste are called detritus. Crabs, worms and bacteria eat it. What they leave feeds algae again.
    .why-just-vanishes = It seems so. But very small animals have eaten it.
item-expanse-read-the-web = Arrows go from the food to its eaters. A storm tears out all seagrass. Who loses its only food?
    .title = Read a food web
    .why = The dugong eats only seagrass here. The turtle has algae too. The tang has two kinds of food. The manta ray sieves plankton.
    .why-green-sea-turtle = The turtle still has coralline algae.
    .why-reef-manta-ray = No arrow goes from seagrass to the ray. It eats plankton.

## Symbiosis and bleaching

item-expanse-what-a-coral-is = What is a reef coral?
    .title = What a coral is
    .animals-with-algae = Many small animals with algae inside
    .growing-stone = A stone that grows in the warm sea
    .water-plant = A water plant with hard, thick stems
    .empty-shell = An empty shell that was left behind
    .why = A coral is made of many small animals, called polyps. Together they build hard lime. Tiny algae live in their bodies.
    .why-growing-stone = The inside is like stone. The living skin is made of animals.
    .why-water-plant = What looks like flowers are polyps. Polyps are animals.
item-expanse-coral-and-algae = Tiny algae live inside corals. They are called zooxanthellae. What does each gain?
    .title = Coral and algae
    .sugar-and-shelter = The coral gets sugar, the algae a home.
    .coral-eats = The coral eats them, and they gain nothing.
    .algae-harm = The algae eat the coral, and it is ill.
    .no-gain = They gain nothing and meet by chance.
    .why = The algae make sugar from light. They give most of it to the coral. The coral gives them a safe home. Such a life together is called symbiosis.
    .why-coral-eats = Then the coral would soon be hungry. It needs the sugar of its algae.
    .why-algae-harm = Some guests do harm. These algae feed their coral.
item-expanse-white-coral = After some hot weeks a coral is all white. What is most likely true?
    .title = A white coral
    .alive-without-algae = It lives, but its algae are gone.
    .dead-for-weeks = It has been dead for some weeks.
    .sun-faded = The sun took its colours away.
    .layer-of-salt = It has a thick layer of salt.
    .why = The colours of a coral are mostly those of its algae. Without them the white lime shines through. A white coral still lives for some weeks. It can get better when algae come back. If not, it starves.
    .why-dead-for-weeks = Weed soon grows on a dead coral. A white one lost its algae a short time ago.
    .why-sun-faded = Its algae are gone. Heat is the usual cause.
item-expanse-why-corals-bleach = Corals lose their algae when the water is too warm. Why?
    .title = Why corals bleach
    .harmful-oxygen = The algae make harmful oxygen and are put out.
    .algae-move = The algae feel the heat and look for cold water.
    .coral-melts = The hard lime melts, and the algae fall out.
    .all-eaten = The fish become hungry and eat all the algae.
    .why = Heat harms the algae while they make sugar. Then they make harmful oxygen. It hurts them and the coral. The coral puts them out. So it loses most of its food.
    .why-algae-move = These algae make no plans. They are put out, or they break down.
    .why-coral-melts = One or two degrees melt nothing. But they harm the algae.
item-expanse-sure-before = How sure are you of this answer?
    .title = How sure?

## Cascades and keystones

item-expanse-triton-taken = The giant triton is a large sea snail. It hunts a starfish called crown-of-thorns. This starfish eats corals. People take the tritons away. What may follow?
    .title = The triton is taken
    .less-coral = More starfish, less coral
    .more-coral = Fewer starfish, more coral
    .starfish-starve = No starfish and no coral
    .all-the-same = No change for the coral
    .why = Its hunter is gone, so there are more starfish. They eat more corals. Such a chain is called a trophic cascade. On the Great Barrier Reef nobody may take tritons.
    .why-more-coral = The triton eats starfish. Without it there are more.
    .why-all-the-same = The triton eats no coral. But it eats what eats corals.
item-expanse-what-a-keystone-is = What is a keystone species?
    .title = What a keystone is
    .matters-more = One that matters more than its number
    .most-common = One that is more common than all others
    .oldest-kind = One that has been there longer than all
    .makes-stone = One that makes the stone others live on
    .why = A keystone is the top stone of an arch. Without it the other stones fall. A rare animal can be as important for many others.
    .why-most-common = Many of them are rare. Look at what changes without them.
    .why-makes-stone = The name comes from an arch. They make no stone.
item-expanse-parrotfish-fished = Parrotfish eat the weed between corals. People catch nearly all of them. What happens?
    .title = No more parrotfish
    .weeds-cover = Weed grows over corals.
    .corals-gain = Corals grow much faster.
    .weeds-vanish = The weed dies out too.
    .sand-grows = The reef turns to sand.
    .why = Weed grows faster than corals. Grazers keep it short. Then young corals find room and light.
    .why-corals-gain = Some parrotfish bite corals. But their grazing helps more.
    .why-weeds-vanish = Nobody eats the weed now, so there is more.
item-expanse-at-the-top = A large shark is an apex predator. What is true of it?
    .title = At the top
    .nobody-hunts-it = No other animal there hunts it.
    .eats-all = It eats all other animals there.
    .harms-the-reef = A reef is better off without it.
    .most-common = No other animal is so common.
    .why = An apex predator is at the top of a food web. It keeps its prey from becoming too many. So a few of them matter to many others.
    .why-eats-all = It eats some of them. The others feel it too.
    .why-harms-the-reef = Without it some kinds become very many. Others pay for it.

## What people gain, and what it costs

item-expanse-fertiliser = Rain washes fertiliser from fields into the sea. What does it do first near a reef?
    .title = Fertiliser in the sea
    .algae-bloom = Algae grow very fast.
    .corals-thrive = Corals grow very fast.
    .sea-too-large = Nothing, the sea is big.
    .fish-die = All fish die at once.
    .why = Fertiliser feeds algae in the sea too. The water becomes cloudy. Weed takes room from corals. Young starfish that eat corals find more food.
    .why-corals-thrive = Corals do best in clear water. In rich water algae win.
    .why-sea-too-large = The open sea is large. But a river brings it all to one place.
item-expanse-seagrass-meadow = Seagrass grows between a river mouth and a reef. How does it help the reef?
    .title = A seagrass meadow
    .holds-mud = It holds back mud and nutrients.
    .scares-sharks = It keeps sharks off the reef.
    .cools-air = It cools the air over the reef.
    .eats-plastic = It eats plastic in the water.
    .why = Seagrass slows the water, so mud sinks. It takes up nutrients. Its ground stores carbon. When it is dug up, much of this is lost again.
    .why-eats-plastic = No plant eats plastic. Seagrass uses up nutrients.
    .why-scares-sharks = Sharks hunt over seagrass too. They do not harm a reef.
item-expanse-fish-all-at-once = A village lives on reef fish and on visitors. This year it could catch nearly all large fish at once. What is most likely?
    .title = All the fish at once
    .less-later = More money now, less later
    .always-more = More money now, more later
    .same-again = More now, as many fish later
    .no-link = More now, as many guests later
    .why = Living fish have young, and visitors pay to see them. Some take more than grows back. Then there is less in later years.
    .why-same-again = Large reef fish grow slowly. Some need ten years or more.
    .why-no-link = Visitors come for living reefs. Few pay to see an empty one.

## Records and models

item-expanse-most-pollution = The table shows the pollution of a reef after each turn. In which turn was most added?
    .title = Read a table
    .turn-2 = Turn 2
    .turn-4 = Turn 4
    .turn-5 = Turn 5
    .turn-6 = Turn 6
    .why = Look at the steps from turn to turn. 2 were added in turn 2, then 1. In turn 4 it was 4, and then 1. In turn 6 there were 2 fewer.
    .why-turn-5 = In turn 5 the total was highest. But only 1 was added.
    .why-turn-2 = In turn 2 it rose from 0 to 2. There is a larger step.
item-expanse-game-as-a-model = In our game some cards stand for a reef. What is such a model good for?
    .title = A game as a model
    .shows-links = It shows how a few things are linked.
    .tells-future = It tells what a real reef will become.
    .shows-all = It shows all that lives on a real reef.
    .only-a-game = It shows nothing true, it is a game.
    .why = A model leaves out nearly everything. So a few things can be seen well. Then people test them on real reefs.
    .why-tells-future = The game has dice and simple rules. It shows what may follow.
    .why-only-a-game = Simple models can teach much. But they leave things out.
item-expanse-one-new-law = A computer plays out the life of a reef. What would a new law do to it? How do you find out best?
    .title = One new law
    .change-only-it = Run it twice, change only the law.
    .change-much = Run it twice, change many things.
    .run-it-once = Run it once, with the new law.
    .ask-everybody = Ask many people what they think.
    .why = Two runs should differ in one thing only. Then that thing made the difference. Luck must be the same in both.
    .why-run-it-once = One run alone can be compared with nothing.
    .why-change-much = Then you cannot tell which change did it.
item-expanse-protect-one = A reef has corals, seagrass, parrotfish, giant tritons and sharks. You can protect only one. Which one? What would follow for the others?
    .title = Protect one
    .level-0 = Nothing is chosen, or there is no reason.
    .level-1 = One is chosen with a reason, such as that it is rare.
    .level-2 = The reason tells who eats whom, and one effect on another.
    .level-3 = It tells two effects in a row. Tritons, starfish, corals is such a chain.
