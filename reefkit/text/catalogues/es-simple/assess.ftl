### Questions, answers and grades, in easier words.

assess-confidence-low = adiviné
assess-confidence-high = lo sé
assess-scale-low = no
assess-scale-high = sí

grade-rule-choice = La única opción correcta da todos los puntos.
grade-rule-several = Una opción correcta suma un punto. Una equivocada quita uno. No puedes bajar de cero.
grade-rule-two-tier = La respuesta correcta da la mitad. Con la razón correcta, da todo.
grade-rule-number = Tu número tiene que estar bastante cerca. Puedes escribir 3,5 o 3.5. Puedes añadir una unidad.
grade-rule-ordering = Cuenta cada par en el orden correcto.
grade-rule-matching = Cuenta cada pareja correcta.
grade-rule-spaces = Una casilla correcta suma un punto. Una equivocada quita uno. No puedes bajar de cero.
grade-rule-place = Cualquier casilla correcta da todos los puntos.
grade-rule-text = Tu docente lee esta respuesta. Ninguna computadora la califica.
grade-rule-opinion = Aquí nada está bien ni mal.
grade-rule-range-plot = Vale cada extremo de una barra. Vale cada cosa que elegir o marcar. Cuenta lo que coincide con el juego.
grade-rule-curve-plot = Vale cada punto que colocar y cada cosa que marcar. Cuenta lo que coincide con el juego.
grade-rule-empty = No diste respuesta, así que no cuenta nada.
grade-rule-half = Calificamos lo que hay. El resto todavía no tiene respuesta.
grade-rule-strange = No pudimos leer esta respuesta. La guardamos, pero no cuenta.
grade-rule-strange-shape = No parece una respuesta a esta pregunta.
grade-rule-strange-unknown = Nombra algo que no está en la pregunta.
grade-rule-strange-long = Es demasiado larga para leerla.
grade-rule-strange-number = Escribe un solo número.

grade-order-place = Este va en el lugar { NUMBER($place) }.

reject-assess-no-question = Esta pregunta no está en tu lista.
reject-assess-closed = Esta pregunta ya no admite respuestas. Tu respuesta anterior está a salvo.
