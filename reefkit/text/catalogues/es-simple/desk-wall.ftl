### The wall of tables, in easy words.

desk-wall-none-about = Primero forma las mesas. Después las ves todas aquí.
desk-wall-move-about = Un bot hace las jugadas que faltan. Los estudiantes conservan sus puestos.
desk-gate-without-about = Los bots terminan por esas mesas. Después vuelven a jugar sus estudiantes.
reject-desk-gate-card = La carta es para todas las mesas. Algunas aún no han llegado.
reject-desk-gate-strike = La carta golpea en todas a la vez. Algunas todavía predicen.
reject-desk-gate-elsewhere = Las mesas han avanzado. Mira otra vez.
desk-talk-none = Después de la primera carta ves qué predijo la clase.
