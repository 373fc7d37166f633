### The notebook of a game: predictions and strategy notes, round by round.

notebook-title = Cuaderno
notebook-title-of = Cuaderno de { $player }
notebook-open = Abrir el cuaderno
notebook-print = Imprimir el cuaderno
notebook-lead = Qué golpeó tu arrecife, qué predijiste y qué querías probar después.
notebook-none = Aún no hay cuaderno: una partida lo llena.
notebook-empty = Aún no hay nada escrito: el primer censo abre la primera página.
notebook-round = Ronda { $round }
notebook-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
notebook-card = { CAP($card) }:
notebook-predicted = predijiste { $right } de { $of } destinos.
notebook-nothing-certain = nada era seguro, así que ninguna predicción cuenta.
notebook-not-predicted = no hiciste ninguna predicción.
notebook-talk = De qué hablaron:
notebook-note = Qué querías probar después
notebook-no-note = En esta ronda no se guardó ninguna nota.

## Blank axes on paper

axes-title = Ejes en blanco
axes-lead = Imprímelos y dibuja tu partida a mano mientras juegas. Cuenta en cada censo y marca las catástrofes donde golpearon.
axes-name = Nombre, mesa, tablero:………………………………………………………………
axes-ranges = Gráfico de rangos
    .how = Dibuja una barra por cada tipo, desde el primer censo en que vivió en tu arrecife hasta el último. Dibuja cada catástrofe como una línea de arriba abajo. Marca un final como extirpación o extinción.
axes-curve = Tipos a través del tiempo
    .how = Cuenta los tipos de tu arrecife en cada censo, sin las algas carnosas, pon un punto y une los puntos. Usa un segundo color para toda la mesa.
axes-scores = Marcador
    .how = Escribe los puntos de cada ronda y, debajo, los puntos hasta entonces. La población y los tipos son los de toda la mesa.
axes-types = tipos vivos (riqueza)
axes-player = Jugador { $number }
axes-open = Ejes en blanco
