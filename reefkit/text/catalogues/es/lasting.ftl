### Work that lasts: what a page says of saving, of who is here, of codes, receipts and save files.

## In the header, and when something cannot be saved

lasting-saved = Guardado
# $time is a time of day, such as 11:20.
lasting-saved-at = Guardado { $time }
lasting-not-saved = Sin guardar
lasting-fault = Ahora mismo no se puede guardar tu trabajo.
lasting-goes-on = Puedes seguir: esta página recuerda lo que haces y lo guarda en cuanto pueda. Déjala abierta hasta entonces.
lasting-paused = La mesa espera, y tu jugada queda guardada aquí. Se envía cuando se pueda guardar otra vez.
lasting-send = Enviar ahora
lasting-save-match = Guardar la partida como archivo
lasting-lost = No se puede llegar al lugar donde se guarda tu trabajo.

## Codes and people

lasting-code-go = Continuar con él
    .example = K7F2M-9QXTA
lasting-here = Aquí: { $names }
lasting-leave = Salir de este dispositivo
lasting-left = Este dispositivo te ha olvidado. Tu trabajo sigue guardado, y tu código lo encuentra.
lasting-entered = Sigues donde lo dejaste.
lasting-entered-as = Sigues como { $name }, donde lo dejaste.
lasting-unnamed = Alguien sin nombre
lasting-who = ¿Quién responde?
lasting-who-why = En este dispositivo juegan varias personas. Cada una responde por su cuenta.
lasting-who-else = Otra persona
lasting-who-begin = Empezar
lasting-answering = Responde { $name }.
lasting-who-change = Responde otra persona
lasting-who-was = Alguien trabajó aquí antes de la partida. ¿Quién fue?
lasting-who-was-why = En este dispositivo se respondió a Antes, o se escribió una idea, sin dar un nombre. Ese trabajo se guarda con el nombre que elijan ahora.
reject-lasting-no-code = Nadie tiene aquí este código. Vuelve a mirar el comprobante, y qué servidor nombra.
reject-lasting-nowhere = Esta página solo guarda su trabajo en la memoria.
reject-lasting-nobody = Esta persona ya no está aquí.
reject-lasting-name = Un nombre tiene letras que se ven, como máximo cuarenta.
reject-lasting-full = Ya usan este dispositivo { $most } personas. Antes tiene que salir alguna.
reject-lasting-say-who = Varias personas comparten este dispositivo, así que di antes quién eres.
reject-lasting-leave-unsaved = Hay algo que todavía no está guardado. Espera a que lo esté, o guarda la partida como archivo, y después sal.
reject-lasting-nothing = Todavía no hay nada que guardar.

## The receipt

lasting-receipt = Qué está guardado
lasting-receipt-title = Qué está guardado
lasting-receipt-of = Comprobante de { $name }
lasting-name = Nombre
lasting-code-name = Código
lasting-code-how = Con este código tu trabajo se abre en cualquier dispositivo que llegue a este servidor: elige “Tengo mi propio código” en la entrada del laboratorio. Quien tenga el código puede abrir tu trabajo, así que no se lo des a nadie.
lasting-last = Último guardado
lasting-nothing-yet = Todavía no hay nada guardado.
lasting-sheet-before = Antes
lasting-sheet-after = Después
lasting-sheet-later = Más tarde
lasting-sheet-vote-1 = Votación en clase
lasting-sheet-vote-2 = Votación tras conversar
lasting-sheet-other = Preguntas: { $name }
lasting-answers = { $count ->
    [0] ninguna respuesta
    [one] una respuesta
   *[other] { $count } respuestas
}
lasting-finished = entrega: { $time }
lasting-notes = Notas
lasting-plots = Gráficos
lasting-match = Partida
lasting-surveyed = { $count ->
    [0] aún sin censo
    [one] un censo
   *[other] { $count } censos
}
lasting-place = Se guarda en: { $place }
lasting-print = Imprimir
lasting-file = Guardar todo como archivo
lasting-back = Volver
lasting-file-saved = Todo tu trabajo está en el archivo { $file }. La entrada del laboratorio lo vuelve a abrir.
lasting-file-opened = { $count ->
    [0] Todo lo de este archivo ya está aquí.
    [one] Se añadió una cosa de tu archivo.
   *[other] Se añadieron { $count } cosas de tu archivo.
}
lasting-forgets = Este servidor lo olvida todo cuando se apaga. Guarda tu trabajo como archivo antes de cerrar la página; la entrada del laboratorio lo vuelve a abrir.

## The command line

lasting-kept-in = El trabajo se guarda en { $place }.
lasting-help-database = dónde se guarda el trabajo: un archivo, o la dirección de una base de datos PostgreSQL (REEFKIT_DATABASE también la nombra)
