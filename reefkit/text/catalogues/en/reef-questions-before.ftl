### Reef Survivor: the questions asked before the game, their options, and what is said to answers.
### An item's attributes: `.title` a few words for a list; options by their ids; `.why` feedback that
### teaches; `.why-<option>` feedback on that wrong option; `.unit`; `.level-<n>` the teacher's rubric.
###
### Families: item- form-reef-

## The forms, for a teacher to choose from

form-reef-before = Before the game
form-reef-before-short = Before the game, short
form-reef-before-long = Before the game, long
form-reef-before-concepts = Before the game, the paired ideas
form-reef-before-lesson = Before the game: six ideas, asked again after it

## Pieces and places

item-only-shallow = Which of these corals can live in shallow water only?
    .title = Shallow water only
    .why = Branching coral needs bright, moving water, so it stays near the surface. Most builders of this lab live in a wider range of depths.
    .why-boulder-coral = Boulder coral is heavy, but weight does not tie it to the shallows: it lives at every depth.
    .why-platy-coral = Platy coral spreads its thin plates to catch faint light. It lives in medium and deep water, and not in shallow water at all.
    .why-finger-coral = Its short fingers look like branches, but finger coral does not need the surface as they do: it lives at every depth.
item-every-depth = Which of these builders can live in shallow, in medium and in deep water? Choose all that are right.
    .title = At home at every depth
    .why = Boulder coral, soft sponge and carbonate alga live at all three depths. Where a builder can live depends on its kind, not on its group: corals differ from one another.
    .why-branching-coral = Branching coral lives in shallow water only.
    .why-bivalve = The bivalve lives in medium and deep water in this lab.
    .why-microbialite = Microbialites grow in shallow and medium water in this lab, not in deep water.
item-three-roles = What part does each of these play on a reef?
    .title = Builder, dweller or weed
    .builds = It builds the reef with its body.
    .dwells = It lives on the reef and grazes.
    .covers = It grows over others and builds nothing.
    .why = Builders make the frame of the reef and stay where they settled. Dwellers move about and graze. Not every alga is a weed: a carbonate alga builds rock, and a fleshy alga has no skeleton.
item-coral-is = You look at a boulder coral as wide as a table. What is it?
    .title = What is a coral?
    .colony = Many small animals on a skeleton of their own
    .rock = A piece of sea-floor rock with animals on it
    .plant = Many plants of the sea with roots in the ground
    .one-animal = One large animal with a thick, hard shell
    .why = A coral head is a colony: a thin living skin of small animals, called polyps. Beneath it is the skeleton that they and those before them built.
    .why-rock = The hard part was never sea-floor rock. Coral animals built it, layer by layer, and reefs grow from what they leave.
    .why-plant = Corals are animals, and they catch food with stinging arms. The algae inside them make them live on light as well.
    .why-one-animal = A clam is one animal in one shell. A coral as wide as this has thousands of small animals, each with a mouth and arms of its own.
item-fixed-yet-spread = A grown coral is fixed to one spot. How can its kind come to another reef?
    .title = Fixed, and yet they spread
    .drifting-young = Its young drift in the water before they settle.
    .crawl = It lets go and crawls when conditions turn bad.
    .seeds = It drops seeds, and fish carry them away.
    .stay-put = It cannot: each kind stays on its own reef.
    .why = Reef builders are sessile as adults and planktic when young. In those days or weeks, currents can carry them to another reef. After settling they never move again.
    .why-crawl = A grown coral is cemented to its place. It lives or dies there.
    .why-stay-put = Adults stay where they are, but drifting young have brought corals to far islands.
    .why-seeds = Seeds belong to plants, and corals are animals. They spawn eggs, and no fish has to carry what grows from them.
