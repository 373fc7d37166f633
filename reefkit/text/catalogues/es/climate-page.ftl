### The page of Climate Change in Spanish: map, genome, cards, charts, how to play, the experiment.
### What every lesson's page says stands in lesson.ftl; how genes and habitats are named, in climate.ftl.
###
### Families: climate-page-went- climate-page-key- lesson- lesson-title- lab-page- climate-how- climate-page-now- climate-page-chart- climate-page-line-
### Families: climate-page-state- climate-page-step- climate-page-short- climate-page-range- climate-page-move-

lesson-title-climate = Cambio climático
door-title-climate = Cambio climático
door-what-climate = Tu especie vive en la sabana, y el clima no se queda como está. ¿Qué será de ella dentro de millones de años? Gana la primera que haya vivido en los cuatro hábitats.
door-picture-climate = Un mapa de hexágonos: tundra cerca del polo frío, después bosque templado y bosque tropical, sabana cerca del ecuador, y cuatro animales pequeños en él.
door-quick-climate = Empezar ya
    .about = Juegas con dos bots durante veinte millones de años. El dado decide cuándo cambia el clima.
door-first-climate = Primera partida
    .about = Diez rondas, que son diez millones de años, con dos bots tranquilos. Termina en diez minutos.
new-quick-begun-climate = La partida ha empezado.
prelab-title-climate = Antes de jugar
prelab-lead-climate = ¿Qué piensas del clima, los hábitats y los genes? No es un examen: después del juego verás lo que has aprendido.
prelab-next-climate = Jugar a Cambio climático
postlab-title-climate = Después del juego
postlab-lead-climate = { $own ->
    [0] ¿Qué dice el juego de las especies de verdad? Estas preguntas tratan de ideas, no de cartas.
   *[other] ¿Qué dice el juego de las especies de verdad? { $own ->
        [one] Una de estas preguntas sale
       *[other] { $own } de estas preguntas salen
    } de la partida que jugaste.
}
tab-climate-track = Tu especie
tab-climate-table = Las especies
how-lead-climate = Mueve tu especie adonde pueda vivir y adáptala con las cartas de mutación que te toquen. Gana la primera que haya vivido en los cuatro hábitats.

climate-how-place = Empieza en la sabana
    .text = Cada jugador tiene una especie. Sus tres genes valen 1, el valor de la sabana. Los genes se ven en el animal: patas largas o cuerpo redondo, piel desnuda o pelaje espeso, cara de sueño o muy despierta.
climate-how-draw = Toma una carta y tira el dado
    .text = Una carta de mutación cambia un gen en uno, o no cambia nada. Una carta dañina te cuesta otras dos cartas. Nadie elige qué mutación llega. En “Empezar ya”, o donde el docente lo ha fijado, puedes apartar cartas y tomar otras tantas, una vez por turno y mientras tu especie esté adaptada.
climate-how-move = Mueve
    .text = Si sale un 4, un 5 o un 6, tu especie tiene que moverse a una casilla vecina libre. Si sale un 1, un 2 o un 3, se queda. En “Empezar ya”, o donde el docente lo ha fijado, puede dar un paso mientras esté adaptada.
climate-how-adapt = Adapta
    .text = Dos de tus tres genes deben tener el valor del hábitat. Juega cartas para cambiarlos. La primera vez que vives en un hábitat, recibes su ficha.
climate-how-preadapt = Preadapta
    .text = Una vez por turno puedes cambiar un gen más, si los otros dos bastan para vivir donde estás. Puede que ayude más tarde, o nunca.
climate-how-climate = El clima
    .text = Después de cada ronda, un dado decide si el clima cambia. Una segunda tirada decide si se hace más frío o más cálido. Entonces los hábitats se desplazan. En el turno siguiente, una especie puede dar hasta dos pasos, y debe estar adaptada donde termine. En este mapa, solo el calor decide dónde está cada hábitat. En la Tierra decide también la lluvia.
climate-how-extinct = Extinguirse
    .text = Una especie que no está adaptada al final de su turno se extingue. Pierde sus cartas y todas sus fichas menos la de la sabana, y empieza allí de nuevo.
climate-how-win = Ganar
    .text = Gana la primera especie que haya vivido en los cuatro hábitats. Si después de la última ronda no lo ha logrado ninguna, gana la que tenga más fichas. Con las mismas fichas, gana la que tenga menos extinciones.

## Who plays, and how

