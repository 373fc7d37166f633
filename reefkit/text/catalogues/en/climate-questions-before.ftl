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
form-climate-before-concepts = Before the game, the twelve paired ideas

## Climate and habitats

item-climate-four-habitats = What is the climate like in each of these habitats?
    .title = Four habitats
    .warm-seasons = warm, with rain in one season
    .warm-wet = warm, and wet all year
    .cool-wet = cool, and wet enough for forest
    .cold-dry = cold and dry, too cold for trees
    .hot-dry = hot, with hardly any rain at all
    .why = Warmth and rain together decide what grows. Grass with a few trees grows where rain falls in one season, and forest where there is enough water all year. Where it is too cold for trees, there is tundra. Hot land with hardly any rain is desert, which has no place on our map.
item-climate-weather-or-climate = Which of these tell about the climate of a place, and not only about its weather? Choose all.
    .title = Weather or climate?
    .thirty-winters = Its winters of 30 years, on average
    .rain-of-century = How its yearly rain changed in 100 years
    .snow-today = How deep the snow lies there today
    .storm-tonight = How strong the storm is there tonight
    .hot-monday = How hot it was there on a Monday
    .why = Weather is what the sky does now. Climate is the weather of many years taken together, usually of thirty or more.
    .why-snow-today = Snow on one day is weather. It snows in warm years too, and one day cannot show how a climate changes.
    .why-hot-monday = One hot day is weather. Only many years together show whether hot days become more common.
item-climate-colder-world = The climate of the whole Earth grows colder for a very long time. What happens to the habitats?
    .title = A colder world
    .tundra-spreads = Tundra spreads, and savannah shrinks.
    .all-stay = They all stay where they have always been.
    .savannah-spreads = Savannah spreads, and tundra shrinks.
    .all-vanish = They all vanish, and bare land is left.
    .why = Each habitat belongs to a climate. When it grows colder, tundra comes nearer to the equator and down from the mountains, and the warm habitats draw back. So habitats move, and some shrink.
    .why-all-stay = A forest looks fixed, but it stands where its climate is. When the climate moves, trees die on one side and seedlings grow on the other.
    .why-savannah-spreads = Savannah needs warmth. In our model its cells become fewer with each step towards the cold.
item-climate-suits-tundra = Which of these body features help a mammal to keep warm in the tundra? Choose all.
    .title = Made for the cold
    .thick-fur = long, thick fur
    .short-ears = small, short ears
    .round-body = a short, round body
    .long-legs = long, thin legs
    .thin-fur = thin, short fur
    .large-ears = large, thin ears
    .why = A body loses heat through its skin. Thick fur holds the heat, and a round body with short ears and legs has little skin for its size. Arctic foxes have short ears, and desert foxes have large ones.
    .why-long-legs = Long, thin legs have much skin for their size, so they lose much heat.
    .why-large-ears = Large ears are full of blood near the skin. They cool an animal, which helps where it is hot.
item-climate-not-everywhere = Why does no wild mammal species live in every habitat of the Earth?
    .title = Nobody lives everywhere
    .suits-few = Its body suits the conditions of some habitats only.
    .dislikes-rest = It likes some habitats better and keeps away from others.
    .never-tried = It could live in all of them but has not tried yet.
    .told-to-stay = Each species was given its own place at the beginning.
    .why = A body that holds heat well is good in the cold and bad in the heat. What helps in one habitat costs something in another, so each species is limited to what its genes allow. People come closest to living everywhere, with clothes and houses.
    .why-dislikes-rest = Liking is not enough. A savannah animal that is put into the tundra freezes, whatever it likes.
    .why-never-tried = Trying does not change a body. Young that strayed into the wrong habitat mostly died there.

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
    .wish-to-change = the effort of a living thing to become different
    .why = In the game a genome has three genes, and each can have four variants, from 1 to 4. A mutation card changes a variant by one step. Real genomes have thousands of genes.
item-climate-two-of-three = A species fits a habitat when two of its three genes, or all three, have the value of that habitat: savannah 1, tropical forest 2, temperate forest 3, tundra 4. Which habitat does this species fit?
    .title = Two genes of three
    .why = Shape and metabolism have the value 2, which is that of tropical forest. Two of three are enough. The fur still has the value of savannah.
    .why-savannah = Only the fur has the value 1. One gene of three is not enough.
    .why-temperate-forest = No gene has the value 3.
    .why-tundra = No gene has the value 4.
