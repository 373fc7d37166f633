### Blue Expanse in Spanish: the page on which it is played, where shorter sentences help.

expanse-page-tile-told = { $tile ->
        [start] Salida. Cada vuelta añade 2 de Capital al mazo. Compra recursos aquí.
        [biomass] Casilla de biomasa. Compra recursos y animales con Biomasa.
        [capital] Casilla de capital. Compra recursos con Biomasa y cartas de personas con Capital.
        [malus] Casilla de desventaja. Tienes que tomar una carta de desventaja. Puedes comprar recursos.
        [bonus] Casilla de ventaja. Toma una carta de ventaja. Puedes comprar recursos.
       *[grant] Subvención. Aquí vuelve el Capital que se gastó en cartas de personas. Quien caiga aquí recibe { $pool } de Capital y { $pool } de Biomasa.
    } { $count ->
        [0] Aquí no hay nadie.
        [one] Aquí está { $players }.
       *[other] Aquí están { $players }.
    }
expanse-page-beside = { $count } de { $currency } junto a la mano. { $when ->
        [now] Se usa ahora o se pierde.
       *[next] Es para tu próximo turno.
    }
expanse-page-state-failed = se va cuando acaba el turno
expanse-page-state-bleached = blanqueado. Necesita zooxantelas nuevas
expanse-page-sure-starves = { $count ->
        [one] No va a encontrar bastante comida: { $cards }. Muere al final de este turno.
       *[other] No van a encontrar bastante comida: { $cards }. Mueren al final de este turno.
    }
expanse-page-food = { $food ->
        [plankton] El plancton es vida diminuta a la deriva. Lo comen los filtradores.
        [coralline-algae] Las algas coralinas son costras rosadas del arrecife. Las comen los herbívoros.
       *[detritus] El detrito es lo que dejan los muertos. Lo comen los detritívoros.
    }
expanse-page-now-move = { $last ->
        [yes] Este es tu último turno. Tira el dado.
       *[no] Tira el dado. Después avanza por el anillo.
    }
expanse-page-now-raise = { $player } puede comprar. Puedes encarecer hasta { $most ->
        [one] 1 carta
       *[other] { $most } cartas
    }.
expanse-page-now-take = { $deck ->
        [bonus] { $vain ->
            [yes] Ninguna de estas cartas puede hacer nada en tu arrecife. Toma una.
           *[no] Elige una carta de ventaja.
        }
       *[malus] { $vain ->
            [yes] Ninguna de estas cartas puede dañar tu arrecife. Toma una.
           *[no] Tienes que tomar una carta de desventaja. ¿Cuál hace menos daño?
        }
    }
expanse-page-now-buy = { $opened ->
        [biomass-resource] Compra recursos y animales con tu Biomasa.
        [humanitarian-resource] Compra recursos con Biomasa y cartas de personas con Capital.
        [biomass-humanitarian-resource] { $tile ->
            [grant] Has recibido una subvención.
           *[other] {""}
        } Compra recursos y animales con { $biomass } de Biomasa. Compra cartas de personas con { $capital } de Capital.
       *[resource] Compra recursos con tu Biomasa.
    }
expanse-page-now-manage = Ahora vive tu arrecife. { $count ->
        [one] 1 carta tiene que actuar todavía.
       *[other] { $count } cartas tienen que actuar todavía.
    }
expanse-page-now-end = { $biomass ->
        [-1] Tu mano está vacía. Termina el turno. Así robas cartas nuevas.
        [0] No tienes Biomasa en la mano.{ $made ->
            [0] {""}
           *[other] {" "}Tu arrecife hizo { $made } para tu próximo turno.
        } Pon Capital debajo de tu mazo. Así robas otras cartas. Termina el turno.
       *[other] Robas tu mano de tu propio mazo. Pon debajo lo que no necesites. Después termina el turno.
    }
expanse-page-story-bleached = { $count ->
        [0] Ningún coral perdió sus zooxantelas.
        [one] El calor quitó sus zooxantelas a 1 coral.
       *[other] El calor quitó sus zooxantelas a { $count } corales.
    }
expanse-page-story-warming = Cuando todos habían jugado, el mar tenía { $warming } de calentamiento. Tu arrecife tenía { $pollution } de contaminación.
play-over-expanse = El juego ha terminado. Mira quién ganó.
door-what-expanse = Recorre el anillo. Compra corales, peces y barcos. Da de comer a todos en tu arrecife. Gana el arrecife con más puntos.
door-picture-expanse = Un arrecife de coral. En él nadan dos tiburones, una raya, una tortuga y peces.
option-expanse-turns = Turnos hasta el blanqueamiento
    .about = Después de tantos turnos llega el blanqueamiento. Las etapas anteriores llegan después de uno y dos tercios. Luego todos tienen dos turnos. 0: solo las vueltas traen etapas.
option-expanse-raising = Los demás pueden subir los precios
    .about = En tu turno, los demás pueden encarecer hasta dos cartas.
option-expanse-window = Segundos para encarecer
    .about = Cuánto tiempo tiene cada jugador. 0: sin reloj.
expanse-page-web-begin = { $own ->
        [1] Aquí todavía no vive nada. Empieza con un coral y zooxantelas. Alimentan a otros.
       *[other] Aquí todavía no vive nada.
    }
expanse-page-sure-vain = Ninguna carta de la tienda te ayuda ahora.
expanse-page-web-whole = La red de { $player }. Quién comió a quién.
record-csv-expanse-sources = Qué ensució y calentó el mar
