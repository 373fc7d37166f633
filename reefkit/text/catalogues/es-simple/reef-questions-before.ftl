### Reef Survivor in Spanish, in easier words: the questions before the game.

## The forms

form-reef-before = Antes del juego
form-reef-before-short = Antes del juego, versión corta
form-reef-before-long = Antes del juego, versión larga
form-reef-before-concepts = Antes del juego, las ideas emparejadas

## Pieces and places

item-only-shallow = ¿Cuál de estos corales vive únicamente en agua somera?
    .title = Solo en agua somera
    .why = El coral ramificado necesita luz y agua en movimiento. Por eso vive cerca de la superficie. Los demás constructores viven en más de una profundidad.
    .why-boulder-coral = El coral masivo pesa mucho, pero vive a cualquier profundidad.
    .why-platy-coral = El coral laminar capta la luz débil con placas delgadas. Vive en agua media y profunda, no en agua somera.
item-every-depth = ¿Qué constructores pueden vivir en agua somera, media y profunda? Elige todas las respuestas correctas.
    .title = A cualquier profundidad
    .why = El coral masivo vive en las tres profundidades. También la esponja blanda y el alga calcárea. No todos los corales son iguales en esto.
    .why-branching-coral = El coral ramificado vive solo en agua somera.
    .why-bivalve = Aquí el bivalvo vive en agua media y profunda.
    .why-microbialite = Aquí las microbialitas crecen en agua somera y media.
item-three-roles = ¿Qué hace cada uno en un arrecife?
    .title = Tres papeles en el arrecife
    .builds = Construye el arrecife con su cuerpo.
    .dwells = Vive en el arrecife y come algas.
    .covers = Crece sobre otros y no construye nada.
    .why = Los constructores hacen el arrecife y no se mueven. Los habitantes se mueven y comen algas. El alga calcárea construye roca. El alga carnosa no tiene esqueleto y es maleza.
item-coral-is = Ves un coral masivo tan ancho como una mesa. ¿Qué es?
    .title = ¿Qué es un coral?
    .colony = Muchos animales pequeños sobre su propio esqueleto
    .rock = Un trozo de roca del fondo del mar con animales encima
    .plant = Una planta del mar con raíces en el suelo
    .one-animal = Un solo animal grande con una concha gruesa
    .why = Un coral grande es una colonia de muchos animales pequeños. Viven arriba, como una piel fina. Debajo está el esqueleto que construyeron.
    .why-rock = La parte dura nunca fue roca del mar. La construyeron los corales, capa por capa.
    .why-plant = Los corales son animales. Atrapan su comida con brazos que pican. Las algas de su interior les dan azúcar de la luz.
item-fixed-yet-spread = Un coral adulto no puede moverse. ¿Cómo llegan los de su tipo a otro arrecife?
    .title = Fijos, pero se extienden
    .drifting-young = Sus larvas van a la deriva y luego se asientan.
    .crawl = Se suelta y se arrastra cuando le va mal.
    .seeds = Suelta semillas y los peces se las llevan.
    .stay-put = No pueden: cada uno se queda siempre en su arrecife.
    .why = Los constructores adultos son sésiles, es decir, están fijos. Sus larvas son planctónicas, es decir, van a la deriva. Las corrientes llevan las larvas a otros arrecifes.
    .why-crawl = Un coral adulto está pegado a su sitio. Allí vive o allí muere.
    .why-stay-put = Los adultos se quedan, pero las larvas llegan lejos. Así llegaron corales a islas lejanas.
item-shelter = ¿Qué constructores dan cobijo a los habitantes? Elige todas las respuestas correctas.
    .title = Cobijo para los habitantes
    .why = Aquí dan cobijo los corales, los bivalvos y las algas calcáreas. Dos de ellos, sin algas encima, mantienen a un habitante. Sin ellos, nadie come las algas.
    .why-carbonate-sponge = Es dura, pero aquí las esponjas no dan cobijo.
    .why-bryozoan = Los briozoos construyen, pero aquí no dan cobijo.
    .why-microbialite = Las microbialitas son domos macizos, con pocos huecos para esconderse.
