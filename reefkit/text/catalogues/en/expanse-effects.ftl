### Blue Expanse: what cards do, what their owners are asked, and what is wrong with a card.

## Cards of one's own that cannot be used

expanse-card-class = { $file }, entry { $entry }: animals, the cards of the four classes, belong to the biomass deck, and no other cards do.
expanse-card-price = { $file }, entry { $entry }: a bonus or malus card has neither cost nor points.
expanse-card-attach = { $file }, entry { $entry }: a card attaches in one way only.
expanse-card-target = { $file }, entry { $entry }, key { $key }: say which cards are meant, by kinds, classes, decks or animals, or else by this alone.
expanse-card-portion = { $file }, entry { $entry }, key { $key }: a portion is either of a food or of cards.
expanse-card-per = { $file }, entry { $entry }, key { $key }: say either of which cards or what is counted.
expanse-card-remove = { $file }, entry { $entry }, key { $key }: remove takes cards; only a meal takes food.
expanse-card-offer = { $file }, entry { $entry }, key { $key }: an offer ends with hand-on, or with leave at once, so that it cannot go on without end.
expanse-content-size = expanse/cards.toml needs a card in each of the five decks, and at most { $most } in all.
