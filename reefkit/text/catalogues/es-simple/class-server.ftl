### The easier reading level of the way into a class.

join-what = Tu docente te muestra un código.
join-hint = Por ejemplo, KELP 473. Valen las minúsculas.
join-no-account = No necesitas ninguna cuenta. Solo necesitas un nombre.
teachers-what = Aquí formas las mesas de una clase. Ves qué hacen.
teachers-first = Crea aquí tu primera clase. Una clase fantasma muestra antes la lección.
teachers-key-hint = Tiene veinte letras y cifras.
teachers-key-lost = ¿La perdiste? La computadora que ofrece los laboratorios crea otra:
teachers-set-up-hint = Mira en la ventana donde se iniciaron los laboratorios.
teachers-ghost-what = Una clase fantasma tiene 30 estudiantes de mentira. Con ella puedes probar la lección.
teachers-restore-what = Elige la copia de seguridad de la clase. Llega aquí entera, con una clave nueva.
teachers-expired = { $count ->
    [one] Se borró una clase. Terminó su tiempo.
   *[other] Se borraron { $count } clases. Terminó su tiempo.
}
teachers-idle = { $count ->
    [one] Se borró una persona sin clase. No hizo nada en 200 días.
   *[other] Se borraron { $count } personas sin clase. No hicieron nada en 200 días.
}
reject-teachers-key = Ninguna clase de aquí tiene esta clave. Mírala otra vez.
reject-teachers-no-name = Una clase necesita un nombre, como Biología 9b.
reject-set-up-code = Ese no es el código. Está donde se iniciaron los laboratorios.
refused-403 = Esto no funciona desde aquí
    .do = Abre la página otra vez desde los laboratorios.
refused-name = El servidor tiene otro nombre
    .do = Usa la dirección que muestra tu docente.
refused-404 = No hay ninguna página en esta dirección
    .do = Mira otra vez la dirección.
refused-bodies = Esto es demasiado grande
    .do = Nada en los laboratorios envía tanto. Una copia tiene 48 megabytes como máximo.
refused-restores = Se está leyendo otra copia
    .do = Espera un minuto. Después envía la tuya otra vez. No se cambió nada.
refused-503 = Los laboratorios están llenos ahora
    .do = Cierra las páginas que no necesites. Espera un minuto. Después inténtalo otra vez.
refused-other = Algo salió mal en el servidor
    .do = Inténtalo otra vez. O avisa a tu docente. Tu partida está guardada.
key-once = La ves solo ahora. El servidor no puede mostrarla otra vez.
key-opens = Abre el panel. Nunca la muestres a los estudiantes.
key-lost = ¿La perdiste? La computadora que ofrece los laboratorios crea otra:
key-until = La clase se guarda hasta el { $until }. Puedes conservarla más tiempo.
lab-network-none = Esta computadora no está ahora en ninguna red.
lab-network-means = Ahora cualquiera en esta red puede abrir los laboratorios. Lo que se envía no es secreto. Usa una red de confianza.
lab-desk-at = El panel docente está en { $address }. Su código es { $code }.
class-not-sure = Se borraría “{ $name }”, con { $members ->
    [one] 1 estudiante
   *[other] { $members } estudiantes
}. Eso es para siempre. Añade --sure para hacerlo.
class-file-there = { $file } ya existe. Usa otro nombre, o --force.
class-none = Aún no hay ninguna clase. “reefkit class new NOMBRE” crea una.
class-new-key-made = Hay una clave nueva para { $names }. La anterior ya no vale.
class-backed-up = “{ $name }” está en { $file }. Cuida bien ese archivo.
class-recorded = { $file } dice qué se guarda de { $names }.
