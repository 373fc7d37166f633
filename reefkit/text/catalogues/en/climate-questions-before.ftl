### Climate Change: the questions asked before the game, their options, and what is said to answers.
### An item's attributes: `.title` a few words for a list; options by their ids; `.why` feedback that
### teaches; `.why-<option>` feedback on that wrong option; `.unit`; `.level-<n>` the teacher's rubric.
###
### Families: item- form-climate- goal-climate-

## The learning goals

goal-climate-a = Climate and habitats: who lives where, and why
goal-climate-b = Genes, and the kinds of mutation
goal-climate-c = Move, adapt or die out
goal-climate-d = The speed of change, and people’s part in it
goal-climate-e = Natural selection, which has no foresight

## The forms, for a teacher to choose from

form-climate-before = Before the game
form-climate-before-long = Before the game, long
form-climate-before-concepts = Before the game, the ideas asked again later
form-climate-before-lesson = Before the game: six ideas, asked again after it
form-climate-before-youngest = Before the game: five ideas, for classes under 10

## Climate and habitats

item-climate-four-habitats = What is the climate like in each of these habitats?
    .title = Four habitats
    .warm-seasons = warm, with rain in one season
    .warm-wet = warm, and wet all year
    .cool-wet = cool, and wet enough for forest
    .cold-dry = cold and dry, too cold for trees
    .hot-dry = hot, with hardly any rain at all
    .why = Warmth and rain together decide what grows. Grass with a few trees grows where rain falls in one season, and forest where there is enough water all year. Where it is too cold for trees, there is tundra. Hot land with hardly any rain is desert, and our map has none.
item-climate-weather-or-climate = Which of these tell you about the climate of a place, and not just about its weather? Choose all that are right.
    .title = Weather or climate?
    .thirty-winters = How cold its winters were on average in 30 years
    .rain-of-century = How its yearly rain changed in 100 years
    .snow-today = How deep the snow lies there today
    .storm-tonight = How strong the storm is that blows over it tonight
    .hot-monday = How hot it was there on a summer Monday
    .why = Weather is what the sky does now. Climate is the weather of many years taken together, usually of thirty or more.
    .why-snow-today = Snow on one day is weather. It snows in warm years too, and one day cannot show how a climate changes.
    .why-hot-monday = One hot day is weather. Only many years together show whether hot days become more common.
    .why-storm-tonight = One storm is weather, however strong it is. How often storms come, counted over many years, is climate.
item-climate-colder-world = The climate of the whole Earth grows colder for a very long time. What happens to the habitats?
    .title = A colder world
    .tundra-spreads = Tundra spreads, and rainforest shrinks.
    .all-stay = Tundra and rainforest stay where they are.
    .savannah-spreads = Savannah spreads, and tundra shrinks.
    .all-vanish = Tundra and rainforest vanish from the land.
    .why = Each habitat belongs to a climate. When it grows colder, tundra comes nearer to the equator and down from the mountains. Rainforest needs warmth and rain, and a cold world is a dry one. In the last ice age the rainforest of Africa shrank, and savannah spread into it.
    .why-all-stay = A forest looks fixed, but it stands where its climate is. When the climate moves, trees die on one side and seedlings grow on the other.
    .why-savannah-spreads = Savannah did spread in the last ice age, because it was dry. Tundra did not shrink: it is the habitat of the cold, and it spread too.
    .why-all-vanish = Life does not stop when it grows colder. Other plants take the place of those that die.
item-climate-suits-tundra = Which of these body features help a mammal to keep warm in the tundra? Choose all that are right.
    .title = Made for the cold
    .thick-fur = long, thick fur
    .short-ears = small, short ears
    .round-body = a short, round body
    .long-legs = long, thin legs
    .thin-fur = thin, short fur
    .large-ears = large, thin ears
    .why = A body loses heat through its skin. Thick fur keeps the heat in, and a round body with short ears and legs has little skin for its size. Arctic foxes have short ears, and desert foxes have large ones.
    .why-long-legs = Long, thin legs have a lot of skin for their size, so they lose a lot of heat.
    .why-large-ears = Large ears are full of blood near the skin. They cool an animal, which helps where it is hot.
    .why-thin-fur = Thin, short fur lets body heat escape. That helps where it is hot.
