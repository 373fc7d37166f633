### Reef Survivor in easier words: at most twelve words a sentence, the same facts.

## What to do now

step-founding = { $left ->
    [0] Elige un tablero. Cada constructor necesita agua de su profundidad.
    [one] Coloca un constructor más. Elige agua donde pueda vivir.
   *[other] Coloca { $left } constructores más. Elige agua donde puedan vivir.
}
step-dwellers = { $room ->
    [0] { $left ->
        [0] { $eaten ->
            [0] Tus habitantes no encontraron algas que comer. Pulsa Listo.
            [one] Tus habitantes se comieron un alga. Pulsa Listo.
           *[other] Tus habitantes se comieron { $eaten } algas. Pulsa Listo.
        }
        [one] Elige un alga para que se la coman. Así hay sitio para constructores.
       *[other] Elige { $left } algas para que se las coman. Así hay sitio para constructores.
    }
    [one] Acoge un habitante. { $food ->
        [0] Aún no hay algas que comer.
       *[other] Se comerá un alga.
    }
   *[other] Acoge hasta { $room } habitantes. { $food ->
        [0] Aún no hay algas que comer.
       *[other] Cada uno se comerá un alga.
    }
}
step-algae = { $left ->
    [0] Tus algas ya han crecido. Pulsa Listo.
    [one] Las algas crecen rápido. Coloca una, primero en casillas vacías.
   *[other] Las algas crecen rápido. Coloca { $left }, primero en casillas vacías.
}
step-mutations = { $left ->
    [0] Ya has tirado tus mutaciones. Pulsa Listo.
    [one] Elige un constructor y tira otra vez. Solo el azar decide qué cambia.
   *[other] Elige un constructor y tira. Tienes { $left } tiradas. Solo decide el azar.
}
step-spawning = { $left ->
    [0] Tus constructores tienen crías iguales a ellos. Pulsa Listo.
    [one] Tienes demasiados erizos. Elige un coral: los erizos se comen sus crías.
   *[other] Tienes demasiados erizos. Elige { $left } corales: los erizos se comen sus crías.
}
step-triangle = { $left ->
    [0] No queda nada que tomar. Rescata una casilla si puedes. O pulsa Listo.
    [one] Toma crías del Triángulo de Coral. Ayudan a un arrecife pobre.
   *[other] Toma crías del Triángulo de Coral, { $left } veces. Ayudan a un arrecife pobre.
}
step-migration = Ofrece crías a un vecino. O pulsa Listo. Las crías de coral viajan lejos.
step-settlement = { $left ->
    [0] { $spare ->
        [0] No espera ninguna cría. Pulsa Listo.
       *[other] Ninguna casilla vacía sirve al resto. Pueden cubrir constructores, o mueren.
    }
    [one] Elige la cría. Luego toca una casilla que brilla. Sin casilla muere.
   *[other] Elige una cría. Luego toca una casilla que brilla. Asienta { $left }.
}
step-catastrophe-predict = ¿Va a morir alguno? Marca a los que van a morir. La carta dice dónde golpea y a quién.
step-catastrophe-effect = { $left ->
    [0] Los demás aún están eligiendo. Espera.
    [one] La mitad de estos constructores muere. Elige cuál pierdes.
   *[other] La mitad de estos constructores muere. Elige { $left } que pierdes.
}
step-catastrophe-effect-algae = { $left ->
    [0] Los demás aún están colocando algas. Espera.
    [one] Coloca un alga. Las algas ocupan primero las casillas vacías.
   *[other] Coloca { $left } algas. Las algas ocupan primero las casillas vacías.
}
step-catastrophe-effect-type = Hay un empate entre tipos. Elige cuál enferma.
step-catastrophe-aftermath = Mira quién murió y quién sobrevivió. Lee por qué. Después ve al censo.
step-gate-strike = Toda tu mesa ha predicho. Tu docente dice cuándo golpea la carta.
step-gate = Tu mesa ha terminado aquí. Pronto sigue toda la clase junta.
step-dismiss = { $count ->
    [one] Muy pocos constructores dan cobijo. Elige qué habitante se va.
   *[other] Muy pocos constructores dan cobijo. Elige qué { $count } habitantes se van.
}
step-survey = Mira los otros arrecifes. { $last ->
    [1] Escribe un plan para otra partida.
   *[other] Escribe tu plan.
} Después pulsa Listo.
step-over = La partida ha terminado. Mira cómo cambiaron los arrecifes, y por qué.
step-answer = { $player } te ofrece algo. Responde sí o no.

