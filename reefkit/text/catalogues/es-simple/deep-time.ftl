### Deep time: the page of the lesson, in easier Spanish.

hook-deep-time = ¿Es eso rápido?
    .what = Los corales superaron dos de las mayores extinciones de la vida. Luego vinieron los años de 2005 a 2021. 22 arrecifes de las Islas Vírgenes perdieron más de la mitad.
    .answer = Es más rápido de lo que las rocas pueden mostrar. El Triásico tuvo un último piso. Más de la mitad de los géneros no se encuentra después. Duró medio millón de veces lo que duran 16 años. En las rocas, 16 años parecen un solo momento. Pero menos coral no son menos géneros. Una pérdida en 22 arrecifes no es una extinción. No tiene por qué llegar a serlo.

## The parts

prelab-lead-deep-time = ¿Qué piensas de los fósiles, las pérdidas y el tiempo? No te ponen nota. Después puedes ver qué has aprendido.
postlab-lead-deep-time = Estas preguntas tratan de otros registros, en tierra y mar. Usa lo que has visto en los pasos.

goal-deep-time-a = Leer un gráfico de rangos y el tiempo que tiene debajo
goal-deep-time-b = Encontrar las grandes pérdidas, y decir lo grandes que fueron
goal-deep-time-c = Decir qué significan un hueco y un último hallazgo
goal-deep-time-d = Comparar tasas, no solo números
goal-deep-time-e = Comparar pérdidas rápidas de hoy con las del tiempo profundo

form-deep-time-before = Las preguntas habituales de antes
form-deep-time-before-concepts = Las ideas que vuelven después
form-deep-time-after = Las preguntas habituales de después
form-deep-time-after-concepts = Las ideas otra vez, y un argumento
form-deep-time-later = Unas semanas después

## What all steps have

deep-time-ma = Millones de años atrás (Ma). Hoy está a la derecha
deep-time-rounds = Rondas de tu partida. El principio está a la izquierda

## Your reef

deep-time-words-match-1 = Un gráfico de rangos tiene una barra por cada tipo. La barra empieza cuando ves el tipo por primera vez. Termina cuando lo ves por última vez. Aquí abajo están las barras de una partida de Reef Survivor. La curva de debajo cuenta los tipos.
deep-time-words-match-2 = Más tarde verás al lado { $genera } géneros de corales de verdad. Su tiempo se cuenta en millones de años atrás. Termina hoy.
deep-time-told-match-1 = ¿Qué tipo llegó el último? ¿Cuál se perdió primero? ¿Hay una ronda en la que terminan varias barras?
deep-time-whose-bots = Aquí no se guarda ninguna partida tuya. Los bots acaban de jugar una con pérdidas: { $names }. Tiene { $rounds } rondas y { $types } tipos.

## Your guess

deep-time-words-draw-1 = Los corales que hoy construyen arrecifes son un grupo. Su registro empieza hace 247 millones de años. Los mares más antiguos tenían otros corales. No están en este gráfico, así que empieza en el Triásico.
deep-time-words-draw-2 = Dibuja cuántos géneros vivían. El primer punto ya está: { $first }. Donde esperes una gran pérdida, haz bajar la línea. Después pulsa Comprobar.
deep-time-falls-why = Hubo cinco grandes extinciones en la historia de la vida. Dos están en este registro. Una es el final del Triásico, hace 201 millones de años. La otra es el final del Cretácico, hace 66 millones de años. Los corales cuentan la primera con mucha claridad. En la segunda perdieron menos géneros que muchos otros grupos. Mira la bajada de después de hace 120 millones de años. No es ninguna de las cinco.
deep-time-told-draw-1 = Tus puntos están separados 30 millones de años. Entre dos de ellos puede pasar mucho. El registro tiene un punto por cada piso.

## The record

deep-time-words-record-1 = Un gráfico muestra corales a lo largo de 247 millones de años. El otro muestra tu partida. Los dos se leen igual. Elige encima de las barras qué géneros quieres ver.
deep-time-words-record-2 = Mira antes el tiempo que tienen debajo. Uno cuenta millones de años atrás, con hoy a la derecha. El otro cuenta rondas desde 0.
deep-time-words-record-3 = Ahora elige los géneros que terminan con el Triásico. ¿Sus barras terminan una a una? ¿O terminan juntas? Mira también tu partida.
deep-time-told-record-1 = Termina el Triásico: se ven por última vez { $rhaetian-lost } de { $rhaetian-of } géneros. Al final del Cretácico son { $maastrichtian-lost } de { $maastrichtian-of }.
deep-time-told-record-2 = Cada elección muestra como máximo 24 géneros, los de barras más largas. La barra de un género que vive hoy sigue hasta hoy. Es así aunque nadie haya encontrado un fósil joven suyo. Lo llamamos el tirón del Reciente. Hace más alto el extremo derecho de la curva.
deep-time-told-record-3 = Compara con cuidado. Un género es un grupo de especies. Un tipo del juego es una sola clase. Las rocas cuentan de todos los mares. Tu partida cuenta de unos pocos arrecifes. Puedes comparar cuándo empiezan juntas las barras, y cuándo terminan juntas.

