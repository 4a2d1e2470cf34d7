# Las palabras en torno a lo que le pasa a alguien: vienen con la pantalla que las dice.

ui-tidings-for = A { $who }
ui-tidings-loses = Pierdes
ui-tidings-gets = Recibes
ui-tidings-until = Hasta que acabe { $period }: { $left }
ui-tidings-until-open = Hasta que acabe { $period }
ui-tidings-until-deadline = Hasta que se acabe el tiempo: { $left }
ui-tidings-over = Ese tiempo ya pasó.
ui-tidings-can = Lo que puedes hacer
ui-tidings-waiting = Ver lo que te espera
ui-tidings-close = Entendido
ui-tidings-more = { $n ->
    [one] uno más después de esto
   *[other] { $n } más después de esto
}
ui-tidings-secret = Solo para tus ojos
ui-tidings-secret-about = Vuelve la pantalla hacia ti.
ui-tidings-hold = Mantén pulsado para leer
ui-tidings-cover = Tapar
ui-tidings-waits = { $n ->
    [one] Te ha pasado algo
   *[other] Te han pasado { $n } cosas
}
ui-tidings-quiet = En silencio
ui-tidings-quiet-about = Lo que te pasa no ocupa la pantalla, y el teléfono no vibra
ui-tidings-sound = Con un sonido
ui-tidings-sound-about = Cuando te pasa algo que todos pueden saber
