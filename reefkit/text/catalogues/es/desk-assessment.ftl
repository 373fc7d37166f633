### The desk's tabs *Before* and *After* in Spanish: progress, items, gain, and texts to read and score.

## What an answer says

said-pair = { $left }: { $right }
said-before = “{ $first }” antes que “{ $then }”
said-space = fila { $row }, columna { $column }
said-tier-answer = Respuesta
said-tier-reason = Razón
said-step = { NUMBER($step) } de { NUMBER($of) } (1: { $low }, { NUMBER($of) }: { $high })
said-number = { NUMBER($number) }
said-number-of = { NUMBER($number) } { $unit }

## The head of both tabs

assessment-sum = { $done } de { $all } han entregado, { $begun } siguen respondiendo.
assessment-reading = { $count ->
    [one] Se está leyendo la partida propia de un estudiante.
   *[other] Se están leyendo las partidas propias de { $count } estudiantes.
}
assessment-ungraded = { $count ->
    [one] Una respuesta es sobre una partida o una pregunta que no está en este servidor, así que no cuenta.
   *[other] { $count } respuestas son sobre partidas o preguntas que no están en este servidor, así que no cuentan.
}
assessment-leaves = Qué mirar
assessment-leaf-progress = Avance
assessment-leaf-items = Preguntas
assessment-leaf-vote = Votación
assessment-leaf-gain = Ganancia
assessment-leaf-texts = Textos
assessment-leaf-report = Informe
assessment-to-read = { $count } por leer

## Voting on a question

desk-vote-offers = Las que más merecen una votación
desk-vote-how = Los estudiantes votan en sus propias páginas, conversan y votan otra vez. Ayuda más donde aciertan de 30 a 70 de cada 100.
desk-vote-offer = { $percent } % de aciertos. La respuesta incorrecta más elegida, { $count } de { $of }: “{ $wrong }”
desk-vote-advice-vote = Merece una votación.
desk-vote-advice-explain = Aciertan pocos: explica primero y vota después.
desk-vote-advice-known = Aciertan casi todos: no hace falta votar.
desk-vote-none = Cuando los estudiantes hayan respondido preguntas con opciones, aquí están las tres que más merecen una votación.
desk-vote-other = Otra pregunta
desk-vote-begin = Someter a votación
desk-vote-runs-now = Hay una votación en curso. Sus botones están arriba.
desk-vote-stage-first = Primera votación:
desk-vote-stage-talk = Conversación:
desk-vote-stage-second = Segunda votación:
desk-vote-stage-shown = Se muestran las dos votaciones:
desk-vote-voted = Han votado { $voted } de { $of }
desk-vote-to-talk = Cerrarla y conversar
desk-vote-to-second = Votar otra vez
desk-vote-to-shown = Mostrar los votos
desk-vote-to-ended = Terminar la votación
desk-vote-wall-first = ¿Qué piensas? Vota por tu cuenta
desk-vote-wall-talk = Conversa con quienes tienes al lado
desk-vote-wall-second = Vota otra vez
desk-vote-wall-shown = Antes y después de conversar
desk-vote-number-1 = Primera votación
desk-vote-number-2 = Después de conversar
desk-vote-right-of = { $right } de { $of } aciertos
desk-vote-change = { $count ->
    [one] Un estudiante votó dos veces
   *[other] { $count } estudiantes votaron dos veces
}
desk-vote-change-right-right = siguen bien
desk-vote-change-wrong-right = mal, luego bien
desk-vote-change-right-wrong = bien, luego mal
desk-vote-change-wrong-wrong = siguen mal
desk-vote-kept = Votaciones antes y después de conversar
desk-vote-first-right = Primera votación
desk-vote-second-right = Después de conversar
talk-moves = Para seguir conversando
reject-desk-vote-runs = Hay una votación en curso. Termínala primero.

## Progress

