### Quién lee lo que se escribe, en palabras más fáciles.

readers-here = Ningún panel docente lo muestra. Puede leerlo quien use este dispositivo. También las personas a las que des tu código o tu archivo.
readers-idea = Esta idea es solo para ti. Tu docente no la ve en su panel. Puede leerla quien use este dispositivo. También las personas a las que des tu código o tu archivo.
readers-answer-here = Solo lo ve un docente si después te unes a una clase. Puede leerlo quien use este dispositivo. También las personas a las que des tu código o tu archivo.
readers-answer-teacher = Tu docente lo lee con tu nombre. La clase puede verlo sin tu nombre.
readers-names-here = Los nombres se quedan con tu partida. Un docente los ve solo en una clase.
readers-names-teacher = Tu docente puede ver estos nombres.
