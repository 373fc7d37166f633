### What can be wrong with drawings: a teacher's or ours.

art-needed = las páginas lo necesitan, así que no se puede quitar
art-twice = otro archivo de dibujos ya tiene este nombre; un nombre significa una sola cosa en todos los juegos