item-shelter = Which of these builders give shelter, so that dwellers can live on the reef? Choose all that are right.
    .title = Shelter for dwellers
    .why = Corals, bivalves and carbonate algae recruit dwellers in this lab. Two of them, free of fleshy algae, support one fish, snail or urchin. A reef without them has nobody to graze its weeds.
    .why-carbonate-sponge = It is hard, but sponges do not recruit dwellers in this lab.
    .why-bryozoan = Bryozoans build, but they do not recruit dwellers in this lab.
    .why-microbialite = Microbialites are solid domes, with few holes to hide in.
item-room-for-dwellers = Seven builders on your reef recruit dwellers, and none of them is overgrown. How many dwellers can the reef support?
    .title = Room for dwellers
    .unit = dwellers
    .why = Two recruiters support one dweller, rounded down. Seven recruiters make three pairs, and the seventh waits for a partner.
item-place-branching = This is the barrier reef. Row 1, nearest the land, is at the bottom. Choose a space where a branching coral can live.
    .title = A place for branching coral
    .why = Branching coral lives in shallow water only. On this board that is the row along the shore, and the reef crest on both sides of the pass.
item-barrier-lagoon = On the barrier reef a lagoon lies between the shore and the reef crest. Row 1, nearest the land, is at the bottom. Choose all deep spaces of the lagoon.
    .title = A lagoon on the board
    .why = The lagoon is deep in the middle of row 3, although it lies nearer the land than the shallow crest in row 4. Depth does not always grow with the distance from the shore.
    .why-6-1 = Row 6 is deep, but it lies beyond the reef crest, in the open sea.
    .why-6-2 = Row 6 is deep, but it lies beyond the reef crest, in the open sea.
    .why-6-3 = Row 6 is deep, but it lies beyond the reef crest, in the open sea.
    .why-6-4 = Row 6 is deep, but it lies beyond the reef crest, in the open sea.
    .why-6-5 = Row 6 is deep, but it lies beyond the reef crest, in the open sea.
    .why-3-1 = This is the edge of the lagoon, and its water is of medium depth.
    .why-3-5 = This is the edge of the lagoon, and its water is of medium depth.
item-stack-limits = How many builders can stand on top of one another in one space?
    .title = How high a stack may grow
    .one = One
    .two = Two
    .three = Three
    .four = Four
    .why = There is more room to grow upward where the water is deep. In shallow water a reef soon reaches the surface, so only one builder fits.

## A round, and reading a board

item-round-order = Put these parts of a round in the order in which they come.
    .title = The order of a round
    .graze = Dwellers come and graze.
    .weeds = New fleshy algae grow.
    .mutate = Two mutations are rolled.
    .spawn = Builders spawn their young.
    .settle = Juveniles settle.
    .disaster = A disaster strikes.
    .survey = The reef is surveyed.
    .why = Mutations come before the disaster, when nobody knows which card will be drawn. Young are born with the traits of their parents, then the disaster sorts them. That is the order of natural selection.
item-juveniles-spawned = Look at this reef. The finger coral carries more offspring, the bivalve fewer offspring, and a fleshy alga grows over the branching coral. How many juveniles does the whole reef spawn?
    .title = Counting juveniles
    .unit = juveniles
    .why = Boulder coral, platy coral and bryozoan spawn one each, and the finger coral spawns two. The bivalve spawns none, and nor does the overgrown coral. That makes five.
item-score-a-reef = A survey finds 2 platy corals, 1 bivalve, 2 snails and 3 fleshy algae. Each builder and each dweller scores 1 point, and each alga loses 1. Each type scores 2 points; the fleshy alga is a type too. How many points does the reef score?
    .title = The score of a reef
    .unit = points
    .why = Population is 2 + 1 + 2 = 5. The algae cost 3 points. There are four types, and here the fleshy alga counts as one: 2 × 4 = 8. In all, 5 − 3 + 8 = 10.

## Words

item-words-of-life = Match each word with what it says about a living thing.
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
    .why = One organism can be planktic when young and sessile later, as corals are. Benthic says where something lives: a sessile coral and a mobile snail are both benthic.
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
    .tries = the effort to fit the surroundings
    .why = Mutation and migration bring new variation. Heredity passes it on, and natural selection makes some of it common. None of these needs effort or a wish.
