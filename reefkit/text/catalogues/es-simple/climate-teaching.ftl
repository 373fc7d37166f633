### The teacher notes of Climate Change in easier Spanish.

teach-lead-climate = Cómo llevar el laboratorio con lectores desde los 8 años. De qué conversar. En qué fijarse. Cómo calificar las respuestas abiertas.
teach-talk-lead-climate = Para cuando el clima acaba de cambiar. ¿Quién está en peligro, y qué salidas hay? Estos casos muestran lo mismo en la naturaleza.

## Before the class

teach-before-climate-1 = A la clase se le preguntan doce ideas antes del juego. En el plan de una clase son seis. Con menos de 10 años son cinco. Se le preguntan otra vez después, con otros ejemplos. Que responda antes de que nadie abra “Cómo se juega”. El glosario, cerrado también. Lee las preguntas en voz alta, o dalas como tarea.
teach-before-climate-2 = Donde más se conversa es con tres especies por mesa. Los bots pueden jugar las demás.
teach-before-climate-3 = Dos estudiantes pueden compartir una especie. Uno lleva las cartas, otro lee el mapa. Deciden juntos.
teach-before-climate-4 = En una hora van bien diez rondas, y en 45 minutos, ocho. Una ronda es más o menos un millón de años. Gana quien haya vivido en más hábitats.
teach-before-climate-5 = El cambio de origen humano es una opción de una partida nueva. Elige la ronda desde la que el clima cambia todas las veces. Los planes de una clase lo empiezan en la mitad del juego. Paren ahí. Miren los animales de una especie. ¿Cuáles seguirían vivos? Un dado decide si la gente trae calor o frío. En la realidad trae calor. Para mostrarlo, pon en 100 los cambios *que calientan*. Los planes para menos de 10 años ya lo hacen.
teach-before-climate-6 = Di que el juego es lento donde la gente es rápida. Una ronda es un millón de años. El calentamiento de hoy tardó poco más de un siglo. Di también que nuestro mapa solo conoce el calor. En la Tierra decide también la lluvia.
teach-before-climate-7 = Cuánto dura: tres bots jugaron 500 partidas sin última ronda. A las 20 rondas, en la mitad alguien tenía los cuatro hábitats. La mitad terminó entre las rondas 15 y 27. En diez rondas llegó tan lejos apenas una de cada cuarenta.
teach-before-climate-8 = Qué esperar del experimento: tres bots jugaron 500 partidas de diez rondas. En promedio se extinguieron { NUMBER(0.7) } especies. Con cambio de origen humano desde la primera ronda fueron { NUMBER(1.3) }. En tu mesa puede salir al revés, por azar. Cinco mesas contra cinco engañan a una clase de cada seis. Con diez contra diez es una de catorce. Por eso suma las mesas de otra clase. Después haz el experimento con 10, 100 y 1000 partidas. ¿Desde qué paso confiarías?
teach-before-climate-9 = ¿Llega tarde un tercio de la clase? Empieza a tu hora. Los bots ocupan los puestos vacíos. Después, pulsa “Dar puesto a … nuevos”. Cada uno recibe el puesto de un bot.

teach-goal-climate-A = Por qué los hábitats están donde están, y quién puede vivir allí.
teach-goal-climate-B = Qué son los genes y las variantes, y qué hacen las mutaciones.
teach-goal-climate-C = Qué puede hacer una especie cuando su hábitat se mueve: moverse, adaptarse o extinguirse.
teach-goal-climate-D = Por qué importa la rapidez del cambio. Qué hace la gente. Qué muestran muchas partidas.
teach-goal-climate-E = Cómo la selección natural hace que las poblaciones se adapten. Nadie lo planea.

## Plans

teach-plan-climate-two-lessons = Dos clases cortas: el juego, y después el experimento
teach-plan-climate-compare = Una hora y media: con y sin cambio de origen humano
teach-plan-climate-whole-game = Dos horas: el juego entero

teach-step-climate-welcome = Bienvenida: ¿por qué se extinguieron los mamuts y los renos no? Quién se sienta dónde
teach-step-climate-before = Las preguntas de antes del juego
teach-step-climate-one-turn = Un turno juntos: tomar carta, tirar, mover, adaptar; leer el mapa
teach-step-climate-play = Jugar; parar en un cambio de clima y decir quién está en peligro
teach-step-climate-play-halves = Jugar: media clase con cambio humano desde la ronda 1, media sin él
teach-step-climate-save = Guardar, y anotar dónde está cada especie y por qué
teach-step-climate-tracks = Leer los recorridos: cada mesa cuenta un movimiento, una adaptación y una extinción
teach-step-climate-compare-tables = Sumar las extinciones de las dos mitades: ¿basta para juzgar? ¿Cuántas veces engañan diez mesas? Verlo luego con 10, 100 y 1000
teach-step-climate-predict = Adivinar: ¿qué montón quedará más a la derecha? ¿Se solaparán?
teach-step-climate-experiment = Hacer el experimento con 10, 100 y 1000 partidas. ¿Cuándo confías en los dos montones?
teach-step-climate-why-speed = Conversar: ¿por qué importa la rapidez? ¿Qué podría ayudar ahora a las especies?
teach-step-climate-after = Responder las preguntas de después del juego. Volver a los mamuts

