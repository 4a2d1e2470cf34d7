# Lo que le pasa a un imperio, contado a quien lo juega en toda la pantalla: qué es y qué significa.

tidings-dislodged = Te desalojan
tidings-dislodged-about = { $dislodged ->
    [one] Se desalojó una unidad, y es tuya.
   *[other] Se desalojaron { $dislodged } unidades, entre ellas tuyas.
} Ordena su retirada antes de que se acabe el tiempo, o se disuelve.
tidings-turned-out = Tienes que salir
tidings-turned-out-about = La federación ha terminado, y tu unidad tiene que dejar la ciudad de un antiguo socio. Ordena adónde va, o se disuelve.
tidings-destroyed = Pierdes una unidad
tidings-destroyed-about = No encontró retirada, y ya no está.
tidings-eliminated = Tu imperio se ha perdido
tidings-eliminated-about = No te queda ninguna unidad ni ningún centro. Puedes volver a empezar, como quien llega, en una ciudad libre.
tidings-disorder = Tu imperio está en desorden
tidings-disorder-about = Demasiado tiempo sin órdenes: tus centros son neutrales, tus unidades en ellos ya no están, y las demás se quedan sin dueño.
