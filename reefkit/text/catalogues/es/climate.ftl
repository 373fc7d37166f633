### Climate Change in Spanish: what happened, what waits, what is refused, and the names of its pieces.
### Habitats have their gender. A gene is named after “el gen”: “el gen pelaje”, so that nothing agrees with
### its name. A species is “la especie”, and what is said of one is feminine.
###
### Families: climate-animal- climate-habitat- climate-gene- climate-card- climate-cause- climate-turn- climate-roll-
### Families: climate-extinct- climate-people- climate-nature- climate-prospect- climate-verdict-
### Families: step-climate- climate-shown-

## Names

climate-habitat-savannah = sabana
    .letter = Sa
    .gender = f
climate-habitat-tropical-forest = bosque tropical
    .letter = Tr
climate-habitat-temperate-forest = bosque templado
    .letter = Te
climate-habitat-tundra = tundra
    .letter = Tu
    .gender = f
climate-animal-deer = ciervo
climate-animal-hare = liebre
    .gender = f
climate-animal-fox = zorro
climate-animal-boar = jabalí
climate-animal-elephant = elefante
climate-gene-shape = forma y tamaño
climate-gene-fur = pelaje
climate-gene-metabolism = metabolismo
climate-card-shape-up = forma +1
climate-card-shape-down = forma −1
climate-card-fur-up = pelaje +1
climate-card-fur-down = pelaje −1
climate-card-metabolism-up = metabolismo +1
climate-card-metabolism-down = metabolismo −1
climate-card-neutral = mutación neutra
climate-card-deleterious = mutación dañina
climate-cause-stranded = el clima cambió, y no podía moverse ni adaptarse
climate-cause-unreached = el clima cambió, y no podía vivir en ningún lugar a su alcance
climate-cause-pushed = tenía que moverse, y no podía vivir en ninguna casilla vecina libre
climate-cause-unsaved = otra elección la habría salvado
climate-turn-draw = Carta
climate-turn-roll = Dado
climate-turn-move = Mover
climate-turn-adapt = Adaptar
climate-turn-end = Final
phase-placing = preparación
phase-turn = los turnos

## What is to be done

step-climate-place = Pon tu especie en una casilla libre de sabana.
step-climate-restart = Tu especie empieza de nuevo: ponla en una casilla libre de sabana.
step-climate-draw = Toma una carta de mutación y tira el dado.
step-climate-must = Salió un { $roll }: la especie tiene que moverse a una casilla vecina libre.
step-climate-free = Salió un { $roll }: la especie puede quedarse o dar un paso.
step-climate-may = { $adapted ->
    [true] El clima cambió y salió un { $roll }: la especie puede moverse hasta dos pasos o quedarse.
   *[other] El clima cambió y salió un { $roll }: la especie puede moverse hasta dos pasos o adaptarse donde está.
}
step-climate-adapt = La especie no está adaptada a su casilla: adáptala con cartas, o se extingue.
step-climate-end = La especie está adaptada a su casilla. Termina el turno o preadáptala antes.
play-wait-climate = { $what ->
    [step-climate-place] Esperamos a { $who }: falta poner una especie en el mapa.
    [step-climate-restart] Esperamos a { $who }: falta poner una especie nueva en el mapa.
    [step-climate-draw] Esperamos a { $who }: falta tomar una carta y tirar el dado.
    [step-climate-must] Esperamos a { $who }: falta mover una especie.
    [step-climate-may] Esperamos a { $who }: falta mover una especie o dejarla donde está.
    [step-climate-free] Esperamos a { $who }: falta mover una especie o dejarla donde está.
    [step-climate-adapt] Esperamos a { $who }: falta adaptar una especie o perderla.
    [step-climate-end] Esperamos a { $who }: falta terminar el turno.
   *[other] Esperamos a { $who }.
}
left-climate-place = la especie todavía no tiene casilla
left-climate-draw = primero van la carta y el dado
left-climate-move = la especie tiene que moverse primero

## What happened