item-room-for-dwellers = Siete de tus constructores dan cobijo. Ninguno tiene un alga encima. ¿Cuántos habitantes puede mantener el arrecife?
    .title = Lugar para los habitantes
    .unit = habitantes
    .why = Dos constructores mantienen a un habitante. Siete constructores forman tres parejas. Sobra un constructor.
item-place-branching = Este es el arrecife de barrera. La fila 1 está abajo, junto a la tierra. Elige una casilla donde pueda vivir un coral ramificado.
    .title = Lugar del coral ramificado
    .why = El coral ramificado vive solo en agua somera. Aquí es somera la fila junto a la orilla. También la cresta del arrecife, en la fila 4.
item-barrier-lagoon = Este es el arrecife de barrera. La fila 1 está abajo, junto a la tierra. Entre la orilla y la cresta hay una laguna. Elige todas las casillas profundas de la laguna.
    .title = Una laguna en el tablero
    .why = La laguna es profunda en el centro de la fila 3. La cresta de la fila 4 es somera, pero está más lejos. Lejos de la tierra no siempre es profundo.
item-stack-limits = ¿Cuántos constructores caben apilados en una casilla?
    .title = Hasta dónde crece una pila
    .one = Uno
    .two = Dos
    .three = Tres
    .four = Cuatro
    .why = El agua profunda deja más espacio para crecer hacia arriba. Un arrecife somero llega pronto a la superficie.

## A round, and reading a board

item-round-order = Pon en orden estas partes de una ronda.
    .title = El orden de una ronda
    .graze = Llegan habitantes y comen algas.
    .weeds = Crecen nuevas algas carnosas.
    .mutate = Se tira el dado para dos mutaciones.
    .spawn = Los constructores desovan.
    .settle = Se asientan los juveniles.
    .disaster = Golpea una catástrofe.
    .survey = Se hace el censo del arrecife.
    .why = Las mutaciones llegan antes que la catástrofe. Entonces nadie sabe qué carta saldrá. Los juveniles reciben los rasgos de sus padres. Después la catástrofe los pone a prueba. La selección natural sigue este orden.
item-juveniles-spawned = Mira este arrecife. El coral digitado tiene más descendencia. El bivalvo tiene menos descendencia. Un alga carnosa cubre al coral ramificado. ¿Cuántos juveniles produce en total el arrecife?
    .title = Contar juveniles
    .unit = juveniles
    .why = El coral masivo, el laminar y el briozoo producen uno cada uno. El coral digitado produce dos. El bivalvo y el coral cubierto no producen ninguno. En total son cinco.
item-score-a-reef = En un censo hay 2 corales laminares, 1 bivalvo y 2 caracoles. También hay 3 algas carnosas. Ningún constructor tiene un alga encima. No hay bonificación. ¿Cuántos puntos consigue el arrecife?
    .title = La puntuación de un arrecife
    .unit = puntos
    .why = Hay 2 + 1 + 2 = 5 constructores y habitantes. Las algas cuestan 3 puntos. Hay cuatro tipos, contando el alga. Dan 2 × 4 = 8. Entonces 5 − 3 + 8 = 10.

## Words

item-words-of-life = Une cada palabra con su significado.
    .title = Palabras sobre modos de vida
    .sessile = sésil
    .planktic = planctónico
    .mobile = móvil
    .benthic = bentónico
    .fixed = Vive fijo en un mismo sitio.
    .drifts = Va a la deriva en mar abierto.
    .moves = Puede desplazarse por sí mismo.
    .floor = Vive en el fondo del mar o muy cerca.
    .grazes = Come las algas de la roca.
    .why = Un coral joven es planctónico, y más tarde es sésil. Bentónico dice dónde vive algo. Un coral fijo y un caracol móvil son bentónicos.
item-words-of-change = Une cada palabra con su significado.
    .title = Palabras sobre el cambio
    .mutation = mutación
    .migration = migración
    .natural-selection = selección natural
    .heredity = herencia
    .chance-change = un cambio en un gen, por azar
    .arrival = el paso de un lugar a otro para vivir allí
    .more-young = unos dejan más descendientes gracias a sus rasgos
    .passing-on = el paso de los rasgos de padres a hijos
    .tries = el esfuerzo por ajustarse a un lugar
    .why = La mutación y la migración traen rasgos nuevos. La herencia los pasa a los hijos. La selección natural hace comunes algunos de ellos. Nada de esto necesita esfuerzo.
