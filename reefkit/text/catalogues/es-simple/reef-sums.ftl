### Diversity by hand, in easier words.

hand-lead = Contamos constructores y habitantes con vida. Las algas carnosas no cuentan aquí.
hand-none-yet = Todavía no hay nada que calcular. Juega hasta el primer censo.
hand-says-richness = { $value ->
    [0] Aquí no vive ningún tipo.
    [one] Aquí vive un tipo.
   *[other] Aquí viven { $value } tipos.
}
hand-says-shannon = Con más tipos, el número crece. Con partes más iguales, también crece.
hand-says-evenness = Vale 1 cuando todos los tipos son igual de comunes.
hand-says-simpson = Saca uno, devuélvelo y saca otro. En el { NUMBER($value, style: "percent", maximumFractionDigits: 0) } de los casos salen dos tipos.
hand-says-hill-0 = { $value ->
    [0] Aquí no vive ningún tipo.
    [one] Aquí vive un tipo.
   *[other] Aquí viven { $value } tipos.
}
hand-says-hill-1 = Es como tener { NUMBER($value, maximumFractionDigits: 1) } tipos igual de comunes.
hand-says-hill-2 = Es como tener { NUMBER($value, maximumFractionDigits: 1) } tipos igual de comunes. Los tipos raros apenas cuentan.
hand-says-mean-alpha = Aquí un arrecife tiene { NUMBER($value, maximumFractionDigits: 1) } tipos en promedio.
hand-says-whittaker = Si todos los arrecifes tuvieran los mismos tipos, sería 1. Si no compartieran ningún tipo, sería { $reefs }.
hand-says-jaccard = Dos arrecifes no comparten el { NUMBER($value, style: "percent", maximumFractionDigits: 0) } de sus tipos.
hand-says-bray-curtis = En promedio, el { NUMBER($value, style: "percent", maximumFractionDigits: 0) } no tiene pareja en el otro.
hand-step-count = Cada tipo cuenta una vez: S = { $value }.
hand-step-most = Con { $types } tipos, lo máximo es ln { $types } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
hand-step-gamma = Cada tipo de cualquier arrecife cuenta una vez: γ = { $value }.
hand-step-left-out = { $count ->
    [one] Un par de arrecifes está vacío y no cuenta.
   *[other] { $count } pares de arrecifes están vacíos y no cuentan.
}
hand-empty-shannon = Aquí no vive nada, así que es 0.
hand-empty-evenness = No hay número: aquí no vive nada.
hand-empty-simpson = Aquí no vive nada, así que es 0.
hand-undefined-evenness = No hay número: con un solo tipo no hay partes iguales.
hand-undefined-reefs = No hay número: un solo arrecife no se puede comparar.
hand-undefined-empty = No hay número: no vive nada en ningún arrecife.
hand-measure-richness = número de tipos
hand-measure-shannon = tipos y su reparto
hand-measure-evenness = reparto
hand-measure-simpson = probabilidad de dos tipos
hand-measure-mean-alpha = tipos de un arrecife medio
hand-measure-gamma = tipos de todos juntos
hand-measure-whittaker = diferencia de arrecifes
hand-measure-jaccard = diferencia de tipos
hand-measure-bray-curtis = diferencia de cantidades
