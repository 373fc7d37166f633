### Blue Expanse in Spanish, in easier words: the teacher notes, and the first and last pages of its lab.

teach-lead-expanse = Cómo llevar el laboratorio desde los 12 años. De qué conversar. En qué fijarse. Cómo calificar las respuestas abiertas.
teach-talk-lead-expanse = Historias de mares de verdad. Cuenta una cuando se haya jugado su carta. Después haz su pregunta.

## Before the class

teach-before-expanse-1 = La clase recibe primero las ideas emparejadas. Toman unos nueve minutos. No se dice qué estaba bien. Pueden ser tarea. Las mismas ideas llegan después del juego, y unas semanas más tarde.
teach-before-expanse-2 = Tres puestos por mesa van bien, con dos estudiantes en cada uno. Uno lee las cartas, otro vigila la red trófica. Los bots ocupan los puestos vacíos.
teach-before-expanse-3 = Una partida entera con un dado es larga. Con dos dados es más corta. Elige también después de cuántos turnos llega el blanqueamiento. Toma dos dados y tres puestos. El crecimiento empieza después de unos 6 turnos de cada jugador. El calentamiento empieza después de 11, y el blanqueamiento después de 16. Con un dado es después de 11, 21 y 32. Los planes de abajo dan un número para dos dados. Las etapas llegan después de un tercio, de dos y de todos. Después del blanqueamiento todos tienen dos turnos.
teach-before-expanse-4 = Encarecer sube el precio de una carta a otro jugador. Alarga los turnos. Déjalo apagado en una primera partida.
teach-before-expanse-5 = Jueguen juntos el primer turno, proyectado en la pared. La red trófica muestra quién comerá a quién. También muestra quién morirá de hambre. Que la clase diga qué comprar.
teach-before-expanse-6 = Para una vez cuando empiece una etapa. ¿Qué hay de nuevo, y qué arrecife está preparado?
teach-before-expanse-7 = Di qué simplifica el juego. Un turno no tiene duración. Por una comida perdida se desaparece. La contaminación golpea en números redondos.
teach-before-expanse-8 = El calentamiento es de todos; la contaminación, de cada quien. ¿Quién gana con una carta, y quién paga? Es la mejor conversación de la lección. Una sola clase muestra solo la mitad. Todas las mesas calientan el mar. Solo una de cada tres contamina. Por eso el plan de 45 minutos tiene una charla. ¿Qué trae la industria? ¿Qué cuesta?
teach-before-expanse-9 = Toda partida terminada se puede repetir en “¿Y si…?”. Pruébalo una vez antes de la clase.
teach-before-expanse-10 = Una parte de la clase puede llegar tarde. Empieza de todos modos. Las primeras preguntas no necesitan pareja. Los que llegan tarde las responden primero. Después se unen a otros dos en un puesto.

teach-goal-expanse-A = Quién come a quién, y por qué arriba hay menos.
teach-goal-expanse-B = Cómo viven los corales con sus algas, y por qué las pierden.
teach-goal-expanse-C = Cómo un tipo que llega o se va cambia a otros.
teach-goal-expanse-D = Qué gana la gente con un arrecife, qué cuesta y quién paga.
teach-goal-expanse-E = Leer redes tróficas y gráficos. Comparar dos versiones. Saber qué deja fuera un modelo.

## Plans

teach-plan-expanse-two-lessons = Dos clases: crece un arrecife; después llegan gente y calor
teach-plan-expanse-industry = El precio de la industria: una hora y media
teach-plan-expanse-what-if = “¿Y si…?”: una clase sobre una partida terminada

