### Blue Expanse in Spanish: what to do now, what happened and why, and what the rules refuse. So much of a
### currency is “3 de Biomasa”, “2 de Capital”.

## What to do now

step-expanse-setup = Pulsa Listo cuando quieras empezar. Entonces cada quien roba su mano.
step-expanse-move = Tira el dado, y tu ficha avanza por el anillo.
step-expanse-raise = { $player } va a comprar. Puedes jugar moneda para encarecer hasta dos cartas, o pasar.
step-expanse-take = Toma una de las cartas abiertas. Actúa enseguida.
step-expanse-buy = Compra cartas, une las que necesitan hospedador y juega lo que tengas en la mano. Después pulsa Listo.
step-expanse-manage = Tus cartas actúan una tras otra, en el orden que elijas.
step-expanse-research = Pon puntos de investigación en una carta de investigación, o pulsa Listo.
step-expanse-end = Puedes poner moneda de tu mano debajo de tu mazo. Después se rellena tu mano.
play-wait-expanse = { $what ->
    [step-expanse-setup] Esperamos a { $who }: falta pulsar Listo.
    [step-expanse-move] Esperamos a { $who }: falta su tirada.
    [step-expanse-raise] Esperamos a { $who }: falta encarecer una carta o dejarlas como están.
    [step-expanse-take] Esperamos a { $who }: falta tomar una carta abierta.
    [step-expanse-buy] Esperamos a { $who }: falta comprar cartas.
    [step-expanse-manage] Esperamos a { $who }: falta hacer actuar las cartas.
    [step-expanse-research] Esperamos a { $who }: falta poner puntos de investigación.
    [step-expanse-end] Esperamos a { $who }: falta terminar el turno.
   *[other] Esperamos a { $who }: falta elegir qué hace una carta.
}
left-expanse-others = Ahora le toca a otra persona.

phase-expanse-setup = antes de las primeras manos
phase-expanse-move = avanzar
phase-expanse-raise = encarecer
phase-expanse-take = hay que tomar una carta
phase-expanse-buy = comprar
phase-expanse-manage = actuar
phase-expanse-research = investigar
phase-expanse-end = final del turno
phase-expanse-over = final

## What happened

expanse-begins = Empieza Blue Expanse: cada quien roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
expanse-turn = { $last ->
    [0] Es el turno de { $player }.
   *[other] { $player } juega su último turno.
}
expanse-moved = { $player } avanza { $count ->
    [one] una casilla
   *[other] { $count } casillas
}, hasta la casilla { $number } ({ $tile }).
expanse-loop = { $player } ha completado { $loops ->
    [one] una vuelta
   *[other] { $loops } vueltas
}: su mazo recibe { $count } de Capital, y una mano completa tiene ahora { $limit } cartas.
expanse-stage = Empieza la etapa { $stage }: { $name }.
expanse-last-turns = Los arrecifes se blanquean. Cada quien juega { $count ->
    [one] un último turno
   *[other] { $count } turnos más
}, y después se cuentan los puntos.
expanse-grant = La subvención del gobierno paga { $count } de Capital y { $count } de Biomasa a { $player } para este turno.
expanse-chain = El arrecife de { $player } empieza con una cadena trófica: { $cards }.
expanse-made-room = { $count ->
    [one] Ya no se ofrece esta carta: { $cards }. Nadie la compró en mucho tiempo, y otra ocupa su lugar
   *[other] Ya no se ofrecen estas cartas: { $cards }. Nadie las compró en mucho tiempo, y otras ocupan su lugar
}.
expanse-raised = { $player } encarece una carta ({ $card }): cuesta { $count } de { $currency } más.
expanse-bought = { $player } compra { $card } por { $count } de { $currency }.
expanse-taken = { $player } toma { $card }.
expanse-nothing-to-take = No queda ninguna carta de { $deck }, así que { $player } no toma ninguna.
expanse-played = { $player } juega { $card } de su mano.
expanse-flowed = { $player } pone debajo del mazo { $biomass ->
    [0] { $capital ->
        [0] nada de su mano
       *[other] { $capital } de Capital de su mano
    }
   *[other] { $capital ->
        [0] { $biomass } de Biomasa de su mano
       *[other] { $biomass } de Biomasa y { $capital } de Capital de su mano
    }
}.
expanse-drew = { $player } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
expanse-drew-fewer = { $player } roba { $count ->
    [0] cero cartas
    [one] una carta
   *[other] { $count } cartas
} de { $wanted }: no quedan más en el mazo.
expanse-drew-these = Robas { $cards }.
expanse-counted = { $count ->
    [one] { $one }
   *[other] { $count } { $many }
}
expanse-scored = { $player } tiene { $points ->
    [one] un punto de victoria
   *[other] { $points } puntos de victoria
}.
expanse-match-over = { $count ->
    [one] { $players } tiene más puntos de victoria que nadie, { $points }, y gana.
   *[other] Comparten el primer lugar, con { $points } puntos de victoria cada quien: { $players }.
}

