### What if: a finished match replayed with one thing changed, both courses over each other.
### A named change is a sentence in the present, so that “¿Y si…?” can stand before it.

what-if-title = ¿Y si…?
what-if-button = ¿Y si…?
what-if-from-here = ¿Y si, desde aquí…?
what-if-invitation = Vuelve a jugar tu partida con una sola cosa cambiada. Di antes qué esperas.
what-if-back = Volver a la partida
what-if-lead = Se cambia una sola cosa. Cada decisión queda como se jugó mientras sea posible; después decide un bot. Toda la suerte queda igual.

## Choose, predict, play

what-if-step-change = 1. Cambia una cosa
what-if-changed = Qué se cambia
what-if-which-card = Estas cartas golpearon en tu partida. ¿La jugamos de nuevo sin una de ellas?
what-if-changed-else = U otra cosa
what-if-reef-took = { $count ->
    [0] No se llevó a ninguno de tus constructores.
    [one] Se llevó a uno de tus constructores.
   *[other] Se llevó a { $count } de tus constructores.
}
what-if-reef-nothing-came = Nada vino en lugar de la carta. Todas las demás cartas son las mismas.
what-if-choose-one = Elige…
what-if-group-named = Algo que pasa
what-if-group-card = Una carta que se quita
what-if-group-option = Una regla que se cambia
what-if-without = sin “{ $card }”
what-if-turned-to = Nuevo valor
what-if-turned-yes = sí
what-if-turned-no = no
what-if-from = Desde cuándo
what-if-start = el comienzo de la partida
what-if-opening = el comienzo de la ronda { $round }
what-if-step-predict = 2. Predice
what-if-measure = ¿Qué quieres comparar?
what-if-expected = Al final, en la otra versión será
what-if-guess-higher = mayor
what-if-guess-same = igual
what-if-guess-lower = menor
what-if-run = Jugar la otra versión
what-if-playing = Se está jugando la otra versión…
what-if-stop = Parar

## What came of it

what-if-chart = Las dos versiones
what-if-as-played = lo jugado
what-if-line = y si…
what-if-fork = empieza la simulación
what-if-fork-changed = aquí se cambió
what-if-found = Qué resultó
what-if-said-card = ¿Y si no sale “{ $what }”?
what-if-said-named = ¿Y si { $what }?
what-if-said-option = { $option }: { $value }
what-if-when = Momento del cambio: { $moment }.
what-if-came-right-higher = Salió mayor, como esperabas: { $measure }, { $now } en vez de { $was }.
what-if-came-right-same = Salió igual, como esperabas: { $measure }, { $now }.
what-if-came-right-lower = Salió menor, como esperabas: { $measure }, { $now } en vez de { $was }.
what-if-came-other-higher = Salió mayor, al contrario de lo que esperabas: { $measure }, { $now } en vez de { $was }.
what-if-came-other-same = Salió igual, al contrario de lo que esperabas: { $measure }, { $now }.
what-if-came-other-lower = Salió menor, al contrario de lo que esperabas: { $measure }, { $now } en vez de { $was }.
what-if-undefined = Lo que elegiste no tiene valor al final de una de las dos versiones, así que no se pueden comparar.
what-if-stood = { $recorded ->
    [0] Después del cambio no había ninguna decisión registrada.
    [one] La única decisión posterior al cambio { $stood ->
        [0] no quedó como se jugó.
       *[other] quedó como se jugó.
    }
   *[other] De las { $recorded } decisiones posteriores al cambio, { $stood ->
        [0] ninguna quedó
        [one] una quedó
       *[other] { $stood } quedaron
    } como se jugaron.
}
what-if-all-stood = Ningún bot tuvo que decidir: todas las diferencias vienen solo del cambio.
what-if-begins = { $round ->
    [0] Ya antes de la ronda 1 no se podía seguir lo jugado por { $players }. Desde ahí decide el bot.
   *[other] En la ronda { $round } ya no se podía seguir lo jugado por { $players }. Desde ahí decide el bot.
}
what-if-broken-off = La otra versión se hizo muy larga, así que se cortó antes de su final.
what-if-ends = Las dos versiones lado a lado
what-if-head-measure = Qué se compara
what-if-head-was = jugado
what-if-head-now = y si…
what-if-head-by = diferencia
what-if-whose-own = Tú
what-if-whose-table = Toda la mesa
what-if-by-higher = +{ $value }
what-if-by-same = 0
what-if-by-lower = −{ $value }
what-if-luck = Esta es una partida con una sola suerte. Con otros dados y cartas podría salir al revés. Prueba otra vez en otra partida, o pregunta a tus vecinos qué mostró la suya.
what-if-more = Todos los números
what-if-shared = Un curso es más largo que el otro. Ambos se comparan en el mismo momento: { $label } { $at }. Jugado, llegó hasta { $was }; en el otro curso, hasta { $now }.
what-if-save = Números (CSV)
what-if-again = Cambiar otra cosa
## The same with other luck

what-if-replays = ¿Y con otra suerte?
what-if-replays-lead = Una sola partida puede ser suerte. Aquí la partida se sigue jugando { $count } veces desde el mismo momento, cada vez con otros dados y otras cartas: una vez sin cambiar nada y otra con el cambio. En todos los puestos deciden bots, los mismos en los dos lados. Así, la única diferencia es el cambio.
what-if-replays-run = Jugarla { $count } veces
what-if-replays-over = Pares terminados: { $done } de { $of }.
what-if-replays-left-out = { $count ->
    [one] Un par no cuenta, porque una de sus dos versiones no tiene valor al final.
   *[other] { $count } pares no cuentan, porque una de las dos versiones no tiene valor al final.
}
what-if-replays-unchanged = todo igual
what-if-replays-changed = el cambio
what-if-replays-data = Hacer tu propio gráfico con ellos

