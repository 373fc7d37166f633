### Experiments, in easier Spanish.

reject-experiment-levels-equal = Dos de ellos son iguales. Elige otros distintos.
experiment-name-expanse-research = { $level ->
    [0] los jugadores
   *[other] todos lo saben desde la etapa { $level }
}
experiment-factor-reef-standing-stacks = Los constructores de abajo se quedan
experiment-factor-reef-free-stacking = Las crías pueden asentarse sobre constructores
experiment-factor-reef-rescue = Un arrecife lleno de algas puede limpiar una casilla
experiment-factor-reef-mutated-triangle = Los constructores del Triángulo de Coral mutan antes
experiment-factor-climate-human-change-from = Cuándo la gente cambia el clima
experiment-factor-climate-warming-bias = De 100 cambios por la gente, cuántos calientan (en realidad: todos)
experiment-factor-climate-harmful = Mutaciones malas en el mazo
experiment-factor-climate-steps = Hasta dónde puede caminar una especie
experiment-factor-succession-disturbances = Tormentas y hielo
experiment-factor-succession-invaders = Llega una especie nueva
experiment-factor-expanse-research = Quién averigua qué es el blanqueamiento
experiment-factor-expanse-turns = Turnos antes del blanqueamiento
experiment-factor-succession-storms = Copias de cada carta que se lleva colonizadores
experiment-question-reef-safety = ¿Protege a un arrecife empezar con más tipos?
experiment-question-reef-neighbours = ¿Conserva un arrecife más tipos si tiene vecinos?
experiment-question-succession-disturbances = ¿Frenan las tormentas y el hielo a los tardíos?
experiment-question-succession-invaders = Con una especie nueva, ¿hay más tipos, o menos?
experiment-interval = Entre paréntesis: la verdadera diferencia está casi siempre entre estos números.
experiment-told-clear = { $outcome }: con “{ $level }” sale { $by } { $more ->
    [1] más
   *[other] menos
} que con “{ $first }”. Difícilmente es suerte.
experiment-told-unclear = { $outcome }: entre “{ $level }” y “{ $first }” todavía no es seguro. Puede ser suerte.
experiment-told-pairs = En { $about ->
    [1] unos { $more }
   *[other] { $more }
} de { $pairs } pares de mesas, “{ $level }” dio más.
experiment-told-not = Así es en el juego. En la naturaleza puede ser distinto.

reject-experiment-predict-first = Dibuja primero lo que esperas. Después juegan los bots.
reject-experiment-predicted = Los bots ya jugaron, así que tu dibujo se queda. Pulsa “Predecir otra vez” para hacer otro.
reject-experiment-running = Los bots están jugando. Páralos antes, o espera.
experiment-page-lead = Una partida puede ser cuestión de suerte. Aquí los bots juegan muchas partidas. Solo una cosa es distinta. Dibuja primero lo que crees que pasará. Después mira.
experiment-page-draw = { $outcome }: mueve cada barra hasta donde crees que estará.
experiment-page-more = Juega más mesas. Así la suerte cuenta menos.
experiment-page-sure = Cada línea muestra dónde puede estar la verdadera diferencia. Las líneas cortas son más seguras. Si una línea cruza el 0, puede ser suerte.
experiment-chunk = Han terminado { $done } de { $of } mesas de cada tipo.
experiment-page-came = { $tables } mesas de cada tipo
experiment-page-table = Qué salió
experiment-page-level = Mesas
reject-experiment-seed = La semilla es un número entero de 0 a { $most }.
reject-experiment-tables = Elige de { $least } a { $most } mesas para cada nivel.
reject-experiment-nothing-yet = Aún no terminó ninguna mesa. No hay nada que guardar.
