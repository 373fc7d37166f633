### Tables, and logs that are too long or too old, in easier words.

reject-log-full = Esta partida tiene demasiadas jugadas. No puede seguir.
reject-undo-moved-on = El juego siguió adelante. Tu decisión queda.
reject-nothing-awaited = { $seat } no tiene nada que hacer ahora.
reject-no-such-sample = La probabilidad (`chance`) va de 0 a 1. `every` es 1 o más. `seed` es 0 o más. Diste { $chance }, { $every } y { $seed }.
