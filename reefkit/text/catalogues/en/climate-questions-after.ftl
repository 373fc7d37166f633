### Climate Change: the questions asked after the game, their options, and what is said to answers.
### The kinds of texts: see climate-questions-before.ftl.
###
### Families: item- form-climate-

form-climate-after = After the game
form-climate-after-long = After the game, long
form-climate-after-concepts = After the game, the twelve paired ideas
form-climate-after-experiment = After the experiment of many games

## Climate and habitats

item-climate-where-fours-live = The drawing shows the genome of a species that fits its habitat. What is the climate like where it lives?
    .title = Home of a genome
    .cold-dry = Cold and dry, with low plants and no trees
    .warm-seasons = Warm, with grass and rain in one season
    .warm-wet = Warm and wet, with green trees all year
    .cool-wet = Cool and wet, with a forest of fir and oak
    .why = Two of three genes have the value 4, which fits the tundra: cold and dry. The value 3 of the fur fits temperate forest, and one gene alone does not decide.
    .why-cool-wet = That is temperate forest, value 3. Only the fur has this value.
item-climate-warmer-mountain = A fir forest grows halfway up a mountain, where it is cool. The climate grows warmer and stays so for thousands of years. What becomes of the forest?
    .title = A forest on a mountain
    .uphill = It moves uphill, where it is cooler.
    .stays-put = It stays, since trees cannot walk.
    .downhill = It moves downhill, out of the sun.
    .spreads-all = It spreads both uphill and downhill.
    .why = The higher up, the cooler it is. Seedlings grow well above the old edge, and trees below die of heat or drought. So the forest climbs, and its area becomes smaller, for mountains narrow towards the top.
    .why-stays-put = A tree stays where it is. Its seeds do not, and a forest moves by its seedlings.
    .why-spreads-all = What loves the cool gains on its cool side only. On its warm side it draws back.

## Genes and mutations

item-climate-cards-stand-for = In the game you draw mutation cards blindly from a deck. What does this tell about mutations in nature?
    .title = Why cards are drawn blindly
    .chance-not-need = Which mutation comes does not depend on what is needed.
    .called-by-climate = A change of climate brings about the mutation needed.
    .effort-pays = Whoever tries hardest gets the most useful mutations.
    .parents-choose = Parents pick the mutations that their young will need.
    .why = The deck does not know the climate. In nature mutations come by chance too: useful or not, in whatever habitat. What is not chance is which of them become common.
    .why-called-by-climate = The climate decides which variants help. It does not make them. In the game, too, the cards are not dealt by the climate.
    .why-parents-choose = In the game you choose which cards to play, and there the game differs from nature: no animal chooses its mutations.
item-climate-sure-after = How sure are you of this answer?
    .title = How sure?
item-climate-neutral-after = Neutral cards only filled your hand. What is true of neutral mutations in nature? Choose all.
    .title = Neutral mutations
    .common-in-nature = There are many of them.
    .inherited-too = Young can inherit them.
    .may-matter-later = Some may matter later on.
    .makes-ill = They make an animal ill.
    .makes-stronger = They make it stronger.
    .never-kept = They are lost at once.
    .why = Many mutations make no difference where they arise. They are inherited like others, and some become common by luck alone. When the surroundings change, what was neutral may turn out to help or to harm.
    .why-makes-ill = A mutation that makes ill is deleterious, and not neutral.
    .why-never-kept = Nothing removes what does no harm. Neutral mutations can stay for ages.

## Natural selection

item-climate-white-hares = Many snowshoe hares turn white in winter, and a few stay brown, which is inherited. Snow becomes rare where they live. After many generations most hares stay brown. How did this come about?
    .title = White hares without snow
    .brown-more-young = Brown hares were seen less and left more young.
    .hares-turned = Each hare stopped turning white when snow was rare.
    .hares-agreed = The hares noticed the change and chose to be brown.
    .snow-painted = Bare ground coloured the hares that lived on it.
    .why = On bare ground a white hare is easily seen and caught. Brown ones live longer there and leave more young, which stay brown as well. The share of each variant changed; no hare changed its own genes.
    .why-hares-turned = Whether a hare turns white is written in its genes. It can neither stop nor begin.
    .why-snow-painted = Surroundings do not write traits into genes. They decide which bearers have young.
item-climate-ready-fur = Your species had drawn fur cards and raised its fur to 3 while it lived in the savannah. Then the climate cooled, and the fur helped. What would biologists say of such a case in nature?
    .title = Ready by luck
    .happened-to-fit = The variant was there already and happened to fit.
    .knew-of-cold = The species foresaw the cold and prepared for it.
    .kept-for-later = The variant was stored until it would be needed.
    .cold-sent-it = The cold to come brought the variant about.
    .why = Preadaptation means that something was there already when it began to help. You could plan, for you know the rules. A species in nature cannot: variants come by chance, and most that wait for no reason are never needed.
    .why-knew-of-cold = You foresaw it as a player. No species knows the climate to come.
    .why-cold-sent-it = A cause cannot come later than what it brings about.
