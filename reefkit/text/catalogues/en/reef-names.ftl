### Reef Survivor: what things are called, and what is told of them. `.plural` more than one of them,
### `.story` a sentence or two of natural history, `.rule` what a card does, `.science` why.
###
### Families: organism- card- token- board- water- phase- deck- disaster- gained-
### Families: is- is-not- lacks-

## Builders

organism-boulder-coral = boulder coral
    .plural = boulder corals
    .story = A brain coral adds only millimetres a year to its massive dome. It can live for centuries, and few waves break it.
organism-branching-coral = branching coral
    .plural = branching corals
    .story = Elkhorn coral grows up to ten centimetres a year in shallow, wave-washed water. A broken branch can grow into a new colony.
organism-finger-coral = finger coral
    .plural = finger corals
    .story = Finger coral grows in clumps of blunt branches, from lagoons to reef slopes. Many small animals hide between its fingers.
organism-platy-coral = platy coral
    .plural = platy corals
    .story = Thin plates spread wide and catch what little light comes down to deep water. They break easily.
organism-soft-sponge = soft sponge
    .plural = soft sponges
    .story = Tough, bendy fibres hold this tube sponge up, not carbonate. It pumps water through its walls and filters its food from it.
organism-carbonate-sponge = carbonate sponge
    .plural = carbonate sponges
    .story = Tiny needles of calcium carbonate stiffen this sponge. Like other sponges, it feeds on what it filters from the water.
organism-encrusting-sponge = encrusting sponge
    .plural = encrusting sponges
    .story = This sponge spreads as a thin crust over rock, so waves find nothing to grip. Its poisons keep neighbours from growing over it.
organism-carbonate-alga = carbonate alga
    .plural = carbonate algae
    .story = Coralline algae build carbonate into their cell walls. Their hard crusts bind rubble together, and coral larvae like to settle on them.
organism-bivalve = bivalve
    .plural = bivalves
    .story = A giant clam keeps zooxanthellae in its bright mantle and lives on the sugars that they make in the light. It filters food from the water too.
organism-bryozoan = bryozoan
    .plural = bryozoans
    .story = A bryozoan is a colony of tiny animals, each in its own little box. Each strains food from the water with a crown of tentacles, in warm seas and in cold ones.
organism-microbialite = microbialite
    .plural = microbialites
    .story = Mats of microbes trap grains and build rock, layer upon layer. Stromatolites made in this way are among the oldest traces of life, some 3.5 billion years old.

## Dwellers and weeds

organism-fish = fish
    .plural = fish
    .story = A parrotfish scrapes algae from rock with its beak. The bare rock it leaves is where young corals can settle.
organism-snail = snail
    .plural = snails
    .story = A turban snail rasps algae from rock with its toothed tongue. Its shell is carbonate, so acid water harms it.
organism-urchin = urchin
    .plural = urchins
    .story = The long-spined urchin comes out at night to graze algae. Where there are too many urchins, they scrape away young corals as well.
organism-fleshy-alga = fleshy alga
    .plural = fleshy algae
    .story = Seaweed without a skeleton grows fast and shades whatever it covers. Grazers keep it short.

## Short-term cards

card-predator-on-the-loose = predator on the loose
    .rule = All fish leave, and three more fleshy algae grow on each reef.
    .science = Where predators or people take the grazing fish, seaweed grows unchecked.
card-nutrification = nutrification
    .rule = Row 1 is overgrown by fleshy algae, except where the topmost builder tolerates high nutrients; a board without land is spared.
    .science = Fertiliser and sewage washed off the land feed seaweed, which outgrows corals.
card-pollution = pollution
    .rule = In rows 1 and 2, topmost builders with zooxanthellae die unless they tolerate high nutrients or high sediment; a board without land is spared.
    .science = Mud that rivers bring into the sea takes away the light that zooxanthellae need.
card-deep-freeze = deep freeze
    .rule = In deep water, half of the topmost builders that do not tolerate cold die.
    .science = Cold can harm corals as much as heat does: a cold spell killed many of them off Florida in January 2010.
card-heatwave = heatwave
    .rule = In shallow water, half of the topmost builders that do not tolerate heat die.
    .science = Corals that get too warm lose their zooxanthellae, turn white and may starve: they bleach.
card-hurricane-near-miss = hurricane near miss
    .rule = All urchins die, and row 1 is overgrown except where the topmost builder tolerates high nutrients; without land, no row is.
    .science = A hurricane that only passes still brings floods of rain, and these wash mud and nutrients from the land over the reef.