item-climate-cards-to-forest = All three genes of this species have the value 1. Each card changes one gene by 1. At least two genes must have the value 3 for temperate forest. How many cards does it need at least?
    .title = Cards to the forest
    .unit = cards
    .why = Two genes are enough, and each must go two steps, from 1 to 3: 2 × 2 = 4 cards. A long way takes many mutations, which is why a species seldom leaps from one climate to a very different one.
item-climate-kinds-of-mutation = Mutations differ in what they do. Match each kind with what it does.
    .title = Kinds of mutation
    .useful = useful mutation
    .neutral = neutral mutation
    .deleterious = deleterious mutation
    .fits-better = Its bearer does better where it lives.
    .no-difference = It makes no difference to its bearer.
    .does-harm = It makes its bearer weaker or ill.
    .new-species = It turns its bearer into a new species.
    .why = Deleterious means harmful. In nature many mutations make no difference, many do some harm, and few are useful at once. No single mutation turns an animal into another species.
item-climate-chance-before = Winters become colder. A few mice of a population carry a mutation for thicker fur. Where did this mutation come from?
    .title = Where mutations come from
    .by-chance = It arose by chance, when genes were copied.
    .for-cold = The cold caused it, since it was needed.
    .by-wish = The mice made it, since they were cold.
    .by-training = The parents froze, and their fur grew thick.
    .why = Genes are copied for each new young, and now and then a copy has a mistake. That is a mutation. It does not come because it is needed: mice in warm places get mutations for thick fur too, but there they are of no use.
    .why-for-cold = Cold decides which mice leave the most young. It does not write the mutation that they need.
    .why-by-wish = Wishing changes no gene.
    .why-by-training = What happens to a body in its life, such as fur that grows thick in winter, is not written into its genes.
item-climate-sure-before = How sure are you of this answer?
    .title = How sure?

## Selection, and being ready

item-climate-who-adapts = After many cold centuries most foxes of an island have thick fur. Before, only a few had. How did this come about?
    .title = How foxes changed
    .left-more-young = Foxes with thick fur left more young.
    .each-grew-fur = Each fox grew thicker fur and kept it.
    .learnt-from = Young foxes learnt it from their parents.
    .chose-mates = The foxes planned to have furry young.
    .why = Foxes with thick fur survived the cold more often and left more young, which inherited the fur. So the share of thick fur grew from generation to generation. The population adapted; no single fox did.
    .why-each-grew-fur = A winter coat comes and goes. It is the inherited thickness that became common, and no fox can change its genes.
    .why-chose-mates = No animal knows what its great-grandchildren will need.
item-climate-feathers = Small dinosaurs had feathers long before any of their descendants could fly. What do scientists think about this?
    .title = Feathers before flight
    .warm-first = Feathers served another use first, such as warmth.
    .planned-flight = Feathers came early to prepare the way for flight.
    .half-wings = Feathers had no use at all until wings were ready.
    .wanted-to-fly = Feathers grew because those dinosaurs tried to fly.
    .why = A feature can help with one thing and later turn out to help with another. Feathers kept small dinosaurs warm or were shown to others, and only much later did they help in flight. Evolution does not plan ahead.
    .why-planned-flight = Selection works on what helps now. Nothing in nature knows what will be useful in a million years.
    .why-wanted-to-fly = Trying changes no gene.

## Move, adapt or die out

item-climate-forest-moves = The climate changes, and a forest slowly moves away from the place where a species of squirrel lives. What can happen to this species? Choose all.
    .title = When a forest moves
    .moves-along = It moves along with the forest.
    .adapts = It adapts over many generations.
    .dies-out = It dies out in the end.
    .sleeps-on = It sleeps on until better days.
    .decides = It decides to like grassland.
    .changes-air = It makes the air cooler again.
    .why = Move, adapt or die out: these are the ways open to a species when its habitat moves. Which one it is depends on how fast the change is, whether the way is free, and whether useful variants are there.
    .why-sleeps-on = Some animals sleep for a winter, but no squirrel can sleep for thousands of years.
    .why-decides = Liking changes no gene. Only inherited differences can make a population fit for grassland.
item-climate-extinct-before = The last animal of a species dies. A thousand years later its habitat is as it used to be. What happens to the species?
    .title = After the last one
    .gone-for-good = It stays gone for ever.
    .comes-back = It comes back by itself.
    .hidden = It was only hiding till then.
    .evolves-again = It evolves once more.
    .why = Extinct means that none is alive anywhere. Its genes are lost, and a new species that comes to live there has other genes and another history.
    .why-comes-back = Where should it come from? Young need parents, and the last ones have died.
    .why-evolves-again = Another species may come to look alike. It is still another species, with a history of its own.
