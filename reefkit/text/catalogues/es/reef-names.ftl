### Reef Survivor: what things are called, and what is told of them. `.plural` more than one of them,
### `.story` a sentence or two of natural history, `.rule` what a card does, `.science` why.
###
### `.gender`: f for a feminine name; fa for one that takes “el” in the singular all the same (el alga calcárea).

## Builders

organism-boulder-coral = coral masivo
    .plural = corales masivos
    .story = Un coral cerebro añade solo unos milímetros al año a su enorme cúpula. Puede vivir siglos, y pocas olas lo rompen.
organism-branching-coral = coral ramificado
    .plural = corales ramificados
    .story = El coral cuerno de alce crece hasta diez centímetros al año en aguas someras y batidas por las olas. Una rama rota puede dar origen a una colonia nueva.
organism-finger-coral = coral digitado
    .plural = corales digitados
    .story = El coral digitado forma matas de ramas romas, desde las lagunas hasta las laderas del arrecife. Entre sus dedos se esconden muchos animales pequeños.
organism-platy-coral = coral laminar
    .plural = corales laminares
    .story = Sus láminas delgadas se extienden y captan la poca luz que llega al agua profunda. Se rompen con facilidad.
organism-soft-sponge = esponja blanda
    .plural = esponjas blandas
    .gender = f
    .story = Esta esponja tubular se sostiene con fibras resistentes y flexibles, no con carbonato. Bombea agua a través de sus paredes y filtra de ella su alimento.
organism-carbonate-sponge = esponja calcárea
    .plural = esponjas calcáreas
    .gender = f
    .story = Agujas diminutas de carbonato de calcio dan rigidez a esta esponja. Como otras esponjas, se alimenta de lo que filtra del agua.
organism-encrusting-sponge = esponja incrustante
    .plural = esponjas incrustantes
    .gender = f
    .story = Esta esponja se extiende sobre la roca como una costra delgada, así que las olas no encuentran de dónde agarrarla. Sus venenos impiden que los vecinos crezcan sobre ella.
organism-carbonate-alga = alga calcárea
    .plural = algas calcáreas
    .gender = fa
    .story = Las algas coralinas depositan carbonato en las paredes de sus células. Sus costras duras unen los fragmentos sueltos, y a las larvas de coral les gusta asentarse sobre ellas.
organism-bivalve = bivalvo
    .plural = bivalvos
    .story = Una almeja gigante guarda zooxantelas en su manto de colores vivos y vive de los azúcares que ellas fabrican con la luz. También filtra alimento del agua.
organism-bryozoan = briozoo
    .plural = briozoos
    .story = Un briozoo es una colonia de animales diminutos, cada uno en su propia cajita. Con una corona de tentáculos sacan alimento del agua, en mares cálidos y en mares fríos.
organism-microbialite = microbialita
    .plural = microbialitas
    .gender = f
    .story = Unos tapetes de microbios atrapan granos y forman roca, capa sobre capa. Los estromatolitos, que se forman así, están entre las huellas de vida más antiguas: algunos tienen 3500 millones de años.

## Dwellers and weeds

organism-fish = pez
    .plural = peces
    .story = Un pez loro raspa con su pico las algas de la roca. En la roca que deja limpia pueden asentarse corales jóvenes.
organism-snail = caracol
    .plural = caracoles
    .story = Un caracol turbante raspa las algas de la roca con su lengua dentada. Su concha es de carbonato, así que el agua ácida le hace daño.
organism-urchin = erizo
    .plural = erizos
    .story = El erizo de espinas largas sale de noche a comer algas. Donde hay demasiados erizos, también raspan y se comen los corales jóvenes.
organism-fleshy-alga = alga carnosa
    .plural = algas carnosas
    .gender = fa
    .story = Sin esqueleto que construir, estas algas crecen deprisa y dan sombra a todo lo que cubren. Los herbívoros las mantienen cortas.

## Short-term cards

card-predator-on-the-loose = depredador suelto
    .rule = Se van todos los peces, y en cada arrecife crecen tres algas carnosas más.
    .science = Donde los depredadores o las personas se llevan los peces herbívoros, las algas crecen sin freno.