## What is to be done before Ready

left-choice = falta decidir sobre la carta
left-settlement = { $count ->
    [one] falta asentar una cría
   *[other] falta asentar { $count } crías
}

## Nothing to do in a phase

pass-dwellers = { $player } pasa. No hay sitio para habitantes, o no hay comida.
pass-algae = { $player } pasa. No se puede colocar ningún alga.
pass-mutations = { $player } pasa. Ningún constructor está libre de algas.
pass-spawning = { $player } pasa. Aquí no hay nada que elegir.
pass-triangle = { $player } pasa. Este arrecife no toma nada en esta ronda.
pass-migration = { $player } pasa. Ningún vecino tiene crías para intercambiar.
pass-settlement = { $player } pasa. Aquí no puede asentarse ninguna cría.

## What happened: set-up and phase 1

board-chosen = { $player } eligió este tablero: { $board }.
founder-placed = Ahora hay { GENDER($organism) ->
    [f] una
   *[m] un
} { $organism } en la fila { $row }, columna { $column }.
triangle-mutated = En el Triángulo de Coral, { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } sacó { $roll }. Ahora tiene: { $tokens }.
dweller-recruited = { $count ->
    [one] Llegó { GENDER($organism) ->
        [f] una
       *[m] un
    } { $organism } al arrecife.
   *[other] Llegaron { $count } { $organisms } al arrecife.
}
dweller-left = { $count ->
    [one] Se perdió { GENDER($organism) ->
        [f] una
       *[m] un
    } { $organism }. Por qué: { $reason }.
   *[other] Se perdieron { $count } { $organisms }. Por qué: { $reason }.
}
alga-eaten = Se comieron el alga de la fila { $row }, columna { $column }.
alga-eaten-over = Se comieron el alga de la fila { $row }, columna { $column }. { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } recibe luz otra vez.
alga-grew = Creció un alga en la fila { $row }, columna { $column }.
alga-overgrew = Un alga cubrió { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } de la fila { $row }, columna { $column }.
mutation-gained = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, sacó { $roll }. Ganó: { $gained }.
mutation-lost = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, sacó { $roll }. Eso anuló: { $lost }.
mutation-gained-lost = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, sacó { $roll }. Ganó: { $gained }. Perdió: { $lost }.
mutation-nothing = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, sacó { $roll }. Esto no cambió nada: { $tokens }.
mutation-invisible = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, sacó { $roll }. El cambio no se ve.

## What happened: phase 2

spawned = { $count ->
    [0] No nació ninguna cría.
    [one] Nació una cría.
   *[other] Nacieron { $count } crías.
}
juveniles-differ = { $count ->
    [0] Ninguna cría es distinta de su progenitor.
    [one] Una cría es distinta de su progenitor. Tiene una mutación nueva.
   *[other] { $count } crías son distintas de sus progenitores. Tienen mutaciones nuevas.
}
juveniles-eaten = { $count ->
    [one] Los erizos comieron la cría de { $organism }. Lugar: fila { $row }, columna { $column }.
   *[other] Los erizos comieron { $count } crías de { $organism }. Lugar: fila { $row }, columna { $column }.
}
triangle-taken = { $count ->
    [0] En el Triángulo de Coral no quedan crías de { $organism }.
    [one] Llegó una cría de { $organism } del Triángulo de Coral. Tiene: { $tokens }.
   *[other] Llegaron { $count } crías de { $organism } del Triángulo de Coral. Cada una tiene: { $tokens }.
}
rescued = Se quitó el alga. { GENDER($organism) ->
    [f] Una
   *[m] Un
} { $organism } se asentó en la fila { $row }, columna { $column }.
offer-made = { $player } ofrece a { $other }: { $give }. A cambio: { $want }.
offer-accepted = { $player } dijo sí a { $other }. Intercambian: { $give } por { $want }.
offer-declined = { $player } dijo no a { $other }.
offer-withdrawn = { $player } retiró su oferta a { $other }.
offer-lapsed = La oferta de { $player } a { $other } ya no vale.
settled = { GENDER($organism) ->
    [f] Una
   *[m] Un
} { $organism } se asentó en la fila { $row }, columna { $column }.
stacked = { GENDER($organism) ->
    [f] Una
   *[m] Un
} { $organism } se apiló en la fila { $row }, columna { $column }. Debajo está: { $below }.
juveniles-died = { $count ->
    [one] Una cría de { $organism } no encontró casilla vacía y murió.
   *[other] { $count } crías de { $organism } no encontraron casilla vacía y murieron.
}

