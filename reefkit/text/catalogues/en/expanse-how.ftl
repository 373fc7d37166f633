### Blue Expanse: the steps of *How to play*, on the page and in front.py (`_STEPS`).
###
### Families: how-

how-lead-expanse = Grow a reef that feeds itself, from the time before industry to a mass bleaching.
how-expanse-goal = Grow a reef
    .text = Your cards are a reef, and most are worth victory points. At the end the reef with the most points wins. Corals live with their zooxanthellae: buy both.
how-expanse-turn = A turn has four parts
    .text = Roll and move. Acquire cards by the tile. Let your cards act. End the turn: food is swept away, and your hand is refilled to { $hand }. Each loop of the ring adds { $capital } Capital to your deck and { $limit } to that limit.
how-expanse-buy = The tile opens the shop
    .text = Resource cards and animals cost Biomass. People cards cost Capital. A bonus or malus tile makes you take such a card. What you pay comes back to your hand later, from under your deck.
how-expanse-raise = Raise what others want
    .text = Once in another’s turn you may play currency on up to { $cards } open cards that cost it. They cost that much more this turn, and your currency is spent. Quick start leaves this out.
how-expanse-act = Every card acts once
    .text = Producers make food first. Then you choose who acts next. What a card eats or removes is your own, and your choice.
how-expanse-web = Who eats whom
    .text = The food web is drawn by levels: producers, then those that eat them, predators on top. Arrows go to the eater. An animal that finds no whole meal starves, and the page marks it before you end.
how-expanse-counters = Pollution and warming
    .text = At every { $pollution } pollution you lose an animal. Storing it in seagrass helps. Warming belongs to all: at every { $warming } for each player at the table everybody loses a zooxanthellae card. A coral without one bleaches and dies unless it gets another.
how-expanse-stages = Four stages
    .text = Pollution comes with stage 2, when somebody has completed a loop. Warming comes with stage 3, the second loop. The third brings the mass bleaching: everybody has one last turn, and points are counted. Where the number of turns is set, each stage comes after some turns even without a loop, and everybody has two turns after the bleaching.