card-nutrification = exceso de nutrientes
    .rule = Las algas carnosas cubren la fila 1, menos donde el constructor de arriba tolera muchos nutrientes; un tablero sin tierra se salva.
    .science = Los fertilizantes y las aguas residuales que llegan desde la tierra alimentan las algas, que crecen más deprisa que los corales.
card-pollution = contaminación
    .gender = f
    .rule = En las filas 1 y 2 mueren los constructores de arriba con zooxantelas, salvo los que toleran muchos nutrientes o mucho sedimento; un tablero sin tierra se salva.
    .science = El lodo que los ríos llevan al mar les quita a las zooxantelas la luz que necesitan.
card-deep-freeze = ola de frío
    .gender = f
    .rule = En agua profunda muere la mitad de los constructores de arriba que no toleran el frío.
    .science = El frío puede dañar a los corales tanto como el calor: en enero de 2010 mató a muchos frente a Florida.
card-heatwave = ola de calor
    .gender = f
    .rule = En agua somera muere la mitad de los constructores de arriba que no toleran el calor.
    .science = Los corales que se calientan demasiado pierden sus zooxantelas, se ponen blancos y pueden morir de hambre: es el blanqueamiento.
card-hurricane-near-miss = huracán cercano
    .rule = Mueren todos los erizos, y las algas cubren la fila 1, menos donde el constructor de arriba tolera muchos nutrientes; sin tierra, no cubren ninguna fila.
    .science = Un huracán que solo pasa cerca también trae lluvias torrenciales, que arrastran lodo y nutrientes de la tierra al arrecife.
card-hurricane-hit = huracán de lleno
    .rule = En agua somera mueren todos los constructores de arriba, menos los incrustantes y los de esqueleto fuerte; en agua media se rompen los esqueletos delicados.
    .science = Las olas de tormenta pierden fuerza con la profundidad, por eso el arrecife somero se rompe primero.
card-gale-force-winds = vendaval
    .rule = En agua somera mueren todos los constructores de arriba, menos los incrustantes y los de esqueleto fuerte; en un tablero sin tierra no hay excepciones.
    .science = El viento levanta las olas más altas en mar abierto, así que un arrecife sin tierra que lo proteja recibe toda su fuerza.
card-urchin-disease = enfermedad de los erizos
    .gender = f
    .rule = Mueren todos los erizos, y en cada arrecife crecen dos algas carnosas más.
    .science = En 1983 y 1984 una enfermedad mató a más de nueve de cada diez erizos de espinas largas del Caribe, y las algas se extendieron por muchos arrecifes.
card-coral-disease = enfermedad de los corales
    .gender = f
    .rule = Mueren todos los corales de arriba del tipo de coral más abundante; si hay empate, elige el dueño del arrecife.
    .science = Una enfermedad se propaga más deprisa donde muchos hospedadores del mismo tipo viven juntos.
card-spring-hypoxia = hipoxia de primavera
    .gender = f
    .rule = En la fila 1 mueren todos los constructores que no toleran la falta de oxígeno, también los apilados; un tablero sin tierra se salva.
    .science = Las crecidas de primavera traen nutrientes; las algas se multiplican, mueren y, al pudrirse, agotan el oxígeno.
card-tsunami = tsunami
    .rule = En agua somera y media muere la mitad de los constructores de arriba que ni son incrustantes ni tienen un esqueleto fuerte.
    .science = Un tsunami mueve el agua desde la superficie hasta el fondo, y los escombros que arrastra rompen lo que encuentran a su paso.
card-recruitment-problem = problema de reclutamiento
    .rule = En la próxima ronda ningún arrecife puede acoger habitantes nuevos.
    .science = Casi todos los animales del arrecife van primero a la deriva como larvas, y en un mal año pocas encuentran un arrecife.
card-invasive-species = especie invasora
    .gender = f
    .rule = Cada arrecife tira el dado para saber qué fila le toca: desaparece todo lo que hay en ella y se asientan cinco corales digitados sin mutaciones.
    .science = Una especie traída de otro lugar puede extenderse deprisa donde todavía nada se la come ni compite con ella.
card-invasive-fleshy-algae = algas carnosas invasoras
    .gender = f
    .rule = Cada arrecife tira el dado para saber qué fila le toca. Caen en ella cinco algas carnosas, también sobre constructores; donde ya crece una, ocupan la casilla sin alga más cercana.
    .science = El alga de acuario Caulerpa taxifolia se vio por primera vez en el Mediterráneo en 1984 y después se extendió por sus costas.
