### Exports of a class in Spanish: the files' own words, and the tab of the desk that hands them out. The explorer
### tells a student the same of the columns of a match; words in backticks stand so in the files.

## The data dictionary: kinds

export-kind-text = texto
export-kind-whole = número entero
export-kind-number = número
export-kind-yes-no = `true` o `false`
export-kind-time = hora, ISO 8601 en UTC
export-kind-list = lista; sus elementos se separan con punto y coma
export-kind-json = JSON; una respuesta en palabras es solo esas palabras

## The data dictionary: files

export-file-pupils = Una fila por estudiante.
export-file-tables = Una fila por puesto de cada mesa.
export-file-answers = Una fila por intento en una pregunta, tal como se respondió, y lo que vale.
export-file-totals = Una fila por estudiante y cuestionario: los puntos hasta ahora.
export-file-notes = Una fila por nota que un estudiante comparte con su docente, en su última versión; las notas que los estudiantes guardan para sí no están en ningún archivo más que en la copia de seguridad.
export-file-plots = Una fila por punto o línea que un estudiante dibujó a mano, en su última versión.
export-file-presence = Una fila por tipo, arrecife y censo: si estaba, y cuántos había.
export-file-scores = Una fila por parte de la puntuación de un arrecife en una ronda.
export-file-diversity = Una fila por índice de diversidad, de un arrecife o de toda la mesa, en un censo; en Sucesión, una fila por carta jugada.
export-file-ranges = Una fila por estancia sin interrupción de un tipo en un arrecife o en toda la mesa: el primer y el último censo que lo encontró. Un tipo que desapareció y volvió tiene varias filas.
export-file-disasters = Una fila por carta de catástrofe que golpeó.
export-file-losses = Una fila por pérdida: qué murió o se fue, dónde y por qué.
export-file-predictions = Una fila por predicción de un puesto que se comparó con una carta.
export-file-before-cards = Una fila por tipo, arrecife y carta de catástrofe: cuántos vivían allí cuando salió la carta.
export-file-mutations = Una fila por tirada de mutación: qué cambió.
export-file-catches = Una fila por jugador al que pillaron con una carta sin haberlo dicho.
export-file-climate = Una fila por ronda: su clima, y cuántas especies estaban adaptadas.
export-file-cover = Una fila por clase y carta jugada: cuántos había entonces en la roca.
export-file-eaten = Una fila por cosa comida: quién la comió, cuándo y en qué arrecife.
export-file-extinctions = Una fila por extinción: dónde, en qué clima y por qué.
export-file-hands = Una fila por turno y puesto: cuántas cartas tenía.
export-file-laid = Una fila por carta jugada.
export-file-offers = Una fila por carta que estaba descubierta cuando un jugador empezó a comprar.
export-file-points = Una fila por puesto y ronda: los puntos que quedaban en su mano.
export-file-purchases = Una fila por carta comprada.
export-file-reefs = Una fila por turno, arrecife y clase: cuántas cartas había al final del turno.
export-file-population = Una fila por especie y ronda: qué fue de sus variantes.
export-file-settlers = Una fila por colonizador de la roca: cuándo llegó, y qué se lo llevó.
export-file-sources = Una fila por cambio de la contaminación o del calentamiento, y la carta de la que vino.
export-file-species = Una fila por especie y ronda, tal como estaba al final de la ronda.
export-file-starved = Una fila por carta que no encontró una comida entera y dejó su arrecife.
export-file-tokens = Una fila por ronda, especie y hábitat: si ha vivido allí.
export-file-turns = Una fila por turno: cómo estaba el jugador al final.
export-file-other = Una tabla que ofrece el propio juego.

## The data dictionary: columns

