### Blue Expanse: what cards do, what their owners are asked, and what is wrong with a card.
###
### Families: expanse-some- ask-expanse- option-expanse-

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

## How much, and of what

expanse-some-plankton = { $count } plankton
expanse-some-coralline-algae = { $count } coralline algae
expanse-some-detritus = { $count } detritus
expanse-some-cards = { $count } { $sort }
expanse-a-meal = a meal
expanse-either = { $one } or { $other }
expanse-any-animal = animal
    .many = animals

## Food and meals

expanse-produced = { CAP($card) } on { $player }’s reef makes { $food }.
expanse-multiplied = { CAP($card) } makes food grow on { $player }’s reef: { $food } more.
expanse-ate = { CAP($card) } on { $player }’s reef eats { $eaten }.
expanse-hungry = { CAP($card) } on { $player }’s reef finds no meal. It needs { $needs }.
expanse-starved = { CAP($card) } on { $player }’s reef starved. It needed { $needs }.

## Cards that come and go

expanse-copied = { CAP($card) } on { $player }’s reef brings { $count ->
    [one] one copy
   *[other] { $count } copies
} of the card “{ $copy }”{ $stays ->
    [yes] , to stay
   *[no] , for this turn
}.
expanse-kept-from-copying = { CAP($by) } keeps { $card } on { $player }’s reef from copying itself.
expanse-attached = { CAP($card) } of { $player } { GENDER($card) ->
    [p] are
   *[m] is
} attached to { $host }.
expanse-came-off = { CAP($card) } of { $player } { GENDER($card) ->
    [p] come
   *[m] comes
} off { $host }.
expanse-expelled = Warm water drives { $card } off { $host } on { $player }’s reef.
expanse-bleached = { CAP($card) } on { $player }’s reef is bleached: it makes nothing, and dies unless new zooxanthellae come.
expanse-died-bleached = { CAP($card) } on { $player }’s reef died: it was bleached.
expanse-removed = { CAP($by) } { GENDER($by) ->
    [p] take
   *[m] takes
} { $card } off { $player }’s reef.
expanse-took-nothing = { CAP($card) } of { $player } { GENDER($card) ->
    [p] take
   *[m] takes
} nothing.
expanse-lost-to-pollution = { CAP($card) } on { $player }’s reef died of pollution.
expanse-left = { $player }’s reef loses { $card }: { $why ->
    [alone] nothing is there to be attached to
    [lacks] it lacks what has to be attached to it
    [used] it has been used
   *[over] { GENDER($card) ->
        [p] their
       *[m] its
    } time is over
}.
expanse-into-deck = { CAP($card) } goes into { $player }’s deck.
expanse-sent-to-deck = { CAP($card) } took { $by }, so it goes into { $player }’s deck.
expanse-no-host = { CAP($card) } of { $player } goes at once: it has to be attached to another card, and none fits.
expanse-no-host-left = { CAP($card) } of { $player } has lost what it was attached to, so it goes.
expanse-kept-away = { CAP($by) } keeps { $card } of { $player } away.
expanse-fetched = { CAP($card) } brings { $player } { $count ->
    [0] nothing
    [one] one card: { $cards }
   *[other] { $count } cards: { $cards }
}.
expanse-found = { CAP($card) } brings { $found } to the top of { $player }’s deck.
expanse-handed-on = { $player } hands { $card } on to { $to }.
expanse-comes-by-itself = This card comes into play: { $card }. Nobody owns it, and it touches everybody.

## Counters and currency

expanse-polluted = { $rises ->
    [yes] { CAP($card) } adds { $amount } pollution on { $player }’s reef
   *[no] { CAP($card) } { GENDER($card) ->
        [p] take
       *[m] takes
    } { $amount } pollution off { $player }’s reef
}. It is { $total } now.
expanse-stored = { CAP($card) } of { $player } stores { $count } pollution. The reef’s counter is { $total } now.
expanse-threshold-pollution = The pollution of { $player }’s reef has reached { $total }: { $count ->
    [one] one animal dies
   *[other] { $count } animals die
}.
expanse-warmed = { $rises ->
    [yes] { CAP($card) } { GENDER($card) ->
        [p] warm
       *[m] warms
    } the sea by { $amount }
   *[no] { CAP($card) } cools the sea by { $amount }
}. Warming is { $total } now.
expanse-threshold-warming = Warming is { $total }. At every { $every } each reef loses zooxanthellae: { $count ->
    [one] one coral
   *[other] { $count } corals
} of each now.
expanse-threshold-over = Warming is { $total }. At every { $every } corals lose their zooxanthellae, but in the last turn none are lost.
expanse-spared = No coral on { $player }’s reef had zooxanthellae to lose.
expanse-earned = { CAP($card) } brings { $player } { $count } { $currency } for the next purchases.
expanse-paid = { $player } pays { $count } { $currency } for { $card }.
expanse-shed = { CAP($card) } sends { $count } { $currency } of { $player }’s hand into the deck.
expanse-draws-more = { CAP($card) } { GENDER($card) ->
    [p] let
   *[m] lets
} { $player } draw { $count } more at the end of the turn.
expanse-draws-fewer = { CAP($card) } lets { $player } draw { $count } fewer at the end of the turn.
expanse-researched = { CAP($card) } { GENDER($card) ->
    [p] bring
   *[m] brings
} { $player } { $count ->
    [one] one research point
   *[other] { $count } research points
}.
expanse-placed = { $player } places { $count ->
    [one] one research point
   *[other] { $count } research points
} on { $card } and pays { $paid } Capital for it. It has { $total } of { $needs }.
expanse-research-complete = { CAP($card) } of { $player } is complete.
expanse-research-won = { CAP($card) }: the die shows { $rolled }, more than { $over }. { $player } gains { $points } victory points.
expanse-research-lost = { CAP($card) }: the die shows { $rolled }, not more than { $over }. { $player } gets { $back } research points back.

## What owners are asked

ask-expanse-way = There is more than one meal for { $card }. Which one?
ask-expanse-eat = Which card does { $card } eat?
ask-expanse-serve = Food is short. May loose zooxanthellae serve as food for { $card }?
ask-expanse-take = Which card does { $card } take?
ask-expanse-copy = May { $card } make a copy of itself?
ask-expanse-copy-whom = Of which animal does { $card } bring a copy?
ask-expanse-attach = To which card is { $card } attached?
ask-expanse-attach-again = { CAP($card) } is free again. Attach it at once? To which animal?
ask-expanse-expel = The sea is too warm: corals lose their zooxanthellae, the algae that feed them, and turn white. Which of yours?
ask-expanse-pollution = Pollution kills an animal. Which one?
ask-expanse-fetch = How many cards does { $card } bring into play?
ask-expanse-find = Which card comes to the top of your deck?
ask-expanse-hand-on = Who gets { $card }?
ask-expanse-choose = What does { $card } do?
ask-expanse-send = Which card goes into your deck?

option-expanse-yes = yes
option-expanse-no = no
option-expanse-stop = no more cards
option-expanse-count = { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
}
option-expanse-card = { $card } of { $player }
option-expanse-eats = { $meal }
option-expanse-takes = take { $what }
option-expanse-sends = pay { $price } Capital, and { $what } goes into your deck
option-expanse-gains = something else, for { $price } Capital
option-expanse-other = choice { $number }
