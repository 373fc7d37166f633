### What the wall says of a class’s Climate Change, in easier Spanish.

climate-desk-series-extinctions = Especies que se extinguen en un millón de años
climate-desk-series-lost = Especies extinguidas hasta ahora
climate-desk-series-adapted = Especies que pueden vivir donde están, %
climate-desk-ask-extinctions = ¿Qué mesa pierde más especies? ¿Qué hizo su clima?
climate-desk-ask-lost = ¿Qué mesa perdió más especies? ¿Qué hizo su clima justo antes?
climate-desk-ask-lost-none = No se extinguió ninguna especie. ¿Por qué no? ¿Y si el clima hubiera cambiado al revés?
climate-desk-ask-extinctions-none = { climate-desk-ask-lost-none }
climate-desk-ask-adapted = Cambia el clima. ¿Cuánto tardan todas en poder vivir otra vez?
climate-desk-ask-climate = ¿En qué mesa cambió más el clima? ¿Qué les hizo a las especies?
climate-desk-ask-tokens = Una especie que se extingue pierde sus fichas. ¿Quién guardó muchas, y cómo?
