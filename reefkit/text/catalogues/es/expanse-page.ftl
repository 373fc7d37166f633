### Blue Expanse in Spanish: the page on which it is played. So much of a currency is “3 de Biomasa”.

## The ring and its middle

expanse-page-ring = El anillo: cuarenta casillas, y quién está en cada una
expanse-page-tile = Casilla { $number }: { $tile ->
        [start] salida
        [biomass] biomasa
        [capital] capital
        [malus] desventaja
        [bonus] ventaja
       *[grant] subvención del gobierno
    }
expanse-voice-stands = { $tile ->
    [0] Estás en la salida.
   *[other] Estás en la casilla { $tile } de { $of }.
}
expanse-voice-reef = { $count ->
    [0] Tu arrecife está vacío.
   *[other] En tu arrecife: { $cards }.
}
expanse-voice-offer = { $price ->
    [0] { $card }
   *[other] { $card } ({ $price } de { $currency ->
        [biomass] Biomasa
       *[capital] Capital
    })
}
expanse-page-tile-kind = { $tile ->
        [start] salida
        [biomass] Biomasa
        [capital] Capital
        [malus] desventaja
        [bonus] ventaja
       *[grant] subvención
    }
expanse-page-tile-told = { $tile ->
        [start] Salida: cada vuelta añade 2 de Capital al mazo y sitio en la mano. Aquí se pueden comprar recursos.
        [biomass] Casilla de biomasa: compra recursos y animales con Biomasa.
        [capital] Casilla de capital: compra recursos con Biomasa, y lo que la gente construye con Capital.
        [malus] Casilla de desventaja: hay que tomar una carta de desventaja. Se pueden comprar recursos.
        [bonus] Casilla de ventaja: se toma una carta de ventaja. Se pueden comprar recursos.
       *[grant] Subvención del gobierno: aquí se paga todo el Capital que se gastó en lo que la gente construye. Quien caiga aquí recibe { $pool } de Capital y otro tanto de Biomasa.
    } { $count ->
        [0] Aquí no hay nadie.
        [one] Aquí está { $players }.
       *[other] Aquí están { $players }.
    }
expanse-page-deck = { $deck ->
        [resource] Recursos
        [biomass] Animales
        [humanitarian] Personas
        [bonus] Ventaja
       *[malus] Desventaja
    }{ $open ->
        [yes] { " " }(abierto)
       *[no] {""}
    }
expanse-page-deck-none = { $deck ->
        [malus] todavía ninguna
        [bonus] todavía ninguna
       *[other] ninguna
    }
expanse-page-vp = { $points } PV
expanse-page-offer = { $card }, { $currency ->
        [none] gratis
        [biomass] { $price } de Biomasa
       *[capital] { $price } de Capital
    }, { $points } PV. { $can ->
        [yes] Ahora la puedes tener.
       *[no] Ahora no.
    }
expanse-page-your-turn = Tu turno
expanse-page-turn-of = Juega { $player }

## Below the ring

expanse-page-tallies = Cómo están tu arrecife y el mar
expanse-page-tally-points = Puntos (PV)
expanse-page-tally-pollution = Contaminación
expanse-page-tally-warming = Calentamiento
expanse-page-tally-research = Investigación
expanse-page-place = { $place ->
        [1] 1.º de { $seats }
        [2] 2.º de { $seats }
        [3] 3.º de { $seats }
       *[other] { $place }.º de { $seats }
    }
expanse-page-at-stake = quedan { $points }
expanse-page-next-pollution = { $at ->
        [0] en etapa 2
       *[other] límite: { $at }
    }
expanse-page-next-warming = { $at ->
        [0] en etapa 3
        [-1] sin pérdidas
       *[other] límite: { $at }
    }
expanse-page-research-placed = { $count } de { $needs } en { $card }
expanse-page-research-of = de { $needs }{ $free ->
        [0] { "" }
       *[other] ; { $free } por colocar
    }
expanse-page-research-points = { $count ->
        [0] investigar
       *[other] por poner en una carta de investigación
    }

## Stage and hand

expanse-page-stage = Etapa { $stage }
expanse-page-stage-1 = antes
expanse-page-stage-2 = crece
expanse-page-stage-3 = se calienta
expanse-page-stage-4 = se blanquea
expanse-page-turns = { $last ->
        [yes] último turno
       *[no] turno { $turn } de { $most } como mucho
    }
