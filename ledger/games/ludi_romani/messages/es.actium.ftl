# Ludi Romani: los capítulos ACTIUM y VICT.

## Cosas

asset-navis_longa = { $n ->
    [one] navis longa
   *[other] naves longae
}

## La crónica

conches-blown = { $by } { AGREE($by, "hizo", "hicieron") } sonar las caracolas: los vivos, los muertos y los dioses van a Actium
alliance-formed = { $who } y { $ally } combatirán como una sola parte en Actium
alliance-left = { $who } { AGREE($who, "dejó", "dejaron") } la alianza con { $leader }
gift-promised = { $who } { AGREE($who, "puso", "pusieron") } { $n } { $asset } en la hoja de { $to }
gift-taken-back = { $who } { AGREE($who, "volvió", "volvieron") } a quitar { $n } { $asset } de la hoja de { $to }
form-checked = { $by } { AGREE($by, "dio", "dieron") } por buena la hoja de { $who }
forms-closed = { $by } { AGREE($by, "cerró", "cerraron") } las hojas: todo lo que hay en ellas se cambia por naves
form-redeemed = La hoja de { $who } sumó { $total } D y dio { $n ->
    [one] una nave
   *[other] { $n } naves
}
fleet-bought = { $who } { AGREE($who, "recibió", "recibieron") } { $n ->
    [one] una navis longa
   *[other] { $n } naves longae
}{ $members ->
    [one] {""}
   *[other] {" "}para { $members } personas
}
topped-up = { $giver } { AGREE($giver, "pagó", "pagaron") } lo que faltaba para la próxima nave de { $who }
sea-dice-set = { $by } { AGREE($by, "dice", "dicen") } qué dados se tiran: { $value ->
    [table] los de la mesa
   *[other] los del servidor
}
ships-rolled = Ronda { $n } en Actium: { AGREE($who, "tiró", "tiraron") } { $who }
round-settled = Ronda { $number } en Actium: la tirada más alta es de { $who }{ $n ->
    [one] {""}
   *[other] {" "}a la vez
}{ $lost ->
    [0] , y nadie pierde una nave
    [one] , y una flota pierde una nave
   *[other] , y { $lost } flotas pierden una nave cada una
}
battle-won = { $n ->
    [one] { $who } { AGREE($who, "ha", "han") }
   *[other] La parte de { $who } ha
} ganado la batalla de Actium
die-thrown = { $who } { AGREE($who, "tiró", "tiraron") } un dado por { $party }, y las Parcas lo tomaron ({ $asset })
throw-claimed = { $who } { AGREE($who, "reclama", "reclaman") } una tirada por { $party }: juzgan las Parcas
throw-judged = { $granted ->
    [yes] Las Parcas conceden a { $who } la tirada por { $party }
   *[no] Las Parcas niegan a { $who } la tirada por { $party }
}
round-corrected = La ronda se vuelve a contar{ $s ->
    [0] {""}
   *[other] : { $saved } { AGREE($saved, "conserva", "conservan") } al final una nave
}{ $l ->
    [0] {""}
   *[other] ; { $lost } { AGREE($lost, "pierde", "pierden") } una
}
triumph-held = { $who } { AGREE($who, "llevó", "llevaron") } en triunfo a Roma a los vencedores
title-given = { $by } { AGREE($by, "coronó", "coronaron") } a { $who }, que desde ahora se { AGREE($who, "llama", "llaman") } { $title ->
    [magna] Magna
   *[magnus] Magnus
}
title-taken-back = La corona de { $who } se dio por error
state-organised = { $by } { AGREE($by, "dice", "dicen") } qué es Roma desde ahora: { $order ->
    [republic] una república
    [empire] un imperio
    [federation] una federación
    [commune] una comuna
   *[other] algo nuevo
}
state-undone = Lo que { AGREE($by, "dijo", "dijeron") } { $by } sobre el Estado ya no cuenta
fate-decided = { $by } { AGREE($by, "decide", "deciden") } sobre { $who }: { $fate ->
    [enslave] la esclavitud
    [execute] la muerte
    [spare] la vida
    [grant] { AGREE($who, "recibe", "reciben") } { $place }
    [deify] { AGREE($who, "será un dios", "serán dioses") }
    [found_cult] se { AGREE($who, "le", "les") } honra con un culto
   *[ban_cult] su culto queda prohibido
}
fate-undone = Lo que se decidió sobre { $who } ya no cuenta
evening-ended = { $by } { AGREE($by, "terminó", "terminaron") } la velada

