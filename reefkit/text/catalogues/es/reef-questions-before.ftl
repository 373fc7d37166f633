### Reef Survivor in Spanish: the questions asked before the game, their options, and what is said to
### answers. Attributes as in English. No option may stand out by its gender or its length.

## The forms, for a teacher to choose from

form-reef-before = Antes del juego
form-reef-before-short = Antes del juego, versión corta
form-reef-before-long = Antes del juego, versión larga
form-reef-before-concepts = Antes del juego, las ideas emparejadas
form-reef-before-lesson = Antes del juego: seis ideas, que se preguntan otra vez después

## Pieces and places

item-only-shallow = ¿Cuál de estos corales vive únicamente en agua somera?
    .title = Solo en agua somera
    .why = El coral ramificado necesita mucha luz y agua en movimiento, así que se queda cerca de la superficie. La mayoría de los constructores de este laboratorio viven en más de una profundidad.
    .why-boulder-coral = El coral masivo pesa mucho, pero el peso no lo ata a las aguas someras: vive a cualquier profundidad.
    .why-platy-coral = El coral laminar extiende sus placas delgadas para captar la luz débil. Vive en agua media y profunda, y nunca en agua somera.
item-every-depth = ¿Cuáles de estos constructores pueden vivir en agua somera, en agua media y también en agua profunda? Elige todas las respuestas correctas.
    .title = A cualquier profundidad
    .why = El coral masivo, la esponja blanda y el alga calcárea viven en las tres profundidades. Dónde puede vivir un constructor depende de su tipo, no de su grupo: no todos los corales son iguales en esto.
    .why-branching-coral = El coral ramificado vive solo en agua somera.
    .why-bivalve = En este laboratorio, el bivalvo vive en agua media y profunda.
    .why-microbialite = En este laboratorio, las microbialitas crecen en agua somera y media, no en agua profunda.
item-three-roles = ¿Qué papel tiene cada uno en un arrecife?
    .title = Tres papeles en el arrecife
    .builds = Construye el arrecife con su cuerpo.
    .dwells = Vive en el arrecife y come algas.
    .covers = Crece sobre otros y no construye nada.
    .why = Los constructores forman el armazón del arrecife y se quedan donde se asentaron. Los habitantes se mueven y comen algas. No toda alga es maleza: el alga calcárea construye roca, y el alga carnosa no tiene esqueleto.
item-coral-is = Observas un coral masivo tan ancho como una mesa. ¿Qué es?
    .title = ¿Qué es un coral?
    .colony = Muchos animales pequeños sobre su propio esqueleto
    .rock = Un trozo de roca del fondo del mar con animales encima
    .plant = Muchas plantas del mar con raíces en el suelo
    .one-animal = Un solo animal grande con una concha gruesa
    .why = Una cabeza de coral es una colonia: una fina piel viva de animales pequeños, llamados pólipos. Debajo está el esqueleto que construyeron ellos y los que vivieron antes.
    .why-rock = La parte dura nunca fue roca del fondo. La construyeron los corales, capa por capa, y los arrecifes crecen con lo que ellos dejan.
    .why-plant = Los corales son animales y atrapan su alimento con brazos que pican. Gracias a las algas de su interior viven también de la luz.
item-fixed-yet-spread = Un coral adulto está fijo en su sitio. ¿Cómo pueden llegar los de su tipo a otro arrecife?
    .title = Fijos, pero se extienden
    .drifting-young = Sus larvas van a la deriva antes de asentarse.
    .crawl = Se suelta y se arrastra cuando le va mal.
    .seeds = Suelta semillas y los peces se las llevan.
    .stay-put = No pueden: cada tipo se queda siempre en su arrecife.
    .why = Los constructores del arrecife son sésiles de adultos y planctónicos de jóvenes. En esos días o semanas, las corrientes pueden llevarlos a otro arrecife. Una vez asentados, no vuelven a moverse.
    .why-crawl = Un coral adulto está pegado a su sitio. Allí vive o allí muere.
    .why-stay-put = Los adultos se quedan donde están, pero sus larvas a la deriva han llevado corales hasta islas lejanas.
