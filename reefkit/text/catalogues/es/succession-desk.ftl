### Succession on the teacher's desk in Spanish, and what its ghosts write. A student meets what its curves are
### called, on the diploma.

succession-desk-time = cartas jugadas, de { $count } en { $count }
succession-desk-settlers = colonizadores en la roca
succession-desk-rock = La roca, con lo que jugó { $player }; en la mano: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
succession-desk-cards = cartas en la mano
succession-desk-points = puntos de las rondas terminadas
succession-desk-played = colonizadores jugados que siguen en la roca
succession-desk-kinds = tipos en la roca
succession-desk-eaten = colonizadores comidos o arrancados

succession-desk-series-kinds = Tipos en la primera roca
succession-desk-series-shannon = Diversidad de la primera roca, Shannon
succession-desk-series-eaten = Colonizadores perdidos hasta ahora
succession-desk-series-share-pioneers = Pioneros, % de la roca
succession-desk-series-share-first-settlers = Colonizadores intermedios, % de la roca
succession-desk-series-share-late-settlers = Colonizadores tardíos, % de la roca
succession-desk-ask-kinds = ¿En qué roca se juntaron tipos más deprisa, y qué volvió a llevarse algunos?
succession-desk-ask-shannon = La diversidad sube con más tipos y con un reparto más parejo. ¿Cuál de las dos cosas hizo subir cada línea?
succession-desk-ask-eaten = ¿A quién se llevaron los depredadores, y se veía distinta la roca después?
succession-desk-ask-share-pioneers = ¿Cuándo bajó de la mitad la parte de los pioneros, y en qué mesa no bajó nunca?
succession-desk-ask-share-first-settlers = Los colonizadores intermedios llegan entre otros dos grupos. ¿En qué mesa siguieron siendo los que más?
succession-desk-ask-share-late-settlers = El juego dice que los colonizadores tardíos cubren la mayor parte de una roca vieja. ¿Están de acuerdo las líneas, y qué lo pondría a prueba en un puerto?

succession-desk-note-1 = Primero todo era verde, y luego ya no teníamos cartas verdes.
succession-desk-note-2 = La estrella de mar se llevó nuestros mejillones, y después había sitio.
succession-desk-note-3 = Necesitábamos subir para llegar al azul.
succession-desk-note-4 = Guardé demasiado tiempo mis depredadores y tuve que contarlos.
succession-desk-note-5 = Al final había sobre todo balanos y mejillones.

board-of-succession = Colonizadores de { $player }
desk-data-at-succession = { $time ->
    [0] el comienzo
   *[other] ronda { $time }
}
desk-data-come-seats-succession = { $tables ->
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
    } llegado al paso { $last }.
}
desk-data-together-succession = { $time ->
    [0] Todas las mesas han empezado.
   *[other] Todas las mesas han llegado al paso { $time }.
}
desk-data-head-reef-succession = colonizadores de
desk-review-about-succession = Cualquier partida de la clase, carta a carta. Se pueden ver dos jugadores lado a lado.
desk-review-quiet-succession = En esta roca no cambió nada desde la parada anterior.
desk-review-bare-succession = Todavía no vive nada en esta roca.

desk-plan-succession-look = Mirar qué vive en cosas duras
desk-plan-succession-before = Antes
desk-plan-succession-cards = Las cartas en fila
desk-plan-succession-guess = Adivinar la roca
desk-plan-succession-open-round = Una ronda con manos abiertas
desk-plan-succession-first-round = Primera ronda
desk-plan-succession-next-round = Siguiente ronda
desk-plan-succession-variation-round = Una ronda con una variante
desk-plan-succession-rock = Leer la roca
desk-plan-succession-draw = Dibujar la roca
desk-plan-succession-compare = Comparar las mesas
desk-plan-succession-test = Probar el modelo
desk-plan-succession-stop = Parar y guardar
desk-plan-succession-after = Después
