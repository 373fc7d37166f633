### How to play Blue Expanse, in Spanish, in shorter sentences: the same facts as in `es`.

how-lead-expanse = Haz crecer un arrecife que se alimente solo. Al final llega un blanqueamiento masivo.
how-expanse-goal = Haz crecer un arrecife
    .text = Tus cartas son un arrecife. Casi todas valen puntos de victoria. Al final ganan los puntos más altos. Los corales necesitan zooxantelas: compra las dos cosas.
how-expanse-turn = Un turno tiene cuatro partes
    .text = Tira el dado y avanza. Compra cartas según la casilla. Deja que tus cartas actúen. Después se va el alimento, y tu mano se rellena hasta { $hand }. Cada vuelta añade { $capital } de Capital a tu mazo. También añade { $limit } a ese límite.
how-expanse-buy = La casilla abre la tienda
    .text = Las cartas de recursos y los animales cuestan Biomasa. Las cartas de personas cuestan Capital. Una casilla de ventaja o de desventaja te da una carta así. Lo que pagas va debajo de tu mazo. Más tarde lo robas otra vez.
how-expanse-raise = Encarece lo que quieren otros
    .text = En el turno de otro puedes jugar moneda sobre cartas abiertas. Se puede una vez por turno. Tienen que ser cartas que se pagan con ella. Puedes elegir hasta { $cards }. En este turno cuestan eso de más. Tu moneda queda gastada. “Empezar ya” se juega sin esto.
how-expanse-act = Cada carta actúa una vez
    .text = Primero los productores dan alimento. Después eliges quién actúa. Una carta come o se lleva cartas tuyas. Tú eliges cuáles.
how-expanse-web = Quién come a quién
    .text = Los productores están abajo, los depredadores arriba. Las flechas van hacia quien come. Un animal que no come lo bastante muere de hambre. La página lo marca antes de que termines.
how-expanse-counters = Contaminación y calentamiento
    .text = Cada { $pollution } de contaminación pierdes un animal. Los pastos marinos pueden guardar un poco. El calentamiento es de todos. Cuenta { $warming } por cada jugador de la mesa. Cada vez que sube tanto, cada quien pierde unas zooxantelas. Un coral sin ellas se blanquea. Muere si no recibe otras.
how-expanse-stages = Cuatro etapas
    .text = La etapa 2 llega con la primera vuelta de alguien: cuenta la contaminación. La etapa 3 llega con la segunda vuelta: cuenta el calentamiento. La tercera vuelta trae el blanqueamiento masivo. Todos tienen un último turno. Después se cuentan los puntos. Algunas partidas fijan un número de turnos. Entonces las etapas llegan también sin vuelta. Después del blanqueamiento todos tienen dos turnos.