item-climate-not-everywhere = Why does no wild mammal species live in every habitat of the Earth?
    .title = Nobody lives everywhere
    .suits-few = Its body suits the conditions of some habitats only.
    .dislikes-rest = It likes some habitats better and keeps away from others.
    .never-tried = It could live in all of them but has not tried yet.
    .told-to-stay = It was given its own place on the Earth at the beginning.
    .why = A body that keeps heat well is good in the cold and bad in the heat. What helps in one habitat harms in another, so a species can live only where its body fits. People come closest to living everywhere, because they have clothes and houses.
    .why-dislikes-rest = Liking is not enough. A savannah animal that is put into the tundra freezes, whatever it likes.
    .why-never-tried = Trying does not change a body. Young animals that strayed into the wrong habitat mostly died there.
    .why-told-to-stay = No species keeps its place for ever. In a warm time of the past hippos lived in England, as their bones show.

## Genes and mutations

item-climate-words-of-genes = Match each word with its meaning.
    .title = Words for genes
    .gene = gene
    .variant = variant of a gene
    .genome = genome
    .mutation = mutation
    .instruction = an inherited instruction for building a body
    .form-of-gene = one of the forms that such an instruction can have
    .all-together = all the instructions of a living thing together
    .change-by-chance = a change in an instruction that comes by chance
    .wish-to-change = the effort of a living thing to change its own body
    .why = In the game a genome has three genes, and each can have four variants, from 1 to 4. A mutation card changes a variant by one step. Real genomes have thousands of genes.
item-climate-two-of-three = A species fits a habitat when two of its three genes, or all three, have the value of that habitat: savannah 1, tropical forest 2, temperate forest 3, tundra 4. Which habitat does this species fit?
    .title = Two genes of three
    .why = Shape and metabolism have the value 2, the value of tropical forest. Two of three are enough. The fur still has the value of savannah.
    .why-savannah = Only the fur has the value 1. One gene of three is not enough.
    .why-temperate-forest = No gene has the value 3.
    .why-tundra = No gene has the value 4.
item-climate-cards-to-forest = All three genes of this species have the value 1. Each card changes one gene by 1. At least two genes must have the value 3 for temperate forest. How many cards does it need at least?
    .title = Cards to the forest
    .unit = cards
    .why = Two genes are enough, and each must go two steps, from 1 to 3: 2 × 2 = 4 cards. Fitting a very different climate takes many mutations, so it takes a species a long time.
item-climate-kinds-of-mutation = Mutations differ in what they do. Match each kind with what it does.
    .title = Kinds of mutation
    .useful = useful mutation
    .neutral = neutral mutation
    .deleterious = deleterious mutation
    .fits-better = The animal that has it lives better in its home.
    .no-difference = The animal that has it lives like the others.
    .does-harm = The animal that has it becomes weak or ill.
    .new-species = The animal that has it becomes a new species.
    .why = Deleterious means harmful. In nature many mutations make no difference, many do some harm, and few are useful straight away. No single mutation turns an animal into another species.
item-climate-chance-before = Winters become colder. A few mice in a field have a mutation for thicker fur. Where did this mutation come from?
    .title = Where mutations come from
    .by-chance = It arose by chance, when genes were copied.
    .for-cold = The cold caused it, because it helps in the cold.
    .by-wish = The mice made it, because they were so cold.
    .by-training = The parents froze, and so their fur grew thick.
    .why = Genes are copied for each young animal, and now and then a copy has a mistake. That is a mutation. It does not come because it is needed. Mice in warm places get mutations for thick fur too, but there these are of no use.
    .why-for-cold = Cold decides which mice leave the most young. It does not write the mutation that they need.
    .why-by-wish = Being cold changes no gene.
    .why-by-training = A coat that grows thick in winter is not written into the genes, so the young do not inherit it.
item-climate-sure-before = How sure are you of this answer?
    .title = How sure?

## Selection, and being ready

