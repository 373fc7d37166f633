### The command line in Spanish: its help, what it says, and what it refuses. Names of commands and options
### stay as they are typed.

## Help

command-usage = Cómo se usa: { $usage }
command-arguments = Qué se escribe
command-options = Opciones
command-about = Reefkit abre sus laboratorios en un navegador, juega sus juegos en la terminal, vuelve a mostrar partidas guardadas y revisa archivos. Añade --help después de un comando para ver sus opciones.
command-about-play = Juega una partida de bots hasta el final y muestra cada ronda: qué pasó y por qué, y un dibujo con letras de los arrecifes, la roca, el mapa o las redes alimentarias.
command-about-replay = Vuelve a mostrar una partida guardada, ronda por ronda.
command-about-check = Dice si están bien unas partidas guardadas, unos archivos de contenido o una carpeta de contenido propio, o qué está mal y dónde.

command-help-help = mostrar esta ayuda
command-help-version = mostrar la versión de Reefkit
command-help-command = serve, doctor, class, lti, play, replay, ensemble o check
command-help-language = en o es, en-simple o es-simple (frases más cortas), o un idioma de tu propia carpeta
command-help-content = una carpeta con contenido y textos tuyos, que van sobre los nuestros
command-help-game = { $games }; con --help después de uno, sus opciones
command-help-seats = cuántos juegan; 4, si nada dice otra cosa
command-help-names = cómo se llaman los puestos, separados por comas
command-help-bots = cómo juegan los bots: un estilo para todos, o uno por puesto, separados por comas{ $count ->
    [0] { "" }
   *[other] ; los estilos son { $styles }
}
command-help-seed = un número entero; la misma semilla da otra vez la misma partida
command-help-boards = los tableros: uno para todos, o uno por puesto, separados por comas
command-help-rounds = cuántas rondas, de 1 a 7
command-help-cards = jugar solo con estas cartas de catástrofe, separadas por comas
command-help-card-topics = jugar solo con cartas de catástrofe de estos temas, separados por comas
command-help-option = cambiar una opción de las reglas; se puede dar varias veces
command-help-save = guardar la partida en este archivo
command-help-csv = escribir como tablas lo que se puede leer de la partida: un archivo terminado en .csv recibe la primera (en Reef Survivor, quién estaba), una carpeta las recibe todas
command-help-separator = el signo entre las celdas de las tablas: comma, semicolon (con coma decimal, como lo espera una hoja de cálculo en español o alemán) o tab
command-help-force = escribir encima de archivos que ya existen
command-help-quiet = mostrar solo el resultado final
command-help-to = mostrar la partida después de tantas entradas de su registro
command-help-replay-file = una partida guardada
command-help-check-files = partidas guardadas, archivos de contenido o carpetas de contenido

## What it says

command-version = Reefkit { $version }
command-seat = Puesto { $seat }
command-played = Se jugó con la semilla { $seed }; el registro tiene { $entries } entradas.
command-written = Escrito: { $file }
# $verdict is a whole sentence.
command-check = { $file }: { $verdict }
command-fine = Está bien.
command-fine-save = Está bien: una partida de { $game } con { $entries ->
    [one] una entrada
   *[other] { $entries } entradas
}, { $over ->
    [true] jugada hasta el final
   *[false] sin terminar
}. Sus jugadas y tiradas cumplen las reglas. No se revisan los nombres, los jugadores, los bots, las horas ni las cartas sin usar.
command-fine-folder = Está bien: { $count ->
    [one] un archivo o idioma
   *[other] { $count } archivos e idiomas
}.

## A match as it is shown

shown-set-up = { $game }: { $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
}
shown-round = Ronda { $round }
shown-now = Después de la entrada { $position } del registro

## What it refuses

command-none = Di qué hacer: serve, class, play, replay, ensemble o check.
command-which-game = Di qué juego: { $games }.
# $what is one of command-a-….
command-unknown = No hay { GENDER($what) ->
    [f] ninguna
   *[m] ningún
} { $what } “{ $given }”. Puedes elegir entre { $known }.
command-a-command = comando
command-a-game = juego
command-a-separator = signo entre celdas
command-an-option = opción
    .gender = f
command-a-bot = bot
command-a-board = tablero
command-a-card = carta
    .gender = f
command-a-topic = tema
command-a-content-file = archivo de contenido
command-too-much = “{ $given }” es más de lo que admite este comando.
command-no-value = La opción { $option } necesita un valor después.
command-twice = La opción { $option } está dos veces.
command-not-understood = Una opción que no lleva valor recibió uno; { $command } --help explica las opciones.
command-number = { $option } necesita un número entero de { $least } a { $most }, no “{ $given }”.
command-empty-item = { $option } tiene un elemento vacío entre sus comas: “{ $given }”.
command-option-form = Una opción se escribe clave=valor, no “{ $given }”.
command-option-value = La opción { $option } no puede ser “{ $given }”; se esperaba { $expected }.
command-true-or-false = true (sí) o false (no)
command-whole-number = un número entero de { $least } a { $most }
command-one-of = uno de { $known }
command-names = nombres separados por comas
command-one-a-seat = { $option } tiene { $items } elementos para { $seats ->
    [one] un puesto
   *[other] { $seats } puestos
}; da uno para todos, o uno por puesto.
command-names-differ = { $names ->
    [one] Hay un nombre
   *[other] Hay { $names } nombres
} para { $seats ->
    [one] un puesto
   *[other] { $seats } puestos
}.
command-name = Un nombre tiene de una a { $most } letras que se pueden ver.
command-one-file = Da una partida guardada que mostrar.
command-check-what = Da al menos un archivo o una carpeta que revisar.
command-no-such-file = No existe el archivo ni la carpeta “{ $file }”.
command-text-where = { $file } debe estar en una carpeta text/<idioma>, como text/en.
command-empty-folder = La carpeta { $folder } no tiene contenido ni textos.
command-unused = { $files } no se { $count ->
    [one] usa
   *[other] usan
}. Los archivos de contenido se llaman como los nuestros, por ejemplo reef/rules.toml. Los textos acaban en .ftl y están en text/es u otro idioma.
command-exists = Ya existe un archivo { $file }; elige otro nombre, o añade --force para escribir encima.
command-is-folder = { $file } es una carpeta; da el nombre de un archivo.
command-no-folder = { $file } no se puede escribir: { $folder } no es una carpeta donde se puedan poner archivos.
command-unwritable = { $file } no se puede escribir: { $detail }.
command-same-file = { $file } está dos veces; elige otro nombre para uno de los dos.
