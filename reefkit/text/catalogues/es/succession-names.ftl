### Succession in Spanish: what things are called, and what is told of them. `.one` one of them with its
### article, `.story` a sentence or two of natural history, `.does` what the card does. `.gender` of those
### that a sentence names with “el” or “la”.

## Colours, guilds, and how they live

succession-colour-green = verde
succession-colour-yellow = amarillo
succession-colour-blue = azul
succession-colour-red = rojo
succession-colour-black = negro
succession-colour-purple = morado

succession-guild-pioneers = pioneros
    .story = Los pioneros llegan primero. La mayoría son algas, que viven de la luz.
succession-guild-first-settlers = colonizadores intermedios
    .story = Los colonizadores intermedios llegan después. Unos raspan la película y las algas; otros cazan o filtran su alimento.
succession-guild-late-settlers = colonizadores tardíos
    .story = Los colonizadores tardíos se hacen grandes y al final suelen cubrir casi toda la roca. La mayoría filtra su alimento del agua.
succession-guild-predators = depredadores
    .story = Los depredadores no se asientan. Visitan la roca y se comen a los colonizadores.
succession-guild-disturbances = perturbaciones
    .story = Una perturbación mata o cubre a los colonizadores y hace sitio a otros.
succession-guild-invaders = invasores
    .story = La gente trajo al invasor desde otro mar. Se asienta donde haya sitio.

succession-feeding-breaks-down = descompone lo que ha muerto
succession-feeding-light = vive de la luz
succession-feeding-grazes = come algas
succession-feeding-filters = filtra su alimento del agua
succession-feeding-hunts = caza animales

## Pioneers

succession-bacteria = bacterias
    .one = una bacteria
    .story = Las bacterias cubren una roca limpia en unas horas. Su película delgada resbala, pero ayuda a otros a agarrarse.
succession-diatoms = diatomeas
    .one = una diatomea
    .story = Una diatomea es una sola célula en una caja de vidrio. Las diatomeas viven de la luz y ponen parda la película.
succession-green-algae = algas verdes
    .one = un alga verde
    .story = Las algas verdes crecen deprisa en agua con mucha luz. La lechuga de mar puede cubrir una roca desnuda en unas semanas.
succession-red-algae = algas rojas
    .one = un alga roja
    .story = Las algas rojas pueden vivir con poca luz, así que algunas crecen a más profundidad que las demás algas. Su carta es verde: ese color es el de los pioneros.
succession-brown-algae = algas pardas
    .one = un alga parda
    .story = Las algas pardas, como el fuco, se hacen grandes. Los animales pequeños se esconden y comen entre ellas.

## Middle settlers

succession-ciliates = ciliados
    .one = un ciliado
    .story = Un ciliado es una sola célula con filas de pelos diminutos que se mueven. Con ellos lleva bacterias a su boca.
succession-snails = caracoles
    .one = un caracol
    .story = Un caracol raspa las algas de la roca con una lengua llena de dientes diminutos.
succession-isopods = isópodos
    .one = un isópodo
    .story = Un isópodo tiene siete pares de patas y es pariente de la cochinilla de humedad. Se alimenta entre las algas.
succession-hydroids = hidroides
    .one = un hidroide
    .story = Los hidroides parecen plumas pequeñas. En cada rama hay animales diminutos que cazan con brazos que pican.
succession-bryozoans = briozoos
    .one = un briozoo
    .story = Los briozoos viven unos junto a otros en cajas diminutas, como un tapete de encaje. Cada uno filtra alimento con una corona de tentáculos.

## Late settlers

succession-tubeworms = gusanos tubícolas
    .one = un gusano tubícola
    .story = Un gusano tubícola construye un tubo duro sobre la roca. Su corona de plumas filtra alimento del agua.
succession-sea-anemones = anémonas de mar
    .one = una anémona de mar
    .story = Una anémona de mar parece una flor y es un animal. Sus brazos, que pican, cazan camarones y peces pequeños.
succession-tunicates = tunicados
    .one = un tunicado
    .story = Un tunicado, o ascidia, es una bolsa que bombea agua. De ella filtra su alimento.
succession-barnacles = balanos
    .one = un balano
    .story = Un balano se pega a la roca cabeza abajo. Con sus patas como plumas se lleva el alimento a la boca.
succession-mussels = mejillones
    .one = un mejillón
    .story = Los mejillones se sujetan con hilos fuertes y llenan la roca. Pueden echar a casi todos los demás.

## Predators

succession-starfish = estrella de mar
    .one = una estrella de mar
    .gender = f
    .story = Una estrella de mar abre los mejillones con sus muchos pies pequeños. Donde caza, los mejillones no pueden ocupar todo el sitio.
    .does = Cada quien toma 5 cartas. El juego empieza otra vez desde la carta más baja.
succession-crab = cangrejo
    .one = un cangrejo
    .story = Un cangrejo de la orilla rompe caracoles y mejillones con sus pinzas.
    .does = Juega también una carta de un número que tengas. Después, los turnos van al revés.
succession-shrimp = camarón
    .one = un camarón
    .story = Un camarón recoge comida pequeña de la roca con sus pinzas finas.
    .does = Juega también una carta de un número que tengas. El jugador siguiente toma 2 cartas.
succession-nudibranch = nudibranquio
    .one = un nudibranquio
    .story = Un nudibranquio es una babosa de mar sin concha. Muchos comen un solo tipo de animal; en nuestro juego come tres.
    .does = Elige el color en juego. Los demás toman 2 cartas.
succession-jellyfish = medusa
    .one = una medusa
    .gender = f
    .story = Una medusa va a la deriva y pica lo que encuentra. Atrapa larvas antes de que puedan asentarse.
    .does = Elige el color en juego. Quien sigue pierde un turno.

## Disturbances and invaders

succession-storm = tormenta
    .one = una tormenta
    .gender = f
    .story = Las olas de una tormenta arrancan colonizadores y voltean piedras. Queda roca desnuda, y los pioneros llegan otra vez.
    .does = La carta de arriba y su color desaparecen. El verde queda en juego.
succession-ice-scour = abrasión por hielo
    .one = una abrasión por hielo
    .gender = f
    .story = En los mares fríos, el hielo a la deriva raspa la roca. Lo que vivía allí se va con él, o muere.
    .does = Cada quien elige una carta y la pasa a la izquierda.
succession-sedimentation = sedimentación
    .one = una sedimentación
    .gender = f
    .story = El lodo y la arena también se posan. Entierran a los animales pequeños y atascan a los que filtran el agua.
    .does = Quien sigue no puede jugar un número mayor que 10.
succession-bare-patch = claro
    .one = un claro
    .story = Donde se pierde un colonizador queda un claro de roca desnuda. Los pioneros lo encuentran primero.
    .does = Juega enseguida una carta verde.
succession-invader = invasor
    .one = un invasor
    .story = Algunos animales viajan en barcos a mares donde nunca habían vivido. Allí tienen pocos enemigos, y pronto los hay por todas partes.
    .does = Va con cualquier color y no lo cambia. El jugador siguiente toma 1 carta.
