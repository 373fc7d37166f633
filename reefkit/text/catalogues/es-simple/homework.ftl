### The set-up as homework, for younger readers.

homework-now-builders = { $left ->
    [0] Tu preparación está guardada para tu próxima partida.
    [one] Elige un constructor más. Después elige una casilla.
   *[other] Elige { $left } constructores. Da una casilla a cada uno.
}
homework-card = Elige ahora tu tablero y tus constructores. Esperan al juego.
homework-card-begun = { CAP($board) }: faltan { $left }.
homework-card-whole = { CAP($board) }: todos los constructores están colocados. Código: { $code }
homework-code = Código
    .about = Escribe este código cuando empiece una partida.
homework-code-later = { $left } más, y tendrás un código.
homework-taken = El código se leyó. Tu tablero: { $board }.
homework-slip = Mi preparación para Reef Survivor
    .about = Trae esta hoja a clase. Escribe el código allí.
    .name = Nombre
homework-begun = Tu preparación está en el tablero. Mírala otra vez y pulsa Listo.
homework-begun-partly = No cabe toda tu preparación. { $why }
reject-homework-full = Los { $count } constructores están colocados. Elige uno para devolverlo.
reject-homework-not-whole = Coloca { $count } más. Después tendrás un código.
reject-homework-code-length = El código tiene { $wanted } letras. Este tiene { $given }.
reject-homework-code-mistyped = Una letra está mal. Mira otra vez la hoja.
reject-homework-code-other = Este código es para otros tableros.
reject-homework-code-misfit = Un constructor no puede vivir ahí. { $why }
