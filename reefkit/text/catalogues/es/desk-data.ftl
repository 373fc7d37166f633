### The teacher's desk in Spanish: the class as data, and looking back at a match.
### A type or a board is named with its article: [f] la *[m] el, and fa (the algae) falls to “el”.

data-view-ocean = El océano de la clase
data-view-board = Por tablero
data-view-strategy = Por estrategia
data-view-series = A lo largo del tiempo
data-view-scores = Puntos
data-view-explorer = Hacer gráficos

desk-data-title = La clase en datos
desk-data-views = Gráficos de la clase
desk-data-none = Ninguna mesa ha empezado todavía. Los gráficos aparecen cuando la primera mesa empieza la ronda 1.
desk-data-no-tables = Todavía no hay mesas. Cuando las formes, los gráficos de la clase aparecen aquí mientras juega.
desk-data-to-play = Ver las mesas
desk-data-to-class = Ir a la clase
# $tables and $reefs: how many are counted. $come: how many tables have come to time $last.
desk-data-come = { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
}, { $reefs ->
    [one] un arrecife
   *[other] { $reefs } arrecifes
}. { $last ->
    [0] Todas han empezado.
   *[other] { $come ->
        [one] Una mesa ha
       *[other] { $come } mesas han
    } llegado al censo { $last }.
}
desk-data-come-seats = { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
}, { $reefs ->
    [one] un puesto
   *[other] { $reefs } puestos
}. { $last ->
    [0] Todas han empezado.
   *[other] { $come ->
        [one] Una mesa ha
       *[other] { $come } mesas han
    } llegado al final de la ronda { $last }.
}
desk-data-together = { $time ->
    [0] Todas han empezado.
   *[other] Todas han llegado al censo { $time }.
}
desk-data-at = { $time ->
    [0] el comienzo
   *[other] el censo { $time }
}
desk-data-when = en
desk-data-which = En qué censo
desk-data-by = empezó con
desk-data-by-founders = cuántos tipos
desk-data-by-builder = qué tipos
desk-data-by-bot = estilo de bot
desk-data-compare = comparar
desk-data-by-types = tipos
desk-data-by-points = puntos

desk-data-title-ranges = Quién vive aquí: cuantas más mesas tienen el tipo, más gruesa es la barra
desk-data-title-types = Cuántos tipos viven
desk-data-title-board = Arrecifes de cada tablero { $time ->
    [0] al comienzo
   *[other] en el censo { $time }
}: cada punto es un arrecife, la línea es su media
desk-data-title-founders = Arrecifes según cuántos tipos tenían al empezar, { $time ->
    [0] al comienzo
   *[other] en el censo { $time }
}: cada punto es un arrecife, la línea es su media
desk-data-title-builder = Arrecifes según los tipos con que empezaron, { $time ->
    [0] al comienzo
   *[other] en el censo { $time }
}: cada punto es un arrecife, la línea es su media
desk-data-title-bot = Arrecifes según quién los juega, { $time ->
    [0] al comienzo
   *[other] en el censo { $time }
}: cada punto es un arrecife, la línea es su media
desk-data-axis-types = tipos vivos en un arrecife
desk-data-axis-points = puntos de un arrecife
desk-data-coming = por venir
desk-data-track-ocean = toda la clase
desk-data-track-mean = arrecife medio
desk-data-track-table = cada mesa
desk-data-track-class = media
desk-data-which-series = Qué mirar
desk-data-kept = { $tables ->
    [one] sigue aquí
   *[other] { $now } de { $tables } mesas
}
desk-data-gone = en ninguna mesa
desk-data-people = personas
desk-data-founders = { $count ->
    [one] un tipo inicial
   *[other] { $count } tipos iniciales
}
desk-data-reefs = { $count ->
    [one] un arrecife
   *[other] { $count } arrecifes
}
desk-data-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
desk-data-list = { $names }
desk-data-small = Un grupo de uno o dos arrecifes dice poco: un arrecife solo puede tener suerte.

desk-data-ocean-at = El océano en
desk-data-alpha = alfa
desk-data-alpha-is = tipos de un arrecife, en promedio
desk-data-beta = beta
desk-data-beta-is = gamma dividida entre alfa
desk-data-gamma = gamma
desk-data-gamma-is = tipos de todo el océano

desk-data-head-type = tipo
desk-data-head-first = desde
desk-data-head-at = mesas en { $time }
desk-data-head-where = ahora en
desk-data-head-time = tiempo
desk-data-head-table = mesa
desk-data-head-group = arrecifes
desk-data-head-reefs = cuántos
desk-data-head-types = tipos
desk-data-head-all-types = tipos en total
desk-data-head-points = puntos
desk-data-head-rank = lugar
desk-data-scores-more = Y { $count } más.
desk-data-head-reef = arrecife de
desk-data-head-board = tablero
desk-data-head-round = ronda { $round }
desk-data-caption-ocean = En cuántas mesas vivía cada tipo, desde el comienzo (0)
desk-data-caption-ocean-2 = Diversidad del océano y de cada mesa
desk-data-caption-series = La media de las mesas, y cada mesa, a lo largo del tiempo
desk-data-caption-board = Medias de cada tablero
desk-data-caption-strategy = Medias de cada estrategia

