### The teacher's desk, in easy words.

reject-desk-no-class = Esta clase no está ahora en este servidor.
reject-desk-not-signed-in = Abre el panel desde la entrada. Necesitas la clave.
reject-setting-version = Los hizo otra versión de Reefkit. No se pueden leer.
reject-setting-not-understood = Esto no son ajustes de una clase. No cambió nada.
reject-setting-no-form = Este servidor no tiene esas preguntas. No cambió nada.
reject-desk-ocean-is-together = En un solo océano todas las mesas ven juntas cada carta.
reject-desk-nobody-to-seat = Nadie espera un puesto.
reject-desk-no-seat = Ese puesto no existe.
reject-desk-merge-same = Elige otro estudiante.
desk-ghost = Un ensayo. Aquí los bots hacen de estudiantes.
desk-is-paused = Todo está en pausa. Ahora nadie juega.
desk-join-alone = El laboratorio solo se abre en esta computadora. Inícialo con “{ $command }”.
desk-people-none = Todavía no hay nadie. Proyecta el código. Los estudiantes abren la dirección y lo escriben.
desk-people-add-about = Escribe nombres, pega una lista o abre un archivo CSV. Quien se une con ese nombre es ese estudiante.
desk-names-show-about = Entonces quien tenga el código de la clase puede leer estos nombres. Si no, los estudiantes escriben su nombre como tú.
desk-person-merge-about = Todo el trabajo queda con el nombre { $name }. Puedes deshacerlo durante una semana.
desk-person-remove-about = { $name } sale de la clase. Un bot sigue jugando. Puedes deshacerlo.
desk-settings-laid = Las mesas que ya empezaron no cambian. Las preguntas cambian enseguida.
desk-end-about = Se cierran todas las mesas. Lo jugado se guarda. Todavía se puede responder Después.
desk-join-new-code-about = ¿Tiene el código alguien de fuera? Crea uno nuevo. Quienes ya se unieron se quedan.
desk-person-code-why = Para un estudiante que lo perdió. Primero asegúrate de quién lo pide.
desk-person-code-about = Este código abre el trabajo del estudiante en cualquier dispositivo.
desk-share-about = El enlace muestra lo que elegiste. No lleva estudiantes ni clave.
desk-settings-offered = Este enlace trae ajustes para tu clase. Los estudiantes y su trabajo se quedan.
