### The data lab in Spanish: an explorer of datasets, its graphs, and what they say.

## The page of a lesson

data-page = Datos: tu partida y datos medidos
data-page-lead = Haz gráficos de lo que pasó en tu partida y pon al lado datos medidos en la naturaleza. Lo que elijas seguirá aquí cuando vuelvas.
data-class = Traer a mi clase
data-class-reading = Se leen las mesas de tu clase: { $done } de { $of } por ahora.
data-class-ahead = Las mesas que van por delante de la tuya se ven como estaban cuando llegaron a tu ronda.
data-steps = Tres preguntas
data-steps-close = Otra vez mis gráficos
data-step-own = Mi curva
    .ask = La curva muestra cuántos tipos había. ¿Dónde cambia más? Pulsa ese punto y después “Abrir el momento”: ¿qué había pasado?
data-step-class = Mi clase
    .ask = Cada color es una mesa de tu clase, con todos sus tipos juntos. ¿Qué mesa conservó más, y cuál perdió más? Pregunta qué hicieron de otra manera.
data-step-places = Toda la mesa
    .ask = Cada color es de una persona, y uno es de todas juntas. Compáralo con la mejor de ellas: ¿cuándo está más alto, y qué dice eso de los tipos de cada una?
data-step-rocks = Las rocas
    .ask = Aquí están tu curva y la de los corales fósiles. ¿Dónde cae más la de las rocas, y cuántos millones de años tardó? ¿A cuál de las dos le faltan tipos que nadie encontró?
data-argument = Haz un gráfico que apoye tu afirmación de la pregunta { $number } y pulsa “Fijar” debajo de él.
data-argument-back = Volver a la pregunta { $number }
data-page-no-match = No hay ninguna partida abierta, así que aquí solo están los arrecifes de verdad y los fósiles. Cuando juegues, tus propias tablas estarán las primeras.
data-plots-first = Primero dibuja tus gráficos de la parte Después. Luego estarán aquí las tablas de tu partida; hasta entonces solo hay arrecifes de verdad y fósiles.

## Above the graphs