export-column-class = Nombre de la clase.
export-column-pupil = Cómo se llama el estudiante en la clase, o el seudónimo.
export-column-lesson = Identificador de la lección.
export-column-sheet = El cuestionario: de antes o de después del juego, de más tarde, o vote-1 y vote-2 para las votaciones antes y después de conversar.
export-column-form = Identificador de la versión del cuestionario que tuvo este estudiante.
export-column-table = Número de la mesa en la clase.
export-column-seat = Número del puesto en su mesa, desde 1; vacío para toda la mesa.
export-column-player = Quién juega en el puesto: sus estudiantes, o el bot. Vacío para toda la mesa.
export-column-round = Ronda del juego, desde 1; 0 es la fundación de los arrecifes. En Cambio climático una ronda es más o menos un millón de años, y en Blue Expanse, un turno.
export-column-phase = Identificador de la fase de la ronda.
export-column-key = Qué punto o línea de un gráfico es.
export-column-points = Puntos.
export-column-of = Puntos que se pueden obtener.
export-column-type = Identificador del tipo de organismo; en Cambio climático, el jugador al que pertenece la especie.
export-column-card = Identificador de la carta.
export-column-pupils-first = Nombre de pila del estudiante, si una lista de la clase lo separaba; si no, vacío.
export-column-pupils-last = Apellidos del estudiante, si una lista de la clase los separaba; si no, vacío.
export-column-pupils-joined = Cuándo se unió el estudiante a la clase; vacía si nadie ha entrado con ese nombre de tu lista.
export-column-pupils-removed = Si su docente lo ha sacado de la clase.
export-column-pupils-table = Número de la mesa donde se sienta el estudiante; vacío si no tiene.
export-column-pupils-seat = Número del puesto donde se sienta el estudiante, desde 1; vacío si no tiene.
export-column-tables-name = Cómo se llama la mesa; su número donde se dejan fuera los nombres.
export-column-tables-pupils = Cuántos estudiantes comparten el puesto; ninguno donde juega solo un bot.
export-column-tables-away = Si ahora un bot sustituye a los estudiantes del puesto.
export-column-tables-match-begun = Cuándo se tomó la primera decisión de la partida.
export-column-tables-match-last = Cuándo se tomó la última decisión de la partida.
export-column-tables-decisions = Cuántas decisiones tiene la partida hasta ahora.
export-column-answers-table = Número de la mesa por cuya partida pregunta el cuestionario; vacío si la partida es del propio estudiante.
export-column-answers-question = Identificador de la pregunta.
export-column-answers-title = La pregunta en pocas palabras.
export-column-answers-kind = Clase de pregunta: `choice`, `several`, `number`, `text` y otras.
export-column-answers-goals = Objetivos de aprendizaje de la pregunta.
export-column-answers-concept = Concepto que empareja una pregunta de antes con una de después.
export-column-answers-attempt = Qué intento es en la pregunta, desde 1.
export-column-answers-counts = Si este intento cuenta para los puntos del cuestionario.
export-column-answers-answer = La respuesta tal como se dio.
export-column-answers-filled = Si la respuesta está vacía, a medias, entera o es extraña (no se puede leer).
export-column-answers-right = Si está toda bien; vacío donde nada está bien ni mal.
export-column-answers-rule = La regla que la calificó; `teacher` donde lo hizo su docente.
export-column-answers-comment = El comentario del docente para el estudiante.
export-column-answers-from-file = Cuándo llegó con la partida guardada de un estudiante; vacío donde se dio en este servidor.
export-column-totals-table = Número de la mesa por cuya partida pregunta el cuestionario; vacío si la partida es del propio estudiante.
export-column-totals-points = Puntos obtenidos, hasta donde están calificadas las respuestas; vacío sin respuesta.
export-column-totals-of = Puntos que se pueden obtener en todo el cuestionario; los de una misma lección pueden ser distintos.
export-column-totals-asked = Cuántas preguntas tiene el cuestionario.
export-column-totals-answered = Cuántas de ellas tienen respuesta.
export-column-totals-unread = Cuántas respuestas tiene que leer todavía su docente.
export-column-totals-handed-in = Cuándo se entregó el cuestionario; vacío si no se entregó.
export-column-totals-from-file = Cuántas de las respuestas que cuentan llegaron con una partida guardada, que se puede cambiar fuera de los laboratorios; lo que se dio aquí va antes.
export-column-hidden = Si es un texto que los demás no ven, porque lo ocultaste o tiene una palabra que te espera.
export-column-notes-text = La nota.
export-column-notes-time = Cuándo se escribió o se compartió por última vez.
export-column-plots-value = Qué se dibujó.
export-column-presence-role = Qué es allí: `builder` (constructor), `dweller` (habitante) o `alga`, y la diversidad cuenta constructores y habitantes; `pioneers` (pioneros), `first-settlers` (colonizadores intermedios), `late-settlers` (colonizadores tardíos) o `invaders` (invasores); `producer` (productor), `herbivore` (herbívoro), `filter-feeder` (filtrador), `detritivore` (detritívoro) o `predator` (depredador); `species` (especie).
export-column-presence-abundance = Cuántos viven allí, también los cubiertos por algas y los tapados.
    .unit = individuos
export-column-presence-present = Si hay alguno.
export-column-scores-part = Qué parte de la puntuación: `population` (población), `algae` (algas), `diversity` (diversidad), `resilience` (resiliencia), `three-d` (arrecife en 3D), `coastal` (protección costera) o `team-bonus` (bonificación de equipo).
export-column-diversity-measure = De un arrecife: `alpha` (riqueza), `shannon` (logaritmo natural), `evenness` (equidad de Pielou), `fleshy-algae` (algas carnosas). De la mesa: `mean-alpha` (alfa media), `gamma`, `whittaker-beta` (gamma dividida entre la media de alfa), `jaccard` y `bray-curtis` (medias de todos los pares de arrecifes).
export-column-diversity-value = Valor del índice; vacío donde no está definido, como la equidad con menos de dos tipos.
export-column-ranges-first = Ronda del primer censo que encontró el tipo en esta estancia; 0 es la fundación.
export-column-ranges-last = Ronda del último censo que encontró el tipo en esta estancia; 0 es la fundación.
export-column-ranges-ending = `standing` (está en el último censo), `returned` (desapareció y volvió después: la fila siguiente), `extirpated` (desapareció de este arrecife y se encontró después en otro) o `extinct` (desapareció de todos los arrecifes).
export-column-disasters-order = Qué carta de su ronda fue, desde 1.
export-column-losses-organism = Identificador del tipo de organismo.
export-column-losses-stage = `builder` (constructor), `dweller` (habitante) o `juvenile` (juvenil).
export-column-losses-row = Fila de la casilla en el arrecife, desde 1; vacío para lo que no tiene lugar.
export-column-losses-column = Columna de la casilla en el arrecife, desde 1; vacío para lo que no tiene lugar.
export-column-losses-lost = Cuántos se perdieron.
    .unit = individuos
