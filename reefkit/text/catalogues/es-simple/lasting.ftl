### Work that lasts, in easy words.

lasting-fault = Ahora no se puede guardar tu trabajo.
lasting-goes-on = Puedes seguir. Esta página recuerda lo que haces. Lo guarda todo cuando pueda. No la cierres hasta entonces.
lasting-paused = La mesa espera. Tu jugada queda aquí y se envía después.
lasting-lost = No se puede llegar a donde se guarda tu trabajo.
lasting-left = Este dispositivo te ha olvidado. Tu trabajo sigue guardado. Tu código lo abre.
lasting-who-why = Aquí juegan varias personas. Cada una responde por su cuenta.
lasting-who-was = Alguien respondió a Antes aquí. ¿Quién fue?
lasting-who-was-why = Entonces no dio su nombre. Su trabajo queda con el nombre que elijas ahora.
reject-lasting-no-code = Nadie tiene aquí este código. Mira otra vez tu comprobante.
reject-lasting-nowhere = Esta página no guarda su trabajo.
reject-lasting-nobody = Esta persona no está aquí ahora.
reject-lasting-name = Escribe un nombre de cuarenta letras como máximo.
reject-lasting-full = Ya usan este dispositivo { $most } personas. Antes tiene que salir alguien.
reject-lasting-say-who = Varias personas comparten este dispositivo. Di antes quién eres.
reject-lasting-leave-unsaved = Hay algo sin guardar. Espera un poco. Después puedes salir.
lasting-code-how = Este código abre tu trabajo también en otros dispositivos. Elige “Tengo mi propio código” en la entrada. No le des el código a nadie.
lasting-file-saved = Todo tu trabajo está en el archivo { $file }. La entrada lo vuelve a abrir.
lasting-forgets = Este servidor lo olvida todo cuando se apaga. Guarda antes tu trabajo como archivo. La entrada lo vuelve a abrir.
