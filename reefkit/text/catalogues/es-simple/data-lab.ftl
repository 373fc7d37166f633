### The data lab, in easier Spanish.

data-page-lead = Haz gráficos de tu partida. Pon al lado datos de la naturaleza. Tus gráficos seguirán aquí cuando vuelvas.
data-page-no-match = No hay ninguna partida abierta. Aquí hay arrecifes de verdad y fósiles. Juega una partida, y sus tablas estarán las primeras.
data-plots-first = Primero dibuja tus gráficos de Después. Luego tu partida estará aquí. Por ahora hay arrecifes de verdad y fósiles.
data-class-reading = Se lee tu clase: { $done } de { $of } mesas.
data-class-ahead = Algunas mesas van por delante de la tuya. Las ves como estaban en tu ronda.
data-step-own = Mi curva
    .ask = La curva muestra cuántos tipos vivían. ¿Dónde cambia más? Pulsa ese punto. Después pulsa “Abrir el momento”. ¿Qué pasó allí?
data-step-class = Mi clase
    .ask = Cada color es una mesa de tu clase. ¿Qué mesa conservó más tipos? ¿Cuál perdió más? Pregunta qué hicieron.
data-step-places = Toda la mesa
    .ask = Cada color es una persona. Un color es de todas juntas. ¿Está más alto que la mejor? ¿Por qué?
data-step-rocks = Las rocas
    .ask = Aquí están tu curva y la de corales antiguos. ¿Dónde cae más la antigua? ¿Cuántos millones de años tardó? ¿A qué curva le pueden faltar tipos?
