# Lo que dice toda partida. El teléfono y el servidor leen este mismo archivo.
# Los mensajes propios de un juego vienen detrás y pueden decir la misma clave con sus palabras.

## La crónica: lo que pasó

game-founded = { $title }: empieza la partida
period-opened = Empieza: { $period }
seed-revealed = Ya se pueden comprobar los dados del período { $number }
card-claimed = Tu tarjeta llegó a un teléfono
card-moved = Tu tarjeta pasó a otro teléfono
card-reissued = Se imprimió una tarjeta nueva; la anterior ya no sirve
knocked = Alguien pide entrar
turned-away = { $who } no { AGREE($who, "dejó", "dejaron") } entrar a alguien que lo pedía
character-entered = { $who } { AGREE($who, "entró", "entraron") } en juego
character-handed-over = Desde ahora otra persona juega con { $who }
character-retired = { $who } { AGREE($who, "dejó", "dejaron") } la partida
character-cast = Se anotó el reparto: { $who }
checked-in = { $attendance ->
    [here] { $who } { AGREE($who, "ha", "han") } llegado
    [absent] { $who } no { AGREE($who, "viene", "vienen") }
   *[expected] Se espera a { $who }
}
stand-in-named = { $other } { AGREE($other, "actúa", "actúan") } por { $who } desde ahora
stand-in-ended = { $other } ya no { AGREE($other, "actúa", "actúan") } por { $who }
petition-opened = { $who } { AGREE($who, "pide", "piden") } a { $crowd ->
    [yes] otras { $n } personas
   *[no] { $to }
}: { $act }
petition-consented = { $who } { AGREE($who, "aceptó", "aceptaron") }; faltan otros
petition-carried = { $who } { AGREE($who, "aceptó", "aceptaron") }
petition-declined = { $who } { AGREE($who, "dijo", "dijeron") } que no a { $actor }: { $act }
petition-withdrawn = { $who } lo { AGREE($who, "retiró", "retiraron") }: { $act }
petition-lapsed = { $why ->
    [period] { $period } empezó antes de que todos aceptaran lo que { AGREE($who, "pidió", "pidieron") } { $who }: { $act }
   *[matter] Ya no vale lo que { AGREE($who, "pidió", "pidieron") } { $who }: { $act }
}
grave-act-asked = { $asked ->
    [yes] { $who }, { $act }: { $by } { AGREE($by, "pidió", "pidieron") } a otro encargado que lo confirme
   *[no] { $who }, { $act }: esto está a punto de ocurrir sin otro encargado
}
grave-act-confirmed = { $who }, { $act }: lo { AGREE($by, "confirmó", "confirmaron") } { $by }
grave-act-alone = { $who }, { $act }: { $by } { AGREE($by, "hizo", "hicieron") } esto por su cuenta
grave-act-stopped = { $own ->
    [yes] { $who }, { $act }: { $by } lo { AGREE($by, "retiró", "retiraron") } antes de que ocurriera
   *[no] { $who }, { $act }: { $by } no { AGREE($by, "quiso", "quisieron") } confirmarlo
}
grave-act-lapsed = { $who }, { $act }: nadie lo confirmó, o ya no es posible
duty-owed = { $who } { AGREE($who, "tiene", "tienen") } que elegir: { $duty }
duty-discharged = { $due ->
    [yes] { $who } no { AGREE($who, "eligió", "eligieron") } a tiempo: { $duty }
   *[no] { $who } { AGREE($who, "eligió", "eligieron") }: { $duty }
}
appeal-made = { $who } { AGREE($who, "apela", "apelan") } a los encargados: { $act }
appeal-upheld = Los encargados dejan que { $who } lo { AGREE($who, "haga", "hagan") }: { $act }
appeal-dismissed = Los encargados mantienen la negativa: { $who }, { $act }
act-contested = { $who } { AGREE($who, "dice", "dicen") } que no fue así{ $told ->
    [yes] : { $said }
   *[no] {""}
}
question-settled = { $who } lo { AGREE($who, "resolvió", "resolvieron") } ({ $rule })
entry-reversed = { $told ->
    [yes] { $said }:{" "}
   *[no] {""}
}{ $own ->
    [yes] { $by } lo { AGREE($by, "deshizo", "deshicieron") }
   *[no] { $by } lo { AGREE($by, "corrigió", "corrigieron") }
}
disclosed = Se puso algo a la vista
switch-set = { $asks } Desde ahora: { $means } Hasta ahora: { $meant }
dice-set = { $value ->
    [table] Desde ahora se tira con dados en la mesa y se anota lo que sale
   *[other] Desde ahora tira los dados el servidor
}
introduced = Quien juega con { $who } dijo su nombre
game-begun = Empieza el juego
game-paused = Todo está detenido
game-resumed = La partida sigue
ledger-restored = El servidor se perdió. La partida sigue desde una copia en otro, en cuanto un encargado se haga cargo
game-taken-over = { $who } se { AGREE($who, "hizo", "hicieron") } cargo de la partida en otro servidor
closing-announced = Un encargado quiere cerrar la partida, con aviso de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
closing-confirmed = La partida se cierra: corre la cuenta atrás
closing-cancelled = Al final la partida sigue
game-closed = La partida ha terminado y su libro está abierto
window-opened = Desde ahora se debe: { $window }
window-joined = También { $who } { AGREE($who, "debe", "deben") } algo ahora: { $window }
window-sealed = Sellado, y ya no se puede cambiar nada: { $window }
ready-told = { $n ->
    [one] Una persona está lista: { $window }
   *[other] { $n } personas están listas: { $window }
}
window-postponed = Hay más tiempo ({ $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}): { $window }
window-cancelled = Ya no se debe nada: { $window }
submissions-opened = Se abrió: { $window }

