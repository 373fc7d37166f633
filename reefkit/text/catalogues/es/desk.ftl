### The teacher's desk in Spanish: its head, the class, its people, the settings. A teacher is *tú* here too.

desk-title = Panel docente
desk-tabs = Partes del panel
desk-tab-class = Clase
desk-tab-before = Antes
desk-tab-play = Jugar
desk-tab-data = Datos
desk-tab-after = Después
desk-tab-review = Repaso
desk-tab-exports = Exportar
desk-hide-names = Ocultar nombres
desk-present = { $here } de { $all } aquí
desk-present-big = Están aquí { $here } de { $all }
desk-sign-out = Salir del panel
desk-wait = Un momento: se prepara esta página.
desk-classes = Tus clases
desk-classes-about = Una sola clave las abre todas. Cada clase tiene su código, sus mesas, sus respuestas y sus archivos, y no ve nada de las demás.
desk-classes-row = { $code } · { $people ->
    [one] un estudiante
   *[other] { $people } estudiantes
}
desk-classes-here = abierta ahora
desk-classes-go = Abrir
desk-classes-go-to = Abrir { $name }
desk-classes-new = Otra clase más
desk-classes-make = Crearla y abrirla
desk-classes-name = Nombre de la clase abierta
desk-classes-end = Para borrar la clase abierta:
desk-close = Cerrar
desk-leave-it = Dejarlo como está
desk-on = sí
desk-off = no
desk-somebody = Alguien
desk-student = Estudiante { $number }
desk-bot = Bot { $number }
desk-ghost = Un ensayo con estudiantes simulados.
desk-is-paused = Todo está en pausa. Nadie puede jugar, pero sí leer, escribir notas y responder.
desk-go-on = Dejar que sigan
# $days are days on which the labs run, on whichever server.
desk-ending = { $days ->
    [one] Esta clase es antigua. Tras un día más en que funcionen los laboratorios se cierra, y más adelante se borra.
   *[other] Esta clase es antigua. Tras { $days } días más en que funcionen los laboratorios se cierra, y más adelante se borra.
}
desk-put-away = { $days ->
    [one] Esta clase está cerrada: sus estudiantes no pueden entrar. Tras un día más en que funcionen los laboratorios se borra para siempre.
   *[other] Esta clase está cerrada: sus estudiantes no pueden entrar. Tras { $days } días más en que funcionen los laboratorios se borra para siempre.
}
desk-keep = Conservar esta clase
# $day is a date, such as “8 June 2027”.
desk-kept = La clase se guarda hasta el { $day }.
reject-desk-no-class = Esta clase ya no está en este servidor.
reject-desk-not-signed-in = Abre el panel desde la entrada de los laboratorios, con la clave de la clase.

## How pupils join

desk-join-title = Únete a esta clase
desk-join-code = El código de la clase:
desk-join-code-short = Código
# A longer code follows.
desk-join-long = Alguien está probando códigos. Hasta que pare, los estudiantes escriben:
desk-join-at = Los estudiantes abren
desk-join-qr = Imagen para escanear: abre la dirección con la que se entra en esta clase
desk-join-alone = Los laboratorios solo se abren en esta computadora. Para que entren otros dispositivos, inícialos con “{ $command }”.
desk-door-open = Pueden unirse más estudiantes
desk-join-more = Otro código
desk-join-new-code-about = Si alguien de fuera tiene el código, da uno nuevo a la clase. Quienes ya se unieron siguen en ella.
desk-join-new-code = Crear un código nuevo
desk-join-new-code-told = La clase tiene un código nuevo: { $code }.
desk-join-step-open = Abre esta dirección
desk-join-step-type = Escribe este código y tu nombre
desk-join-step-names = Escribe este código, tu nombre y tu apellido
desk-join-shut = Por ahora no puede unirse nadie más.

## Who is in the class

