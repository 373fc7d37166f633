### Reef Survivor: what to do now, what happened and why, and what the rules refuse.
###
### `[f] La *[m] El`: names with the gender fa (the algae) fall to “El”, as Spanish wants.

## What to do now

step-founding = { $left ->
    [0] Elige un tablero: la profundidad de su agua decide qué constructores pueden vivir allí.
    [one] Coloca un constructor más en agua donde pueda vivir: la luz y las olas deciden quién vive dónde.
   *[other] Coloca { $left } constructores más en agua donde puedan vivir: la luz y las olas deciden quién vive dónde.
}
step-dwellers = { $room ->
    [0] { $left ->
        [0] { $eaten ->
            [0] Tus habitantes no encontraron ningún alga carnosa que comer: pulsa Listo.
            [one] Tus habitantes se comieron un alga carnosa: pulsa Listo, y las algas volverán a crecer.
           *[other] Tus habitantes se comieron { $eaten } algas carnosas: pulsa Listo, y las algas volverán a crecer.
        }
        [one] Elige un alga carnosa para que se la coman: los herbívoros hacen sitio a los constructores.
       *[other] Elige { $left } algas carnosas para que se las coman: los herbívoros hacen sitio a los constructores.
    }
    [one] Acoge un habitante, al que tus constructores pueden dar cobijo; { $food ->
        [0] aún no hay algas que comer.
       *[other] se comerá un alga carnosa.
    }
   *[other] Acoge hasta { $room } habitantes, a los que tus constructores pueden dar cobijo; { $food ->
        [0] aún no hay algas que comer.
       *[other] cada uno se comerá un alga carnosa.
    }
}
step-algae = { $left ->
    [0] Tus algas carnosas ya han crecido: pulsa Listo.
    [one] Las algas crecen deprisa, cada ronda: coloca un alga carnosa, en una casilla vacía mientras la haya.
   *[other] Las algas crecen deprisa, cada ronda: coloca { $left } algas carnosas, en casillas vacías mientras las haya.
}
step-mutations = { $left ->
    [0] Ya has tirado todas tus mutaciones: pulsa Listo.
    [one] Elige un constructor y tira el dado para una mutación más: solo el azar decide qué cambia.
   *[other] Elige un constructor y tira el dado para una mutación, { $left } veces en total: solo el azar decide qué cambia.
}
step-spawning = { $left ->
    [0] Tus constructores han desovado, y sus juveniles son iguales a ellos: pulsa Listo.
    [one] Elige un coral cuyos juveniles se comerán los erizos: si son demasiados, raspan también los corales jóvenes.
   *[other] Elige { $left } corales cuyos juveniles se comerán los erizos: si son demasiados, raspan también los corales jóvenes.
}
step-triangle = { $left ->
    [0] No queda nada que tomar: rescata una casilla si puedes, o pulsa Listo.
    [one] Toma juveniles de un constructor del Triángulo de Coral: un arrecife rico y lejano puede repoblar uno pobre.
   *[other] Toma juveniles del Triángulo de Coral, { $left } veces en total: un arrecife rico y lejano puede repoblar uno pobre.
}
step-migration = Ofrece juveniles a un vecino, o pulsa Listo: las larvas van a la deriva de arrecife en arrecife y llevan sus rasgos.
step-settlement = { $left ->
    [0] { $spare ->
        [0] No espera ningún juvenil: pulsa Listo.
       *[other] Ninguna casilla vacía sirve al resto: pueden cubrir constructores, y lo que no asientes muere con Listo.
    }
    [one] Asienta un juvenil en agua donde pueda vivir, pues lo que no encuentra sitio muere.
   *[other] Asienta { $left } juveniles en agua donde puedan vivir, pues lo que no encuentra sitio muere.
}
step-catastrophe-predict = ¿Va a morir alguno de tus constructores? Marca a los que van a morir. La carta dice qué decide: el agua, la fila o los rasgos.
step-catastrophe-effect = { $left ->
    [0] Espera mientras los demás eligen lo que la carta les quita.
    [one] Elige qué constructor pierdes: muere la mitad de los que alcanza la catástrofe.
   *[other] Elige los { $left } constructores que pierdes: muere la mitad de los que alcanza la catástrofe.
}
step-catastrophe-effect-algae = { $left ->
    [0] Espera mientras los demás colocan sus algas carnosas.
    [one] Coloca un alga carnosa, en una casilla vacía mientras la haya: las algas se extienden donde faltan herbívoros.
   *[other] Coloca { $left } algas carnosas, en casillas vacías mientras las haya: las algas se extienden donde faltan herbívoros.
}
step-catastrophe-effect-type = Elige cuál de los tipos empatados muere: la enfermedad se extiende donde hay muchos del mismo tipo juntos.
step-catastrophe-aftermath = Mira quién murió, quién sobrevivió y por qué; después ve al censo.
step-gate-strike = Toda tu mesa ha hecho su predicción. La carta golpea cuando lo diga tu docente.
step-gate = Tu mesa ha terminado aquí: la clase seguirá junta cuando tu docente abra lo que viene.
step-dismiss = { $count ->
    [one] Elige qué habitante se va: quedan muy pocos constructores para darle cobijo.
   *[other] Elige qué { $count } habitantes se van: quedan muy pocos constructores para darles cobijo.
}
step-survey = Compara tu arrecife con los vecinos, anota qué { $last ->
    [1] probarías en otra partida
   *[other] probarás la próxima vez
} y pulsa Listo.
step-over = La partida ha terminado: mira cómo cambiaron los arrecifes y qué los cambió.
step-answer = Responde a la oferta de { $player }: los juveniles que aceptes traen sus rasgos a tu arrecife.

