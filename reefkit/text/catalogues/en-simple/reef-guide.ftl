### Reef Survivor: what a page asks about a reef, in simpler words.

reject-predict-yourself = You must predict this yourself. Mark whom you expect to lose.
reject-submit-yourself = Work this board out yourself. No helper can do it.

guide-stack = { $count ->
    [0] No builder stands here. Room for { $limit }.
    [one] One builder stands here. Room for { $limit } in all.
   *[other] { $count } builders stand here. Room for { $limit } in all.
}
guide-alga = A fleshy alga covers the ground. Nothing can settle here.
guide-overgrown = A fleshy alga covers it all. Builders here do not spawn, mutate or count.

may-half = half of them die, and the owner chooses
may-tie = two types are equally common, and the owner chooses
may-row = all on row { $row } go if it is rolled
may-row-algae = the rolled row decides where algae land
spared-by-choice = half of them live, and this is one

clause-kill-all = { $where }: all { $stacked ->
    [yes] builders, stacked ones too,
   *[no] topmost builders
} { $any ->
    [0] die
   *[other] with { $who } die
}{ $saves ->
    [each] . Each of these saves one: { $unless }.
    [together] . Only both together save one: { $unless }.
   *[nothing] .
}
clause-kill-half = { $where }: half of the topmost builders { $any ->
    [0] die
   *[other] with { $who } die
}. Their owner chooses which{ $saves ->
    [each] . Each of these saves one: { $unless }.
    [together] . Only both together save one: { $unless }.
   *[nothing] .
}
clause-kill-commonest = { $where }: the most common type dies. Only these are counted: { $who }.
clause-overgrow = { $where }: a fleshy alga comes to every space{ $saves ->
    [each] . Each of these keeps it off: { $unless }.
    [together] . Only both together keep it off: { $unless }.
   *[nothing] .
}
clause-invade = Each reef rolls a row. All on it goes. { $count } { $organisms } without mutations settle there.

talk-predator-on-the-loose = Fish eat weeds. What happens to a reef without fish?
talk-nutrification = What do people on land do that feeds the weeds?
talk-deep-freeze = Who would survive in a colder sea? Where did that trait come from?
talk-heatwave = A reef has met heat before. Which corals would be left?
talk-hurricane-near-miss = The storm never arrived. How could it still change the reef?
talk-hurricane-hit = Whose skeletons stand such waves? What might being strong cost them?
talk-urchin-disease = You may have one grazer. Which would help your reef most?
talk-coral-disease = The disease takes the most common coral. Why that one?
talk-tsunami = How will this reef look in one year? And in a thousand?
talk-invasive-species = When does a newcomer harm a reef? When does it help?
talk-invasive-fleshy-algae = Who on your reef eats these weeds? Are there enough of them?
talk-calm-seas = What did your reef gain from a quiet time? What could go wrong?
talk-carbon-dioxide-pulse = This has happened before on Earth. Who lived through it, and why?
talk-oceanic-anoxic-event = Rock can show that a sea had no oxygen. What would you look for?
talk-glaciation = The sea comes back to the bare shallows. Who will settle first?

sum-resilient = { CAP($organism) } at row { $row }, column { $column }: { $token }
sum-no-land = There is no land behind this reef, so no coast to protect
cause-support = { $count ->
    [one] One { $organism } left. Too few builders could shelter it.
   *[other] { $count } { $organisms } left. Too few builders could shelter them.
}
cause-built-over = { $count ->
    [one] One { $organism } was built over. It is reef rock now.
   *[other] { $count } { $organisms } were built over. They are reef rock now.
}
cause-books = { $count ->
    [one] One { $organism } was not on the submitted board.
   *[other] { $count } { $organisms } were not on the submitted board.
}
