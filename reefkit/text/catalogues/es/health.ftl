### The self-check in Spanish: what `reefkit doctor` and the teacher’s desk say of the machine that serves a class.

health-title = Revisión
health-alone-first = Los estudiantes aún no pueden entrar: los laboratorios solo se abren en esta computadora. Mira “Dirección” más abajo.
health-all-fine = Todo está listo para { $students ->
    [one] un estudiante
   *[other] { $students } estudiantes
}.
health-some-warn = Los laboratorios funcionan. Antes de que { $students ->
    [one] llegue un estudiante
   *[other] lleguen { $students } estudiantes
}, { $count ->
    [one] conviene mirar una cosa
   *[other] conviene mirar { $count } cosas
}.
health-some-bad = { $count ->
    [one] Una cosa impide
   *[other] { $count } cosas impiden
} trabajar con una clase de { $students }.
health-verdict-fine = bien
health-verdict-warn = conviene mirarlo
health-verdict-bad = impide trabajar
health-check-storage = Almacenamiento
health-check-lasting = Tras reiniciar
health-check-disk = Espacio en disco
health-check-memory = Memoria
health-check-address = Dirección
health-check-token = Quién puede entrar
health-check-limits = Límites
health-check-clock = Reloj
health-check-permissions = Permisos
health-check-files = Archivos abiertos
health-check-versions = Versiones
health-megabytes = { $count } MB
health-gigabytes = { $count } GB
health-unknown = Esto no se pudo revisar.
health-unknown-do = Avisa a quien te ayuda con Reefkit. La terminal, o el archivo de “reefkit serve --log”, dice por qué.

## On the desk

health-open = Revisión
health-looking = Se está revisando la computadora. Tarda unos segundos.
health-again = Revisar otra vez
reject-health-no-server = Este panel no lo abrió un servidor de los laboratorios, así que no hay servidor que revisar.
# A band over the whole desk. $free is an amount, such as 200 MB.
health-band = A la computadora le falta memoria: quedan { $free }. Las páginas abiertas siguen, pero no se abren más. Cierra en ella otros programas, y las páginas de laboratorio que nadie necesite.

## The command line

health-command-about = Revisa si esta computadora está lista para una clase: almacenamiento, memoria, direcciones, reloj, permisos. Admite lo mismo que “reefkit serve”, y no cambia nada.
health-help-json = escribir el resultado como JSON, para especialistas

## Storage

health-storage = El trabajo se guarda en { $place }; hasta ahora ocupa { $size }. Se puede escribir y no está dañado.
health-storage-server = El trabajo se guarda en { $place } (PostgreSQL { $version }). Se puede escribir.
health-storage-do = Hasta que se arregle, elige otro lugar con --database, en el disco de esta misma computadora.
health-storage-damaged-do = Cierra los laboratorios y pon en lugar del archivo una copia de antes del daño. Si no hay ninguna, conserva el archivo dañado y empieza otro con --database.
health-storage-synced = Un programa copia esta carpeta a internet y puede bloquear el archivo mientras una clase escribe en él. Elige otra carpeta con --database.
health-storage-network = Esta carpeta está en otra computadora. Si la red va lenta, todas las páginas van lentas. Elige con --database un archivo en el disco de esta misma computadora, o usa PostgreSQL.
health-storage-journal = En este disco ninguna página puede leer mientras otra escribe, así que una clase grande tiene que esperar. Elige con --database un archivo en el disco de esta misma computadora.
health-storage-connections = La base de datos admite { $most } conexiones a la vez, y una clase de este tamaño puede necesitar { $needed }. Quien la lleva puede subir max_connections.
health-lasting = Otro programa puede leer lo guardado, y así se podría también después de reiniciar.
health-lasting-not = Otro programa no puede leer lo que se acaba de guardar.
health-lasting-not-do = No empieces ninguna clase con este lugar. Elige otro con --database.
health-lasting-unknown-do = No se pudo iniciar un segundo programa para revisarlo. Quien cuida esta computadora quizá sepa por qué.
health-lasting-fsync = La base de datos no espera a su disco, así que un corte de luz puede perder los últimos momentos. Quien la lleva puede activar fsync.
health-lasting-forgets = Este servidor lo olvida todo cuando se cierra.
health-lasting-files = Que los estudiantes guarden su trabajo en archivos antes de cerrar la página.
health-lasting-memory = El trabajo se guarda solo en la memoria, y se pierde cuando esta computadora se reinicia.
health-lasting-move = Elige con --database un archivo en un disco.
health-lasting-container = El trabajo se guarda dentro de un contenedor, y se pierde cuando se elimina el contenedor.
health-lasting-mount = Da al contenedor una carpeta de la computadora, y con --database un archivo dentro de ella.

