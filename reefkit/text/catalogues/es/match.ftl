### What every game shares: choices that are refused, choices that are taken back, set-ups and save
### files.

## What happened

choice-undone = { $seat } deshizo su última decisión.

## Refused

reject-not-an-action = Esa no es una jugada de este juego, así que no cambió nada.
reject-no-such-seat = No existe el puesto { $seat }; esta mesa tiene { $seats ->
    [one] un puesto
   *[other] { $seats } puestos
}.
reject-no-such-position = El registro no tiene la posición { $position }; la última es { $last }.
reject-no-key = Esta copia de la partida se puede leer, pero no se puede seguir jugando, porque su azar se quedó en su mesa.
reject-no-end = Los bots no terminaron en { $entries } jugadas, así que se paró la partida.
reject-undo-nothing = No hay ninguna decisión tuya que deshacer.
reject-undo-ready = Después pulsaste Listo, así que tus decisiones anteriores quedan como están.
reject-undo-draw = De esa decisión salió una tirada o una carta, y el azar no se puede deshacer.
reject-undo-survey = Después de esa decisión hubo un censo del arrecife, así que queda como está.
reject-undo-answered = Alguien ya respondió a esa decisión, así que queda como está.
reject-no-gate = Esta mesa no espera ahora en ninguna puerta, así que no se abrió nada.
reject-gate-not-yours = Las puertas las abre tu docente, para todas las mesas a la vez.

## Tables

table-busy = Los demás se adelantaron muchas veces; inténtalo de nuevo.
table-position = Alguien jugó antes: la posición { $expected } del registro ya está ocupada.

## Set-up

setup-other-game = Esta partida es del juego “{ $game }”; se esperaba “{ $expected }”.
setup-content-wrong = El contenido de esta preparación no se puede usar: { $detail }.
setup-too-many-seats = Una mesa tiene como máximo { $most } puestos; esta preparación tiene { $seats }.
setup-no-such-card = No hay ninguna carta “{ $card }”; las cartas son { $cards }.
setup-no-such-topic = No hay ningún tema “{ $topic }”; los temas son { $topics }.
setup-no-such-bot = No hay ningún bot “{ $bot }”. Puedes elegir entre { $bots }.
setup-no-such-option = No hay ninguna opción “{ $option }”. Puedes elegir entre { $options }.
setup-option-wrong = Una opción no puede tener este valor: { $detail }.

## Save files

save-not-here = Aquí no hay ninguna partida con ese nombre.
save-other-lesson = Esta partida es de otro juego. Ábrela en la página de ese juego.
save-missing = No hay ningún archivo { $file }.
load-no-sign-in = Aquí ninguna sesión lleva a tus partidas. Da a rk.load el nombre de un archivo.
load-labs-refuse = Los laboratorios no dan tus partidas ({ $status }). Pregunta a quien cuida el acceso de la escuela.
load-labs-away = Los laboratorios no responden en este momento. Ejecuta la celda otra vez en un minuto.
save-unreadable = No se puede leer { $file }: { $detail }.
save-not-json = { $file } no es una partida guardada.
save-not-reefkit = { $file } no es una partida guardada por Reefkit.
save-class-tables = { $file } contiene las tablas de una clase, no sus partidas. Las lee rk.tables.
save-class-damaged = { $file } está dañado: no se pueden leer las tablas de una clase que contiene.
save-class-locked = { $file } está cerrado: da también la frase, como en `rk.load("{ $file }", phrase="…")`.
save-class-phrase = Esta frase no abre { $file }, o el archivo está dañado.
save-unknown-game = { $file } es una partida del juego “{ $game }”, que no está instalado aquí.
save-too-new = { $file } se guardó con un Reefkit más nuevo (formato { $version }); actualiza el tuyo.
save-rules-newer = { $file } se jugó con reglas más nuevas (versión { $version }); actualiza el tuyo.
save-too-large = { $file } ocupa más de { $megabytes } megabytes, y ninguna partida ocupa tanto.
save-too-many = { $file } tiene más de { $entries } entradas, y ninguna partida tiene tantas.
save-copy-wrong = Esta copia de una partida cuenta cosas que no pasan en ninguna partida, así que alguien la cambió o se dañó.
save-truncated = { $file } se corta en medio de una entrada. { $entries ->
    [0] Antes no hay ninguna entrada completa.
    [one] La única entrada anterior está completa y se puede abrir.
   *[other] Las { $entries } entradas anteriores están completas y se pueden abrir.
}
save-header-wrong = La primera línea de { $file } está dañada: { $detail }.
save-value-wrong = hay un valor que Reefkit no escribe
save-entry-wrong = La entrada { $position } de { $file } está dañada.
# $reason is a whole sentence.
save-setup-wrong = La preparación que hay en { $file } está dañada. { $reason }
save-position = Aquí se esperaba la entrada { $expected } del registro, y esta es la entrada { $position }.
save-entry-illegal = La entrada { $position } del registro va contra las reglas. { $reason }
save-checksum = Alguien cambió la entrada { $position } del registro: según las reglas, la mesa sería otra.
save-state-wrong = La mesa guardada en la entrada { $position } del registro está dañada.
save-state-shape = La mesa guardada no es una que estas reglas puedan tener.
save-draws-wrong = El registro no tiene ninguna tirada que corresponda a “{ $purpose }”.
save-draws-left = El registro tiene { $count ->
    [one] una tirada más de la que hicieron
   *[other] { $count } tiradas más de las que hicieron
} las reglas.