item-shelter = ¿Cuáles de estos constructores dan cobijo, para que puedan vivir habitantes en el arrecife? Elige todas las respuestas correctas.
    .title = Cobijo para los habitantes
    .why = En este laboratorio, los corales, los bivalvos y las algas calcáreas reclutan habitantes. Por cada dos de ellos, libres de algas carnosas, puede vivir un pez, un caracol o un erizo. Sin ellos, nadie come las algas del arrecife.
    .why-carbonate-sponge = Es dura, pero en este laboratorio las esponjas no reclutan habitantes.
    .why-bryozoan = Los briozoos construyen, pero en este laboratorio no reclutan habitantes.
    .why-microbialite = Las microbialitas son domos macizos, con pocos huecos donde esconderse.
item-room-for-dwellers = Siete constructores de tu arrecife reclutan habitantes, y ninguno está cubierto por un alga. ¿Cuántos habitantes puede mantener el arrecife?
    .title = Lugar para los habitantes
    .unit = habitantes
    .why = Dos reclutadores mantienen a un habitante, y se redondea hacia abajo. Siete reclutadores forman tres parejas, y el séptimo espera pareja.
item-place-branching = Este es el arrecife de barrera. La fila 1, la más cercana a tierra, está abajo. ¿Dónde puede vivir un coral ramificado? Elige una casilla.
    .title = Lugar del coral ramificado
    .why = El coral ramificado vive solo en agua somera. En este tablero, eso es la fila junto a la orilla y la cresta del arrecife a ambos lados del paso.
item-barrier-lagoon = En el arrecife de barrera hay una laguna entre la orilla y la cresta del arrecife. La fila 1, la más cercana a tierra, está abajo. Elige todas las casillas profundas de la laguna.
    .title = Una laguna en el tablero
    .why = La laguna es profunda en el centro de la fila 3, aunque queda más cerca de tierra que la cresta somera de la fila 4. La profundidad no siempre aumenta al alejarse de la orilla.
    .why-6-1 = La fila 6 es profunda. Pero es mar abierto, detrás de la cresta.
    .why-6-2 = La fila 6 es profunda. Pero es mar abierto, detrás de la cresta.
    .why-6-3 = La fila 6 es profunda. Pero es mar abierto, detrás de la cresta.
    .why-6-4 = La fila 6 es profunda. Pero es mar abierto, detrás de la cresta.
    .why-6-5 = La fila 6 es profunda. Pero es mar abierto, detrás de la cresta.
    .why-3-1 = Este es el borde de la laguna. No es profundo.
    .why-3-5 = Este es el borde de la laguna. No es profundo.
item-stack-limits = ¿Cuántos constructores caben uno sobre otro en una misma casilla?
    .title = Hasta dónde crece una pila
    .one = Uno
    .two = Dos
    .three = Tres
    .four = Cuatro
    .why = Donde el agua es profunda hay más espacio para crecer hacia arriba. En agua somera el arrecife llega pronto a la superficie, así que solo cabe un constructor.

## A round, and reading a board

item-round-order = Pon estas partes de una ronda en el orden en que ocurren.
    .title = El orden de una ronda
    .graze = Llegan habitantes y comen algas.
    .weeds = Crecen nuevas algas carnosas.
    .mutate = Se tira el dado para dos mutaciones.
    .spawn = Los constructores desovan.
    .settle = Se asientan los juveniles.
    .disaster = Golpea una catástrofe.
    .survey = Se hace el censo del arrecife.
    .why = Las mutaciones llegan antes que la catástrofe, cuando nadie sabe qué carta saldrá. Los juveniles nacen con los rasgos de sus progenitores, y después la catástrofe los pone a prueba. Ese es el orden de la selección natural.
