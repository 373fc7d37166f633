### The door of the labs: what a visitor who is known can go on with, the codes, and leaving.

## Going on

go-on-title = Continuar
go-on-here = { $names }
go-on-not-you = ¿No eres tú?
go-on-have-code = Tengo mi propio código
# What stands where: a match, a class, questions.
go-on-round = { $round ->
    [0] recién empezada
   *[other] { $rounds ->
        [0] ronda { $round }
       *[other] ronda { $round } de { $rounds }
    }
}
go-on-over = la partida terminó
go-on-kept = { $count ->
    [one] hay una partida guardada
   *[other] hay { $count } partidas guardadas
}
go-on-questions = tus respuestas están guardadas
go-on-before = preguntas de antes del juego
go-on-after = preguntas de después del juego
go-on-later = preguntas de unas semanas después
go-on-class = con { $name }
go-on-table = { $round ->
    [0] { $table }, con { $name }
   *[other] { $table }, ronda { $round }, con { $name }
}
go-on-saved = se guardó { $ago }
go-on-saved-now = se acaba de guardar

## A code of one's own

resume-title = Continuar con tu código
resume-what = Con tu propio código sigues donde estabas, en cualquier dispositivo.
resume-code = Tu código
resume-hint = Diez letras y cifras, como K7F2M-9QXTA. Tu laboratorio lo muestra en “Qué está guardado”.
resume-go = Continuar
resume-lost = ¿Lo perdiste? En una clase, tu docente te lo puede mostrar.
join-instead = Mi docente muestra un código

## Leaving

leave-what = Este dispositivo olvida quién estuvo aquí: { $names }. El trabajo queda en el servidor.
leave-code = Este código vuelve a abrir tu trabajo en cualquier dispositivo. Anótalo primero:
leave-codes = Cada persona tiene un código que vuelve a abrir su trabajo. El laboratorio lo muestra en “Qué está guardado”: anótenlo primero.
leave-go = Salir de este dispositivo
leave-stay = Quedarse
