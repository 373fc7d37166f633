### The teacher notes of Succession.
###
### Families: teach-

teach-lead-succession = How to run the lab with children from seven, what to talk about, what to watch for, and how to judge the open answers.
teach-talk-lead-succession = Stories from real shores, card by card. When a card has been played, read its story aloud and ask its question.

## Before the class

teach-before-succession-1 = Bring something real: a shell or a stone with barnacles, a piece of old rope from a harbour, or a photo of a pile at low tide.
teach-before-succession-2 = With the youngest, play a first round with open hands and read each card aloud. Reading is half of the lesson.
teach-before-succession-3 = Two children at a seat talk most. Tables of three or four seats go fastest; bots can fill seats.
teach-before-succession-4 = The fast calls, Upgrade, Last card and Winner, have a clock of five seconds. For slow readers set it longer, or to none, where you set up the match.
teach-before-succession-5 = Leave the black and purple cards out at first. They bring storms, ice, mud and newcomers, and are for classes of ten and older.
teach-before-succession-6 = Say it at the start: the order of the cards is a model. Real rocks differ, and finding out how is the last step of the lab.
teach-before-succession-7 = A lesson’s match has six cards for each player and one starfish, and an empty deck ends the round: at five seconds a decision, nine rounds of ten end within ten minutes. When time is short, stop, save, and read the rock as it stands.
teach-before-succession-8 = A lesson’s rock has 40 places. A pioneer takes 2, a middle settler 4, a late settler 6; board, areas and data count these places. In nine rounds of ten the rock is full before the end, and late settlers have most of it. Where pioneers do, ask why: hunters, chance, or a round that ended early.
teach-before-succession-9 = The questions before the game ask what children think now. Nothing on the pages before them gives the answers. How to play tells who comes first and who eats whom. The questions can be homework.
teach-before-succession-10 = If a third of the class is late, begin with those who are there: bots hold the other seats, and those who come later take them over. They answer the first questions while the others play on.

teach-goal-succession-A = Who comes first on bare ground, who comes later, and why: each changes the place for the next, and room runs out.
teach-goal-succession-B = How each kind lives: fixed or on the move; by light, by grazing, by sieving the water or by hunting.
teach-goal-succession-C = Who eats whom, and how one hunter can change a whole community (keystone predator).
teach-goal-succession-D = Reading a record: who came when, who has how much of the rock, how many kinds; comparing two tables.
teach-goal-succession-E = Disturbance, primary and secondary succession, newcomers, and what would test a model.

## Plans

teach-plan-succession-youngest = Half an hour with the youngest
teach-plan-succession-lesson = One lesson of 45 minutes: two rounds
teach-plan-succession-hour = One lesson of 60 minutes: two rounds
teach-plan-succession-two-lessons = Two lessons
teach-plan-succession-hour-of-older = An hour with older students, the questions before it as homework
teach-plan-succession-hour-and-a-half = An hour and a half: three rounds, the last with a variation

teach-step-succession-look = Look at what you brought: who lives on it, and who may have come first?
teach-step-succession-before = The questions before the game, read aloud together where needed
teach-step-succession-cards = Lay the fifteen numbered cards in a row; say of each how it gets its food
teach-step-succession-guess = Each table guesses who will have most of its rock, and why
teach-step-succession-open-round = A round with open hands, every card read aloud
teach-step-succession-first-round = The first round; stop once to look at the rock
teach-step-succession-next-round = Another round, faster
teach-step-succession-variation-round = A round with black or purple cards: what do they do to the rock?
teach-step-succession-rock = Read the charts of one rock together: who came when, who has most of it, when kinds were lost
teach-step-succession-compare = Two tables lay their charts side by side: name a difference and look for its cause
teach-step-succession-draw = Everybody draws the rock, first settlers at the bottom
teach-step-succession-test = Groups plan how to test the card order in a harbour, and what would speak against it
teach-step-succession-after = The questions after the game
teach-step-succession-stop = Write a note, save, and keep the receipt or the code

## Talk

teach-event-succession-mukkaw-bay = The starfish of Mukkaw Bay, from 1963
    .what = Robert Paine threw all ochre starfish off a strip of shore in the north-west of the United States, and kept doing so. Barnacles and then mussels took the room; of fifteen kinds eight were left. On the strip with starfish all stayed. From this came the name keystone species.
    .ask = Who ate whom? Why were fewer kinds left when nobody was eaten?
teach-event-succession-surtsey = A new island: Surtsey, off Iceland, from 1963
    .what = A volcano rose from the sea in November 1963. Its rock was quite bare. Within a year bacteria, diatoms and green seaweed were found at its shore; animals and large seaweeds followed year by year.
    .ask = How did they come to an island that nobody had planted? Was this primary or secondary succession?
