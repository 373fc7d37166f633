### Succession in Spanish: the questions asked before the game, their options, and what is said to answers.
### Readers are from 7: short words, and each term is explained where it stands.

## What there is to learn

goal-succession-a = Quién llega primero, quién llega después y por qué
goal-succession-b = Cómo vive y se alimenta cada uno
goal-succession-c = Quién come a quién y qué cambia con eso
goal-succession-d = Leer la historia de una roca en sus gráficos
goal-succession-e = Qué hacen las tormentas y los nuevos comienzos, y qué puede decir un juego

## The forms, for a teacher to choose from

form-succession-before = Antes del juego: seis preguntas
form-succession-before-short = Antes del juego: cuatro preguntas
form-succession-before-long = Antes del juego, versión larga
form-succession-before-concepts = Antes del juego, las ideas que se preguntan otra vez después
form-succession-before-lesson = Antes del juego: seis ideas, que se preguntan otra vez después
form-succession-before-youngest = Antes del juego: cinco ideas, para menores de 10 años

## Who comes first

item-succession-what-succession-is = Una roca desnuda en el mar no se queda desnuda. ¿Qué es la sucesión?
    .title = ¿Qué es la sucesión?
    .step-by-step = Unos seres vivos se asientan tras otros, y la mezcla cambia.
    .grow-old = Un animal nace, crece y poco a poco se va haciendo viejo.
    .swim-away = Los animales se van nadando y buscan una roca mejor.
    .all-at-once = Los animales llegan todos en un día, y la mezcla se queda igual.
    .why = Sucesión quiere decir uno tras otro. Llegan los primeros colonizadores, otros los siguen, y la mezcla de seres vivos de la roca cambia con el tiempo.
    .why-grow-old = Eso es crecer. La sucesión trata de muchos tipos en un lugar, no de un solo animal.
    .why-swim-away = La mayoría de los colonizadores nunca deja su roca. La mezcla cambia porque llegan unos y mueren otros.
    .why-all-at-once = Los primeros llegan en horas o días, y los últimos después de meses o años.
item-succession-order-of-groups = Pon a estos colonizadores en el orden en que suelen llegar a una roca desnuda.
    .title = ¿En qué orden?
    .slime = Una película delgada de bacterias
    .weeds = Algas grandes
    .grazers = Caracoles que comen algas
    .filterers = Mejillones que filtran el agua
    .why = Primero llega la película, y sobre ella crecen algas. Los caracoles llegan cuando hay algas que comer. Los mejillones llegan tarde y ocupan mucho sitio.
item-succession-make-way = ¿Por qué los que llegan después viven mejor en una roca cuando otros estuvieron antes?
    .title = Abrir camino
    .surface-and-food = Los primeros dejan un buen suelo, y alimento.
    .turn-into = Los primeros se convierten poco a poco en los siguientes.
    .call-others = Los primeros llaman a los otros para ayudarlos.
    .do-nothing = Los primeros dejan la roca igual que estaba.
    .why = Es más fácil agarrarse a una roca con una película de bacterias. Las algas alimentan a los caracoles. Así los primeros colonizadores cambian el lugar para los siguientes.
    .why-turn-into = Un alga nunca se convierte en un caracol. Un tipo no se vuelve otro; llegan colonizadores nuevos.
    .why-call-others = Nadie piensa en ayudar. Algunas larvas sí se asientan donde huelen una película o a otros como ellas, pero esos viven su vida, y resulta que eso ayuda.
    .why-do-nothing = Una roca con película no se siente ni huele como una limpia. Eso importa a los que llegan.
item-succession-full-rock = En una roca todos los lugares están ocupados. ¿De qué tienen muy poco los colonizadores?
    .title = Una roca llena
    .space = Sitio donde estar
    .sand = Arena donde cavar
    .air = Aire de arriba
    .salt = Sal del agua de mar
    .why = El sitio es lo primero que falta en una roca. Los colonizadores se empujan y crecen unos sobre otros. Eso se llama competencia: dos necesitan lo mismo y no alcanza.
    .why-sand = Estos colonizadores viven en suelo duro. La arena los enterraría.
    .why-air = Toman lo que necesitan del agua, que pasa junto a todos ellos.
    .why-salt = En el mar hay sal de sobra para todos ellos.

