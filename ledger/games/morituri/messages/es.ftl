# Morituri Te Salutamus: las palabras del viaje, de las cartas y del final. Los combates tienen su archivo.

# De qué trata el juego, en una frase.
game-about = Los gladiadores corren de Alejandría a Roma; quien queda en pie al final tiene la Rudis.

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

lot-cast = { $who } { AGREE($who, "saca", "sacan") } { $value } para ver quién empieza
lots-tied = Empatan y vuelven a tirar: { $who }
order-set = { AGREE($who, "Empieza", "Empiezan") } { $who }
turn-began = { $held ->
    [yes] { $who } { AGREE($who, "pierde", "pierden") } un turno
   *[no] Es el turno de { $who }
}
moved = { $stays ->
    [yes] { $who } { AGREE($who, "saca", "sacan") } { $die } y se { AGREE($who, "queda", "quedan") } en { $place }
   *[no] { $who } { AGREE($who, "saca", "sacan") } { $die } y { AGREE($who, "va", "van") } de { $origin } a { $place }
}
driven = { $who } { $back ->
    [yes] { AGREE($who, "retrocede", "retroceden") } a la fuerza
   *[no] { AGREE($who, "avanza", "avanzan") } a la fuerza
} de { $origin } a { $place }
token-taken = { $who } { AGREE($who, "toma", "toman") } la carta de punto de vida de { $place }
draws-owed = { $who } { AGREE($who, "puede", "pueden") } robar { $n ->
    [one] una carta
   *[other] { $n } cartas
}: { $why }
arena-entered = { $n ->
    [0] { $who } { AGREE($who, "entra", "entran") } en la arena de { $place }{ $beast ->
        [must] {", "}donde espera una fiera
       *[other] {", "}donde no espera nadie
    }
   *[other] { $who } { AGREE($who, "entra", "entran") } en la arena de { $place }, donde { AGREE($foes, "espera", "esperan") } { $foes }
}
danger-met = { $kind ->
    [pirates] { $who } se { AGREE($who, "encuentra", "encuentran") } con piratas: { $place }
   *[other] { $who } se { AGREE($who, "encuentra", "encuentran") } con bandidos: { $place }
}
danger-faced = { $who } { AGREE($who, "saca", "sacan") } { $die }, y con { $added } más son { $total }: { $safe ->
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
    [none] A { $who } no { AGREE($who, "le", "les") } queda nada que perder
    [own] { $who } { AGREE($who, "tiene", "tienen") } que entregar una carta
   *[other] { $chooser } { AGREE($chooser, "nombra", "nombran") } la carta que { AGREE($who, "pierde", "pierden") } { $who }
}
gear-lost = { $who } { AGREE($who, "pierde", "pierden") } { $card }
turns-lost = { $who } { AGREE($who, "va", "van") } a perder { $n ->
    [one] un turno
   *[other] { $n } turnos
}
hit-points-gained = { $who } { AGREE($who, "gana", "ganan") } { $n ->
    [one] un punto de vida
   *[other] { $n } puntos de vida
}
hit-points-lost = { $who } { AGREE($who, "pierde", "pierden") } { $n ->
    [one] un punto de vida
   *[other] { $n } puntos de vida
} para siempre
card-drawn = { $who } { AGREE($who, "roba", "roban") } { $card }
nothing-drawn = No queda ninguna carta para { $who }
gear-kept = { $kept ->
    [yes] { $who } { AGREE($who, "conserva", "conservan") } { $card }{ $n ->
        [0] {""}
       *[other] {" "}y { AGREE($who, "deja", "dejan") } { $others }
    }
   *[no] { $who } { AGREE($who, "descarta", "descartan") } { $card }{ $n ->
        [0] {""}
       *[other] {" "}y { $others }
    }
}
gear-dropped = { $who } { AGREE($who, "deja", "dejan") } { $card }
card-idle = { $card } no afecta a { $who }
pile-shuffled = { $n ->
    [one] Un descarte se baraja
   *[other] { $n } descartes se barajan
} en el mazo, que ahora tiene { $left } { AGREE($left, "carta", "cartas") }
sent-away = { $card } manda a { $who } de { $origin } a { $place }
turn-waited = { $held ->
    [yes] { $who } { AGREE($who, "ha", "han") } perdido un turno
   *[no] { $who } { AGREE($who, "espera", "esperan") } en Roma
}
died = { $place ->
    [none] { $who } { AGREE($who, "ha", "han") } muerto
   *[other] { $who } { AGREE($who, "murió", "murieron") } en { $place }
}{ $returns ->
    [yes] {" "}y { AGREE($who, "va", "van") } a volver a empezar
   *[no] {""}
}
returned = { $who } { AGREE($who, "vuelve", "vuelven") } a empezar en { $place }
game-ended = { $won ->
    [yes] Solo { AGREE($who, "queda", "quedan") } en pie { $who }, y { AGREE($who, "recibe", "reciben") } la Rudis
   *[no] La partida ha terminado, y nadie ha ganado
}
fact-set = { $fact ->
    [place] { $who } { AGREE($who, "está", "están") } en { $value }, dicen los encargados
    [hit_points] Puntos de vida de { $who }: { $value }, dicen los encargados
    [gives] { $who } { AGREE($who, "recibe", "reciben") } { $value }, dicen los encargados
    [takes] { $who } { AGREE($who, "devuelve", "devuelven") } { $value }, dicen los encargados
    [life] { $value ->
        [dead] { $who } { AGREE($who, "ha", "han") } muerto, dicen los encargados
       *[other] { $who } { AGREE($who, "vive", "viven") }, dicen los encargados
    }
    [skips] { $who } { AGREE($who, "va", "van") } a perder tantos turnos: { $value }, dicen los encargados
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

note-left = { AGREE($n, "queda", "quedan") } { $n }
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
fights-now = { $who } { AGREE($who, "está", "están") } en un combate, y no se { AGREE($who, "puede", "pueden") } poner en otra parte antes de que termine
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
