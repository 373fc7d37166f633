### Charts for younger readers, in Spanish.

charts-undefined = Un hueco significa: aquí no hay ningún valor.
charts-range-summary = { $title }: { $taxa } tipos. Rangos que terminaron: { $ended }.
charts-head-taxon = tipo
charts-gamma = todos juntos
charts-beta = entre arrecifes
charts-measure-richness = cuántos
charts-measure-shannon = y su reparto
charts-measure-hill-1 = tipos comunes
charts-measure-hill-2 = tipos muy comunes
charts-measure-whittaker = diferencia de arrecifes
charts-measure-jaccard = diferencia de tipos
charts-measure-bray-curtis = diferencia de cantidades
