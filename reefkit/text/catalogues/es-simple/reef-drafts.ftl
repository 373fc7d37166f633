### Hands-on pages of Reef Survivor, in Spanish, for readers of 10 to 13.

draft-touch-alga = Elige una casilla para poner un alga carnosa. Elige otra vez para quitarla.
draft-touch-top = Elige una casilla para quitar el constructor de más arriba. Elige una casilla vacía para que vuelvan.
draft-touch-under = Elige una casilla para quitar el constructor de más abajo. Elige una casilla vacía para que vuelvan.
draft-touch-place = Elige una casilla para poner encima uno de los recién llegados.
draft-touch-eat = Elige un alga para que la coman. Elige otra vez para que vuelva.
draft-touch-count = Escribe los puntos de cada parte. Si no hay nada, escribe 0.

draft-rule-recruiters = Los corales, las algas calcáreas y los bivalvos cobijan habitantes. No deben tener un alga carnosa encima.
draft-rule-shelter = { $each ->
    [one] Uno de estos constructores puede cobijar a un habitante.
   *[other] { $each } de estos constructores pueden cobijar a un habitante.
}
draft-rule-collect = Acoge como mucho a esa cantidad, de los tipos que quieras. Hazlo antes de que nadie coma.
draft-rule-stopped = Una carta impide que lleguen habitantes. No acojas a ninguno en esta ronda.
draft-rule-graze = Luego cada habitante come un alga. Tú eliges cuál.
draft-rule-empty-first = Las algas llenan primero las casillas vacías. Solo después crecen sobre constructores.
draft-rule-one-alga = En una casilla cabe solo un alga carnosa.
draft-rule-support = { $each ->
    [one] Cada habitante necesita un constructor que le dé cobijo. Si no lo tiene, se va.
   *[other] Cada habitante necesita { $each } constructores que den cobijo, sin algas. Los demás se van. Tú eliges cuáles.
}
draft-rule-water = Una cría se asienta solo en agua donde puede vivir. Nunca se asienta sobre un alga.
draft-rule-settle-empty = Usa primero una casilla vacía, si le sirve. Apila después.
draft-rule-no-place = Nunca tienes que apilar. Una cría sin lugar muere.
draft-rule-raised = Las pilas se quedan de una ronda a otra. Cada constructor de una pila hace la casilla menos profunda.
draft-rule-topmost = Una carta golpea solo al constructor de arriba de una casilla. Algunas cartas dicen “también los apilados”.
draft-rule-under-algae = Una carta golpea también a los constructores bajo algas. El alga se queda si la carta no la nombra.
draft-rule-half = La mitad se redondea hacia abajo. Tú eliges cuáles mueren.
draft-rule-close-up = Cuando muere un constructor, los que están debajo suben.
draft-rule-population = Población: { $builder } por cada constructor y { $dweller } por cada habitante. Cuenta también los apilados. No cuentes nada bajo un alga.
draft-rule-diversity = Diversidad: { $points } por cada tipo que cuenta. Las algas carnosas son también un tipo.
draft-rule-resilience = Resiliencia: { $points }. Necesitas { $builders } constructores de un tipo. Cada uno tiene una mutación útil distinta.
draft-rule-three-d = Arrecife en 3D: { $points }. Necesitas { $stacks } pilas de tres sin algas.
draft-rule-coastal = Protección costera: { $points }. Necesitas { $rows } filas completas sin algas, y tierra.
draft-rule-clear = Luego despeja tu arrecife. En cada casilla queda solo el constructor de arriba. Los habitantes sin cobijo se van.

reject-draft-as-it-was = Todavía no has cambiado nada.
reject-draft-no-room = Allí ya hay { $most } constructores. En una casilla no caben más.
reject-draft-nursery-empty = Todas las crías tienen su lugar. Elige Devolver para mover una.
reject-draft-none-settled = Allí no asentaste nada. No puedes devolver nada.
reject-draft-no-number = Escribe un número entero de puntos, como 12 o -3.
reject-draft-tally-open = { $left ->
    [one] Falta una parte del recuento. Escribe un número, o 0.
   *[other] Faltan { $left } partes del recuento. Escribe números, o 0.
}
draft-no-alga = En la fila { $row }, columna { $column } no crece ningún alga. Allí no hay nada que comer.
draft-submitted = Tu tablero está entregado. Se abrirá cuando estén todos.

revealed-why-dwellers = ¿Hay demasiados habitantes? ¿Comió cada uno un alga?
revealed-why-algae = Cuenta las algas nuevas. ¿Cubrió alguna a un constructor demasiado pronto?
revealed-why-settlement = ¿Puede vivir allí cada cría? ¿Se apiló alguna demasiado pronto?
revealed-why-catastrophe = ¿Se llevó la carta todo lo suyo, y nada más?
revealed-why-survey = ¿Están bien sumados los puntos? ¿Se quitó todo lo tapado?
revealed-cost = Si encuentras un error, ganas los habitantes de ese arrecife. Te quedas con los que puedas cobijar. Retar no cuesta nada.
mended-why = Lo que estaba bien se queda. Cambiamos el resto lo menos posible.
