### The teacher notes of Reef Survivor.
###
### Families: teach-

teach-title = For teachers
teach-lead = How to run the lab, what to talk about, what to watch for, and how to judge the open answers.
teach-print = Print these notes
teach-contents = On this page
teach-public = Whatever stands in a public repository is public. The questions of this lab, their keys and the rubrics below stand in its files under { $folder }, and a student can find them. For a test that counts, lay questions of your own over ours in a folder that only you have, and publish the lab from your own server.
teach-axes = Blank axes to plot by hand

## Before the class

teach-before = Before the class
teach-before-reef-1 = A week ahead, give the pre-lab as homework, and after it How to play: the questions come first, so that they tell what students thought before. Students who have met the pieces play faster and plan more.
teach-before-reef-2 = Let the set-up be homework too: a board and five builders. It waits in the lab, or comes on a slip with a short code.
teach-before-reef-3 = Teams of two at a seat talk most. With three, one tends to watch.
teach-before-reef-4 = If you want them to work together, let tables play against each other, not seats.
teach-before-reef-5 = Decide whether students plot before the charts do, and whether they do the bookkeeping themselves: both are options of a new match, and both cost time and teach much.

teach-hook = The question of the day
teach-hook-lead = The lesson opens on this: it is on the lesson’s first page and on the first page of Before. Let everybody write down a guess. The question stays at the top of every page. The answer can be opened when the match is over. It is at the end of After, too.

teach-goals = What students learn
teach-goal-reef-A = Who lives where on a reef, and why: depth, light, waves, skeletons.
teach-goal-reef-B = Where new variation comes from, and how selection works on it.
teach-goal-reef-C = What short and long disasters and stressors do to a community.
teach-goal-reef-D = Geological time: what happens over thousands and millions of years, and how the record shows it.
teach-goal-reef-E = What makes a reef resilient, and what people can do.

## Plans

teach-plans = Plans for the time there is
teach-plans-homework = Where Before is homework, students join the class in the lesson before, write down their code, and answer wherever they can reach the labs, such as on the school’s network in a free hour. Those who have not answered do so while the others join.
teach-plans-talk = A vote after Before takes four or five minutes: vote, talk, vote again, show. At every stop to talk the wall shows what keeps a talk going:
teach-plans-late = If a third of the class is late, begin with those who are there. Seat all who have joined. Bots play for those who are missing. A latecomer takes a bot’s seat from Class and plays on from there, with the reef, species or hand as the bot has left it. Questions after the game are about that match, too.
teach-plan-sum = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} in { $minutes } minutes
teach-plan-sitting = Sitting { $number }: { $minutes } minutes
teach-plan-once = { $minutes } minutes
teach-plan-head-step = What
teach-plan-head-minutes = Minutes
teach-plan-one-lesson = One lesson of 60 minutes: two rounds, and the questions before them
teach-plan-short-lesson = One lesson of 45 minutes: two rounds, on reefs that bots founded
teach-plan-two-sittings = Two lessons of an hour: three rounds, on reefs that students found
teach-plan-practice-first = Two lessons of an hour, practice first
teach-plan-hour-and-a-half = An hour and a half: three rounds, on reefs that students found
teach-plan-two-hours = Two hours
teach-plan-longer = Longer: five rounds and the sums by hand
teach-plan-half-hour = Half an hour: one round, on reefs that bots founded

teach-step-welcome = Welcome: look at the graph of our question, everybody writes down a guess, and who sits where
teach-step-join = Everybody opens the address on the wall, types the code and a name; who is ready reads the question of the day
teach-step-before = The questions before the game
teach-step-vote = Vote on the question of Before with the commonest wrong answer, talk with neighbours, vote again
teach-step-practice = The practice round, with the coach
teach-step-set-up = Choose boards and builders, and say why
teach-step-check-set-up = Open the set-up from homework; change one builder if you wish
teach-step-predict-talk = Each table predicts which card would hurt it most, and why
teach-step-first-round = The first round, phase by phase, together
teach-step-next-round = A round, with the note and the talk at its survey
teach-step-stop = Write the note, save, and keep the receipt or the code
teach-step-resume = Open the match again, and read the last note aloud
teach-step-by-hand = Work out one diversity number by hand and compare it with the chart
teach-step-compare = Compare reefs and tables: who lost what, and what spared it
teach-step-after = Answer After