## Room on the disk

health-disk = Hay { $free } libres donde se guarda el trabajo.
health-disk-elsewhere = El trabajo lo guarda el servidor de una base de datos, que cuida de su propio disco.
health-disk-do = Borra archivos que nadie necesite, o elige con --database un archivo en otro disco.

## Memory

# $needed and $free are amounts, such as 3.2 GB.
health-memory = Hay { $free } libres. { $students ->
    [one] Un estudiante necesita
   *[other] { $students } estudiantes necesitan
} { $needed } de eso, además de lo que ya está en uso.
health-memory-tight = Es lo justo. Cierra otros programas antes de que llegue la clase.
health-memory-short = Hay { $free } libres. Además de lo que necesita la propia computadora, eso alcanza para { $pages ->
    [0] ningún estudiante
    [one] un estudiante
   *[other] { $pages } estudiantes
} de { $students }.
health-memory-do = Cierra otros programas, reinicia la computadora o usa una con más memoria. Los estudiantes también pueden compartir una pantalla: hasta tres juegan un puesto.

## Address

health-port-free = El puerto { $port } está libre.
health-port-taken = Otro programa usa el puerto { $port }.
health-port-next = Los laboratorios responderían en el puerto { $free }, y lo dirían. Para tener siempre la misma dirección, cierra el otro programa o elige un puerto con --port.
health-port-low = El puerto { $port } está reservado para los servidores del propio sistema.
health-port-do = Elige otro con --port, como 8866.
health-address = Los laboratorios responden en { $address }.
health-address-not = Los laboratorios no responden en { $address }.
health-address-not-do = Cierra los laboratorios con Ctrl-C e inícialos otra vez. Si no ayuda, inícialos con otro --port.
health-address-silent = Esta computadora no recibe respuesta de { $addresses }, así que quizá otros dispositivos tampoco. ¿Sigue en la misma red? También puede que el cortafuegos tenga que dejar pasar a Python.
health-address-wrong = { $addresses } no abre los laboratorios, y es lo que se muestra a los estudiantes.
health-address-wrong-do = Quizá responde otro programa, o un servidor de delante lleva a otro lugar. Ábrela en un navegador y mira qué aparece.
health-address-alone = Solo se abren en esta computadora. Para otros dispositivos, inicia con “{ $command }”.
health-address-proxy = Para ver si el servidor de delante lleva hasta aquí, ábrelo en el navegador de otro dispositivo.
health-address-try = Para asegurarte, abre { $address } en otro dispositivo cuando los laboratorios estén en marcha. Si no aparece nada: ¿está en la misma red, y deja pasar el puerto { $port } el cortafuegos de esta computadora?

## Who may come in

health-token = Cada navegador debe mostrar la palabra una vez.
health-token-alone = Solo los navegadores de esta computadora pueden abrir los laboratorios.
health-token-open = Cualquiera en la red que sepa la dirección puede abrir los laboratorios. Las clases siguen necesitando su código, y el panel su clave.
health-token-do = Si en la red hay personas ajenas, inicia con --token y una palabra que le dices a la clase.

## Limits