assessment-grid = Quién ha respondido qué
assessment-student = Estudiante
assessment-points = Puntos
assessment-stands = Hasta dónde
assessment-points-of = { NUMBER($points, maximumFractionDigits: 2) } de { NUMBER($of, maximumFractionDigits: 2) }
assessment-own = Pregunta { $number } sobre su propia partida
assessment-open-item = Abrir la pregunta: { $title }
assessment-columns = Las preguntas
assessment-key = Qué dicen los signos
assessment-sign-right = correcta
assessment-sign-partly = correcta en parte
assessment-sign-wrong = no es correcta
assessment-sign-waits = te espera
assessment-sign-kept = respondida; nada está bien ni mal
assessment-sign-unknown = “Todavía no lo sé”
assessment-sign-left = entregada sin respuesta
assessment-sign-open = aún sin responder
assessment-sign-none = no se le pregunta
assessment-stands-away = sin partida terminada
assessment-stands-reading = se está leyendo
assessment-stands-open = sin empezar
assessment-stands-begun = { $answered } de { $asked }
assessment-stands-done = entregado
assessment-from-file = de un archivo
assessment-from-file-what = { $count ->
    [one] Una respuesta que cuenta, o la entrega, llegó
   *[other] { $count } respuestas que cuentan, o respuestas y la entrega, llegaron
} con un archivo guardado, que se puede cambiar fuera de los laboratorios. Las respuestas dadas aquí cuentan antes.
assessment-nobody = Todavía no hay nadie en esta clase. Abre Clase y muestra el código.
assessment-nothing-after = Nadie ha terminado todavía una partida. Cuando termine una mesa, sus preguntas aparecen aquí.

## Questions

assessment-items = Las preguntas de esta parte
assessment-item = Pregunta
assessment-count = Estudiantes
assessment-difficulty = Aciertos
assessment-telling = Distingue
assessment-mistake = Error más elegido
assessment-mistaken = { $count } ×
assessment-mistake-own = cada estudiante tiene una pregunta distinta
assessment-mistake-none = ninguno
assessment-own-match = partida propia
assessment-source = Fuente: { $source }
assessment-own-one = A cada estudiante se le pregunta por su propia partida. Esta es una de sus preguntas.
assessment-r = { NUMBER($r, minimumFractionDigits: 2, maximumFractionDigits: 2) }
assessment-no-verdict-few = { $right } de { $count } aciertos. Muy pocas respuestas para un juicio.
assessment-no-verdict-known = { $right } de { $count } aciertos. Muy pocos errores para un juicio.
assessment-telling-none = no hay diferencias que comparar
assessment-telling-against = al revés: revisa la redacción
assessment-telling-weak = apenas
assessment-telling-fair = algo
assessment-telling-good = bien
assessment-items-how = Aquí cuentan las primeras respuestas, antes de cualquier explicación. Un acierto tiene todos los puntos de la pregunta. “Distingue” es la correlación con todas las demás preguntas; hacen falta { $few } estudiantes, y que acierten como mucho nueve de cada diez.
assessment-no-items = Todavía no hay respuestas. En cuanto respondan los estudiantes, aquí está cada pregunta con lo que dijo la clase.
assessment-more-said = { $count ->
    [one] Hay una respuesta más.
   *[other] Hay { $count } respuestas más.
}
assessment-reasoned = { $right ->
    [one] Un estudiante acertó la respuesta a la primera
   *[other] { $right } estudiantes acertaron la respuesta a la primera
}, { $reasoned ->
    [0] nadie con la razón correcta.
   *[other] { $reasoned } con la razón correcta.
}
assessment-again = { $count ->
    [one] Un estudiante lo intentó otra vez; aciertos: { $right }.
   *[other] { $count } estudiantes lo intentaron otra vez; aciertos: { $right }.
}

## Gain

assessment-gain = Lo que ganó la clase
assessment-gain-table = Los números
assessment-goal = Objetivo
assessment-goal-letter = Objetivo { $letter }
assessment-all-goals = Todos los objetivos
assessment-gain-from = { $count ->
    [one] un estudiante
   *[other] { $count } estudiantes
}
assessment-chart-title = Aciertos antes y después (en %), y la diferencia media con su intervalo del 95 %, por objetivo
assessment-chart-before = antes
assessment-chart-after = después
assessment-chart-share = % de los puntos
assessment-chart-difference = diferencia en puntos porcentuales
assessment-chart-none = Todavía no hay nada que comparar
assessment-difference = Diferencia
assessment-difference-alone = { NUMBER($difference) }
assessment-difference-range = { NUMBER($difference) } (de { NUMBER($low) } a { NUMBER($high) })
assessment-normalised = De lo que faltaba
assessment-kept = Semanas después
assessment-kept-few = { $count ->
    [one] 1 estudiante: muy pocos
   *[other] { $count } estudiantes: muy pocos
 }
