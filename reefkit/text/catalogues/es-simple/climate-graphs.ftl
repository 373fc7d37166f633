### Climate Change in easier Spanish: graphs of what somebody measured.

graph-climate-mammoth-land = Tierras donde podían vivir los mamuts
    .x = Cuándo
    .x-then = hace 42 000 años
    .x-later = hace 6000 años
    .y = Tierras, en millones de kilómetros cuadrados
    .measured = Unos científicos buscaron huesos viejos de mamut. Los huesos dicen dónde vivían los mamuts, y cuándo. Después buscaron más tierras parecidas.
graph-climate-carbon-dioxide = Dióxido de carbono en el aire
    .x = año
    .y = partes en un millón de partes de aire
    .measured = Más arriba hay más gas. Si la línea sube más, crece más rápido. Los científicos lo miden en una montaña alta de Hawái.
graph-climate-warmer-years = Qué temperatura tuvo cada año en toda la Tierra
    .x = año
    .y = grados más que de 1951 a 1980
    .measured = Cada punto es un año. Más arriba hizo más calor. La NASA lo sabe por miles de termómetros en tierra y mar.
graph-climate-coral-genera = Grupos de corales duros en el mar
    .x = millones de años atrás
    .y = grupos de corales
    .measured = Unos científicos contaron los corales que hoy son de piedra.
    .x-norian = 218
    .x-rhaetian = 205
    .x-hettangian = 200
    .x-sinemurian = 196
    .x-pliensbachian = 189

## The question that the lesson begins with

hook-climate = ¿Por qué se extinguieron los mamuts? ¿Por qué siguen aquí los renos?
    .what = Los mamuts y los renos vivieron juntos muchísimo tiempo. Los últimos mamuts murieron hace unos 4000 años. Los renos siguen aquí.
    .answer = El clima cambió. Los dos perdieron gran parte de sus tierras. A los últimos mamuts les quedaban pocos lugares, y pequeños. También los cazaba la gente. Los renos tienen crías más a menudo. Pueden vivir de más maneras. Un cambio lento es más fácil que uno rápido. También ayuda la suerte. Los científicos todavía discuten sobre los mamuts.
