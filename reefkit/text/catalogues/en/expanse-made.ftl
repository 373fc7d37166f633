### Questions made from a student's own match of Blue Expanse, their plots, and drawings of questions.
###
### Families: expanse-made- expanse-drawing-

## Options, and what questions speak of

expanse-made-number = { $count }
expanse-made-turn = turn { $turn }
expanse-made-times = { $card } { $count }
expanse-made-several = { $count } { $cards }
# When a point of a plot was counted.
expanse-made-when = { $turn ->
    [0] At the start
   *[other] After your turn { $turn }
}

expanse-made-level-first = on the first level
expanse-made-level-second = on the second level
expanse-made-level-third = on the third level
expanse-made-level-fourth = on the fourth level

expanse-made-way-more = More
expanse-made-way-fewer = Fewer
expanse-made-way-as-many = The same number

expanse-made-reason-starved = It found no whole meal and starved.
expanse-made-reason-eaten = An animal of the reef ate it.
expanse-made-reason-pollution = Pollution had reached a threshold and took it.
expanse-made-reason-taken = A people card or a disaster took it away.
expanse-made-reason-bleached = It had no zooxanthellae.

expanse-made-from-resource = from corals and plants
expanse-made-from-biomass = from animals
expanse-made-from-humanitarian = from people cards
expanse-made-from-other = from research and other cards
expanse-made-from-count = { $name } { $count }

## The food web of one's own reef

expanse-made-title-ate = What it ate
expanse-made-ask-ate = In your turn { $turn } { $one } ate on your reef. What did it eat?
expanse-made-why-ate = In turn { $turn } { $one } ate { $eaten }.
expanse-made-not-ate = In turn { $turn } it did not eat { $food }. { $count ->
    [0] Nothing on your reef did.
   *[other] These did: { $eaters }.
}

expanse-made-title-only-food = One food only
expanse-made-ask-only-food = The drawing shows who ate whom on your reef in your turn { $turn }. Which animal ate { $food } and nothing else?
expanse-made-why-only-food = { $count ->
    [one] This animal ate
   *[other] These animals ate
} nothing but { $food } in turn { $turn }: { $eaters }. An animal that depends on one food is the first to suffer when it is gone.

expanse-made-title-level = Its trophic level
expanse-made-ask-level = The drawing shows who ate whom on your reef in your turn { $turn }. On which trophic level was { $one }?
expanse-made-why-level = Producers are on the first level, with the food they make. Corals count as producers, because of their algae. In that turn { $one } ate { $eaten }, so it was { $level ->
    [second] on the second
    [third] on the third
    [fourth] on the fourth
   *[first] on the first
}. The same animal may be on another level in another turn.
expanse-made-not-level = In turn { $turn } { $one } ate { $eaten }. It is one level above its food.

expanse-made-title-starved = Who starved
expanse-made-ask-starved = Which animal starved on your reef in your turn { $turn }?
expanse-made-why-starved = In turn { $turn } { $one } did not find its whole meal and was gone when the turn ended. Its card says:
expanse-made-not-starved = At the end of turn { $turn } { $one } was still there.

expanse-made-title-most-eaten = Eaten most
expanse-made-ask-most-eaten = What was eaten most on your reef in your { $turns } turns?
expanse-made-why-most-eaten = What was eaten: { $told }. Many depend on what is eaten most: without it they starve.
expanse-made-not-most-eaten = Eaten in your { $turns } turns: { $card } { $count }. Something else was eaten more.

## Cascades

expanse-made-title-after-left = After it had left
expanse-made-ask-after-left = On your reef { $one } had eaten { $prey }. By the end of your turn { $turn } none of these eaters was left. Compare the end of turn { $then } with the end of turn { $turn }. How many { $prey } were there at turn { $then }?
expanse-made-why-after-left = Cards of { $prey }: { $before } at the end of turn { $turn }, and { $after } at the end of turn { $then }.
expanse-made-why-cascade = { $way ->
    [more] Without its hunter there is often more of a kind, and less of what it eats: a trophic cascade. Purchases and luck may have played a part too. Look into the log.
    [fewer] Without its hunter there is often more of a kind. Here there was less, so something else was stronger. Look into the log: was it eaten by others, did it starve, or was it taken?
   *[as-many] Without its hunter there is often more of a kind. Here there was not, at least not so soon. Look into the log for what else held it back.
}
expanse-made-not-way = At the end of turn { $turn } you had { $before }. { $way ->
    [more] Later there were not more.
    [fewer] Later there were not fewer.
   *[as-many] Later the number was another.
}

