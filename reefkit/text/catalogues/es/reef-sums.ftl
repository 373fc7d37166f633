### Diversity by hand: each number as its worked sum.

hand-title = A mano
hand-open = A mano
hand-open-types = { $count }: los tipos de la mesa después de la ronda { $round }. Calcúlalo a mano.
hand-lead = Los recuentos son los del censo: constructores y habitantes con vida, también los que están tapados o bajo un alga. Las algas carnosas se muestran aparte y aquí no cuentan.
hand-measure = Número
hand-round = Censo
hand-round-of = ronda { $round }
hand-reef = De
hand-whole-table = toda la mesa junta
hand-formula = Fórmula
hand-worked = Resuelto
hand-steps = Paso a paso
hand-result = Resultado
hand-print = Imprimir este cálculo
hand-sum = suma
hand-none-yet = No hay nada que calcular antes del primer censo que puedas ver.
hand-nothing-lives = En este censo aquí no vive nada.
hand-pair = { $first } y { $second }
hand-whole = { $value }
hand-decimal = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-caption = { $measure }, { $whose }, después de la ronda { $round }
hand-figure = { $measure }, ronda { $round }: { $value }. Calcúlalo a mano.
hand-table-caption = Todos los números de diversidad, censo por censo
reject-hand-no-such = No existe ese número para calcular.

hand-measure-richness = número de tipos (riqueza)
hand-measure-shannon = tipos y su reparto (índice de Shannon)
hand-measure-evenness = reparto (equidad de Pielou)
hand-measure-simpson = probabilidad de dos tipos (índice de Simpson)
hand-measure-hill-0 = número de Hill de orden 0
hand-measure-hill-1 = número de Hill de orden 1
hand-measure-hill-2 = número de Hill de orden 2
hand-measure-mean-alpha = tipos de un arrecife medio (alfa media)
hand-measure-gamma = tipos de todos juntos (gamma)
hand-measure-whittaker = diferencia de arrecifes (beta de Whittaker)
hand-measure-jaccard = diferencia de tipos (beta de Jaccard)
hand-measure-bray-curtis = diferencia de cantidades (beta de Bray–Curtis)

hand-formula-richness = S = cuántos tipos tienen un recuento n mayor que 0
hand-formula-shannon = H′ = −Σ p × ln p, donde p = n ÷ N es la proporción de un tipo
hand-formula-evenness = J′ = H′ ÷ ln S
hand-formula-simpson = 1 − D = 1 − Σ p², donde p = n ÷ N es la proporción de un tipo
hand-formula-hill-0 = ⁰D = S, cuántos tipos tienen un recuento n mayor que 0
hand-formula-hill-1 = ¹D = e elevado a H′
hand-formula-hill-2 = ²D = 1 ÷ Σ p², donde p = n ÷ N es la proporción de un tipo
hand-formula-mean-alpha = α media = (α del arrecife 1 + α del arrecife 2 + …) ÷ número de arrecifes
hand-formula-gamma = γ = cuántos tipos viven al menos en un arrecife
hand-formula-whittaker = β = γ ÷ α media
hand-formula-jaccard = d = 1 − a ÷ (a + b + c) para cada par de arrecifes; después, la media de todos los pares
hand-formula-bray-curtis = d = Σ |x − y| ÷ Σ (x + y) para cada par de arrecifes; después, la media de todos los pares

hand-head-types-of = tipo
hand-head-reefs-of = arrecife
hand-head-pairs-of = par de arrecifes
hand-head-count = recuento n
hand-head-one = cuenta como tipo
hand-head-share = proporción p = n ÷ N
hand-head-logarithm = ln p
hand-head-product = p × ln p
hand-head-square = p²
hand-head-types = tipos α
hand-head-both = en los dos, a
hand-head-first = solo en el primero, b
hand-head-second = solo en el segundo, c
hand-head-unmatched = sin pareja, Σ |x − y|
hand-head-all = todos, Σ (x + y)
hand-head-distance = distancia d

