### The teacher notes of Blue Expanse in Spanish, and the first and last pages of its lab.

teach-lead-expanse = Cómo llevar el laboratorio con lectores desde los 12 años, de qué conversar, en qué fijarse y cómo calificar las respuestas abiertas.
teach-talk-lead-expanse = Historias de mares de verdad, carta por carta. Cuando se haya jugado una carta, cuenta su historia y haz su pregunta.

## Before the class

teach-before-expanse-1 = Primero se le preguntan a la clase las ideas emparejadas, en unos nueve minutos y sin decir qué estaba bien. Puede ser tarea. Las mismas ideas llegan después del juego con otras palabras, y una vez más unas semanas más tarde. Quien juega por su cuenta recibe seis preguntas antes y seis después.
teach-before-expanse-2 = Tres puestos por mesa van bien, con dos estudiantes en cada puesto: uno lee las cartas y el otro vigila la red trófica. Los bots ocupan los puestos vacíos, y un estudiante solo puede jugar con bots.
teach-before-expanse-3 = Una partida entera con un dado es larga. Dos opciones la acortan: dos dados por movimiento, y el número de turnos después del cual llega el blanqueamiento. Con dos dados y tres puestos, el crecimiento empieza después de unos 6 turnos de cada jugador, el calentamiento después de 11 y el blanqueamiento después de 16; con un dado, después de 11, 21 y 32. Los planes de abajo dan un número de turnos para dos dados; las etapas llegan entonces después de un tercio, de dos tercios y de todos ellos, y cada quien tiene dos turnos después del blanqueamiento.
teach-before-expanse-4 = Encarecer, el derecho a subir el precio de una carta a otro jugador, alarga los turnos. Déjalo apagado en una primera partida, o ponle poco tiempo al reloj.
teach-before-expanse-5 = Jueguen el primer turno todos juntos, proyectado en la pared. La red trófica muestra quién comerá a quién en este turno y quién morirá de hambre; que la clase diga qué hay que comprar para salvarlo.
teach-before-expanse-6 = Para una vez cuando empiece una etapa, dos minutos: ¿qué hay de nuevo, y qué arrecife está preparado para ello?
teach-before-expanse-7 = Di claramente lo que el juego simplifica. Un turno no tiene duración, un animal que pierde una comida desaparece y la contaminación golpea en números redondos. El glosario y las cartas dicen lo que se sabe de lo real.
teach-before-expanse-8 = El calentamiento es de todos y la contaminación no. De esa diferencia sale la mejor conversación de la lección: ¿quién gana con una carta, y quién carga con su costo? En una sola clase el juego muestra solo la mitad: con estudiantes simulados todas las mesas calentaron el mar, pero solo una de cada tres contaminó. Por eso el plan de 45 minutos incluye una conversación sobre lo que trae y lo que cuesta la industria. Que la clase nombre también una carta que contamina.
teach-before-expanse-9 = Toda partida terminada se puede volver a jugar en “¿Y si…?” con una sola cosa cambiada. Pruébalo una vez antes de la clase, para saber dónde se dibujan las dos versiones.
teach-before-expanse-10 = Si un tercio de la clase llega tarde, empieza de todos modos. Las preguntas de antes del juego no necesitan pareja, y un bot puede ocupar un puesto. Los que llegan tarde responden primero las preguntas y después se unen a otros en un puesto.

teach-goal-expanse-A = Quién come a quién, qué son los niveles tróficos y por qué hay menos en cada nivel más alto.
teach-goal-expanse-B = Cómo viven los corales con sus algas, por qué las pierden con el calor y qué supone eso.
teach-goal-expanse-C = Cómo la llegada o la marcha de un tipo cambia a otros (cascada trófica), y qué hace que una especie sea clave.
teach-goal-expanse-D = Qué gana la gente con un arrecife, qué cuestan la contaminación, el calentamiento y la pesca, y quién lo paga.
teach-goal-expanse-E = Leer redes tróficas, registros y gráficos; comparar dos versiones que difieren en una cosa; saber qué deja fuera un modelo.

