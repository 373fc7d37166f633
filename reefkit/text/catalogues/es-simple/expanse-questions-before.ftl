### Blue Expanse in easier Spanish: the questions before the game.

## The learning goals

goal-expanse-a = Redes tróficas: quién come a quién
goal-expanse-b = Los corales y sus algas
goal-expanse-c = Cómo una especie puede cambiar a muchas otras
goal-expanse-d = Qué gana la gente con un arrecife, y el precio
goal-expanse-e = Leer gráficos, y qué puede decir un modelo

## The forms

form-expanse-before = Antes del juego
form-expanse-before-short = Antes del juego: cuatro preguntas
form-expanse-before-long = Antes del juego, versión larga
form-expanse-before-concepts = Antes del juego, las ideas principales
form-expanse-before-lesson = Antes del juego: seis ideas

## Food webs

item-expanse-web-arrows = En una red trófica hay una flecha. Va del pasto marino a una tortuga. ¿Qué dice la flecha?
    .title = Qué dice una flecha
    .food-flows = La tortuga come pasto marino.
    .turtle-feeds-grass = El pasto se come a la tortuga.
    .swims-there = La tortuga nada hasta el pasto.
    .turns-into = El pasto se vuelve tortuga.
    .why = La flecha va del alimento al que lo come. Muestra adónde va la energía.
    .why-turtle-feeds-grass = Lee la flecha como “es comido por”. El pasto marino produce su alimento.
    .why-swims-there = Una red trófica no es un mapa. Dice quién alimenta a quién.
    .why-turns-into = La tortuga come pasto. El pasto no se vuelve tortuga.
item-expanse-own-food = ¿Cuáles de estos producen su propio alimento con la luz? Elige todas las respuestas correctas.
    .title = Alimento de la luz
    .phytoplankton = Algas diminutas a la deriva
    .seagrass = Pasto marino en la arena
    .zooxanthellae = Algas dentro de un coral
    .feather-star = Lirios de mar con brazos
    .sea-anemone = Anémonas como flores
    .sea-squirt = Ascidias en una roca
    .why = Las plantas y las algas producen azúcar con la luz. Se llaman productores. Los otros son animales, aunque estén quietos. Los animales tienen que comer.
    .why-feather-star = El lirio de mar es un animal. Sus brazos atrapan trocitos de alimento.
    .why-sea-anemone = Parece una flor. Es un animal que pica a su presa.
    .why-sea-squirt = La ascidia es un animal. Filtra el agua.
item-expanse-four-levels = Ordena esta cadena trófica. Empieza donde se produce el alimento.
    .title = Una cadena trófica
    .phytoplankton = Algas diminutas, que viven de la luz
    .sardine = Sardina, que filtra plancton
    .trevally = Jurel, que caza sardinas
    .shark = Tiburón, que caza jureles
    .why = Cada paso se llama nivel trófico. Las algas están en el primero. Los que se las comen están en el segundo. Aquí el tiburón está en el cuarto.
item-expanse-how-each-feeds = ¿Cómo come cada uno de estos animales?
    .title = Cuatro maneras de comer
    .green-sea-turtle = Tortuga verde
    .reef-manta-ray = Mantarraya de arrecife
    .sea-cucumber = Pepino de mar
    .grey-reef-shark = Tiburón gris de arrecife
    .grazes-plants = Come pasto marino y algas.
    .sieves-plankton = Filtra plancton del agua.
    .eats-waste = Come desechos del fondo.
    .catches-animals = Caza otros animales.
    .lives-on-light = Vive de la luz, como una planta.
    .why = Son los cuatro grupos de animales del juego. La mantarraya es enorme y solo come plancton. Aquí ningún animal vive de la luz.
