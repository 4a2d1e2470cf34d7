# Cómo habla el teléfono de este juego, además de los mensajes propios del juego.

tab-board = Tablero
tab-gladiator = Gladiador

gladiators = Gladiadores
gear = Equipo
mor-you = tú
mor-last = Lo último que pasó
mor-av = Valor de ataque
mor-dv = Valor de defensa
mor-ev = Carga
mor-av-short = VA
mor-dv-short = VD
mor-ev-short = CA
mor-hit-points = { $n ->
    [one] un punto de vida
   *[other] { $n } puntos de vida
}
mor-hit-points-of = { $n } de { $most } { AGREE($most, "punto", "puntos") } de vida

## De quién es el turno, y qué se pide

asked-loss = { $mine ->
    [yes] Elige la carta que se va
   *[no] Se va una carta: { AGREE($who, "elige", "eligen") } { $who }
}
asked-keep = { $mine ->
    [yes] Has robado una carta: ¿qué conservas?
   *[no] { $who } { AGREE($who, "ha", "han") } robado una carta: ¿qué { AGREE($who, "conserva", "conservan") }?
}
asked-draw = { $mine ->
    [yes] Tienes una carta que robar
   *[no] { $who } { AGREE($who, "tiene", "tienen") } una carta que robar
}
asked-danger = { $mine ->
    [yes] Peligro en el camino
   *[no] Peligro en el camino para { $who }
}
asked-foes = { $mine ->
    [yes] Elige contra quién combatir primero
   *[no] { $who } { AGREE($who, "elige", "eligen") } contra quién combatir primero
}
asked-beast = { $mine ->
    [yes] Te espera una fiera
   *[no] Una fiera espera a { $who }
}

## Botones

do-roll-for-order = Tirar para ver quién empieza
do-move = Tirar y avanzar
do-wait = Dejar pasar este turno
do-draw-card = Robar una carta
do-drop-gear = Dejar una carta
do-face-danger = { $kind ->
    [pirates] Plantar cara a los piratas
    [bandits] Plantar cara a los bandidos
   *[other] Plantarles cara
}
do-fight-beast = Combatir contra la fiera
do-strike = { $extra ->
    [yes] La última ronda
   *[no] Combatir la ronda { $n }
}
do-strike-beast = Combatir la ronda { $n }
do-fight-on = Combatir hasta el final
do-hear-the-crowd = Oír al público
do-accept-mercy = Aceptar la clemencia
do-refuse-mercy = Combatir una ronda más
asked-of = Esperando la palabra de { $who }.
asked-hand-to = Pasa el teléfono a { $who }
lots-title = ¿Quién va primero?

## Elecciones

keep-title = Carta robada: { $card }
keep-none = Nada de esto
keep-note = Toca lo que quieres llevar desde ahora. Lo que no cabe junto se descarta, y todo tu otro equipo se queda.
loss-title-own = ¿Qué carta pierdes?
loss-title = ¿Qué carta { AGREE($who, "pierde", "pierden") } { $who }?
foes-title = ¿Contra quién combates primero?

## El mapa

map-nearer = Acercar
map-whole = Todo el mapa
map-follow = Volver a la ficha
map-road = El camino a Roma, casilla a casilla
map-here = Aquí: { $who }
map-number = Casilla { $n }
space-start = Aquí empieza el camino.
space-plain = Un lugar tranquilo: no pasa nada.
space-draw = { $n ->
    [one] Roba una carta.
   *[other] Roba { $n } cartas.
}
space-hit_point = Quien llega aquí primero toma la carta de punto de vida.
space-hit_point_gone = Ya se tomó la carta de punto de vida que había aquí.
space-bandits = Bandidos. Un dado y tu valor de ataque tienen que llegar a { $n }, o entregas una carta de tu equipo; si no tienes ninguna pierdes un turno.
space-pirates = Piratas. Un dado y tu valor de ataque tienen que llegar a { $n }, o pierdes un punto de vida para siempre, aunque sea el último.
space-move = { $n ->
    [one] Avanza a la casilla siguiente.
   *[other] Avanza { $n } casillas más.
}
space-storm = { $n ->
    [one] Retrocedes una casilla.
   *[other] Retrocedes { $n } casillas.
}
space-miss_turn = { $n ->
    [one] Pierdes tu próximo turno.
   *[other] Pierdes tus próximos { $n } turnos.
}
space-dalmatian_coast = Aquí no pasa nada, pero a esta costa va quien roba «¡El dueño tiene deudas!».
space-arena = Una arena. Quien llega combate contra todos los que están aquí, o si no contra una fiera de ataque y defensa { $n }.
space-roma = El final del camino. Aquí todo combate es a muerte; gana la Rudis quien quede en pie. La fiera tiene ataque y defensa { $n }.
kind-start = salida
kind-plain = camino
kind-draw = escuela o armería
kind-hit_point = punto de vida
kind-bandits = bandidos
kind-pirates = piratas
kind-move = viento y camino
kind-miss_turn = demora
kind-dalmatian_coast = costa dálmata
kind-arena = arena
kind-roma = Roma

## De dónde vienen el tablero y el mazo

pack-title = Tablero y mazo
pack-house = Datos de la casa: el camino, sus casillas y las cifras de las cartas se hicieron para esta mesa. No son el tablero y el mazo publicados, de los que no hay ninguna lista.
pack-organiser = Datos de quien organiza esta velada: el camino, sus casillas y las cartas vienen de su propio archivo, no del juego publicado.
pack-published = El tablero y el mazo, tal como se publicaron.
pack-printed = Aun así se conserva lo impreso: 69 cartas y 60 cartas de punto de vida, seis casillas de premio, Siracusa con dos banderines y Roma con cuatro, el Gladius doble que golpea dos veces, y Casses, Tridente, Hasta y «¡El dueño tiene deudas!» como los describen las reglas.
pack-short = { $title } { $from ->
    [published] (como se publicó)
    [organiser] (datos de esta mesa, no del juego publicado)
   *[house] (datos de la casa, no del juego publicado)
}

