### The pages *Before* and *After* of a lab: questions, verdicts, results, and their first screens.

## Parts of a lab

lab-part-before = Antes
lab-part-play = Jugar
lab-part-after = Después
part-later = Otra vez, más tarde
later-title = ¿Qué ha quedado?
later-ago = { $unit ->
    [days] { $count ->
        [0] Hoy mismo
        [one] Hace un día
       *[other] Hace { $count } días
    }
    [weeks] { $count ->
        [one] Hace una semana
       *[other] Hace { $count } semanas
    }
   *[unknown] Hace un tiempo
}
later-lead = { $ago } jugaste a este juego. Responde sin buscar nada: no pasa nada si has olvidado algo. Así se ve qué ideas duran.
lab-part-later = Más tarde
part-before = Antes del juego
part-after = Después del juego

## The list of questions

ask-questions = Preguntas
ask-progress = { $done } de { $of } hechas{ $unknown ->
    [0] { "" }
   *[other] , { $unknown } sin saber aún
}
ask-standing-open = sin respuesta
ask-standing-unknown = “Todavía no lo sé”
ask-standing-begun = empezada, sin enviar
ask-standing-kept = respondida
ask-standing-returned = devuelta por tu docente
ask-standing-right = correcta
ask-standing-partly = correcta en parte
ask-standing-wrong = no es correcta
ask-note = Tu nota, ronda { $round }
ask-notes = Tus notas del juego
ask-finish = Terminar
ask-to-result = Ver el resultado

## A question

ask-number = Pregunta { $number } de { $of }
ask-how-several = Elige todas las correctas. Puede haber una o más.
ask-how-number = Escribe un número o usa los botones.
ask-how-ordering = Ponlos en orden con las flechas. El primero va arriba.
ask-how-matching = Elige una pareja para cada uno. Varios pueden tener la misma.
ask-how-spaces = Elige cada casilla. Elígela otra vez para quitarla.
ask-how-place = Elige una casilla para colocar allí { GENDER($organism) ->
    [f] la
   *[m] el
} { $organism }. Elige otra para cambiar de lugar.
ask-board = { $round ->
    [0] Así estaba al principio.
   *[other] Así estaba en la ronda { $round }.
}
ask-less = Uno menos
ask-more = Uno más
ask-up = Subir { $what }
ask-down = Bajar { $what }
ask-choose-one = elige…
ask-write-here = Escribe aquí tu respuesta.
ask-letters-left = { $count ->
    [one] Cabe una letra más.
   *[other] Caben { $count } letras más.
}
ask-step = { $step } de { $of }
ask-nothing = nada
ask-yours = tu respuesta
ask-chosen = { $count ->
    [0] Aún no has elegido ninguna casilla
    [one] Una casilla elegida
   *[other] { $count } casillas elegidas
}
ask-space = fila { $row }, columna { $column }
ask-space-chosen = elegida
ask-also-right = { $count ->
    [one] Esta casilla también es correcta:
   *[other] Estas casillas también son correctas:
}
ask-clear = Empezar de nuevo
ask-tier-answer = Tu respuesta
ask-tier-reason = Tu razón
ask-field-claim = Afirmación
    .about = ¿Qué dices tú?
ask-field-evidence = Prueba
    .about = ¿Qué viste que lo muestra?
ask-field-reasoning = Razonamiento
    .about = ¿Por qué muestra la prueba que tu afirmación es correcta?
ask-begin-with = Puedes empezar así:
ask-start = Usar esto
    .about = { $field }: empezar con “{ $starter }”
ask-pins = Puntos de tus gráficos
ask-pins-how = Elige un punto o una barra en tu gráfico, y queda aquí.
ask-pins-lines = Las líneas discontinuas son sucesos, y también se pueden poner.
ask-graph-make = Hacer un gráfico para fijarlo
ask-pins-list = Elegir puntos de una lista
ask-pins-draw = { $count ->
    [one] Primero dibuja tu gráfico. Después puedes poner aquí sus puntos.
   *[other] Primero dibuja tus gráficos. Después puedes poner aquí sus puntos.
}
ask-to-question = Ir a la pregunta { $number }
ask-pin = Poner aquí: { $point }
ask-unpin = Quitar: { $point }
ask-model = Un ejemplo de buena respuesta
ask-model-how = Trata de una partida inventada, no de la tuya. Compárala con la tuya. Otras respuestas pueden ser igual de buenas.

## What can be done

