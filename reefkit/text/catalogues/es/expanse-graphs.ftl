### Blue Expanse in Spanish: graphs of what somebody measured.

graph-expanse-virgin-islands = Corales y macroalgas alrededor de las Islas Vírgenes de los Estados Unidos
    .x = Año
    .y = Parte del fondo marino, en porcentaje
    .series-coral = Coral vivo
    .series-seaweed = Macroalgas
    .measured = Buzos del programa territorial de seguimiento de arrecifes filmaron el fondo marino en los mismos 22 lugares cada año.
graph-expanse-jamaica = Los arrecifes de Jamaica antes y después de la muerte de los erizos
    .x = Año
    .y = Parte del arrecife que cubrían, en porcentaje
    .x-before = 1977
    .x-after = 1993
    .series-coral = Coral vivo
    .series-algae = Algas
    .measured = Unos buzos midieron qué cubría los arrecifes en varios lugares de la costa de Jamaica.
graph-expanse-reef-losses = Por qué causas perdió corales la Gran Barrera de Coral, de 1985 a 2012
    .x = Causa
    .y = Parte de la pérdida, en porcentaje
    .x-cyclones = ciclones
    .x-starfish = estrellas
    .x-bleaching = blanqueamiento
    .measured = Científicos del Instituto Australiano de Ciencias Marinas miraron 214 arrecifes una y otra vez. Así calcularon qué parte de la pérdida vino de cada causa.

## The question that the lesson begins with

hook-expanse = ¿Por qué no han vuelto los corales, y qué tendría que cambiar?
    .what = En 2005 los corales vivos cubrían el 18 por ciento del fondo marino en 22 lugares alrededor de las Islas Vírgenes de los Estados Unidos. Llegó un verano muy cálido, y después una enfermedad de los corales. Un año más tarde era el 11 por ciento. Desde entonces no han vuelto.
    .answer = El agua estuvo demasiado caliente. Los corales perdieron sus algas, y la enfermedad mató a muchos que estaban débiles. Las macroalgas ocuparon el sitio, y donde pocos peces y erizos se las comen, lo conservan: los corales jóvenes no encuentran lugar. ¿Qué tendría que cambiar? El mar tiene que dejar de calentarse, para que los corales tengan años para volver a crecer. Tienen que quedar bastantes peces y erizos que coman las macroalgas. Y tiene que llegar menos contaminación al agua.
