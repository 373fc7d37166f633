### The teacher notes of Climate Change.
###
### Families: teach-

teach-lead-climate = How to run the lab with readers from 8 years on, what to talk about, what to watch for, and how to judge the open answers.
teach-talk-lead-climate = Stop once or twice when the climate has changed, before anybody moves: who is in danger, and what ways out are there? These cases show the same in nature.

## Before the class

teach-before-climate-1 = A class is asked the same ideas before the game and after it, with other examples: twelve, or six in the plan of a lesson and five in a class under 10. The desk compares both. Let the class answer before anybody opens “How to play” or the glossary. You can read the questions aloud together, or give them as homework.
teach-before-climate-2 = Three species at a table give the most talk. With one or two students, let bots play the others.
teach-before-climate-3 = Two students can share a species: one holds the cards, one reads the map, and they decide together.
teach-before-climate-4 = Ten rounds suit a lesson of an hour, and eight a lesson of 45 minutes. A round is about a million years. The player with the most habitats at the end wins, so nobody has to reach the fourth.
teach-before-climate-5 = Human-induced change is an option of a new match: choose the round from which the climate changes every time. The plans of one lesson set it from the middle of the game on. Stop the class there, look at the animals of one species, and let the class say which of them would live on. In the printed game a die decides whether people make it warmer or colder. In nature people make it warmer: set *warmer* to 100 if you do not want to explain this. The plans set it for a class under 10.
teach-before-climate-6 = Say clearly that the game is slow where people are fast. A round is a million years, and the warming of today has taken little more than a century. Say also that on our map warmth alone decides where a habitat lies. On the Earth rain decides as well, and in the dry ice age savannah spread.

teach-before-climate-7 = How long it takes: in 500 matches of three bots without a last round, half had a winner with all four habitats after 20 rounds, and half of them ended between rounds 15 and 27. In ten rounds hardly one match in forty got so far, so after ten rounds the most habitats win.
teach-before-climate-8 = What to expect of the experiment: in 500 matches of three bots over ten rounds 0.7 species died out on average, and 1.3 with human-induced change from the first round on. At one table of your class it can be the other way round, by chance. Five tables against five show no difference or the wrong one in about one class of six, even with human-induced change from round 1 (from round 3: in one of four). Ten against ten do so in one class of fourteen. So add the tables of a parallel class, and run the experiment in its steps of 10, 100 and 1,000: the class says from which step it would trust the answer.
teach-before-climate-9 = If a third of the class is late, begin on time. Bots take the empty seats. Later “Seat the newcomers” at the desk gives latecomers the bots’ seats at tables that are already playing, and new tables to those who are left.

teach-goal-climate-A = Why habitats lie where they do, and who can live in them.
teach-goal-climate-B = What genes and variants are, and what useful, neutral and deleterious mutations do.
teach-goal-climate-C = What a species can do when its habitat moves away: move, adapt, or die out.
teach-goal-climate-D = Why the speed of change matters, what people have to do with it, and what many games can show that one game cannot.
teach-goal-climate-E = How natural selection makes populations fit, without a plan.

## Plans

teach-plan-climate-first = One lesson of 60 minutes: ten rounds and the experiment
teach-plan-climate-short = One lesson of 45 minutes: eight rounds and the experiment
teach-plan-climate-two-lessons = Two short lessons: the game, then the experiment
teach-plan-climate-compare = An hour and a half: tables with and without human-induced change
teach-plan-climate-whole-game = Two hours: the whole game
teach-plan-climate-half-hour = Half an hour: six rounds and the experiment

teach-step-climate-welcome = Welcome: the question of the day (why did mammoths die out, when reindeer did not?), and who sits where
teach-step-climate-before = The questions before the game
teach-step-climate-one-turn = One turn together: draw, roll, move, adapt, and read the map and the genome
teach-step-climate-play = Play, stop at one change of climate, and say who is in danger
teach-step-climate-experiment-short = Predict and run the experiment on the wall (at the desk: Wall, then Experiment): many games with and without people, and read both heaps
teach-step-climate-play-halves = Play: half of the tables with human-induced change from round 1, half without
teach-step-climate-save = Save, and note where each species is and why
teach-step-climate-tracks = Read the tracks: each table tells about one move, one adaptation, one extinction
teach-step-climate-compare-tables = Add up the extinctions of both halves of the class: is this enough to judge? Guess how often ten tables mislead a class, and see it next in the experiment with 10, 100 and 1,000
teach-step-climate-predict = Predict the experiment: which heap will lie further to the right, and will they overlap?
teach-step-climate-experiment = Run the experiment with 10, 100 and 1,000 games, read both heaps at each step, and say from which step you trust them
teach-step-climate-why-speed = Talk: why does the speed of change matter? What could help species now?
teach-step-climate-after = Answer the questions after the game, and come back to the question of the day

