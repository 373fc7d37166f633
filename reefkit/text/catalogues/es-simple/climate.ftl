### Climate Change in easier Spanish. A species “puede vivir” where two of its genes have the habitat's value.

## Names

climate-gene-metabolism = calor del cuerpo
climate-card-metabolism-up = calor del cuerpo +1
climate-card-metabolism-down = calor del cuerpo −1
climate-card-neutral = cambio que no hace nada
climate-card-deleterious = cambio dañino
climate-cause-stranded = el clima cambió, y no podía moverse ni adaptarse
climate-cause-unreached = el clima cambió, y no había cerca una buena casilla
climate-cause-pushed = tenía que moverse, y no había libre una buena casilla
climate-cause-unsaved = otra elección la habría salvado
phase-placing = comienzo
phase-turn = turnos

## What is to be done

step-climate-place = Pon tu especie en una casilla libre de sabana.
step-climate-restart = Tu especie empieza de nuevo. Ponla en una casilla libre de sabana.
step-climate-draw = Toma una carta y tira el dado.
step-climate-must = Sacaste un { $roll }. Tu especie tiene que moverse. Elige una casilla que brille.
step-climate-free = Sacaste { $roll }. Tu especie puede quedarse o dar un paso.
step-climate-may = { $adapted ->
    [true] El clima cambió. Sacaste un { $roll }. Tu especie puede andar una o dos casillas. O se queda.
   *[other] El clima cambió. Sacaste un { $roll }. Tu especie puede andar una o dos casillas. O se adapta aquí.
}
step-climate-adapt = Tu especie no puede vivir aquí. Juega cartas, o se extingue.
step-climate-end = Tu especie puede vivir aquí. Termina tu turno, o cambia antes un rasgo.
left-climate-place = tu especie todavía no tiene casilla
left-climate-draw = primero toma una carta y tira el dado
left-climate-move = tu especie tiene que moverse primero

## What happened

climate-round = Empieza la ronda { $round }.
climate-placed = La especie de { $player } empieza en la sabana.
climate-drew = Tomaste una carta: { $card }.
climate-no-card = { $player } no tomó carta. No queda ninguna.
climate-reshuffled = Se mezclaron las cartas usadas: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
climate-deleterious = { $count ->
    [0] { $player } tomó un cambio dañino. No tenía ninguna carta que perder.
    [one] { $player } tomó un cambio dañino. Perdió una carta: { $cards }.
   *[other] { $player } tomó un cambio dañino. Perdió { $count } cartas: { $cards }.
}
climate-set-aside = { $count ->
    [one] Salió un cambio dañino. Se apartó.
   *[other] Salieron { $count } cambios dañinos. Se apartaron.
}
climate-over-limit = { $count ->
    [one] { $player } tenía más de { $limit } cartas. Perdió una: { $cards }.
   *[other] { $player } tenía más de { $limit } cartas. Perdió { $count }: { $cards }.
}
climate-exchanged = { $count ->
    [one] { $player } cambió una carta: { $cards }.
   *[other] { $player } cambió { $count } cartas: { $cards }.
}
climate-roll-stays = { $player } sacó un { $roll }. La especie se queda.
climate-roll-free = { $player } sacó { $roll }. La especie puede quedarse o dar un paso.
climate-roll-must = { $player } sacó un { $roll }. La especie tiene que moverse.
climate-roll-may = { $player } sacó un { $roll }. El clima cambió, así que la especie puede moverse.
climate-roll-blocked = { $player } sacó un { $roll }. Las casillas de alrededor están ocupadas. La especie se queda.
climate-moved = La especie de { $player } se movió { GENDER($habitat) ->
    [f] a la
   *[m] al
} { $habitat }.
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
climate-preadapted = { $player } cambió pronto un rasgo. El rasgo de { $gene } vale ahora { $value } ({ $cards }).
climate-token = { $player } tiene la ficha { GENDER($habitat) ->
    [f] de la
   *[m] del
} { $habitat }: { $count } de { $all }.
climate-extinct-stranded = La especie de { $player } se extinguió. Su casilla ahora es { $habitat }. La especie no podía moverse ni adaptarse.
climate-extinct-unreached = La especie de { $player } se extinguió en { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }. El clima cambió. No había cerca una buena casilla.
climate-extinct-pushed = La especie de { $player } se extinguió en { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }. Tenía que moverse. No había libre una buena casilla.
climate-extinct-unsaved = La especie de { $player } se extinguió. No podía vivir en { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }. Otra elección la habría salvado.
climate-waits = No hay una casilla libre de sabana. La especie de { $player } espera.
climate-skips = No hay una casilla libre de sabana. { $player } pierde un turno.
climate-held = El clima se queda en { $climate }. Salió un { $roll }.
climate-nature-warmer = Hace más calor. El clima es ahora { $climate } de 5.
climate-nature-colder = Hace más frío. El clima es ahora { $climate } de 5.
climate-people-warmer = Las personas cambiaron el clima. Hace más calor: { $climate } de 5.
climate-people-colder = El dado trajo más frío: { $climate } de 5. En la realidad, las personas traen más calor.
climate-people-stays = El clima se queda en { $climate }. No puede ir más allá.
climate-won = { $players } tiene las cuatro fichas y gana.
climate-ended = { $count ->
    [one] La última ronda ha terminado. Va por delante { $players }. Fichas: { $tokens }. Especies perdidas: { $extinctions }.
   *[other] La última ronda ha terminado. Van por delante { $players }. Fichas de cada quien: { $tokens }. Especies perdidas: { $extinctions }.
}