item-expanse-a-fish-dies = Un pez muere, y ningún depredador se lo lleva. ¿Qué pasa con su cuerpo?
    .title = Muere un pez
    .eaten-by-small = Se lo comen animales pequeños.
    .just-vanishes = Desaparece por sí solo.
    .turns-to-coral = Se convierte en un coral.
    .stays-for-years = Se queda allí muchos años.
    .why = Los cuerpos muertos y los desechos se llaman detrito. Lo comen cangrejos, gusanos y bacterias. Lo que dejan alimenta otra vez a las algas. Así se vuelve a usar. Su energía se pierde como calor.
    .why-just-vanishes = Eso parece. Pero se lo han comido animales muy pequeños.
    .why-turns-to-coral = Un coral es un animal. Crece a partir de una cría muy pequeña.
    .why-stays-for-years = En agua cálida hasta un pez grande desaparece en semanas. Muchos se lo comen.

## Symbiosis and bleaching

item-expanse-what-a-coral-is = ¿Qué es un coral de arrecife?
    .title = Qué es un coral
    .animals-with-algae = Animales pequeños con algas dentro
    .growing-stone = Una piedra que crece en el mar cálido
    .water-plant = Una planta acuática de tallos gruesos y duros
    .empty-shell = Una concha vacía que alguien dejó atrás
    .why = Un coral está hecho de muchos animales pequeños, los pólipos. Juntos construyen una caliza dura. En su cuerpo viven algas diminutas.
    .why-growing-stone = Por dentro es como piedra. La piel viva está hecha de animales.
    .why-water-plant = Lo que parecen flores son pólipos. Los pólipos son animales.
    .why-empty-shell = Una concha la deja un solo animal. Los corales viven sobre lo que construyen.
item-expanse-why-corals-bleach = Los corales pierden sus algas cuando el agua está demasiado caliente. ¿Por qué?
    .title = Por qué se blanquean
    .harmful-oxygen = Las algas hacen oxígeno dañino y son expulsadas.
    .algae-move = Las algas se van nadando a un lugar más fresco.
    .coral-melts = La caliza dura se derrite, y las algas se salen.
    .all-eaten = Los peces tienen hambre y se comen las algas.
    .why = El calor daña a las algas mientras producen azúcar. Entonces producen oxígeno dañino. Les hace daño a ellas y al coral. El coral las expulsa. Así pierde la mayor parte de su alimento.
    .why-algae-move = Estas algas no hacen planes. Son expulsadas o se deshacen.
    .why-coral-melts = Uno o dos grados no derriten nada. Pero dañan a las algas.
    .why-all-eaten = Los peces no pueden sacar algas de un coral. El calor las daña donde están.
item-expanse-sure-before = ¿Con cuánta seguridad respondiste?
    .title = ¿Con cuánta seguridad?

## Cascades and keystones

item-expanse-what-a-keystone-is = ¿Qué es una especie clave?
    .title = Qué es una especie clave
    .matters-more = Una con pocos miembros que importa mucho
    .most-common = Una que es más común que las demás
    .oldest-kind = Una que lleva allí más tiempo que las demás
    .makes-stone = Una que forma la piedra para las demás
    .why = La piedra clave es la de arriba de un arco. Sin ella se caen las demás. Un animal raro puede ser así de importante para muchos otros.
    .why-most-common = Muchas especies clave son raras. Mira qué cambia sin ellas.
    .why-makes-stone = El nombre viene de un arco. No forman piedra.
    .why-oldest-kind = Una especie antigua no siempre importa a las demás.
item-expanse-parrotfish-fished = Los peces loro comen algas que crecen entre los corales. La gente pesca casi todos los peces loro. ¿Qué pasa?
    .title = Sin peces loro
    .weeds-cover = Las algas crecen sobre los corales.
    .corals-gain = Los corales crecen mucho más rápido.
    .weeds-vanish = Las algas desaparecen también.
    .sand-grows = El arrecife se vuelve de arena.
    .why = Las algas crecen más rápido que los corales. Los herbívoros las mantienen cortas. Así los corales jóvenes encuentran sitio y luz.
    .why-corals-gain = Algunos peces loro muerden corales. Pero ayuda más que coman algas.
    .why-weeds-vanish = Ahora nadie come las algas, así que hay más.
    .why-sand-grows = Los peces loro hacen arena cuando muerden roca. Sin ellos hay menos.
