### Climate Change in Spanish: the questions asked before the game, their options, and what is said to
### answers. Readers are from 8: short words, and each term is explained where it stands.

## The learning goals

goal-climate-a = Clima y hábitats: quién vive dónde y por qué
goal-climate-b = Los genes y las clases de mutación
goal-climate-c = Moverse, adaptarse o extinguirse
goal-climate-d = La velocidad del cambio, y qué hacen en él las personas
goal-climate-e = La selección natural, que no prevé nada

## The forms, for a teacher to choose from

form-climate-before = Antes del juego
form-climate-before-long = Antes del juego, versión larga
form-climate-before-concepts = Antes del juego, las ideas que se preguntan otra vez después
form-climate-before-lesson = Antes del juego: seis ideas, que se preguntan otra vez después
form-climate-before-youngest = Antes del juego: cinco ideas, para menores de 10 años

## Climate and habitats

item-climate-four-habitats = ¿Cómo es el clima de cada uno de estos hábitats?
    .title = Cuatro hábitats
    .warm-seasons = cálido, con lluvia en una sola estación
    .warm-wet = cálido, y lluvioso todo el año
    .cool-wet = fresco, con lluvia suficiente para un bosque
    .cold-dry = frío y seco, demasiado frío para los árboles
    .hot-dry = muy cálido, casi sin nada de lluvia
    .why = El calor y la lluvia deciden juntos qué crece. Donde llueve en una sola estación crece hierba con unos pocos árboles; donde hay agua suficiente todo el año, bosque. Donde hace demasiado frío para los árboles hay tundra. Las tierras muy cálidas y casi sin lluvia son desiertos, y en nuestro mapa no hay ninguno.
item-climate-weather-or-climate = ¿Cuáles de estas cosas dicen algo del clima de un lugar, y no solo del tiempo que hace? Elige todas las respuestas correctas.
    .title = ¿Tiempo o clima?
    .thirty-winters = Cómo son en promedio sus inviernos, en 30 años
    .rain-of-century = Cómo cambió su lluvia anual en 100 años
    .snow-today = Qué altura tiene hoy allí la nieve
    .storm-tonight = Qué fuerza tiene allí la tormenta esta noche
    .hot-monday = Cuánto calor hizo allí un lunes
    .why = El tiempo es lo que hace ahora el cielo. El clima es el tiempo de muchos años juntos, por lo general treinta o más.
    .why-snow-today = La nieve de un día es tiempo. También nieva en años cálidos, y un solo día no puede mostrar cómo cambia un clima.
    .why-hot-monday = Un día de calor es tiempo. Solo muchos años juntos muestran si los días de calor se vuelven más comunes.
    .why-storm-tonight = Una sola tormenta es tiempo, por fuerte que sea. Clima es cada cuánto llegan tormentas, contado en muchos años.
item-climate-colder-world = El clima de toda la Tierra se enfría durante muchísimo tiempo. ¿Qué pasa con los hábitats?
    .title = Un mundo más frío
    .tundra-spreads = La tundra se extiende, y la selva se encoge.
    .all-stay = La tundra y la selva se quedan donde están.
    .savannah-spreads = La sabana se extiende, y la tundra se encoge.
    .all-vanish = La tundra y la selva desaparecen del mapa.
    .why = Cada hábitat tiene su clima. Cuando hace más frío, la tundra se acerca al ecuador y baja de las montañas. La selva necesita calor y lluvia, y un mundo frío es seco. En la última edad de hielo la selva de África se encogió, y la sabana ocupó parte de su lugar.
    .why-all-stay = Un bosque parece fijo, pero está donde está su clima. Cuando el clima se mueve, por un lado mueren árboles y por el otro crecen árboles jóvenes.
    .why-savannah-spreads = Es verdad que la sabana se extendió en la última edad de hielo, porque era una época seca. Pero la tundra no se encogió: es el hábitat del frío, y también se extendió.
    .why-all-vanish = La vida no se acaba porque haga más frío. Otras plantas ocupan el lugar de las que mueren.
