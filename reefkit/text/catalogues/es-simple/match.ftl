### What every game shares, in easier words: choices refused and taken back.

reject-not-an-action = Este juego no tiene esa jugada. No cambió nada.
reject-no-such-seat = No existe el puesto { $seat }. Esta mesa tiene { $seats ->
    [one] un puesto
   *[other] { $seats } puestos
}.
reject-no-such-position = No existe el paso { $position }. El último es { $last }.
reject-no-key = Puedes mirar esta copia. No puedes seguir jugando con ella.
reject-no-end = Los bots usaron más de { $entries } jugadas. La partida se paró.
reject-undo-nothing = No tienes nada que deshacer.
reject-undo-ready = Ya pulsaste Listo. Tus decisiones quedan como están.
reject-undo-draw = Después salió una tirada o una carta. La decisión queda como está.
reject-undo-survey = Después hubo un censo del arrecife. La decisión queda como está.
reject-undo-answered = Alguien ya respondió a esa decisión. Queda como está.
reject-no-gate = Esta mesa no espera ahora en ninguna puerta. No se abrió nada.
reject-gate-not-yours = Solo tu docente abre una puerta, para toda la clase.
table-busy = Los demás fueron más rápidos. Inténtalo de nuevo.
table-position = Alguien jugó antes. Inténtalo de nuevo.
save-other-lesson = Esta partida es de otro juego. Ábrela en su propia página.
save-truncated = Falta el final de { $file }. { $entries ->
    [0] Antes no hay nada completo.
   *[other] Todo lo que se jugó antes está aquí.
}
