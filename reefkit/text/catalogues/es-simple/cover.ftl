cover-why = Tu mano está tapada para los demás. Toma la pantalla. Después muestra tu mano.
reject-hand-covered = La mano de { $player } aún está tapada. Muéstrala primero.
