### Reef Survivor's page, phase 2 and its like: spawning, the Coral Triangle, offers to neighbours, and
### dwellers that have to leave.

## Offers

trade-new = Una oferta
trade-counter-to = Otra oferta a { $player }
trade-region = Ofertas y juveniles
trade-with = Qué vecino
trade-left = { $count ->
    [one] queda una oferta
   *[other] quedan { $count } ofertas
}
trade-used = Ya hiciste todas las ofertas de esta fase. Todavía puedes responder a las de los demás.
trade-asked = Oferta de { $player }
trade-voice = { $player } da { $gives ->
    [0] nada
   *[other] { $get }
} y pide { $wants ->
    [0] nada
   *[other] { $give }
}.
trade-mine = Tu oferta a { $player }
trade-you-get = Recibes
trade-you-give = Das
trade-you-ask = Pides a { $player }
trade-to-give = { $organism }, para dar
trade-to-want = { $organism }, para pedir
trade-goods = { $count } × { $organism }
trade-no-juveniles = No hay juveniles para intercambiar.
trade-sum = { $give ->
    [0] Pides { $want } a { $player } y no das nada.
   *[other] { $want ->
        [0] Un regalo de { $give } a { $player }.
       *[other] Das { $give } a { $player } y pides { $want }.
    }
}
trade-offer = Ofrecer
trade-accept = Aceptar
trade-counter = Otra oferta
trade-decline = Rechazar
trade-withdraw = Retirar
trade-forget = Cerrar
trade-offered = { $wants ->
    [0] Ofreciste un regalo a { $player }, que puede tomarlo o no.
   *[other] Tu oferta está hecha; ahora responde { $player }.
}
trade-accepted = Intercambio hecho. Los juveniles que llegaron solo se asientan en tu arrecife.
trade-declined = Rechazaste la oferta.
trade-withdrawn = Tu oferta está retirada.
reject-trade-too-many = { $count ->
    [0] No queda ningún juvenil de { $organism } para intercambiar.
    [one] Solo hay un juvenil de { $organism } para intercambiar.
   *[other] Solo hay { $count } juveniles de { $organism } para intercambiar.
}
reject-trade-not-now = Las ofertas se hacen mientras los juveniles van a la deriva, en la fase 2C.

## The Coral Triangle

triangle-title = Triángulo de Coral
triangle-left = { $count ->
    [one] puedes tomar una vez
   *[other] puedes tomar { $count } veces
}
triangle-mutates = Al tomarlos, los juveniles tiran una mutación.
triangle-rescue-why = Las algas cubren todo tu arrecife, así que además puedes limpiar una casilla.
triangle-known-for = { CAP($organism) }: { $traits }.
triangle-take = { $count ->
    [0] Tomar { $organism }: no queda
    [one] Tomar 1 { $organism }
   *[other] Tomar { $count } { $organisms }
}
triangle-take-none = Tomar: elige antes un constructor
triangle-rescue = Elige una casilla resaltada para asentar allí un juvenil de { $organism }; el alga desaparece.
reject-triangle-choose-first = Elige antes un constructor de la lista.

## Juveniles that came to the nurseries

arrived-spawned = { $parents ->
    [one] Un constructor desovó
   *[other] { $parents } constructores desovaron
}: { $young ->
    [one] un juvenil llega
   *[other] { $young } juveniles llegan
} a tu vivero.
arrived-triangle = Triángulo de Coral: { $who }.{ $own ->
    [yes] {""}
   *[other] { " " }Tú tienes más puntos.
}
arrived-taken = { $player } tomó { $juveniles } por tener menos puntos { $why ->
    [all] en la partida
    [last] en la última ronda
   *[both] en la partida y en la última ronda
}
triangle-why = Tu arrecife tiene menos puntos que los demás { $why ->
    [all] en la partida
    [last] en la última ronda
   *[both] en la partida y en la última ronda
}.

## Spawning

spawn-title = Desove
spawn-left = { $count ->
    [one] un coral por elegir
   *[other] { $count } corales por elegir
}
spawn-why = Aquí comen { $count } erizos, y un arrecife aguanta { $most }. Cada uno de más se come los juveniles de un coral.
spawn-eaten = { $count ->
    [one] 1 juvenil
   *[other] { $count } juveniles
}
spawn-nursery = Nacieron en esta ronda
spawn-none = No nació ninguno.

## Dwellers that leave

dismiss-title = ¿Quién se va?
dismiss-left = { $count ->
    [one] se va un habitante
   *[other] se van { $count } habitantes
}
dismiss-why = { $recruiters ->
    [0] No queda ningún constructor que dé cobijo a habitantes.
    [one] Queda un constructor que da cobijo a habitantes, y cada habitante necesita { $per }.
   *[other] Ahora { $recruiters } constructores dan cobijo a habitantes, { $per } para cada uno; así que { $room ->
        [0] no puede quedarse ninguno
        [one] puede quedarse uno
       *[other] pueden quedarse { $room }
    }.
}
dismiss-there = { $count } en tu arrecife
dismiss-leave = { $count ->
    [0] Que se vayan: elige antes
    [one] Que se vaya uno
   *[other] Que se vayan { $count }
}
dismissed = { $count ->
    [one] Un habitante se fue de tu arrecife.
   *[other] { $count } habitantes se fueron de tu arrecife.
}
reject-dismiss-none-chosen = Elige con + qué habitantes se van.
