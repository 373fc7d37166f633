### The door in a learning platform such as Moodle or Canvas: a launch from a course signs people in.

## The command line

lti-command-about = Cuida la entrada desde plataformas de aprendizaje (LTI 1.3): las claves de este servidor, el archivo que nombra las plataformas y lo que piden sus formularios.
lti-command-task = keys (list, make, rotate o drop), check FILE o show FILE
lti-not-installed = La entrada desde plataformas de aprendizaje necesita una biblioteca más. Instálala con: pip install 'reefkit[lti]'
lti-needs-task = Di qué hay que hacer: { $tasks }.
lti-a-task = tarea de “reefkit lti”
lti-a-key-task = tarea de “reefkit lti keys”
lti-needs-file = Nombra el archivo de plataformas: reefkit lti { $task } FILE
lti-keys-alone = Aquí no hace falta nada más.
lti-drop-which = Di qué clave: reefkit lti keys drop KEY. “reefkit lti keys” las enumera.

## What the file of platforms says

lti-own-address = debe ser la dirección con la que los navegadores llegan a los laboratorios: empieza por https:// y termina en una barra, como https://labs.escuela.example/
lti-address = debe ser una dirección que empieza por https://, sin signo de interrogación, nombre ni contraseña
lti-twice = ya está en { $other } con el mismo emisor: una entrada contiene todos los despliegues de una plataforma
lti-file-fine = { $count ->
    [one] { $file } está bien: nombra una plataforma.
   *[other] { $file } está bien: nombra { $count } plataformas.
}
lti-has-keys = { $count ->
    [one] publica una clave en { $url }.
   *[other] publica { $count } claves en { $url }.
}
lti-no-keys = { $url } no responde con las claves de una plataforma.
lti-show-login = URL de inicio de sesión
lti-show-launch = URL de lanzamiento
lti-show-link = URL de enlace profundo
lti-show-keys = URL de claves públicas
lti-show-custom = Parámetros propios
lti-show-scopes = Servicios (permisos)

## Keys

lti-a-key = clave
lti-key-none = Todavía no hay ninguna clave. Se crea cuando los laboratorios arrancan por primera vez con --lti, o con: reefkit lti keys make
lti-key-there = Ya hay una clave. Para firmar con otra: reefkit lti keys rotate
lti-key-first = { $kid }  creada el { $made }, firma
lti-key-published = { $kid }  creada el { $made }, aún publicada
lti-key-rotated = { $kid } firma desde ahora. Las claves anteriores siguen publicadas hasta que las quites.
lti-key-dropped = { $kid } ya no se publica.
lti-key-signs = Esta clave firma. Crea otra antes: reefkit lti keys rotate

## Starting the labs with a door in learning platforms

lti-help = dejar que cursos de plataformas de aprendizaje (LTI 1.3) manden gente aquí: el archivo que nombra las plataformas
lti-without = --lti va sin { $option }: la plataforma dice quién entra y no se pregunta a nadie más.
lti-base-url = El archivo de plataformas dice que los navegadores llegan a los laboratorios en { $given }, pero están debajo de { $base }. Haz que coincidan: address en el archivo, o --base-url.
lti-proxy = Los navegadores deben llegar a los laboratorios en { $given }, así que delante hay un servidor con cifrado. Añade --behind-proxy.

## On the way from a course

lti-going-on = Hacia los laboratorios
    .do = Tu curso te manda a los laboratorios. Tarda un momento.
    .go = Seguir
lti-window = Los laboratorios se abren en otra ventana
    .do = Dentro de otra página, el navegador no deja que los laboratorios te reconozcan.
    .go = Abrir los laboratorios
lti-nameless = Estudiante
lti-sign-out-what = Entraste como { $name } desde tu curso. Al cerrar la sesión, eso termina en este navegador. Para volver, abre los laboratorios desde tu curso.

## Which class a course has

