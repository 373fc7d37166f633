### How to play Blue Expanse, in shorter sentences: the same facts as in `en`.

how-lead-expanse = Grow a reef that feeds itself. A mass bleaching comes at the end.
how-expanse-goal = Grow a reef
    .text = Your cards are a reef. Most are worth victory points. The most points win at the end. Corals need zooxanthellae: buy both.
how-expanse-turn = A turn has four parts
    .text = Roll and move. Acquire cards by the tile. Let your cards act. Then food goes, and your hand is refilled to { $hand }. Each loop adds { $capital } Capital to your deck. It adds { $limit } to that limit, too.
how-expanse-buy = The tile opens the shop
    .text = Resource cards and animals cost Biomass. People cards cost Capital. A bonus or malus tile gives you such a card. What you pay goes under your deck. You draw it again later.
how-expanse-raise = Raise what others want
    .text = Once in another’s turn you may play currency on open cards. They must be cards that cost it. You may choose up to { $cards }. They cost that much more this turn. Your currency is spent. Quick start leaves this out.
how-expanse-act = Every card acts once
    .text = Producers make food first. Then you choose who acts next. A card eats or removes your own cards. You choose which.
how-expanse-web = Who eats whom
    .text = Producers are at the bottom, predators on top. Arrows go to the eater. An animal without a whole meal starves. The page marks it before you end.
how-expanse-counters = Pollution and warming
    .text = At every { $pollution } pollution you lose an animal. Seagrass can store some. Warming belongs to all. Count { $warming } of it for each player at the table. Each time it grows by so much, everybody loses a zooxanthellae card. A coral without one bleaches. It dies unless it gets another.
how-expanse-stages = Four stages
    .text = Stage 2 comes with somebody’s first loop: pollution counts. Stage 3 comes with the second loop: warming counts. The third loop brings the mass bleaching. All have one last turn. Then points are counted. Some games set a number of turns. Then stages come without a loop, too. After the bleaching all have two turns.