item-juveniles-spawned = Observa este arrecife. El coral digitado tiene más descendencia, el bivalvo tiene menos descendencia y un alga carnosa cubre al coral ramificado. ¿Cuántos juveniles produce en total este arrecife al desovar?
    .title = Contar juveniles
    .unit = juveniles
    .why = El coral masivo, el coral laminar y el briozoo producen uno cada uno, y el coral digitado produce dos. El bivalvo no produce ninguno, y el coral cubierto tampoco. En total, cinco.
item-score-a-reef = En un censo hay 2 corales laminares, 1 bivalvo, 2 caracoles y 3 algas carnosas. Cada constructor y cada habitante da 1 punto, y cada alga quita 1. Cada tipo da 2 puntos, y el alga carnosa también es un tipo. ¿Cuántos puntos consigue el arrecife?
    .title = La puntuación de un arrecife
    .unit = puntos
    .why = La población es 2 + 1 + 2 = 5. Las algas cuestan 3 puntos. Hay cuatro tipos, porque aquí el alga carnosa cuenta como uno: 2 × 4 = 8. En total, 5 − 3 + 8 = 10.

## Words

item-words-of-life = Une cada palabra con lo que dice de un ser vivo.
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
    .why = Un mismo organismo puede ser planctónico de joven y sésil más tarde, como los corales. Bentónico dice dónde vive algo: un coral sésil y un caracol móvil son los dos bentónicos.
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
    .tries = el esfuerzo por ajustarse al entorno
    .why = La mutación y la migración traen variación nueva. La herencia la transmite, y la selección natural hace común una parte de ella. Nada de esto necesita esfuerzo ni deseo.
item-words-of-reefs = Une cada palabra con su significado.
    .title = Palabras sobre arrecifes
    .carbonate = carbonato
    .encruster = incrustante
    .bathymetry = batimetría
    .stressor = factor de estrés
    .lime = el mineral de las conchas y de los esqueletos de coral
    .crust = algo vivo que crece como una capa dura y baja
    .sea-depths = la profundidad del mar en cada lugar
    .harm = algo que hace más difícil la vida de una comunidad
    .soft-body = un cuerpo que las olas pueden doblar
    .why = Estas palabras te ayudan a leer las cartas. El agua ácida daña el carbonato, y las tormentas no arrancan a los incrustantes. La batimetría decide a quién alcanza una carta, y cada carta representa un factor de estrés.

## Mutation, inheritance, selection

item-chance-before = El mar se calienta. ¿Cómo surge en un coral una mutación de tolerancia al calor?
    .title = Cómo surge una mutación
    .by-chance = Surge por azar, haga falta o no.
    .by-need = Surge porque el coral la necesita.
    .by-effort = Surge si el coral pasa años en calor.
    .by-teaching = Surge si los padres se la enseñan a sus crías.
    .why = Las mutaciones ocurren al azar. El agua cálida no llama a la que conviene; solo decide a quién le va bien con lo que tiene. Muchas mutaciones no cambian nada y algunas hacen daño.
    .why-by-need = Una necesidad no puede cambiar un gen. Si pudiera, ninguna especie se habría extinguido jamás.
    .why-by-effort = Un coral puede acostumbrarse a algo de calor durante su vida: eso es aclimatarse. No está en los genes, así que sus crías no lo heredan.
    .why-by-teaching = Los padres transmiten genes. Un gen no se puede enseñar.
item-sure-of-chance = ¿Con cuánta seguridad respondiste a la pregunta sobre la mutación?
    .title = ¿Con cuánta seguridad?
    .low = Adiviné.
    .high = Lo sé con certeza.