## Plans

teach-plan-expanse-lesson = Una clase de 60 minutos: cinco turnos de cada quien, y el blanqueamiento
teach-plan-expanse-short = Una clase de 45 minutos: cuatro turnos de cada quien, y el blanqueamiento
teach-plan-expanse-two-lessons = Dos clases: crece un arrecife; después llegan la gente y el calor
teach-plan-expanse-industry = El precio de la industria: una hora y media
teach-plan-expanse-what-if = ¿Y si la investigación hubiera estado completa?: una clase sobre una partida terminada
teach-plan-expanse-half-hour = Media hora: tres turnos de cada quien, y el blanqueamiento

teach-step-expanse-welcome = Bienvenida: ¿quién ha visto un arrecife, y quién vive en él? Quién se sienta dónde
teach-step-expanse-before = Las preguntas de antes del juego
teach-step-expanse-one-turn = Un turno en común: tirar, comprar, dejar que actúe cada carta; leer la red trófica y ver quién moriría de hambre
teach-step-expanse-play = Jugar con dos dados; parar una vez cuando empiece una etapa
teach-step-expanse-play-on = Seguir por el calentamiento hasta el blanqueamiento; parar cuando se pierdan las primeras zooxantelas
teach-step-expanse-save = Guardar, y anotar en una frase qué necesita ahora tu arrecife
teach-step-expanse-read-own = Cada mesa lee en voz alta su red trófica de un turno y cuenta una cosa que fue consecuencia de otra
teach-step-expanse-agree = La mitad de las mesas acuerda no comprar ninguna carta que contamine o caliente; la otra mitad puede comprar lo que quiera
teach-step-expanse-play-halves = Jugar en las dos mitades; anotar quién compró qué y por qué
teach-step-expanse-add-up = Sumar en cada mitad: puntos de victoria, contaminación, calentamiento, animales perdidos
teach-step-expanse-price = Conversar: ¿qué dio la industria, qué costó y quién lo pagó? ¿Quién ganó con el calentamiento, y a quién golpeó?
teach-step-expanse-side-by-side = Dos mesas ponen sus gráficos lado a lado: una diferencia, su causa y qué otra cosa pudo haber sido
teach-step-expanse-look-back = Mirar atrás en la partida: ¿cuándo empezaron las etapas, cuándo se perdieron zooxantelas, qué fue de los corales?
teach-step-expanse-predict = Predecir en papel: ¿cuántos corales habrá al final con la investigación del blanqueamiento completa, y quién ganará?
teach-step-expanse-replay = Abrir “¿Y si…?”, elegir la investigación del blanqueamiento completa en la etapa 3 y dejar que se juegue
teach-step-expanse-both-courses = Leer las dos versiones: ¿desde qué turno difieren, y por qué eslabón? ¿Qué quedó igual?
teach-step-expanse-another-change = Cada mesa cambia otra cosa, como una carta que se quita de la partida, y dice qué pasó entonces
teach-step-expanse-after = Las preguntas de después del juego
teach-step-expanse-after-what-if = El cuestionario “Después de ¿Y si…?”, con su pregunta abierta

## Talk

teach-event-expanse-bleaching-2016 = El blanqueamiento de 2016 y 2017, Gran Barrera de Coral
    .what = A principios de 2016, el mar estuvo allí durante meses demasiado caliente para los corales. En nueve de cada diez arrecifes se blanquearon al menos algunos corales. En pocos meses murieron unos tres de cada diez corales de aguas someras, la mayoría en el extremo norte, y en algunos arrecifes más de tres de cada cuatro. En 2017 volvió a pasar, más al sur, antes de que se cerrara la primera herida.
    .ask = ¿Qué necesita un arrecife entre dos años así? ¿Qué carta se lo da, y cuál se lo quita?
