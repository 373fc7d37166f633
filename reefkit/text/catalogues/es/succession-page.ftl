### Succession in Spanish: the table on the page, and its first and last pages. Words for readers from 7 on.

## The others

succession-page-others = Los demás jugadores
succession-voice-hand = { $fits ->
    [0] Ninguna de tus cartas sirve ahora.
   *[other] Estas cartas sirven: { $fit }.
}{ $others ->
    [0] {""}
   *[other] { " " }Estas no: { $other }.
}
succession-voice-card = { $card } ({ $colour })
succession-voice-others = Cartas de los demás: { $hands }.
succession-voice-you = Eres { $player }.
succession-page-on-turn = de quién es el turno
succession-page-holds = { $cards ->
        [one] { $state ->
            [said] 1 carta, y lo ha dicho
            [silent] 1 carta, y no lo ha dicho
           *[other] 1 carta
        }
       *[other] { $cards } cartas
    }
succession-page-open-hand = En la mano: { $cards }
succession-page-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }

## The rock

succession-page-rock = La roca
succession-page-kinds = { $count ->
        [one] Aquí vive 1 tipo.
       *[other] Aquí viven { $count } tipos.
    }
succession-page-rock-bare = Una roca desnuda bajo el agua. Todavía no vive nadie en ella.
succession-page-rock-said = Una roca bajo el agua. En ella viven: { $kinds }.
succession-page-count = { $count ->
    [one] { $one }
   *[other] { $count } { $kind }
}
succession-page-visit = { GENDER($who) ->
        [f] La
       *[m] El
    } { $who } { $guild ->
        [disturbances] se llevó: { $prey }
       *[other] se comió: { $prey }
    }
succession-page-visit-none = { $card ->
        [jellyfish] La medusa atrapa larvas: no se come a nadie de la roca
       *[other] { GENDER($who) ->
            [f] La
           *[m] El
        } { $who } { $guild ->
            [disturbances] no se lleva nada de la roca
           *[other] no encuentra nada que comer
        }
    }
succession-page-covers = Cubren: { $who } a { $whom }.
succession-page-no-room = No hay sitio para { $who }.
succession-page-free = { $free ->
        [0] La roca está llena.
       *[other] Quedan libres { $free } de { $places } lugares.
    }

## The middle of the table

succession-page-middle = El centro de la mesa
succession-page-top = Arriba
succession-page-top-none = Aún no hay cartas
succession-page-deck = Tomar
succession-page-deck-draw = Tomar una carta. { $count ->
        [one] Aquí hay 1 carta.
       *[other] Aquí hay { $count } cartas.
    }
succession-page-colour = Color en juego
succession-page-next = Sigue: { $player }.
succession-page-way = Sigue: { $player }. Los turnos van hacia la derecha.
succession-page-deck-ends = { $count ->
        [one] Queda 1 carta
       *[other] Quedan { $count } cartas
    } en el mazo; después termina la ronda.
succession-page-limit = Lodo: ningún número mayor que { $number } en este turno.

## The hand, and what can be done

succession-page-hand = Tu mano: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
succession-page-card = { $number ->
        [0] { $card }, { $colour }
       *[other] { $number }, { $card }, { $colour }
    }. { $can ->
        [yes] Puedes jugarla.
       *[other] Ahora no.
    }
succession-page-hand-arrows = Tus cartas. Con las flechas vas de una a otra.
succession-page-picked = Elegiste { $card }.
succession-page-then = { $then ->
        [none] No hay ninguna carta elegida.
        [another] Elige otra carta.
        [colour] Siguen los colores y luego Jugar.
        [number] Siguen los números y luego Jugar.
        [hand-on] Sigue el botón que la entrega.
       *[play] Sigue Jugar.
    }
succession-page-moves = Lo que puedes hacer
succession-page-play = Jugar { $card }
succession-page-play-with = Jugar { $card } con { $number }
succession-page-and-call = { $play } y decir “¡{ $call ->
        [last] Última carta
       *[other] Gané
    }!”
