### The record of a match of Reef Survivor, for readers of 10 to 13.

reject-replaying = Esto es el pasado. No lo puedes cambiar. Vuelve al presente.
reject-save-elsewhere = Hay jugadores en otras pantallas. Aquí no puedes guardar la partida.
reject-lab-no-files = Esta página no puede entregar archivos. No cambió nada.
