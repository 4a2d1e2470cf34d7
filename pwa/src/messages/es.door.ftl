# Lo que se dice antes de abrir una partida: la lista de partidas, fundar una mesa, tomar una tarjeta.

## Entrar

ui-lost = En esta dirección no hay nada. Estas son las partidas:
ui-motto = El libro de los juegos
ui-games = Partidas de aquí
ui-go-on = Seguir jugando
ui-new-game = Nueva partida
ui-earlier-games = Partidas anteriores
ui-past-games = { $n ->
    [one] Una partida terminada
   *[other] { $n } partidas terminadas
}
ui-no-games = Aquí todavía no hay ninguna partida abierta.
ui-cards-here = { $n ->
    [one] Una tarjeta en este teléfono
   *[other] { $n } tarjetas en este teléfono
}
ui-status-open = abierta
ui-status-waiting = sin empezar
ui-status-paused = en pausa
ui-status-closing = cerrándose
ui-status-closed = terminada
ui-card-code = ¿Sin cámara? Escribe el código de tu tarjeta
ui-card-show = Ver mi tarjeta
ui-you-are = Eres
ui-enter = Entrar
ui-move-here = Traer aquí
ui-card-elsewhere = La tarjeta de { $name } está en otro teléfono. Si la traes aquí, desde entonces solo este teléfono lleva a { $name }.
ui-see-evening = Ver la velada
ui-over-card = La partida ha terminado. Aquí la ves entera: tu velada, la repetición y lo que era solo tuyo.
ui-over-elsewhere = La partida ha terminado, y la tarjeta de { $name } se queda en su teléfono. Aquí ves la velada
    como todo el mundo, con la historia de { $name }. Las cartas privadas solo se leen en aquel teléfono.
ui-unknown-card = Aquí no se conoce esta tarjeta. Si has escrito un código, comprueba las letras. Puede que se haya impreso una tarjeta más nueva: pregunta a los encargados.
ui-too-many = Demasiados teléfonos piden una tarjeta a la vez. Este volverá a intentarlo solo.
ui-come-in = Entrar
ui-ask-in = Pedir entrar
ui-rehearsal = Ensayo
ui-rehearsal-about = Elige a quien quieras y juega. Aquí nada cuenta.
ui-newcomers = Buenos papeles para empezar
ui-all-characters = Todos los personajes
ui-role-cards = { $role } · { $n }
ui-no-rehearsal = En este servidor no hay ningún ensayo.

## Fundar una mesa

ui-players = de { $least } a { $most } { AGREE($most, "jugador", "jugadores") }
ui-players-best = mejor con { $from }{ $to ->
    [0] {""}
   *[other] {" "}a { $to }
}
ui-how-many = Cuántos jugáis
ui-seat = Asiento { $n }
ui-seat-name = Nombre del jugador { $n }
ui-human = Una persona
ui-bot = Un bot
ui-bot-plays = juega un bot
ui-whose-dice = Dados
ui-dice-server = Tira la aplicación
ui-dice-table = Tiramos nosotros
ui-one-phone = Basta con un teléfono: va pasando de mano en mano. Después cada cual puede llevarse su asiento a su propio teléfono.
ui-names-about = Todos los de la mesa leen estos nombres. Quien juega puede cambiar o borrar el suyo en «Tu nombre».
ui-begin = Empezar
ui-hindrance-nobody = Alguien tiene que jugar: convierte uno de los bots en persona.
ui-hindrance-same-name = Dos personas tienen el mismo nombre. ¿Cómo las distinguiríais?
ui-hindrance-taken = En esta mesa ya hay quien se llama { $name }: quizás un bot, o alguien que no ha dicho su nombre. Elige otro nombre.
ui-usual-names = Aulus, Flavia, Decimus, Aemilia, Sextus, Valeria, Publius, Aurelia, Servius, Octavia, Tiberius, Sabina
ui-to-organiser = A la página de quien organiza
