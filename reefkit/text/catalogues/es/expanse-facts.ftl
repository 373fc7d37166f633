### Blue Expanse in Spanish: one true sentence of biology or economy for every card.

## Resources

expanse-fact-zooxanthellae = Las zooxantelas son algas diminutas que viven dentro de los corales, y los azúcares que producen con la luz las alimentan a ellas y al coral.
expanse-fact-coral = Un coral constructor de arrecifes es una colonia de animales pequeños, y cada uno construye debajo de sí una copa de caliza.
expanse-fact-phytoplankton = Unas algas a la deriva, demasiado pequeñas para verlas, hacen cerca de la mitad de toda la fotosíntesis de la Tierra.
expanse-fact-seagrass = El pasto marino no es un alga, sino una planta con raíces y flores que da semillas bajo el agua.

## Predators

expanse-fact-bigfin-reef-squid = Este calamar de arrecife hace señales a otros con la piel, en la que se abren y se cierran miles de bolsitas de color.
expanse-fact-bottlenose-dolphin = El delfín mular hace chasquidos, y por su eco encuentra los peces.
expanse-fact-dwarf-minke-whale = Las ballenas minke enanas se reúnen cada invierno frente al norte de la Gran Barrera de Coral, y a menudo se acercan a mirar a quienes nadan.
expanse-fact-elegant-sea-snake = Una serpiente marina respira aire y aun así nunca sale a tierra: sus crías nacen vivas en el agua.
expanse-fact-giant-trevally = Se ha filmado a jureles gigantes que saltan fuera del agua para atrapar aves marinas jóvenes.
expanse-fact-giant-triton = El tritón gigante, uno de los caracoles marinos más grandes, es de los pocos animales que comen estrellas corona de espinas adultas.
expanse-fact-grey-reef-shark = Un tiburón gris de arrecife que se siente amenazado avisa antes: arquea el lomo y baja las aletas de los lados.
expanse-fact-whitetip-reef-shark = Los tiburones de arrecife de punta blanca descansan de día en el fondo y cazan de noche entre los corales.
expanse-fact-mantis-shrimp = Algunos camarones mantis golpean tan rápido que en el agua se forman burbujas, que al cerrarse dan un segundo golpe.
expanse-fact-port-jackson-shark = El tiburón de Port Jackson pone huevos en estuches en espiral y los encaja con la boca en las grietas de la roca.
expanse-fact-sharpfin-barracuda = Las barracudas atrapan peces con un arranque corto y veloz, no con una persecución larga.
expanse-fact-snubfin-dolphin = Hasta 2005 no se reconoció que el delfín de aleta chata australiano es una especie aparte.
expanse-fact-tropical-rock-lobster = Las langostas ornamentadas del estrecho de Torres andan cientos de kilómetros por el fondo del mar para tener crías.

## Herbivores

expanse-fact-blue-sea-star = Una estrella de mar azul que pierde un brazo puede volver a formarlo.
expanse-fact-burrowing-sea-urchin = Los erizos de mar perforadores hacen huecos en la roca de coral con dientes y púas, y así desgastan el arrecife.
expanse-fact-dugong = Un dugongo desentierra pasto marino con el hocico y deja atrás sendas sinuosas de arena desnuda.
expanse-fact-green-sea-turtle = El calor de la arena decide qué sale de los huevos de una tortuga verde: en los nidos cálidos casi todas son hembras.
expanse-fact-regal-tang = Un pez cirujano azul tiene a cada lado de la cola una espina afilada que puede plegar.
expanse-fact-spotted-parrotfish = Los peces loro arrancan roca y coral a mordiscos para comer, y gran parte de la arena blanca de los arrecifes es lo que sale de ellos.
expanse-fact-yellow-boxfish = Un pez cofre amarillo asustado suelta por la piel un veneno que puede matar a otros peces cercanos.
expanse-fact-spotband-butterflyfish = Muchos peces mariposa viven de dos en dos, y así siguen durante años.

## Detritivores

expanse-fact-christmas-tree-worm = Un gusano árbol de Navidad vive en un tubo dentro de un coral vivo, y esconde sus dos coronas en espiral cuando les cae una sombra.
expanse-fact-common-cleanerfish = Los peces más grandes hacen cola para que un pez limpiador les quite parásitos de la piel, y hasta de la boca.
expanse-fact-clownfish = Cuando muere la hembra de un grupo de peces payaso, el macho más grande se convierte en hembra.
expanse-fact-coral-crab = Los cangrejos de coral defienden el coral en que viven: pellizcan los pies de las estrellas corona de espinas hasta que se van.
expanse-fact-crown-of-thorns = Una hembra grande de estrella corona de espinas puede soltar muchos millones de huevos en un verano.
expanse-fact-drupella = Los caracoles Drupella, en gran número, se comieron la mayor parte del coral en zonas del arrecife de Ningaloo, en Australia Occidental.
expanse-fact-sea-cucumber = Un pepino de mar traga arena, digiere los restos de vida que lleva y deja la arena más limpia de lo que estaba.

## Filter feeders