export-column-losses-cause = `card` (una carta), `support` (quedaban muy pocos constructores que dieran cobijo), `built-over` (tapado), `urchins` (erizos), `no-place` (sin sitio) o `books` (según las cuentas del propio estudiante).
export-column-losses-card = Identificador de la carta de catástrofe, donde la causa es una carta.
export-column-losses-reasons = Por qué murió, en frases.
export-column-predictions-right = Cuántos destinos seguros previó el puesto.
export-column-predictions-of = Cuántos destinos eran seguros.
export-column-before-cards-order = Qué carta de su ronda fue, desde 1.
export-column-before-cards-card = Identificador de la carta de catástrofe.
export-column-before-cards-role = Qué es allí: `builder` (constructor) o `dweller` (habitante).
export-column-before-cards-abundance = Cuántos vivían allí antes de que golpeara la carta, también los cubiertos por algas y los tapados.
    .unit = individuos
export-column-mutations-organism = Identificador del tipo del constructor.
export-column-mutations-row = Fila del constructor en el arrecife, desde 1.
export-column-mutations-column = Columna del constructor en el arrecife, desde 1.
export-column-mutations-roll = Qué salió en la tirada.
export-column-mutations-gained = Identificadores de las mutaciones que ganó, con puntos y coma entre ellos; vacío si no ganó ninguna.
export-column-mutations-lost = Identificadores de las mutaciones que se anularon, con puntos y coma entre ellos; vacío si no se anuló ninguna.
export-column-answers-points = Puntos obtenidos; vacío donde nadie ha calificado todavía.
export-column-answers-time = Cuándo se dio.
export-column-catches-by = Número del puesto que lo pilló, desde 1.
export-column-catches-seat = Número del puesto al que pillaron, desde 1.
export-column-cell = Número de la casilla en el mapa.
export-column-climate-adapted = Cuántas especies estaban adaptadas al lugar donde estaban cuando empezó la ronda.
    .unit = especies
export-column-climate-changed = Si el clima había cambiado justo antes de la ronda.
export-column-climate-climate = El clima de la ronda, de 1 (el más frío) a 5 (el más cálido).
export-column-climate-extinctions = Cuántas especies se extinguieron en la ronda.
    .unit = especies
export-column-climate-living = Cuántas especies había en el mapa cuando empezó la ronda.
    .unit = especies
export-column-climate-people = Si las personas pudieron haberlo cambiado.
export-column-cover-room = Cuántos lugares de la roca ocupaba ese tipo: dos por cada pionero, cuatro por cada colonizador intermedio, seis por cada tardío o invasor.
export-column-cover-share = Su parte de los lugares de la roca, o de los ocupados si la roca no tiene fin, de 0 a 1.
export-column-cover-standing = Cuántos de su clase había en la roca.
    .unit = colonizadores
export-column-cover-time = Después de qué carta, en pasos de la partida desde 0: uno es la roca desnuda de cada ronda y uno cada carta.
    .unit = pasos
export-column-deck = El mazo del que viene: `resource` (recurso), `biomass` (biomasa), `humanitarian` (personas), `bonus` (ventaja) o `malus` (desventaja).
export-column-disasters-card = Identificador de la carta de catástrofe.
export-column-diversity-settlers = Cuántos colonizadores había en la roca.
    .unit = colonizadores
export-column-eaten-eaten = Identificador de la carta o del alimento que fue comido.
export-column-eaten-eater = Identificador de la carta que comió.
export-column-eaten-number = Cuántos de ellos se comieron.
export-column-extinctions-cause = `stranded` (el clima cambió y no pudo ni moverse ni adaptarse), `unreached` (el clima cambió y no podía vivir en ningún lugar a su alcance), `pushed` (tuvo que moverse y no podía vivir en ninguna casilla vecina) o `unsaved` (otra decisión la habría salvado).
export-column-extinctions-climate = El clima de la ronda, de 1 (el más frío) a 5 (el más cálido).
export-column-extinctions-habitat = Identificador del hábitat al que no estaba adaptada.
export-column-extinctions-tokens = Cuántas fichas de hábitat se devolvieron.
    .unit = hábitats
