### The easier reading level of the door of the labs.

go-on-have-code = Tengo mi propio código
go-on-kept = { $count ->
    [one] hay un juego guardado
   *[other] hay { $count } juegos guardados
}
go-on-over = el juego terminó
go-on-questions = tus respuestas están guardadas
resume-what = Con tu código sigues donde estabas.
resume-hint = Se parece a K7F2M-9QXTA. Tu laboratorio lo muestra en “Qué está guardado”.
resume-lost = ¿Lo perdiste? Tu docente te lo puede mostrar.
leave-what = Este dispositivo olvida a { $names }. El trabajo queda en el servidor.
leave-code = Este código vuelve a abrir tu trabajo. Anótalo primero:
leave-codes = Cada persona tiene un código. El código vuelve a abrir su trabajo. El laboratorio lo muestra en “Qué está guardado”. Anótenlo primero.
