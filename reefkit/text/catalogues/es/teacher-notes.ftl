### The teacher notes of Reef Survivor in Spanish. A teacher is *tú*, students of the class are *ellos*.

teach-title = Para docentes
teach-lead = Cómo llevar el laboratorio, de qué conversar, en qué fijarse y cómo calificar las respuestas abiertas.
teach-print = Imprimir estas notas
teach-contents = En esta página
teach-public = Lo que está en un repositorio público es público. Las preguntas de este laboratorio, sus claves y las rúbricas de abajo están en sus archivos, en { $folder }, y un estudiante puede encontrarlas. Para una prueba que cuente, pon preguntas tuyas sobre las nuestras en una carpeta que solo tengas tú, y ofrece el laboratorio desde tu propio servidor.
teach-axes = Ejes en blanco para dibujar a mano

## Before the class

teach-before = Antes de la clase
teach-before-reef-1 = Una semana antes, da como tarea el cuestionario previo y después Cómo se juega: las preguntas van primero, para que muestren lo que pensaban antes. Quienes ya conocen las fichas juegan más deprisa y planean más.
teach-before-reef-2 = Que la preparación también sea tarea: un tablero y cinco constructores. Espera en el laboratorio, o llega en una hoja con un código corto.
teach-before-reef-3 = Donde más se conversa es en equipos de dos por puesto. Con tres, uno suele quedarse mirando.
teach-before-reef-4 = Si quieres que colaboren, haz que compitan las mesas y no los puestos.
teach-before-reef-5 = Decide si los estudiantes dibujan antes que los gráficos, y si llevan ellos las cuentas: las dos son opciones de una partida nueva, y las dos cuestan tiempo y enseñan mucho.

teach-hook = La pregunta del día
teach-hook-lead = La lección empieza con esto: está en la entrada y en la primera página de Antes. Que cada cual escriba lo que supone. La pregunta sigue arriba en todas las páginas. La respuesta se puede abrir cuando termina la partida, y está al final de Después.

teach-goals = Qué aprenden los estudiantes
teach-goal-reef-A = Quién vive dónde en un arrecife, y por qué: profundidad, luz, olas, esqueletos.
teach-goal-reef-B = De dónde viene la variación nueva, y cómo actúa sobre ella la selección.
teach-goal-reef-C = Qué le hacen a una comunidad las catástrofes y los factores de estrés, cortos y largos.
teach-goal-reef-D = El tiempo geológico: qué pasa en miles y en millones de años, y cómo lo muestra el registro.
teach-goal-reef-E = Qué hace resiliente a un arrecife, y qué pueden hacer las personas.

## Plans

teach-plans = Planes según el tiempo que hay
teach-plans-homework = Si Antes es tarea, los estudiantes se unen a la clase en la lección anterior, anotan su código y responden donde puedan abrir los laboratorios, por ejemplo en la red de la escuela en una hora libre. Quienes no han respondido lo hacen mientras los demás se unen.
teach-plans-talk = Una votación después de Antes lleva cuatro o cinco minutos: votar, conversar, votar otra vez, mostrar. En cada parada para conversar, la pantalla muestra lo que mantiene viva una conversación:
teach-plans-late = Si un tercio de la clase llega tarde, empieza con quienes están. Forma mesas con todos los que se han unido; por los que faltan juegan bots. Quien llega tarde ocupa desde Clase el puesto de un bot y sigue desde allí, con el arrecife, la especie o la mano tal como los dejó el bot. Las preguntas de después del juego son también sobre esa partida.
teach-plan-sum = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
} en { $minutes } minutos
teach-plan-sitting = Sesión { $number }: { $minutes } minutos
teach-plan-once = { $minutes } minutos
teach-plan-head-step = Qué
teach-plan-head-minutes = Minutos
teach-plan-one-lesson = Una clase de 60 minutos: dos rondas, y las preguntas de antes
teach-plan-short-lesson = Una clase de 45 minutos: dos rondas, con arrecifes fundados por bots
teach-plan-two-sittings = Dos clases de una hora: tres rondas, con arrecifes que funda la clase
teach-plan-practice-first = Dos clases de una hora, primero practicar
teach-plan-hour-and-a-half = Una hora y media: tres rondas, con arrecifes que funda la clase
teach-plan-two-hours = Dos horas
teach-plan-longer = Más largo: cinco rondas y las cuentas a mano
teach-plan-half-hour = Media hora: una ronda, con arrecifes fundados por bots

