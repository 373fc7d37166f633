### The teacher notes of Climate Change in Spanish. A teacher is *tú*, students of the class are *ellos*.
###
### Families: teach-

teach-lead-climate = Cómo llevar el laboratorio con lectores desde los 8 años, de qué conversar, en qué fijarse y cómo calificar las respuestas abiertas.
teach-talk-lead-climate = Para una o dos veces cuando el clima acaba de cambiar, antes de que nadie mueva: ¿quién está en peligro, y qué salidas hay? Estos casos muestran lo mismo en la naturaleza.

## Before the class

teach-before-climate-1 = A la clase se le preguntan las mismas ideas antes y después del juego, con otros ejemplos: doce, o seis en el plan de una clase y cinco si tiene menos de 10 años. El panel compara las dos. Que la clase responda antes de que nadie abra “Cómo se juega” o el glosario. Las preguntas se pueden leer juntos en voz alta, o dar como tarea.
teach-before-climate-2 = Donde más se conversa es con tres especies en una mesa. Con uno o dos estudiantes, deja que los bots jueguen las demás.
teach-before-climate-3 = Dos estudiantes pueden compartir una especie: uno lleva las cartas, otro lee el mapa, y deciden juntos.
teach-before-climate-4 = Diez rondas van bien en una clase de una hora, y ocho en una de 45 minutos. Una ronda es más o menos un millón de años. Gana quien haya vivido en más hábitats al final, así que nadie tiene que llegar al cuarto.
teach-before-climate-5 = El cambio de origen humano es una opción de una partida nueva: elige la ronda desde la que el clima cambia todas las veces. Los planes de una sola clase lo ponen desde la mitad del juego. Para ahí, mira con la clase los animales de una especie y pregunta cuáles seguirían vivos. En el juego impreso, un dado decide si la gente trae calor o frío. En la realidad trae calor: pon en 100 los cambios *que calientan* si no quieres explicarlo. Los planes lo hacen si la clase tiene menos de 10 años.
teach-before-climate-6 = Di con claridad que el juego es lento donde la gente es rápida. Una ronda es un millón de años, y el calentamiento de hoy ha tardado poco más de un siglo. Di también que en nuestro mapa solo el calor decide dónde está un hábitat. En la Tierra decide también la lluvia, y en la última edad de hielo, que fue seca, la sabana se extendió.

teach-before-climate-7 = Cuánto dura: en 500 partidas de tres bots sin última ronda, en la mitad alguien tenía los cuatro hábitats a las 20 rondas, y la mitad de las partidas terminó entre las rondas 15 y 27. En diez rondas llegó tan lejos apenas una de cada cuarenta; por eso, después de diez rondas gana quien haya vivido en más hábitats.
teach-before-climate-8 = Qué esperar del experimento: en 500 partidas de tres bots, de diez rondas, se extinguieron en promedio { NUMBER(0.7) } especies, y { NUMBER(1.3) } con cambio de origen humano desde la primera ronda. En una mesa de tu clase puede salir al revés, por azar. Cinco mesas contra cinco no muestran diferencia, o muestran la contraria, en una de cada seis clases, aun con cambio de origen humano desde la ronda 1 (desde la ronda 3: en una de cada cuatro). Con diez contra diez pasa en una de cada catorce. Por eso suma las mesas de otra clase, y haz el experimento en sus pasos de 10, 100 y 1000: la clase dice desde qué paso confiaría en la respuesta.
teach-before-climate-9 = Si un tercio de la clase llega tarde, empieza a tu hora. Los bots ocupan los puestos vacíos. Después, “Dar puesto a … nuevos”, en el panel, da a quienes llegan los puestos de los bots en mesas que ya están jugando, y mesas nuevas a los demás.

teach-goal-climate-A = Por qué los hábitats están donde están, y quién puede vivir en ellos.
teach-goal-climate-B = Qué son los genes y las variantes, y qué hacen las mutaciones beneficiosas, neutras y deletéreas.
teach-goal-climate-C = Qué puede hacer una especie cuando su hábitat se aleja: moverse, adaptarse o extinguirse.
teach-goal-climate-D = Por qué importa la rapidez del cambio, qué tiene que ver la gente con ella, y qué pueden mostrar muchas partidas que una sola no puede.
teach-goal-climate-E = Cómo la selección natural hace que las poblaciones se adapten a su entorno, sin ningún plan.

## Plans

teach-plan-climate-first = Una clase de 60 minutos: diez rondas y el experimento
teach-plan-climate-short = Una clase de 45 minutos: ocho rondas y el experimento
teach-plan-climate-two-lessons = Dos clases cortas: el juego, y después el experimento
teach-plan-climate-compare = Una hora y media: mesas con y sin cambio de origen humano
teach-plan-climate-whole-game = Dos horas: el juego entero
teach-plan-climate-half-hour = Media hora: seis rondas y el experimento

