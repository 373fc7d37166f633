### Charts for younger readers, in Spanish.

charts-undefined = Un hueco significa: aquí no hay ningún valor.
charts-range-summary = { $title }: { $taxa } tipos. Rangos que terminaron: { $ended }. La tabla dice más.
charts-head-taxon = tipo
charts-gamma = todos juntos
