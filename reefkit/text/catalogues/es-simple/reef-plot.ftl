### The student plots first, in easy Spanish.

plot-once-more = Tu punto dice { $value }. Cuenta cada tipo una sola vez.
plot-covered = Primero dibujas tú. Tus gráficos de Después vuelven a abrir estos.
plot-covered-go = Ir a tus gráficos
reject-plot-drawn-first = Primero dibuja tus gráficos de Después. Luego puedes guardar los números.