desk-data-notes = Estrategias, en sus propias palabras
desk-data-note-of = { $types ->
    [one] un tipo
   *[other] { $types } tipos
}, { $points ->
    [one] un punto
   *[other] { $points } puntos
}
desk-data-notes-shared = Estas son las notas que los estudiantes comparten contigo; las demás se quedan con ellos.
desk-data-no-notes = Nadie ha compartido todavía una nota. Después de cada censo, los estudiantes eligen si puedes leer la suya.

## Questions for the class

desk-data-ask = Para conversar
desk-data-ask-turn = Si jugáramos otra vez, ¿ganarían los mismos?
desk-data-ask-gone = Ya no { $count ->
    [one] queda
   *[other] quedan
} en ninguna mesa: { $types }. ¿Qué haría falta para que { $count ->
    [one] volviera
   *[other] volvieran
} a este océano?
desk-data-ask-alone = De todas las mesas, solo { $table } conserva { GENDER($type) ->
    [f] la
   *[m] el
} { $type }. ¿Qué tenían sus arrecifes que no tenían los demás?
desk-data-ask-rare = { GENDER($type) ->
    [f] La
   *[m] El
} { $type } solo vive en { $now } de { $tables } mesas. ¿Qué tienen en común esas mesas?
desk-data-ask-gamma = El océano tiene { $ocean } tipos, y ninguna mesa tiene más de { $most }. ¿Dónde viven los demás?
desk-data-ask-few = Para comparar un grupo hacen falta { $few } arrecifes. ¿Qué esperan ver?
desk-data-ask-board = Los arrecifes { GENDER($best) ->
    [f] de la
   *[m] del
} { $best } tienen en promedio { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] tipos
   *[points] puntos
}; los { GENDER($least) ->
    [f] de la
   *[m] del
} { $least }, { NUMBER($low, maximumFractionDigits: 1) }. ¿Qué tienen que ver con eso los tableros?
desk-data-ask-founders = Los arrecifes con { $best } tienen en promedio { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] tipos
   *[points] puntos
}; los arrecifes con { $least }, { NUMBER($low, maximumFractionDigits: 1) }. ¿Vale la pena empezar con muchos?
desk-data-ask-builder = Los arrecifes que empezaron con { $best } tienen en promedio { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] tipos
   *[points] puntos
}; los que empezaron con { $least }, { NUMBER($low, maximumFractionDigits: 1) }. ¿Fue el constructor lo que marcó la diferencia?
desk-data-ask-bot = Los arrecifes de “{ $best }” tienen en promedio { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] tipos
   *[points] puntos
}; los de “{ $least }”, { NUMBER($low, maximumFractionDigits: 1) }. ¿Qué hicieron de otra manera?
desk-data-ask-same-board = Hasta ahora, a todos los tableros les va igual de bien. ¿Qué carta los distinguiría?
desk-data-ask-same-founders = Hasta ahora, empezar con muchos tipos no ha cambiado nada. ¿Cuándo lo cambiaría?
desk-data-ask-same-builder = Hasta ahora, ningún constructor inicial va por delante. ¿Qué carta cambiaría eso?
desk-data-ask-same-bot = Hasta ahora, todos juegan igual de bien. ¿Qué tienen en común?
desk-data-ask-points = El arrecife con más puntos tiene { $types } tipos, y el más rico tiene { $most }. ¿Qué más da puntos?
desk-data-ask-points-rich = El arrecife con más puntos es también el que tiene más tipos, { $types }. ¿Traen más tipos más puntos, o es al revés?

## Looking back

desk-review-title = Repaso
desk-review-about = Cualquier partida de la clase, jugada por jugada. Se pueden ver dos arrecifes, uno junto a otro.
desk-review-none = La clase no ha empezado todavía ninguna partida. Cuando tenga mesas, aquí podrás repasar sus partidas.
desk-review-table = Mesa { $table }
desk-review-closed = Mesa { $table }, cerrada
desk-review-own = { $names }, { $day }
desk-review-of-class = Mesas de la clase
desk-review-of-own = Jugadas por su cuenta
desk-review-side-left = A la izquierda
desk-review-side-right = A la derecha
desk-review-match = Partida
desk-review-reef = De quién
desk-review-others = Todos los de esta partida
desk-review-two = Dos a la vez
desk-review-go = Momento
desk-review-told = Qué pasó aquí
desk-review-quiet = En este arrecife no cambió nada desde la parada anterior.
desk-review-bare = Todavía no vive nada en este arrecife.
reject-desk-review-no-match = Esta clase no tiene esa partida, así que no cambió nada.