card-hurricane-hit = hurricane hit
    .rule = In shallow water, all topmost builders die but encrusters and strong skeletons; in medium water, delicate skeletons break.
    .science = Storm waves lose their force with depth, so the shallow reef breaks first.
card-gale-force-winds = gale-force winds
    .rule = In shallow water, all topmost builders die but encrusters and strong skeletons; on a board without land, no exception is made.
    .science = Wind raises the highest waves over wide, open water. A reef without land to shelter it takes their full force.
card-urchin-disease = urchin disease
    .rule = All urchins die, and two more fleshy algae grow on each reef.
    .science = In 1983 and 1984 a disease killed more than nine of ten long-spined urchins in the Caribbean, and seaweed spread over many reefs.
card-coral-disease = coral disease
    .rule = All topmost corals of the most abundant coral type die; where types tie, the owner chooses.
    .science = A disease spreads fastest where many hosts of one kind stand close together.
card-spring-hypoxia = spring hypoxia
    .rule = In row 1, all builders die that do not tolerate low oxygen, stacked ones too; a board without land is spared.
    .science = Spring floods bring nutrients, algae bloom on them and die, and their decay uses up the oxygen.
card-tsunami = tsunami
    .rule = In shallow and medium water, half of the topmost builders die that neither encrust nor have a strong skeleton.
    .science = A tsunami moves the water from the surface to the sea floor, and the rubble it carries breaks what stands in its way.
card-recruitment-problem = recruitment problem
    .rule = No reef can collect dwellers in the next round.
    .science = Most reef animals drift as larvae first, and in a poor year few of them find a reef.
card-invasive-species = invasive species
    .rule = Each reef rolls for a row: everything on it goes, and five finger corals without mutations settle there.
    .science = A species brought from elsewhere can spread fast where nothing eats it yet or competes with it.
card-invasive-fleshy-algae = invasive fleshy algae
    .rule = Each reef rolls for a row: five fleshy algae land there, over builders too, and where one grows already, the nearest space without one is taken.
    .science = The aquarium seaweed Caulerpa taxifolia was first seen in the Mediterranean in 1984 and then spread along its coasts.
card-reproductive-stress = reproductive stress
    .rule = Every builder on every reef loses its mutation for more offspring.
    .science = Corals under stress have little energy to spare for eggs and sperm.
card-bad-luck = bad luck
    .rule = Two more short-term cards are drawn at once.
    .science = Disasters can come close together, and a reef that is hit twice has had no time to recover.
card-calm-seas = calm seas
    .rule = Nothing happens.
    .science = A reef may need ten quiet years or more to recover from a disaster.

## Long-term cards

card-carbon-dioxide-pulse = carbon dioxide pulse
    .rule = Topmost carbonate builders die in deep water unless they resist acid, and in shallow water unless they resist acid and tolerate heat as well; all snails die.
    .science = Carbon dioxide in the air warms the sea, and what the sea takes up makes its water more acid.
card-oceanic-anoxic-event = oceanic anoxic event
    .rule = In deep water, all builders die that do not tolerate low oxygen, stacked ones too.
    .science = About 94 million years ago large parts of the deep ocean ran out of oxygen, and black shales formed there.
card-corrosive-waters = corrosive waters from below
    .rule = In deep water, carbonate builders die unless they tolerate cold or resist acid, stacked ones too.
    .science = Cold deep water holds much carbon dioxide, and where it wells up it can dissolve carbonate skeletons.
card-glaciation = glaciation
    .rule = Everything in shallow water goes, stacked builders and fleshy algae too; the spaces can be settled again next round.
    .science = In the last ice age so much water lay frozen on land that the sea stood some 120 metres lower.

## Mutation tokens

token-stronger = stronger skeleton
    .story = A stronger skeleton survives more storms.
token-weaker = weaker skeleton
    .story = A weaker skeleton breaks in waves that others survive.
token-acid = acid resistance
    .story = It goes on building its skeleton in acid water.
token-more = more offspring
    .story = It spawns two juveniles a round instead of one.
token-fewer = fewer offspring
    .story = It spawns no juveniles at all.
token-cold = tolerance of cold
    .story = It lives on when the water turns cold.
token-heat = tolerance of heat
    .story = It lives on when the water gets too warm for others.