## Talk

teach-event-climate-last-ice-age = Forests on the move after the last ice age
    .what = Some 20,000 years ago ice lay over the north of Europe and America, and tundra south of it. As it warmed, trees spread north by a few hundred metres a year. Pollen in the mud of lakes shows when each kind arrived. Most of the warming took several thousand years.
    .ask = Which way out did oaks take: move, adapt or die? What if their climate had moved ten times as fast?
teach-event-climate-green-sahara = The green Sahara, about 11,000 to 5,000 years ago
    .what = Where there is desert now there were lakes and grassland with hippos, giraffes and people who painted them on rocks. Then the rains moved south, and the savannah went with them.
    .ask = Where on our map could such animals have gone? Which of them could not follow?
teach-event-climate-first-horses = Small horses of a warm world, 56 million years ago
    .what = When the Earth warmed by five degrees or more within some thousands of years, one of the first horses, already no larger than a cat, became about a third smaller over the next 130,000 years. When it cooled again, horses grew. Their teeth, found in the rocks of Wyoming, show it.
    .ask = Which gene card would that be? Did a single horse shrink?
teach-event-climate-mammoths = The last mammoths, about 4,000 years ago
    .what = Woolly mammoths lived on cold, dry grassland. As it warmed, this land shrank, and people hunted them. The last held out on Wrangel Island in the Arctic Ocean, when the great pyramids of Egypt were already standing.
    .ask = What was their refuge? Two causes came together. Could you tell them apart?
teach-event-climate-sticklebacks = Sticklebacks in new lakes
    .what = Sticklebacks of the sea wear bony plates, and a few of them carry a variant for fewer plates that makes no great difference there. When the ice left and lakes formed, sticklebacks came into fresh water, and this old variant became common in lake after lake.
    .ask = Was the variant made for lakes? What would have happened without it?
teach-event-climate-pocket-mice = Dark mice on dark lava
    .what = Rock pocket mice of the deserts of Arizona and New Mexico are sandy on sand and dark on lava. Dark fur comes from mutations, and not the same ones in every lava field: it arose more than once. Owls see and catch the mice that stand out.
    .ask = Is the dark mutation good or bad? Did the rock cause it?
teach-event-climate-hares = White hares without snow, now
    .what = Snowshoe hares turn white in autumn by the length of the days, not by the snow. Where snow comes later and melts sooner, white hares stand on brown ground, and more of them are caught. In mild places some hares stay brown, and this is inherited.
    .ask = Which hares will leave more young when winters grow milder? What if there were no brown variant?
teach-event-climate-pikas = Pikas of the American mountains, now
    .what = Pikas, small relatives of rabbits, live among stones high up and soon overheat. At several warm, low places of the Great Basin where they lived in the last century none are found today. Others live on at the cool heights.
    .ask = Where is the edge of their map? Which cell would you look at next?
teach-event-climate-greening-tundra = Shrubs in the tundra, now
    .what = The Arctic warms several times as fast as the Earth on average. Shrubs grow taller and spread into the tundra, and moose and beavers follow them north.
    .ask = Which species gain, and which lose? Why can tundra not simply move on to the north?
teach-event-climate-melomys = The Bramble Cay melomys, last seen in 2009
    .what = This rodent lived on one island of the Great Barrier Reef, a few hundred metres long and at most three metres above the sea. High water again and again took most of its plants. It is thought to be the first mammal lost to climate change made by people.
    .ask = What would it have needed: another cell, other cards, or more time?
teach-event-climate-wildlife-bridges = Bridges for animals
    .what = In Banff, in Canada, more than forty bridges and tunnels lead animals across a motorway. Bears, elk, wolves and many others use them. With fences along the road, collisions with large animals fell by about 80 %.
    .ask = In the game a cell that is taken blocks the way. What blocks the way where you live, and what would open it?

## What to watch for

teach-watch-climate-need = “It got the card because it needed it.”
    .say = Ask whether the deck knew about the climate. Look at a card that was of no use when it came. Most are like that.
teach-watch-climate-one-adapts = “My animal adapted.”
    .say = Ask how many animals the figure stands for, and how many generations fit into a round. A population adapts when some of its members leave more young.
