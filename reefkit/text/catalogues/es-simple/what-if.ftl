### What if, in easier words.

what-if-invitation = Juega otra vez tu partida con una sola cosa cambiada. Di antes qué esperas.
what-if-lead = Se cambia una sola cosa. Cada jugada queda igual mientras se pueda. Después juega un bot. La suerte no cambia.

what-if-group-option = Una regla que cambia
what-if-turned-to = Cambia a
what-if-measure = ¿Qué quieres mirar?
what-if-expected = Al final será
what-if-run = Jugar otra vez
what-if-playing = Se juega otra vez…
what-if-fork = empiezan los bots
what-if-stood = { $recorded ->
    [0] Después del cambio no hubo jugadas.
    [one] Después del cambio hubo una sola jugada. { $stood ->
        [0] No quedó igual.
       *[other] Quedó igual.
    }
   *[other] Jugadas después del cambio: { $recorded }. Quedaron igual: { $stood }.
}
what-if-all-stood = Ningún bot tuvo que jugar. Toda diferencia viene del cambio.
what-if-begins = { $round ->
    [0] Las jugadas de { $players } no sirven desde el principio. Juega el bot.
   *[other] Las jugadas de { $players } sirven hasta la ronda { $round }. Desde ahí juega el bot.
}
what-if-broken-off = La partida se hizo muy larga. Por eso se paró.
what-if-came-right-higher = Salió mayor, como dijiste: { $measure }, { $now } en vez de { $was }.
what-if-came-right-same = Salió igual, como dijiste: { $measure }, { $now }.
what-if-came-right-lower = Salió menor, como dijiste: { $measure }, { $now } en vez de { $was }.
what-if-came-other-higher = Salió mayor, no como dijiste: { $measure }, { $now } en vez de { $was }.
what-if-came-other-same = Salió igual, no como dijiste: { $measure }, { $now }.
what-if-came-other-lower = Salió menor, no como dijiste: { $measure }, { $now } en vez de { $was }.
what-if-undefined = Una de las dos no tiene número al final. Así que no se pueden comparar.
what-if-again = Probar otra cosa
what-if-replays-lead = Una sola partida puede ser suerte. Aquí juegan bots { $count } veces desde el mismo momento. Cada vez con otra suerte. Y cada vez juegan dos veces: sin cambiar nada y con el cambio.
what-if-replays-over = Ya van { $done } de { $of }.

what-if-own-alone = Solo quienes jugaron esta partida pueden hacerlo.
reject-what-if-no-key = Esta copia no conoce su suerte. No se puede jugar otra vez.
reject-what-if-not-over = Esto funciona cuando la partida ha terminado.
reject-what-if-drawn-first = Primero dibuja tus gráficos en Después. Luego puedes probar ¿Y si…?
reject-what-if-no-such-change = Esto no se puede cambiar en esta partida.
reject-what-if-not-here = El cambio no encaja aquí. Elige otro momento.
reject-what-if-at-end = Después del final no hay nada. Elige un momento anterior.
reject-what-if-value = Di antes a qué cambia la regla.
reject-what-if-same-value = La partida ya se jugó así. Elige otro valor.
reject-what-if-never = Esto no se puede cambiar en ningún momento de esta partida.
reject-what-if-running = Tu predicción ya vale. Elige “Probar otra cosa” para empezar de nuevo.
reject-what-if-nothing = Todavía no se ha jugado otra vez.

what-if-named-climate-warmer = el clima está un paso más cálido
    .about = Desde esta ronda hace un paso más de calor. Los dados son los mismos.
what-if-named-climate-colder = el clima está un paso más frío
    .about = Desde esta ronda hace un paso más de frío. Los dados son los mismos.
what-if-climate-opening = El clima cambia entre dos rondas. Elige el comienzo de una ronda.
what-if-climate-end = El clima { $climate } está al final de la escala. Elige otra ronda.

what-if-succession-dealing = Las cartas solo cambian antes de repartirlas. Elige el comienzo. O elige el final de una ronda.
what-if-succession-last = Después de la última ronda no hay otra. Elige un momento anterior.
what-if-succession-mixed = qué tan mezclada está la roca

what-if-named-reef-algae-cleared = desaparecen todas las algas carnosas
    .about = Ahora desaparecen las algas carnosas de todos los arrecifes. Después crecen nuevas.
what-if-named-reef-algae-fewer = crece la mitad de algas carnosas
    .about = Desde esta ronda crece la mitad de algas nuevas.
what-if-reef-opening = Los cambios se hacen entre dos rondas. Elige el comienzo de una.

what-if-named-expanse-bleaching-research = la investigación del blanqueamiento está lista en la etapa 3
    .about = Desde la etapa 3, el calor daña menos a los corales.
what-if-begins-expanse = { $round ->
    [0] Las jugadas de { $players } no sirven desde el principio. Juega un bot.
   *[other] En el turno { $round } ya no sirven las jugadas de { $players }. Ese turno lo termina un bot.
} El turno siguiente empieza como lo jugaste.
what-if-expanse-stage = El calentamiento empieza con la etapa { $stage }. Antes, la investigación no cambia nada.
what-if-expanse-turn = Los cambios se hacen entre dos turnos. Elige el comienzo de uno.
what-if-luck = Esta es una partida con su propia suerte. Con otros dados podría salir al revés. Pregunta a tus vecinos qué mostró la suya.
what-if-shared = Un curso es más largo. Los dos se comparan a la vez: { $label } { $at }. El jugado termina en { $was }. El otro termina en { $now }.
