### Reef Survivor in easier words: the questions before the game.

## The forms

form-reef-before = Before the game
form-reef-before-short = Before the game, short
form-reef-before-long = Before the game, long
form-reef-before-concepts = Before the game, the paired ideas

## Pieces and places

item-only-shallow = Which of these corals can live in shallow water only?
    .title = Shallow water only
    .why = Branching coral needs bright, moving water. So it stays near the surface. Most other builders live at more depths.
    .why-boulder-coral = Boulder coral is heavy, but it lives at every depth.
    .why-platy-coral = Platy coral catches faint light with thin plates. It lives in medium and deep water, not in shallow water.
item-every-depth = Which builders can live in shallow, medium and deep water? Choose all.
    .title = At home at every depth
    .why = Boulder coral, soft sponge and carbonate alga live at all three depths. Corals are not all alike in this.
    .why-branching-coral = Branching coral lives in shallow water only.
    .why-bivalve = The bivalve lives in medium and deep water here.
    .why-microbialite = Microbialites grow in shallow and medium water here.
item-three-roles = What does each of these do on a reef?
    .title = Builder, dweller or weed
    .builds = It builds the reef with its body.
    .dwells = It lives on the reef and grazes.
    .covers = It grows over others and builds nothing.
    .why = Builders make the reef and stay in place. Dwellers move and graze. A carbonate alga builds rock. A fleshy alga has no skeleton and is a weed.
item-coral-is = You see a boulder coral as wide as a table. What is it?
    .title = What is a coral?
    .colony = Many small animals on their own skeleton
    .rock = A piece of sea rock with animals on it
    .plant = A plant of the sea with roots in the floor
    .one-animal = One large animal with a thick shell
    .why = A coral head is a colony of many small animals. They live as a thin skin on top. Beneath is the skeleton that they built.
    .why-rock = The hard part was never sea rock. Coral animals built it, layer by layer.
    .why-plant = Corals are animals. They catch food with stinging arms. Algae inside them give them sugar from light.
item-fixed-yet-spread = A grown coral cannot move. How can its kind come to another reef?
    .title = Fixed, and yet they spread
    .drifting-young = Its young drift away, then settle.
    .crawl = It lets go and crawls in bad times.
    .seeds = It drops seeds, and fish carry them.
    .stay-put = It cannot, and stays on its own reef.
    .why = Grown builders are sessile, which means fixed. Their young are planktic, which means they drift. Currents carry the young to other reefs.
    .why-crawl = A grown coral is stuck to its place. It lives or dies there.
    .why-stay-put = Adults stay, but young drift far. So corals came to far islands.
item-shelter = Which builders give shelter to dwellers? Choose all.
    .title = Shelter for dwellers
    .why = Corals, bivalves and carbonate algae give shelter here. Two of them, free of weeds, support one dweller. Without them nobody grazes the weeds.
    .why-carbonate-sponge = It is hard, but sponges shelter no dwellers here.
    .why-bryozoan = Bryozoans build, but shelter no dwellers here.
    .why-microbialite = Microbialites are solid domes with few holes to hide in.
item-room-for-dwellers = Seven of your builders give shelter. None of them is overgrown. How many dwellers can the reef support?
    .title = Room for dwellers
    .unit = dwellers
    .why = Two builders support one dweller. Seven builders make three pairs. One builder is left over.
item-place-branching = This is the barrier reef. Row 1 is at the bottom, by the land. Choose a space where a branching coral can live.
    .title = A place for branching coral
    .why = Branching coral lives in shallow water only. Here that is the row by the shore. The reef crest in row 4 is shallow too.
item-barrier-lagoon = This is the barrier reef. Row 1 is at the bottom, by the land. A lagoon lies between the shore and the reef crest. Choose all deep spaces of the lagoon.
    .title = A lagoon on the board
    .why = The lagoon is deep in the middle of row 3. The crest in row 4 is shallow, but farther out. Far from land is not always deep.