ask-check = Comprobar
ask-keep = Guardar esta respuesta
ask-keep-change = Guardar el cambio
ask-change-first = Antes cambia tu respuesta
ask-first-choice = Antes elige una respuesta
ask-first-several = Antes elige una respuesta
ask-first-two-tier = Antes elige una respuesta y una razón
ask-first-number = Antes escribe un número
ask-first-ordering = Antes ponlos en orden
ask-first-matching = Antes une una pareja
ask-first-spaces = Antes elige una casilla
ask-first-place = Antes elige una casilla
ask-first-text = Antes escribe algo
ask-first-argument = Antes escribe algo
ask-first-confidence = Antes elige un grado
ask-first-scale = Antes elige un grado
ask-first-range-plot = Antes dibuja una barra
ask-first-curve-plot = Antes pon un punto
ask-do-not-know = Todavía no lo sé
ask-attempts-left = { $count ->
    [one] Te queda un intento
   *[other] Te quedan { $count } intentos
}
ask-can-change = Todavía puedes cambiar tu respuesta.
ask-back = Atrás
ask-next = Siguiente pregunta
ask-see-moment = Ver ese momento
ask-return = Volver a la pregunta

## What counts, and what is told when

ask-guess = Adivina: lo verás en el juego. Equivocarte no te cuesta nada.
ask-counts = Qué cuenta aquí
ask-counts-choice = Una sola opción es correcta.
ask-counts-several = Cada una correcta suma, y cada una falsa resta.
ask-counts-two-tier = La respuesta correcta cuenta la mitad. Con la razón correcta, cuenta entera.
ask-counts-number = Sirven la coma y el punto. Después puede ir una unidad.
ask-counts-ordering = Cuenta cada par que esté en el orden correcto.
ask-counts-matching = Cuenta cada pareja correcta, aunque falten otras.
ask-counts-spaces = Cada casilla correcta suma, y cada una equivocada resta.
ask-counts-place = Es correcta cualquier casilla donde pueda vivir.
ask-counts-text = Cuentan tus propias palabras. Ninguna computadora las califica.
ask-counts-argument = La afirmación, la prueba y el razonamiento van juntos. Ninguna computadora los califica.
ask-counts-scale = Aquí nada está bien ni mal.
ask-counts-confidence = Aquí nada está bien ni mal.
ask-counts-range-plot = Se compara con el registro cada extremo de una barra, cada respuesta en “después” y cada marca. Lo vacío no cuenta como correcto.
ask-counts-curve-plot = Se compara con el registro cada punto y cada marca.
ask-counts-attempts = { $count ->
    [one] Cuenta una sola respuesta, así que tómate tu tiempo.
   *[other] Puedes responder { $count } veces. Cuenta la última respuesta.
}
ask-counts-changes = Puedes cambiar tu respuesta hasta que termines.
ask-counts-now = Ves enseguida qué era lo correcto, y por qué.
ask-counts-end = Cuando termines, ves qué era lo correcto, y por qué.
ask-counts-none = Aquí no se muestra qué era lo correcto: tu docente te lo puede decir.
ask-levels = Qué tiene una buena respuesta

## The verdict

ask-mark-right = correcto
ask-mark-wrong = míralo otra vez
ask-mark-missed = también correcto
ask-mark-answer = la correcta
ask-mark-wanted = correcto: { $answer }
ask-mark-not = no es esta
ask-told-right = Correcto
ask-told-partly = Correcto en parte: { $right } de { $of }
ask-told-partly-false = Correcto en parte: { $right } bien, { $wrong } mal
ask-told-partly-right = Correcto en parte
ask-told-missing = Hasta aquí, bien. Todavía falta algo
ask-told-dashed = Hasta aquí, bien. { $count ->
        [one] Queda 1 punto punteado: márcalo
       *[other] Quedan { $count } puntos punteados: marca cada uno
    } o arrástralo a su lugar.
ask-told-again = Míralo otra vez
ask-again-how = Vuelve a leerlo y elige otra respuesta. También puedes seguir y volver después.
ask-told-wrong = Esta vez no
ask-told-answer-alone = La respuesta es correcta, la razón no
ask-told-reason-alone = La razón es correcta, la respuesta no
ask-told-empty = No diste respuesta
ask-told-unknown = Todavía no lo sabías
ask-told-think = Aquí tienes una pista
ask-hint = { $kind ->
        [choice] ¿Qué respuestas no pueden ser correctas? Déjalas fuera. Después elige entre las demás.
        [several] Mira las respuestas una por una. Pregúntate: ¿es verdad esta?
        [two-tier] Empieza por la razón. ¿Cuál le contarías a un amigo? Después busca su respuesta.
        [number] Empieza con una suposición. ¿Es demasiado pequeña o demasiado grande? Mira otra vez la imagen.
        [matching] Une primero la pareja de la que estás seguro. Así quedan menos.
        [spaces] Mira una casilla del tablero. ¿Encaja? Después mira la siguiente.
        [place] Mira una casilla del tablero. ¿Encaja? Después mira la siguiente.
        [range-plot] Empieza con un tipo. ¿En qué ronda lo viste primero, y en cuál al final?
        [curve-plot] Empieza por la primera ronda y cuenta. Después sigue con la siguiente.
       *[other] Dilo a alguien en una frase. Después escribe esa frase.
    }
