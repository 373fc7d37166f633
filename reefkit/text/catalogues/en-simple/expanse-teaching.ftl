### Blue Expanse in easier words: the teacher notes, and the first and last pages of its lab.

teach-lead-expanse = How to run the lab with readers from 12 years on. What to talk about. What to watch for. How to judge open answers.
teach-talk-lead-expanse = Stories from real seas. Tell one when its card was played, and ask its question.

## Before the class

teach-before-expanse-1 = The class first gets the paired ideas. They take about nine minutes. There is no feedback. They can be homework. The same ideas come after the game, and some weeks later.
teach-before-expanse-2 = Three seats at a table go well, with two students at each. One reads the cards, one watches the food web. Bots fill empty seats.
teach-before-expanse-3 = A whole match with one die is long. Use two dice to make it shorter. Choose also after how many turns the bleaching comes. Take two dice and three seats. Then growth begins after about 6 turns of each player. Warming begins after 11, and the bleaching after 16. With one die it is after 11, 21 and 32. The plans below name a number for two dice. Stages come after a third, two thirds and all of them. After the bleaching all have two turns.
teach-before-expanse-4 = Raising makes a card dearer for another player. It makes turns longer. Leave it off in a first match.
teach-before-expanse-5 = Play the first turn together on the wall. The food web shows who will eat whom. It also shows who will starve. Let the class say what to buy.
teach-before-expanse-6 = Stop once when a stage begins. What is new, and whose reef is ready?
teach-before-expanse-7 = Say what the game makes simple. A turn has no length. One missed meal is enough to be gone. Pollution strikes at round numbers.
teach-before-expanse-8 = All share the warming, but each has its own pollution. Who gains from a card, and who pays? This is the best talk of the lesson. One lesson shows only half of it. Every table warms the sea, but only one in three pollutes. So the plan of 45 minutes has a talk. What does industry bring? What does it cost?
teach-before-expanse-9 = Every finished match can be played again under What if. Try it once before the class.
teach-before-expanse-10 = Some of the class may be late. Begin all the same. The first questions need no partner. Those who come late answer them first. Then they join two others at a seat.

teach-goal-expanse-A = Who eats whom, and why there is less on each higher level.
teach-goal-expanse-B = How corals live with their algae, and why they lose them.
teach-goal-expanse-C = How one kind that comes or goes changes others.
teach-goal-expanse-D = What people gain from a reef, what it costs, and who pays.
teach-goal-expanse-E = Reading food webs and charts. Comparing two courses. Knowing what a model leaves out.

## Plans

teach-plan-expanse-two-lessons = Two lessons: a reef grows, then come people and heat
teach-plan-expanse-industry = The price of industry: an hour and a half
teach-plan-expanse-what-if = What if: a lesson on a match that is over

teach-step-expanse-welcome = Welcome: who lives on a reef? Who sits where
teach-step-expanse-before = The questions before the game
teach-step-expanse-one-turn = One turn together: roll, buy, let cards act, read the food web
teach-step-expanse-play = Play with two dice; stop once when a stage begins
teach-step-expanse-play-on = Play on to the bleaching; stop when the first algae are lost
teach-step-expanse-save = Save, and note what your reef needs next
teach-step-expanse-read-own = Each table reads one food web aloud and tells what followed
teach-step-expanse-agree = Half of the tables buy no card that pollutes or warms
teach-step-expanse-play-halves = Play in both halves; write down who bought what and why
teach-step-expanse-add-up = Add up for each half: points, pollution, warming, animals lost
teach-step-expanse-price = Talk: what did industry bring, what did it cost, who paid?
teach-step-expanse-side-by-side = Two tables compare charts: one difference and its cause
teach-step-expanse-look-back = Look back: when did stages begin, what became of the corals?
teach-step-expanse-predict = Guess on paper: how many corals with the research, and who wins?
teach-step-expanse-replay = Open What if, choose the bleaching research, and let it play
teach-step-expanse-both-courses = Read both courses: from when do they differ, and why?
teach-step-expanse-another-change = Each table changes one other thing and says what happened
teach-step-expanse-after = The questions after the game
teach-step-expanse-after-what-if = The form “After What if”, with its open question

## Talk

teach-event-expanse-bleaching-2016 = The bleaching of 2016 and 2017, Great Barrier Reef
    .what = In 2016 the sea there was far too warm for corals. Corals bleached on nine of ten reefs. Within months three of ten shallow corals died. The far north lost most. In 2017 it happened again further south.
    .ask = What does a reef need between two such years? Which card gives it that?
