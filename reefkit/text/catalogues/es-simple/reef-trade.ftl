### Reef Survivor's page, phase 2 and its like, in easy words.

## Offers

trade-used = Ya hiciste todas tus ofertas. Aún puedes responder a otras.
trade-no-juveniles = No hay crías para intercambiar.
trade-accepted = Intercambio hecho. Lo que llegó se asienta solo en tu arrecife.
reject-trade-not-now = Las ofertas se hacen en la fase 2C.

## The Coral Triangle

triangle-mutates = Las crías que tomes mutan una vez.
triangle-rescue-why = Las algas cubren todo tu arrecife. También puedes limpiar una casilla.
triangle-rescue = Elige una casilla que brilla para { $organism }. Su alga desaparece.

## Juveniles that came to the nurseries

arrived-spawned = { $parents ->
    [one] Un constructor tuvo crías.
   *[other] { $parents } constructores tuvieron crías.
} { $young ->
    [one] Una llega
   *[other] Las { $young } llegan
} a tu vivero.
arrived-triangle = Triángulo de Coral: { $who }.{ $own ->
    [yes] {""}
   *[other] { " " }Tú tienes más puntos.
}
arrived-taken = { $player } tomó { $juveniles }. Su arrecife iba último { $why ->
    [all] en la partida
    [last] en la última ronda
   *[both] en la partida y la última ronda
}
triangle-why = Tu arrecife va último { $why ->
    [all] en la partida
    [last] en la última ronda
   *[both] en la partida y la última ronda
}.

## Spawning

spawn-why = Tienes { $count } erizos. Un arrecife aguanta { $most }. Cada uno de más come las crías de un coral.
spawn-eaten = { $count ->
    [one] 1 cría
   *[other] { $count } crías
}

## Dwellers that leave

dismiss-why = { $recruiters ->
    [0] Ahora ningún constructor da cobijo.
    [one] Solo un constructor da cobijo. Un habitante necesita { $per }.
   *[other] { $recruiters } constructores dan cobijo. Sitio para { $room }.
}