teach-step-expanse-welcome = Bienvenida: ¿quién vive en un arrecife? Quién se sienta dónde
teach-step-expanse-before = Las preguntas de antes del juego
teach-step-expanse-one-turn = Un turno en común: tirar, comprar, actuar, leer la red trófica
teach-step-expanse-play = Jugar con dos dados; parar una vez cuando empiece una etapa
teach-step-expanse-play-on = Seguir hasta el blanqueamiento; parar al perderse las primeras algas
teach-step-expanse-save = Guardar, y anotar qué necesita ahora tu arrecife
teach-step-expanse-read-own = Cada mesa lee en voz alta una red trófica; cuenta qué pasó después
teach-step-expanse-agree = La mitad de las mesas no compra cartas que contaminen o calienten
teach-step-expanse-play-halves = Jugar en las dos mitades; anotar quién compró qué y por qué
teach-step-expanse-add-up = Sumar en cada mitad: puntos, contaminación, calentamiento, animales perdidos
teach-step-expanse-price = Conversar: ¿qué dio la industria, qué costó y quién pagó?
teach-step-expanse-side-by-side = Dos mesas comparan gráficos: una diferencia y su causa
teach-step-expanse-look-back = Mirar atrás: ¿cuándo empezaron las etapas, qué fue de los corales?
teach-step-expanse-predict = Adivinar en papel: ¿cuántos corales habrá con la investigación? ¿Quién gana?
teach-step-expanse-replay = Abrir “¿Y si…?”, elegir la investigación del blanqueamiento y ver jugar
teach-step-expanse-both-courses = Leer las dos versiones: ¿desde cuándo difieren, y por qué?
teach-step-expanse-another-change = Cada mesa cambia otra cosa y dice qué pasó
teach-step-expanse-after = Las preguntas de después del juego
teach-step-expanse-after-what-if = El cuestionario “Después de ¿Y si…?”, con su pregunta abierta

## Talk

teach-event-expanse-bleaching-2016 = El blanqueamiento de 2016 y 2017, Gran Barrera de Coral
    .what = En 2016 el mar estaba allí demasiado caliente para los corales. Hubo corales blanqueados en nueve de cada diez arrecifes. En meses murieron tres de cada diez corales someros. El extremo norte perdió más que nadie. En 2017 volvió a pasar, más al sur.
    .ask = ¿Qué necesita un arrecife entre dos años así? ¿Qué carta se lo da?
teach-event-expanse-tritons = El tritón gigante y su concha
    .what = Los tritones cazan estrellas de mar. La gente los recogía por su concha, así que son raros. En la Gran Barrera de Coral están protegidos. ¿Hacen que haya pocas estrellas? Nadie lo ha demostrado aún. Pero las estrellas huyen de su olor.
    .ask = ¿Qué se vendía junto con la concha? ¿Hacen los tritones que haya pocas estrellas? ¿Cómo lo averiguarías?
teach-event-expanse-green-island = La corona de espinas en Green Island, desde 1962
    .what = En 1962 se vieron muchísimas estrellas en Green Island. Desde allí se extendieron por el arrecife. Ha vuelto a pasar más o menos cada quince años. Pueden ser causas los nutrientes y la falta de cazadores.
    .ask = ¿Cuáles de estas causas tienen una carta en nuestro juego?
teach-event-expanse-jamaica = Los erizos de Jamaica, 1983
    .what = La mayoría de los peces herbívoros se había pescado. Las algas las comían los erizos. En 1983 una enfermedad mató a casi todos. En diez años las algas cubrieron la mayoría de los arrecifes.
    .ask = ¿Por qué era un riesgo que solo un tipo comiera algas?
teach-event-expanse-hervey-bay = Los dugongos de la bahía Hervey, 1992
    .what = Dos inundaciones y un ciclón trajeron mucho lodo. Murieron mil kilómetros cuadrados de pastos marinos. Había unos dos mil dugongos. La mayoría se fue, y muchos murieron de hambre.
    .ask = Sigue la cadena desde los campos hasta el dugongo. ¿Qué habría ayudado?
teach-event-expanse-lizard-island = Manchas de arrecife sin limpiadores, isla Lizard, desde 2000
    .what = Se sacaron los peces limpiadores de algunas manchas de arrecife. Así fue durante más de ocho años. Allí vivían menos tipos de peces, y más pequeños.
    .ask = ¿Por qué había manchas con limpiadores y manchas sin ellos?
teach-event-expanse-kaneohe-bay = Una bahía mejora: Kaneohe, Hawái, desde 1977
    .what = Durante décadas llegaron a esta bahía aguas residuales. Un alga crecía sobre los corales. Después se llevaron las tuberías a aguas profundas. La bahía se aclaró en unos meses. En los años siguientes los corales volvieron a extenderse.
    .ask = ¿Qué cambió primero, y qué después?
teach-event-expanse-zones-2004 = Un tercio cerrado a la pesca, Gran Barrera de Coral, 2004
    .what = Nadie puede pescar en cerca de un tercio del arrecife. En dos años había allí más truchas de coral. Los pescadores ganaron menos al principio. Ahora los peces jóvenes llegan también a otros arrecifes.
    .ask = ¿Quién pagó y quién ganó, al principio y después?