expanse-fact-barnacle = Los balanos pegados a un casco frenan el barco, que así quema más combustible.
expanse-fact-eastern-spiny-seahorse = Se vendieron tantos caballitos de mar para medicinas y acuarios que hoy un tratado controla su comercio entre países.
expanse-fact-feather-star = Un lirio de mar abre los brazos en la corriente y hace bajar hasta la boca el plancton y los restos de detrito que atrapa.
expanse-fact-reef-manta-ray = Donde el plancton es espeso, las mantarrayas de arrecife comen en fila, una tras otra y con la boca muy abierta.
expanse-fact-sea-squirt = Una ascidia vive de bombear agua, y algunas especies acumulan en su cuerpo metales que sacan de ella.
expanse-fact-whale-shark = El tiburón ballena es el pez más grande de todos, y vive de plancton y de peces pequeños que cuela del agua.
expanse-fact-australian-sardine = Las sardinas comen plancton y son la comida de atunes, delfines y aves.

## People and their work

expanse-fact-aquaculture = En 2022 la acuicultura mundial produjo por primera vez más peces y otros animales acuáticos que la pesca.
expanse-fact-artisanal-fishing = La mayoría de los pescadores del mundo trabaja desde barcas pequeñas o desde la orilla.
expanse-fact-trawler = Una red de arrastre pasa por el fondo del mar y atrapa mucho que nadie quería pescar.
expanse-fact-factory-ship = Un buque factoría limpia y congela la pesca a bordo, así que puede pasar meses en el mar.
expanse-fact-farming-region = La mayor parte del lodo y los nutrientes de más que los ríos llevan a la Gran Barrera de Coral viene de tierras de cultivo y pasto.
expanse-fact-maritime-patrol = Desde 2004 cerca de un tercio del parque marino de la Gran Barrera de Coral está cerrado a la pesca, y unas patrullas lo vigilan.
expanse-fact-bio-prospecting = Un medicamento contra el cáncer se encontró por primera vez en una ascidia del Caribe.
expanse-fact-resort = La Gran Barrera de Coral mantiene decenas de miles de empleos, y la mayoría son del turismo.
expanse-fact-reef-cruise = La mayoría de quienes visitan el parque marino de la Gran Barrera de Coral paga una pequeña tasa que ayuda a cuidarlo.
expanse-fact-major-port = Algunos de los puertos de carbón más grandes del mundo están en la costa de la Gran Barrera de Coral.
expanse-fact-airport = Quienes vuelan para ver el arrecife aumentan el calentamiento que lo daña, porque los aviones queman mucho combustible.
expanse-fact-research-bleaching = Unos científicos criaron algas durante años en agua cálida. Con ellas, unos corales jóvenes soportaron más calor.
expanse-fact-research-bioplastics = Los corales que tienen basura de plástico encima enferman mucho más a menudo que los que no la tienen.

## Bonus

expanse-fact-migration = Algunas tortugas verdes nadan más de mil kilómetros desde donde comen hasta la playa donde ponen sus huevos.
expanse-fact-reef-wreck = El vapor Yongala se hundió frente a Queensland en 1911, y hoy crecen corales por todos sus restos.
expanse-fact-research-vessel = Desde los años ochenta, barcos de investigación observan año tras año arrecifes de la Gran Barrera de Coral.
expanse-fact-coral-spawning = En unas pocas noches del año, poco después de la luna llena, muchas especies de coral sueltan a la vez sus óvulos y espermatozoides.
expanse-fact-cleanup = Una red de pesca perdida en el mar sigue atrapando tortugas y peces.
expanse-fact-documentary = Muchas personas que quizá nunca vean la Gran Barrera de Coral pagarían por protegerla: en economía se llama valor de no uso.
expanse-fact-aerial-surveys = En 2016 unos científicos miraron desde el aire cientos de arrecifes de la Gran Barrera de Coral, y encontraron pocos sin corales blanqueados.

## Malus

expanse-fact-illegal-fishing = En arrecifes de la Gran Barrera de Coral cerrados a la pesca, los buzos siguen encontrando sedales perdidos.
expanse-fact-runoff = El fertilizante de los ríos alimenta el plancton del mar, y ese plancton alimenta a las crías de la estrella corona de espinas.
expanse-fact-cyclone = De 1985 a 2012, las tormentas le costaron a la Gran Barrera de Coral más coral que ninguna otra causa.
expanse-fact-aggressive-sharks = Algunos tiburones siguen a los barcos de pesca y se llevan los peces enganchados antes de que se puedan subir.
expanse-fact-shipwreck = En 2010 el barco de carbón Shen Neng 1 encalló en un bajo de la Gran Barrera de Coral y trituró sus corales.
expanse-fact-oil-spill = Incluso un poco de petróleo en el agua puede impedir que los corales jóvenes se asienten.
expanse-fact-ballast-discharge = Los barcos llevan agua de lastre de puerto en puerto, y con ella animales vivos de otros mares.
expanse-fact-el-nino = En los años de El Niño se forman cerca de Australia menos ciclones que de costumbre.
expanse-fact-warming-seas = La Gran Barrera de Coral se blanqueó en gran parte en 2016, 2017, 2020, 2022 y 2024, con poco tiempo para recuperarse entre medias.

## Currency

expanse-fact-biomass = Solo una pequeña parte de la energía de un nivel de la red trófica llega al siguiente.
expanse-fact-capital = La Gran Barrera de Coral da a Australia miles de millones de dólares al año, la mayor parte por el turismo.
