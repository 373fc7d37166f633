### Reef Survivor: the lab's door, a new match, set-up, how to play, cheat sheets, and the practice round.

## The door

door-title-reef =
    Haz crecer un arrecife.
    Enfréntate a la catástrofe.
    Descubre quién vivió y por qué.
door-what-reef = Diriges un arrecife de constructores vivos durante millones de años de algas, mutaciones y catástrofes. Unos vivirán y otros morirán. Descubre qué lo decide.
door-quick-reef = Empezar ya
    .about = El tablero, los constructores y tres bots ya están elegidos, y juegas enseguida.
door-new-reef = Partida nueva
    .about = Elige quién juega y con qué reglas, y construye tu propio arrecife.
door-how-reef = Cómo se juega
    .about = El juego en seis imágenes.
door-picture-reef = Unos peces nadan sobre un arrecife de corales, esponjas, algas, un bivalvo, un briozoo y una microbialita.

## A new match

new-kind-person = persona o equipo
new-kind-builder = bot: constructor
new-kind-newcomer = bot: principiante
new-kind-specialist = bot: especialista
new-kind-diversity-seeker = bot: coleccionista
new-kind-strategist = bot: estratega
new-quick-name-reef = Mi arrecife
new-bot-builder = Perla
new-bot-newcomer = Delfín
new-bot-specialist = Duna
new-bot-diversity-seeker = Brisa
new-bot-strategist = Delta
new-begun-reef = La partida ha empezado: elige un tablero y tus primeros constructores.
new-quick-begun-reef = Tu arrecife ya tiene tablero: { $board }.

## Options of a match; `.about` says what each does

option-rounds = Rondas
    .about = Cada ronda es un censo del arrecife. Tres caben en una clase larga; cuatro hacen una partida completa.
option-round-label = Una ronda representa
    .about = Lo que dice el eje del tiempo. Las reglas no cambian.
option-round-label-million-years = un millón de años
option-round-label-thousand-years = mil años
option-round-label-decade = diez años
option-round-label-generation = una generación
option-scoring = Los puntos de las rondas se
    .about = Si se multiplican, una mala ronda cuesta mucho más, así que conviene un arrecife equilibrado.
option-scoring-sum = suman
option-scoring-product = multiplican
option-team-bonus = Bonificación de equipo
    .about = Todos los puestos reciben más puntos si cada uno gana alguna ronda.
option-predict = Predicciones
    .about = Antes de que golpee una carta, se marca quién morirá. Es donde más se aprende.
option-predict-none = ninguna
option-predict-first = primera carta de la ronda
option-predict-all = todas las cartas
option-hands-on = Modo manual
    .about = Los estudiantes llevan sus propias cuentas y atrapan los errores de los demás.
option-plot-first = Primero dibujan los estudiantes
    .about = El gráfico muestra una ronda solo después de que el estudiante coloque su punto.
option-plot-first-never = nunca
option-plot-first-hands-on = en modo manual
option-plot-first-always = siempre
option-topics = Cartas sobre
    .about = En los mazos solo hay cartas de los temas que marques. Si no marcas ninguno, están todos los temas; “Cartas sueltas” puede quitar algunas.
option-cards = Cartas sueltas
    .about = En los mazos solo están las cartas que marques; si no marcas ninguna, están todas.
option-printed-supply = Fichas limitadas
    .about = Las fichas se acaban, como en la caja.
option-mutated-triangle = Triángulo de Coral mutado
    .about = Cada constructor del Triángulo de Coral tira una mutación antes de la partida.
option-founder-mutations = Mutaciones de los fundadores
    .about = Cuántas mutaciones tira antes de la ronda 1 cada constructor con el que empiezas.
option-mutate-at-spawning = Mutación al nacer
    .about = Cada juvenil tira una mutación cuando nace.
option-early-long = Desastres largos desde el principio
    .about = Desde la ronda 2, cada ronda trae además un desastre de largo plazo.
option-mutate-on-collection = Mutación al tomar
    .about = Cada par de juveniles del Triángulo de Coral tira una mutación.
option-free-stacking = Apilado libre
    .about = Un juvenil se puede asentar sobre un constructor aunque haya una casilla vacía donde pueda vivir.
option-standing-stacks = Pilas permanentes
    .about = Los constructores tapados se quedan de ronda en ronda, y cada uno acerca su casilla a la luz.