item-stack-limits = How many builders can stack in one space?
    .title = How high a stack may grow
    .one = One
    .two = Two
    .three = Three
    .four = Four
    .why = Deep water has more room to grow upward. A shallow reef soon reaches the surface.

## A round, and reading a board

item-round-order = Put these parts of a round in order.
    .title = The order of a round
    .graze = Dwellers come and graze.
    .weeds = New fleshy algae grow.
    .mutate = Two mutations are rolled.
    .spawn = Builders spawn their young.
    .settle = Juveniles settle.
    .disaster = A disaster strikes.
    .survey = The reef is surveyed.
    .why = Mutations come before the disaster. Nobody knows then which card will come. Young get the traits of their parents. Then the disaster sorts them. Natural selection works in this order.
item-juveniles-spawned = Look at this reef. The finger coral carries more offspring. The bivalve carries fewer offspring. A fleshy alga grows over the branching coral. How many juveniles does the whole reef spawn?
    .title = Counting juveniles
    .unit = juveniles
    .why = Boulder coral, platy coral and bryozoan spawn one each. The finger coral spawns two. The bivalve and the overgrown coral spawn none. That makes five.
item-score-a-reef = A survey finds 2 platy corals, 1 bivalve and 2 snails. It also finds 3 fleshy algae. None is overgrown, and there is no bonus. How many points does the reef score?
    .title = The score of a reef
    .unit = points
    .why = There are 2 + 1 + 2 = 5 builders and dwellers. The algae cost 3 points. There are four types, with the alga. They give 2 × 4 = 8. So 5 − 3 + 8 = 10.

## Words

item-words-of-life = Match each word with its meaning.
    .title = Words for ways of life
    .sessile = sessile
    .planktic = planktic
    .mobile = mobile
    .benthic = benthic
    .fixed = It is fixed to one spot.
    .drifts = It drifts in open water.
    .moves = It can move about by itself.
    .floor = It lives on or near the sea floor.
    .grazes = It eats algae off the rock.
    .why = A young coral is planktic, and later it is sessile. Benthic tells where something lives. A fixed coral and a moving snail are both benthic.
item-words-of-change = Match each word with its meaning.
    .title = Words for change
    .mutation = mutation
    .migration = migration
    .natural-selection = natural selection
    .heredity = heredity
    .chance-change = a change in a gene, by chance
    .arrival = moving from one place to live in another
    .more-young = some leave more young, thanks to their traits
    .passing-on = the passing of traits from parents to young
    .tries = the effort to fit the place
    .why = Mutation and migration bring new traits. Heredity passes them on. Natural selection makes some of them common. None of these needs effort.
item-words-of-reefs = Match each word with its meaning.
    .title = Words for reefs
    .carbonate = carbonate
    .encruster = encruster
    .bathymetry = bathymetry
    .stressor = stressor
    .lime = the mineral of shells and coral skeletons
    .crust = something alive that grows as a low coat
    .sea-depths = how deep the sea is from place to place
    .harm = something that makes life harder
    .soft-body = a body that waves can bend
    .why = These words help you read the cards. Acid water harms carbonate. Storms spare encrusters. Depth decides whom a card reaches. Every card stands for a stressor.

## Mutation, inheritance, selection

item-chance-before = The sea gets warmer. How does a coral get a mutation for heat?
    .title = How a mutation comes about
    .by-chance = It comes by chance, needed or not.
    .by-need = It comes because the coral needs it.
    .by-effort = It comes when a coral lives in heat for long.
    .by-teaching = It comes when parents show it to young.
    .why = Mutations come by chance. Warm water does not make the right one. It only decides who does well. Many mutations change nothing, and some do harm.
    .why-by-need = A need cannot change a gene. If it could, no species would have died out.
    .why-by-effort = A coral can get used to some heat. But this is not in its genes. Its young do not inherit it.
    .why-by-teaching = Parents pass on genes. They cannot teach a gene.
item-sure-of-chance = How sure are you of your answer on mutation?
    .title = How sure?
    .low = I guessed.
    .high = I am certain.