succession-page-choose-card = Elige una carta
succession-page-not-now = { CAP($card) }: ahora no
succession-page-name-first = Elige antes un color
succession-page-draw = Tomar una
succession-page-keep = Guardarla
succession-page-pass = Pasar
succession-page-go-on = Guardarla
succession-page-go-on-none = Que prueben los demás
succession-page-upgrade-play = ¡Subo! Jugar { $card }
succession-page-turn-none = Ninguna carta tuya va. Toma una.
succession-page-drawn-none = Tomaste esta carta: { $card }. No va.
succession-page-follow-note = En la roca, después de { $top } vienen { $next }. Por eso puedes jugar esa carta enseguida, aunque sea de otro color.
succession-page-follow-none = Ahora vienen { $card } en la roca. No tienes esa carta. Otro jugador que la tenga puede jugarla ya.
succession-page-hand-on-note = El hielo raspa la roca. Elige una carta para quien está a tu izquierda.
succession-page-hand-on = Pasar { $card }
succession-page-which-colour = ¿Qué color queda ahora en juego?
succession-page-which-number = ¿Qué número? O ninguno:
succession-page-named-colour = Color:
succession-page-named-card = Con { $card },
succession-page-round-on = Siguiente ronda
succession-page-round-on-last = Ver quién ganó
succession-page-deal = Repartir las cartas

## What is called out fast

succession-page-window = Ahora vienen { $card } en la roca. ¿Quién tiene esa carta? Quien lo diga primero puede jugarla, aunque no sea su turno.
succession-page-window-start = ¿Quién empieza? Juega { $card } quien pulse primero.
succession-page-upgrade = ¡Subo!
succession-page-shouts = Lo que dices con tu carta
succession-page-goal = Juega todas tus cartas antes que nadie. Las que quedan son puntos malos: gana quien menos tiene.
succession-page-shout-how = ¿Te quedará una carta? Di “¡Última carta!” al jugar. ¿Ninguna? Di “¡Gané!” Si se te olvida, quizá robes { $penalty }.
succession-page-shout-where = Estos dos botones vienen al final. Pulsa uno antes de jugar.
succession-page-shout-last = “¡Última carta!”
succession-page-shout-winner = “¡Gané!”
succession-page-cause = { $player } jugó su { $card }.
succession-page-cause-skip = { $now ->
    [yes] Perdiste un turno. Ahora juegas tú.
   *[no] Pierdes un turno.
}
succession-page-no = No, paso
succession-page-passed = ha pasado
succession-page-press = ¡A jugar!
succession-page-catch = ¡Pillar a { $player }!
succession-page-keys = { $state ->
        [on] Las teclas de letras están activas
       *[other] Las teclas de letras no están activas
    }
succession-page-keys-are = { $state ->
        [on] Ahora las letras de los botones los pulsan.
       *[other] Ahora las letras no pulsan ningún botón.
    }

## What happened

succession-page-told = Qué pasó
succession-page-told-none = Nada todavía.

## What cannot be

reject-succession-page-no-card = En esta mano no hay esa carta.
reject-succession-page-choose-first = Elige antes una carta.
reject-succession-page-name-colour = Elige antes un color: verde, amarillo o azul.
reject-succession-page-not-yours = Este puesto no puede empezar.
reject-succession-page-catch-self = Nadie puede pillarse a sí mismo.

## The charts

succession-page-time = cartas jugadas
succession-page-chart-came = Llegadas: quién y cuándo
succession-page-chart-share = Reparto
succession-page-share-how = Se cuentan lugares de la roca. Un pionero ocupa 2, uno intermedio 4, uno tardío 6.
succession-page-chart-kinds = Tipos
succession-page-chart-living = Cuántos viven aquí
succession-page-share-pioneers = pioneros
succession-page-share-first-settlers = intermedios
succession-page-share-late-settlers = tardíos
succession-page-share-invaders = invasores
succession-page-share-free = libre
succession-page-line-kinds = en la roca
succession-page-measure-kinds = número de tipos
succession-page-measure-mixed = lo mezclados que están (Shannon)
succession-page-end-eaten = comido
succession-page-end-swept = arrancado
succession-page-end-covered = cubierto
succession-page-which-rock = Roca de
succession-page-told-settled = Carta { $time }: { $player } jugó una carta, y se asentó { $card }.
succession-page-told-ate = Carta { $time }: { $player } jugó { $card }. Se llevó: { $prey }.
succession-page-told-came = Carta { $time }: { $player } jugó { $card }. En la roca no se perdió nadie.
succession-page-told-covered = Carta { $time }: { $player } jugó una carta y se asentó { $card }. Cubrió { $whom }.
succession-page-told-no-room = Carta { $time }: { $card } no halló sitio en la roca.
succession-page-told-nothing = Con la carta { $time } no cambió nada en la roca.
succession-page-told-kind = En esta roca: { $card } se asentaron { $count ->
        [one] una vez
       *[other] { $count } veces
    }, la primera con la carta { $time }.