option-reshuffle-each-draw = Barajar cada vez
    .about = Una carta vuelve enseguida a su mazo, así que puede golpear de nuevo.
option-rescue = Rescate
    .about = Un arrecife cubierto de algas por completo puede limpiar una casilla y asentar allí un juvenil, una vez por ronda.
option-clock = Segundos por decisión
    .about = Cuando se acaban, un bot decide por ese puesto. 0 significa sin reloj.
option-strike = Esperar antes del golpe
    .about = Cuando todos han predicho, la carta espera hasta que su docente la deje golpear en todas las mesas a la vez.
option-gates = Puertas
    .about = Cada mesa espera antes de cada fase y de cada carta hasta que su docente la abra para la clase.

topic-human-impact = acción humana
topic-food-web = red alimentaria
topic-nutrients = nutrientes
topic-land = desde la tierra
topic-climate = clima
topic-temperature = temperatura
topic-storms = tormentas
topic-disease = enfermedad
topic-oxygen = oxígeno
topic-acidification = agua ácida
topic-chance = azar
topic-evolution = descendencia
topic-invasion = invasores
topic-sea-level = nivel del mar

## Set-up: board and builders

found-boards = Tableros
found-board-of = { CAP($board) }: { $shallow } casillas someras, { $medium } medias y { $deep } profundas.
found-cut = Corte por la columna { $column }, metros de agua
found-shallow = { $count } { $count ->
    [one] somera
   *[other] someras
}
found-medium = { $count } { $count ->
    [one] media
   *[other] medias
}
found-deep = { $count } { $count ->
    [one] profunda
   *[other] profundas
}
found-choose-board = ¿Qué agua quieres?
    .about = Mira el agua: ¿cuánta es somera?, ¿hay tierra? Las tormentas golpean más el agua somera, y las crecidas llegan de la tierra.
found-hold = { $left ->
    [0] Todos tus constructores están colocados. Todavía puedes quitarlos con Deshacer, o elegir otro tablero.
    [one] Elige un constructor más de la tabla.
   *[other] Elige un constructor de la tabla. Faltan { $left }.
}
found-risks = De las { $cards } cartas de desastre, estas pueden matarlo en cada agua:
found-in-hand = Elige una casilla resaltada para colocar: { $builder }.
found-not-ready = { $left ->
    [one] Coloca 1 constructor más
   *[other] Coloca { $left } constructores más
}
found-no-board = Elige antes un tablero
found-surprise = Sorpréndeme
    .about = Un bot elige lo que todavía falta.
found-surprised = { $count ->
    [0] Este tablero se eligió por ti: { $board }.
    [one] Se colocó un constructor por ti en este tablero: { $board }.
   *[other] Se colocaron { $count } constructores por ti en este tablero: { $board }.
}
found-nothing-to-surprise = Tu tablero y tus constructores ya están elegidos: no queda nada con que sorprenderte.
found-cleared = Cambiaste de tablero, así que tus constructores volvieron a la caja. Deshacer los trae de vuelta.
reject-found-no-builder = Elige antes un constructor de la tabla y después una casilla resaltada.

## The chart of traits

traits-title = Los constructores y sus rasgos
traits-about = Elige la cabecera de una columna para comparar, o un constructor para colocarlo.
traits-builder = Constructor
traits-depths = vive en
traits-skeleton = esqueleto
traits-carbonate = carbo­nato
traits-zooxanthellae = zooxan­telas
traits-encruster = incrus­tante
traits-recruiter = da cobijo
traits-tolerates = tolera
traits-coral = coral
traits-yours = tuyos
traits-depth-S = somera
    .letter = S
traits-depth-M = media
    .letter = M
traits-depth-D = profunda
    .letter = P
traits-skeleton-delicate = delicado
traits-skeleton-normal = normal
traits-skeleton-strong = fuerte
traits-tolerates-acid = acidez
traits-tolerates-cold = frío
traits-tolerates-heat = calor
traits-tolerates-low-oxygen = falta de oxígeno
traits-tolerates-nutrients = muchos nutrientes
traits-tolerates-sediment = mucho sedimento
traits-yes = sí
traits-no = no
traits-sort = Comparar por { $column }

## How to play

