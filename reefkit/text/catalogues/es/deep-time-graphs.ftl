### Deep time in Spanish: graphs of what somebody measured.

graph-deep-time-virgin-islands-cover = Coral vivo en 22 arrecifes de las Islas Vírgenes de los Estados Unidos
    .x = Año
    .y = Fondo marino cubierto por coral vivo, en porcentaje
    .measured = Unos buzos filmaron los mismos 22 arrecifes cada año. El valor es la media de los 22.
graph-deep-time-found-and-lived = Corales tras el final del Triásico
    .x = Millones de años atrás
    .y = Géneros de corales
    .measured = Muchos científicos recogieron los fósiles. La Paleobiology Database junta lo que encontraron, piso por piso. Un género cuenta como vivo desde su primer fósil hasta el último.
    .series-lived = vivían
    .series-found = hallados
graph-deep-time-caribbean-cover = Coral vivo en tres regiones
    .x = Año
    .y = Fondo marino cubierto por coral duro, en porcentaje
    .measured = Dos arrecifes de los bancos Flower Garden se observaron cada año. En las otras dos regiones el número de arrecifes cambió de un año a otro, así que un salto puede ser un cambio de arrecifes.
    .series-flower-garden = Bancos Flower Garden
    .series-virgin-islands = Islas Vírgenes de los Estados Unidos
    .series-florida = Sureste de Florida
