### A match of Reef Survivor in a terminal: headings, tables, and events of one kind said together.

## Headings and tables

report-set-up = Reef Survivor: { $seats ->
    [one] un arrecife
   *[other] { $seats } arrecifes
}, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}
report-round = Ronda { $round } de { $rounds }
report-end = El final de la partida
report-now = Después de la entrada { $position } del registro: { $phase }
report-waits = { $who }: { $what }
report-seat = puesto
report-player = juega
report-person = una persona
report-board = tablero
# $key lists report-code; the pictures show the water of each space and the builders on it.
report-codes = En los dibujos, S, M y D son agua somera, media y profunda, ~ es un alga carnosa, y los constructores, empezando por el de arriba, son { $key }.
report-marks = Marcas de las mutaciones: { $key }.
report-code = { $code } { $name }
report-reef = { $board }, { $land ->
    [true] con tierra
   *[false] sin tierra
}
report-place = lugar
report-points = puntos
report-score = puntuación
report-this-round = ronda
report-so-far = hasta ahora
report-diversity = diversidad
report-through-time = tipos en la ronda
report-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-region = La región: { $values }.
report-index = { $index } { $value }

index-alpha = tipos del arrecife (alfa)
index-shannon = Shannon
index-evenness = equidad
index-fleshy-algae = algas carnosas
index-mean-alpha = tipos de un arrecife medio (alfa media)
index-gamma = tipos de todos los arrecifes (gamma)
index-whittaker-beta = beta (gamma entre alfa media)
index-jaccard = distancia media de Jaccard
index-bray-curtis = distancia media de Bray–Curtis

## Many places at once; $places lists report-row, which brings its article: “en la fila 2 (columnas 1 y 3)”

report-row = la fila { $row } ({ $count ->
    [one] columna { $columns }
   *[other] columnas { $columns }
})
report-rock = { $count ->
    [one] Un constructor tapado pasó a ser roca del arrecife.
   *[other] { $count } constructores tapados pasaron a ser roca del arrecife.
}
several-alga-eaten = Los habitantes se comieron las algas carnosas de { $places }.
several-alga-eaten-over = Los habitantes se comieron las algas carnosas de { $places }; allí le vuelve a llegar la luz { GENDER($organism) ->
    [f] a la
   *[m] al
} { $organism }.
several-alga-grew = Crecieron algas carnosas en { $places }.
several-alga-overgrew = Crecieron algas carnosas sobre { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } en { $places }.
several-settled = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } se asentó en { $places }.
several-stacked = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } se asentó sobre { GENDER($below) ->
    [f] la
   *[m] el
} { $below } en { $places }.
several-builder-died = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } murió en { $places }: “{ $card }”; { $reasons }.
several-builder-lived = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } sobrevivió en { $places }: “{ $card }”; { $reasons }.
several-builder-ousted = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } perdió su lugar en { $places }: “{ $card }”.
several-token-lost = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } perdió { $token } en { $places }: “{ $card }”.
several-alga-came = Crecieron algas carnosas en { $places }: “{ $card }”.
several-alga-came-over = Crecieron algas carnosas sobre { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } en { $places }: “{ $card }”.
several-alga-went = Desaparecieron las algas carnosas de { $places }: “{ $card }”.
several-alga-went-over = Desaparecieron las algas carnosas que cubrían { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } en { $places }: “{ $card }”.

## The first lesson

lesson-seat = { $seat } { $bot }
lesson-disaster = catástrofe
lesson-lost = constructores perdidos
