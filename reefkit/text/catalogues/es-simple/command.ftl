### The easier reading level of the command line.

command-about = Juega aquí. Mira partidas guardadas. Revisa archivos. Escribe --help después de un comando para saber más.
command-about-play = Juega una partida de bots. Ves todas las rondas.
command-played = La semilla era { $seed }. El registro tiene { $entries } entradas.
command-unknown = No hay { GENDER($what) ->
    [f] ninguna
   *[m] ningún
} { $what } “{ $given }”. Elige entre: { $known }.
command-exists = Ya existe un archivo { $file }. Elige otro nombre, o añade --force.
command-one-a-seat = { $option } tiene { $items } elementos para { $seats ->
    [one] un puesto
   *[other] { $seats } puestos
}. Da uno para todos, o uno por puesto.