desk-people = Estudiantes
desk-people-sum = { $here } de { $all } aquí
desk-people-none = Todavía no se ha unido nadie. Proyecta el código: cada estudiante abre la dirección, escribe el código y un nombre, y aparece aquí enseguida. No hace falta ninguna cuenta.
desk-people-unseated = Sin mesa
desk-people-add = Añadir estudiantes por su nombre
desk-people-add-names = Nombres, uno en cada línea
desk-people-add-do = Añadir
desk-people-add-about = Escribe un nombre, pega una lista o abre el archivo CSV de Canvas, Moodle, Google Classroom, Blackboard o PowerSchool. Quien se une con uno de esos nombres es ese estudiante.
desk-people-added = { $count ->
    [one] Se añadió un estudiante.
   *[other] Se añadieron { $count } estudiantes.
}
reject-desk-many-names = Añade como mucho { $most } nombres de una vez.
desk-names-open = Abrir una lista de la clase
desk-names-read = { $count ->
    [one] Se leyó un nombre
   *[other] Se leyeron { $count } nombres
} de { $file }. Revísalos y pulsa Añadir.
reject-desk-names-known = { $count ->
    [one] Este nombre ya está
   *[other] Estos { $count } nombres ya están
} en la clase.
desk-names-show = Al unirse, cada estudiante toca su nombre
desk-names-show-about = Cualquiera con el código de la clase podría leer los nombres de quienes aún no están aquí. Si no, los estudiantes escriben su nombre como lo escribiste.
desk-names-alike = ¿Es un estudiante o son dos?
desk-names-pair = { $one } y { $other }
desk-slips = Imprimir tarjetas
desk-slips-about = Una por estudiante, con su nombre y su código, para recortar. Apaga antes el proyector.
desk-slips-alone = Ahora ningún otro dispositivo abre este servidor, así que las tarjetas no llevan dirección: inícialo como dice la tarjeta del código y luego imprime.
desk-slip-qr = Imagen para escanear: abre la dirección donde se escribe el código propio
desk-slip-open = Abre
desk-slip-front = En la entrada elige “Tengo mi propio código”.
desk-slip-word = La página pide la palabra
desk-slip-code = Tu código
desk-slip-keep = { $name }. Guarda este código para ti.
desk-people-removed = { $count ->
    [one] Hay un estudiante fuera de la clase
   *[other] Hay { $count } estudiantes fuera de la clase
}
desk-where-before = Antes del juego
desk-where-play = En el juego
desk-where-after = Después del juego
desk-where-here = Aquí ahora
desk-where-waiting = Espera un puesto
desk-where-watching = Mira una mesa
desk-person-here = La página está abierta.
desk-person-never = Este estudiante todavía no ha venido.
desk-person-gone = { $minutes ->
    [0] La página se acaba de cerrar.
    [one] La página se cerró hace un minuto.
   *[other] La página se cerró hace { $minutes } minutos.
}
desk-where-gone = { $minutes ->
    [0] Acaba de cerrar
   *[other] Cerró hace { $minutes } min
}
desk-where-never = Aún no ha venido
desk-away = juega un bot
desk-seat-bot = un bot
reject-desk-no-seat = No existe ese puesto en las mesas de esta clase.
reject-desk-no-match = En esta lección no se juega ninguna partida, así que nadie se sienta. Los estudiantes la abren desde la entrada. Sus respuestas y la ganancia de la clase están en Antes y en Después.

## One student

