### A school's server, in easier words.

account-sign-out-what = Entraste como { $name }. Cierra la sesión para cerrar aquí tus páginas. También termina la sesión de la escuela en este navegador.
account-sign-out-kept = Tus juegos y respuestas quedan en tu cuenta. Te esperan donde entres.
reject-account-leave = Tu trabajo pertenece a tu cuenta. Para dejar este dispositivo, cierra la sesión.
reject-account-code = Tu trabajo pertenece a tu cuenta. No necesitas código. Entra con tu propia cuenta para encontrarlo.
refused-hub-away = El acceso de la escuela no responde en este momento
    .do = Espera un minuto y vuelve a intentarlo. Las páginas abiertas siguen. Lo que jugaste está guardado.
refused-hub-account = Tu cuenta no puede abrir estos laboratorios
    .do = Pide a tu docente que le dé permiso.
refused-hub-failed = No se pudo entrar
    .do = Ve a los laboratorios e inténtalo otra vez. Si sigue así, avisa a tu docente.
refused-hub-teachers = El panel es para docentes
    .do = Tu cuenta no es de docente. Pregunta a quien cuida el acceso.
