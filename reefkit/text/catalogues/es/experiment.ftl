### Experiments in Spanish: many matches of bots that differ in one thing.

## What is refused

reject-experiment-no-game = No se pueden hacer experimentos con un juego “{ $given }”. Con estos sí: { $known }.
reject-experiment-no-question = No hay ninguna pregunta preparada “{ $given }”. Hay estas: { $known }.
reject-experiment-unnamed = Nombra una pregunta preparada: { $known }. O da `factor`, `levels` y `outcome`.
reject-experiment-lacks = Un experimento propio necesita `factor`, `levels` y `outcome`. Falta: { $missing }. Se puede variar: { $varied }. Se puede medir: { $measured }.
reject-experiment-no-factor = “{ $given }” no se puede variar aquí. Se puede variar: { $known }.
reject-experiment-no-outcome = “{ $given }” no se puede medir aquí. Se puede medir: { $known }.
reject-experiment-levels = Un experimento compara de { $least } a { $most } niveles. Da esa cantidad en `levels`.
reject-experiment-levels-equal = Dos niveles son iguales. Haz que todos sean distintos.
reject-experiment-level-number = “{ $factor }” no puede ser “{ $given }”: es un número entero de { $least } a { $most }.
reject-experiment-level-choice = “{ $factor }” no puede ser “{ $given }”. Puede ser: { $known }.
reject-experiment-level-switch = “{ $factor }” no puede ser “{ $given }”. Solo puede ser sí o no.
reject-experiment-tables = En este juego, un experimento tiene de { $least } a { $most } mesas de cada nivel.
reject-experiment-seed = La semilla de un experimento es un número entero de 0 a { $most }.
reject-experiment-scheduler = En “{ $address }” no responde ningún planificador. Mira si está en marcha y si su dirección es correcta.
reject-experiment-no-cluster = Un clúster necesita el paquete “distributed”: instala Reefkit con su extra “cluster”.
reject-experiment-workers-died = Los procesos que jugaban las mesas terminaron { $tries } veces seguidas. Prueba con menos mesas o en otra computadora.

## What can be varied

experiment-name-on = sí
experiment-name-off = no
experiment-name-any = lo habitual
experiment-name-climate-human-change-from = { $level ->
    [0] nunca
   *[other] desde la ronda { $level }
}
experiment-name-expanse-research = { $level ->
    [0] por los jugadores
   *[other] desde la etapa { $level }
}
experiment-factor-reef-types = Tipos de constructores al principio
experiment-factor-reef-builder = Constructores al principio
experiment-factor-reef-board = Tablero
experiment-factor-reef-mutations = Mutaciones por ronda
experiment-factor-reef-disasters = Cartas de catástrofe por ronda
experiment-factor-reef-topic = Solo catástrofes sobre
experiment-factor-reef-card = La única catástrofe
experiment-factor-reef-bot = Bots en todos los puestos
experiment-factor-reef-seats = Arrecifes en la mesa
experiment-factor-reef-rounds = Rondas
experiment-factor-reef-standing-stacks = Pilas permanentes
experiment-factor-reef-free-stacking = Apilado libre
experiment-factor-reef-rescue = Rescate
experiment-factor-reef-mutated-triangle = Triángulo de Coral mutado
experiment-factor-climate-human-change-from = Ronda desde la que la gente cambia el clima (0: nunca)
experiment-factor-climate-warming-bias = De 100 cambios por la gente, cuántos calientan (en realidad: todos)
experiment-factor-climate-rounds = Rondas
experiment-factor-climate-harmful = Mutaciones dañinas en el mazo
experiment-factor-climate-steps = Casillas que puede avanzar una especie
experiment-factor-climate-bot = Bots en todos los puestos
experiment-factor-climate-seats = Especies en el mapa
experiment-factor-succession-disturbances = Perturbaciones
experiment-factor-succession-invaders = Una especie introducida
experiment-factor-succession-starfish = Cartas de estrella de mar
experiment-factor-succession-storms = Copias de cada carta que arranca colonizadores
experiment-factor-succession-bot = Bots en todos los puestos
experiment-factor-succession-seats = Jugadores
experiment-factor-expanse-research = Investigación del blanqueamiento completa desde la etapa (0: la hacen los jugadores)
experiment-factor-expanse-turns = Turnos hasta el blanqueamiento
experiment-factor-expanse-dice = Dados por movimiento
experiment-factor-expanse-raising = Los demás pueden subir los precios
experiment-factor-expanse-bot = Bots en todos los puestos
experiment-factor-expanse-seats = Jugadores

## What can be measured

