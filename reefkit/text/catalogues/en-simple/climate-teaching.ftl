### The teacher notes of Climate Change in easier words.

teach-lead-climate = How to run the lab with readers from 8 years on. What to talk about. What to watch for. How to judge open answers.
teach-talk-lead-climate = Stop when the climate has changed. Who is in danger, and what ways out are there? These cases show the same in nature.

## Before the class

teach-before-climate-1 = A class is asked about twelve ideas before the game. In a lesson’s plan there are six, under 10 five. It is asked again after the game, with other examples. Let the class answer before anybody opens “How to play”. Keep the glossary shut too. Read the questions aloud, or give them as homework.
teach-before-climate-2 = Three species at a table give the most talk. Bots can play the others.
teach-before-climate-3 = Two students can share a species. One holds the cards, one reads the map. They decide together.
teach-before-climate-4 = Ten rounds suit an hour, and eight suit 45 minutes. A round is about a million years. The player with the most habitats then wins.
teach-before-climate-5 = Human-induced change is an option of a new match. Choose the round from which the climate changes every time. The plans of one lesson begin it in mid-game. Stop there. Look at the animals of one species. Which of them would live on? A die decides whether people make it warmer or colder. In nature people make it warmer. Set *warmer* to 100 to show that. The plans for under 10 do so.
teach-before-climate-6 = Say that the game is slow where people are fast. A round is a million years. The warming of today took little more than a century. Say also that our map knows warmth alone. On the Earth rain decides too.
teach-before-climate-7 = How long it takes: we let three bots play 500 matches without a last round. Half had a winner with all four habitats after 20 rounds. Half of them ended between rounds 15 and 27. In ten rounds hardly one match in forty got so far.
teach-before-climate-8 = What to expect of the experiment: three bots played 500 matches of ten rounds. On average 0.7 species died out. With human-induced change from the first round it was 1.3. At your table it can be the other way round, by chance. Five tables against five mislead one class in six. With ten against ten it is one in fourteen. So add the tables of another class. Then run the experiment with 10, 100 and 1,000 games. From which step would you trust it?
teach-before-climate-9 = Is a third of the class late? Begin on time. Bots take the empty seats. Later “Seat the newcomers” gives each student a bot’s seat.

teach-goal-climate-A = Why habitats lie where they do, and who can live there.
teach-goal-climate-B = What genes and variants are, and what mutations do.
teach-goal-climate-C = What a species can do when its habitat moves: move, adapt, or die out.
teach-goal-climate-D = Why the speed of change matters. What people do. What many games can show.
teach-goal-climate-E = How natural selection makes populations fit. Nobody plans it.

## Plans

teach-plan-climate-two-lessons = Two short lessons: the game, then the experiment
teach-plan-climate-compare = An hour and a half: with and without human-induced change
teach-plan-climate-whole-game = Two hours: the whole game

teach-step-climate-welcome = Welcome: why did mammoths die out, when reindeer did not? Who sits where
teach-step-climate-before = The questions before the game
teach-step-climate-one-turn = One turn together: draw, roll, move, adapt; read the map
teach-step-climate-play = Play; stop at one change of climate and say who is in danger
teach-step-climate-play-halves = Play: half of the tables with human-induced change from round 1, half without
teach-step-climate-save = Save, and note where each species is and why
teach-step-climate-tracks = Read the tracks: each table tells about one move, one adaptation, one extinction
teach-step-climate-compare-tables = Add up the extinctions of both halves: is this enough to judge? How often do ten tables mislead? See it next with 10, 100 and 1,000
teach-step-climate-predict = Guess: which heap will lie further right? Will they overlap?
teach-step-climate-experiment = Run the experiment with 10, 100 and 1,000 games. When do you trust both heaps?
teach-step-climate-why-speed = Talk: why does the speed matter? What could help species now?
teach-step-climate-after = Answer the questions after the game. Come back to the mammoths

## Talk

teach-event-climate-last-ice-age = Forests on the move after the last ice age
    .what = Some 20,000 years ago ice lay over the north. Tundra lay south of it. Then it warmed over several thousand years. Trees spread north by a few hundred metres a year. Pollen in the mud of lakes shows when each kind arrived.
    .ask = Which way out did oaks take: move, adapt or die? What if the climate had moved ten times as fast?
teach-event-climate-green-sahara = The green Sahara, about 11,000 to 5,000 years ago
    .what = Where there is desert now, there were lakes and grassland. Hippos and giraffes lived there, and people painted them on rocks. Then the rains moved south. The savannah went with them.
    .ask = Where on our map could such animals have gone?
teach-event-climate-first-horses = Small horses of a warm world, 56 million years ago
    .what = The Earth warmed by five degrees or more. It took some thousands of years. One of the first horses was as small as a cat. Over 130,000 years it became a third smaller. When it cooled again, horses grew. Their teeth in the rocks show it.
    .ask = Which gene card would that be? Did a single horse shrink?
teach-event-climate-mammoths = The last mammoths, about 4,000 years ago
    .what = Woolly mammoths lived on cold, dry grassland. As it warmed, this land shrank, and people hunted them. The last ones lived on an island in the Arctic Ocean. The great pyramids of Egypt were already standing then.
    .ask = What was their refuge? Two causes came together. Could you tell them apart?
teach-event-climate-sticklebacks = Sticklebacks in new lakes
    .what = Sticklebacks of the sea wear bony plates. A few carry a variant for fewer plates. In the sea it makes no great difference. When the ice left, they came into new lakes. There this old variant became common again and again.
    .ask = Was the variant made for lakes? What would have happened without it?
teach-event-climate-pocket-mice = Dark mice on dark lava
    .what = Rock pocket mice are sandy on sand and dark on lava. Dark fur comes from mutations. It arose more than once. Owls catch the mice that stand out.
    .ask = Is the dark mutation good or bad? Did the rock cause it?
