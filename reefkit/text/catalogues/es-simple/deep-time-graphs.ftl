### Deep time: graphs of what somebody measured, in easier Spanish.

graph-deep-time-virgin-islands-cover = Coral vivo en 22 arrecifes de las Islas Vírgenes
    .x = Año
    .y = Qué parte del fondo marino es coral vivo, en porcentaje
    .measured = Unos buzos filmaron los mismos 22 arrecifes cada año. Cada punto es la media de los 22.
    .said = Una línea de 2005 a 2021. Baja de 17,8 por ciento en 2005 a 11,0 en 2006. Sube a 13,6 en 2011 y baja a 7,3 en 2021.
graph-deep-time-found-and-lived = Corales tras el final del Triásico
    .x = Millones de años atrás
    .y = Cuántos géneros de corales
    .measured = Muchos científicos recogieron los fósiles. La Paleobiology Database los junta por pisos. Un género vivió desde su primer fósil hasta el último.
    .said = Dos líneas de hace 218 a hace 179 millones de años. Géneros que vivían: 91, 69, 39, 41, 71 y 53. Géneros hallados en el piso: 86, 63, 21, 18, 63 y 28.
    .series-lived = vivían
    .series-found = hallados
graph-deep-time-caribbean-cover = Coral vivo en tres lugares
    .x = Año
    .y = Qué parte del fondo marino es coral duro, en porcentaje
    .measured = Dos arrecifes de los bancos Flower Garden se observaron cada año. En los otros dos lugares cambió el número de arrecifes. Así que un salto puede venir de otros arrecifes.
    .said = Tres líneas de 2003 a 2016. Los bancos Flower Garden se mantienen entre 52 y 62 por ciento. Las Islas Vírgenes tenían 19 por ciento en 2003. En 2006 tenían 10. En 2016 tienen 12. El sureste de Florida baja de 5,3 a 1,5 por ciento.
    .series-flower-garden = Bancos Flower Garden
    .series-virgin-islands = Islas Vírgenes de los Estados Unidos
    .series-florida = Sureste de Florida