item-climate-selection-steps = Thick fur becomes common among the wild goats of a mountain. Put the steps in order.
    .title = Steps of selection
    .differ = By chance, some goats have thicker fur.
    .colder = The climate of the mountain grows colder.
    .survive = More goats with thick fur live through winter.
    .inherit = Their young inherit the thick fur.
    .common = After generations most goats have thick fur.
    .why = The differences were there before the cold. The cold then decided who left young, and the young inherited what had helped. In the game you do all this with one card; in nature it takes many generations.
item-climate-dark-mice = In the deserts of North America most rock pocket mice are sandy, and on fields of dark lava most are dark. A mutation in one gene makes dark fur. Why are dark mice common on lava?
    .title = Dark mice on dark rock
    .owls-see-light = Owls catch more of the light mice there.
    .rock-coloured = The dark rock coloured the fur of the mice.
    .mice-hide = Light mice turned dark in order to hide.
    .warmth-darkens = The heat of the lava burnt their fur dark.
    .why = Dark mutations arise by chance, on sand as on lava. On sand owls soon find a dark mouse; on lava they find the light ones. So the same mutation harms in one place and helps in another.
    .why-rock-coloured = The colour is inherited. Young of dark mice are dark, wherever they are born.
    .why-mice-hide = No mouse can change its genes in order to hide.
item-climate-deleterious-rare = In nature deleterious mutations arise again and again. Why do most of them stay rare?
    .title = Harmful and rare
    .fewer-young = Their bearers leave fewer young.
    .thrown-away = Their bearers get rid of the gene.
    .heals-itself = They heal in the next generation.
    .never-happens = They hardly ever arise in animals.
    .why = A mutation spreads only through young. Who is weakened by it has fewer, so selection keeps it rare. In the game a deleterious card takes two others with it: bad luck of this kind cannot be planned away.
    .why-thrown-away = Nobody can take a gene out of its own body. It goes when its bearers leave no young.
    .why-heals-itself = Genes are copied as they are. A harmful variant is inherited like any other.

## Move, adapt or die out

item-climate-read-a-track = The drawing shows what one species did in three rounds. Which line tells it rightly?
    .title = Read a track
    .moved-adapted-died = It moved on, adapted to a new habitat, and died out.
    .adapted-moved-died = It adapted to a new habitat, moved on, and died out.
    .moved-died-adapted = It moved on, died out, and adapted to a new habitat.
    .stayed-and-slept = It stayed where it was and waited for better times.
    .why = In round 4 it moved within the savannah. In round 5 two of its genes changed to 2, so it fitted the tropical forest. In round 6 it stood in temperate forest, which asks for two genes at 3: it had none, and died out.
    .why-moved-died-adapted = What has died out cannot adapt any more. Read the rounds from the top to the bottom.
item-climate-after-extinction = After an extinction you put your figure on a new savannah cell and played on. What does the figure stand for from then on?
    .title = After an extinction
    .another-species = Another species of the savannah, with no special genes yet
    .same-recovered = The same species, which has recovered from its extinction
    .slept-until-now = The same species, some of which had hidden until now
    .turned-back = The same species, turned back into its earlier form
    .why = Extinct is for ever. The genes, the cards and all tokens but that of the savannah were lost, and another species began anew. In nature it takes millions of years until new species fill the gaps.
    .why-same-recovered = A species recovers only while some of it are alive. Of an extinct one nobody is left.
    .why-turned-back = A species has no earlier form to go back to.
item-climate-which-cards = This species stands in tropical forest, value 2. Next to it lies temperate forest, where two genes must be 3. Which cards are enough to live there?
    .title = Which cards will do?
    .shape-and-fur = Shape +1 and fur +1
    .fur-and-fur = Fur +1 and fur +1
    .metabolism-once = Only metabolism +1
    .shape-and-shape = Shape +1 and shape +1
    .why = Shape and fur have the value 2, so one step each makes them 3. Two fitting genes are enough, and the metabolism may stay as it is.
    .why-fur-and-fur = Two steps take the fur to 4, past the 3 that is asked for.
    .why-metabolism-once = Then all three genes are 2, which is tropical forest still.
item-climate-free-gene = This species stands in tropical forest, value 2. Which gene may it preadapt now and still fit its habitat?
    .title = The gene that is free
    .none-of-them = None of them
    .why = Two genes must keep the value 2. Shape and fur do that, so only the metabolism is free to change. Who fits a habitat with all three genes may change any one of them.
    .why-fur = Then only the shape would have the value 2, and one gene is not enough.
    .why-shape = Then only the fur would have the value 2, and one gene is not enough.
    .why-none-of-them = The metabolism is not needed here: shape and fur already fit.
