### Deep time in Spanish: the page of the lesson, step by step. Words for readers from 12 on.

lesson-title-deep-time = Tiempo profundo
lab-part-play-deep-time = Pasos

hook-deep-time = ¿Es eso rápido?
    .what = Los corales superaron dos de las mayores extinciones de la historia de la vida. En 22 arrecifes de las Islas Vírgenes se perdió entre 2005 y 2021 más de la mitad del coral vivo.
    .answer = Es más rápido que cualquier cosa que las rocas puedan mostrar. En el último piso del Triásico se vieron por última vez más de la mitad de los géneros de corales. Ese piso duró medio millón de veces lo que estos dieciséis años. Una pérdida en tan poco tiempo parecería un solo instante en las rocas. Pero la cobertura no son géneros: perder coral en 22 arrecifes no es una extinción, y no tiene por qué llegar a serlo.

## The parts

prelab-title-deep-time = ¿Qué sabes del tiempo profundo?
prelab-lead-deep-time = Di qué piensas de los fósiles, de las pérdidas y del tiempo. No te ponen nota, y después de la lección puedes ver qué has aprendido.
prelab-next-deep-time = Pon tu arrecife junto a las rocas.
prelab-to-game-deep-time = A los pasos
postlab-title-deep-time = ¿Qué cuenta un registro?
postlab-lead-deep-time = Preguntas sobre otros registros, en la tierra y en el mar. Usa lo que has visto en los pasos.
postlab-next-deep-time = Habla de tus resultados en clase, o recorre los pasos con otra partida.
postlab-to-steps = A los pasos
part-before-deep-time = Antes de los pasos
part-after-deep-time = Después de los pasos

goal-deep-time-a = Leer un gráfico de rangos y su eje del tiempo
goal-deep-time-b = Encontrar las grandes pérdidas y decir lo grandes que fueron
goal-deep-time-c = Decir qué significa un hueco y qué significa un último hallazgo
goal-deep-time-d = Comparar tasas, y no solo números
goal-deep-time-e = Comparar lo que es rápido hoy con lo que fue rápido en el tiempo profundo

form-deep-time-before = Las preguntas habituales de antes
form-deep-time-before-concepts = Las ideas que se preguntan otra vez después
form-deep-time-after = Las preguntas habituales de después
form-deep-time-after-concepts = Las ideas otra vez, y un argumento
form-deep-time-later = Unas semanas después

## What all steps have

deep-time-steps = Pasos de la lección
deep-time-step-match = Tu arrecife
deep-time-step-draw = Tu predicción
deep-time-step-record = El registro
deep-time-step-gaps = Huecos
deep-time-step-rates = Tasas
deep-time-step-fast = ¿Es rápido?
deep-time-on = Paso siguiente
deep-time-back = Atrás
deep-time-to-after = A las preguntas de después
deep-time-ma = Millones de años atrás (Ma); el presente está a la derecha
deep-time-rounds = Rondas de tu partida, desde 0 a la izquierda
deep-time-period = Período
deep-time-period-triassic = Triásico
deep-time-period-jurassic = Jurásico
deep-time-period-cretaceous = Cretácico
deep-time-period-paleogene = Paleógeno
deep-time-period-neogene = Neógeno
deep-time-period-quaternary = Cuaternario
deep-time-end-rhaetian = Final del Triásico
deep-time-end-maastrichtian = Final del Cretácico
deep-time-genera = Géneros de corales
deep-time-types = Tipos vivos
deep-time-corals = corales
deep-time-yours = tu predicción
deep-time-gone = perdido
deep-time-credit = Corales fósiles: Paleobiology Database, descarga del 23 de septiembre de 2014, CC BY 4.0, por medio de divDyn 0.8.3 (Kocsis, Reddin, Alroy y Kiessling 2019, Methods in Ecology and Evolution 10, 735–743, doi 10.1111/2041-210X.13161; Kiessling y Kocsis 2015, Paleobiology). Pisos: Gradstein, Ogg, Schmitz y Ogg 2020, Geologic Time Scale 2020. Los nombres de los géneros son los de 2014. De 824 géneros, 64 no tienen aquí ningún fósil y se han dejado fuera. El número de un piso está en su mitad.

## Your reef

deep-time-title-match = Tu arrecife también es un registro
deep-time-words-match-1 = Un gráfico de rangos tiene una barra por cada tipo. La barra empieza cuando el tipo se vio por primera vez y termina cuando se vio por última vez. Aquí abajo están las barras de una partida de Reef Survivor y, debajo de ellas, una curva: cuántos tipos vivían en cada censo.
deep-time-words-match-2 = En los pasos siguientes están al lado { $genera } géneros de corales de verdad. Su tiempo se cuenta en millones de años atrás, y termina en el presente.
deep-time-told-match-1 = Antes de seguir: ¿qué tipo llegó el último? ¿Cuál se perdió primero? ¿Hay una ronda en la que terminan varias barras?
deep-time-data = La partida que son tus datos
deep-time-whose-own = Tu partida: { $names }. { $rounds } rondas, { $types } tipos.
deep-time-whose-file = La partida de tu archivo: { $names }. { $rounds } rondas, { $types } tipos.
deep-time-whose-bots = Aquí no se guarda ninguna partida tuya, así que los bots acaban de jugar una en la que se perdieron tipos: { $names }. { $rounds } rondas, { $types } tipos.
deep-time-take = { $names }, { $when }
deep-time-file = Abrir un archivo
deep-time-file-read = La partida de tu archivo es ahora tus datos.
deep-time-file-none = En ese archivo no hay ninguna partida de Reef Survivor con al menos { $least } rondas. No cambió nada.
deep-time-bots = Que los bots jueguen otra
deep-time-chart-own = Tu partida: quién vivió cuándo
deep-time-chart-types = Tipos vivos
deep-time-view-table = Todos los arrecifes de la partida
deep-time-view-reef = El arrecife de { $player }
deep-time-line-all = todos juntos