new-kind-climate-wanderer = bot: viajero
new-kind-climate-adapter = bot: adaptador
new-kind-climate-hoarder = bot: ahorrador
new-kind-climate-newcomer = bot: principiante
new-bot-climate-wanderer = Brisa
new-bot-climate-adapter = Pedernal
new-bot-climate-hoarder = Bellota
new-bot-climate-newcomer = Trébol
option-climate-rounds = Rondas
    .about = Después de esas rondas gana quien tenga más fichas. 0: se juega hasta que una especie haya vivido en los cuatro hábitats.
option-climate-human-change-from = La gente cambia el clima desde la ronda
    .about = Desde esa ronda, el clima cambia en todas. 0: nunca.
option-climate-warming-bias = Cambios de la gente que calientan (%)
    .about = 50: decide el dado, frío y calor por igual, como en el juego impreso. 100: siempre más calor, que es como la gente cambia el clima de verdad.
option-climate-clock = Segundos por turno
    .about = 0: sin reloj.
option-climate-map = Mapa
    .about = La tierra en la que se juega.
option-climate-free-step = Un paso libre con 1 a 3
    .about = Con una tirada de 1 a 3, una especie adaptada puede quedarse o dar un paso, y así se elige en cada turno. En el juego impreso se queda.
option-climate-exchange = Se pueden cambiar cartas
    .about = Una vez por turno, una especie adaptada puede apartar cartas y tomar otras tantas, para que ninguna mano sea inútil mucho tiempo. El juego impreso no lo tiene.
option-climate-gates = Paradas
    .about = Al final de cada ronda, las mesas se esperan unas a otras.

## Map

climate-page-map = Mapa de los hábitats
climate-page-scale = El clima es { $climate }, del 1, el más frío, al 5, el más cálido
climate-page-coldest = más frío
climate-page-warmest = más cálido
climate-page-level = Mirar el mapa del clima { $level }
climate-page-level-now = Clima { $level }: el actual
climate-page-pole = polo frío
climate-page-equator = ecuador cálido
climate-page-changed = acaba de cambiar
climate-page-looking = Este es el mapa del clima { $level }. El clima actual es { $climate }.
climate-page-look-back = Volver al actual
climate-page-cell = Casilla { $cell }, { $habitat }{ $stands ->
    [own] , tu especie
    [nobody] {""}
   *[other] , especie de { $who }
}
climate-page-state-fits = puedes ir y vivir aquí
climate-page-state-token = una ficha nueva para ti
climate-page-state-cards = { $cards ->
    [one] puedes ir y vivir aquí con una carta
   *[other] puedes ir y vivir aquí con { $cards } cartas
}
climate-page-state-deadly = aquí tu especie se extinguiría
climate-page-state-chosen = elegida
climate-page-state-changed = acaba de cambiar
climate-page-not-this-climate = Estás mirando el mapa de otro clima. Vuelve antes al actual.
climate-page-not-yet = Primero toma una carta y tira el dado. Después verás adónde puede ir tu especie.
climate-page-not-here = Tu especie está aquí. Elige una casilla resaltada para moverla.
climate-page-not-taken = Aquí está la especie de { $player }, y en una casilla cabe una sola.
climate-page-not-savannah = Una especie empieza en una casilla libre de sabana. Son las casillas resaltadas.
climate-page-not-again = Tu especie ya se ha movido en este turno.
climate-page-not-now = Sacaste un { $roll }, así que tu especie se queda donde está.
climate-page-not-near = { $steps ->
    [one] Esta casilla está demasiado lejos: tu especie da un paso.
   *[other] Esta casilla está demasiado lejos: tu especie da hasta dos pasos, por casillas libres.
}

## Bar

climate-page-round = { $round ->
    [0] Preparación
   *[other] { $of ->
        [0] Ronda { $round }
       *[other] Ronda { $round } de { $of }
    }
}
climate-page-age = { $round ->
    [one] un millón de años
   *[other] { $round } millones de años
}
climate-page-turns = Turnos de esta ronda
climate-page-your-turn = Tu turno
climate-page-climate-roll = Clima
climate-page-went-warmer = más calor
climate-page-went-colder = más frío
climate-page-step-place = Comienzo
climate-page-step-restart = De nuevo
climate-page-rolled = Salió un { $roll }
climate-page-moment = Ronda { $round }, turno de { $player }

## Controls

