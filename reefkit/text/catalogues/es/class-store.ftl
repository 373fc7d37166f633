### Classes in the store: codes, keys, names, seats and marks.

reject-class-none = Aquí no hay esa clase.
reject-class-many-beside = Una clave abre como mucho { $most } clases. Borra antes una que ya terminó.
reject-class-no-member = Nadie así está en esta clase. No cambió nada.
reject-class-no-table = Esta clase no tiene esa mesa.
reject-class-no-seat = Esa mesa no tiene ese puesto. No cambió nada.
reject-class-no-answer = Esa respuesta no es de esta clase. No se guardó nada.
reject-class-team-full = Como mucho { $most } personas comparten un puesto. No cambió nada.
reject-class-code-mistyped = Eso no es un código de clase. Un código es una palabra y tres cifras, como { $example }.
reject-class-key-mistyped = Eso no es una clave de clase. Una clave tiene veinte letras y cifras, como { $example }.
reject-class-name-needed = Hace falta un nombre, para que la clase distinga a cada persona. Sirve cualquier nombre.
reject-class-name-unseen = De este nombre no se ve nada. Escribe un nombre con letras.
reject-class-name-taken = Alguien ya está aquí con este nombre. Si eres tú en otro dispositivo, usa tu propio código. Si no, avisa a tu docente.
reject-class-many-joins = Hoy entraron { $most } nombres en esta clase desde este dispositivo. Mañana puede entrar otro, o puede añadirlo tu docente.
reject-class-full = Esta clase tiene { $most } personas, el máximo de una clase. La persona docente puede crear otra.
reject-class-taken-out = La persona docente sacó este nombre de la clase. Puede dejarlo entrar de nuevo.
reject-class-control = Una clase no se puede ajustar así. No cambió nada.
reject-class-points = Los puntos son un número de 0 a { $most }. No se guardó nada.
reject-class-merge-self = Estas dos personas ya son la misma. No cambió nada.
reject-class-merge-stays = Eso ya no se puede deshacer: ya está deshecho, pasó más de una semana o ese estudiante se unió después con otro.
