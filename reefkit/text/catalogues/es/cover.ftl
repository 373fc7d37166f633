### Hidden hands on one screen: the page between two players.

cover-title = { $player }, es tu turno
cover-why = Tu mano está tapada, para que nadie más la vea en esta pantalla. Toma la pantalla y después muéstrala.
cover-show = Mostrar mi mano
cover-hide = Tapar mi mano
reject-hand-covered = La mano de { $player } aún está tapada. Muéstrala primero y después juega.