experiment-outcome-reef-types = Tipos de un arrecife al final
experiment-outcome-reef-survivors = Constructores tras las catástrofes de una ronda, por cada 100 de antes
experiment-outcome-reef-points = Puntos de un arrecife
experiment-outcome-reef-region = Tipos de la mesa al final
experiment-outcome-reef-first-loss = Ronda en que un arrecife perdió su primer tipo
experiment-outcome-climate-extinctions = Especies que se extinguieron en diez rondas
experiment-outcome-climate-adapted = Especies adaptadas al lugar donde viven, de cada 100
experiment-outcome-climate-habitats = Hábitats en los que ha vivido una especie
experiment-outcome-climate-first-extinction = Ronda de la primera extinción
experiment-outcome-succession-late = Roca cubierta por colonizadores tardíos al final, de cada 100
experiment-outcome-succession-kinds = Tipos en la roca al final
experiment-outcome-succession-lost = Colonizadores comidos o arrancados
experiment-outcome-succession-cards = Cartas puestas en una ronda
experiment-outcome-succession-points = Puntos que quedan en una mano
experiment-outcome-expanse-points = Puntos de un jugador
experiment-outcome-expanse-kinds = Tipos de un arrecife al final
experiment-outcome-expanse-pollution = Contaminación de un jugador, en su máximo
experiment-outcome-expanse-warming = Calentamiento, en su máximo
experiment-outcome-expanse-turns-played = Turnos en la mesa

## Questions that are ready

experiment-question-reef-diversity = ¿Conserva más tipos un arrecife que empieza con más?
experiment-question-reef-safety = ¿Protege la diversidad a un arrecife de las catástrofes?
experiment-question-reef-disasters = ¿Qué hacen más catástrofes con los tipos de un arrecife?
experiment-question-reef-mutations = ¿Salvan más mutaciones a más constructores?
experiment-question-reef-boards = ¿Decide el tablero cuántos puntos consigue un arrecife?
experiment-question-reef-builders = ¿Cuál de dos corales sobrevive a más catástrofes?
experiment-question-reef-neighbours = ¿Conserva un arrecife más tipos donde tiene vecinos?
experiment-question-reef-bots = ¿Cuánto mejor que el azar es planear bien?
experiment-question-climate-people = ¿Se extinguen más especies si la gente cambia el clima?
experiment-question-climate-early = ¿Importa cuándo empieza la gente a cambiar el clima?
experiment-question-climate-warming = ¿Importa la dirección del cambio, o el cambio mismo?
experiment-question-climate-harmful = ¿Qué hacen las mutaciones dañinas?
experiment-question-climate-steps = ¿Pueden escapar las especies que andan más lejos?
experiment-question-climate-bots = ¿Qué manera de jugar salva más especies?
experiment-question-succession-disturbances = ¿Frenan las perturbaciones a los colonizadores tardíos?
experiment-question-succession-invaders = ¿Añade tipos o los quita una especie introducida?
experiment-question-succession-storms = ¿Qué les pasa a los tardíos con más tormentas y hielo?
experiment-question-succession-starfish = ¿Cuánto dura una ronda con menos estrellas de mar?
experiment-question-succession-bots = ¿Cuánto mejor que el azar es planear bien?
experiment-question-expanse-research = ¿Salva arrecifes investigar pronto?
experiment-question-expanse-turns = ¿Se hace más diverso un arrecife que tiene más tiempo?
experiment-question-expanse-industry = ¿Qué cuesta jugar por el capital?
experiment-question-expanse-warming = ¿Se calienta más el mar si todos juegan por el capital?
experiment-question-expanse-dice = ¿Cambian dos dados los arrecifes?
experiment-question-expanse-raising = ¿Cuesta puntos subir los precios?

## In the terminal

experiment-title = { $outcome }, según: { $factor }
experiment-after = Después de { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} de cada nivel
experiment-held = { $level } frente a { $first }: { $difference } (de { $low } a { $high }); más en { $more } de cada 100 pares
experiment-interval = Entre paréntesis: dónde está la verdadera diferencia media, con un 95 % de confianza (t de Student, pares de mesas con la misma suerte).
experiment-chunk = Han terminado { $done } de { $of } mesas de cada nivel.
experiment-written = La tabla de resultados está escrita en { $file }.

## What it means

experiment-told-clear = { $outcome }: con “{ $level }” sale en promedio { $by } { $more ->
    [1] más
   *[other] menos
} que con “{ $first }”. Lo más probable es que la verdadera diferencia esté entre { $low } y { $high }.
experiment-told-unclear = { $outcome }: entre “{ $level }” y “{ $first }” todavía no hay ninguna diferencia segura. El azar solo podría dar esta ({ $low } a { $high }).
experiment-told-same = { $outcome }: con “{ $level }” todo salió como con “{ $first }”. Con estos bots no cambia nada.
experiment-told-pairs = En { $about ->
    [1] unos { $more }
   *[other] { $more }
} de { $pairs } pares con la misma suerte, “{ $level }” dio más.
experiment-told-not = Así es en el juego, con estos bots. Resulta de las reglas, no de la naturaleza.

