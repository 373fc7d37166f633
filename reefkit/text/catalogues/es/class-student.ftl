### A class as a pupil's page speaks of it: joining, waiting for the others, what the teacher says.

## At the door, and joining

class-join = Unirse a una clase
    .about = Tu docente muestra un código. No necesitas ninguna cuenta.
class-join-title = Únete a tu clase
class-join-what = Escribe el código que muestra tu docente y tu nombre. ¿Tu clase tiene una lista con nombres y apellidos? Entonces escribe los dos. Si no, basta un nombre o un apodo.
class-code = Código de la clase
    .example = KELP 473
class-your-name = Tu nombre
class-more-names = Alguien más comparte esta pantalla
class-more-names-why = Hasta tres personas pueden jugar juntas un puesto en un mismo dispositivo. Cada una responde las preguntas por su cuenta.
class-second-name = Segundo nombre
class-third-name = Tercer nombre
class-mine = Lo que se hizo hasta ahora en este dispositivo es mío: { $name }
class-mine-unnamed = Lo que se hizo hasta ahora en este dispositivo es mío
class-go = Unirse
class-join-back = Volver a la entrada
class-privacy = Tu docente ve tu nombre, tus partidas y tus respuestas, también las anteriores, y las notas que compartas. Los demás ven tu nombre y tus jugadas.
class-in-already = Ya estás en { $name }. Un código nuevo te lleva a otra clase.
class-who-these = ¿Eres una de estas personas?
class-who-choose = Tu docente anotó quiénes vienen. Elige tu propio nombre. Quien ya está aquí no aparece en la lista.
class-who-are-you = ¿Quién eres?
class-who-not-listed = No estoy en la lista
class-who-whole-name = Tu docente tiene una lista de nombres. ¿Estás en ella? Entonces escribe aquí tu nombre y tu apellido.
class-who-is-here = { $name } ya está en esta clase. ¿Eres tú? Entonces vuelve con tu propio código:
class-who-another = También me llamo { $name }

## After joining

erased-class-title = Tu docente borró esta clase.
erased-class-words = También se borró lo que se jugó y respondió en ella. Lo que guardaste como archivo sigue siendo tuyo. Puedes jugar por tu cuenta o unirte a otra clase.
erased-people-title = Tu docente borró lo que hiciste aquí.
erased-people-words = Tus respuestas, tus notas y tu nombre ya no se guardan. Una partida con otros queda, sin tu nombre. Lo que guardaste como archivo sigue siendo tuyo. Puedes jugar por tu cuenta o unirte otra vez a la clase.
class-none-title = No estás en ninguna clase
class-none-words = Tu docente puede mostrarte un código para entrar.
class-none-door = Ir a los laboratorios
class-home-title = Estás en { $name }
class-home-code = Tu código
class-home-codes = Sus códigos
class-home-code-why = Anota el código. Con él sigues desde cualquier dispositivo: elige “Tengo mi propio código” en la entrada. Guárdalo para ti.
class-home-print = Imprimir esto
class-door-home = Mi clase
class-watching = Mirando
class-seat-bot = juega un bot
class-wait-founding = Tu arrecife ya está listo. Mientras tanto, lee la tabla de constructores: ¿a cuáles de los tuyos rompería una tormenta?
class-home-elsewhere = Tu clase juega { $lesson }
class-home-elsewhere-why = Esta es otra lección. Lo que hiciste aquí está guardado.
class-home-elsewhere-go = Abrir { $lesson }
class-home-soon = Tu mesa llega pronto
class-home-wait = Tu docente te dará pronto un lugar en una mesa. Esta página va allí por sí sola.
class-home-meanwhile = Mientras tanto
class-home-before = Responde las preguntas de antes del juego
class-home-before-done = Mira tus respuestas
class-home-how = Lee cómo se juega
class-home-practice = Juega una ronda de práctica
class-home-seated = Juegas en { $table }, con { $others }.
class-home-seated-alone = Juegas en { $table }.
class-home-go = Ir a tu mesa
class-home-watch = Mirar una mesa
class-home-watch-why = Ves lo que ven todos en la mesa. No puedes mover nada.
class-home-watch-table = { $table }: { $players }
class-home-same = Alguien más se une en este dispositivo
class-tab = Clase
class-joined = Te uniste a { $name }.
class-unnamed = Estudiante
class-name-waits = Los demás no ven el nombre que escribiste: tu docente lo mira primero. Hasta entonces te llamas { $name }.

## What the page says while it plays

