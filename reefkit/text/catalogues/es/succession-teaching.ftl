### The teacher notes of Succession in Spanish.

teach-lead-succession = Cómo llevar el laboratorio con niñas y niños desde los siete años, de qué conversar, en qué fijarse y cómo calificar las respuestas abiertas.
teach-talk-lead-succession = Historias de costas de verdad, carta por carta. Cuando se haya jugado una carta, lee su historia en voz alta y haz su pregunta.

## Before the class

teach-before-succession-1 = Lleva algo de verdad: una concha o una piedra con balanos, un trozo de cuerda vieja de un puerto, o una foto de un pilote con la marea baja.
teach-before-succession-2 = Con los más pequeños, jueguen una primera ronda con las manos abiertas y lean cada carta en voz alta. Leer es la mitad de la lección.
teach-before-succession-3 = Donde más se conversa es con dos por puesto. Las mesas de tres o cuatro puestos son las más rápidas; los bots pueden ocupar puestos.
teach-before-succession-4 = Para lo que se dice deprisa, ¡Subo!, ¡Última carta! y ¡Gané!, hay un reloj de cinco segundos. Si leen despacio, da más tiempo, o quítalo, donde se prepara la partida.
teach-before-succession-5 = Al principio deja fuera las cartas negras y moradas. Traen tormentas, hielo, lodo y recién llegados, y son para clases desde los diez años.
teach-before-succession-6 = Dilo al empezar: el orden de las cartas es un modelo. Las rocas de verdad son distintas, y averiguar en qué es el último paso del laboratorio.
teach-before-succession-7 = En una clase cada cual recibe seis cartas y hay una sola estrella de mar, y un mazo vacío termina la ronda: a cinco segundos por decisión, nueve de cada diez rondas acaban en diez minutos. Si hay poco tiempo, paren, guarden y lean la roca tal como está.
teach-before-succession-8 = La roca de una clase tiene 40 lugares. Un pionero ocupa 2, uno intermedio 4, uno tardío 6; el tablero, las áreas y los datos cuentan esos lugares. En nueve de cada diez rondas la roca se llena antes del final y los tardíos tienen la mayor parte. Donde la tienen los pioneros, pregunta por qué: cazadores, azar o una ronda que acabó pronto.
teach-before-succession-9 = Las preguntas de antes del juego son sobre lo que piensan ahora. Nada de lo que hay en las páginas anteriores da las respuestas; quién llega primero y quién come a quién se cuenta en Cómo se juega. Pueden ser tarea.
teach-before-succession-10 = Si un tercio de la clase llega tarde, empieza con quienes están: los bots guardan los demás puestos, y quien llega ocupa uno. Los que llegan tarde responden las primeras preguntas mientras los demás siguen jugando.

teach-goal-succession-A = Quién llega primero a un lugar desnudo, quién llega después, y por qué: cada uno cambia el lugar para el siguiente, y el sitio se acaba.
teach-goal-succession-B = Cómo vive cada tipo: fijo o en movimiento; de la luz, raspando algas, filtrando el agua o cazando.
teach-goal-succession-C = Quién come a quién, y cómo un solo cazador puede cambiar toda una comunidad (depredador clave).
teach-goal-succession-D = Leer un registro: quién llegó cuándo, qué parte de la roca tiene cada uno, cuántos tipos hay; comparar dos mesas.
teach-goal-succession-E = Perturbación, sucesión primaria y secundaria, recién llegados, y qué pondría a prueba un modelo.

## Plans

teach-plan-succession-youngest = Media hora con los más pequeños
teach-plan-succession-lesson = Una clase de 45 minutos: dos rondas
teach-plan-succession-hour = Una clase de 60 minutos: dos rondas
teach-plan-succession-two-lessons = Dos clases
teach-plan-succession-hour-of-older = Una hora con estudiantes mayores, las preguntas de antes como tarea
teach-plan-succession-hour-and-a-half = Una hora y media: tres rondas, la última con una variante