item-roll-of-eight = A boulder coral has a strong skeleton. It rolls an 8. That gives tolerance of heat, and a weaker skeleton. What is it like now?
    .title = A roll of eight
    .normal-heat = normal skeleton, survives heat
    .strong-heat = strong skeleton, survives heat
    .delicate-heat = delicate skeleton, survives heat
    .normal-only = normal skeleton, does not survive heat
    .why = Weaker means one step down, from strong to normal. It also survives heat now. One roll can help in heat and harm in storms.
    .why-strong-heat = Its kind is strong. But this one is now a step weaker.
    .why-delicate-heat = Weaker is one step down, not two.
item-cold-without-cold = By mutation a finger coral can survive cold. Its water stays warm for many rounds. What does the trait do in that time?
    .title = A trait without a use
    .depends = It does nothing until the water turns cold.
    .always-good = It helps, since mutations make corals stronger.
    .always-bad = It harms, since mutations are always faults.
    .used-up = It fades away, since it is never used.
    .why = No trait is always good or bad. It depends on the place, and places change. A useless trait today may help tomorrow.
    .why-always-good = This trait helps against cold and nothing else. Other mutations even cost something.
    .why-used-up = Traits in the genes do not wear out. They are passed on, used or not.
item-young-of-tolerant = A finger coral survives heat and has more offspring. It spawns two juveniles. Which of them survive heat?
    .title = Young of a tolerant coral
    .both-carry = both of them, from the start
    .warmed-first = both, after they have felt heat
    .one-carries = one of them, by turns
    .none-carry = none, unless they roll it too
    .why = Here the young are just like their parent. They get its mutations too. So a useful trait can spread.
    .why-none-carry = The mutation is in the genes. So the young get it without a roll.
    .why-warmed-first = Their genes came from the parent. They need no practice.
item-heat-reef-before = Heatwaves struck a reef again and again, for many generations. Now most of its corals can live with heat. So can young ones that never met heat. What happened?
    .title = A reef that can take heat
    .left-more-young = Corals with the trait left more young.
    .each-adapted = Each coral adapted a little every time.
    .chose-to-change = The corals changed themselves to live on.
    .heat-gave = The heat gave the corals what they needed.
    .why = The population changed, not one coral. Some corals could live with heat, by chance. They lived on, and their young had the trait too. So it became common.
    .why-each-adapted = One coral can get used to some heat. But its young do not inherit that. Populations adapt, over many generations.
    .why-heat-gave = Heat gives no traits. It kills those that lack them.
    .why-chose-to-change = No coral can choose its genes.

## Predicting a card

item-hurricane-before = A hurricane hits. These builders stand in shallow water, without mutations. Which of them live? Choose all.
    .title = Who survives a hurricane?
    .why = In shallow water only strong skeletons and encrusters live. Boulder coral and microbialite are strong. Carbonate alga is both. The others break.
    .why-branching-coral = It lives in waves, but its skeleton is only normal. Storm waves snap its branches.
    .why-soft-sponge = It has no hard skeleton. It counts as normal and is torn loose.
item-anoxia-on-barrier = An oceanic anoxic event strikes this reef. In deep water, builders need tolerance of low oxygen. All others there die. The platy coral in row 6 has it. Choose the spaces whose builders die.
    .title = Anoxia on a barrier reef
    .why = Two builders of row 6 die. Two more die in the deep lagoon, in row 3. The platy coral lives. Depth decides, not how far the land is.
item-pollution-in-row-one = Mud and nutrients wash over row 1. None of these builders has mutated. Which of them dies?
    .title = Muddy water
    .why = Mud takes the light away. Zooxanthellae need light. Of these four, only the finger coral has them.
    .why-microbialite = Microbialites have no zooxanthellae. Nutrients and mud do not harm them.
    .why-carbonate-sponge = A sponge filters its food. It needs no light.