item-words-of-reefs = Match each word with its meaning.
    .title = Words for reefs
    .carbonate = carbonate
    .encruster = encruster
    .bathymetry = bathymetry
    .stressor = stressor
    .lime = the mineral of shells and coral skeletons
    .crust = something alive that grows as a hard, low coat
    .sea-depths = how deep the sea is from place to place
    .harm = something that makes life harder for a community
    .soft-body = a body that waves can bend
    .why = These words help you read the cards. Acid water harms carbonate, storms spare encrusters, bathymetry decides whom a card reaches, and every card stands for a stressor.

## Mutation, inheritance, selection

item-chance-before = The sea grows warmer. How does a mutation for tolerance of heat come about in a coral?
    .title = How a mutation comes about
    .by-chance = It arises by chance, needed or not.
    .by-need = It arises because the coral needs it.
    .by-effort = It arises when a coral spends years in heat.
    .by-teaching = It arises when parents show it to their young.
    .why = Mutations are random. Warm water does not bring the right one. It only decides who does well with what there is. Many mutations make no difference, and some do harm.
    .why-by-need = A need cannot change a gene. If it could, no species would ever have died out.
    .why-by-effort = A coral can get used to some heat in its own life: that is acclimatisation. It is not in the genes, so the young do not inherit it.
    .why-by-teaching = Parents pass on genes. They cannot teach their young a gene.
item-sure-of-chance = How sure are you of your answer on mutation?
    .title = How sure?
    .low = I guessed.
    .high = I am certain.
item-roll-of-eight = A boulder coral has a strong skeleton. It rolls an 8: tolerance of heat, and a weaker skeleton. What is it like now?
    .title = A roll of eight
    .normal-heat = normal skeleton, tolerant of heat
    .strong-heat = strong skeleton, tolerant of heat
    .delicate-heat = delicate skeleton, tolerant of heat
    .normal-only = normal skeleton, not tolerant of heat
    .why = A weaker skeleton moves it one step down, from strong to normal. The tolerance comes with it. One roll can help in a heatwave and harm in a storm.
    .why-strong-heat = Its kind is strong, but its own mutation counts: one step down from strong is normal.
    .why-delicate-heat = Weaker is one step on the scale from strong to normal to delicate, not two.
    .why-normal-only = A roll of 8 brings both changes. The weaker skeleton takes nothing away from the tolerance of heat.
item-cold-without-cold = By mutation a finger coral can survive cold. Its water stays warm for many rounds. What use is the trait in all that time?
    .title = A trait without a use
    .depends = It makes no difference until the water turns cold.
    .always-good = It helps, since a mutation makes a coral stronger.
    .always-bad = It harms, since mutations are always faults.
    .used-up = It fades away, since it is never used.
    .why = No trait is good or bad in itself. It depends on the surroundings, and these can change. A trait that does nothing today may save a reef tomorrow.
    .why-always-good = Tolerance of cold helps against cold and nothing else. Other mutations even cost something.
    .why-used-up = Inherited traits do not wear out. A gene is passed on whether or not it was of use.
    .why-always-bad = Some mutations harm, but many do not. This one costs the coral nothing while the water is warm.
item-young-of-tolerant = A finger coral with more offspring and tolerance of heat spawns two juveniles. Which of them tolerate heat?
    .title = Young of a tolerant coral
    .both-carry = both of them, from the start
    .warmed-first = both, once they have felt heat
    .one-carries = one of them, by turns
    .none-carry = none, unless they roll it too
    .why = In this lab juveniles inherit every tolerance of their parent, also one that came by mutation. Inheritance is what lets a useful trait spread.
    .why-none-carry = The mutation is in the genes, so it is passed on. The young need no roll of their own.
    .why-warmed-first = Their genes came from the parent. They need no practice.
    .why-one-carries = A parent does not share out its genes among its young: they are copied. In this lab each juvenile gets a copy.
