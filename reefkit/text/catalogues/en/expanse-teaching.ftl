### The teacher notes of Blue Expanse, and the first and last pages of its lab.
###
### Families: teach- postlab-expanse-

teach-lead-expanse = How to run the lab with readers from 12 years on, what to talk about, what to watch for, and how to judge the open answers.
teach-talk-lead-expanse = Stories from real seas, card by card. Tell one when its card was played, and ask its question.

## Before the class

teach-before-expanse-1 = A class is first asked about the paired ideas, in about nine minutes and without feedback. It can be homework. The same ideas come after the game in other words, and once more some weeks later. A student who plays alone gets six questions before and six after.
teach-before-expanse-2 = Three seats at a table go well, with two students at a seat: one reads the cards, one watches the food web. Bots fill empty seats, and a student alone can play with bots.
teach-before-expanse-3 = A whole match with one die is long. Two options make it shorter: two dice for a move, and the number of turns after which the bleaching comes. With two dice and three seats growth begins after about 6 turns of each player, warming after 11 and the bleaching after 16; with one die after 11, 21 and 32. The plans below name a number of turns for two dice; the stages then come after a third, two thirds and all of them, and everybody has two turns after the bleaching.
teach-before-expanse-4 = Raising, the right to make a card dearer for another player, makes turns longer. Leave it off in a first match, or set its clock short.
teach-before-expanse-5 = Play the first turn together on the wall. The food web shows who will eat whom this turn and who will starve. Let the class say what has to be bought to save it.
teach-before-expanse-6 = Stop once when a stage begins, for two minutes: what is new, and whose reef is ready for it?
teach-before-expanse-7 = Say plainly what the game simplifies. A turn has no length, an animal that misses one meal is gone, and pollution strikes at round numbers. The glossary and the cards say what is known of the real thing.
teach-before-expanse-8 = Warming is shared and pollution is not. That difference is the best talk of the lesson: who gains from a card, and who bears its cost? In one lesson the game shows only half of it: with simulated students every table warmed the sea, but only one in three polluted. The plan of 45 minutes therefore has a talk about what industry brings and costs. Let the class name a card that pollutes, too.
teach-before-expanse-9 = Every finished match can be played again under What if, with one thing changed. Try it once before the class, so that you know where both courses are drawn.
teach-before-expanse-10 = If a third of the class is late, begin all the same. The questions before the game need no partner, and a bot can fill a seat. Those who come late answer the questions first and then join others at a seat.

teach-goal-expanse-A = Who eats whom, what trophic levels are, and why there is less on each higher one.
teach-goal-expanse-B = How corals live with their algae, why they lose them in heat, and what that means.
teach-goal-expanse-C = How the coming or going of one kind changes others (trophic cascade), and what makes a keystone species.
teach-goal-expanse-D = What people gain from a reef, what pollution, warming and fishing cost, and who bears it.
teach-goal-expanse-E = Reading food webs, logs and charts; comparing two courses that differ in one thing; knowing what a model leaves out.

## Plans

teach-plan-expanse-lesson = One lesson of 60 minutes: five turns of everybody, then the bleaching
teach-plan-expanse-short = One lesson of 45 minutes: four turns of everybody, then the bleaching
teach-plan-expanse-two-lessons = Two lessons: a reef grows, then meets people and heat
teach-plan-expanse-industry = The price of industry: an hour and a half
teach-plan-expanse-what-if = What if the research had been complete: a lesson on a match that is over
teach-plan-expanse-half-hour = Half an hour: three turns of everybody, then the bleaching

teach-step-expanse-welcome = Welcome: who has seen a reef, and who lives on one? Who sits where
teach-step-expanse-before = The questions before the game
teach-step-expanse-one-turn = One turn together: roll, buy, let each card act, then read the food web and see who would starve
teach-step-expanse-play = Play with two dice, and stop once when a stage begins
teach-step-expanse-play-on = Play on through warming to the bleaching, and stop when the first zooxanthellae are lost
teach-step-expanse-save = Save, and note in a sentence what your reef needs next
teach-step-expanse-read-own = Each table reads its food web of one turn aloud and tells one thing that followed from another
teach-step-expanse-agree = Half of the tables agree to buy no card that pollutes or warms, and the other half may buy what they like
teach-step-expanse-play-halves = Play in both halves, and write down who bought what and why
teach-step-expanse-add-up = Add up for each half: victory points, pollution, warming, animals lost
teach-step-expanse-price = Talk: what did the industry bring, what did it cost, and who paid? Who gained from warming, and whom did it strike?
teach-step-expanse-side-by-side = Two tables lay their charts side by side: one difference, its cause, and what else it might have been
teach-step-expanse-look-back = Look back at the match: when did stages begin, when were zooxanthellae lost, what became of the corals?
teach-step-expanse-predict = Predict on paper: how many corals will there be in the end with the bleaching research complete, and who will win?
teach-step-expanse-replay = Open What if, choose the bleaching research complete at stage 3, and let it play
teach-step-expanse-both-courses = Read both courses: from which turn do they differ, and by which link? What stayed as it was?
teach-step-expanse-another-change = Each table changes one other thing, such as a card taken out of the match, and says what happened then
teach-step-expanse-after = The questions after the game
teach-step-expanse-after-what-if = The form “After What if”, with its open question