item-half-of-heatwave = Seven builders stand in shallow water. Two of them can live with heat. A heatwave kills half of the others, rounded down. How many of the seven die?
    .title = Half of a heatwave
    .unit = builders
    .why = Leave out the two that survive heat. Five can be hit. Half of five, rounded down, is two.
item-atoll-and-nutrients = After heavy rain, nutrients feed the weeds along a coast. Weeds overgrow the reefs. Why is an atoll in the open ocean spared?
    .title = An atoll and the nutrients
    .no-land = No land is near to send nutrients.
    .too-deep = No part of an atoll is shallow.
    .no-weeds = No fleshy algae can live there.
    .stronger = No other builders are so strong.
    .why = These nutrients come from land. Rain carries them from soil, fields and towns. An atoll has no such land beside it. What people do on land reaches the reef.
    .why-too-deep = An atoll has a shallow rim. It is the land that is missing.
    .why-no-weeds = Fleshy algae can live at an atoll too. Here they lack nutrients.

## Disasters and time

item-long-before = Which of these disasters last for thousands of years or more? Choose all.
    .title = Disasters that last
    .why = Ice ages and anoxic events last for thousands of years. So do pulses of carbon dioxide. They change whole oceans. A storm or a hot summer is short.
    .why-hurricane-hit = A hurricane does its harm in hours.
    .why-heatwave = A heatwave lasts weeks or months. Climate change is when warm years become normal.
item-lifetimes = One round stands for a million years. Think of lifetimes of 100 years, one after another. How many fit into one round?
    .title = A million years in lifetimes
    .hundred = 100
    .thousand = 1,000
    .ten-thousand = 10,000
    .million = 1,000,000
    .why = A million divided by a hundred is ten thousand. People have written for some 5,000 years. That is only 50 such lifetimes. Slow changes have time to add up.
    .why-hundred = A hundred lifetimes make 10,000 years. That is far less than a round.
    .why-thousand = A thousand lifetimes make 100,000 years. That is a tenth of a round.

## Diversity, resilience, people

item-unknown-disaster = A disaster will come, but nobody knows which. Which reef will most likely keep some builders?
    .title = Ready for the unknown
    .mixed = one whose builders differ in type and traits
    .strongest = one whose builders have strong skeletons
    .largest = one whose builders are the most in number
    .all-tolerant = one whose builders can live with heat
    .why = Disasters differ. One kills by waves, another by heat. In a mixed reef some builders survive what comes. That is resilience.
    .why-strongest = A strong skeleton helps in a storm. It does not help against heat or acid.
    .why-largest = If all are alike, one disaster can kill them all.
    .why-all-tolerant = That helps in a heatwave. It does not help against waves or acid.
item-people-help = Which of these would help a reef near a coast? Choose all.
    .title = What people can do
    .clean-sewage = Clean a town's dirty water before it flows out.
    .spare-grazers = Leave parrotfish and other grazers in the sea.
    .hold-soil = Plant trees that hold the soil on hills.
    .feed-reef = Lead fertiliser to the reef for the corals.
    .remove-urchins = Take urchins away, since they scrape the rock.
    .one-coral = Plant the fastest kind of coral in every gap.
    .why = Clear water and many grazers help corals against weeds. A mixture of kinds helps against surprises.
    .why-feed-reef = Fertiliser feeds the weeds. They outgrow the corals.
    .why-remove-urchins = Urchins graze weeds. Too many do harm, but none is worse.
    .why-one-coral = One disease can kill a reef of one kind.
item-why-these-two = You found a reef with five builders. Choose a board. Name two builders for it. Where do you place them? Why can they live there? How do the two help the reef together?
    .title = Two builders for your reef
    .level-0 = Nothing, or no builder of the game is named.
    .level-1 = Names two builders and a board. Depths are wrong, or no reason.
    .level-2 = Places both where they can live. Gives one good reason from their traits. It may be depth, skeleton, shelter or tolerance.
    .level-3 = Does this for both. Says how the two help each other. One may shelter grazers while the other survives storms.
    .why = A good answer joins the depths with the traits. Two that differ cover for each other. What kills one may spare the other.