## How each lives

item-succession-own-food = ¿Cuáles de estos producen su propio alimento con la luz? Elige todas las respuestas correctas.
    .title = Alimento de la luz
    .why = Las diatomeas y las algas producen azúcar con ayuda de la luz. Una diatomea es una sola célula diminuta con una concha como de vidrio. Los animales no pueden hacerlo: tienen que comer.
    .why-sea-anemones = Parece una flor, pero es un animal. Sus brazos pican y cazan alimento.
    .why-mussels = Un mejillón está quieto, pero es un animal. Filtra su alimento del agua.
    .why-hydroids = Parece un arbusto pequeño. Es un grupo de animales diminutos que cazan con brazos que pican.
item-succession-how-each-feeds = ¿Cómo consigue su alimento cada uno de estos?
    .title = Cómo se alimenta cada uno
    .red-algae = Algas rojas
    .snails = Caracoles
    .barnacles = Balanos
    .starfish = Estrella de mar
    .light = Produce alimento con la luz
    .scrapes = Raspa algas finas de la roca
    .sieves = Filtra trocitos del agua
    .hunts = Come otros animales
    .why = Las algas viven de la luz. Los herbívoros, como los caracoles, las raspan y las comen. Los filtradores, como los balanos, cuelan el agua. Los depredadores, como las estrellas de mar, comen otros animales.
item-succession-what-a-filter-feeder-does = Un mejillón es un animal filtrador. ¿Qué quiere decir eso?
    .title = Animales filtradores
    .sieves-water = Cuela del agua trocitos diminutos de alimento.
    .cleans-dirt = Limpia el agua para que los peces puedan ver.
    .drinks-salt = Bebe agua de mar y vive de la sal que tiene.
    .chews-weed = Mastica algas grandes con una fila de dientes.
    .why = Un filtrador deja pasar el agua por una especie de colador y come lo que se queda en él. El agua sí queda más clara, pero el mejillón lo hace para comer.
    .why-cleans-dirt = Es verdad que el agua queda más clara. El mejillón no lo hace por los peces; come.
    .why-drinks-salt = La sal no es alimento. El mejillón come los seres diminutos que viven en el agua.
    .why-chews-weed = Un mejillón no tiene dientes. Come lo que va a la deriva en el agua.
item-succession-fixed-or-not = ¿Cuáles de estos se quedan en un mismo lugar cuando ya son adultos? Elige todas las respuestas correctas.
    .title = Fijos, o en movimiento
    .why = Los balanos, los briozoos y los gusanos tubícolas están fijos a la roca toda la vida. Eso se llama ser sésil. Un briozoo es un tapete de muchos animales diminutos. Los caracoles, los cangrejos y los isópodos, que parecen cochinillas de humedad, pueden andar.
    .why-snails = Un caracol lleva su concha consigo cuando se arrastra.
    .why-isopods = Un isópodo parece una cochinilla de humedad y corre de un lado a otro con sus patas.
    .why-crab = Un cangrejo puede pasar horas quieto en una grieta, pero luego sale y corre de un lado a otro con sus patas.

## Who eats whom

item-succession-prey-of-each = En este juego los cazadores comen colonizadores, o crías que todavía no se han asentado. ¿Qué come cada uno de estos?
    .title = Quién come a quién
    .starfish = Estrella de mar
    .shrimp = Camarón
    .jellyfish = Medusa
    .mussels-and-barnacles = Mejillones y balanos
    .hydroids-and-ciliates = Hidroides y ciliados
    .drifting-young = Crías que aún van a la deriva
    .stones = Trocitos de roca
    .why = Una estrella de mar abre conchas. En este juego un camarón come hidroides y ciliados, que son células sueltas que nadan con pelos diminutos. Una medusa atrapa crías en el agua antes de que puedan asentarse.