## Talk

teach-event-expanse-bleaching-2016 = The bleaching of 2016 and 2017, Great Barrier Reef
    .what = In early 2016 the sea there was far too warm for corals, for months. On nine of ten reefs at least some corals bleached. Within months about three of ten corals in shallow water died, most of them in the far north, and on some reefs more than three of four. In 2017 it happened again, further south, before the first wound had closed.
    .ask = What does a reef need between two such years? Which card gives it that, and which takes it away?
teach-event-expanse-tritons = The giant triton and its shell
    .what = Tritons hunt starfish, even the crown-of-thorns. For a long time people collected them for their shells, and they are rare today. On the Great Barrier Reef they are protected. Whether they ever kept outbreaks small has not been shown. But starfish flee from the smell of a triton, and scientists are testing whether the smell alone could keep them apart when they spawn.
    .ask = What was sold with the shell? How would you find out whether tritons keep outbreaks small?
teach-event-expanse-green-island = Crown-of-thorns at Green Island, from 1962
    .what = In 1962 very many crown-of-thorns starfish were seen at Green Island off Cairns, and from there outbreaks spread south along the reef for years. The same has happened about every fifteen years since. Nutrients from fields, fewer hunters and natural ups and downs are discussed as causes.
    .ask = Which of these causes has a card in our game? What would speak for one and against another?
teach-event-expanse-jamaica = The urchins of Jamaica, 1983
    .what = Most grazing fish had been caught long before, and black urchins did the grazing. In 1983 a disease killed nearly all of them in the whole Caribbean. In the next ten years algae came to cover most of the reefs that had been full of corals before two hurricanes struck.
    .ask = Why was it a risk that only one kind grazed? Which cards of your reef do the same work?
teach-event-expanse-hervey-bay = Dugongs of Hervey Bay, 1992
    .what = Two floods and a cyclone within three weeks brought so much mud that about a thousand square kilometres of seagrass died. There had been some two thousand dugongs. Most left, many starved, and some swam nearly a thousand kilometres. The meadows needed years to come back.
    .ask = Follow the chain from the fields to the dugong. Where could people have broken it?
teach-event-expanse-lizard-island = Patches without cleaners, Lizard Island, from 2000
    .what = For more than eight years scientists took cleaner fish off some small patches of reef and left them on others. On patches without cleaners there were fewer kinds of fish, fewer fish in all, and smaller ones.
    .ask = Why were there patches of both sorts? What would you lay on which card in our game?
teach-event-expanse-kaneohe-bay = A bay gets better: Kaneohe, Hawaii, from 1977
    .what = For decades sewage ran into this bay. Plankton clouded the water, and an alga grew over the corals. In 1977 and 1978 the pipes were led into deep water. The bay cleared within months, the alga became less, and in the next years corals spread again.
    .ask = What changed first, what later? Which effect in the game is slower, and which is quicker, than in the bay?
teach-event-expanse-zones-2004 = A third closed to fishing, Great Barrier Reef, 2004
    .what = Since 2004 nothing may be caught on about a third of the Great Barrier Reef. Within two years there were clearly more coral trout, a large hunter, on many closed reefs than before. Fishers earned less at first. Young fish from closed reefs now drift to the others.
    .ask = Who paid, and who gained, at first and later? Which card is most like it?
teach-event-expanse-palau = What a shark is worth, Palau, 2009
    .what = Palau closed its waters to shark fishing. Divers who come for the sharks bring about 179,000 US dollars a year for each shark of the best known sites. On the market it would have brought 108 dollars, once.
    .ask = For which reefs would the sum be like that? What is not in it?
