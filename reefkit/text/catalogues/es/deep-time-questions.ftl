### Deep time in Spanish: the questions asked before it, after it and some weeks later. The two of a
### pair are built alike, and no option stands out by its length, by a strong word, or by a word of the
### question.

## Before

item-deep-time-how-much-found = Piensa en todos los seres vivos que ha habido alguna vez. ¿De cuántos tenemos fósiles?
    .title = Cuánto se ha encontrado
    .very-few = De una parte muy pequeña
    .half = Más o menos de la mitad
    .most = De casi la totalidad
    .whole-hard = De los que tenían partes duras
    .why = Casi todo se pudre, se come o se tritura. De lo poco que se vuelve piedra, la mayor parte está donde nadie mira. Así que un registro es una muestra pequeña de lo que vivió.
    .why-half = Si fuera la mitad, conoceríamos casi todos los tipos. Cada año encontramos tipos nuevos.
    .why-most = Mira una playa: de las conchas que hay allí, la mayoría ya no está unos años después.
    .why-whole-hard = Las partes duras se conservan más que las blandas, pero la mayoría también se rompe y se disuelve.
item-deep-time-worst-loss = Los corales perdieron muchos de sus géneros más de una vez. ¿Cuándo, en los últimos 247 millones de años, crees que fue peor, y por qué? Basta con una suposición: los pasos muestran lo que dicen las rocas.
    .title = Tu suposición
    .level-0 = No se nombra ningún tiempo.
    .level-1 = Se nombra un tiempo, sin razón.
    .level-2 = Se nombra un tiempo con una razón: calor, frío, un impacto o el mar.
    .level-3 = La razón dice por qué los corales sufrirían, o de qué depende la suposición.

## After

item-deep-time-reading-a-fall = El coral vivo cubría el 17,8 por ciento de estos arrecifes en 2005 y el 7,3 por ciento en 2021. ¿Qué dice el gráfico?
    .title = Leer una bajada
    .more-than-half = Se perdió más de la mitad del coral
    .ten-per-cent = Se perdió casi el diez por ciento del coral
    .seven-reefs = Siete de los arrecifes tienen aún corales
    .last-year = El coral se perdió en el año 2021
    .why = De 17,8 a 7,3 hay una pérdida de 10,5, y 10,5 es más de la mitad de 17,8. Una parte del fondo marino no es una parte del coral.
    .why-ten-per-cent = Se pierden diez puntos del eje. Pregunta cuánto son al lado de los 17,8 que había al principio.
    .why-seven-reefs = El eje no cuenta arrecifes. Dice qué parte del fondo marino cubre el coral vivo.
    .why-last-year = La línea está más baja en 2021, pero donde más bajó fue entre 2005 y 2006.
item-deep-time-three-regions = El gráfico muestra tres regiones de 2003 a 2016. ¿Cuál perdió una parte mayor de su coral?
    .title = Tres regiones
    .florida = Sureste de Florida: de 5,3 a 1,5
    .virgin-islands = Islas Vírgenes: de 19,0 a 12,4
    .flower-garden = Bancos Flower Garden: de 55,1 a 54,2
    .alike = Las tres perdieron una parte parecida
    .why = De 5,3 a 1,5 hay una pérdida de 3,8, más de dos tercios de 5,3. Las Islas Vírgenes perdieron 6,6 de 19,0, que es un tercio. Lee también cómo se midió: en las dos regiones cambió el número de arrecifes, así que esas partes no son seguras.
    .why-virgin-islands = 6,6 es más que 3,8. Pero es un tercio de lo que había al principio, y Florida perdió más de dos tercios.
    .why-flower-garden = Su línea es la más alta, y apenas baja: 0,9 de 55,1.
    .why-alike = Divide cada pérdida entre el valor de 2003. Un tercio no son dos tercios.