climate-page-genome = { $own ->
    [1] Tu genoma
   *[other] Genoma de { $player }
}
climate-page-gene-is = ahora
climate-page-gene-becomes = con las cartas marcadas
climate-page-fits = { $count ->
    [one] 1 de 3 sirve para { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }
   *[other] { $count } de 3 sirven para { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }
}
climate-page-cards = { $own ->
    [1] Tus cartas
   *[other] Cartas de { $player }
}
climate-page-held = { $over ->
    [0] { $count } de { $most }
    [one] { $count } de { $most }: al final del turno perderás una al azar
   *[other] { $count } de { $most }: al final del turno perderás { $over } al azar
}
climate-page-to-end = Ver cómo terminó
climate-page-animal-taken = { $extinct ->
    [yes] se extinguió
   *[no] la tiene { $player }
}
climate-page-animals = ¿Qué animal es tu especie?
climate-page-no-cards = No hay cartas. Tomas una al empezar tu turno.
climate-page-pile = { $count ->
    [one] una carta en el mazo
   *[other] { $count } cartas en el mazo
}
climate-page-key-savannah = sabana
climate-page-key-tropical-forest = bosque tropical (selva)
climate-page-key-temperate-forest = bosque templado
climate-page-key-tundra = tundra
climate-page-range-shape = de delgada a redonda
climate-page-range-fur = de fino a grueso
climate-page-range-metabolism = de bajo a alto
climate-page-short-shape = forma
climate-page-short-fur = pelaje
climate-page-short-metabolism = meta­bolismo
climate-page-short-neutral = neutra
climate-page-short-deleterious = dañina
climate-page-card-back = carta oculta
climate-page-top-card = La siguiente carta está a la vista: { $card }.
climate-page-mark-for-me = Marcar cartas por mí
climate-page-mark-other = De otra manera
climate-page-back-to-own = Volver a tu especie
climate-page-look-at = Ver el genoma de { $player }
climate-page-draw = Tomar carta y tirar
climate-page-choose-cell = Elige una casilla resaltada
climate-page-choose-start = Elige una casilla resaltada de sabana
climate-page-start-here = Empezar aquí
climate-page-move-there = Mover allí
climate-page-move-and-adapt = Mover y adaptar
climate-page-move-dies = Mover sin adaptar
climate-page-adapt = Adaptar aquí
climate-page-preadapt = Preadaptar
climate-page-preadapts = Preadaptación: el gen de { $gene } pasa a valer { $value }. Dos genes siguen sirviendo para { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }.
climate-page-exchange = { $count ->
    [one] Cambiar carta
   *[other] Cambiar { $count } cartas
}
climate-page-turn-ended = Sacaste un { $roll }: tu especie se queda, y no se podía jugar ninguna carta. Tu turno ha terminado.
climate-page-new-token = { CAP($habitat) }: es un hábitat nuevo, y recibes su ficha.
climate-page-mark-right = Marca cartas que ayuden
climate-page-mark-other-cards = Marca otras cartas
climate-page-end = Terminar el turno
climate-page-end-dies = Terminar el turno sin adaptar
climate-page-sure-title = Tu especie se extinguiría
climate-page-sure-cost = Pierde todas sus cartas y todas sus fichas menos la de la sabana, y empieza de nuevo en la sabana.
climate-page-sure-no = Elegir otra vez
climate-page-sure-yes = Que se extinga
reject-climate-page-not-your-turn = Ahora no es tu turno. No cambió nada.
reject-climate-page-no-such-card = Esta carta no está en tu mano. No cambió nada.
reject-climate-page-card-fills = Esta carta no cambia ningún gen, así que no se puede jugar. Ocupa lugar en tu mano.
reject-climate-page-no-way = Con ninguna carta de tu mano se adaptaría allí la especie.