assessment-from-which = Con qué preguntas
assessment-pairing-pairs = Las mismas ideas
assessment-pairing-pairs-why = Solo las ideas que se preguntaron a un estudiante antes y también después, con otras palabras. Media clase recibe primero la pregunta A de cada pareja y la otra media la B, para que una pregunta más difícil no parezca una pérdida. Las dos mitades cuentan lo mismo, y en “Todos los objetivos” también cada idea.
assessment-pairing-all = Todas las preguntas
assessment-pairing-all-why = Todas las preguntas de un objetivo. Las de después pueden ser más difíciles o más fáciles que las de antes, así que una diferencia no es solo ganancia. En “Todos los objetivos” cada pregunta cuenta una vez.
assessment-gain-empty-pairs = Nadie ha respondido todavía la misma idea antes y después. Los cuestionarios que más comparan son los de las ideas emparejadas; los tiene toda clase nueva.
assessment-gain-empty-all = Nadie ha respondido todavía las dos partes.
assessment-gain-few = { $count ->
    [one] Es un solo estudiante. Dice cómo le fue, y nada de una clase.
   *[other] Son solo { $count } estudiantes. Con otros { $count } podría salir algo muy distinto, y el intervalo es demasiado estrecho.
}
assessment-gain-wall = { $count ->
    [one] Un estudiante respondió
   *[other] { $count } estudiantes respondieron
} antes y después. Cada uno se compara consigo mismo: hacia la derecha significa más respuestas correctas después del juego.
assessment-gain-says = Cada estudiante se compara consigo mismo, con sus primeras respuestas. El intervalo contiene la diferencia verdadera en unas 95 de cada 100 clases así; donde incluye el 0, puede ser todo azar. “De lo que faltaba” es la ganancia normalizada de Hake.
assessment-reveal = Mostrar qué es correcto
assessment-svg = Dibujo
assessment-csv = Números

## A report of the class on one page

report-students = { $count ->
    [one] Un estudiante.
   *[other] { $count } estudiantes.
}
report-part = { $part }: { $done } han entregado, { $begun } siguen respondiendo.
report-played = { $tables ->
    [one] Una mesa jugó
   *[other] { $tables } mesas jugaron
} { $rounds } rondas.
report-learned = Antes y después
report-told = Primeras respuestas a las mismas ideas, preguntadas con otras palabras: media clase tuvo primero una pregunta y media la otra. La diferencia está en puntos de 100; entre paréntesis, el intervalo que contiene la verdadera en unas 95 de cada 100 clases así.
report-untold = Primeras respuestas a preguntas distintas antes y después: su diferencia no es una ganancia.
report-few = { $count ->
    [one] Es un solo estudiante. Dice cómo le fue, y nada de una clase.
   *[other] Son solo { $count } estudiantes. Con otros { $count } podría salir algo muy distinto.
}
report-best = Más puntos después: { $goal } ({ $percent } %).
report-least = Menos puntos: { $goal } ({ $percent } %).
report-mistake = La idea equivocada más común
report-mistake-said = “{ $wrong }”: { $count } de { $of }, en “{ $title }”.
report-sentences = Lo que escribieron los estudiantes
report-standards = Estándares a los que pertenecen estos objetivos (Next Generation Science Standards)
report-print = Imprimir en una página
report-choose = Frases para el informe
    .about = Marca hasta tres. Aparecen sin nombre: mira si hay nombres en el texto.
report-choose-none = Nadie ha escrito un texto todavía.
reject-report-sentences = En el informe caben { $most } frases. Quita una antes.

## Texts

