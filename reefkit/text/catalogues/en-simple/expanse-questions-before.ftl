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
form-expanse-before-lesson = Before the game: six ideas

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
    .why-turns-into = The turtle eats the grass. The grass does not become a turtle.
item-expanse-own-food = Which of these make their own food from light? Choose all that are right.
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
item-expanse-a-fish-dies = A fish dies, and no hunter takes it. What becomes of its body?
    .title = A fish dies
    .eaten-by-small = Small animals eat it up.
    .just-vanishes = It vanishes by itself.
    .turns-to-coral = It turns into a coral.
    .stays-for-years = It lies there for years.
    .why = Dead bodies and waste are called detritus. Crabs, worms and bacteria eat it. What they leave feeds algae again. So it is used again. Its energy is lost as heat.
    .why-just-vanishes = It seems so. But very small animals have eaten it.
    .why-turns-to-coral = A coral is an animal. It grows from a very small young one.
    .why-stays-for-years = In warm water even a big fish is gone in weeks. Many eat it.

## Symbiosis and bleaching

item-expanse-what-a-coral-is = What is a reef coral?
    .title = What a coral is
    .animals-with-algae = Small animals with tiny algae inside
    .growing-stone = A stone that grows in the warm sea
    .water-plant = A water plant with hard, thick stems
    .empty-shell = An empty shell that was left behind
    .why = A coral is made of many small animals, called polyps. Together they build hard lime. Tiny algae live in their bodies.
    .why-growing-stone = The inside is like stone. The living skin is made of animals.
    .why-water-plant = What looks like flowers are polyps. Polyps are animals.
    .why-empty-shell = One animal leaves a shell. Corals live on what they build.
item-expanse-why-corals-bleach = Corals lose their algae when the water is too warm. Why?
    .title = Why corals bleach
    .harmful-oxygen = The algae make harmful oxygen and are thrown out.
    .algae-move = The algae swim through the water to a cooler place.
    .coral-melts = The hard lime melts, and the algae fall out.
    .all-eaten = The fish become hungry and eat all the algae.
    .why = Heat harms the algae while they make sugar. Then they make harmful oxygen. It hurts them and the coral. The coral throws them out. So it loses most of its food.
    .why-algae-move = These algae make no plans. They are thrown out, or they break down.
    .why-coral-melts = One or two degrees melt nothing. But they harm the algae.
    .why-all-eaten = Fish cannot pick algae out of a coral. Heat harms them where they are.
item-expanse-sure-before = How sure are you of this answer?
    .title = How sure?

## Cascades and keystones

item-expanse-what-a-keystone-is = What is a keystone species?
    .title = What a keystone is
    .matters-more = One that is rare but matters a lot
    .most-common = One that is more common than the others
    .oldest-kind = One that has lived there the longest
    .makes-stone = One that makes the stone others live on
    .why = A keystone is the top stone of an arch. Without it the other stones fall. A rare animal can be as important for many others.
    .why-most-common = Many of them are rare. Look at what changes without them.
    .why-makes-stone = The name comes from an arch. They make no stone.
    .why-oldest-kind = An old kind does not always matter to the others.
item-expanse-parrotfish-fished = Parrotfish eat the weed between corals. People catch nearly all of them. What happens?
    .title = No more parrotfish
    .weeds-cover = Weed grows over corals.
    .corals-gain = Corals grow much faster.
    .weeds-vanish = The weed dies out too.
    .sand-grows = The reef turns to sand.
    .why = Weed grows faster than corals. Grazers keep it short. Then young corals find room and light.
    .why-corals-gain = Some parrotfish bite corals. But their grazing helps more.
    .why-weeds-vanish = Nobody eats the weed now, so there is more.
    .why-sand-grows = Parrotfish make sand when they bite rock. Without them there is less.
item-expanse-at-the-top = A tiger shark is an apex predator. What is true of it?
    .title = At the top
    .nobody-hunts-it = No other kind there hunts it.
    .eats-all = It eats all the kinds there.
    .harms-the-reef = It leaves a reef poorer.
    .most-common = It is the commonest hunter.
    .why = An apex predator is at the top of a food web. It may keep its prey few. Then what the prey eats can grow. How much sharks do this on reefs is still studied.
    .why-eats-all = It eats some of them. The others feel it too.
    .why-harms-the-reef = Without it there are more of some kinds and fewer of others.
    .why-most-common = There is least food at the top. So few can live there.

## What people gain, and what it costs

item-expanse-seagrass-meadow = Seagrass grows between a river mouth and a reef. How does it help the reef?
    .title = A seagrass meadow
    .holds-mud = It holds back mud and nutrients.
    .scares-sharks = It keeps sharks off the reef.
    .cools-air = It cools the air over the reef.
    .eats-plastic = It breaks up the drifting plastic.
    .why = Seagrass slows the water, so mud sinks. It takes up nutrients. Its ground stores carbon. When it is dug up, much of this is lost again.
    .why-eats-plastic = No plant can break up plastic. Seagrass uses up nutrients.
    .why-scares-sharks = Sharks hunt over seagrass too. They do not harm a reef.
    .why-cools-air = Water cools the air far more than a meadow under it.

## Records and models

item-expanse-game-as-a-model = In our game some cards stand for a reef. What is such a model good for?
    .title = A game as a model
    .shows-links = It shows how a few things are linked.
    .tells-future = It tells what reefs near us will become.
    .shows-all = It shows how many fish a reef has.
    .only-a-game = It shows how to play, not much else.
    .why = A model leaves out nearly everything. So a few things can be seen well. Then people test them on real reefs.
    .why-tells-future = The game has dice and simple rules. It shows what may follow.
    .why-only-a-game = Simple models can teach much. But they leave things out.
    .why-shows-all = Nobody counted fish for it. The numbers are made for play.
item-expanse-one-new-law = A computer plays out the life of a reef. What would a new law do to it? What is the best way to find out?
    .title = One new law
    .change-only-it = Run it twice, change only the law.
    .change-much = Run it twice, change a lot of things.
    .run-it-once = Run it once, with the new law.
    .ask-everybody = Ask many people what they think.
    .why = Two runs should differ in one thing only. Then that thing made the difference. Luck must be the same in both.
    .why-run-it-once = One run alone can be compared with nothing.
    .why-change-much = Then you cannot tell which change did it.
    .why-ask-everybody = It is good to know what people think. But you have to try it.
item-expanse-protect-one = A reef has corals, seagrass, parrotfish, giant tritons and tiger sharks. You can protect only one. Which one? What would follow for the others?
    .title = Protect one
    .level-0 = Nothing is chosen, or there is no reason.
    .level-1 = One is chosen with a reason, such as that it is rare.
    .level-2 = The reason tells who eats whom, and one effect on another.
    .level-3 = It tells two effects in a row. Tritons, starfish, corals is such a chain.
