### Blue Expanse, for teachers: how we play where the printed rules are silent or say two things, and
### why. `data/expanse/rulings.toml` says where each can be turned.
###
### Families: ruling-

ruling-section-expanse-cards = Cards and decks
ruling-section-expanse-buying = Buying
ruling-section-expanse-acting = What cards do
ruling-section-expanse-currency = Hand and currency
ruling-section-expanse-counters = Pollution, warming, research
ruling-section-expanse-people = People’s cards and values
ruling-section-expanse-stages = Stages and the end

ruling-b1 = The printed game does not say how many copies each card has. We play with 24 zooxanthellae and 24 corals, 10 phytoplankton and 10 seagrasses; three of each animal of cost 0 or 1, two of each dearer one; two of each people card (humanitarian cards, in print), but one of each research card; three of each bonus and malus card.
ruling-b2 = Resource cards are open on malus, bonus and start tiles too, so that few turns pass without a way to grow the reef.
ruling-b3 = A player buys as many cards in a turn as can be paid.
ruling-b4 = The rulebook speaks of taxed Capital and does not say what is taxed. Here every Capital that a buyer spends on people cards goes into the pool, and the grant pays the whole pool out. Biomass spent in its place, with a major port, is not taxed, and neither is what others play to raise a price.
ruling-b5 = Producers make their food first; then every other card acts once, in the order its owner chooses, each sentence from left to right; then come currency, pollution, warming and research, and last the draws. In the printed order (copies, removals, productions) food would come after its eaters and be swept away, so nobody could be fed.
ruling-b6 = What a card eats or removes comes from its owner’s own reef and is the owner’s choice, unless the card says otherwise. A card never removes itself, and one that is removed no longer acts. Copies made in this turn do not act, eat, copy or score; they are prey.
ruling-b7 = Currency that cards make lies beside the hand and can be spent in the player’s next purchases.
ruling-b8 = An animal eats its whole meal or none of it, and without one it starves at the end of the turn. What only makes something, scores, protects or is attached cannot fail.
ruling-b9 = “Draw more” and “draw fewer” move the limit to which the hand is refilled, never below 0.
ruling-b10 = Three resource cards lie open. With one, a coral could hardly be bought together with its zooxanthellae.
ruling-b11 = Whales, turtles, phytoplankton and a trawler that went into a player’s deck are drawn like currency and count for the limit of the hand; they are played free whenever the player buys. On the last turn points are counted before anything goes back into a deck.
ruling-b12 = A zooxanthellae attaches to one of its owner’s own corals, one each; one that warming drove out cannot attach again. “Stage 2” on a card means stage 2 or later, and lines for later stages add up, except on the trawler. Copies that a card does not call “this turn” stay as cards, at most four of a kind on a reef.
ruling-b13 = Bonus and malus cards do what they can and go at the end of the turn, unless their text keeps them. A card that needs a host and has none is removed, and where nothing lies open to take, nothing is taken. A host that goes leaves its attachments behind: those that need one are removed, while cleanerfish and clownfish can live without.
ruling-b14 = Stored pollution comes off its owner’s counter. Halves are rounded down. Research points are placed on one’s own bio-prospecting or on anybody’s universal research card; the card’s own points go to its owner.
ruling-b15 = A farming region counts Capital without spending it, an airport counts itself, and so does a snubfin dolphin. A major port makes 1 pollution for each card spent in place of the other currency. Aquaculture acts from its owner’s next turn on and may attach again at once; a factory ship takes the cheapest set that is worth its number, and where there is none it takes nothing.
ruling-b16 = Animals are the cards of the four classes, and universal effects touch every player while the card is in play. In stage 4 an El Niño and a warming seas that nobody owns hold until points are counted: that corals bleach in numbers then is meant. Costs never fall below 0, empty decks leave empty slots, and equal points share a place.
ruling-b17 = Some cards say grazer, plankton feeder or detritus feeder; these are the herbivores, filter feeders and detritivores. A mining complex, named on one card, was never printed. Hands are hidden, and one person plays with bots.
ruling-b18 = At the end of a turn a player may put any currency of the hand under the deck before it is refilled. Without this a third of all turns hold no Biomass, measured in 20,000 loops.
ruling-b19 = A bonus or malus card acts when it is taken, before purchases, and what it says of later turns begins with its owner’s next turn. Cards are attached while buying or before the reef acts. Illegal fishing that was handed on acts in the receiver’s next turn and may be handed on again.
ruling-b20 = Warming is checked whenever it rises, and like pollution it counts by the highest total ever reached. A coral without zooxanthellae makes nothing and goes when its owner’s turn ends, unless a new zooxanthellae has been attached by then. Before stage 2 nobody gains pollution, and before stage 3 nobody adds warming.
ruling-b21 = Attached animals still eat. A people card does what it can, stays, and earns only for what it took. One that is kept idle has not failed. In “eats this or that, then does more”, the rest follows either meal.
ruling-b22 = Effects go by the cost printed on a card; discounts are for buying only. Several animals may name the same resort or reef cruise, and each adds its own points. Research is paid with Capital in hand or beside it, which does not go into the pool. A removed copy leaves the game.
ruling-b23 = Research points that a player has are placed free; points beyond these are bought for the card’s price in Capital.
ruling-b24 = A card that can attach does so at the latest when the reef begins to act, since every effect must where it can. Where several hosts fit, its owner is asked; what the owner attached while buying stays as it is.
ruling-b25 = An animal that finds no meal makes no food and no copy after it; what it stores, earns or scores is no part of the meal. A barracuda first lays a copy of one of its owner’s herbivores, which is prey like any copy, and then eats.
ruling-b26 = Copies of this turn cannot be given up for pollution. A zooxanthellae is eaten as plankton only where there is too little plankton, and its owner is asked.
ruling-b27 = Currency from the grant, or from a card that is taken before buying, can be spent in the same turn and is lost at its end. The 2 Biomass for a phytoplankton are for the next turn’s purchases. A farming region counts the Capital in hand and beside it before this turn’s currency is paid.
ruling-b28 = The card that removed a boxfish ends its sentence first, pollution and warming included, and goes into its owner’s deck then. A bleached coral spawns nothing. Cyclones that an El Niño keeps away go back without acting.
ruling-b29 = On the last turn everything that leaves at the end of a turn leaves, except what would go into a deck. Copies made in a player’s last turn do not score, not even those that stay.
ruling-b30 = Runoff doubles the plankton that producers make in that turn, once they have made it. When it is taken none lies there yet.
ruling-b31 = Bonus and malus cards cannot be made dearer. Whatever else is on offer can, on every tile: resource cards on bonus and malus tiles too, before such a card is taken. Every other seat is asked once, even one without currency, so that being asked tells nothing of a hand. Only currency of the hand raises, and it is seen by all, like what a player puts under the deck.
ruling-b32 = Cards of a new stage are shuffled into what is left of their decks. Cards that go back during a turn are shuffled under their deck together when the turn ends, and fill slots that stayed empty.
ruling-b33 = The turn in which stage 4 begins is played to its end first; it is nobody’s last turn. A teacher can set a number of turns after which stage 4 begins even without loops, and stages 2 and 3 after a third and two thirds of them: else a lesson has no growth and no industry, since nobody loops in time. Everybody then has two turns after the bleaching in place of one, to act on a white coral and see what becomes of it; in the last of them no more corals bleach, since nobody could save them.
ruling-b34 = A coral that loses its zooxanthellae after its owner’s purchases has until the end of the owner’s next turn, so that a new one can be bought for it. A coral bought without any goes at the end of the same turn.
ruling-b35 = The printed 3 of warming, and 5 with the bleaching research, are for each player at the table: with four players zooxanthellae are lost at every 12, with the research at every 20. In measured matches warming reaches 90 to 240, and with a plain 3 nearly every coral of every reef dies.
ruling-b36 = A card that was on offer in so many turns and that nobody bought goes under its deck, and the next card takes its place. The rulebook lets cards lie for as long as it takes, and then two animals that nobody can feed keep all others away.
ruling-b37 = A teacher can let every reef begin with a food chain: a coral with its zooxanthellae, a sardine, a sea star and a small shark, which are added to the printed cards. So everybody sees animals feed, and an animal eat an animal, in the first turn. Without it, in a match of four turns half of the reefs never saw a meal. Printed: reefs begin empty.
