### Blue Expanse in Spanish: the questions asked before the game, their options, and what is said to answers.

## The learning goals

goal-expanse-a = Redes tróficas: quién come a quién, nivel por nivel
goal-expanse-b = Los corales y sus algas: simbiosis y blanqueamiento
goal-expanse-c = Cascadas tróficas y especies clave
goal-expanse-d = Qué gana la gente con un arrecife, y qué le cuesta a este
goal-expanse-e = Leer registros, y qué puede decir un modelo

## The forms, for a teacher to choose from

form-expanse-before = Antes del juego
form-expanse-before-short = Antes del juego: cuatro preguntas
form-expanse-before-long = Antes del juego, versión larga
form-expanse-before-concepts = Antes del juego, las ideas que se preguntan otra vez después
form-expanse-before-lesson = Antes del juego: seis ideas, que se preguntan otra vez después

## Food webs

item-expanse-web-arrows = En una red trófica, una flecha va del pasto marino a una tortuga verde. ¿Qué dice esta flecha?
    .title = Qué dice una flecha
    .food-flows = La tortuga obtiene su alimento del pasto.
    .turtle-feeds-grass = El pasto obtiene su alimento de las tortugas.
    .swims-there = La tortuga va nadando hasta donde hay pasto.
    .turns-into = El pasto se convierte en una tortuga marina.
    .why = En una red trófica la flecha va del alimento al que lo come. Muestra el camino que siguen la energía y la materia.
    .why-turtle-feeds-grass = Lee la flecha como “es comido por”. El pasto marino produce su propio alimento con la luz.
    .why-swims-there = Una red trófica no es un mapa de caminos. Dice quién alimenta a quién.
    .why-turns-into = Al comer, un ser vivo pasa a formar parte de otro, pero el pasto no se vuelve tortuga.
item-expanse-own-food = ¿Cuáles de estos producen su propio alimento con la luz? Elige todas las respuestas correctas.
    .title = Alimento de la luz
    .phytoplankton = El fitoplancton, algas diminutas a la deriva
    .seagrass = El pasto marino de un fondo de arena
    .zooxanthellae = Las zooxantelas, células dentro de un coral
    .feather-star = Los lirios de mar, con muchos brazos
    .sea-anemone = Las anémonas de mar, que parecen flores
    .sea-squirt = Las ascidias, que están quietas
    .why = Las plantas y las algas producen azúcar con luz, agua y dióxido de carbono. Son los productores del arrecife. Estar quieto no convierte a nadie en planta: los lirios de mar, las anémonas de mar y las ascidias son animales y tienen que comer.
    .why-feather-star = Un lirio de mar es un animal. Sus brazos atrapan trocitos de alimento que pasan a la deriva.
    .why-sea-anemone = Una anémona de mar parece una flor y es un animal. Pica a su presa y se la come.
    .why-sea-squirt = Una ascidia es un animal que bombea agua por un colador.
item-expanse-four-levels = Ordena esta cadena trófica. Empieza donde se produce el alimento.
    .title = Una cadena trófica
    .phytoplankton = Fitoplancton, que vive de la luz
    .sardine = Sardina, que filtra plancton
    .trevally = Jurel, que caza sardinas
    .shark = Tiburón, que caza jureles
    .why = Cada paso de una cadena trófica es un nivel trófico. Los productores están en el primero, los que se los comen en el segundo, y así sucesivamente. Aquí el tiburón está en el cuarto.
item-expanse-how-each-feeds = ¿Cómo consigue su alimento cada uno de estos animales?
    .title = Cuatro maneras de comer
    .green-sea-turtle = Tortuga verde
    .reef-manta-ray = Mantarraya de arrecife
    .sea-cucumber = Pepino de mar
    .grey-reef-shark = Tiburón gris de arrecife
    .grazes-plants = Come pasto marino y algas
    .sieves-plankton = Filtra el plancton del agua
    .eats-waste = Come desechos y restos del fondo
    .catches-animals = Caza otros animales
    .lives-on-light = Vive de la luz, como una planta
    .why = Son los cuatro grupos de animales del juego: herbívoros, filtradores, detritívoros y depredadores. Una mantarraya es enorme y vive de plancton. Ninguno de estos vive de la luz, porque ninguno es un productor.
