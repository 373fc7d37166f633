### What can be wrong with content, in Spanish: a teacher's file or ours. A sentence names the file, the entry,
### the key and what was expected. $problem is one of the parts below. Keys and values stay as files have them.

## Where it is

content-in-file = { $file }: { $problem }.
content-in-entry = { $file }, entrada { $entry }: { $problem }.
content-in-key = { $file }, entrada { $entry }, clave { $key }: { $problem }.
content-item = { $of }, elemento { $item }
content-key-inside = { $of }, clave { $key }
# Of what is no file of content, such as a match.
content-fault = clave { $key } ({ $problem })

## The file

content-no-data = Falta el contenido de Reefkit: no existe la carpeta “{ $folder }”. Instálalo otra vez.
content-no-overlay = No existe la carpeta “{ $folder }” de la que tomar tu propio contenido.
content-no-file = no existe ese archivo
content-no-file-near = no existe ese archivo; quizá sea { $near }
content-bad-path = esta ruta sale de la carpeta
content-symbolic-link = esto es un enlace a otro lugar, y los enlaces no se siguen
content-not-a-file = esto no es un archivo
content-unreadable = el archivo no se puede leer
content-too-large = el archivo ocupa más de { $limit } bytes
content-not-unicode = línea { $line }: el archivo debe guardarse como Unicode (UTF-8)
content-too-deep = hay demasiadas tablas o listas unas dentro de otras
content-number-too-long = un número tiene demasiadas cifras
content-syntax = esto no está escrito como TOML; en inglés: { $reason }

content-no-texts = no tiene palabras; escribe { $ids } en un archivo de text/en

## What was expected

content-expected = se esperaba { $expected }, y hay { $given }
content-expected-key = el nombre de esta clave no es correcto; se esperaba { $expected }
content-missing-key = falta; se esperaba { $expected }
content-unknown-key = no existe esa clave; se esperaba una de { $expected }
content-unknown-key-near = no existe esa clave; quizá sea { $near }
content-unknown-name = no existe “{ $given }”; se esperaba uno de { $expected }
content-unknown-name-near = no existe “{ $given }”; quizá sea { $near }
# Raised by games for names that do not exist.
content-unknown-reference = { $file }, entrada { $entry }, clave { $key }: no existe “{ $given }”; se esperaba uno de { $expected }.
content-not-fitting = sus claves no encajan entre sí
content-not-finite = se esperaba un número, y hay uno que no lo es o que no tiene fin
content-remove-alone = se esperaba “remove = true” y nada más, o ningún “remove”
content-nothing-to-remove = esto no se puede quitar: { $problem }

content-one-of = uno de { $choices }
content-either = { $one } o { $other }
content-text = un texto
content-true-or-false = true (sí) o false (no)
content-whole-number = un número entero
content-number = un número
content-date = una fecha o una hora
content-table = una tabla
content-list-of = una lista de elementos así: { $of }
content-list-of-length = una lista de { $count ->
    [one] un elemento
   *[other] { $count } elementos
}
content-another-value = otra clase de valor

content-limited = { $kind } ({ $limits })
content-at-least = al menos { $limit }
content-more-than = más de { $limit }
content-at-most = como máximo { $limit }
content-less-than = menos de { $limit }
content-multiple-of = un múltiplo de { $limit }
content-length-at-least = longitud de al menos { $limit }
content-length-at-most = longitud de { $limit } como máximo
content-length-exactly = longitud de { $limit } exactamente
content-pattern = con la forma { $pattern }

content-given-value = { $value }
content-given-text = “{ $text }”
content-given-huge = un número con demasiadas cifras
content-given-table = una tabla
content-given-list = { $count ->
    [0] una lista vacía
    [one] una lista de un elemento
   *[other] una lista de { $count } elementos
}

## Series

content-no-header = la primera línea debe dar nombre a las columnas
content-nameless-column = la columna { $column } no tiene nombre
content-repeated-column = dos columnas se llaman “{ $column }”
content-cells = línea { $line }: { $expected ->
    [one] se esperaba una celda
   *[other] se esperaban { $expected } celdas
}, y hay { $given }
content-not-csv = línea { $line }: las comillas no van por pares

## What is wrong with a graph

content-graph-mixed = se esperaban solo números, o solo identificadores
content-graph-numbers = un gráfico de la clase “{ $kind }” necesita números aquí
content-graph-twice = algo está en él dos veces
content-graph-order = los números de una línea suben o bajan todo el tiempo
content-graph-axis = un eje va de un número menor a uno mayor, y el de las barras contiene el 0
content-graph-length = se esperaba un valor para cada uno de los { NUMBER($expected) } de x, y hay { NUMBER($count) }
content-graph-outside = { $value } queda fuera del eje de valores