ask-told-strange = No se pudo leer
ask-told-open = Tu respuesta está guardada
ask-kept = Tu respuesta está guardada
ask-kept-end = Qué era lo correcto, y por qué, lo ves cuando termines.
ask-kept-text = Al terminar verás qué tiene una buena respuesta.
ask-kept-none = Aquí no se muestra qué era lo correcto: tu docente te lo puede decir.
ask-kept-change = La puedes cambiar hasta que termines.
ask-other-questions = Tu docente eligió otras preguntas, y la que tenías abierta no está entre ellas. Tus respuestas están guardadas.
ask-returned = Tu docente te devolvió este texto
ask-returned-earlier = Tu docente te devolvió este texto de una partida anterior
ask-returned-how = Cámbialo y entrégalo otra vez. Tu primer texto también se conserva.
ask-returned-open = Cambiar el texto
ask-returned-send = Entregar otra vez

## Handing in

ask-end-title = ¿Terminar ahora?
ask-end-open = { $count ->
    [one] Una pregunta aún no tiene respuesta:
   *[other] { $count } preguntas aún no tienen respuesta:
}
ask-end-unknown = { $count ->
    [one] Hay una pregunta que todavía no sabes. ¿La miras otra vez?
   *[other] Hay { $count } preguntas que todavía no sabes. ¿Las miras otra vez?
}
ask-end-what = Lo que termines ya no se puede cambiar. Todo lo que has respondido queda guardado.
ask-end-all-the-same = Terminar de todos modos
ask-end-stay = Seguir con las preguntas

## The result

ask-result-right = Respuestas correctas: { $right } de { $of }.
ask-result-right-later = Respuestas correctas: { $right } de { $of }, { $first ->
    [0] ninguna
    [one] una
   *[other] { $first }
} al primer intento.
ask-result-left = { $left ->
    [0] { $unknown ->
        [0] Las { $asked } preguntas tienen respuesta.
       *[other] Ninguna pregunta quedó sin mirar.
    }
    [one] Una de las { $asked } preguntas quedó sin responder.
   *[other] { $left } de las { $asked } preguntas quedaron sin responder.
}{ $unknown ->
    [0] { "" }
    [one] { " " }Hay una que todavía no sabes.
   *[other] { " " }Hay { $unknown } que todavía no sabes.
}{ $written ->
    [0] { "" }
    [one] { " " }Una respuesta está en tus palabras.
   *[other] { " " }{ $written } respuestas están en tus palabras.
}{ $guessed ->
    [0] { "" }
    [one] { " " }Una era para adivinar: no cuenta.
   *[other] { " " }{ $guessed } eran para adivinar: no cuentan.
}
ask-result-untold = Todas tus respuestas están guardadas. Aquí no se muestra qué era lo correcto: tu docente te lo puede decir.
ask-result-waiting = Tus propios textos no se cuentan aquí.
ask-result-goals = Por objetivo de aprendizaje; una pregunta puede contar para más de uno
ask-result-each = Vuelve a mirar cada pregunta
ask-goal-right = { $right } de { $of } bien
ask-goal-guessed = Aquí adivinaste. El juego te lo mostrará.
ask-goal-open = De esto no diste ninguna respuesta.
ask-goal-unknown = Esto todavía no lo sabes. Ayuda leer lo que dice cada pregunta.
ask-goal-most = Esto lo respondiste bien.
ask-goal-later = Esto lo encontraste en otro intento. ¿Sabes decir por qué es así?
ask-goal-some = De esto sabes una parte. Mira las preguntas marcadas con un signo de exclamación.
ask-goal-few = Vale la pena mirarlo otra vez. Las explicaciones junto a las preguntas ayudan.
ask-goal-waiting = Lo que escribiste sobre esto no se cuenta aquí.
ask-next-word = Siguiente

goal-reef-a = Quién vive dónde en un arrecife, y por qué
goal-reef-b = De dónde viene la variación nueva, y cómo actúa sobre ella la selección
goal-reef-c = Qué le hacen a un arrecife las catástrofes y el estrés
goal-reef-d = Leer el tiempo geológico
goal-reef-e = Qué hace resiliente a un arrecife, y qué pueden hacer las personas

## The survey