teach-step-welcome = Bienvenida: mirar el gráfico de nuestra pregunta, escribir lo que cada cual supone, y quién se sienta dónde
teach-step-join = Cada quien abre la dirección de la pantalla, escribe el código y un nombre; quien está listo lee la pregunta del día
teach-step-before = Las preguntas de antes del juego
teach-step-vote = Votar la pregunta de Antes con la respuesta incorrecta más frecuente, conversar con quienes están al lado y votar otra vez
teach-step-practice = La ronda de práctica, con el guía
teach-step-set-up = Elegir tableros y constructores, y decir por qué
teach-step-check-set-up = Abrir la preparación hecha en casa; cambiar un constructor si se quiere
teach-step-predict-talk = Cada mesa predice qué carta le haría más daño, y por qué
teach-step-first-round = La primera ronda, fase por fase, todos juntos
teach-step-next-round = Una ronda, con la nota y la conversación en su censo
teach-step-stop = Escribir la nota, guardar y conservar el comprobante o el código
teach-step-resume = Volver a abrir la partida y leer en voz alta la última nota
teach-step-by-hand = Calcular a mano un índice de diversidad y compararlo con el gráfico
teach-step-compare = Comparar arrecifes y mesas: quién perdió qué, y qué lo salvó
teach-step-after = Responder Después

## Talk

teach-talk = De qué conversar, carta por carta
teach-talk-lead-reef = Pasa por las mesas mientras cuentan: las notas sobre la estrategia son lo primero que los estudiantes se saltan, y es conversando al contar los puntos como aprenden.
teach-talk-cards = Cartas: { $cards }

teach-event-allen = Huracán Allen, Jamaica, 1980
    .what = En agosto de 1980, olas de hasta doce metros rompieron en la bahía de Discovery casi todos los corales cuerno de alce y cuerno de ciervo de la parte somera del frente del arrecife. Los corales masivos y los de agua más profunda perdieron mucho menos.
    .ask = ¿Qué dos rasgos decidieron qué corales vivieron? ¿Habría perdido tanto el mismo arrecife con una ola de calor?
teach-event-harvey = El huracán Harvey y los bancos Flower Garden, 2017
    .what = Harvey tocó tierra en Texas en agosto de 2017 y en algunos lugares dejó caer más de un metro de lluvia. En unas semanas, una parte de esa agua dulce y turbia llegó a los arrecifes de los bancos Flower Garden, a más de 150 kilómetros de la costa, y sus corales mostraron señales de estrés.
    .ask = ¿Cómo puede dañar a un arrecife una tormenta que no pasa por él? ¿Qué podría hacerse en tierra para que el daño fuera menor?
teach-event-diadema = La muerte de los erizos de espinas largas, 1983–84
    .what = Una enfermedad que se vio por primera vez frente a Panamá en enero de 1983 recorrió el Caribe en cosa de un año y mató a más de nueve de cada diez erizos de espinas largas. Donde también había pocos peces herbívoros, las algas cubrieron los arrecifes en meses. En 2022 empezó otra mortandad.
    .ask = ¿Por qué la pérdida de un solo herbívoro cambió arrecifes que se habían mantenido tanto tiempo? ¿Quién más podría haber hecho su trabajo?
teach-event-parrotfish = Peces loro protegidos en Belice, 2009
    .what = En 2009, Belice prohibió pescar peces loro y otros peces herbívoros. Habían disminuido, porque los peces más grandes empezaban a faltar y las redes se echaban para lo que quedaba.
    .ask = En el juego el depredador viene del mar. ¿Quién es en una bahía donde se pesca? ¿Qué hace una norma sobre la pesca que no hace una norma sobre el agua?
teach-event-kaneohe = Aguas residuales en la bahía de Kāne‘ohe, Hawái, hasta 1978
    .what = Durante décadas, aguas residuales tratadas alimentaron las algas y el plancton de la bahía, y un alga verde de burbujas creció sobre los corales. En 1977 y 1978 los desagües se llevaron mar adentro y los corales empezaron a volver; el alga siguió allí varios años.
    .ask = ¿Qué tiene que cambiar antes de que puedan ganar los herbívoros? ¿Por qué no vuelve un arrecife el mismo día en que acaba la causa?