item-roll-of-eight = Un coral masivo tiene el esqueleto fuerte. Le sale un 8 en el dado: tolerancia al calor y un esqueleto más débil. ¿Cómo es ahora?
    .title = Sale un ocho
    .normal-heat = esqueleto normal, tolera el calor
    .strong-heat = esqueleto fuerte, tolera el calor
    .delicate-heat = esqueleto delicado, tolera el calor
    .normal-only = esqueleto normal, no tolera el calor
    .why = Un esqueleto más débil lo baja un peldaño, de fuerte a normal. La tolerancia viene con él. Una misma tirada puede ayudar en una ola de calor y perjudicar en una tormenta.
    .why-strong-heat = Su tipo es fuerte, pero cuenta también su propia mutación: un peldaño por debajo de fuerte es normal.
    .why-delicate-heat = Más débil es un peldaño en la escala de fuerte a normal y a delicado, no dos.
item-cold-without-cold = Por una mutación, un coral digitado aguanta el frío. Su agua sigue cálida durante muchas rondas. ¿De qué le sirve el rasgo en todo ese tiempo?
    .title = Un rasgo sin uso
    .depends = No cambia nada hasta que el agua se enfríe.
    .always-good = Le ayuda: una mutación hace más fuerte a un coral.
    .always-bad = Le hace daño: las mutaciones siempre son fallos.
    .used-up = Se va perdiendo, porque nunca se usa.
    .why = Ningún rasgo es bueno o malo por sí mismo. Depende del entorno, y el entorno puede cambiar. Un rasgo que hoy no hace nada puede salvar un arrecife mañana.
    .why-always-good = La tolerancia al frío ayuda contra el frío y contra nada más. Otras mutaciones hasta tienen un precio.
    .why-used-up = Los rasgos heredados no se desgastan. Un gen se transmite, haya servido o no.
item-young-of-tolerant = Un coral digitado con más descendencia y tolerancia al calor produce dos juveniles. ¿Cuáles de ellos toleran el calor?
    .title = Hijos de un coral tolerante
    .both-carry = los dos, desde el principio
    .warmed-first = los dos, después de sentir calor
    .one-carries = uno de los dos, por turnos
    .none-carry = ninguno, si no les sale en el dado
    .why = En este laboratorio los juveniles heredan todas las tolerancias de su progenitor, también las que llegaron por mutación. La herencia es lo que permite que un rasgo útil se extienda.
    .why-none-carry = La mutación está en los genes, así que se transmite. Los juveniles no necesitan tirada propia.
    .why-warmed-first = Sus genes vienen del progenitor. No necesitan práctica.
item-heat-reef-before = Durante muchas generaciones, las olas de calor golpearon un arrecife una y otra vez. Hoy la mayoría de sus corales aguanta el calor, también los jóvenes que nunca lo han sentido. ¿Qué ocurrió?
    .title = Arrecife que aguanta calor
    .left-more-young = Los corales con el rasgo dejaron más descendientes.
    .each-adapted = Cada coral se adaptó un poco más en cada ola de calor.
    .chose-to-change = Los corales se cambiaron a sí mismos para sobrevivir.
    .heat-gave = El calor dio a sus corales el rasgo que necesitaban.
    .why = Cambió la población, no cada coral. Algunos toleraban el calor por azar. Vivieron, y sus descendientes heredaron el rasgo, así que se hizo cada vez más común.
    .why-each-adapted = Un coral puede acostumbrarse a algo de calor durante su vida, pero sus crías no nacen así. Aquí cambió la población, a lo largo de generaciones.
    .why-heat-gave = El calor no reparte rasgos. Mata a los que no los tienen.
    .why-chose-to-change = Ningún coral puede elegir sus genes.

## Predicting a card

item-hurricane-before = Golpea un huracán. En agua somera hay un constructor sin mutaciones de cada uno de estos tipos. ¿Cuáles sobreviven? Elige todas las respuestas correctas.
    .title = ¿Quién aguanta un huracán?
    .why = En agua somera solo sobreviven a la tormenta los incrustantes y los esqueletos fuertes. El coral masivo y la microbialita son fuertes, y el alga calcárea es las dos cosas. Los esqueletos normales y delicados se rompen.
    .why-branching-coral = Vive donde rompen las olas, pero su esqueleto es solo normal. El oleaje de la tormenta quiebra sus ramas.
    .why-soft-sponge = No tiene un esqueleto duro, así que cuenta como normal y el oleaje la arranca.