## Your guess

deep-time-title-draw = ¿Dónde esperas las grandes pérdidas?
deep-time-words-draw-1 = Los corales que hoy construyen arrecifes pertenecen a un grupo cuyo registro empieza hace 247 millones de años. Los mares más antiguos, desde el Ordovícico, tenían corales de otros grupos. Nuestra serie no los contiene, así que el gráfico empieza en el Triásico.
deep-time-words-draw-2 = Dibuja cuántos géneros vivían. El primer punto ya está puesto: { $first }. Haz bajar la línea donde esperes una gran pérdida y pulsa Comprobar.
deep-time-ago = { $time ->
    [0] hoy
   *[other] hace { $time } millones de años
}
deep-time-look = Ver el registro sin dibujar
deep-time-draw-again = Dibujar otra vez
reject-deep-time-draw-more = Coloca antes al menos { $least } puntos. No cambió nada.
deep-time-chart-genera = Géneros vivos
deep-time-falls = Dónde baja el registro
deep-time-fall = De hace { $start } a hace { $end } millones de años, en un { $share } por ciento.
deep-time-fall-drawn = Tú también la hiciste bajar aquí.
deep-time-fall-not = Tu línea no baja aquí.
deep-time-falls-why = Dos de las cinco grandes extinciones de la historia de la vida están en este registro: al final del Triásico, hace 201 millones de años, y al final del Cretácico, hace 66 millones de años. Los corales cuentan la primera con mucha claridad. En la segunda perdieron menos géneros que muchos otros grupos. La bajada de hace entre 120 y 90 millones de años no es ninguna de las cinco.
deep-time-told-draw-1 = Los puntos de tu dibujo están separados treinta millones de años. Entre dos de ellos puede pasar mucho que ninguno muestra: el registro tiene un punto por cada piso.

## The record

deep-time-title-record = Las rocas y el arrecife, lado a lado
deep-time-words-record-1 = Un gráfico muestra géneros de corales a lo largo de 247 millones de años; el otro, tu partida. Los dos se leen igual. Elige encima de las barras qué géneros quieres ver.
deep-time-words-record-2 = Mira antes los ejes: millones de años atrás con el presente a la derecha, y rondas desde 0.
deep-time-words-record-3 = Después elige los géneros que se ven por última vez al final del Triásico. ¿Sus barras terminan una a una o juntas? ¿Terminan algunas juntas en tu partida?
deep-time-chart-ranges = Corales: quién vivió cuándo
deep-time-view-sample = Algunos de todos los géneros
deep-time-view-rhaetian = Se ven por última vez al final del Triásico
deep-time-view-maastrichtian = Se ven por última vez al final del Cretácico
deep-time-view-alive = Viven hoy
deep-time-told-record-1 = Al final del Triásico se ven por última vez { $rhaetian-lost } de { $rhaetian-of } géneros. Al final del Cretácico, { $maastrichtian-lost } de { $maastrichtian-of }.
deep-time-told-record-2 = De cada elección se ven como máximo 24 barras, las de rangos más largos. Un género que vive hoy se dibuja hasta el presente, aunque nadie haya encontrado un fósil joven suyo. Esto se llama el tirón del Reciente: hace que el extremo derecho de la curva quede más alto que solo con los fósiles.
deep-time-told-record-3 = Compara con cuidado. Un género es un grupo de especies; un tipo del juego es una clase de constructor o de habitante. Las rocas cuentan de todos los mares; tu partida, de unos pocos arrecifes. Lo que se puede comparar es la forma: cuándo empiezan juntas las barras y cuándo terminan juntas.

## Gaps