data-add = Otro gráfico
data-full = Caben cuatro gráficos. Quita antes uno.
data-file = Abrir una tabla mía
data-help = Cómo funciona
data-help-drag = Arrastra el nombre de una columna a un lugar o al gráfico: abajo para el eje x, a la izquierda para el eje y, al centro para el color.
data-help-chip = O pulsa el nombre: dice qué significa la columna y tiene un botón para cada lugar. Las listas de los lugares hacen lo mismo.
data-help-point = Pulsa un punto para ver su fila. Pulsa un nombre de la leyenda para dejarlo fuera, y otra vez para que vuelva.
data-help-draw = Dibuja un rectángulo sobre los puntos, o pulsa una barra, para seleccionar filas. Se destacan en todos los gráficos y en las tablas. “Seleccionar filas”, más abajo, hace lo mismo con números.
data-help-file = Tu tabla necesita una fila por cada cosa que mediste, con una fila de nombres arriba: hasta { $rows } filas, { $columns } columnas y 8 MB, como CSV, texto u hoja de cálculo (.xlsx, .ods).
data-file-kept = No se guarda: desaparece al cargar otra vez la página. Hasta { $most }.
data-selected = Selección:
data-clear = No seleccionar nada
data-only-these = Solo se muestra:
data-left-out = Queda fuera:
data-all = Mostrar todo
data-is = { $column }: { $values }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}
data-between = { $column }: de { $low } a { $high }
data-at-least = { $column }: desde { $low }
data-at-most = { $column }: hasta { $high }
data-put = Ahora { $column } está { $place }.
data-taken = Se abrió { $name }: { $rows ->
    [one] una fila.
   *[other] { $rows } filas.
}
data-read-lines = { $count ->
    [one] línea { $lines }
   *[other] líneas { $lines }
}
data-read-lines-more = líneas { $lines } y { $more } más
data-read-above = { $count ->
    [one] La línea { $first }, encima de los nombres, queda fuera.
   *[other] Las líneas { $first } a { $last }, encima de los nombres, quedan fuera.
}
data-read-long = { $count ->
    [one] Una fila queda fuera: tiene más de { $columns } celdas
   *[other] { $count } filas quedan fuera: tienen más de { $columns } celdas
} ({ $where }).
data-read-short = { $count ->
    [one] Una fila tiene menos de { $columns } celdas
   *[other] { $count } filas tienen menos de { $columns } celdas
} ({ $where }). Lo que falta ahí es un hueco.
data-read-gaps = En “{ $column }” { $count ->
    [one] una celda es un hueco
   *[other] { $count } celdas son huecos
}: { $signs } ({ $where }).
data-read-no-day = En “{ $column }” { $count ->
    [one] una fecha no tiene día. Está
   *[other] { $count } fechas no tienen día. Están
} en el primer día del mes o del año ({ $where }).
data-read-short-year = En “{ $column }” los años tienen dos cifras. “{ $text }” es de { $year }.
data-read-joined = { $parts } también son aquí una fecha: “{ $column }”. Abajo puedes dejarla fuera.
data-read-empty = Columnas que quedan fuera por estar vacías: { $columns }.
data-read-blank = Columnas con celdas vacías: { $columns }.
data-read-more-columns = { $count } más
data-read-twice = Dos columnas se llaman “{ $name }”. Aquí la segunda es “{ $other }”.
data-read-no-header = No se encontró una fila de nombres. Las columnas son V1, V2, etc.
data-read-decimal = “{ $text }” se puede leer de dos maneras. Aquí es el número { $value }. Abajo puedes elegir el signo decimal.
data-read-now-text = { $count ->
    [one] { $columns } es ahora texto.
   *[other] { $columns } son ahora texto.
} Para volver, pon otra vez “{ $before }” en “{ $field }”.
data-read-letters = Las letras se leyeron como { $encoding }, por ejemplo en “{ $text }”. Si no se ven bien, elige abajo otra codificación.
data-read-day = “{ $text }” se puede leer de dos maneras. Aquí es día, mes y año. Abajo puedes elegir el orden.
data-read-zones = En “{ $column }” hay horas de varias zonas horarias. { $count ->
    [one] Una se convirtió
   *[other] { $count } se convirtieron
} a UTC ({ $where }).
data-read-no-zone = En “{ $column }” { $count ->
    [one] una hora no tiene zona horaria. Se lee
   *[other] { $count } horas no tienen zona horaria. Se leen
} como UTC ({ $where }).
data-read-wide = El archivo tiene { $columns } columnas. Están abiertas las primeras { $most }. Abajo puedes elegir otras.
data-read-how = Cómo se leyó “{ $name }”
data-read-none = sin nombres
data-choose-separator = Signo entre celdas
data-choose-decimal = Signo decimal
data-choose-dates = Orden de las fechas
data-choose-header = Línea de nombres
data-choose-units = Línea de unidades
data-choose-missing = Signos de “sin valor”
data-choose-take = Usar
data-choose-encoding = Codificación
data-choose-sheet = Hoja
data-choose-columns = Columnas abiertas
data-choose-kind = Tipo
data-sep-comma = coma (,)
data-sep-semicolon = punto y coma (;)
data-sep-tab = tabulador
data-sep-bar = barra (|)
data-sep-blank = espacio
data-dates-day-first = día, mes, año
data-dates-month-first = mes, día, año
data-own-kind-number = número
data-own-kind-whole = número entero
data-own-kind-text = texto
data-own-kind-identifier = identificador
data-own-kind-date = fecha y hora
data-own-kind-age = edad en Ma
data-own-kind-yes-no = sí o no
data-own-kind-group = grupo
data-copied = La celda está copiada. Pégala en un cuaderno.
# A table is called by its own name: of a file, or of what a game offers.
data-own = { $name }
data-plain = { $name }
data-frame = Tabla { $number }
data-table-match-diversity = La diversidad durante la partida
data-table-match-region = La diversidad de todos los lugares juntos
data-table-match-presence = Quién vivió dónde, y cuántos
data-table-scores = Puntos
data-table-ranges = Primera y última vez que se vio
data-table-disasters = Catástrofes que golpearon
data-table-losses = Qué murió o se fue, y por qué
data-table-predictions = Qué se predijo
data-table-before-cards = Qué vivía antes de cada carta
data-table-mutations = Mutaciones
data-table-climate = El clima, ronda por ronda
data-table-population = Variantes de cada especie
data-table-species = Genes y lugares de cada especie
data-table-extinctions = Especies que se extinguieron
data-table-tokens = Hábitats habitados
data-table-laid = Cartas jugadas
data-table-settlers = Quién se instaló, y quién desapareció
data-table-cover = Qué había en la roca
data-table-hands = Cartas en las manos
data-table-points = Puntos que quedaron en las manos
data-table-catches = A quién pillaron con una carta
data-table-turns = Puntos, contaminación y calentamiento
data-table-reefs = Qué había en cada arrecife
data-table-eaten = Quién comió a quién
data-table-starved = Quién no encontró comida
data-table-sources = De dónde vinieron la contaminación y el calentamiento
data-table-purchases = Qué se compró
data-table-offers = Qué se ofrecía
data-whole-table = todos juntos
data-of-class = Clase: { $name }
data-experiment-tables = Experimento: una fila por mesa
data-experiment-steps = Experimento: lo que se sabía después de tantas mesas
data-experiment-sampled = Se jugaron { $tables } mesas de cada nivel. Aquí hay { $shown } de ellas como filas, repartidas por igual del valor más bajo al más alto.
data-what-if-replays = ¿Y si…?: seguida con otra suerte