## Talk

teach-talk = What to talk about, card by card
teach-talk-lead-reef = Go round while tables count: the notes on strategy are the part that students skip first, and the talk at the tally is where they learn.
teach-talk-cards = Cards: { $cards }

teach-event-allen = Hurricane Allen, Jamaica, 1980
    .what = In August 1980 waves of up to twelve metres broke nearly all elkhorn and staghorn coral of the shallow fore reef at Discovery Bay. Massive corals and corals in deeper water lost far less.
    .ask = Which two traits decided which corals lived? Would the same reef have lost as much to a heatwave?
teach-event-harvey = Hurricane Harvey and the Flower Garden Banks, 2017
    .what = Harvey came ashore in Texas in August 2017 and let more than a metre of rain fall in places. Within weeks part of the fresh, muddy run-off reached the reefs of the Flower Garden Banks, more than 150 kilometres offshore, and their corals showed signs of stress.
    .ask = How can a storm that misses a reef harm it? What on land would make the harm smaller?
teach-event-diadema = The die-off of long-spined urchins, 1983–84
    .what = A disease that was first seen off Panama in January 1983 ran through the Caribbean within about a year and killed more than nine of ten long-spined urchins. Where grazing fish were few as well, seaweed covered reefs within months. Another die-off began in 2022.
    .ask = Why did the loss of one grazer change reefs that had kept it for ages? Who else could have done its work?
teach-event-parrotfish = Parrotfish protected in Belize, 2009
    .what = Belize forbade the catching of parrotfish and other grazing fish in 2009. Their numbers had fallen as bigger fish grew scarce and nets were set for what was left.
    .ask = In the game the predator comes from the sea. Who is it in a bay that is fished? What does a rule for fishing do that a rule for water does not?
teach-event-kaneohe = Sewage in Kāne‘ohe Bay, Hawai‘i, until 1978
    .what = Treated sewage fed seaweed and plankton in the bay for decades, and a green bubble alga grew over corals. The outfalls were moved out to sea in 1977 and 1978, and corals began to come back; the alga lingered for years.
    .ask = What must change before grazers can win? Why does a reef not return on the day the cause ends?
teach-event-miami = Dredging at the port of Miami, 2013–15
    .what = A ship channel was dug deeper from 2013 to 2015. Fine sediment settled on the reef beside it, and many corals were buried or weakened, in the very years of heat and disease.
    .ask = Which stressors came together? Which builders of the game would have lived there?
teach-event-great-barrier-reef = Heatwaves on the Great Barrier Reef since 1998
    .what = Large parts of the reef bleached in 1998, 2002, 2016, 2017, 2020, 2022 and 2024. In 2016 about three in ten of its shallow corals died, most of them in the north; branching and plate-like corals lost more than massive ones.
    .ask = If the hot years come closer together, what happens between them? Which corals leave the young of the next generation?
teach-event-recruits = Few young corals on the Great Barrier Reef, 2018
    .what = After the two bleachings of 2016 and 2017, about 90 % fewer coral larvae settled on plates that were put out than in the years before.
    .ask = How does a loss of parents show in the next round? What is the Coral Triangle of the game in the real sea?
teach-event-florida = The cold spell off Florida, January 2010
    .what = For almost two weeks the water over the Florida Keys was colder than the corals there can survive. About one in ten died on average, far more near the shore.
    .ask = Heat kills corals and so does cold. What does that say of their niche?