data-argument = Haz un gráfico para la pregunta { $number }. Después pulsa “Fijar” debajo.
reject-data-pin-too-long = Este gráfico no se puede fijar. Muestra todo y no selecciones nada.
data-experiment-steps = Experimento: paso a paso
data-experiment-sampled = Se jugaron { $tables } mesas de cada nivel. Aquí hay { $shown } como filas, repartidas por igual.
data-help-drag = Arrastra el nombre de una columna a un lugar. También puedes soltarlo en el gráfico. Suéltalo abajo para el eje x. Suéltalo a la izquierda para el eje y. Suéltalo en el centro para el color.
data-help-chip = O pulsa el nombre. Te dice qué significa la columna. También tiene un botón para cada lugar.
data-help-point = Pulsa un punto para ver su fila. Pulsa un nombre de la leyenda para dejarlo fuera. Púlsalo otra vez para que vuelva.
data-help-draw = Dibuja un rectángulo sobre los puntos, o pulsa una barra. Esas filas se destacan en todos los gráficos. “Seleccionar filas” hace lo mismo con números.
data-help-file = Tu tabla necesita arriba una fila de nombres. Debajo va una fila por cada cosa que mediste. Puede tener { $rows } filas, { $columns } columnas y 8 MB.
data-file-kept = No se guarda. Si cargas otra vez la página, se cierra. Hasta { $most }.
data-kind-histogram = cuántas veces
data-kind-box = cajas
data-kind-ranges = quién vivió cuándo
data-sum-interval = dónde puede estar la media
data-sum-median = centro (mediana)
data-sum-fit = línea recta
data-time-ma = El tiempo está en millones de años antes de hoy (Ma). El pasado está a la izquierda. Hoy está a la derecha.
data-time-ma-turned = El tiempo está en millones de años antes de hoy (Ma). Hoy está a la izquierda. El pasado está a la derecha.
data-note-overlap = Un punto más grande son varias filas en el mismo lugar.
data-note-thinned = { $rows } filas se dibujan como { $dots } puntos. Las filas que no podrías distinguir comparten un punto. Un punto más grande son más filas. El resumen cuenta todas las filas.
data-note-line = De { $points } puntos se dibujan { $drawn }: los más bajos y los más altos.
data-note-means = Donde varias filas comparten una x, la línea pasa por su media.
data-note-stacked = Los colores están unos encima de otros. La altura entera cuenta todas las filas.
data-note-box = La caja contiene la mitad central de las filas. La línea de dentro es la mediana. Las líneas finas llegan hasta las últimas filas cercanas. Los puntos están lejos.
data-means-mean = suma todos los valores y divide entre cuántos son.
data-means-not-mean = Quizá nadie midió ese valor. Un solo valor muy grande puede moverla mucho.
data-means-interval = es probable que la media verdadera esté aquí. Mide muchas veces: 95 de cada 100 tramos así la contienen.
data-means-not-interval = No dice dónde están los valores sueltos. Es demasiado corto donde unas filas dependen de otras.
data-means-median = la mitad de los valores queda debajo, y la mitad encima.
data-means-not-median = No dice lo separados que están.
data-means-fit = la línea más cercana a todos los puntos. La pendiente dice cuánto cambia y cuando x crece 1. “Explicado” dice lo bien que encaja la línea: 100 % es perfecto.
data-means-not-fit = No dice que x haga cambiar y. No dice nada más allá de los puntos.
data-python-how = Esta celda hace el mismo gráfico en un cuaderno.
data-fields-how = Se seleccionan las filas que cumplen todo, en todas las tablas.
data-no-marks = No hay nada que dibujar. Muestra todo o elige otra columna.
data-read-above = { $count ->
    [one] La línea { $first } está encima de los nombres. Queda fuera.
   *[other] Las líneas { $first } a { $last } están encima de los nombres. Quedan fuera.
}
data-read-long = { $count ->
    [one] Una fila queda fuera ({ $where }). Tiene más de { $columns } celdas.
   *[other] { $count } filas quedan fuera ({ $where }). Tienen más de { $columns } celdas.
}
data-read-short = { $count ->
    [one] Una fila es muy corta ({ $where }). Sus últimas celdas están vacías.
   *[other] { $count } filas son muy cortas ({ $where }). Sus últimas celdas están vacías.
}
data-read-gaps = En “{ $column }” { $count ->
    [one] una celda no tiene
   *[other] { $count } celdas no tienen
} valor: { $signs } ({ $where }).
data-read-letters = Mira “{ $text }”. ¿Están bien sus letras? Si no, elige abajo otra codificación.
data-read-day = “{ $text }” se lee como día, mes, año. Abajo puedes elegir otro orden.
data-read-no-day = En “{ $column }” { $count ->
    [one] una fecha no tiene
   *[other] { $count } fechas no tienen
} día ({ $where }). Aquí es el primer día del mes o del año.
data-own-kind-identifier = número o nombre de una cosa
data-own-kind-age = edad en millones de años (Ma)
data-read-zones = Las horas de “{ $column }” son de varias zonas horarias. { $count ->
    [one] Una está ahora
   *[other] { $count } están ahora
} en la zona UTC ({ $where }).
data-read-no-zone = En “{ $column }” { $count ->
    [one] una hora no tiene zona horaria. Se lee
   *[other] { $count } horas no tienen zona horaria. Se leen
} como UTC ({ $where }).
reject-data-no-text = Este archivo no es una tabla. Guárdalo como CSV o como .xlsx.
reject-data-too-many-rows = La tabla tiene { $rows } filas. Se pueden abrir hasta { $most }. Guarda solo un año o un lugar.
reject-data-no-rows = El archivo necesita filas de valores debajo de los nombres.
reject-data-merged = En la columna “{ $name }” hay muchas celdas vacías. Rellena todas las filas.
reject-data-leads-nowhere = Esta fila no es un momento de una partida. No hay tablero que abrir.
reject-data-table-gone = Esta mesa ya no está abierta para ti. No puedes ver su tablero.
reject-data-frame-empty = El DataFrame está vacío. Necesita una columna y una fila.
reject-data-no-date = “{ $text }” no es una fecha que se pueda leer. Escribe 2020-02-01, o como en tu archivo. 2020-02 es todo el mes. 2020 es todo el año.