climate-round = Empieza la ronda { $round }.
climate-placed = La especie de { $player } vive en la casilla { $cell }.
climate-drew = Tomaste una carta: { $card }.
climate-no-card = { $player } no tomó ninguna carta, porque todas están en las manos de los jugadores.
climate-reshuffled = Se acabó el mazo, así que se barajaron los descartes: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
climate-deleterious = { $count ->
    [0] { $player } tomó una mutación dañina y no tenía ninguna carta que perder con ella.
    [one] { $player } tomó una mutación dañina y perdió con ella una carta: { $cards }.
   *[other] { $player } tomó una mutación dañina y perdió con ella { $count } cartas: { $cards }.
}
climate-set-aside = { $count ->
    [one] A { $player } le salió una mutación dañina y se apartó.
   *[other] A { $player } le salieron { $count } mutaciones dañinas y se apartaron.
}
climate-over-limit = { $count ->
    [one] { $player } tenía más de { $limit } cartas y perdió una al azar: { $cards }.
   *[other] { $player } tenía más de { $limit } cartas y perdió { $count } al azar: { $cards }.
}
climate-exchanged = { $count ->
    [one] { $player } apartó una carta ({ $cards }) y tomó otra.
   *[other] { $player } apartó { $count } cartas ({ $cards }) y tomó otras tantas.
}
climate-roll-stays = { $player } sacó un { $roll }: la especie se queda donde está.
climate-roll-free = { $player } sacó { $roll }: la especie puede quedarse o dar un paso.
climate-roll-must = { $player } sacó un { $roll }: la especie tiene que moverse.
climate-roll-may = { $player } sacó un { $roll }: la especie puede moverse hasta dos pasos, porque el clima cambió.
climate-roll-blocked = { $player } sacó un { $roll }, pero todas las casillas vecinas están ocupadas, así que la especie se queda.
climate-moved = La especie de { $player } se movió a la casilla { $cell }, { $habitat }.
climate-adapted = { $count ->
    [one] La especie de { $player } se adaptó { GENDER($habitat) ->
        [f] a la
       *[m] al
    } { $habitat } con una carta: { $cards }.
   *[other] La especie de { $player } se adaptó { GENDER($habitat) ->
        [f] a la
       *[m] al
    } { $habitat } con { $count } cartas: { $cards }.
}
climate-preadapted = La especie de { $player } se preadaptó: el gen de { $gene } vale ahora { $value } ({ $cards }).
climate-token = { $player } tiene la ficha { GENDER($habitat) ->
    [f] de la
   *[m] del
} { $habitat }: { $count } de { $all }.
climate-extinct-stranded = La especie de { $player } se extinguió en la casilla { $cell }: el clima la convirtió en { $habitat }, y la especie no podía moverse ni adaptarse.
climate-extinct-unreached = La especie de { $player } se extinguió en la casilla { $cell }, { $habitat }: el clima cambió, y no podía vivir en ningún lugar a su alcance.
climate-extinct-pushed = La especie de { $player } se extinguió en la casilla { $cell }, { $habitat }: tenía que moverse, y no podía vivir en ninguna casilla vecina libre.
climate-extinct-unsaved = La especie de { $player } se extinguió en la casilla { $cell }: no estaba adaptada { GENDER($habitat) ->
    [f] a la
   *[m] al
} { $habitat }, aunque otra elección la habría salvado.
climate-waits = No hay ninguna casilla libre de sabana, así que la especie de { $player } espera una.
climate-skips = No hay ninguna casilla libre de sabana, así que { $player } pierde un turno.
climate-held = El clima se quedó en { $climate }: salió un { $roll }.
climate-nature-warmer = El clima se hizo más cálido: ahora es { $climate } de 5.
climate-nature-colder = El clima se hizo más frío: ahora es { $climate } de 5.
climate-people-warmer = Las personas cambiaron el clima: se hizo más cálido, { $climate } de 5.
climate-people-colder = Cambio de origen humano, y el dado hizo el clima más frío: { $climate } de 5. En la realidad, las personas lo hacen más cálido.
climate-people-stays = El clima se quedó en { $climate }, porque no podía ir más allá.
climate-won = { $players } tiene las cuatro fichas de hábitat y gana.
climate-ended = { $count ->
    [one] La última ronda ha terminado, y va por delante { $players } con { $tokens ->
        [one] una ficha
       *[other] { $tokens } fichas
    } y { $extinctions ->
        [0] ninguna extinción
        [one] una extinción
       *[other] { $extinctions } extinciones
    }.
   *[other] La última ronda ha terminado, y comparten el primer lugar { $players }, cada quien con { $tokens ->
        [one] una ficha
       *[other] { $tokens } fichas
    } y { $extinctions ->
        [0] ninguna extinción
        [one] una extinción
       *[other] { $extinctions } extinciones
    }.
}

