### Charts for younger readers, where the sentence is shorter or the word easier.

charts-undefined = A gap means that there is no value.
charts-range-summary = { $title }: { $taxa } kinds, { $ended } ended.
charts-head-taxon = kind
charts-gamma = all reefs together
charts-beta = between reefs
charts-measure-richness = how many
charts-measure-shannon = how even too
charts-measure-hill-1 = common types
charts-measure-hill-2 = very common types
charts-measure-whittaker = difference of reefs
charts-measure-jaccard = difference in types
charts-measure-bray-curtis = difference in numbers