teach-event-expanse-palau = Lo que vale un tiburón, Palaos, 2009
    .what = Palaos cerró sus aguas a la pesca de tiburones. Cada tiburón atrae a buceadores. Ellos dejan unos 179 000 dólares al año por cada uno. Pescado habría dado 108 dólares, una sola vez.
    .ask = ¿En qué arrecifes saldría así la cuenta?
teach-event-expanse-shen-neng = Un barco sobre el arrecife: el Shen Neng 1, 2010
    .what = Un barco con carbón encalló en un arrecife. Aplastó el fondo a lo largo de tres kilómetros. Perdió algo de petróleo y dejó pintura venenosa.
    .ask = ¿Quién ganaba con el carbón, y quién cargó con el daño?
teach-event-expanse-ballast = Una estrella de mar en el agua de lastre, Tasmania, años ochenta
    .what = Una estrella de mar del Pacífico norte llegó a Tasmania. Lo más probable es que llegara en agua de lastre. Pronto hubo muchos millones. Comen mejillones y almejas.
    .ask = ¿Por qué nadie la frenó?
teach-event-expanse-bred-algae = Algas criadas para el calor, 2020
    .what = Un equipo crio diez clases de algas en agua más caliente. Eran algas de corales. Lo hizo durante cuatro años. Después las diez aguantaban más calor. Tres de ellas ayudaron también a corales jóvenes.
    .ask = ¿Qué probarías antes de ponerlas en un arrecife?

## What to watch for

teach-watch-expanse-bleached-is-dead = “Los corales blancos están muertos.”
    .say = Pregunta qué falta: las algas. Todavía los pueden salvar unas zooxantelas nuevas.
teach-watch-expanse-coral-is-a-plant = “Los corales son plantas.”
    .say = Pregunta quién hace el azúcar. Lo hacen las algas del coral. El coral es un animal.
teach-watch-expanse-hunters-are-bad = “El tiburón me arruina el arrecife.”
    .say = Miren el turno después de que se fuera. ¿De qué había más, y de qué menos?
teach-watch-expanse-kill-all-starfish = “Habría que matar todas las coronas de espinas.”
    .say = Unas pocas dejan sitio a otros corales. Pregunta por qué llegan a ser miles.
teach-watch-expanse-largest-on-top = “El tiburón ballena está en lo más alto.”
    .say = Pregunta qué come. El nivel depende del alimento, no del tamaño.
teach-watch-expanse-arrow-to-food = “La flecha va del tiburón al pez.”
    .say = Que lo digan en voz alta: al pez se lo come el tiburón.
teach-watch-expanse-more-food-is-better = “El fertilizante es bueno: hace más plancton.”
    .say = Pregunta para quién. ¿Quién come plancton, y quién necesita agua clara?
teach-watch-expanse-points-are-right = “Ganó el hotel, así que estuvo bien.”
    .say = Los puntos son lo que cuentan las reglas. ¿Qué regla contaría los corales vivos?
teach-watch-expanse-others-warm = “El mar no lo calenté yo, fueron los demás.”
    .say = El calentamiento lo pagan todos. Que la mesa pruebe un acuerdo.
teach-watch-expanse-turn-is-a-day = “La tortuga murió de hambre en un día.”
    .say = Un turno no tiene duración. La regla hace rápida una cosa lenta.
teach-watch-expanse-game-is-nature = “Entonces seis herbívoros necesitan doce algas.”
    .say = Los números están hechos para jugar. Más consumidores necesitan más alimento: eso es verdad.
teach-watch-expanse-replay-proves = “La repetición demuestra que la investigación salva arrecifes.”
    .say = Muestra una partida con estas reglas. Pide más partidas.

## Alignment

teach-standard-expanse-ms-ls2-1 = Usar datos del alimento para explicar el número de animales.
teach-standard-expanse-ms-ls2-2 = Explicar patrones de comer, competir y vivir juntos.
teach-standard-expanse-ms-ls2-3 = Hacer un modelo de la materia y la energía en un arrecife.
teach-standard-expanse-ms-ls2-4 = Argumentar con pruebas que un solo cambio cambia poblaciones.
teach-standard-expanse-ms-ls2-5 = Valorar modos de conservar la diversidad, como cerrar arrecifes o limpiar.
teach-standard-expanse-ms-ess3-3 = Planear cómo vigilar y reducir la contaminación.
teach-standard-expanse-hs-ls2-4 = Usar números para el flujo de energía.
teach-standard-expanse-hs-ls2-6 = Sopesar afirmaciones sobre si un ecosistema sigue igual.
teach-standard-expanse-hs-ls2-7 = Valorar un modo de ayudar a un arrecife, con sus límites.
teach-standard-expanse-hs-ess3-6 = Mostrar con “¿Y si…?” cómo cambia la gente un sistema.

