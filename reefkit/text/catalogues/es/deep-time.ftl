### Deep time in Spanish: the page of the lesson, step by step. Words for readers from 12 on.

lesson-title-deep-time = Tiempo profundo
lab-part-play-deep-time = Pasos

hook-deep-time = ¿Es eso rápido?
    .what = Los corales superaron dos de las mayores extinciones de la historia de la vida. En 22 arrecifes de las Islas Vírgenes se perdió entre 2005 y 2021 más de la mitad del coral vivo.
    .answer = Es más rápido que cualquier cosa que las rocas puedan mostrar. En el último piso del Triásico se vieron por última vez más de la mitad de los géneros de corales. Ese piso duró medio millón de veces lo que estos dieciséis años. Una pérdida en tan poco tiempo parecería un solo instante en las rocas. Pero la cobertura no son géneros: perder coral en 22 arrecifes no es una extinción, y no tiene por qué llegar a serlo.

## The parts

prelab-title-deep-time = ¿Qué sabes del tiempo profundo?
prelab-lead-deep-time = No es un examen: después de la lección verás lo que has aprendido.
prelab-next-deep-time = Pon tu arrecife junto a las rocas.
prelab-to-game-deep-time = A los pasos
postlab-title-deep-time = ¿Qué cuenta un registro?
ask-model-how-deep-time = Compárala con la tuya. Otras respuestas pueden ser igual de buenas.
postlab-lead-deep-time = Preguntas sobre otros registros, en la tierra y en el mar. Usa lo que has visto en los pasos.
postlab-next-deep-time = Habla de tus resultados en clase, o recorre los pasos con otra partida.
postlab-to-steps = A los pasos
part-before-deep-time = Antes de los pasos
part-after-deep-time = Después de los pasos

goal-deep-time-a = Leer un gráfico de rangos y su eje del tiempo
goal-deep-time-b = Encontrar las grandes pérdidas y decir lo grandes que fueron
goal-deep-time-c = Decir qué significa un hueco y qué significa un último hallazgo
goal-deep-time-d = Comparar tasas, y no solo números
goal-deep-time-e = Comparar lo que es rápido hoy con lo que fue rápido en el tiempo profundo

form-deep-time-before = Las preguntas habituales de antes
form-deep-time-before-concepts = Las ideas que se preguntan otra vez después
form-deep-time-before-lesson = Seis ideas antes, que se preguntan otra vez después
form-deep-time-after = Las preguntas habituales de después
form-deep-time-after-concepts = Las ideas otra vez, y un argumento
form-deep-time-after-lesson = Otra vez las seis ideas
form-deep-time-later = Unas semanas después
form-deep-time-later-lesson = Unas semanas después: otra vez las seis ideas

## What all steps have

deep-time-steps = Pasos de la lección
deep-time-step-match = Tu arrecife
deep-time-step-draw = Tu predicción
deep-time-step-record = El registro
deep-time-step-gaps = Huecos
deep-time-step-rates = Tasas
deep-time-step-fast = ¿Es rápido?
deep-time-on = Paso siguiente
deep-time-back = Atrás
deep-time-to-after = A las preguntas de después
deep-time-ma = Millones de años atrás (Ma); el presente está a la derecha
deep-time-rounds = Rondas de la partida, desde 0 a la izquierda
deep-time-period = Período
deep-time-period-triassic = Triásico
deep-time-period-jurassic = Jurásico
deep-time-period-cretaceous = Cretácico
deep-time-period-paleogene = Paleógeno
deep-time-period-neogene = Neógeno
deep-time-period-quaternary = Cuaternario
deep-time-end-rhaetian = Final del Triásico
deep-time-end-maastrichtian = Final del Cretácico
deep-time-genera = Géneros de corales
deep-time-types = Tipos vivos
deep-time-corals = corales
deep-time-yours = tu predicción
deep-time-gone = perdido
deep-time-source = De dónde salen los números de los fósiles
deep-time-credit = Corales fósiles: Paleobiology Database, descarga del 23 de septiembre de 2014, CC BY 4.0, por medio de divDyn 0.8.3 (Kocsis, Reddin, Alroy y Kiessling 2019, Methods in Ecology and Evolution 10, 735–743, doi 10.1111/2041-210X.13161; Kiessling y Kocsis 2015, Paleobiology). Pisos: Gradstein, Ogg, Schmitz y Ogg 2020, Geologic Time Scale 2020. Los nombres de los géneros son los de 2014. De 824 géneros, 64 no tienen aquí ningún fósil y se han dejado fuera. El número de un piso está en su mitad.
deep-time-curious = Para quien quiera saber más
deep-time-rate-share = Perdidos, por ciento de los vivos

