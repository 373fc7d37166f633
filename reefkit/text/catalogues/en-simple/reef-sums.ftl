### Diversity by hand, in easier words.

hand-lead = We count living builders and dwellers. Fleshy algae do not count here.
hand-none-yet = There is nothing to work out yet. Play to the first survey.
hand-says-richness = { $value ->
    [0] No type lives here.
    [one] One type lives here.
   *[other] { $value } types live here.
}
hand-says-shannon = More types make it larger. Equal shares make it larger too.
hand-says-evenness = It is 1 when all types are equally common.
hand-says-simpson = Pick one, put it back, and pick again. In { NUMBER($value, style: "percent", maximumFractionDigits: 0) } of cases you get two types.
hand-says-hill-0 = { $value ->
    [0] No type lives here.
    [one] One type lives here.
   *[other] { $value } types live here.
}
hand-says-hill-1 = That is as good as { NUMBER($value, maximumFractionDigits: 1) } equally common types.
hand-says-hill-2 = That is as good as { NUMBER($value, maximumFractionDigits: 1) } equally common types. Rare types hardly count.
hand-says-mean-alpha = An average reef here has { NUMBER($value, maximumFractionDigits: 1) } types.
hand-says-whittaker = If all reefs had the same types, it would be 1. If no reefs shared a type, it would be { $reefs }.
hand-says-jaccard = Two reefs do not share { NUMBER($value, style: "percent", maximumFractionDigits: 0) } of their types.
hand-says-bray-curtis = On average { NUMBER($value, style: "percent", maximumFractionDigits: 0) } have no partner on the other reef.
hand-step-count = Each type counts once: S = { $value }.
hand-step-most = With { $types } types, ln { $types } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } is the most.
hand-step-gamma = Each type on any reef counts once: γ = { $value }.
hand-step-left-out = { $count ->
    [one] One pair of reefs is empty and left out.
   *[other] { $count } pairs of reefs are empty and left out.
}
hand-empty-shannon = Nothing lives here, so it is 0.
hand-empty-evenness = There is no number: nothing lives here.
hand-empty-simpson = Nothing lives here, so it is 0.
hand-undefined-evenness = There is no number: one type alone cannot be even.
hand-undefined-reefs = There is no number: one reef has no other to differ from.
hand-undefined-empty = There is no number: nothing lives on any reef.
hand-measure-richness = number of types
hand-measure-shannon = types and how even
hand-measure-evenness = how even
hand-measure-simpson = chance to meet two types
hand-measure-mean-alpha = types of an average reef
hand-measure-gamma = types of all reefs together
hand-measure-whittaker = difference of reefs
hand-measure-jaccard = difference in types
hand-measure-bray-curtis = difference in numbers
