# La consola de quienes velan por el orden: quién está en la sala, qué los necesita y la próxima estación por su nombre.

ui-console-room = Sala
ui-begin-evening = Empezar la velada: { $period }
ui-announce-period = Anunciar { $period }
ui-then-period = después, { $period }
ui-needs = Lo que te necesita
ui-needs-nothing = Ahora nada te necesita.
ui-overdue = atrasado
ui-since = desde las { $time }
ui-waits-for = { $who } { AGREE($who, "espera", "esperan") } a { $whom }: { $act }
ui-unclaimed = { $n ->
    [one] Una tarjeta no está todavía en ningún teléfono
   *[other] { $n } tarjetas no están todavía en ningún teléfono
}
ui-and-more = y { $n } más
ui-fewer = Menos
ui-phone-here = teléfono en mano
ui-phone-away = teléfono guardado
ui-phone-none = en ningún teléfono
ui-last-act = Lo último, a las { $time }
ui-look-at-person = Quién es
ui-new-code = Código nuevo para su tarjeta
ui-find = Buscar en todo
ui-let-stand = La negativa se mantiene
ui-grant = Dejar que ocurra
ui-grant-it = Dejar que { $who } lo { AGREE($who, "haga", "hagan") }
ui-grant-about = La acción ocurre aunque lo prohíban estas reglas. Quien lo lea leerá también tu motivo.
console-print = Imprimir el estado
ui-grave-acts = A la espera de un segundo encargado
ui-grave-mine-asked = Se ha preguntado a otro encargado. Ocurre en cuanto uno lo confirme.
ui-grave-mine-alone = No hay nadie más: ocurre cuando el anillo se vacía, y así queda anotado.
ui-grave-asked = { $by } te { AGREE($by, "pide", "piden") } que lo confirmes.
ui-grave-alone = { $by } lo { AGREE($by, "hace", "hacen") } por su cuenta cuando el anillo se vacía, si no dices nada.
ui-grave-take-back = Retirarlo
ui-grave-refuse = Negarse
ui-grave-confirm = Confirmar
ui-grave-seconds = { $n ->
    [one] Queda un segundo
   *[other] Quedan { $n } segundos
}
ui-reading-settled = Quedó fijado antes de empezar la partida: no se puede cambiar mientras se juega.
ui-room-filter = A quién mostrar
ui-room-all = Todos
ui-room-none = En ningún teléfono
ui-room-away = Teléfono guardado
ui-room-seatless = Sin plaza
console-closing = El cierre de la partida
console-closing-second = Una persona encargada quiere cerrar la partida. Otra tiene que estar de acuerdo.
