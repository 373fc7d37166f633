### The store, in easier words: why it cannot save, codes, and files of work.

store-full = El disco está lleno, y { $place } no puede crecer. Borra algunos archivos. Después esto se puede guardar.
store-read-only = Este dispositivo no puede escribir en { $place }. Pregunta a quien lo cuida.
store-locked = Otro programa está usando { $place }. Lo intentamos pronto otra vez.
store-gone = No podemos llegar a { $place }. Alguien lo movió, o no está conectado.
store-damaged = { $place } está roto, o no es nuestro. Una copia anterior puede reemplazarlo.
store-newer = Un Reefkit más nuevo escribió { $place }. Usa el más nuevo para abrirlo.
store-disk = El disco con { $place } tiene un fallo. Pregunta a quien lo cuida.
store-driver = Falta una parte para abrir { $place }. Instala Reefkit con postgresql.
store-unknown = { $place } no pudo guardar esto. No sabemos por qué.
reject-store-no-person = No conocemos a esta persona. No se guardó nada.
reject-store-no-match = Aquí no hay esa partida.
reject-store-key = Esto no tiene un nombre que podamos guardar. No se guardó nada.
reject-store-too-large = Eso es demasiado largo para guardarlo. No se guardó nada.
reject-store-too-many = Eso se cambió demasiadas veces. Lo guardado queda.
reject-store-enough = Ya guardamos tanto de ti que no cabe más. Esto no se guardó. Lo de antes queda. Pregunta a tu docente.
reject-code-mistyped = Eso no es un código. Un código se parece a { $example }.
reject-too-many-guesses = Esos códigos no son de nadie. Prueba otra vez en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
reject-too-many-codes = Aquí hubo demasiados códigos equivocados. Pide a tu docente el código más largo. O prueba otra vez en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
work-broken-off = Falta el final de { $file }. No se tomó nada. Copia el archivo otra vez.
work-truncated = Falta el final de { $file }. { $matches ->
    [0] No hay ninguna partida completa.
   *[other] Sus partidas completas están aquí.
} Las respuestas anteriores están aquí.
work-too-large = { $file } ocupa más de { $megabytes } megabytes. Es demasiado grande. No se tomó nada.
reject-files-often = Aquí se abrieron muchos archivos. Abre otro en { $minutes } minutos.
work-other-code = { $file } tiene el trabajo de alguien con otro código aquí. No se tomó nada.