## What is to be done before Ready; these stand in “Aún no puedes pulsar Listo: …” and “Listo (…)”

left-dismiss = { $count ->
    [one] antes debe irse un habitante
   *[other] antes deben irse { $count } habitantes
}
left-board = antes elige un tablero
left-founding = { $count ->
    [one] falta colocar un constructor
   *[other] falta colocar { $count } constructores
}
left-collect = { $count ->
    [one] falta acoger al habitante que elegiste
   *[other] falta acoger a los { $count } habitantes que elegiste
}
left-dwellers = { $count ->
    [one] falta comer un alga
   *[other] falta comer { $count } algas
}
left-algae = { $count ->
    [one] falta colocar un alga carnosa
   *[other] falta colocar { $count } algas carnosas
}
left-mutations = { $count ->
    [one] falta tirar una mutación
   *[other] falta tirar { $count } mutaciones
}
left-spawning = { $count ->
    [one] falta elegir un coral para los erizos
   *[other] falta elegir { $count } corales para los erizos
}
left-triangle = { $count ->
    [one] falta tomar juveniles una vez
   *[other] falta tomar juveniles { $count } veces
}
left-migration = { $count ->
    [one] falta responder a una oferta
   *[other] falta responder a { $count } ofertas
}
left-offer = falta hacer tu oferta o volver a ponerla en 0
left-settlement = { $count ->
    [one] falta asentar un juvenil
   *[other] falta asentar { $count } juveniles
}
left-choice = falta decidir sobre la carta

## Nothing to do in a phase

pass-dwellers = { $player } pasa: en el arrecife no caben más habitantes, o no hay algas que comer.
pass-algae = { $player } pasa: no se puede colocar ningún alga carnosa.
pass-mutations = { $player } pasa: ningún constructor está libre de algas, así que ninguno puede mutar.
pass-spawning = { $player } pasa: no queda nada que elegir sobre los juveniles.
pass-triangle = { $player } pasa: este arrecife no toma nada del Triángulo de Coral en esta ronda.
pass-migration = { $player } pasa: no hay ningún vecino con juveniles para intercambiar.
pass-settlement = { $player } pasa: ningún juvenil de este arrecife puede asentarse.

## What happened: set-up and phase 1

board-chosen = { $player } eligió este tablero: { $board }.
founder-placed = Se colocó { GENDER($organism) ->
    [f] una
   *[m] un
} { $organism } en la fila { $row }, columna { $column }.
triangle-mutated = Triángulo de Coral: { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } sacó { $roll }; ahora lleva: { $tokens }.
round-opened = Empieza la ronda { $round }.
dweller-recruited = { $count ->
    [one] Llegó al arrecife { GENDER($organism) ->
        [f] una
       *[m] un
    } { $organism }.
   *[other] Llegaron al arrecife { $count } { $organisms }.
}
dweller-left = { $count ->
    [one] Se perdió { GENDER($organism) ->
        [f] una
       *[m] un
    } { $organism }: { $reason }.
   *[other] Se perdieron { $count } { $organisms }: { $reason }.
}
alga-eaten = Un habitante se comió el alga carnosa de la fila { $row }, columna { $column }.
alga-eaten-over = Un habitante se comió el alga carnosa de la fila { $row }, columna { $column }; { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } vuelve a recibir luz.
alga-grew = Un alga carnosa creció en la fila { $row }, columna { $column }.
alga-overgrew = Un alga carnosa cubrió { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } de la fila { $row }, columna { $column }.
mutation-gained = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, sacó { $roll } y ganó: { $gained }.
mutation-lost = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, sacó { $roll }; eso anuló: { $lost }.
mutation-gained-lost = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, sacó { $roll }; ganó: { $gained }; perdió: { $lost }.
mutation-nothing = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, sacó { $roll }, pero ya no puede cambiar más con esto: { $tokens }.
mutation-invisible = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, sacó { $roll }, una mutación invisible: no cambió nada que podamos ver.