## Talk

teach-event-climate-last-ice-age = Bosques en marcha después de la última edad de hielo
    .what = Hace unos 20 000 años el hielo cubría el norte. Al sur había tundra. Después se calentó durante varios miles de años. Los árboles avanzaron hacia el norte unos cientos de metros al año. El polen del lodo de los lagos muestra cuándo llegó cada tipo.
    .ask = ¿Qué salida tomaron los robles: moverse, adaptarse o extinguirse? ¿Y si el clima se hubiera movido diez veces más deprisa?
teach-event-climate-green-sahara = El Sáhara verde, hace unos 11 000 a 5000 años
    .what = Donde hoy hay desierto, había lagos y praderas. Allí vivían hipopótamos y jirafas. La gente los pintaba en las rocas. Después las lluvias se fueron hacia el sur. La sabana se fue con ellas.
    .ask = ¿Adónde habrían podido ir esos animales en nuestro mapa?
teach-event-climate-first-horses = Caballos pequeños de un mundo cálido, hace 56 millones de años
    .what = La Tierra se calentó cinco grados o más. Tardó unos miles de años. Uno de los primeros caballos era pequeño como un gato. En 130 000 años se hizo un tercio más pequeño. Cuando volvió el frío, los caballos crecieron. Lo muestran sus dientes en las rocas.
    .ask = ¿Qué carta de gen sería esa? ¿Encogió algún caballo?
teach-event-climate-mammoths = Los últimos mamuts, hace unos 4000 años
    .what = Los mamuts lanudos vivían en praderas frías y secas. Al hacer más calor, esa tierra se redujo. Además, la gente los cazaba. Los últimos vivieron en una isla del océano Ártico. Entonces ya estaban en pie las grandes pirámides de Egipto.
    .ask = ¿Cuál fue su refugio? Se juntaron dos causas. ¿Podrías distinguirlas?
teach-event-climate-sticklebacks = Peces espinosos en lagos nuevos
    .what = Los espinosos del mar llevan placas de hueso. Unos pocos tienen una variante con menos placas. En el mar no cambia gran cosa. Cuando el hielo se retiró, llegaron a lagos nuevos. Allí esa vieja variante se hizo común una y otra vez.
    .ask = ¿Se hizo la variante para los lagos? ¿Qué habría pasado sin ella?
teach-event-climate-pocket-mice = Ratones oscuros sobre lava oscura
    .what = Estos ratones del desierto son claros sobre la arena. Sobre la lava son oscuros. El pelaje oscuro viene de mutaciones. Surgió más de una vez. Los búhos cazan a los ratones que destacan.
    .ask = ¿Es buena o mala la mutación oscura? ¿La causó la roca?
teach-event-climate-hares = Liebres blancas sin nieve, ahora
    .what = Las liebres americanas se vuelven blancas cuando se acortan los días. La nieve no cuenta para eso. Donde la nieve llega tarde, están blancas sobre suelo pardo. Se cazan más. En lugares templados algunas siguen pardas. Eso se hereda.
    .ask = ¿Qué liebres dejarán más crías cuando los inviernos sean más suaves?
teach-event-climate-pikas = Picas de las montañas de América, ahora
    .what = Las picas son parientes pequeñas de los conejos. Viven entre piedras, en lo alto, y pronto tienen demasiado calor. En varios lugares bajos y cálidos hoy no hay ninguna. Otras siguen en las alturas frescas.
    .ask = ¿Dónde está el borde de su mapa? ¿En qué casilla mirarías ahora?
teach-event-climate-greening-tundra = Arbustos en la tundra, ahora
    .what = El Ártico se calienta varias veces más deprisa que la Tierra. Los arbustos crecen más y se extienden por la tundra. Los alces y los castores los siguen hacia el norte.
    .ask = ¿Qué especies ganan y cuáles pierden? ¿Por qué no puede la tundra irse sin más?
teach-event-climate-melomys = El melomis de Bramble Cay, visto por última vez en 2009
    .what = Este roedor vivía en una isla de la Gran Barrera de Coral. La isla tiene como mucho tres metros de alto. El agua alta le quitó casi todas sus plantas. La gente cambió el clima. Puede ser el primer mamífero perdido por eso.
    .ask = ¿Qué le habría hecho falta: otra casilla, otras cartas o más tiempo?
teach-event-climate-wildlife-bridges = Puentes para animales
    .what = Una autopista cruza Banff, en Canadá. Los animales la cruzan por más de cuarenta puentes y túneles. Los usan osos, uapitíes y lobos. También hay vallas. Los choques con animales grandes bajaron cerca de un 80 %.
    .ask = En el juego, una casilla ocupada cierra el paso. ¿Qué lo cierra donde vives?

## What to watch for

teach-watch-climate-need = “Le tocó la carta porque la necesitaba.”
    .say = Pregunta si el mazo sabía algo del clima. Miren una carta que no servía de nada.
teach-watch-climate-one-adapts = “Mi animal se adaptó.”
    .say = Pregunta a cuántos animales representa la figura. Una población se adapta cuando algunos dejan más crías.
