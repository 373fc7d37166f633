### Plots for younger readers, in Spanish.

plots-head-row = tipo
plots-became-standing = sigue ahí
plots-became-extirpated = ya no está aquí
plots-became-extinct = ya no está en ninguno
plots-lost = se perdió un tipo

plots-counts = { $point }: qué vivía allí
    .about = Cuenta cada tipo una sola vez.
plots-table = Escribir los números
plots-closed = Este gráfico está cerrado. Todavía puedes leerlo.
plots-out-of-range = Da un número de { $low } a { $high }.
plots-not-understood = El gráfico no pudo leer eso.
