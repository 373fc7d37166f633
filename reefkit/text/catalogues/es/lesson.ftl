### What every lesson's page says, whatever its game. Where a lab says it in its own words, the id
### ends with the lab's (`door-title-reef`); without that, the sentence below is said.

## Sentences that a lab may say in its own words

new-begun = La partida ha empezado.
new-quick-name = Jugador 1
new-quick-begun = La partida ha empezado. Todo está elegido: a jugar.
play-over = El juego ha terminado. Mira cómo acabó, y por qué.
play-wait = Esperamos a { $who }.
play-seconds = Segundos que quedan:
final-look-round = Explora: sigue una línea de los gráficos hasta el final, o lee qué pasó.
final-back = Cómo terminó
postlab-lead-early = Cuando termine tu partida, lo que pasó en ella se convierte en preguntas.
postlab-seat-of = Jugaste como { $player }
postlab-other-seat = Elegir otro puesto
postlab-whose = ¿Qué puesto era el tuyo?
postlab-whose-why = En esta pantalla jugaron varias personas. Cada una responde sobre su propio juego.
final-story = Tu historia
final-story-of = La historia de { $player }
past-log-seat-own = lo mío
past-log-seat-all = lo de todos
past-replay-survey = Siguiente ronda
graph-source = Fuente: { $source }

## La pregunta con la que empieza la clase

hook-title = Nuestra pregunta
hook-again = Volvamos a nuestra pregunta
hook-think = ¿Qué dirías ahora? { $alone ->
    [yes] Piénsalo primero y después abre la respuesta.
   *[no] Cuéntaselo primero a tu compañero o compañera y después abre la respuesta.
}
hook-look = Lo que encontraron los científicos
hook-closed = La respuesta se abre aquí cuando hayas entregado la parte “Después”.
hook-look-again = Ver el gráfico
hook-close = Cerrar
hook-first-idea = Tu primera idea, en pocas palabras
hook-then = Al principio
hook-then-none = Aquí no escribiste ninguna idea.
hook-right-at-first = Bien al primer intento: { $right } de { $of } respuestas.
hook-now = Ahora
hook-now-none = Aquí no escribiste nada.
hook-now-ask = ¿Qué dirías ahora? ¿Qué lo muestra en tu página?{ $alone ->
    [yes] { "" }
   *[no] { " " }Cuéntaselo también a tu compañero o compañera.
}
hook-compare = Compara con lo que encontraron los científicos
hook-compare-once = Cuando compares, tus palabras quedan como están.
next-lesson = A las demás lecciones
next-lesson-reef = Sigue: Tiempo profundo. ¿Qué guardarían las rocas de tu arrecife?
how-lead = Mira los dibujos y después juega: en cada paso la página dice qué se puede hacer.
glossary-lead = Las palabras de este laboratorio. Donde una palabra está subrayada con puntos, se abre aquí.
teach-talk-lead = De qué puede conversar una mesa mientras juega, y después.

door-play = Jugar
door-quick = Empezar ya
    .about = Todo está elegido, y juegas enseguida.
door-quick-name = Tu nombre, si quieres:
door-quick-names = Nombres opcionales: Ana, Ben
door-first = Primera partida
    .about = Una partida corta para los más pequeños.
door-pair = Somos dos
door-new = Partida nueva
    .about = Elige quién juega y con qué reglas.
door-before = Empieza por las preguntas.
door-practice = Ronda de práctica
    .about = Una ronda contra un bot, con un guía que te dice en qué fijarte.
door-how = Cómo se juega
    .about = El juego en dibujos.
door-teachers = Para docentes
teach-closed = Estas notas tienen las rúbricas y las respuestas modelo de las preguntas, por eso están cerradas para los estudiantes de una clase. Se abren aquí cuando hayas entregado la parte “Después”. Los docentes las leen siempre que hayan entrado en su panel.
door-continue = Continuar
door-continue-match = Continuar la partida de { $who }, { $when }
door-kept-who = { $bots ->
    [0] { $people }
    [one] { $people } y un bot
   *[other] { $people } y { $bots } bots
}
door-kept-round = { $surveyed ->
    [0] aún sin censo, { $rounds } rondas
    [one] un censo hecho, de { $rounds } rondas
   *[other] { $surveyed } censos hechos, de { $rounds } rondas
}
door-open = Abrir un archivo de partida
door-more = Partidas anteriores
door-none = Cuando empieces una partida, se guarda aquí, para que puedas seguir otro día.
door-continued = Sigues donde quedó esta partida.
door-opened = La partida de tu archivo está abierta, y aquí se guarda una copia.
new-title = Partida nueva
new-seats = ¿Quién juega?
new-seat = Puesto { $seat }
new-kind = Juega
new-name = Nombre
new-name-of = Nombre del puesto { $seat }
new-members = Miembros del equipo (hasta tres)
new-member = Miembro { $number } del puesto { $seat }
new-add = Añadir un puesto
new-add-full = Una mesa tiene como máximo { $most } puestos.
new-drop = Quitar el puesto { $seat }
new-drop-last = { $least ->
    [one] Una partida necesita al menos un puesto.
   *[other] Una partida necesita al menos { $least } puestos.
}
new-options = ¿Cómo se juega?
new-teachers = Para docentes: más opciones
new-seed = Semilla
    .about = Un número entero. La misma semilla y las mismas decisiones dan los mismos dados y cartas. Déjala vacía para jugar al azar.
