### What every lab page says for itself, in easy words.

reject-lab-no-such-act = Esta página no tiene ese control. No cambió nada.
reject-lab-no-match = Un { $kind } no es una partida. Da una partida, un laboratorio o el nombre de un archivo. Para un DataFrame está `rk.explore`.
