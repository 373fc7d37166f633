### Reef Survivor en español: gráficos de lo que alguien midió.

graph-reef-great-barrier-reef-2016 = Corales de la Gran Barrera de Coral que murieron en 2016
    .x = Parte del arrecife
    .x-north = Norte
    .x-middle = Centro
    .x-south = Sur
    .y = Corales de agua somera que murieron, de cada 100
    .measured = Buzos de un centro de investigación australiano observaron los mismos arrecifes en marzo y otra vez en octubre y noviembre de 2016.
graph-reef-virgin-islands-cover = Corales vivos de las Islas Vírgenes de los Estados Unidos
    .x = Año
    .y = Fondo marino cubierto por coral vivo, en porcentaje
    .measured = Buzos del programa territorial de seguimiento de arrecifes filmaron el fondo marino en los mismos 22 lugares cada año.
graph-reef-fossil-corals = Corales fósiles de hace 244 a 146 millones de años
    .x = Millones de años atrás
    .y = Géneros de corales
    .measured = Muchos científicos reunieron los fósiles. La base de datos Paleobiology Database junta sus hallazgos, piso por piso.
graph-reef-genera-lost = Géneros de corales que se perdieron en cinco momentos
    .x = Cuándo terminó, en millones de años atrás
    .x-norian = 210
    .x-rhaetian = 201
    .x-pliensbachian = 184
    .x-cenomanian = 94
    .x-maastrichtian = 66
    .y = Géneros que se ven por última vez, de cada 100
    .measured = Muchos científicos recogieron los fósiles. La Paleobiology Database junta lo que encontraron, piso por piso.

## The question that the lesson begins with

hook-reef = ¿Qué corales murieron y cuáles siguieron vivos? ¿Y por qué?
    .what = En 2016 una ola de calor llegó a la Gran Barrera de Coral. En nueve meses murieron unos tres de cada diez corales de agua somera.
    .answer = La mayoría murió en el norte, donde el agua estuvo más caliente. Los corales cuerno de ciervo y los corales mesa, que crecen rápido, perdieron mucho más que los masivos. También dentro de una misma especie los corales son distintos. Los que soportaban el calor ya existían antes de que llegara; siguieron vivos y sus crías pueden heredarlo.