expanse-page-loops = { $count ->
        [0] aún sin vueltas
        [one] 1 vuelta hecha
       *[other] { $count } vueltas hechas
    }
expanse-page-next-stage = “{ $name }” llega tras { $loops ->
        [1] una vuelta
        [2] la segunda vuelta
        [3] la tercera vuelta
       *[other] la vuelta número { $loops }
    } o el turno { $turn }.
expanse-page-hand = Tu mano
expanse-page-held = { $over ->
        [0] { $count } de { $limit }
       *[other] { $count } ahora: { $over } más de las que se rellenan
    }
expanse-page-currency = { $count } de { $currency }
expanse-page-beside = { $count } de { $currency } junto a la mano: { $when ->
        [now] se usa ahora o se pierde
       *[next] hecho para tu próximo turno
    }
expanse-page-beside-note = { $when ->
        [now] solo este turno
       *[next] próximo turno
    }
expanse-page-under = { $currency } debajo del mazo
expanse-page-less = menos: { $what }
expanse-page-more = más: { $what }

## What is chosen, asked and offered

expanse-page-chosen = { CAP($card) }{ $price ->
        [-1] {""}
       *[other] , costo { $price }
    }, { $points } PV
expanse-page-risk-starves = Moriría de hambre en este turno: { $lacks }.
expanse-page-risk-leaves = { $why ->
        [deck] Después de actuar va a tu mazo en este turno. Más tarde puedes robarla otra vez.
        [loose] Sin unirse a nada, dejaría tu arrecife al final de este turno.
       *[other] Dejaría tu arrecife al final de este turno.
    }
expanse-page-risk-costs = En este turno te costaría: { $cards }.
expanse-page-lost = { $card } ({ $lacks })
expanse-page-risk-no-host = En tu arrecife no hay nada a lo que pueda unirse. Se retiraría enseguida, sin efecto.
expanse-page-risk-coral = { $algae ->
        [yes] Sin zooxantelas se perdería al final de este turno. Compra también unas: están abiertas.
       *[no] Ahora no se pueden comprar zooxantelas. Sin ellas se perdería al final de este turno.
    }
expanse-page-let-go = No elegir nada
expanse-page-own-reef = Tu arrecife
expanse-page-own-legend = Marco rojo: deja tu arrecife al final de este turno.
expanse-page-put-here = { $player } puso { $card } en tu arrecife. Actúa en tu turno.
expanse-page-bleaching = { $mass ->
        [yes] El blanqueamiento masivo
       *[no] El mar está demasiado caliente: los corales se blanquean
    }
expanse-page-bleaching-why = El calentamiento ha llegado a { $warming }. Cada vez que sube otros { $every }, los corales pierden en el calor sus zooxantelas, y con ellas su color y casi todo su alimento. { $next ->
        [-1] En el último turno no se pierde ninguna.
       *[other] La próxima vez es con { $next }{ $ends ->
            [yes] . En el último turno de cada uno no se pierde ninguna.
           *[no] .
        }
    }
expanse-page-bleaching-reef = { $corals ->
        [0] Aquí ningún coral tenía zooxantelas que perder.
        [one] { $count ->
            [0] El único coral no se blanqueó.
           *[other] El único coral se blanqueó.
        }
       *[other] { $count ->
            [0] No se blanqueó ningún coral.
            [one] Se blanqueó 1 de { $corals } corales.
           *[other] Se blanquearon { $count } de { $corals } corales.
        }
    }
expanse-page-bleaching-next = Un coral blanqueado no alimenta a nadie. Su dueño puede comprarle zooxantelas nuevas en las próximas compras. Sin ellas muere al final de ese turno.
expanse-page-begun = Empieza una etapa nueva
expanse-page-begun-turns = Llega después de un número de turnos. Las vueltas completas al anillo pueden traerla antes.
expanse-page-begun-you = { $stage ->
        [2] Con cada { $pollution } de contaminación de tu arrecife muere uno de tus animales. La traen la industria y las cartas de desventaja. El pasto marino guarda una parte.
        [3] Con cada { $warming } de calentamiento, un coral de cada arrecife pierde sus zooxantelas y se pone blanco. Cómprale otras, o muere.
       *[4] El mar se calienta en el turno de cada jugador. Con cada { $warming } de calentamiento, un coral de cada arrecife se pone blanco. Cómprale zooxantelas nuevas, o muere.
    }
expanse-page-begun-cards = { $stage ->
        [4] Ahora en juego para todos:
       *[other] Cartas nuevas en los mazos:
    }
