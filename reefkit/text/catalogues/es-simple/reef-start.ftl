### Reef Survivor in easier words: door, new match, set-up, how to play and practice.

door-what-reef = Diriges un arrecife durante millones de años. Llegan algas, mutaciones y catástrofes. Unos viven y otros mueren. Descubre por qué.
door-quick-reef = Empezar ya
    .about = Todo está elegido para ti. Juegas enseguida.
door-new-reef = Partida nueva
    .about = Elige quién juega y construye tu propio arrecife.
door-how-reef = Cómo se juega
    .about = El juego en seis imágenes.
door-picture-reef = Unos peces nadan sobre un arrecife de muchos tipos.

new-begun-reef = La partida ha empezado. Elige un tablero y tus primeros constructores.
new-quick-begun-reef = Tu tablero es este: { $board }.

option-rounds = Rondas
    .about = Cuentas el arrecife después de cada ronda. Cuatro hacen una partida completa.
option-round-label = Una ronda representa
    .about = Lo que dice la línea del tiempo. Las reglas no cambian.
option-scoring = Los puntos de las rondas se
    .about = Si se multiplican, una mala ronda cuesta mucho.
option-team-bonus = Bonificación de equipo
    .about = Todos reciben puntos si cada puesto gana una ronda.
option-predict = Predicciones
    .about = Antes de una carta marcas quién morirá. Así aprendes más.
option-hands-on = Modo manual
    .about = Llevas tus propias cuentas. Los demás buscan tus errores.
option-plot-first = Primero dibujan los estudiantes
    .about = Tú colocas el punto. Después lo muestra el gráfico.
option-topics = Cartas sobre
    .about = Solo salen los temas que marcas. Sin marcas, salen todos los temas.
option-cards = Cartas sueltas
    .about = Solo salen las cartas que marcas. Sin marcas, salen todas.
option-printed-supply = Fichas limitadas
    .about = Las fichas se pueden acabar, como en la caja.
option-mutated-triangle = Triángulo de Coral mutado
    .about = Los constructores del Triángulo de Coral mutan una vez al empezar.
option-founder-mutations = Mutaciones de los fundadores
    .about = Cuántas veces mutan tus primeros constructores antes de la ronda 1.
option-mutate-at-spawning = Mutación al nacer
    .about = Cada cría muta una vez al nacer.
option-early-long = Desastres largos pronto
    .about = Desde la ronda 2, cada ronda trae también un desastre largo.
option-mutate-on-collection = Mutación al tomar
    .about = Las crías del Triángulo de Coral mutan una vez.
option-free-stacking = Apilado libre
    .about = Una cría puede asentarse sobre un constructor en cualquier momento.
option-standing-stacks = Pilas permanentes
    .about = Los constructores de abajo se quedan. Cada uno acerca su casilla a la luz.
option-reshuffle-each-draw = Barajar cada vez
    .about = Una carta vuelve enseguida al mazo. Puede salir otra vez.
option-rescue = Rescate
    .about = Un arrecife lleno de algas puede limpiar una casilla por ronda.
option-clock = Segundos por decisión
    .about = Cuando se acaban, decide un bot. 0 es sin reloj.
option-strike = Esperar antes del golpe
    .about = Primero todos predicen. Luego tu docente deja que la carta golpee.
option-gates = Puertas
    .about = Las mesas esperan antes de cada fase y carta. Tu docente les abre.

found-choose-board = ¿Qué agua quieres?
    .about = Mira el agua. Las tormentas golpean el agua somera. Las crecidas llegan de la tierra.
found-hold = { $left ->
    [0] Todos tus constructores están colocados. Deshacer quita uno.
    [one] Elige un constructor más de la tabla.
   *[other] Elige un constructor de la tabla. Necesitas { $left } más.
}
found-surprised = { $count ->
    [0] Este tablero se eligió por ti: { $board }.
    [one] Se colocó un constructor por ti.
   *[other] Se colocaron { $count } constructores por ti.
}
found-nothing-to-surprise = Todo está elegido ya. No queda nada con que sorprenderte.
found-cleared = Cambiaste de tablero. Tus constructores volvieron a la caja. Deshacer los trae de vuelta.
reject-found-no-builder = Elige antes un constructor. Después elige una casilla que brilla.
traits-about = Elige una columna para comparar. Elige un constructor para colocarlo.

how-lead-reef = En cada ronda tu arrecife crece y tiene crías. Después golpea una catástrofe. Cuenta lo que vive y descubre por qué.
how-set-up = Prepara tu arrecife
    .text = { $founders ->
        [one] Elige un tablero. Coloca un constructor en agua donde pueda vivir.
       *[other] Elige un tablero. Coloca { $founders } constructores en agua donde puedan vivir.
    } S es agua somera, M es media, P es profunda.
how-grow = 1 Crecer
    .text = { $recruiters } constructores que dan cobijo hacen sitio a un herbívoro. Un herbívoro es un pez, un caracol o un erizo. Se come un alga. Después crecen { $algae } algas. { $mutations ->
        [one] Elige un constructor. Tira el dado para una mutación.
       *[other] Elige { $mutations } constructores. Tira el dado para cada mutación.
    }
how-spread = 2 Propagar
    .text = Los constructores tienen crías, que heredan sus mutaciones. Intercámbialas y busca casilla para cada una. El último recibe ayuda del Triángulo de Coral.