## What could be

climate-prospect-adapted = Casilla { $cell }, { $habitat }: tu especie puede vivir allí.
climate-prospect-adapt = { $cards ->
    [one] Casilla { $cell }, { $habitat }: hace falta una carta.
   *[other] Casilla { $cell }, { $habitat }: hacen falta { $cards } cartas.
}
climate-prospect-dies = Casilla { $cell }, { $habitat }: tus cartas no bastan.
climate-verdict-adapted = Tu especie puede vivir en { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }. No necesita ninguna carta.
climate-verdict-adapt = { $cards ->
    [one] Con esta carta, { $genes } rasgos valen { $value }. Tu especie puede vivir en { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }.
   *[other] Con estas { $cards } cartas, { $genes } rasgos valen { $value }. Tu especie puede vivir en { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }.
}
climate-verdict-dies = Tu especie no puede vivir en { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }. Sin las cartas adecuadas, se extingue.
climate-asks-move = { $lives ->
    [true] Tus cartas no bastan para { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }. Allí tu especie se extingue. En otro lugar podría vivir.
   *[other] Tus cartas no bastan para { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }. Allí tu especie se extingue. Ninguna otra casilla la salvaría.
}
climate-asks-end = { $lives ->
    [true] Tu especie no puede vivir en { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }. Ahora se extingue. Tus cartas podrían salvarla.
   *[other] Tu especie no puede vivir en { GENDER($habitat) ->
        [f] la
       *[m] el
    } { $habitat }. Nada puede salvarla. Se extingue.
}

## Refused

reject-climate-not-your-turn = Es el turno de { $player }.
reject-climate-place-first = Elige primero una casilla de sabana.
reject-climate-placed-already = Tu especie ya tiene su casilla.
reject-climate-animal-taken = Otra especie es este animal. Elige otro.
reject-climate-draw-first = Primero toma una carta y tira el dado.
reject-climate-drawn-already = Ya tomaste una carta y tiraste el dado.
reject-climate-at-gate = La ronda ha terminado. Espera a tu docente.
reject-climate-no-such-cell = No existe la casilla { $cell }. Van de la 1 a la { $most }.
reject-climate-no-savannah = La casilla { $cell } no es de sabana. Empieza en la sabana.
reject-climate-cell-taken = En la casilla { $cell } vive otra especie.
reject-climate-too-far = La casilla { $cell } está ahora demasiado lejos.
reject-climate-stays = Sacaste un { $roll }, así que tu especie se queda.
reject-climate-no-way = No hay ninguna casilla libre alrededor. Tu especie se queda.
reject-climate-moved-already = Tu especie ya se ha movido.
reject-climate-settled = Tu especie se ha adaptado. Ahora se queda aquí.
reject-climate-move-first = Sacaste un { $roll }. Tu especie tiene que moverse primero.
reject-climate-adapted-already = Tu especie ya puede vivir en { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }. Guarda tus cartas.
reject-climate-not-enough = { $fits ->
    [0] Con estas cartas, ningún rasgo vale { $value }. Hacen falta dos.
    [one] Con estas cartas, un rasgo vale { $value }. Hacen falta dos.
   *[other] Con estas cartas, { $fits } rasgos valen { $value }. Hacen falta dos.
}
reject-climate-superfluous = Puedes guardar una de estas cartas. Bastan { $genes } rasgos que sirvan.
reject-climate-not-your-card = Esa carta no está en tu mano.
reject-climate-neutral = Este cambio no hace nada. No lo puedes jugar.
reject-climate-both-ways = Estas cartas se anulan. Las dos cambian el rasgo de { $gene }.
reject-climate-out-of-range = Un rasgo va del 1 al 4. Estas cartas van demasiado lejos.
reject-climate-preadapted-already = En este turno ya cambiaste pronto un rasgo. Solo puedes una vez.
reject-climate-preadapt-unadapted = Tu especie todavía no puede vivir en { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }.
reject-climate-preadapt-one = Elige cartas de un solo rasgo.
reject-climate-preadapt-two = Dos rasgos tienen que seguir sirviendo en { GENDER($habitat) ->
    [f] la
   *[m] el
} { $habitat }.
reject-climate-no-exchange = { $why ->
    [off] En esta partida no se cambian cartas.
    [again] Ya cambiaste cartas en este turno.
   *[need] Cambia cartas solo si tu especie puede vivir y quedarse aquí.
}

## Bots

bot-wanderer = El bot viajero busca hábitats nuevos.
bot-adapter = El bot adaptador cambia pronto sus rasgos.
bot-hoarder = El bot ahorrador guarda sus cartas. Se queda donde está seguro.