teach-event-succession-baltic-panels = Bare panels in the southern Baltic, described in 2017
    .what = Adam Sokołowski and others hung panels into the sea and looked at them for years. All kinds had come within six months, in no clear order. After three years the community hardly changed.
    .ask = Our cards have an order. What do the panels say to that? What might be different in that sea?
teach-event-succession-boulders = Stones that roll, California, 1979
    .what = Wayne Sousa counted kinds on boulders. Small ones rolled often and held a few quick settlers, such as green algae. Large ones hardly rolled, and one red alga took most of the room. Boulders that rolled now and then held most kinds. Other shores have shown other patterns since.
    .ask = Why are there few kinds where nothing ever happens? Which card of the game is a rolling stone?
teach-event-succession-two-barnacles = Two barnacles on a Scottish shore, 1950s
    .what = Joseph Connell watched single barnacles at Millport. Low on the shore one kind grew over, under and against the other and pushed it off the rock. High up, where it dries out for long, only the pushed one could live.
    .ask = What do the two want that there is too little of? Where is each of them the stronger one?
teach-event-succession-ships = Life on ships’ hulls, for as long as there are ships
    .what = A clean hull has a slippery film within days, then weed, then barnacles and tubeworms. They slow a ship and cost fuel. In 1761 the British navy nailed copper on a first ship against them; later paints with poison did harm to snails, and some are forbidden now.
    .ask = Which cards grow on a ship? Why is cleaning a hull the start of a new succession?
teach-event-succession-wind-turbines = Wind turbines in the North Sea, since about 2000
    .what = Each pile is new hard ground in a sea of sand. Mussels cover it near the surface; further down there are carpets of sea anemones and hydroids. Crabs and fish come to feed.
    .ask = Who could not have lived there before? How did the first of them get there?
teach-event-succession-sea-star-disease = Starfish fall ill, Pacific coast of North America, since 2013
    .what = A disease killed starfish of many kinds from Mexico to Alaska. Of the big sunflower stars about nine in ten were lost. They had eaten sea urchins; in some places urchins then ate the forests of brown algae.
    .ask = Follow the chain: starfish, urchins, brown algae. Who else lived in that forest?
teach-event-succession-shore-crab = Shore crabs in a new sea, since 1817
    .what = Shore crabs from Europe came to North America with ships and were noted in Massachusetts in 1817. They eat young clams, mussels and snails. Where they live, shells of snails and mussels have become thicker.
    .ask = What does a hunter do to animals that have never met it? Who might eat the crab?
teach-event-succession-moon-jellies = Moon jellies in Danish fjords, 1990s
    .what = In some summers there were so many moon jellies in a small fjord that together they could sieve all its water in a day or so. Few drifting animals were left, larvae among them.
    .ask = A jellyfish eats nothing that sits on the rock. How can it still change the rock?
teach-event-succession-icebergs = Icebergs on the sea floor, Antarctica, today
    .what = Icebergs plough through the ground and crush what lives there. Near a British station divers put out markers in shallow water and found many of them hit within a year. Scraped ground begins anew, and slow growers need decades.
    .ask = What would you see on a sea floor with scrapes of many ages? Where would you find most kinds?
teach-event-succession-elwha = Two dams taken down on the Elwha, 2011–14
    .what = When the dams of this American river were removed, mud and sand of many years came down to the sea. Seaweeds off the river mouth nearly vanished in the cloudy water, and began to come back as it cleared.
    .ask = Why do algae suffer in cloudy water? Who on the rock suffers as well?
teach-event-succession-bay-barnacle = A newcomer in the Baltic, since 1844
    .what = The bay barnacle came from America on ships and was first noted in the Baltic Sea in 1844. No barnacle had lived in its less salty parts. Today it is among the first animals on bare ground there.
    .ask = Is it still a newcomer? What room did it find that nobody else had used?
teach-event-succession-carpet-squirt = A carpet of sea squirts, Georges Bank, since 2003
    .what = A sea squirt, most likely from Japan, spread on to the gravel of this fishing ground off North America. In an area of more than a hundred square kilometres, most of the bottom lay under its thin carpet.
    .ask = What happens to those who live under the carpet? What might have let it spread?

## What to watch for

teach-watch-succession-turn-into = “The algae turned into snails.”
    .say = Ask where the snail came from. Kinds follow one another; none becomes another. Each has parents of its own kind.
teach-watch-succession-help = “The bacteria want to help the others.”
    .say = Ask for the same sentence without “want”. They live, and the film that they leave happens to suit others.