teach-watch-climate-prepares = “My species prepared for the cold.”
    .say = You prepared: you know the rules and see the map. Ask what a species knows of the next million years. What fits later was there for another reason, or for none.
teach-watch-climate-fittest = “The strongest survive.”
    .say = Ask which value is the strongest. Four is best in the tundra and worst in the savannah. What fits depends on the place.
teach-watch-climate-forests-stay = “Forests stay where they are.”
    .say = Put a finger on one cell and step through the five climates. Then ask how trees travel.
teach-watch-climate-only-how-far = “Four degrees are four degrees.”
    .say = Ask how many cards you draw in one round and how many in ten. Time is what cards and steps need.
teach-watch-climate-one-game = “We lost nobody, so fast change is harmless.”
    .say = Collect the extinctions of all tables on the board. One table is like one roll of many dice.
teach-watch-climate-overlap = “The heaps overlap, so there is no difference.”
    .say = Compare the tops and the means. Children and grown-ups overlap in height as well, and still one group is taller.
teach-watch-climate-comes-back = “My species came back.”
    .say = Ask what was left of it. There were no genes and no cards. The figure is a new species of the savannah.
teach-watch-climate-cold-day = “It snowed, so it is not getting warmer.”
    .say = That was weather. Ask in how many winters you would have to count the days with snow.
teach-watch-climate-all-bad = “Mutations are bad”, or “mutations are good”.
    .say = Take one card, fur +1, and ask for each habitat whether it helps there. Then look at the neutral cards: most mutations in nature are more like these.
teach-watch-climate-million-years = “People will need millions of years to change the climate.”
    .say = The round is a million years because adapting is slow. Draw a line of one metre for a round: the time since the first steam engines is a quarter of a millimetre.

## Alignment

teach-standard-climate-3-ess2-2 = Gather and combine information on climates of different regions: from the four habitats and their map.
teach-standard-climate-3-ls3-1 = Show from data that traits are inherited and vary within a group: from the genomes of a table.
teach-standard-climate-3-ls4-2 = Explain how differences among members of a species can help some to survive and have young: from thick and thin fur.
teach-standard-climate-3-ls4-3 = Argue that in one habitat some organisms do well, some less well, and some not at all: from one cell through five climates.
teach-standard-climate-3-ls4-4 = Judge what people propose when a place changes and other species can live there: corridors, slower change, larger habitats.
teach-standard-climate-ms-ls3-1 = Describe why changes to genes may harm, help or make no difference: from the kinds of cards.
teach-standard-climate-ms-ls4-4 = Explain how inherited variation raises the chance of some to survive and to have young: from a variant that was there before it helped.
teach-standard-climate-ms-ls4-6 = Use numbers to show how selection makes traits more or less common: from the share of species that are adapted, round by round.
teach-standard-climate-ms-ess3-5 = Ask what has caused the warming of the last century: from the questions on burning, sun and ozone.
teach-standard-climate-hs-ls4-4 = Explain how selection makes a population adapted, from evidence.
teach-standard-climate-hs-ls4-5 = Weigh evidence that changing conditions let some species spread and end others: from the experiment.

teach-outcome-climate-niche = Predict from a species’ traits and a map which cells stay open to it when the climate changes, and name refuges and barriers.
teach-outcome-climate-mutation = Tell mutation from selection, standing variation from new variation, and exaptation from foresight.
teach-outcome-climate-rate = Compare extinction as counts and as rates, and explain why the rate of change matters beside its size.
teach-outcome-climate-simulation = Compare two distributions from a simulation, say what their overlap does and does not show, and name what the model leaves out.

teach-extension-climate-own-map = Your own map: change the rows of data/climate/map.toml, so that it looks like your continent. The lab says what a map lacks.
teach-extension-climate-own-start = When do people begin? Let tables choose the round from which the climate changes every time, and compare.
teach-extension-climate-only-warmer = Only warmer: an option lets most of the changes that people cause go up. Which habitat gains, and for how long?
teach-extension-climate-tables = The class as one world: add up all tables. Which habitat did species reach last? In which habitat did most species die out?
teach-extension-climate-real-animals = Real animals: for each habitat find one animal of each continent that lives there. What do they have in common?
teach-extension-climate-by-hand = By hand: draw the climate and your three genes on squared paper before you look at the charts.
teach-extension-climate-pollen = Real data: look up pollen from a lake near you. Which trees came after the ice, and in which order?
teach-extension-climate-better-model = A better model: which one rule would you change so that the game is more like nature? What would the experiment show then?