item-anoxia-on-barrier = Un evento anóxico oceánico golpea este arrecife. En agua profunda mueren todos los constructores que no toleran la falta de oxígeno. El coral laminar de la fila 6 sí la tolera. Elige las casillas donde mueren los constructores.
    .title = Anoxia en la barrera
    .why = Mueren dos constructores de la fila 6 y los dos de la laguna profunda, en la fila 3. El coral laminar vive gracias a su tolerancia. Lo que decide es la profundidad, no la distancia a la orilla.
    .why-6-3 = Este coral laminar aguanta la falta de oxígeno.
    .why-5-2 = La fila 5 está lejos. Pero su agua no es profunda.
    .why-4-1 = La fila 4 es la cresta del arrecife. Aquí el agua es somera.
    .why-4-5 = La fila 4 es la cresta del arrecife. Aquí el agua es somera.
    .why-3-1 = Solo el centro de la laguna es profundo. Este es su borde.
    .why-2-3 = La fila 2 no es profunda.
    .why-1-3 = La fila 1 es somera.
item-pollution-in-row-one = Lodo y nutrientes inundan la fila 1, y ninguno de estos constructores ha mutado. ¿Cuál muere?
    .title = Agua turbia
    .why = La carta mata a los constructores con zooxantelas, porque el lodo les quita la luz que necesitan estas algas. De los cuatro, solo el coral digitado vive de la luz.
    .why-microbialite = Los microbios no tienen zooxantelas que perder, y las microbialitas toleran por naturaleza los nutrientes y el sedimento.
    .why-carbonate-sponge = Una esponja filtra su alimento y no necesita luz, así que la carta no la alcanza.
item-half-of-heatwave = Siete constructores están en agua somera, y dos de ellos toleran el calor. Una ola de calor mata a la mitad de los demás, redondeada hacia abajo. ¿Cuántos de los siete mueren?
    .title = La mitad en una ola de calor
    .unit = constructores
    .why = Primero se apartan los que toleran el calor, así que quedan cinco en riesgo. La mitad de cinco, redondeada hacia abajo, es dos.
item-atoll-and-nutrients = Después de fuertes lluvias, los nutrientes hacen que las algas carnosas cubran los arrecifes de una costa. ¿Por qué se salva un atolón lejano en el que no vive nadie?
    .title = Un atolón y los nutrientes
    .no-land = No hay tierra cerca que envíe nutrientes.
    .too-deep = Ninguna parte de un atolón es somera.
    .no-weeds = Ninguna alga carnosa puede vivir en un atolón.
    .stronger = Ningún otro arrecife tiene constructores tan fuertes.
    .why = Estos nutrientes vienen de la tierra: de suelos, campos y ciudades, llevados por la lluvia. Un atolón en mar abierto no tiene esa tierra al lado. Lo que se hace en tierra llega al arrecife.
    .why-too-deep = Un atolón tiene un borde somero, casi a ras de la superficie. Lo que falta es la tierra.
    .why-no-weeds = En un atolón también pueden vivir. Aquí les faltan nutrientes.

## Disasters and time

item-long-before = ¿Cuáles de estas catástrofes duran miles de años o más? Elige todas las respuestas correctas.
    .title = Catástrofes que duran
    .why = Las glaciaciones, los eventos anóxicos y los pulsos de dióxido de carbono duran miles de años y cambian océanos enteros. Una tormenta o un verano muy cálido son cortos, aunque el daño puede ser grande.
    .why-hurricane-hit = Un huracán hace su daño en horas.
    .why-heatwave = Una ola de calor marina dura semanas o meses. Cuando los años cálidos se vuelven la regla, eso es cambio climático.
