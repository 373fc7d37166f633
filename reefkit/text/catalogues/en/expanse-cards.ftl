### Blue Expanse: what things are called. `.one` is one of them with its article, `.many` more than
### one, `.short` a name for a small card where the whole one is long; it may break at \u00AD. `.gender`:
### p for a name whose verb is in the plural. What a card does stands in expanse-does.ftl, what is true of it
### in expanse-facts.ftl.
###
### Families: expanse-

## Resources

expanse-zooxanthellae = zooxanthellae
    .one = zooxanthellae
    .many = zooxanthellae
    .short = zooxan{ "\u00AD" }thellae
    .gender = p
expanse-coral = coral
    .one = a coral
    .many = corals
expanse-phytoplankton = phytoplankton
    .one = phytoplankton
    .many = phytoplankton
    .short = phyto{ "\u00AD" }plank{ "\u00AD" }ton
expanse-seagrass = seagrass
    .one = a seagrass
    .many = seagrasses
    .short = sea{ "\u00AD" }grass

## Predators

expanse-bigfin-reef-squid = bigfin reef squid
    .one = a bigfin reef squid
    .many = bigfin reef squid
    .short = reef squid
expanse-bottlenose-dolphin = bottlenose dolphin
    .one = a bottlenose dolphin
    .many = bottlenose dolphins
    .short = bottle{ "\u00AD" }nose dolphin
expanse-dwarf-minke-whale = dwarf minke whale
    .one = a dwarf minke whale
    .many = dwarf minke whales
    .short = minke whale
expanse-elegant-sea-snake = elegant sea snake
    .one = an elegant sea snake
    .many = elegant sea snakes
    .short = sea snake
expanse-giant-trevally = giant trevally
    .one = a giant trevally
    .many = giant trevallies
    .short = tre{ "\u00AD" }vally
expanse-giant-triton = giant triton
    .one = a giant triton
    .many = giant tritons
expanse-grey-reef-shark = grey reef shark
    .one = a grey reef shark
    .many = grey reef sharks
    .short = grey reef shark
expanse-whitetip-reef-shark = whitetip reef shark
    .one = a whitetip reef shark
    .many = whitetip reef sharks
    .short = white{ "\u00AD" }tip reef
expanse-mantis-shrimp = mantis shrimp
    .one = a mantis shrimp
    .many = mantis shrimps
expanse-port-jackson-shark = Port Jackson shark
    .one = a Port Jackson shark
    .many = Port Jackson sharks
    .short = Port Jackson shark
expanse-sharpfin-barracuda = sharpfin barracuda
    .one = a sharpfin barracuda
    .many = sharpfin barracudas
    .short = barra{ "\u00AD" }cuda
expanse-snubfin-dolphin = snubfin dolphin
    .one = a snubfin dolphin
    .many = snubfin dolphins
    .short = snubfin dolphin
expanse-tropical-rock-lobster = tropical rock lobster
    .one = a tropical rock lobster
    .many = tropical rock lobsters
    .short = rock lobster

## Herbivores

expanse-blue-sea-star = blue sea star
    .one = a blue sea star
    .many = blue sea stars
    .short = blue sea star
expanse-burrowing-sea-urchin = burrowing sea urchin
    .one = a burrowing sea urchin
    .many = burrowing sea urchins
    .short = sea urchin
expanse-dugong = dugong
    .one = a dugong
    .many = dugongs
    .short = dugong
expanse-green-sea-turtle = green sea turtle
    .one = a green sea turtle
    .many = green sea turtles
    .short = green sea turtle
expanse-regal-tang = regal tang
    .one = a regal tang
    .many = regal tangs
    .short = regal tang
expanse-spotted-parrotfish = spotted parrotfish
    .one = a spotted parrotfish
    .many = spotted parrotfish
    .short = parrot{ "\u00AD" }fish
expanse-yellow-boxfish = yellow boxfish
    .one = a yellow boxfish
    .many = yellow boxfish
    .short = yellow boxfish
expanse-spotband-butterflyfish = spotband butterflyfish
    .one = a spotband butterflyfish
    .many = spotband butterflyfish
    .short = butter{ "\u00AD" }fly{ "\u00AD" }fish

## Detritivores

expanse-christmas-tree-worm = Christmas tree worm
    .one = a Christmas tree worm
    .many = Christmas tree worms
    .short = tree worm
expanse-common-cleanerfish = common cleanerfish
    .one = a common cleanerfish
    .many = common cleanerfish
    .short = clean{ "\u00AD" }er{ "\u00AD" }fish
expanse-clownfish = clownfish
    .one = a clownfish
    .many = clownfish
    .short = clown{ "\u00AD" }fish
expanse-coral-crab = coral crab
    .one = a coral crab
    .many = coral crabs
    .short = coral crab
expanse-crown-of-thorns = crown-of-thorns starfish
    .one = a crown-of-thorns starfish
    .many = crown-of-thorns starfish
    .short = crown of thorns