teach-event-tissue-loss = Stony coral tissue loss disease, since 2014
    .what = It was first seen off Miami in 2014 and has since spread through much of the Caribbean. More than twenty species are hit, and some pillar and maze corals are nearly gone from whole coasts.
    .ask = Why does a disease spread fastest through whatever is commonest? How does diversity slow it down?
teach-event-dead-zone = The dead zone of the Gulf of Mexico, every summer
    .what = Fertiliser that the Mississippi brings feeds algae, and their decay uses up the oxygen near the bottom. In 2017 the area was the largest measured so far, more than 22,000 square kilometres.
    .ask = Follow one grain of fertiliser from a field to a reef. Where along the way could it be stopped?
teach-event-indian-ocean = The tsunami of the Indian Ocean, 26 December 2004
    .what = Most reefs lost little, and in patches: overturned table corals, rubble, mud. West of Sumatra the earthquakes of 2004 and 2005 also lifted whole reef flats out of the water.
    .ask = Why can a wave that kills so many people do less to a reef than a warm summer?
teach-event-cup-corals = Orange cup corals in the Atlantic, since the 1940s
    .what = Cup corals from the Pacific, most likely carried on ships’ hulls, were reported from Puerto Rico and Curaçao in 1943 and from Brazil by the late 1980s. They need no light, grow fast, and crowd out what lived there.
    .ask = What makes a newcomer win? Is a reef that is full of one coral a healthy one?
teach-event-jamaica = Jamaica, 1980 to the 1990s: one thing after another
    .what = Fishing had taken the grazing fish, a hurricane broke the branching corals in 1980, and the urchins died in 1983. Living coral fell from about half of the sea floor to a few parts in a hundred, and seaweed took its place.
    .ask = Which of the three could the reef have survived alone? How many quiet rounds does your own reef need?
teach-event-petm = The Paleocene–Eocene Thermal Maximum, 56 million years ago
    .what = A great release of carbon, over some thousands of years, warmed the Earth by five degrees Celsius or more. The deep sea turned acid enough to dissolve carbonate mud, between a third and a half of the one-celled bottom dwellers with shells died out in deep water, and coral reefs shrank.
    .ask = What is alike today, and what is not: how much, how fast, from where? Which two traits saved a builder from this card?
teach-event-end-triassic = The end of the Triassic, 201 million years ago
    .what = Lava covered the land from which the central Atlantic opened, and its gases warmed and acidified the sea. Some three in four species were lost. Reefs built by corals and sponges vanish from the rocks, and it took millions of years until large ones stood again.
    .ask = What would your range chart have to look like for this? How could you tell that a type is extinct, and has not only gone unseen?
teach-event-cretaceous = Black shales of the Cretaceous, 94 million years ago
    .what = On a very warm Earth the deep parts of several oceans lost their oxygen for about half a million years. Dead plankton did not rot, and black, carbon-rich mud piled up; part of today’s oil comes from such rocks.
    .ask = Why does warm water hold less oxygen? Which depth of your board was the refuge?
teach-event-black-sea = The Black Sea, today
    .what = Fresh river water lies over salty water and hardly mixes with it. Below 100 to 200 metres there has been no oxygen for thousands of years, and only microbes live there.
    .ask = What would have to mix for animals to live there? Which builder of the game could?
teach-event-oysters = Oyster larvae off Oregon, 2005 to 2009
    .what = Hatcheries on the coast lost most of their oyster larvae in several summers, when wind drew cold deep water, rich in carbon dioxide, to the surface. They now measure the water and buffer it.
    .ask = Why is cold, deep water more acid? Why are the young hit first?
teach-event-last-glacial = The last ice age, about 21,000 years ago
    .what = Ice on land held so much water that the sea stood more than 120 metres lower. Today’s reefs were hills of limestone then. Elkhorn coral drilled off Barbados shows how reefs followed the rising sea afterwards.
    .ask = Where were the corals of the Great Barrier Reef when it was dry land? What does a slow change leave time for that a fast one does not?
