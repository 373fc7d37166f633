### Hands-on pages of Reef Survivor: the student works a step out on a draft, submits it, and looks for
### errors on the others' boards.
###
### Families: draft-rule- draft-title- draft-tool- draft-touch- revealed-why-

## The tools beside the board

draft-title-dwellers = Dwellers and what they eat
draft-title-algae = Fleshy algae
draft-title-settlement = Your nursery
draft-title-catastrophe = The card
draft-title-survey = Count and clear your reef
draft-tools = What choosing a space does
draft-tool-alga = Algae
draft-tool-count = Count
draft-tool-settle = Settle
draft-tool-back = Take back
draft-tool-top = Topmost off
draft-tool-under = Lowest off
draft-tool-place = Place the newcomer
draft-touch-alga = Choose a space to put a fleshy alga there, or to take it off.
draft-touch-settle = Choose a juvenile, then its space.
draft-touch-back = Choose a space to take its latest juvenile back.
draft-touch-count = Type the points of each part, noughts too.
draft-touch-top = Choose a space to take its topmost builder off. Choose an emptied space to put its builders back.
draft-touch-under = Choose a space to take its lowest builder off. Choose an emptied space to put its builders back.
draft-touch-place = Choose a space to put one newcomer on top.
# Where the phase is about eating: 1A.
draft-touch-eat = Choose a fleshy alga to have it eaten. Choose the space again to bring it back.
draft-dwellers = Dwellers
draft-dweller-was = { $was } before
draft-nursery-left = { $count ->
    [0] Every juvenile has a place.
    [one] One kind of juvenile waits.
   *[other] { $count } kinds of juvenile wait.
}
draft-card = The card: { $card }
draft-rolled = Your reef rolled row { $rows }.
draft-touched = On the space you touched, topmost first
draft-take = Take off
draft-take-of = Take { $organism } off
draft-take-token = Take { $token } off
draft-changes = Changed so far: { $what }.
draft-changes-none = Nothing is changed yet.
draft-builders-more = { $count ->
    [one] one builder more
   *[other] { $count } builders more
}
draft-builders-fewer = { $count ->
    [one] one builder fewer
   *[other] { $count } builders fewer
}
draft-algae-more = { $count ->
    [one] one alga more
   *[other] { $count } algae more
}
draft-algae-fewer = { $count ->
    [one] one alga fewer
   *[other] { $count } algae fewer
}
draft-dwellers-more = { $count ->
    [one] one dweller more
   *[other] { $count } dwellers more
}
draft-dwellers-fewer = { $count ->
    [one] one dweller fewer
   *[other] { $count } dwellers fewer
}

## The tally

draft-tally = Your tally, in points
draft-counts = What stands on your reef
draft-count = { $overgrown ->
    [0] { $count }
   *[other] { $count }, { $overgrown } under algae
}
draft-count-algae = fleshy algae

## Buttons

draft-over = Start over
draft-undo = Undo
draft-submit = Submit my board
draft-submit-tally = Submit my board and tally
## The rule of the step

