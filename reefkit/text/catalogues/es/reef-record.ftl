### The record of a match of Reef Survivor: its log, the replay, and its files.

## The log

past-log-seat-own-reef = Mi arrecife
past-log-seat-all-reef = Todos los arrecifes

## The replay

past-replay-survey-reef = Siguiente censo
reject-replaying = La página muestra el pasado, y el pasado no se puede cambiar. Vuelve al presente y sigue jugando.

## Files

record-csv-presence = Quién estaba presente
record-csv-scores = Puntuaciones
record-csv-diversity = Diversidad
record-csv-ranges = Rangos
record-csv-disasters = Catástrofes
record-csv-losses = Pérdidas y motivos
record-csv-predictions = Predicciones
record-csv-before-cards = Antes de cada carta
record-csv-mutations = Mutaciones
reject-save-elsewhere = Hay jugadores en otras pantallas, así que aquí no se puede guardar la partida entera.
reject-lab-no-files = Esta página no puede entregar archivos. No cambió nada.