item-heat-reef-before = Over many generations, heatwaves struck a reef again and again. Today most of its corals tolerate heat, even young ones that have never met any. What happened?
    .title = A reef that tolerates heat
    .left-more-young = Corals with the trait lived on and left more young.
    .each-adapted = Each coral adapted a little more in every heatwave.
    .chose-to-change = The corals changed themselves in order to live on.
    .heat-gave = The heat gave its corals the trait they needed.
    .why = The population changed, not the single coral. Some tolerated heat by chance. They lived, and their young inherited the trait, so its share grew.
    .why-each-adapted = A coral can get used to some heat in its own life, but its young are not born with that. Here the population changed, over generations.
    .why-heat-gave = Heat does not hand out traits. It kills those that lack them.
    .why-chose-to-change = No coral can choose its genes. If it could, no reef would ever have died of heat.

## Predicting a card

item-hurricane-before = A hurricane hits. Unmutated builders stand in shallow water, one of each of these kinds. Which of them live? Choose all that are right.
    .title = Who survives a hurricane?
    .why = In shallow water only encrusters and strong skeletons live through the storm. Boulder coral and microbialite are strong, and carbonate alga is both. Normal and delicate skeletons break.
    .why-branching-coral = It lives where waves break, but its skeleton is only normal. Storm waves snap its branches.
    .why-soft-sponge = It has no hard skeleton, so it counts as normal and is torn loose.
    .why-finger-coral = Its fingers are short, but its skeleton is only normal. In shallow water that is too weak for storm waves.
item-anoxia-on-barrier = An oceanic anoxic event strikes this reef. In deep water all builders die that do not tolerate low oxygen. The platy coral in row 6 tolerates it. Choose the spaces whose builders die.
    .title = Anoxia on a barrier reef
    .why = Two builders of row 6 die, and the two in the deep lagoon of row 3. The platy coral lives by its tolerance. Depth decides, not the distance from the shore.
    .why-6-3 = This platy coral tolerates low oxygen.
    .why-5-2 = Row 5 lies far out, but its water is of medium depth.
    .why-4-1 = Row 4 is the crest of the reef: here the water is shallow.
    .why-4-5 = Row 4 is the crest of the reef: here the water is shallow.
    .why-3-1 = Only the middle of the lagoon is deep. At this edge it is of medium depth.
    .why-2-3 = Row 2 is of medium depth, and microbialites tolerate low oxygen anyway.
    .why-1-3 = Row 1 is shallow.
item-pollution-in-row-one = Mud and nutrients wash over row 1, and none of these builders has mutated. Which of them dies?
    .title = Muddy water
    .why = The card kills builders with zooxanthellae, because mud takes away the light that these algae need. Of the four only the finger coral lives on light.
    .why-microbialite = Microbes have no zooxanthellae to lose, and microbialites tolerate nutrients and sediment by nature.
    .why-carbonate-sponge = A sponge filters its food and needs no light, so the card does not reach it.
    .why-encrusting-sponge = It is a flat crust on which mud can lie, but it is a sponge: it filters its food and does not live on light.
item-half-of-heatwave = Seven builders stand in shallow water, and two of them tolerate heat. A heatwave kills half of the others, rounded down. How many of the seven die?
    .title = Half of a heatwave
    .unit = builders
    .why = Those that tolerate heat are left out first, so five can be hit. Half of five, rounded down, is two.
item-atoll-and-nutrients = After heavy rain, nutrients make fleshy algae overgrow the reefs of a coast. Why is an atoll far out in the ocean, where nobody lives, spared?
    .title = An atoll and the nutrients
    .no-land = No land is near to send nutrients.
    .too-deep = No part of an atoll is shallow.
    .no-weeds = No fleshy algae can live at an atoll.
    .stronger = No other reefs have builders as strong.
    .why = These nutrients come from land: from soil, fields and towns, carried by rain. An atoll far out where nobody lives has no such land beside it. What people do on land reaches the reef.
    .why-too-deep = An atoll has a shallow rim, nearly at the surface. It is the land that is missing.
    .why-no-weeds = Fleshy algae can live at an atoll as well. Here they lack the nutrients.
    .why-stronger = The builders of an atoll are of the same kinds as elsewhere, and no stronger. What differs is the water that reaches them.

