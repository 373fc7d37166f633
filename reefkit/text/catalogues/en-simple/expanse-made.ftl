### Questions made from a student's own match of Blue Expanse, in easier words.

expanse-made-reason-starved = It found too little food.
expanse-made-reason-pollution = Pollution took it.
expanse-made-reason-bleached = It had lost its algae.

expanse-made-ask-only-food = The drawing shows who ate whom in your turn { $turn }. Who ate only { $food }?
expanse-made-why-only-food = { $count ->
    [one] This one ate
   *[other] These ate
} only { $food } in turn { $turn }: { $eaters }. When it is gone, they suffer first.
expanse-made-ask-level = The drawing shows who ate whom in your turn { $turn }. On which trophic level was { $one }?
expanse-made-why-level = Producers and their food are on the first level. Corals count as producers. In that turn { $one } ate { $eaten }. So it was { $level ->
    [second] on the second
    [third] on the third
    [fourth] on the fourth
   *[first] on the first
}.
expanse-made-why-starved = In turn { $turn } { $one } found too little food. This is what it needs:
expanse-made-why-most-eaten = So much was eaten: { $told }. What is eaten most carries the reef.

expanse-made-ask-after-left = { CAP($one) } had eaten { $prey } on your reef. After your turn { $turn } it was gone. How was it with { $prey } after turn { $then }?
expanse-made-why-after-left = Of { $prey } there { $before ->
    [one] was one card
   *[other] were { $before } cards
} after turn { $turn }. After turn { $then } there were { $after }.
expanse-made-why-cascade = { $way ->
    [more] Without its hunter a kind often becomes more. What it eats becomes less. Luck may have helped. Look into the log.
    [fewer] Without its hunter a kind often becomes more. Here it did not. What was stronger? Look into the log.
   *[as-many] Without its hunter a kind often becomes more. Here it did not. Look into the log.
}
expanse-made-ask-why-gone = { CAP($one) } left your reef by the end of your turn { $turn }. Why?
expanse-made-why-gone = { $why ->
    [starved] { CAP($one) } found too little food and starved.
    [eaten] { CAP($one) } was eaten by { $by }.
    [pollution] Pollution had reached a new threshold and took { $one }.
    [taken] { CAP($one) } was taken away by { $by }.
   *[bleached] { CAP($one) } had lost its algae and got no new ones.
}

expanse-made-ask-first-lost = Warming drove zooxanthellae off your corals. By the end of which turn did this happen first?
expanse-made-why-first-lost = By the end of turn { $turn }, in stage { $stage }: { $count ->
    [one] one coral lost its zooxanthellae.
   *[other] { $count } corals lost theirs.
}
expanse-made-why-heat = All players add to warming. At each threshold every reef loses some.
expanse-made-ask-most-bleached = After which of your turns were most of your corals bleached?
expanse-made-why-most-bleached = After turn { $turn } { $count ->
    [one] one coral was bleached.
   *[other] { $count } corals were bleached.
} New zooxanthellae can still save it. Without them it is gone one turn later.
expanse-made-ask-lost = How many zooxanthellae did warming take from you in { $turns } turns?
expanse-made-ask-research = Warming rose to { $warming } in your match. At every { $every } each reef with zooxanthellae lost one. With the research from the beginning it would be every { $slow }. How many fewer losses is that?
expanse-made-why-research = At every { $every } there were { $without } losses. At every { $slow } there would be { $with_ }. That is { $fewer } fewer.
expanse-made-why-what-if = Try it: play your match again under What if.

expanse-made-why-cost-later = Capital comes at once. The cost often comes later, and to others.
expanse-made-ask-source = Which card brought most of your pollution in your { $turns } turns?
expanse-made-ask-added = How much pollution did cards add in your turn { $turn }? Count it before some was stored or cleaned up.
expanse-made-why-added = This came in: { $told }, { $count } in all. { $taken ->
    [0] Nothing was taken away.
   *[other] { $taken } was stored or cleaned up.
} Then the total was { $total }.
expanse-made-ask-taken = How many animals did pollution take from you in { $turns } turns?
expanse-made-why-taken = Pollution takes an animal at every new multiple of { $every }. { $count ->
    [one] One was lost: { $cards }.
   *[other] { $count } were lost: { $cards }.
}
expanse-made-ask-points-from = Where did most of your points come from in the end?
expanse-made-why-points-from = Your points: { $told }. A reef is worth more than points.
expanse-made-ask-best-turn = In which of your turns did your points rise most?
expanse-made-why-best-turn = In turn { $turn } they rose from { $before } to { $after }. They were highest after turn { $highest }.

expanse-made-ask-kinds = Your turn { $turn } ended. How many kinds of living things were there? Corals and plants count too.
expanse-made-ask-stage = By the end of which turn had this stage begun: { $name }?
expanse-made-why-stage = By the end of turn { $turn } stage { $stage } had begun. It begins for all at once.

expanse-made-ask-kinds-plot = You had { $turns } turns. Here your reef was looked at six times. How many kinds of living things were there at each look? Corals and plants count too. At look 0 there was nothing.
expanse-made-why-kinds-plot = Count kinds, not cards. The line falls when the last of a kind is gone.
expanse-made-ask-pollution-plot = Draw your pollution at the end of these turns. The table says which cards changed it.
expanse-made-why-pollution-plot = Add what came in. Take off what was stored or cleaned up.
expanse-made-ask-warming-plot = Draw the warming at the end of these turns. The table says which cards changed it.
expanse-made-why-warming-plot = All players add to one number. It counts for every reef.
