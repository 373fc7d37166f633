### The easier reading level of the lab server.

lab-about = Abre los laboratorios en un navegador. Ciérralos con Ctrl-C.
lab-loading = El laboratorio se prepara. Espera un momento.
lab-slow = Esto tarda demasiado.
lab-no-script = Esta página necesita un navegador más nuevo, con JavaScript. Pide ayuda a una persona adulta.
lab-away = La página no llega al laboratorio. Sigue intentándolo. Tu partida está guardada.
lab-away-forgets = La página no llega al laboratorio. Sigue intentándolo. Si no vuelve, abre otra vez los laboratorios por su enlace. Luego abre tu archivo guardado.
lab-lost = El laboratorio se detuvo aquí. Tu partida está guardada.
lab-ended = Esta página envió demasiado y se cerró. Tu partida está guardada.
lab-blocked = Esta red no deja funcionar el juego. Avisa a tu docente.
lab-cookies = Este navegador rechaza las cookies. El juego las necesita. Pide a una persona adulta que las permita y vuelve a intentarlo.
lab-waiting = El servidor aún no responde. La página lo espera.
lab-moving = La página se abre otra vez por sí sola. Tu partida está guardada.
lab-games = { $count ->
    [one] Un juego sobre la vida y el cambio. Tu partida te da tus datos.
   *[other] Juegos sobre la vida y el cambio. Tu partida te da tus datos.
}
lab-kept = Tus partidas se guardan aquí. En una clase, tu docente las ve.
lab-port-taken = El puerto { $port } está ocupado. Los laboratorios están en el puerto { $free }.
