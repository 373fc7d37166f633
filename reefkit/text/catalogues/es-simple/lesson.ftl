### What every lesson's page says, in easier words.

new-quick-begun = La partida ha empezado. Ya puedes jugar.
play-over = El juego ha terminado. ¿Cómo acabó, y por qué?
final-look-round = Mira los gráficos. O lee qué pasó.
postlab-lead-early = Primero juega hasta el final. Después te preguntamos sobre tu partida.
postlab-whose-why = Aquí jugaron varias personas. Cada una responde por su cuenta.
how-lead = Mira los dibujos. Después juega. La página te ayuda.
glossary-lead = Las palabras de este laboratorio. Elige una palabra con puntos para abrirla.

door-quick = Empezar ya
    .about = Todo está elegido. Juegas enseguida.
door-new = Partida nueva
    .about = Elige quién juega, y cómo.
door-practice = Ronda de práctica
    .about = Una ronda con un guía.
door-how = Cómo se juega
    .about = El juego en dibujos.
door-none = Tus partidas se guardan aquí. Puedes seguir otro día.
door-opened = Tu partida está abierta. Aquí se guarda una copia.
new-seed = Semilla
    .about = Un número. El mismo número da los mismos dados y cartas. Déjalo vacío para jugar al azar.
new-nobody = En una partida juega al menos una persona. Cambia uno de los bots.
reject-new-seed = Una semilla es un número entero. Cámbiala o déjala vacía.
reject-new-option = Eso no funciona aquí. No cambió nada.
reject-new-full = Una mesa tiene como máximo { $most } puestos.
reject-new-last-seat = { $least ->
    [one] Una partida necesita un puesto. Este se queda.
   *[other] Una partida necesita { $least } puestos. Este se queda.
}
turn-lead = Las reglas impresas no lo dicen todo. Aquí está cómo las jugamos. Tu docente puede cambiar muchas.

record-csv = Números para una hoja de cálculo (CSV):
record-saved = La partida está guardada como { $file }. Ábrela después para seguir jugando.
record-exported = { $rows ->
    [0] { $file } está guardado. Aún no tiene filas. Llegan después.
    [one] { $file } está guardado. Tiene una fila.
   *[other] { $file } está guardado. Tiene { $rows } filas.
}

certificate-said = Un diploma para { $player }. { $lesson }: { $points }. Muestra tu tablero en el tiempo.
hand-in = Entregar como informe
    .about = Tu partida en imágenes y tus respuestas, en dos páginas.
hand-in-saved = Guardado como { $file }. Imprímelo. O da el archivo a tu docente.
records-kept = Se guardan con tu trabajo. No te comparamos con nadie.

## Pieces of a lesson's page, each shown alone in a notebook

piece-no-match = No hay ninguna partida abierta. Empieza una en los controles.
piece-not-over = La partida aún no ha terminado. Su final irá aquí.
piece-covered = Dibújalo primero, en las preguntas de después.
# $piece: before, play, after or later
piece-elsewhere = Búscalo en otro lugar de aquí: { $piece ->
    [before] las preguntas de antes
    [after] las preguntas de después
    [later] las preguntas de otro día
   *[play] el juego
}.
teach-closed = Estas notas dicen las respuestas. Se abren aquí cuando hayas entregado “Después”.
past-log-all = Ver las { $count } líneas
past-log-newest = Solo las { $count } más nuevas