## Your reef

deep-time-title-match = Tu arrecife también es un registro
deep-time-words-match-1 = Una barra muestra cuándo se vio un tipo. Termina en el último censo que lo vio: como en las rocas, lo que acabó con él llegó después, aquí en la ronda siguiente. En un hueco el tipo no estaba, y después volvió.
deep-time-told-match-1 = El primero en desaparecer: { $first-lost }, visto por última vez en el censo { $first-survey }, así que se perdió en la ronda { $first-round }. Al final faltaban { $own-lost } de { $own-types } tipos.
deep-time-data = El arrecife que son tus datos
deep-time-whose-own = Este es tu propio arrecife, de tu partida del { $when }.
deep-time-whose-file = Este es el arrecife de { $player }, de tu archivo.
deep-time-whose-bots = Este es el arrecife de { $player }, un bot.
deep-time-none = Tu propio arrecife se hace en Reef Survivor.
deep-time-take = Tu arrecife, { $when }
deep-time-file = Abrir una partida guardada
deep-time-file-read = La partida de tu archivo es ahora tus datos.
deep-time-file-none = En ese archivo no hay ninguna partida de Reef Survivor con al menos { $least } rondas. No cambió nada.
deep-time-bots = Que jueguen los bots
deep-time-more = Tomar un arrecife con más pérdidas
deep-time-other = Otro arrecife
deep-time-chart-own = El arrecife: quién vivió cuándo
deep-time-chart-types = Tipos vivos
deep-time-view-table = Todos los arrecifes de la partida
deep-time-view-reef = El arrecife de { $player }
deep-time-view-own = Tu arrecife
deep-time-line-all = todos juntos
deep-time-guess-match = ¿Cuál de estos desapareció primero?
deep-time-too-few = { $lost ->
    [0] Al final no faltaba ninguno de sus { $of } tipos.
    [one] Al final faltaba solo uno de sus { $of } tipos: { $types }.
   *[other] Al final faltaban solo { $lost } de sus { $of } tipos: { $types }.
} Los pasos siguientes muestran más en un arrecife con más pérdidas.
deep-time-whose-match = Este es el arrecife de { $player }, de tu partida.
deep-time-whose-class = Este es el arrecife de { $player }, de tu clase.

## Your guess

deep-time-title-draw = ¿Dónde esperas las grandes pérdidas?
deep-time-words-draw-1 = Dibuja de izquierda a derecha cuántos géneros de corales vivieron.
deep-time-words-draw-2 = Haz bajar la línea donde esperes una gran pérdida.
deep-time-ago = { $time ->
    [0] hoy
   *[other] hace { $time } millones de años
}
deep-time-look = Ver el registro sin dibujar
deep-time-draw-again = Dibujar otra vez
reject-deep-time-draw-more = Coloca antes al menos { $least } puntos. No cambió nada.
deep-time-chart-genera = Géneros vivos
deep-time-falls = Dónde baja el registro
deep-time-fall = De hace { $start } a hace { $end } millones de años el número de vivos baja un { $share } por ciento.
deep-time-fall-drawn = Tú también la hiciste bajar aquí.
deep-time-fall-not = Tu línea no baja aquí.
deep-time-falls-why = Dos de las cinco grandes extinciones de la historia de la vida están aquí: hace 201 y hace 66 millones de años. Se perdió más de lo que baja el número, porque también llegan géneros nuevos: el paso 5 cuenta solo los perdidos.

