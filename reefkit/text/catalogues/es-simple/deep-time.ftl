### Deep time: the page of the lesson, in easier Spanish.

hook-deep-time = ¿Es eso rápido?
    .what = Los corales superaron dos de las mayores extinciones de la vida. Luego vinieron los años de 2005 a 2021. 22 arrecifes de las Islas Vírgenes perdieron más de la mitad.
    .answer = Es más rápido de lo que las rocas pueden mostrar. El Triásico tuvo un último piso. Más de la mitad de los géneros no se encuentra después. Duró medio millón de veces lo que duran 16 años. En las rocas, 16 años parecen un solo momento. Pero menos coral no son menos géneros. Una pérdida en 22 arrecifes no es una extinción. No tiene por qué llegar a serlo.

## The parts

prelab-lead-deep-time = No es un examen. Después verás qué has aprendido.
ask-model-how-deep-time = ¿Se parece a la tuya? Otras también pueden ser buenas.
postlab-lead-deep-time = Estas preguntas tratan de otros registros, en tierra y mar. Usa lo que has visto en los pasos.

goal-deep-time-a = Leer un gráfico de rangos y el tiempo que tiene debajo
goal-deep-time-b = Hallar las grandes pérdidas, y decir cómo de grandes fueron
goal-deep-time-c = Decir qué significan un hueco y un último hallazgo
goal-deep-time-d = Comparar tasas, no solo números
goal-deep-time-e = Comparar pérdidas rápidas de hoy con las del tiempo profundo

form-deep-time-before = Las preguntas habituales de antes
form-deep-time-before-concepts = Las ideas que vuelven después
form-deep-time-before-lesson = Seis ideas antes
form-deep-time-after = Las preguntas habituales de después
form-deep-time-after-concepts = Las ideas otra vez, y un argumento
form-deep-time-after-lesson = Otra vez las seis ideas
form-deep-time-later = Unas semanas después
form-deep-time-later-lesson = Unas semanas después: otra vez las seis ideas

## What all steps have

deep-time-ma = Millones de años atrás (Ma). Hoy está a la derecha
deep-time-rounds = Rondas de la partida. El principio está a la izquierda

## Your reef

deep-time-words-match-1 = Una barra termina en el último censo con el tipo. El tipo se perdió en la ronda siguiente. Las rocas también son así. En un hueco no estaba. Después volvió.
deep-time-told-match-1 = El primero en desaparecer: { $first-lost }. Se vio por última vez en el censo { $first-survey }. Se perdió en la ronda { $first-round }. Al final faltaban { $own-lost } de { $own-types } tipos.

## Your guess

deep-time-words-draw-1 = ¿Cuántos géneros de corales había? Dibuja de izquierda a derecha.
deep-time-words-draw-2 = Donde esperes una gran pérdida, haz bajar la línea.
deep-time-falls-why = Hubo cinco grandes extinciones en la historia de la vida. Dos están aquí: hace 201 y hace 66 millones de años. Se perdió más de lo que baja el número. También llegan géneros nuevos. El paso 5 cuenta solo los perdidos.

## The record

deep-time-words-record-1 = Los dos gráficos se leen igual. Abre la lista encima de las barras. Elige: Se ven por última vez al final del Triásico.
deep-time-told-record-1 = { $rhaetian-lost } de { $rhaetian-of }. La lista dibuja { $rhaetian-drawn } de los { $rhaetian-lost }. Sus barras terminan juntas, en una línea.
deep-time-told-record-2 = Compara cuándo acaban las barras, no cuántas son. Un género tiene muchas especies. Un arrecife no son todos los mares.
deep-time-told-record-3 = Ningún género de hoy tiene un fósil del Triásico. Los corales siguieron como grupo. Las barras de los géneros vivos llegan hasta hoy. Es así aunque no haya un fósil joven. Lo llamamos el tirón del Reciente. Hace más alta la curva a la derecha.
deep-time-guess-record = Había géneros vivos al final del Triásico. ¿Cuántos de ellos se vieron allí por última vez?
deep-time-curious-record-1 = Cada elección muestra como máximo 24 géneros, los de barras más largas. Solo con fósiles, las de hoy acabarían antes.

## Gaps

deep-time-words-gaps-1 = En el gráfico de lo que vivió, un hueco dice: no estaba. En el de los hallazgos, quizá solo se escapó. Di qué esperas. Después envía a alguien.
deep-time-sampled-told = Hay { $types } tipos. Con la barra correcta: { $right }. Nunca encontrados: { $unseen }. Con una barra equivocada: { $wrong }. { $wrong ->
    [0] { "" }
   *[other] Una barra puede estar mal de varias maneras. Empieza demasiado tarde: { $later }. Termina demasiado pronto: { $earlier }. Un hueco donde el tipo vivía: { $gaps }.
}
deep-time-told-gaps-1 = Las barras se acortan por los dos lados. Así una pérdida de golpe parece lenta. También les salen huecos: el tipo vivía allí y se escapó.
deep-time-told-gaps-2 = Los corales de verdad también tienen huecos. En el último gráfico cada barra tiene uno. Está justo después del Triásico. Algunos son finos: { $hettangian-years } millones de años. Entonces vivían { $hettangian } géneros. { $hettangian-found } de ellos se encontraron allí. { $lazarus } se encontraron solo antes y después. A cada uno lo llamamos taxón Lázaro.
deep-time-curious-gaps-1 = Una pérdida repentina puede parecer lenta. Lo llamamos el efecto Signor–Lipps.

## Rates

deep-time-words-rates-1 = Donde viven muchos, se pueden perder muchos. Por eso se mira la parte de los vivos.
deep-time-told-rates-2 = Mira el pico cerca de hace 188 millones de años. Es el Pliensbachiense: { $pliensbachian-lost } de { $pliensbachian-of } géneros, el { $pliensbachian-share } por ciento. Los arrecifes sufrieron entonces. Pero no es una de las cinco grandes extinciones de la vida.
deep-time-curious-rates-1 = Encima del gráfico hay otras tasas. Las tasas de Foote cuentan los que cruzan un límite del piso. Las de tres tiempos y las de relleno cuentan solo hallazgos. También tienen en cuenta los huecos. Son estimaciones. Por eso pueden bajar un poco de cero. Una tasa de 0,69 significa que la mitad no siguió viviendo. El Rhaetiense tiene { $rhaetian-rate }. El Pliensbachiense tiene { $pliensbachian-rate }. El Maastrichtiense tiene { $maastrichtian-rate }.
deep-time-curious-rates-2 = Una tasa vale para el piso entero. Los pisos duran de 1 a 18 millones de años. En un piso largo, una tasa alta pueden ser muchas pérdidas pequeñas. En los extremos de un registro no hay tasa.

## How fast?

deep-time-words-fast-1 = Con el mar muy caliente los corales se ponen blancos. Muchos mueren de hambre. El gráfico va de 2005 a 2021.
deep-time-told-fast-1 = Unas { NUMBER($times) } veces. En las rocas, 16 años parecen un solo momento.
deep-time-told-fast-2 = Menos coral no son menos géneros. Puede faltar la mitad del coral y vivir todos los géneros.
deep-time-guess-fast = El último piso del Triásico duró { $years } millones de años. De 2005 a 2021 son 16 años. ¿Cuántas veces caben en él?
