### Panels and small widgets, whatever they show.

panel-failed = Eso no funcionó aquí. Puedes seguir. Avisa a tu docente si pasa otra vez.
reader-sound-off = A la izquierda no suena nada. Puedes jugar sin sonido.