climate-page-now-place = Tu especie empieza en la sabana: elige allí una casilla resaltada.
climate-voice-stands = Tu especie está en la casilla { $cell }, { $habitat }: allí convienen los genes en { $needs }. Sus genes: forma { $shape }, pelaje { $fur }, metabolismo { $metabolism }. El clima está en { $climate } de 5.
climate-voice-cells = { $fate ->
    [start] Casillas libres de sabana: { $cells }.
    [adapted] Puede vivir tal como es: { $habitat }, { $count ->
        [one] casilla { $cells }
       *[other] casillas { $cells }
    }.
    [adapt] Puede vivir con tus cartas: { $habitat }, { $count ->
        [one] casilla { $cells }
       *[other] casillas { $cells }
    }.
   *[dies] Moriría: { $habitat }, { $count ->
        [one] casilla { $cells }
       *[other] casillas { $cells }
    }.
}
climate-page-now-restart = Tu especie se extinguió: { $why }. Empieza otra: elige una casilla resaltada de sabana.
climate-page-now-start = Empieza aquí, o elige otra casilla resaltada.
climate-page-now-chosen = { $fate ->
    [adapted] Tu especie puede vivir allí. Muévela, o elige otra casilla resaltada.
    [dies] Tus cartas no ayudan allí. Elige otra casilla, si la hay.
    [here] Con las cartas marcadas puede vivir aquí. Adáptala, o marca otras cartas.
   *[other] Con las cartas marcadas puede vivir allí. Muévela, marca otras cartas o elige otra casilla.
}
climate-page-now-draw = { $went ->
    [warmer] El clima se hizo más cálido. Toma una carta y tira el dado: ¿puede seguir viviendo tu especie?
    [colder] El clima se hizo más frío. Toma una carta y tira el dado: ¿puede seguir viviendo tu especie?
   *[other] Es tu turno: toma una carta y tira el dado.
}{ $count ->
    [0] {""}
    [one] {" "}A { $near } le falta un hábitat para ganar.
   *[other] {" "}A { $near } les falta un hábitat para ganar.
}{ $dead ->
    [0] {""}
   *[other] {" "}Se extinguió desde tu último turno: { $died }.
}
climate-page-now-died = { $player } ({ $why })
climate-page-now-move = Sacaste un { $roll }: tu especie tiene que dar un paso. Con 4, 5 o 6 es siempre uno. Elige una casilla resaltada.
climate-page-now-doomed = { $where ->
    [around] Sacaste un { $roll }: tu especie tiene que moverse. No puede vivir en ninguna casilla libre vecina, ni con tus cartas, así que se extingue.
    [near] El clima cambió. Tu especie no puede vivir en ninguna casilla a su alcance, ni con tus cartas, así que se extingue.
   *[here] El clima convirtió esta casilla en { $habitat }, y con un { $roll } no puede irse. Ninguna de tus cartas ayuda: tu especie se extingue.
}
climate-page-trapped = Cuidado: ninguna casilla libre vecina le sirve ahora. Si después tiene que moverse, puede extinguirse.
climate-page-now-early = Preadapta ahora con las cartas marcadas, o elígelas otra vez para soltarlas. Después toma una carta y tira el dado.
climate-page-now-free = { $changed ->
    [1] El clima cambió y sacaste un { $roll }: quédate o da un paso. Mientras esté adaptada, con 1, 2 o 3 es así.
   *[other] Sacaste un { $roll }: quédate o da un paso. Mientras esté adaptada, con 1, 2 o 3 es así. ¿Qué haría el próximo clima con esta casilla?
}
climate-page-now-two = { $adapted ->
    [1] El clima movió los hábitats y sacaste un { $roll }: quédate, o síguelos uno o dos pasos.
   *[other] Se movió tu hábitat. Con un { $roll }, adáptate aquí, o síguelo uno o dos pasos.
}
climate-page-now-stuck = { $roll ->
    [0] Tu especie no puede vivir aquí: marca cartas que ayuden.
   *[other] Sacaste un { $roll }. Una especie que no está adaptada solo se mueve con 4, 5 o 6: marca cartas que la ayuden aquí.
}
climate-page-now-stay = { $why ->
    [taken] Sacaste un { $roll }, pero todas las casillas vecinas están ocupadas: tu especie se queda. Marca cartas para preadaptarla, o termina el turno.
   *[roll] Sacaste un { $roll }: tu especie se queda. Con 1, 2 o 3 es siempre así. Marca cartas para preadaptarla, o termina el turno.
}
climate-page-now-preadapted = Tu especie ya se preadaptó en este turno: termina el turno.
climate-page-now-after = Tu especie puede vivir aquí. Marca cartas para preadaptarla, o termina el turno.
climate-page-now-useless = Tu especie puede vivir aquí, y ninguna de tus cartas puede cambiar ahora un gen: { $exchange ->
    [1] marca cartas para tomar otras en su lugar, o termina el turno.
   *[0] termina el turno.
}
climate-page-now-unadapted = Tu especie todavía no puede vivir aquí: marca cartas que ayuden.

## Evidence