deep-time-title-gaps = ¿Qué es un hueco?
deep-time-words-gaps-1 = De los { $hettangian } géneros que vivían en el Hettangiense, el primer piso después del final del Triásico, { $lazarus } no se encontraron allí. Se encuentran antes y después. No se habían extinguido: nadie los encontró. Un taxón así se llama taxón Lázaro.
deep-time-words-gaps-2 = En tu partida conoces la verdad. Envía a un recolector que solo mire uno de cada dos censos, o que encuentre solo la mitad de lo que vive, y mira cómo se encogen las barras.
deep-time-sampling = Cómo trabaja el recolector
deep-time-every = Mira
deep-time-every-of = { $every ->
    [1] todos los censos
    [2] uno de cada dos censos
   *[other] uno de cada tres censos
}
deep-time-chance = Encuentra
deep-time-chance-of = { $chance ->
    [100] todo
    [50] la mitad
   *[other] una cuarta parte
}
deep-time-collect = Enviar a otro recolector
deep-time-collect-why = Quien lo encuentra todo, siempre encuentra lo mismo.
deep-time-chart-lived = Tu partida: lo que vivió
deep-time-chart-found = Tu partida: lo que encontró el recolector
deep-time-chart-lazarus = Corales que no se encontraron después del Triásico
deep-time-sampled = Lo que no encontró el recolector
deep-time-sampled-told = De { $types } tipos: nunca encontrados, { $unseen }; encontrados por primera vez más tarde de lo que llegaron, { $later }; encontrados por última vez antes de desaparecer, { $earlier }; con un hueco en el que nadie los encontró, { $gaps }.
deep-time-told-gaps-1 = Las barras se encogen por los dos extremos. Por eso una pérdida que golpeó de una vez puede parecer que llegó poco a poco: algunos tipos se encuentran por última vez mucho antes. Es el efecto Signor–Lipps.
deep-time-told-gaps-2 = Nadie conoce toda la verdad que hay detrás de las rocas. Pero tu partida muestra cuánto se le escapa a un recolector, y qué preguntas se pueden hacer sin riesgo.

## Rates

deep-time-title-rates = ¿A qué ritmo llegaron y se fueron?
deep-time-words-rates-1 = No basta con contar los finales de las barras: donde viven muchos géneros, pueden terminar muchos. Una tasa pregunta por una parte: de los géneros que entraron en un piso, ¿cuántos no siguieron viviendo después?
deep-time-words-rates-2 = Las tasas de Foote usan los géneros que cruzan un límite del piso. Las de tres tiempos y las de relleno usan solo hallazgos y tienen en cuenta los huecos. Elige encima del gráfico.
deep-time-words-rates-3 = Busca en cada gráfico el punto más alto de la extinción. ¿Qué pasó ahí, y cuánto dura ese piso o esa ronda?
deep-time-chart-rates = Corales: tasas de cada piso
deep-time-chart-own-rates = Tu partida: tasas de cada ronda
deep-time-line-origination = originación
deep-time-line-extinction = extinción
deep-time-rate-foote = Tasa de Foote, por género o tipo
deep-time-rate-timers = Tasa de tres tiempos
deep-time-rate-fillers = Tasa de relleno
deep-time-told-rates-3 = En los extremos de un registro no hay tasa: hace falta saber quién vivía antes y después. Tampoco la hay en un piso al que ningún género sobrevivió.
deep-time-round = Ronda { $round }
deep-time-own-rate = { $where }: ahí está la tasa de extinción más alta de tu partida, { $rate }. Ahí se vieron por última vez { $lost } de { $of } tipos.
deep-time-told-rates-1 = Las tasas de extinción de Foote más altas son la del Rhaetiense, al final del Triásico ({ $rhaetian-rate }), y la del Pliensbachiense, en el Jurásico ({ $pliensbachian-rate }). El final del Cretácico tiene { $maastrichtian-rate }. Una tasa de 0,69 significa que la mitad de los que entraron en el piso no siguieron viviendo después.
deep-time-told-rates-2 = Estas tasas valen para un piso entero. Los pisos duran entre 1 y 18 millones de años, así que una tasa alta en un piso largo pueden ser muchas pérdidas pequeñas.

## How fast?

deep-time-title-fast = ¿Qué es rápido?
deep-time-words-fast-1 = Cuando el mar está demasiado caliente durante semanas, los corales pierden las algas que los alimentan. Se ponen blancos, lo que se llama blanqueamiento, y muchos mueren de hambre. Los ejes de abajo cuentan años.
deep-time-words-fast-2 = Lee en cada gráfico cuánto se perdió y en cuántos años. Después adivina, debajo, cuántas veces caben esos años en un piso de las rocas.
deep-time-guess = El último piso del Triásico duró { $years } millones de años. ¿Cuántas veces caben en él los dieciséis años de 2005 a 2021?
deep-time-times = { NUMBER($times) } veces
deep-time-guess-right = Sí.
deep-time-guess-wrong = No del todo.
deep-time-guess-told = Dieciséis años caben unas { NUMBER($times) } veces en { $years } millones de años. Si todas sus pérdidas hubieran llegado en dieciséis años, las rocas se verían igual: un piso es el reloj más fino que tiene este registro.
deep-time-told-fast-1 = Así que nadie puede decir, solo con este registro, si la pérdida del final del Triásico fue más lenta que la de hoy. Lo que sí se puede decir: la pérdida de hoy es rápida para quienes la viven. Un coral grande vive más de dieciséis años.
deep-time-told-fast-2 = Y la cobertura no son géneros. Los gráficos dicen cuánto coral vivo había en algunos arrecifes; las rocas, cuántos géneros había en la Tierra. Se puede perder la mitad del coral sin perder ni un género, y se puede perder un género donde vive mucho coral.