how-lead-reef = En cada ronda tu arrecife crece, sus juveniles se extienden y golpea una catástrofe. Después cuenta lo que vive y descubre por qué.
how-set-up = Prepara tu arrecife
    .text = { $founders ->
        [one] Elige un tablero y coloca un constructor en agua donde pueda vivir.
       *[other] Elige un tablero y coloca { $founders } constructores en agua donde puedan vivir.
    } S, M y P son agua somera, media y profunda.
how-grow = 1 Crecer
    .text = Cada { $recruiters } constructores que dan cobijo hacen sitio a un pez, un caracol o un erizo, y cada uno de estos se come un alga carnosa. Después crecen { $algae } algas más. Elige { $mutations ->
        [one] un constructor que tire el dado para una mutación.
       *[other] { $mutations } constructores que tiren el dado para una mutación.
    }
how-spread = 2 Propagar
    .text = Los constructores desovan, y sus juveniles heredan sus mutaciones. Intercámbialos con tus vecinos y asienta cada uno en agua donde pueda vivir. Quien va en último lugar recibe ayuda del Triángulo de Coral, un arrecife rico y lejano.
how-catastrophe = 3 Catástrofe
    .text = Una carta golpea todos los arrecifes. Mira el agua, los esqueletos y las mutaciones, y marca a quiénes crees que perderás. Después mira quién murió, quién sobrevivió y por qué.
how-survey = 4 Censo
    .text = Cuenta tu arrecife: suman los constructores y los habitantes, suma más cada tipo diferente y restan las algas carnosas. Tres bonificaciones premian los arrecifes resilientes, los altos y los que protegen la costa.
how-win = Después de { $rounds } rondas
    .text = Gana quien tiene más puntos. Después lee los gráficos: qué tipos llegaron, cuáles se fueron y qué catástrofe se los llevó.
how-selection = La selección natural en cinco pasos
how-selection-1 = Los constructores de un mismo tipo son distintos, porque unos mutaron y otros vinieron de otro arrecife.
how-selection-2 = Los juveniles heredan lo que tiene su progenitor.
how-selection-3 = Nacen más de los que encuentran un lugar donde vivir.
how-selection-4 = Una catástrofe mata a los que no tienen lo que hace falta y perdona a los que lo tienen.
how-selection-5 = La próxima generación viene de los que sobrevivieron, así que lo que los salvó ahora es más común.
how-ends = ¿Extirpado o extinto?
how-ends-extirpated = Un tipo que ya no está en tu arrecife, pero vive en otro, está extirpado: puede volver por migración.
how-ends-extinct = Un tipo que ya no está en ningún arrecife de la mesa está extinto en la mesa: solo el Triángulo de Coral puede traerlo de vuelta.

## Cheat sheets

sheet-title = Hojas de ayuda
sheet-print = Imprimir esta hoja
sheet-traits = Quién es quién en el arrecife
    .about = Los rasgos que cada uno tiene por naturaleza. Una mutación puede mover un esqueleto un paso o añadir una tolerancia.
sheet-order = El orden de una ronda
    .about = Todos juegan cada fase a la vez; pulsa Listo cuando termines.
sheet-dweller = Habitante
sheet-dwellers = Habitantes
sheet-carbonate-dweller = concha de carbonato
sheet-eats-juveniles = come corales jóvenes si hay más de { $most }
sheet-eats-algae = come un alga carnosa por ronda
sheet-die = Una mutación: lo que da el dado de doce caras
sheet-invisible = invisible: no cambia nada que podamos ver
sheet-stack = En una casilla caben { $shallow } en agua somera, { $medium } en agua media y { $deep } en agua profunda.
sheet-phase-dwellers = 1A Habitantes
    .text = Cada { $recruiters } constructores que dan cobijo y están libres de algas sostienen a un habitante. Acoge habitantes hasta ese número. Después cada habitante se come un alga carnosa.
sheet-phase-algae = 1B Algas
    .text = { $algae ->
        [one] Crece un alga carnosa,
       *[other] Crecen { $algae } algas carnosas,
    } primero en las casillas vacías. Solo si no queda ninguna vacía crecen sobre los constructores.
sheet-phase-mutations = 1C Mutaciones
    .text = Elige un constructor libre de algas y tira el dado, { $mutations ->
        [one] una vez
       *[other] { $mutations } veces
    } en total. Puedes elegir otra vez el mismo constructor.
sheet-phase-spawning = 2A Desove
    .text = Cada constructor libre de algas produce un juvenil de su tipo; con más descendencia, dos; con menos, ninguno. Cada erizo por encima de { $eaters } se come los juveniles de un coral.