succession-page-told-gone = { CAP($card) }: desaparecieron del todo con la carta { $time }, por { $by }.

## Points and the end

succession-page-score = Puntos
succession-page-score-player = Jugador
succession-page-score-round = Ronda { $round }
succession-page-score-total = Total
succession-page-score-out = 0, primero
succession-page-score-how = Cuenta lo que queda en la mano: 1 por cada carta, 3 por una roja, negra o morada. Ganan los puntos más bajos.
succession-page-won = { $count ->
        [one] Gana { $players }
       *[other] Ganan juntos { $players }
    } con los puntos más bajos: { $points }.
succession-page-story = Ronda { $round }: se asentaron { $settled } cartas, y { $visits ->
        [0] nunca llegaron depredadores ni perturbaciones
        [one] una vez llegaron depredadores o perturbaciones: { $who }
       *[other] { $visits } veces llegaron depredadores o perturbaciones: { $who }
    }. Al final { $kinds ->
        [0] no vivía nadie en la roca
        [one] vivía en la roca 1 tipo
       *[other] vivían en la roca { $kinds } tipos
    }.
succession-page-story-took = { $took ->
        [0] No se llevaron a nadie de la roca.
        [one] Una vez se llevaron a alguien de la roca.
       *[other] { $took } veces se llevaron a alguien de la roca.
    }
succession-page-story-first = ¡Ganaste! Tienes menos puntos que nadie, y aquí los puntos son malos.
succession-page-story-place = Quedaste en el lugar { $place }, con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }. Gana quien menos puntos tiene.
succession-page-moment-setup = Antes de repartir
succession-page-moment = Ronda { $round }, turno { $turn }
succession-page-moment-end = Final de la ronda { $round }

## What every lesson's page asks for

tab-succession-came = Llegadas
tab-succession-kinds = Cuántos
tab-succession-score = Puntos
tab-succession-log = Registro
play-over-succession = El juego ha terminado. Mira quién ganó y qué vivió en sus rocas.
door-picture-succession = Una roca en el mar, llena de algas, caracoles, gusanos tubícolas, balanos y mejillones. Allí cazan una medusa, un camarón, una babosa de mar y un cangrejo.

## How to play

how-lead-succession = Vacía tu mano antes que nadie. Cada carta que juegas se asienta en una roca del mar.
how-succession-deal = La roca está desnuda
    .text = Cada quien recibe cartas. Cada una tiene un color y un número. Empieza la carta verde más baja.
how-succession-turn = Juega el color
    .text = Juega una carta del color en juego, o una roja. Las algas rojas son cartas verdes: las cartas rojas son depredadores. Si no tienes ninguna, toma una. Si va, se juega.
how-succession-succession = Sube
    .text = A las algas pardas, 5, las pueden seguir enseguida los ciliados, 6, y a los briozoos, 10, los gusanos tubícolas, 11. El color cambia. Si quien jugó no sigue, di “¡Subo!” antes de { $seconds } segundos.
how-succession-predators = Llegan los depredadores
    .text = Una carta roja va con cualquier color. Cada una hace algo distinto: la página dice qué, antes de que la juegues.
how-succession-last = Dilo
    .text = ¿Te va a quedar una carta? Pulsa “¡Última carta!” antes de jugar. ¿Es la última que tienes? Pulsa “¡Gané!”. Nadie te lo recuerda. Si lo olvidas, tomas { $penalty }.
