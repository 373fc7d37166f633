### What every room needs: lists and numbers that digits cannot show, and what can be wrong with
### the catalogues themselves.

## Values that are not simply shown

list-empty = nada
number-undefined = sin definir
number-infinite = infinito
number-huge = un número muy grande
number-percent = { NUMBER($percent) } %

## Catalogues

text-unknown-locale = No existe el idioma o nivel de lectura “{ $locale }”. Puedes elegir entre { $known }.
text-no-overlay = No existe la carpeta “{ $folder }” de la que tomar tus propios textos.
text-unreadable = No se puede leer { $file }.
text-too-large = { $file } ocupa más de { $limit } bytes, y ningún catálogo debería ocupar tanto.
text-not-unicode = { $file }, línea { $line }: el archivo debe guardarse como Unicode (UTF-8).
text-too-deep = { $file } tiene demasiadas llaves unas dentro de otras.
text-repeated = { $file }: el mensaje “{ $id }” ya está en { $other }.
text-refers-to-none = { $file }: el mensaje “{ $id }” remite a { $found }, que no { $count ->
    [one] existe
   *[other] existen
}.
text-circle = { $file }: el mensaje “{ $id }” vuelve a sí mismo por { $found }.
text-unknown-value = { $file }: el mensaje “{ $id }” usa { $found }, y este texto no recibe ese valor.
text-not-rendered = El mensaje “{ $id }” no existe, o le falta un valor del que habla.
text-malformed = { $file }, línea { $line }: { $code ->
    [E0002] un mensaje debe empezar con su identificador al principio de la línea
    [E0003] aquí se esperaba “{ $wanted }”
    [E0005] el mensaje “{ $wanted }” no tiene texto
    [E0006] el término “{ $wanted }” no tiene texto
    [E0008] el nombre de una función debe ir en mayúsculas
    [E0010] una de las variantes debe llevar un asterisco
    [E0012] aquí se esperaba un texto o un valor
    [E0015] solo una de las variantes puede llevar un asterisco
    [E0027] hay una llave de cierre sin la de apertura
    [E0028] se esperaba un valor entre las llaves
   *[other] esto no está escrito como un mensaje de Fluent
}.
