### The teacher notes of Deep time in Spanish.

teach-lead-deep-time = Cómo llevar la lección junto a una partida de Reef Survivor, de qué conversar, en qué fijarse y cómo calificar el argumento del final.
teach-talk-lead-deep-time = Tres historias que muestran los gráficos de los pasos.

## Before the class

teach-before-deep-time-1 = La lección necesita una partida propia de Reef Survivor, jugada en este servidor en una clase anterior o guardada en un archivo. Quien no la tenga recibe una que los bots juegan en el momento; la página lo dice.
teach-before-deep-time-2 = En esta lección no se juega ninguna partida, así que no se puede elegir para una clase en el panel. Los estudiantes la abren desde la entrada, y sus respuestas se guardan con el resto de su trabajo.
teach-before-deep-time-3 = El registro empieza hace 247 millones de años, con los primeros corales del grupo de hoy. Los corales del Ordovícico y de los mares posteriores eran de otros grupos, y no están en él. Dilo cuando alguien pregunte por las otras tres grandes extinciones.
teach-before-deep-time-4 = En el segundo paso, cada cual dibuja antes de mirar. Hay un botón para saltarse el dibujo: es para quienes no pueden dibujar, no para quienes tienen prisa.
teach-before-deep-time-5 = Con treinta minutos, deja fuera Tasas; con quince, haz solo Huecos. Solo ahí se ve lo que un registro pierde, porque nadie conoce la verdad que hay detrás de las rocas.

teach-goal-deep-time-A = Leer un gráfico de rangos cuyo eje cuenta hacia atrás desde el presente, y otro que cuenta desde 0.
teach-goal-deep-time-B = Encontrar grandes pérdidas en rangos y curvas, decir lo grandes que fueron, y no confundir la cobertura con el número de tipos.
teach-goal-deep-time-C = Decir qué significan un hueco y un último hallazgo: taxones Lázaro, el efecto Signor–Lipps, el tirón del Reciente.
teach-goal-deep-time-D = Comparar tasas de originación y de extinción, y decir por qué un número de pérdidas no es una tasa.
teach-goal-deep-time-E = Comparar las pérdidas de hoy con las del tiempo profundo, y decir qué no puede contar esa comparación.

## Plans

teach-plan-deep-time-lesson = Una clase de 45 minutos
teach-plan-deep-time-hour = Una clase de 60 minutos, con las tasas
teach-plan-deep-time-two-lessons = Dos clases de 45 minutos
teach-plan-deep-time-hour-and-a-half = Una hora y media
teach-plan-deep-time-half-hour = Media hora: cuatro pasos

teach-step-deep-time-before = Las preguntas de antes
teach-step-deep-time-own = Tu arrecife: leer en parejas, en voz alta, el gráfico de rangos propio, una barra cada cual
teach-step-deep-time-draw = Tu predicción: cada cual dibuja, y después la clase compara dónde bajan las líneas
teach-step-deep-time-record = El registro: buscar un momento en que muchas barras terminan juntas, en las rocas y en la partida
teach-step-deep-time-gaps = Huecos: cada pareja envía recolectores y anota lo peor que pasa
teach-step-deep-time-rates = Tasas: ¿por qué el piso con más pérdidas no es el de la tasa más alta?
teach-step-deep-time-fast = ¿Es rápido? Adivinar, y después conversar sobre lo que la comparación no puede contar
teach-step-deep-time-talk = Conversar: ¿qué sabría de tu arrecife un recolector dentro de un millón de años?
teach-step-deep-time-after = Las preguntas de después; el argumento puede ser tarea

## Talk

teach-event-deep-time-end-triassic = El final del Triásico, hace 201 millones de años
    .what = De 69 géneros de corales que vivían en el último piso del Triásico, 42 no se ven después. En el piso siguiente se encontraron 21 géneros, y otros 18 lo habían atravesado sin que nadie los viera.
    .ask = ¿Cómo se vería la pérdida si esos 18 no se hubieran encontrado nunca más?