desk-person-sits = Está en { $table }, puesto { $seat }.
desk-person-name = Nombre en esta clase
desk-person-rename = Cambiar
desk-person-rename-who = Cambiar el nombre de { $name }
desk-name-hide = Ocultar el nombre
desk-name-hidden = { $name } está en lugar de un nombre oculto.
desk-name-waits = { $name } escribió “{ $typed }”. Nadie más lo ve hasta que lo permitas.
desk-name-let = Mostrar el nombre
desk-person-named = Ahora se llama { $name }, también en la mesa.
desk-person-seat = Puesto
desk-person-no-seat = Sin puesto
desk-person-seat-do = Sentar a { $name } en { $table }, puesto { $seat }
desk-person-unseat-do = Quitar a { $name } de la mesa
desk-person-moved = { $name } está ahora en { $table }, puesto { $seat }.
desk-person-unseated = { $name } ya no tiene puesto.
reject-desk-move-stays = Este cambio de puesto ya no se puede deshacer: el estudiante o las mesas cambiaron después.
desk-person-no-tables = Los puestos se eligen cuando la clase ya tiene mesas.
desk-seat-own = { $table }, puesto { $seat }
desk-seat-free = { $table }, puesto { $seat }: juega un bot
desk-seat-with = { $table }, puesto { $seat }: compartido con { $names }
desk-person-away = Que juegue un bot
desk-person-back = Devolver el puesto
desk-person-away-about = El estudiante puede volver en cualquier momento.
desk-person-code = Código para continuar
desk-person-code-show = Mostrar el código
desk-person-code-why = Para un estudiante que perdió el suyo. Primero asegúrate de quién lo pide, y de que esta página no se está proyectando.
desk-person-code-about = Con este código el estudiante abre su propio trabajo en cualquier dispositivo: elige “Tengo mi propio código” en la entrada de los laboratorios.
desk-person-merge = Se unió dos veces
desk-person-merge-which = ¿Qué otro nombre es del mismo estudiante?
desk-person-merge-choose = Elige un estudiante
desk-person-merge-about = El trabajo de los dos queda con el nombre { $name }, y se abre con los códigos y dispositivos de ambos. Puedes deshacerlo durante una semana.
desk-person-merge-do = Unir a { $other } y { $name } en un solo estudiante
desk-person-merged = { $other } ahora es { $name }.
desk-person-parted = { $name } vuelve a ser un estudiante aparte.
reject-desk-merge-same = Elige otro estudiante: estos dos son el mismo.
desk-person-remove = Sacar de la clase
desk-person-remove-about = { $name } sale de la clase, y un bot juega en su puesto. Conserva su trabajo, y puedes dejar que entre de nuevo.
desk-person-remove-since = Sacar con quienes entraron después
desk-person-remove-since-why = Si gente extraña llena la clase: saca a { $name } y { $count ->
    [one] al estudiante que entró
   *[other] a los { $count } estudiantes que entraron
} después.
desk-person-remove-since-about = { $name } y quienes entraron después salen de la clase: { $count } nombres. Sirve cuando gente extraña llena la clase. Después crea un código nuevo. Conservan su trabajo y puedes dejarles entrar de nuevo.
desk-person-remove-since-yes = Sacar { $count } nombres
desk-people-removed-since = { $count ->
    [one] Un nombre ya no está
   *[other] { $count } nombres ya no están
} en la clase. Con un código nuevo no pueden volver a entrar.
desk-people-let-in = { $count ->
    [one] Un nombre está
   *[other] { $count } nombres están
} de nuevo en la clase.
desk-person-remove-yes = Sacar
desk-person-removed = { $name } ya no está en la clase.
desk-person-stranger = No es { $name }
desk-person-stranger-told = { $name } había entrado como { $other }, que ahora puede entrar.
desk-person-let-in-do = Volver a admitir
desk-person-let-in = { $name } está otra vez en la clase.

## What the class plays

