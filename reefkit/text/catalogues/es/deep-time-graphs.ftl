### Deep time in Spanish: graphs of what somebody measured.

graph-deep-time-virgin-islands-cover = Coral vivo en 22 arrecifes de las Islas Vírgenes de los Estados Unidos
    .x = Año
    .y = Fondo marino cubierto por coral vivo, en porcentaje
    .measured = Unos buzos filmaron los mismos 22 arrecifes cada año. El valor es la media de los 22.
    .said = Una línea de 2005 a 2021. Baja de 17,8 por ciento en 2005 a 11,0 en 2006, sube a 13,6 en 2011 y baja a 7,3 en 2021.
graph-deep-time-found-and-lived = Corales tras el final del Triásico
    .x = Millones de años atrás
    .y = Géneros de corales
    .measured = Muchos científicos recogieron los fósiles. La Paleobiology Database junta lo que encontraron, piso por piso. Un género cuenta como vivo desde su primer fósil hasta el último.
    .said = Dos líneas de hace 218 a hace 179 millones de años. Géneros que vivían: 91, 69, 39, 41, 71 y 53. Géneros hallados en el piso: 86, 63, 21, 18, 63 y 28.
    .series-lived = vivían
    .series-found = hallados
graph-deep-time-caribbean-cover = Coral vivo en tres regiones
    .x = Año
    .y = Fondo marino cubierto por coral duro, en porcentaje
    .measured = Dos arrecifes de los bancos Flower Garden se observaron cada año. En las otras dos regiones el número de arrecifes cambió de un año a otro, así que un salto puede ser un cambio de arrecifes.
    .said = Tres líneas de 2003 a 2016. Los bancos Flower Garden se mantienen entre 52 y 62 por ciento. Las Islas Vírgenes de los Estados Unidos bajan de 19 a 10 por ciento entre 2003 y 2006, y tienen 12 en 2016. El sureste de Florida baja de 5,3 a 1,5 por ciento.
    .series-flower-garden = Bancos Flower Garden
    .series-virgin-islands = Islas Vírgenes de los Estados Unidos
    .series-florida = Sureste de Florida