## What happened: phase 2

spawned = { $count ->
    [0] No nació ningún juvenil.
    [one] Nació un juvenil.
   *[other] Nacieron { $count } juveniles.
}
juveniles-differ = { $count ->
    [0] Ningún juvenil es distinto de su progenitor.
    [one] Un juvenil es distinto de su progenitor: una mutación nueva.
   *[other] { $count } juveniles son distintos de sus progenitores: mutaciones nuevas.
}
juveniles-eaten = { $count ->
    [one] Los erizos se comieron el juvenil de { $organism } de la fila { $row }, columna { $column }.
   *[other] Los erizos se comieron { $count } juveniles de { $organism } de la fila { $row }, columna { $column }.
}
triangle-taken = { $count ->
    [0] En el Triángulo de Coral no quedaba ningún juvenil de { $organism }.
    [one] Llegó del Triángulo de Coral un juvenil de { $organism }; lleva: { $tokens }.
   *[other] Llegaron del Triángulo de Coral { $count } juveniles de { $organism }; cada uno lleva: { $tokens }.
}
rescued = { GENDER($organism) ->
    [f] Una
   *[m] Un
} { $organism } del Triángulo de Coral se asentó en la fila { $row }, columna { $column }, donde se quitó el alga.
offer-made = { $player } ofrece a { $other }: { $give }. A cambio pide: { $want }.
offer-accepted = { $player } aceptó la oferta de { $other }: { $give }, a cambio de { $want }.
offer-declined = { $player } rechazó la oferta de { $other }.
offer-withdrawn = { $player } retiró su oferta a { $other }.
offer-lapsed = La oferta de { $player } a { $other } ya no vale.
# In place of juveniles, in offer-made and offer-accepted.
offer-nothing = nada
settled = { GENDER($organism) ->
    [f] Una
   *[m] Un
} { $organism } se asentó en la fila { $row }, columna { $column }.
stacked = { GENDER($organism) ->
    [f] Una
   *[m] Un
} { $organism } se asentó sobre { GENDER($below) ->
    [f] la
   *[m] el
} { $below } de la fila { $row }, columna { $column }.
juveniles-died = { $count ->
    [one] Un juvenil de { $organism } no encontró casilla vacía donde vivir y murió.
   *[other] { $count } juveniles de { $organism } no encontraron casilla vacía donde vivir y murieron.
}

## What happened: phase 3

card-drawn = Sale la carta “{ $card }”.
card-none = El { $deck } no tiene ninguna carta que sacar.
card-draws-more = { CAP($card) }: { $count ->
    [one] se saca una carta más
   *[other] se sacan { $count } cartas más
}.
card-nothing = { CAP($card) }: ningún arrecife sufre daños.
prediction-made = { $count ->
    [0] { $player } no espera perder ningún constructor.
    [one] { $player } espera perder un constructor.
   *[other] { $player } espera perder { $count } constructores.
}
prediction-scored = { $of ->
    [0] Nada era seguro, así que la predicción de { $player } no cuenta.
   *[other] { $player } acertó { $right } de { $of } en su predicción.
}
row-rolled = { $player } sacó { $roll }: la catástrofe golpea la fila { $row }.
recruits-stop = { CAP($card) }: en la próxima ronda no se pueden acoger habitantes nuevos.
# $reasons lists the water or the row, what the builder is, and what would have saved it.
builder-died = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, murió: “{ $card }”; { $reasons }.
builder-lived = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, sobrevivió: “{ $card }”; { $reasons }.
builder-ousted = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, perdió su lugar: “{ $card }”.
# $count is below five only where the box runs short.
builders-invaded = { $count ->
    [0] No quedaban fichas de { $organism } para invadir la fila { $row }: “{ $card }”.
    [one] Un invasor, { $organism }, se asentó en la fila { $row }: “{ $card }”.
   *[other] Un invasor, { $organism }, ocupó la fila { $row } con { $count } fichas: “{ $card }”.
}
token-lost = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, perdió “{ $token }”: “{ $card }”.
alga-came = Un alga carnosa creció en la fila { $row }, columna { $column }: “{ $card }”.
alga-came-over = Un alga carnosa cubrió { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } de la fila { $row }, columna { $column }: “{ $card }”.
alga-went = El alga carnosa de la fila { $row }, columna { $column }, ya no está: “{ $card }”.
alga-went-over = El alga carnosa que cubría { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } de la fila { $row }, columna { $column }, ya no está: “{ $card }”.

