### Blue Expanse in Spanish: what every card does. Whoever reads owns the card; what a card eats or removes is
### theirs, and their choice, unless it says otherwise. Numbers are those of data/expanse/cards.toml; costs and
### victory points stand on the card itself.

## Resources

expanse-does-zooxanthellae = Únelas a un coral tuyo que no las tenga: lo mantienen vivo. Sueltas se pueden comer como 1 de plancton, y se van al final de tu próximo turno.
expanse-does-coral = Produce 1 de plancton y 1 de algas coralinas. Sin zooxantelas está blanqueado y no produce nada. Se va al final de tu turno, si antes no se le unen otras.
expanse-does-phytoplankton = Produce 3 de plancton y después se baraja en tu mazo. O retíralo, y recibes 2 de Biomasa en tu próximo turno.
expanse-does-seagrass = Uno de tus corales produce 2 de algas coralinas más. En cada turno guarda 1 de tu contaminación; cuando se retira, te devuelve la que guardó.

## Predators

expanse-does-bigfin-reef-squid = Come 2 detritívoros y deja 2 de detrito. También cuenta como herbívoro.
expanse-does-bottlenose-dolphin = Come 1 herbívoro. Cuando se cuentan los puntos, un hotel de playa o un crucero de arrecife tuyo vale 2 PV más.
expanse-does-dwarf-minke-whale = Come 2 herbívoros o 4 de plancton. Los hoteles de playa y los cruceros de arrecife te cuestan 2 de Capital menos, y cada uno tuyo da 1 de Capital más. Al final de tu próximo turno la ballena pasa a tu mazo.
expanse-does-elegant-sea-snake = Come 1 detritívoro.
expanse-does-giant-trevally = Come 1 animal que no sea filtrador. Cada vez que produces detrito, añade 1 más.
expanse-does-giant-triton = Come 1 detritívoro o 3 estrellas corona de espinas.
expanse-does-grey-reef-shark = Come 1 herbívoro o 1 detritívoro, y deja 2 de detrito.
expanse-does-whitetip-reef-shark = Come 1 herbívoro o 1 detritívoro, y deja 2 de detrito.
expanse-does-mantis-shrimp = Come 1 detritívoro que no sea él mismo, o 1 filtrador. También cuenta como detritívoro.
expanse-does-port-jackson-shark = Come 1 detritívoro o 2 de detrito.
expanse-does-sharpfin-barracuda = Copia uno de tus herbívoros para este turno; después come 1 herbívoro.
expanse-does-snubfin-dolphin = Come 1 herbívoro. Cuando se cuentan los puntos, vale 1 PV más por cada delfín de aleta chata tuyo, también por él mismo.
expanse-does-tropical-rock-lobster = Come 1 detritívoro o 1 filtrador. También cuenta como detritívoro. Si está en una granja marina cuando se cuentan los puntos, vale 4 PV más.

## Herbivores

expanse-does-blue-sea-star = Come 1 pasto marino o 1 de algas coralinas, y hace 1 copia de sí misma para este turno. También cuenta como detritívoro.
expanse-does-burrowing-sea-urchin = Come 2 de algas coralinas y produce 1 de plancton. O come 1 coral y produce 2 de plancton y 1 copia de sí mismo que se queda.
expanse-does-dugong = Come 2 pastos marinos. Cuando se cuentan los puntos, un hotel de playa o un crucero de arrecife tuyo vale 3 PV más.
expanse-does-green-sea-turtle = Come 1 pasto marino o 2 de algas coralinas. Cuando se cuentan los puntos, un hotel de playa o un crucero de arrecife tuyo vale 2 PV más. Al final del turno la tortuga pasa a tu mazo.
expanse-does-regal-tang = Come 1 de algas coralinas o 1 de plancton. Los corales te cuestan 1 de Biomasa menos.
expanse-does-spotted-parrotfish = Come 2 de algas coralinas o 1 coral, y hace 1 copia de sí mismo para este turno.
expanse-does-yellow-boxfish = Come 1 de algas coralinas o 1 de plancton. La carta de personas o de biomasa que se lo lleva se envenena y pasa al mazo de su dueño.
expanse-does-spotband-butterflyfish = Come 1 de algas coralinas o 1 detritívoro. Después, si no tienes otro como él, puede hacer 1 copia de sí mismo que se queda.

## Detritivores

