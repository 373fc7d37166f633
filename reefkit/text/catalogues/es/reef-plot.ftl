### The student plots first, in Spanish: the point of a survey, placed before the chart fills in.

plot-title = Primero lo dibujas tú: tipos vivos
plot-measure = tipos vivos (riqueza)
plot-right = { $count ->
    [0] Correcto: no vivía nada en tu arrecife.
    [one] Correcto: vivía un tipo en tu arrecife, { $types }.
   *[other] Correcto: vivían { $count } tipos en tu arrecife, { $types }.
}
plot-once-more = Tu punto dice { $value }. Cuenta los tipos otra vez: las fichas de un mismo tipo cuentan una sola vez.
plot-wrong = Tu punto dice { $value }. { $count ->
    [0] No vivía nada en tu arrecife.
    [one] Allí vivía un tipo, { $types }.
   *[other] Allí vivían { $count } tipos: { $types }.
}
reject-record-look-first = Mira primero quién murió y por qué; después están aquí tus datos.
reject-record-plot-first = Coloca primero tu punto en el gráfico; después se pueden guardar los números.
reject-plot-not-due = No hay ningún punto de la ronda { $round } que falte colocar.
plot-covered = Primero los dibujas tú: los gráficos se vuelven a abrir cuando compruebes tus gráficos de la parte Después.
plot-covered-go = Ir a tus gráficos
reject-plot-drawn-first = Primero van tus gráficos de la parte Después; luego se pueden guardar los números.