## What could be

climate-prospect-adapted = Casilla { $cell }, { $habitat }: la especie está adaptada.
climate-prospect-adapt = { $cards ->
    [one] Casilla { $cell }, { $habitat }: la especie se adapta con una carta.
   *[other] Casilla { $cell }, { $habitat }: la especie se adapta con { $cards } cartas.
}
climate-prospect-dies = Casilla { $cell }, { $habitat }: tus cartas no pueden adaptar a la especie.
climate-verdict-adapted = La especie está adaptada { GENDER($habitat) ->
    [f] a la
   *[m] al
} { $habitat } y no necesita ninguna carta.
climate-verdict-adapt = { $cards ->
    [one] Con la carta marcada, { $genes } genes valen { $value }: la especie vive en { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }.
   *[other] Con las { $cards } cartas marcadas, { $genes } genes valen { $value }: la especie vive en { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }.
}
climate-verdict-dies = La especie no está adaptada { GENDER($habitat) ->
    [f] a la
   *[m] al
} { $habitat }: sin las cartas adecuadas, allí se extingue.
climate-asks-move = { $lives ->
    [true] Tus cartas no pueden adaptar la especie { GENDER($habitat) ->
        [f] a la
       *[m] al
    } { $habitat }, así que allí se extinguiría. En otro lugar podría vivir.
   *[other] Tus cartas no pueden adaptar la especie { GENDER($habitat) ->
        [f] a la
       *[m] al
    } { $habitat }, así que allí se extingue. Ninguna casilla libre la salvaría.
}
climate-asks-end = { $lives ->
    [true] La especie no está adaptada { GENDER($habitat) ->
        [f] a la
       *[m] al
    } { $habitat }. Se extingue si el turno termina ahora, pero tus cartas podrían salvarla.
   *[other] La especie no está adaptada { GENDER($habitat) ->
        [f] a la
       *[m] al
    } { $habitat } y nada puede salvarla, así que se extingue cuando termine el turno.
}

## Refused

