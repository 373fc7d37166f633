### Succession in easier Spanish: the questions before the game.

## What there is to learn

goal-succession-a = Quién llega primero, quién llega después y por qué
goal-succession-b = Cómo vive y come cada uno
goal-succession-c = Quién come a quién y qué pasa con eso
goal-succession-d = Leer gráficos de una roca
goal-succession-e = Tormentas, nuevos comienzos, y qué puede decir un juego

## The forms

form-succession-before = Antes del juego: seis preguntas
form-succession-before-short = Antes del juego: cuatro preguntas
form-succession-before-long = Antes del juego, versión larga
form-succession-before-concepts = Antes del juego, para preguntar otra vez después
form-succession-before-lesson = Antes del juego: seis ideas
form-succession-before-youngest = Antes del juego: cinco ideas

## Who comes first

item-succession-what-succession-is = Una roca desnuda del mar se llena de vida. Eso es la sucesión. ¿Cómo va?
    .title = ¿Qué es la sucesión?
    .step-by-step = Un tipo llega después de otro.
    .grow-old = Un animal crece y se hace viejo.
    .swim-away = Los animales nadan a una roca mejor.
    .all-at-once = Llegan en un día y se quedan.
    .why = Sucesión quiere decir uno tras otro. Unos llegan primero. Otros llegan después. Así cambia la mezcla de la roca.
    .why-grow-old = Eso es crecer. La sucesión trata de muchos tipos en una roca.
    .why-swim-away = La mayoría nunca deja la roca. Llegan nuevos, y mueren viejos.
    .why-all-at-once = Los primeros llegan en horas o días. Los últimos tardan meses o años.
item-succession-order-of-groups = ¿Quién llega primero a una roca desnuda, y quién después? Ponlos en orden.
    .title = ¿En qué orden?
    .slime = Una capa delgada de bacterias
    .weeds = Algas verdes y pardas
    .grazers = Caracoles que comen algas
    .filterers = Mejillones que filtran el agua
    .why = Primero llega la capa delgada. Sobre ella crecen algas. Los caracoles llegan cuando hay algas que comer. Los mejillones llegan tarde.
item-succession-make-way = Los primeros de una roca ayudan a menudo a los siguientes. ¿Cómo?
    .title = Abrir camino
    .surface-and-food = Dejan un buen suelo, y comida.
    .turn-into = Se convierten en los siguientes.
    .call-others = Llaman a los otros para ayudarlos.
    .do-nothing = Dejan la roca como estaba.
    .why = Es más fácil agarrarse a la capa delgada. Las algas alimentan a los caracoles. Así los primeros cambian el lugar.
    .why-turn-into = Un alga nunca se convierte en un caracol. Los caracoles vienen de caracoles.
    .why-call-others = Nadie piensa en ayudar. Solo viven, y eso ayuda a otros.
    .why-do-nothing = Con una capa en la roca es más fácil agarrarse.
item-succession-full-rock = En una roca todos los lugares están ocupados. ¿Qué falta?
    .title = Una roca llena
    .space = Sitio donde estar
    .sand = Arena donde cavar
    .air = Aire que respirar
    .salt = Sal que comer
    .why = Falta sitio. Se empujan y crecen unos sobre otros. Eso se llama competencia.
    .why-sand = Viven en suelo duro. La arena los cubriría.
    .why-air = Toman lo que necesitan del agua.
    .why-salt = En el mar hay sal de sobra.

## How each lives

item-succession-own-food = ¿Quién produce alimento con la luz? Elige todas las respuestas correctas.
    .title = Alimento de la luz
    .why = Las diatomeas y las algas producen azúcar con la luz. Una diatomea es diminuta, con una concha como de vidrio. Los animales tienen que comer.
    .why-sea-anemones = Parece una flor, pero es un animal. Sus brazos cazan comida.
    .why-mussels = Un mejillón es un animal. Filtra su comida del agua.
    .why-hydroids = Parece un arbusto. Pero son muchos animales diminutos con brazos que pican.
item-succession-how-each-feeds = ¿Cómo consigue su comida cada uno de estos?
    .title = Cómo se alimenta cada uno
    .red-algae = Algas rojas
    .snails = Caracoles
    .barnacles = Balanos
    .starfish = Estrella de mar
    .light = Produce comida con la luz
    .scrapes = Raspa algas de la roca
    .sieves = Filtra trocitos del agua
    .hunts = Come otros animales
    .why = Las algas viven de la luz. Los caracoles comen algas. Los balanos filtran el agua. Las estrellas de mar cazan.