teach-event-deep-time-virgin-islands = El otoño cálido de 2005 en las Islas Vírgenes
    .what = En 2005 el coral vivo cubría el 17,8 por ciento de 22 arrecifes; un año después, el 11,0. Tras unos años de crecimiento lento volvió a bajar, al 7,3 por ciento en 2021.
    .ask = ¿Qué tendría que pasar para que esto se volviera una extinción?
teach-event-deep-time-flower-garden = Dos arrecifes que siguieron: los bancos Flower Garden
    .what = En dos bancos del golfo de México, más de la mitad del fondo del mar era coral vivo todos los años de 2003 a 2016.
    .ask = ¿Qué dicen dos arrecifes sobre todos los arrecifes? ¿Qué arrecifes elegirías para decir algo sobre todos?

## What to watch for

teach-watch-deep-time-numbers-grow = “El 90 viene después del 30.”
    .say = Pongan los dos ejes lado a lado: ¿en qué extremo está el presente? Que recorran el eje a pie y digan en voz alta hace cuánto tiempo están.
teach-watch-deep-time-record-is-whole = “Lo que no está en las rocas no existió.”
    .say = Vayan a Huecos, encuentren solo una cuarta parte, y pregunta de qué tipos no habrían sabido nunca nada las rocas.
teach-watch-deep-time-last-is-last = “El último fósil es el último que vivió.”
    .say = Comparen los dos gráficos de Huecos para un tipo raro: ¿dónde está su último hallazgo, y dónde estuvo su final?
teach-watch-deep-time-more-is-faster = “Se perdieron más géneros, así que la extinción fue mayor.”
    .say = Pregunta de cuántos. Tomen 20 de 40 y 30 de 120.
teach-watch-deep-time-dinosaurs = “Lo peor fue cuando se extinguieron los dinosaurios.”
    .say = ¿Lo peor para quién? Elijan los dos pisos encima de las barras del registro, y comparen qué perdieron los corales.
teach-watch-deep-time-cover-is-kinds = “Falta la mitad del coral, así que falta la mitad de los tipos.”
    .say = Tomen doce fichas de cuatro colores, y quiten seis de manera que queden todos los colores.

## Alignment

teach-standard-deep-time-ms-ls4-1 = Analizar e interpretar datos para encontrar patrones en el registro fósil que documenten la existencia, la diversidad y la extinción de formas de vida a lo largo de la historia de la vida en la Tierra.
teach-standard-deep-time-ms-ess1-4 = Explicar, con pruebas de los estratos de roca, cómo se usa la escala del tiempo geológico para ordenar la historia de la Tierra.
teach-standard-deep-time-hs-ls4-5 = Valorar las pruebas de que los cambios del entorno pueden traer más individuos de algunas especies, con el tiempo especies nuevas, y la extinción de otras.
teach-outcome-deep-time-ranges = Leer y dibujar gráficos de rangos y la diversidad que resulta de ellos, y nombrar sus sesgos.
teach-outcome-deep-time-sampling = Explicar los taxones Lázaro, el efecto Signor–Lipps y el tirón del Reciente, y mostrarlos con muestras de un registro conocido.
teach-outcome-deep-time-turnover = Calcular tasas per cápita con los taxones que cruzan un límite, y decir qué arreglan los taxones de tres tiempos y los de relleno.
teach-outcome-deep-time-scales = Discutir qué pueden contarse, y qué no, el seguimiento de hoy y un registro fósil.

## Further

teach-extension-deep-time-own-tests = Cada pareja busca la muestra más pequeña que todavía muestra la peor ronda de su partida, y la defiende.
teach-extension-deep-time-two-matches = Comparen el gráfico de una partida que fue bien con el de una que fue mal: ¿sabría un recolector cuál es cuál?
teach-extension-deep-time-paper-layers = Entierren conchas de papel en capas de arena o entre toallas; otro grupo excava una capa sí y otra no, y se dibujan los rangos de los dos.
teach-extension-deep-time-notebook = En un curso que programa: el cuaderno con los datos de Reef Survivor hace lo mismo con tablas, y compara con las rocas.