teach-step-climate-welcome = Bienvenida: la pregunta del día (¿por qué se extinguieron los mamuts y los renos no?), y quién se sienta dónde
teach-step-climate-before = Las preguntas de antes del juego
teach-step-climate-one-turn = Un turno juntos: tomar carta, tirar, mover, adaptar; leer el mapa y el genoma
teach-step-climate-play = Jugar; parar en un cambio de clima y decir quién está en peligro
teach-step-climate-experiment-short = Predecir y hacer el experimento en la pantalla (en el panel: Pantalla, luego Experimento): muchas partidas con y sin personas, y leer los dos montones
teach-step-climate-play-halves = Jugar: la mitad de las mesas con cambio de origen humano desde la ronda 1, la otra mitad sin él
teach-step-climate-save = Guardar, y anotar dónde está cada especie y por qué
teach-step-climate-tracks = Leer los recorridos: cada mesa cuenta un movimiento, una adaptación y una extinción
teach-step-climate-compare-tables = Sumar las extinciones de las dos mitades de la clase: ¿basta para juzgar? Adivinar cuántas veces diez mesas engañan a una clase, y verlo luego en el experimento con 10, 100 y 1000
teach-step-climate-predict = Predecir el experimento: ¿qué montón quedará más a la derecha, y se solaparán?
teach-step-climate-experiment = Hacer el experimento con 10, 100 y 1000 partidas, leer los dos montones en cada paso y decir desde cuál se puede confiar
teach-step-climate-why-speed = Conversar: ¿por qué importa la rapidez del cambio? ¿Qué podría ayudar ahora a las especies?
teach-step-climate-after = Responder las preguntas de después del juego y volver a la pregunta del día

## Talk

teach-event-climate-last-ice-age = Bosques en marcha después de la última edad de hielo
    .what = Hace unos 20 000 años el hielo cubría el norte de Europa y de América, con tundra al sur. Al hacer más calor, los árboles se extendieron hacia el norte unos cientos de metros al año. El polen del lodo de los lagos muestra cuándo llegó cada tipo. La mayor parte del calentamiento tardó varios miles de años.
    .ask = ¿Qué salida tomaron los robles: moverse, adaptarse o extinguirse? ¿Y si su clima se hubiera movido diez veces más deprisa?
teach-event-climate-green-sahara = El Sáhara verde, hace unos 11 000 a 5000 años
    .what = Donde hoy hay desierto había lagos y praderas, con hipopótamos, jirafas y personas que los pintaban en las rocas. Después las lluvias se fueron hacia el sur, y la sabana se fue con ellas.
    .ask = ¿Adónde habrían podido ir esos animales en nuestro mapa? ¿Cuáles no pudieron seguir a la sabana?
teach-event-climate-first-horses = Caballos pequeños de un mundo cálido, hace 56 millones de años
    .what = Cuando la Tierra se calentó cinco grados o más en unos miles de años, uno de los primeros caballos, que ya no era más grande que un gato, se hizo un tercio más pequeño a lo largo de los 130 000 años siguientes. Cuando volvió a hacer más frío, los caballos crecieron. Lo muestran sus dientes, hallados en las rocas de Wyoming.
    .ask = ¿Qué carta de gen sería esa? ¿Encogió algún caballo?
teach-event-climate-mammoths = Los últimos mamuts, hace unos 4000 años
    .what = Los mamuts lanudos vivían en praderas frías y secas. Al hacer más calor, esa tierra se redujo, y la gente los cazaba. Los últimos resistieron en la isla de Wrangel, en el océano Ártico, cuando las grandes pirámides de Egipto ya estaban en pie.
    .ask = ¿Cuál fue su refugio? Se juntaron dos causas. ¿Podrías distinguirlas?
teach-event-climate-sticklebacks = Peces espinosos en lagos nuevos
    .what = Los espinosos del mar llevan placas de hueso, y unos pocos tienen una variante con menos placas que allí no cambia gran cosa. Cuando el hielo se retiró y se formaron lagos, los espinosos llegaron al agua dulce, y esa vieja variante se hizo común en un lago tras otro.
    .ask = ¿Se hizo la variante para los lagos? ¿Qué habría pasado sin ella?