## Equipo y cartas

slot-helmet = Casco
slot-torso = Brazo y torso
slot-leg = Piernas
slot-weapon = Arma
slot-offhand = Escudo o red
slot-flux = Orden
slot-empty = nada
card-pugio = Pugio (puñal)
card-pugio-does = Lo tiene todo gladiador: una mano, valor de ataque 1.
card-one-hand = Una mano, valor de ataque { $n }.
card-two-hands = Ambas manos, valor de ataque { $n }. Sin escudo ni red.
card-either = Valor de ataque { $two } con ambas manos, { $one } junto a un escudo o una red.
card-attacks = Golpea { $n } { AGREE($n, "vez", "veces") } en cada ronda.
card-net = Antes de cada ronda ambos tiran un dado. Si el tuyo es mayor, la defensa del rival se reduce a la mitad en esa ronda.
card-anti-net = Suma { $n } a tu dado contra una red.
card-armour = Valor de defensa { $d }, carga { $e }.
brief-weapon = { $hands ->
    [one] VA { $n }, una mano
    [two] VA { $n }, ambas manos
   *[either] VA { $n }, o { $one } con una mano
}
brief-net = red
brief-armour = VD { $d }, CA { $e }
effect-gain_hp = { $n ->
    [one] Un punto de vida más, para siempre.
   *[other] { $n } puntos de vida más, para siempre.
}
effect-lose_hp = { $n ->
    [one] Un punto de vida menos, para siempre; nunca el último.
   *[other] { $n } puntos de vida menos, para siempre; nunca el último.
}
effect-draw = { $n ->
    [one] Roba otra carta.
   *[other] Roba { $n } cartas más.
}
effect-lose_armour = Se pierde una pieza de armadura; dice cuál quien está a la izquierda.
effect-lose_weapon = Se pierde el arma.
effect-miss_turn = { $n ->
    [one] Pierde el próximo turno.
   *[other] Pierde los próximos { $n } turnos.
}
effect-owner_in_debt = A la costa dálmata, y se acaba el turno. El mazo se baraja de nuevo.
standing-alive = en pie
standing-dead = fuera de combate
standing-waiting = vuelve a empezar pronto
standing-skips = { $n ->
    [one] pierde un turno
   *[other] pierde { $n } turnos
}
standing-net = con una red
standing-two-handed = ambas manos

## Combates

beast = { $n ->
    [1] el jabalí
    [2] el oso
    [3] el león
   *[other] el tigre
}
duel-between = { $who } contra { $foe }
duel-to-the-death = a muerte
duel-beast = contra una fiera
duel-for-the-crowd = ante el público
duel-before = Aún no ha golpeado nadie.
duel-round = Ronda { $n }
duel-rounds = { $n ->
    [one] La única ronda hasta ahora
   *[other] Las { $n } rondas
}
duel-target = Tiene que llegar a { $n }
duel-bonus = +{ $n } de { $most }
duel-needs = / { $n }
duel-hit = acierto
duel-miss = fallo
duel-netted = en la red
duel-net-missed = la red falla
duel-spoken = { $who }: { $sum } donde { AGREE($target, "hacía", "hacían") } falta { $target }, { $hits ->
    [0] ningún acierto
    [one] un acierto
   *[other] { $hits } aciertos
}, { AGREE($left, "queda", "quedan") } { $left }
duel-to-the-map = Volver al mapa
duel-to-the-end = Cómo acaba la partida
mood-crowd = A { $who } { AGREE($who, "le", "les") } queda el último punto de vida. ¿Qué quiere el público?
mood-mercy = El público es benévolo: { $who } { AGREE($who, "puede", "pueden") } dejar la arena con vida.
mood-blood = El público quiere sangre: una ronda más.
mood-refused = Clemencia rechazada: una ronda más.
end-hunt-won = { $who } { AGREE($who, "ha", "han") } vencido: cae { $beast }.
end-hunt-lost = A { $who } { AGREE($who, "le", "les") } ha matado { $beast }.
end-hunt-both = { $who } y { $beast } han muerto juntos.
end-duel-dead = { $who } { AGREE($who, "ha", "han") } vencido. { $foe } { AGREE($foe, "ha", "han") } muerto.
end-duel-mercy = { $who } { AGREE($who, "ha", "han") } vencido. { $foe } { AGREE($foe, "recibió", "recibieron") } clemencia.
end-duel-survived = { $who } { AGREE($who, "ha", "han") } vencido. { $foe } { AGREE($foe, "vive", "viven") }.
end-duel-both-dead = { $who } y { $foe } se han matado mutuamente.
end-duel-both-at-one = A ambos les queda el último punto de vida: no ha vencido nadie.
end-duel-nobody = { $who } y { $foe } viven: no ha vencido nadie.

## El final

end-title = El final de la partida
end-won = { $who } { AGREE($who, "gana", "ganan") } la Rudis
end-won-about = La espada de madera: por fin la libertad.
end-nobody = No gana nadie
end-nobody-about = La espada de madera se queda donde está.
end-fallen = Cayeron

## Lo que cuenta en este juego cuando se mira atrás

score-title = Cómo estaba cada cual
score-note = Un punto de vida cuenta uno. La Rudis cuenta cien: quien la tiene ha ganado.