## Los plazos, como los dicen un calendario y un teléfono que nadie mira

deadline-calendar = { $title }: { $who }
deadline-summary = { $window } ({ $title })
deadline-owed = { $who } lo { AGREE($who, "debe", "deben") } hasta entonces. Puede acabar antes, cuando todos estén listos.
deadline-of-others = Otros lo deben hasta entonces. Puede acabar antes, cuando todos estén listos.
deadline-foreseen = Tal como están las cosas. Lo que viene antes puede acabar antes o después.
deadline-paused = La partida está detenida: el plazo se alarga lo que dure la pausa.
push-opened = { $who } { AGREE($who, "debe", "deben") }: { $window }. Hasta { $until }.
push-moved = Hay otro plazo para { $who }: { $window }. Hasta { $until }.
push-reminder = { $who } aún no { AGREE($who, "ha", "han") } terminado: { $window }. Hasta { $until }.

## Acciones: lo que se puede hacer

act-consent = Aceptar
act-decline = Decir que no
act-withdraw = Retirarlo
act-choose = Elegir
act-contest = Decir que no fue así
act-settle = Resolver una cuestión
act-undo = Deshacer
act-appeal = Apelar a los encargados
act-dismiss-appeal = Mantener una negativa
act-reverse = Corregir una entrada
act-disclose = Enseñar una entrada a otros
act-set-switch = Cambiar una lectura
act-use-dice = Cambiar de dados
act-introduce = Decir tu nombre
act-begin-play = Empezar el juego
act-pause = Detener la partida
act-resume = Reanudar la partida
act-take-over = Hacerse cargo de la partida en este servidor
act-restore-ledger = Seguir desde una copia
act-claim-card = Tomar tu tarjeta
act-move-card = Traer aquí tu tarjeta
act-reissue-card = Imprimir de nuevo una tarjeta
act-knock = Pedir entrar
act-let-in = Dejar entrar a alguien
act-turn-away = No dejar entrar a alguien
act-turn-away-all = No dejar entrar a varios
act-hand-over-character = Entregar un personaje
act-retire-character = Sacar un personaje del juego
act-cast-character = Anotar quién interpreta a un personaje
act-check-in = Anotar que alguien ha llegado
act-confirm-act = Confirmar la acción de otro encargado
act-stop-act = Detener una acción que espera a un encargado
act-name-stand-in = Dejar que alguien actúe por otro
act-end-stand-in = Que nadie más actúe por otro
act-announce-closing = Anunciar el cierre
act-confirm-closing = Aceptar el cierre
act-cancel-closing = Anular el cierre
act-set-ready = Decir que has terminado
act-postpone-deadline = Dar más tiempo

## Campos

field-waiting = Qué acción en espera
field-petition = Qué petición
field-reason = Razón
field-duty = Qué elección
field-option = Tu elección
field-entry = Qué entrada
field-question = Qué cuestión
field-appeal = Qué apelación
field-reader = Quién puede leerlo
field-charge = Quién paga si los bienes ya no están
field-switch = Qué lectura
field-value = Qué será
field-name = Tu nombre
field-card = Qué tarjeta
field-character = Qué personaje
field-let-in-character = Con qué personaje
field-knock = Para quién
field-knocks = Quiénes piden entrar
field-attendance = Si ha llegado
field-note = Nota
field-stand_in = Quién actúa en su lugar
field-minutes = Minutos
field-about = Qué acción
field-rules = Qué reglas
field-window = Qué plazo
field-ready = Todo listo