hand-step-count = Cada tipo presente cuenta una vez, sea común o raro: S = { $value }.
hand-step-shannon = H′ = −({ NUMBER($sum, minimumFractionDigits: 3, maximumFractionDigits: 3) }) = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-step-most = Lo máximo que pueden alcanzar { $types } tipos es ln { $types } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }, cuando todos son igual de comunes.
hand-step-evenness = J′ = { NUMBER($shannon, minimumFractionDigits: 3, maximumFractionDigits: 3) } ÷ { NUMBER($most, minimumFractionDigits: 3, maximumFractionDigits: 3) } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-step-hill-1 = ¹D = e elevado a { NUMBER($shannon, minimumFractionDigits: 3, maximumFractionDigits: 3) } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-step-simpson = 1 − D = 1 − { NUMBER($sum, minimumFractionDigits: 3, maximumFractionDigits: 3) } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-step-hill-2 = ²D = 1 ÷ { NUMBER($sum, minimumFractionDigits: 3, maximumFractionDigits: 3) } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-step-gamma = Cada tipo que vive al menos en un arrecife cuenta una vez: γ = { $value }.
hand-step-mean = Media = { NUMBER($sum, maximumFractionDigits: 3) } ÷ { $count } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hand-step-left-out = { $count ->
    [one] Un par no tiene nada en ninguno de los dos arrecifes: su distancia no está definida y se deja fuera.
   *[other] { $count } pares no tienen nada en ninguno de los dos arrecifes: sus distancias no están definidas y se dejan fuera.
}
hand-step-whittaker = β = { $gamma } ÷ { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

hand-says-richness = { $value ->
    [0] Aquí no vive ningún tipo.
    [one] Aquí vive un tipo.
   *[other] Aquí viven { $value } tipos. El número no dice cuántos hay de cada uno.
}
hand-says-shannon = Vale 0 cuando hay un solo tipo, y crece con el número de tipos y cuanto más parejo sea el reparto entre ellos.
hand-says-evenness = Vale 1 cuando todos los tipos son igual de comunes, y casi 0 cuando uno lo es casi todo.
hand-says-simpson = Saca un individuo al azar, devuélvelo y saca otro: en el { NUMBER($value, style: "percent", maximumFractionDigits: 0) } de los casos salen dos tipos distintos.
hand-says-hill-0 = { $value ->
    [0] Aquí no vive ningún tipo.
    [one] Aquí vive un tipo.
   *[other] Aquí viven { $value } tipos; los comunes y los raros cuentan igual.
}
hand-says-hill-1 = El arrecife es tan diverso como lo sería uno con { NUMBER($value, maximumFractionDigits: 1) } tipos igual de comunes.
hand-says-hill-2 = El arrecife es tan diverso como lo sería uno con { NUMBER($value, maximumFractionDigits: 1) } tipos igual de comunes; los tipos raros apenas cuentan.
hand-says-mean-alpha = En promedio, un arrecife de esta mesa tiene { NUMBER($value, maximumFractionDigits: 1) } tipos. Los arrecifes donde no vive nada también cuentan.
hand-says-gamma = { $value ->
    [0] En esta mesa no vive ningún tipo.
    [one] En esta mesa vive un tipo.
   *[other] En esta mesa, contando todos los arrecifes, viven { $value } tipos.
}
hand-says-whittaker = La mesa es { NUMBER($value, maximumFractionDigits: 2) } veces más rica que uno de sus arrecifes en promedio. Sería 1 si todos los arrecifes tuvieran los mismos tipos, y { $reefs } si ningún tipo estuviera en dos arrecifes.
hand-says-jaccard = De los tipos que reúnen dos arrecifes, en promedio el { NUMBER($value, style: "percent", maximumFractionDigits: 0) } vive solo en uno de los dos.
hand-says-bray-curtis = De los individuos de dos arrecifes, en promedio el { NUMBER($value, style: "percent", maximumFractionDigits: 0) } no tiene pareja de su mismo tipo en el otro.

hand-empty-shannon = Aquí no vive nada, así que no hay nada que adivinar: el índice es 0.
hand-empty-evenness = La equidad no está definida: aquí no vive nada, así que no hay nada que comparar.
hand-empty-simpson = Aquí no vive nada, así que no hay dos individuos que puedan ser distintos: el índice es 0.
hand-empty-hill-1 = Aquí no vive nada: 0 tipos.
hand-empty-hill-2 = Aquí no vive nada: 0 tipos.
hand-undefined-evenness = La equidad no está definida: con un solo tipo, ln S es 0 y no hay nada que comparar.
hand-undefined-reefs = No está definida: con un solo arrecife no hay diferencias entre arrecifes.
hand-undefined-empty = No está definida: no vive nada en ningún arrecife.