item-words-of-reefs = Une cada palabra con su significado.
    .title = Palabras sobre arrecifes
    .carbonate = carbonato
    .encruster = incrustante
    .bathymetry = batimetría
    .stressor = factor de estrés
    .lime = el mineral de las conchas y de los esqueletos de coral
    .crust = algo vivo que crece como una capa baja
    .sea-depths = la profundidad del mar en cada lugar
    .harm = algo que hace más difícil la vida
    .soft-body = un cuerpo que las olas pueden doblar
    .why = Estas palabras te ayudan a leer las cartas. El agua ácida daña el carbonato. Las tormentas no arrancan a los incrustantes. La profundidad decide a quién alcanza una carta. Cada carta es un factor de estrés.

## Mutation, inheritance, selection

item-chance-before = El mar se calienta. ¿Cómo surge en un coral una mutación contra el calor?
    .title = Cómo surge una mutación
    .by-chance = Surge por azar, haga falta o no.
    .by-need = Surge porque el coral la necesita.
    .by-effort = Surge si el coral aguanta mucho calor.
    .by-teaching = Surge si los padres se la enseñan.
    .why = Las mutaciones llegan por azar. El agua cálida no crea la que conviene. Solo decide a quién le va bien. Muchas mutaciones no cambian nada. Algunas hacen daño.
    .why-by-need = Una necesidad no puede cambiar un gen. Si pudiera, ninguna especie se habría extinguido.
    .why-by-effort = Un coral puede acostumbrarse a algo de calor. Pero eso no está en sus genes. Sus crías no lo heredan.
    .why-by-teaching = Los padres transmiten genes. Un gen no se puede enseñar.
item-sure-of-chance = ¿Con cuánta seguridad respondiste sobre la mutación?
    .title = ¿Con cuánta seguridad?
    .low = Adiviné.
    .high = Lo sé con certeza.
item-roll-of-eight = Un coral masivo tiene el esqueleto fuerte. Le sale un 8 en el dado. Eso da tolerancia al calor y un esqueleto más débil. ¿Cómo es ahora?
    .title = Sale un ocho
    .normal-heat = esqueleto normal, aguanta el calor
    .strong-heat = esqueleto fuerte, aguanta el calor
    .delicate-heat = esqueleto delicado, aguanta el calor
    .normal-only = esqueleto normal, no aguanta el calor
    .why = Más débil es un peldaño menos, de fuerte a normal. Ahora también aguanta el calor. Una tirada puede ayudar en el calor y perjudicar en tormentas.
    .why-strong-heat = Su tipo es fuerte. Pero este ahora está un peldaño más abajo.
    .why-delicate-heat = Más débil es un peldaño menos, no dos.
item-cold-without-cold = Por una mutación, un coral digitado aguanta el frío. Su agua sigue cálida muchas rondas. ¿Qué hace el rasgo en ese tiempo?
    .title = Un rasgo sin uso
    .depends = No hace nada hasta que el agua se enfríe.
    .always-good = Ayuda: las mutaciones hacen más fuerte al coral.
    .always-bad = Hace daño: las mutaciones siempre son fallos.
    .used-up = Se va perdiendo, porque nunca se usa.
    .why = Ningún rasgo es siempre bueno o malo. Depende del lugar, y los lugares cambian. Un rasgo inútil hoy puede ayudar mañana.
    .why-always-good = Este rasgo ayuda contra el frío y contra nada más. Otras mutaciones hasta tienen un precio.
    .why-used-up = Los rasgos de los genes no se desgastan. Pasan a los hijos, se usen o no.
item-young-of-tolerant = Un coral digitado aguanta el calor y tiene más descendencia. Produce dos juveniles. ¿Cuáles aguantan el calor?
    .title = Hijos de un coral tolerante
    .both-carry = los dos, desde el principio
    .warmed-first = los dos, después de sentir calor
    .one-carries = uno de los dos, por turnos
    .none-carry = ninguno, si no les sale en el dado
    .why = Aquí los juveniles son iguales que su padre. También reciben sus mutaciones. Así puede extenderse un rasgo útil.
    .why-none-carry = La mutación está en los genes. Por eso pasa a los juveniles sin tirar el dado.
    .why-warmed-first = Sus genes vienen de su padre. No necesitan práctica.