## `reefkit ensemble`

ensemble-about = Juega muchas partidas de bots que se distinguen en una cosa y dice qué resulta. Con un juego solo, enumera las preguntas preparadas y lo que se puede variar y medir.
ensemble-help-game = qué juego: `reef`, `climate`, `succession` o `expanse`
ensemble-help-question = una pregunta preparada
ensemble-help-factor = qué se varía
ensemble-help-levels = sus niveles, como 1,3,5; todos se comparan con el primero
ensemble-help-outcome = qué se mide
ensemble-help-with = otra cosa que sea distinta de lo habitual, igual en todos los niveles
ensemble-help-tables = cuántas mesas de cada nivel; si no se indica, { $tables }
ensemble-help-seed = de la primera mesa; la misma semilla da las mismas mesas. Si no se indica, 1
ensemble-help-processes = cuántos procesos juegan; tantos como procesadores tenga esta computadora
ensemble-help-scheduler = la dirección de un planificador de Dask cuyos trabajadores juegan en su lugar
ensemble-help-csv = el archivo para la tabla de resultados: una fila por nivel y paso
ensemble-which-game = Di qué juego, como: `reefkit ensemble reef`
ensemble-either = Da --question, o bien --factor con --levels y --outcome. Con --question, { $option } sobra.
ensemble-needs = Un experimento propio necesita también { $option }.
ensemble-offers-question = Preguntas preparadas
ensemble-offers-factor = Qué se puede variar
ensemble-offers-outcome = Qué se puede medir

## The page

experiment-page = Experimento: muchas partidas
experiment-page-lead = Una partida puede ser cuestión de suerte. Aquí los bots juegan muchas partidas que se distinguen en una sola cosa, y todo lo demás es igual: cartas, dados y también jugadores. Dibuja primero lo que esperas. Después mira qué sale y cómo se encoge el azar.
experiment-step-choose = 1. Elige una pregunta
experiment-page-question = Pregunta
experiment-page-own = una pregunta propia…
experiment-page-factor = Qué es distinto
experiment-page-levels = Sus niveles, separados por comas
experiment-page-allowed-number = Números enteros de { $least } a { $most }, de dos a seis de ellos.
experiment-page-allowed-choice = De dos a seis de: { $choices }.
experiment-page-allowed-switch = off (no) y on (sí).
experiment-page-outcome = Qué se mide
experiment-page-varies = Distinto: { $factor } ({ $levels }). Se mide: { $outcome }.
experiment-step-draw = 2. Dibuja lo que esperas
experiment-page-draw = { $outcome }: mueve cada barra hasta donde esperas la media.
experiment-drawn = Tu propio dibujo, como lo dicen los controles
experiment-step-play = 3. Deja jugar a los bots
experiment-page-run = { $tables } mesas
experiment-page-playing = Se están jugando las mesas
experiment-page-stop = Parar
experiment-page-more = Se añaden más mesas a estas, para que veas cómo se encoge el azar.
experiment-page-again = Predecir otra vez
experiment-page-save = Guardar todos los valores (CSV)
experiment-page-picture = Tu dibujo
experiment-page-came = { $tables } mesas de cada nivel
experiment-page-expected = lo que esperabas
experiment-page-mean = media
experiment-page-own-match = tu propia partida: { $value }
experiment-page-table = Qué salió, nivel por nivel
experiment-page-level = Nivel
experiment-page-half = la mitad de las mesas
experiment-page-difference = diferencia (muy probable)
experiment-against = { $level } frente a { $first }
experiment-sureness = ¿Es segura la diferencia?
experiment-page-sure = Cada línea muestra dónde está muy probablemente la verdadera diferencia, después de 10, 100 y 1000 mesas. Si una línea cruza el 0 discontinuo, la causa podría ser solo el azar. (Intervalos al 95 %, t de Student para pares con la misma suerte.)
reject-experiment-predict-first = Dibuja primero lo que esperas. Después se juegan las mesas.
reject-experiment-predicted = Ya han terminado mesas, así que tu dibujo queda como está. Empieza de nuevo para predecir otra vez.
reject-experiment-running = Se están jugando las mesas. Páralas antes, o espera a que terminen.
reject-experiment-nothing-yet = Todavía no ha terminado ninguna mesa, así que no hay nada que guardar.
