### Succession in easier Spanish: the table on the page, where shorter sentences help.

succession-page-window-start = ¿Quién empieza? Juega { $card } quien pulse primero.
succession-page-goal = Juega primero todas tus cartas. Las que quedan son puntos malos. Gana quien menos tiene.
succession-page-shout-how = ¿Te queda una carta? Di “¡Última carta!” ¿Ninguna? Di “¡Gané!” ¿Se te olvida? Quizá robes { $penalty }.
succession-page-follow-note = Después de { $top } vienen { $next }. Por eso puedes jugar esa carta ya.
succession-page-hand-on-note = Llega el hielo. Elige una carta para quien está a tu izquierda.
succession-page-score-how = Cuenta las cartas que quedan en una mano. Cada una vale 1. Las rojas, negras o moradas valen 3. Ganan los puntos más bajos.
succession-page-now-turn = { $colour ->
        [green] El verde está en juego. Juega una carta verde
        [yellow] El amarillo está en juego. Juega una carta amarilla
       *[blue] El azul está en juego. Juega una carta azul
    } o { $more ->
        [no] una roja
       *[yes] una sin número
    }. O toma una.
succession-page-now-hand-on = Llega el hielo. Elige una carta para quien está a tu izquierda.
succession-page-story = Ronda { $round }: se asentaron { $settled } cartas. { $visits ->
        [0] Nunca llegaron depredadores ni tormentas
        [one] Una vez llegaron depredadores o tormentas: { $who }
       *[other] { $visits } veces llegaron depredadores o tormentas: { $who }
    }. Al final { $kinds ->
        [0] no vivía nadie allí
        [one] vivía allí 1 tipo
       *[other] vivían allí { $kinds } tipos
    }.
how-succession-turn = Juega el color
    .text = Juega una carta del color en juego, o una roja. Las algas rojas son cartas verdes. Las cartas rojas son depredadores. O toma una. Si va, se juega.
how-succession-succession = Sube
    .text = Un 6 puede seguir enseguida a un 5. Un 11 puede seguir a un 10. El color cambia. ¿Quien jugó no sigue? Di “¡Subo!” Tienes { $seconds } segundos.
how-succession-predators = Llegan los depredadores
    .text = Una carta roja va con cualquier color. La página dice qué hace.
how-succession-last = Dilo
    .text = ¿Te va a quedar una carta? Pulsa “¡Última carta!” antes de jugar. ¿Es la última? Pulsa “¡Gané!” Nadie te lo recuerda. ¿Lo olvidaste? Entonces tomas { $penalty }.
how-succession-rock = Mira la roca
    .text = ¿Está llena la roca? Entonces los tardíos cubren a los primeros. ¿Tienen estos muy pocos lugares? Entonces no hay sitio. Después de { $rounds } rondas ganan los puntos más bajos.
door-picture-succession = Una roca en el mar, llena de algas y animales. Allí cazan cuatro depredadores.
door-what-succession = Una roca desnuda se llena de vida. ¿Quién llega pronto? ¿A quién se comen? ¿Te quedas sin cartas? Ganas la ronda.
option-succession-window = Segundos para subir
    .about = Cuánto tiempo hay para seguir o decir “¡Subo!” 0: sin reloj.
succession-page-share-how = Contamos lugares. Un pionero ocupa 2, uno intermedio 4, uno tardío 6.
option-succession-disturbances = Cartas negras: perturbaciones
    .about = Tormenta, hielo, lodo y claro. Para jugadores mayores.

## Before and after

prelab-lead-succession = Una roca desnuda en el mar no se queda desnuda. ¿Qué crees que pasa allí?
prelab-next-succession = Juega y mira cómo se llena tu roca.
postlab-lead-succession = ¿Qué pasó en tu roca? ¿Son así las rocas de verdad?

prelab-rock-met = A quién vas a encontrar
prelab-rock-what = Crías de muchos tipos flotan en el mar. Se asientan en lugares duros y desnudos. Primero llegan los pioneros, después otros. Esto se llama sucesión.
prelab-rock-eats-none = { CAP($one) } no come nada de la roca. Atrapa crías en el agua.
prelab-rock-notes = Algunos animales azules también cazan. Unos depredadores comen casi de todo. A otros les gusta una sola cosa.
postlab-rock-lead = { $alone ->
    [yes] Toma dos rondas tuyas.
   *[no] Toma dos rocas: la tuya y la de otra mesa, o dos rondas.
} Pregunta:
postlab-rock-ask-4 = Las reglas eran las mismas. ¿Por qué no son iguales las rocas?
postlab-model-what = Nuestro juego es un modelo. Es una imagen sencilla de algo real. A menudo llegan algas antes que mejillones. A menudo los colonizadores tardíos tienen más al final. Pero el azar y los cazadores lo pueden cambiar.
postlab-model-room = El juego no es el mar. En el juego un tardío necesita seis lugares. Ocupa huecos y luego cubre a grupos anteriores. Nunca cubre al suyo. ¿Hay muy pocos lugares? Entonces no halla sitio. En el mar los primeros también pueden frenar a los tardíos. Las tormentas y el frío abren huecos. Los gusanos tubícolas y los balanos llegan tarde en el juego. En el mar pueden llegar primero.
postlab-model-baltic = En el mar Báltico se colgaron placas limpias. Todos los tipos llegaron en seis meses, sin un orden claro. Después de tres años cambió poco. (Sokołowski y otros 2017, Hydrobiologia.)
postlab-model-test = ¿Cómo se puede poner a prueba el orden de las cartas? ¿Qué te diría que está mal?