how-catastrophe = 3 Catástrofe
    .text = Una carta golpea todos los arrecifes. Mira el agua, los esqueletos y las mutaciones. Marca quién morirá. Después mira quién sobrevivió y por qué.
how-survey = 4 Censo
    .text = Cuenta tu arrecife. Los constructores y los habitantes dan puntos. Más tipos diferentes dan más. Las algas quitan puntos.
how-win = Después de { $rounds } rondas
    .text = Gana quien tiene más puntos. Después lee los gráficos. ¿Qué tipos llegaron y cuáles se fueron?
how-selection-1 = Los constructores de un tipo son distintos. Unos tienen una mutación. Otros vinieron de fuera.
how-selection-2 = Las crías reciben lo que tiene su progenitor.
how-selection-3 = Nacen más de los que encuentran sitio.
how-selection-4 = Una catástrofe mata a unos y a otros no. Deciden los rasgos.
how-selection-5 = Los que sobrevivieron tienen crías. Así, lo que los salvó ahora es común.
how-ends-extirpated = Un tipo ya no está en tu arrecife, pero sí en otro. Está extirpado. Puede volver.
how-ends-extinct = Un tipo ya no está en ningún arrecife. Está extinto en la mesa. Solo el Triángulo de Coral puede traerlo de vuelta.

sheet-traits = Quién es quién en el arrecife
    .about = Lo que cada constructor tiene por naturaleza. Una mutación puede cambiarlo.
sheet-order = El orden de una ronda
    .about = Todos juegan cada fase a la vez. Pulsa Listo cuando termines.
sheet-phase-dwellers = 1A Habitantes
    .text = Cuentan los constructores que dan cobijo. Cada { $recruiters } sostienen a un habitante. Acoge habitantes hasta ese número. Cada habitante come un alga.
sheet-phase-algae = 1B Algas
    .text = { $algae ->
        [one] Crece un alga carnosa.
       *[other] Crecen { $algae } algas carnosas.
    } Primero ocupan las casillas vacías. Después crecen sobre los constructores.
sheet-phase-mutations = 1C Mutaciones
    .text = Elige un constructor libre de algas y tira. { $mutations ->
        [one] Tienes una tirada.
       *[other] Tienes { $mutations } tiradas.
    } Puedes elegir otra vez el mismo constructor.
sheet-phase-spawning = 2A Desove
    .text = Cada constructor libre de algas tiene una cría. Con más descendencia tiene dos; con menos, ninguna. Cada erizo por encima de { $eaters } come las crías de un coral.
sheet-phase-triangle = 2B Triángulo de Coral
    .text = Se abre en la ronda 2. Quien tiene menos puntos toma { $juveniles } crías de un constructor. También quien tuvo menos en la última ronda.
sheet-phase-migration = 2C Trueque
    .text = Intercambia crías con los puestos de al lado. Cada una se intercambia solo una vez.
sheet-phase-settlement = 2D Asentar
    .text = Asienta las crías en casillas vacías donde puedan vivir. ¿Ya no hay ninguna? Entonces se pueden apilar. Las demás mueren.
sheet-phase-catastrophe = 3 Catástrofe
    .text = Di quién morirá. Después las cartas golpean todos los arrecifes. Alcanzan solo al constructor de arriba, si no dicen más. La mitad se redondea hacia abajo.
sheet-phase-survey = 4 Censo
    .text = Cuenta, compara y anota. Después los constructores de abajo se vuelven roca.

practice-founding-board = El arrecife de barrera tiene las tres profundidades. Todos los constructores encuentran sitio.
practice-founding-place = Mezcla tipos y profundidades. Las olas rompen primero los esqueletos delicados.
practice-founding-ready = Mira tus constructores. ¿Cuáles rompería una tormenta? Después pulsa Listo.
practice-dwellers = Acoge un herbívoro si puedes. Después vienen algas. Solo los herbívoros se las comen.
practice-algae = Las algas ocupan primero las casillas vacías. Tus crías también necesitan sitio.
practice-mutations = Elige un constructor y tira. Tú eliges quién; el azar decide qué.
practice-spawning = Mira las crías. Llevan las mutaciones de su progenitor.
practice-triangle = El Triángulo de Coral es un lugar seguro. De allí pueden volver tipos perdidos.
practice-migration = Los rasgos viajan con las crías. Ofrece una, o pulsa Listo.
practice-settlement = Elige una cría y una casilla que brilla. Las tormentas golpean el agua somera.
practice-catastrophe-predict = ¿Quién es fuerte? ¿Quién es incrustante? ¿Quién está en lo profundo? Marca los demás.
practice-catastrophe-effect = Lee qué se lleva la carta. Elige solo donde te deja.
practice-catastrophe-aftermath = Lee las razones. El mismo rasgo aquí mata y allí salva.
practice-dismiss = Los habitantes se van cuando muy pocos constructores les dan cobijo.
practice-survey = Abre una parte de la puntuación. Mira su suma. Después escribe una nota.
practice-over = Esa fue una ronda. ¿Qué rasgo salvó a tus constructores? Ahora juega de verdad.
reject-reef-deck-empty = Ahora el { $deck } está vacío. Marca un tema que tenga cartas para él.