## Gaps

deep-time-words-gaps-1 = El Hettangiense vino justo después del final del Triásico. En él vivían { $hettangian } géneros. { $lazarus } de ellos no se encontraron allí. Se encontraron antes y después. No se habían extinguido. Nadie los encontró. A un grupo así lo llamamos taxón Lázaro.
deep-time-words-gaps-2 = En tu partida sabes lo que vivió de verdad. Envía a un recolector. Solo mira uno de cada dos censos, o encuentra la mitad. Mira cómo se encogen las barras.
deep-time-sampled-told = Había { $types } tipos. Nunca encontrados: { $unseen }. Encontrados por primera vez demasiado tarde: { $later }. Por última vez, demasiado pronto: { $earlier }. Con un hueco en el que nadie los encontró: { $gaps }.
deep-time-told-gaps-1 = Las barras se encogen por los dos extremos. Así una pérdida de una sola vez puede parecer lenta. Algunos tipos se encuentran por última vez mucho antes. Lo llamamos el efecto Signor–Lipps.
deep-time-told-gaps-2 = Nadie sabe todo lo que vivió antes de las rocas. Pero tu partida muestra cuánto se le escapa a un recolector.

## Rates

deep-time-words-rates-1 = No basta con contar los finales de las barras. Donde viven muchos géneros, pueden terminar muchos. Una tasa pregunta por una parte. De los que entraron en un piso, ¿cuántos no siguieron viviendo?
deep-time-words-rates-2 = Las tasas de Foote cuentan los que cruzan un límite del piso. Las de tres tiempos y las de relleno cuentan solo hallazgos. También tienen en cuenta los huecos. Elige encima del gráfico.
deep-time-words-rates-3 = Busca en cada gráfico el punto más alto de la extinción. ¿Qué pasó ahí? ¿Cuánto dura ese piso o esa ronda?
deep-time-told-rates-1 = El Rhaetiense es el final del Triásico. Tiene la tasa de extinción más alta: { $rhaetian-rate }. Después viene el Pliensbachiense, en el Jurásico: { $pliensbachian-rate }. El final del Cretácico tiene { $maastrichtian-rate }. Una tasa de 0,69 significa que la mitad no siguió viviendo.
deep-time-told-rates-2 = Una tasa vale para el piso entero. Los pisos duran de 1 a 18 millones de años. En un piso largo, una tasa alta pueden ser muchas pérdidas pequeñas.
deep-time-told-rates-3 = En los extremos de un registro no hay tasa. Tendríamos que saber quién vivía antes y después. Tampoco la hay en un piso al que ningún género sobrevivió.

## How fast?

deep-time-words-fast-1 = Las algas alimentan a los corales. Los corales las pierden si hace demasiado calor durante semanas. Entonces se ponen blancos. Eso se llama blanqueamiento. Muchos mueren de hambre. Aquí abajo el tiempo se cuenta en años.
deep-time-words-fast-2 = Mira cada gráfico. ¿Cuánto se perdió, y en cuántos años? Después adivina, debajo. ¿Cuántas veces caben esos años en un piso?
deep-time-guess = El último piso del Triásico duró { $years } millones de años. De 2005 a 2021 son 16 años. ¿Cuántas veces caben en él?
deep-time-guess-told = 16 años caben unas { NUMBER($times) } veces en { $years } millones de años. ¿Y si todas sus pérdidas hubieran llegado en 16 años? Las rocas se verían igual. Un piso es el reloj más fino de este registro.
deep-time-told-fast-1 = Así que este registro solo no dice qué pérdida fue más rápida. Pero la de hoy es rápida para quienes la viven. Un coral grande vive más de 16 años.
deep-time-told-fast-2 = Y la cobertura no son géneros. Los gráficos dicen cuánto coral había en unos pocos arrecifes. Las rocas dicen cuántos géneros vivían en la Tierra. Se puede perder la mitad del coral con todos los géneros vivos.
