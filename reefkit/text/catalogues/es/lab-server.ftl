### The lab server: its command, its door, and what stands round every lesson.

## The command

lab-about = Abre los laboratorios en un navegador. Los ofrece esta computadora, no necesitan internet y se cierran con Ctrl-C.
lab-help-lesson = abrir esta lección y no la entrada
lab-help-forms = qué preguntas se hacen antes y después, por ejemplo before-short,after-long; data/reef/forms.toml las enumera
lab-help-feedback = cuándo saben los estudiantes qué era correcto: now (ahora), end (al final) o none (nunca)
lab-a-form = formulario de preguntas
lab-a-feedback = momento de la explicación
lab-help-port = el puerto en que se responde; 8866, o el siguiente que esté libre
lab-help-address = la dirección en que se responde; 127.0.0.1, a la que solo llega esta computadora
lab-help-base-url = la ruta bajo la que están todas las páginas, si delante hay otro servidor
lab-help-no-browser = no abrir ningún navegador
lab-port-taken = El puerto { $port } está ocupado; los laboratorios responden en el puerto { $free }.
lab-running = Los laboratorios están abiertos en { $address } – pulsa Ctrl-C aquí para cerrarlos.
lab-stopped = Los laboratorios están cerrados.

## What it refuses

lab-a-lesson = lección
    .gender = f
lab-no-lessons = No hay ninguna lección que mostrar; la carpeta “lessons” falta o está vacía.
lab-address = “{ $given }” no es la dirección de una computadora, como 127.0.0.1.
lab-base-url = “{ $given }” no es una ruta, como /labs/.
lab-no-address = Esta computadora no tiene la dirección { $address }.
lab-no-port = No hay ningún puerto libre a partir del { $port }.
lab-port-busy = El puerto { $port } está ocupado, o esta cuenta no puede usarlo. Elige otro con --port.

## Round every lesson

lab-skip = Saltar al contenido
lab-loading = El laboratorio se está preparando. Tarda unos segundos.
lab-slow = Está tardando más de lo debido.
lab-no-script = Esta página necesita JavaScript y un navegador de los últimos años. Permite JavaScript o actualiza el navegador.
lab-try-again = Intentar de nuevo
lab-away = No hay conexión con el laboratorio. La página lo intenta de nuevo por sí sola. Lo que jugaste está guardado.
lab-away-forgets = No hay conexión con el laboratorio. La página lo intenta de nuevo por sí sola. Si no vuelve, abre otra vez los laboratorios por su enlace y, allí, tu archivo guardado.
lab-lost = El laboratorio se detuvo en esta página. Lo que jugaste está guardado.
lab-ended = Esta página envió más de lo que envía una página de laboratorio y se cerró. Lo que jugaste está guardado.
lab-blocked = Esta red deja pasar la página, pero no lo que la página envía al laboratorio. Avisa a tu docente; quien administra la red debe dejar pasar los web sockets a esta dirección.
lab-cookies = Este navegador rechaza las cookies, así que el laboratorio no puede saber cuál es tu partida. Permite las cookies para esta dirección y vuelve a intentarlo.
lab-waiting = El servidor aún no responde. La página sigue en cuanto responda.
lab-moving = Esta página pasa a otro servidor y se abre de nuevo por sí sola. Lo que jugaste está guardado.
lab-kernel-ended = El programa de esta página terminó: elige Kernel → Reiniciar kernel y ejecutar todas las celdas, y lo guardado vuelve.
lab-continue = Continuar

## The door

lab-name = Reefkit
lab-skip-to-labs = Ir a los laboratorios
lab-labs = Laboratorios
lab-language = Idioma
lab-spoken-in = en { $language }
lab-grow = Haz crecer un arrecife.
lab-meet = Enfréntate a la catástrofe.
lab-find = Descubre quién vivió y por qué.
lab-games = { $count ->
    [one] Un juego sobre la vida y el cambio. Lo que pasa en tu partida se convierte en tus datos.
   *[other] Juegos sobre la vida y el cambio. Lo que pasa en tu partida se convierte en tus datos.
}
lab-facts = desde { $age } años · { $time }
lab-hours = de { $least } a { $most } horas
lab-minutes = de { $least } a { $most } minutos
cannot-cookies = Este navegador rechaza las cookies. Puedes mirar esta página, pero no se abre ningún laboratorio ni sirve ningún código hasta que permitas las cookies para esta dirección.
cannot-requests = Esta red bloquea los web sockets. Los laboratorios funcionan igual, un poco más despacio. Quien administra la red puede dejar pasar los web sockets a esta dirección.
cannot-none = Esta red bloquea la conexión que necesitan los laboratorios, así que aquí no se puede jugar. Avisa a tu docente; quien administra la red debe dejar pasar los web sockets a esta dirección.
lab-no-internet = Funciona sin internet.
lab-own-table = ¿Has medido algo? Abre tu propia tabla en “Datos” y haz gráficos con ella.
lab-any-hand = Ratón, pantalla táctil o teclado.
lab-kept = Lo que juegas se guarda en este servidor: para ti y, en una clase, para tu docente.

## The lessons, as the door names them

lesson-reef-survivor = Reef Survivor
    .what = Construye un arrecife y llévalo a través de cuatro millones de años.
    .teaches = Rasgos, catástrofes, diversidad a través del tiempo
