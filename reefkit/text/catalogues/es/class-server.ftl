### The way into a class: the join code, the teacher's key, a new class, and the command line.

## Joining

join-title = Unirse a una clase
join-what = Tu docente muestra un código.
join-code = Código de la clase
join-hint = Por ejemplo, KELP 473. Las minúsculas y los espacios no importan.
join-go = Unirse
join-no-account = No hace falta cuenta ni correo, solo un nombre.
join-example = KELP 473
# On the door, beside the field.
join-from-door = ¿Tu docente muestra un código?

## The door

teachers-link = Para docentes
teachers-link-of = El panel de { $name }

## The teacher's ways in

teachers-title = El panel docente
teachers-what = Aquí formas las mesas de una clase, ves qué hacen y lees lo que se respondió.
teachers-first = Crea aquí tu primera clase. Una clase fantasma muestra cómo es una lección antes de que lleguen los estudiantes.
teachers-sign-in = Abre tu clase
teachers-show-key = Mostrar lo que escribo
teachers-key = Clave de la clase
teachers-key-hint = Veinte letras y cifras, en cuatro grupos. La anotaste cuando se creó la clase.
teachers-open-desk = Abrir el panel
teachers-key-lost = ¿La perdiste? En la computadora que ofrece los laboratorios, esto crea otra:
# What is typed in a terminal.
teachers-key-command = { $program } class new-key
teachers-new = Crear una clase
teachers-class-name = Nombre de la clase
teachers-teacher = Tu nombre, como lo ven los estudiantes
teachers-set-up-code = Código de puesta en marcha
teachers-set-up-hint = Está en la ventana donde se iniciaron los laboratorios, o en el archivo que allí se indica, y cambia con cada inicio.
teachers-make = Crear la clase
teachers-make-ghost = Crear una clase fantasma
teachers-ghost-what = Una clase fantasma tiene 30 estudiantes simulados que juegan y responden, para que ensayes la lección. No necesita nombre.
teachers-ghost-name = Clase fantasma
teachers-restore = Traer una clase de otra computadora
teachers-restore-what = El panel de allí hace una copia de seguridad de la clase. Llega aquí entera, con una clave nueva.
teachers-backup = Copia de seguridad
teachers-phrase = Su frase, si está cerrada
teachers-restore-next = Elegir el archivo
teachers-bring = Traer la clase aquí
teachers-expired = { $count ->
    [one] Se borró una clase; terminó el tiempo durante el que se guarda.
   *[other] Se borraron { $count } clases; terminó el tiempo durante el que se guardan.
}
teachers-idle = { $count ->
    [one] Se borró una persona sin clase que no hizo nada durante 200 días.
   *[other] Se borraron { $count } personas sin clase que no hicieron nada durante 200 días.
}
reject-teachers-key = Ninguna clase de aquí tiene esta clave. La forman veinte letras y cifras; las minúsculas y los espacios no importan.
reject-teachers-no-name = Una clase necesita un nombre, como Biología 9b.
reject-teachers-signed-out = Ya no está abierta tu sesión. Escribe la clave de la clase.
reject-teachers-no-file = Elige primero el archivo de la copia de seguridad.
reject-teachers-here-already = “{ $name }” ya está aquí, con todo lo que contiene el archivo. La abre su propia clave.
reject-set-up-code = Ese no es el código de puesta en marcha de este servidor. Está en la ventana donde se iniciaron los laboratorios, o en el archivo que allí se indica.

## Where a page cannot be shown

refused-403 = Esto no se puede hacer desde aquí
    .do = Quizá la página estuvo abierta mucho tiempo, o la dirección es de otra persona. Ábrela de nuevo desde los laboratorios.
refused-name = Este servidor no se llama así
    .do = Abre los laboratorios con la dirección que muestra la ventana en la que se iniciaron. Para admitir este nombre, inícialos con --name y el nombre.
refused-cookies = Este navegador rechaza las cookies
    .do = Sin ellas nadie puede unirse, entrar ni continuar. Permite las cookies para esta dirección y vuelve a intentarlo.
refused-404 = No hay ninguna página en esta dirección
    .do = Mira otra vez la dirección, letra por letra. O abre los laboratorios y sigue desde allí.
refused-bodies = Esto es demasiado grande
    .do = Nada en los laboratorios envía tanto. La copia de una clase puede tener hasta 48 megabytes.
refused-restore-unasked = Primero el código de puesta en marcha, después la copia
    .do = Abre el panel docente y pulsa “Traer una clase de otra computadora”. Pasados diez minutos se pide el código otra vez.
refused-restores = Se está leyendo otra copia
    .do = Espera un minuto y envía la tuya otra vez. No se cambió nada.
refused-503 = Los laboratorios están llenos en este momento
    .do = Cierra las páginas de laboratorio que nadie necesite, espera un minuto e inténtalo de nuevo. Lo que jugaste está guardado.
refused-other = Algo salió mal en el servidor
    .do = Inténtalo de nuevo. Si sigue así, avisa a tu docente. Lo que jugaste está guardado.
refused-door = Ir a los laboratorios

## A new key

