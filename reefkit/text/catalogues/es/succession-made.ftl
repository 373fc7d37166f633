### Questions made from a table's own rocks in Succession, and their plots, in Spanish. Names of several
### stand after a colon or without an article, so that no ending depends on them.

## Options, and what questions speak of

rock-number = { $count }
rock-nothing = nada
# $rounds: how many rounds are finished; of one alone there is one rock.
rock-where = { $rounds ->
    [one] tu roca
   *[other] la roca de la ronda { $round }
}
rock-round = ronda { $round }
rock-rounds-alike = dos rondas empataron con más tipos
rock-look-axis = observación

## Who came when

rock-title-first = Quién llegó primero
rock-ask-first = ¿Quién se asentó primero en { $where }?
rock-why-first = Lo primero que llegó: { $name }. Una ronda empieza con la carta más baja de todas las manos, como una roca desnuda empieza con los colonizadores más rápidos.

rock-title-later = Quién llegó después
rock-ask-later = ¿Cuál de estos llegó a { $where } por primera vez cuando ya había { $name }?
rock-why-later = Llegaron por primera vez en este orden: { $order }.
rock-hint-came = { CAP($name) }: llegó a { $where } con la carta { $card }.

rock-title-yours = Tus propios colonizadores
rock-ask-yours = ¿Cuál de estos llevaste tú a { $where }?
rock-why-yours = Tú jugaste: { $names }. Los demás jugaron el resto.
rock-hint-yours = { $player } jugó { $name }.

rock-title-feeding = Cómo consigue su alimento
rock-ask-feeding-light = ¿Qué colonizador de { $where } produce su propio alimento con la luz?
rock-ask-feeding-grazes = ¿Qué colonizador de { $where } es un herbívoro, un animal que raspa o muerde algas?
rock-ask-feeding-filters = ¿Qué colonizador de { $where } es un filtrador, un animal que cuela trocitos de alimento del agua?
rock-ask-feeding-hunts = ¿Qué colonizador de { $where } caza animales para comer?
rock-why-feeding-light = Las diatomeas y las algas producen azúcar con la luz. Los animales de la roca tienen que comer.
rock-why-feeding-grazes = Los caracoles y los isópodos comen algas. Las necesitan, así que llegan cuando ya hay algunas.
rock-why-feeding-filters = Los filtradores comen lo que trae el agua: algas diminutas, bacterias y crías a la deriva.
rock-why-feeding-hunts = Los hidroides y las anémonas de mar pican animales pequeños que pasan nadando o a la deriva.

## Who ate whom

rock-title-eaten-by = ¿Qué cazador fue?
rock-ask-eaten-by = ¿Qué cazador comió { $name } en { $where }?
rock-title-ate = Qué comió el cazador
# $cards: how many cards had been played before it.
rock-ask-ate = { $cards ->
    [one] Se había jugado una carta
   *[other] Se habían jugado { $cards } cartas
} en esa ronda. Entonces llegó a { $where } { $one }. ¿Qué comió allí?
rock-why-ate = { $cards ->
    [one] Se había jugado una carta
   *[other] Se habían jugado { $cards } cartas
} en esa ronda. Entonces llegó { $one }. { $count ->
    [0] No encontró nada que comer en la roca.
   *[other] En la roca comió: { $eaten }.
}
rock-why-diet = { $count ->
    [0] En este juego { $one } no come nada que se haya asentado. Atrapa crías en el agua.
   *[other] En este juego { $one } come { $prey }: de cada tipo, lo último que llegó.
}
rock-hint-left = { CAP($name) } que vivían allí después de esa carta: { $count }.
rock-hint-ate = Encontró algo. Colonizadores que se comió: { $count }.

rock-title-lost = Tipos que se perdieron
rock-ask-lost = { $cards ->
    [one] Se había jugado una carta
   *[other] Se habían jugado { $cards } cartas
} en esa ronda. Entonces llegó a { $where } { $one } y comió. ¿Cuántos tipos desaparecieron así de la roca?
rock-why-lost = Comió: { $eaten }. { $count ->
    [0] Quedaban otros de cada tipo, así que no se perdió ningún tipo.
    [one] Así se perdió un tipo: { $gone }.
   *[other] Así se perdieron { $count } tipos: { $gone }.
}
rock-was-prey = De tantos tipos comió: { $count }. ¿Quedaban otros de algún tipo?
rock-was-left = Tantos tipos quedaron: { $count }.

## Reading the record

rock-title-kinds = Tipos al final
rock-ask-kinds = ¿Cuántos tipos de colonizadores había en { $where } cuando terminó la ronda?
rock-why-kinds = { $count ->
    [0] No había ninguno.
    [one] Había un tipo: { $names }.
   *[other] Había { $count } tipos: { $names }.
} Los colonizadores de un mismo tipo cuentan una sola vez.
rock-was-came = Tantos tipos habían llegado en total: { $count }.
rock-was-settlers = Ese es el número de colonizadores: { $count }. Cada tipo cuenta una vez.

rock-title-most = ¿De quién era la roca?
rock-ask-most = ¿Qué grupo cubría la mayor parte de { $where } cuando terminó la ronda?
# $group: which group covered the largest part.
rock-why-most = Lugares de la roca al final: { $told }. Un pionero ocupa dos lugares, uno intermedio cuatro y uno tardío seis. { $group ->
    [late-settlers] También en muchas rocas de verdad los colonizadores tardíos cubren al final la mayor parte.
   *[other] En muchas rocas de verdad los colonizadores tardíos cubren al final la mayor parte. En un juego, el azar, los cazadores y un final temprano lo pueden cambiar.
}
rock-hint-most = Sitios de este grupo al final: { $name } { $room }. Otro grupo tenía más.
# $count settlers of a group, each of which takes $size places of the rock: $room in all.
rock-group-room = { $name } { $room } ({ $count } × { $size })