item-succession-how-sure-of-starfish = ¿Con cuánta seguridad respondiste?
    .title = ¿Con cuánta seguridad?
    .low = Adiviné
    .high = Lo sé seguro

## Reading a record

item-succession-most-of-the-rock = El gráfico muestra cómo se reparte una roca, desde el principio hasta el final. ¿Quién tiene la mayor parte al final?
    .title = Un gráfico de reparto
    .late-settlers = Los colonizadores tardíos
    .first-settlers = Los colonizadores intermedios
    .pioneers = Los pioneros del principio
    .same-share = Todos tienen lo mismo
    .why = Mira la última columna. Allí la parte de los colonizadores tardíos es la más grande. Los pioneros tenían toda la roca al principio, y poca al final.
    .why-pioneers = Tenían más al principio. Mira el lado derecho del gráfico, que es el final.
    .why-first-settlers = Su parte es la del medio. Compárala con la parte más grande de la última columna.
    .why-same-share = Compara las partes de la última columna. No son igual de grandes.

## Disturbance, new starts, models

item-succession-start-from-nothing = La sucesión puede empezar donde nunca ha vivido nada. O puede empezar otra vez donde se perdió algo y queda algo de vida. ¿Dónde empieza desde cero?
    .title = Empezar desde cero
    .new-lava = En lava que acaba de llegar al mar
    .torn-patch = En un claro que abrió una tormenta entre mejillones
    .burnt-wood = En un bosque por el que ha pasado un incendio
    .old-field = En un campo que nadie ha labrado en años
    .why = La lava es roca nueva, y en ella no ha vivido nunca nada. Ese comienzo se llama sucesión primaria. En los otros tres lugares quedaba algo de vida: semillas, raíces o vecinos. Eso es sucesión secundaria.
    .why-torn-patch = Antes había vida, y cerca hay otros mejillones. Empieza otra vez, pero no desde cero.
    .why-burnt-wood = Después de un incendio quedan raíces, semillas y vida en el suelo.
    .why-old-field = En el suelo de un campo hay semillas y raíces. Empieza otra vez, pero no desde cero.
item-succession-numbers-on-cards = Las cartas de este juego tienen números del 1 al 15. Un número bajo representa a un colonizador temprano. ¿Qué dicen esos números?
    .title = Los números de las cartas
    .often-not-always = Un orden que es común, pero no el único
    .law-of-the-sea = Una ley que cada roca del mar tiene que cumplir
    .made-up = Una cosa inventada que no dice nada de la naturaleza
    .size-order = El tamaño de cada uno, de los pequeños a los grandes
    .why = Un juego es un modelo: muestra una parte de la naturaleza de manera sencilla. Las rocas de verdad son distintas. Por eso la gente pone a prueba un modelo.
    .why-law-of-the-sea = Nadie dice a las crías del mar cuándo asentarse. El lugar, la estación y el azar son distintos.
    .why-made-up = Los números vienen de lo que la gente vio en muchas rocas. Dejan mucho fuera, pero no son inventados.
    .why-size-order = Los mejillones tienen un número alto y las algas pardas uno bajo, y las algas pardas se hacen más grandes.
item-succession-most-room-at-the-end = ¿Quién tendrá más sitio en tu roca al final de tu juego, y por qué? Escribe una o dos frases.
    .title = Lo que esperas
    .level-0 = No se nombra a ningún colonizador, o no se dice nada de la roca.
    .level-1 = Se nombra un colonizador o un grupo, sin ninguna razón.
    .level-2 = Se nombra un colonizador o un grupo con una razón: llega tarde, ocupa sitio, o pocos se lo comen.
    .level-3 = La razón une dos cosas, como llegar tarde y ser comido, o dice de qué depende lo que se espera.
