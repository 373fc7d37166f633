### Climate Change in Spanish: graphs of what somebody measured.

graph-climate-mammoth-land = Tierras donde podían vivir los mamuts lanudos
    .x = Cuándo
    .x-then = hace 42 000 años
    .x-later = hace 6000 años
    .y = Tierras, en millones de kilómetros cuadrados
    .measured = Unos científicos miraron dónde dejaron sus huesos los mamuts, y cuándo. Después calcularon qué tierras tenían el mismo clima.
graph-climate-carbon-dioxide = Dióxido de carbono en el aire
    .x = año
    .y = partes en un millón de partes de aire
    .measured = Los científicos lo miden desde 1958 en el Mauna Loa, una montaña alta de Hawái.
graph-climate-warmer-years = Qué temperatura tuvo cada año en toda la Tierra
    .x = año
    .y = grados Celsius por encima de la media de 1951 a 1980
    .measured = La NASA lo calcula a partir de miles de termómetros en tierra y en el mar.
graph-climate-coral-genera = Grupos de corales duros en el mar
    .x = millones de años atrás
    .y = géneros: grupos de especies muy emparentadas
    .measured = Los científicos contaron los fósiles que hay de muchas tierras en la Paleobiology Database.
    .x-norian = 218
    .x-rhaetian = 205
    .x-hettangian = 200
    .x-sinemurian = 196
    .x-pliensbachian = 189

## The question that the lesson begins with

hook-climate = ¿Por qué se extinguieron los mamuts, y los renos no?
    .what = Los mamuts lanudos y los renos vivieron unos junto a otros durante miles de años. Los últimos mamuts murieron hace unos 4000 años. Los renos siguen aquí.
    .answer = Cuando cambió el clima, los dos perdieron gran parte de sus tierras. Los últimos mamuts vivían en unos pocos lugares pequeños, y la gente los había cazado. También a los renos los cazaban, pero tienen crías más a menudo y pueden vivir de más maneras. Cuenta lo rápido que cambian las tierras, y si hay un camino hacia tierras nuevas. Cuenta también lo que una especie sabe hacer ya. También cuenta el azar, y los científicos todavía discuten sobre los mamuts.
