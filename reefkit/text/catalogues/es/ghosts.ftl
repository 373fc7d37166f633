### The ghost class in Spanish: what simulated students write, and how a teacher leads them. They write as
### students do, some of it wrong.

## What they write of the game

ghost-note-1 = Quiero más constructores en agua profunda. La tormenta solo alcanzó a los de agua somera.
ghost-note-2 = La próxima vez, más herbívoros. Las algas ocuparon medio tablero.
ghost-note-3 = Mis corales digitados con tolerancia al calor vivieron todos, así que voy a mutar para eso.
ghost-note-4 = Ahora tengo uno de cada. La variedad da más que muchos de un solo tipo.
ghost-note-5 = Intercambiamos dos bivalvos. Para los dos cuentan como un tipo nuevo.
ghost-note-6 = Esa carta no la vi venir. Desde ahora guardo algo en cada profundidad.
ghost-note-7 = Tres en una pila quedan bien, pero mueren los tres cuando el agua se pone mala.
ghost-note-8 = Ni idea. Los pongo donde hay sitio.

## What they answer in their own words, by the level of the rubric that it is written for

ghost-text-why-these-two-0 = Corales, porque son bonitos.
ghost-text-why-these-two-1 = Pongo coral masivo y coral laminar en la rampa, porque son fuertes.
ghost-text-why-these-two-2 = En la rampa: coral ramificado en la fila 2, donde es somero, y briozoos en la fila 6, porque viven en lo profundo y aguantan el frío.
ghost-text-why-these-two-3 = Rampa. Los corales masivos en agua somera tienen un esqueleto fuerte para las tormentas y dan cobijo a los erizos, que comen algas. Los briozoos en las filas profundas aguantan el frío. Lo que mata a uno salva al otro.
ghost-text-selection-in-match-0 = Los corales se hicieron más fuertes.
ghost-text-selection-in-match-1 = La tolerancia al calor se hizo común porque mis corales la necesitaban en la ola de calor y se acostumbraron.
ghost-text-selection-in-match-2 = En la ola de calor vivieron mis corales digitados con tolerancia al calor y los demás murieron, así que después había más de esos.
ghost-text-selection-in-match-3 = Un coral digitado consiguió tolerancia al calor con una tirada. La ola de calor mató a la mitad de los demás y a ese no. Tuvo crías con el mismo rasgo, así que más de mis corales lo tenían.
ghost-text-selection-in-match-4 = Una mutación dio a un coral digitado tolerancia al calor, por azar. La ola de calor lo perdonó a él y a sus crías, que también tenían el rasgo. Ningún coral cambió, pero su parte en mi arrecife subió. Con otra carta no habría servido de nada.
ghost-text-compare-two-reefs-0 = Ganamos.
ghost-text-compare-two-reefs-1 = A mi arrecife le fue mejor que al de al lado porque tuve más suerte con todo.
ghost-text-compare-two-reefs-2 = Mi vecino solo tenía corales en agua somera y los perdió casi todos en el huracán. Yo tenía algunos en agua profunda.
ghost-text-compare-two-reefs-3 = En el huracán mi vecino bajó de 9 constructores a 3, porque todos estaban en agua somera y no eran fuertes. Yo pasé de 8 a 6: los corales masivos resistieron, y dos de los míos estaban en lo profundo.
ghost-text-compare-two-reefs-4 = Mi vecino bajó de 9 constructores a 3 en el huracán, con corales ramificados en agua somera. Yo perdí 2 de 8, porque los corales masivos son fuertes y mis esponjas estaban en lo profundo. Con un evento anóxico habría sido al revés.
ghost-text-people-in-your-match-0 = El huracán.
ghost-text-people-in-your-match-1 = La contaminación, porque la gente es sucia.
ghost-text-people-in-your-match-2 = El exceso de nutrientes. Se abonan los campos, la lluvia lo lleva al mar, y las algas crecen sobre los corales.
ghost-text-people-in-your-match-3 = El exceso de nutrientes. La lluvia lleva el fertilizante de los campos al mar, y las algas crecen sobre los corales. Un pueblo puede plantar una franja de árboles junto al río y limpiar sus aguas residuales.
ghost-text-any-0-1 = No lo sé.
ghost-text-any-0-2 = Fue divertido.
ghost-text-any-0-3 = Más tiempo para pensar, por favor.
ghost-text-any-1-1 = Porque esos pueden vivir allí y los otros no.
ghost-text-any-1-2 = Yo dejaría las sorpresas. Contar los puntos lleva mucho tiempo.
ghost-text-any-1-3 = Unos tipos se perdieron y otros no. Depende de la carta.
ghost-text-any-2-1 = Donde los tipos son distintos, lo que pasa no se los lleva a todos, y los que quedan vuelven a extenderse.
ghost-text-any-2-2 = Yo miraría antes el gráfico: dice cuándo cambió algo, y se puede preguntar por qué.
ghost-text-any-2-3 = Unos siguieron y otros se perdieron, porque no todos pueden vivir en los mismos sitios.
ghost-argument-evidence-1 = Mira los puntos que puse.
ghost-argument-evidence-2 = Antes había más, y después menos.
ghost-argument-evidence-3 = El gráfico lo muestra de una ronda a la siguiente.
ghost-argument-reasoning-1 = En esa ronda no pasó nada más, así que tiene que ser por eso.
ghost-argument-reasoning-2 = A otros que también lo tenían les pasó lo mismo.
ghost-argument-reasoning-3 = Se perdió lo que no puede vivir allí.

## How a teacher leads them

ghosts-pace = Ritmo de los fantasmas
ghosts-pace-still = Parar
ghosts-pace-slow = Como en clase
ghosts-pace-quick = Rápido
ghosts-pace-hurry = Al máximo
ghosts-now = Han llegado { $here } de { $of }. { $now }
ghosts-stage-choosing = Esperan con las preguntas hasta que digas, en Clase, cuánto tiempo tienes.
ghosts-stage-coming = Entran y responden las preguntas de antes del juego.
ghosts-stage-waiting = Esperan a que formes las mesas. Como en una clase real, algunos no lo han respondido todo.
ghosts-stage-playing = Juegan en sus mesas.
ghosts-stage-after = Ya jugaron y responden las preguntas de después del juego.
ghosts-stage-done = Quienes vinieron han terminado: mira los datos y el repaso.
ghosts-stage-ended = La lección terminó. Mira los datos y el repaso, o forma las mesas otra vez.
ghosts-elsewhere = Los lleva otra página de este panel, o están a punto de llegar.
rehearse-title = Ensayar con estudiantes simulados
rehearse-about = Entran, responden, juegan y se equivocan en esta clase, mientras pruebas el panel y la pantalla. Una pulsación lo termina y borra todo.
rehearse-pupils = Cuántos
rehearse-begin = Ensayar
rehearse-begun = Llegan { $count } estudiantes simulados. Nadie más puede unirse.
rehearse-own = Esto es un ensayo en tu propia clase: ningún estudiante puede unirse hasta que lo termines.
rehearse-end = Terminar y borrar
rehearse-ended = El ensayo está borrado. La clase está como antes.
reject-rehearse-in-use = Esta clase tiene o tuvo estudiantes, o mesas. Ensaya antes de que llegue el primero, o en otra clase tuya.
reject-rehearse-none = Esta clase no tiene ningún ensayo.
reject-rehearse-door = La puerta queda cerrada durante un ensayo. Termínalo primero.
rehearse-wall = Ensayo
reject-ghosts-no-class = Aquí no hay ninguna clase en la que puedan jugar los fantasmas.
