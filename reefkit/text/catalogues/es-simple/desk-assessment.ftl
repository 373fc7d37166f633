### The desk's tabs *Before* and *After*, in easier words.

assessment-gain-wall = { $count ->
    [one] Un estudiante respondió
   *[other] { $count } estudiantes respondieron
} antes y después. ¿Hay más respuestas correctas después? Entonces el punto va a la derecha.
assessment-sum = { $done } de { $all } terminaron, { $begun } siguen respondiendo.
assessment-nobody = Todavía no hay nadie aquí. Abre Clase y muestra el código.
assessment-nothing-after = Ninguna partida ha terminado. Las preguntas llegan cuando termine una.
assessment-own-one = Cada estudiante tiene otra pregunta. Esta es una de ellas.
assessment-no-items = Todavía no hay respuestas. Llegan cuando los estudiantes responden.
assessment-items-how = Aquí solo cuentan las primeras respuestas. Un acierto tiene todos los puntos. “Distingue” es una correlación con las demás preguntas. Hacen falta al menos { $few } estudiantes.
assessment-pairing-pairs-why = Las mismas ideas se preguntaron antes y después. Solo se comparan esas.
assessment-pairing-all-why = Cuentan todas las preguntas de un objetivo. Unas pueden ser más difíciles que otras.
assessment-gain-empty-pairs = Nadie ha respondido todavía una idea dos veces. Elige un cuestionario con doce ideas emparejadas. Es lo que más compara.
assessment-gain-few = { $count ->
    [one] Es un solo estudiante. No dice nada de una clase.
   *[other] Son solo { $count } estudiantes. Con otros podría salir algo muy distinto.
}
assessment-gain-says = Cada estudiante se compara consigo mismo. Cuentan las primeras respuestas. En 95 de cada 100 clases así, el intervalo acierta. Si contiene el 0, puede ser azar. “De lo que faltaba” es la ganancia normalizada de Hake.
mark-nothing-before = Todavía no hay textos. Llegan cuando los estudiantes escriben.
mark-not-asked = Estas preguntas no piden textos. Otras sí: { $forms }. Elígelas en Clase, en Más.
mark-nothing-after = Todavía no hay textos. Llegan cuando los estudiantes escriben.
mark-released = Los estudiantes ven aquí tus puntos y comentarios.
mark-kept-back = Los estudiantes aún no ven tus puntos.
mark-keys = Teclas: un número da puntos, N siguiente, P anterior. Intro va a la siguiente.
files-why = Archivos que guardaron los estudiantes. Sus respuestas se califican aquí otra vez.
files-none = Esta carpeta está vacía. Pon en ella los archivos guardados.
ask-marked = Tu docente ya leyó esto
ask-marked-earlier = Tu docente ya leyó tus respuestas anteriores
