### A school's server, where an account of the school's sign-in says who visits.

account-signed-in = Sesión de { $name }
account-sign-out = Cerrar sesión
account-sign-out-what = Entraste como { $name }. Al cerrar la sesión se cierran aquí tus páginas del laboratorio y termina la sesión de la escuela en este navegador.
account-sign-out-kept = Lo que jugaste y respondiste queda en tu cuenta y te espera en cualquier aparato donde entres.
account-join = Tu docente muestra un código.
account-join-name = Después dices cómo quieres llamarte en la clase.
reject-account-leave = Aquí tu trabajo pertenece a tu cuenta. Para dejar este dispositivo, cierra la sesión.
reject-account-code = Aquí tu trabajo pertenece a tu cuenta y no hace falta código. Entra con tu propia cuenta para encontrarlo.

## Where the sign-in stands in the way

refused-hub-away = El acceso de la escuela no responde en este momento
    .do = Espera un minuto y vuelve a intentarlo. Las páginas abiertas siguen, y lo que jugaste está guardado.
refused-hub-account = Tu cuenta no puede abrir estos laboratorios
    .do = Pide a tu docente, o a quien cuida el acceso de la escuela, que le dé permiso.
refused-hub-signed-out = Tu sesión terminó
    .do = Ve a los laboratorios y entra de nuevo. Lo que jugaste está guardado.
refused-hub-often = Tus partidas se pidieron muchas veces en un minuto
    .do = Espera un minuto y ejecuta la celda otra vez.
refused-hub-failed = No se pudo entrar
    .do = Ve a los laboratorios para intentarlo otra vez. Si sigue así, avisa a tu docente.
refused-hub-teachers = El panel es para docentes
    .do = Tu cuenta no está entre las de docentes. Quien cuida el acceso de la escuela puede añadirla.
