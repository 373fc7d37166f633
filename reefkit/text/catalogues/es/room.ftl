### What is said where a page cannot be opened just now.

room-memory = Los laboratorios están llenos en este momento
    .do = A la computadora que los ofrece le falta memoria. Cierra las páginas de laboratorio que nadie necesite, espera un minuto e inténtalo de nuevo. Lo que jugaste está guardado.
room-pages = Los laboratorios están llenos en este momento
    .do = Hay más páginas abiertas que estudiantes en la clase. Cierra las páginas de laboratorio que nadie necesite, espera un minuto e inténtalo de nuevo. Lo que jugaste está guardado.
room-of-one = Este navegador tiene abiertas muchas páginas de laboratorio
    .do = Cierra las que no necesites e inténtalo de nuevo. Lo que jugaste está guardado.
room-often = Se abrieron muchas páginas a la vez
    .do = Espera un minuto e inténtalo de nuevo. Lo que jugaste está guardado.
room-of-address = Desde aquí hay muchísimas páginas abiertas
    .do = La red en la que estás tiene abiertas más páginas de las que necesita una clase. Cierra las que nadie necesite e inténtalo de nuevo. Lo que jugaste está guardado.
room-store = Ahora mismo no se puede leer ni guardar el trabajo
    .do = Espera un minuto e inténtalo de nuevo. Si sigue así, avisa a tu docente: la revisión del panel docente, o “reefkit doctor”, dice qué falla. Lo que jugaste está guardado.
room-closing = Los laboratorios se están iniciando de nuevo
    .do = Espera un minuto e inténtalo de nuevo. Lo que jugaste está guardado.