teach-event-expanse-tritons = El tritón gigante y su concha
    .what = Los tritones cazan estrellas de mar, incluso la corona de espinas. Durante mucho tiempo la gente los recogió por su concha, y hoy son raros. En la Gran Barrera de Coral están protegidos. No se ha demostrado que alguna vez mantuvieran pequeños los brotes. Pero las estrellas huyen del olor de un tritón, y se estudia si el olor solo podría separarlas cuando desovan.
    .ask = ¿Qué se vendía junto con la concha? ¿Cómo averiguarías si los tritones mantienen pequeños los brotes?
teach-event-expanse-green-island = La corona de espinas en Green Island, desde 1962
    .what = En 1962 se vieron muchísimas estrellas corona de espinas en Green Island, frente a Cairns, y desde allí los brotes se extendieron durante años hacia el sur por el arrecife. Desde entonces ha vuelto a pasar más o menos cada quince años. Como causas se discuten los nutrientes de los campos, la falta de cazadores y las subidas y bajadas naturales.
    .ask = ¿Cuáles de estas causas tienen una carta en nuestro juego? ¿Qué hablaría a favor de una y en contra de otra?
teach-event-expanse-jamaica = Los erizos de Jamaica, 1983
    .what = La mayoría de los peces herbívoros se había pescado mucho antes, y quienes comían las algas eran los erizos negros. En 1983 una enfermedad mató a casi todos en todo el Caribe. En los diez años siguientes las algas llegaron a cubrir la mayoría de los arrecifes, que habían estado llenos de corales antes de que golpearan dos huracanes.
    .ask = ¿Por qué era un riesgo que solo un tipo comiera las algas? ¿Qué cartas de tu arrecife hacen el mismo trabajo?
teach-event-expanse-hervey-bay = Los dugongos de la bahía Hervey, 1992
    .what = Dos inundaciones y un ciclón en tres semanas llevaron tanto lodo que murieron unos mil kilómetros cuadrados de pastos marinos. Había unos dos mil dugongos. La mayoría se fue, muchos murieron de hambre y algunos nadaron casi mil kilómetros. Las praderas tardaron años en volver.
    .ask = Sigue la cadena desde los campos hasta el dugongo. ¿Dónde habría podido romperla la gente?
teach-event-expanse-lizard-island = Manchas de arrecife sin limpiadores, isla Lizard, desde 2000
    .what = Durante más de ocho años se sacaron los peces limpiadores de algunas manchas pequeñas de arrecife y se dejaron en otras. En las manchas sin limpiadores había menos tipos de peces, menos peces en total, y más pequeños.
    .ask = ¿Por qué había manchas de las dos clases? En nuestro juego, ¿qué unirías a qué carta?
teach-event-expanse-kaneohe-bay = Una bahía mejora: Kaneohe, Hawái, desde 1977
    .what = Durante décadas fueron a parar a esta bahía aguas residuales. El plancton enturbiaba el agua, y un alga crecía sobre los corales. En 1977 y 1978 se llevaron las tuberías a aguas profundas. La bahía se aclaró en unos meses, el alga disminuyó y en los años siguientes los corales volvieron a extenderse.
    .ask = ¿Qué cambió primero, y qué después? ¿Qué efecto del juego es más lento que en la bahía, y cuál más rápido?
teach-event-expanse-zones-2004 = Un tercio cerrado a la pesca, Gran Barrera de Coral, 2004
    .what = Desde 2004 no se puede pescar nada en cerca de un tercio de la Gran Barrera de Coral. En dos años había en muchos arrecifes cerrados claramente más truchas de coral, un gran cazador, que antes. Los pescadores ganaron menos al principio; ahora llegan a la deriva a los demás arrecifes peces jóvenes de los cerrados.
    .ask = ¿Quién pagó y quién ganó, al principio y después? ¿Qué carta se le parece más?
teach-event-expanse-palau = Lo que vale un tiburón, Palaos, 2009
    .what = Palaos cerró sus aguas a la pesca de tiburones. Los buceadores que van por los tiburones dejan unos 179 000 dólares de Estados Unidos al año por cada tiburón de los lugares más conocidos; en el mercado habría dado 108 dólares, una sola vez.
    .ask = ¿En qué arrecifes saldría así la cuenta? ¿Qué falta en ella?