## The tools of a graph

data-source = Tabla del gráfico { $number }
data-remove = Quitar
data-remove-graph = Quitar el gráfico { $number }
data-columns = Columnas para el gráfico { $number }
data-places = Dónde están las columnas del gráfico { $number }
data-unit = unidad: { $unit }
data-no-meaning = Nadie ha dicho qué significa esta columna.
data-what-number = Contiene números.
data-what-time = Contiene tiempos.
data-what-category = Contiene unos pocos grupos.
data-what-text = Contiene nombres.
data-put-x = En el eje x
data-put-y = En el eje y
data-put-colour = Como color
data-put-panel = Como paneles
data-place-x = en el eje x
data-place-y = en el eje y
data-place-colour = en el color
data-place-panel = en los paneles
data-slot-x = eje x
data-slot-y = eje y
data-slot-colour = Color
data-slot-panel = Paneles
data-short-x = x
data-short-y = y
data-short-colour = color
data-short-panel = paneles
data-nothing = nada
data-kind = Tipo de gráfico
data-kind-dots = puntos
data-kind-line = línea
data-kind-bars = barras
data-kind-histogram = histograma
data-kind-box = diagrama de caja
data-kind-ranges = gráfico de rangos
data-sums = Resumir
data-sum-mean = media
data-sum-interval = intervalo de la media
data-sum-median = mediana
data-sum-fit = recta
data-turn = Dar la vuelta al eje x

## The figure and what is said below it