item-climate-who-adapts = After many cold centuries most foxes of an island have thick fur. Before, only a few had. How did this come about?
    .title = How foxes changed
    .left-more-young = Those with more fur left more young.
    .each-grew-fur = Each fox grew more fur and kept it.
    .learnt-from = Young foxes learnt it from their parents.
    .chose-mates = The foxes planned to have furry young.
    .why = Foxes with thick fur survived the cold more often and left more young, which inherited the fur. So the share of thick fur grew from generation to generation. The population adapted, and no single fox did.
    .why-each-grew-fur = A winter coat comes and goes. It is the inherited thickness that became common, and no fox can change its genes.
    .why-chose-mates = No fox knows what its great-grandchildren will need.
    .why-learnt-from = Fur cannot be learnt. It is inherited.
## Move, adapt or die out

item-climate-forest-moves = The climate changes, and a forest slowly moves away from the place where a species of squirrel lives. What can happen to this species? Choose all that are right.
    .title = When a forest moves
    .moves-along = It moves along with the forest.
    .adapts = It adapts over many generations.
    .dies-out = It dies out in the end.
    .sleeps-on = It sleeps on until better days.
    .decides = It decides to like grassland.
    .changes-air = It makes the air cooler again.
    .why = Move, adapt or die out: a species whose habitat moves has these three ways. Which one it takes depends on how fast the change is, whether the way is free, and whether some of its members already differ in a useful way.
    .why-sleeps-on = Some animals sleep for a winter, but no squirrel can sleep for thousands of years.
    .why-decides = Liking grassland does not change a body. Only inherited differences can make a population fit for it.
    .why-changes-air = Animals do not make the climate that they need. No squirrel can cool the air.
## Speed, people and chance

item-climate-gas-grows = Carbon dioxide holds heat back in the air. The graph shows how much of it there was. In which twenty years did it grow most?
    .title = How the gas grows
    .first-years = 1960 to 1980
    .middle-years = 1980 to 2000
    .last-years = 2000 to 2020
    .same-each = the same in each
    .why = It grew by 22 parts, then by 31, then by 44: the line becomes steeper. More coal, oil and gas are burnt today than sixty years ago. Data: NOAA and Scripps Institution of Oceanography, Mauna Loa.
    .why-same-each = A straight line would mean that. This one becomes steeper.
    .why-first-years = From 1960 to 1980 it rose from 317 to 339, which is 22 parts. Compare that with the later years.
    .why-middle-years = From 1980 to 2000 it rose from 339 to 370, which is 31 parts. Compare that with the years after.
item-climate-generations = A round of the game stands for about 1,000,000 years. Suppose that the animals of a species have young at the age of 5 years. How many generations fit into one round?
    .title = Generations in a round
    .twenty = 20
    .two-thousand = 2,000
    .two-hundred-thousand = 200,000
    .twenty-million = 20,000,000
    .why = A million years divided by five years is 200,000 generations. In a single round there is time for many small changes, one generation after the other.
    .why-twenty = That would be a hundred years. A round is ten thousand times longer.
    .why-two-thousand = That would be ten thousand years, the time since the last ice age.
    .why-twenty-million = That would be a hundred million years, which is a hundred rounds.
item-climate-odds-of-change = At the end of a round a die is rolled. With 4, 5 or 6 the climate changes. How often does it change, in the long run?
    .title = How often it changes
    .one-in-six = in 1 of 6 rounds
    .one-in-three = in 1 of 3 rounds
    .one-in-two = in 1 of 2 rounds
    .two-in-three = in 2 of 3 rounds
    .why = Three of the six faces bring a change, and 3 of 6 is one half. With human-induced change switched on, the climate changes at the end of every round.
    .why-one-in-six = A single face comes up once in six rolls. Here three faces count.
    .why-two-in-three = That would need four of the six faces.
    .why-one-in-three = That is how often two of the six faces come up. Here three count: 4, 5 and 6.
item-climate-plan-before = Your species lives in the savannah, and you hold two useful mutation cards. Next round the climate may grow warmer or colder, or stay as it is. What will you do, and why?
    .title = Your plan
    .level-0 = No plan, or a plan that the rules do not allow.
    .level-1 = A plan: move, stay, or save or use cards.
    .level-2 = A plan with a reason that names habitats or genes.
    .level-3 = A plan with a reason for both cases, a colder and a warmer climate.