# $met lists what was met, each with its count and since when.
health-limits = Desde ayer no se alcanzó ningún límite.
health-limits-met = Desde ayer: { $met }.
# What to do about one limit after what to do about others.
health-limits-more = { $do } { $more }
# $since is a day and a time. “do” is what a teacher can do.
limit-pages-of-one = un navegador quiso más páginas de laboratorio de las que puede tener ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Que los estudiantes cierren las páginas de laboratorio que no necesiten. Si nadie necesita tantas, alguien está probando algo: mira quién está en la red.
limit-pages = se quisieron más páginas de laboratorio de las que admite este servidor ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Cierra las páginas de laboratorio que nadie necesite. Si todas hacen falta, inicia los laboratorios con un --students mayor.
limit-memory = se quiso una página de laboratorio y faltaba memoria ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Cierra otros programas en esta computadora, o usa una con más memoria.
limit-pages-often = se abrieron páginas de laboratorio más a menudo de lo que nadie necesita ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Una página que se abre puede tener que esperar; unos segundos son normales al empezar la clase. Si continúa, mira quién está en la red.
limit-pages-of-address = un dispositivo o un rúter quiso más páginas de laboratorio de las que le tocan ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Si toda una clase llega por un solo rúter, inicia los laboratorios con un --students mayor.
limit-sockets = una página se conectó más a menudo de lo que lo hace ninguna ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Las páginas de Reefkit no hacen eso nunca, y la clase no se detuvo en nada. Si continúa, mira quién está en la red.
limit-frames = se envió algo que no envía ninguna página de laboratorio ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Se desechó. Si continúa, alguien está probando algo: mira quién está en la red.
limit-messages = una página envió demasiado de una vez ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Si la página de un estudiante se quedó quieta, ábrela otra vez: lo hecho está guardado. Si continúa, mira quién está en la red.
limit-size = una página envió algo demasiado grande ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Se desechó. Si un estudiante quería abrir un archivo grande, puede enviar uno más pequeño.
limit-unread = una página no leyó lo que se le envió ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = La página se desconectó, y vuelve a conectarse sola. También pasa con una red lenta: acerca el dispositivo al wifi.
limit-states = alguien preguntó demasiado a menudo cómo está una página ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Eso lo hace una página que se abre una y otra vez. Si no lo hace ningún estudiante, mira quién está en la red.
limit-connections = una dirección tenía demasiadas conexiones ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Si toda una clase llega por un solo rúter, inicia los laboratorios con un --students mayor. Si no, mira quién está en la red.
limit-bodies = se envió algo demasiado grande o demasiado lento ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Solo la copia de seguridad de una clase es grande. Tráela con la línea de comandos, si el panel no la admite.
limit-restores = llegaron a la vez varias copias de seguridad de clases ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Restáuralas una después de otra.
limit-work = un estudiante quiso guardar más de lo que puede una persona ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Lo que tenía el estudiante está guardado. Si era trabajo de verdad, guárdalo como archivo en el panel y avisa a quien ayuda con Reefkit.
limit-files = los archivos guardados llegaron demasiado seguidos o eran demasiado grandes ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Un estudiante que lo necesite puede abrir el archivo dentro de diez minutos. Si nadie lo necesita, mira quién está en la red.
limit-codes = hubo demasiados códigos o claves equivocados ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Los estudiantes se unen de todos modos con la imagen, el enlace o el código más largo que muestra el panel mientras tanto. Si continúa, alguien está probando códigos: cierra la entrada de la clase cuando estén todos dentro.
limit-other = se alcanzó otro límite, “{ $kind }” ({ $count ->
    [one] una vez
   *[other] { $count } veces
} desde { $since })
    .do = Avisa a quien te ayuda con Reefkit.

## Clock

# $zone is what the clock differs from Greenwich, such as +01:00.
health-clock = El reloj marca { $now } ({ $zone }).
health-clock-behind = El reloj marca { $now }, pero ya se guardó trabajo a las { $later }.
health-clock-jumps = El reloj da saltos.
health-clock-apart = Los relojes de esta computadora y de la base de datos se llevan { $seconds } segundos.
health-clock-days-ahead = El reloj va { $days } días por delante del último trabajo guardado aquí. Nada se borra por su antigüedad hasta que los laboratorios hayan funcionado tres días con este reloj.
health-clock-days = El reloj va { $days ->
    [one] un día
   *[other] { $days } días
} por detrás del último trabajo guardado aquí. Nada se borra por su antigüedad hasta que los laboratorios hayan funcionado tres días con este reloj.
health-clock-do = Deja que el sistema ponga su reloj en hora por la red. Lo que hacen los estudiantes queda en orden de todos modos, pero las horas que lo acompañan no serían las correctas.

