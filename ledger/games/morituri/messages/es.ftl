# Morituri Te Salutamus: las palabras del viaje, de las cartas y del final. Los combates tienen su archivo.

# De qué trata el juego, en una frase.
game-about = Los gladiadores corren de Alexandria a Roma; quien queda en pie al final tiene la Rudis.

## Cosas

asset-hit_point = { $n ->
    [one] punto de vida
   *[other] puntos de vida
}
asset-rudis = Rudis
asset-gladius = Gladius
asset-sica = Sica
asset-spatha = Spatha
asset-hasta = Hasta
asset-trident = Tridente
asset-dual_gladius = Gladius doble
asset-falx = Falx
asset-casses = Casses
asset-galea_hoplomachus = Galea de Hoplomachus
asset-galea_thraex = Galea de Thraex
asset-galea_provocator = Galea de Provocator
asset-galea_murmillo = Galea de Murmillo
asset-galea_secutor = Galea de Secutor
asset-galerus = Galerus
asset-manica = Manica
asset-pectorale = Pectorale
asset-fasciae = Fasciae
asset-ocrea = Ocrea
asset-ocreae = Ocreae
asset-parmula = Parmula
asset-parma = Parma
asset-scutum = Scutum
asset-crowd_favour = ¡Favor del público!
asset-medicus = ¡Medicus experto!
asset-patron = ¡Patrono generoso!
asset-thief_armour = ¡Ladrón! (armadura)
asset-thief_weapon = ¡Ladrón! (arma)
asset-old_wound = ¡Herida infectada!
asset-chains = ¡Con cadenas en el cuartel!
asset-owner_in_debt = ¡El dueño tiene deudas!

## Gente y lugares

role-gladiator = Gladiador
role-host = Anfitrión
status-waiting = vuelve a empezar
status-dead = fuera de combate
status-held = pierde un turno

season-round = Ronda
period-round = Una ronda nueva

## La crónica

lot-cast = { $who } saca { $value } para ver quién empieza
lots-tied = Empatan y vuelven a tirar: { $who }
order-set = Empieza { $who }
turn-began = { $held ->
    [yes] { $who } pierde un turno
   *[no] Es el turno de { $who }
}
moved = { $stays ->
    [yes] { $who } saca { $die } y se queda en { $place }
   *[no] { $who } saca { $die } y va de { $origin } a { $place }
}
driven = { $who } { $back ->
    [yes] retrocede a la fuerza
   *[no] avanza a la fuerza
} de { $origin } a { $place }
token-taken = { $who } toma la carta de punto de vida de { $place }
draws-owed = { $who } puede robar { $n ->
    [one] una carta
   *[other] { $n } cartas
}: { $why }
arena-entered = { $n ->
    [0] { $who } entra en la arena de { $place }{ $beast ->
        [must] {", "}donde espera una fiera
       *[other] {", "}donde no espera nadie
    }
   *[other] { $who } entra en la arena de { $place }, donde { $n ->
        [one] espera
       *[other] esperan
    } { $foes }
}
danger-met = { $kind ->
    [pirates] { $who } se encuentra con piratas: { $place }
   *[other] { $who } se encuentra con bandidos: { $place }
}
danger-faced = { $who } saca { $die }, y con { $added } más son { $total }: { $safe ->
    [yes] a salvo de los { $kind ->
        [pirates] piratas
       *[other] bandidos
    }
   *[no] los { $kind ->
        [pirates] piratas
       *[other] bandidos
    } son más fuertes
}
loss-owed = { $how ->
    [none] A { $who } no le queda nada que perder
    [own] { $who } tiene que entregar una carta
   *[other] { $chooser } nombra la carta que pierde { $who }
}
gear-lost = { $who } pierde { $card }
turns-lost = { $who } va a perder { $n ->
    [one] un turno
   *[other] { $n } turnos
}
hit-points-gained = { $who } gana { $n ->
    [one] un punto de vida
   *[other] { $n } puntos de vida
}
hit-points-lost = { $who } pierde { $n ->
    [one] un punto de vida
   *[other] { $n } puntos de vida
} para siempre
card-drawn = { $who } roba { $card }
nothing-drawn = No queda ninguna carta para { $who }
gear-kept = { $kept ->
    [yes] { $who } conserva { $card }{ $n ->
        [0] {""}
       *[other] {" "}y deja { $others }
    }
   *[no] { $who } descarta { $card }{ $n ->
        [0] {""}
       *[other] {" "}y { $others }
    }
}
gear-dropped = { $who } deja { $card }
card-idle = { $card } no afecta a { $who }
pile-shuffled = { $n ->
    [one] Un descarte se baraja
   *[other] { $n } descartes se barajan
} en el mazo, que ahora tiene { $left } cartas
sent-away = { $card } manda a { $who } de { $origin } a { $place }
turn-waited = { $held ->
    [yes] { $who } ha perdido un turno
   *[no] { $who } espera en Roma
}
died = { $place ->
    [none] { $who } ha muerto
   *[other] { $who } murió en { $place }
}{ $returns ->
    [yes] {" "}y va a volver a empezar
   *[no] {""}
}
returned = { $who } vuelve a empezar en { $place }
game-ended = { $won ->
    [yes] Solo queda en pie { $who }, y recibe el Rudis
   *[no] La partida ha terminado, y nadie ha ganado
}
fact-set = { $fact ->
    [place] { $who } está en { $value }, dicen los encargados
    [hit_points] { $who } tiene { $value } puntos de vida, dicen los encargados
    [gives] { $who } recibe { $value }, dicen los encargados
    [takes] { $who } devuelve { $value }, dicen los encargados
    [life] { $value ->
        [dead] { $who } ha muerto, dicen los encargados
       *[other] { $who } vive, dicen los encargados
    }
    [skips] { $who } va a perder tantos turnos: { $value }, dicen los encargados
    [turn] Es el turno de { $who } desde su principio, dicen los encargados
    [card] La próxima carta es { $value }, dicen los encargados
   *[winner] La partida ha terminado, dicen los encargados
}