lti-class-title = ¿Qué clase es este curso?
lti-class-what = Eres la primera persona docente que llega desde él. Sus estudiantes tendrán lugar en esta clase sin ningún código, y sus demás docentes encontrarán su panel.
lti-class-new = Una clase nueva
lti-class-name = Mi clase
lti-class-there = Una clase que ya está
lti-class-use = Usar esta clase

## Where nothing comes of a launch

refused-lti-platform = Los laboratorios no conocen esta plataforma de aprendizaje
    .do = Quien cuida los laboratorios puede añadirla a su archivo de plataformas.
refused-lti-state = Esta entrada empezó en otra ventana o hace demasiado tiempo
    .do = Abre los laboratorios desde tu curso otra vez.
refused-lti-used = Esta entrada ya se usó
    .do = Abre los laboratorios desde tu curso otra vez.
refused-lti-expired = Esta entrada llegó demasiado tarde
    .do = Abre los laboratorios desde tu curso otra vez.
refused-lti-clock-ahead = El reloj de la plataforma de aprendizaje va { $minutes } minutos por delante del de los laboratorios
    .do = Quien se encarga de los laboratorios puede poner en hora el reloj equivocado. Después, abre los laboratorios desde tu curso otra vez.
refused-lti-clock-behind = El reloj de la plataforma de aprendizaje va { $minutes } minutos por detrás del de los laboratorios
    .do = { refused-lti-clock-ahead.do }
refused-lti-days-ahead = El reloj de la plataforma de aprendizaje va { $days } días por delante del de los laboratorios
    .do = { refused-lti-clock-ahead.do }
refused-lti-days-behind = El reloj de la plataforma de aprendizaje va { $days } días por detrás del de los laboratorios
    .do = { refused-lti-clock-ahead.do }
refused-lti-token = Esto no lo firmó la plataforma de aprendizaje
    .do = Abre los laboratorios desde tu curso otra vez. Si sigue así, avisa a tu docente.
refused-lti-audience = Esto no era para estos laboratorios
    .do = Abre los laboratorios desde tu curso otra vez. Si sigue así, avisa a quien cuida los laboratorios.
refused-lti-deployment = Esta parte de la plataforma de aprendizaje no puede entrar
    .do = Quien cuida los laboratorios puede añadir su despliegue al archivo de plataformas.
refused-lti-message = La plataforma de aprendizaje pidió algo que los laboratorios no hacen
    .do = Abre los laboratorios desde tu curso otra vez. Si sigue así, avisa a tu docente.
refused-lti-link = Este enlace pertenece a otro curso
    .do = Abre los laboratorios desde tu propio curso.
refused-lti-away = La plataforma de aprendizaje no responde en este momento
    .do = Espera un minuto y abre los laboratorios desde tu curso otra vez.
refused-lti-no-class = Tu curso todavía no tiene clase aquí
    .do = Su docente abre los laboratorios primero. Después inténtalo otra vez.
refused-lti-closed = La puerta de tu clase está cerrada
    .do = Tu docente puede abrirla en el panel. Después inténtalo otra vez.
refused-lti-class = No tienes lugar en esta clase
    .do = Tu docente puede dejarte entrar en el panel.
refused-lti-teachers = Los enlaces de un curso los eligen sus docentes
    .do = Abre los laboratorios desde tu curso.

## A link for a course

lti-link-title = Un enlace para tu curso
lti-link-lesson = ¿Qué lección abre el enlace?
lti-link-form = Lo que abre
lti-link-whole = La lección desde el principio
lti-link-setting = Ajustes
lti-link-setting-hint = Puede quedar vacío. O pega el enlace de unos ajustes, como lo da el panel: se te ofrecen cuando abres el enlace.
lti-link-column = Con una columna en las calificaciones del curso
lti-link-column-hint = Es para Antes si el enlace abre Antes; si no, para Después. Lo que se pregunta unas semanas después no tiene ninguna.
lti-link-make = Crear el enlace
lti-link-other = Otra lección
lti-linked = El enlace está listo
    .do = Vuelve a tu curso. Tarda un momento.
    .go = Seguir
lti-done = El enlace está listo
    .do = Cierra esta ventana. Tu curso sigue en la página donde empezaste.