token-low-oxygen = tolerance of low oxygen
    .story = It lives on where the water holds little oxygen.
token-nutrients = tolerance of high nutrients
    .story = It lives on where much fertiliser reaches the water, and weeds do not overgrow it then.
token-sediment = tolerance of high sediment
    .story = It lives on where mud clouds the water.
token-none = no mutation
    .story = It is as its kind has always been.

## Cards and mutations as sentences need them

disaster-predator-on-the-loose = the predator
disaster-nutrification = the flood of nutrients
disaster-pollution = the pollution
disaster-deep-freeze = the deep freeze
disaster-heatwave = the heatwave
disaster-hurricane-near-miss = the hurricane that passed by
disaster-hurricane-hit = the hurricane
disaster-gale-force-winds = the gale
disaster-urchin-disease = the urchin disease
disaster-coral-disease = the coral disease
disaster-spring-hypoxia = the spring hypoxia
disaster-tsunami = the tsunami
disaster-recruitment-problem = the recruitment problem
disaster-invasive-species = the invasive species
disaster-invasive-fleshy-algae = the invasive fleshy algae
disaster-reproductive-stress = the reproductive stress
disaster-bad-luck = bad luck
disaster-calm-seas = calm seas
disaster-carbon-dioxide-pulse = the carbon dioxide pulse
disaster-oceanic-anoxic-event = the oceanic anoxic event
disaster-corrosive-waters = the corrosive waters
disaster-glaciation = the glaciation

gained-stronger = a stronger skeleton
gained-weaker = a weaker skeleton

## Boards

board-patch-reef-lagoon = patch reef lagoon
    .story = Small reefs rise from the floor of a sheltered lagoon. No water here is deep.
board-ramp = ramp
    .story = The sea floor slopes gently away from the coast. Each depth lies in a band along the shore.
board-atoll = atoll
    .story = A shallow ring round a lagoon falls steeply to the sea floor. No land shelters or muddies it.
board-fringing-reef = fringing reef
    .story = The reef flat begins at the shore. Beyond it, spurs and grooves lead to the deep fore reef.
board-barrier-reef = barrier reef
    .story = Behind the reef crest lies a lagoon, deep in its middle. A pass leads out to the fore reef.

## Water, phases, decks

water-shallow = shallow water
water-medium = medium water
water-deep = deep water

phase-founding = set-up
phase-dwellers = 1A dwellers
phase-algae = 1B algae
phase-mutations = 1C mutations
phase-spawning = 2A spawning
phase-triangle = 2B Coral Triangle
phase-migration = 2C trade
phase-settlement = 2D settle
phase-catastrophe = 3 catastrophe
phase-survey = 4 survey
phase-over = the end of the match

deck-short = short-term deck
deck-long = long-term deck

## Traits, as reasons of a death or of a survival

is-carbonate = carbonate skeleton
is-zooxanthellae = zooxanthellae that need light
is-encruster = low, encrusting growth
is-recruiter = shelter for dwellers
is-coral = one of the corals
is-strong = strong skeleton
is-delicate = delicate skeleton
is-acid = resistance to acid
is-cold = tolerance of cold
is-heat = tolerance of heat
is-low-oxygen = tolerance of low oxygen
is-nutrients = tolerance of high nutrients
is-sediment = tolerance of high sediment

is-not-carbonate = no carbonate skeleton
is-not-zooxanthellae = no zooxanthellae
is-not-encruster = no encrusting growth
is-not-recruiter = no shelter for dwellers
is-not-coral = not a coral
is-not-strong = no strong skeleton
is-not-delicate = no delicate skeleton
is-not-acid = no resistance to acid
is-not-cold = no tolerance of cold
is-not-heat = no tolerance of heat
is-not-low-oxygen = no tolerance of low oxygen
is-not-nutrients = no tolerance of high nutrients
is-not-sediment = no tolerance of high sediment

lacks-carbonate = no carbonate skeleton
lacks-zooxanthellae = no zooxanthellae
lacks-encruster = no encrusting growth
lacks-recruiter = no shelter for dwellers
lacks-coral = not a coral
lacks-strong = no strong skeleton
lacks-delicate = no delicate skeleton
lacks-acid = no resistance to acid
lacks-cold = no tolerance of cold
lacks-heat = no tolerance of heat
lacks-low-oxygen = no tolerance of low oxygen
lacks-nutrients = no tolerance of high nutrients
lacks-sediment = no tolerance of high sediment