export-column-fur = Valor del gen del pelaje, de 1 a 4.
export-column-guild = Qué es en la roca: `pioneers` (pioneros), `first-settlers` (primeros colonizadores), `late-settlers` (colonizadores tardíos), `predators` (depredadores), `disturbances` (perturbaciones) o `invaders` (especies introducidas).
export-column-habitat = Identificador del hábitat: `savannah` (sabana), `tropical-forest` (bosque tropical), `temperate-forest` (bosque templado) o `tundra`.
export-column-hands-cards = Cuántas cartas tenía el puesto cuando empezó el turno.
    .unit = cartas
export-column-laid-colour = El color de la carta: verde, amarillo, azul, rojo (depredadores), negro (perturbaciones) o morado (especies introducidas).
export-column-laid-number = El número de la carta, su lugar en la sucesión; vacío para las cartas que no tienen.
export-column-laid-time = Cuándo se puso, en pasos de la partida desde 0: uno es la roca desnuda de cada ronda y uno cada carta.
    .unit = pasos
export-column-metabolism = Valor del gen del metabolismo, de 1 a 4.
export-column-offers-bought = Si el jugador compró una de su clase en ese turno.
export-column-offers-price = Lo que costaba entonces, con lo que otros habían añadido al precio.
    .unit = moneda
export-column-plots-time = Cuándo se dio.
export-column-points-out = Si el puesto jugó su última carta y así terminó la ronda.
export-column-points-points = Puntos de las cartas que quedaban en la mano; gana quien tiene menos.
export-column-predictions-card = Identificador de la carta de catástrofe.
export-column-purchases-price = Lo que se pagó, con lo que otros habían añadido al precio.
    .unit = moneda
export-column-reefs-feeding = Cómo vive: `producer` (productor), `herbivore` (herbívoro), `filter-feeder` (filtrador), `detritivore` (detritívoro) o `predator` (depredador); vacío para lo que no vive.
export-column-reefs-number = Cuántas cartas de su clase había allí.
    .unit = cartas
export-column-reefs-seat = Número del puesto al que pertenece el arrecife, desde 1.
export-column-scores-points = Puntos de esta parte en la ronda.
export-column-settlers-gone = Con qué carta de la ronda fue comido o arrastrado; vacío si seguía allí al final.
    .unit = cartas
export-column-settlers-seat = Número del puesto que lo jugó, desde 1.
export-column-settlers-settled = Con qué carta de la ronda llegó, desde 1.
    .unit = cartas
export-column-settlers-taken-by = Identificador de la carta que se lo llevó; vacío si ninguna lo hizo.
export-column-shape = Valor del gen de la forma, de 1 a 4.
export-column-sources-counter = `pollution` (contaminación, de un puesto) o `warming` (calentamiento, de toda la mesa).
export-column-sources-number = Cuánto subió el contador; menos de 0 donde bajó.
export-column-sources-seat = Número del puesto cuya contaminación es, desde 1; vacío para el calentamiento.
export-column-sources-source = Identificador de la carta de la que vino.
export-column-species-cards = Cuántas cartas de mutación había en la mano.
    .unit = cartas
export-column-species-cell = Número de la casilla donde estaba; vacío mientras esperaba una.
export-column-species-extinctions = Cuántas veces se había extinguido hasta entonces la especie del puesto.
export-column-species-habitat = Identificador del hábitat de su casilla; vacío mientras esperaba una.
export-column-species-tokens = En cuántos hábitats ha vivido, también la sabana.
    .unit = hábitats
export-column-tokens-held = Si el puesto tenía la ficha del hábitat después de la ronda.
export-column-population-arose = Cuántas variantes aparecieron: cartas tomadas que pueden quedarse en la mano.
export-column-population-spread = Cuántas veces unas variantes pasaron a todos porque los demás no dejaron crías: adaptarse.
export-column-population-drifted = Cuántas veces una variante pasó a todos por azar: preadaptarse.
export-column-population-lost = Cuántas veces se perdieron variantes por azar: más cartas de las que caben en la mano.
export-column-population-harmful = Cuántas crías murieron por una mutación dañina.
export-column-population-ended = 1 si la especie se extinguió en el turno, si no 0.
export-column-turn = Turno en la mesa, desde 1: cada vez que le toca a un jugador es uno.
export-column-turns-bleached = Cuántos corales del puesto no tenían zooxantelas.
    .unit = corales
export-column-turns-own-turn = Cuál de los turnos propios del puesto fue, desde 1.
export-column-turns-points = Puntos de victoria del puesto, como si se contaran entonces.
export-column-turns-pollution = Contaminación del puesto: dónde estaba su contador.
export-column-turns-research = Puntos de investigación del puesto.
export-column-turns-stage = Etapa del juego, de 1 a 4: la contaminación empieza con la 2, el calentamiento con la 3, y el blanqueamiento es la 4.
export-column-turns-warming = Calentamiento de toda la mesa: dónde estaba su contador.

## README.txt