teach-event-expanse-shen-neng = A ship on the reef: Shen Neng 1, 2010
    .what = On its way with coal, the ship left the channel and ran on to Douglas Shoal in the Great Barrier Reef. It crushed the ground over a length of three kilometres, lost some oil, and left paint with poison, which was cleaned up only in 2023.
    .ask = Who gained from the coal, and who bore the damage? How could the price of shipping hold both?
teach-event-expanse-ballast = A starfish in ballast water, Tasmania, 1980s
    .what = The northern Pacific seastar came to Tasmania, most likely in the ballast water of ships, and later to the bay of Melbourne. There were soon many millions, and they eat mussels, clams and the eggs of rare fish.
    .ask = Why did nobody hold it in check? What would have to be known of a ship’s water?
teach-event-expanse-bred-algae = Algae bred for heat, 2020
    .what = Australian scientists let ten strains of algae of corals live in warmer water for four years, which is more than a hundred generations of algae. All ten then bore more heat in the flask, and three of the ten helped young corals to bear more heat too.
    .ask = Was a single alga changed, or the mix of them? What would you test before you put them on a reef?

## What to watch for

teach-watch-expanse-bleached-is-dead = “The white corals are dead.”
    .say = Ask what is missing. It is the algae. In the game a fresh zooxanthellae can still save it, in nature a cooler month.
teach-watch-expanse-coral-is-a-plant = “Corals are plants.”
    .say = Ask who makes the sugar. Algae in the coral do. The coral itself is an animal that also catches plankton. In the game it counts as a producer because of them.
teach-watch-expanse-hunters-are-bad = “The shark ruins my reef.”
    .say = Look at the turn after it left. What was there more of, and what less?
teach-watch-expanse-kill-all-starfish = “All crown-of-thorns should be killed.”
    .say = A few eat the corals that grow fastest and leave room for others. Ask what turns a few into thousands.
teach-watch-expanse-largest-on-top = “The whale shark is at the top.”
    .say = Ask what it eats. Level is a matter of food, and not of size.
teach-watch-expanse-arrow-to-food = “The arrow goes from the shark to the fish.”
    .say = Say it as a sentence: the fish is eaten by the shark. The arrow is the way of the energy.
teach-watch-expanse-more-food-is-better = “Fertiliser is good, it makes more plankton.”
    .say = Ask for whom. Who eats plankton, who needs clear water, and who is short of room?
teach-watch-expanse-points-are-right = “The resort won, so it was right.”
    .say = Points are what the rules count. Ask what a rule would have to count to be fair to living corals, or to the next twenty turns.
teach-watch-expanse-others-warm = “I did not warm the sea, the others did.”
    .say = All pay for warming, whoever made it. Let the table try an agreement, and see who keeps it.
teach-watch-expanse-turn-is-a-day = “The turtle starved in a day.”
    .say = A turn has no length. The rule makes a slow thing quick so that it can be seen.
teach-watch-expanse-game-is-nature = “So six herbivores need twelve algae.”
    .say = The numbers are made for play. What holds is the direction: more eaters need more food.
teach-watch-expanse-replay-proves = “The replay proves that the research saves reefs.”
    .say = It shows what the rules make of it in one match. Ask for more matches, and for what the rules leave out.

## Alignment

teach-standard-expanse-ms-ls2-1 = Use data to show what the amount of food means for animals and their numbers: from food webs, starved animals and charts.
teach-standard-expanse-ms-ls2-2 = Explain patterns of eating, competing and living together: from food webs, cleaner fish and corals.
teach-standard-expanse-ms-ls2-3 = Develop a model of how matter and energy move through living and non-living parts: from a reef with producers, detritus and those that eat it.
teach-standard-expanse-ms-ls2-4 = Argue from evidence that a change in a part of an ecosystem changes populations: from cascades of one’s own log.
teach-standard-expanse-ms-ls2-5 = Judge ways to keep diversity and what an ecosystem gives: closed reefs, cleanups, seagrass, research.
teach-standard-expanse-ms-ess3-3 = Plan how to watch and lessen what people do to a place: from pollution by source.
teach-standard-expanse-hs-ls2-4 = Use numbers for the flow of energy among organisms: from the tenth that goes on.
teach-standard-expanse-hs-ls2-6 = Weigh claims that an ecosystem stays much the same in steady conditions and may become another when they change.
teach-standard-expanse-hs-ls2-7 = Design and judge a way to lessen the effects of people on a reef, with its limits: from the bleaching research.
teach-standard-expanse-hs-ess3-6 = Use a computed model to show how people change relations among Earth’s systems: from What if.