item-climate-suits-tundra = ¿Cuáles de estos rasgos del cuerpo ayudan a un mamífero a no perder calor en la tundra? Elige todas las respuestas correctas.
    .title = Hechos para el frío
    .thick-fur = un pelaje largo y espeso
    .short-ears = unas orejas pequeñas y cortas
    .round-body = un cuerpo corto y redondo
    .long-legs = unas patas largas y finas
    .thin-fur = un pelaje corto y fino
    .large-ears = unas orejas grandes y finas
    .why = Un cuerpo pierde calor por la piel. El pelaje espeso retiene el calor, y un cuerpo redondo, de orejas y patas cortas, tiene poca piel para su tamaño. Los zorros árticos tienen las orejas cortas, y los zorros del desierto, grandes.
    .why-long-legs = Las patas largas y finas tienen mucha piel para su tamaño, así que pierden mucho calor.
    .why-large-ears = Las orejas grandes llevan mucha sangre cerca de la piel. Enfrían al animal, y eso ayuda donde hace calor.
    .why-thin-fur = Un pelaje corto y fino deja escapar el calor del cuerpo. Eso ayuda donde hace calor.
item-climate-not-everywhere = ¿Por qué ninguna especie de mamífero salvaje vive en todos los hábitats de la Tierra?
    .title = Nadie vive en todas partes
    .suits-few = Su cuerpo es bueno solo para algunos hábitats.
    .dislikes-rest = Le gustan más unos hábitats y evita los otros.
    .never-tried = Podría vivir en todos, pero aún no lo ha probado.
    .told-to-stay = Recibió su propio lugar de la Tierra al principio.
    .why = Un cuerpo que conserva bien el calor es bueno en el frío y malo en el calor. Lo que ayuda en un hábitat hace daño en otro. Por eso una especie puede vivir solo donde le va bien a su cuerpo. Las personas somos las que más cerca estamos de vivir en todas partes, porque tenemos ropa y casas.
    .why-dislikes-rest = Que algo le guste no basta. Un animal de la sabana al que se lleva a la tundra se hiela, le guste lo que le guste.
    .why-never-tried = Probar no cambia un cuerpo. Los animales jóvenes que fueron a parar a un hábitat que no era el suyo casi siempre murieron allí.
    .why-told-to-stay = Ninguna especie conserva su lugar para siempre. En una época cálida del pasado vivían hipopótamos en Inglaterra, como muestran sus huesos.

## Genes and mutations

item-climate-words-of-genes = Une cada palabra con su significado.
    .title = Palabras de los genes
    .gene = gen
    .variant = variante de un gen
    .genome = genoma
    .mutation = mutación
    .instruction = una instrucción heredada para construir un cuerpo
    .form-of-gene = una de las formas que puede tener esa instrucción
    .all-together = todas las instrucciones de un ser vivo juntas
    .change-by-chance = un cambio en una instrucción que llega por azar
    .wish-to-change = el esfuerzo de un ser vivo por cambiar su cuerpo
    .why = En el juego un genoma tiene tres genes, y cada uno puede tener cuatro variantes, de 1 a 4. Una carta de mutación cambia una variante en un paso. Los genomas de verdad tienen miles de genes.
item-climate-two-of-three = Una especie está adaptada a un hábitat cuando dos de sus tres genes, o los tres, tienen su valor. La sabana vale 1, el bosque tropical 2, el bosque templado 3 y la tundra 4. ¿A qué hábitat está adaptada esta especie?
    .title = Dos genes de tres
    .why = La forma y el metabolismo tienen el valor 2, el del bosque tropical. Con dos de tres basta. El pelaje todavía tiene el valor de la sabana.
    .why-savannah = Solo el pelaje tiene el valor 1. Un gen de tres no basta.
    .why-temperate-forest = Ningún gen tiene el valor 3.
    .why-tundra = Ningún gen tiene el valor 4.