item-expanse-at-the-top = El tiburón tigre es un superdepredador. ¿Qué es verdad de él?
    .title = En lo más alto
    .nobody-hunts-it = Ninguna especie de allí lo caza.
    .eats-all = Come todas las especies de allí.
    .harms-the-reef = Deja el arrecife más pobre.
    .most-common = Es el depredador más común.
    .why = Un superdepredador está en lo más alto de una red trófica. Puede hacer que sus presas sean pocas. Entonces puede crecer lo que ellas comen. Todavía se estudia cuánto hacen esto los tiburones en los arrecifes.
    .why-eats-all = Come algunas. Las demás también lo notan.
    .why-harms-the-reef = Sin él unas especies aumentan y otras disminuyen.
    .why-most-common = Arriba hay menos alimento. Por eso pueden vivir pocos.

## What people gain, and what it costs

item-expanse-seagrass-meadow = Entre un río y un arrecife crece pasto marino. ¿Cómo ayuda al arrecife?
    .title = Una pradera marina
    .holds-mud = Retiene el lodo y los nutrientes.
    .scares-sharks = Mantiene lejos a los tiburones.
    .cools-air = Enfría el aire sobre el arrecife.
    .eats-plastic = Deshace el plástico que flota.
    .why = El pasto marino frena el agua, y el lodo se hunde. Absorbe nutrientes. Su suelo guarda carbono. Si se arranca, mucho de esto se pierde otra vez.
    .why-eats-plastic = Ninguna planta puede deshacer plástico. El pasto marino gasta nutrientes.
    .why-scares-sharks = Los tiburones también cazan sobre el pasto marino. No dañan un arrecife.
    .why-cools-air = El agua enfría el aire mucho más que una pradera.

## Records and models

item-expanse-game-as-a-model = En nuestro juego, unas cartas representan un arrecife. ¿Para qué sirve un modelo así?
    .title = Un juego como modelo
    .shows-links = Muestra cómo dependen unas cosas de otras.
    .tells-future = Dice qué será de un arrecife cercano.
    .shows-all = Muestra cuántos peces hay en un arrecife real.
    .only-a-game = Muestra cómo se juega, y poco más.
    .why = Un modelo deja fuera casi todo. Así unas pocas cosas se ven bien. Luego la gente las prueba en arrecifes reales.
    .why-tells-future = El juego tiene dados y reglas sencillas. Muestra lo que puede pasar.
    .why-only-a-game = Los modelos sencillos pueden enseñar mucho. Pero dejan cosas fuera.
    .why-shows-all = Nadie contó peces para hacerlo. Los números son para jugar.
item-expanse-one-new-law = Un programa simula la vida de un arrecife. ¿Qué cambiaría en él una ley nueva? ¿Cómo se averigua mejor?
    .title = Una ley nueva
    .change-only-it = Simular dos veces y cambiar solo la ley
    .change-much = Simular dos veces y cambiar muchas cosas
    .run-it-once = Simular una sola vez, con la ley nueva
    .ask-everybody = Preguntar a mucha gente qué es lo que piensa
    .why = Las dos simulaciones deben ser distintas en una sola cosa. Entonces esa cosa es la causa. La suerte tiene que ser la misma.
    .why-run-it-once = Con una sola no hay nada que comparar.
    .why-change-much = Entonces no sabes qué cambio fue la causa.
    .why-ask-everybody = Es bueno saber qué piensa la gente. Pero hay que probarlo.
item-expanse-protect-one = En un arrecife hay corales y pasto marino. También hay peces loro, tritones gigantes y tiburones tigre. Solo puedes proteger a uno. ¿A cuál? ¿Qué pasaría con los demás?
    .title = Proteger a uno
    .level-0 = No se elige ninguno, o no hay ninguna razón.
    .level-1 = Se elige uno con una razón, como que es raro.
    .level-2 = La razón dice quién come a quién, y un efecto en otro.
    .level-3 = Cuenta dos efectos seguidos. Una cadena así es tritones, estrellas de mar, corales.
