### The ghost class, in easier words: how a teacher leads them.

## How a teacher leads them

ghosts-stage-choosing = Esperan. Elige primero cuánto tiempo tienes.
ghosts-stage-coming = Entran y responden las primeras preguntas.
ghosts-stage-waiting = Esperan sus puestos. Algunos no lo han respondido todo.
ghosts-stage-after = Ya jugaron. Ahora responden las últimas preguntas.
ghosts-stage-done = Quienes vinieron han terminado. Mira los datos.
ghosts-elsewhere = Los lleva otra página, o vienen pronto.
reject-ghosts-no-class = Aquí no hay ninguna clase para fantasmas.