## Disasters and time

item-long-before = Which of these disasters last for thousands of years or more? Choose all that are right.
    .title = Disasters that last
    .why = Ice ages, anoxic events and pulses of carbon dioxide last for thousands of years and change whole oceans. A storm or a hot summer is short, though the harm can be great.
    .why-hurricane-hit = A hurricane does its harm in hours.
    .why-heatwave = A marine heatwave lasts weeks or months. When warm years become the rule, that is climate change.
    .why-urchin-disease = Such a disease runs through a sea in about a year. The urchins may need decades to come back, but not thousands of years.
item-lifetimes = One round of this lab stands for a million years. How many lifetimes of 100 years fit into it, one after another?
    .title = A million years in lifetimes
    .hundred = 100
    .thousand = 1,000
    .ten-thousand = 10,000
    .million = 1,000,000
    .why = A million divided by a hundred is ten thousand. Our written history, some 5,000 years, is only 50 such lifetimes. Changes too slow to notice have time to add up.
    .why-hundred = A hundred lifetimes make 10,000 years, which is one hundredth of a round.
    .why-thousand = A thousand lifetimes make 100,000 years, which is one tenth of a round.
    .why-million = A round has a million years, but a lifetime is not one year: each takes 100 of them.

## Diversity, resilience, people

item-unknown-disaster = A disaster will come, but nobody knows which. Which reef is the most likely to keep some of its builders?
    .title = Ready for the unknown
    .mixed = one whose builders differ in type and traits
    .strongest = one whose builders have strong skeletons
    .largest = one whose builders are the most numerous
    .all-tolerant = one whose builders tolerate great heat
    .why = Disasters differ: one kills by waves, another by heat or by lack of oxygen. In a varied reef some builders are likely to survive whatever comes. That is resilience.
    .why-strongest = A strong skeleton helps in a storm. It does not help against heat, acid water or low oxygen.
    .why-largest = Numbers help little if what kills one can kill them all. Disease even spreads fastest where many stand together.
    .why-all-tolerant = Tolerance of heat helps in a heatwave. It does not help against waves, acid water or low oxygen.
item-people-help = Which of these would help a reef near a coast? Choose all that are right.
    .title = What people can do
    .clean-sewage = Clean the sewage of a town before it flows out.
    .spare-grazers = Leave parrotfish and other grazers in the sea.
    .hold-soil = Plant trees that hold the soil on the hills.
    .feed-reef = Let fertiliser reach the reef, so that corals grow well.
    .remove-urchins = Take urchins off the reef, since they scrape its rock.
    .one-coral = Plant the coral that grows fastest in every gap.
    .why = Clear water, few nutrients and many grazers help corals against weeds. A mixture of kinds helps against what nobody foresees.
    .why-feed-reef = Nutrients feed the fleshy algae, and these outgrow corals.
    .why-remove-urchins = Urchins graze weeds. Too many do harm, but none at all is worse.
    .why-one-coral = A reef of one kind can be lost to one disease or one heatwave.
item-why-these-two = You are to found a reef with five builders. Choose a board and name two builders for it. Say where you place them, why they can live there, and how the two together help the reef.
    .title = Two builders for your reef
    .level-0 = Nothing, or no builder of the game is named.
    .level-1 = Names two builders and a board, but the depths do not fit or no reason is given.
    .level-2 = Places both where they can live, and gives one sound reason from their traits, such as depth, skeleton, shelter for dwellers or tolerance.
    .level-3 = Does so for both, and says how they help each other, for example one recruits grazers while the other survives storms or lives at another depth.
    .why = A good answer joins the board's depths with each builder's traits. Two that differ cover for each other: what kills one may spare the other.