expanse-drupella = Drupella snail
    .one = a Drupella snail
    .many = Drupella snails
    .short = Dru{ "\u00AD" }pella
expanse-sea-cucumber = sea cucumber
    .one = a sea cucumber
    .many = sea cucumbers
    .short = sea cu{ "\u00AD" }cumber

## Filter feeders

expanse-barnacle = barnacle
    .one = a barnacle
    .many = barnacles
    .short = bar{ "\u00AD" }nacle
expanse-eastern-spiny-seahorse = eastern spiny seahorse
    .one = an eastern spiny seahorse
    .many = eastern spiny seahorses
    .short = sea{ "\u00AD" }horse
expanse-feather-star = feather star
    .one = a feather star
    .many = feather stars
expanse-reef-manta-ray = reef manta ray
    .one = a reef manta ray
    .many = reef manta rays
    .short = manta ray
expanse-sea-squirt = sea squirt
    .one = a sea squirt
    .many = sea squirts
expanse-whale-shark = whale shark
    .one = a whale shark
    .many = whale sharks
expanse-australian-sardine = Australian sardine
    .one = an Australian sardine
    .many = Australian sardines
    .short = sardine

## People and their work

expanse-aquaculture = aquaculture
    .one = an aquaculture
    .many = aquacultures
    .short = aqua{ "\u00AD" }culture
expanse-artisanal-fishing = artisanal fishing
    .one = artisanal fishing
    .many = artisanal fishing
    .short = arti{ "\u00AD" }sanal fishing
expanse-trawler = trawler
    .one = a trawler
    .many = trawlers
    .short = trawler
expanse-factory-ship = factory ship
    .one = a factory ship
    .many = factory ships
    .short = factory ship
expanse-farming-region = farming region
    .one = a farming region
    .many = farming regions
    .short = farming region
expanse-maritime-patrol = maritime patrol
    .one = a maritime patrol
    .many = maritime patrols
    .short = mari{ "\u00AD" }time patrol
expanse-bio-prospecting = bio-prospecting
    .one = bio-prospecting
    .many = bio-prospecting
    .short = bio-pro{ "\u00AD" }spect{ "\u00AD" }ing
expanse-resort = resort
    .one = a resort
    .many = resorts
expanse-reef-cruise = reef cruise
    .one = a reef cruise
    .many = reef cruises
    .short = reef cruise
expanse-major-port = major port
    .one = a major port
    .many = major ports
expanse-airport = airport
    .one = an airport
    .many = airports
    .short = air­port
expanse-research-bleaching = bleaching research
    .one = the bleaching research
    .many = bleaching research
    .short = bleach{ "\u00AD" }ing re{ "\u00AD" }search
expanse-research-bioplastics = bioplastics research
    .one = the bioplastics research
    .many = bioplastics research
    .short = bio{ "\u00AD" }plas{ "\u00AD" }tics

## Bonus

expanse-migration = migration
    .one = a migration
    .many = migrations
    .short = migra­tion
expanse-reef-wreck = reef wreck
    .one = a reef wreck
    .many = reef wrecks
expanse-research-vessel = research vessel
    .one = a research vessel
    .many = research vessels
    .short = re{ "\u00AD" }search vessel
expanse-coral-spawning = coral spawning
    .one = a coral spawning
    .many = coral spawnings
    .short = spawn­ing
expanse-cleanup = clean-up
    .one = a clean-up
    .many = clean-ups
    .short = clean-up
expanse-documentary = documentary
    .one = a documentary
    .many = documentaries
    .short = docu{ "\u00AD" }men{ "\u00AD" }tary
expanse-aerial-surveys = aerial surveys
    .one = aerial surveys
    .many = aerial surveys
    .short = sur{ "\u00AD" }veys
    .gender = p

## Malus

expanse-illegal-fishing = illegal fishing
    .one = illegal fishing
    .many = illegal fishing
    .short = illegal fishing
expanse-runoff = runoff
    .one = a runoff
    .many = runoffs
    .short = runoff
expanse-cyclone = cyclone
    .one = a cyclone
    .many = cyclones
expanse-aggressive-sharks = aggressive sharks
    .one = aggressive sharks
    .many = aggressive sharks
    .short = sharks
    .gender = p
expanse-shipwreck = shipwreck
    .one = a shipwreck
    .many = shipwrecks
    .short = ship­wreck
expanse-oil-spill = oil spill
    .one = an oil spill
    .many = oil spills
    .short = oil spill
expanse-ballast-discharge = ballast discharge
    .one = a ballast discharge
    .many = ballast discharges
    .short = ballast
expanse-el-nino = El Niño
    .one = an El Niño
    .many = El Niños
expanse-warming-seas = warming seas
    .one = warming seas
    .many = warming seas
    .short = warm{ "\u00AD" }ing seas
    .gender = p

## Currency

expanse-biomass = Biomass
    .one = a Biomass
    .many = Biomass
expanse-capital = Capital
    .one = a Capital
    .many = Capital