teach-event-expanse-tritons = The giant triton and its shell
    .what = Tritons hunt starfish. People collected them for their shells, so they are rare. On the Great Barrier Reef they are protected. Nobody has shown yet that they keep starfish few. But starfish flee from their smell.
    .ask = What was sold with the shell? Do tritons keep starfish few, and how would you find out?
teach-event-expanse-green-island = Crown-of-thorns at Green Island, from 1962
    .what = In 1962 very many starfish were seen at Green Island. From there they spread along the reef. This has come back about every fifteen years. Nutrients and missing hunters may be causes.
    .ask = Which of these causes has a card in our game?
teach-event-expanse-jamaica = The urchins of Jamaica, 1983
    .what = Most grazing fish had been caught. Urchins did the grazing. In 1983 an illness killed nearly all of them. In the next ten years algae covered most of the reefs.
    .ask = Why was it a risk that only one kind grazed?
teach-event-expanse-hervey-bay = Dugongs of Hervey Bay, 1992
    .what = Two floods and a cyclone brought much mud. A thousand square kilometres of seagrass died. There had been some two thousand dugongs. Most left, and many starved.
    .ask = Follow the chain from the fields to the dugong. What could have helped?
teach-event-expanse-lizard-island = Patches without cleaners, Lizard Island, from 2000
    .what = Scientists took cleaner fish off some patches of reef. This went on for more than eight years. Fewer kinds of fish lived there, and smaller ones.
    .ask = Why were there patches with and without cleaners?
teach-event-expanse-kaneohe-bay = A bay gets better: Kaneohe, Hawaii, from 1977
    .what = For decades sewage ran into this bay. An alga grew over the corals. Then the pipes were led into deep water. The bay became clear within months. In the next years corals spread again.
    .ask = What changed first, and what later?
teach-event-expanse-zones-2004 = A third closed to fishing, Great Barrier Reef, 2004
    .what = Nobody may fish on about a third of the reef. Within two years there were more coral trout there. Fishers earned less at first. Young fish now drift to other reefs too.
    .ask = Who paid, and who gained, at first and later?
teach-event-expanse-palau = What a shark is worth, Palau, 2009
    .what = Palau closed its waters to shark fishing. Divers bring about 179,000 US dollars a year for each shark. As a catch it would have brought 108 dollars, once.
    .ask = For which reefs would the sum be like that?
teach-event-expanse-shen-neng = A ship on the reef: Shen Neng 1, 2010
    .what = A ship with coal ran on to a reef. It crushed the ground over three kilometres. It lost some oil and left poison paint.
    .ask = Who gained from the coal, and who had the damage?
teach-event-expanse-ballast = A starfish in ballast water, Tasmania, 1980s
    .what = A starfish of the northern Pacific came to Tasmania. Most likely it came in the ballast water of ships. Soon there were many millions. They eat mussels and clams.
    .ask = Why did nobody hold it in check?
teach-event-expanse-bred-algae = Algae bred for heat, 2020
    .what = Scientists let ten kinds of coral algae live in warmer water. They did it for four years. Then all ten could live with more heat. Three of them helped young corals too.
    .ask = What would you test before putting them on a reef?

## What to watch for

teach-watch-expanse-bleached-is-dead = “The white corals are dead.”
    .say = Ask what is missing: the algae. A fresh zooxanthellae can still save it.
teach-watch-expanse-coral-is-a-plant = “Corals are plants.”
    .say = Ask who makes the sugar. Algae in the coral do. The coral is an animal.
teach-watch-expanse-hunters-are-bad = “The shark ruins my reef.”
    .say = Look at the turn after it left. What was there more of then? What was there less of?
teach-watch-expanse-kill-all-starfish = “All crown-of-thorns should be killed.”
    .say = A few of them leave room for other corals. Ask what turns a few into thousands.
teach-watch-expanse-largest-on-top = “The whale shark is at the top.”
    .say = Ask what it eats. The level is a matter of food, not of size.
teach-watch-expanse-arrow-to-food = “The arrow goes from the shark to the fish.”
    .say = Say it aloud: the fish is eaten by the shark.
teach-watch-expanse-more-food-is-better = “Fertiliser is good, it makes more plankton.”
    .say = Ask for whom. Who eats plankton, and who needs clear water?
teach-watch-expanse-points-are-right = “The resort won, so it was right.”
    .say = Points are what the rules count. Which rule would count living corals?
teach-watch-expanse-others-warm = “I did not warm the sea, the others did.”
    .say = All pay for warming. Let the table try to agree.
teach-watch-expanse-turn-is-a-day = “The turtle starved in a day.”
    .say = A turn has no length. The rule makes a slow thing quick.
