### What every lab page says for itself.

reject-lab-no-such-act = Esta página no tiene ese control. No cambió nada.
reject-lab-not-understood = La página no pudo leer eso. No cambió nada.
reject-lab-no-table = No hay ninguna partida abierta. Empieza una, o abre una desde un archivo.
reject-lab-no-match = Un valor del tipo { $kind } no es una partida. Da un laboratorio, una partida, una lista de partidas o el nombre de un archivo; rk.explore también acepta un DataFrame.
reject-lab-none-given = No hay ninguna partida abierta. Da una: rk.load abre un archivo, y con rk.play juegan bots.
reject-lab-empty-list = La lista está vacía. Pon en ella al menos una partida.
reject-lab-not-here = Ese puesto no juega en esta pantalla.
reject-lab-others-here = Otro jugador está aquí de nuevo; nadie adelanta los bots.
reject-lab-no-such-seat = Esta mesa no tiene ese puesto.
lab-close = Cerrar
lab-simple-words = Palabras fáciles
read-aloud = Leer en voz alta
lab-not-kept = Guardado solo en esta página
lab-fault = Esta parte de la página no se pudo dibujar. Tu partida está a salvo; lo demás sigue.