teach-watch-succession-bare-is-empty = “There is nothing on it.”
    .say = Feel a stone from the water: the slippery film is alive. What is too small to see is often first.
teach-watch-succession-still-is-plant = “Sea anemones, hydroids and mussels are plants.”
    .say = Ask how each one eats. Whatever has to eat is no plant, however still it sits.
teach-watch-succession-hunters-are-bad = “Starfish are bad, they kill the mussels.”
    .say = Look at the kinds before and after its visit, and think of Mukkaw Bay. Some hunters keep room for many.
teach-watch-succession-many-is-diverse = “Ninety mussels, so it is very diverse.”
    .say = Count kinds, not heads. Lay one card of each kind on the table.
teach-watch-succession-order-is-law = “Barnacles before diatoms is wrong.”
    .say = It breaks the rules of the game, but no rule of nature. Tell of the panels in the Baltic: a model has to fit the rock, and not the rock the model.
teach-watch-succession-last-is-best = “The mussels win, so they are the best.”
    .say = They are late and take much room. On a clean hull or in the dark others do better.
teach-watch-succession-finished = “Now the rock is finished.”
    .say = Ask what a storm would do tonight. Even a steady rock lives and dies all the time.
teach-watch-succession-turns-are-days = “Mussels come on day fifteen.”
    .say = A turn has no length. A film takes hours, weed weeks, and a mussel bed months or years.

## Alignment

teach-standard-2-ls4-1 = Observe living things and compare how varied they are in different places: the kinds of two rocks.
teach-standard-3-ls1-1 = Life cycles differ, and all have birth, growth, young and death: larvae that drift and grown animals that stay.
teach-standard-3-ls4-3 = In one habitat some can live well, some less well, some not at all: who lives in the dark, who on moving stones.
teach-standard-3-ls4-4 = Judge a way to deal with a change of surroundings and of who lives there: newcomers, ships, harbours.
teach-standard-5-ls2-1 = Describe how matter moves among those who make food, those who eat, and those who break things down: from algae to snail to crab.
teach-standard-succession-ms-ls2-2 = Explain patterns of who eats whom and who competes across places: starfish and mussels, two barnacles.
teach-standard-succession-ms-ls2-4 = Argue from evidence that a change of an ecosystem changes its populations: the rock before and after one visit.
teach-standard-succession-hs-ls2-2 = Use numbers to explain what changes diversity: kinds, shares and Shannon diversity through a round.
teach-standard-succession-hs-ls2-6 = Weigh the claim that communities stay much the same in steady conditions and may become others after a disturbance.

teach-outcome-succession-models-of-succession = Tell facilitation, tolerance and inhibition apart, name what the order of a card game assumes of them, and say what observation would decide.
teach-outcome-succession-feeding = Place the organisms of a hard bottom in a food web, and say which links the game leaves out.
teach-outcome-succession-keystone = Explain how a predator of the strongest competitor can raise diversity, and under which conditions it does not.
teach-outcome-succession-disturbance = Compare disturbances by size, frequency and strength, and tell primary from secondary succession.
teach-outcome-succession-record = Read arrival charts, shares and diversity through time, and keep apart what was observed and what is concluded.
teach-outcome-succession-panels = Design a study with settlement panels: replicates, controls, times of year, and the result that would refute the model.

## Going further

teach-extension-succession-own-panel = A panel of your own: ask the harbour master, hang a bare tile into the water, and photograph it every week. Begin a second one in another season.
teach-extension-succession-beach-finds = Beach finds: sort shells, stones and rope by who grew on them, and who grew on whom. What lies below came first.
teach-extension-succession-mural = A mural: a long sheet of paper is the rock, and each lesson adds who has settled since.
teach-extension-succession-yarn = A web of yarn: each child is a card; yarn runs from eater to eaten. Let one child sit down and see who feels the pull.
teach-extension-succession-class-rocks = All rocks of the class: hang up the charts of all tables. What is alike on all, and what differs? What differs cannot be due to the rules alone.
teach-extension-succession-own-cards = Your own shore: change the organisms in data/succession so that they are those of your coast, lake or stream.
teach-extension-succession-variations = The variations: black cards bring storm, ice, mud and bare patches, the purple card a newcomer. Guess first what each does to the chart.
teach-extension-succession-on-land = On land: find a wall, a pavement or a garden bed left alone, and order who grows there from first to last.
teach-extension-succession-cages = Keep the grazers out: plan an experiment with cages on a shore. What needs a second, open cage beside it?
teach-extension-succession-sums = For older students: take the counts of two times, work out shares and Shannon diversity, and compare them with the chart.