teach-step-succession-look = Mirar lo que llevaste: ¿quién vive ahí, y quién pudo llegar primero?
teach-step-succession-before = Las preguntas de antes del juego, leídas juntos en voz alta donde haga falta
teach-step-succession-cards = Poner en fila las quince cartas con número; decir de cada una cómo consigue su alimento
teach-step-succession-guess = Cada mesa adivina quién tendrá la mayor parte de su roca, y por qué
teach-step-succession-open-round = Una ronda con manos abiertas, cada carta leída en voz alta
teach-step-succession-first-round = La primera ronda; parar una vez para mirar la roca
teach-step-succession-next-round = Otra ronda, más deprisa
teach-step-succession-variation-round = Una ronda con cartas negras o moradas: ¿qué le hacen a la roca?
teach-step-succession-rock = Leer juntos los gráficos de una roca: quién llegó cuándo, quién tiene la mayor parte, cuándo se perdieron tipos
teach-step-succession-compare = Dos mesas ponen sus gráficos lado a lado: nombrar una diferencia y buscar su causa
teach-step-succession-draw = Cada cual dibuja la roca, con los primeros colonizadores abajo
teach-step-succession-test = En grupos, planear cómo probar el orden de las cartas en un puerto, y qué hablaría en contra
teach-step-succession-after = Las preguntas de después del juego
teach-step-succession-stop = Escribir una nota, guardar y conservar el comprobante o el código

## Talk

teach-event-succession-mukkaw-bay = Las estrellas de mar de la bahía de Mukkaw, desde 1963
    .what = Robert Paine sacó todas las estrellas de mar ocre de una franja de costa en el noroeste de Estados Unidos, y lo siguió haciendo. Los balanos y después los mejillones ocuparon el sitio; de quince tipos quedaron ocho. En la franja con estrellas de mar siguieron todos. De ahí viene el nombre de especie clave.
    .ask = ¿Quién se comía a quién? ¿Por qué quedaron menos tipos cuando nadie se comía a nadie?
teach-event-succession-surtsey = Una isla nueva: Surtsey, frente a Islandia, desde 1963
    .what = En noviembre de 1963 un volcán salió del mar. Su roca estaba del todo desnuda. En menos de un año se encontraron en su orilla bacterias, diatomeas y algas verdes; los animales y las algas grandes fueron llegando año tras año.
    .ask = ¿Cómo llegaron a una isla en la que nadie había plantado nada? ¿Fue sucesión primaria o secundaria?
teach-event-succession-baltic-panels = Placas desnudas en el sur del Báltico, descritas en 2017
    .what = Adam Sokołowski y otros colgaron placas en el mar y las miraron durante años. En seis meses habían llegado todos los tipos, sin un orden claro. Después de tres años la comunidad apenas cambiaba.
    .ask = Nuestras cartas tienen un orden. ¿Qué dicen de eso las placas? ¿Qué puede ser distinto en ese mar?
teach-event-succession-boulders = Piedras que ruedan, California, 1979
    .what = Wayne Sousa contó los tipos que vivían en piedras de la costa. Las pequeñas rodaban a menudo y tenían pocos colonizadores rápidos, como algas verdes. Las grandes casi no rodaban, y un alga roja ocupaba casi todo el sitio. Las que rodaban de vez en cuando tenían más tipos. En otras costas se han visto después otros patrones.
    .ask = ¿Por qué hay pocos tipos donde nunca pasa nada? ¿Qué carta del juego es una piedra que rueda?
teach-event-succession-two-barnacles = Dos balanos en una costa de Escocia, años 1950
    .what = Joseph Connell observó balanos uno por uno en Millport. En la parte baja de la costa, un tipo crecía por encima, por debajo y contra el otro, y lo arrancaba de la roca. Arriba, donde la roca se seca mucho tiempo, solo podía vivir el arrancado.
    .ask = ¿Qué necesitan los dos que no alcanza para ambos? ¿Dónde es más fuerte cada uno?
teach-event-succession-ships = La vida en los cascos de los barcos, desde que hay barcos
    .what = Un casco limpio tiene en pocos días una película resbaladiza, después algas, y luego balanos y gusanos tubícolas. Frenan el barco y hacen gastar combustible. En 1761 la marina británica clavó cobre por primera vez en un barco para evitarlos; más tarde, pinturas con veneno dañaron a los caracoles, y algunas están hoy prohibidas.
    .ask = ¿Qué cartas crecen en un barco? ¿Por qué limpiar un casco es el comienzo de una sucesión nueva?
teach-event-succession-wind-turbines = Turbinas eólicas en el mar del Norte, desde cerca del año 2000
    .what = Cada pilar es un suelo duro y nuevo en un mar de arena. Cerca de la superficie lo cubren los mejillones; más abajo hay alfombras de anémonas de mar y de hidroides. Cangrejos y peces vienen a comer.
    .ask = ¿Quién no podía vivir allí antes? ¿Cómo llegó el primero de ellos?
teach-event-succession-sea-star-disease = Estrellas de mar enfermas, costa del Pacífico de América del Norte, desde 2013
    .what = Una enfermedad mató estrellas de mar de muchos tipos, desde México hasta Alaska. De las grandes estrellas girasol se perdieron unas nueve de cada diez. Comían erizos de mar; en algunos lugares los erizos se comieron después los bosques de algas pardas.
    .ask = Sigue la cadena: estrellas de mar, erizos, algas pardas. ¿Quién más vivía en ese bosque?
