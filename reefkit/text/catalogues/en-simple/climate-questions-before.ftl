### Climate Change in easier words: the questions before the game.

## The learning goals

goal-climate-a = Climate and habitats: who lives where, and why
goal-climate-b = Traits: new ones come by chance
goal-climate-c = Move, adapt or die out
goal-climate-d = Fast and slow change, and what people do
goal-climate-e = Who fits lives on. Nobody plans ahead

## The forms

form-climate-before = Before the game
form-climate-before-long = Before the game, long
form-climate-before-concepts = Before the game, the ideas asked again later
form-climate-before-lesson = Before the game: six ideas
form-climate-before-youngest = Before the game: five ideas

## Climate and habitats

item-climate-four-habitats = What is the climate like in each habitat?
    .title = Four habitats
    .warm-seasons = warm, with rain in one season
    .warm-wet = warm, and wet all year
    .cool-wet = cool, and wet enough for trees
    .cold-dry = cold and dry, with no trees
    .hot-dry = hot, with nearly no rain
    .why = Warmth and rain decide what grows. Savannah has grass and a few trees. Forests need water all year. Tundra is too cold for trees. Hot land without rain is desert. There is no desert on our map.
item-climate-weather-or-climate = Climate means many years of weather. Which of these tell you about climate? Choose all that are right.
    .title = Weather or climate?
    .thirty-winters = How cold the last 30 winters were
    .rain-of-century = How the rain changed in 100 years
    .snow-today = How much snow lies there today
    .storm-tonight = How strong the storm is tonight
    .hot-monday = How hot it was on a Monday
    .why = Weather is what the sky does now. Climate is the weather of many years together. We look at 30 years or more.
    .why-snow-today = Snow on one day is weather. It snows in warm years too.
    .why-hot-monday = One hot day is weather. We need many years to see a change.
    .why-storm-tonight = One storm is weather, even a strong one. Climate is the storms of many years.
item-climate-colder-world = The whole Earth grows colder for a very long time. What happens to the habitats?
    .title = A colder world
    .tundra-spreads = Tundra grows, and rainforest shrinks.
    .all-stay = Tundra and rainforest stay as they are.
    .savannah-spreads = Savannah grows, and tundra shrinks.
    .all-vanish = Tundra and rainforest both go away.
    .why = Each habitat needs its own climate. In a colder world the tundra grows. Rainforest needs warmth and rain, and a cold world is dry. In the last ice age the rainforest of Africa got smaller. Savannah took its place.
    .why-all-stay = A forest looks fixed. But slowly it moves. Old trees die on one side. Young trees grow on the other.
    .why-savannah-spreads = In the ice age it was dry, so savannah did grow. But tundra grew too. It belongs to the cold.
    .why-all-vanish = When plants die in the cold, other plants come.
item-climate-suits-tundra = Which of these help an animal to keep warm in the tundra? Choose all that are right.
    .title = Made for the cold
    .thick-fur = long, thick fur
    .short-ears = small, short ears
    .round-body = a short, round body
    .long-legs = long, thin legs
    .thin-fur = thin, short fur
    .large-ears = large, thin ears
    .why = A body loses heat through its skin. Thick fur keeps heat in. A round body has little skin for its size. Arctic foxes have short ears. Desert foxes have large ones.
    .why-long-legs = Long, thin legs have much skin. They lose much heat.
    .why-large-ears = Large ears let heat out. That is good where it is hot.
    .why-thin-fur = Thin fur lets heat out. That is good where it is hot.
item-climate-not-everywhere = No wild mammal lives in every habitat of the Earth. Why is that?
    .title = Nobody lives everywhere
    .suits-few = Its body fits only some of the habitats.
    .dislikes-rest = It likes some habitats better than others.
    .never-tried = It has not tried all the others yet.
    .told-to-stay = It was given its own place long ago.
    .why = A body that keeps warm well is good in the cold. In the heat it is bad. What helps in one habitat can harm in another.
    .why-dislikes-rest = Liking is not enough. A savannah animal freezes in the tundra.
    .why-never-tried = Trying does not change a body.
    .why-told-to-stay = No place is kept for ever. Hippos once lived in England, when it was warm.

## Genes and mutations

item-climate-words-of-genes = Match each word with its meaning.
    .title = Words for genes
    .gene = gene
    .variant = variant of a gene
    .genome = genome
    .mutation = mutation
    .instruction = a plan for a part of the body
    .form-of-gene = one form that such a plan can have
    .all-together = all the plans of a living thing
    .change-by-chance = a change in a plan, by chance
    .wish-to-change = trying to change one’s own body
    .why = In the game a genome has three genes. Each gene has four variants, from 1 to 4. A mutation card changes a variant by one step. Real genomes have thousands of genes.
item-climate-two-of-three = Two of three traits must fit a habitat. Savannah is 1, and tropical forest is 2. Temperate forest is 3, and tundra is 4. Which habitat does this species fit?
    .title = Two traits of three
    .why = Shape and body heat are 2. That is tropical forest. Two of three traits are enough. Only the fur is still at 1.
    .why-savannah = Only the fur is 1. One trait is not enough.
    .why-temperate-forest = No trait is 3.
    .why-tundra = No trait is 4.