rock-title-stood = Quién seguía allí
rock-ask-stood = ¿Cuál de estos seguía en { $where } cuando terminó la ronda?
rock-why-stood = Al final había: { $names }. Habían llegado y ya no estaban: { $lost }.
rock-hint-gone = { CAP($name) }: llegó con la carta { $card }. Al final no quedaba nada.

rock-title-which-round = Rondas lado a lado
rock-ask-which-round = ¿Al final de qué ronda había más tipos en la roca?
rock-why-which-round = Tipos al final: { $told }. Las reglas eran las mismas, pero se repartieron otras cartas y llegaron otros colonizadores.
rock-hint-round = Tipos al final de la ronda { $round }: { $count }. En otra ronda hubo más.
rock-hint-alike = Una ronda tuvo más tipos que las demás.
rock-round-count = ronda { $round }: { $count }

## New starts, and the model

rock-title-against = Contra el orden
rock-ask-against = Un número bajo representa a un colonizador temprano. ¿Cuál de estos llegó a { $where } antes de que hubiera { $name }, aunque su número es más alto?
rock-why-against = { CAP($early) }: tienen el número { $high } y llegaron con la carta { $early_card }. { CAP($late) }: tienen el número { $low } y llegaron con la carta { $late_card }. Los números son un modelo: muestran un orden común, y las rocas de verdad son distintas.
rock-hint-number = { CAP($name) }: tiene el número { $number } y llegó con la carta { $card }.

rock-title-next = Después de la visita
rock-ask-next = { $cards ->
    [one] Se había jugado una carta
   *[other] Se habían jugado { $cards } cartas
} en esa ronda. Entonces llegó a { $where } { $one }, y { $lost ->
    [one] se perdió un colonizador
   *[other] se perdieron colonizadores
}. ¿Qué se asentó después?
rock-why-next = Lo siguiente que llegó: { $name }, después de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en total. Donde queda sitio se asientan otros: una perturbación es un nuevo comienzo.

rock-title-covered = Quién dejó sitio
rock-ask-covered = { $cards ->
    [one] Se había jugado una carta
   *[other] Se habían jugado { $cards } cartas
} en esa ronda. Entonces llegaron a { $where } estos colonizadores: { $name }. Había poco sitio libre. ¿A quién cubrieron?
rock-why-covered = { CAP($name) } cubrieron: { $whom }. El sitio se había acabado, y los anteriores dejaron el suyo.

## Plots

rock-title-range-plot = Tú dibujas quién estaba
rock-ask-range-plot = Alguien miró { $where } seis veces y apuntó qué colonizadores había. Dibuja una barra por cada colonizador de la lista, desde la observación en que se vio por primera vez hasta la observación en que se vio por última vez.
rock-why-range-plot = Una barra empieza donde un tipo se vio por primera vez. Puede haber llegado un poco antes: entre dos observaciones nadie mira.
rock-hint-range = Busca el nombre en la lista. La barra empieza en la primera observación que lo tiene. Acaba en la última que lo tiene.
rock-point-first = { CAP($name) }: llegaron por primera vez con la carta { $card } y se vieron por primera vez en la observación { $look }.
rock-point-standing = { CAP($name) }: seguían allí en la observación { $look }, así que la barra continúa hasta el final.
rock-point-gone = { CAP($name) }: se vieron por última vez en la observación { $look }. En las siguientes ya no quedaba ninguno de este tipo.

rock-title-curve-plot = Tú dibujas los tipos
rock-ask-curve-plot = Dibuja cuántos tipos había en { $where } en cada una de seis observaciones. En la observación 0 la roca estaba desnuda.
rock-why-curve-plot = Cuenta tipos, no colonizadores. La línea baja donde se comen al último de un tipo, y sube donde llega un tipo nuevo.
rock-measure = tipos en la roca
rock-point-value = { $count ->
    [0] En la observación { $look } la roca estaba desnuda.
    [one] En la observación { $look } había un tipo: { $names }.
   *[other] En la observación { $look } había { $count } tipos: { $names }.
}

## Drawings of items

# A screen reader says one of these for the drawing, and then one for each settler or group.
rock-drawn-arrivals = { $rock ->
    [none] Una barra por cada colonizador, desde que llegó hasta la carta { $turns }.
   *[other] Roca { $rock }: una barra por cada colonizador, desde que llegó hasta la carta { $turns }.
}
rock-drawn-arrival = { CAP($name) } desde la carta { $time }.
rock-drawn-shares = { $rock ->
    [none] Reparto de la roca, observación por observación.
   *[other] Reparto de la roca { $rock }, observación por observación.
}
rock-drawn-share = { CAP($name) }: { $shares }.
rock-drawn-percent = { $share } %
rock-drawn-rock = Roca { $rock }
rock-drawn-cards = cartas jugadas
rock-drawn-looks = observaciones
rock-drawn-sheet = Qué se vio
rock-drawn-look = Observación { $look }
rock-drawn-after = después de la carta { $card }
rock-drawn-bare = nada de eso
