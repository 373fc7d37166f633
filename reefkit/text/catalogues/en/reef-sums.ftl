### Diversity by hand: each number as its worked sum.
###
### Families: hand-measure- hand-formula- hand-head- hand-says- hand-empty- hand-undefined- hand-step-

hand-title = By hand
hand-open = By hand
hand-open-types = { $count }: the table’s types after round { $round }. Work it out by hand.
hand-lead = The counts are those of the survey: living builders and dwellers, overgrown and built-over ones too. Fleshy algae are shown apart and do not count here.
hand-measure = Number
hand-round = Survey
hand-round-of = round { $round }
hand-reef = Of
hand-whole-table = the whole table together
hand-formula = Formula
hand-worked = Worked out
hand-steps = Step by step
hand-result = Result
hand-print = Print this sum
hand-sum = sum
hand-none-yet = There is nothing to work out before the first survey that you may see.
hand-nothing-lives = Nothing lives here at this survey.
hand-pair = { $first } and { $second }
hand-whole = { $value }
hand-decimal = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-caption = { $measure }, { $whose }, after round { $round }
hand-figure = { $measure }, round { $round }: { $value }. Work it out by hand.
hand-table-caption = All diversity numbers, survey by survey
reject-hand-no-such = There is no such number to work out.

hand-measure-richness = number of types (richness)
hand-measure-shannon = types and how even (Shannon index)
hand-measure-evenness = how even (evenness, Pielou)
hand-measure-simpson = chance to meet two types (Simpson index)
hand-measure-hill-0 = Hill number, order 0
hand-measure-hill-1 = Hill number, order 1
hand-measure-hill-2 = Hill number, order 2
hand-measure-mean-alpha = types of an average reef (mean alpha)
hand-measure-gamma = types of all reefs together (gamma)
hand-measure-whittaker = difference of reefs (beta, Whittaker)
hand-measure-jaccard = difference in types (beta, Jaccard)
hand-measure-bray-curtis = difference in numbers (beta, Bray–Curtis)

hand-formula-richness = S = how many types have a count n above 0
hand-formula-shannon = H′ = −Σ p × ln p, where p = n ÷ N is a type’s share
hand-formula-evenness = J′ = H′ ÷ ln S
hand-formula-simpson = 1 − D = 1 − Σ p², where p = n ÷ N is a type’s share
hand-formula-hill-0 = ⁰D = S, how many types have a count n above 0
hand-formula-hill-1 = ¹D = e to the power of H′
hand-formula-hill-2 = ²D = 1 ÷ Σ p², where p = n ÷ N is a type’s share
hand-formula-mean-alpha = mean α = (α of reef 1 + α of reef 2 + …) ÷ number of reefs
hand-formula-gamma = γ = how many types live on at least one reef
hand-formula-whittaker = β = γ ÷ mean α
hand-formula-jaccard = d = 1 − a ÷ (a + b + c) for each pair of reefs; then the mean of all pairs
hand-formula-bray-curtis = d = Σ |x − y| ÷ Σ (x + y) for each pair of reefs; then the mean of all pairs

hand-head-types-of = type
hand-head-reefs-of = reef
hand-head-pairs-of = pair of reefs
hand-head-count = count n
hand-head-one = counts as a type
hand-head-share = share p = n ÷ N
hand-head-logarithm = ln p
hand-head-product = p × ln p
hand-head-square = p²
hand-head-types = types α
hand-head-both = on both, a
hand-head-first = only on the first, b
hand-head-second = only on the second, c
hand-head-unmatched = without a partner, Σ |x − y|
hand-head-all = all, Σ (x + y)
hand-head-distance = distance d

hand-step-count = Each type that is there counts once, common or rare: S = { $value }.
hand-step-shannon = H′ = −({ NUMBER($sum, minimumFractionDigits: 3, maximumFractionDigits: 3) }) = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-step-most = The most that { $types } types can reach is ln { $types } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }, when all are equally common.
hand-step-evenness = J′ = { NUMBER($shannon, minimumFractionDigits: 3, maximumFractionDigits: 3) } ÷ { NUMBER($most, minimumFractionDigits: 3, maximumFractionDigits: 3) } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-step-hill-1 = ¹D = e to the power of { NUMBER($shannon, minimumFractionDigits: 3, maximumFractionDigits: 3) } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-step-simpson = 1 − D = 1 − { NUMBER($sum, minimumFractionDigits: 3, maximumFractionDigits: 3) } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-step-hill-2 = ²D = 1 ÷ { NUMBER($sum, minimumFractionDigits: 3, maximumFractionDigits: 3) } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-step-gamma = Each type that lives on at least one reef counts once: γ = { $value }.
hand-step-mean = Mean = { NUMBER($sum, maximumFractionDigits: 3) } ÷ { $count } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-step-left-out = { $count ->
    [one] One pair has nothing on either reef: its distance is undefined, and it is left out.
   *[other] { $count } pairs have nothing on either reef: their distance is undefined, and they are left out.
}
hand-step-whittaker = β = { $gamma } ÷ { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

hand-says-richness = { $value ->
    [0] No type lives here.
    [one] One type lives here.
   *[other] { $value } types live here. The number says nothing of how many there are of each.
}
hand-says-shannon = It is 0 where there is one type, and grows with the number of types and with how evenly they share the reef.
hand-says-evenness = It is 1 when all types are equally common, and near 0 when one is nearly everything.
hand-says-simpson = Of two individuals, drawn one after the other with the first put back, { NUMBER($value, style: "percent", maximumFractionDigits: 0) } of the pairs are of two types.
hand-says-hill-0 = { $value ->
    [0] No type lives here.
    [one] One type lives here.
   *[other] { $value } types live here, common and rare counted alike.
}
hand-says-hill-1 = The reef is as diverse as { NUMBER($value, maximumFractionDigits: 1) } equally common types would be.
hand-says-hill-2 = The reef is as diverse as { NUMBER($value, maximumFractionDigits: 1) } equally common types would be, with rare types hardly counted.
hand-says-mean-alpha = An average reef of this table has { NUMBER($value, maximumFractionDigits: 1) } types. Reefs where nothing lives count too.
hand-says-gamma = { $value ->
    [0] No type lives anywhere at this table.
    [one] One type lives at this table.
   *[other] { $value } types live at this table, taken together.
}
hand-says-whittaker = The table is { NUMBER($value, maximumFractionDigits: 2) } times as rich as an average reef of it. It would be 1 if all reefs had the same types, and { $reefs } if no two shared one.
hand-says-jaccard = Of the types that two reefs have between them, on average { NUMBER($value, style: "percent", maximumFractionDigits: 0) } live on one of the two only.
hand-says-bray-curtis = Of the individuals on two reefs, on average { NUMBER($value, style: "percent", maximumFractionDigits: 0) } have no partner of their own type on the other.

hand-empty-shannon = Nothing lives here, so there is nothing to guess: the index is 0.
hand-empty-evenness = Evenness is undefined: nothing lives here, so there is nothing to compare.
hand-empty-simpson = Nothing lives here, so no two individuals can differ: the index is 0.
hand-empty-hill-1 = Nothing lives here: 0 types.
hand-empty-hill-2 = Nothing lives here: 0 types.
hand-undefined-evenness = Evenness is undefined: with one type, ln S is 0, and there is nothing to compare.
hand-undefined-reefs = It is undefined: with one reef there is nothing between reefs.
hand-undefined-empty = It is undefined: nothing lives on any reef.
