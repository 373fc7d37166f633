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

scoreboard-title = Marcador
scoreboard-rounds = Ronda
scoreboard-number = { $value }
scoreboard-caption = Puntos de cada jugador en cada ronda, con el total acumulado debajo
scoreboard-total = Total
scoreboard-cell = { $player }, ronda { $round }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $total } en total. Mostrar la suma.
scoreboard-sum-of = { $player }, ronda { $round }
scoreboard-close = Cerrar la suma
scoreboard-part = Por
scoreboard-how = Suma
scoreboard-points = Puntos

## A log

log-filter-who = De quién
log-filter-when = De qué ronda

## A replay

replay-title = Repetición
replay-to-start = Al comienzo
replay-to-end = Al final

## A bar of phases

steps-title = Fases de esta ronda
steps-done = { $step }, terminada. Mostrar qué pasó.

## What a reader chooses for this browser

reader-choices = Movimiento, sonido y lector de pantalla
reader-motion = Movimiento
reader-sound = Sonido
reader-sound-off = En el extremo izquierdo no se oye nada. Nadie necesita el sonido para jugar.
reader-one-switch = Un solo pulsador: Tab e Intro
reader-voice = El lector de pantalla dice
reader-voice-all = todo
reader-voice-mine = lo que me pasa
reader-voice-now = solo qué hacer