item-expanse-a-fish-dies = Un pez muere en el arrecife, y ningún depredador se lo lleva. ¿Qué pasa con su cuerpo?
    .title = Muere un pez
    .eaten-by-small = Se lo comen animales pequeños y bacterias.
    .just-vanishes = Simplemente desaparece después de unos días.
    .turns-to-coral = Se endurece y se convierte en un coral.
    .stays-for-years = Se queda allí entero durante años.
    .why = Los cuerpos muertos y los desechos se llaman detrito. Lo comen cangrejos, gusanos, pepinos de mar y bacterias, y lo que estos dejan alimenta otra vez a las algas. Así su materia se vuelve a usar, mientras que su energía se pierde como calor.
    .why-just-vanishes = Eso parece. Pero alguien se lo ha comido, casi siempre animales tan pequeños que no los notas.
    .why-turns-to-coral = Un coral es un animal que crece a partir de una larva. Lo que está muerto no se vuelve coral.
    .why-stays-for-years = En agua cálida, hasta un pez grande desaparece en unas semanas: son muchos los que se lo comen.

## Symbiosis and bleaching

item-expanse-what-a-coral-is = ¿Qué es un coral de arrecife?
    .title = Qué es un coral
    .animals-with-algae = Una colonia de animales pequeños con algas dentro
    .growing-stone = Una piedra que crece despacio en agua de mar cálida
    .water-plant = Una planta acuática con tallos duros y con flores
    .empty-shell = Una concha vacía que otro animal ha dejado atrás
    .why = Un coral es una colonia de pólipos, animales pequeños que parecen anémonas de mar diminutas. Juntos construyen un esqueleto de caliza. En su cuerpo viven unas algas diminutas, las zooxantelas.
    .why-growing-stone = El esqueleto es como piedra. La fina piel viva que lo cubre está hecha de animales.
    .why-water-plant = Lo que parecen flores son pólipos, y los pólipos son animales.
    .why-empty-shell = Una concha la deja un solo animal. El esqueleto de un coral lo construyen los que viven sobre él.
item-expanse-why-corals-bleach = ¿Por qué pierden los corales sus algas cuando el agua está demasiado caliente?
    .title = Por qué se blanquean
    .harmful-oxygen = Las algas producen oxígeno dañino, y el coral las expulsa.
    .algae-move = Las algas se van nadando por el agua a un lugar más fresco.
    .coral-melts = La caliza del coral se derrite, y las algas se salen de ella.
    .all-eaten = El calor da hambre a los peces, y se comen las algas.
    .why = Con el calor se desajusta la fotosíntesis de las algas. Entonces producen oxígeno reactivo, que daña sus propias células y las del coral. El coral las expulsa, y con ellas pierde su alimento principal.
    .why-algae-move = Estas algas no deciden irse. Son expulsadas o se deshacen.
    .why-coral-melts = Uno o dos grados más no derriten nada. Bastan para dañar la fotosíntesis de las algas.
    .why-all-eaten = Los peces no pueden sacar las algas de las células de un coral. El calor las daña allí donde están.
item-expanse-sure-before = ¿Con cuánta seguridad respondiste?
    .title = ¿Con cuánta seguridad?

## Cascades and keystones

item-expanse-what-a-keystone-is = ¿Qué es una especie clave?
    .title = Qué es una especie clave
    .matters-more = Una que importa más de lo que su número hace pensar
    .most-common = Una que es la más común de todas las de su lugar
    .oldest-kind = Una que lleva en su lugar más tiempo que todas
    .makes-stone = Una que forma la piedra de la que está hecho un lugar
    .why = La piedra clave es la de arriba de un arco: si la quitas, se caen las demás. Del mismo modo, unos pocos depredadores o limpiadores pueden mantener unida toda una comunidad.
    .why-most-common = Muchas especies clave son raras. Lo que cuenta es qué cambia cuando faltan.
    .why-makes-stone = El nombre viene del arco de un puente o de una puerta. No tiene nada que ver con formar piedra.
    .why-oldest-kind = El tiempo que una especie lleva viviendo allí no dice cuánto importa a las demás.
item-expanse-parrotfish-fished = Los peces loro se comen las algas que crecen entre los corales. La gente pesca casi todos los peces loro. ¿Qué pasa en el arrecife?
    .title = Sin peces loro
    .weeds-cover = Las algas crecen sobre los corales.
    .corals-gain = Los corales crecen mucho más rápido.
    .weeds-vanish = Las algas desaparecen también.
    .sand-grows = El arrecife pronto es solo arena.
    .why = Las algas crecen más deprisa que los corales. Los herbívoros las mantienen cortas, y así los corales jóvenes encuentran sitio y luz. Sin herbívoros, las algas ocupan el sitio.
    .why-corals-gain = Algunos peces loro muerden también corales. Pesa más lo que hacen por ellos al comer algas.
    .why-weeds-vanish = Las algas se han quedado sin quien se las coma, así que hay más.
    .why-sand-grows = Los peces loro hacen arena cuando muerden la roca. Con menos peces loro hay menos arena.