export-readme-title = Datos de la clase { $name }, exportados de Reefkit el { $day }
export-readme-what = Cada archivo CSV es una tabla ordenada: una fila por observación, una columna por variable. dictionary.csv describe todas las columnas de todos los archivos.
export-readme-names = Esta exportación contiene los nombres con los que se unieron los estudiantes. Trátala como cualquier lista de estudiantes.
export-readme-hidden = Los nombres se han cambiado por seudónimos. Un estudiante tiene el mismo seudónimo en todas las exportaciones de esta clase, y otro en cualquier otra clase. Lo que escribieron los propios estudiantes está aquí sin cambios y puede contener nombres: lee answers.csv y notes.csv antes de pasarlos a otros.
export-readme-left-out = Queda fuera a propósito: los códigos para continuar, los códigos de las clases, sus claves, las claves de las partidas y las notas que los estudiantes guardan para sí. Todo eso está en la copia de seguridad de la clase.
export-readme-form = Los archivos están en UTF-8 con marca de orden de bytes. Signo entre celdas: { $separator }; los textos con ese signo o con saltos de línea van entre comillas. Una celda vacía quiere decir que no hay valor. Los números no llevan separador de miles. Las horas están en UTC. Un texto de más de 32 000 caracteres se corta y termina en “…”. Se quitan las marcas que cambian la dirección de la escritura.
export-readme-formulas = Un texto que una hoja de cálculo podría tomar por una fórmula (empieza por =, +, - o @, o un signo así sigue a un punto y coma o a un salto de línea) lleva un apóstrofo delante de ese signo. Quita ese apóstrofo cuando analices los textos. Los números no se cambian nunca.
export-readme-files = Archivos, y cuántas filas tiene cada uno:

## The workbook: its sheets, and the heads of their columns

export-workbook-students = Estudiantes
export-workbook-answers = Respuestas
export-workbook-games = Partidas
export-workbook-rounds = Rondas
export-workbook-dictionary = Qué dice cada columna
export-head-sheet = Hoja
export-head-column = Columna
export-head-kind = Tipo
export-head-about = Significado
export-head-pupil = Estudiante
export-head-first = Nombre
export-head-last = Apellidos
export-head-table = Mesa
export-head-joined = Entró
export-head-points = Puntos
export-head-of = Posibles
export-head-handed-in = Entregado
export-head-gain = Ganancia en las mismas ideas
export-head-text = Texto
export-head-comment = Comentario
export-head-asked = Pregunta
export-head-said = Respuesta
export-head-sign = Acierto
export-head-attempt = Intento
export-head-counts = Cuenta
export-head-time = Dada
export-head-hidden = Oculto
export-head-class = Clase
export-head-name = Nombre de la mesa
export-head-lesson = Lección
export-head-pupils = Estudiantes
export-head-away = Juega un bot
export-head-match-begun = Comienzo
export-head-match-last = Última decisión
export-head-decisions = Decisiones
export-head-rounds = Rondas
export-head-score = Puntuación
export-head-seat = Puesto
export-head-player = Jugador
export-head-round = Ronda
export-head-gained = Puntos de la ronda
export-head-total = Puntos hasta entonces
export-column-students-gain = Ganancia de antes a después en las mismas ideas, preguntadas con otras palabras, en puntos de 100, según las primeras respuestas. Vacío si el panel no puede distinguir una ganancia de una pregunta más difícil, o si al estudiante le falta una de las dos partes.
export-column-answers-text = Lo que escribió el estudiante.
export-column-answers-asked = La pregunta, como la leyó el estudiante.
export-column-answers-said = La respuesta, como la diría un lector; sus partes van separadas por punto y coma.
export-column-answers-sign = Si está bien, bien en parte o no, o si espera a su docente.
export-column-tables-rounds = Cuántas rondas se han puntuado.
export-column-tables-score = Puntos del puesto después de ellas, o lo que el juego cuenta en vez de puntos.
export-column-rounds-gained = Puntos que ganó el puesto en la ronda.
export-column-rounds-total = Puntos del puesto al final de la ronda; los últimos incluyen lo que se cuenta al final.

## Sheets, as gradebooks name them

export-sheet-before = Antes
export-sheet-after = Después
export-sheet-later = Más tarde
export-sheet-other = Preguntas { $name }
# Where students' questions have different points. $title is “Reef Survivor: Antes”.
export-in-percent = { $title }, en %

## Refusals

