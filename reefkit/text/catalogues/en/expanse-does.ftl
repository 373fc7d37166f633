### Blue Expanse: what every card does. "You" owns the card; what a card eats or removes is yours, and
### your choice, unless it says otherwise. Numbers are those of data/expanse/cards.toml; costs and
### victory points stand on the card itself.

## Resources

expanse-does-zooxanthellae = Attach it to a coral of yours that has none: it keeps the coral alive. Unattached it can be eaten as 1 plankton, and goes at the end of your next turn.
expanse-does-coral = Makes 1 plankton and 1 coralline alga. Without zooxanthellae it is bleached and makes nothing. It goes at the end of your turn, unless new ones are attached before.
expanse-does-phytoplankton = Makes 3 plankton and is then shuffled into your deck. Or remove it, and you get 2 Biomass in your next turn.
expanse-does-seagrass = One of your corals makes 2 coralline algae more. Each turn it stores 1 of your pollution. When it is removed, what it stored comes back to you.

## Predators

expanse-does-bigfin-reef-squid = Eats 2 detritivores and leaves 2 detritus. It counts as a herbivore too.
expanse-does-bottlenose-dolphin = Eats 1 herbivore. When points are counted, one resort or reef cruise of yours is worth 2 VP more.
expanse-does-dwarf-minke-whale = Eats 2 herbivores or 4 plankton. Resorts and reef cruises cost you 2 Capital less, and each of yours gives 1 Capital more. At the end of your next turn the whale goes into your deck.
expanse-does-elegant-sea-snake = Eats 1 detritivore.
expanse-does-giant-trevally = Eats 1 animal that is no filter feeder. Whenever you make detritus, it adds 1 more.
expanse-does-giant-triton = Eats 1 detritivore or 3 crown-of-thorns starfish.
expanse-does-grey-reef-shark = Eats 1 herbivore or 1 detritivore, and leaves 2 detritus.
expanse-does-whitetip-reef-shark = Eats 1 herbivore or 1 detritivore, and leaves 2 detritus.
expanse-does-mantis-shrimp = Eats 1 other detritivore or 1 filter feeder. It counts as a detritivore too.
expanse-does-port-jackson-shark = Eats 1 detritivore or 2 detritus.
expanse-does-sharpfin-barracuda = Copies one of your herbivores for this turn, then eats 1 herbivore.
expanse-does-snubfin-dolphin = Eats 1 herbivore. When points are counted, it is worth 1 VP more for each snubfin dolphin of yours, itself included.
expanse-does-tropical-rock-lobster = Eats 1 detritivore or 1 filter feeder. It counts as a detritivore too. If it is in an aquaculture when points are counted, it is worth 4 VP more.

## Herbivores

expanse-does-blue-sea-star = Eats 1 seagrass or 1 coralline alga, then makes 1 copy of itself for this turn. It counts as a detritivore too.
expanse-does-burrowing-sea-urchin = Eats 2 coralline algae and makes 1 plankton. Or eats 1 coral and makes 2 plankton and 1 copy of itself that stays.
expanse-does-dugong = Eats 2 seagrasses. When points are counted, one resort or reef cruise of yours is worth 3 VP more.
expanse-does-green-sea-turtle = Eats 1 seagrass or 2 coralline algae. When points are counted, one resort or reef cruise of yours is worth 2 VP more. At the end of the turn the turtle goes into your deck.
expanse-does-regal-tang = Eats 1 coralline alga or 1 plankton. Corals cost you 1 Biomass less.
expanse-does-spotted-parrotfish = Eats 2 coralline algae or 1 coral, then makes 1 copy of itself for this turn.
expanse-does-yellow-boxfish = Eats 1 coralline alga or 1 plankton. A people or biomass card that removes it is poisoned and goes into its owner's deck.
expanse-does-spotband-butterflyfish = Eats 1 coralline alga or 1 detritivore. Then, if you have no other of its kind, it may make 1 copy of itself that stays.

## Detritivores

expanse-does-christmas-tree-worm = Eats 1 detritus or 1 plankton, and makes 2 plankton. Unless it is attached to a coral, it goes at the end of the turn.
expanse-does-common-cleanerfish = Eats 1 detritus. Attach it to any animal: that animal is worth 2 VP more.
expanse-does-clownfish = Eats 1 detritus. Attach it to a coral: that coral makes 2 plankton more.
expanse-does-coral-crab = Eats 1 coralline alga. It keeps one crown-of-thorns starfish of yours from copying itself.
expanse-does-crown-of-thorns = Eats 1 coral and makes 1 plankton, and 1 copy of itself that stays for every 3 warming. Of all animals only the giant triton can eat it.
expanse-does-drupella = Eats 1 coral or 3 coralline algae, then makes 1 copy of itself that stays. If artisanal fishing or illegal fishing removes it, you get 2 Capital.
expanse-does-sea-cucumber = Eats 2 detritus. Detritivores and filter feeders cost you 1 Biomass less.

## Filter feeders

expanse-does-barnacle = Eats 1 plankton. Attach it to a coral, or to a reef cruise, which is then worth 1 VP less. Unattached it is removed at the end of the turn, and you get 1 Biomass.
expanse-does-eastern-spiny-seahorse = Eats 1 plankton. Illegal fishing must take it before others.
expanse-does-feather-star = Eats 1 detritus if it is attached to a coral, otherwise 2 plankton.
expanse-does-reef-manta-ray = Eats 4 plankton. When points are counted, one resort or reef cruise of yours is worth 2 VP more.
expanse-does-sea-squirt = Eats 1 plankton. Each turn it makes 1 research point and stores 1 of your pollution. When it is removed, what it stored comes back to you.
expanse-does-whale-shark = Eats 4 plankton. Each resort and reef cruise of yours gives 2 Capital more, and is worth 2 VP more when points are counted. At the end of the turn the shark goes into your deck.
expanse-does-australian-sardine = Eats 1 plankton, then makes 3 copies of itself for this turn.