item-heat-reef-before = Las olas de calor golpearon un arrecife durante muchas generaciones. Ahora casi todos sus corales aguantan el calor. También los jóvenes que nunca lo sintieron. ¿Qué ocurrió?
    .title = Arrecife que aguanta calor
    .left-more-young = Los corales con el rasgo dejaron más descendientes.
    .each-adapted = Cada coral se adaptó un poco en cada ola de calor.
    .chose-to-change = Los corales se cambiaron a sí mismos para sobrevivir.
    .heat-gave = El calor dio a los corales lo que necesitaban.
    .why = Cambió la población, no un coral. Algunos corales aguantaban el calor por azar. Vivieron, y sus descendientes también tenían el rasgo. Así se hizo común.
    .why-each-adapted = Un coral puede acostumbrarse a algo de calor. Sus crías no heredan eso. Se adaptan las poblaciones.
    .why-heat-gave = El calor no da rasgos. Mata a los que no los tienen.
    .why-chose-to-change = Ningún coral puede elegir sus genes.

## Predicting a card

item-hurricane-before = Golpea un huracán. Estos constructores están en agua somera, sin mutaciones. ¿Cuáles sobreviven? Elige todas las respuestas correctas.
    .title = ¿Quién aguanta un huracán?
    .why = En agua somera viven solo los esqueletos fuertes y los incrustantes. El coral masivo y la microbialita son fuertes. El alga calcárea es las dos cosas. Los demás se rompen.
    .why-branching-coral = Vive entre olas, pero su esqueleto es solo normal. Las olas de la tormenta quiebran sus ramas.
    .why-soft-sponge = No tiene un esqueleto duro. Cuenta como normal, y las olas la arrancan.
item-anoxia-on-barrier = Un evento anóxico oceánico golpea este arrecife. En agua profunda mueren los que no toleran la falta de oxígeno. El coral laminar de la fila 6 sí la tolera. Elige las casillas cuyos constructores mueren.
    .title = Anoxia en la barrera
    .why = Mueren dos constructores de la fila 6. Mueren otros dos en la laguna profunda, en la fila 3. El coral laminar vive. Decide la profundidad, no la distancia a la tierra.
item-pollution-in-row-one = Lodo y nutrientes inundan la fila 1. Ninguno de estos constructores ha mutado. ¿Cuál muere?
    .title = Agua turbia
    .why = El lodo quita la luz. Las zooxantelas necesitan luz. De los cuatro, solo el coral digitado las tiene.
    .why-microbialite = Las microbialitas no tienen zooxantelas. Aguantan los nutrientes y el lodo por naturaleza.
    .why-carbonate-sponge = Una esponja filtra su comida. No necesita luz.
item-half-of-heatwave = Siete constructores están en agua somera. Dos de ellos aguantan el calor. Una ola de calor mata la mitad de los demás. Se redondea hacia abajo. ¿Cuántos de los siete mueren?
    .title = La mitad en una ola de calor
    .unit = constructores
    .why = Aparta a los dos que aguantan el calor. Quedan cinco en riesgo. La mitad de cinco, redondeada hacia abajo, es dos.
item-atoll-and-nutrients = Llueve mucho, y los nutrientes alimentan las algas de una costa. Las algas carnosas cubren los arrecifes. En un atolón lejano no vive nadie. ¿Por qué se salva?
    .title = Un atolón y los nutrientes
    .no-land = No hay tierra cerca que envíe nutrientes.
    .too-deep = Ninguna parte de un atolón es somera.
    .no-weeds = Ninguna alga carnosa puede vivir en un atolón.
    .stronger = Ningún otro constructor es tan fuerte.
    .why = Estos nutrientes vienen de la tierra. La lluvia los lleva desde suelos, campos y ciudades. Un atolón no tiene esa tierra al lado. Lo que se hace en tierra llega al arrecife.
    .why-too-deep = Un atolón tiene un borde somero. Lo que falta es la tierra.
    .why-no-weeds = En un atolón también pueden vivir. Aquí les faltan nutrientes.

