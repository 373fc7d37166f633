### Questions made from a table's own rocks in Succession, in simpler words.

rock-rounds-alike = two rounds had the most
rock-why-first = First of all came { $name }. A round begins with the lowest card.
rock-ask-later = Who came to { $where } for the first time after { $name }?
rock-why-later = They came like this, from first to last: { $order }.
rock-ask-yours = Which of these did you play on { $where }?
rock-ask-feeding-light = Who on { $where } makes its own food from light?
rock-ask-feeding-grazes = Who on { $where } is a grazer? A grazer bites off algae.
rock-ask-feeding-filters = Who on { $where } is a filter feeder? It sieves its food from the water.
rock-ask-feeding-hunts = Who on { $where } catches animals to eat?
rock-why-feeding-light = Diatoms and algae make sugar from light. Animals must eat.
rock-why-feeding-grazes = Snails and isopods graze. They need algae.
rock-why-feeding-filters = Filter feeders eat what the water brings.
rock-why-feeding-hunts = Hydroids and sea anemones sting small animals.

rock-ask-ate = { $cards ->
    [one] One card
   *[other] { $cards } cards
} had been played in that round. Then { $one } came to { $where }. What did it eat?
rock-ask-lost = { $cards ->
    [one] One card
   *[other] { $cards } cards
} had been played in that round. Then { $one } came to { $where }. It ate. How many kinds did that remove from the rock?
rock-ask-kinds = How many kinds stood on { $where } at the end?
rock-ask-most = Which group had the most room on { $where } at the end?
rock-why-most = Places on the rock at the end: { $told }. A late settler takes six places, a pioneer two. { $group ->
    [late-settlers] On many real rocks it is like that too.
   *[other] On many real rocks late settlers have most. In a game, chance and hunters can change that.
}
rock-ask-stood = Who still stood on { $where } at the end?
rock-ask-which-round = After which round did the most kinds live on the rock?
rock-why-stood = At the end these were there: { $names }. These were gone: { $lost }.
rock-why-which-round = Kinds at the end: { $told }. The rules were the same. The cards were not.

rock-ask-against = Low numbers come early. Who came to { $where } before { $name }, with a higher number?
rock-why-against = { CAP($early) } have number { $high } and came early. { CAP($late) } have number { $low } and came later. Real rocks do not keep to the numbers.
rock-ask-next = { $cards ->
    [one] One card
   *[other] { $cards } cards
} had been played in that round. Then { $one } came to { $where }. { $lost ->
    [one] One settler was lost.
   *[other] Some settlers were lost.
} Who settled next?
rock-why-next = Next came { $name }. Where there is room, others come.

rock-ask-range-plot = Someone looked at { $where } six times. The list says who was there. Draw a bar for each one on the list. Begin it where the kind was first seen. End it where the kind was last seen.
rock-why-range-plot = A bar begins where a kind was first seen. It may have come a little earlier.
rock-point-standing = { CAP($name) } were still there at look { $look }. So the bar goes to the end.
rock-point-gone = { CAP($name) } were last seen at look { $look }. Later none was left.
rock-ask-curve-plot = How many kinds stood on { $where } at each look? At look 0 the rock was bare.
rock-why-curve-plot = Count kinds, not settlers. The line falls where the last of a kind is eaten.