## Permissions

health-permissions = Solo la cuenta que ofrece los laboratorios puede leer { $place }.
health-permissions-server = Quién puede leer la base de datos es asunto de su servidor.
health-permissions-unknown = Windows tiene sus propias reglas sobre quién puede leer el archivo. Está en una carpeta de esta cuenta, si no elegiste otra.
health-permissions-file = Otras cuentas de esta computadora pueden leer { $place }.
health-permissions-file-do = Para impedirlo, escribe en una terminal: chmod 600 '{ $place }'
health-permissions-folder = Otras cuentas de esta computadora pueden sacar archivos de { $place }.
health-permissions-folder-do = Para impedirlo, escribe en una terminal: chmod 700 '{ $place }'
health-root = Los laboratorios se ejecutan como root, la cuenta que puede hacerlo todo en esta computadora.
health-root-do = Es más seguro usar una cuenta que no pueda hacer otra cosa.

## Open files

health-files = Un programa puede tener abiertos { $most } archivos; hacen falta { $needed }.
health-files-free = Este sistema no pone ningún límite que importe.
health-files-do = Quien cuida esta computadora puede subir el límite de archivos abiertos (nofile) a { $needed } o más.

## Versions

health-versions = Reefkit { $reefkit }, Python { $python }, SQLite { $sqlite }.
health-versions-do = Reefkit no se ha probado con estas versiones: { $names }. Instala Reefkit en un entorno propio.
health-no-templates = Las plantillas de Voila no están donde este Python las busca, así que no se abre ninguna lección. Instala Reefkit en un entorno propio, sin --target ni --prefix.

## Room for another page

# What a browser is told whose page cannot be opened; “do” says what helps.
# What the terminal says of the same.
room-memory-told = Falta memoria; quedan { $free }. Las páginas abiertas siguen; no se abre ninguna más. Cierra otros programas en esta computadora, y las páginas de laboratorio que nadie necesite.
room-memory-again = Otra vez hay memoria bastante. Se abren páginas nuevas.
room-pages-told = Hay { $pages } páginas de laboratorio abiertas, y no se abre ninguna más. Si todas hacen falta, inicia con un --students mayor.
room-of-one-told = Un navegador tiene { $pages } páginas de laboratorio abiertas, y no abre ninguna más.

## As the labs are opened

# Two sentences of the self-check: what is short, and what to do.
serve-lacks = { $what } { $do }

# $why is a sentence, such as that the disk is full.
serve-no-store = { $why } Los laboratorios no se abrieron. Cuando esté arreglado, inícialos otra vez, o elige otro lugar con --database. “reefkit doctor” lo mira más de cerca.
serve-held = Otro programa está usando { $place } y no lo suelta. Los laboratorios no se abrieron. Cierra ese programa, por ejemplo un visor de bases de datos o una copia de seguridad, e inícialos otra vez.

## Toda una escuela: varios servidores tras un proxy, “reefkit doctor --school URL”