mark-questions = Textos por leer
mark-people = Quiénes han escrito
mark-nothing-before = Nadie ha escrito todavía un texto antes del juego. Aparecen aquí según se escriben.
mark-not-asked = Las preguntas elegidas no piden ningún texto. Estas sí: { $forms }. Elígelas en Clase, en Más.
mark-nothing-after = Nadie ha escrito todavía un texto después del juego. Aparecen aquí según se escriben.
mark-only-read = { $count } por leer, sin puntos
mark-waiting = { $count } por calificar
mark-all-read = todo calificado
mark-waits = por calificar
mark-return = Devolver al estudiante
mark-returned = devuelto
mark-away = { $count ->
    [one] 1 devuelto
   *[other] { $count } devueltos
}
mark-back = entregado otra vez
mark-returned-told = El texto está devuelto. El estudiante ve tu comentario y puede cambiar el texto y entregarlo otra vez.
reject-mark-return-why = Escribe antes el comentario: le dice al estudiante qué cambiar.
mark-points = { NUMBER($points, maximumFractionDigits: 2) }
mark-has-sentence = con tu comentario
mark-from-file = Este texto llegó con un archivo guardado, que se puede cambiar fuera de los laboratorios.
mark-blind = Ocultar nombres al calificar
mark-number = { $number } de { $of }
mark-rubric = Qué muestra la respuesta
mark-worth = { $points ->
    [one] 1 punto
   *[other] { NUMBER($points, maximumFractionDigits: 2) } puntos
}
mark-pins = Puesto de los gráficos propios del estudiante
mark-graph-named = Muestra los nombres para ver este gráfico: dice quién jugó.
mark-graph-elsewhere = Este gráfico se hizo con una tabla que solo está en la página del estudiante, o su partida no está en este servidor.
mark-field-empty = vacío
mark-sentence = Un comentario para el estudiante
mark-before = Anterior
mark-after = Siguiente
mark-next-waiting = Siguiente pendiente
mark-none-waiting = Nada por calificar
mark-keys = Teclas aquí: el número de un nivel, N siguiente, P anterior, Intro la siguiente pendiente.
mark-keys-read = Teclas aquí: N siguiente, P anterior.
mark-released = Los estudiantes ven tus puntos y comentarios de esta parte.
mark-kept-back = Los estudiantes aún no ven tus puntos, solo los comentarios de textos devueltos.
mark-released-comments = Los estudiantes ven tus comentarios de esta parte.
mark-kept-back-comments = Los estudiantes aún no ven tus comentarios, solo los de textos devueltos.
mark-release = Mostrarlos a los estudiantes
mark-take-back = Ocultarlos otra vez
## Texts that others do not see

desk-text-hide = Ocultar a los demás
desk-text-show = Mostrar otra vez a los demás
desk-text-is-hidden = Oculto para los demás
desk-text-waits = Tiene una palabra que te espera: los demás no lo ven
reject-desk-text-hidden = Este texto está oculto para los demás. Muéstralo otra vez primero.

## Save files

files-add = Añadir archivos guardados
files-title = Archivos guardados
files-taken = { $file }: { $names } { $added ->
    [0] (nada nuevo)
   *[other] (trabajo nuevo añadido)
}
files-match = { $file }: una partida, sin respuestas de ningún estudiante
files-nobody = { $file }: en este archivo no hay trabajo de nadie
files-why = Archivos que guardaron los propios estudiantes, en casa o en una clase sin servidor. Sus respuestas se califican aquí de nuevo.
files-class = Archivos guardados
files-read = { $count ->
    [one] Se leyó un archivo. Avance muestra qué añadió.
   *[other] Se leyeron { $count } archivos. Avance muestra qué añadieron.
}
files-none = En esta carpeta no hay ningún archivo. Pon en ella los archivos guardados de los estudiantes y ábrela otra vez.

reject-files-folder = No se puede leer esta carpeta: { $folder }

## What a student sees of it

ask-marked = Tu docente ya leyó esto
ask-marked-earlier = Qué dijo tu docente de partidas anteriores
ask-marked-points = { NUMBER($points, maximumFractionDigits: 2) } de { NUMBER($of, maximumFractionDigits: 2) } puntos

desk-question-gone = una pregunta que ya no existe ({ $id })

reject-mark-no-text = Este texto ya no está aquí. No cambió nada.
reject-mark-no-level = La rúbrica no tiene ese nivel. No cambió nada.

## What a gain can and cannot tell, and what has stayed some weeks later

assessment-gain-uncrossed = Aquí no todos recibieron las preguntas emparejadas en los dos órdenes, así que nadie puede separar lo aprendido de lo que era más fácil de responder. Elige para la próxima clase los cuestionarios de las ideas emparejadas.
assessment-gain-few-halves = La clase tiene las ideas emparejadas, pero de una mitad menos de dos estudiantes han respondido las dos veces. Hasta entonces nadie puede separar lo aprendido de lo que era más fácil de responder.
assessment-unequal = { $count ->
    [one] En una pareja, las dos preguntas resultaron de distinta dificultad. La ganancia lo tiene en cuenta; revisa la redacción.
   *[other] En { $count } parejas, las dos preguntas resultaron de distinta dificultad. La ganancia lo tiene en cuenta; revisa la redacción.
}
assessment-unequal-pair = “{ $easier }” fue más fácil que “{ $harder }”: { NUMBER($percent) } puntos de 100.
assessment-later = Qué queda
assessment-later-why = De cuatro a seis semanas después de la lección, abre una vez más las mismas ideas. Los estudiantes las encuentran en Más tarde, sin sus notas.
assessment-later-open = Las preguntas están abiertas: los estudiantes las encuentran en Más tarde, arriba en su página.
assessment-later-do = Abrir las preguntas de más tarde
assessment-later-close = Cerrarlas