item-deep-time-found-and-lived = Un género cuenta como vivo desde su primer fósil hasta el último. En el piso de hace unos 196 millones de años vivían 41 géneros de corales, y en él se hallaron 18 de ellos. ¿Qué es verdad de los otros 23?
    .title = Lo hallado y lo que falta
    .found-around = Hay fósiles suyos en rocas de antes y de después
    .died-and-back = Se habían extinguido y volvieron mucho después
    .guesses = Son suposiciones hechas para suavizar la línea
    .not-yet = Aparecieron por primera vez en un piso posterior
    .why = Lo que vivió antes de este piso y después de él vivió también en él. Nadie lo ha hallado allí. Por eso la línea de arriba cuenta cada barra que cruza el piso, y la de abajo solo lo que se halló en él.
    .why-died-and-back = Lo que se ha extinguido no vuelve a aparecer.
    .why-guesses = Nadie los inventó. De cada uno de los 23 hay fósiles más antiguos que este piso, y otros más jóvenes.
    .why-not-yet = Entonces no habría fósiles suyos más antiguos, y los hay.
item-deep-time-right-end = En una curva de géneros fósiles, el extremo derecho queda a menudo más alto que solo con los hallazgos. ¿Por qué?
    .title = El extremo de una curva
    .drawn-to-today = Lo que vive ahora se cuenta en todos los pisos jóvenes
    .better-kept = Las rocas jóvenes han conservado todo lo que vivió
    .breed-faster = Los seres vivos se reproducen ahora más deprisa que antes
    .come-back = Unos géneros extintos han vuelto a aparecer después
    .why = Lo que vive hoy ha vivido todo el tiempo desde su primer fósil. Por eso su barra se dibuja hasta el presente, también a través de pisos en los que nadie lo ha encontrado. Se llama el tirón del Reciente.
    .why-better-kept = También las rocas jóvenes han perdido la mayor parte de lo que vivió.
    .why-breed-faster = Lo deprisa que se reproducen los seres vivos no cambia cuántos géneros se cuentan.
    .why-come-back = Lo que se ha extinguido no vuelve a aparecer.
item-deep-time-as-great = Alguien dice: “La pérdida de corales de hoy es tan grande como la del final del Triásico”. ¿Qué dices tú? Usa números de los pasos y di qué es lo que la comparación no puede decir.
    .title = ¿Igual que en el Triásico?
    .claim = Pienso que…
    .evidence = Los números que lo apoyan son…
    .reasoning = Lo muestran porque…, pero no pueden decir…
    .model = Afirmación: todavía no se puede decir, porque los dos números no cuentan lo mismo. Pruebas: en el último piso del Triásico se vieron por última vez 42 de 69 géneros; en 22 arrecifes de las Islas Vírgenes la cobertura bajó de 17,8 a 7,3 por ciento en dieciséis años. Razonamiento: las dos pérdidas son más de la mitad. Pero la cobertura no son géneros, y 22 arrecifes no son todos los mares. Además, el piso duró medio millón de veces lo que abarca el gráfico, así que su pérdida pudo ser lenta o repentina.
    .level-0 = Ninguna afirmación, o ningún número.
    .level-1 = Una afirmación con un número de uno de los dos tiempos.
    .level-2 = Una afirmación con números de los dos tiempos, y los números la apoyan.
    .level-3 = Como antes, y dice que cobertura y géneros no son lo mismo, o que sus tiempos no se pueden comparar sin cuidado.
    .why = Lo que se compara tiene que contar lo mismo, en el mismo lugar, durante tiempos que se conocen. Aquí no se cumple del todo ninguna de las tres cosas.

## In pairs: the axis

item-deep-time-axis-corals = Un gráfico de rangos de corales cuenta millones de años atrás, con el presente a la derecha. Una barra empieza en 90 y termina en 30. ¿Qué dice?
    .title = Una barra de 90 a 30
    .came-and-went = Se vio desde hace 90 hasta hace 30 millones de años
    .the-wrong-way = Se vio desde hace 30 hasta hace 90 millones de años
    .still-there = Está ahí desde hace 90 millones de años y hasta ahora
    .so-long = Estuvo ahí durante 30 millones de años desde el principio
    .why = El eje cuenta hacia atrás desde el presente. Cuanto mayor es el número, más tiempo hace. Así que 90 es el principio y 30 el final: un rango de 60 millones de años.
    .why-the-wrong-way = El presente está a la derecha, en 0. Así que el número mayor es el más antiguo.
    .why-still-there = Una barra que termina en 30 no llega al presente.
    .why-so-long = Ninguno de los dos números es cuánto duró. Eso es su diferencia, 60.
