### Climate Change in easier Spanish: the questions before the game.

## The learning goals

goal-climate-a = Clima y hábitats: quién vive dónde y por qué
goal-climate-b = Los rasgos, y que los nuevos llegan por azar
goal-climate-c = Moverse, adaptarse o extinguirse
goal-climate-d = Cambios rápidos y lentos, y qué hace la gente
goal-climate-e = Vive quien está adaptado, y nadie lo planea

## The forms

form-climate-before = Antes del juego
form-climate-before-long = Antes del juego, versión larga
form-climate-before-concepts = Antes del juego, para preguntar otra vez después
form-climate-before-lesson = Antes del juego: seis ideas
form-climate-before-youngest = Antes del juego: cinco ideas

## Climate and habitats

item-climate-four-habitats = ¿Cómo es el clima de cada hábitat?
    .title = Cuatro hábitats
    .warm-seasons = cálido, con lluvia en una sola estación
    .warm-wet = cálido, con lluvia todo el año
    .cool-wet = fresco, con bastante lluvia para los árboles
    .cold-dry = frío y seco, sin árboles
    .hot-dry = muy cálido, casi sin lluvia
    .why = El calor y la lluvia deciden qué crece. La sabana tiene hierba y pocos árboles. Los bosques necesitan agua todo el año. En la tundra hace demasiado frío para los árboles. Las tierras muy cálidas y sin lluvia son desiertos. En nuestro mapa no hay desiertos.
item-climate-weather-or-climate = El clima es el tiempo de muchos años. ¿Cuáles hablan del clima? Elige todas las respuestas correctas.
    .title = ¿Tiempo o clima?
    .thirty-winters = El frío de los últimos 30 inviernos
    .rain-of-century = La lluvia a lo largo de 100 años
    .snow-today = La nieve que hay allí hoy
    .storm-tonight = La tormenta que hay allí esta noche
    .hot-monday = El calor que hizo allí un lunes
    .why = El tiempo es lo que hace ahora el cielo. El clima es el tiempo de muchos años juntos. Miramos 30 años o más.
    .why-snow-today = La nieve de un día es tiempo. También nieva en años cálidos.
    .why-hot-monday = Un día de calor es tiempo. Para ver un cambio hacen falta muchos años.
    .why-storm-tonight = Una tormenta es tiempo, aunque sea fuerte. Clima son las tormentas de muchos años.
item-climate-colder-world = Toda la Tierra se enfría durante muchísimo tiempo. ¿Qué pasa con los hábitats?
    .title = Un mundo más frío
    .tundra-spreads = La tundra crece, y la selva se encoge.
    .all-stay = La tundra y la selva se quedan igual.
    .savannah-spreads = La sabana crece, y la tundra se encoge.
    .all-vanish = La tundra y la selva desaparecen.
    .why = Cada hábitat necesita su clima. En un mundo más frío crece la tundra. La selva necesita calor y lluvia, y un mundo frío es seco. En la última edad de hielo la selva de África se encogió. La sabana ocupó su lugar.
    .why-all-stay = Un bosque parece fijo. Pero poco a poco se mueve. Por un lado mueren árboles viejos. Por el otro crecen árboles jóvenes.
    .why-savannah-spreads = En la edad de hielo la sabana sí creció, porque llovía poco. Pero la tundra también creció. Es el hábitat del frío.
    .why-all-vanish = Cuando unas plantas mueren de frío, llegan otras.
item-climate-suits-tundra = ¿Qué ayuda a un animal a no perder calor en la tundra? Elige todas las respuestas correctas.
    .title = Hechos para el frío
    .thick-fur = un pelaje largo y espeso
    .short-ears = unas orejas pequeñas
    .round-body = un cuerpo corto y redondo
    .long-legs = unas patas largas y finas
    .thin-fur = un pelaje corto y fino
    .large-ears = unas orejas grandes
    .why = Un cuerpo pierde calor por la piel. Un pelaje espeso guarda el calor. Un cuerpo redondo tiene poca piel para su tamaño. Los zorros del frío tienen orejas cortas. Los zorros del desierto las tienen grandes.
    .why-long-legs = Las patas largas y finas tienen mucha piel. Pierden mucho calor.
    .why-large-ears = Las orejas grandes sueltan calor. Eso es bueno donde hace calor.
    .why-thin-fur = Un pelaje fino deja salir el calor. Eso es bueno donde hace calor.