teach-event-succession-shore-crab = Cangrejos verdes en un mar nuevo, desde 1817
    .what = Los cangrejos verdes de Europa llegaron a América del Norte en barcos, y en 1817 se anotaron en Massachusetts. Comen almejas, mejillones y caracoles jóvenes. Donde viven, las conchas de los caracoles y de los mejillones se han vuelto más gruesas.
    .ask = ¿Qué les hace un cazador a animales que nunca se habían encontrado con él? ¿Quién podría comerse al cangrejo?
teach-event-succession-moon-jellies = Medusas luna en fiordos de Dinamarca, años 1990
    .what = Algunos veranos había tantas medusas luna en un fiordo pequeño que juntas podían filtrar toda su agua en un día, más o menos. Quedaban pocos animales a la deriva, y entre ellos pocas larvas.
    .ask = Una medusa no come nada de lo que está en la roca. ¿Cómo puede cambiar la roca de todos modos?
teach-event-succession-icebergs = Icebergs en el fondo del mar, Antártida, hoy
    .what = Los icebergs aran el fondo y aplastan lo que vive allí. Cerca de una base británica, unos buzos pusieron marcas en agua poco profunda, y en menos de un año muchas estaban golpeadas. El suelo raspado empieza de nuevo, y lo que crece despacio necesita decenas de años.
    .ask = ¿Qué verías en un fondo del mar con raspaduras de muchas edades? ¿Dónde encontrarías más tipos?
teach-event-succession-elwha = Dos represas quitadas del río Elwha, 2011–14
    .what = Cuando se quitaron las represas de este río de Estados Unidos, bajó al mar el lodo y la arena de muchos años. Frente a la desembocadura, las algas casi desaparecieron en el agua turbia, y empezaron a volver cuando se aclaró.
    .ask = ¿Por qué sufren las algas en el agua turbia? ¿Quién más sufre en la roca?
teach-event-succession-bay-barnacle = Un recién llegado en el Báltico, desde 1844
    .what = El balano de bahía vino de América en barcos, y en el mar Báltico se anotó por primera vez en 1844. En las partes menos saladas no había vivido nunca un balano. Hoy está allí entre los primeros animales de un suelo desnudo.
    .ask = ¿Es todavía un recién llegado? ¿Qué sitio encontró que nadie más usaba?
teach-event-succession-carpet-squirt = Una alfombra de tunicados, banco Georges, desde 2003
    .what = Un tunicado, muy probablemente de Japón, se extendió por la grava de esta zona de pesca frente a América del Norte. En más de cien kilómetros cuadrados, casi todo el fondo quedó bajo su alfombra delgada.
    .ask = ¿Qué les pasa a los que viven debajo de la alfombra? ¿Qué pudo ayudarle a extenderse?

## What to watch for

teach-watch-succession-turn-into = “Las algas se convirtieron en caracoles.”
    .say = Pregunta de dónde vino el caracol. Unos tipos siguen a otros; ninguno se convierte en otro. Cada uno tiene padres de su mismo tipo.
teach-watch-succession-help = “Las bacterias quieren ayudar a los demás.”
    .say = Pide la misma frase sin “quieren”. Viven, y la película que dejan resulta que les va bien a otros.
teach-watch-succession-bare-is-empty = “Ahí no hay nada.”
    .say = Que toquen una piedra del agua: la película resbaladiza está viva. Lo que es tan pequeño que no se ve es a menudo lo primero.
teach-watch-succession-still-is-plant = “Las anémonas de mar, los hidroides y los mejillones son plantas.”
    .say = Pregunta cómo come cada uno. Lo que tiene que comer no es una planta, por quieto que esté.
teach-watch-succession-hunters-are-bad = “Las estrellas de mar son malas, matan a los mejillones.”
    .say = Miren los tipos de antes y de después de su visita, y piensen en la bahía de Mukkaw. Algunos cazadores guardan sitio para muchos.
teach-watch-succession-many-is-diverse = “Noventa mejillones: es muy diverso.”
    .say = Cuenten tipos, no individuos. Pongan en la mesa una carta de cada tipo.
teach-watch-succession-order-is-law = “Los balanos antes que las diatomeas está mal.”
    .say = Va contra las reglas del juego, pero no contra una regla de la naturaleza. Cuenta lo de las placas del Báltico: el modelo tiene que encajar con la roca, y no la roca con el modelo.
teach-watch-succession-last-is-best = “Ganan los mejillones, así que son los mejores.”
    .say = Llegan tarde y ocupan mucho sitio. En un casco limpio o en la oscuridad les va mejor a otros.