## What happened: phase 3

card-drawn = Sale la carta “{ $card }”.
card-none = El { $deck } no tiene cartas.
card-draws-more = { CAP($card) }: { $count ->
    [one] se saca una carta más
   *[other] se sacan { $count } cartas más
}.
card-nothing = { CAP($card) }: no hay daños.
prediction-scored = { $of ->
    [0] Nada era seguro. La predicción de { $player } no cuenta.
   *[other] { $player } acertó { $right } de { $of }.
}
row-rolled = { $player } sacó { $roll }. Le toca a la fila { $row }.
recruits-stop = { CAP($card) }: en la próxima ronda no llegan habitantes.
builder-died = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, murió. La carta: { $card }. Por qué: { $reasons }.
builder-lived = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, sobrevivió. La carta: { $card }. Por qué: { $reasons }.
builder-ousted = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, perdió su lugar. La carta: { $card }.
builders-invaded = { $count ->
    [0] No quedaban fichas de { $organism } para la fila { $row }. La carta: { $card }.
    [one] Un invasor llegó a la fila { $row }: { $organism }. La carta: { $card }.
   *[other] Un invasor ocupó la fila { $row }: { $organism }, { $count } en total. La carta: { $card }.
}
token-lost = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de la fila { $row }, columna { $column }, perdió “{ $token }”. La carta: { $card }.
alga-came = Creció un alga en la fila { $row }, columna { $column }. La carta: { $card }.
alga-came-over = Un alga cubrió { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism } de la fila { $row }, columna { $column }. La carta: { $card }.
alga-went = Ya no está el alga de la fila { $row }, columna { $column }. La carta: { $card }.
alga-went-over = Ya no está el alga de la fila { $row }, columna { $column }. Debajo está: { $organism }. La carta: { $card }.

reason-no-land = ninguna tierra que proteja
reason-commonest = el tipo que más hay
reason-everything = allí no se salvó nada
reason-chosen = por elección de su dueño
reason-support = quedan muy pocos constructores que den cobijo

## What happened: phase 4

surveyed = { $player } obtuvo { $total } puntos en la ronda { $round }. Seres vivos: { $population }. Algas: { $algae }. Tipos: { $diversity }. Resiliencia: { $resilience }. Arrecife en 3D: { $three_d }. Costa: { $coastal }.
region-surveyed = Todos los arrecifes tienen { $population } constructores y habitantes. Son de { $types ->
    [one] un tipo
   *[other] { $types } tipos
}.
note-kept = { $player } escribió una nota.
built-over-cleared = { GENDER($organism) ->
    [f] La
   *[m] El
} { $organism } de debajo se hizo roca. Lugar: fila { $row }, columna { $column }.
team-bonus = Cada puesto ganó una ronda. Cada uno recibe { $points } puntos más.
match-won = Victoria para { $winners }, con { $points ->
    [one] un punto
   *[other] { $points } puntos
}.

## Refused