## People and their work

expanse-does-aquaculture = Attach it to an animal: no other people card and no animal can remove that one. In your next turn it removes the animal for Capital equal to its cost, and may be attached again. Unattached when points are counted, it is worth −1 VP.
expanse-does-artisanal-fishing = Removes 1 animal a turn: you get Biomass equal to its cost, and 1 Capital. While you own a resort it is worth 2 VP more.
expanse-does-trawler = Removes 3 animals and 1 coral, leaves 2 detritus, and gives Capital of half their cost, rounded down. From stage 2 it makes 1 pollution a turn, from stage 3 also 1 warming.
expanse-does-factory-ship = Removes animals that cost 6 or more together, 2 less for each trawler of yours, and leaves 2 detritus. You get Capital of twice their VP. From stage 2 it makes 1 pollution a turn, from stage 3 also 1 warming.
expanse-does-farming-region = Gives 1 Biomass for every 2 Capital that you have. From stage 2 it makes 2 pollution a turn, from stage 3 also 1 warming.
expanse-does-maritime-patrol = People cards do not remove your animals that cost 4 or more. Illegal fishing does nothing to you.
expanse-does-bio-prospecting = You may place research points here, and buy more for 1 Capital each. At 10 points a die is rolled: over 4, you gain 2 VP, otherwise 4 points come back. Then it starts afresh, as often as you like.
expanse-does-resort = Each turn you draw 2 cards more and get 1 Capital and 2 pollution. When points are counted, it is worth 2 VP more for each of your corals.
expanse-does-reef-cruise = Each turn it gives 2 Capital and 1 pollution, from stage 3 also 1 warming. When points are counted, it is worth 1 VP more for each of your animals that costs over 2.
expanse-does-major-port = You draw 2 cards more each turn. Capital and Biomass can pay for each other, with 1 pollution for each card so spent. From stage 3 it makes 1 warming a turn.
expanse-does-airport = Each turn it makes 2 warming, and gives 1 Capital for each people card you own, itself included. When points are counted, it is worth 1 VP more for each of them.
expanse-does-research-bleaching = Everybody may place research points here, and buy more for 2 Capital each. Complete at 16 points: warming drives zooxanthellae out only at every 5 for each player at the table, each contributor gains 1 VP a point, and the owner 10 VP.
expanse-does-research-bioplastics = Everybody may place research points here, and buy more for 2 Capital each. Complete at 15 points: pollution from people cards is halved, each contributor gains 1 VP a point, and the owner 8 VP.

## Bonus

expanse-does-migration = Finds a whale shark, dwarf minke whale or green sea turtle in your deck, shuffles the deck and puts the animal on top. You may keep this card until you use it.
expanse-does-reef-wreck = Attaches to a shipwreck of yours. Draw resource cards until 2 corals have come, and play all that you drew. Then both wrecks are removed.
expanse-does-research-vessel = Attaches to a trawler or factory ship of yours. That one removes no more animals, gives Biomass in place of detritus, and makes 2 research points a turn.
expanse-does-coral-spawning = Each of your corals makes 1 plankton more. Play up to 2 corals from the resource deck. From stage 2 each of your reef cruises gives 1 Capital.
expanse-does-cleanup = Takes away 4 of your pollution. You may remove an oil spill, a shipwreck or a ballast discharge.
expanse-does-documentary = Draw 4 cards. Your token moves 3 tiles on. Biomass and people cards are open for you this turn.
expanse-does-aerial-surveys = Takes away 2 of your pollution, gives you 5 research points, and lets you draw 2 cards.

## Malus

expanse-does-illegal-fishing = Removes 2 of your animals, seahorses first, and leaves 2 detritus. It goes at the end of the turn, or you pay 2 Capital and hand it to a player of your choice.
expanse-does-runoff = Makes 2 pollution, and 2 more for each farming region or major port of yours. The plankton of your producers doubles. At the end of the turn you lose 1 animal for every 3 plankton.
expanse-does-cyclone = Removes 2 of your corals and up to 2 of others, leaves 2 detritus, and stops your people cards for this turn. From stage 2 it makes 2 pollution. From stage 3 warming falls by 2.
expanse-does-aggressive-sharks = Removes 2 of your herbivores or predators. From stage 2 you may pay 2 Capital instead, and one of your trawlers is shuffled into your deck.
expanse-does-shipwreck = Attaches to a trawler, reef cruise or factory ship of yours, which then does nothing. You draw 1 card fewer each turn. From stage 2 it makes 1 pollution a turn.
expanse-does-oil-spill = Makes 4 pollution, removes 2 of your animals, and puts the Biomass of your hand into your deck. In your next turn you draw 1 card fewer and get 2 pollution.
expanse-does-ballast-discharge = Removes 2 of your filter feeders and puts the Capital of your hand into your deck. In your next turn you get 1 pollution.
expanse-does-el-nino = For everybody, to the end of its owner's next turn: each player's turn begins with 2 more warming. Cyclones are removed and kept away.
expanse-does-warming-seas = For everybody: this turn it makes 2 warming for each player. At the start of their turns all draw 2 cards more. It ends with its owner's next turn.

## Currency

expanse-does-biomass = Pays for resource and biomass cards. In another's turn it can make one of them dearer.
expanse-does-capital = Pays for people cards and for research. In another's turn it can make a people card dearer.