item-deep-time-axis-shop = Un gráfico de las tiendas de un pueblo cuenta años atrás, con el presente a la derecha. Una barra empieza en 80 y termina en 20. ¿Qué dice?
    .title = Una barra de 80 a 20
    .came-and-went = Se vio desde hace 80 hasta hace 20 años
    .the-wrong-way = Se vio desde hace 20 hasta hace 80 años
    .still-there = Está ahí desde hace 80 años y hasta ahora
    .so-long = Estuvo ahí durante 20 años desde el principio
    .why = El eje cuenta hacia atrás desde el presente. Cuanto mayor es el número, más tiempo hace. Así que 80 es el principio y 20 el final: sesenta años.
    .why-the-wrong-way = El presente está a la derecha, en 0. Así que el número mayor es el más antiguo.
    .why-still-there = Una barra que termina en 20 no llega al presente.
    .why-so-long = Ninguno de los dos números es cuánto duró. Eso es su diferencia, 60.

## Gaps

item-deep-time-gap-shell = En un acantilado se encuentra un tipo de concha en las capas 1, 2 y 4, contadas desde abajo. En la capa 3 nadie la ha encontrado. ¿Qué es lo más probable?
    .title = Falta en una capa
    .was-missed = Vivía también en el tiempo de la capa 3
    .began-anew = Se extinguió y apareció por segunda vez
    .another-kind = La concha de la capa 4 es de otro tipo
    .wrong-order = La capa 4 se formó antes que la capa 3
    .why = Un tipo aparece una sola vez. Si estaba antes y después, vivía también entre medias, aquí o en otro lugar cercano, y nadie lo encontró. Un taxón así se llama taxón Lázaro.
    .why-began-anew = Lo que se ha extinguido no vuelve a aparecer.
    .why-another-kind = Podría ser, pero entonces se vería alguna diferencia. Lo más sencillo es que nadie la encontró.
    .why-wrong-order = Las capas están en el orden en que llegaron, si nada las ha volteado.
item-deep-time-gap-frog = En una charca se oyó un tipo de rana en 2019, 2020 y 2022. En la lista de 2021 no está apuntada. ¿Qué es lo más probable?
    .title = Falta en un año
    .was-missed = Vivía cerca de la charca también en 2021
    .began-anew = Se extinguió y apareció por segunda vez
    .another-kind = La rana de 2022 es de otro tipo
    .wrong-order = La lista de 2022 es anterior a la de 2021
    .why = Un tipo aparece una sola vez. Si estaba antes y después, vivía también entre medias, allí o cerca, y nadie la oyó.
    .why-began-anew = Lo que se ha extinguido no vuelve a aparecer.
    .why-another-kind = Podría ser, pero entonces se oiría alguna diferencia. Lo más sencillo es que nadie la oyó.
    .why-wrong-order = Las listas llevan fecha. Lo más sencillo es que nadie oyó la rana.

## Last finds

item-deep-time-last-snails = En un acantilado hay ceniza volcánica a 20 metros de altura. Cinco tipos raros de caracoles se encuentran por última vez a 4, 9, 13, 17 y 19 metros. Por encima de la ceniza no hay ninguno. ¿Qué pudo pasar?
    .title = Caracoles bajo la ceniza
    .until-then = Vivieron hasta el final, y pocos se conservaron
    .one-by-one = Se extinguieron uno tras otro, el primero a 4 metros
    .fled-early = Sintieron lo que venía y se fueron uno tras otro
    .no-harm = No les afectó la ceniza, pues todos están debajo
    .why = Un tipo raro se encuentra pocas veces, así que su último hallazgo está bastante por debajo del último que vivió. Así, lo que pasó de golpe parece haber llegado poco a poco: es el efecto Signor–Lipps.
    .why-one-by-one = Podría ser. Pero los tipos raros darían la misma imagen si todos hubieran vivido hasta que llegó la ceniza.
    .why-fled-early = Los seres vivos no saben con años de antelación lo que va a venir.
    .why-no-harm = Que los últimos hallazgos estén bajo la ceniza no dice que los caracoles ya no estuvieran.