reject-match-over = La partida ha terminado.
reject-not-now = Ahora no puedes hacer eso. Esta es la fase { $phase }.
reject-ready-already = Ya has pulsado Listo. Espera a los demás.
reject-at-gate = Tu mesa espera a la clase. Ahora no hay nada que hacer.
reject-dismiss-first = { $left ->
    [one] Un habitante no tiene cobijo. Elige antes quién se va.
   *[other] { $left } habitantes no tienen cobijo. Elige antes quiénes se van.
}
reject-nothing-chosen = Todavía no has elegido nada. Elige al menos uno.
reject-same-twice = Elegiste dos veces la fila { $row }, columna { $column }. Elígela una vez.
reject-no-such-board = No hay ningún tablero “{ $board }”. Elige entre estos: { $boards }.
reject-choose-board-first = Elige antes un tablero.
reject-no-such-builder = No hay ningún constructor “{ $builder }”.
reject-founders-placed = Los { $count } constructores ya están colocados.
reject-space-taken = Ya hay un constructor en la fila { $row }, columna { $column }.
reject-wrong-depth = { CAP($organism) }: no puede vivir en { $water }. Prueba otra profundidad.
reject-supply-out = En la caja no queda más de { $organism }. Elige otro tipo.
reject-recruits-stopped = Una carta no deja venir habitantes. En esta ronda no llega ninguno.
reject-recruit-before-grazing = Los habitantes llegan antes de comer. En esta ronda ya es tarde.
reject-recruit-too-many = { $room ->
    [0] Tus constructores no tienen cobijo para más habitantes.
    [one] Hay cobijo para uno más. Pediste { $asked }.
   *[other] Hay cobijo para { $room } más. Pediste { $asked }.
}
reject-no-such-dweller = No hay ningún habitante “{ $dweller }”.
reject-no-such-dwellers = No tienes tantos habitantes de este tipo: { $organism }.
reject-no-alga-there = No hay ningún alga en la fila { $row }, columna { $column }.
reject-graze-too-many = { $left ->
    [0] Todos los habitantes han comido.
    [one] Cada habitante come un alga. Solo se come una más.
   *[other] Cada habitante come un alga. Solo se comen { $left } más.
}
reject-algae-too-many = { $left ->
    [0] Todas tus algas están colocadas.
    [one] Coloca solo un alga más.
   *[other] Coloca solo { $left } algas más.
}
reject-alga-there = Ya hay un alga en la fila { $row }, columna { $column }.
reject-empty-spaces-first = { $left ->
    [one] Queda una casilla vacía. Las algas crecen primero allí.
   *[other] Quedan { $left } casillas vacías. Las algas crecen primero allí.
}
reject-mutations-done = Ya has tirado todas tus mutaciones de esta ronda.
reject-overgrown-cannot-mutate = Un alga cubre la fila { $row }, columna { $column }. Ese constructor no puede mutar.
reject-no-builder-there = No hay constructor que elegir en la fila { $row }, columna { $column }.
reject-no-juveniles-there = No hay coral con crías en la fila { $row }, columna { $column }.
reject-feed-too-many = { $left ->
    [0] Los erizos ya no tienen hambre.
    [one] Los erizos comen las crías de un coral más.
   *[other] Los erizos comen las crías de { $left } corales más.
}
reject-no-take = En esta ronda no puedes tomar más del Triángulo de Coral.
reject-no-rescue = El rescate es para un arrecife cubierto por completo. Una vez por ronda.
reject-no-such-juvenile = Esa cría ya no está ahí.
reject-juvenile-twice = Nombraste una cría dos veces.
reject-traded-already = Esta cría de { $organism } ya se intercambió. Se queda aquí.
reject-not-a-neighbour = Intercambia solo con los arrecifes de al lado.
reject-offers-used = Has hecho { $most } ofertas. Ya no puedes hacer más.
reject-offer-not-yours = Sobre esta oferta no decides tú.
reject-no-such-offer = Esa oferta ya terminó.
reject-settle-on-alga = Un alga cubre la fila { $row }, columna { $column }. Elige otra casilla.
reject-stack-full = { $limit ->
    [one] En la fila { $row }, columna { $column }, solo cabe un constructor.
   *[other] En la fila { $row }, columna { $column }, solo caben { $limit } constructores.
}
reject-empty-space-suits = Usa antes una casilla vacía. Apila después.
reject-no-prediction-now = Ahora no puedes predecir.
reject-not-in-pool = En la fila { $row }, columna { $column } no hay nada que elegir.
reject-sacrifice-too-many = { $left ->
    [0] Ya elegiste suficientes.
    [one] Elige solo uno más.
   *[other] Elige solo { $left } más.
}
reject-not-tied = El tipo “{ $builder }” no es el que más tienes. Elige otro.
