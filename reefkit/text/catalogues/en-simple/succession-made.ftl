### Questions made from a table's own rocks in Succession, in simpler words.

rock-why-first = The first card was { $name }. A round begins with the lowest card.
rock-why-later = From early to late they came like this: { $order }.
rock-ask-feeding-light = Who on { $where } makes its own food from light?
rock-ask-feeding-grazes = Who on { $where } is a grazer? A grazer bites off algae.
rock-ask-feeding-filters = Who on { $where } is a filter feeder? It sieves its food from the water.
rock-ask-feeding-hunts = Who on { $where } catches animals to eat?
rock-why-feeding-light = Diatoms and algae make sugar from light. Animals must eat.
rock-why-feeding-grazes = Snails and isopods graze. They need algae.
rock-why-feeding-filters = Filter feeders eat what the water brings.
rock-why-feeding-hunts = Hydroids and sea anemones sting small animals.

rock-ask-lost = Card { $time } on { $where } was { $one }. It ate. How many kinds were gone then?
rock-ask-taken = How many settlers were eaten or swept off { $where }?
rock-why-taken = { $count ->
    [0] None was taken. Nobody came who eats settlers.
   *[other] They were taken by: { $told }. That makes room for others.
}
rock-ask-kinds = How many kinds stood on { $where } at the end?
rock-ask-most = Which group had most of { $where } at the end?
rock-ask-stood = Who still stood on { $where } at the end?
rock-ask-which-round = After which round did most kinds stand on the rock?
rock-why-which-round = Kinds at the end: { $told }. The rules were the same. The cards were not.

rock-ask-against = Low numbers are early. Who came to { $where } before { $name }, though its number is higher?
rock-why-against = { CAP($early) } have number { $high } and came as card { $early_time }. { CAP($late) } have number { $low } and came as card { $late_time }. Real rocks differ from the model too.
rock-ask-next = Card { $time } on { $where } was { $one }. Settlers were lost. Who settled next?
rock-why-next = Next came { $name }, with card { $time }. Where there is room, others settle.

rock-ask-range-plot = Somebody looked at { $where } six times. The list says who was there. Draw a bar for each. Begin at its first look and end at its last.
rock-why-range-plot = A bar begins where a kind was first seen. It may have come a little earlier.
rock-point-standing = { CAP($name) } were still there at look { $look }. The bar goes to the end.
rock-point-gone = { CAP($name) } were last seen at look { $look }. Later none was left.
rock-ask-curve-plot = How many kinds stood on { $where } at each look? At look 0 the rock was bare.
rock-why-curve-plot = Count kinds, not settlers. The line falls where the last of a kind is eaten.