new-begin = Empezar la partida
new-back = Volver
new-person = Jugador { $number }
new-name-empty = un puesto necesita un nombre
new-name-long = un nombre tiene como máximo { $most } letras
new-name-unprintable = un nombre se hace con letras, números y signos que se ven
new-name-twice = otro puesto ya se llama { $name }
new-seat-wrong = El puesto { $seat } no puede jugar todavía: { $why }.
new-nobody = En una partida tiene que jugar al menos una persona, así que cambia uno de los bots.
reject-new-seed = Una semilla es un número entero con un máximo de quince cifras. Cámbiala o déjala vacía.
reject-new-option = Esta opción no puede tener ese valor. No cambió nada.
reject-new-no-seat = No existe ese puesto. No cambió nada.
reject-new-full = Una mesa tiene como máximo { $most } puestos, así que no se pueden añadir más.
reject-new-last-seat = { $least ->
    [one] Una partida necesita al menos un puesto, así que este se queda.
   *[other] Una partida necesita al menos { $least } puestos, así que este se queda.
}
how-title = Cómo se juega
how-practice = Probar una ronda de práctica
how-quick = Empezar ya
turn-title = Así jugamos: aclaraciones
turn-lead = Las reglas impresas callan en algunos puntos, o dicen dos cosas distintas. Así juega ahí el laboratorio, y aquí puede cambiarlo tu docente.
turn-rule = parte de las reglas
turn-option = opción: { $option }
turn-file = { $key } de { $entry } en { $folder }/{ $file }
turn-number = { $key } en { $folder }/{ $file }

lab-pages = Páginas de este laboratorio
lab-page-how = Cómo se juega
lab-page-play = Jugar
lab-page-rulings = Aclaraciones
lab-page-data = Datos
lab-page-experiment = Experimento
lab-page-door = Salir
title-now = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
 }, { $turn ->
    [own] te toca a ti
    [of] turno de { $who }
   *[waits] esperando a { $who }
 }
title-over = La partida ha terminado
play-now = Ahora
play-now-of = Ahora { $player }
voice-of = { $player }: { $line }
voice-alike = { $line } Y { $more } más como esto.
voice-hand = { $count ->
    [0] No tienes ninguna carta.
   *[other] Tienes: { $cards }.
}
voice-times = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
voice-count-of = { $player } { $count }
voice-points = Puntos: { $points }.
voice-choices = Puedes elegir: { $what }.
play-replaying = Estás mirando el pasado. Aquí no se puede cambiar nada.
play-evidence = Evidencia
tab-final = El final
tab-log = Qué pasó
play-undo = Deshacer
play-undone = Se deshizo tu última decisión.

bots-pace = Bots
bots-pace-calm = con calma
bots-pace-brisk = deprisa
bots-pace-at-once = al instante
bots-skip = Adelantar
bots-more = Y { $count } más.

past-log-title = Qué pasó, primero lo más nuevo
past-log-seat = De quién
past-log-round = Ronda
past-log-phase = Fase
past-log-every = todas
past-log-place = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
}
past-log-place-of = { $player } · { $round ->
    [0] preparación
   *[other] ronda { $round }
}
past-log-see = Ver ese momento
past-log-see-line = Ver ese momento: { $text }
past-log-none = Todavía no ha pasado nada de este tipo.
past-log-all = Los { $count } sucesos
past-log-newest = Los { $count } sucesos más nuevos
past-replay-title = El pasado
past-replay-open = Repetición
past-replay-moment = Ronda { $round }, { $phase }
past-replay-moment-card = Ronda { $round }, { $phase }: { $card }
past-replay-moment-outside = { CAP($phase) }
past-replay-after = Después de una jugada de { $player }
past-replay-slider = Momentos de la partida
past-replay-place = { $moment }, jugada { $position } de { $last }
past-replay-count = Jugada { $position } de { $last }
past-replay-back = Atrás
past-replay-on = Adelante
past-replay-play = Reproducir
past-replay-pause = Pausa
past-replay-rounds = Rondas
past-replay-round = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
}
past-replay-now = Volver al presente
record-files = Archivos de esta partida
record-save = Guardar la partida
record-open = Abrir un archivo de partida
record-notebook = Llevar mi partida a un cuaderno
record-notebook-saved = La partida está en el cuaderno { $file }. Ábrelo en JupyterLab, donde Reefkit esté instalado.
record-notebook-begins =
    # Mi partida

    Este cuaderno contiene una partida que jugaste. Ejecuta primero la celda siguiente: desempaqueta la partida. Después, cada celda lee una tabla de ella.