item-deep-time-last-fish = Un lago se secó en octubre. Cinco tipos raros de peces se pescaron por última vez en abril, junio, julio, agosto y septiembre. ¿Qué pudo pasar?
    .title = Peces de un lago seco
    .until-then = Vivieron hasta el final, y pocos cayeron en la red
    .one-by-one = Se extinguieron uno tras otro, el primero en abril
    .fled-early = Sintieron lo que venía y se fueron uno tras otro
    .no-harm = No les afectó octubre, pues todos son de antes
    .why = Un tipo raro se pesca pocas veces, así que su última captura es bastante anterior al último que vivió. Así, lo que pasó de golpe parece haber llegado poco a poco.
    .why-one-by-one = Podría ser. Pero los tipos raros darían la misma imagen si todos hubieran vivido hasta octubre.
    .why-fled-early = Los peces no saben con meses de antelación lo que va a venir.
    .why-no-harm = Que las últimas capturas fueran antes no dice que los peces ya no estuvieran.

## Rates

item-deep-time-rate-stages = En un piso terminaron 20 de 40 géneros. En el siguiente terminaron 30 de 120. ¿En cuál fue mayor la tasa de extinción?
    .title = 20 de 40, o 30 de 120
    .first-share = En el primero: terminó la mitad de sus géneros
    .second-more = En el segundo: terminaron diez géneros más
    .both-alike = En ninguno: terminaron géneros en los dos
    .no-answer = Nadie puede decirlo: los dos pisos son desiguales
    .why = Una tasa es una parte: de los que podían terminar, ¿cuántos lo hicieron? 20 de 40 es la mitad; 30 de 120, una cuarta parte.
    .why-second-more = Terminaron más, pero también podían terminar tres veces más.
    .why-both-alike = Terminaron géneros en los dos, pero no la misma parte de ellos.
    .why-no-answer = Las partes permiten comparar grupos desiguales. Para eso sirve una tasa.
item-deep-time-rate-teams = En una liga se retiraron 10 de 20 equipos. En otra se retiraron 15 de 60. ¿En qué liga fue mayor la tasa de retirada?
    .title = 10 de 20, o 15 de 60
    .first-share = En la primera: se retiró la mitad de sus equipos
    .second-more = En la segunda: se retiraron cinco equipos más
    .both-alike = En ninguna: se retiraron equipos en las dos
    .no-answer = Nadie puede decirlo: las dos ligas son desiguales
    .why = Una tasa es una parte: de los que podían retirarse, ¿cuántos lo hicieron? 10 de 20 es la mitad; 15 de 60, una cuarta parte.
    .why-second-more = Se retiraron más, pero también podían retirarse tres veces más.
    .why-both-alike = Se retiraron equipos en las dos, pero no la misma parte de ellos.
    .why-no-answer = Las partes permiten comparar grupos desiguales. Para eso sirve una tasa.

## Fast and slow

item-deep-time-fast-stage = Un piso de las rocas duró cinco millones de años. En él se vieron por última vez 40 géneros. ¿Con qué rapidez se perdieron?
    .title = Perdidos dentro de un piso
    .somewhere-within = En algún momento del piso, despacio o en un día
    .even-pace = A un ritmo igual, ocho en cada millón de años
    .at-the-end = Al final del piso, cuando empezó el siguiente
    .longer-yet = A un ritmo lento, durante más tiempo que el piso
    .why = Un registro no puede decir nada más fino que sus propios pasos. Los 40 pudieron desaparecer en un solo año malo, o uno a uno durante cinco millones.
    .why-even-pace = Dividir da una media. No dice que la pérdida fuera igual todo el tiempo.
    .why-at-the-end = El final del piso lo puso alguien después. La pérdida puede estar en cualquier parte de él.
    .why-longer-yet = Los 40 se vieron en el piso, y no después de él.
item-deep-time-fast-wood = Unas personas buscaron escarabajos en un bosque dos veces, con diez años de diferencia. La segunda vez faltaban doce tipos. ¿Con qué rapidez se perdieron?
    .title = Perdidos entre dos visitas
    .somewhere-within = En algún momento entre ellas, despacio o en un día
    .even-pace = A un ritmo igual, uno o más tipos en cada año
    .at-the-end = Al final, cuando las personas volvieron
    .longer-yet = A un ritmo lento, durante bastante más de diez años
    .why = Un registro no puede decir nada más fino que sus propios pasos. Los doce pudieron desaparecer en un solo verano malo, o uno a uno durante diez años.
    .why-even-pace = Dividir da una media. No dice que la pérdida fuera igual todo el tiempo.
    .why-at-the-end = Entonces se notó. La pérdida puede estar en cualquier momento entre las visitas.
    .why-longer-yet = Los doce estaban en la primera visita, y en la segunda faltaban.

