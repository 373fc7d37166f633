### Succession in Spanish: graphs of what somebody measured.

graph-succession-scylla = Tipos de seres vivos en el barco hundido Scylla
    .x = Tiempo en el mar
    .x-sunk = El primer día
    .x-five-years = Después de 5 años
    .y = Tipos de seres vivos que se habían asentado
    .measured = Científicos y buzos de Plymouth, en Inglaterra, miraron el barco una y otra vez y apuntaron cada tipo que encontraban.
graph-succession-surtsey-kinds = Plantas de una isla nueva
    .x = cuándo se miró
    .y = tipos de plantas
    .measured = Científicos de Islandia buscan plantas cada año en la isla de Surtsey desde que salió del mar. (UNESCO, Lista del Patrimonio Mundial.)
    .series-kinds = tipos de plantas
    .x-year-1965 = 1965
    .x-after-ten = diez años después
    .x-year-2004 = 2004
graph-succession-mukkaw-kinds = Una orilla con estrellas de mar y sin ellas
    .x = franja de la orilla
    .y = tipos que viven en la roca
    .measured = Robert Paine los contó en la bahía de Mukkaw, en América del Norte. (American Naturalist, 1966.)
    .series-kinds = tipos
    .x-with-starfish = con estrellas de mar
    .x-without-starfish = sin estrellas de mar
graph-succession-surtsey-squares = Tipos en un cuadrado de Surtsey
    .x = años en que se contó
    .y = promedio de tipos de plantas en un cuadrado
    .measured = Unos científicos contaron las plantas de Surtsey en cuadrados de 100 por 100 metros. (Surtsey, de 1965 a 2015.)
    .series-kinds = tipos en un cuadrado
    .x-mid-nineties = 1996–97
    .x-ten-years-on = 2005–06
    .x-twenty-years-on = 2014–15

## The question that the lesson begins with

hook-succession = ¿Cómo llegaron allí, y quién llegó primero?
    .what = En 2004 se hundió a propósito un barco viejo, ya limpio, frente a la costa de Inglaterra. Cinco años después, los buzos habían encontrado en él 263 tipos de seres vivos.
    .answer = La mayoría llegó a la deriva en el agua cuando eran crías. Los balanos, los gusanos tubícolas y los hidroides estaban en el barco antes de un mes. En el juego los balanos y los gusanos tubícolas son tardíos; en un barco desnudo pueden llegar primero. Los erizos, las estrellas de mar y las ascidias llegaron el primer año, y algunos corales blandos solo el segundo. Cada uno que se asienta cambia el lugar: da a otros un agarre o alimento, o les quita sitio.