teach-watch-succession-finished = “Ahora la roca está terminada.”
    .say = Pregunta qué haría una tormenta esta noche. También en una roca estable se vive y se muere todo el tiempo.
teach-watch-succession-turns-are-days = “Los mejillones llegan el día quince.”
    .say = Un turno no dura nada fijo. Una película tarda horas; las algas, semanas; un banco de mejillones, meses o años.

## Alignment

teach-standard-2-ls4-1 = Observar seres vivos y comparar lo variados que son en distintos lugares: los tipos de dos rocas.
teach-standard-3-ls1-1 = Los ciclos de vida son distintos, y todos tienen nacimiento, crecimiento, crías y muerte: larvas que van a la deriva y adultos que se quedan.
teach-standard-3-ls4-3 = En un mismo hábitat unos viven bien, otros menos bien y otros no pueden vivir: quién vive en la oscuridad, quién en piedras que ruedan.
teach-standard-3-ls4-4 = Valorar una manera de responder a un cambio del entorno y de quienes viven en él: recién llegados, barcos, puertos.
teach-standard-5-ls2-1 = Describir cómo pasa la materia entre los que producen alimento, los que comen y los que descomponen: del alga al caracol y al cangrejo.
teach-standard-succession-ms-ls2-2 = Explicar patrones de quién come a quién y quién compite en distintos lugares: estrellas de mar y mejillones, dos balanos.
teach-standard-succession-ms-ls2-4 = Argumentar con pruebas que un cambio de un ecosistema cambia sus poblaciones: la roca antes y después de una visita.
teach-standard-succession-hs-ls2-2 = Usar números para explicar qué cambia la diversidad: tipos, reparto y diversidad de Shannon a lo largo de una ronda.
teach-standard-succession-hs-ls2-6 = Valorar la afirmación de que las comunidades se mantienen casi iguales en condiciones estables y pueden volverse otras después de una perturbación.

teach-outcome-succession-models-of-succession = Distinguir facilitación, tolerancia e inhibición, nombrar qué supone de ellas el orden de un juego de cartas, y decir qué observación decidiría.
teach-outcome-succession-feeding = Situar los organismos de un fondo duro en una red alimentaria, y decir qué relaciones deja fuera el juego.
teach-outcome-succession-keystone = Explicar cómo un depredador del competidor más fuerte puede aumentar la diversidad, y en qué condiciones no lo hace.
teach-outcome-succession-disturbance = Comparar perturbaciones por tamaño, frecuencia e intensidad, y distinguir sucesión primaria y secundaria.
teach-outcome-succession-record = Leer gráficos de llegadas, de reparto y de diversidad en el tiempo, y separar lo observado de lo que se concluye.
teach-outcome-succession-panels = Diseñar un estudio con placas de asentamiento: réplicas, controles, épocas del año, y el resultado que refutaría el modelo.

## Going further

teach-extension-succession-own-panel = Una placa propia: pide permiso en el puerto, cuelguen en el agua una baldosa desnuda y háganle una foto cada semana. Empiecen otra en otra estación del año.
teach-extension-succession-beach-finds = Hallazgos de playa: ordenen conchas, piedras y cuerdas según quién creció en ellas, y quién sobre quién. Lo de abajo llegó primero.
teach-extension-succession-mural = Un mural: una hoja larga de papel es la roca, y en cada clase se añade quién se ha asentado desde entonces.
teach-extension-succession-yarn = Una red de lana: cada cual es una carta; la lana va de quien come a quien es comido. Que alguien se siente, y miren quién nota el tirón.
teach-extension-succession-class-rocks = Todas las rocas de la clase: cuelguen los gráficos de todas las mesas. ¿Qué es igual en todos y qué es distinto? Lo que es distinto no puede venir solo de las reglas.
teach-extension-succession-own-cards = Tu propia costa: cambia los organismos en data/succession, para que sean los de tu costa, tu lago o tu arroyo.
teach-extension-succession-variations = Las variantes: las cartas negras traen tormenta, hielo, lodo y claros; la morada, un recién llegado. Adivinen antes qué le hace cada una al gráfico.
teach-extension-succession-on-land = En tierra: busquen un muro, una acera o un jardín abandonados, y ordenen quién crece allí del primero al último.
teach-extension-succession-cages = Herbívoros fuera: planeen un experimento con jaulas en una costa. ¿Por qué hace falta al lado una segunda jaula, abierta?
teach-extension-succession-sums = Para estudiantes mayores: tomen las cuentas de dos momentos, calculen el reparto y la diversidad de Shannon, y compárenlos con el gráfico.