reject-export-roster-unknown = En este archivo no se encontraron nombres de estudiantes. Abre el archivo que exportó tu plataforma, como CSV o como hoja de cálculo.
reject-export-roster-too-large = Un archivo de calificaciones ocupa como máximo { $megabytes } MB.
reject-export-no-table = La clase no tiene esa mesa.
reject-export-no-points = Nadie ha respondido todavía una pregunta con puntos. Los puntos llegan cuando hay respuestas.
reject-export-no-pupil = Este estudiante ya no está en la clase.
reject-export-restore-other = Esta clase ya está en este servidor. Abre su copia de seguridad en su propio panel.
reject-export-not-confirmed = No se borró nada: lo que escribiste es distinto. Escríbelo exactamente como se muestra.
reject-export-phrase-short = La frase necesita al menos { $least } letras, así que no se guardó nada. Cuatro palabras que no van juntas son una buena frase.
reject-export-phrase-needed = Esta copia de seguridad está cerrada: da la frase con la que se cerró.
reject-export-phrase-wrong = Esta frase no abre la copia de seguridad, o el archivo está dañado. No se cambió nada.
reject-export-until = Elige un día entre el { $first } y el { $last }: el panel avisa durante 14 días de que una clase termina. Para borrarla ya, usa “Borrar toda la clase”.

## The tab: data

export-data = Datos
    .about = Para ti: un libro con una fila por estudiante. Para programas: tablas ordenadas, una fila por respuesta, o por tipo, arrecife y ronda.
export-named = Con nombres; si no, con seudónimos
export-workbook = Libro (.xlsx)
    .about = Una fila por estudiante: puntos de antes, después y más tarde, ganancia donde se puede decir, textos con tus comentarios. Otras hojas tienen las respuestas como frases, las partidas y lo que significa cada columna.
export-csv = Tablas para programas (CSV)
export-separator = Signo entre celdas
export-separator-comma = coma
export-separator-semicolon = punto y coma, con coma decimal
export-separator-tab = tabulador
export-zip = Todo en un zip
export-table-answers = Respuestas
export-table-presence = Tipos por arrecife y ronda
export-more = Otras tablas, una por una
export-formulas = Los textos que una hoja de cálculo podría tomar por una fórmula llevan un apóstrofo delante. Los números no se cambian nunca.
export-done = El archivo { $file } está listo.
export-rows = { $rows ->
    [one] El archivo { $file } tiene una fila.
   *[other] El archivo { $file } tiene { $rows } filas.
}

## The tab: gradebooks

export-gradebook = Puntos para las calificaciones
    .about = Estos archivos tienen nombres: por ellos la plataforma encuentra a sus estudiantes. Una columna va en puntos, o en % (lo dice su título) si las preguntas de los estudiantes no valían lo mismo.
export-fill = Abrir un archivo de calificaciones
    .about = Lo mejor: exporta las calificaciones de Canvas, Moodle o Google Classroom y abre aquí ese archivo. Vuelve con los puntos puestos junto a los nombres. No se guarda.
export-filled = En el archivo { $file } están puestos los puntos de { $found } de { $of } estudiantes.
export-guessed = Puede que sean las mismas personas. Compruébalo:
export-confirm = Son las mismas: poner también sus puntos
export-missing = No están en el archivo, o están más de una vez:
export-all-found = Todos los estudiantes se encontraron por su nombre.
export-blank = O toma los puntos en el formato de una plataforma. Las columnas de números escolares y direcciones están vacías, porque Reefkit no conoce ninguno.
export-platform-canvas = Canvas
export-platform-moodle = Moodle
export-platform-classroom = Google Classroom
export-classroom = Google Classroom no puede leer puntos de un archivo: copia la columna a mano.
export-points = { $columns ->
    [one] El archivo { $file } tiene una columna de puntos.
   *[other] El archivo { $file } tiene { $columns } columnas de puntos.
}
# $done is the sentence that a file was handed over. $names are those of at most six students.
export-points-from-files = { $done } Los puntos de { $names } vienen, del todo o en parte, de una partida guardada.
export-points-from-many-files = { $done } Los puntos de { $count } estudiantes vienen, del todo o en parte, de partidas guardadas.

## The tab: back-up and restore

export-keep = Copia de seguridad
    .about = La copia de seguridad contiene todo lo de la clase: nombres, códigos, respuestas, partidas y, en ellas, las notas que los estudiantes guardan para sí. Sirve para restaurar la clase, no para leerla. Guárdala donde nadie más pueda abrirla.
export-back-up = Hacer una copia de la clase
export-phrase = Frase que cierra el archivo
    .about = Con una frase de al menos 12 letras, nadie puede abrir el archivo sin ella, tampoco nosotros. Anótala. Déjala vacía para un archivo sin cerrar.
export-unlock = Frase de { $file }
export-restore = Restaurar una clase
    .about = La copia de seguridad de otra computadora se vuelve aquí una clase, con su propia clave.
export-backed-up = La copia de seguridad está en el archivo { $file }.
export-restored = La clase { $name } está restaurada.
export-restored-here = Esta es la clase de este panel. Lo que faltaba se ha restaurado de la copia de seguridad.
export-restored-title = La clase está restaurada
export-restored-code = Código de la clase
export-restored-key = Clave del panel
export-restored-how = Anota ahora la clave: solo se muestra una vez. Con ella entras al panel de esta clase. Los estudiantes siguen con sus propios códigos.
export-restored-kept = La he anotado
export-new-key = Crear una clave nueva
    .about = ¿Alguien más podría saber la clave? Una nueva abre esta clase y las demás de la anterior. La anterior deja de servir enseguida, y en los demás aparatos se cierra la sesión. Ten papel a mano: la clave nueva se muestra una sola vez.
