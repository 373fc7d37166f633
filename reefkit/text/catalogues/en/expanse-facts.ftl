### Blue Expanse: one true sentence of biology or economy for every card, in our own words.

## Resources

expanse-fact-zooxanthellae = Zooxanthellae are tiny algae that live inside corals, and the sugars that they make in the light feed both.
expanse-fact-coral = A reef-building coral is a colony of small animals, each of which builds a cup of limestone beneath itself.
expanse-fact-phytoplankton = Drifting algae too small to see do about half of all photosynthesis on Earth.
expanse-fact-seagrass = Seagrass is no seaweed but a plant with roots and flowers, which sets seed under water.

## Predators

expanse-fact-bigfin-reef-squid = A bigfin reef squid signals to others with its skin, where thousands of small bags of colour open and close.
expanse-fact-bottlenose-dolphin = A bottlenose dolphin finds fish by making clicks and listening for their echoes.
expanse-fact-dwarf-minke-whale = Dwarf minke whales gather off the northern Great Barrier Reef every winter, and often come close to look at swimmers.
expanse-fact-elegant-sea-snake = A sea snake breathes air and yet never comes ashore: its young are born alive in the water.
expanse-fact-giant-trevally = Giant trevallies have been filmed leaping out of the water to catch young seabirds.
expanse-fact-giant-triton = The giant triton, one of the largest sea snails, is among the few animals that eat grown crown-of-thorns starfish.
expanse-fact-grey-reef-shark = A grey reef shark that feels threatened warns first: it arches its back and lowers its side fins.
expanse-fact-whitetip-reef-shark = Whitetip reef sharks rest on the sea floor by day and hunt among the corals by night.
expanse-fact-mantis-shrimp = Some mantis shrimps strike so fast that bubbles form in the water, and collapse with a second blow.
expanse-fact-port-jackson-shark = A Port Jackson shark lays eggs in spiral cases and wedges them into cracks of the rock with its mouth.
expanse-fact-sharpfin-barracuda = Barracudas catch fish by a short burst of speed, not by a long chase.
expanse-fact-snubfin-dolphin = The Australian snubfin dolphin was recognised as a species of its own only in 2005.
expanse-fact-tropical-rock-lobster = Tropical rock lobsters of the Torres Strait walk hundreds of kilometres over the sea floor to breed.

## Herbivores

expanse-fact-blue-sea-star = A blue sea star that loses an arm can grow it again.
expanse-fact-burrowing-sea-urchin = Burrowing sea urchins grind hollows into coral rock with teeth and spines, and so wear the reef down.
expanse-fact-dugong = A dugong digs up seagrass with its snout and leaves winding trails of bare sand behind.
expanse-fact-green-sea-turtle = The warmth of the sand decides what hatches from a green turtle's eggs: in warm nests nearly all are females.
expanse-fact-regal-tang = A regal tang has a sharp spine on each side of its tail, which it can fold away.
expanse-fact-spotted-parrotfish = Parrotfish bite off rock and coral to get at their food, and much of the white sand of reefs is what comes out of them.
expanse-fact-yellow-boxfish = A frightened yellow boxfish lets out a poison from its skin that can kill other fish nearby.
expanse-fact-spotband-butterflyfish = Many butterflyfish live in pairs that stay together for years.

## Detritivores

expanse-fact-christmas-tree-worm = A Christmas tree worm lives in a tube in living coral, and pulls in its two spiral crowns when a shadow falls on them.
expanse-fact-common-cleanerfish = Larger fish line up to have a cleanerfish pick parasites off their skin, and even out of their mouths.
expanse-fact-clownfish = When the female of a group of clownfish dies, the largest male turns into a female.
expanse-fact-coral-crab = Coral crabs defend the coral they live in: they pinch the feet of crown-of-thorns starfish until these turn away.
expanse-fact-crown-of-thorns = A large female crown-of-thorns starfish can release many millions of eggs in one summer.
expanse-fact-drupella = Drupella snails in great numbers ate most of the coral on parts of Ningaloo Reef, in Western Australia.
expanse-fact-sea-cucumber = A sea cucumber swallows sand, digests the remains of life in it, and leaves the sand cleaner than it was.

## Filter feeders