item-climate-not-everywhere = Ningún mamífero salvaje vive en todos los hábitats de la Tierra. ¿Por qué?
    .title = Nadie vive en todas partes
    .suits-few = Su cuerpo es bueno para unos, y no para otros.
    .dislikes-rest = Le gustan más unos hábitats que otros.
    .never-tried = Todavía no ha probado todos los demás.
    .told-to-stay = Recibió hace mucho su propio lugar.
    .why = Un cuerpo que guarda bien el calor es bueno en el frío. Con calor es malo. Lo que ayuda en un hábitat puede hacer daño en otro.
    .why-dislikes-rest = Que le guste no basta. Un animal de la sabana se hiela en la tundra.
    .why-never-tried = Probar no cambia un cuerpo.
    .why-told-to-stay = Ningún lugar es para siempre. Hace mucho hubo hipopótamos en Inglaterra. Entonces hacía más calor.

## Genes and mutations

item-climate-words-of-genes = Une cada palabra con lo que quiere decir.
    .title = Palabras de los genes
    .gene = gen
    .variant = variante de un gen
    .genome = genoma
    .mutation = mutación
    .instruction = una instrucción para una parte del cuerpo
    .form-of-gene = una forma que puede tener esa instrucción
    .all-together = todas las instrucciones de un ser vivo
    .change-by-chance = un cambio en una instrucción, por azar
    .wish-to-change = esforzarse por cambiar el propio cuerpo
    .why = En el juego un genoma tiene tres genes. Cada gen tiene cuatro variantes, de 1 a 4. Una carta de mutación cambia una variante en un paso. Los genomas de verdad tienen miles de genes.
item-climate-two-of-three = Dos de tres rasgos deben tener el número de su hábitat. La sabana es 1, y el bosque tropical, 2. El bosque templado es 3, y la tundra, 4. ¿En qué hábitat puede vivir esta especie?
    .title = Dos rasgos de tres
    .why = La forma y el calor del cuerpo valen 2. Eso es el bosque tropical. Bastan dos de tres rasgos. Solo el pelaje sigue en 1.
    .why-savannah = Solo el pelaje vale 1. Un rasgo no basta.
    .why-temperate-forest = Ningún rasgo vale 3.
    .why-tundra = Ningún rasgo vale 4.
item-climate-cards-to-forest = Los tres rasgos valen ahora 1. Cada carta cambia un rasgo en 1. Para el bosque templado, dos rasgos tienen que valer 3. ¿Cuántas cartas hacen falta como mínimo?
    .title = Cartas hasta el bosque
    .unit = cartas
    .why = Bastan dos rasgos. Cada uno tiene que ir de 1 a 3. Son dos pasos. 2 × 2 = 4 cartas.
item-climate-kinds-of-mutation = Una cría puede nacer con algo nuevo. Une cada clase con lo que hace.
    .title = Nacer con algo nuevo
    .useful = un rasgo nuevo que ayuda
    .neutral = un rasgo nuevo que no hace nada
    .deleterious = un rasgo nuevo dañino
    .fits-better = El animal vive mejor en su hogar.
    .no-difference = El animal vive como los demás.
    .does-harm = El animal se pone débil o enfermo.
    .new-species = El animal se vuelve otra especie.
    .why = Muchos rasgos nuevos no cambian nada. Muchos hacen algún daño. Solo unos pocos ayudan. Un solo rasgo nuevo no hace otra especie.
item-climate-chance-before = Los inviernos se vuelven más fríos. Unos pocos ratones nacen con pelaje espeso. ¿De dónde vino este rasgo nuevo?
    .title = De dónde vienen
    .by-chance = Llegó por azar, al nacer las crías.
    .for-cold = La hizo el frío, para ayudarles.
    .by-wish = La hicieron los ratones, por el frío.
    .by-training = Sus padres tenían frío, y salió pelo.
    .why = Las crías se parecen mucho a sus padres, pero no del todo. A veces una nace con algo nuevo. Llega por azar, y no porque haga falta. También en lugares cálidos hay ratones así.
    .why-for-cold = El frío decide qué ratones tienen más crías. No hace el rasgo.
    .why-by-wish = Tener frío no cambia lo que traen las crías al nacer.
    .why-by-training = El pelo que sale en invierno no pasa a las crías.
item-climate-sure-before = ¿Con cuánta seguridad diste esta respuesta?
    .title = ¿Con cuánta seguridad?

## Selection, and being ready