## Acciones

act-blow-conches = Hacer sonar las caracolas
act-blow-conches-about = Se llama a todos a Actium; ya no se compra, se abren las hojas
act-form-alliance = Formar una última alianza
act-form-alliance-about = Una hoja, una flota; tienen que aceptar todos los que tienen voz
act-leave-alliance = Dejar la alianza
act-leave-alliance-about = Tú y quienes dependen de ti volvéis a ser una parte propia
act-give-to-party = Dar a la hoja de una parte
act-give-to-party-about = Pasa cuando se cierran las hojas, y cuenta para sus naves
act-take-back-gift = Retirar un regalo
act-take-back-gift-about = Mientras las hojas estén abiertas
act-check-form = La hoja está bien
act-check-form-about = Has repasado lo que hay en la hoja de tu parte
act-close-forms = Cerrar las hojas
act-close-forms-about = Todo lo que hay en ellas se cambia por naves, de una vez
act-top-up = Hacer completar la próxima nave
act-top-up-about = Otra persona paga lo que falta
act-set-sea-dice = Decir qué dados se tiran
act-set-sea-dice-about = Los del servidor, o los de la mesa, que tú anotas
act-roll-ships = Hacer tirar a las flotas
act-roll-ships-about = Cada parte tira un dado
act-throw-for = Tirar tu dado por una parte
act-throw-for-about = Una vez en la batalla; después las Parcas toman el dado
act-claim-throw = Reclamar una tirada
act-claim-throw-about = Lo habías dicho a tiempo, o antes que otro: juzgan las Parcas
act-name-victor = Nombrar la tirada más alta
act-name-victor-about = Todos los demás pierden una nave
act-fight-on = Nombrar la más alta y volver a tirar
act-fight-on-about = Ambas cosas a la vez, para ir deprisa
act-lead-triumph = Encabezar el triunfo
act-lead-triumph-about = Alrededor del mundo y hasta Roma
act-crown = Coronar a quien venció
act-crown-about = Con la corona de oro y un título
act-organise-state = Ordenar el Estado
act-organise-state-about = Qué es Roma desde ahora
act-decide-fate = Decidir el destino de alguien
act-decide-fate-about = Se anota, decidas lo que decidas
act-end-evening = Terminar la velada
act-end-evening-about = Cuando no gana nadie, o los vencedores no dicen más

## Campos

field-form-alliance-with = Con qué parte, por quien la guía
field-give-to-party-to = A qué parte, por quien la guía
field-take-back-gift-gift = Qué regalo
field-top-up-from = Quién paga
field-top-up-quantity = Cuánto falta
field-set-sea-dice-value = Qué dados
field-roll-ships-dice = Los dados, flota por flota según la lista
field-fight-on-dice = Los próximos dados, flota por flota según la lista
field-throw-for-party = Por qué parte
field-throw-for-asset = Con qué dado
field-throw-for-dice = Qué salió
field-claim-throw-party = Por qué parte
field-claim-throw-asset = Con qué dado
field-claim-throw-dice = Qué salió
field-lead-triumph-words = Qué se grita y se canta
field-crown-title = Título
field-organise-state-order = Qué es Roma
field-organise-state-words = Con tus palabras
field-decide-fate-fate = Qué pasa
field-decide-fate-about = A quién
field-decide-fate-place = Qué región
field-decide-fate-words = Con tus palabras

option-magnus = Magnus
option-magna = Magna
option-republic = una república
option-empire = un imperio
option-federation = una federación
option-commune = una comuna
option-other = otra cosa
option-enslave = esclavizar
option-grant = dar una región
option-deify = hacer un dios del fantasma
option-found_cult = fundar o favorecer el culto
option-ban_cult = prohibir el culto
option-in-time = Fue a tiempo
option-too-late = Fue tarde

