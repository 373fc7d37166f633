### Plots that a reader draws, in Spanish: ends of bars, points, marks on the time line.
### Headings and answers agree with no name: a row can be a coral, a sponge or a card.

plots-range-label = Gráfico de rangos: tú dibujas las barras
plots-curve-label = { $measure } a lo largo del tiempo: tú dibujas la línea

plots-first = primera vez
plots-last = última vez
plots-mark = ronda
plots-ending = después
plots-first-of = { $what }: primera vez
plots-last-of = { $what }: última vez
plots-ending-of = { $what }: qué pasó después
plots-ending-none = elige
plots-mark-of = { $of ->
    [one] { $what }: ronda
   *[other] { $what }, número { $number }: ronda
}
plots-point-of = { $time ->
    [0] Al principio
   *[other] Ronda { $time }
}
plots-tick-of = { $what }, ronda { $time }
# Over the boxes of the time line, one for each round.
plots-strip = Marca cada ronda: { $what }
plots-none = { $what }: en ninguna ronda
plots-row = Tu barra: { $what }
plots-given = Esta barra ya está puesta: de { $first } a { $last }.
plots-given-stays = Esta barra ya está puesta: { $stays }. Entre medias, el tipo no estaba.

plots-less = { $what }: uno menos
plots-more = { $what }: uno más
plots-unset = sin colocar
# What a screen reader says of a point that was checked.
plots-judged = { $right ->
    [one] { $value }, bien. { $why }
   *[other] { $value }, míralo otra vez. { $why }
}
plots-right = bien
plots-wrong = míralo otra vez
plots-hint-listed = Cuenta los nombres de la lista de este punto. Cada nombre cuenta una vez.

plots-became-standing = aún vive
plots-became-extirpated = extirpación aquí
plots-became-extinct = extinción en la mesa
plots-lost = se perdió un tipo

plots-counts = { $point }: qué se contó
    .about = Los números son individuos: cuántos hay, no cuántos tipos.
plots-marks = marcas
plots-table = Escribir los números
plots-head-row = tipo
plots-head-event = qué golpeó
plots-head-time = censo
plots-check = Comprobar
plots-missing = Todavía no: { $count ->
    [one] falta uno
   *[other] faltan { $count }
} por colocar.
plots-print = Imprimir ejes vacíos

plots-not-understood = El gráfico no pudo leer eso. No se cambió nada.
plots-closed = Este gráfico está cerrado: se puede leer, pero no cambiar.
plots-out-of-range = Da un número de { $low } a { $high }. No se cambió nada.
