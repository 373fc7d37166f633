### Reef Survivor in hands-on mode, in Spanish: students keep their own books, and may catch each
### other's errors.

## What to do now

step-by-hand-dwellers = Haz tú la cuenta de los habitantes: acoge a los que tus constructores puedan cobijar, haz que cada uno coma un alga y entrega tu tablero.
step-by-hand-algae = Coloca tú las algas carnosas en tu tablero, primero en las casillas vacías, y entrégalo.
step-by-hand-settlement = Asienta tú los juveniles en tu tablero, donde el agua sea apta para ellos, y entrégalo.
step-by-hand-catastrophe = Averigua por la carta qué cambia y quién muere, y entrega tu tablero.
step-by-hand-survey = Cuenta tu arrecife, quita lo que está tapado y entrega tu tablero con tu recuento.
step-revealed = Mira los otros tableros: si ves un error, reta a quien lo cometió; luego pulsa Listo.
left-submission = primero entrega tu tablero

## What happened

submitted = { $player } entregó un tablero.
books-open = Todos los tableros están entregados: ya se pueden buscar errores.
books-right = El tablero de { $player } era correcto.
books-placed = { CAP($organism) }: ahora está en la fila { $row }, columna { $column }.
books-removed = { CAP($organism) }: ya no está en la fila { $row }, columna { $column }.
books-alga-came = Ahora crece un alga carnosa en la fila { $row }, columna { $column }.
books-alga-went = Ya no está el alga carnosa de la fila { $row }, columna { $column }.
books-dwellers-came = { $count ->
    [one] Llegó un habitante ({ $organism }).
   *[other] Llegaron { $count } habitantes ({ $organism }).
}
books-dwellers-left = { $count ->
    [one] Se fue un habitante ({ $organism }).
   *[other] Se fueron { $count } habitantes ({ $organism }).
}
challenge-valid = { $player } encontró un error en el tablero de { $other }.
challenge-empty = { $player } retó a { $other }, pero su tablero era correcto.
dwellers-stolen = { $count ->
    [0] { $player } atrapó un error de { $other }, que no tenía habitantes que perder.
    [one] { $player } atrapó un error de { $other } y se lleva un habitante.
   *[other] { $player } atrapó un error de { $other } y se lleva { $count } habitantes.
}
# $what is one of error-….
error-shown = El error: { $what }.
mended = Corregido: { $what }.

## Errors of a board; these stand in error-shown and mended

error-builders-changed = los constructores de la fila { $row }, columna { $column } no son los que este paso deja allí
error-alga-added = ningún alga puede haber llegado a la fila { $row }, columna { $column } en este paso
error-alga-removed = ningún alga puede haber desaparecido de la fila { $row }, columna { $column } en este paso
error-alga-too-soon = un alga cubrió al constructor de la fila { $row }, columna { $column } mientras había una casilla vacía
error-algae-count = { $expected ->
    [0] no había que colocar ningún alga carnosa, y se colocaron { $given }
    [one] había que colocar un alga carnosa, y se colocaron { $given }
   *[other] había que colocar { $expected } algas carnosas, y se colocaron { $given }
}
error-dwellers-lost = { $expected ->
    [one] falta un habitante ({ $name })
   *[other] faltan { $expected } habitantes ({ $name })
}
error-dwellers-extra = { $expected ->
    [one] sobra un habitante ({ $name })
   *[other] sobran { $expected } habitantes ({ $name })
}
# $expected is how many were too many, $given how many there was room for.
error-dwellers-too-many = los constructores tenían cobijo para { $given } más, y se acogieron { $expected } de sobra
error-dwellers-left = { $expected ->
    [0] ningún habitante tenía que irse, y se fueron { $given }
    [one] tenía que irse un habitante, y se fueron { $given }
   *[other] tenían que irse { $expected } habitantes, y se fueron { $given }
}
error-dwellers-changed = el número de habitantes no cambia en este paso
error-grazed-too-few = { $expected ->
    [one] había que comer un alga, y se comieron { $given }
   *[other] había que comer { $expected } algas, y solo se comieron { $given }
}
error-grazed-too-many = { $expected ->
    [0] no había que comer ningún alga, y se comieron { $given }
    [one] había que comer solo un alga, y se comieron { $given }
   *[other] había que comer solo { $expected } algas, y se comieron { $given }
}
error-not-a-juvenile = en el vivero no había ningún juvenil de { $name } como el de la fila { $row }, columna { $column }
error-not-settled = había una casilla vacía apta para un juvenil de { $name }, y no se asentó
error-settled-on-alga = un juvenil de { $name } no puede asentarse en la fila { $row }, columna { $column }, sobre un alga carnosa
error-stacked-too-soon = un juvenil de { $name } se apiló en la fila { $row }, columna { $column } cuando aún había una casilla vacía apta para él
error-stack-too-high = la pila de la fila { $row }, columna { $column } no tiene lugar para un juvenil de { $name }
error-wrong-water = el agua de la fila { $row }, columna { $column } no es apta para un juvenil de { $name }
error-half-wrong = { $expected ->
    [one] la carta se lleva uno de los constructores que alcanza, y faltan { $given }
   *[other] la carta se lleva { $expected } de los constructores que alcanza, y faltan { $given }
}
# $name is the type that was taken to be the choice, $expected how many builders of it are hit.
error-tie-wrong = de los tipos más abundantes, la carta se lleva uno entero ({ $name }: { $expected }) y ningún otro, y faltan { $given }
error-should-have-died = un constructor de la fila { $row }, columna { $column } muere con esta carta ({ $name })
error-should-have-lived = un constructor de la fila { $row }, columna { $column } sobrevive a esta carta ({ $name })
error-token-kept = los constructores de la fila { $row }, columna { $column } pierden una mutación con esta carta
error-built-over-left = lo que está tapado en la fila { $row }, columna { $column } se quita en el censo
error-tally-wrong = el recuento dice { $given } en “{ $name }”, y es { $expected }

part-population = población
part-algae = algas
part-diversity = diversidad
part-resilience = resiliencia
part-three-d = arrecife en 3D
part-coastal = protección costera

## Refused

reject-by-hand = En esta fase trabajas en tu propio tablero, así que entrégalo.
reject-no-submission-now = Ahora no se te pide ningún tablero.
reject-submit-other-board = Su agua o su tierra no son las de tu arrecife, así que este es otro tablero.
reject-submit-no-tally = En el censo, el recuento se entrega con el tablero, con sus { $parts } partes completas.
reject-no-challenge-now = Solo se puede retar mientras todos los tableros están a la vista.
reject-challenge-another = Buscas errores en los tableros de los demás, así que elige otro puesto.
reject-challenge-no-submission = Este puesto no entregó un tablero en esta fase, así que no hay nada que retar.
reject-challenged-already = { $player } encontró antes un error en este tablero, y solo cuenta el primero.
setup-hands-on-supply = El modo manual no tiene fichas limitadas como el juego impreso: elige una de las dos opciones.
