### Hands-on pages of Reef Survivor, in Spanish: the student works a step out on a draft, submits it,
### and looks for errors on the others' boards.

## The tools beside the board

draft-title-dwellers = Los habitantes y lo que comen
draft-title-algae = Algas carnosas
draft-title-settlement = Tu vivero
draft-title-catastrophe = La carta
draft-title-survey = Cuenta y despeja tu arrecife
draft-tools = Qué hace elegir una casilla
draft-tool-alga = Algas
draft-tool-count = Contar
draft-tool-settle = Asentar
draft-tool-back = Devolver
draft-tool-top = Quitar arriba
draft-tool-under = Quitar abajo
draft-tool-place = Poner el nuevo
draft-touch-alga = Elige una casilla para poner un alga carnosa o para quitarla.
draft-touch-settle = Elige un juvenil y luego su casilla.
draft-touch-back = Elige una casilla para devolver al vivero su último juvenil.
draft-touch-count = Escribe los puntos de cada parte, también los ceros.
draft-touch-top = Elige una casilla para quitar el constructor de más arriba. Elige una casilla que vaciaste para que vuelvan sus constructores.
draft-touch-under = Elige una casilla para quitar el constructor de más abajo. Elige una casilla que vaciaste para que vuelvan sus constructores.
draft-touch-place = Elige una casilla para poner encima uno de los recién llegados.
# Where the phase is about eating: 1A.
draft-touch-eat = Elige un alga carnosa para que la coman. Vuelve a elegir la casilla para que reaparezca.
draft-dwellers = Habitantes
draft-dweller-was = antes { $was }
draft-nursery-left = { $count ->
    [0] Todos los juveniles tienen su lugar.
    [one] Espera un tipo de juvenil.
   *[other] Esperan { $count } tipos de juvenil.
}
draft-card = La carta: { $card }
draft-rolled = Tu arrecife sacó la fila { $rows }.
draft-touched = En la casilla que tocaste, de arriba abajo
draft-take = Quitar
draft-take-of = Quitar: { $organism }
draft-take-token = Quitar: { $token }
draft-changes = Cambios hasta ahora: { $what }.
draft-changes-none = Todavía no hay cambios.
draft-builders-more = { $count ->
    [one] un constructor más
   *[other] { $count } constructores más
}
draft-builders-fewer = { $count ->
    [one] un constructor menos
   *[other] { $count } constructores menos
}
draft-algae-more = { $count ->
    [one] un alga más
   *[other] { $count } algas más
}
draft-algae-fewer = { $count ->
    [one] un alga menos
   *[other] { $count } algas menos
}
draft-dwellers-more = { $count ->
    [one] un habitante más
   *[other] { $count } habitantes más
}
draft-dwellers-fewer = { $count ->
    [one] un habitante menos
   *[other] { $count } habitantes menos
}

## The tally

draft-tally = Tu recuento, en puntos
draft-counts = Lo que hay en tu arrecife
draft-count = { $overgrown ->
    [0] { $count }
   *[other] { $count }, { $overgrown } bajo algas
}
draft-count-algae = algas carnosas

## Buttons

draft-over = Empezar de nuevo
draft-undo = Deshacer
draft-submit = Entregar mi tablero
draft-submit-tally = Entregar tablero y recuento

## The rule of the step