teach-event-expanse-shen-neng = Un barco sobre el arrecife: el Shen Neng 1, 2010
    .what = De camino con carbón, el barco se salió del canal y encalló en el bajo Douglas, en la Gran Barrera de Coral. Aplastó el fondo a lo largo de tres kilómetros, perdió algo de petróleo y dejó pintura con veneno, que no se limpió hasta 2023.
    .ask = ¿Quién ganaba con el carbón, y quién cargó con el daño? ¿Cómo podría incluir las dos cosas el precio del transporte?
teach-event-expanse-ballast = Una estrella de mar en el agua de lastre, Tasmania, años ochenta
    .what = La estrella de mar del Pacífico norte llegó a Tasmania, lo más probable en el agua de lastre de los barcos, y después a la bahía de Melbourne. Pronto hubo muchos millones, y comen mejillones, almejas y los huevos de peces raros.
    .ask = ¿Por qué nadie la frenó? ¿Qué habría que saber del agua de un barco?
teach-event-expanse-bred-algae = Algas criadas para el calor, 2020
    .what = Un equipo australiano dejó vivir diez cepas de algas de corales en agua más caliente durante cuatro años, que son más de cien generaciones de algas. Las diez soportaban después más calor en el frasco, y tres de las diez ayudaron también a corales jóvenes a soportar más.
    .ask = ¿Cambió cada alga, o la mezcla de ellas? ¿Qué probarías antes de ponerlas en un arrecife?

## What to watch for

teach-watch-expanse-bleached-is-dead = “Los corales blancos están muertos.”
    .say = Pregunta qué falta. Son las algas. En el juego los pueden salvar todavía unas zooxantelas nuevas; en la naturaleza, un mes más fresco.
teach-watch-expanse-coral-is-a-plant = “Los corales son plantas.”
    .say = Pregunta quién produce el azúcar. Lo hacen las algas del coral; el coral mismo es un animal que además atrapa plancton. En el juego está con los productores por ellas.
teach-watch-expanse-hunters-are-bad = “El tiburón me arruina el arrecife.”
    .say = Miren el turno después de que se fuera. ¿De qué había más, y de qué menos?
teach-watch-expanse-kill-all-starfish = “Habría que matar todas las coronas de espinas.”
    .say = Unas pocas comen los corales que más deprisa crecen y dejan sitio a otros. Pregunta qué convierte unas pocas en miles.
teach-watch-expanse-largest-on-top = “El tiburón ballena está en lo más alto.”
    .say = Pregunta qué come. El nivel depende del alimento, no del tamaño.
teach-watch-expanse-arrow-to-food = “La flecha va del tiburón al pez.”
    .say = Que lo digan como una frase: al pez se lo come el tiburón. La flecha es el camino de la energía.
teach-watch-expanse-more-food-is-better = “El fertilizante es bueno: hace más plancton.”
    .say = Pregunta para quién. ¿Quién come plancton, quién necesita agua clara y a quién le falta sitio?
teach-watch-expanse-points-are-right = “Ganó el hotel, así que estuvo bien.”
    .say = Los puntos son lo que cuentan las reglas. Pregunta qué tendría que contar una regla para ser justa con los corales vivos, o con los próximos veinte turnos.
teach-watch-expanse-others-warm = “El mar no lo calenté yo, fueron los demás.”
    .say = El calentamiento lo pagan todos, lo haga quien lo haga. Que la mesa pruebe un acuerdo, y a ver quién lo cumple.
teach-watch-expanse-turn-is-a-day = “La tortuga murió de hambre en un día.”
    .say = Un turno no tiene duración. La regla hace rápida una cosa lenta para que se vea.
teach-watch-expanse-game-is-nature = “Entonces seis herbívoros necesitan doce algas.”
    .say = Los números están hechos para jugar. Lo que vale es la dirección: más consumidores necesitan más alimento.
