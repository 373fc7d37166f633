### The easier reading level of serving a class: what a student reads.

desk-join-step-word = Abre esta dirección. Escribe la palabra
token-what = Necesitas una palabra para entrar. Tu docente la tiene.
token-hint = Las letras grandes y pequeñas valen igual. La palabra se pide una vez.
reject-token = Esa no es la palabra. Mira otra vez cada letra.