expanse-does-christmas-tree-worm = Come 1 de detrito o 1 de plancton, y produce 2 de plancton. Si no está unido a un coral, se va al final del turno.
expanse-does-common-cleanerfish = Come 1 de detrito. Únelo a cualquier animal: ese animal vale 2 PV más.
expanse-does-clownfish = Come 1 de detrito. Únelo a un coral: ese coral produce 2 de plancton más.
expanse-does-coral-crab = Come 1 de algas coralinas. Impide que una estrella corona de espinas tuya haga copias.
expanse-does-crown-of-thorns = Come 1 coral y produce 1 de plancton, y 1 copia de sí misma que se queda por cada 3 de calentamiento. De todos los animales, solo el tritón gigante puede comerla.
expanse-does-drupella = Come 1 coral o 3 de algas coralinas, y hace 1 copia de sí mismo que se queda. Si se lo lleva la pesca artesanal o la pesca ilegal, recibes 2 de Capital.
expanse-does-sea-cucumber = Come 2 de detrito. Los detritívoros y los filtradores te cuestan 1 de Biomasa menos.

## Filter feeders

expanse-does-barnacle = Come 1 de plancton. Únelo a un coral, o a un crucero de arrecife, que entonces vale 1 PV menos. Suelto se retira al final del turno, y recibes 1 de Biomasa.
expanse-does-eastern-spiny-seahorse = Come 1 de plancton. La pesca ilegal tiene que llevárselo antes que a otros.
expanse-does-feather-star = Come 1 de detrito si está unido a un coral; si no, 2 de plancton.
expanse-does-reef-manta-ray = Come 4 de plancton. Cuando se cuentan los puntos, un hotel de playa o un crucero de arrecife tuyo vale 2 PV más.
expanse-does-sea-squirt = Come 1 de plancton. En cada turno produce 1 punto de investigación y guarda 1 de tu contaminación; cuando se retira, te devuelve la que guardó.
expanse-does-whale-shark = Come 4 de plancton. Cada hotel de playa y cada crucero de arrecife tuyo da 2 de Capital más, y vale 2 PV más cuando se cuentan los puntos. Al final del turno el tiburón pasa a tu mazo.
expanse-does-australian-sardine = Come 1 de plancton, y hace 3 copias de sí misma para este turno.

## People and their work

expanse-does-aquaculture = Únela a un animal: ninguna otra carta de personas y ningún animal se lo puede llevar. En tu próximo turno retira el animal por tanto Capital como costó, y se puede unir otra vez. Suelta, cuando se cuentan los puntos vale −1 PV.
expanse-does-artisanal-fishing = Se lleva 1 animal por turno: recibes tanta Biomasa como costó, y 1 de Capital. Mientras tengas un hotel de playa, vale 2 PV más.
expanse-does-trawler = Se lleva 3 animales y 1 coral, deja 2 de detrito y da en Capital la mitad de lo que costaron, redondeada hacia abajo. Desde la etapa 2 produce 1 de contaminación por turno; desde la etapa 3, también 1 de calentamiento.
expanse-does-factory-ship = Se lleva animales que juntos cuesten 6 o más, 2 menos por cada arrastrero tuyo, y deja 2 de detrito. Recibes en Capital el doble de sus PV. Desde la etapa 2 produce 1 de contaminación por turno; desde la etapa 3, también 1 de calentamiento.
expanse-does-farming-region = Da 1 de Biomasa por cada 2 de Capital que tengas. Desde la etapa 2 produce 2 de contaminación por turno; desde la etapa 3, también 1 de calentamiento.
expanse-does-maritime-patrol = Las cartas de personas no se llevan tus animales que cuestan 4 o más. La pesca ilegal no te hace nada.
expanse-does-bio-prospecting = Aquí puedes poner puntos de investigación, y comprar más por 1 de Capital cada uno. Con 10 puntos se tira un dado: si sale más de 4, ganas 2 PV; si no, vuelven 4 puntos. Después empieza de nuevo, cuantas veces quieras.
expanse-does-resort = En cada turno robas 2 cartas más y recibes 1 de Capital y 2 de contaminación. Cuando se cuentan los puntos, vale 2 PV más por cada coral tuyo.
expanse-does-reef-cruise = En cada turno da 2 de Capital y 1 de contaminación; desde la etapa 3, también 1 de calentamiento. Cuando se cuentan los puntos, vale 1 PV más por cada animal tuyo que cueste más de 2.
expanse-does-major-port = En cada turno robas 2 cartas más. El Capital y la Biomasa se pueden pagar uno por otra, con 1 de contaminación por cada carta gastada así. Desde la etapa 3 produce 1 de calentamiento por turno.
expanse-does-airport = En cada turno produce 2 de calentamiento, y da 1 de Capital por cada carta de personas que tengas, también por él mismo. Cuando se cuentan los puntos, vale 1 PV más por cada una.
expanse-does-research-bleaching = Todos pueden poner aquí puntos de investigación, y comprar más por 2 de Capital cada uno. Completa con 16 puntos: el calentamiento expulsa zooxantelas solo cada 5 por jugador de la mesa, cada quien gana 1 PV por punto que puso, y su dueño, 10 PV.
expanse-does-research-bioplastics = Todos pueden poner aquí puntos de investigación, y comprar más por 2 de Capital cada uno. Completa con 15 puntos: la contaminación de las cartas de personas baja a la mitad, cada quien gana 1 PV por punto que puso, y su dueño, 8 PV.