key-title = La clave de tu clase
key-write = Anota esta clave o imprímela.
key-once = Solo se muestra ahora: lo que guarda el servidor no permite volver a leerla.
key-opens = Abre el panel en cualquier dispositivo que llegue a este servidor. Quien la tenga puede ver y borrar todo lo de la clase, así que los estudiantes no deben tenerla.
key-lost = Si se pierde, la computadora que ofrece los laboratorios crea otra:
# $until is a date, such as “8 June 2027”.
key-until = La clase se guarda hasta el { $until }. Antes de borrarla, su panel lo avisa, y puedes conservarla más tiempo.
key-copy = Copiar
key-copied = Copiada.
key-print = Imprimir
key-written = Ya la anoté: abrir el panel

## The server says

lab-help-network = dejar que otros dispositivos de esta red abran también los laboratorios
lab-help-behind-proxy = delante hay otro servidor tuyo: fiarse de lo que dice sobre el origen de los visitantes
lab-network-or-address = Usa --network o --address, no las dos.
lab-network-at = Los demás dispositivos de esta red abren { $address }
lab-network-none = Esta computadora no está ahora en ninguna red; ningún otro dispositivo puede abrir los laboratorios.
lab-network-means = Cualquiera en esta red puede abrir los laboratorios. Las clases solo se abren con código y clave; lo que se envía no va cifrado, así que usa una red de confianza.
lab-desk-at = El panel docente está en { $address } – para crear allí una clase, escribe el código de puesta en marcha { $code }
lab-desk-code-file = El panel docente está en { $address } – para crear allí una clase, escribe el código de puesta en marcha del archivo { $file }
lab-desk-no-code = El panel docente está en { $address } – para crear una clase, usa { $program } class new en esta computadora

## Classes from the command line

class-command-about = Crea, enumera y borra clases, y hace copias de seguridad de ellas, en la computadora donde se guardan.
class-command-do = qué hacer: new (crear), list (enumerar), new-key (clave nueva), keep (conservar), erase (borrar), back-up (copia de seguridad), record (registro de tratamiento) o restore (restaurar)
class-command-what = para new: el nombre de la clase; para los demás: una clase por su nombre, código o identificador, o una copia de seguridad; record toma todas si no se nombra ninguna
class-command-teacher = para new: el nombre de la persona docente, como lo ven los estudiantes
class-command-days = para new y keep: cuántos días se guarda la clase; 200
class-command-to = para back-up y record: el archivo que se escribe
class-command-phrase = para back-up y restore: un archivo con la frase que cierra la copia
class-command-sure = para erase: borrarla ya
class-a-task = tarea de “reefkit class”
    .gender = f
class-a-class = clase
    .gender = f
class-needs-task = Di qué hacer: { $tasks }.
class-needs-name = Di qué clase: reefkit class { $task } CLASE.
class-needs-new-name = Di cómo se llama la clase: reefkit class new NOMBRE.
class-needs-file = Di qué archivo: reefkit class restore ARCHIVO.
class-needs-to = Di adónde va el archivo de { $task }: --to ARCHIVO.
class-too-many = Da una sola clase, con comillas si su nombre tiene varias palabras.
class-ambiguous = Hay { $count } clases que se llaman “{ $given }”. Di cuál por su código o identificador: { $codes }.
class-not-sure = Se borraría para siempre “{ $name }” con { $members ->
    [one] 1 estudiante
   *[other] { $members } estudiantes
} y todo su trabajo. Añade --sure para hacerlo; conviene hacer antes una copia de seguridad.
class-file-there = { $file } ya existe. Da otro nombre, o --force para escribir encima.
class-file-gone = No se puede leer ni escribir { $file }.
class-none = Aún no hay ninguna clase. “reefkit class new NOMBRE” crea una, y el panel docente también.
class-made = La clase “{ $name }” está creada. Su código es { $code }.
class-key = La clave de su panel, que se muestra solo ahora: { $key }
class-new-key-made = Hay una clave nueva para { $names }. La anterior y todos los paneles abiertos dejaron de valer.
class-listed = { $code }  { $name }  ({ $members ->
    [one] 1 estudiante
   *[other] { $members } estudiantes
}, se guarda hasta el { $until }, identificador { $id })
class-erased = “{ $name }” se borró. Comprobante { $receipt }, { $when }.
class-kept = “{ $name }” se guarda hasta el { $until }.
# Lines below that of the class in a list.
class-ending = { $days ->
    [one] Se cierra tras un día más en que funcionen los laboratorios. Para conservarla: reefkit class keep { $id }
   *[other] Se cierra tras { $days } días más en que funcionen los laboratorios. Para conservarla: reefkit class keep { $id }
}
class-put-away = { $days ->
    [one] Está cerrada, y se borra tras un día más en que funcionen los laboratorios. Para recuperarla: reefkit class keep { $id }
   *[other] Está cerrada, y se borra tras { $days } días más en que funcionen los laboratorios. Para recuperarla: reefkit class keep { $id }
}
class-backed-up = “{ $name }” está en { $file }, con todo lo que contiene. Guarda ese archivo con el mismo cuidado que la clase.
class-recorded = Lo que se guarda de { $names } está en { $file }, con una evaluación por rellenar.
class-restored-here = “{ $name }” ya está aquí, con todo lo que contiene el archivo. Su clave queda como está.
class-restored = “{ $name }” está aquí otra vez. Su código es { $code }.
