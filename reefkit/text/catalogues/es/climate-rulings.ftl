### Climate Change in Spanish, for teachers: how we play where the printed rules are silent or say two things.
### `data/climate/rulings.toml` says where each can be turned.

ruling-section-turn = El turno
ruling-section-climate = El clima
ruling-section-extinction = Extinción y nuevo comienzo

ruling-c1 = Las imágenes de los tableros impresos se han perdido, así que la tierra es nuestra: 40 casillas en 8 filas de latitud. Las montañas, una costa y una sombra de lluvia forman entrantes y refugios, los mismos en todos los climas. Un docente puede dibujar otro mapa.
ruling-c2 = Las cartas dañinas se mezclan con el mazo después de repartir. Están boca arriba en él, así que se ve una cuando queda encima.
ruling-c3 = El primer turno es del primer puesto.
ruling-c4 = Con más de cinco cartas al final de un turno, se van cartas al azar hasta que quedan cinco.
ruling-c5 = Una especie que tiene que moverse se queda si todas las casillas vecinas están ocupadas. La que tiene que moverse puede elegir cualquier vecina libre, también una mortal; la página lo dice antes de que la elección sea definitiva.
ruling-c6 = Un docente puede fijar cuántos de cada 100 cambios causados por la gente calientan el clima. Con 50 decide el dado, como en el juego impreso. En la realidad la gente lo calienta, y la página lo dice cuando el dado lo enfría.
ruling-c7 = Una especie que se extingue empieza otra vez enseguida, en el mismo turno: todos los genes en 1, en una casilla libre de sabana que elige su jugador, con dos cartas nuevas y la ficha de la sabana.
ruling-c8 = Donde un mapa no deja libre ninguna casilla de sabana, la especie espera una y pierde sus turnos.
ruling-c9 = Solo las cartas cambian los genes, y las neutras no se pueden jugar. Para adaptarse no se usa ninguna carta de más, y el jugador elige qué dos genes cambian, y si se adapta o no. Se puede preadaptar en cualquier momento del turno, también antes de tomar carta, para el hábitat donde está entonces la especie.
ruling-c10 = En la ronda que sigue a un cambio, con una tirada de 4 a 6 se pueden dar cero, uno o dos pasos; las dos casillas deben estar libres, y la especie debe estar adaptada solo donde termina.
ruling-c11 = También se recibe una ficha cuando una especie se adapta donde está. La cuarta ficha gana en el acto. El número de cartas neutras depende de los puestos, también los de bots.
ruling-c12 = Una carta dañina que sale en un nuevo comienzo se aparta y se toma otra; vuelve cuando se rehace el mazo. Donde está fijada la parte de los cambios que calientan, un cambio más allá del clima más cálido o del más frío no es ningún cambio.
ruling-c13 = El juego termina con la cuarta ficha, o después de 20 rondas, si el docente no fija otro número o ninguno: va por delante quien tenga más fichas y, con las mismas, menos extinciones; los que queden iguales comparten el primer lugar.
ruling-c14 = Un mapa se rechaza si en algún tablero falta un hábitat, no hay una casilla de sabana para cada jugador o alguna casilla no tiene vecina.
ruling-c15 = Una persona juega con bots. Si hay varias ante una pantalla, las manos se tapan entre turno y turno. Una ronda es más o menos un millón de años.
ruling-c16 = Una especie se mueve primero y se adapta donde termina. La que se adapta donde está ha elegido quedarse.
ruling-c17 = La preadaptación cambia un gen, con cartas de ese gen que van todas en el mismo sentido.
ruling-c18 = El mazo se rehace cuando hace falta una carta y no queda ninguna. Cuando todas están en alguna mano, no se toma nada.
ruling-c19 = En una clase que avanza a la vez, el dado del clima de todas las mesas se tira cuando el docente abre la ronda.
ruling-c20 = Las cartas jugadas, perdidas y devueltas quedan boca arriba. Una mano la ve solo su dueño.
ruling-c21 = Donde no hay última ronda, el juego termina de todos modos después de 200, para que ninguna mesa se quede sin final.
ruling-c22 = En nuestro mapa, solo el calor decide dónde está un hábitat, en el orden impreso de los valores de los genes. En la Tierra decide también la lluvia: la selva está en el ecuador húmedo, con sabana a los dos lados, y en el clima seco de la última edad de hielo la sabana se extendió en África mientras la selva se encogía. La página lo dice, y una pregunta trata de ello.
ruling-c23 = En las clases y al empezar ya, una especie adaptada a su casilla puede quedarse o dar un paso con una tirada de 1 a 3, para que haya algo que decidir en cada turno. En el juego impreso se queda, y también en una partida nueva.
ruling-c24 = En las clases y al empezar ya, una especie adaptada que no tiene que moverse puede apartar cartas, una vez en su turno y después de tirar, y tomar otras tantas; las dañinas se apartan como en C12. En una quinta parte de las manos ninguna carta ayuda, y así también se elige en esos turnos. En peligro no se puede: también en la naturaleza las variantes aparecen y se pierden por azar, antes de que hagan falta. El juego impreso no tiene este cambio, y una partida nueva tampoco.