item-climate-cards-to-forest = Los tres genes de esta especie tienen el valor 1. Cada carta cambia un gen en 1. Para el bosque templado, al menos dos genes tienen que tener el valor 3. ¿Cuántas cartas necesita como mínimo?
    .title = Cartas hasta el bosque
    .unit = cartas
    .why = Bastan dos genes, y cada uno tiene que dar dos pasos, de 1 a 3: 2 × 2 = 4 cartas. Para adaptarse a un clima muy distinto hacen falta muchas mutaciones, así que una especie tarda mucho tiempo.
item-climate-kinds-of-mutation = No todas las mutaciones hacen lo mismo. Une cada clase con lo que hace.
    .title = Clases de mutación
    .useful = mutación beneficiosa
    .neutral = mutación neutra
    .deleterious = mutación deletérea
    .fits-better = El animal que la tiene vive mejor en su hogar.
    .no-difference = El animal que la tiene vive como los demás.
    .does-harm = El animal que la tiene se pone débil o enfermo.
    .new-species = El animal que la tiene se vuelve otra especie.
    .why = Deletérea quiere decir dañina. En la naturaleza, muchas mutaciones no cambian nada, muchas hacen algún daño y pocas ayudan desde el principio. Ninguna mutación sola convierte a un animal en otra especie.
item-climate-chance-before = Los inviernos se vuelven más fríos. Unos pocos ratones de un campo tienen una mutación que hace el pelaje más espeso. ¿De dónde vino esta mutación?
    .title = De dónde vienen
    .by-chance = Surgió por azar, al copiarse los genes.
    .for-cold = La causó el frío, porque con él es útil.
    .by-wish = La crearon los ratones por el frío.
    .by-training = Los padres se helaban y les creció el pelo.
    .why = Los genes se copian para cada cría, y de vez en cuando una copia tiene un error. Eso es una mutación. No llega porque haga falta. También en lugares cálidos hay ratones con mutaciones para un pelaje espeso, pero allí no sirven de nada.
    .why-for-cold = El frío decide qué ratones dejan más crías. No escribe la mutación que les hace falta.
    .why-by-wish = Tener frío no cambia ningún gen.
    .why-by-training = El pelo que crece para el invierno no queda escrito en los genes, así que las crías no lo heredan.
item-climate-sure-before = ¿Con cuánta seguridad diste esta respuesta?
    .title = ¿Con cuánta seguridad?

## Selection, and being ready

item-climate-who-adapts = Después de muchos siglos fríos, la mayoría de los zorros de una isla tiene el pelaje espeso. Antes lo tenían solo unos pocos. ¿Cómo ocurrió?
    .title = Cómo cambiaron los zorros
    .left-more-young = Los zorros de pelaje espeso dejaron más crías.
    .each-grew-fur = A cada zorro le creció más pelaje, y lo conservó.
    .learnt-from = Los zorros jóvenes lo aprendieron de sus padres.
    .chose-mates = Los zorros planearon tener crías con más pelo.
    .why = Los zorros de pelaje espeso sobrevivían más al frío y dejaban más crías, que heredaban ese pelaje. Así la parte de zorros de pelaje espeso creció de generación en generación. Se adaptó la población, y no cada zorro.
    .why-each-grew-fur = El pelo de invierno sale y se cae. Lo que se volvió común es el grosor heredado, y ningún zorro puede cambiar sus genes.
    .why-chose-mates = Ningún zorro sabe qué les hará falta a sus bisnietos.
    .why-learnt-from = El pelaje no se aprende. Se hereda.

## Move, adapt or die out

