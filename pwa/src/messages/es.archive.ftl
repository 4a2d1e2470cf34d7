# Una partida que uno se lleva a casa: el archivo, y cómo lo ofrece un teléfono.

archive-of = Archivo del { $date }
archive-open = hecho antes de que se cerrara la partida
archive-broken = Este archivo no contiene ninguna partida que se pueda mostrar, o se cortó por el camino. Descárgalo otra vez donde se jugó la partida.
archive-witness = Archivo de testigo
archive-witness-about = Lo que guardó el teléfono durante el juego, para acta verify --witness
tab-after = Mirar atrás

archive-take-about = Un archivo con toda la repetición, mi velada y la comprobación de dados y libro, tal como puedo verlos. Se abre en cualquier navegador, sin red, cuando el servidor de aquí lleve mucho apagado.
archive-make = Hacer el archivo
archive-busy = Se está haciendo el archivo. Puede tardar un minuto …
archive-waits = { $minutes ->
    [one] Otros también se llevan el suyo. El tuyo tarda cosa de un minuto; deja esto abierto.
   *[other] Otros también se llevan el suyo. El tuyo tarda unos { $minutes } minutos; deja esto abierto.
}
archive-keep = Guardarlo ({ $size } MB)
archive-send = Enviarlo
archive-failed = Ahora no se pudo hacer el archivo. Inténtalo de nuevo en un minuto.
archive-secret = Contiene lo que este teléfono puede ver, y lo que guardó. Quien tenga el archivo puede leerlo.