## Disasters and time

item-long-before = ¿Cuáles de estas catástrofes duran miles de años o más? Elige todas las respuestas correctas.
    .title = Catástrofes que duran
    .why = Las glaciaciones y los eventos anóxicos duran miles de años. También los pulsos de dióxido de carbono. Cambian océanos enteros. Una tormenta o un verano muy cálido son cortos.
    .why-hurricane-hit = Un huracán hace su daño en horas.
    .why-heatwave = Una ola de calor dura semanas o meses. Hay cambio climático cuando los años cálidos son lo normal.
item-lifetimes = Una ronda representa un millón de años. Piensa en vidas de 100 años, una tras otra. ¿Cuántas caben en una ronda?
    .title = Un millón de años, en vidas
    .hundred = 100
    .thousand = 1000
    .ten-thousand = 10 000
    .million = 1 000 000
    .why = Un millón entre cien son diez mil. La gente escribe desde hace unos 5000 años. Son solo 50 de esas vidas. Los cambios lentos tienen tiempo de acumularse.
    .why-hundred = Cien vidas suman 10 000 años. Es mucho menos que una ronda.
    .why-thousand = Mil vidas suman 100 000 años. Es la décima parte de una ronda.

## Diversity, resilience, people

item-unknown-disaster = Vendrá una catástrofe, pero nadie sabe cuál. ¿Qué arrecife es más probable que conserve algunos constructores?
    .title = Listo para lo desconocido
    .mixed = uno con constructores de tipos y rasgos distintos
    .strongest = uno con constructores de esqueleto muy fuerte
    .largest = uno con más constructores que los otros tres
    .all-tolerant = uno con constructores que aguantan el calor
    .why = Las catástrofes son distintas. Una mata con olas, otra con calor. En un arrecife variado, algunos constructores aguantan lo que venga. Eso es resiliencia.
    .why-strongest = Un esqueleto fuerte ayuda en una tormenta. No ayuda contra el calor o el agua ácida.
    .why-largest = Si todos son iguales, una catástrofe puede matarlos a todos.
    .why-all-tolerant = Eso ayuda en una ola de calor. No ayuda contra las olas o el agua ácida.
item-people-help = ¿Cuáles de estas acciones ayudarían a un arrecife cerca de la costa? Elige todas las respuestas correctas.
    .title = Lo que la gente puede hacer
    .clean-sewage = Limpiar el agua sucia de una ciudad antes de verterla.
    .spare-grazers = Dejar en el mar los peces que comen algas.
    .hold-soil = Plantar árboles que sujeten el suelo de las colinas.
    .feed-reef = Llevar fertilizante al arrecife para que crezcan los corales.
    .remove-urchins = Quitar los erizos del arrecife, pues raspan su roca.
    .one-coral = Plantar en cada hueco el coral que crece más rápido.
    .why = El agua clara ayuda a los corales. También los peces que comen algas. Una mezcla de tipos ayuda contra las sorpresas.
    .why-feed-reef = El fertilizante alimenta las algas. Estas crecen más que los corales.
    .why-remove-urchins = Los erizos comen algas. Demasiados hacen daño. Que no haya ninguno es peor.
    .why-one-coral = Una sola enfermedad puede matar un arrecife de un solo tipo.
item-why-these-two = Fundas un arrecife con cinco constructores. Elige un tablero. Nombra dos constructores para él. ¿Dónde los colocas? ¿Por qué pueden vivir allí? ¿Cómo ayudan los dos juntos al arrecife?
    .title = Dos para tu arrecife
    .level-0 = Nada, o no nombra ningún constructor del juego.
    .level-1 = Nombra dos constructores y un tablero. Las profundidades no encajan, o no da razones.
    .level-2 = Coloca a los dos donde pueden vivir. Da una buena razón a partir de sus rasgos. Puede ser profundidad, esqueleto, cobijo o tolerancia.
    .level-3 = Lo hace con los dos. Dice cómo se complementan. Uno puede cobijar habitantes y el otro aguantar tormentas.
    .why = Una buena respuesta une las profundidades con los rasgos. Dos distintos se cubren uno al otro. Lo que mata a uno puede perdonar al otro.
