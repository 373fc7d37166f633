### Tables that several pages play at, and logs that are too long, too short or too old.

reject-log-full = El registro de esta partida está lleno con { $entries } entradas, así que nadie puede jugar más.
reject-undo-moved-on = La mesa siguió adelante después de esa decisión, así que queda como está.
reject-nothing-awaited = { $seat } no tiene nada que decidir ahora.

reject-argument = `{ $name }` espera { $kind ->
    [bool] True o False
    [int] un número entero
    [float] un número
    [Path] el nombre de un archivo o una carpeta
    [Sequence] una lista de textos o números
    [Mapping] un diccionario
    [Catalogue] los textos de un idioma, como `reefkit.text.catalogue("es")`
    [Executor] un executor, como `ProcessPoolExecutor()`
   *[str] un texto
}. Se dio un valor del tipo { $given }.
reject-argument-bare = `{ $name }` espera una lista. Pon { $given } entre corchetes: [{ $given }].
reject-argument-order = { $said } rk.{ $call } acepta, en este orden: { $takes }.
reject-argument-package = rk.{ $call } necesita el paquete { $package }, que no está instalado. Reefkit completo lo trae; reefkit-core, no.
reject-call-unknown = rk.{ $name } no acepta { $given }. Acepta: { $takes }.
reject-call-missing = A rk.{ $name } le falta { $needed }. `help(rk.{ $name })` muestra un ejemplo.
reject-call-by-name = rk.{ $name } acepta { $most ->
    [0] solo valores con nombre
    [1] un valor sin nombre
   *[other] { $most } valores sin nombre
}, y cada uno una vez. Acepta: { $takes }.
reject-no-such-game = No hay ningún juego “{ $game }”. Hay: { $known }.
reject-one-match-alone = Esto funciona con una sola partida, y aquí hay { $count }. Elige una, por ejemplo la primera con [0].
save-none-here = En la carpeta { $folder } no hay ningún archivo. Da el archivo de una partida, o la carpeta donde está.
save-is-table = { $file } es una tabla y no una partida guardada. rk.explore la abre; pandas la lee.
save-no-name = “{ $file }” no sirve aquí como nombre de archivo. Da uno como mine.jsonl.
reject-no-such-sample = Una muestra tiene `chance` de 0 a 1, y como números enteros `every` desde 1 y `seed` desde 0; se dieron { $chance }, { $every } y { $seed }.
reject-several-games = Son partidas de varios juegos: { $games }. Da las de un solo juego.
reject-no-such-column = Una tabla de quién vivía dónde necesita las columnas { $needed }. Faltan estas: { $missing }.
reject-no-such-piece = La lección no tiene ninguna pieza “{ $piece }”. Tiene: { $known }.
reject-no-matplotlib = rk.plot dibuja con matplotlib, que no está instalado: `pip install matplotlib`. rk.explore dibuja sin él.
reject-no-axes = `ax` espera los ejes de matplotlib, como `plt.gca()`. Sin él se hace una figura nueva.
reject-no-such-scale = Hay diversidad de cada lugar (“place”) y de la región (“region”), pero no de “{ $scale }”.
reject-no-such-reading = No hay ninguna tabla “{ $reading }” que leer de esta partida. Hay: { $known }.
