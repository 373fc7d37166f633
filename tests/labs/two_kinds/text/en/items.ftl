### The texts of the two items that pages are tested with.

item-mice = A dark mouse moves to light sand. Of what colour are her young?
    .title = Dark mice on sand
    .dark = dark
    .light = light
    .mixed = of both colours
    .need = They need that colour there.
    .inherited = Colour is inherited.
    .learned = They learn it from her.
    .why = TAUGHT-mice: the ground changes nothing that is inherited.
    .why-need = HINTED-need: what is needed does not come of itself.
item-harm = Did what happened do harm? Show it with your own charts.
    .title = Was there harm?
    .claim = There was …
    .evidence = In round …
    .reasoning = This shows it because …
    .model = MODEL-harm: fewer types lived after it than before.
    .level-0 = LEVEL-0 nothing
    .level-1 = LEVEL-1 a claim
    .level-2 = LEVEL-2 with evidence