## Cover and kinds

item-deep-time-cover-reef = El coral vivo de un arrecife bajó del 40 al 10 por ciento del fondo marino. ¿Qué nos dice eso sobre el número de tipos de coral?
    .title = Del 40 al 10 por ciento
    .may-stay = Quizá es el mismo que antes
    .fell-alike = Bajó hasta una cuarta parte
    .fell-to-that = Bajó a diez tipos en total
    .rose-instead = Subió, al haber más sitio
    .why = Cuánto vive y cuántos tipos viven son dos cosas. Bastan unos pocos corales vivos de cada tipo para que estén todos los tipos. Eso sí, los tipos raros están en peligro.
    .why-fell-alike = Cada tipo puede perder tres cuartas partes de sus corales y seguir estando.
    .why-fell-to-that = El porcentaje del fondo marino no son tipos.
    .why-rose-instead = El sitio por sí solo no trae ningún tipo que no estuviera.
item-deep-time-cover-wood = El número de árboles de un bosque bajó de 400 a 100. ¿Qué nos dice eso sobre el número de tipos de árboles?
    .title = De 400 a 100 árboles
    .may-stay = Quizá es el mismo que antes
    .fell-alike = Bajó hasta una cuarta parte
    .fell-to-that = Bajó a cien en total
    .rose-instead = Subió, al haber más sitio
    .why = Cuánto vive y cuántos tipos viven son dos cosas. Bastan unos pocos árboles de cada tipo para que estén todos los tipos. Eso sí, los tipos raros están en peligro.
    .why-fell-alike = Cada tipo puede perder tres cuartas partes de sus árboles y seguir estando.
    .why-fell-to-that = Los árboles no son tipos de árboles.
    .why-rose-instead = El sitio por sí solo no trae ningún tipo que no estuviera.

## Bars that end

item-deep-time-ends-shells = Un gráfico de rangos de conchas cuenta millones de años atrás. La barra A termina en 60. La barra B termina en 20. La barra C termina en 0. ¿Qué tipo se perdió primero?
    .title = Barras hasta 60, 20 y 0
    .a-first = El tipo A, hace 60 millones de años
    .b-first = El tipo B, hace 20 millones de años
    .c-first = El tipo C, al principio del tiempo
    .at-once = Los tres tipos, en el mismo momento
    .why = Cuanto mayor es el número, más tiempo hace. Así que A se perdió primero. B se perdió después. C llega al presente.
    .why-b-first = En 20 está más cerca del presente que en 60.
    .why-c-first = En 0 está el presente. C vive hoy.
    .why-at-once = Las barras terminan en tres números distintos. Cada número es otro momento.
item-deep-time-ends-trains = Un gráfico de rangos de líneas de tren cuenta años atrás. La barra A termina en 60. La barra B termina en 20. La barra C termina en 0. ¿Qué línea se cerró primero?
    .title = Líneas hasta 60, 20 y 0
    .a-first = La línea A, que se cerró hace 60 años
    .b-first = La línea B, que se cerró hace 20 años
    .c-first = La línea C, que se cerró al principio
    .at-once = Las tres líneas, en el mismo momento
    .why = Cuanto mayor es el número, más tiempo hace. Así que A se cerró primero. B se cerró después. C llega al presente.
    .why-b-first = En 20 está más cerca del presente que en 60.
    .why-c-first = En 0 está el presente. C funciona hoy.
    .why-at-once = Las barras terminan en tres números distintos. Cada número es otro momento.

## Ends together

item-deep-time-together-clams = Un gráfico de rangos muestra 20 tipos de almejas. En casi todas las capas termina una barra. En la capa 7 terminan doce. ¿Qué dice eso?
    .title = Terminan doce barras
    .many-lost = Doce tipos se vieron entonces por última vez
    .first-found = Doce tipos se vieron entonces por primera vez
    .many-born = Doce tipos aparecieron en ese mismo momento
    .no-layer = Doce capas se perdieron en ese mismo sitio
    .why = Una barra termina donde su tipo se ve por última vez. Muchos finales en una capa son una gran pérdida.
    .why-first-found = Un tipo se ve por primera vez donde empieza su barra.
    .why-many-born = El principio de un tipo está donde empieza su barra.
    .why-no-layer = Una barra representa un tipo, y no una capa. Las capas están todas.
