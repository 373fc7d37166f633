### What is said where a page cannot be opened just now, in easier words.

room-memory = Los laboratorios están llenos ahora
    .do = A la computadora le queda poca memoria. Cierra las páginas que no necesites. Espera un minuto. Después inténtalo otra vez. Tu partida está guardada.
room-pages = Los laboratorios están llenos ahora
    .do = Hay demasiadas páginas abiertas. Cierra las páginas que no necesites. Espera un minuto. Después inténtalo otra vez. Tu partida está guardada.
room-of-one = Aquí hay muchas páginas de laboratorio abiertas
    .do = Cierra las páginas que no necesites. Después inténtalo otra vez. Tu partida está guardada.
room-often = Se abrieron muchas páginas a la vez
    .do = Espera un minuto. Después inténtalo otra vez. Tu partida está guardada.
room-of-address = Aquí hay muchísimas páginas abiertas
    .do = Cierra las páginas que nadie necesite. Después inténtalo otra vez. Tu partida está guardada.
room-store = Ahora no se puede guardar tu trabajo
    .do = Espera un minuto. Después inténtalo otra vez. Si sigue así, avisa a tu docente. Tu partida está guardada.
room-closing = Los laboratorios se inician otra vez
    .do = Espera un minuto. Después inténtalo otra vez. Tu partida está guardada.