teach-event-climate-pocket-mice = Ratones oscuros sobre lava oscura
    .what = Los ratones de abazones de los desiertos de Arizona y Nuevo México son de color arena sobre la arena y oscuros sobre la lava. El pelaje oscuro viene de mutaciones, y no de las mismas en cada campo de lava: surgió más de una vez. Los búhos ven y cazan a los ratones que destacan.
    .ask = ¿Es buena o mala la mutación oscura? ¿La causó la roca?
teach-event-climate-hares = Liebres blancas sin nieve, ahora
    .what = Las liebres americanas se vuelven blancas en otoño según lo largos que son los días, no según la nieve. Donde la nieve llega más tarde y se derrite antes, las liebres blancas están sobre suelo pardo, y se cazan más. En lugares templados algunas liebres siguen pardas, y eso se hereda.
    .ask = ¿Qué liebres dejarán más crías cuando los inviernos sean más suaves? ¿Y si no existiera la variante parda?
teach-event-climate-pikas = Picas de las montañas de América, ahora
    .what = Las picas, parientes pequeñas de los conejos, viven entre piedras en lo alto y pronto tienen demasiado calor. En varios lugares cálidos y bajos de la Gran Cuenca donde vivían en el siglo pasado, hoy no se encuentra ninguna; otras siguen viviendo en las alturas frescas.
    .ask = ¿Dónde está el borde de su mapa? ¿En qué casilla mirarías ahora?
teach-event-climate-greening-tundra = Arbustos en la tundra, ahora
    .what = El Ártico se calienta varias veces más deprisa que la Tierra en promedio. Los arbustos crecen más y se extienden por la tundra, y los alces y los castores los siguen hacia el norte.
    .ask = ¿Qué especies ganan y cuáles pierden? ¿Por qué no puede la tundra irse sin más hacia el norte?
teach-event-climate-melomys = El melomis de Bramble Cay, visto por última vez en 2009
    .what = Este roedor vivía en una sola isla de la Gran Barrera de Coral, de unos cientos de metros de largo y, como mucho, tres metros por encima del mar. El agua alta le quitó una y otra vez casi todas sus plantas. Se piensa que es el primer mamífero perdido por el cambio climático que causa la gente.
    .ask = ¿Qué le habría hecho falta: otra casilla, otras cartas o más tiempo?
teach-event-climate-wildlife-bridges = Puentes para animales
    .what = En Banff, en Canadá, más de cuarenta puentes y túneles llevan a los animales al otro lado de una autopista. Los usan osos, uapitíes, lobos y muchos otros. Con vallas a lo largo de la carretera, los choques con animales grandes bajaron cerca de un 80 %.
    .ask = En el juego, una casilla ocupada cierra el paso. ¿Qué cierra el paso donde vives, y qué lo abriría?

## What to watch for

teach-watch-climate-need = “Le tocó la carta porque la necesitaba.”
    .say = Pregunta si el mazo sabía algo del clima. Miren una carta que no servía de nada cuando llegó. La mayoría son así.
teach-watch-climate-one-adapts = “Mi animal se adaptó.”
    .say = Pregunta a cuántos animales representa la figura, y cuántas generaciones caben en una ronda. Una población se adapta cuando algunos de sus miembros dejan más crías.
teach-watch-climate-prepares = “Mi especie se preparó para el frío.”
    .say = Se preparó quien juega: conoce las reglas y ve el mapa. Pregunta qué sabe una especie del próximo millón de años. Lo que sirve más tarde estaba allí por otra razón, o por ninguna.
teach-watch-climate-fittest = “Sobrevive el más fuerte.”
    .say = Pregunta qué valor es el más fuerte. El cuatro es el mejor en la tundra y el peor en la sabana. Cuál sirve depende del lugar.
teach-watch-climate-forests-stay = “Los bosques se quedan donde están.”
    .say = Pon un dedo en una casilla y recorre los cinco climas. Después pregunta cómo viajan los árboles.
teach-watch-climate-only-how-far = “Cuatro grados son cuatro grados.”
    .say = Pregunta cuántas cartas se toman en una ronda y cuántas en diez. Tiempo es lo que necesitan las cartas y los pasos.
teach-watch-climate-one-game = “No perdimos a nadie, así que un cambio rápido no hace daño.”
    .say = Reúne en la pizarra las extinciones de todas las mesas. Una mesa es como una tirada de muchos dados.
teach-watch-climate-overlap = “Los montones se solapan, así que no hay diferencia.”
    .say = Compara las cimas y las medias. También la estatura de los niños y la de los adultos se solapan, y aun así un grupo es más alto.
teach-watch-climate-comes-back = “Mi especie volvió.”
    .say = Pregunta qué quedó de ella. No quedaron ni genes ni cartas. La figura es una especie nueva de la sabana.