teach-outcome-expanse-trophic-levels = Calcular los niveles tróficos y el flujo de energía en una red.
teach-outcome-expanse-bleaching = Explicar paso a paso el blanqueamiento. Comparar lo que puede ayudar.
teach-outcome-expanse-control = Nombrar pruebas a favor y en contra de una cascada.
teach-outcome-expanse-external-costs = Nombrar costos que pagan otros. Comparar reglas contra ellos.
teach-outcome-expanse-counterfactual = Leer dos versiones con la misma suerte. Decir cuántas partidas pide una afirmación.
teach-outcome-expanse-criticism = Nombrar cinco simplificaciones del juego. Decir qué depende de cada una.

## Going further

teach-extension-expanse-own-card = Una carta propia: escríbanla en data/expanse/cards.toml. El laboratorio dice qué está mal en ella. Después juéguenla.
teach-extension-expanse-own-web = Una red de lana: cada estudiante es una carta. La lana va del alimento a quien lo come. Que uno se siente. ¿Quién nota el tirón?
teach-extension-expanse-pyramid = Una pirámide en papel: en cada escalón pasa una décima parte. La base mide un metro. ¿Cuánto mide de ancho la punta?
teach-extension-expanse-treaty = Un tratado: la mesa acuerda el calentamiento máximo de cada jugador. Jueguen con él y sin él.
teach-extension-expanse-council = Un consejo: hablen tres minutos antes de cada etapa. Gasten juntos la subvención del gobierno.
teach-extension-expanse-bots = Bots: dejen jugar solos a los bots. ¿Qué estilo deja el arrecife más vivo?
teach-extension-expanse-other-changes = Otros cambios: quiten una carta en “¿Y si…?”. Adivinen antes.
teach-extension-expanse-sea-temperature = Datos reales: busquen los mapas de calor de NOAA Coral Reef Watch. ¿Cuándo estuvo su arrecife demasiado caliente?
teach-extension-expanse-water-near-you = Agua cercana: dibujen la red trófica de un estanque o un arroyo. ¿Qué llega a él con la lluvia?
teach-extension-expanse-better-model = Un modelo mejor: cambia una regla para acercarte a la naturaleza. ¿Qué mostrarían los gráficos?

## Before and after, in the lab

prelab-lead-expanse = Haces crecer un arrecife, hasta que el mar se calienta demasiado. Primero responde unas preguntas. Después juega.
prelab-expanse-meet = Estas son algunas de las cartas. No tienes que conocerlas todavía.
postlab-lead-expanse = En tu arrecife, ¿qué fue consecuencia de qué? ¿Son así los de verdad?

prelab-expanse-people = Hoteles, arrastreros y zonas agrícolas dan Capital y puntos. También contaminan tu propio arrecife. Y calientan el mar para todos.

postlab-expanse-lead = { $alone ->
    [yes] Toma otro puesto.
   *[no] Busca otra mesa, o toma otro puesto.
} Pon los gráficos lado a lado y pregunta:
postlab-expanse-ask-1 = ¿Qué había abajo en cada red trófica? ¿Qué había arriba?
postlab-expanse-ask-2 = ¿Quién se fue, y de qué hubo después más o menos?
postlab-expanse-ask-3 = ¿De dónde vinieron la contaminación y el calentamiento? ¿Qué costaron?
postlab-expanse-ask-4 = El calentamiento era el mismo para los dos. ¿Por qué uno perdió más corales que otro?
postlab-expanse-web = Los productores hacen alimento con la luz. Lo comen herbívoros y filtradores. Los detritívoros comen lo que sobra. Los depredadores comen otros animales. Cada escalón es un nivel trófico. En el juego, un animal sin comida desaparece.
postlab-expanse-coral = Un coral es un animal con algas diminutas dentro. Ellas lo alimentan. En agua caliente el coral las pierde. Entonces está blanco: se ha blanqueado. Sin algas nuevas muere de hambre.
postlab-expanse-real = En muchas cosas, sí. Los corales pierden sus algas con el calor. Los herbívoros mantienen cortas las macroalgas. Los pastos marinos retienen lo que traen los ríos. Los tiempos y los números están hechos para jugar. En el juego las tortugas comen algas coralinas. Las de verdad comen sobre todo pastos marinos y algas blandas. En 2016 murieron en meses unos tres de cada diez corales someros. (Hughes y otros 2018, Nature.)