teach-event-miami = El dragado del puerto de Miami, 2013–15
    .what = De 2013 a 2015 se hizo más hondo un canal para barcos. El sedimento fino se posó en el arrecife de al lado, y muchos corales quedaron enterrados o debilitados, justo en años de calor y enfermedad.
    .ask = ¿Qué factores de estrés coincidieron? ¿Qué constructores del juego habrían vivido allí?
teach-event-great-barrier-reef = Olas de calor en la Gran Barrera de Coral desde 1998
    .what = Grandes partes del arrecife se blanquearon en 1998, 2002, 2016, 2017, 2020, 2022 y 2024. En 2016 murieron unos tres de cada diez corales de agua somera, casi todos en el norte; los ramificados y los que crecen en forma de placa perdieron más que los masivos.
    .ask = Si los años de calor llegan cada vez más seguidos, ¿qué pasa entre uno y otro? ¿Qué corales dejan las crías de la próxima generación?
teach-event-recruits = Pocos corales jóvenes en la Gran Barrera de Coral, 2018
    .what = Después de los dos blanqueamientos de 2016 y 2017, en las placas que se colocaron se asentó un 90 % menos de larvas de coral que en los años anteriores.
    .ask = ¿Cómo se nota la pérdida de progenitores en la ronda siguiente? ¿Qué es el Triángulo de Coral del juego en el mar de verdad?
teach-event-florida = La ola de frío frente a Florida, enero de 2010
    .what = Durante casi dos semanas, el agua de los Cayos de Florida estuvo más fría de lo que pueden soportar sus corales. Murió en promedio uno de cada diez, y muchos más cerca de la costa.
    .ask = El calor mata corales y el frío también. ¿Qué dice eso de su nicho?
teach-event-tissue-loss = La enfermedad de pérdida de tejido en corales duros, desde 2014
    .what = Se vio por primera vez frente a Miami en 2014 y desde entonces se ha extendido por gran parte del Caribe. Afecta a más de veinte especies, y algunos corales pilar y corales laberinto casi han desaparecido de costas enteras.
    .ask = ¿Por qué una enfermedad se propaga más deprisa por lo que más abunda? ¿Cómo la frena la diversidad?
teach-event-dead-zone = La zona muerta del golfo de México, todos los veranos
    .what = El fertilizante que trae el Misisipi alimenta las algas, y al pudrirse estas agotan el oxígeno cerca del fondo. En 2017 la zona fue la más grande medida hasta ahora: más de 22 000 kilómetros cuadrados.
    .ask = Sigue un grano de fertilizante desde un campo hasta un arrecife. ¿En qué punto del camino se podría detener?
teach-event-indian-ocean = El tsunami del océano Índico, 26 de diciembre de 2004
    .what = La mayoría de los arrecifes perdió poco y a trozos: corales mesa volcados, escombros, lodo. Al oeste de Sumatra, los terremotos de 2004 y 2005 además levantaron fuera del agua arrecifes enteros.
    .ask = ¿Por qué una ola que mata a tantas personas puede dañar menos a un arrecife que un verano caluroso?
teach-event-cup-corals = Corales copa anaranjados en el Atlántico, desde los años 1940
    .what = Unos corales copa del Pacífico, que llegaron casi seguro en los cascos de los barcos, se conocen en Puerto Rico y Curazao desde 1943 y en Brasil desde finales de los años 1980. No necesitan luz, crecen deprisa y desplazan a lo que vivía allí.
    .ask = ¿Por qué gana un recién llegado? ¿Está sano un arrecife lleno de un solo coral?
teach-event-jamaica = Jamaica, de 1980 a los años 1990: una cosa tras otra
    .what = La pesca se había llevado los peces herbívoros, un huracán rompió los corales ramificados en 1980 y los erizos murieron en 1983. El coral vivo bajó de la mitad del fondo, más o menos, a unas pocas partes de cada cien, y las algas ocuparon su lugar.
    .ask = ¿A cuál de las tres cosas habría sobrevivido el arrecife, si hubiera venido sola? ¿Cuántas rondas tranquilas necesita tu propio arrecife?