desk-settings = Qué juega la clase
desk-settings-change = Más
desk-time = ¿Cuánto tiempo tienes?
desk-time-30 = 30 minutos
desk-time-45 = 45 minutos
desk-time-60 = 60 minutos
desk-time-90 = 90 minutos
desk-time-two = Dos clases
desk-time-about = La respuesta fija las rondas, las cartas, las mesas, las preguntas y el reloj.
desk-time-homework-before = Tarea antes de la clase: “{ $form }”.
desk-time-homework-after = Tarea después de la clase: lo que quede de “{ $form }”.
desk-time-no-homework = Todo cabe en el tiempo; no hay tarea.
desk-settings-laid = Las mesas que ya empezaron quedan como están. Lo que cambies aquí vale para mesas nuevas; las preguntas y las explicaciones cambian enseguida.
desk-settings-more = Más opciones
desk-settings-questions = Preguntas de antes y después
desk-settings-done = Hecho
desk-settings-standard = Volver a los ajustes habituales
desk-settings-standard-told = La clase juega con los ajustes habituales.
desk-settings-offered = Este enlace trae ajustes para tu clase: qué se juega y cómo. No toca a los estudiantes ni su trabajo.
desk-settings-take = Usar estos ajustes
desk-settings-taken = La clase usa ahora los ajustes del enlace.
desk-set-lesson = Lección
desk-set-lesson-laid = La clase tiene mesas. Antes de elegir otra lección, pulsa “Terminar la lección”.
desk-set-age = Edad
desk-choice-age-under-10 = Menos de 10 años
desk-choice-age-10-to-13 = De 10 a 13 años
desk-choice-age-from-14 = 14 años o más
desk-set-language = Idioma de las páginas de los estudiantes
    .about = Cada estudiante puede cambiarlo arriba en su página.
desk-set-language-own = { $simple ->
    [0] el de cada navegador
   *[other] el del navegador, palabras fáciles
}
desk-set-language-simple = { $language }, palabras fáciles
desk-set-chance = Azar
desk-choice-chance-own = Cada mesa, sus cartas
    .about = Cada mesa saca sus propias catástrofes. Comparen adónde llevan historias distintas.
desk-choice-chance-ocean = Un solo océano
    .about = Todas las mesas sacan las mismas cartas a la vez. Comparen adónde llevan decisiones distintas.
desk-set-pace = Ritmo
desk-choice-pace-free = Cada mesa a su ritmo
    .about = Una fase termina cuando todos los puestos de la mesa están listos.
desk-choice-pace-together = Toda la clase, fase por fase
    .about = Tú abres cada fase y cada carta para todas las mesas, en la pestaña Jugar.
desk-set-opens = Las fases se abren solas
    .about = cuando todas las mesas están listas. Las cartas, y lo que hacen, te esperan siempre.
desk-set-way = Cómo trabajan los estudiantes
desk-choice-way-guided = Guiado
    .about = La página hace las cuentas y muestra por qué. Para la mayoría de las clases.
desk-choice-way-hands-on = Manual
    .about = Los estudiantes mueven las fichas y cuentan; la página comprueba. Lleva más tiempo.
desk-choice-way-founded = Los bots fundan los arrecifes
    .about = La clase empieza con la primera ronda. Para cuando hay poco tiempo.
desk-set-size = Puestos por mesa
    .about = Los bots ocupan los puestos vacíos.
desk-set-form-before = Antes del juego
desk-set-form-after = Después del juego
desk-set-form-own = como en la lección
desk-set-form-texts = Estos piden además un texto con palabras propias: { $forms }.
desk-set-feedback = Se les dice qué era correcto
desk-feedback-own = como en la lección
desk-feedback-now = después de cada respuesta
desk-feedback-end = al final del cuestionario
desk-feedback-none = solo lo dices tú
desk-set-attempts = Intentos por pregunta
desk-set-plan = Plan de la lección
desk-set-plan-fitting = el que va con las rondas
reject-desk-lesson-laid = La clase tiene mesas de otra lección. Pulsa primero “Terminar la lección”; sus partidas se guardan.
reject-desk-not-here = El juego de esta lección no se puede jugar así.
reject-desk-ocean-is-together = En un solo océano todas las mesas ven cada carta a la vez, así que la clase va fase por fase.
desk-share = Compartir estos ajustes
desk-share-about = El enlace contiene solo lo que elegiste: ni estudiantes, ni código, ni clave, ni cartas que están por venir. Otro docente lo abre en su propio panel.
desk-share-link = Enlace de estos ajustes
desk-share-paste = Usar los ajustes de un enlace
desk-share-use = Usar
reject-setting-version = Estos ajustes los hizo otra versión de Reefkit y no se pueden leer.
reject-setting-not-understood = Esto no son ajustes de una clase, así que no cambió nada.
reject-setting-no-form = Estos ajustes piden preguntas que este servidor no tiene, así que no cambió nada.