school-help = revisar en cambio toda una instalación, a través de su proxy: la dirección que usan los navegadores, como https://labs.escuela.example/; --database nombra la base de datos de sus servidores, --students cuántos llegan a la vez
school-url = “{ $given }” no es la dirección de los laboratorios de una escuela, como https://labs.escuela.example/.
health-check-door = La entrada
health-check-same-server = Mismo servidor
health-check-sockets = Web sockets
health-check-ready = Disponibles
health-check-servers = Servidores
health-check-clocks = Relojes
health-check-database = Base de datos
school-door = Los laboratorios responden en { $url }.
school-shown = Se abren tal como los estudiantes las escriben: { $addresses }.
school-door-not = En { $url } algo responde { $status }, y no son los laboratorios.
school-silent = En { $url } no responde nada.
school-silent-do = ¿Es correcta la dirección, funciona el proxy y funciona al menos un servidor detrás? El registro de errores del proxy dice a cuál no pudo llegar.
school-same = A { $tries } peticiones de un navegador respondió siempre el mismo servidor.
school-same-not = De { $tries } peticiones de un navegador, { $count } llegaron a otro servidor que la anterior. Sus páginas fallarían.
school-same-do = Haz que el proxy devuelva cada navegador a su servidor, según la cookie reefkit-server. Los archivos de deploy/ lo hacen.
school-same-silent = De { $tries } peticiones de un navegador, { $count } quedaron sin respuesta.
school-same-unknown = Los servidores no dicen sus nombres, y no se puede ver si un navegador se queda en uno.
school-same-unknown-do = Inicia cada servidor con --instance y un nombre propio. Si solo hay un servidor, no hay nada que hacer.
school-ready = El proxy eligió un servidor { $tries } veces, y siempre estaba disponible.
school-ready-silent = De las { $tries } veces que el proxy eligió un servidor, { $count } no trajeron respuesta.
school-ready-silent-do = El proxy lleva a un servidor que no funciona. Inícialo, o quítalo de la lista del proxy.
school-ready-store = De las { $tries } veces que el proxy eligió un servidor, { $count } llevaron a uno que no llega a su base de datos.
school-ready-store-do = Mira el registro de ese servidor, y si su computadora llega a la base de datos.
school-ready-draining = De las { $tries } veces que el proxy eligió un servidor, { $count } llevaron a uno que está a punto de cerrar.
school-ready-draining-do = Vuelve a revisarlo en un minuto. Si sigue así, el proxy no nota que un servidor no está disponible.
school-ready-unknown = Los servidores, o el proxy, no dicen si están disponibles.
school-ready-unknown-do = Actualiza los servidores de una versión anterior, y deja que el proxy pase health/ready.
school-sockets = En esta dirección se abre un web socket.
school-sockets-not = En esta dirección no se abre ningún web socket; las páginas hablan con los laboratorios por peticiones, que son más lentas.
school-sockets-do = El proxy o filtro que está delante debe dejar pasar los web sockets (Upgrade y Connection) bajo la dirección de los laboratorios.
school-servers = { $count ->
    [one] Un servidor usa la base de datos
   *[other] { $count } servidores usan la base de datos
}: { $names }.
school-servers-none = Ahora ningún servidor usa esta base de datos.
school-servers-none-do = Nombra la base de datos de los servidores con --database o REEFKIT_DATABASE, y mira si funcionan.
school-servers-twice = Más de un servidor se llama { $names }.
school-servers-twice-do = Da a cada servidor un nombre propio con --instance: el proxy no puede distinguirlos.
school-servers-strangers = { $names } responde a los navegadores y no usa esta base de datos.
school-servers-strangers-do = Todos los servidores deben usar una sola base de datos: los estudiantes de una clase no se encontrarían. Compara REEFKIT_DATABASE en cada uno.
school-servers-versions = No todos los servidores tienen la misma versión: { $names }.
school-servers-versions-do = Actualiza los servidores atrasados, y vuelve a iniciarlos uno tras otro.
school-servers-gone = Desde hace un minuto no se sabe nada de { $names }, y no dijo que cerraba.
school-servers-gone-do = Se interrumpió, o no llega a la base de datos. Su registro dice cuál de las dos; vuelve a iniciarlo.
school-servers-unreached = El proxy no lleva a nadie a { $names }.
school-servers-unreached-do = Añádelo a la lista del proxy, con el nombre que tiene.
school-clocks = Los relojes de los servidores difieren menos de { $seconds } segundos del de la base de datos.
school-clocks-apart = El reloj de { $name } y el de la base de datos difieren en { $seconds } segundos.
school-database = El trabajo se guarda en { $place } (PostgreSQL { $version }).
school-no-database = { $place } no es una base de datos que puedan compartir varios servidores.
school-no-database-do = Nombra el PostgreSQL de los servidores con --database o REEFKIT_DATABASE, y mira si esta computadora llega a él.
school-connections = La base de datos admite { $most } conexiones a la vez; { $students } estudiantes pueden necesitar { $needed }. Quien la administra puede subir max_connections, o poner PgBouncer delante.