## Why not

what-if-own-alone = Solo quienes jugaron esta partida pueden volver a jugarla con algo cambiado.
reject-what-if-no-key = Esta copia de la partida no contiene su azar, así que no se puede volver a jugar con algo cambiado.
reject-what-if-not-over = Una partida se puede volver a jugar con algo cambiado cuando ha terminado.
reject-what-if-drawn-first = Primero van tus gráficos en Después; luego se abre ¿Y si…?
reject-what-if-no-such-change = Esta partida no ofrece ese cambio.
reject-what-if-not-here = El cambio no encaja en este momento de la partida. Elige otro momento.
reject-what-if-at-end = Después del final de la partida no hay nada. Elige un momento anterior.
reject-what-if-choose = Elige antes qué se cambia.
reject-what-if-value = Di antes el nuevo valor de la regla.
reject-what-if-same-value = La partida ya se jugó con este valor. Elige otro.
reject-what-if-other-round = Esto no se puede cambiar en la ronda { $round }. Se puede cambiar en: { $known }.
reject-what-if-never = Esto no se puede cambiar en ningún momento de esta partida.
reject-what-if-predict-first = Di antes qué esperas.
reject-what-if-running = La predicción vale mientras se juega y se compara una versión. Elige “Cambiar otra cosa” para empezar de nuevo.
reject-what-if-nothing = Todavía no se ha jugado ninguna otra versión.
reject-what-if-unknown = “{ $given }” no se puede cambiar así en esta partida. Opciones, con un valor: { $options }. Sin valor: { $others }.
reject-what-if-pairs = El número de pares es un número entero de 1 a { $most }.

## Climate Change

what-if-named-climate-warmer = el clima está un paso más cálido
    .about = Desde esta ronda el clima está un paso más cálido, y desde ahí sigue con los mismos dados.
what-if-named-climate-colder = el clima está un paso más frío
    .about = Desde esta ronda el clima está un paso más frío, y desde ahí sigue con los mismos dados.
what-if-climate-opening = El clima cambia entre dos rondas. Elige el comienzo de una ronda.
what-if-climate-end = El clima { $climate } está al final de la escala. Elige otra ronda.
what-if-climate-tokens = tus hábitats
what-if-climate-own-lost = tus extinciones
what-if-climate-lost = extinciones de todos
what-if-climate-adapted = especies adaptadas, en porcentaje
what-if-climate-climate = clima, de 1 frío a 5 cálido
what-if-climate-rate = extinciones por ronda

## Succession

what-if-succession-dealing = Qué cartas hay solo se puede cambiar antes de repartirlas. Elige el comienzo, o el final de una ronda.
what-if-succession-last = Después de la última ronda no viene ninguna. Elige un momento anterior.
what-if-succession-kinds = tipos en la roca
what-if-succession-settled = organismos asentados en la roca
what-if-succession-mixed = diversidad de Shannon
what-if-succession-laid = cartas puestas en la ronda
what-if-succession-taken = lugares ocupados en la roca
what-if-succession-covered = organismos cubiertos por otros
what-if-succession-turned-away = organismos que no hallaron sitio
what-if-succession-points = los puntos que te quedan en la mano
what-if-succession-all-points = los puntos que quedan en todas las manos

## Reef Survivor

what-if-named-reef-algae-cleared = desaparecen todas las algas carnosas
    .about = En este momento desaparecen todas las algas carnosas de todos los arrecifes. Después crecen nuevas, como siempre.
what-if-named-reef-algae-fewer = crece la mitad de algas carnosas
    .about = Desde esta ronda, en cada arrecife crece la mitad de algas carnosas nuevas.
what-if-reef-opening = Los cambios se hacen entre dos rondas. Elige el comienzo de una ronda.
what-if-reef-alpha = tipos en tu arrecife
what-if-reef-population = constructores y habitantes en tu arrecife
what-if-reef-algae = algas carnosas en tu arrecife
what-if-reef-gamma = tipos en todos los arrecifes
what-if-reef-living = constructores y habitantes en todos los arrecifes
what-if-reef-points = tus puntos

## Blue Expanse

what-if-named-expanse-bleaching-research = la investigación del blanqueamiento está completa en la etapa 3
    .about = En cuanto los mares se calientan, el calor expulsa menos zooxantelas, como si para entonces la investigación ya estuviera hecha.
what-if-opening-expanse = el comienzo del turno { $round }
what-if-begins-expanse = { $round ->
    [0] Ya antes del primer turno no se podía seguir lo jugado por { $players }. Ahí decidió un bot.
   *[other] En el turno { $round } ya no se podía seguir lo jugado por { $players }. El resto de ese turno lo decidió un bot.
} Cada turno posterior empieza como se jugó, hasta que ya no se puede seguir así.
what-if-expanse-stage = El calentamiento empieza con la etapa { $stage }, así que antes la investigación no cambia nada.
what-if-expanse-turn = Los cambios se hacen entre dos turnos. Elige el comienzo de un turno.
what-if-expanse-points = tus puntos de victoria
what-if-expanse-all-points = puntos de victoria de todos
what-if-expanse-pollution = tu contaminación
what-if-expanse-warming = calentamiento
what-if-expanse-bleached = corales blanqueados de todos
what-if-expanse-corals = tus corales
what-if-expanse-kinds = tipos en tu arrecife
what-if-expanse-cards = cartas en todos los arrecifes
