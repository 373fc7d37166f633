### Blue Expanse in easier Spanish: graphs of what somebody measured.

graph-expanse-virgin-islands = Corales y algas alrededor de las Islas Vírgenes
    .x = Año
    .y = Parte del fondo marino, de cada 100
    .series-coral = Coral vivo
    .series-seaweed = Algas
    .measured = Unos buzos filmaron el fondo marino en 22 lugares. Volvieron cada año.
    .said = Un gráfico de 2005 a 2021 con dos líneas. Los números son partes de cada 100. El coral vivo está en 18 en 2005. En 2006 está en 11. En 2021 está en 7. Las algas suben y bajan. En 2005 están en 29. En 2021 están en 42.
graph-expanse-jamaica = Los arrecifes de Jamaica, antes y después
    .x = Año
    .y = Parte del arrecife que cubrían, en porcentaje
    .x-before = 1977
    .x-after = 1993
    .series-coral = Coral vivo
    .series-algae = Algas
    .measured = Unos buzos midieron los arrecifes en lugares de la costa de Jamaica.
    .said = Un gráfico de barras. En 1977 el coral vivo cubre el 52 por ciento. Las algas cubren el 4 por ciento. En 1993 el coral vivo cubre el 3 por ciento. Las algas cubren el 92 por ciento.
graph-expanse-reef-losses = Qué se llevó los corales de la Gran Barrera de Coral
    .x = Causa
    .y = Parte de la pérdida, en porcentaje
    .x-cyclones = tormentas
    .x-starfish = estrellas
    .x-bleaching = blanqueamiento
    .measured = Unos científicos miraron 214 arrecifes una y otra vez. Fue de 1985 a 2012. Calcularon qué se llevó cada causa.
    .said = Un gráfico con tres barras. Las tormentas causaron el 48 por ciento de la pérdida. Las estrellas de mar causaron el 42 por ciento. El blanqueamiento causó el 10 por ciento.

## The question that the lesson begins with

hook-expanse = ¿Por qué no volvieron los corales? ¿Qué tiene que cambiar?
    .what = Unos buzos miran los corales alrededor de las Islas Vírgenes. En 2005 los corales vivos cubrían 18 de cada 100 partes. Luego el mar se calentó mucho. Muchos corales enfermaron. Un año después eran 11 de cada 100. No han vuelto.
    .answer = El agua estuvo demasiado caliente. Los corales perdieron sus algas. Muchos corales débiles enfermaron y murieron. Otras algas, grandes, ocuparon su sitio. Había pocos peces y erizos para comérselas. Así los corales jóvenes no encontraron lugar. ¿Qué tiene que cambiar? El mar no debe calentarse más. Tienen que quedar peces y erizos que coman las algas. Tiene que llegar menos contaminación al agua.