expanse-page-bleaching-go = Volver al arrecife
expanse-page-hosts = ¿A qué carta?
expanse-page-host-bleached = blanqueado
expanse-page-numbered = { $number ->
        [0] { $card }
       *[other] { $card } { $number }
    }
expanse-page-choices-left = por elegir: { $count }
expanse-page-rows = { $phase ->
        [manage] Aún sin actuar
        [research] Investigación
       *[buy] En tu arrecife
    }
expanse-page-rows-choose = pulsa para elegir
expanse-page-can-attach = unir a otra carta
expanse-page-can-use = { $gives ->
        [yes] paga { $price } de Capital y pásala a otro jugador
       *[no] { $biomass ->
            [0] úsala ahora o guárdala para después
           *[other] { $last ->
                [yes] déjalo: este es tu último turno y la Biomasa llegaría tarde
               *[no] déjalo y alimenta tu arrecife; o retíralo y recibe { $biomass } de Biomasa en tu próximo turno
            }
        }
    }
expanse-page-can-research = hasta { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
expanse-page-raising = Encarecer
expanse-page-price = cuesta { $price } de { $currency }
expanse-page-research-title = ¿Cuántos puntos?
expanse-page-research-count = puntos de investigación
expanse-page-before-you = Lo que puedes elegir y lo nuevo
expanse-page-latest = Qué pasó
expanse-page-meals = Quién ha comido
expanse-page-meal = comió
expanse-page-did-you-know = De tu arrecife
expanse-page-will-eat = { $lives ->
        [yes] comerá
       *[no] se llevará
    } { $prey }
expanse-page-state-failed = se va al final del turno
expanse-page-state-bleached = blanqueado: necesita zooxantelas nuevas
expanse-page-state-idle = no hace nada en este turno
expanse-page-state-expelled = expulsadas por el calor, no se pueden volver a colocar
expanse-page-state-acted = ya actuó
expanse-page-state-copy = una copia
expanse-page-state-stored = guarda { $count } de contaminación
expanse-page-state-placed = { $count ->
        [one] tiene 1 punto de investigación
       *[other] tiene { $count } puntos de investigación
    }
expanse-page-state-raised = { $count } más cara por otros

## The buttons

expanse-page-begin = Repartir las manos
expanse-page-roll = Tirar y avanzar
expanse-page-raise = Encarecer en { $count }
expanse-page-raise-nothing = No encarecer nada
expanse-page-let-buy = { $now ->
    [yes] No encarecer nunca
   *[no] Volver a preguntarme
}
expanse-page-take-first = Elige antes una carta de { $deck ->
        [bonus] ventaja
       *[malus] desventaja
    }
expanse-page-take = Tomar { $card }
expanse-page-done-buying = Terminar la compra
expanse-page-cannot-buy = { CAP($card) }: ahora no
expanse-page-shut = { $phase ->
        [take] Primero toma una carta. Después puedes comprar.
       *[other] Esto no está a la venta ahora. Después de cada movimiento se pueden comprar algunas cartas.
    }
expanse-page-not-for-sale = { $deck ->
        [bonus] Las cartas de ventaja se toman en una casilla de ventaja.
       *[malus] Las cartas de desventaja se toman en una casilla de desventaja.
    }
expanse-page-buy = Comprar { $card } por { $price } de { $currency }{ $swapped ->
        [0] {""}
       *[other] ; { $swapped } se cambian en el puerto, que contamina
    }
expanse-page-play = Jugar { $card }
expanse-page-choose-host = Elige a qué unir { $card }
expanse-page-attach = Unir { $card } a { $host }
expanse-page-use = { $gives ->
        [yes] Pagar { $price } de Capital y pasar { $card }
       *[no] { $biomass ->
            [0] Usar { $card }
           *[other] { $last ->
                [yes] Retirar { $card } sin recibir nada
               *[no] Retirar { $card } y recibir { $biomass } de Biomasa en el próximo turno
            }
        }
    }
expanse-page-rest = { $count ->
        [one] Que actúe
       *[other] Que actúen las demás
    }
expanse-page-act = Que actúe: { $card }
expanse-page-no-research = Seguir sin poner más
expanse-page-research = Poner { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    } en { $card }{ $paid ->
        [0] {""}
       *[other] {" "}por { $paid } de Capital
    }
expanse-page-end-turn = { $count ->
        [0] Terminar el turno
       *[other] Poner { $count } debajo y terminar
    }

## Asked twice

expanse-page-sure-title = Mira otra vez
expanse-page-sure-starves = { $count ->
        [one] Va a encontrar muy poca comida, y muere al final de este turno: { $cards }.
       *[other] Van a encontrar muy poca comida, y mueren al final de este turno: { $cards }.
    }
expanse-page-sure-bleached = { $count ->
        [one] Un coral no tiene zooxantelas. Muere al final de este turno.
       *[other] { $count } corales no tienen zooxantelas. Mueren al final de este turno.
    }
expanse-page-sure-lost = Fuera de tu arrecife al final de este turno: { $cards }.
expanse-page-sure-vain = Ninguna carta que puedas comprar ahora ayuda.
expanse-page-sure-no = Pensarlo otra vez
expanse-page-sure-yes = Dejar que pase

## The food web and the reefs

expanse-page-whose = ¿El arrecife de quién?
expanse-page-web = Red trófica de { $player }
expanse-page-web-whole = Red trófica de { $player }: quién comió a quién en la partida
expanse-page-web-note = las flechas van hacia quien come
expanse-page-web-empty = Aquí todavía no vive nada.
expanse-page-web-begin = { $own ->
        [1] Aquí todavía no vive nada. Un coral con zooxantelas es un buen comienzo: alimenta a otros.
       *[other] Aquí todavía no vive nada.
    }
expanse-page-web-outcome = El turno trae: { $gains }
expanse-page-level-producers = alimento y productores
expanse-page-level-eaters = consumidores
expanse-page-level-predators = depredadores
expanse-page-level-people = personas
expanse-page-node = { CAP($card) }{ $riders ->
        [0] {""}
       *[other] {" "}con { $riding }
    }{ $count ->
        [0] .
       *[other] : { $states }.
    }
expanse-page-food-node = { $count } de { $food ->
        [plankton] plancton
        [coralline-algae] algas coralinas
       *[detritus] detrito
    }
expanse-page-food = { $food ->
        [plankton] Plancton: vida diminuta a la deriva. Lo producen los corales y el fitoplancton; lo comen los filtradores.
        [coralline-algae] Algas coralinas: costras rosadas a las que los corales hacen sitio. Las comen los herbívoros.
       *[detritus] Detrito: lo que dejan los muertos. Lo comen los detritívoros.
    }
expanse-page-eats = { CAP($eater) }: { $lives ->
        [yes] comerá
       *[no] se llevará
    } { $prey }.
expanse-page-starves = { CAP($eater) }: morirá de hambre, { $lacks }.
expanse-page-reef-note = puntos { $points }, contaminación { $pollution }, { $loops ->
        [0] aún sin vueltas
        [one] 1 vuelta
       *[other] { $loops } vueltas
    }

## What to do now

expanse-page-now-setup = Mira quién juega. Después reparte las manos.
expanse-page-now-move = { $last ->
        [yes] Tu último turno: tira el dado y saca todo lo que puedas de tu arrecife.
       *[no] Tira el dado y avanza por el anillo.
    }
expanse-page-now-raise = { $player } puede comprar. Puedes encarecer hasta { $most ->
        [one] 1 carta
       *[other] { $most } cartas
    }.
expanse-page-now-take = { $deck ->
        [bonus] Una casilla de ventaja: { $vain ->
            [yes] ninguna de estas cartas puede hacer nada en tu arrecife. Toma una.
           *[no] elige una carta de ventaja.
        }
       *[malus] Una casilla de desventaja: { $vain ->
            [yes] esta vez ninguna de estas cartas puede dañar tu arrecife. Toma una.
           *[no] tienes que tomar una carta de desventaja. ¿Cuál hace menos daño?
        }
    }
expanse-page-now-buy = { $opened ->
        [biomass-resource] Puedes comprar recursos y animales con tu Biomasa.
        [humanitarian-resource] Puedes comprar recursos, y cartas de personas con Capital.
        [biomass-humanitarian-resource] { $tile ->
            [grant] Has recibido una subvención. Con
           *[other] Con
        } { $biomass } de Biomasa puedes comprar recursos y animales, y con { $capital } de Capital, cartas de personas.
       *[resource] Puedes comprar recursos con tu Biomasa.
    }
expanse-page-now-buy-nothing = Aquí no hay nada que puedas pagar o usar. Sigue.
expanse-page-now-manage = Ahora vive tu arrecife: { $count ->
        [one] 1 carta no ha actuado todavía.
       *[other] { $count } cartas no han actuado todavía.
    }
expanse-page-now-research = Puedes pagar investigación: cada punto en { $card } cuesta { $price } de Capital. { $free ->
        [0] {""}
        [one] 1 punto es gratis.
       *[other] { $free } puntos son gratis.
    }
expanse-page-now-research-none = No tienes Capital para investigar. Sigue hasta el final de tu turno.
expanse-page-now-end = { $biomass ->
        [-1] Tu mano está vacía. Termina el turno y roba cartas nuevas.
        [0] No tienes Biomasa en la mano{ $made ->
            [0] {""}
           *[other] , pero hay { $made } para tu próximo turno
        }: pon Capital debajo de tu mazo para robar otras cartas, y termina el turno.
       *[other] En cada turno robas tu mano de tu propio mazo. Pon debajo de él lo que no necesites, y termina el turno.
    }

## What cannot be

reject-expanse-page-no-card = Esa carta ya no está aquí.
reject-expanse-page-not-your-turn = No te toca decidir.
reject-expanse-page-no-raise = Ahora no se puede encarecer esta carta.
reject-expanse-page-no-research = Ahora no se puede investigar.
reject-expanse-page-no-rest = Ahora no tiene que actuar ninguna carta.
reject-expanse-page-answer-first = Responde antes lo que pregunta tu carta.

## The charts

expanse-page-chart-time = turnos de cada jugador
expanse-page-chart-ended = turnos · al final puntos { $points }, calentamiento { $warming }
expanse-page-chart-stage = Etapa
expanse-page-chart-own = Puntos, contaminación y calentamiento
expanse-page-chart-points = Puntos de victoria por arrecife
expanse-page-chart-counters = Contaminación y calentamiento
expanse-page-chart-variety = Diversidad
expanse-page-chart-bleached = Corales blanqueados
expanse-page-line = { $name ->
        [points] puntos
        [pollution] contaminación
       *[warming] calentamiento
    }
expanse-page-band-1 = 1 antes de la industria
expanse-page-band-2 = 2 crecimiento
expanse-page-band-3 = 3 calentamiento
expanse-page-band-4 = 4 blanqueamiento
expanse-page-told-before = Antes del primer turno: los arrecifes tal como empezaron.
expanse-page-told = { $player }, turno { $turn }, etapa { $stage }: puntos { $points }, contaminación { $pollution }, calentamiento { $warming }, { $bleached ->
        [0] ningún coral blanqueado
        [one] 1 coral blanqueado
       *[other] { $bleached } corales blanqueados
    }.

## The log and the end

expanse-page-moment-setup = Antes del primer turno
expanse-page-moment = Turno { $turn } de { $player }, etapa { $stage }
expanse-page-moment-end = El final
expanse-page-won = { $count ->
        [one] Gana { $players }
       *[other] Ganan juntos { $players }
    } con { $points ->
        [one] un punto de victoria
       *[other] { $points } puntos de victoria
    }.
expanse-page-score = Puntos de victoria, y de dónde vinieron
expanse-page-score-player = Arrecife
expanse-page-score-source = { $source ->
        [resource] Corales y plantas
        [biomass] Animales
        [humanitarian] Personas
       *[other] Otros
    }
expanse-page-score-all = Todo
expanse-page-story-place = { $place ->
        [1] Tu arrecife quedó primero
        [2] Tu arrecife quedó segundo
        [3] Tu arrecife quedó tercero
       *[other] Tu arrecife quedó en el lugar { $place }
    }, con { $points ->
        [one] un punto de victoria
       *[other] { $points } puntos de victoria
    }.
expanse-page-story-most = Tu arrecife fue más rico después del turno { $turn }: { $count ->
        [one] 1 carta, también las unidas a otras
       *[other] { $count } cartas, también las unidas a otras
    }.
expanse-page-story-eaten = { $count ->
        [0] Ningún animal de tu arrecife comió.
        [one] Los animales de tu arrecife comieron una vez.
       *[other] Los animales de tu arrecife comieron { $count } veces.
    }
expanse-page-story-starved = { $count ->
        [0] Ningún animal murió de hambre.
        [one] 1 animal murió de hambre.
       *[other] { $count } animales murieron de hambre.
    }
expanse-page-story-bleached = { $count ->
        [0] Ningún coral perdió sus zooxantelas por el calor.
        [one] 1 coral perdió sus zooxantelas por el calor.
       *[other] { $count } corales perdieron sus zooxantelas por el calor.
    }
expanse-page-story-warming = Cuando todos habían jugado, el mar tenía { $warming } de calentamiento, y tu arrecife { $pollution } de contaminación.

## What every lesson's page asks for

tab-expanse-web = Red trófica
tab-expanse-course = Puntos
tab-expanse-variety = Diversidad
tab-expanse-reefs = Arrecifes
play-over-expanse = El juego ha terminado. Mira quién ganó, y qué sobrevivió al blanqueamiento.
new-begun-expanse = La partida ha empezado. Reparte las manos.
new-quick-begun-expanse = ¡Suerte!

## Numbers for a spreadsheet

record-csv-expanse-turns = Turnos
record-csv-expanse-reefs = Arrecifes por turno
record-csv-expanse-eaten = Quién comió qué
record-csv-expanse-starved = Quién murió de hambre
record-csv-expanse-sources = De dónde vinieron la contaminación y el calentamiento
record-csv-expanse-purchases = Compras
record-csv-expanse-offers = Cartas que se ofrecían

## The door

lesson-title-expanse = Blue Expanse
door-title-expanse =
    Un arrecife tiene que comer.
    ¿Quién alimenta a quién?
    ¿Qué cuesta la industria?
door-what-expanse = Compra corales, peces y barcos de pesca, y da de comer a todos los de tu arrecife. Entonces llega el blanqueamiento masivo, y gana quien tiene más puntos de victoria.
door-picture-expanse = Un arrecife de coral con pastos marinos. Por encima nadan un tiburón ballena, una mantarraya, un tiburón, una tortuga y peces de arrecife; en un coral hay una corona de espinas.
door-quick-expanse = Empezar ya
    .about = Juegas enseguida, contra bots.
door-new-expanse = Partida nueva
    .about = Elige quién juega y con qué reglas.
door-how-expanse = Cómo se juega
    .about = El juego en ocho dibujos.

## A new match

option-expanse-dice = Dados por movimiento
    .about = Con dos dados, una partida dura más o menos la mitad.
option-expanse-turns = Turnos hasta el blanqueamiento
    .about = Después de tantos turnos de cada jugador llega el blanqueamiento, después de uno y dos tercios de ellos las etapas anteriores, y al final cada quien tiene dos turnos más. Las vueltas pueden traer antes una etapa. 0: solo las traen las vueltas.
option-expanse-raising = Los demás pueden subir los precios
    .about = Una vez en cada turno de otro, un jugador puede encarecer hasta dos cartas.
option-expanse-window = Segundos para encarecer
    .about = Cuánto tiempo tiene cada jugador para subir un precio. 0: sin reloj.
option-expanse-chain = Empezar con una cadena trófica
    .about = Cada arrecife empieza con un coral y sus zooxantelas, una sardina, una estrella de mar y un tiburón pequeño: hay quien come a quien desde el primer turno.
option-expanse-clock = Segundos para elegir
    .about = Cuando se acaban, un bot elige por el jugador. 0: sin reloj.

## What the guide foresees

expanse-guide-lacks = necesita { $needs }
expanse-guide-lacks-on = se une a { $host }, y entonces necesita { $needs }
expanse-guide-short = muy poco
expanse-guide-gains = { $what ->
        [biomass] Biomasa
        [capital] Capital
        [pollution] Contaminación
        [warming] Calentamiento
       *[research] Investigación
    } { $sign }{ $count }
expanse-guide-points = { $fewer ->
        [0] Ninguna opción te deja más puntos.
        [one] Te deja un punto menos.
       *[other] Te deja { $fewer } puntos menos.
    }
expanse-guide-takes = Se lleva { $cards }.
expanse-guide-starve = { $count ->
        [0] Entonces nadie muere de hambre.
        [one] Entonces muere de hambre: { $cards }.
       *[other] Entonces mueren de hambre: { $cards }.
    }
expanse-guide-nobody = carta
    .gender = f
expanse-page-a-copy = una copia de { $card }
expanse-guide-card = { $copy ->
        [yes] Una copia de { $card } que se va este turno de todos modos
       *[no] { CAP($card) }
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }{ $riders ->
        [0] {""}
       *[other] , con { $riding }
    }{ $own ->
        [yes] {""}
       *[no] , de { $player }
    }

## Beside a question

ask-board-expanse = { $round ->
    [0] Así se veía al principio.
   *[other] Así se veía en el turno { $round }.
}
