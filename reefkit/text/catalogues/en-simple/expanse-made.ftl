### Questions made from a student's own match of Blue Expanse, in easier words.

expanse-made-level-first = on the first step
expanse-made-level-second = on the second step
expanse-made-level-third = on the third step
expanse-made-level-fourth = on the fourth step

expanse-made-reason-starved = It found too little food.
expanse-made-reason-pollution = Pollution took it.
expanse-made-reason-bleached = It had no algae.

expanse-made-ask-only-food = The drawing shows who ate whom in your turn { $turn }. Which animal ate only { $food }?
expanse-made-why-only-food = { $count ->
    [one] This animal ate only { $food } in turn { $turn }: { $eaters }. When that food is gone, it suffers first.
   *[other] These animals ate only { $food } in turn { $turn }: { $eaters }. When that food is gone, they suffer first.
}
expanse-made-ask-level = The drawing shows who ate whom in your turn { $turn }. Count the steps from the bottom. On which step was { $one }?
expanse-made-why-level = Producers and their food are on the first step. Corals count as producers. In that turn { $one } ate { $eaten }. So it was { $level ->
    [second] on the second
    [third] on the third
    [fourth] on the fourth
   *[first] on the first
}.
expanse-made-why-starved = In turn { $turn } { $one } found too little food. Its card says:
expanse-made-why-most-eaten = What was eaten: { $told }. Many animals need the food that is eaten most.

expanse-made-ask-after-left = On your reef { $one } had eaten { $prey }. After your turn { $turn } that eater was gone. Now look at the end of turn { $then }. How many { $prey } were there, compared with turn { $turn }?
expanse-made-why-after-left = Cards of { $prey }: { $before } after turn { $turn }, { $after } after turn { $then }.
expanse-made-why-cascade = { $way ->
    [more] When a hunter is gone, there is often more of its food. Luck may have helped. Look into the log.
    [fewer] When a hunter is gone, there is often more of its food. Here there was not. What was stronger? Look into the log.
   *[as-many] When a hunter is gone, there is often more of its food. Here there was not. Look into the log.
}
expanse-made-ask-why-gone = { CAP($one) } left your reef by the end of your turn { $turn }. Why?
expanse-made-why-gone = { $why ->
    [starved] { CAP($one) } found too little food and starved.
    [eaten] { CAP($one) } was eaten by { $by }.
    [pollution] Pollution had reached a new threshold and took { $one }.
    [taken] { CAP($one) } was taken away by { $by }.
   *[bleached] { CAP($one) } had no algae and got none in time.
}

expanse-made-ask-first-lost = The warm sea took zooxanthellae from your corals. In which of your turns did this first happen? The time just before it counts too.
expanse-made-why-first-lost = Turn { $turn } ended in stage { $stage }. By then { $count ->
    [one] one zooxanthellae card was lost.
   *[other] { $count } zooxanthellae cards were lost.
}
expanse-made-why-heat = All players add to warming. At each threshold every reef loses zooxanthellae.
expanse-made-ask-most-bleached = After which of your turns did you have the most white corals?
expanse-made-why-most-bleached = After turn { $turn } { $count ->
    [one] one coral was white.
   *[other] { $count } corals were white.
} New zooxanthellae can still save a white coral. Without them it is gone one turn later.
expanse-made-ask-lost = You had { $turns } turns. How many zooxanthellae did the warm sea take from your corals?
expanse-made-ask-research = Warming rose to { $warming } in your match. At each multiple of { $every } a reef loses a zooxanthellae card. With the research it is at each multiple of { $slow }. How many fewer losses is that?
expanse-made-why-research = At multiples of { $every }: { $without ->
    [one] one loss
   *[other] { $without } losses
}. At multiples of { $slow }: { $with_ ->
    [0] none
    [one] one
   *[other] { $with_ }
}. So { $fewer } fewer.
expanse-made-why-what-if = Try it: play your match again under What if.

expanse-made-why-cost-later = You get Capital at once. The cost often comes later, and others pay too.
expanse-made-ask-source = You had { $turns } turns. Which kind of card brought you the most pollution?
expanse-made-ask-added = How much pollution did cards add in your turn { $turn }? The time just before it counts too. Count it before some was stored or cleaned up.
expanse-made-why-added = This came in: { $told }. That is { $count } in all. { $taken ->
    [0] Nothing was taken away.
   *[other] { $taken } pollution was stored or cleaned up.
} Then the total was { $total }.
expanse-made-ask-taken = You had { $turns } turns. How many animals did pollution take from your reef?
expanse-made-why-taken = Pollution takes an animal at every new multiple of { $every }. { $count ->
    [one] One was lost: { $cards }.
   *[other] { $count } were lost: { $cards }.
}
expanse-made-ask-points-from = Where did you get the most points from in the end?
expanse-made-why-points-from = Your points: { $told }. A reef is worth more than points.
expanse-made-ask-best-turn = In which of your turns did your points rise most?
expanse-made-why-best-turn = In turn { $turn } they rose from { $before } to { $after }. They were highest after turn { $highest }.

expanse-made-ask-kinds = Look at your reef after turn { $turn }. How many kinds of living things were there? Corals, plants and zooxanthellae count too.
expanse-made-ask-stage = In which of your turns did the stage “{ $name }” begin? The time just before it counts too.
expanse-made-why-stage = By the end of turn { $turn } stage { $stage }, “{ $name }”, had begun. It begins for all at once.

expanse-made-ask-kinds-plot = You had { $turns } turns. Here your reef was looked at six times. How many kinds of living things were there at each look? Corals, plants and zooxanthellae count too. At look 0 there was nothing.
expanse-made-why-kinds-plot = Count kinds, not cards. The line falls when the last of a kind is gone.
expanse-made-ask-pollution-plot = Draw your pollution at the end of these turns. The table says which cards changed it.
expanse-made-why-pollution-plot = Add what came in. Take off what was stored or cleaned up.
expanse-made-ask-warming-plot = Draw the warming at the end of these turns. The table says which cards changed it.
expanse-made-why-warming-plot = { $people ->
    [yes] All players add to one number.
   *[no] Here only the sea added to it.
} It counts for every reef.