item-succession-what-a-filter-feeder-does = Un mejillón es un animal filtrador. ¿Qué hace?
    .title = Animales filtradores
    .sieves-water = Saca su comida del agua al colarla.
    .cleans-dirt = Limpia el agua para los peces.
    .drinks-salt = Bebe el mar y come la sal.
    .chews-weed = Muerde algas con sus dientes.
    .why = El agua pasa por el mejillón. Lo que se queda dentro es su comida.
    .why-cleans-dirt = El agua sí queda clara. Pero el mejillón solo come.
    .why-drinks-salt = La sal no es comida. Un mejillón come seres vivos diminutos.
    .why-chews-weed = Un mejillón no tiene dientes. Come lo que flota en el agua.
item-succession-fixed-or-not = ¿Quién, de adulto, ya no se mueve de su lugar? Elige todas las respuestas correctas.
    .title = Fijos, o en movimiento
    .why = Los balanos, los briozoos y los gusanos tubícolas no andan. Un briozoo es un tapete de animales diminutos. Los caracoles, los cangrejos y los isópodos andan.
    .why-snails = Un caracol anda y lleva su casa consigo.
    .why-isopods = Un isópodo tiene muchas patas y corre de un lado a otro.
    .why-crab = Un cangrejo se esconde en una grieta. Luego sale y corre.

## Who eats whom

item-succession-prey-of-each = Unos cazadores comen animales de la roca. Otros comen crías en el agua. ¿Qué come cada uno de estos en nuestro juego?
    .title = Quién come a quién
    .starfish = Estrella de mar
    .shrimp = Camarón
    .jellyfish = Medusa
    .mussels-and-barnacles = Mejillones y balanos
    .hydroids-and-ciliates = Hidroides y ciliados
    .drifting-young = Crías en el agua
    .stones = Trocitos de roca
    .why = Una estrella de mar abre conchas. En este juego, un camarón come hidroides y ciliados. Una medusa atrapa crías en el agua.
item-succession-how-sure-of-starfish = ¿Con cuánta seguridad respondiste?
    .title = ¿Con cuánta seguridad?
    .low = Adiviné
    .high = Lo sé seguro

## Reading a record

item-succession-most-of-the-rock = El gráfico muestra quién tiene cuánta roca. ¿Quién tiene más al final?
    .title = Un gráfico de reparto
    .late-settlers = Los colonizadores tardíos
    .first-settlers = Los colonizadores intermedios
    .pioneers = Los pioneros del principio
    .same-share = Todos tienen lo mismo
    .why = Mira la última barra. Allí los colonizadores tardíos tienen la parte más grande.
    .why-pioneers = Tenían más al principio. El final está a la derecha.
    .why-first-settlers = Mira otra vez la última barra. Otra parte es más grande.
    .why-same-share = Mira otra vez la última barra. Una parte es más grande.

## Disturbance, new starts, models

item-succession-start-from-nothing = En casi todos los lugares desnudos queda algo de vida. ¿Dónde tiene que empezar desde cero?
    .title = Empezar desde cero
    .new-lava = En la roca nueva de un volcán
    .torn-patch = En un claro que dejó una tormenta
    .burnt-wood = En un bosque tras un incendio
    .old-field = En un campo que nadie labra ya
    .why = En la roca nueva nunca ha vivido nada. Esta es la sucesión primaria. En los otros lugares quedaba algo de vida. Eso es sucesión secundaria.
    .why-torn-patch = Cerca viven otros animales. Así que no empieza desde cero.
    .why-burnt-wood = Después de un incendio quedan raíces y semillas.
    .why-old-field = El suelo de un campo está lleno de semillas y raíces.
item-succession-numbers-on-cards = Las cartas tienen números del 1 al 15. Bajo quiere decir temprano. ¿Qué dicen los números?
    .title = Los números de las cartas
    .often-not-always = Un orden que es común, no el único
    .law-of-the-sea = Una ley que cada roca tiene que cumplir
    .made-up = Una cosa inventada, sin nada de verdad
    .size-order = El tamaño de cada uno cuando es adulto
    .why = Un juego es un modelo. Muestra el mar de manera sencilla. No todas las rocas de verdad son así. Por eso la gente prueba un modelo.
    .why-law-of-the-sea = Las crías llegan en muchos momentos. Depende del lugar y de la estación.
    .why-made-up = La gente vio este orden en muchas rocas. Deja mucho fuera.
    .why-size-order = Las algas pardas tienen un número bajo. Pero son más grandes que los mejillones.
item-succession-most-room-at-the-end = ¿Quién tendrá más sitio en tu roca al final? ¿Por qué?
    .title = Lo que esperas
    .level-0 = No se nombra a nadie.
    .level-1 = Se nombra a alguien, pero no se dice por qué.
    .level-2 = Se nombra a alguien y por qué: tarde, grande o poco comido.
    .level-3 = Se unen dos razones, o se dice de qué depende.