reject-climate-not-your-turn = Es el turno de { $player }.
reject-climate-place-first = La especie todavía no tiene casilla: elige primero una de sabana.
reject-climate-placed-already = La especie ya tiene su casilla.
reject-climate-draw-first = Primero toma una carta y tira el dado.
reject-climate-drawn-already = La carta de este turno ya está tomada, y el dado, tirado.
reject-climate-at-gate = La ronda ha terminado: el dado del clima se tira cuando tu docente la abra.
reject-climate-no-such-cell = No existe la casilla { $cell }; las casillas van de la 1 a la { $most }.
reject-climate-no-savannah = La casilla { $cell } no es de sabana, y una especie empieza en la sabana.
reject-climate-cell-taken = En la casilla { $cell } vive otra especie.
reject-climate-animal-taken = Otra especie ya es este animal. Elige otro.
reject-climate-too-far = La casilla { $cell } queda ahora fuera de tu alcance.
reject-climate-stays = Salió un { $roll }, así que la especie se queda donde está.
reject-climate-no-way = No hay ninguna casilla vecina libre, así que la especie se queda donde está.
reject-climate-moved-already = La especie ya se ha movido en este turno.
reject-climate-settled = La especie se ha adaptado en este turno, así que se queda allí.
reject-climate-move-first = Salió un { $roll }: la especie tiene que moverse, y se adapta donde termine.
reject-climate-adapted-already = La especie está adaptada { GENDER($habitat) ->
    [f] a la
   *[m] al
} { $habitat }, así que no hace falta ninguna carta.
reject-climate-not-enough = { $fits ->
    [0] Con estas cartas, ningún gen vale { $value }. Para { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat } hacen falta dos.
    [one] Con estas cartas, un gen vale { $value }. Para { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat } hacen falta dos.
   *[other] Con estas cartas, { $fits } genes valen { $value }. Para { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat } hacen falta dos.
}
reject-climate-superfluous = Puedes guardar una de estas cartas: bastan { $genes } genes que sirvan para { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }.
reject-climate-not-your-card = Esa carta no está en tu mano, o la elegiste dos veces.
reject-climate-neutral = Una mutación neutra no cambia ningún gen, así que no se puede jugar.
reject-climate-both-ways = Dos de estas cartas se anulan: las dos cambian el gen de { $gene }.
reject-climate-out-of-range = Los valores de un gen van del 1 al 4; con estas cartas, el gen de { $gene } se saldría.
reject-climate-preadapted-already = La especie ya se ha preadaptado en este turno, y solo puede hacerlo una vez.
reject-climate-preadapt-unadapted = La especie todavía no está adaptada { GENDER($habitat) ->
    [f] a la
   *[m] al
} { $habitat }, así que no se puede preadaptar.
reject-climate-preadapt-one = La preadaptación cambia un solo gen: elige cartas de un mismo gen.
reject-climate-preadapt-two = Dos genes tienen que seguir adaptados { GENDER($habitat) ->
    [f] a la
   *[m] al
} { $habitat }; con este cambio quedarían menos.
reject-climate-no-exchange = { $why ->
    [off] En esta partida no se pueden cambiar cartas.
    [again] Ya cambiaste cartas en este turno, y solo puedes hacerlo una vez.
   *[need] Solo se cambian cartas mientras la especie está adaptada y no tiene que moverse: las variantes nuevas llegan por azar, no porque hagan falta.
}

## Set-up and content

climate-setup-seats = En Cambio climático juegan de { $least } a { $most } especies; en esta preparación hay { $seats }.
climate-setup-map = No existe el mapa “{ $map }”. Puedes elegir entre { $known }.
climate-setup-savannah = El mapa “{ $map }” tiene un clima con menos de { $seats } casillas de sabana, y cada especie necesita una.
climate-card-wrong = climate/cards.toml, { $card }: una carta que cambia un gen nombra el gen y el paso, y ninguna otra lo hace.
climate-too-many-cards = climate/cards.toml: un mazo tiene como máximo { $most } cartas.
climate-map-shape = climate/map.toml, { $map }: el tablero del clima { $climate } tiene otras casillas que el primero; los cinco tienen las mismas.
climate-map-habitat = climate/map.toml, { $map }: el tablero del clima { $climate } no tiene { $habitat }; todos los tableros tienen los cuatro hábitats.
climate-map-alone = climate/map.toml, { $map }: la casilla { $cell } no tiene ninguna vecina.
climate-map-large = climate/map.toml, { $map }: un mapa tiene como máximo { $most } casillas.

## Bots

bot-wanderer = El bot viajero va adonde se juntan los hábitats, y toma una ficha nueva siempre que puede.
bot-adapter = El bot adaptador juega pronto sus cartas: cambia un gen antes de que haga falta.
bot-hoarder = El bot ahorrador guarda sus cartas y se queda donde el terreno dura.

## In a terminal

climate-shown-climate = Clima { $climate } de 5 (1 es el más frío):
climate-shown-key = Cada letra es una casilla, con el número de la especie que vive en ella: { $key }.
climate-shown-tokens = fichas
climate-shown-cards = cartas
climate-shown-extinctions = extinciones
