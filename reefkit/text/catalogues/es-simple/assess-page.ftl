### The pages *Before* and *After*, in easier words.

ask-how-several = Elige todas las correctas. Puede haber solo una.
ask-how-number = Escribe un número. O usa los botones.
ask-how-ordering = Ponlos en orden con las flechas. El primero va arriba.
ask-how-matching = Elige una pareja para cada uno. Una pareja puede servir dos veces.
ask-how-spaces = Elige las casillas. Elige una otra vez para quitarla.
ask-how-place = Elige una casilla para colocar allí { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism }. Después puedes cambiar de lugar.
ask-letters-left = { $count ->
    [one] Cabe una letra más.
   *[other] Caben { $count } letras más.
}
ask-field-evidence = Prueba
    .about = ¿Qué viste?
ask-field-reasoning = Razonamiento
    .about = ¿Por qué lo muestra?
ask-pins-how = Elige un punto o una barra. Así queda aquí.
ask-pins-lines = Las líneas cortadas muestran qué pasó.
ask-model = Una buena respuesta
ask-model-how = Trata de otra partida. ¿Se parece a la tuya? Otras también pueden ser buenas.
ask-do-not-know = Todavía no lo sé
ask-can-change = Todavía la puedes cambiar.

ask-counts-several = Cada una correcta suma. Cada una falsa resta.
ask-counts-two-tier = La respuesta correcta es la mitad. Con la razón, está completa.
ask-counts-number = Puedes usar coma o punto.
ask-counts-ordering = Cuenta cada par en el orden correcto.
ask-counts-matching = Cuenta cada pareja correcta.
ask-counts-spaces = Cada casilla correcta suma. Cada una equivocada resta.
ask-counts-place = Es correcta toda casilla donde pueda vivir.
ask-counts-text = Usa tus propias palabras.
ask-counts-argument = Usa tus propias palabras. Llena las tres partes.
ask-counts-range-plot = Cuenta cada extremo de una barra, cada “después” y cada marca. No dejes nada vacío.
ask-counts-curve-plot = Se comprueba cada punto y cada marca.
ask-counts-attempts = { $count ->
    [one] Puedes responder una vez. Tómate tu tiempo.
   *[other] Puedes responder { $count } veces. Cuenta la última respuesta.
}
ask-counts-now = Ves enseguida qué era lo correcto.
ask-counts-end = Ves qué era lo correcto cuando termines.
ask-counts-none = Aquí no ves qué era lo correcto. Pregunta a tu docente.
ask-levels = Qué dice una buena respuesta

ask-told-strange = No pudimos leer esto
ask-again-how = Léelo otra vez y elige otra respuesta. O vuelve después.
ask-told-wrong = Esta vez no
ask-kept-end = Ves qué era lo correcto cuando termines.
ask-kept-change = La puedes cambiar hasta que termines.

ask-end-what = Después ya no se puede cambiar nada. Todas tus respuestas quedan guardadas.
ask-result-untold = Todas tus respuestas están guardadas. Aquí no ves qué era lo correcto. Pregunta a tu docente.
ask-result-goals = Lo que sabes
ask-guess = Adivina. El juego te lo muestra. No importa si te equivocas.
ask-goal-some = Sabes una parte de esto. Mira las preguntas con signo de exclamación.
ask-goal-few = Mira esto otra vez. Las páginas junto a las preguntas ayudan.

goal-reef-b = De dónde vienen las diferencias, y quién sobrevive
goal-reef-c = Qué le hacen las catástrofes a un arrecife
goal-reef-d = Tiempos muy largos
goal-reef-e = Qué hace fuerte a un arrecife, y qué podemos hacer

ask-survey-lead = { $count ->
    [one] Una última pregunta: ¿cómo te fue?
   *[other] { $count } preguntas cortas: ¿cómo te fue?
}
ask-survey-what = Aquí nada está bien ni mal. Puedes dejar sin responder lo que quieras.
ask-terms = Palabras para mirar:

prelab-lead-reef = ¿Qué sabes ya? Di lo que piensas. Así se ve de dónde partes.
prelab-next-reef = Construye tu propio arrecife.
prelab-trouble = Ahora no podemos mostrar las preguntas. Tus respuestas están a salvo.
postlab-lead-reef = { $own ->
    [0] Tu arrecife vivió millones de años. ¿Quién vivió, y por qué?
    [one] ¿Quién vivió en tu arrecife, y por qué? Una pregunta es sobre tu partida.
   *[other] ¿Quién vivió en tu arrecife, y por qué? { $own } preguntas son sobre tu partida.
}
postlab-lead-early-reef = Juega antes una partida. Después preguntamos quién vivió, y por qué.
postlab-missing-match = Todavía no has terminado ninguna partida. Juega antes una.
postlab-missing-begun = Tu partida acaba de empezar. Juégala hasta el final.
postlab-missing-rounds = Vas por la ronda { $round } de { $rounds }. Juega hasta el final.
postlab-before-open = Responde las preguntas de antes del juego.
postlab-before-done = Ya respondiste las preguntas de antes del juego. Míralas otra vez.
postlab-notes-so-far = { $count ->
    [0] Escribe una nota corta después de cada ronda. Aquí te ayuda.
    [one] Lee la nota de tu juego.
   *[other] Lee las { $count } notas de tu juego.
}
postlab-whose-why-reef = Cada persona responde sobre su propio arrecife.
postlab-next = Conversa sobre esto en clase, o juega otra vez.
later-lead = { $ago } jugaste a este juego. Responde sin buscar nada. No pasa nada si has olvidado algo. Así se ve qué ideas duran.
ask-pins-draw = { $count ->
    [one] Primero dibuja tu gráfico. Después puedes poner sus puntos.
   *[other] Primero dibuja tus gráficos. Después puedes poner sus puntos.
}
ask-other-questions = Tu docente eligió otras preguntas. Tus respuestas están guardadas.