card-reproductive-stress = estrés reproductivo
    .rule = Todos los constructores de todos los arrecifes pierden su mutación de más descendencia.
    .science = A los corales con estrés les queda poca energía para producir óvulos y espermatozoides.
card-bad-luck = mala suerte
    .gender = f
    .rule = Se sacan enseguida dos cartas más de corto plazo.
    .science = Las catástrofes pueden llegar muy seguidas, y un arrecife golpeado dos veces no ha tenido tiempo de recuperarse.
card-calm-seas = mar en calma
    .rule = No pasa nada.
    .science = Un arrecife puede necesitar diez años tranquilos o más para recuperarse de una catástrofe.

## Long-term cards

card-carbon-dioxide-pulse = pulso de dióxido de carbono
    .rule = Mueren los constructores calcáreos de arriba: en agua profunda, salvo los que resisten la acidez; en agua somera, salvo los que resisten la acidez y además toleran el calor. Mueren todos los caracoles.
    .science = El dióxido de carbono del aire calienta el mar, y el que el mar absorbe vuelve más ácida el agua.
card-oceanic-anoxic-event = evento anóxico oceánico
    .rule = En agua profunda mueren todos los constructores que no toleran la falta de oxígeno, también los apilados.
    .science = Hace unos 94 millones de años, grandes partes del océano profundo se quedaron sin oxígeno, y allí se formaron lutitas negras.
card-corrosive-waters = aguas corrosivas del fondo
    .gender = f
    .rule = En agua profunda mueren los constructores calcáreos, también los apilados, salvo los que toleran el frío o resisten la acidez.
    .science = El agua fría y profunda contiene mucho dióxido de carbono; donde sube, puede disolver los esqueletos de carbonato.
card-glaciation = glaciación
    .gender = f
    .rule = Desaparece todo lo que hay en agua somera, también los constructores apilados y las algas carnosas; en la próxima ronda se pueden volver a ocupar esas casillas.
    .science = En la última glaciación había tanta agua congelada en tierra que el mar estaba unos 120 metros más bajo.

## Mutation tokens

token-stronger = esqueleto más fuerte
    .story = Un esqueleto más fuerte resiste mejor las tormentas.
token-weaker = esqueleto más débil
    .story = Un esqueleto más débil se rompe con olas que otros aguantan.
token-acid = resistencia a la acidez
    .gender = f
    .story = Sigue construyendo su esqueleto en agua ácida.
token-more = más descendencia
    .gender = f
    .story = Produce dos juveniles por ronda en vez de uno.
token-fewer = menos descendencia
    .gender = f
    .story = No produce ningún juvenil.
token-cold = tolerancia al frío
    .gender = f
    .story = Sigue con vida cuando el agua se enfría.
token-heat = tolerancia al calor
    .gender = f
    .story = Sigue con vida cuando el agua se calienta demasiado para otros.
token-low-oxygen = tolerancia a la falta de oxígeno
    .gender = f
    .story = Sigue con vida donde el agua tiene poco oxígeno.
token-nutrients = tolerancia a muchos nutrientes
    .gender = f
    .story = Sigue con vida donde la tierra carga el agua de nutrientes, y entonces las algas no lo cubren.
token-sediment = tolerancia a mucho sedimento
    .gender = f
    .story = Sigue con vida donde el lodo enturbia el agua.
token-none = ninguna mutación
    .gender = f
    .story = Es como ha sido siempre su tipo.

## Cards and mutations as sentences need them

