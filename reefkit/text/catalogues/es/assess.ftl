### Questions, answers and grades, of whatever game: which rule graded an answer, and what would have been right.

assess-confidence-low = adiviné
assess-confidence-high = lo sé
assess-scale-low = no estoy de acuerdo
assess-scale-high = estoy de acuerdo
# An option, a taxon or a disaster without a name of its own.
assess-nameless = { $id }

## What grading went by

grade-rule-choice = La única opción correcta cuenta entera.
grade-rule-several = Cada opción correcta suma y cada una equivocada resta; el total nunca baja de cero.
grade-rule-two-tier = La respuesta y su razón juntas cuentan enteras; la respuesta sola, la mitad.
grade-rule-number = Un número cuenta cuando está tan cerca del correcto como pide la pregunta. Los decimales pueden ir con coma o con punto, y después puede ir una unidad.
grade-rule-ordering = Cuenta cada par de cosas que esté en el orden correcto.
grade-rule-matching = Cuenta cada pareja correcta.
grade-rule-spaces = Cada casilla correcta suma y cada una equivocada resta; el total nunca baja de cero.
grade-rule-place = Cualquiera de las casillas correctas cuenta entera.
grade-rule-text = Ninguna computadora califica esta respuesta; puede hacerlo tu docente, con la rúbrica.
grade-rule-opinion = Aquí nada está bien ni mal.
grade-rule-range-plot = Cada extremo de una barra y cada cosa que elegir o marcar valen lo mismo. Cuenta la parte que coincide con el registro.
grade-rule-curve-plot = Cada punto que colocar y cada cosa que marcar valen lo mismo. Cuenta la parte que coincide con el registro.
grade-rule-empty = No hay respuesta, así que no cuenta nada.
grade-rule-half = Se califica lo que hay; el resto cuenta como sin responder.
grade-rule-strange = Esto no se pudo leer como respuesta. Se guarda como la diste, y no cuenta nada.
grade-rule-strange-shape = Tiene otra forma que una respuesta a esta pregunta.
grade-rule-strange-unknown = Nombra algo que la pregunta no ofrece.
grade-rule-strange-long = Es demasiado larga para leerla.
grade-rule-strange-number = No contiene ningún número, o contiene más de uno.

## What would have been right

grade-number-was = Es { NUMBER($number) }.
grade-number-was-of = Es { NUMBER($number) } { $unit }.
grade-more-than = Es más que { $given }. Vuelve a contar.
grade-less-than = Es menos que { $given }. Vuelve a contar.
grade-order-place = Esto va en el lugar { NUMBER($place) }.

## Evidence for an argument, from the charts of one's own match

evidence-ranges = Quién vivió cuándo
evidence-value = { $when }, { $what }: { NUMBER($value) }
evidence-bar = { $rounds ->
    [0] { $what }: solo { $first }
   *[other] { $what }: { $first } – { $last }
}
evidence-ended = { $bar }; después, { $ending }
evidence-event = { $when }: { $what }
# Over a chart; $what is what it shows.
evidence-drawn = Tu dibujo: { $what }
evidence-true = Así fue: { $what }
evidence-gone = Un punto que no está en los gráficos de aquí

## What a page may not do

reject-assess-no-question = Este cuestionario no tiene esa pregunta. No se guardó nada.
reject-assess-closed = Esta pregunta ya no admite respuestas. Lo que respondiste antes está guardado.

## What can be wrong with a bank or a form

assess-content-option-twice = “{ $given }” aparece dos veces
assess-content-option-reserved = una opción no se puede llamar “{ $given }”; ese nombre ya lo usa un texto de la pregunta
assess-content-both-sides = “{ $given }” aparece en los dos lados
assess-content-extra-right = “{ $given }” es la pareja de algo, así que no sobra
assess-content-off-board = la fila { NUMBER($row) }, columna { NUMBER($column) }, no está en el tablero
assess-content-ragged = todas las líneas de un tablero miden lo mismo
assess-content-few-pairs = hacen falta al menos dos parejas
assess-content-two-files = en { $file } hay una pregunta con el mismo nombre
assess-content-concept-elsewhere = una pregunta con concepto va en { $file }, junto a su pareja
assess-content-no-pair = un concepto tiene dos preguntas en este archivo, A y B; “{ $concept }” tiene { NUMBER($found) }
assess-content-unlike-pair = las dos preguntas de un concepto son del mismo tipo, con los mismos objetivos, puntos y números de opciones y de respuestas correctas; “{ $other }” es distinta
assess-content-slot-both = un hueco nombra sus preguntas o elige por objetivo, clase o cantidad, pero no las dos cosas
assess-content-other-part = “{ $given }” pertenece a la otra parte
assess-content-too-few = el banco tiene aquí { $found ->
    [0] ninguna pregunta
    [one] una pregunta
   *[other] { $found } preguntas
} para elegir, y hacen falta { $count }
assess-content-too-long = las preguntas duran { NUMBER($minutes) } minutos, y el cuestionario permite { NUMBER($most) }
assess-content-asked-twice = “{ $given }” se pregunta dos veces en este cuestionario
assess-content-beside-nothing = “{ $given }” pregunta con cuánta seguridad se respondió, y antes no hay ninguna pregunta
assess-content-survey-right = “{ $given }” tiene una respuesta correcta; una encuesta no tiene ninguna