climate-page-tokens = Fichas de hábitat
climate-page-count = { $tokens ->
    [one] una ficha
   *[other] { $tokens } fichas
}{ $extinctions ->
    [0] {""}
    [one] , se extinguió una vez
   *[other] , se extinguió { $extinctions } veces
}
climate-page-count-where = : { $habitats }
climate-page-happened = Qué pasó
climate-page-chart-time = millones de años desde que empezó el juego
climate-page-chart-climate = Clima
climate-page-chart-genes = Genes
climate-page-chart-genes-of = { $own ->
    [1] tus genes
   *[other] genes de { $player }
}
climate-page-chart-habitat = hábitat
climate-page-chart-coldest = más frío
climate-page-chart-warmest = más cálido
climate-page-chart-level = clima { $level }
climate-page-chart-adapted = Adaptadas al empezar la ronda
climate-page-chart-extinct = Extinciones hasta ahora
climate-page-chart-died = { $player }: se extinguió, especie nueva
climate-page-line-adapted = por ciento
climate-page-line-extinct = todas
climate-page-died-of = La especie de { $player } se extinguió en la ronda { $round }: no estaba adaptada { GENDER($habitat) ->
    [f] a la
   *[m] al
} { $habitat }. La causa: { $why }.
climate-page-rates = { $rounds ->
    [0] Juega una ronda. Después se muestra aquí la tasa de extinción.
   *[other] { $count ->
        [0] Ninguna extinción todavía
        [one] Una extinción
       *[other] { $count } extinciones
    } en { $rounds ->
        [one] un millón de años
       *[other] { $rounds } millones de años
    }.{ $count ->
        [0] { "" }
       *[other] { " " }A este ritmo serían { $rate } en diez millones de años.
    }
}
climate-page-rates-human = Antes de que la gente cambiara el clima: { $before } en diez millones de años. Desde la ronda { $from }: { $since }.

## The end

climate-page-won = { $all ->
    [1] { $players } ha vivido en los cuatro hábitats y gana.
   *[other] { $count ->
        [0] No gana nadie.
        [one] Gana { $players } con { $tokens ->
            [one] una ficha
           *[other] { $tokens } fichas
        }.
       *[other] Ganan juntos { $players }, cada quien con { $tokens ->
            [one] una ficha
           *[other] { $tokens } fichas
        }. Entre iguales deciden las extinciones, y también ahí son iguales: { $extinctions }.
    }
}
climate-page-looks = Cómo cambió tu especie
climate-page-look = { $round ->
    [0] al principio, { $habitat }
   *[other] ronda { $round }, { $habitat }
}{ $died ->
    [1] : se extinguió
   *[0] {""}
}
climate-page-winner = ganó
climate-page-standings = Cómo terminaron todas las especies
climate-page-head-player = Especie de
climate-page-head-habitats = Hábitats
climate-page-head-tokens = Fichas
climate-page-head-extinctions = Extinciones
climate-page-rate = { $count ->
    [0] No se extinguió ninguna especie
    [one] Se extinguió una especie
   *[other] Se extinguieron especies { $count } veces
} en { $rounds ->
    [one] un millón de años
   *[other] { $rounds } millones de años
}{ $count ->
    [0] .
   *[other] { $rounds ->
        [10] .
       *[other] : { $rate } en diez millones de años en esta mesa.
    }
}
climate-page-story-died = Ronda { $round }: tu especie se extinguió en { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }: { $why }.
climate-page-story-tokens = { $count ->
    [one] Tu especie ha vivido en un hábitat: { $habitats }.
   *[other] Tu especie ha vivido en { $count } hábitats: { $habitats }.
}
climate-page-story-climate = { $count ->
    [0] El clima no cambió nunca.
    [one] El clima cambió una vez en { $rounds ->
        [one] un millón de años
       *[other] { $rounds } millones de años
    }.
   *[other] El clima cambió { $count } veces en { $rounds ->
        [one] un millón de años
       *[other] { $rounds } millones de años
    }.
}

## The experiment

climate-page-experiment-offer = ¿Importa lo rápido que cambia el clima? Primero di qué esperas. Después deja que los bots jueguen miles de partidas, y lee qué salió.
climate-page-experiment-open = Abrir el experimento

## The door of the server


## Files of numbers

record-csv-climate-climate = Clima
record-csv-climate-species = Especies
record-csv-climate-extinctions = Extinciones
record-csv-climate-population = Animales
record-csv-climate-tokens = Fichas
