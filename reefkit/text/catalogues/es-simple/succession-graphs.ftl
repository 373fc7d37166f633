### Succession in easier Spanish: graphs of what somebody measured.

graph-succession-scylla = Seres vivos en el barco Scylla
    .x = Tiempo en el mar
    .x-sunk = El primer día
    .x-five-years = Después de 5 años
    .y = Tipos que viven en el barco
    .measured = Buzos de Inglaterra miraron el barco muchas veces. Apuntaron cada tipo que vieron.
graph-succession-surtsey-kinds = Plantas de una isla nueva
    .x = cuándo se miró
    .y = tipos de plantas
    .measured = Cada año se buscan plantas en Surtsey. Es una isla. (UNESCO, Lista del Patrimonio Mundial.)
    .series-kinds = tipos de plantas
    .x-year-1965 = 1965
    .x-after-ten = diez años después
    .x-year-2004 = 2004
graph-succession-mukkaw-kinds = Una orilla con estrellas de mar y sin ellas
    .x = parte de la orilla
    .y = tipos en la roca
    .measured = Robert Paine los contó en América del Norte. (American Naturalist, 1966.)
    .series-kinds = tipos
    .x-with-starfish = con estrellas de mar
    .x-without-starfish = sin estrellas de mar
graph-succession-surtsey-squares = Tipos en un cuadrado de una isla
    .x = años en que se contó
    .y = tipos en un cuadrado
    .measured = Se contaron las plantas de Surtsey. Un cuadrado mide 100 por 100 metros. (Surtsey, de 1965 a 2015.)
    .series-kinds = tipos en un cuadrado
    .x-mid-nineties = 1996–97
    .x-ten-years-on = 2005–06
    .x-twenty-years-on = 2014–15

## The question that the lesson begins with

hook-succession = ¿Cómo llegaron allí? ¿Quién llegó primero?
    .what = En 2004 se hundió un barco viejo y limpio cerca de Inglaterra. Cinco años después, los buzos encontraron allí 263 tipos de vida.
    .answer = La mayoría llegó a la deriva en el agua, de crías. Los balanos y los gusanos tubícolas llegaron el primer mes. En el juego llegan tarde. En un barco desnudo pueden llegar primero. Las estrellas de mar y las ascidias llegaron el primer año. Algunos corales blandos llegaron después. Cada uno cambia el lugar. Puede ayudar a otros. También puede quitarles el sitio.
