### The course of a learning platform at the desk in Spanish: its roster, and the grades that it gets.

## Grades

grades-title = Calificaciones en tu curso
    .about = Esta clase pertenece a un curso de tu plataforma educativa. Su libro de calificaciones puede tener una columna para Antes, una para la partida y una para Después.
grades-sends = Enviar automáticamente quién ha entregado Antes y quién ha jugado una partida hasta el final
grades-release = Enviar las calificaciones de Después
    .about = Se envían como están ahora, con los puntos que diste. Si vuelves a pulsar más tarde, se envía lo que ha cambiado.
grades-part-before = Antes:
grades-part-match = Partida:
grades-part-after = Después:
grades-sent = { $sent } de { $all } están en el libro de calificaciones.
grades-latest = La última se envió el { $day } a las { $time } (UTC).
grades-released = { $count ->
    [0] Nada ha cambiado desde que se enviaron las calificaciones.
    [one] Una calificación va ahora a tu curso.
   *[other] { $count } calificaciones van ahora a tu curso.
}
grades-released-unread = { $told } { $count ->
    [one] Una de todas las calificaciones no es definitiva, porque no has leído todos sus textos.
   *[other] { $count } de todas las calificaciones no son definitivas, porque no has leído todos sus textos.
}
reject-grades-nothing = Nadie de la clase ha respondido todavía nada de Después, así que no hay calificaciones que enviar.
reject-grades-no-course = Esta clase no pertenece a ningún curso de una plataforma educativa. Pertenecerá a uno cuando la abras desde un enlace del curso.

## Why a grade could not be sent

grades-fault-away = Tu plataforma no responde. Lo volveremos a intentar. Sin enviar todavía:
grades-fault-busy = Tu plataforma nos pidió esperar. Lo volveremos a intentar. Sin enviar todavía:
grades-fault-leave = Tu plataforma no nos deja escribir calificaciones. Quien la administra debe dar permiso a esta herramienta; después, vuelve a abrir un enlace del curso. Sin enviar:
grades-fault-service = Los enlaces de tu curso no nos ofrecen un libro de calificaciones. Quien administra la plataforma puede activarlo para esta herramienta; después, vuelve a abrir un enlace del curso. Sin enviar:
grades-fault-unknown = Tu plataforma ya no tiene la columna o al estudiante. Sin enviar:
grades-fault-refused = Tu plataforma rechazó la calificación. Sin enviar:

## The names of the columns in the gradebook

grades-column-before = { $lesson }: Antes
grades-column-match = { $lesson }: partida jugada
grades-column-after = { $lesson }: Después

## The roster

roster-title = Tu curso
roster-sum = El { $day } tenía { $students ->
    [one] un estudiante
   *[other] { $students } estudiantes
} y { $teachers ->
    [one] un docente
   *[other] { $teachers } docentes
}.
roster-to-come = { $count ->
    [one] Uno no ha entrado todavía, pero ya tiene un lugar en la clase.
   *[other] { $count } no han entrado todavía, pero ya tienen un lugar en la clase.
}
roster-gone = Están en la clase, pero ya no en el curso:
roster-read = Volver a leer la lista
roster-asked = Se está leyendo la lista de tu curso.
roster-fault-away = No se pudo leer la lista, porque tu plataforma no responde. Lo volveremos a intentar.
roster-fault-leave = No se pudo leer la lista: tu plataforma no nos deja. Quien la administra puede dar permiso a esta herramienta; después, vuelve a abrir un enlace del curso.
roster-fault-service = Los enlaces de tu curso no nos ofrecen la lista. Los estudiantes entran en la clase cuando abren un enlace por primera vez.
roster-fault-odd = No se pudo leer la lista: lo que envió tu plataforma no es una lista.
roster-fault-full = El curso tiene más estudiantes de los que caben en una clase, así que aquí faltan algunos.