item-climate-roads = A species of toad follows its wet forest as it slowly moves north. Between the old forest and the new one people have built a wide road. What does this mean for the toads?
    .title = A road in the way
    .way-blocked = Fewer reach the new forest, so the risk grows.
    .cars-heat-air = The engines heat the forest, so it moves on.
    .animals-adapt = The toads adapt to roads, so it makes no change.
    .helps-moving = The road leads them north, so the risk is less.
    .why = Move, adapt or die out: a road, a field or a town can close the first way. In the game an occupied cell does the same. Strips of habitat, bridges and tunnels for animals keep the way open.
    .why-cars-heat-air = Engines warm the whole Earth by the gases that they set free, and hardly the air beside the road.
    .why-animals-adapt = Adapting takes useful variants and many generations. Often there is not time enough.
item-climate-melomys = The Bramble Cay melomys, a small rodent, lived on one low island of the Great Barrier Reef. Higher seas and storms flooded most of its plants. It was last seen in 2009. Why could it not be saved by moving?
    .title = A rodent of one island
    .nowhere-to-go = All around its small island there was only sea.
    .too-lazy = It had become too used to its plants to leave.
    .too-old = It was an old species whose time had run out.
    .wrong-island = It could not swim, so it had chosen badly.
    .why = It lived in one place only and had no other cell to go to, as one would say in the game. It is thought to be the first mammal that died out because of climate change made by people.
    .why-too-old = Species have no age at which they must die. They die out when deaths outnumber births for too long.
    .why-too-lazy = Habits were not its problem. There was no other land within its reach.

## Speed, people and time

item-climate-ice-age-and-now = At the end of the last ice age the Earth warmed by about 5 degrees in some 10,000 years. Since about 1870 it has warmed by more than 1 degree in some 150 years. Which change is faster?
    .title = The ice age and now
    .faster-now = The one now, about ten times
    .slower-now = The one then, about five times
    .same-speed = Both go at about the same speed
    .cannot-tell = That cannot be told from this
    .why = Five degrees in 10,000 years is one degree in 2,000 years. More than one degree in 150 years is over ten times as fast. Plants and animals had far more time to move and adapt then.
    .why-slower-now = Five degrees are more than one. They took much longer, and speed is how much for each year.
    .why-cannot-tell = Divide the degrees by the years, and both can be compared.
item-climate-carbon-after = What would slow the warming of the Earth the most?
    .title = What slows the warming
    .less-burning = Burning much less coal, oil and gas
    .cool-rooms = Cooling more rooms with machines
    .shut-ozone = Closing the hole in the ozone layer
    .pick-litter = Picking up all the litter outdoors
    .why = The warming comes above all from carbon dioxide, and most of that from burning coal, oil and gas. Keeping forests helps as well, since trees hold carbon.
    .why-cool-rooms = A machine only moves the heat out of the room, and it often runs on burnt coal or gas.
    .why-pick-litter = That is good for animals, but litter is not what warms the Earth.
item-climate-ice-age-rounds = A round of the game stands for about a million years. The last ice age ended some 10,000 years ago. How many rounds ago is that?
    .title = How long is a round?
    .hundredth = a hundredth of a round
    .one-round = about one round
    .ten-rounds = about ten rounds
    .sixty-rounds = about sixty rounds
    .why = 10,000 is one hundredth of 1,000,000. All of human farming fits into a hundredth of a round, and the warming of today into a tiny part of it. The game spreads people’s changes over rounds so that one can play them; in fact they are far quicker.
    .why-ten-rounds = That would be 10 million years, long before there were people.
    .why-sixty-rounds = That would be about the time when the last great dinosaurs died out.
item-climate-thousand-games = Why does the experiment play a thousand games of each kind, and not just one?
    .title = Why so many games?
    .luck-evens-out = Good and bad luck nearly even out among many.
    .last-one-right = The last of the games is the one that is right.
    .adds-excitement = More games make a result that is larger.
    .removes-dice = With many games the dice no longer matter in any.
    .why = In every single game luck decides a lot. Among a thousand, lucky and unlucky games nearly even out, and what is left is the work of the one thing that was changed.
    .why-last-one-right = No game is better than another. All of them count alike.
    .why-removes-dice = Each game has its dice as before. It is the mean of many on which they have little power.

## The experiment