teach-event-petm = El Máximo Térmico del Paleoceno–Eoceno, hace 56 millones de años
    .what = Una enorme emisión de carbono, a lo largo de algunos miles de años, calentó la Tierra cinco grados Celsius o más. El mar profundo se volvió tan ácido que disolvió el lodo de carbonato; en agua profunda se extinguió entre un tercio y la mitad de los seres de una sola célula con concha que vivían en el fondo, y los arrecifes de coral se redujeron.
    .ask = ¿Qué se parece a lo de hoy y qué no: cuánto, a qué velocidad, desde dónde? ¿Qué dos rasgos salvaban de esta carta a un constructor?
teach-event-end-triassic = El final del Triásico, hace 201 millones de años
    .what = La lava cubrió la tierra en la que se abrió el Atlántico central, y sus gases calentaron y acidificaron el mar. Se perdieron unas tres de cada cuatro especies. Los arrecifes construidos por corales y esponjas desaparecen de las rocas, y pasaron millones de años hasta que hubo otra vez arrecifes grandes.
    .ask = ¿Cómo tendría que ser tu gráfico de rangos en un caso así? ¿Cómo sabrías que un tipo está extinto, y no solo que nadie lo vio?
teach-event-cretaceous = Las lutitas negras del Cretácico, hace 94 millones de años
    .what = En una Tierra muy cálida, las partes profundas de varios océanos se quedaron sin oxígeno durante medio millón de años, más o menos. El plancton muerto no se pudría, y se acumuló un lodo negro, rico en carbono; una parte del petróleo de hoy viene de esas rocas.
    .ask = ¿Por qué el agua cálida contiene menos oxígeno? ¿Qué profundidad de tu tablero fue el refugio?
teach-event-black-sea = El mar Negro, hoy
    .what = El agua dulce de los ríos queda encima del agua salada y apenas se mezcla con ella. Por debajo de los 100 a 200 metros no hay oxígeno desde hace miles de años, y allí solo viven microbios.
    .ask = ¿Qué tendría que mezclarse para que vivieran animales allí? ¿Qué constructor del juego podría?
teach-event-oysters = Larvas de ostra frente a Oregón, de 2005 a 2009
    .what = Los criaderos de la costa perdieron en varios veranos casi todas sus larvas de ostra, cuando el viento hizo subir agua fría y profunda, rica en dióxido de carbono. Ahora miden el agua y corrigen su acidez.
    .ask = ¿Por qué es más ácida el agua fría y profunda? ¿Por qué son las crías las primeras en sufrirlo?
teach-event-last-glacial = La última glaciación, hace unos 21 000 años
    .what = Había tanta agua congelada en tierra que el mar estaba más de 120 metros más bajo. Los arrecifes de hoy eran entonces colinas de caliza. El coral cuerno de alce que se perforó frente a Barbados muestra cómo los arrecifes siguieron después al mar que subía.
    .ask = ¿Dónde estaban los corales de la Gran Barrera cuando esta era tierra firme? ¿Para qué da tiempo un cambio lento que uno rápido no da?
teach-event-ordovician = El final del Ordovícico, hace unos 445 millones de años
    .what = Creció el hielo sobre el polo sur, y los mares someros de entonces se vaciaron y se enfriaron. Se perdieron más de cuatro de cada cinco especies marinas, en dos golpes: cuando llegó el hielo y cuando se fue.
    .ask = Golpearon dos cosas a la vez. ¿Cuáles de tus constructores podrían sobrevivir a las dos, y de dónde les habría venido eso?

## What to watch for

teach-watch = En qué fijarse
teach-watch-need = “Mutó porque lo necesitaba.”
    .say = Pregunta quién tiró, y si el dado sabía qué carta venía. Primero llega la mutación, por azar; la catástrofe separa después.
teach-watch-one-adapts = “Mi coral se adaptó al calor.”
    .say = Pregunta qué coral: en el juego, el que vivió nació así. Los corales de verdad pueden acostumbrarse a algo de calor (aclimatación), pero eso no está en sus genes y tiene un límite. La que se adapta es la población, de ronda en ronda.
teach-watch-fittest = “Sobrevive el más fuerte.”
    .say = Compara dos cartas en un mismo arrecife. El esqueleto fuerte que salvó a un coral de las olas no sirvió de nada en el agua ácida. El más apto es el que deja más descendientes en ese lugar.
teach-watch-all-bad-mutations = “Las mutaciones son malas”, o “las mutaciones son buenas”.
    .say = Busca una que haya sido las dos cosas: tolerancia al calor con un esqueleto más débil. Y después una que no hiciera nada, como la mayoría.