## The record

deep-time-title-record = Las rocas y el arrecife, lado a lado
deep-time-words-record-1 = Los dos gráficos se leen igual. En la lista encima de las barras elige: Se ven por última vez al final del Triásico.
deep-time-chart-ranges = Corales: quién vivió cuándo
deep-time-view-sample = Algunos de todos los géneros
deep-time-view-rhaetian = Se ven por última vez al final del Triásico
deep-time-view-maastrichtian = Se ven por última vez al final del Cretácico
deep-time-view-alive = Viven hoy
deep-time-told-record-1 = { $rhaetian-lost } de { $rhaetian-of }. La lista dibuja { $rhaetian-drawn } de los { $rhaetian-lost }, los de barras más largas: terminan juntas, en una línea.
deep-time-told-record-2 = Compara solo la forma: un género tiene muchas especies, y un arrecife no son todos los mares.
deep-time-told-record-3 = Ningún género de hoy tiene un fósil del Triásico: los corales pasaron como grupo. Las barras de los géneros vivos se dibujan hasta hoy, con fósil o sin él. Este tirón del Reciente hace más alto el extremo derecho de la curva.
deep-time-guess-record = De los géneros vivos al final del Triásico, ¿cuántos se vieron allí por última vez?
deep-time-guess-record-half = Más de la mitad
deep-time-guess-record-quarter = Cerca de una cuarta parte
deep-time-guess-record-tenth = Cerca de una décima parte
deep-time-curious-record-1 = De cada elección se ven como máximo 24 barras, las de rangos más largos. Solo con fósiles, las de los géneros de hoy terminarían antes.

## Gaps

deep-time-title-gaps = ¿Qué es un hueco?
deep-time-words-gaps-1 = En el gráfico de lo que vivió, un hueco dice que no estaba. Entre los hallazgos, quizá solo se escapó. Di qué esperas y envía a recolectores a los que se les escapa mucho.
deep-time-sampling = Cómo trabaja el recolector
deep-time-every = Mira
deep-time-every-of = { $every ->
    [1] todos los censos
    [2] uno de cada dos censos
   *[other] uno de cada tres censos
}
deep-time-chance = Encuentra, de todos los individuos,
deep-time-chance-of = { $chance ->
    [100] todos
    [50] la mitad
   *[other] una cuarta parte
}
deep-time-collect = Enviar a otro recolector
deep-time-collect-why = Quien lo encuentra todo, siempre encuentra lo mismo.
deep-time-chart-lived = El arrecife: lo que vivió
deep-time-chart-found = El arrecife: lo que encontró el recolector
deep-time-find-none = nunca encontrado
deep-time-find-last = último hallazgo
deep-time-chart-lazarus = Corales: un hueco tras el Triásico
deep-time-sampled-told = De { $types } tipos: con la barra correcta, { $right }; nunca encontrados, { $unseen }; con una barra equivocada, { $wrong }. { $wrong ->
    [0] { "" }
   *[other] Qué está mal en ellas, quizá más de una cosa: empieza demasiado tarde, { $later }; termina demasiado pronto, { $earlier }; tiene un hueco donde el tipo vivía, { $gaps }.
}
deep-time-told-gaps-1 = Las barras se encogen por los dos extremos; por eso una pérdida repentina puede parecer lenta. Y les salen huecos donde el tipo vivía y se escapó.
deep-time-told-gaps-2 = Los corales de verdad también tienen huecos: cada barra del último gráfico se interrumpe al final del Triásico. Algunos cortes son finos: el piso que sigue duró solo { $hettangian-years } millones de años. Se sabe que en ese piso vivían { $hettangian } géneros: { $hettangian-found } se encontraron allí, y { $lazarus } solo antes y después. Un taxón que no se encuentra y después vuelve a encontrarse es un taxón Lázaro.
deep-time-guess-gaps = ¿Qué les pasa a las barras si se escapa mucho?
deep-time-guess-gaps-shorter = Se acortan
deep-time-guess-gaps-longer = Se alargan
deep-time-guess-gaps-broken = Solo les salen huecos
deep-time-curious-gaps-1 = Que una pérdida repentina pueda parecer lenta es el efecto Signor–Lipps.

