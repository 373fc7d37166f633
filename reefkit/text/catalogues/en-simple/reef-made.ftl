### Questions made from a student's own match of Reef Survivor, in simpler words.

made-cause-built-over = They were built over and became rock
made-back = Neither: they came back to your reef later
made-extinct = Extinct at the table: no reef had them any more
made-refuge = Extirpated here: the reef of { $player } had them later
made-would-live = It would have lived anyway

made-ask-two-builders = In round { $round }, { $card } came. These two stood in { $water }. The { $dead } died. The { $alive } lived. What saved it?
made-ask-without-mutation = The { $builder } had a mutation: { $token }. It survived { $card } in round { $round }. What would have happened without that mutation?

made-ask-origin = Some of your { $organisms } had { $token }. How did that first come to them?
made-why-origin-mutation = In round { $round } you rolled a mutation. One of your { $organisms } got { $token }. Its juveniles had it too.
made-why-origin-neighbour = Juveniles came from another reef in round { $round }. They were { $organisms } with { $token }.
made-why-origin-triangle = Juveniles came from the Coral Triangle in round { $round }. They were { $organisms } with { $token }.
made-ask-carriers = Look at the survey of round { $round }. Which of these had { $token } by mutation?
made-why-carriers = Only your { $organisms } had this mutation then: { $token }. New traits come from mutation or from other reefs.

made-why-standing = { CAP($organisms) } were still there at the survey of round { $round }.
made-ask-fate-at-table = Your reef last had { $organisms } at { $time }. What became of them?
made-why-extirpated = Extirpated means gone from one place. Your reef lost them. Another reef had them later. From there they could come back.
made-why-extinct = No reef had them at any later survey. So they went extinct at the table. Only the Coral Triangle could bring them back.
made-ask-gone-why = Your reef had { $organisms } at { $before }. It had none at { $after }. Why did they disappear?
made-ask-dip = Your curve falls from { $before } to { $after } types in round { $round }. { $lost ->
    [one] Why did the lost type disappear?
   *[other] Why did most of the lost types disappear?
}
made-ask-time-passed = How much time went by from set-up to round { $round }?
made-why-time-passed = Each round stands for { $one }.
made-ask-range-length = Look at the bar of { $organisms } on your reef. How long is it?
made-why-range-length = The bar begins at { $first }. It ends at { $last }. One survey to the next is { $one }.

made-ask-own-types = Look at the survey of round { $round }. How many types of builder and dweller did your reef have?
made-why-types = { $count ->
    [0] Nothing lived on your reef then.
    [one] One type lived there: { $types }.
   *[other] { $count } types lived there: { $types }.
} Tokens of one type count once. Fleshy algae do not count here.
made-ask-table-types = Look at the survey of round { $round }. How many types of builder and dweller did all reefs have together?
made-why-table-types = { $count ->
    [0] No reef had any.
    [one] One type lived on the reefs: { $types }.
   *[other] { $count } types lived on the reefs: { $types }.
} { $shared ->
    [no] No type lived on two reefs.
   *[yes] A type on two reefs counts once. So the answer is not { $sum }, the sum.
}
made-ask-missing-types = Look at the survey of round { $round }. How many types lived on other reefs but not on yours?
made-why-missing-types = The table had { $gamma } types. Your reef had { $alpha }. It lacked { $count ->
    [0] none.
    [one] one: { $types }.
   *[other] { $count }: { $types }.
}
made-ask-lost-types = Look at rounds { $before } and { $round }. How many types did your reef lose from survey to survey?
made-ask-turnover = Look at your reef and that of { $player } in round { $round }. How many types lived on only one of them?
made-ask-kept-most = Look at rounds { $before } and { $round }. On which reef were the most types found both times?

made-ask-long-term = Which of these cards is a long-term disaster?

made-why-shelter = { $each } builders that give shelter support one dweller. So { $count } of them support { $room }. An overgrown builder gives no shelter.
made-ask-weeds = How many spaces of your reef had fleshy algae in round { $round }?
made-why-left-support = Two builders that give shelter support one dweller. Without enough of them dwellers must leave.
made-ask-score-change = Look at rounds { $before } and { $round }. Which part of your score changed most?

made-ask-range-plot = Draw the range chart of your reef. Show when each type was first and last counted. Say what became of it. Mark when each card struck. Set-up is 0.
made-why-range-plot = A bar ends where a type was last counted. It may have lived a little longer.
made-ask-curve-plot = Draw how many types your reef had at each survey. Mark the rounds in which it lost a type for good.
made-ask-region-plot = Draw how many types all reefs had together. Mark the rounds in which a type died out.
made-why-curve-plot = Count types, not tokens. A flat curve can hide change: types come and types go.

made-ask-still-here = Which of these still lived on your reef at the end? Choose all that are right.
made-point-standing = { CAP($organisms) } were still there at the survey of round { $round }.
made-point-unsheltered = { CAP($organisms) } were gone at the survey of round { $round }. After { $card } too few builders could shelter them.
made-point-extirpated = Your reef lost { $organisms }. The reef of { $player } had them later.
made-point-extinct = { CAP($organisms) } went extinct. No reef had them later.
