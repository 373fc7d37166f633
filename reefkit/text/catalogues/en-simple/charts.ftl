### Charts for younger readers, where the sentence is shorter or the word easier.

charts-undefined = A gap means that there is no value.
charts-range-summary = { $title }: { $taxa } kinds, { $ended } ended. The table says more.
charts-head-taxon = kind
charts-gamma = all reefs together