item-climate-most-at-risk = The climate grows warmer for a long time. Which of these species is most at risk of dying out?
    .title = Who is most at risk?
    .one-hilltop = One that lives only on the cool top of one hill
    .wide-plains = One that is common on the wide and warm plains
    .many-habitats = One that lives in three very different habitats
    .always-moving = One that moves north and south with the seasons
    .why = A species that needs the cold and already lives at the top has nowhere to go: uphill the land ends. Species with large areas, several habitats or good means to move have more ways out.
    .why-many-habitats = Living in several habitats is an advantage: when one shrinks, others are left.
    .why-always-moving = Who moves easily can follow its habitat.

## Speed, people and chance

item-climate-fast-or-slow = In one world the climate warms by four degrees within a hundred years, in another within a hundred thousand years. In which do more species die out, and why?
    .title = Fast or slow?
    .fast-no-time = In the fast one: there is little time to move or adapt.
    .slow-wears-out = In the slow one: a long change wears species out.
    .both-alike = In both alike: four degrees are always four degrees.
    .fast-wakes-up = In the slow one: only a fast change makes species adapt.
    .why = Trees spread by a few hundred metres a year at most, and populations need many generations to adapt. A slow change leaves time for both. A fast one can run ahead of them.
    .why-both-alike = How far a change goes matters, and so does how fast. The same change can be survived at one speed and not at another.
    .why-fast-wakes-up = Need does not speed mutations up. They come by chance, at their own pace.
item-climate-people-before = What is the main cause of the warming of the last hundred years?
    .title = Why the Earth warms now
    .burning = The burning of coal, oil and gas
    .sun-nearer = The Earth’s path closer to the sun
    .ozone-hole = The hole in the ozone layer of the air
    .litter = The litter on land and in the sea
    .why = Burning coal, oil and gas sets carbon dioxide free, and this gas holds heat back in the air. Cleared forests and cattle add to it. Scientists have measured the gas, the warmth, and the sun, and the sun does not explain it.
    .why-sun-nearer = The Earth’s path around the sun changes only over thousands of years, and it did not cause this warming.
    .why-ozone-hole = The ozone hole lets more ultraviolet light through. That is bad for skin, but it is not what warms the Earth.
    .why-litter = Litter harms animals, but it does not warm the air.
item-climate-generations = A round of the game stands for about 1,000,000 years. Suppose that the animals of a species have young at the age of 5 years. How many generations fit into one round?
    .title = Generations in a round
    .twenty = 20
    .two-thousand = 2,000
    .two-hundred-thousand = 200,000
    .twenty-million = 20,000,000
    .why = A million years divided by five years is 200,000 generations. In a single round there is time for many small changes, one generation after the other.
    .why-twenty = That would be a hundred years. A round is ten thousand times longer.
    .why-two-thousand = That would be ten thousand years, the time since the last ice age.
item-climate-one-game = In one game with fast climate change three species died out. In one game without it two did. Why is this no proof yet that fast change harms more?
    .title = Is one game enough?
    .luck-of-one = Luck alone can make such a small difference.
    .enough-proof = It is proof, since three is more than two.
    .dice-know = Dice always even themselves out in a game.
    .never-knowable = Where chance is at work nobody can know anything.
    .why = Cards and dice make games differ even when nothing else does. Many games of both kinds show what is luck and what is not: luck goes both ways, and a real difference stays.
    .why-enough-proof = Two games with the very same rules often differ by one extinction.
    .why-never-knowable = Chance can be studied well. One roll of a die is open, but among 600 rolls about 100 are sixes.
item-climate-odds-of-change = At the end of a round a die is rolled. With 4, 5 or 6 the climate changes. How often does it change, in the long run?
    .title = How often it changes
    .one-in-six = in 1 of 6 rounds
    .one-in-three = in 1 of 3 rounds
    .one-in-two = in 1 of 2 rounds
    .two-in-three = in 2 of 3 rounds
    .why = Three of the six faces bring a change, and 3 of 6 is one half. With human-induced change switched on, the climate changes at the end of every round.
    .why-one-in-six = A single face comes up once in six rolls. Here three faces count.
    .why-two-in-three = That would need four of the six faces.
item-climate-plan-before = Your species stands in the savannah with two useful mutation cards. Next round the climate may grow warmer, colder or stay. What will you do, and why?
    .title = Your plan
    .level-0 = No plan, or none that fits the rules.
    .level-1 = A plan: move, stay, or save or use cards.
    .level-2 = A plan with a reason that names habitats or genes.
    .level-3 = A plan with a reason for both cases, a colder and a warmer climate.
