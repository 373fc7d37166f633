### Panels and small widgets, whatever they show.

panel-failed = Eso no funcionó aquí. Puedes seguir; si vuelve a pasar, avisa a tu docente.
panel-not-understood = Esta página no pudo leer eso. No cambió nada.
panel-file-too-large = Este archivo ocupa más de 8 megabytes. Elige uno más pequeño.

## A die

die-shows = Dado de { $faces } caras: { $face }
die-waits = Dado de { $faces } caras, todavía sin tirar
die-rolled = Salió { $face }.
die-not-rolled = Este dado tiene { $faces } caras. Todavía no se ha tirado.
die-roll = Tirar

## A scoreboard

scoreboard-caption = Puntos de cada jugador en cada ronda, con el total acumulado debajo
scoreboard-player = Jugador
scoreboard-round = Ronda { $round }
scoreboard-total = Total
scoreboard-cell = { $player }, ronda { $round }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $total } en total. Mostrar la suma.
scoreboard-to-come = por jugar
scoreboard-sum-of = { $player }, ronda { $round }
scoreboard-close = Cerrar la suma
scoreboard-part = Por
scoreboard-how = Suma
scoreboard-points = Puntos

## A log

log-title = Qué pasó
log-all = { $count ->
    [one] El único suceso
   *[other] Los { $count } sucesos
}
log-close = Cerrar la lista de sucesos
log-empty = Todavía no ha pasado nada.
log-all-players = Todos los jugadores
log-all-rounds = Todas las rondas
log-filter-who = De quién
log-filter-when = De qué ronda
log-found = { $count ->
    [0] Ningún suceso cumple esta selección.
    [one] Un suceso, primero el más nuevo.
   *[other] { $count } sucesos, primero el más nuevo.
}

## A replay

replay-title = Repetición
replay-to-start = Al comienzo
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Un paso adelante
replay-to-end = Al final
replay-moment = Momento de la partida
replay-of = { $at } de { $of }

## A bar of phases

steps-title = Fases de esta ronda
steps-done = { $step }, terminada. Mostrar qué pasó.
