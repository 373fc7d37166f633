### The door in a learning platform such as Moodle or Canvas: a launch from a course signs people in.

## The command line

lti-command-about = Cuida la entrada desde plataformas de aprendizaje (LTI 1.3): las claves de este servidor, el archivo que nombra las plataformas y lo que piden sus formularios.
lti-command-task = keys (list, make, rotate o drop), check FILE o show FILE
lti-not-installed = La entrada desde plataformas de aprendizaje necesita una biblioteca más. Instálala con: pip install 'reefkit[lti]'
lti-needs-task = Di qué hay que hacer: { $tasks }.
lti-a-task = tarea de «reefkit lti»
lti-a-key-task = tarea de «reefkit lti keys»
lti-needs-file = Nombra el archivo de plataformas: reefkit lti { $task } FILE
lti-no-file = No hay ningún archivo { $file }.
lti-keys-alone = Aquí no hace falta nada más.
lti-drop-which = Di qué clave: reefkit lti keys drop KEY. «reefkit lti keys» las enumera.

## What the file of platforms says

lti-own-address = debe ser la dirección con la que los navegadores llegan a los laboratorios: empieza por https:// y termina en una barra, como https://labs.school.example/
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