class-sat-down = Estás en { $table }, con { $others }. Ahora te toca jugar.
class-moved = Tu docente te cambió a { $table }.
class-table-gone = Tu docente cerró tu mesa. Lo que hiciste está guardado.
class-lesson-ended = La lección terminó. Puedes mirar tu partida y responder las preguntas que falten.
class-closed-title = Esta mesa está cerrada
class-closed-words = Todavía puedes mirar los tableros, leer lo que pasó y ver la repetición de la partida. Ya no se puede jugar.
class-closed-home = A tu clase
class-table-kept = La partida de { $table } terminó. Puedes mirarla y responder las preguntas de después.
class-watch-begun = Estás mirando { $table }.
class-watch-title = Estás mirando { $table }
class-watch-words = Ves lo que ven todos en esta mesa, y nada de lo que está oculto para los demás.
class-watch-end = Dejar de mirar
class-watch-now = Estás mirando { $table }. { $waits }
class-to-after = Tu docente ha llevado a toda la clase a las preguntas de después del juego.
class-gate-now = Tu mesa terminó todo este paso. La clase abre el siguiente a la vez.
class-gate-title = La clase sigue a la vez
class-gate-words = Tu docente abre el siguiente paso para todas las mesas a la vez. Mientras tanto, mira alrededor o lee lo que pasó.
class-paused-title = Tu docente puso el juego en pausa.
class-paused-words = Puedes leer, mirar alrededor, escribir notas y responder preguntas. Nadie puede jugar hasta que continúe.
class-notice = De tu docente:
class-notice-table = De tu docente, para tu mesa:
class-notice-read = Leído
class-away-title = Un bot juega por ti
class-away-words = No estabas, así que un bot decide por ti. Tu puesto sigue siendo tuyo.
class-away-back = Ya estoy aquí
class-back = Vuelves a jugar.
class-table-ready = Tu mesa está lista.
class-table-elsewhere = Tu clase juega ahora { $lesson }. Tu mesa está lista.
class-quicker = { $who } llegó antes. { $why }
class-copy = Guardar mi copia
class-copy-why = Tu copia tiene lo que vio tu puesto. Puedes repetirla en cualquier lugar; la partida sigue aquí.
class-copied = Tu copia de la partida está en el archivo { $file }. La entrada la vuelve a abrir.

## Voting on a question

vote-title = Tu clase vota
vote-how-first = ¿Qué piensas? Elige por tu cuenta, antes de conversar. Ningún otro estudiante ve todavía tu respuesta.
vote-how-talk = Conversa con quienes tienes al lado hasta que estén de acuerdo, o sepan por qué no lo están. Después votan otra vez.
vote-how-second = Vota otra vez. Pulsa “Mantener mi respuesta” o elige una respuesta. Solo cuenta lo que pulses ahora.
vote-how-shown = Las dos votaciones están en la pantalla. Aquí está marcada la respuesta correcta.
vote-banner-first = Tu clase vota sobre una pregunta.
vote-banner-talk = Tu clase conversa sobre una pregunta.
vote-banner-second = Tu clase vota otra vez.
vote-banner-shown = Tu clase ha votado: el resultado está en la pantalla.
vote-open = Abrir la pregunta
vote-keep = Mantener mi respuesta
vote-change = Puedes cambiar tu voto hasta que tu docente cierre la votación, o no votar. Tu docente puede leerlo, con tu nombre; la pantalla solo muestra números.
vote-yours = tu voto
vote-yours-first = tu primer voto
talk-move-1 = Cuenta más: ¿qué te hace pensar eso?
talk-move-2 = ¿Quién puede decirlo otra vez con sus propias palabras?
talk-move-3 = ¿Estás de acuerdo o no, y por qué?
talk-move-4 = ¿Cuál es la evidencia?

## Refused

reject-vote-closed = Esta votación está cerrada.

reject-class-no-code = Ninguna clase tiene este código, o su entrada está cerrada. Mira otra vez el código: una palabra y tres cifras. Si está bien, pregunta a tu docente.
reject-class-name = Escribe un nombre de 36 letras como mucho.
reject-class-same-name = Dos de ustedes tienen aquí el mismo nombre. Agreguen algo que los distinga.
reject-class-not-now = Ahora mismo no es posible unirse a la clase. Inténtalo de nuevo.
reject-class-nowhere = Esta página no se guarda en ningún servidor, así que no puede unirse a ninguna clase.
reject-class-paused = Tu docente puso el juego en pausa. Podrás jugar cuando continúe.
reject-class-watching = Solo miras esta mesa.
reject-class-seated = Tienes un puesto en tu clase. Juega allí primero; tus propias partidas vienen después.
reject-class-table-closed = Tu docente cerró esta mesa. Aquí ya nadie juega.
