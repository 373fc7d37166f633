### Hands-on pages of Reef Survivor, for readers of 10 to 13.

draft-touch-alga = Choose a space to add a fleshy alga. Choose again to take it off.
draft-touch-top = Choose a space to take its top builder off. Choose an empty space to put them back.
draft-touch-under = Choose a space to take its lowest builder off. Choose an empty space to put them back.
draft-touch-place = Choose a space to put one newcomer on top.
draft-touch-eat = Choose an alga to have it eaten. Choose again to bring it back.
draft-touch-count = Type the points of each part. Type 0 for nothing.

draft-rule-recruiters = Corals, carbonate algae and bivalves shelter dwellers. Fleshy algae must not cover them.
draft-rule-shelter = { $each ->
    [one] One such builder can shelter one dweller.
   *[other] { $each } such builders can shelter one dweller.
}
draft-rule-collect = Collect up to that number, of any kinds. Do this before anything is eaten.
draft-rule-stopped = A card keeps new dwellers away. Collect none this round.
draft-rule-graze = Then each dweller eats one alga. You choose which.
draft-rule-empty-first = Algae fill empty spaces first. Only then do they grow over builders.
draft-rule-one-alga = A space holds only one fleshy alga.
draft-rule-support = { $each ->
    [one] Each dweller needs one shelter builder. A dweller without one leaves.
   *[other] Each dweller needs { $each } shelter builders free of algae. Others leave. You choose which.
}
draft-rule-water = A young one settles only in water where it can live. It never settles on an alga.
draft-rule-settle-empty = Use an empty space first, if one suits it. Stack later.
draft-rule-no-place = You never have to stack. A young one without a place dies.
draft-rule-raised = Stacks stay from round to round. Each builder in one makes the space less deep.
draft-rule-topmost = A card hits only the top builder of a space. Some cards say “and stacked”.
draft-rule-under-algae = A card hits builders under algae too. The alga stays, unless the card names it.
draft-rule-half = Half is rounded down. You choose which ones die.
draft-rule-close-up = When a builder dies, those under it move up.
draft-rule-population = Population: { $builder } for each builder and { $dweller } for each dweller. Count stacked builders too. Count nothing under an alga.
draft-rule-diversity = Diversity: { $points } for each kind that counts. Fleshy algae are one kind too.
draft-rule-resilience = Resilience: { $points }. You need { $builders } builders of one kind. Each has a different helpful mutation.
draft-rule-three-d = 3-D reef: { $points }. You need { $stacks } stacks of three without algae.
draft-rule-coastal = Coastal protection: { $points }. You need { $rows } full rows without algae, and land.
draft-rule-clear = Then clear your reef. Only the top builder of each space stays. Dwellers without shelter leave.

reject-draft-as-it-was = You have changed nothing yet.
reject-draft-no-room = { $most } builders stand there already. A space holds no more.
reject-draft-nursery-empty = Every young one has a place. Choose Take back to move one.
reject-draft-none-settled = You settled nothing there. So you can take nothing back.
reject-draft-no-number = Type a whole number of points, such as 12 or -3.
reject-draft-tally-open = { $left ->
    [one] One part of the tally is empty. Type a number, or 0.
   *[other] { $left } parts of the tally are empty. Type numbers, or 0.
}
draft-no-alga = No alga grows at row { $row }, column { $column }. Nothing can be eaten there.
draft-submitted = Your board is in. It opens when all boards are in.

revealed-why-dwellers = Are there too many dwellers? Has each eaten one alga?
revealed-why-algae = Count the new algae. Has one grown over a builder too soon?
revealed-why-settlement = Can each young one live there? Is one stacked too soon?
revealed-why-catastrophe = Has the card taken all it takes, and no more?
revealed-why-survey = Do the points add up? Is everything built over gone?
revealed-cost = Find an error, and you win that reef’s dwellers. You keep those that you can shelter. A challenge costs nothing.
mended-why = What was right stays. We changed the rest as little as we could.