record-notebook-lived =
    ## Quién vivió y dónde

    Cada fila dice cuántos de un tipo vivían en un lugar y en un momento.
record-notebook-varied =
    ## Qué variada era la vida

    Riqueza y otras medidas, de cada lugar y de todos juntos: las filas sin jugador.
record-notebook-on =
    ## Sigue

    La celda siguiente enumera todas las tablas. `rk.record("diversity", match)` da una de ellas, y `rk.record("dictionary", match)` dice en español qué contienen sus columnas. `rk.collect(match, chance=0.5, every=2)` da lo que encontraría quien recoge, y `rk.check("gamma", 9, match)` dice si un número es correcto.
record-csv = Números para una hoja de cálculo (CSV):
record-saved = La partida está guardada como { $file }. Ábrela otra vez para seguir jugando desde aquí.
record-opened = { $entries ->
    [0] La partida está abierta. Nadie ha jugado todavía.
    [one] La partida está abierta en su primera jugada.
   *[other] La partida está abierta después de { $entries } jugadas.
}
record-exported = { $rows ->
    [0] { $file } está guardado. Aún no tiene filas: llegan a medida que avanza la partida.
    [one] { $file } está guardado, con una fila.
   *[other] { $file } está guardado, con { $rows } filas.
}

final-title = El juego ha terminado
final-notes = Tus notas
final-note = Ronda { $round }
final-save = Guardar
final-yours = { $several ->
    [0] ¡Has ganado!
   *[other] ¡Ha ganado { $player }!
}
certificate-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
certificate-points-climate = { $points ->
    [one] 1 ficha de hábitat
   *[other] { $points } fichas de hábitat
}
certificate-said = Un diploma: { $player }, { $lesson }, { $points }. Muestra tu tablero a lo largo del tiempo y una curva.
keepsake-title = Tu tablero a lo largo del tiempo
keepsake-title-reef = Tu arrecife a lo largo del tiempo
keepsake-title-succession = La roca a lo largo del tiempo
keepsake-title-climate = Tu especie a lo largo del tiempo
keepsake-title-expanse = Tu arrecife a lo largo del tiempo
keepsake-save = Guardar como imagen
keepsake-print = Imprimir el diploma
keepsake-types = Tipos vivos
keepsake-points-climate = Fichas de hábitat
lapse-play = La partida en 20 s
film-save = Guárdala como película
film-saved = Guardada como { $file }. Se ve en cualquier navegador, sin red. Puedes mandársela a quien quieras.
film-play = Ver
film-stop = Pausa
film-moment = Momento de la partida
hand-in = Entregar como informe
    .about = Tu partida en imágenes y todas tus respuestas, en dos páginas para imprimir.
hand-in-saved = Guardado como { $file }. No necesita red. Imprímelo en dos páginas o entrega el archivo.
hand-in-name = Nombre y número:
hand-in-print = Imprimir
hand-in-predictions = Mis predicciones
hand-in-plots = Lo que dibujé
hand-in-dashes = Una curva discontinua muestra lo correcto.
hand-in-right = Correcto: { $answer }
# $when: first or now
hand-in-idea = { $when ->
    [now] Después de la partida:
   *[first] Al principio:
}
records-title = Tus propios récords
records-kept = Se guardan con tu trabajo. Nadie se compara contigo.
record-own-points = Mejor resultado en { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}: { $value } puntos
record-own-points-climate = Más fichas de hábitat al final de una partida: { $value }
record-own-points-succession = Menos puntos en { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}: { $value }
record-own-points-expanse = Más puntos de victoria: { $value }
record-own-types = Más tipos vivos a la vez: { $value }
record-own-survivor = Quien más duró: { $of }, durante { $value ->
    [one] una ronda
   *[other] { $value } rondas
}
record-own-survivor-expanse = Quien más duró: { $of }, durante { $value ->
    [one] un turno
   *[other] { $value } turnos
}
record-own-new = nuevo
final-again = Jugar otra vez
final-replay = Repetición
final-after = Preguntas sobre tu partida

## Pieces of a lesson's page, each shown alone in a notebook

piece-no-match = Todavía no hay ninguna partida abierta. Empieza una donde están los controles.
piece-not-over = La partida aún no ha terminado. Aquí se contará su final.
piece-covered = Las preguntas de después del juego te piden que lo dibujes primero. Luego lo verás aquí.
# $piece: before, play, after or later
piece-elsewhere = Eso está en otro lugar de este cuaderno: { $piece ->
    [before] las preguntas de antes del juego
    [after] las preguntas de después del juego
    [later] las preguntas de otro día
   *[play] el juego
}.