teach-watch-wants = “El arrecife quiere recuperarse.”
    .say = Pide la misma frase sin “quiere”, “intenta” ni “necesita”.
teach-watch-gone-is-extinct = “Está extinto”, de un tipo que un vecino todavía tiene.
    .say = Miren primero los demás arrecifes. Después pregunta cómo podría volver.
teach-watch-coral-is-rock = “Los corales son rocas”, o “los corales son plantas”.
    .say = Un animal que construye roca y da casa a algas: que encuentren las tres cosas en la ficha del organismo.
teach-watch-algae-are-bad = “Las algas son malas para los arrecifes.”
    .say = Aquí juegan tres clases: las de dentro de los corales los alimentan, las que forman carbonato unen el arrecife, y solo las carnosas lo asfixian.
teach-watch-count-is-richness = “Cuarenta constructores: mi arrecife es muy diverso.”
    .say = Abre la suma: cuarenta de un solo tipo son una riqueza de uno.
teach-watch-deep-is-safe = “El agua profunda es segura.”
    .say = Que ordenen las cartas por profundidad. Las tormentas no llegan a lo profundo; la falta de oxígeno y el agua ácida suben desde allí.
teach-watch-storm-in-a-million-years = “En un millón de años hubo un huracán.”
    .say = Una ronda es una muestra, no un diario: en tanto tiempo hay miles de tormentas. Pregunta qué más deja fuera el juego: crías con dos progenitores cuyos genes se mezclan, y corales que se acostumbran al calor.
teach-watch-last-seen = “Desapareció en su último censo.”
    .say = Entonces se vio, y en el siguiente ya no: fue en algún momento entre los dos. Con los fósiles hay la misma duda, pues el último que se encuentra difícilmente es el último que vivió.

## Rubrics

teach-rubrics = Rúbricas de las preguntas abiertas
teach-rubrics-lead = Cada respuesta abierta se califica con estos niveles. Califica lo que dice, no lo larga que es.
teach-rubrics-none = El banco de preguntas no tiene preguntas abiertas.
teach-rubric-model = Una buena respuesta:
teach-rubric-level = { $level ->
    [one] { $level } punto
   *[other] { $level } puntos
}
teach-rubric-goals = Objetivos { $goals }

## Alignment

teach-standards = Estándares NGSS de Estados Unidos
teach-standards-lead = Qué pide cada uno, en pocas palabras, y los objetivos de este laboratorio que le sirven.
teach-head-standard = Estándar
teach-head-what = En este laboratorio
teach-head-goals = Objetivos
teach-standard-ms-ls2-4 = Argumentar con pruebas que un cambio en las partes vivas o no vivas de un ecosistema cambia sus poblaciones: con el registro de una carta.
teach-standard-ms-ls4-1 = Leer en un registro patrones de existencia, diversidad y extinción: con el gráfico de rangos.
teach-standard-ms-ls4-4 = Explicar cómo la variación heredada aumenta en algunos la probabilidad de sobrevivir y de tener crías: con un constructor que sobrevivió.
teach-standard-ms-ls4-6 = Mostrar con números cómo un rasgo se hace más o menos común: contar una mutación en cada censo.
teach-standard-hs-ls2-2 = Usar las matemáticas para explicar qué influye en la biodiversidad y en las poblaciones a distintas escalas: alfa, beta y gamma del arrecife y de la mesa.
teach-standard-hs-ls2-6 = Valorar la afirmación de que los ecosistemas se mantienen casi iguales en condiciones estables y pueden volverse otros cuando las condiciones cambian: arrecifes antes y después de su peor carta.
teach-standard-hs-ls2-7 = Proponer y mejorar una manera de reducir el efecto de las personas en la biodiversidad: elegir una carta que la gente empeora.
teach-standard-hs-ls4-2 = Explicar la evolución por lo que hace falta: muchas crías, variación heredada, poco sitio, más crías de quienes encajan mejor.
teach-standard-hs-ls4-3 = Usar la estadística para mostrar que quienes llevan un rasgo heredado útil se vuelven una parte mayor.
teach-standard-hs-ls4-4 = Explicar con pruebas cómo la selección hace que una población esté adaptada.
teach-standard-hs-ls4-5 = Valorar las pruebas de que las condiciones que cambian hacen crecer unas especies y acaban con otras.
teach-standard-hs-ess2-7 = Argumentar que la vida y los demás sistemas de la Tierra cambian juntos: dióxido de carbono, oxígeno y arrecifes.
teach-standard-hs-ess3-6 = Mostrar cómo las personas cambian las relaciones entre la tierra, el aire, el mar y la vida: nutrientes, calor, acidez.

