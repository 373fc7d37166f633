### The set-up as homework: a board, builders, their places, and the short code that carries them.

homework-title = Tu preparación
homework-whose = tu preparación
homework-now = Ahora
homework-now-board = Elige un tablero. ¿Qué vive bien ahí?
homework-now-builders = { $left ->
    [0] Tu preparación está guardada. Espera aquí tu próxima partida.
    [one] Elige un constructor más de la tabla y después una casilla para él.
   *[other] Elige { $left } constructores de la tabla y una casilla para cada uno.
}
homework-cleared = Cambiaste de tablero, así que tus constructores volvieron a su sitio.
homework-close = Volver
homework-open = Elegir tu preparación
homework-change = Ver tu preparación
homework-card = Elige ahora tu tablero, tus constructores y sus lugares. Esperan aquí a que empiece el juego.
homework-card-begun = { CAP($board) }: { $left ->
    [one] falta colocar un constructor
   *[other] falta colocar { $left } constructores
}.
homework-card-whole = { CAP($board) }, con todos los constructores colocados. Espera tu próxima partida. Código: { $code }
homework-code = Código
    .about = Cualquier Reefkit lee este código. Escríbelo cuando empiece una partida en otra computadora.
homework-code-later = { $left ->
    [one] Un constructor más, y tu preparación tendrá un código.
   *[other] { $left } constructores más, y tu preparación tendrá un código.
}
homework-type = Escribe un código
homework-read = Usarlo
homework-clear = Vaciar
homework-print = Imprimir la hoja
homework-taken = El código se leyó: { $board }, con todos los constructores en su lugar.
homework-slip = Mi preparación para Reef Survivor
    .about = Trae esta hoja a clase. Escribe el código donde una partida nueva lo pida.
    .name = Nombre
homework-place = { CAP($builder) }: fila { $row }, columna { $column }
homework-seat = Código de preparación
homework-seat-of = Código de preparación del puesto { $seat }
homework-begun = Tu preparación está en el tablero. Mírala una vez más y pulsa Listo.
homework-begun-partly = Tu preparación no se pudo colocar entera. { $why }

reject-homework-full = Los { $count } constructores están colocados. Elige uno en el tablero para devolverlo.
reject-homework-not-whole = { $count ->
    [one] Falta colocar un constructor, así que aún no hay código.
   *[other] Falta colocar { $count } constructores, así que aún no hay código.
}
reject-homework-code-empty = Escribe primero el código de una preparación.
reject-homework-code-letter = Un código no lleva { $letter }. Mira esa letra otra vez.
reject-homework-code-length = Un código de preparación tiene { $wanted } letras; este tiene { $given }. El código para continuar tu propio trabajo es otro.
reject-homework-code-mistyped = Una letra de este código está mal escrita. Compáralo otra vez con la hoja.
reject-homework-code-other = Este código es para otros tableros o constructores que los de aquí.
reject-homework-code-misfit = Este código pone un constructor donde no puede vivir. { $why }