draft-rule = Muéstrame la regla
draft-rule-recruiters = Los reclutadores dan cobijo a los habitantes: son los corales, las algas calcáreas y los bivalvos que no están bajo un alga carnosa.
draft-rule-shelter = { $each ->
    [one] Cada reclutador puede cobijar a un habitante.
   *[other] Cada { $each } reclutadores pueden cobijar a un habitante.
}
draft-rule-collect = Acoge como mucho a esa cantidad en total, de los tipos que quieras. Cuenta los reclutadores antes de que nadie coma.
draft-rule-stopped = Una carta impide que lleguen habitantes en esta ronda, así que no acojas a ninguno.
draft-rule-graze = Después, cada habitante come un alga carnosa que tú eliges, mientras quede alguna.
draft-rule-algae = { $count ->
    [0] En este paso no crece ningún alga carnosa.
    [one] Crece un alga carnosa.
   *[other] Crecen { $count } algas carnosas.
}
draft-rule-empty-first = Primero llenan las casillas vacías. Solo cuando no queda ninguna crecen sobre los constructores.
draft-rule-one-alga = En una casilla cabe como mucho un alga carnosa.
draft-rule-support = { $each ->
    [one] Un habitante se va cuando no queda ningún reclutador libre que le dé cobijo.
   *[other] Cada habitante necesita { $each } reclutadores libres de algas; los que no los tienen se van, y tú eliges cuáles.
}
draft-rule-water = Un juvenil se asienta solo en agua donde vive su tipo, y nunca sobre un alga carnosa.
draft-rule-settle-empty = Mientras haya una casilla vacía apta para él, se asienta allí. Solo después puede asentarse encima de un constructor.
draft-rule-stacks = En una pila caben { $shallow } en agua somera, { $medium } en agua media y { $deep } en agua profunda.
draft-rule-no-place = Nunca es obligatorio apilar. Un juvenil que no encuentra lugar muere.
draft-rule-raised = Las pilas siguen en pie de una ronda a otra: cada constructor de una pila hace la casilla un nivel menos profunda para lo que se asiente encima.
draft-rule-topmost = Una carta golpea solo al constructor de arriba de cada casilla, a menos que diga “también los apilados”.
draft-rule-under-algae = Un constructor bajo un alga carnosa recibe el golpe como cualquier otro, y el alga se queda si la carta no la nombra.
draft-rule-half = La mitad se redondea hacia abajo, y tú eliges cuáles mueren.
draft-rule-close-up = Cuando muere un constructor de una pila, los de abajo suben hacia la luz.
draft-rule-population = Población: { $builder } por cada constructor, también los tapados, y { $dweller } por cada habitante. Una casilla bajo un alga no cuenta nada.
draft-rule-weeds = Algas: { $points } por cada alga carnosa.
draft-rule-diversity = Diversidad: { $points } por cada tipo de constructor y de habitante que cuenta, y por las algas carnosas como un solo tipo.
draft-rule-resilience = Resiliencia: { $points }, cuando { $builders } constructores de un tipo tienen { $builders } mutaciones útiles distintas.
draft-rule-three-d = Arrecife en 3D: { $points }, con { $stacks } pilas de tres libres de algas.
draft-rule-coastal = Protección costera: { $points }, con { $rows } filas completas cuyos constructores de arriba están libres de algas, en un tablero con tierra.
draft-rule-clear = Después de contar, quita todo lo que está tapado: en cada casilla queda solo el constructor de arriba. Luego se van los habitantes sin cobijo.

## Refused

reject-draft-as-it-was = Todavía no hay cambios, así que no hay nada que deshacer.
reject-draft-no-room = En la fila { $row }, columna { $column } ya hay { $most } constructores, y en una casilla no caben más.
reject-draft-nursery-empty = Todos los juveniles tienen su lugar. Elige Devolver para mover uno.
reject-draft-none-settled = No asentaste ningún juvenil en la fila { $row }, columna { $column }, así que allí no hay nada que devolver.
reject-draft-no-number = Una parte del recuento es un número entero de puntos, como 12 o -3.
reject-draft-tally-open = { $left ->
    [one] Falta una parte del recuento: escríbela, aunque sea un cero.
   *[other] Faltan { $left } partes del recuento: escríbelas, aunque sean ceros.
}
draft-count-first = Elige Quitar abajo o Quitar arriba para despejar el tablero.
draft-no-alga = En la fila { $row }, columna { $column } no crece ningún alga carnosa, así que allí no hay nada que comer.
draft-submitted = Tu tablero está entregado. Se abrirá cuando estén todos.

## Catch an error

revealed-title = Atrapa un error
revealed-look = Abre un tablero y busca lo que no puede ser.
revealed-why-dwellers = ¿Pueden sus constructores cobijar a todos los habitantes? ¿Comió un alga cada habitante?
revealed-why-algae = ¿Hay tantas algas nuevas como debería? ¿Cubrió alguna a un constructor demasiado pronto?
revealed-why-settlement = ¿Puede cada juvenil vivir en el agua donde se asentó? ¿Se apiló alguno demasiado pronto?
revealed-why-catastrophe = ¿Se llevó la carta todo lo que se lleva, y nada más?
revealed-why-survey = ¿Están bien sumados los puntos? ¿Se quitó todo lo que estaba tapado?
revealed-open = Abrir
revealed-close = Cerrar
# For readers who hear the button.
revealed-open-of = Abrir el tablero de { $player }
revealed-close-of = Cerrar el tablero de { $player }
revealed-challenge = Retar a { $player }
revealed-dwellers = { $count ->
    [0] sin habitantes que ganar
    [one] un habitante que ganar
   *[other] { $count } habitantes que ganar
}
revealed-cost = Si hay un error, ganas los habitantes de ese arrecife antes del próximo recuento; te quedas con los que tu arrecife pueda cobijar. Retar no cuesta nada: si el tablero es correcto, nada cambia.
revealed-caught = { $player } atrapó un error aquí.
revealed-nobody = No hay otro tablero que mirar.
revealed-errors = Errores encontrados
revealed-error = { $player }: { $what }

## What was put right

mended-title = Lo que se corrigió
mended-right = Tu tablero del último paso era correcto.
mended-why = Lo que estaba bien en tu tablero se queda. El resto se corrigió con los menos cambios posibles.
mended-close = Ya lo leí