teach-event-ordovician = The end of the Ordovician, about 445 million years ago
    .what = Ice grew over the South Pole and the shallow seas of the time drained and cooled. More than four in five marine species were lost, in two pulses: as the ice came, and as it went.
    .ask = Two things struck at once. Which of your builders could survive both, and how would they have come by that?

## What to watch for

teach-watch = What to watch for
teach-watch-need = “It mutated because it needed to.”
    .say = Ask who rolled, and whether the die knew of the next card. Mutation comes first, by chance; the disaster sorts afterwards.
teach-watch-one-adapts = “My coral adapted to the heat.”
    .say = Ask which coral: in the game, the one that lived was born that way. Real corals can get used to some heat (acclimatisation), but it is not in their genes, and it has limits. It is the population that adapts, from round to round.
teach-watch-fittest = “The strongest survive.”
    .say = Compare two cards on one reef. The strong skeleton that saved a coral from the waves was no help in acid water. Fit means leaving more young in this place.
teach-watch-all-bad-mutations = “Mutations are bad”, or “mutations are good”.
    .say = Look for one that was both: heat with a weaker skeleton. Then for one that did nothing, as most do.
teach-watch-wants = “The reef wants to recover.”
    .say = Ask for the same sentence without “want”, “try” or “need”.
teach-watch-gone-is-extinct = “It is extinct” of a type that a neighbour still has.
    .say = Look at the other reefs first. Then ask how it could come back.
teach-watch-coral-is-rock = “Corals are rocks”, or “corals are plants”.
    .say = An animal that builds rock and houses algae: have them find all three on the organism card.
teach-watch-algae-are-bad = “Algae are bad for reefs.”
    .say = Three kinds play here: those inside corals feed them, those that build carbonate bind the reef, and only fleshy ones smother it.
teach-watch-count-is-richness = “Forty builders, so my reef is very diverse.”
    .say = Open the sum: forty of one type are a richness of one.
teach-watch-deep-is-safe = “Deep water is safe.”
    .say = Sort the cards by depth. Storms spare the deep; lost oxygen and acid water rise from it.
teach-watch-storm-in-a-million-years = “There was one hurricane in a million years.”
    .say = A round is a sample, not a diary: in so long a time there are thousands of storms. Ask what else the game leaves out: young with two parents whose genes are mixed, and corals that get used to heat.
teach-watch-last-seen = “It died out at its last survey.”
    .say = It was seen then, and not at the next: somewhere between. Fossils raise the same doubt, for the last one found is hardly the last that lived.

## Rubrics

teach-rubrics = Rubrics of the open questions
teach-rubrics-lead = Each open answer is judged against these levels. Judge what is said, not how long it is.
teach-rubrics-none = The question bank has no open questions.
teach-rubric-model = A good answer:
teach-rubric-level = { $level ->
    [one] { $level } point
   *[other] { $level } points
}
teach-rubric-goals = Goals { $goals }

## Alignment

