### Classes in the store, in easier words.

reject-class-none = No conocemos esta clase.
reject-class-no-member = No conocemos a esa persona en la clase. No cambió nada.
reject-class-no-table = Esta clase no tiene esa mesa.
reject-class-no-seat = La mesa no tiene ese puesto. No cambió nada.
reject-class-no-answer = Esta clase no dio esa respuesta. No se guardó nada.
reject-class-team-full = Solo { $most } personas pueden compartir un puesto. No cambió nada.
reject-class-code-mistyped = Eso no es un código de clase. Un código se parece a { $example }.
reject-class-key-mistyped = Eso no es una clave de clase. Una clave se parece a { $example }.
reject-class-name-needed = Escribe un nombre. Sirve cualquiera.
reject-class-name-taken = Alguien ya está aquí con este nombre. ¿Eres tú? Usa tu propio código. Si no, avisa a tu docente.
reject-class-full = Esta clase está llena. Tiene { $most } personas.
reject-class-taken-out = Tu docente sacó este nombre. Pide volver a entrar.
reject-class-control = Una clase no se puede ajustar así. No cambió nada.
reject-class-points = Los puntos van de 0 a { $most }. No se guardó nada.
reject-class-merge-self = Estas dos personas ya son una. No cambió nada.
reject-class-merge-stays = Eso ya no se puede deshacer. Quizá pasó mucho tiempo. O cambió después.