ask-survey-lead = { $count ->
    [one] Una última pregunta sobre cómo te fue. Nada está bien ni mal.
   *[other] { $count } preguntas cortas sobre cómo te fue. Nada está bien ni mal.
}
ask-survey-begin = Responder ahora
ask-survey-title = Para terminar
ask-survey-what = Aquí nada está bien ni mal. Puedes dejar sin responder lo que quieras.
ask-survey-send = Hecho
ask-done-title = Eso fue todo
ask-done-what = Gracias. Todo lo que respondiste está guardado.

## The first screens

ask-fact-questions = { $count ->
    [one] Una pregunta
   *[other] { $count } preguntas
}{ $survey ->
    [0] { "" }
   *[other] , y luego { $survey } sobre cómo te fue
}
ask-fact-minutes = { $minutes ->
    [one] Más o menos un minuto
   *[other] Unos { $minutes } minutos
}
ask-fact-kept = Puedes parar y volver después.
ask-pages-wait = Las demás páginas se abren cuando entregas tus respuestas o juegas.
ask-terms = Palabras que puedes abrir:
ask-begin = Empezar
ask-go-on = Seguir: { $done } de { $of } hechas

prelab-title-reef = ¿Qué sabes de los arrecifes?
prelab-lead-reef = Di lo que piensas sobre el mar, sobre cómo cambian los seres vivos y sobre el tiempo. No es un examen: así se ve de dónde partes.
prelab-about = Sobre estas preguntas
prelab-goals = Qué vas a descubrir en este laboratorio
prelab-next-reef = Construye tu propio arrecife, y mira quién vive.
prelab-next-on = Sigue con tu partida.
prelab-to-game = Ir al juego
prelab-to-match = Volver a mi partida
prelab-to-class = A mi clase
prelab-trouble = Ahora no se pueden mostrar las preguntas. Tus respuestas están a salvo.

postlab-title-reef = ¿Qué pasó en tu arrecife?
postlab-lead-reef = { $own ->
    [0] Jugaste a lo largo de millones de años. Descubre ahora por qué unos tipos vivieron y otros murieron.
    [one] Jugaste a lo largo de millones de años. Descubre ahora el porqué. Una pregunta sale de tu propia partida.
   *[other] Jugaste a lo largo de millones de años. Descubre ahora el porqué. { $own } preguntas salen de tu propia partida.
}
postlab-lead-early-reef = Cuando termine tu partida, lo que pasó en ella se convierte en preguntas: quién vivió, quién murió, y por qué.
postlab-about = Sobre estas preguntas
postlab-which = Sobre qué partida
postlab-seat-of-reef = Tu arrecife: { $player }
postlab-other-seat-reef = Elegir otro arrecife
postlab-this = esta
postlab-missing = Qué falta
postlab-missing-watched = Has mirado esta partida. “Después” pregunta por una partida que jugaste.
postlab-missing-match = Todavía no has terminado ninguna partida. Juega antes una.
postlab-missing-begun = Tu partida acaba de empezar. Juégala antes hasta el final.
postlab-missing-rounds = Tu partida va por la ronda { $round } de { $rounds }. Juégala antes hasta el final.
postlab-already = Qué puedes hacer ya
postlab-about-match = Responder sobre una partida terminada: { $who }, { $when }.
postlab-open-match = Abrirla
postlab-before-open = Responde las preguntas de antes del juego, si aún no lo has hecho.
postlab-before-done = Ya respondiste las preguntas de antes del juego. Vuelve a mirarlas.
postlab-to-before = Ir a Antes
postlab-notes-so-far = { $count ->
    [0] Escribe una nota corta después de cada censo. Aquí te ayuda.
    [one] Lee la nota que escribiste en el juego.
   *[other] Lee las { $count } notas que escribiste en el juego.
}
postlab-whose-reef = ¿Qué arrecife era el tuyo?
postlab-whose-why-reef = En esta pantalla jugaron varias personas. Cada una responde sobre su propio arrecife.
postlab-next = Conversa en clase sobre tus resultados, o juega otra vez con otro plan.
postlab-again = Jugar otra vez
postlab-left = { $name } todavía no ha respondido.
postlab-left-begin = Ahora responde { $name }

## What this part of a page may not do

reject-ask-no-sheet = Aquí no hay preguntas abiertas. No cambió nada.
reject-ask-no-question = Aquí no existe esa pregunta. No cambió nada.
reject-ask-not-finished = Eso llega cuando hayas terminado las preguntas.
reject-ask-no-moment = Esta pregunta no señala ningún momento que se pueda mostrar ahora.
reject-ask-no-point = Tus gráficos no tienen ese punto. No se cambió nada.
reject-ask-pins-full = Ya hay { $most } puntos. Antes quita uno.
reject-postlab-not-over = Esta partida todavía no ha terminado.
reject-later-not-open = Tu docente abre estas preguntas unas semanas después de la clase.
reject-later-first = Esto se abre otra vez cuando entregues *Más tarde*.
