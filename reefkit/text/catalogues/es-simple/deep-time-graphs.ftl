### Deep time: graphs of what somebody measured, in easier Spanish.

graph-deep-time-virgin-islands-cover = Coral vivo en 22 arrecifes de las Islas Vírgenes
    .x = Año
    .y = Qué parte del fondo marino es coral vivo, en porcentaje
    .measured = Unos buzos filmaron los mismos 22 arrecifes cada año. Cada punto es la media de los 22.
graph-deep-time-found-and-lived = Corales tras el final del Triásico
    .x = Millones de años atrás
    .y = Cuántos géneros de corales
    .measured = Muchos científicos recogieron los fósiles. La Paleobiology Database los junta por pisos. Un género vivió desde su primer fósil hasta el último.
    .series-lived = vivían
    .series-found = hallados
graph-deep-time-caribbean-cover = Coral vivo en tres lugares
    .x = Año
    .y = Qué parte del fondo marino es coral duro, en porcentaje
    .measured = Dos arrecifes de los bancos Flower Garden se observaron cada año. En los otros dos lugares cambió el número de arrecifes. Así que un salto puede venir de otros arrecifes.
    .series-flower-garden = Bancos Flower Garden
    .series-virgin-islands = Islas Vírgenes de los Estados Unidos
    .series-florida = Sureste de Florida
