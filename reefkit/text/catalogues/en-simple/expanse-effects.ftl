### Blue Expanse on the easier level: what cards do, in fewer words, where `en` needs more.

expanse-hungry = { CAP($card) } of { $player } finds no meal. It needs { $needs }.
expanse-bleached = { CAP($card) } of { $player } is bleached. It makes nothing. It dies without new zooxanthellae.
expanse-no-host = { CAP($card) } of { $player } needs another card to be attached to. None fits. It goes.
expanse-no-host-left = { CAP($card) } of { $player } has lost its host. It goes.
expanse-comes-by-itself = This card comes into play: { $card }. Nobody owns it. It touches everybody.
expanse-placed = { $player } places { $count ->
    [one] one research point
   *[other] { $count } research points
} on { $card }. It costs { $paid } Capital. It has { $total } of { $needs }.
expanse-threshold-warming = Warming is { $total }. At every { $every }, corals lose zooxanthellae. Now each reef loses { $count }.
expanse-threshold-over = Warming is { $total }. In the last turn corals lose no zooxanthellae.
ask-expanse-expel = The sea is too warm. Corals lose the algae that feed them. Which coral turns white?
expanse-sent-to-deck = { CAP($card) } took { $by }. So it goes into { $player }’s deck.
option-expanse-sends = Pay { $price } Capital. Then { $what } goes into your deck.