option-true = sí
option-false = no
option-server = del servidor
option-table = en la mesa, y se anotan

## Notas junto a las opciones

note-petition = { $who }: { $act }
note-duty = { $duty }
note-window = { $window }
note-nobody-else = nadie más
note-everybody = todos
question-irregular = { $what } no encaja en la nueva lectura y se dejó como está
question-act-contested = { $who } { AGREE($who, "dice", "dicen") } que no fue así

## Objeciones: lo que tendría que ser distinto

not-possible = No es posible para { $who }
lacks = { $you ->
    [yes] Necesitarías { $n } { $asset } más
   *[no] { $who } { AGREE($who, "necesitaría", "necesitarían") } { $n } { $asset } más
}
comes-to-nothing = Tal como están las cosas, no saldría nada de ello
note-knock = { $who }
note-new-print = Quien escanee la tarjeta nueva
has-a-card = Ya tienes una tarjeta en esta partida
nobody-comes-late = Ahora nadie puede entrar en esta partida
too-many-wait = Ya { AGREE($n, "espera", "esperan") } { $n } { AGREE($n, "persona", "personas") } a que { AGREE($n, "la", "las") } dejen entrar
no-such-knock = Ya no espera a que le dejen entrar
name-taken = En esta mesa ya hay alguien que se llama { $name }, o cuyo nombre se ve igual
nobody-is-free = No hay ningún personaje libre
not-free = Este personaje no está libre
not-handed-over = Este personaje no se entrega
not-retired = Este personaje no se puede sacar del juego
nobody-cast = No hay nadie anotado para este personaje
checked-in-already = Ya está anotado
no-organiser = Donde todos mantienen el orden juntos, nadie lleva una lista de personas
acts-already = Ya actúa por este personaje
acts-not = No actúa por este personaje
steward-acts-alone = Nadie actúa por quien mantiene el orden
too-many-act = Ya { AGREE($n, "actúa", "actúan") } { $n } { AGREE($n, "persona", "personas") } por este personaje
stewards-enter-by-hand = Solo quien mantiene el orden anota lo que ocurrió antes
not-entered-by-hand = Esto no se anota con una hora anterior
not-happened-yet = Esa hora aún no ha llegado
happened-before-play = A esa hora aún no había empezado el juego
card-here-already = Esta tarjeta ya está en este teléfono
card-reissued-meanwhile = Entretanto se imprimió de nuevo esta tarjeta; mira si aún hace falta
card-moved-often = Esta tarjeta cambió de teléfono { $n } { AGREE($n, "vez", "veces") } en media hora; un encargado tiene que imprimirla de nuevo
no-such-grave-act = Esa acción ya no espera
another-confirms = Tiene que confirmarlo otro encargado, en otro teléfono
closing-already = El cierre ya está anunciado
closing-needs-second = Tiene que aceptarlo un segundo encargado
closing-by-house = Cierra esta partida quien organiza el servidor
no-closing = No hay ningún cierre anunciado
contest-too-late = El período en que se anotó ya ha terminado
contested-already = Ya lo has dicho
not-a-party = No te concierne
not-recorded-for-you = Nadie lo anotó por ti
no-such-appeal = Esa apelación ya no está abierta
no-such-duty = No debes esa elección, o ya no
no-such-window = Ahora no debes nada así
window-over = El plazo terminó y está sellado
no-such-option = Eso no se puede elegir
no-such-petition = Esa petición ya no está abierta para ti
matter-over = { $you ->
    [yes] Ya pasó aquello por lo que pediste esto: { $act }. Habría que pedirlo de nuevo.
   *[no] Ya pasó aquello por lo que { $who } { AGREE($who, "pidió", "pidieron") } esto: { $act }. Habría que pedirlo de nuevo.
}
proposed-already = { $own ->
    [yes] Ya lo has pedido: espera la respuesta, o retíralo antes
   *[no] { $who } ya lo { AGREE($who, "ha", "han") } pedido: responde antes a eso
}
trade-changed = Lo que { AGREE($who, "da", "dan") } { $who } ha cambiado desde que miraste. Mira la mesa otra vez.
trade-one-sided = Uno de vosotros no da nada todavía. Para un regalo está el dar.
others-have-a-say = Ahora tiene voz en esto más gente de la que se preguntó. Hay que proponerlo de nuevo.
no-such-question = Esa cuestión ya no está abierta, o no te toca juzgarla
no-such-character = En esta partida no hay nadie con ese nombre
no-such-place = No hay tal lugar
no-such-asset = No hay nada con ese nombre
no-such-entry = No hay tal entrada
no-such-switch = No hay tal lectura
no-such-value = Esa lectura no admite ese valor
irregular = { $what } no encaja en esta lectura; nadie se mueve
switch-so-already = Ya se lee así
dice-so-already = Esos dados ya son los que se usan
no-table-dice = En esta partida no se pueden anotar dados de la mesa
never-reversed = Una entrada de este tipo no se puede corregir
piece-moved-on = { $who } { AGREE($who, "tendría", "tendrían") } que estar aún donde dice esta entrada.
reversed-already = Ya se corrigió
seen-already = Ya lo ha visto
undo-officers-only = Solo quienes dirigen pueden deshacer
undo-own-only = Solo puedes deshacer tus propias acciones
undo-too-late = Deshaz antes de { $n } { AGREE($n, "segundo", "segundos") }; después lo puede corregir un encargado
undo-moved-on = Después ha pasado algo más; un encargado puede corregirlo
nothing-to-appeal = Nada lo prohíbe: hazlo sin más
too-many-appeals = Tienes { $n } { AGREE($n, "apelación abierta", "apelaciones abiertas") }; espera una respuesta
stewards-only = Solo { $who } { AGREE($who, "puede", "pueden") } hacer eso
play-begun-already = El juego ya ha empezado
not-begun = El juego aún no ha empezado
not-restored = Esta partida no se recuperó de una copia
paused-already = La partida ya está detenida
not-paused = La partida no está detenida