data-summary = { CAP($kind) }: { $names }; { $rows ->
    [one] una fila
   *[other] { $rows } filas
}
data-count = número de filas
data-none = –
# A cell of a column of truth values.
data-yes = sí
data-no = no
data-rest = { $count ->
    [one] uno más
   *[other] otros { $count }
}
data-empty = Pon una columna en un eje para hacer un gráfico.
data-no-marks = Ninguna fila tiene lo que necesita este gráfico. Muestra todo o elige otra columna.
data-legend = Leyenda: pulsa un nombre para dejarlo fuera
data-shown = { $shown ->
    [one] Se ve una fila
   *[other] Se ven { $shown } filas
} de { $all }.
data-missing = { $rows ->
    [one] 1 fila no tiene
   *[other] { $rows } filas no tienen
} valor de { $column }
data-of-selected = De las { $shown } filas que se ven están seleccionadas { $selected } (en total hay { $all }). Las demás están en gris.
data-time-ma = El tiempo está en millones de años antes de hoy (Ma): el pasado a la izquierda, hoy a la derecha. “Dar la vuelta al eje x” lo cambia.
data-time-ma-turned = El tiempo está en millones de años antes de hoy (Ma): hoy a la izquierda, el pasado a la derecha. “Dar la vuelta al eje x” lo cambia.
data-time-on = El tiempo va de izquierda a derecha.
data-time-back = El tiempo va de derecha a izquierda.
data-note-overlap = Algunas filas caen en el mismo lugar: un punto más grande son varias filas.
data-note-thinned = { $rows } filas se dibujan como { $dots } puntos: las filas que el ojo no podría distinguir comparten un punto, y un punto más grande son más filas. Todo lo que se resume cuenta todas las filas.
data-note-line = De { $points } puntos se dibujan { $drawn }: el más bajo y el más alto de cada tramo corto.
data-note-means = Donde varias filas tienen la misma x, la línea pasa por su media.
data-note-labels = El eje muestra los { $most } nombres más comunes de { $all }.
data-note-bar-means = Cada barra es una media.
data-note-bar-counts = Cada barra cuenta filas.
data-note-stacked = Los colores están unos encima de otros: la altura entera cuenta todas las filas.
data-note-box = La caja contiene la mitad central de las filas, y la línea que tiene dentro es la mediana. Las líneas finas llegan hasta la última fila que está a menos de una caja y media; los puntos quedan más allá.
data-note-ranges = De { $rows } rangos se dibuja uno de cada { $step }.
data-note-reversed = { $rows ->
    [one] Un rango acaba antes de empezar: mira ahí “first” y “last”.
   *[other] { $rows } rangos acaban antes de empezar: mira ahí “first” y “last”.
}
data-sums-caption = Resumen
data-sums-who = grupo
data-sums-count = filas
data-sums-slope = pendiente
data-sums-slope-of = { data-sums-slope } ({ $y } por { $x })
data-year = año
data-sums-explained = explicado
data-everything = todas las filas
data-more = Y { $count } grupos más.
data-means-mean = todos los valores sumados y divididos entre cuántos son.
data-means-not-mean = No tiene que ser un valor que alguien haya medido, y un solo valor extremo puede moverla mucho.
data-means-interval = un intervalo de la media al 95 % (t de Student). Si tomaras muestras una y otra vez, unos 95 de cada 100 intervalos así contendrían la media verdadera.
data-means-not-interval = No dice dónde están los valores sueltos. Es demasiado estrecho donde unas filas dependen de otras, como un mismo arrecife año tras año.
data-means-median = la mitad de los valores queda por debajo y la mitad por encima.
data-means-not-median = No dice nada de lo separados que están.
data-means-fit = la línea con la menor suma de cuadrados de las distancias verticales. La pendiente es cuánto cambia y cuando x crece 1; “explicado” es la parte de las diferencias de y que recoge la línea.
data-means-not-fit = No dice que x sea la causa de y, ni nada sobre x fuera de los puntos. También una nube curvada tiene una recta.
data-credit = Datos: { $credit }
data-pin = Fijar
data-pinned = El gráfico queda fijado a tu respuesta.
data-pinned-graph = Gráfico de { $columns } ({ $source })
data-from-match = la partida
data-from-class = la clase
data-from-experiment = el experimento
data-from-own = una tabla propia
data-csv = Filas (CSV)
data-python = Copiar como Python
data-python-how = Esta celda hace el mismo gráfico con pandas y bqplot, en un cuaderno donde Reefkit esté instalado.
data-copy = Copiar la celda
data-code-table = La tabla, y dónde cae cada fila
data-code-frame = Escribe el nombre de tu DataFrame en lugar del segundo `table`
data-code-match = match es tu partida, como la da rk.load con el nombre de tu archivo
data-code-selected = Solo las filas seleccionadas
data-code-ranges = Los rangos por orden de primera aparición
data-code-grid = De las filas que el ojo no distingue, la primera
data-code-line = La media de y en cada x
data-code-extremes = El más bajo y el más alto de cada tramo corto
data-code-means = Las barras son medias
data-code-counts = Las barras cuentan filas
data-code-histogram = Cuántas filas hay en cada intervalo
data-code-box = Cuartiles, bigotes hasta una caja y media, y el resto como puntos