item-expanse-at-the-top = ¿Qué es verdad de un superdepredador, como el tiburón tigre?
    .title = En lo más alto
    .nobody-hunts-it = Ninguna especie de su red trófica lo caza.
    .eats-all = Se come a todas las especies de su red trófica.
    .harms-the-reef = Deja el arrecife más pobre que antes.
    .most-common = Es el depredador más común de allí.
    .why = Un superdepredador está en lo más alto de una red trófica. Puede mantener a raya a sus presas, y entonces puede aumentar lo que comen ellas. Todavía se estudia cuánto hacen eso los tiburones en los arrecifes de coral. A la mayoría de los tiburones de arrecife los cazan otros más grandes.
    .why-eats-all = Se come a algunas. A las demás también les afecta lo que se lleva.
    .why-harms-the-reef = Sin él, unas especies aumentan y otras disminuyen. Eso no hace más rico un arrecife.
    .why-most-common = Arriba es donde menos alimento hay, así que allí pueden vivir pocos.

## What people gain, and what it costs

item-expanse-seagrass-meadow = Entre la desembocadura de un río y un arrecife hay una pradera de pasto marino. ¿Cómo ayuda al arrecife?
    .title = Una pradera marina
    .holds-mud = Retiene el lodo y los nutrientes.
    .scares-sharks = Mantiene lejos a los tiburones.
    .cools-air = Enfría el aire sobre el arrecife.
    .eats-plastic = Descompone el plástico que flota.
    .why = El pasto marino frena el agua, y así el lodo se hunde. Absorbe nutrientes, y su suelo guarda carbono durante mucho tiempo. Esa reserva se puede perder si se arranca la pradera.
    .why-eats-plastic = Ninguna planta puede descomponer el plástico. El pasto marino gasta nutrientes, como los del fertilizante y las aguas residuales.
    .why-scares-sharks = Los tiburones cazan también sobre el pasto marino. No hacen daño a un arrecife.
    .why-cools-air = El agua calienta y enfría el aire mucho más que una pradera que está debajo.

## Records and models

item-expanse-game-as-a-model = En nuestro juego de mesa, unas decenas de tipos de cartas representan un arrecife. ¿Para qué puede servir un modelo así?
    .title = Un juego como modelo
    .shows-links = Muestra cómo se combinan unas pocas relaciones.
    .tells-future = Dice qué será de un arrecife cercano a nosotros.
    .shows-all = Muestra cuántos peces tiene un arrecife real.
    .only-a-game = Muestra cómo se juega, y poco de los arrecifes.
    .why = Un modelo deja fuera casi todo, para que unas pocas cosas se vean con claridad. Lo que muestra hay que ponerlo luego a prueba en arrecifes reales.
    .why-tells-future = El juego tiene dados y reglas sencillas. Puede mostrar qué puede seguir de qué, y nada más.
    .why-only-a-game = Los modelos sencillos han enseñado mucho. Hay que saber qué dejan fuera.
    .why-shows-all = Nadie contó peces para hacerlo. Los números de las cartas están pensados para jugar.
item-expanse-one-new-law = Un programa simula la vida de un arrecife. Quieres saber qué cambiaría en él una ley nueva. ¿Cuál es la mejor manera de averiguarlo?
    .title = Una ley nueva
    .change-only-it = Simular dos veces y cambiar solo la ley
    .change-much = Simular dos veces y cambiar muchas cosas
    .run-it-once = Simular una sola vez con la ley, y juzgar
    .ask-everybody = Preguntar a mucha gente qué es lo que espera
    .why = Cuando dos simulaciones se distinguen en una sola cosa, esa cosa es la causa de lo que es distinto al final. El azar tiene que ser el mismo en las dos, o hay que hacer muchas.
    .why-run-it-once = Con una sola simulación no hay con qué comparar. Al arrecife podría haberle pasado lo mismo sin la ley.
    .why-change-much = Entonces no puedes saber cuál de los cambios fue la causa.
    .why-ask-everybody = Vale la pena saber qué espera la gente. Si ocurre o no, hay que probarlo.
item-expanse-protect-one = En un arrecife hay corales, pasto marino, peces loro, tritones gigantes y tiburones tigre. Solo puedes proteger a uno de ellos. ¿A cuál eliges, y qué pasaría con los demás?
    .title = Proteger a uno
    .level-0 = No se elige ninguno, o no se da ninguna razón.
    .level-1 = Se elige uno con una razón que trata solo de él, como que es raro.
    .level-2 = La razón nombra quién lo come o a quién come, y un efecto en otro ser vivo.
    .level-3 = Se cuenta una cadena de al menos dos efectos, como de los tritones a las estrellas y de estas a los corales.
