### Reef Survivor in easier words: natural history, and what the cards do.

## Builders

organism-boulder-coral = boulder coral
    .plural = boulder corals
    .story = It grows a few millimetres a year into a heavy dome. It can live for hundreds of years.
organism-branching-coral = branching coral
    .plural = branching corals
    .story = It grows fast in shallow water. A broken branch can grow into a new coral.
organism-finger-coral = finger coral
    .plural = finger corals
    .story = It grows in clumps of thick fingers. Many small animals hide between them.
organism-platy-coral = platy coral
    .plural = platy corals
    .story = Its thin plates catch the little light of deep water. They break easily.
organism-soft-sponge = soft sponge
    .plural = soft sponges
    .story = Bendy fibres hold it up. It pumps water and filters out its food.
organism-carbonate-sponge = carbonate sponge
    .plural = carbonate sponges
    .story = Tiny needles of carbonate make it stiff. It filters its food from the water.
organism-encrusting-sponge = encrusting sponge
    .plural = encrusting sponges
    .story = It covers rock as a thin crust. Waves cannot grip it.
organism-carbonate-alga = carbonate alga
    .plural = carbonate algae
    .story = It grows as a hard crust of carbonate. Young corals like to settle on it.
organism-bivalve = bivalve
    .plural = bivalves
    .story = A giant clam has zooxanthellae in its soft body. They make sugar for it from light.
organism-bryozoan = bryozoan
    .plural = bryozoans
    .story = Many tiny animals live here, each in its own box. They also live in cold seas.
organism-microbialite = microbialite
    .plural = microbialites
    .story = Tiny microbes build this rock, layer on layer. Some such rocks are 3.5 billion years old.

## Dwellers and weeds

organism-fish = fish
    .plural = fish
    .story = A parrotfish scrapes algae off rock with its beak. Young corals settle there.
organism-snail = snail
    .plural = snails
    .story = It scrapes algae with its rough tongue. Acid water harms its shell.
organism-urchin = urchin
    .plural = urchins
    .story = It eats algae at night. Too many urchins scrape off young corals too.
organism-fleshy-alga = fleshy alga
    .plural = fleshy algae
    .story = This seaweed grows fast and covers others. Grazers keep it short.

## Short-term cards

card-predator-on-the-loose = predator on the loose
    .rule = All fish leave. Three more fleshy algae grow on each reef.
    .science = When few fish are left to graze, seaweed spreads.
card-nutrification = nutrification
    .rule = Fleshy algae overgrow row 1. Builders that tolerate high nutrients stay free. No land: nothing happens.
    .science = Fertiliser and sewage from land feed seaweed.
card-pollution = pollution
    .rule = Rows 1 and 2: builders with zooxanthellae die. Those that tolerate high nutrients or high sediment live. No land: nothing happens.
    .science = Zooxanthellae need light. Mud in the water takes it away.
card-deep-freeze = deep freeze
    .rule = Deep water: half of the builders die. Those that tolerate cold all live.
    .science = Cold water can kill corals. It did so off Florida in 2010.
card-heatwave = heatwave
    .rule = Shallow water: half of the builders die. Those that tolerate heat all live.
    .science = Corals that get too warm lose their zooxanthellae. They turn white and may starve.
card-hurricane-near-miss = hurricane near miss
    .rule = All urchins die. Algae overgrow row 1 if there is land. Builders that tolerate high nutrients stay free.
    .science = Its rain washes mud and nutrients from the land over the reef.
card-hurricane-hit = hurricane hit
    .rule = Shallow water: only encrusters and strong skeletons live. Medium water: delicate skeletons break.
    .science = Storm waves are strongest near the surface.
card-gale-force-winds = gale-force winds
    .rule = Shallow water: only encrusters and strong skeletons live. No land: all shallow builders die.
    .science = Waves grow high over open water. Land gives shelter from them.
card-urchin-disease = urchin disease
    .rule = All urchins die. Two more fleshy algae grow on each reef.
    .science = Most long-spined urchins of the Caribbean died in 1983 and 1984. Seaweed spread.
card-coral-disease = coral disease
    .rule = The coral type you have most of dies. If types tie, you choose.
    .science = A disease spreads fast where many of one kind stand together.
card-spring-hypoxia = spring hypoxia
    .rule = Row 1: builders that do not tolerate low oxygen die. This hits whole stacks. No land: nothing happens.
    .science = Spring floods feed algae. When the algae rot, oxygen runs out.
card-tsunami = tsunami
    .rule = Shallow and medium water: half of the builders die. Encrusters and strong skeletons all live.
    .science = A tsunami moves all of the water, down to the sea floor.
card-recruitment-problem = recruitment problem
    .rule = No reef can collect dwellers next round.
    .science = Young reef animals drift in the sea. In some years few arrive.
card-invasive-species = invasive species
    .rule = Each reef rolls for a row. Everything there goes. Five plain finger corals settle on it.
    .science = A newcomer can spread fast where nothing eats it.
card-invasive-fleshy-algae = invasive fleshy algae
    .rule = Each reef rolls for a row. Five algae grow there, over builders too. Where one grows already, the nearest free space gets it.
    .science = A seaweed from aquariums spread along the coasts of the Mediterranean.
card-reproductive-stress = reproductive stress
    .rule = Every builder loses its mutation for more offspring.
    .science = Corals under stress have little energy for their young.
card-bad-luck = bad luck
    .rule = Two more short-term cards are drawn at once.
    .science = Disasters can come close together. Then a reef cannot recover.
card-calm-seas = calm seas
    .rule = Nothing happens.
    .science = A reef may need ten quiet years to recover.

## Long-term cards

card-carbon-dioxide-pulse = carbon dioxide pulse
    .rule = Deep water: carbonate builders without acid resistance die. Shallow water: they need acid resistance and tolerance of heat. All snails die.
    .science = Carbon dioxide makes the sea warmer and more acid.
card-oceanic-anoxic-event = oceanic anoxic event
    .rule = Deep water: builders that do not tolerate low oxygen die. This hits whole stacks.
    .science = Parts of the deep sea lost their oxygen 94 million years ago.
card-corrosive-waters = corrosive waters from below
    .rule = Deep water: carbonate builders die. Those with acid resistance or tolerance of cold live. This hits whole stacks.
    .science = Cold deep water can dissolve carbonate skeletons.
card-glaciation = glaciation
    .rule = Everything in shallow water goes. You can settle there again next round.
    .science = In the last ice age the sea was about 120 metres lower.
