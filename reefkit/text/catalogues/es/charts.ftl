### Charts in Spanish: their names, choices, tables and files.

charts-range-title = Quién vivió aquí
charts-diversity-title = Diversidad
charts-population-title = Cuántos viven
charts-composition-title = Qué vive aquí

# Names of several things, read out as a list.
charts-together = { $names }
charts-to-come = por venir
charts-choice = Mostrar
charts-measure = Medida
charts-living = con vida
charts-count = cuántos
charts-alive = aún vive
charts-gamma = todos (gamma)
charts-beta = entre arrecifes (beta)

charts-measure-richness = riqueza
charts-measure-shannon = y su reparto (Shannon)
charts-measure-hill-1 = tipos comunes (Hill, orden 1)
charts-measure-hill-2 = tipos muy comunes (Hill, orden 2)
charts-measure-whittaker = diferencia de arrecifes (beta, Whittaker)
charts-measure-jaccard = diferencia de tipos (beta, Jaccard)
charts-measure-bray-curtis = diferencia de cantidades (beta, Bray–Curtis)
charts-undefined = Un hueco significa que ahí el valor no está definido: no vivía nada, o hay un solo arrecife.

charts-range-summary = { $title }: un gráfico de rangos de { $taxa ->
    [one] un taxón
   *[other] { $taxa } taxones
}. Rangos que terminaron: { $ended }.
charts-lines-empty = { $title }: todavía no hay valores.
charts-caption = { $title }: { $measure }

charts-show-table = Ver como tabla
charts-show-charts = Ver gráficos
charts-save = Guardar
charts-png = Imagen (PNG)
charts-svg = Dibujo (SVG)
charts-csv = Números (CSV)

charts-head-taxon = taxón
charts-head-first = primera vez
charts-head-last = última vez
charts-head-end = después
charts-head-time = tiempo
charts-head-line = línea
charts-head-layer = grupo
charts-head-disaster = catástrofe
charts-disasters = Catástrofes
# $what is the row's cells.
charts-why = Por qué: { $what }
charts-nothing = –
charts-whole = { $value }
charts-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Bands of time, and a second course of things

# Said by screen readers after the chart's own summary. $head names all bands, such as "stage".
charts-bands = A lo largo del tiempo, por { $head }: { $names }.
charts-band = { $name }, de { $start } a { $end }
charts-fork = En { $time } empieza una línea discontinua: { $name }.

widget-not-drawn = Esto aparece mientras su programa funciona. En un cuaderno, ejecuta la celda otra vez; en una página, abre la página otra vez.