## Tables

desk-tables = Mesas
desk-tables-sum = { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}
desk-tables-none = Primero se unen los estudiantes. Después, con un botón, todos tienen puesto.
desk-tables-about = Todos los que están aquí tienen puesto. Para cambiar a alguien, elige su nombre.
desk-seat-class = Formar las mesas
desk-preview = { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
} para { $people ->
    [one] un estudiante
   *[other] { $people } estudiantes
}, { $bots ->
    [0] ningún puesto para un bot
    [one] un puesto para un bot
   *[other] { $bots } puestos para bots
}.
desk-preview-label = Así quedarían las mesas
desk-seated = { $people ->
    [one] Un estudiante tiene puesto
   *[other] { $people } estudiantes tienen puesto
} en { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}. Sus páginas van allí ahora. A quienes están respondiendo preguntas o tienen abierta otra lección les sale un botón.
reject-desk-nobody-to-seat = Nadie espera un puesto. Los estudiantes que se unen aparecen aquí.
desk-newcomers = { $count ->
    [one] Un estudiante aún no tiene puesto:
   *[other] { $count } estudiantes aún no tienen puesto:
}
desk-seat-newcomers = { $count ->
    [one] Dar puesto a quien llegó
   *[other] Dar puesto a { $count } nuevos
}
desk-newcomers-seated = { $people ->
    [one] Quien acaba de llegar ya tiene puesto.
   *[other] { $people } recién llegados ya tienen puesto.
}
desk-to-wall = Ver las mesas
desk-end = Terminar la lección
desk-end-about = Se cierran todas las mesas. Lo jugado se guarda para Datos, Repaso, el informe y las exportaciones. Después sigue abierto para quienes terminaron su partida. Luego puedes formar otras mesas o elegir otra lección.
desk-end-unfinished = { $tables ->
    [one] Una partida no ha terminado. Si los bots la juegan hasta el final, Después se abre también para sus estudiantes. Si se queda como está, Después no pregunta nada sobre ella.
   *[other] { $tables } partidas no han terminado. Si los bots las juegan hasta el final, Después se abre también para sus estudiantes. Si se quedan como están, Después no pregunta nada sobre ellas.
}
desk-end-bots = Que los bots acaben, y terminar la lección
desk-end-as-is = Terminar sin acabar las partidas
desk-end-goes-on = Este plan sigue jugando en la próxima clase. Para conservar las mesas, vuelve y pulsa “Pausar todo”.
desk-ended = La lección terminó. Sus mesas están cerradas y guardadas.
desk-table-1 = Tortuga
desk-table-2 = Mantarraya
desk-table-3 = Pulpo
desk-table-4 = Hipocampo
desk-table-5 = Dugongo
desk-table-6 = Nautilo
desk-table-7 = Delfín
desk-table-8 = Erizo
desk-table-9 = Estrella
desk-table-10 = Pelícano
desk-table-11 = Barracuda
desk-table-12 = Langosta
desk-table-13 = Pez loro
desk-table-14 = Sepia
desk-table-15 = Pez payaso
desk-table-16 = Ballena
desk-table-number = Mesa { $number }

## A message to all

desk-message = Mensaje para toda la clase
desk-message-label = ¿Qué deben decir las páginas?
desk-message-to = Para
desk-message-to-all = Todas las mesas
desk-message-send = Enviar
desk-message-replace = Reemplazar
desk-message-about = Queda arriba en la página hasta que se lee, lo retiras o la clase pasa al siguiente paso.
desk-message-now = Mensaje para todos:
desk-message-now-table = Mensaje para { $table }:
desk-message-take = Retirar
desk-message-sent = El mensaje está en todas las páginas.
desk-message-sent-table = { $table } tiene el mensaje en sus páginas.
desk-message-taken = El mensaje está retirado.
