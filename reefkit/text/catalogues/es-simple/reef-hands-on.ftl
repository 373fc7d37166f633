### Reef Survivor in hands-on mode, in Spanish, in easier words.

step-by-hand-dwellers = Acoge habitantes. Cada uno come un alga. Luego entrega tu tablero.
step-by-hand-algae = Coloca tus algas. Primero van las casillas vacías. Luego entrega tu tablero.
step-by-hand-settlement = Asienta tus crías. Fíjate en el agua. Luego entrega tu tablero.
step-by-hand-catastrophe = Lee la carta. Averigua qué cambia y quién muere. Luego entrega tu tablero.
step-by-hand-survey = Cuenta tu arrecife. Quita lo que está tapado. Luego entrega tablero y recuento.
step-revealed = Mira los otros tableros. ¿Hay un error? Reta a quien lo hizo. Luego pulsa Listo.

books-open = Todos los tableros están entregados. Busca errores.
dwellers-stolen = { $count ->
    [0] { $player } atrapó un error de { $other }. No había habitantes que llevarse.
    [one] { $player } atrapó un error de { $other }. Un habitante cambia de arrecife.
   *[other] { $player } atrapó un error de { $other }. { $count } habitantes cambian de arrecife.
}

error-builders-changed = los constructores de la fila { $row }, columna { $column } no están bien
error-alga-added = a la fila { $row }, columna { $column } no llegó ningún alga
error-alga-removed = de la fila { $row }, columna { $column } no se fue ningún alga
error-alga-too-soon = primero van las casillas vacías; fila { $row }, columna { $column }: demasiado pronto
error-algae-count = algas que había que colocar: { $expected }; colocadas: { $given }
error-dwellers-too-many = había lugar para { $given } más; llegaron { $expected } de sobra
error-dwellers-left = habitantes que debían irse: { $expected }; se fueron: { $given }
error-dwellers-changed = en este paso los habitantes no cambian
error-grazed-too-few = algas que había que comer: { $expected }; comidas: { $given }
error-grazed-too-many = algas que había que comer: { $expected }; comidas: { $given }
error-not-a-juvenile = no tenías esa cría para la fila { $row }, columna { $column } ({ $name })
error-not-settled = había una casilla para una cría de { $name }
error-settled-on-alga = hay un alga en la fila { $row }, columna { $column }
error-stacked-too-soon = usa primero las casillas vacías; esta cría no se apila aún ({ $name })
error-stack-too-high = la pila de la fila { $row }, columna { $column } está llena
error-wrong-water = una cría de { $name } no vive en la fila { $row }, columna { $column }
error-half-wrong = la carta se lleva { $expected } de estos constructores; faltan { $given }
error-tie-wrong = muere un tipo entero ({ $name }: { $expected }); faltan { $given }
error-built-over-left = quita lo que está tapado en la fila { $row }, columna { $column }
error-tally-wrong = escribiste { $given } en “{ $name }”; es { $expected }

reject-by-hand = Ahora trabaja en tu tablero. Entrégalo.
reject-no-submission-now = Ahora no tienes que entregar un tablero.
reject-submit-other-board = Este es otro tablero. Su agua no es como la tuya.
reject-submit-no-tally = Entrega tu recuento con el tablero. Tiene { $parts } partes.
reject-no-challenge-now = Ahora no puedes retar. Espera hasta que se abran todos los tableros.
reject-challenge-another = Busca errores en otro tablero.
reject-challenge-no-submission = Este puesto no entregó un tablero. No hay nada que retar.
reject-challenged-already = { $player } encontró antes un error aquí.
