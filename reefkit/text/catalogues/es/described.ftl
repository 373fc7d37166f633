### Pictures in words, in Spanish: what a chart or a board shows.

describe-chart = Describir
describe-picture = Describir esta imagen
# What it shows. $up is the name of the vertical axis.
describe-figure = { $title }: { $kind ->
    [bars] { $count ->
        [one] una barra
       *[other] { $count } barras
    }
    [stacks] { $count ->
        [one] un grupo
       *[other] { $count } grupos
    }
    [boxes] { $count ->
        [one] una mediana
       *[other] { $count } medianas
    }
    [points] { $count ->
        [one] un punto
       *[other] { $count } puntos
    }
   *[lines] { $count ->
        [one] una línea
       *[other] { $count } líneas
    }
} de { $up }.
describe-across = De izquierda a derecha: { $along }, de { $first } a { $last }.
describe-extremes = Lo más alto: { $high }. Lo más bajo: { $low }.
describe-at = { $value } en { $places }
describe-at-of = { $name }, { $at }{ $others ->
    [yes] { " " }(y otras)
   *[no] { "" }
}
describe-first-at = { $place } por primera vez
describe-list = { $names }
describe-of = { $name }: { $told }.
describe-alone = De izquierda a derecha: { $told }.

## What a line does, after its name and a colon

describe-none = ningún valor
describe-one = un solo valor, { $value } en { $place }
describe-flat = se queda en { $value }
describe-rises = sube de { $first } a { $last }
describe-falls = baja de { $first } a { $last }
describe-mixed = empieza en { $first }, { $legs }
describe-leg = { $way ->
    [up] sube a { $value }
    [down] baja a { $value }
   *[same] es { $value } otra vez
} en { $place }
describe-order = de mayor a menor { $names }
describe-order-alone = De mayor a menor: { $names }.
describe-each = cada valor es { $value }
describe-more = { $count } más
describe-gaps = { $told }; sin valor en { $places }
describe-gap = { $kind ->
    [run] { $first } a { $last }
   *[one] { $first }
}
describe-direction = { $count ->
    [one] un punto
   *[other] { $count } puntos
}; { $way ->
    [up] más a la derecha suelen estar más arriba
    [down] más a la derecha suelen estar más abajo
   *[none] sin dirección clara
}

## Events, and ranges

describe-event = { $name } en { $place }
describe-event-value = { $name } ({ $value })
describe-events = Líneas de arriba abajo: { $events }.
describe-ranges = { $title }: un gráfico de rangos de { $taxa ->
    [one] un taxón
   *[other] { $taxa } taxones
}.
describe-ended = Terminaron en { $place }: { $names }.
describe-alive = No terminaron: { $names }.
describe-longest = El más largo: { $name }, de { $first } a { $last }.
describe-range-gap = { $name } tiene un hueco de { $first } a { $last }.

## Boards

# $count is how many pieces stand on it.
describe-board = { $title }: { $count ->
    [0] aquí no hay nada
    [one] una ficha
   *[other] { $count } fichas
}.
describe-round = { $title } en la ronda { $round }
describe-in-all = En total: { $names }.
describe-counted = { $name } ({ $count })
# A level of a food web, from the bottom.
describe-level = Nivel { $level }
describe-empty = vacío
describe-head-part = dónde
describe-head-things = qué hay allí

## Step by step, and as tones

describe-step = { $place }: { $value }
describe-step-first = visto por primera vez en { $place }
describe-step-last = visto por última vez en { $place }
# Read out with the chart.
describe-keys = Las flechas lo recorren.
describe-tones = Tonos en cada paso
describe-hear = Oír la línea