## Rows

data-row = Una fila
data-open = Abrir el momento
data-moment = { $table }: { $moment }
data-close = Cerrar
data-close-own = Cerrar “{ $name }”
data-fields = Seleccionar filas
data-fields-how = Se seleccionan las filas que cumplen todo, en cada tabla que tenga la columna.
data-from = desde
data-to = hasta
data-take = Seleccionar
data-take-column = Seleccionar por { $column }
data-any = todo
data-rows = { $name }: { $rows } de { $of } filas
data-rows-more = Las primeras { $shown } de { $rows } filas. “Filas (CSV)” las guarda todas.

## What cannot be done, and why

reject-data-not-understood = Eso no se pudo leer. Inténtalo otra vez.
reject-data-pin-too-long = Hay tanto excluido o seleccionado que el gráfico no se puede fijar. Muestra todo y no selecciones nada.
reject-data-no-graph = Este gráfico ya no está.
reject-data-no-column = Esta tabla no tiene ninguna columna “{ $name }”.
reject-data-no-dataset = Aquí no hay ninguna tabla “{ $name }”.
reject-data-no-row = Esta fila ya no está.
reject-data-leads-nowhere = Esta fila no es de un solo momento de una partida, así que no hay tablero que abrir.
reject-data-table-gone = Esta mesa ya no está abierta para ti, así que no se puede mostrar su tablero.
reject-data-too-many-graphs = Caben { $most } gráficos. Quita antes uno.
reject-data-too-many-files = Has abierto { $most } tablas tuyas. Cierra antes una de ellas.
reject-data-no-number = “{ $text }” no es un número, o podría ser dos. Escribe, por ejemplo, 1000 o 1,5.
reject-data-no-date = “{ $text }” no es una fecha que se pueda leer aquí. Escríbela como 2020-02-01, o como en tu archivo. 2020-02 es todo el mes; 2020, todo el año.
reject-data-range-turned = El intervalo de { $low } a { $high } está al revés.
reject-data-no-datasets = Un explorador necesita alguna tabla que mostrar.
reject-data-no-such-series = No hay ninguna serie “{ $name }”. Hay estas: { $known }.
reject-data-too-large = El archivo ocupa más de { $most } MB.
reject-data-no-text = El archivo no es una tabla que se pueda leer aquí. Guárdalo como CSV o como hoja de cálculo (.xlsx, .ods).
reject-data-no-rows = El archivo necesita al menos una fila de valores debajo de los nombres.
reject-data-frame-empty = El DataFrame necesita al menos una columna y una fila.
reject-data-merged = En la columna “{ $name }” la mayoría de las celdas está vacía debajo de una llena, como cuando se guardan celdas combinadas. Rellena todas las filas.
reject-data-too-many-columns = Se pueden abrir hasta { $most } columnas. Cierra antes otra.
reject-data-too-many-rows = La tabla tiene { $rows } filas. Se pueden abrir hasta { $most }. Guarda una parte en un archivo más pequeño, por ejemplo un año o un lugar.
