### Serving a class: the command's options, the word that a browser shows, and what the terminal says.

## The command

serve-help-token = una palabra que cada navegador debe mostrar una vez, en su dirección o cuando se le pida; si otras personas tienen cuenta en esta computadora, usa --token-file o REEFKIT_TOKEN
serve-help-token-file = un archivo que solo tú puedes leer, con esa palabra
serve-help-name = un nombre con el que los navegadores llaman a este servidor, como labs.escuela.example; por sí solo responde a direcciones y a nombres que solo tiene su red
serve-name = “{ $given }” no es el nombre de un servidor, como labs.escuela.example.
serve-help-students = para cuántos estudiantes hay que estar listo; 30, si no se dice nada
serve-help-instance = cómo se llama este servidor entre varios detrás de un proxy, por ejemplo a: los navegadores vuelven a él y, si el sistema le pide terminar, envía sus páginas a los demás
serve-instance = “{ $given }” no sirve de nombre para un servidor entre varios: hasta 63 letras, cifras y guiones, por ejemplo a.
serve-token = Una palabra tiene de { $least } a { $most } letras de la a a la z, cifras, guiones y guiones bajos, y empieza con una letra o una cifra.
serve-token-file = No se puede leer { $file }; indica un archivo de texto que contenga la palabra.
serve-token-file-open = Otras cuentas de esta computadora pueden leer { $file }. Quítales ese permiso (chmod 600) y elige otra palabra si alguien pudo leerla.
serve-token-file-empty = { $file } está vacío; escribe en él la palabra.
serve-token-twice = Da la palabra con --token o con --token-file, no con los dos.
serve-help-log = un archivo con detalles, para quien ayude cuando algo falle; - los escribe aquí
serve-log = No se puede escribir { $file }; indica otro archivo para el registro.

## What the terminal says while a class plays

serve-pages = { $count ->
    [0] Ahora no hay ninguna página abierta.
    [one] Ahora hay una página abierta.
   *[other] Ahora hay { $count } páginas abiertas.
}
serve-not-saved = Las páginas siguen en la memoria, y guardan en cuanto vuelva a ser posible. Déjalas abiertas.
serve-slow = Guardar va lento: tardó { $seconds } segundos. Cierra otros programas en esta computadora.
serve-saved-again = El trabajo se guarda otra vez.
serve-news-lost = Este servidor no oye los avisos de la base de datos, y las páginas le preguntan unas dos veces por segundo. Se puede seguir jugando. Si delante de la base de datos hay un intermediario como PgBouncer, REEFKIT_DATABASE_DIRECT debe indicar la dirección propia de la base.
serve-news-heard = El servidor vuelve a oír los avisos de la base de datos.
serve-kernel-failed = Una página se detuvo sola. Se abre de nuevo por sí sola, donde estaba su estudiante.
serve-limit = Se alcanzó un límite: { $met }.
serve-page-failed = No se pudo abrir una página. Vuelve a cargarla; las demás siguen.
serve-fault = Algo falló dentro del servidor. Las páginas siguen.
serve-details = Detalles para quien ayude: { $file }
serve-no-file = Si vuelve a pasar, inicia los laboratorios con --log ARCHIVO: en ese archivo estarán los detalles para quien ayude.
serve-closing = Los laboratorios se están cerrando. Lo que las páginas dan por guardado, queda guardado.
serve-draining = { $count ->
    [0] Este servidor termina; aquí no hay ninguna página abierta.
    [one] Este servidor termina; su única página pasa a otro servidor.
   *[other] Este servidor termina; sus { $count } páginas pasan a otros servidores.
}
serve-network-means = Quien tenga una de estas direcciones, o escriba la palabra { $token }, puede abrir los laboratorios. Las clases solo se abren con código y clave; lo que se envía no va cifrado, así que usa una red de confianza.
serve-network-word = Quien escriba la palabra que elegiste puede abrir los laboratorios. Las clases solo se abren con código y clave; lo que se envía no va cifrado, así que usa una red de confianza.

## The desk, where a word is asked for

desk-join-word = Se les pide la palabra
# On the wall; the word follows.
desk-join-step-word = Abre esta dirección. Pide la palabra

## The page that asks for the word

token-title = ¿Qué palabra?
token-what = Estos laboratorios están abiertos para quienes saben una palabra. La sabe quien te dio la dirección.
token-label = Palabra
token-hint = Las mayúsculas no importan. A este navegador se le pide una sola vez.
token-go = Abrir los laboratorios
reject-token = Esa no es la palabra. Mírala otra vez, letra por letra.
