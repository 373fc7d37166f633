### Reef Survivor en español, en palabras más fáciles: gráficos de lo que alguien midió.

graph-reef-great-barrier-reef-2016 = Gran Barrera de Coral, 2016: corales que murieron
    .x = Parte del arrecife
    .x-north = Norte
    .x-middle = Centro
    .x-south = Sur
    .y = Corales que murieron, de cada 100
    .measured = Buzos de Australia los contaron. Fueron en marzo y otra vez a fines de 2016. Miraron solo el agua somera.
graph-reef-virgin-islands-cover = Corales vivos de las Islas Vírgenes
    .x = Año
    .y = Fondo del mar con coral vivo, en porcentaje
    .measured = Unos buzos filmaron el fondo del mar en 22 lugares. Volvieron cada año.
graph-reef-fossil-corals = Corales fósiles a través del tiempo
    .x = Millones de años atrás
    .y = Grupos de corales (géneros)
    .measured = Muchos científicos sacaron los fósiles de la roca. Lo que se encontró está en una gran lista, la Paleobiology Database.
graph-reef-genera-lost = Grupos de corales que se perdieron en cinco momentos
    .x = Cuándo terminó, en millones de años atrás
    .x-norian = 210
    .x-rhaetian = 201
    .x-pliensbachian = 184
    .x-cenomanian = 94
    .x-maastrichtian = 66
    .y = Grupos vistos por última vez, de cada 100
    .measured = Muchos científicos recogieron los fósiles. Una base de datos reúne sus hallazgos.

## The question that the lesson begins with

hook-reef = ¿Qué corales murieron? ¿Cuáles vivieron? ¿Por qué?
    .what = En 2016 el mar se calentó mucho en la Gran Barrera. Murieron tres de cada diez corales de agua somera.
    .answer = La mayoría murió en el norte. Allí el agua estuvo más caliente. Murieron más los corales delgados, que crecen rápido. Los gruesos y redondos vivieron más. Los corales de una misma especie no son todos iguales. Algunos ya podían vivir con calor antes. Sus crías pueden heredarlo.
