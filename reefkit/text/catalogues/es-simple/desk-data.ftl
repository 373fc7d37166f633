### The class as data, in easy words.

desk-data-none = Ninguna mesa ha empezado todavía. Los gráficos aparecen en la ronda 1.
desk-data-no-tables = Todavía no hay mesas. Primero forma las mesas. Después aparecen aquí los gráficos.
desk-data-title-ranges = Quién vive aquí. Barra gruesa: lo tienen muchas mesas
desk-data-title-types = Cuántos tipos viven
desk-data-title-board = Arrecifes de cada tablero { $time ->
    [0] al comienzo
   *[other] en el censo { $time }
}. Un punto es un arrecife
desk-data-title-founders = Con cuántos tipos empezó cada arrecife, { $time ->
    [0] al comienzo
   *[other] en el censo { $time }
}. Un punto es un arrecife
desk-data-title-builder = Con qué empezó cada arrecife, { $time ->
    [0] al comienzo
   *[other] en el censo { $time }
}. Un punto es un arrecife
desk-data-title-bot = Arrecifes según quién los juega, { $time ->
    [0] al comienzo
   *[other] en el censo { $time }
}. Un punto es un arrecife
desk-data-small = Uno o dos arrecifes dicen poco. Un arrecife solo puede tener suerte.
desk-data-gamma-is = tipos de todos los arrecifes juntos
desk-data-alpha-is = tipos de un arrecife, en promedio
desk-data-beta-is = gamma dividida entre alfa
desk-data-caption-ocean = En cuántas mesas vivía cada tipo
desk-data-notes-shared = Los estudiantes comparten contigo estas notas.
desk-data-no-notes = Nadie ha compartido todavía una nota.

desk-data-ask-turn = Si jugáramos otra vez, ¿ganarían los mismos?
desk-data-ask-gone = En ninguna mesa { $count ->
    [one] queda
   *[other] quedan
}: { $types }. ¿Cómo { $count ->
    [one] podría
   *[other] podrían
} volver?
desk-data-ask-alone = Solo { $table } conserva { GENDER($type) ->
    [f] la
   *[m] el
} { $type }. ¿Qué tenían de especial sus arrecifes?
desk-data-ask-rare = Solo { $now } de { $tables } mesas tienen { GENDER($type) ->
    [f] la
   *[m] el
} { $type }. ¿En qué se parecen esas mesas?
desk-data-ask-gamma = El océano tiene { $ocean } tipos. Ninguna mesa tiene más de { $most }. ¿Dónde viven los demás?
desk-data-ask-few = Un grupo necesita { $few } arrecifes. ¿Qué esperan ver?
desk-data-ask-board = En { GENDER($best) ->
    [f] la
   *[m] el
} { $best } hay en promedio { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] tipos
   *[points] puntos
} por arrecife. En { GENDER($least) ->
    [f] la
   *[m] el
} { $least } hay { NUMBER($low, maximumFractionDigits: 1) }. ¿Por qué?
desk-data-ask-founders = Los arrecifes con { $best } tienen { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] tipos
   *[points] puntos
}. Con { $least } tienen { NUMBER($low, maximumFractionDigits: 1) }. ¿Ayuda empezar con muchos?
desk-data-ask-builder = Los que empezaron con { $best } tienen { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] tipos
   *[points] puntos
}. Los que empezaron con { $least } tienen { NUMBER($low, maximumFractionDigits: 1) }. ¿Por qué puede ser?
desk-data-ask-bot = Los arrecifes de “{ $best }” tienen { NUMBER($high, maximumFractionDigits: 1) } { $measure ->
    [types] tipos
   *[points] puntos
}. Los de “{ $least }” tienen { NUMBER($low, maximumFractionDigits: 1) }. ¿Qué hicieron?
desk-data-ask-same-board = A todos los tableros les va igual. ¿Qué carta cambiaría eso?
desk-data-ask-same-founders = Tener muchos tipos al empezar no cambió nada. ¿Cuándo lo cambiaría?
desk-data-ask-same-builder = Ningún constructor inicial va por delante. ¿Qué carta cambiaría eso?
desk-data-ask-points = El arrecife con más puntos tiene { $types } tipos. El más rico tiene { $most }. ¿Qué más da puntos?
desk-data-ask-points-rich = El arrecife con más puntos también tiene muchos tipos. ¿Dan puntos los tipos?

desk-review-about = Mira otra vez cualquier partida, jugada por jugada.
desk-review-none = Todavía no empezó ninguna partida. Primero forma las mesas.
desk-review-quiet = Aquí no cambió nada desde la última parada.
reject-desk-review-no-match = Esta clase no tiene esa partida. No cambió nada.