item-climate-cards-to-forest = All three traits are 1 now. Each card changes one trait by 1. For temperate forest two traits must be 3. How many cards are needed at least?
    .title = Cards to the forest
    .unit = cards
    .why = Two traits are enough. Each must go from 1 to 3. That is two steps. 2 × 2 = 4 cards.
item-climate-kinds-of-mutation = Young can be born with something new. Match each kind with what it does.
    .title = Born with something new
    .useful = a useful new trait
    .neutral = a new trait that does nothing
    .deleterious = a harmful new trait
    .fits-better = The animal lives better in its home.
    .no-difference = The animal lives like the others.
    .does-harm = The animal becomes weak or ill.
    .new-species = The animal becomes a new species.
    .why = Many new traits make no difference. Many do some harm. Only a few help. One new trait does not make a new species.
item-climate-chance-before = Winters get colder. A few mice are born with thick fur. Where did this new trait come from?
    .title = Where new traits come from
    .by-chance = It came by chance, when young were born.
    .for-cold = The cold made it, to help the mice.
    .by-wish = The mice made it. They were cold.
    .by-training = The parents froze, so fur grew.
    .why = Young mice are much like their parents, but not quite. Sometimes one is born with something new. It comes by chance, not by need. Mice in warm places can have it too.
    .why-for-cold = The cold decides which mice have the most young. It does not make the trait.
    .why-by-wish = Being cold does not change what the young are born with.
    .why-by-training = Fur that grows in winter is not passed on to the young.
item-climate-sure-before = How sure are you of this answer?
    .title = How sure?

## Selection, and being ready

item-climate-who-adapts = Once, few foxes of an island had thick fur. After many cold centuries most have it. How did this come about?
    .title = How foxes changed
    .left-more-young = Those with more fur had more young.
    .each-grew-fur = Each fox grew more fur and kept it.
    .learnt-from = Young foxes learnt it from old ones.
    .chose-mates = The foxes planned it for their young.
    .why = Foxes with thick fur lived longer in the cold. They had more young. The young got the fur from them. So thick fur became common. The population adapted. No single fox did.
    .why-each-grew-fur = A winter coat comes and goes. No fox can change what it was born with.
    .why-chose-mates = No fox knows what its young will need one day.
    .why-learnt-from = Nobody can learn fur. It comes from the parents.
## Move, adapt or die out

item-climate-forest-moves = The climate changes. A forest slowly moves away from a species of squirrel. What can happen to the species? Choose all that are right.
    .title = When a forest moves
    .moves-along = It moves with the forest.
    .adapts = It adapts, over a long time.
    .dies-out = It dies out in the end.
    .sleeps-on = It sleeps and waits.
    .decides = It decides to like grass.
    .changes-air = It makes the air cool.
    .why = Move, adapt or die out. A species has these three ways. It matters how fast the change is. The way must be free too.
    .why-sleeps-on = Some animals sleep for one winter. No squirrel can sleep for a thousand years.
    .why-decides = Liking grass does not change a body.
    .why-changes-air = A squirrel cannot cool the air. It has to live with the climate there is.
## Speed, people and chance

item-climate-gas-grows = Carbon dioxide keeps heat in the air. The graph shows how much there was. In which twenty years did it grow most?
    .title = How the gas grows
    .first-years = 1960 to 1980
    .middle-years = 1980 to 2000
    .last-years = 2000 to 2020
    .same-each = the same in each
    .why = It grew by 22, then by 31, then by 44. The line gets steeper. We burn more coal, oil and gas than before. Data: NOAA and Scripps Institution of Oceanography, Mauna Loa.
    .why-same-each = Then the line would be straight. It gets steeper.
    .why-first-years = It went from 317 to 339. That is 22. Later it grew more.
    .why-middle-years = It went from 339 to 370. That is 31. Later it grew more.
item-climate-generations = A round is about 1,000,000 years. Think of animals that have young at 5 years. How many generations fit into one round?
    .title = Generations in a round
    .twenty = 20
    .two-thousand = 2,000
    .two-hundred-thousand = 200,000
    .twenty-million = 20,000,000
    .why = Divide a million by five. That makes 200,000 generations. There is time for many small changes.
    .why-twenty = That is only a hundred years.
    .why-two-thousand = That is only ten thousand years.
    .why-twenty-million = That is a hundred million years. It is far more than one round.
item-climate-odds-of-change = We roll a die after each round. With 4, 5 or 6 the climate changes. How often is that?
    .title = How often it changes
    .one-in-six = in 1 of 6 rounds
    .one-in-three = in 1 of 3 rounds
    .one-in-two = in 1 of 2 rounds
    .two-in-three = in 2 of 3 rounds
    .why = Three of six faces bring a change. That is one half. People can make it faster. Then it changes after every round.
    .why-one-in-six = That is for one face. Here three faces count.
    .why-two-in-three = That needs four of the six faces.
    .why-one-in-three = That is for two faces. Here 4, 5 and 6 count.
item-climate-plan-before = Your species lives in the savannah. You have two useful cards. The climate may soon change. What will you do, and why?
    .title = Your plan
    .level-0 = No plan, or one against the rules.
    .level-1 = A plan: move, stay, or use cards.
    .level-2 = A plan with a reason. It names habitats or traits.
    .level-3 = A plan with a reason for colder and for warmer.