## Set-up

expanse-too-few-seats = Blue Expanse necesita al menos { $least } jugadores. Añade un puesto o un bot.
expanse-no-such-kind = Ninguna carta de Blue Expanse se llama “{ $given }”, así que no se puede quitar.

## Refused

reject-expanse-not-now = Eso no se puede hacer ahora, así que no cambió nada.
reject-expanse-not-your-turn = Ahora se le pregunta a otra persona, así que no cambió nada.
reject-expanse-not-asked = Ahora no se pregunta nada, así que no hay nada que responder.
reject-expanse-answer-first = Antes tienes que elegir: queda algo sin responder.
reject-expanse-not-an-option = Eso no está entre lo que se puede elegir.
reject-expanse-runs-in-circles = Las cartas actúan unas sobre otras sin fin, así que no se hizo. Puede deberse a una carta hecha a mano.
reject-expanse-deck-shut = Las cartas de ese mazo no se ofrecen en esta casilla.
reject-expanse-no-card-there = Ahí no hay ninguna carta.
reject-expanse-cannot-pay = Para eso hacen falta { $count } de { $currency }, y tienes menos.
reject-expanse-no-port = Solo con un gran puerto se pagan una por otra la Biomasa y el Capital.
reject-expanse-swaps-too-many = La carta cuesta solo { $count }.
reject-expanse-cannot-raise = Para eso hacen falta { $count } de { $currency } en tu mano, y tienes menos.
reject-expanse-raises-too-many = En un turno puedes encarecer { $most ->
    [one] una carta
   *[other] { $most } cartas
}, no más.
reject-expanse-raises-twice = Nombra cada carta una sola vez.
reject-expanse-not-played = No tienes ninguna carta así que jugar.
reject-expanse-no-such-card = Esa carta no está en tu arrecife.
reject-expanse-no-host = Aquí no hay nada a lo que unir { $card }.
reject-expanse-no-use = Ahora no puedes usar { $card }.
reject-expanse-has-acted = Esa carta ya no tiene nada que hacer en este turno.
reject-expanse-no-research-there = En esa carta no puedes poner puntos de investigación.
reject-expanse-research-too-much = Ahí puedes poner como máximo { $most ->
    [0] cero puntos
    [one] un punto
   *[other] { $most } puntos
}.
reject-expanse-flows-too-much = Tienes menos moneda que eso.

## Bots

new-kind-expanse-grower = bot: cultivador
new-kind-expanse-hunter = bot: cazador
new-kind-expanse-investor = bot: inversor
new-kind-expanse-newcomer = bot: principiante
bot-expanse-grower = El cultivador alimenta su arrecife desde abajo, primero con corales, y lo mantiene limpio.
bot-expanse-hunter = El cazador quiere depredadores en lo alto de su red trófica, y presas para ellos.
bot-expanse-investor = El inversor construye lo que da Capital, y vive con la contaminación.
bot-expanse-newcomer = El principiante compra lo que puede pagar, sin ningún plan.
new-bot-expanse-grower = Pólipo
new-bot-expanse-hunter = Aleta
new-bot-expanse-investor = Ancla
new-bot-expanse-newcomer = Concha

## In a terminal

expanse-shown-table = { $phase ->
    [setup] Antes del primer turno
    [over] El final
   *[other] Turno { $turn } de { $player }
}: etapa { $stage }, calentamiento { $warming }
expanse-shown-reef = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, contaminación { $pollution }
# $who is how many of a kind; $takes lists what they could take on this reef.
expanse-shown-takes = { $who } ← { $takes }
expanse-shown-there = { $who }
expanse-shown-nothing = aquí nada