item-climate-fair-test = In the experiment one half of the games have human-induced change, and the other half do not. What must be the same in both halves for a fair test? Choose all.
    .title = A fair test
    .same-map = The map of habitats
    .same-cards = The cards of the deck
    .same-players = How the players decide
    .same-human-change = How often climate changes
    .same-winner = Who wins the games
    .same-extinctions = How many species die out
    .why = A fair test changes one thing and keeps the rest. What is changed here is how often the climate changes. Who wins and how many die out is the result, and a result is left to come out as it will.
    .why-same-human-change = That is the one thing that the experiment changes on purpose.
    .why-same-extinctions = That is what one wants to find out. It cannot be fixed beforehand.
item-climate-two-heaps = An invented experiment: 100 games without human-induced change, and 100 with it, by how many species died out. What does it show?
    .title = Two heaps of games
    .more-on-average = With human change more die out on average.
    .more-in-every = With human change more die out in every game.
    .no-difference = With human change it is just the same as without.
    .fewer-on-average = With human change fewer die out on average.
    .why = The two heaps overlap, but one lies further to the right: about 3.2 extinctions a game against 1.9. So the mean is higher, though some games with human change went better than some without.
    .why-more-in-every = Look at the left of the drawing: in 4 games with human change nobody died out.
    .why-no-difference = The heaps overlap, and yet they are not alike. Compare where each has its top.
item-climate-overlap = An invented experiment of 100 games each: in 4 with human change nobody died out, in 3 without it five species did. Why do the heaps overlap?
    .title = Why heaps overlap
    .chance-too = Chance decides as well as the speed of change.
    .sums-wrong = Somebody must have made mistakes in counting.
    .no-effect = The speed of change must be of no importance.
    .people-help = Human change must have helped in these games.
    .why = Cards and dice make lucky and unlucky games in both heaps. The speed of change moves the whole heap to the right; luck spreads it out. Both are true at once.
    .why-sums-wrong = Results that differ from game to game are no mistake. Where there is chance, they must.
    .why-no-effect = If it were of no importance, the two heaps would lie one over the other.
item-climate-extinction-rate = At a table 6 species died out in 12 rounds. A round is about a million years. How many extinctions is that for each million years?
    .title = Extinctions by time
    .unit = extinctions a million years
    .why = 6 extinctions in 12 million years: 6 ÷ 12 = 0.5 for each million years, or one in two million years. As a rate, games of different length can be compared.
item-climate-prediction = Before the experiment you said what you expected. What came out, and how would you explain it?
    .title = Your prediction
    .level-0 = No result, or one that the drawing does not show.
    .level-1 = Says what came out: which heap lies further to the right.
    .level-2 = Compares it with the prediction, and names the overlap or the chance in it.
    .level-3 = Explains it as well: less time to move and to adapt when the climate changes more often.

## The model and the world

item-climate-model-differs = Every model leaves things out. In which of these does the game differ from nature? Choose all.
    .title = The game and nature
    .players-choose = Somebody chooses which mutations a species uses.
    .three-genes = A whole genome has no more than three genes.
    .one-figure = A whole species stands on one spot of the map.
    .climate-moves = Habitats move when the climate changes.
    .some-die-out = Species die out when their habitat is lost.
    .genes-change = Genes change by mutations that are inherited.
    .why = In nature nobody chooses, genomes have thousands of genes, and a species is made of many animals that differ. A model keeps what one wants to study, and it is wise to know what it leaves out.
    .why-climate-moves = Habitats do move in nature. Fossil pollen shows how forests moved after the ice age.
    .why-some-die-out = This happens in nature too, and it happens now.
item-climate-people-can = What can people do so that more species live through climate change? Choose all.
    .title = What people can do
    .link-habitats = Link habitats, so that animals can move
    .burn-less = Burn less coal, oil and gas
    .keep-forests = Keep forests and wetlands as they are
    .teach-animals = Teach wild animals how to adapt
    .air-condition = Cool the forests with machines
    .one-big-forest = Plant one fast kind of tree everywhere
    .why = Slower change leaves more time, and open ways and large habitats leave more room. Together that means more chances to move and to adapt.
    .why-teach-animals = Adapting means that inherited variants become common. It cannot be taught.
    .why-one-big-forest = A forest of one kind of tree is a home for few species.
item-climate-own-track = Look at the track of your own species. Choose one round in which it moved, adapted or died out, and explain why it happened.
    .title = Your species’ track
    .level-0 = No round of the match is named.
    .level-1 = Names a round and what happened in it.
    .level-2 = Gives one cause: the die, the climate, the map or the cards.
    .level-3 = Joins two causes: what the habitat asked for and what genes and cards the species had.
    .level-4 = Says as well what would have changed the outcome, or where the game differs from nature.

## A short survey

item-climate-survey-explain = I could explain to a friend why species die out when the climate changes.
    .title = I could explain it
item-climate-survey-talk = We talked about why things happened while we played.
    .title = We talked
item-climate-survey-again = I would like to play this game again.
    .title = Once more
item-climate-survey-free = What would you change in this lesson?
    .title = What would you change?