teach-outcome-expanse-trophic-levels = Work out trophic levels and the transfer of energy in a given web, and say where omnivores make levels fractional.
teach-outcome-expanse-bleaching = Explain bleaching from photosynthesis under heat and light to the loss of symbionts, and compare what raises tolerance: other symbionts, bred symbionts, shade, cooler water.
teach-outcome-expanse-control = Tell control from above and from below apart in a record, and name evidence for and against a cascade.
teach-outcome-expanse-external-costs = Name external costs and common goods in the game, and compare rules that could make those who cause a cost bear it.
teach-outcome-expanse-counterfactual = Read a counterfactual with common random numbers: what it controls for, when courses drift apart for other reasons, and how many matches a claim needs.
teach-outcome-expanse-criticism = Name five simplifications of the game and say which of its conclusions depend on each.

## Going further

teach-extension-expanse-own-card = A card of your own: write a card of your coast into data/expanse/cards.toml. The lab says what is wrong with it, and then it can be played.
teach-extension-expanse-own-web = A web of yarn: each student is a card, and yarn runs from food to eater. Let one student sit down and see who feels the pull.
teach-extension-expanse-pyramid = A pyramid on squared paper: if a tenth goes on at each step, how wide is the top when the bottom is a metre?
teach-extension-expanse-treaty = A treaty: the table agrees on the most warming that anybody may make, and on what happens to a player who breaks it. Play with and without.
teach-extension-expanse-council = A council: before each stage the players talk for three minutes and may spend the government grant together.
teach-extension-expanse-bots = Bots: let bots of different styles play alone, and compare points, pollution and diversity. Which style leaves the livelier reef?
teach-extension-expanse-other-changes = Other changes: take the crown-of-thorns, the runoff or the giant triton out of a match under What if, and predict first.
teach-extension-expanse-sea-temperature = Real data: look up the heat stress maps of NOAA Coral Reef Watch for a reef of your choice. When was it too warm, and for how many weeks?
teach-extension-expanse-water-near-you = Water near you: draw the food web of a pond, stream or shore, with people in it. What runs off into it?
teach-extension-expanse-better-model = A better model: which one rule would you change to come nearer to nature? Say what the charts would then look like.

## Before and after, in the lab

prelab-title-expanse = Before you play
prelab-lead-expanse = You grow a reef, from a few corals to a food web of hunters and visitors, until the sea becomes too warm. First answer a few questions, then play.
prelab-next-expanse = Play, and let your reef grow.
postlab-title-expanse = After the game
postlab-lead-expanse = What followed from what on your reef? And what of it is true of real ones?

prelab-expanse-title = Some of those you will meet
prelab-expanse-meet = These are a few of the cards. Nobody expects you to know them yet.
prelab-expanse-people-title = Reef and people
prelab-expanse-people = Resorts, trawlers and farms bring Capital and points. They also bring pollution, which strikes your own reef, and warming, which strikes all.

postlab-expanse-title = Two reefs side by side
postlab-expanse-lead = { $alone ->
    [yes] Take the reef of another seat.
   *[no] Find another table, or take the reef of another seat.
} Lay the charts side by side and ask:
postlab-expanse-ask-1 = What was at the bottom of each food web in the middle of the match, and what at the top?
postlab-expanse-ask-2 = Who left, and what became more or fewer after that?
postlab-expanse-ask-3 = Where did pollution and warming come from, and what did they cost? Is there a reef without pollution, and why?
postlab-expanse-ask-4 = Warming was the same for both. Why did they not lose equally many corals?
postlab-expanse-web-title = Who eats whom
postlab-expanse-web = Producers make food from light. Herbivores and filter feeders eat what grows, detritivores eat what is left over, and predators eat other animals. Each step is a trophic level. In the game an animal that finds nothing to eat is gone at the end of the turn.
postlab-expanse-coral-title = Two that live together
postlab-expanse-coral = A coral is an animal with tiny algae in it, the zooxanthellae. They feed it. In water that is too warm they make harmful oxygen, and the coral loses them: it bleaches. If none come back it starves.
postlab-expanse-real-title = Are real reefs like this?
postlab-expanse-real = In many ways, yes. Corals lose their algae in heat, grazers keep seaweed short, and seagrass holds back what rivers bring. Times and numbers are made for play, and in the game turtles and tangs eat coralline algae, where real ones eat mostly seagrass, soft algae or plankton. In 2016 about three of ten shallow corals of the Great Barrier Reef died within months. (Hughes and others 2018, Nature, doi 10.1038/s41586-018-0041-2.)