item-deep-time-together-clubs = Un gráfico de rangos muestra 20 clubes de un pueblo. En casi todos los años termina una barra. En 2009 terminan doce. ¿Qué dice eso?
    .title = Terminan doce clubes
    .many-lost = Doce clubes se vieron ese año por última vez
    .first-found = Doce clubes se vieron ese año por primera vez
    .many-born = Doce clubes se fundaron en ese mismo año
    .no-layer = Doce años se perdieron en esa misma lista
    .why = Una barra termina donde su club se ve por última vez. Muchos finales en un año son una gran pérdida.
    .why-first-found = Un club se ve por primera vez donde empieza su barra.
    .why-many-born = La fundación de un club está donde empieza su barra.
    .why-no-layer = Una barra representa un club, y no un año. Los años están todos.

## Losses and time

item-deep-time-pace-seas = Dos mares tenían 100 tipos cada uno. El primero perdió 10 en 2 millones de años. El segundo perdió 20 en 10 millones de años. ¿Cuál los perdió más rápido?
    .title = 10 en 2, o 20 en 10
    .first-faster = El primero: cinco por millón de años
    .second-more = El segundo: perdió diez tipos más
    .both-alike = Ninguno: los dos perdieron tipos
    .no-answer = No se sabe: los tiempos difieren
    .why = Divide por el tiempo. El primero perdió 5 en cada millón de años. El segundo perdió 2.
    .why-second-more = Perdió más, pero tardó cinco veces más.
    .why-no-answer = Dividir por el tiempo permite comparar los dos.
    .why-both-alike = Los dos perdieron tipos, pero no en el mismo tiempo. ¿Cuántos perdió cada uno por millón de años?
item-deep-time-pace-schools = Dos escuelas tenían 100 sillas cada una. La primera perdió 10 en 2 años. La segunda perdió 20 en 10 años. ¿Cuál las perdió más rápido?
    .title = 10 sillas o 20 sillas
    .first-faster = La primera: cinco sillas por año
    .second-more = La segunda: perdió diez sillas más
    .both-alike = Ninguna: las dos perdieron sillas
    .no-answer = No se sabe: los tiempos difieren
    .why = Divide por el tiempo. La primera perdió 5 en cada año. La segunda perdió 2.
    .why-second-more = Perdió más, pero tardó cinco veces más.
    .why-no-answer = Dividir por el tiempo permite comparar las dos.
    .why-both-alike = Las dos perdieron sillas, pero no en el mismo tiempo. ¿Cuántas perdió cada una por año?

## The finest step

item-deep-time-layer-coral = Una capa de roca tardó 10 000 años en formarse. En ella se ven por última vez la mitad de los corales. Pudo ser en un día o poco a poco. ¿Qué aspecto tiene la capa?
    .title = Un día o 10 000 años
    .same = El mismo, fuera rápido o lento
    .thick-line = Con una línea gruesa, si fue rápido
    .thin-line = Con una línea fina, si fue rápido
    .more-fossils = Con más fósiles, si fue lento
    .why = La capa es el paso más fino de este registro. Lo que pasó dentro se ve igual.
    .why-thick-line = La roca no se forma más rápido el día de una pérdida.
    .why-thin-line = Nada en la capa señala un solo día.
    .why-more-fossils = La capa mezcla los fósiles de todos sus 10 000 años. Su número no dice si fue lento.
item-deep-time-layer-photo = Alguien toma una foto de una calle cada diez años. En la nueva falta una casa. Pudo caer en un día o poco a poco. ¿Qué aspecto tiene la foto?
    .title = Un día o diez años
    .same = El mismo, fuera rápido o lento
    .thick-line = Con un borde oscuro, si fue rápido
    .thin-line = Con un borde claro, si fue rápido
    .more-fossils = Con más casas, si fue lento
    .why = Diez años son el paso más fino de este registro. Lo que pasó en medio se ve igual.
    .why-thick-line = Una foto muestra un momento, no cómo llegó.
    .why-thin-line = Una foto muestra un momento, no cómo llegó.
    .why-more-fossils = Falta una casa, fuera rápido o lento. Las demás casas no dicen nada de su final.