disaster-predator-on-the-loose = la carta “depredador suelto”
disaster-nutrification = la carta “exceso de nutrientes”
disaster-pollution = la carta “contaminación”
disaster-deep-freeze = la carta “ola de frío”
disaster-heatwave = la carta “ola de calor”
disaster-hurricane-near-miss = la carta “huracán cercano”
disaster-hurricane-hit = la carta “huracán de lleno”
disaster-gale-force-winds = la carta “vendaval”
disaster-urchin-disease = la carta “enfermedad de los erizos”
disaster-coral-disease = la carta “enfermedad de los corales”
disaster-spring-hypoxia = la carta “hipoxia de primavera”
disaster-tsunami = la carta “tsunami”
disaster-recruitment-problem = la carta “problema de reclutamiento”
disaster-invasive-species = la carta “especie invasora”
disaster-invasive-fleshy-algae = la carta “algas carnosas invasoras”
disaster-reproductive-stress = la carta “estrés reproductivo”
disaster-bad-luck = la carta “mala suerte”
disaster-calm-seas = la carta “mar en calma”
disaster-carbon-dioxide-pulse = la carta “pulso de dióxido de carbono”
disaster-oceanic-anoxic-event = la carta “evento anóxico oceánico”
disaster-corrosive-waters = la carta “aguas corrosivas del fondo”
disaster-glaciation = la carta “glaciación”

gained-stronger = esqueleto más fuerte
gained-weaker = esqueleto más débil

## Boards

board-patch-reef-lagoon = laguna de parches
    .gender = f
    .story = Unos arrecifes pequeños, los parches, se levantan del fondo de una laguna protegida. Aquí no hay agua profunda.
board-ramp = rampa
    .gender = f
    .story = El fondo del mar baja poco a poco desde la costa. Cada profundidad es una franja a lo largo de la orilla.
board-atoll = atolón
    .story = Un anillo somero rodea una laguna y cae de golpe hasta el fondo del mar. Ninguna tierra lo protege ni lo enturbia.
board-fringing-reef = arrecife bordeante
    .story = La planicie arrecifal empieza en la orilla. Más allá, espolones y surcos llevan al frente arrecifal, que es profundo.
board-barrier-reef = arrecife de barrera
    .story = Detrás de la cresta del arrecife hay una laguna, profunda en el centro. Un paso lleva al frente arrecifal.

## Water, phases, decks

water-shallow = agua somera
    .gender = fa
water-medium = agua media
    .gender = fa
water-deep = agua profunda
    .gender = fa

phase-founding = preparación
phase-dwellers = 1A habitantes
phase-algae = 1B algas
phase-mutations = 1C mutaciones
phase-spawning = 2A desove
phase-triangle = 2B Triángulo de Coral
phase-migration = 2C trueque
phase-settlement = 2D asentar
phase-catastrophe = 3 catástrofe
phase-survey = 4 censo
phase-over = fin de la partida

deck-short = mazo de corto plazo
deck-long = mazo de largo plazo

## Traits, as reasons of a death or of a survival

is-carbonate = esqueleto de carbonato
is-zooxanthellae = zooxantelas que necesitan luz
is-encruster = crecimiento incrustante
is-recruiter = cobijo para habitantes
is-coral = coral
is-strong = esqueleto fuerte
is-delicate = esqueleto delicado
is-acid = resistencia a la acidez
is-cold = tolerancia al frío
is-heat = tolerancia al calor
is-low-oxygen = tolerancia a la falta de oxígeno
is-nutrients = tolerancia a muchos nutrientes
is-sediment = tolerancia a mucho sedimento

is-not-carbonate = sin esqueleto de carbonato
is-not-zooxanthellae = sin zooxantelas
is-not-encruster = sin crecimiento incrustante
is-not-recruiter = sin cobijo para habitantes
is-not-coral = no es un coral
is-not-strong = sin esqueleto fuerte
is-not-delicate = sin esqueleto delicado
is-not-acid = sin resistencia a la acidez
is-not-cold = sin tolerancia al frío
is-not-heat = sin tolerancia al calor
is-not-low-oxygen = sin tolerancia a la falta de oxígeno
is-not-nutrients = sin tolerancia a muchos nutrientes
is-not-sediment = sin tolerancia a mucho sedimento

lacks-carbonate = sin esqueleto de carbonato
lacks-zooxanthellae = sin zooxantelas
lacks-encruster = sin crecimiento incrustante
lacks-recruiter = sin cobijo para habitantes
lacks-coral = no es un coral
lacks-strong = sin esqueleto fuerte
lacks-delicate = sin esqueleto delicado
lacks-acid = sin resistencia a la acidez
lacks-cold = sin tolerancia al frío
lacks-heat = sin tolerancia al calor
lacks-low-oxygen = sin tolerancia a la falta de oxígeno
lacks-nutrients = sin tolerancia a muchos nutrientes
lacks-sediment = sin tolerancia a mucho sedimento
