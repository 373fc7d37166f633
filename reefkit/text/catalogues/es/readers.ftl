### Lo que está junto a un campo antes de escribir: quién lo lee.
###
### Families: readers-

readers-here = Ningún panel docente lo muestra. Puede leerlo quien use este dispositivo, o tenga tu código o tu archivo.
readers-idea = Tu idea aquí es para ti: el panel de tu docente no la muestra. Puede leerla quien use este dispositivo, o tenga tu código o tu archivo.
readers-answer-here = Ningún panel docente lo muestra, a menos que después te unas a una clase. Puede leerlo quien use este dispositivo, o tenga tu código o tu archivo.
readers-teacher = Tu docente lo lee, con tu nombre.
readers-answer-teacher = Tu docente lo lee, con tu nombre, y puede mostrarlo a la clase sin tu nombre.
readers-names-here = Los nombres se quedan con tu partida y su archivo. Un docente los ve solo en una clase.
readers-names-teacher = Tu docente puede ver los nombres que escribas aquí.