sheet-phase-triangle = 2B Triángulo de Coral
    .text = Desde la ronda 2, el puesto con el total más bajo toma { $juveniles } juveniles de un constructor, y también el puesto con menos puntos en la última ronda.
sheet-phase-migration = 2C Trueque
    .text = Intercambia juveniles con los puestos que están a tu lado. Lo que se intercambió no se puede intercambiar otra vez.
sheet-phase-settlement = 2D Asentar
    .text = Asienta los juveniles en casillas vacías donde puedan vivir. Solo si no hay ninguna casilla vacía adecuada se pueden apilar sobre un constructor. Lo que no encuentra sitio muere.
sheet-phase-catastrophe = 3 Catástrofe
    .text = Predice quién morirá. Después las cartas golpean todos los arrecifes, una tras otra. Solo alcanzan al constructor de arriba, salvo que la carta diga otra cosa. La mitad se redondea hacia abajo.
sheet-phase-survey = 4 Censo
    .text = Cuenta, compara y anota. Después, los constructores tapados se vuelven roca del arrecife.
sheet-cards = Cartas por ronda
sheet-round = Ronda
sheet-round-later = { $round } y siguientes
sheet-deck-short = corto plazo
sheet-deck-long = largo plazo
sheet-score = Puntuación de una ronda
sheet-score-builder = cada constructor libre de algas, también los apilados
sheet-score-dweller = cada habitante
sheet-score-type = cada tipo diferente; el alga carnosa también es uno
sheet-score-alga = cada casilla con un alga carnosa
sheet-score-resilience = resiliencia: { $count } constructores de un tipo, cada uno con una mutación útil distinta
sheet-score-three-d = arrecife en 3D: { $count } pilas de tres
sheet-score-coastal = protección costera: { $count } filas completas de constructores, en un tablero con tierra

## Rulings

## The practice round

practice-title = Guía
practice-player = Mi arrecife
practice-bot = Perla
practice-stop = Dejar la práctica
practice-real = Ahora, a jugar de verdad
practice-founding-board = El arrecife de barrera tiene las tres profundidades, así que todos los constructores encuentran un lugar. Pruébalo, o mira otro.
practice-founding-place = Mezcla tipos y mezcla profundidades. Compara los esqueletos: en agua somera las olas rompen primero los delicados.
practice-founding-ready = Mira dónde están tus constructores. ¿Cuáles perderías en una tormenta? Pulsa Listo.
practice-dwellers = Acoge un herbívoro si tu arrecife puede darle cobijo. Después vienen las algas, y solo los herbívoros se las comen.
practice-algae = Las algas ocupan primero las casillas vacías. Deja libres las que necesitarán tus juveniles.
practice-mutations = Anuncia qué constructor eliges y después tira. Fíjate: eliges quién muta, pero nunca qué cambia.
practice-spawning = Mira en el vivero: cada juvenil lleva las mutaciones de su progenitor.
practice-triangle = El Triángulo de Coral es un refugio: lo que tu arrecife perdió puede volver de allí.
practice-migration = Los rasgos viajan con los juveniles. Puedes ofrecerle uno a tu vecino, o simplemente pulsar Listo.
practice-settlement = Elige un juvenil y después una casilla resaltada. El agua somera es peligrosa en una tormenta; la profunda es oscura.
practice-catastrophe-predict = ¿Quién tiene un esqueleto fuerte, quién es incrustante, quién está en lo profundo? Marca los demás y después compara.
practice-catastrophe-effect = Lee lo que se lleva la carta. Solo eliges donde la carta deja algo abierto.
practice-catastrophe-aftermath = Lee las razones: el mismo rasgo que mató a un constructor salvó a otro.
practice-dismiss = Los habitantes se van cuando muy pocos constructores les dan cobijo. Una pérdida trae la siguiente.
practice-survey = Abre una parte de la puntuación para ver su suma. Después anota qué harías de otra manera.
practice-over = Esa fue una ronda. ¿Qué rasgo salvó a los constructores que viven? Ahora, a jugar de verdad.
reject-reef-deck-empty = Con estos temas y cartas el { $deck } queda vacío. Añade uno que tenga cartas para él.
reef-topic-cards = { $topic } ({ $short } de corto plazo, { $long } de largo plazo)