## La casa: lo que deben saber los encargados sobre el propio servidor

house-unwritable = No se puede anotar nada: no se puede escribir en el libro. Libera espacio en el disco, o mira de quién es el archivo; el servidor sigue por sí mismo. El almacén dice: { $why }
house-log-missing = Se copió el archivo del libro sin el archivo -wal que estaba a su lado, u otro programa lo incorporó: pueden faltar las últimas acciones. Compara con lo que vieron los teléfonos; la próxima vez copia con acta backup
house-uncopied = No se pudo hacer ninguna copia del libro: si este portátil muriera ahora, se perdería lo hecho desde la última copia. El servidor lo vuelve a intentar por sí mismo. Dice: { $why }
house-clock-ahead = Se adelantó { $seconds } { AGREE($seconds, "segundo", "segundos") } el reloj del servidor. La partida sigue con un reloj propio, como si no hubiera pasado
house-clock-back = Se atrasó { $seconds } { AGREE($seconds, "segundo", "segundos") } el reloj del servidor. La partida sigue con un reloj propio, como si no hubiera pasado
house-clock-behind = Cuando arrancó el servidor, su reloj iba { $seconds } { AGREE($seconds, "segundo", "segundos") } por detrás de la última entrada. La partida sigue desde esa entrada; pon el reloj en hora antes del próximo arranque

## Problemas: por qué no se respondió que sí a una petición

problem-malformed = Eso no se pudo entender
problem-too-large = Eso es demasiado grande
problem-unknown-game = No hay tal partida
problem-unknown-act = En esta partida no hay tal acción
problem-not-your-card = No tienes una tarjeta para eso
problem-saved-elsewhere = Entretanto otro teléfono guardó otra cosa
problem-changed-elsewhere = Entretanto otra ventana cambió este evento
problem-stale-period = El período ya ha terminado
problem-refused = Las reglas no lo permiten ahora
problem-repeated-otherwise = Esta orden ya se envió con otro contenido
problem-wrong-signature = Esto no lo firmó el teléfono que tiene la tarjeta
problem-not-begun = El juego aún no ha empezado
problem-paused = La partida está detenida
problem-closed = La partida ha terminado
problem-not-closed = La partida aún no está cerrada
problem-unknown-host = Este servidor se llama de otro modo
problem-too-many = Demasiadas peticiones; espera un momento
problem-unavailable = No se puede llegar al libro; no se anotó nada
problem-unknown-card = Ninguna partida conoce esta tarjeta
problem-push-off = Este servidor no envía mensajes a teléfonos
problem-unknown-calendar = Esta dirección de un calendario ya no sirve
problem-unknown-character = En esta partida no hay tal personaje
problem-unknown-guest = No hay tal inscripción
problem-sign-up-closed = La inscripción está cerrada
problem-unknown-event = No hay tal evento
problem-card-elsewhere = Esta tarjeta está en otro teléfono
problem-unauthorized = Para eso hace falta una tarjeta o una clave que valga
problem-no-receipt = No hay recibo de esta orden
problem-not-found = Aquí no hay nada
problem-method-not-allowed = Eso no se puede hacer aquí
problem-elsewhere = Esta petición viene de otro sitio
problem-internal = Algo falló en el servidor; no se anotó nada
