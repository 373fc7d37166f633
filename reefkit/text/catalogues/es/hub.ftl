### A school's server in Spanish, as whoever runs it and a teacher meet it: the labs as a service of JupyterHub.

## The command line

hub-help = funcionar como servicio de JupyterHub, que dice dónde se responde y quién visita
hub-help-teachers = con --hub: el ámbito propio (custom scope) de quienes son docentes, como custom:reefkit:teach; sin él, la clave de una clase hace docente a quien la tiene
hub-alone = --teachers necesita --hub: sin JupyterHub nadie dice quién es docente.
hub-decides = Con --hub, JupyterHub dice dónde responden los laboratorios y quién puede entrar. Quita { $option }.
hub-not-installed = --hub necesita la biblioteca de JupyterHub. Instálala con: pip install 'reefkit[hub]'
hub-lacks = --hub es para un servicio de JupyterHub, y en el entorno falta { $name }. Ponlo en el archivo de entorno del servicio; deploy/README.md dice qué va allí.
hub-odd = { $name } dice “{ $given }”, y eso no es lo que JupyterHub dice a un servicio.
hub-scope = “{ $given }” no es un ámbito propio (custom scope) de JupyterHub. Su nombre empieza con custom: y tiene letras minúsculas, cifras y guiones, como custom:reefkit:teach.
hub-own-server = Este es el servidor de JupyterHub de una sola persona. Los secretos de una clase no deben guardarse aquí: ofrece los laboratorios de una clase como servicio del Hub.
hub-away = JupyterHub no responde. Las páginas abiertas siguen; nadie más puede entrar.
hub-back = JupyterHub responde otra vez.

## The desk

hub-teachers-what = Tu cuenta está entre las de docentes, así que no se pide ningún código de puesta en marcha.
hub-teachers-yours = Tus clases
hub-teachers-open = Abrir { $name }