## Notas junto a las opciones

note-party-at-sea = { $n ->
    [one] nadie más
   *[other] { $n } personas
}
note-counts = cada unidad cuenta { $n } D
note-gift = { $n } { $asset } para { $to }
note-sides = { $n } { AGREE($n, "cara", "caras") }

## Lo que tienen que elegir las Parcas

duty-actium-timing = { $details ->
    [yes] ¿{ AGREE($thrower, "Llegó", "Llegaron") } { $thrower } a tiempo, o antes, para tirar por { $party }?
   *[no] si cuenta una tirada en Actium
}

question-left-without-ship = { $n ->
    [one] A una parte no le llega para una nave, y no tiene aliados
   *[other] A { $n } partes no les llega para una nave, y no tienen aliados
}: { $who }
question-declared-in-time = { $who } { AGREE($who, "dice", "dicen") } que la tirada por { $party } se declaró a tiempo
question-throw-two-at-once = { $who } { AGREE($who, "dice", "dicen") } que la tirada por { $party } se declaró antes que la otra

## Objeciones: lo que tendría que ser distinto

add-what-lacks = A la próxima nave le faltan { $n } D, y se añade eso exactamente
allied-with-nobody = No tienes alianza con nadie
called-already = Las caracolas ya han sonado
claimed-too-late = Es tarde para reclamar una tirada de una ronda anterior: ya se tiró la ronda { $n }. En esta, tira sin más
claimed-already = Tu reclamación ya está ante las Parcas
close-forms-first = Antes se cierran las hojas y se compran las flotas
conches-first = Antes los dioses del mar hacen sonar las caracolas
counts-nothing = Tal como está, esto no cuenta nada en Actium: { $asset }
crown-first = Antes se da la corona
crowned-already = Quien venció ya tiene la corona
declared-in-time = { $you ->
    [yes] Dices que la tirada por { $party } se declaró a tiempo
   *[no] { $who } { AGREE($who, "dice", "dicen") } que la tirada por { $party } se declaró a tiempo
}
die-not-yours = No tienes tal dado: { $asset }
fates-judge-first = Antes las Parcas juzgan la reclamación de { $who }
fleets-never-merge = Las naves no cambian de manos: las alianzas se hacen antes de cerrar las hojas
form-checked-already = La hoja ya se dio por buena
forms-are-closed = Las hojas están cerradas
gods-give-so-much = Un dios da hasta cierta suma y no más; quedan { $n } D
gods-throw-at-sea = { $you ->
    [yes] En Actium solo los dioses tiran por otros, y no es tu caso
   *[no] En Actium solo los dioses tiran por otros, y { $who } no lo { AGREE($who, "es", "son") }
}
juppiter-crowns = Solo { $who } { AGREE($who, "corona", "coronan") } a quien venció
left-without-ship = { $n ->
    [one] A esta parte no le llega para una nave, y no tiene aliados
   *[other] A estas partes no les llega para una nave, y no tienen aliados
}: { $who }
name-victor-first = Antes se nombra la tirada más alta de esta ronda
neptune-hosts = Eso solo { AGREE($who, "puede", "pueden") } hacerlo { $who }: { AGREE($who, "dirige", "dirigen") } la batalla
no-fleet-at-sea = Eso solo puede hacerlo una parte con naves
no-party-at-sea = Ninguna parte se llama por esa persona
no-region-here = Solo se nombra una región cuando se da una
no-round-to-claim = { $why ->
    [crowned] Es tarde: ya se dio la corona
   *[none] No hay ninguna ronda sobre la que reclamar esto
}
no-such-gift = No tienes tal regalo en ninguna hoja
nobody-has-a-ship = Ninguna hoja vale aún una nave
no-die-kept = { $you ->
    [yes] No has guardado ninguna legio con que tirar
   *[no] { $who } no { AGREE($who, "ha", "han") } guardado ninguna legio con que tirar
}
not-for-such = Eso no vale para { $who }: a quien sobrevive se le esclaviza, mata o perdona; a los vivos se les dan regiones; de los fantasmas se hacen dioses, y los cultos son de dioses
not-in-this-round = Esa parte no tiró en esta ronda
not-twice-for-one = Ya tiraste por { $party } en esta ronda
not-yet-actium = El año de Actium no ha empezado
nothing-to-claim = { $why ->
    [judged] Las Parcas juzgan ya otra reclamación por { $party }
    [thrown] Ya tiraste por { $party } en esta ronda
    [ashore] { $party } no { AGREE($party, "ha", "han") } tirado en esta ronda
   *[free] Tira sin más: nadie te lo impide
}
one-fleet-left = Solo una parte tiene naves: nombra a quien venció
one-party-already = Ya sois una sola parte
organised-already = Los vencedores ya han dicho qué es Roma
others-add = Tiene que pagarlo otra persona: todo lo tuyo está en la hoja
others-check-form = { $you ->
    [yes] No hablas por ninguna parte: quien sigue a alguien le deja la hoja, y fantasmas y dioses no tienen
   *[no] { $who } no { AGREE($who, "habla", "hablan") } por ninguna parte: quien sigue a alguien le deja la hoja, y fantasmas y dioses no tienen
}
others-decide = { $you ->
    [yes] No hablas por ninguna parte: quien sigue a alguien le deja las alianzas, y fantasmas y dioses no están en ninguna
   *[no] { $who } no { AGREE($who, "habla", "hablan") } por ninguna parte: quien sigue a alguien le deja las alianzas, y fantasmas y dioses no están en ninguna
}
over-already = La velada ya ha terminado
own-form-already = Ya está en la hoja de tu propia parte
own-form-only = Esto se queda en la hoja de quien lo tiene: { $asset }
paraded-already = El triunfo ya se celebró
remainder-lost = Lo que sobra entre dos pasos se pierde
roll-ships-first = Antes tiran las flotas
sea-battle-over = La batalla ha terminado
sea-gods-call = Solo { $who } { AGREE($who, "puede", "pueden") } hacer sonar las caracolas
sea-throw-spent = { $you ->
    [yes] Ya has tirado:
   *[no] { $who } ya { AGREE($who, "ha", "han") } tirado:
} { $n ->
    [one] una vez
   *[other] { $n } veces
} en toda la batalla
server-rolls-at-sea = Estos dados los tira el servidor
ships-rolled-already = Eso solo era posible antes de la primera tirada
throw-two-at-once = { $you ->
    [yes] Dices que la tirada por { $party } se declaró antes que la otra
   *[no] { $who } { AGREE($who, "dice", "dicen") } que la tirada por { $party } se declaró antes que la otra
}
title-does-not-fit = { $who } no { AGREE($who, "puede", "pueden") } llamarse { $title ->
    [magna] Magna, un título de mujer
   *[magnus] Magnus, un título de varón
}
thrown-for-all = En esta ronda alguien ha tirado ya por cada parte
thrown-for-already = { $who } ya { AGREE($who, "tira", "tiran") } por { $party } en esta ronda
too-late-to-throw = Se tira entre la tirada de las flotas y el nombramiento de la más alta
type-all-ships = Anota { $n ->
    [one] un dado
   *[other] { $n } dados
} según cayeron
victors-decide = Eso lo { AGREE($who, "decide", "deciden") } solo { $who }, que { AGREE($who, "guía", "guían") } a los vencedores
win-first = Antes alguien gana la batalla de Actium

## Recordatorios

reminder-ACTIUM-01 = Haz sonar las caracolas cuando haya que llamar a todos a Actium.
reminder-ACTIUM-09 = Ayuda a contar, y da lo que te quede a una parte que te guste.
reminder-VICT-03 = Quien venció espera la corona de oro.
reminder-VICT-04 = Has ganado: di qué es Roma desde ahora.
reminder-VICT-05 = Has ganado: esclaviza o perdona, reparte regiones, haz dioses, prohíbe cultos.

## Palabras

term-navis_longa = Una nave de guerra, el dado azul: solo para Actium; en plural, naves longae
term-amicitia_ultima = Una última alianza: una hoja y una flota en Actium
term-concursatio_navalis = Una ronda en el mar: todas las flotas tiran a la vez