item-lifetimes = Una ronda de este laboratorio representa un millón de años. ¿Cuántas vidas de 100 años caben en ella, una tras otra?
    .title = Un millón de años, en vidas
    .hundred = 100
    .thousand = 1000
    .ten-thousand = 10 000
    .million = 1 000 000
    .why = Un millón entre cien son diez mil. Nuestra historia escrita, unos 5000 años, equivale a solo 50 de esas vidas. Los cambios que no se notan, por lentos, tienen tiempo de sumarse.
    .why-hundred = Cien vidas suman 10 000 años, la centésima parte de una ronda.
    .why-thousand = Mil vidas suman 100 000 años, la décima parte de una ronda.

## Diversity, resilience, people

item-unknown-disaster = Vendrá una catástrofe, pero nadie sabe cuál. ¿Qué arrecife tiene más probabilidad de conservar algunos de sus constructores?
    .title = Listo para lo desconocido
    .mixed = uno con constructores de tipos y rasgos distintos
    .strongest = uno con constructores de esqueleto muy fuerte
    .largest = uno con más constructores que los otros tres
    .all-tolerant = uno con constructores que aguantan el calor
    .why = Las catástrofes son distintas: una mata con olas, otra con calor o por falta de oxígeno. En un arrecife variado es probable que algunos constructores aguanten lo que venga. Eso es resiliencia.
    .why-strongest = Un esqueleto fuerte ayuda en una tormenta. No ayuda contra el calor, el agua ácida o la falta de oxígeno.
    .why-largest = Si todos son iguales, lo que mata a uno puede matarlos a todos. Las enfermedades se extienden entonces más rápido que nunca.
    .why-all-tolerant = Eso ayuda en una ola de calor. No ayuda contra las olas o el agua ácida.
item-people-help = ¿Cuáles de estas acciones ayudarían a un arrecife cercano a la costa? Elige todas las respuestas correctas.
    .title = Lo que la gente puede hacer
    .clean-sewage = Limpiar las aguas residuales de una ciudad antes de verterlas.
    .spare-grazers = Dejar en el mar los peces loro y otros herbívoros.
    .hold-soil = Plantar árboles que sujeten el suelo de las colinas.
    .feed-reef = Dejar que llegue fertilizante, para que crezcan los corales.
    .remove-urchins = Quitar los erizos del arrecife, pues raspan su roca.
    .one-coral = Plantar en cada hueco el coral que crece más rápido.
    .why = El agua clara, los pocos nutrientes y los muchos herbívoros ayudan a los corales frente a las algas. Una mezcla de tipos ayuda frente a lo que nadie prevé.
    .why-feed-reef = Los nutrientes alimentan a las algas carnosas, que crecen más rápido que los corales.
    .why-remove-urchins = Los erizos comen algas. Demasiados hacen daño, pero que no haya ninguno es peor.
    .why-one-coral = Un arrecife de un solo tipo puede perderse por una sola enfermedad o una sola ola de calor.
item-why-these-two = Vas a fundar un arrecife con cinco constructores. Elige un tablero y nombra dos constructores para él. Di dónde los colocas, por qué pueden vivir allí y cómo ayudan los dos juntos al arrecife.
    .title = Dos para tu arrecife
    .level-0 = Nada, o no nombra ningún constructor del juego.
    .level-1 = Nombra dos constructores y un tablero, pero las profundidades no encajan o no da razones.
    .level-2 = Coloca a los dos donde pueden vivir y da una buena razón a partir de sus rasgos, como profundidad, esqueleto, cobijo para los habitantes o tolerancia.
    .level-3 = Lo hace con los dos y dice cómo se complementan; por ejemplo, uno recluta herbívoros y el otro aguanta tormentas u otra profundidad.
    .why = Una buena respuesta une las profundidades del tablero con los rasgos de cada constructor. Dos distintos se cubren uno al otro: lo que mata a uno puede perdonar al otro.
