### A server that is for one reader, or for several at one screen, as on Binder: no class, no desk.

## What the door says of this place

solo-what = Este lugar es solo tuyo: juega por tu cuenta, contra bots, o con más personas en esta misma pantalla. Una clase juega en el servidor de su escuela.
solo-forgets = Olvida todo unos minutos después de que te vas. Antes de irte, guarda tu partida en un archivo: la primera página de su laboratorio la abre otra vez, aquí o en otro lugar.
solo-kept = Lo que juegas se guarda entre tus propios archivos en este servidor.
# The tile by which JupyterLab opens the labs.
solo-tile = Laboratorios Reefkit

## Leaving

# $names are people's names.
solo-leave = Este dispositivo olvida quién estuvo aquí: { $names }. Antes, guarda tu trabajo en un archivo; sin él no se puede abrir otra vez.
solo-left = Este dispositivo te ha olvidado. El archivo que guardaste abre otra vez tu trabajo.
reject-solo-no-class = Aquí no hay clases. Una clase juega en el servidor de su escuela.

## The command line

solo-help = para una sola persona, o varias en una pantalla: sin clase ni panel docente
solo-help-socket = responder en este archivo en vez de dirección y puerto, solo para esta cuenta
solo-at-socket = Los laboratorios están en el archivo { $file }, bajo { $base }.
solo-no-socket = No se puede responder en { $file }: falta su carpeta o está cerrada, su nombre es muy largo, o este sistema no lo permite.
solo-no-database = Con --solo, el trabajo se guarda en un archivo: una base de datos compartida puede tener clases.