teach-watch-expanse-replay-proves = “La repetición demuestra que la investigación salva arrecifes.”
    .say = Muestra lo que las reglas hacen de ella en una partida. Pide más partidas, y lo que las reglas dejan fuera.

## Alignment

teach-standard-expanse-ms-ls2-1 = Usar datos para mostrar qué supone la cantidad de alimento para los animales y su número: con redes tróficas, animales muertos de hambre y gráficos.
teach-standard-expanse-ms-ls2-2 = Explicar patrones de comer, competir y vivir juntos: con redes tróficas, peces limpiadores y corales.
teach-standard-expanse-ms-ls2-3 = Desarrollar un modelo de cómo pasan la materia y la energía por lo vivo y lo no vivo: con un arrecife con productores, detrito y quienes lo comen.
teach-standard-expanse-ms-ls2-4 = Argumentar con pruebas que un cambio en una parte de un ecosistema cambia las poblaciones: con las cascadas del propio registro.
teach-standard-expanse-ms-ls2-5 = Valorar modos de conservar la diversidad y lo que da un ecosistema: arrecifes cerrados, limpiezas, pastos marinos, investigación.
teach-standard-expanse-ms-ess3-3 = Planear cómo vigilar y reducir lo que la gente le hace a un lugar: con la contaminación según de dónde viene.
teach-standard-expanse-hs-ls2-4 = Usar números para el flujo de energía entre organismos: con la décima parte que pasa adelante.
teach-standard-expanse-hs-ls2-6 = Sopesar afirmaciones de que un ecosistema sigue más o menos igual en condiciones estables y puede volverse otro cuando cambian.
teach-standard-expanse-hs-ls2-7 = Diseñar y valorar un modo de reducir los efectos de la gente en un arrecife, con sus límites: con la investigación del blanqueamiento.
teach-standard-expanse-hs-ess3-6 = Usar un modelo de computadora para mostrar cómo la gente cambia las relaciones entre los sistemas de la Tierra: con “¿Y si…?”.

teach-outcome-expanse-trophic-levels = Calcular los niveles tróficos y el paso de energía en una red dada, y decir dónde los omnívoros hacen que un nivel sea una fracción.
teach-outcome-expanse-bleaching = Explicar el blanqueamiento desde la fotosíntesis con calor y luz hasta la pérdida de los simbiontes, y comparar lo que sube la tolerancia: otros simbiontes, simbiontes criados, sombra, agua más fresca.
teach-outcome-expanse-control = Distinguir en un registro el control desde arriba y desde abajo, y nombrar pruebas a favor y en contra de una cascada.
teach-outcome-expanse-external-costs = Nombrar costos externos y bienes comunes del juego, y comparar reglas que podrían hacer que quien causa un costo cargue con él.
teach-outcome-expanse-counterfactual = Leer un contrafactual con números aleatorios comunes: qué controla, cuándo se separan las versiones por otras razones y cuántas partidas pide una afirmación.
teach-outcome-expanse-criticism = Nombrar cinco simplificaciones del juego y decir cuáles de sus conclusiones dependen de cada una.

## Going further

teach-extension-expanse-own-card = Una carta propia: escriban una carta de su costa en data/expanse/cards.toml. El laboratorio dice qué está mal en ella, y después se puede jugar.
teach-extension-expanse-own-web = Una red de lana: cada estudiante es una carta, y la lana va del alimento a quien lo come. Que uno se siente, y a ver quién nota el tirón.
teach-extension-expanse-pyramid = Una pirámide en papel cuadriculado: si en cada escalón pasa una décima parte, ¿cuánto mide de ancho la punta cuando la base mide un metro?
teach-extension-expanse-treaty = Un tratado: la mesa acuerda cuánto calentamiento puede causar cada quien como máximo, y qué le pasa a quien lo rompe. Jueguen con él y sin él.
teach-extension-expanse-council = Un consejo: antes de cada etapa los jugadores hablan tres minutos y pueden gastar juntos la subvención del gobierno.
teach-extension-expanse-bots = Bots: dejen que jueguen solos bots de distintos estilos, y comparen puntos, contaminación y diversidad. ¿Qué estilo deja el arrecife más vivo?
teach-extension-expanse-other-changes = Otros cambios: quiten de una partida, en “¿Y si…?”, la corona de espinas, la escorrentía o el tritón gigante, y predigan antes.
teach-extension-expanse-sea-temperature = Datos reales: busquen en los mapas de estrés térmico de NOAA Coral Reef Watch un arrecife que elijan. ¿Cuándo estuvo demasiado caliente, y cuántas semanas?
teach-extension-expanse-water-near-you = Agua cercana: dibujen la red trófica de un estanque, un arroyo o una orilla, con la gente dentro. ¿Qué llega a ellos con la lluvia?
teach-extension-expanse-better-model = Un modelo mejor: ¿qué única regla cambiarías para acercarte a la naturaleza? Di cómo se verían entonces los gráficos.

