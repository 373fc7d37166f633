### How we play Climate Change, in easier Spanish.

ruling-section-turn = El turno
ruling-section-climate = El clima
ruling-section-extinction = Extinguirse y empezar de nuevo

ruling-c1 = La tierra es nuestra. Tiene 40 casillas. Un docente puede dibujar otro mapa.
ruling-c2 = Las cartas dañinas están boca arriba en el mazo. Ves una cuando queda encima.
ruling-c3 = Empieza el primer puesto.
ruling-c4 = Guarda como máximo cinco cartas. Las demás se pierden al azar.
ruling-c5 = Si todas las casillas de alrededor están ocupadas, tu especie se queda.
ruling-c6 = Un docente puede elegir cuántas veces la gente trae calor. La gente de verdad trae calor.
ruling-c7 = Una especie perdida empieza enseguida de nuevo, en la sabana.
ruling-c8 = ¿No hay sabana libre? Entonces tu especie espera.
ruling-c9 = Solo las cartas cambian los rasgos. No juegues ninguna que no haga falta.
ruling-c10 = Después de un cambio, con 4, 5 o 6 puedes moverte. Da uno o dos pasos, o quédate.
ruling-c11 = Si te adaptas donde estás, también recibes la ficha. La cuarta ficha gana.
ruling-c12 = En un nuevo comienzo, una carta dañina se aparta.
ruling-c13 = Ganan cuatro fichas. Si no, gana quien tenga más después de la última ronda.
ruling-c14 = Cada mapa necesita todos los hábitats en todos los climas.
ruling-c15 = Una persona juega con bots. Una ronda es más o menos un millón de años.
ruling-c16 = Primero muévete, y después adáptate. Cuando te has adaptado, te quedas.
ruling-c17 = La preadaptación cambia un rasgo, en un solo sentido.
ruling-c18 = Cuando el mazo se acaba, se baraja otra vez.
ruling-c19 = Tu docente puede tirar el dado del clima para todas las mesas.
ruling-c20 = Las cartas jugadas se ven. Las de la mano son secretas.
ruling-c21 = Sin última ronda, el juego termina después de 200 rondas.
ruling-c22 = En nuestro mapa, el calor decide dónde está cada hábitat. En la Tierra decide también la lluvia.
ruling-c23 = En clase, con 1 a 3 puedes quedarte o dar un paso. Así eliges en cada turno.
ruling-c24 = En clase puedes cambiar cartas una vez por turno. Así ninguna mano es inútil mucho tiempo.