export-renewed-title = La clave nueva
export-renewed = La clave anterior ya no abre nada, y en los demás aparatos se cerró la sesión.

## The tab: erase

export-erase = Borrar
    .about = La clase se guarda hasta el { $day }. Antes de que algo se borre automáticamente, el panel lo avisa, y tú eliges hasta cuándo se guarda. También puedes borrarla ya, o borrar a un solo estudiante.
export-until = Conservar la clase hasta el
export-until-go = Fijar
export-record = Registro de tratamiento
    .about = Para tu delegado de protección de datos: qué se guarda de esta clase, y una evaluación de impacto por rellenar.
export-erase-whom = Borrar a un estudiante
export-erase-hidden = Los nombres están ocultos. Para borrar a un estudiante hay que ver a quién: comprueba que nadie más ve esta página y muestra aquí los nombres.
export-erase-show = Mostrar aquí los nombres
export-erase-choose = Elige un estudiante
export-erase-person = Borrar a { $name }
export-nobody = Todavía no se ha unido nadie.
export-erase-class = Borrar toda la clase
export-erase-title = ¿Borrar a { $name }?
export-erase-class-title = ¿Borrar la clase { $name }?
export-erase-what = Se borran todas las respuestas, notas, gráficos y códigos de este estudiante. Las partidas se quedan, sin el nombre; sus notas no se muestran en ningún panel. Lo que hizo en otra clase se queda allí.
export-erase-class-what = { $count ->
    [0] La clase no tiene estudiantes. Se borran sus partidas y códigos.
    [one] Se borran el trabajo de un estudiante, todas las partidas y todos los códigos.
   *[other] Se borran el trabajo de { $count } estudiantes, todas las partidas y todos los códigos.
}
export-erase-class-removed = { $count ->
    [one] Entre ellos hay uno que ya habías sacado de la clase.
   *[other] Entre ellos hay { $count } que ya habías sacado de la clase.
}
export-erase-class-elsewhere = { $count ->
    [one] Otro estudiante está también en otra clase. Sus respuestas y notas se conservan.
   *[other] Otros { $count } estudiantes están también en otra clase. Sus respuestas y notas se conservan.
}
export-erase-first = Esto no se puede deshacer. Si tienes una copia de seguridad, puedes restaurarla.
export-type-name = Escribe el nombre para confirmar: { $name }
export-type-code = Escribe el código de la clase para confirmar: { $code }
export-erase-go = Borrar para siempre
export-erase-not = Conservarlo todo

## The receipt

export-receipt-class = La clase está borrada
export-receipt-pupil = El trabajo del estudiante está borrado
export-receipt-name = Nombre
export-receipt-when = Cuándo
# $time is a day and a time of day.
export-receipt-at = { $time }, hora universal (UTC)
export-receipt-number = Comprobante
export-receipt-what = El servidor guarda el número de este comprobante y estas cuentas. No guarda ningún nombre con ellas.
export-receipt-named = Los textos de otros en los que está este nombre se conservan. Ahora están ocultos en la pantalla y para los demás: léelos en “Textos” antes de mostrarlos otra vez. Mira también las notas compartidas.
export-receipt-copies = Los archivos guardados antes, las copias de seguridad de este servidor y las exportaciones no se borran. Elimínalos allí donde los guardes.
export-receipt-done = Volver al panel
export-receipt-leave = Salir del panel
export-receipt-on = Seguir con tus otras clases
# At a desk that was open while its class was erased.
export-gone = Se borró desde otro panel, o porque terminó su plazo. Los archivos que guardaste siguen siendo tuyos.
export-count-people = Estudiantes
export-count-answers = Respuestas
export-count-marks = Puntos y comentarios del docente
export-count-finished = Cuestionarios entregados
export-count-notes = Notas
export-count-plots = Gráficos
export-count-matches = Partidas
export-count-entries = Decisiones en partidas
export-count-tables = Mesas
export-count-settings = Ajustes
export-count-devices = Dispositivos

## The record of processing

record-title = Registro de actividades de tratamiento y evaluación de impacto
record-made = { $classes ->
        [one] Clase
       *[other] { $classes } clases:
    } { $names }, { $day }, Reefkit { $version }. Los campos de color son para ti: escribe en ellos en un navegador, o imprime la página. Pregunta a tu delegado de protección de datos qué más hace falta.
record-processing = 1. Registro de actividades de tratamiento (artículo 30 del RGPD)
record-controller = Responsable del tratamiento
record-officer = Delegado de protección de datos
record-teacher = Docente
record-purpose = Finalidad
    .known = Enseñar biología con juegos, con preguntas antes y después que el docente lee y puede calificar.
record-basis = Base jurídica
record-people = De quién son los datos
    .known = { $count ->
        [one] De un estudiante y del docente.
       *[other] De { $count } estudiantes y del docente.
    }
