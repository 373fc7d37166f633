### The store: what keeps it from saving, codes that are typed, and files of people's work.

# What keeps work from being saved, and what to do about it. Each can be read alone, in a banner or in a terminal.
store-full = No queda espacio en el disco que contiene { $place }. Se hace espacio borrando archivos que nadie necesita; después esto se puede guardar.
store-read-only = Esta cuenta no puede escribir en { $place }. Quien cuida esta computadora puede permitirlo.
store-no-home = Esta cuenta no tiene una carpeta propia en la que se pueda escribir. Indica dónde guardar el trabajo con la opción --database, por ejemplo --database /srv/reefkit/labs.sqlite, o en REEFKIT_HOME.
store-locked = Otro programa está usando { $place } y aún no lo suelta. Se intenta de nuevo en un momento.
store-gone = No se llega a { $place }. Alguien lo movió, o su disco o servidor no está conectado.
# In sentences of what is damaged, in the place of a file’s name.
store-match = la partida guardada
store-damaged = { $place } está dañado, o no es una base de datos de Reefkit. Se puede poner en su lugar una copia de antes del daño.
store-newer = { $place } lo escribió un Reefkit más nuevo. Ese, o uno más nuevo, puede abrirlo.
store-disk = El disco que contiene { $place } avisa de un fallo. Quien cuida esta computadora puede revisarlo.
store-driver = No está instalado lo que habla con este tipo de base de datos: { $place }. Lo trae el complemento postgresql de Reefkit.
store-unknown = { $place } no aceptó lo que se iba a guardar, por un motivo que Reefkit no conoce.

# What may not go in.
reject-store-no-person = Aquí no se conoce a esa persona. No se guardó nada.
reject-store-no-match = Aquí no hay esa partida.
reject-store-key = Con ese nombre no se puede guardar nada. No se guardó nada.
reject-store-too-large = Eso ocupa más de { $kilobytes } kilobytes, más de lo que se puede guardar. No se guardó nada.
reject-store-too-many = Eso se cambió demasiadas veces para guardar otra versión. Lo guardado queda como está.
reject-store-enough = Ya hay guardado de ti todo lo que se guarda de una persona. Esto no se guardó; lo guardado antes queda. Tu docente puede ayudarte.

# Resume codes.
reject-code-mistyped = Eso no es un código para continuar. Un código tiene diez letras y cifras, como { $example }.
reject-too-many-guesses = Varios códigos seguidos no eran de nadie. Se puede probar otro en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
reject-too-many-codes = Aquí hubo demasiados códigos equivocados. La página de tu docente muestra un código más largo que te deja entrar enseguida. Si no, prueba otra vez en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.

# Files of people's work.
work-broken-off = { $file } se corta: falta el final. No se tomó nada. Cópialo otra vez desde donde se guardó.
work-truncated = { $file } se corta. { $matches ->
    [0] No contiene ninguna partida completa.
    [one] La única partida completa que contiene está aquí.
   *[other] Las { $matches } partidas completas que contiene están aquí.
} Las respuestas anteriores al corte están aquí; el resto falta.
work-too-large = { $file } ocupa más de { $megabytes } megabytes, más que el trabajo de cualquiera. No se tomó nada.
reject-files-often = Desde aquí se abrieron muchos archivos. Se puede abrir otro en { $minutes } minutos.
work-many-people = { $file } contiene el trabajo de más de { $most } personas, y ningún archivo guardado tiene tantas. No se tomó nada.
work-other-code = { $file } contiene el trabajo de alguien que aquí tiene otro código. No se tomó nada.