reason-row = fila { $row }
reason-no-land = ninguna tierra que proteja
reason-commonest = el tipo más abundante
reason-everything = allí no se salvó nada
reason-chosen = por elección de su dueño
reason-support = quedan muy pocos constructores que den cobijo

## What happened: phase 4

surveyed = { $player } obtuvo { $total } puntos en la ronda { $round }: población { $population }, algas { $algae }, diversidad { $diversity }, resiliencia { $resilience }, arrecife en 3D { $three_d }, protección costera { $coastal }.
region-surveyed = Toda la región cuenta { $population } constructores y habitantes, y { $types ->
    [one] un tipo
   *[other] { $types } tipos
}.
note-kept = { $player } guardó una nota sobre esta ronda.
built-over-cleared = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de debajo, en la fila { $row }, columna { $column }, pasó a ser roca del arrecife.
team-bonus = Cada puesto ganó alguna ronda, así que cada uno recibe { $points } puntos más.
match-won = Victoria para { $winners }, con { $points ->
    [one] un punto
   *[other] { $points } puntos
}.

## Refused

reject-match-over = La partida ha terminado, así que ya no puede cambiar nada.
reject-not-now = Eso no se puede hacer en esta fase ({ $phase }).
reject-ready-already = Ya has pulsado Listo; espera a los demás.
# $left is one of left-….
reject-not-done = Aún no puedes pulsar Listo: { $left }.
reject-at-gate = Tu mesa espera a la clase: no hay nada que decidir hasta que tu docente abra lo que viene.
reject-dismiss-first = { $left ->
    [one] Un habitante ha perdido su cobijo: elige antes quién se va.
   *[other] { $left } habitantes han perdido su cobijo: elige antes quiénes se van.
}
reject-nothing-chosen = Todavía no has elegido nada: elige al menos uno.
reject-same-twice = Has elegido dos veces la fila { $row }, columna { $column }, y solo cuenta una vez.

reject-no-such-board = No hay ningún tablero “{ $board }”; elige entre estos: { $boards }.
reject-choose-board-first = Un constructor necesita un arrecife donde estar: elige antes un tablero.
reject-no-such-builder = En este juego no hay ningún constructor “{ $builder }”.
reject-founders-placed = Los { $count } constructores ya están colocados, así que no caben más.
reject-space-taken = En la fila { $row }, columna { $column } ya hay un constructor: elige una casilla vacía.
reject-wrong-depth = { CAP($organism) }: no puede vivir en { $water }. Elige una casilla de otra profundidad.
reject-supply-out = En la caja no queda ninguna ficha de { $organism }: elige otro tipo.

reject-recruits-stopped = En esta ronda no se pueden acoger habitantes nuevos, porque una carta lo impide.
reject-recruit-before-grazing = Los habitantes nuevos llegan antes de que ninguno coma; en esta ronda ya es tarde.
reject-recruit-too-many = { $room ->
    [0] Tus constructores no pueden dar cobijo a más habitantes, así que no puedes acoger a ninguno.
    [one] Tus constructores solo pueden dar cobijo a un habitante más, y has pedido { $asked }.
   *[other] Tus constructores solo pueden dar cobijo a { $room } habitantes más, y has pedido { $asked }.
}
reject-no-such-dweller = En este juego no hay ningún habitante “{ $dweller }”.
reject-no-such-dwellers = Tu arrecife no tiene tantos habitantes de este tipo: { $organism }.
reject-dismiss-too-many = { $left ->
    [one] Solo tiene que irse un habitante.
   *[other] Solo tienen que irse { $left } habitantes.
}
reject-no-alga-there = En la fila { $row }, columna { $column } no crece ningún alga carnosa, así que no hay nada que comer.
reject-graze-too-many = { $left ->
    [0] Cada habitante ya se comió su alga; en esta ronda no se comen más.
    [one] Solo se puede comer un alga más, porque cada habitante se come una.
   *[other] Solo se pueden comer { $left } algas más, porque cada habitante se come una.
}
reject-algae-too-many = { $left ->
    [0] Todas tus algas carnosas han crecido, así que no se colocan más.
    [one] Solo hay que colocar un alga carnosa más.
   *[other] Solo hay que colocar { $left } algas carnosas más.
}
reject-alga-there = En la fila { $row }, columna { $column } ya crece un alga carnosa, y en una casilla solo cabe una.
reject-empty-spaces-first = { $left ->
    [one] Queda una casilla vacía, y las algas crecen allí antes que sobre los constructores.
   *[other] Quedan { $left } casillas vacías, y las algas crecen allí antes que sobre los constructores.
}
reject-mutations-done = Ya has tirado tus mutaciones de esta ronda: ahora no muta ningún constructor.
reject-overgrown-cannot-mutate = Un alga cubre el constructor de la fila { $row }, columna { $column }, así que no puede mutar.
reject-no-builder-there = En la fila { $row }, columna { $column } no hay ningún constructor que elegir.