expanse-made-title-why-gone = Why it was gone
expanse-made-ask-why-gone = In your turn { $turn }, or since the turn before, { $one } left your reef. Why?
expanse-made-why-gone = { $why ->
    [starved] { CAP($one) } did not find its whole meal, so it starved.
    [eaten] { CAP($one) } was eaten by { $by }.
    [pollution] Pollution had newly reached a threshold, and { $one } was lost to it.
    [taken] { CAP($one) } was taken away by { $by }.
   *[bleached] { CAP($one) } had no zooxanthellae and got none in time.
}
expanse-made-not-gone = { $why ->
    [starved] Cards that starved by your turn { $turn }, since the turn before: { $count }.
    [eaten] Cards that animals ate by your turn { $turn }, since the turn before: { $count }.
    [pollution] Cards that pollution took by your turn { $turn }, since the turn before: { $count }.
    [taken] Cards that people or disasters took by your turn { $turn }, since the turn before: { $count }.
   *[bleached] Corals that died white by your turn { $turn }, since the turn before: { $count }.
} This one was not among them.

## Warming and bleaching

expanse-made-title-first-lost = The first loss
expanse-made-ask-first-lost = In which of your turns, or since the turn before, did warming first drive zooxanthellae off your corals?
expanse-made-why-first-lost = By the end of turn { $turn }, in stage { $stage }, { $count ->
    [one] one zooxanthellae card had been lost.
   *[other] { $count } zooxanthellae cards had been lost.
}
expanse-made-not-first-lost = By the end of turn { $turn } { $count ->
    [0] your corals had lost no zooxanthellae.
   *[other] your corals had lost zooxanthellae: { $count }. Some went in an earlier turn.
}
expanse-made-why-heat = Warming is shared: cards of any player add to it, and at each threshold every reef loses zooxanthellae.

expanse-made-title-most-bleached = Most bleached corals
expanse-made-ask-most-bleached = At the end of which of your turns did your reef have the most bleached corals?
expanse-made-why-most-bleached = At the end of turn { $turn } { $count ->
    [one] one coral was bleached.
   *[other] { $count } corals were bleached.
} A bleached coral can still be saved by new zooxanthellae. Without them it is gone when its owner’s next turn ends.
expanse-made-not-most-bleached = Bleached corals at the end of turn { $turn }: { $count }. Another turn had more.

expanse-made-title-lost = Lost zooxanthellae
expanse-made-ask-lost = How many of your corals’ zooxanthellae did warming drive out in your { $turns } turns?
expanse-made-why-lost = { $count ->
    [one] One altogether.
   *[other] { $count } altogether.
} { $died ->
    [0] No coral died bleached in that time.
    [one] One coral died bleached in that time.
   *[other] { $died } corals died bleached in that time.
} Warming rose to { $warming }.
expanse-made-was-died = That is how many corals died white: { $count }.
expanse-made-was-warming = That is how high the warming rose: { $count }.

expanse-made-title-research = With the research
expanse-made-ask-research = Warming rose to { $warming } in your match. At each multiple of { $every } a reef loses a zooxanthellae card. With the bleaching research it loses one only at each multiple of { $slow }. How many fewer losses is that?
expanse-made-why-research = At multiples of { $every }: { $without ->
    [one] one loss
   *[other] { $without } losses
}. At multiples of { $slow }: { $with_ ->
    [0] none
    [one] one
   *[other] { $with_ }
}. So { $fewer } fewer.
expanse-made-was-without = That is how many losses there are without the research: { $count }.
expanse-made-was-with = That is how many losses there are with the research: { $count }.
expanse-made-why-what-if = Under What if you can play your match once more with the research complete, and see what else would have changed.

## The price of industry

expanse-made-title-price = Its price
expanse-made-ask-price = In your { $turns } turns { $card } brought you { $capital } Capital. How much pollution did it bring to your reef?
expanse-made-why-price = { CAP($card) } brought { $capital } Capital and { $count } pollution.
expanse-made-was-capital = That is the Capital that it brought: { $count }.
expanse-made-was-all = That is the pollution that all your cards brought: { $count }.
expanse-made-why-cost-later = Capital comes at once. The cost often comes later and to others: to the animals of the reef, and by warming to all players.

expanse-made-title-source = The largest source
expanse-made-ask-source = Which kind of card brought the most pollution to your reef in your { $turns } turns?
expanse-made-why-source = Pollution by card: { $told }.
expanse-made-not-source = Pollution by this card: { $card } { $count }. Another brought more.

expanse-made-title-added = Added in a turn
expanse-made-ask-added = How much pollution did cards add to your reef in your turn { $turn } and since the turn before? Count it before some was stored or cleaned up.
expanse-made-why-added = This came in: { $told }. That is { $count } in all. { $taken ->
    [0] Nothing was taken away.
   *[other] { $taken } pollution was stored or cleaned up.
} At the end of the turn the total was { $total }.
expanse-made-was-total = That is the total at the end of the turn: { $count }.
expanse-made-was-left = That is what stayed after storing and cleaning up: { $count }.

expanse-made-title-taken = Lost to pollution
expanse-made-ask-taken = How many animals did pollution take from your reef in your { $turns } turns?
expanse-made-why-taken = Pollution takes an animal at every multiple of { $every } that it newly reaches. { $count ->
    [one] One was lost: { $cards }.
   *[other] { $count } were lost: { $cards }.
}
expanse-made-was-starved = That is how many animals starved: { $count }.
expanse-made-was-highest = That is how high your pollution rose: { $count }.