## Bonus

expanse-does-migration = Encuentra un tiburón ballena, una ballena minke enana o una tortuga verde en tu mazo, lo baraja y pone el animal encima. Puedes guardar esta carta hasta que la uses.
expanse-does-reef-wreck = Se une a un naufragio tuyo. Roba cartas de recursos hasta que hayan salido 2 corales, y juega todo lo que robaste. Después se retiran el naufragio y el pecio.
expanse-does-research-vessel = Se une a un arrastrero o un buque factoría tuyo. Este ya no se lleva animales, da Biomasa en vez de detrito y produce 2 puntos de investigación por turno.
expanse-does-coral-spawning = Cada uno de tus corales produce 1 de plancton más. Juega hasta 2 corales del mazo de recursos. Desde la etapa 2 cada crucero de arrecife tuyo da 1 de Capital.
expanse-does-cleanup = Quita 4 de tu contaminación. Puedes retirar un derrame de petróleo, un naufragio o una descarga de lastre.
expanse-does-documentary = Roba 4 cartas. Tu ficha avanza 3 casillas. En este turno están abiertas para ti las cartas de biomasa y de personas.
expanse-does-aerial-surveys = Quita 2 de tu contaminación, te da 5 puntos de investigación y te deja robar 2 cartas.

## Malus

expanse-does-illegal-fishing = Se lleva 2 de tus animales, primero los caballitos de mar, y deja 2 de detrito. Se va al final del turno, o pagas 2 de Capital y la pasas a quien elijas.
expanse-does-runoff = Produce 2 de contaminación, y 2 más por cada zona agrícola o gran puerto tuyo. El plancton de tus productores se duplica. Al final del turno pierdes 1 animal por cada 3 de plancton.
expanse-does-cyclone = Se lleva 2 de tus corales y hasta 2 de otros, deja 2 de detrito y detiene tus cartas de personas en este turno. Desde la etapa 2 produce 2 de contaminación; desde la etapa 3 el calentamiento baja en 2.
expanse-does-aggressive-sharks = Se lleva 2 de tus herbívoros o depredadores. Desde la etapa 2 puedes pagar 2 de Capital en su lugar, y uno de tus arrastreros se baraja en tu mazo.
expanse-does-shipwreck = Se une a un arrastrero, un crucero de arrecife o un buque factoría tuyo, que entonces no hace nada. En cada turno robas 1 carta menos. Desde la etapa 2 produce 1 de contaminación por turno.
expanse-does-oil-spill = Produce 4 de contaminación, se lleva 2 de tus animales y mete en tu mazo la Biomasa de tu mano. En tu próximo turno robas 1 carta menos y recibes 2 de contaminación.
expanse-does-ballast-discharge = Se lleva 2 de tus filtradores y mete en tu mazo el Capital de tu mano. En tu próximo turno recibes 1 de contaminación.
expanse-does-el-nino = Para todos, hasta el final del próximo turno de su dueño: el turno de cada jugador empieza con 2 de calentamiento más. Se retiran los ciclones, y no llegan otros.
expanse-does-warming-seas = Para todos: en este turno produce 2 de calentamiento por jugador. Al empezar su turno, cada quien roba 2 cartas más. Termina con el próximo turno de su dueño.

## Currency

expanse-does-biomass = Paga cartas de recursos y de biomasa. En el turno de otro puede encarecer una de ellas.
expanse-does-capital = Paga cartas de personas e investigación. En el turno de otro puede encarecer una carta de personas.