teach-standards = Next Generation Science Standards
teach-standards-lead = What each asks, in short, and the goals of this lab that serve it.
teach-head-standard = Expectation
teach-head-what = In this lab
teach-head-goals = Goals
teach-standard-ms-ls2-4 = Argue from evidence that a change to the living or non-living parts of an ecosystem changes its populations: from the log of one card.
teach-standard-ms-ls4-1 = Read patterns of existence, diversity and extinction from a record: from the range chart.
teach-standard-ms-ls4-4 = Explain how inherited variation raises the chance of some to survive and to have young: from one surviving builder.
teach-standard-ms-ls4-6 = Show with numbers how a trait becomes more or less common: count a mutation at each survey.
teach-standard-hs-ls2-2 = Use mathematics to explain what affects biodiversity and populations at different scales: alpha, beta and gamma of reef and table.
teach-standard-hs-ls2-6 = Weigh the claim that ecosystems stay much the same in steady conditions and may become other ones when conditions change: reefs before and after their worst card.
teach-standard-hs-ls2-7 = Propose and improve a way to lessen what people do to biodiversity: choose one card that people make worse.
teach-standard-hs-ls4-2 = Explain evolution by what it takes: many young, inherited variation, too little room, more young for those that fit better.
teach-standard-hs-ls4-3 = Use statistics to show that bearers of a helpful inherited trait become a larger share.
teach-standard-hs-ls4-4 = Explain how selection makes a population adapted, from evidence.
teach-standard-hs-ls4-5 = Weigh evidence that changing conditions let some species grow in number and end others.
teach-standard-hs-ess2-7 = Argue that life and the Earth’s other systems change together: carbon dioxide, oxygen and reefs.
teach-standard-hs-ess3-6 = Show how people change the ties between land, air, sea and life: nutrients, heat, acid.

teach-outcomes = University outcomes
teach-outcome-traits = Predict from functional traits where along a depth gradient an organism lives, and what removes it.
teach-outcome-selection = Explain change in a population by variation, heredity and selection, without purpose, and tell selection from chance.
teach-outcome-disturbance = Compare pulse and press disturbances, and show how their order and their coincidence matter.
teach-outcome-ranges = Draw and read range charts, tell extirpation from extinction, and say what a last appearance does and does not show.
teach-outcome-diversity = Compute and interpret richness, Shannon, Simpson and Hill numbers, evenness, and alpha, beta and gamma diversity, and say when each is undefined.
teach-outcome-management = Judge a measure of conservation by the part of resilience that it serves.
teach-outcome-models = Name what a simulation leaves out, and hold its results against measured series.

## Going further

teach-sources = Sources
teach-sources-lead = Who found out what the glossary, the cards and the questions say
teach-extensions = Going further
teach-extension-left-out = What the model leaves out, to talk about: young with two parents, whose genes are mixed; corals that get used to heat; giant clams that need bright water (in the game they live in medium and deep water); encrusting sponges with needles of silica, such as the Crambe crambe of the printed game (here they count as carbonate). What would each change?
teach-extension-tables = Tables against each other: seats of a table then share what they know, and trade for the table’s good.
teach-extension-one-ocean = The class as one ocean: add up all tables. Which types are extinct in the class, and what is its gamma and its beta between tables?
teach-extension-local-fossils = Other organisms: change traits, depths or who shelters dwellers in data/reef, so that the builders are those of your local rocks, of your collection, or of the period you teach.
teach-extension-predator = Name the predator by period: people, a shark, an ichthyosaur, a placoderm.
teach-extension-earth-system = Earth’s systems: for each card draw arrows from land, air, ice and deep sea to the reef. Which arrows do people make thicker?
teach-extension-epigenetics = Reproductive stress: surroundings can change how genes are used without changing the genes. Ask what would differ if such changes were inherited.
teach-extension-people = People’s part: give a table one act a round, such as no fishing, or no run-off, which cancels one card of that kind. Which act saved most, and who would have to agree to it?
teach-extension-fewer-cards = Fewer cards: choose a subset of a deck by topic, such as climate or human impact, when you set up a match.
teach-extension-mutated-triangle = A richer Coral Triangle: let its builders mutate at set-up, or as they are collected. Both are options.
teach-extension-standing-stacks = Reefs that grow up: let stacks stand between rounds, so that a deep space becomes shallower. It is nearer to nature, and harder to keep in mind.
teach-extension-scoring = Other scores: multiply the rounds, or give every seat a bonus when each has won a round, and see whether anyone plays differently.
teach-extension-real-series = Real reefs: data/science holds coral cover, heat stress and fossil genera. Plot one beside your class’s curves.
teach-extension-programming = For those who program: the second notebook plays thousands of matches of bots. Test a strategy, and say how sure you are.