## Before and after, in the lab

prelab-title-expanse = Antes de jugar
prelab-lead-expanse = Haces crecer un arrecife, desde unos pocos corales hasta una red trófica con cazadores y visitantes, hasta que el mar se calienta demasiado. Primero responde unas preguntas; después juega.
prelab-next-expanse = Juega, y haz crecer tu arrecife.
postlab-title-expanse = Después del juego
postlab-lead-expanse = En tu arrecife, ¿qué fue consecuencia de qué? ¿Qué de eso pasa también en los de verdad?

prelab-expanse-title = A quiénes vas a encontrar
prelab-expanse-meet = Estas son unas pocas de las cartas. Nadie espera que ya las conozcas.
prelab-expanse-people-title = El arrecife y la gente
prelab-expanse-people = Los hoteles de playa, los arrastreros y las zonas agrícolas dan Capital y puntos. También traen contaminación, que golpea a tu propio arrecife, y calentamiento, que golpea a todos.

postlab-expanse-title = Dos arrecifes lado a lado
postlab-expanse-lead = { $alone ->
    [yes] Toma el arrecife de otro puesto.
   *[no] Busca otra mesa, o toma el arrecife de otro puesto.
} Pon los gráficos lado a lado y pregunta:
postlab-expanse-ask-1 = A mitad de la partida, ¿qué había abajo en cada red trófica, y qué arriba?
postlab-expanse-ask-2 = ¿Quién se fue, y de qué hubo después más o menos?
postlab-expanse-ask-3 = ¿De dónde vinieron la contaminación y el calentamiento, y qué costaron? ¿Hay un arrecife sin contaminación, y por qué?
postlab-expanse-ask-4 = El calentamiento era el mismo para los dos. ¿Por qué uno perdió más corales que otro?
postlab-expanse-web-title = Quién come a quién
postlab-expanse-web = Los productores fabrican su alimento con la luz. Los herbívoros y los filtradores comen lo que crece, los detritívoros lo que sobra y los depredadores a otros animales. Cada escalón es un nivel trófico. En el juego, un animal que no encuentra nada que comer desaparece al final del turno.
postlab-expanse-coral-title = Dos que viven juntos
postlab-expanse-coral = Un coral es un animal con algas diminutas dentro, las zooxantelas, que lo alimentan. En agua demasiado caliente producen oxígeno dañino, y el coral las pierde: se blanquea. Si no vuelve ninguna, muere de hambre.
postlab-expanse-real-title = ¿Son así los arrecifes de verdad?
postlab-expanse-real = En muchas cosas, sí. Los corales pierden sus algas con el calor, los herbívoros mantienen cortas las macroalgas y los pastos marinos retienen lo que traen los ríos. Los tiempos y los números están hechos para jugar, y en el juego las tortugas y los peces cirujano comen algas coralinas, cuando los de verdad comen sobre todo pastos marinos, algas blandas o plancton. En 2016 murieron en pocos meses unos tres de cada diez corales someros de la Gran Barrera de Coral. (Hughes y otros 2018, Nature, doi 10.1038/s41586-018-0041-2.)