item-climate-who-adapts = Antes, pocos zorros de una isla tenían el pelaje espeso. Tras muchos siglos fríos lo tienen casi todos. ¿Cómo ocurrió?
    .title = Cómo cambiaron los zorros
    .left-more-young = Los de pelaje espeso tuvieron más crías.
    .each-grew-fur = A cada zorro le salió más, y lo conservó.
    .learnt-from = Los zorros jóvenes lo aprendieron de otros.
    .chose-mates = Los zorros lo planearon para sus crías.
    .why = Los zorros de pelaje espeso vivían más en el frío. Tenían más crías. Las crías recibían ese pelaje de sus padres. Así el pelaje espeso se hizo común. Se adaptó la población. Ningún zorro solo se adaptó.
    .why-each-grew-fur = El pelo de invierno sale y se cae. Ningún zorro puede cambiar lo que trajo al nacer.
    .why-chose-mates = Ningún zorro sabe qué necesitarán sus crías un día.
    .why-learnt-from = El pelaje no se aprende. Viene de los padres.

## Move, adapt or die out

item-climate-forest-moves = El clima cambia. Un bosque se aleja poco a poco de una especie de ardilla. ¿Qué puede pasar con la especie? Elige todas las respuestas correctas.
    .title = Cuando un bosque se mueve
    .moves-along = Se mueve con el bosque.
    .adapts = Se adapta, y tarda mucho.
    .dies-out = Al final se extingue.
    .sleeps-on = Se duerme y espera mucho.
    .decides = Decide que le guste la hierba.
    .changes-air = Hace que el aire se enfríe.
    .why = Moverse, adaptarse o extinguirse. Una especie tiene estos tres caminos. Importa lo rápido que es el cambio. También tiene que estar libre el paso.
    .why-sleeps-on = Algunos animales duermen un invierno. Ninguna ardilla puede dormir mil años.
    .why-decides = Que le guste la hierba no cambia su cuerpo.
    .why-changes-air = Una ardilla no puede enfriar el aire. Tiene que vivir con el clima que hay.

## Speed, people and chance

item-climate-gas-grows = El dióxido de carbono guarda calor en el aire. El gráfico muestra cuánto había. ¿En qué veinte años creció más?
    .title = Cómo crece el gas
    .first-years = de 1960 a 1980
    .middle-years = de 1980 a 2000
    .last-years = de 2000 a 2020
    .same-each = igual en los tres
    .why = Creció 22, después 31 y después 44. La línea sube cada vez más. Quemamos más carbón, petróleo y gas que antes. Datos: NOAA e Instituto Scripps de Oceanografía, Mauna Loa.
    .why-same-each = Entonces la línea sería recta. Sube cada vez más.
    .why-first-years = Fue de 317 a 339. Son 22. Después creció más.
    .why-middle-years = Fue de 339 a 370. Son 31. Después creció más.
item-climate-generations = Una ronda es más o menos 1 000 000 de años. Piensa en animales que tienen crías a los 5 años. ¿Cuántas generaciones caben en una ronda?
    .title = Generaciones en una ronda
    .twenty = 20
    .two-thousand = 2000
    .two-hundred-thousand = 200 000
    .twenty-million = 20 000 000
    .why = Divide un millón entre cinco. Son 200 000 generaciones. Hay tiempo para muchos cambios pequeños.
    .why-twenty = Eso son solo cien años.
    .why-two-thousand = Eso son solo diez mil años.
    .why-twenty-million = Eso son cien millones de años. Es mucho más que una ronda.
item-climate-odds-of-change = Después de cada ronda tiramos un dado. Con 4, 5 o 6 cambia el clima. ¿Cada cuánto pasa eso?
    .title = Cada cuánto cambia
    .one-in-six = en 1 de cada 6 rondas
    .one-in-three = en 1 de cada 3 rondas
    .one-in-two = en 1 de cada 2 rondas
    .two-in-three = en 2 de cada 3 rondas
    .why = Tres de seis caras traen un cambio. Es la mitad. La gente puede acelerarlo. Entonces cambia después de todas las rondas.
    .why-one-in-six = Eso es con una cara. Aquí cuentan tres caras.
    .why-two-in-three = Para eso hacen falta cuatro de las seis caras.
    .why-one-in-three = Eso es con dos caras. Aquí cuentan el 4, el 5 y el 6.
item-climate-plan-before = Tu especie está en la sabana. Tienes dos cartas útiles. Pronto puede cambiar el clima. ¿Qué harás, y por qué?
    .title = Tu plan
    .level-0 = Ningún plan, o uno contra las reglas.
    .level-1 = Un plan: moverse, quedarse o usar cartas.
    .level-2 = Un plan con una razón. Nombra hábitats o rasgos.
    .level-3 = Un plan con una razón para más frío y para más calor.