## Acciones

act-roll-for-order = Tirar para ver quién empieza
act-roll-for-order-about = Empieza la tirada más alta, y se sigue en el sentido del reloj
act-move = Tirar y mover
act-move-about = Un dado, otras tantas casillas
act-wait = Dejar pasar el turno
act-wait-about = Un turno que pierdes, o que esperas en Roma
act-face-danger = Tirar contra ellos
act-face-danger-about = Un dado, más tu valor de ataque
act-draw-card = Robar una carta
act-draw-card-about = Se hace lo que manda; el equipo puedes conservarlo
act-keep-gear = Conservar o descartar
act-keep-gear-about = De lo que no cabe junto, el resto va a los descartes; lo demás se queda
act-give-up = Nombrar la carta que se pierde
act-give-up-about = Va a los descartes
act-drop-gear = Dejar equipo
act-drop-gear-about = Al principio de tu turno; va a los descartes
act-set-fact = Corregir cómo están las cosas
act-set-fact-about = Con una razón que todos pueden leer

## Campos

field-dice = Qué salió
field-keep = Qué conservas
field-fact = Qué
field-who = De quién
field-set-fact-value = Cómo es
field-set-fact-reason = Por qué

option-none = nada de eso
option-nobody = la mesa
option-place = está en otra parte
option-hit_points = puntos de vida
option-gives = recibe equipo
option-takes = devuelve equipo
option-life = vive o ha muerto
option-skips = turnos que pierde
option-turn = tiene el turno
option-card = la próxima carta
option-winner = ha ganado
option-dead = ha muerto
option-alive = vive
option-begins = desde el principio
option-wins = la partida ha terminado

note-left = quedan { $n }
note-keep = { $assets }
note-keep-none = Lo que robaste y lo que no cabe con ello va a los descartes
note-card = { $card }

## Objeciones

beast-must-be-fought = Combate antes contra la fiera de esta arena
card-not-wanted = En esta partida roba las cartas el servidor
card-wanted = Di cuál de las cartas que quedan es
dice-not-wanted = En esta partida tira los dados el servidor
dice-wanted = Anota { $n ->
    [one] el dado que salió
   *[other] los { $n } dados que salieron
}
drop-at-the-start = El equipo se deja, si acaso, al principio de tu turno
fights-now = { $who } está en un combate, y no se puede poner en otra parte antes de que termine
game-is-over = La partida ha terminado
has-to-move = Tira y mueve: nadie te retiene
held-back = Pierdes { $n ->
    [one] este turno
   *[other] { $n } turnos
}
no-card-to-draw = Ahora no tienes ninguna carta que robar
no-card-to-keep = Ahora no tienes ninguna carta que conservar
no-danger-here = Ahora no hay nada contra lo que tirar
no-lot-to-cast = No tienes que tirar para ver quién empieza
no-such-fact = Eso no se puede fijar así
say-why = Di por qué
talk-it-over = Habladlo; no se escribe ninguna razón
no-such-gear = No llevas eso
one-weapon = Se conserva un arma, no más
one-piece-each = Se lleva una pieza en cada parte del cuerpo, y un escudo
both-hands-taken = Esa arma ocupa ambas manos y no deja ninguna para un escudo
shield-needs-a-hand = Un escudo va con un arma que ocupa una mano
dual-gladius-alone = Con el Gladius doble no hay escudo ni Casses
casses-need-a-hand = Las Casses van con un arma que ocupa una mano
no-shield-beside-casses = Con las Casses no hay escudo
not-held-together = Elige un conjunto que se pueda llevar a la vez
not-one-of-these = Nombra una de las cartas en cuestión
not-your-turn = { $who ->
    [none] Antes tira para ver quién empieza
   *[other] Es el turno de { $who }
}
nothing-to-give-up = Nadie espera a que nombres una carta
something-else-first = Antes viene otra cosa
stays-in-roma = Quien ha llegado a Roma espera allí