draft-rule = Show me the rule
draft-rule-recruiters = Recruiters shelter dwellers: corals, carbonate algae and bivalves, where no fleshy alga covers them.
draft-rule-shelter = { $each ->
    [one] Each recruiter can shelter one dweller.
   *[other] Each { $each } recruiters can shelter one dweller.
}
draft-rule-collect = Collect up to that number in all, of any kinds. Count the recruiters before anything is eaten.
draft-rule-stopped = A card keeps new dwellers away this round, so collect none.
draft-rule-graze = Then each dweller eats one fleshy alga of your choice, as long as there are any.
draft-rule-algae = { $count ->
    [0] No fleshy alga grows in this step.
    [one] One fleshy alga grows.
   *[other] { $count } fleshy algae grow.
}
draft-rule-empty-first = They fill empty spaces first. Only when none is left do they grow over builders.
draft-rule-one-alga = A space holds one fleshy alga at most.
draft-rule-support = { $each ->
    [one] A dweller leaves when no free recruiter is left to shelter it.
   *[other] Each dweller needs { $each } recruiters free of algae; those without leave, and you choose which.
}
draft-rule-water = A juvenile settles only in water where its kind lives, and never on a fleshy alga.
draft-rule-settle-empty = While an empty space suits it, it settles there. Only then may it settle on top of a builder.
draft-rule-stacks = A stack holds { $shallow } in shallow water, { $medium } in medium and { $deep } in deep.
draft-rule-no-place = Stacking is never forced. A juvenile that finds no place dies.
draft-rule-raised = Stacks stand from round to round: each builder in one makes the space a step shallower for what settles on it.
draft-rule-topmost = A card hits only the topmost builder of a space, unless it says “and stacked”.
draft-rule-under-algae = A builder under a fleshy alga is hit like any other, and the alga stays unless the card names it.
draft-rule-half = Half is rounded down, and you choose which of them die.
draft-rule-close-up = When a builder of a stack dies, those under it move up to the light.
draft-rule-population = Population: { $builder } for each builder, built-over ones too, and { $dweller } for each dweller. A space under an alga counts nothing.
draft-rule-weeds = Algae: { $points } for each fleshy alga.
draft-rule-diversity = Diversity: { $points } for each kind of builder and dweller that counts, and for fleshy algae as one kind.
draft-rule-resilience = Resilience: { $points }, when { $builders } builders of one kind carry { $builders } different helpful mutations.
draft-rule-three-d = 3-D reef: { $points }, with { $stacks } stacks of three free of algae.
draft-rule-coastal = Coastal protection: { $points }, with { $rows } full rows topped by builders free of algae, on a board with land.
draft-rule-clear = After the count, take off whatever is built over: only the topmost builder of each space stays. Then dwellers without shelter leave.

## Refused

reject-draft-as-it-was = Nothing is changed yet, so there is nothing to take back.
reject-draft-no-room = { $most } builders stand at row { $row }, column { $column }, and no space holds more.
reject-draft-nursery-empty = Every juvenile has a place. Choose Take back to move one.
reject-draft-none-settled = You settled no juvenile at row { $row }, column { $column }, so none can be taken back there.
reject-draft-no-number = A part of the tally is a whole number of points, such as 12 or -3.
reject-draft-tally-open = { $left ->
    [one] One part of the tally is still empty: type it, a nought too.
   *[other] { $left } parts of the tally are still empty: type them, noughts too.
}
draft-count-first = Choose Lowest off or Topmost off to clear the board.
draft-no-alga = No fleshy alga grows at row { $row }, column { $column }, so nothing can be eaten there.
draft-submitted = Your board is submitted. It opens when all boards are in.

## Catch an error

revealed-title = Catch an error
revealed-look = Open a board and look for what cannot be right.
revealed-why-dwellers = Can its builders shelter all the dwellers? Has each dweller eaten one alga?
revealed-why-algae = Are the new algae as many as they should be? Has one grown over a builder too soon?
revealed-why-settlement = Can every juvenile live in the water it settled in? Has one been stacked too soon?
revealed-why-catastrophe = Has the card taken all that it takes, and nothing else?
revealed-why-survey = Do the points add up? Is all that was built over gone?
revealed-open = Open
revealed-close = Close
# For readers who hear the button.
revealed-open-of = Open the board of { $player }
revealed-close-of = Close the board of { $player }
revealed-challenge = Challenge { $player }
revealed-dwellers = { $count ->
    [0] no dwellers to win
    [one] one dweller to win
   *[other] { $count } dwellers to win
}
revealed-cost = An error wins you that reef’s dwellers before the next tally; you keep those that your reef can shelter. A challenge costs nothing: where the board is right, nothing changes.
revealed-caught = { $player } caught an error here.
revealed-nobody = There is no other board to look at.
revealed-errors = Errors found
revealed-error = { $player }: { $what }

## What was put right

mended-title = What was put right
mended-right = Your board of the last step was right.
mended-why = What was right on your board stays. The rest was mended with as few changes as could be.
mended-close = I have read it