expanse-fact-barnacle = Barnacles on a hull slow a ship down, so that it burns more fuel.
expanse-fact-eastern-spiny-seahorse = So many seahorses were sold for medicine and aquariums that a treaty now controls trade in them between countries.
expanse-fact-feather-star = A feather star spreads its arms in the current and passes what it catches, plankton and bits of detritus, down to its mouth.
expanse-fact-reef-manta-ray = Where plankton is thick, reef manta rays feed in chains, one behind the other with their mouths wide open.
expanse-fact-sea-squirt = A sea squirt lives by pumping water, and some kinds gather metals from it in their bodies.
expanse-fact-whale-shark = The whale shark is the largest of all fish and lives on plankton and small fish that it strains from the water.
expanse-fact-australian-sardine = Sardines turn plankton into food for tuna, dolphins and seabirds.

## People and their work

expanse-fact-aquaculture = In 2022 the world's fish farms for the first time raised more fish and other water animals than fishing brought in.
expanse-fact-artisanal-fishing = Most of the world's fishers work from small boats or from the shore.
expanse-fact-trawler = A bottom trawl is dragged over the sea floor and catches much that nobody meant to catch.
expanse-fact-factory-ship = A factory ship cleans and freezes its catch on board, so it can stay at sea for months.
expanse-fact-farming-region = Most of the extra mud and nutrients that rivers carry to the Great Barrier Reef come from farmed land.
expanse-fact-maritime-patrol = Since 2004 about a third of the Great Barrier Reef Marine Park has been closed to fishing, and patrols watch over it.
expanse-fact-bio-prospecting = A medicine against cancer was first found in a sea squirt of the Caribbean.
expanse-fact-resort = The Great Barrier Reef supports tens of thousands of jobs, and most of them are in tourism.
expanse-fact-reef-cruise = Most visitors to the Great Barrier Reef Marine Park pay a small charge, which helps to pay for its care.
expanse-fact-major-port = Some of the world's largest coal ports lie on the coast of the Great Barrier Reef.
expanse-fact-airport = Visitors who fly to see the reef add to the warming that harms it, since jets burn a lot of fuel.
expanse-fact-research-bleaching = Young corals survived more heat when researchers gave them algae that had been bred in warm water for years.
expanse-fact-research-bioplastics = Corals that plastic waste lies on are ill far more often than corals without it.

## Bonus

expanse-fact-migration = Some green turtles swim more than a thousand kilometres from where they feed to the beach where they lay.
expanse-fact-reef-wreck = The steamer Yongala sank off Queensland in 1911, and corals now grow all over its wreck.
expanse-fact-research-vessel = Research vessels have surveyed reefs of the Great Barrier Reef year after year since the 1980s.
expanse-fact-coral-spawning = On a few nights of the year, soon after a full moon, many kinds of coral release their eggs and sperm together.
expanse-fact-cleanup = A fishing net that is lost at sea goes on catching turtles and fish.
expanse-fact-documentary = Many people who may never see the Great Barrier Reef would pay for its protection: economists call this non-use value.
expanse-fact-aerial-surveys = In 2016 researchers looked at hundreds of reefs of the Great Barrier Reef from the air, and found few without bleached corals.

## Malus

expanse-fact-illegal-fishing = On reefs of the Great Barrier Reef that are closed to fishing, divers still find lost fishing lines.
expanse-fact-runoff = Fertiliser in rivers feeds the plankton of the sea, and that plankton feeds young crown-of-thorns starfish.
expanse-fact-cyclone = From 1985 to 2012 storms cost the Great Barrier Reef more coral than anything else did.
expanse-fact-aggressive-sharks = Some sharks follow fishing boats and take hooked fish before they can be pulled up.
expanse-fact-shipwreck = In 2010 the coal ship Shen Neng 1 ran aground on a shoal of the Great Barrier Reef and ground its corals to rubble.
expanse-fact-oil-spill = Even a little oil in the water can keep young corals from settling.
expanse-fact-ballast-discharge = Ships carry water as ballast from port to port, and with it living animals from other seas.
expanse-fact-el-nino = In El Niño years fewer cyclones than usual form near Australia.
expanse-fact-warming-seas = The Great Barrier Reef bleached widely in 2016, 2017, 2020, 2022 and 2024, with little time to recover in between.

## Currency

expanse-fact-biomass = Only a small part of the energy in one step of a food web reaches the next.
expanse-fact-capital = The Great Barrier Reef brings Australia billions of dollars a year, most of it through tourism.
