### Blue Expanse in easier Spanish: graphs of what somebody measured.

graph-expanse-virgin-islands = Corales y algas alrededor de las Islas Vírgenes
    .x = Año
    .y = Parte del fondo marino, de cada 100
    .series-coral = Coral vivo
    .series-seaweed = Algas
    .measured = Unos buzos filmaron el fondo marino en 22 lugares. Volvieron cada año.
graph-expanse-jamaica = Los arrecifes de Jamaica, antes y después
    .x = Año
    .y = Cuánto cubrían de cada 100 partes
    .x-before = 1977
    .x-after = 1993
    .series-coral = Coral vivo
    .series-algae = Algas
    .measured = Unos buzos midieron los arrecifes en lugares de la costa de Jamaica.
graph-expanse-reef-losses = Qué se llevó los corales de la Gran Barrera de Coral
    .x = Causa
    .y = Parte de la pérdida, en porcentaje
    .x-cyclones = tormentas
    .x-starfish = estrellas
    .x-bleaching = blanqueamiento
    .measured = Unos científicos miraron 214 arrecifes una y otra vez. Fue de 1985 a 2012. Calcularon qué se llevó cada causa.

## The question that the lesson begins with

hook-expanse = ¿Por qué no volvieron los corales? ¿Qué tiene que cambiar?
    .what = Unos buzos miran los corales alrededor de las Islas Vírgenes. En 2005 los corales vivos cubrían 18 de cada 100 partes. Luego el mar se calentó mucho. Muchos corales enfermaron. Un año después eran 11 de cada 100. No han vuelto.
    .answer = El agua estuvo demasiado caliente. Los corales perdieron sus algas. Muchos corales débiles enfermaron y murieron. Otras algas, grandes, ocuparon su sitio. Había pocos peces y erizos para comérselas. Así los corales jóvenes no encontraron lugar. ¿Qué tiene que cambiar? El mar no debe calentarse más. Tienen que quedar peces y erizos que coman las algas. Tiene que llegar menos contaminación al agua.