record-recipients = Quién los recibe
    .known = El docente; quien lleva la computadora; una plataforma de aprendizaje, si la clase pertenece a un curso de ella.
record-abroad = Transferencias a otros países
    .known = Ninguna por parte de Reefkit: sus páginas no cargan nada de internet.
record-until = Plazo de conservación
    .known = { $classes ->
        [one] Hasta el { $day }. Entonces la clase se cierra, y se borra tras 30 días en que funcionaron los laboratorios.
       *[other] Cada clase hasta su propio día, la última hasta el { $day }. Entonces se cierra, y se borra tras 30 días en que funcionaron los laboratorios.
    }
record-measures = Medidas de Reefkit
    .known = Una clave para el panel y un código para cada estudiante; límites a los intentos; seudónimos en los archivos si no se piden nombres; borrado con recibo.
record-measures-own = Medidas de la escuela (disco y conexión cifrados, copias de seguridad, quién tiene acceso)
record-stored = 2. Qué se guarda
    .about = Todas las tablas de la base de datos y sus columnas. Las horas se guardan en UTC.
record-stored-what = Qué contiene
record-stored-columns = Tabla y columnas
record-table-people = Cada persona: un número al azar, el nombre que se escribió y el código para volver.
record-table-devices = Qué navegador, por un número al azar, ha usado una persona.
record-table-matches = Cada partida: su juego, sus opciones y sus cartas.
record-table-seats = Quién tiene cada puesto de una partida, por su nombre.
record-table-entries = Cada jugada de una partida, con su hora y las notas que se escribieron en ella.
record-table-answers = Cada respuesta a una pregunta, con su hora.
record-table-finished = Qué cuestionarios ha entregado una persona.
record-table-notes = Notas que escribió una persona.
record-table-plots = Gráficos que dibujó una persona.
record-table-settings = Cómo se ajustaron páginas y clases, por ejemplo el idioma, y los mejores resultados de una persona.
record-table-merged = Qué dos personas ha unido el docente en una.
record-table-classes = Cada clase: su nombre, el del docente, su código y una huella de su clave.
record-table-sign-ins = Sesiones abiertas en un panel, como huellas, durante 12 horas como mucho.
record-table-failures = Códigos y claves equivocados: de qué navegador y dirección de red, durante diez minutos.
record-table-members = Quién está en una clase, por su nombre, y a quién se sacó de ella.
record-table-class-tables = Las mesas de una clase.
record-table-sitters = Quiénes se sientan juntos en un puesto.
record-table-presence = Dónde en la página estuvo un estudiante por última vez, y cuándo.
record-table-marks = Puntos y frases que el docente puso a las respuestas.
record-table-erasures = Cuánto se borró y cuándo, sin nombres.
record-table-servers = Los servidores que funcionan ahora. Sin datos personales.
record-table-platform-people = El número por el que una plataforma de aprendizaje conoce a una persona.
record-table-platform-contexts = Cursos de una plataforma de aprendizaje.
record-table-platform-links = Enlaces a Reefkit en esos cursos.
record-table-platform-nonces = Números de accesos ya usados. Sin datos personales.
record-table-platform-sign-ins = Sesiones abiertas desde una plataforma de aprendizaje, con el nombre que envió.
record-table-courses = Cuándo se leyó la lista de un curso.
record-table-course-members = Quién está en la lista de un curso.
record-table-grades = Calificaciones para un curso, y cuándo se enviaron.
record-impact = 3. Evaluación de impacto (artículo 35 del RGPD)
record-needed = Por qué hacen falta estos datos
record-less = Por qué no bastaría con menos (por ejemplo apodos, o ninguna clase)
record-risk = Riesgo
record-risk-now = Qué hace Reefkit
record-risk-likely = Probabilidad
record-risk-harm = Gravedad
record-risk-do = Qué hacemos
record-risk-read = Alguien lee respuestas o notas que no son para él.
    .now = Cada estudiante ve solo su trabajo y sus mesas; las notas privadas no se muestran en ningún panel.
record-risk-guessed = Alguien adivina o ve un código o la clave.
    .now = Los intentos están limitados; los códigos se pueden cambiar, y la clave se renueva en el panel.
record-risk-passed-on = Se pasa a otros un archivo con nombres.
    .now = Las tablas tienen seudónimos si no se piden nombres; lo que escribieron los estudiantes no se cambia.
record-risk-too-long = Los datos se guardan más tiempo del necesario.
    .now = Cada clase tiene su día, que fija el docente; después se borra sola.
record-risk-lost = Se pierde trabajo.
    .now = Cada jugada se guarda enseguida; de una clase se puede hacer una copia de seguridad y restaurarla.
record-risk-judged = Se juzga a un estudiante por un juego.
    .now = Reefkit no decide nada sobre un estudiante; un docente lee las respuestas libres y publica los puntos.
record-decision = Decisión, y cuándo se revisa
record-signed = Lugar, fecha, firma