## Points

expanse-made-title-points-from = Where points came from
expanse-made-ask-points-from = Where did you get the most victory points from in the end?
expanse-made-why-points-from = Your points: { $told }. A reef is worth more than what the rules count.
expanse-made-not-points = Your points { $name }: { $count }. More came from elsewhere.

expanse-made-title-best-turn = The best turn
expanse-made-ask-best-turn = In which of your turns did your victory points rise most?
expanse-made-why-best-turn = In turn { $turn } they rose from { $before } to { $after }. They were highest after turn { $highest }. How high they are is one question, and how much they rise is another.
expanse-made-not-best-turn = In turn { $turn } your points went from { $before } to { $after }. In another turn they rose more.

expanse-made-title-kinds = Kinds on the reef
expanse-made-ask-kinds = How many kinds of living things were on your reef at the end of your turn { $turn }? Corals, plants and zooxanthellae count too.
expanse-made-why-kinds = { $count ->
    [0] Nothing lived there then.
    [one] There was one kind: { $names }.
   *[other] There were { $count } kinds: { $names }.
} Several cards of a kind count once.
expanse-made-was-cards = That is the number of cards: { $count }. Cards of a kind count once.
expanse-made-was-every = That counts cards of people and disasters too: { $count }.

expanse-made-title-stage = When a stage began
expanse-made-ask-stage = In which of your turns, or since the turn before, did the stage “{ $name }” begin?
expanse-made-why-stage = By the end of turn { $turn } stage { $stage }, “{ $name }”, had begun. A stage begins for all at once, no matter who brings it.
expanse-made-not-stage = At the end of turn { $turn } it was stage { $stage }, “{ $name }”.

## Plots

expanse-made-unit-looks = look
expanse-made-unit-turns = your turn
expanse-made-look = { $look ->
    [0] Look { $look }, at the start
   *[other] Look { $look }, after turn { $turn }
}
expanse-made-measure-kinds = kinds of living things
expanse-made-measure = { $counter ->
    [warming] warming
   *[pollution] pollution
}

expanse-made-title-kinds-plot = Draw the diversity
expanse-made-ask-kinds-plot = You had { $turns } turns. Here your reef was looked at six times. Draw how many kinds of living things there were at each look. Corals, plants and zooxanthellae count too. At look 0 there was nothing.
expanse-made-why-kinds-plot = Count kinds and not cards. The line falls when the last of a kind is gone. What comes and goes between two looks is not seen. That is so in real surveys too.
expanse-made-point-kinds = { $count ->
    [0] At look { $look } nothing lived there.
    [one] At look { $look } there was one kind: { $names }.
   *[other] At look { $look } there were { $count } kinds: { $names }.
}

expanse-made-title-pollution-plot = Draw your pollution
expanse-made-ask-pollution-plot = Draw the pollution of your reef at the end of these turns. The table says which cards brought how much, and what was stored or cleaned up.
expanse-made-why-pollution-plot = Add what came in and take off what was stored or cleaned up. Where nothing happens the line stays level: in the game pollution does not go away by itself.

expanse-made-title-warming-plot = Draw the warming
expanse-made-ask-warming-plot = Draw the warming at the end of these turns of yours. The table says which cards of all players added to it.
expanse-made-why-warming-plot = { $people ->
    [yes] All players add to one number.
   *[no] Here only the sea and its weather added to it.
} The sum counts for every reef, no matter who caused it.
expanse-made-hint-counter = Begin with { $counter ->
    [warming] the warming
   *[pollution] the pollution
} of the turn before. Find this turn in the table. Add each + and take off each −.
expanse-made-point-counter = By the end of your turn { $turn } { $counter ->
    [warming] warming
   *[pollution] pollution
} { $way ->
    [more] had risen from { $before } to { $after }
    [fewer] had fallen from { $before } to { $after }
   *[as-many] had stayed at { $after }
}.

## Drawings of questions

expanse-drawing-web = A food web
expanse-drawing-web-note = Arrows go from the food to its eater.
expanse-drawing-eaten-by = { CAP($food) } is eaten by { $eaters }.
expanse-drawing-record = What was counted, turn by turn
expanse-drawing-turn = turn
expanse-drawing-row = { $row ->
    [warming] warming
    [corals-a] corals of reef A
    [corals-b] corals of reef B
   *[pollution] pollution
}
expanse-drawing-ledger = { $counter ->
    [warming] What changed the warming of all
   *[pollution] What changed the pollution of your reef
}
expanse-drawing-came = from which cards
expanse-drawing-before = { $turn ->
    [0] At the start: { $count }
   *[other] At the end of turn { $turn }: { $count }
}
expanse-drawing-entry = { $card } { $sign ->
    [more] +{ $count }
   *[less] −{ $count }
}
expanse-drawing-nothing = nothing
