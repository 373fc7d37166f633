### Blue Expanse in Spanish: the steps of *How to play*, on the page and in front.py (`_STEPS`).

how-lead-expanse = Haz crecer un arrecife que se alimente solo, desde antes de la industria hasta un blanqueamiento masivo.
how-expanse-goal = Haz crecer un arrecife
    .text = Tus cartas son un arrecife, y casi todas valen puntos de victoria. Al final gana el arrecife con más puntos. Los corales viven con sus zooxantelas: compra las dos cosas.
how-expanse-turn = Un turno tiene cuatro partes
    .text = Tira el dado y avanza. Compra cartas según la casilla. Deja que tus cartas actúen. Termina el turno: se quita el alimento, y tu mano se rellena hasta { $hand }. Cada vuelta al anillo añade { $capital } de Capital a tu mazo y { $limit } a ese límite.
how-expanse-buy = La casilla abre la tienda
    .text = Las cartas de recursos y los animales cuestan Biomasa; las cartas de personas, Capital. En una casilla de ventaja o de desventaja tienes que tomar una carta así. Lo que pagas vuelve después a tu mano, desde debajo de tu mazo.
how-expanse-raise = Encarece lo que quieren otros
    .text = Una vez en el turno de otro puedes jugar moneda sobre hasta { $cards } cartas abiertas que se pagan con ella. En este turno cuestan eso de más, y tu moneda queda gastada. “Empezar ya” se juega sin esto.
how-expanse-act = Cada carta actúa una vez
    .text = Primero los productores dan alimento. Después eliges quién actúa. Lo que una carta come o se lleva es tuyo, y lo eliges tú.
how-expanse-web = Quién come a quién
    .text = La red trófica tiene niveles: abajo los productores, después quienes los comen, arriba los depredadores. Las flechas van hacia quien come. Un animal que no encuentra una comida entera muere de hambre, y la página lo marca antes de que termines.
how-expanse-counters = Contaminación y calentamiento
    .text = Cada { $pollution } de contaminación pierdes un animal; guardarla en pastos marinos ayuda. El calentamiento es de todos: cada { $warming } por jugador de la mesa, cada quien pierde una carta de zooxantelas. Un coral sin ellas se blanquea y muere si no recibe otras.
how-expanse-stages = Cuatro etapas
    .text = La contaminación llega con la etapa 2, cuando alguien ha completado una vuelta. El calentamiento llega con la etapa 3, la segunda vuelta. La tercera trae el blanqueamiento masivo: cada quien tiene un último turno, y se cuentan los puntos. Donde el número de turnos está fijado, cada etapa llega después de algunos turnos aun sin vuelta, y cada quien tiene dos turnos después del blanqueamiento.