teach-watch-climate-cold-day = “Nevó, así que no hace más calor.”
    .say = Eso era el tiempo atmosférico. Pregunta en cuántos inviernos habría que contar los días de nieve.
teach-watch-climate-all-bad = “Las mutaciones son malas”, o “las mutaciones son buenas”.
    .say = Toma una carta, pelaje +1, y pregunta para cada hábitat si allí ayuda. Después miren las cartas neutras: en la naturaleza, la mayoría de las mutaciones se parecen más a ellas.
teach-watch-climate-million-years = “La gente tardará millones de años en cambiar el clima.”
    .say = La ronda es un millón de años porque adaptarse es lento. Traza una línea de un metro para una ronda: el tiempo desde las primeras máquinas de vapor es un cuarto de milímetro.

## Alignment

teach-standard-climate-3-ess2-2 = Reunir y combinar información sobre los climas de distintas regiones: con los cuatro hábitats y su mapa.
teach-standard-climate-3-ls3-1 = Mostrar con datos que los rasgos se heredan y varían dentro de un grupo: con los genomas de una mesa.
teach-standard-climate-3-ls4-2 = Explicar cómo las diferencias entre los miembros de una especie pueden ayudar a algunos a sobrevivir y tener crías: con el pelaje espeso y el ralo.
teach-standard-climate-3-ls4-3 = Argumentar que en un hábitat a unos organismos les va bien, a otros menos bien y otros no pueden vivir: con una casilla a lo largo de los cinco climas.
teach-standard-climate-3-ls4-4 = Valorar lo que la gente propone cuando un lugar cambia y pueden vivir en él otras especies: corredores, cambios más lentos, hábitats más grandes.
teach-standard-climate-ms-ls3-1 = Describir por qué los cambios en los genes pueden dañar, ayudar o no cambiar nada: con los tipos de cartas.
teach-standard-climate-ms-ls4-4 = Explicar cómo la variación heredada aumenta la probabilidad de que algunos sobrevivan y tengan crías: con una variante que ya estaba antes de ayudar.
teach-standard-climate-ms-ls4-6 = Usar números para mostrar cómo la selección hace los rasgos más o menos comunes: con la parte de las especies que están adaptadas, ronda por ronda.
teach-standard-climate-ms-ess3-5 = Preguntar qué ha causado el calentamiento del último siglo: con las preguntas sobre quemar combustibles, el Sol y el ozono.
teach-standard-climate-hs-ls4-4 = Explicar con pruebas cómo la selección hace que una población esté adaptada.
teach-standard-climate-hs-ls4-5 = Sopesar las pruebas de que unas condiciones que cambian hacen que unas especies se extiendan y otras desaparezcan: con el experimento.

teach-outcome-climate-niche = Predecir, a partir de los rasgos de una especie y de un mapa, qué casillas le quedan abiertas cuando cambia el clima, y nombrar refugios y barreras.
teach-outcome-climate-mutation = Distinguir la mutación de la selección, la variación que ya existía de la nueva, y la exaptación de la previsión.
teach-outcome-climate-rate = Comparar extinciones como recuentos y como tasas, y explicar por qué importa la rapidez del cambio además de su tamaño.
teach-outcome-climate-simulation = Comparar dos distribuciones de una simulación, decir qué muestra y qué no muestra su solapamiento, y nombrar lo que el modelo deja fuera.

teach-extension-climate-own-map = Tu propio mapa: cambia las filas de data/climate/map.toml para que se parezca a tu continente. El laboratorio dice qué le falta a un mapa.
teach-extension-climate-own-start = ¿Cuándo empieza la gente? Que cada mesa elija la ronda desde la que el clima cambia todas las veces, y comparen.
teach-extension-climate-only-warmer = Solo más calor: una opción hace que suban casi todos los cambios que causa la gente. ¿Qué hábitat gana, y por cuánto tiempo?
teach-extension-climate-tables = La clase como un solo mundo: suma todas las mesas. ¿A qué hábitat llegaron las especies en último lugar? ¿En cuál se extinguieron más?
teach-extension-climate-real-animals = Animales de verdad: busca para cada hábitat un animal de cada continente que viva en él. ¿Qué tienen en común?
teach-extension-climate-by-hand = A mano: dibuja el clima y tus tres genes en papel cuadriculado antes de mirar los gráficos.
teach-extension-climate-pollen = Datos de verdad: busca datos del polen de un lago cerca de donde vives. ¿Qué árboles llegaron después del hielo, y en qué orden?
teach-extension-climate-better-model = Un modelo mejor: ¿qué regla cambiarías, una sola, para que el juego se parezca más a la naturaleza? ¿Qué mostraría entonces el experimento?