teach-watch-climate-prepares = “Mi especie se preparó para el frío.”
    .say = Se preparó quien juega, porque conoce las reglas. Una especie no sabe nada del próximo millón de años.
teach-watch-climate-fittest = “Sobrevive el más fuerte.”
    .say = Pregunta qué valor es el más fuerte. El cuatro es el mejor en la tundra. En la sabana es el peor.
teach-watch-climate-forests-stay = “Los bosques se quedan donde están.”
    .say = Pon un dedo en una casilla y recorre los cinco climas. Después pregunta cómo viajan los árboles.
teach-watch-climate-only-how-far = “Cuatro grados son cuatro grados.”
    .say = ¿Cuántas cartas se toman en una ronda? ¿Cuántas en diez? Las cartas y los pasos necesitan tiempo.
teach-watch-climate-one-game = “No perdimos a nadie, así que un cambio rápido no hace daño.”
    .say = Reúne las extinciones de todas las mesas. Una mesa es como una tirada de los dados.
teach-watch-climate-overlap = “Los montones se solapan, así que no hay diferencia.”
    .say = Compara las cimas y las medias. También la estatura de niños y adultos se solapa. Aun así, un grupo es más alto.
teach-watch-climate-comes-back = “Mi especie volvió.”
    .say = Pregunta qué quedó de ella: ni genes ni cartas. La figura es una especie nueva.
teach-watch-climate-cold-day = “Nevó, así que no hace más calor.”
    .say = Eso era el tiempo de un día. ¿En cuántos inviernos habría que contar la nieve?
teach-watch-climate-all-bad = “Las mutaciones son malas”, o “las mutaciones son buenas”.
    .say = Toma una carta, pelaje +1. ¿Ayuda en cada hábitat? Después miren las cartas neutras.
teach-watch-climate-million-years = “La gente tardará millones de años en cambiar el clima.”
    .say = La ronda es un millón de años porque adaptarse es lento. Traza una línea de un metro para una ronda. Las máquinas de vapor llegaron en su último cuarto de milímetro.

## Alignment

teach-standard-climate-3-ess2-2 = Reunir lo que se sabe de los climas de las regiones: con los cuatro hábitats.
teach-standard-climate-3-ls3-1 = Mostrar que los rasgos se heredan y varían: con los genomas de una mesa.
teach-standard-climate-3-ls4-2 = Explicar cómo las diferencias ayudan a algunos a sobrevivir: con el pelaje espeso y el ralo.
teach-standard-climate-3-ls4-3 = Argumentar a quién le va bien en un hábitat: con una casilla en los cinco climas.
teach-standard-climate-3-ls4-4 = Valorar qué puede ayudar cuando un lugar cambia: corredores, cambios más lentos, hábitats más grandes.
teach-standard-climate-ms-ls3-1 = Describir por qué los cambios en genes dañan, ayudan o no importan.
teach-standard-climate-ms-ls4-4 = Explicar cómo las diferencias heredadas ayudan a algunos a sobrevivir.
teach-standard-climate-ms-ls4-6 = Mostrar con números cómo los rasgos se hacen más o menos comunes.
teach-standard-climate-ms-ess3-5 = Preguntar qué causó el calentamiento del último siglo.
teach-standard-climate-hs-ls4-4 = Explicar con pruebas cómo la selección hace que una población esté adaptada.
teach-standard-climate-hs-ls4-5 = Sopesar pruebas: con el cambio, unas especies se extienden y otras desaparecen.

teach-outcome-climate-niche = Predecir qué casillas le quedan abiertas a una especie. Nombrar refugios y barreras.
teach-outcome-climate-mutation = Distinguir mutación de selección, y variación que ya existía de variación nueva. Distinguir exaptación de previsión.
teach-outcome-climate-rate = Comparar extinciones como recuentos y como tasas. Explicar por qué importa la rapidez del cambio.
teach-outcome-climate-simulation = Comparar dos montones de una simulación. Decir qué muestra su solapamiento, y qué deja fuera el modelo.

teach-extension-climate-own-map = Tu propio mapa: cambia las filas de data/climate/map.toml. Haz que se parezca a tu continente. El laboratorio dice qué le falta.
teach-extension-climate-own-start = ¿Cuándo empieza la gente? Que cada mesa elija la ronda, y comparen.
teach-extension-climate-only-warmer = Solo más calor: una opción hace subir casi todos los cambios de la gente. ¿Qué hábitat gana?
teach-extension-climate-tables = La clase como un solo mundo: suma todas las mesas. ¿Dónde se extinguieron más especies?
teach-extension-climate-real-animals = Animales de verdad: busca uno de cada continente para cada hábitat. ¿Qué tienen en común?
teach-extension-climate-by-hand = A mano: dibuja el clima y tus tres genes en papel cuadriculado.
teach-extension-climate-pollen = Datos de verdad: busca datos del polen de un lago cercano. ¿Qué árboles llegaron después del hielo?
teach-extension-climate-better-model = Un modelo mejor: ¿qué regla cambiarías, una sola? ¿Qué mostraría entonces el experimento?
