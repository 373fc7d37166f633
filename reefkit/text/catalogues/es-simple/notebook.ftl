### The notebook of a game, in easier words.

notebook-lead = Qué golpeó tu arrecife, qué esperabas, y tus notas.
notebook-none = Aún no hay cuaderno. Juega una partida para llenarlo.
notebook-empty = Aún no hay nada escrito. Empieza con el primer censo.
notebook-nothing-certain = nada era seguro, así que nada cuenta.

## Blank axes on paper

axes-lead = Imprímelos y dibuja tu partida a mano. Marca las catástrofes donde golpearon.
axes-ranges = Gráfico de rangos
    .how = Dibuja una barra por cada tipo. Va del primer censo al último en que vivió. Dibuja cada catástrofe como una línea de arriba abajo. Marca un final como extirpación o extinción.
axes-curve = Tipos a través del tiempo
    .how = Cuenta los tipos de tu arrecife en cada censo. Deja fuera las algas carnosas. Pon un punto y une los puntos.
axes-scores = Marcador
    .how = Escribe los puntos de cada ronda. Debajo, escribe los puntos hasta entonces. La población y los tipos son los de todos los arrecifes.