how-succession-rock = Mira la roca
    .text = Se ve quién llegó cuándo. Cuando la roca está llena, los tardíos cubren a los primeros. ¿Tienen estos muy pocos lugares? Entonces no hay sitio. Después de { $rounds } rondas, ganan los puntos más bajos.

## What to do now

succession-page-now-setup = Mira quién juega. Después reparte las cartas.
succession-page-now-start = Tienes la carta más baja. Juega { $card }: llega el primer colonizador.
succession-page-now-race = Empiezan { $card }. Juega esa carta quien pulse primero.
succession-page-now-turn = El { $colour ->
        [green] verde
        [yellow] amarillo
       *[blue] azul
    } está en juego. Juega { $colour ->
        [green] una carta verde
        [yellow] una carta amarilla
       *[blue] una carta azul
    } o { $more ->
        [no] una roja
       *[yes] una sin número
    }, o toma una carta.
succession-page-now-drawn = { $fits ->
        [must] Tomaste esta carta: { $card }. El color va: juégala.
        [may] Tomaste esta carta: { $card }. Va con todo color. Juégala o guárdala.
       *[no] Tomaste esta carta: { $card }. No va: guárdala.
    }
succession-page-now-follow = { $holds ->
        [yes] Puedes subir: juega enseguida { $card }.
       *[no] Ahora solo pueden seguir { $card }. No los tienes: sigue.
    }
succession-page-now-upgrade = { $holds ->
        [yes] ¡Tienes { $card }! Di “¡Subo!” para jugar esa carta.
       *[no] Los demás pueden jugar { $card } ahora. Tú no tienes: solo puedes pasar.
    }
succession-page-now-more = Subiste. Puedes jugar una carta más de color { $colour }.
succession-page-now-patch = Hay un claro en la roca. Juega una carta verde.
succession-page-now-hand-on = El hielo raspa la roca. Elige una carta para quien está a tu izquierda.
succession-page-now-survey = { $who ->
        [you] Ya no tienes cartas: ¡ganas la ronda { $round }!
        [nobody] La ronda { $round } termina como está. Nadie se quedó sin cartas.
       *[other] { $player } ya no tiene cartas y gana la ronda { $round }.
    } Pulsa “{ $next }”.

## A new match

option-succession-rounds = Rondas
    .about = Cuando se han jugado, ganan los puntos más bajos.
option-succession-window = Segundos para subir
    .about = Cuánto tiempo hay para seguir, y para que otros digan “¡Subo!”. 0: sin reloj, cada quien dice sí o no.
option-succession-disturbances = Cartas negras: perturbaciones
    .about = Tormenta, abrasión por hielo, sedimentación y claro. Para jugadores mayores.
option-succession-invaders = Cartas moradas: una especie introducida
    .about = Se asienta sobre cualquier color. Para jugadores mayores.
option-succession-start = Quién empieza si hay empate
    .about = El dado, o quien pulse primero.
option-succession-start-roll = el dado
option-succession-start-press = quien pulse primero
option-succession-starfish = Cartas de estrella de mar
    .about = Después de cada estrella de mar el juego empieza otra vez. Con menos, la ronda es más corta.
option-succession-open-hands = Manos abiertas
    .about = Se ven todas las cartas. Va bien para una primera partida.
option-succession-places = Lugares en la roca
    .about = En una roca llena los tardíos cubren a los primeros, si estos tienen bastantes lugares. 0: una roca sin fin, como en las reglas impresas.
option-succession-cards = Cartas por persona
    .about = 0: 10, 7 o 5 cartas, como en las reglas impresas. Con menos, la ronda es más corta.
option-succession-deck-ends = Un mazo vacío termina la ronda
    .about = Así una ronda acaba en unos diez minutos. Sin esto, la pila pasa a ser el mazo nuevo, como en las reglas impresas.
option-succession-clock = Segundos por turno
    .about = Cuando se acaban, un bot juega por el jugador. 0: sin reloj.
new-begun-succession = La partida ha empezado. Empieza la carta más baja.
new-quick-begun-succession = ¡Suerte!

## Numbers for a spreadsheet

record-csv-laid = Cartas jugadas
record-csv-settlers = Colonizadores
record-csv-cover = Quién vivió en la roca
record-csv-hands = Cartas en las manos
record-csv-points = Puntos
record-csv-calls = Qué se dijo en voz alta