teach-outcomes = Resultados de aprendizaje en la universidad
teach-outcome-traits = Predecir, a partir de rasgos funcionales, a qué profundidad vive un organismo y qué lo elimina.
teach-outcome-selection = Explicar el cambio de una población por variación, herencia y selección, sin finalidad, y distinguir la selección del azar.
teach-outcome-disturbance = Comparar perturbaciones de pulso y de presión, y mostrar cómo importan su orden y su coincidencia.
teach-outcome-ranges = Dibujar y leer gráficos de rangos, distinguir extirpación y extinción, y decir qué muestra y qué no muestra una última aparición.
teach-outcome-diversity = Calcular e interpretar la riqueza, los índices de Shannon y Simpson, los números de Hill, la equidad y la diversidad alfa, beta y gamma, y decir cuándo no está definido cada uno.
teach-outcome-management = Valorar una medida de conservación por la parte de la resiliencia a la que sirve.
teach-outcome-models = Nombrar lo que una simulación deja fuera, y contrastar sus resultados con series medidas.

## Going further

teach-sources = Fuentes
teach-sources-lead = Quién descubrió lo que dicen el glosario, las cartas y las preguntas
teach-extensions = Para ir más lejos
teach-extension-left-out = Lo que el modelo deja fuera, para conversar: crías con dos progenitores cuyos genes se mezclan; corales que se acostumbran al calor; almejas gigantes, que necesitan agua con mucha luz (en el juego viven en agua media y profunda); esponjas incrustantes con agujas de sílice, como la Crambe crambe del juego impreso (aquí cuentan como calcáreas). ¿Qué cambiaría cada cosa?
teach-extension-tables = Mesas contra mesas: entonces los puestos de una mesa comparten lo que saben e intercambian por el bien de la mesa.
teach-extension-one-ocean = La clase como un solo océano: sumen todas las mesas. ¿Qué tipos están extintos en la clase, y cuáles son su gamma y su beta entre mesas?
teach-extension-local-fossils = Otros organismos: cambia en data/reef los rasgos, las profundidades o quién da cobijo, para que los constructores sean los de las rocas de tu zona, los de tu colección o los del período que enseñas.
teach-extension-predator = Nombrar al depredador según el período: las personas, un tiburón, un ictiosaurio, un placodermo.
teach-extension-earth-system = Los sistemas de la Tierra: para cada carta, dibujen flechas desde la tierra, el aire, el hielo y el mar profundo hasta el arrecife. ¿Qué flechas hace más gruesas la gente?
teach-extension-epigenetics = Estrés reproductivo: el entorno puede cambiar cómo se usan los genes sin cambiar los genes. Pregunta qué sería distinto si esos cambios se heredaran.
teach-extension-people = La parte de la gente: da a una mesa una acción por ronda, como no pescar o evitar los vertidos, que anula una carta de esa clase. ¿Qué acción salvó más, y quién tendría que estar de acuerdo?
teach-extension-fewer-cards = Menos cartas: al preparar una partida, elige solo una parte de un mazo según el tema, como el clima o la acción humana.
teach-extension-mutated-triangle = Un Triángulo de Coral más rico: que sus constructores muten al preparar la partida, o al tomarlos. Las dos cosas son opciones.
teach-extension-standing-stacks = Arrecifes que crecen hacia arriba: deja las pilas en pie entre rondas, y una casilla profunda se vuelve más somera. Se parece más a la naturaleza, y es más difícil de recordar.
teach-extension-scoring = Otra puntuación: multiplica las rondas, o da una bonificación a todos los puestos cuando cada uno haya ganado una ronda, y mira si alguien juega de otra manera.
teach-extension-real-series = Arrecifes de verdad: en data/science hay cobertura de coral, estrés por calor y géneros fósiles. Dibuja una de esas series junto a las curvas de tu clase.
teach-extension-programming = Para quienes programan: el segundo cuaderno juega miles de partidas de bots. Que pongan a prueba una estrategia y digan cuánta seguridad tienen.
