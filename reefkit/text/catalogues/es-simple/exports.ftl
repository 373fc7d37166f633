### Exports of a class, in easier Spanish. The files themselves have one form only.

reject-export-roster-unknown = En este archivo no encontramos nombres de estudiantes. Abre el archivo de tu plataforma.
reject-export-roster-too-large = El archivo es demasiado grande. Puede ocupar { $megabytes } MB.
reject-export-no-table = No existe esa mesa.
reject-export-no-points = Nadie tiene puntos todavía. Antes alguien tiene que responder.
reject-export-no-pupil = Este estudiante ya no está en la clase.
reject-export-restore-other = Esta clase ya está aquí. Abre el archivo en su propio panel.
reject-export-not-confirmed = No se borró nada. Escribiste otra cosa.
reject-export-phrase-short = La frase necesita al menos { $least } letras. Usa cuatro palabras.
reject-export-phrase-needed = Este archivo está cerrado. Escribe su frase.
reject-export-phrase-wrong = Esta frase no abre el archivo. No se cambió nada.
reject-export-until = Elige un día entre el { $first } y el { $last }.

export-data = Datos
    .about = Para ti: un archivo con una fila por estudiante. Para programas: tablas.
export-named = Con nombres. Sin esto, nombres inventados.
export-workbook = Libro (.xlsx)
    .about = Tiene una fila por estudiante: puntos, ganancia y textos. Otras hojas tienen las respuestas, las partidas y las columnas.
export-csv = Tablas para programas (CSV)
export-separator = Signo entre celdas
export-zip = Todas las tablas en un zip
export-table-answers = Respuestas
export-table-presence = Tipos de cada arrecife
export-more = Otras tablas
export-formulas = Algunos textos llevan un apóstrofo delante. Así ninguna hoja de cálculo los ejecuta. Los números se quedan como están.
export-done = El archivo { $file } está listo.
export-rows = { $rows ->
    [one] El archivo { $file } tiene una fila.
   *[other] El archivo { $file } tiene { $rows } filas.
}

export-gradebook = Puntos para las calificaciones
    .about = Estos archivos tienen los nombres de verdad. Una columna en % lo dice.
export-fill = Abrir un archivo de calificaciones
    .about = Guarda las calificaciones de tu plataforma como archivo. Abre aquí el archivo. Vuelve con los puntos. No lo guardamos.
export-filled = En el archivo { $file } están { $found } de { $of } estudiantes.
export-guessed = Quizá son las mismas personas. Compruébalo:
export-confirm = Lo son: poner también sus puntos
export-missing = No encontrados:
export-all-found = Se encontró a todos los estudiantes.
export-blank = O toma un archivo nuevo para tu plataforma. Los números escolares los añades tú.
export-classroom = Google Classroom no puede leer un archivo. Copia los puntos a mano.
export-points = { $columns ->
    [one] El archivo { $file } tiene una columna de puntos.
   *[other] El archivo { $file } tiene { $columns } columnas de puntos.
}

export-keep = Copia de seguridad
    .about = La copia de seguridad contiene todo, también las notas privadas. Guárdala donde nadie más pueda abrirla.
export-back-up = Hacer una copia de la clase
export-phrase = Frase que cierra el archivo
    .about = Usa al menos 12 letras. Nadie puede abrir el archivo sin la frase. Anótala. Sin frase, el archivo no se cierra.
export-unlock = Frase de { $file }
export-restore = Restaurar una clase
    .about = La copia de otra computadora se vuelve aquí una clase. Recibe una clave nueva.
export-backed-up = La copia de seguridad está en el archivo { $file }.
export-restored = La clase { $name } está aquí otra vez.
export-restored-here = Lo que faltaba en esta clase ha vuelto.
export-restored-title = La clase está aquí otra vez
export-restored-code = Código de la clase
export-restored-key = Clave del panel
export-restored-how = Anota ahora la clave. Solo la ves una vez. Abre el panel de esta clase.
export-restored-kept = La he anotado
export-new-key = Crear una clave nueva
    .about = ¿Alguien más sabe la clave? Crea una nueva. La anterior deja de servir enseguida. Se muestra una sola vez: ten papel a mano.
export-renewed-title = La clave nueva
export-renewed = La clave anterior ya no abre nada.

export-erase = Borrar
    .about = La clase se guarda hasta el { $day }. Tú eliges el día. También puedes borrarla ya.
export-until = Conservar la clase hasta el
export-until-go = Fijar
export-record = Lista de lo que se guarda
    .about = Para la escuela: qué se guarda de esta clase. Algunos campos son para ti.
export-erase-whom = Borrar a un estudiante
export-erase-hidden = Los nombres están ocultos. Tienes que ver a quién borras. Comprueba que nadie más ve esta página. Luego muestra aquí los nombres.
export-erase-choose = Elige un estudiante
export-nobody = Todavía no se ha unido nadie.
export-erase-class = Borrar toda la clase
export-erase-title = ¿Borrar a { $name }?
export-erase-class-title = ¿Borrar la clase { $name }?
export-erase-what = Se borran todo el trabajo y los códigos de este estudiante. Las partidas se quedan, sin el nombre. El trabajo de otra clase se queda allí.
export-erase-class-what = { $count ->
    [0] La clase no tiene estudiantes. Se borran sus partidas.
    [one] Se borran el trabajo de un estudiante y todas las partidas.
   *[other] Se borran el trabajo de { $count } estudiantes y todas las partidas.
}
export-erase-first = Esto no se puede deshacer. Solo lo devuelve una copia de seguridad.
export-type-name = Escribe el nombre: { $name }
export-type-code = Escribe el código de la clase: { $code }
export-erase-go = Borrar para siempre
export-erase-not = Conservarlo todo

export-receipt-class = La clase está borrada
export-receipt-pupil = El trabajo del estudiante está borrado
export-receipt-name = Nombre
export-receipt-when = Cuándo
export-receipt-at = { $time }, hora universal (UTC)
export-receipt-number = Comprobante
export-receipt-what = El servidor guarda solo estos números. No guarda ningún nombre con ellos.
export-receipt-named = El nombre puede estar en textos de otros. Ahora la pantalla no muestra esos textos. Léelos en “Textos”. Mira también las notas compartidas.
export-receipt-copies = Los archivos que guardaste antes siguen ahí. Elimínalos también.
export-receipt-done = Volver al panel
export-receipt-leave = Salir del panel