item-climate-forest-moves = El clima cambia, y un bosque se aleja poco a poco del lugar donde vive una especie de ardilla. ¿Qué puede pasar con esta especie? Elige todas las respuestas correctas.
    .title = Cuando un bosque se mueve
    .moves-along = Se va moviendo con el bosque.
    .adapts = Se adapta en muchas generaciones.
    .dies-out = Con el tiempo se extingue.
    .sleeps-on = Duerme y espera mejores días.
    .decides = Decide que le guste la hierba.
    .changes-air = Vuelve a enfriar el aire.
    .why = Moverse, adaptarse o extinguirse: cuando su hábitat se mueve, una especie tiene estos tres caminos. Cuál sigue depende de lo rápido que sea el cambio y de que el paso esté libre. También importa que algunos ya sean distintos de un modo que ayude.
    .why-sleeps-on = Algunos animales duermen un invierno, pero ninguna ardilla puede dormir miles de años.
    .why-decides = Que te guste la hierba no cambia tu cuerpo. Solo las diferencias heredadas pueden hacer que una población se adapte a ella.
    .why-changes-air = Los animales no hacen el clima que necesitan. Ninguna ardilla puede enfriar el aire.

## Speed, people and chance

item-climate-gas-grows = El dióxido de carbono retiene calor en el aire. El gráfico muestra cuánto había. ¿En qué veinte años creció más?
    .title = Cómo crece el gas
    .first-years = de 1960 a 1980
    .middle-years = de 1980 a 2000
    .last-years = de 2000 a 2020
    .same-each = igual en los tres
    .why = Creció 22 partes, después 31 y después 44: la línea es cada vez más empinada. Hoy se quema más carbón, petróleo y gas que hace sesenta años. Datos: NOAA e Instituto Scripps de Oceanografía, Mauna Loa.
    .why-same-each = Entonces la línea sería recta. Esta es cada vez más empinada.
    .why-first-years = De 1960 a 1980 subió de 317 a 339, que son 22 partes. Compáralo con los años de después.
    .why-middle-years = De 1980 a 2000 subió de 339 a 370, que son 31 partes. Compáralo con los años de después.
item-climate-generations = Una ronda del juego representa más o menos 1 000 000 de años. Imagina una especie en la que los animales tienen crías a los 5 años. ¿Cuántas generaciones caben en una ronda?
    .title = Generaciones en una ronda
    .twenty = 20
    .two-thousand = 2000
    .two-hundred-thousand = 200 000
    .twenty-million = 20 000 000
    .why = Un millón de años entre cinco años son 200 000 generaciones. En una sola ronda hay tiempo para muchos cambios pequeños, una generación tras otra.
    .why-twenty = Eso serían cien años. Una ronda es diez mil veces más larga.
    .why-two-thousand = Eso serían diez mil años, el tiempo que ha pasado desde la última edad de hielo.
    .why-twenty-million = Eso serían cien millones de años, que son cien rondas.
item-climate-odds-of-change = Al final de una ronda se tira un dado. Con 4, 5 o 6 cambia el clima. ¿Cada cuánto cambia, a la larga?
    .title = Cada cuánto cambia
    .one-in-six = en 1 de cada 6 rondas
    .one-in-three = en 1 de cada 3 rondas
    .one-in-two = en 1 de cada 2 rondas
    .two-in-three = en 2 de cada 3 rondas
    .why = Tres de las seis caras traen un cambio, y 3 de 6 es la mitad. Cuando se juega con el cambio que causan las personas, el clima cambia al final de todas las rondas.
    .why-one-in-six = Una sola cara sale una vez de cada seis tiradas. Aquí cuentan tres caras.
    .why-two-in-three = Para eso harían falta cuatro de las seis caras.
    .why-one-in-three = Con esa frecuencia salen dos de las seis caras. Aquí cuentan tres: el 4, el 5 y el 6.
item-climate-plan-before = Tu especie está en la sabana, y tienes dos cartas de mutación útiles. En la próxima ronda el clima puede volverse más cálido o más frío, o quedar igual. ¿Qué harás, y por qué?
    .title = Tu plan
    .level-0 = Ningún plan, o un plan que las reglas no permiten.
    .level-1 = Un plan: moverse, quedarse, o guardar o usar las cartas.
    .level-2 = Un plan con una razón que nombra hábitats o genes.
    .level-3 = Un plan con una razón para los dos casos: un clima más frío y uno más cálido.
