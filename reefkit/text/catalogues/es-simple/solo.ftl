### A place for one reader, in easy words.

solo-what = Este lugar es solo tuyo. Juega por tu cuenta o con otros en esta pantalla.
solo-forgets = Este lugar olvida todo poco después de que te vas. Antes, guarda tu partida en un archivo. La primera página del laboratorio lo abre otra vez.
solo-kept = Tus partidas se guardan en tus propios archivos.
solo-leave = Este dispositivo olvida quién estuvo aquí: { $names }. Antes, guarda tu trabajo en un archivo. Solo ese archivo lo abre otra vez.
solo-left = Este dispositivo te ha olvidado. Tu archivo abre otra vez tu trabajo.
reject-solo-no-class = Aquí no hay clases. Una clase juega en el servidor de su escuela.