teach-watch-expanse-game-is-nature = “So six herbivores need twelve algae.”
    .say = The numbers are made for play. More eaters need more food: that is true.
teach-watch-expanse-replay-proves = “The replay proves that the research saves reefs.”
    .say = It shows one match under these rules. Ask for more matches.

## Alignment

teach-standard-expanse-ms-ls2-1 = Use data on food to explain the numbers of animals.
teach-standard-expanse-ms-ls2-2 = Explain patterns of eating, competing and living together.
teach-standard-expanse-ms-ls2-3 = Make a model of how matter and energy move on a reef.
teach-standard-expanse-ms-ls2-4 = Argue from evidence that one change changes populations.
teach-standard-expanse-ms-ls2-5 = Judge ways to keep diversity, such as closed reefs and cleanups.
teach-standard-expanse-ms-ess3-3 = Plan how to watch and lessen pollution.
teach-standard-expanse-hs-ls2-4 = Use numbers for the flow of energy.
teach-standard-expanse-hs-ls2-6 = Weigh claims on whether an ecosystem stays the same.
teach-standard-expanse-hs-ls2-7 = Judge a way to help a reef, with its limits.
teach-standard-expanse-hs-ess3-6 = Use What if to show how people change a system.

teach-outcome-expanse-trophic-levels = Work out trophic levels and the flow of energy in a web.
teach-outcome-expanse-bleaching = Explain bleaching step by step, and compare what may help.
teach-outcome-expanse-control = Name evidence for and against a cascade in a record.
teach-outcome-expanse-external-costs = Name costs that others bear, and compare rules against them.
teach-outcome-expanse-counterfactual = Read two courses with the same luck. Say how many matches a claim needs.
teach-outcome-expanse-criticism = Name five simple things of the game. Say what depends on each.

## Going further

teach-extension-expanse-own-card = A card of your own: write it into data/expanse/cards.toml. The lab says what is wrong with it. Then play it.
teach-extension-expanse-own-web = A web of yarn: each student is a card. Yarn runs from food to eater. Let one sit down. Who feels the pull?
teach-extension-expanse-pyramid = A pyramid on paper: a tenth goes on at each step. How wide is the top when the bottom is a metre?
teach-extension-expanse-treaty = A treaty: the table agrees on the most warming for each player. Play with it and without.
teach-extension-expanse-council = A council: talk for three minutes before each stage. Spend the government grant together.
teach-extension-expanse-bots = Bots: let bots play alone. Which style leaves the livelier reef?
teach-extension-expanse-other-changes = Other changes: take one card out under What if. Guess first.
teach-extension-expanse-sea-temperature = Real data: look up the heat maps of NOAA Coral Reef Watch. When was your reef too warm?
teach-extension-expanse-water-near-you = Water near you: draw the food web of a pond or stream. What runs off into it?
teach-extension-expanse-better-model = A better model: change one rule to come nearer to nature. What would the charts show?

## Before and after, in the lab

prelab-lead-expanse = You grow a reef, until the sea becomes too warm. First answer a few questions. Then play.
prelab-expanse-meet = These are some of the cards. You do not have to know them yet.
postlab-lead-expanse = What followed from what on your reef? Are real reefs like that?

prelab-expanse-people = Resorts, trawlers and farms bring Capital and points. They also bring pollution to your own reef. And they warm the sea for all.

postlab-expanse-lead = { $alone ->
    [yes] Take another seat.
   *[no] Find another table, or take another seat.
} Lay the charts side by side and ask:
postlab-expanse-ask-1 = What was at the bottom of each web? What was at the top?
postlab-expanse-ask-2 = Who left, and what became more or fewer then?
postlab-expanse-ask-3 = Where did pollution and warming come from? What did they cost?
postlab-expanse-ask-4 = Warming was the same for both. Why did they not lose equally many corals?
postlab-expanse-web = Producers make food from light. Herbivores and filter feeders eat it. Detritivores eat what is left over. Predators eat other animals. Each step is a trophic level. In the game an animal without food is gone.
postlab-expanse-coral = A coral is an animal with tiny algae in it. They feed it. In hot water the coral loses them. Then it is white: it is bleached. Without new algae it starves.
postlab-expanse-real = In many ways, yes. Corals lose their algae in heat. Grazers keep weed short. Seagrass holds back what rivers bring. Times and numbers are made for play. In the game turtles eat coralline algae. Real ones eat mostly seagrass and soft weed. In 2016 about three of ten shallow corals died within months. (Hughes and others 2018, Nature.)