## The door

lesson-title-succession = Sucesión
door-title-succession =
    Una roca desnuda en el mar.
    ¿Quién llega primero?
    ¿Quién viene a comer?
door-what-succession = Juega tus cartas, y una roca desnuda se llena de vida. ¿Quién llega pronto, quién llega tarde y a quién se comen? Gana la ronda quien se queda sin cartas.
door-quick-succession = Empezar ya
    .about = Juegas enseguida, contra tres bots.
door-first-succession = Primera partida
    .about = Una ronda corta, cartas a la vista.
door-new-succession = Partida nueva
    .about = Elige quién juega y con qué reglas.
door-how-succession = Cómo se juega
    .about = El juego en seis dibujos.

## Before and after

prelab-title-succession = Antes de jugar
prelab-lead-succession = Una roca desnuda en el mar no se queda desnuda. ¿Qué crees que pasa allí? Nadie espera que ya lo sepas.
prelab-next-succession = Juega y mira cómo se llena tu roca.
postlab-title-succession = Después del juego
postlab-lead-succession = Mira lo que pasó en tu roca. Después averigua si las rocas de verdad son así.

prelab-rock-met = A quién vas a encontrar
prelab-rock-title = Qué pasa en una roca desnuda
prelab-rock-what = Crías de muchos tipos van a la deriva en el mar. Cuando encuentran un lugar duro y desnudo, se asientan. Primero llegan los pioneros, después otros, uno tras otro. Este cambio se llama sucesión.
prelab-rock-groups = Tres grupos de colonizadores
prelab-rock-hunters = Quién come a quién
prelab-rock-eats = { CAP($one) } come { $prey }.
prelab-rock-eats-none = { CAP($one) } no come nada de la roca. Atrapa larvas, las crías a la deriva, antes de que se asienten.
prelab-rock-notes = En la naturaleza no todo es tan ordenado. Algunos de los animales azules también cazan. Unos depredadores comen casi de todo, y a otros les gusta una sola cosa.
postlab-rock-title = Dos rocas lado a lado
postlab-rock-lead = { $alone ->
    [yes] Toma dos rondas tuyas.
   *[no] Busca otra mesa, o toma dos rondas tuyas.
} Pon los gráficos lado a lado y pregunta:
postlab-rock-ask-1 = ¿Quién llegó primero a cada roca, y quién el último?
postlab-rock-ask-2 = ¿Qué grupo cubría al final la mayor parte de la roca?
postlab-rock-ask-3 = ¿Qué depredador llegó, y qué faltaba después?
postlab-rock-ask-4 = Las cartas y las reglas eran las mismas. ¿Por qué no son iguales las rocas?
postlab-model-title = ¿Son así las rocas de verdad?
postlab-model-what = Nuestro juego es un modelo: una imagen sencilla de algo real. También en el mar llegan a menudo una película y algas antes que los mejillones. Y a menudo los colonizadores tardíos cubren al final casi toda la roca. En el juego, el azar, los cazadores o un final temprano lo pueden cambiar, y también las rocas de verdad son distintas.
postlab-model-room = El juego no es el mar. En el juego cada colonizador tardío necesita seis lugares. Ocupa los libres y luego cubre a grupos anteriores, nunca al suyo. ¿Hay muy pocos lugares? Entonces no halla sitio. En el mar crecen y compiten por el sitio toda la vida, los primeros también pueden impedir que lleguen los tardíos, y las tormentas, el hielo o el frío abren huecos. Los gusanos tubícolas y los balanos, tardíos en el juego, pueden llegar primero a un lugar desnudo.
postlab-model-baltic = En el sur del mar Báltico se colgaron placas desnudas. Todos los tipos llegaron en seis meses, sin un orden claro, y después de tres años la comunidad apenas cambiaba. (Sokołowski y otros 2017, Hydrobiologia, doi 10.1007/s10750-016-3043-9.)
postlab-model-test = ¿Qué harías para probar el orden de las cartas? ¿Qué tendrías que ver antes de poder decir que el modelo está equivocado allí?