## Rates

deep-time-title-rates = ¿Qué parte se perdió en cada piso?
deep-time-words-rates-1 = Donde viven muchos, se pueden perder muchos. Por eso se pregunta por una parte de los vivos.
deep-time-chart-rates = Corales: pérdidas de cada piso
deep-time-chart-own-rates = El arrecife: pérdidas de cada ronda
deep-time-line-origination = originación
deep-time-line-extinction = extinción
deep-time-rate-foote = Tasa de Foote, por género o tipo
deep-time-rate-timers = Tasa de tres tiempos
deep-time-rate-fillers = Tasa de relleno
deep-time-own-rate = En este arrecife la mayor parte se perdió para siempre en la ronda { $round }: { $lost } de los { $of } tipos vivos antes de ella.
deep-time-told-rates-1 = Final del Triásico: { $rhaetian-lost } de { $rhaetian-of } géneros se vieron por última vez, el { $rhaetian-share } por ciento. Final del Cretácico: { $maastrichtian-lost } de { $maastrichtian-of }, el { $maastrichtian-share } por ciento.
deep-time-told-rates-2 = El pico cerca de hace 188 millones de años es el Pliensbachiense: { $pliensbachian-lost } de { $pliensbachian-of } géneros, el { $pliensbachian-share } por ciento. Los arrecifes sufrieron entonces, pero no es una de las cinco grandes extinciones de la historia de la vida.
deep-time-guess-rates = ¿Cuándo perdieron los corales la mayor parte de sus géneros?
deep-time-guess-rates-triassic = Al final del Triásico
deep-time-guess-rates-cretaceous = Al final del Cretácico
deep-time-guess-rates-ice-ages = En las glaciaciones
deep-time-curious-rates-1 = Encima del gráfico hay otras tasas. Las de Foote usan los géneros que cruzan un límite del piso; las de tres tiempos y las de relleno usan solo hallazgos y tienen en cuenta los huecos. Estas dos son estimaciones: donde se perdió poco pueden bajar de cero. Una tasa de 0,69 significa que la mitad de los que entraron en el piso no siguieron viviendo después. El Rhaetiense tiene { $rhaetian-rate }; el Pliensbachiense, { $pliensbachian-rate }; el Maastrichtiense, { $maastrichtian-rate }.
deep-time-curious-rates-2 = Una tasa vale para un piso entero, y los pisos duran entre 1 y 18 millones de años: una tasa alta en un piso largo pueden ser muchas pérdidas pequeñas. En los extremos de un registro no hay tasa.

## How fast?

deep-time-title-fast = ¿Qué es rápido?
deep-time-words-fast-1 = Si el agua está demasiado caliente durante semanas, los corales se ponen blancos y muchos mueren de hambre. El gráfico va de 2005 a 2021.
deep-time-times = { NUMBER($times) } veces
deep-time-guess-right = Sí.
deep-time-guess-wrong = No del todo.
deep-time-told-fast-1 = Unas { NUMBER($times) } veces. Una pérdida en dieciséis años parecería un solo instante en las rocas.
deep-time-told-fast-2 = Y la cobertura no son géneros: se puede perder la mitad del coral sin perder ni un género.
deep-time-guess-fast = El último piso del Triásico duró { $years } millones de años. ¿Cuántas veces caben en él estos dieciséis años?
deep-time-write = ¿Cuánto se perdió? ¿Es rápido? Di qué parte del gráfico lo muestra.

## The desk

desk-plan-deep-time-before = Antes
desk-plan-deep-time-own = Tu arrecife
desk-plan-deep-time-draw = Tu dibujo
desk-plan-deep-time-record = El registro
desk-plan-deep-time-gaps = Huecos
desk-plan-deep-time-rates = Tasas
desk-plan-deep-time-fast = ¿Qué es rápido?
desk-plan-deep-time-talk = Hablar
desk-plan-deep-time-after = Después