teach-event-climate-hares = White hares without snow, now
    .what = Snowshoe hares turn white in autumn by the length of the days. Snow does not matter for that. Where snow comes later, white hares stand on brown ground. More of them are caught. In mild places some hares stay brown. This is inherited.
    .ask = Which hares will leave more young when winters grow milder?
teach-event-climate-pikas = Pikas of the American mountains, now
    .what = Pikas are small relatives of rabbits. They live among stones high up and soon become too hot. At several warm, low places none is found today. Others live on at the cool heights.
    .ask = Where is the edge of their map? Which cell would you look at next?
teach-event-climate-greening-tundra = Shrubs in the tundra, now
    .what = The Arctic warms several times as fast as the Earth on average. Shrubs grow taller and spread into the tundra. Moose and beavers follow them north.
    .ask = Which species gain, and which lose? Why can tundra not simply move on?
teach-event-climate-melomys = The Bramble Cay melomys, last seen in 2009
    .what = This rodent lived on one small island of the Great Barrier Reef. The island is three metres high at most. High water took most of its plants. People changed the climate. It may be the first mammal lost to that.
    .ask = What would it have needed: another cell, other cards, or more time?
teach-event-climate-wildlife-bridges = Bridges for animals
    .what = A motorway runs through Banff, in Canada. More than forty bridges and tunnels lead animals across. Bears, elk and wolves use them. There are fences too. About 80 % fewer large animals are hit by cars.
    .ask = In the game a taken cell blocks the way. What blocks the way where you live?

## What to watch for

teach-watch-climate-need = “It got the card because it needed it.”
    .say = Ask whether the deck knew about the climate. Look at a card that was of no use.
teach-watch-climate-one-adapts = “My animal adapted.”
    .say = Ask how many animals the figure stands for. A population adapts when some leave more young.
teach-watch-climate-prepares = “My species prepared for the cold.”
    .say = You prepared, because you know the rules. A species knows nothing of the next million years.
teach-watch-climate-fittest = “The strongest survive.”
    .say = Ask which value is the strongest. Four is best in the tundra and worst in the savannah.
teach-watch-climate-forests-stay = “Forests stay where they are.”
    .say = Put a finger on one cell and step through the five climates. Then ask how trees travel.
teach-watch-climate-only-how-far = “Four degrees are four degrees.”
    .say = How many cards do you draw in one round? How many in ten? Cards and steps need time.
teach-watch-climate-one-game = “We lost nobody, so fast change is harmless.”
    .say = Collect the extinctions of all tables. One table is like one roll of the dice.
teach-watch-climate-overlap = “The heaps overlap, so there is no difference.”
    .say = Compare the tops and the means. Children and grown-ups overlap in height too. Still one group is taller.
teach-watch-climate-comes-back = “My species came back.”
    .say = Ask what was left of it: no genes, no cards. The figure is a new species.
teach-watch-climate-cold-day = “It snowed, so it is not getting warmer.”
    .say = That was weather. For how many winters would one have to count the snow?
teach-watch-climate-all-bad = “Mutations are bad”, or “mutations are good”.
    .say = Take one card, fur +1. Does it help in each habitat? Then look at the neutral cards.
teach-watch-climate-million-years = “People will need millions of years to change the climate.”
    .say = The round is a million years because adapting is slow. Draw a line of one metre for a round. Steam engines came within its last quarter of a millimetre.

## Alignment

teach-standard-climate-3-ess2-2 = Collect what is known on the climates of regions: from the four habitats.
teach-standard-climate-3-ls3-1 = Show that traits are inherited and vary: from the genomes of a table.
teach-standard-climate-3-ls4-2 = Explain how differences help some to survive: from thick and thin fur.
teach-standard-climate-3-ls4-3 = Argue who does well in a habitat: from one cell through five climates.
teach-standard-climate-3-ls4-4 = Judge what can help when a place changes: corridors, slower change, larger habitats.
teach-standard-climate-ms-ls3-1 = Describe why changes to genes may harm, help or do nothing.
teach-standard-climate-ms-ls4-4 = Explain how inherited differences help some to survive.
teach-standard-climate-ms-ls4-6 = Use numbers to show how traits become more or less common.
teach-standard-climate-ms-ess3-5 = Ask what caused the warming of the last century.
teach-standard-climate-hs-ls4-4 = Explain from evidence how selection makes a population adapted.
teach-standard-climate-hs-ls4-5 = Weigh evidence that change lets some species spread and ends others.

teach-outcome-climate-niche = Predict which cells stay open to a species. Name refuges and barriers.
teach-outcome-climate-mutation = Tell mutation from selection, and standing variation from new variation. Tell exaptation from foresight.
teach-outcome-climate-rate = Compare extinction as counts and as rates. Explain why the rate of change matters.
teach-outcome-climate-simulation = Compare two heaps of a simulation. Say what their overlap shows, and what the model leaves out.

teach-extension-climate-own-map = Your own map: change the rows of data/climate/map.toml. Make it look like your continent. The lab says what a map lacks.
teach-extension-climate-own-start = When do people begin? Let tables choose the round, and compare.
teach-extension-climate-only-warmer = Only warmer: an option lets most changes by people go up. Which habitat gains?
teach-extension-climate-tables = The class as one world: add up all tables. Where did most species die out?
teach-extension-climate-real-animals = Real animals: find one of each continent for each habitat. What do they have in common?
teach-extension-climate-by-hand = By hand: draw the climate and your three genes on squared paper.
teach-extension-climate-pollen = Real data: look up pollen from a lake near you. Which trees came after the ice?
teach-extension-climate-better-model = A better model: which one rule would you change? What would the experiment show then?
