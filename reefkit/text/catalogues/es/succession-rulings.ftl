### Succession in Spanish: how we play where the printed rules are silent or say two things.
### `data/succession/rulings.toml` says where each can be turned.

ruling-section-succession-turns = Turnos
ruling-section-succession-cards = Cartas
ruling-section-succession-upgrade = Sucesión y subida
ruling-section-succession-predators = Depredadores
ruling-section-succession-calls = Última carta y Gané
ruling-section-succession-end = El final
ruling-section-succession-variations = Variantes
ruling-section-succession-rock = La roca

ruling-s1 = El reglamento nombra dos variantes y no imprime sus cartas. Las nuestras son 16 cartas negras, cuatro de cada tipo de perturbación, y 4 invasores morados; cada variante es una opción, y está apagada.
ruling-s2 = Ninguna carta sin número empieza un juego. Entre varios que tienen la carta más baja decide el dado o, donde la opción lo diga y todos sean personas, quien la juegue primero.
ruling-s3 = Una carta tomada que coincide se juega enseguida. Una carta tomada sin número se juega solo si su jugador quiere.
ruling-s4 = Los demás pueden decir “¡Subo!” cuando quien puso la carta ha renunciado o se le ha acabado el tiempo. Se puede hasta que todos hayan pasado o se acaben los segundos, y vale el primero en el registro.
ruling-s5 = Sin cartas con número en la mano, el cangrejo y el camarón no descartan ninguna, y el color en juego se queda.
ruling-s6 = Entre dos jugadores, un cambio de sentido da otro turno al mismo jugador.
ruling-s7 = Cuando los descartes se vuelven un mazo nuevo, el de arriba se queda donde está.
ruling-s8 = “¡Última carta!” se dice con la jugada que deja una carta, y “¡Gané!” con la que no deja ninguna. Los bots a veces lo olvidan, para que los estudiantes puedan pillarlos.
ruling-s9 = En la roca, un depredador come: la estrella de mar, mejillones y balanos; el cangrejo, caracoles y mejillones; el camarón, hidroides y ciliados; el nudibranquio, briozoos, hidroides y tunicados. La medusa se lleva larvas, así que no come nada que se haya asentado.
ruling-s10 = Los demás pueden subir tanto si quien puso la carta no puede seguir como si no quiere.
ruling-s11 = Una carta que hace tomar cartas cuando hay muy pocas reparte las que haya, una a cada quien por orden de turno. En un turno sin nada que tomar, quien puede poner una carta tiene que hacerlo, y quien no puede, pasa.
ruling-s12 = El color en juego se guarda aparte, y lo que hace una carta le toca al puesto que sigue a su jugador, antes de cualquier subida. Un cambio de sentido dura más que una estrella de mar; donde nadie tiene un número con el que volver a empezar, el color se queda y sigue el jugador siguiente.
ruling-s13 = Un alga parda o un briozoo abre la sucesión y la subida, se haya puesto como se haya puesto, y se permiten cadenas. Quien pasa de dos cartas a ninguna en un turno solo tiene que decir “¡Gané!”. Una tormenta que es la última carta de alguien también se lleva la carta de debajo, de la pila y de la roca.
ruling-s14 = Para que toda ronda termine, después de 60 turnos por jugador se van estrellas de mar cada vez que se baraja, y después de 120 la ronda se puntúa como está.
ruling-s15 = Las cartas negras y moradas se juegan en el propio turno, como las rojas. La carta que se lleva una tormenta sale de la ronda y el verde queda en juego; un claro sin carta verde termina el turno.
ruling-s16 = En la roca, un depredador se lleva al último colonizador de cada una de sus presas, antes de que se asiente la carta que nombra. Barajar el mazo no vacía la roca.
ruling-s17 = Una persona juega con bots, y una partida tiene tres rondas si la opción no dice otra cosa. Con los mismos puntos se comparte el lugar.
ruling-s18 = Quien pone la última carta sin decir “¡Gané!” toma primero las suyas; después la carta hace lo que hace. El nudibranquio y la medusa eligen verde, amarillo o azul.
ruling-s19 = A todos se les pregunta si siguen o suben, también a quienes no pueden, para que la pregunta no descubra ninguna mano. Lo mismo vale para la carta de más después de una subida.
ruling-s20 = Decir algo que no es verdad se rechaza y no cuesta nada. Donde no queda nada que tomar como castigo, la última carta termina la ronda sin decirlo.
ruling-s21 = Una carta tomada la ve su jugador, que la pone o la guarda; los demás no saben por qué se guardó.
ruling-s22 = Cuando una mano está vacía, los demás toman todavía lo que la última carta les hace tomar, y ya no ocurre nada que pida elegir.
ruling-s23 = Donde cuenta el primero, los bots esperan un momento si también una persona puede subir o pillar.
ruling-s26 = Una opción dice cuántas de las cuatro estrellas de mar están en el mazo. La primera partida tiene una, para que la ronda sea corta.
ruling-s27 = Una opción pone todas las manos a la vista. El mazo sigue oculto, y también lo que se pasa en una abrasión por hielo, hasta que todos han elegido.
ruling-s28 = Donde no corre ningún reloj, o varias personas comparten una pantalla, los bots no se adelantan antes de que cada persona haya respondido, y no se acaba ningún tiempo.
ruling-s25 = Un pionero ocupa dos lugares de la roca, un colonizador intermedio cuatro, y uno tardío o introducido seis, porque los tardíos se hacen grandes. Las áreas, la columna room de los datos y la pregunta de quién tiene la mayor parte cuentan lugares. Los gráficos de números cuentan colonizadores, uno por carta.
ruling-s29 = Una opción pone fin a la roca, como los 40 lugares de las clases y del comienzo rápido, para que el sitio se acabe. Un colonizador ocupa primero lugares libres, luego cubre a colonizadores de grupos anteriores, primero a los más antiguos, y si tampoco basta no halla sitio. Lo que comen los depredadores y arrancan las tormentas deja lugares libres, y el juego de cartas no cambia.
ruling-s30 = Una opción dice cuántas cartas recibe cada cual, en lugar de 10, 7 o 5. Las clases, el comienzo rápido, la primera partida y la de dos reparten seis, para que casi todas las rondas acaben en diez minutos.
ruling-s31 = Una opción termina la ronda cuando el mazo se acaba: quien tomó la última carta completa ese turno, y la ronda se puntúa como está, sin barajar. Las clases, el comienzo rápido, la primera partida y la de dos la tienen puesta, para que una ronda acabe en diez minutos. Los niños ven cómo baja el mazo; también en el mar dejan de llegar larvas cuando pasa la temporada.
ruling-s24 = Cada ronda tiene su propia roca. Su tiempo se cuenta en cartas puestas, y dos colonizadores que se lleva un mismo depredador se van a la vez.