reject-no-juveniles-there = En la fila { $row }, columna { $column } no hay ningún coral con juveniles, así que los erizos no encuentran nada.
reject-feed-too-many = { $left ->
    [0] Los erizos ya han comido: no se comen más juveniles.
    [one] Los erizos solo se comen los juveniles de un coral más.
   *[other] Los erizos solo se comen los juveniles de { $left } corales más.
}
reject-no-take = Este arrecife no toma nada más del Triángulo de Coral en esta ronda.
reject-no-rescue = El rescate es para un arrecife cubierto de algas por completo, una vez por ronda y solo si la mesa juega con él.
reject-no-such-juvenile = Ese juvenil ya no está en el vivero.
reject-juvenile-twice = Has nombrado dos veces el mismo juvenil, y solo puede ir una.
reject-traded-already = Este juvenil de { $organism } ya se intercambió, así que se queda en el arrecife al que llegó.
reject-not-a-neighbour = Los juveniles solo llegan a los arrecifes que están junto al tuyo: elige un vecino.
reject-offers-used = Has hecho { $most } ofertas en esta fase, y no se permiten más.
reject-offer-not-yours = Sobre esa oferta no decides tú.
reject-no-such-offer = Esa oferta ya no está abierta.
reject-settle-on-alga = Un alga carnosa cubre la fila { $row }, columna { $column }: allí no se puede asentar ningún juvenil de { $organism }.
reject-stack-full = { $limit ->
    [one] En la fila { $row }, columna { $column } solo cabe un constructor: ningún juvenil de { $organism } se puede asentar encima.
   *[other] En la fila { $row }, columna { $column } la pila llega a { $limit } constructores: ningún juvenil de { $organism } se puede asentar encima.
}
reject-empty-space-suits = Queda una casilla vacía adecuada para { $organism }, así que todavía no se puede apilar en la fila { $row }, columna { $column }.

reject-no-prediction-now = Ahora ninguna carta espera una predicción.
reject-not-in-pool = En la fila { $row }, columna { $column } no hay nada que elegir para esta carta.
reject-sacrifice-too-many = { $left ->
    [0] Ya has elegido todo lo que la carta se lleva.
    [one] La carta solo se lleva un constructor más.
   *[other] La carta solo se lleva { $left } constructores más.
}
reject-not-tied = El constructor “{ $builder }” no está entre los más abundantes, así que la enfermedad no le toca.

## Content that the game cannot use

reef-too-many-builders = Un juego tiene entre uno y { $most } tipos de constructor.
reef-content-empty = Un juego necesita al menos un tablero, al menos un habitante y como mucho doce fichas de mutación.
content-not-unique = { $file }, entrada { $entry }, clave { $key }: “{ $given }” ya designa otra entrada.

## A reef written as a small text picture

picture-wrong = Línea { $line } del dibujo, “{ $given }”: { $expected }.
picture-lines = se esperaban el tablero, las seis filas de la 6 a la 1 y los habitantes
picture-board = se esperaba el nombre de un tablero y “land” o “no land”, según sus casillas
picture-row = se esperaba el número de la fila y sus cinco casillas, con una barra delante de cada una
picture-space = se esperaba S, M o D; después “~” si hay un alga carnosa; después hasta tres constructores o “.”
picture-builder = se esperaba el código de un constructor y las marcas de sus mutaciones
picture-dwellers = se esperaban los nombres de los habitantes, cada uno con su número
