# Cursus Honorum: las palabras del juego.

# De qué trata el juego, en una frase.
game-about = Dados por dignitas: sube la escala de los cargos de Roma, y queda mal por el camino.

## Cosas

asset-dignitas = dignitas
asset-shame = deshonra
asset-wealth = riqueza
asset-pc = capital
asset-skill_points = { $n ->
    [one] punto de habilidad
   *[other] puntos de habilidad
}
asset-attack = { $n ->
    [one] dado de ataque
   *[other] dados de ataque
}
asset-oratory = Oratoria
asset-oratory-finished = Oratoria dominada
asset-monomachy = Monomaquia
asset-monomachy-finished = Monomaquia dominada
asset-command = Mando
asset-command-finished = Mando dominado
asset-common_touch = Don de gentes
asset-common_touch-finished = Don de gentes dominado
asset-politicking = Politiqueo
asset-politicking-finished = Politiqueo dominado
asset-roman_domus = domus romana
asset-italian_villa = villa itálica
asset-legendary_lineage = linaje legendario
asset-statue = estatua
asset-victory_temple = templo de la victoria
asset-quaestor = cuestor
asset-tribune = tribuno de la plebe
asset-aedile = edil
asset-praetor = pretor
asset-consul = cónsul
asset-censor = censor

## Gente y fases

role-noble = Noble
role-host = Anfitrión
status-waiting = ahora no juega

season-round = Ronda
period-round = Una ronda nueva

face-disapproval = desaprobación
face-wealth = riqueza
face-skill = habilidad
face-political_capital = capital político
face-choice = a elegir (capital o habilidad)
face-political_attack = ataque político

## La crónica

first-chosen = { $who } { AGREE($who, "tiene", "tienen") } el primer turno
dice-rolled = { $who } { AGREE($who, "tira", "tiran") } { $roll ->
    [1] y { AGREE($who, "saca", "sacan") }: { $faces }
   *[other] otra vez y { AGREE($who, "saca", "sacan") }: { $faces }
}
rolling-stopped = { $who } se { AGREE($who, "queda", "quedan") } con { $faces }: capital { $pc }{ $points ->
    [0] {""}
   *[other] , habilidad { $points }
}{ $wealth ->
    [0] {""}
   *[other] , riqueza { $wealth }
}{ $attacks ->
    [0] {""}
    [one] , un ataque
   *[other] , { $attacks } ataques
}
disapproved = { $who } { AGREE($who, "tiene", "tienen") } dados de desaprobación: { $ones }. { $n ->
    [0] {""}
   *[other] { AGREE($who, "Pierde", "Pierden") } { $n } de dignitas
}{ $shame ->
    [0] {""}
   *[other] { $n ->
        [0] { AGREE($who, "Recibe", "Reciben") } { $shame } de deshonra
       *[other] {" "}y { AGREE($who, "recibe", "reciben") } { $shame } de deshonra
    }
}
upkeep-paid = { $who } { AGREE($who, "paga", "pagan") } { $n } de capital para conservar su nivel
upkeep-missed = { $who } no { AGREE($who, "puede", "pueden") } conservar su nivel con { $capital } de { $upkeep } de capital: { $n ->
    [0] { AGREE($who, "recibe", "reciben") } { $shame } de deshonra
   *[other] { AGREE($who, "pierde", "pierden") } { $n } de dignitas
}{ $forfeited ->
    [0] {""}
   *[other] , y el capital
}
dignitas-raised = { $who } { AGREE($who, "gana", "ganan") } { $n } de dignitas por { $paid } de capital
attacked = { $who } { AGREE($who, "ataca", "atacan") } a { $target }{ $dice ->
    [one] {""}
   *[other] {" "}con { $dice } dados
}{ $lost ->
    [0] {""}
   *[other] , que { AGREE($target, "pierde", "pierden") } { $lost } de dignitas
}{ $shame ->
    [0] {""}
   *[other] { $lost ->
        [0] , que { AGREE($target, "recibe", "reciben") } { $shame } de deshonra
       *[other] {" "}y { AGREE($target, "recibe", "reciben") } { $shame } de deshonra
    }
}{ $gained ->
    [0] {""}
   *[other] ; { $who } { AGREE($who, "gana", "ganan") } { $gained }
}
skills-trained = { $n ->
    [one] { $who } { AGREE($who, "marca", "marcan") } una casilla de { $skills }
   *[other] { $who } { AGREE($who, "marca", "marcan") } { $n } casillas de { $skills }
}{ $full ->
    [none] {""}
   *[other] , y { AGREE($who, "domina", "dominan") } { $full }
}
skills-erased = { $n ->
    [0] Al final { $who } no { AGREE($who, "domina", "dominan") } { $full }
    [one] { $who } { AGREE($who, "pierde", "pierden") } la casilla marcada de { $skills }
   *[other] { $who } { AGREE($who, "pierde", "pierden") } { $n } casillas de { $skills }
}
luxury-bought = { $who } { AGREE($who, "compra", "compran") } { $asset } por { $cost } de riqueza
unspent-lost = { $who } { AGREE($who, "pierde", "pierden") } lo que no gastó{ $pc ->
    [0] {""}
   *[other] , capital { $pc }
}{ $points ->
    [0] {""}
   *[other] , habilidad { $points }
}{ $attacks ->
    [0] {""}
    [one] , un ataque
   *[other] , { $attacks } ataques
}
turn-ended = { $next ->
    [none] { $who } { AGREE($who, "acaba", "acaban") } el último turno de la ronda
   *[other] { $who } { AGREE($who, "acaba", "acaban") } su turno; { AGREE($next, "sigue", "siguen") } { $next }
}
step-opened = { $who } { AGREE($who, "puede", "pueden") } volver a ello: { $step ->
    [roll] los dados
    [advance] la dignitas
    [attack] los ataques
    [train] las habilidades
   *[other] la riqueza
}
elections-opened = Empiezan las elecciones: ¿quién se presenta a qué?
candidacy-announced = { $who } se { AGREE($who, "presenta", "presentan") } a { $office }
candidacy-withdrawn = { $who } ya no se { AGREE($who, "presenta", "presentan") } a { $office }
nothing-announced = { $who } no se { AGREE($who, "presenta", "presentan") } a nada
candidacies-closed = { $n ->
    [0] Nadie se presenta a nada
    [one] Empiezan las votaciones, para un cargo
   *[other] Empiezan las votaciones, para { $n } cargos
}
votes-cast = { $who } { AGREE($who, "saca", "sacan") } { $faces } para { $office }: { $votes } { AGREE($votes, "voto", "votos") }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } de ellos por habilidad
}
runoff-called = Empate para { $office }: vuelven a tirar { $who }
nobody-elected = Nadie sale elegido { $office }: { $tied ->
    [yes] empate a { $best } { AGREE($best, "voto", "votos") }
   *[no] { $best } { AGREE($best, "voto", "votos") }, y { AGREE($needed, "hacía", "hacían") } falta { $needed }
}
office-won = { $who } { AGREE($who, "es", "son") } { $asset }{ $votes ->
    [0] {""}
   *[other] {" "}con { $votes } { AGREE($votes, "voto", "votos") }
}
office-annulled = { $who } ya no { AGREE($who, "es", "son") } { $asset }
turns-resumed = Siguen los turnos: { $who }
round-ended = La ronda { $n } ha terminado
end-agreed = { $who } { AGREE($who, "quiere", "quieren") } terminar ahora la partida
end-refused = { $who } { AGREE($who, "sigue", "siguen") } jugando
game-ended = La partida ha terminado: { $cause ->
    [stewards] los encargados dicen que { AGREE($who, "ha", "han") } ganado { $who }
   *[other] { AGREE($who, "ha", "han") } ganado { $who }
} con { $n } { AGREE($n, "punto", "puntos") } de victoria
fact-set = { $kind ->
    [seat] { $n ->
        [0] { $who } ya no { AGREE($who, "juega", "juegan") }
       *[other] { $who } { AGREE($who, "entra", "entran") } en la partida
    }
    [office] { $n ->
        [0] { $who } no { AGREE($who, "es", "son") } { $fact }, dicen los encargados
       *[other] { $who } { AGREE($who, "es", "son") } { $fact }, dicen los encargados
    }
   *[other] { $who } { AGREE($who, "tiene", "tienen") } { $n } de { $fact }, dicen los encargados
}
course-set = { $to ->
    [turn] Los encargados dan el turno a { $about }
    [candidacies] Los encargados abren las elecciones
    [votes] Los encargados hacen votar de nuevo sobre { $about }
    [next-round] Los encargados acaban la ronda
   *[other] Los encargados terminan la partida
}

## Acciones

act-begin = Averiguar quién empieza
act-roll = Tirar los dados
act-roll-again = Volver a tirar algunos
act-roll-again-about = Los demás se guardan; los 1 se quedan como están
act-stop-rolling = Dejar de tirar
act-stop-rolling-about = Desaprobación y mantenimiento siguen en el acto
act-advance = Comprar dignitas
act-attack = Atacar a rivales
act-attack-about = Después no se puede comprar más dignitas en este turno
act-train = Entrenar habilidades
act-train-about = Una habilidad completa vale desde la ronda siguiente
act-buy = Comprar un lujo
act-end-turn = Acabar el turno
act-run-for = Presentarse a un cargo
act-stand-down = Retirar la candidatura
act-ready = No presentarse a nada
act-cast-votes = Tirar por votos
act-agree-to-end = Terminar ahora la partida
act-agree-to-end-about = Termina cuando todos aceptan
act-disagree = Seguir jugando
act-set-fact = Fijar lo que muestra una hoja
act-set-course = Fijar por dónde va la partida

## Campos

field-dice = Qué muestran los dados
field-begin-who = Quién empieza
field-reroll = Qué dados volver a tirar
field-as_pc = Dados a elegir que cuentan como capital
field-upkeep = El mantenimiento
field-advance-boxes = Cuántas casillas
field-targets = Cuántos dados contra quién
field-train-boxes = Cuántas casillas de qué
field-luxury = Qué lujo
field-office = Qué cargo
field-subject = La hoja de quién
field-fact = Qué
field-to = Por dónde sigue la partida
field-set-course-about = De quién o de qué se trata

option-die-1 = 1.º dado
option-die-2 = 2.º dado
option-die-3 = 3.º dado
option-die-4 = 4.º dado
option-die-5 = 5.º dado
option-die-6 = 6.º dado
option-pay = pagarlo
option-refuse = negarse, y cargar con la pérdida
option-turn = con un turno
option-candidacies = con candidaturas
option-votes = con una elección repetida
option-next-round = con la ronda siguiente
option-end = por ninguna parte: termina
option-seat = participa (1 o 0)

## Notas junto a las opciones

note-die = { $face ->
    [disapproval] desaprobación
    [wealth] riqueza
    [skill] habilidad
    [political_capital] capital político
    [choice] a elegir (capital o habilidad)
   *[other] ataque
}
note-dignitas = { $n } de dignitas
note-boxes-left = { $n ->
    [one] queda una casilla
   *[other] quedan { $n } casillas
}
note-luxury = riqueza { $cost }, puntos { $points }
note-office = votos { $votes }, puntos { $points }

## Objeciones: lo que tendría que ser distinto

agreed-already = Ya lo has dicho; otros aún no
aim-attacks = Dirige al menos un ataque, o sigue adelante
all-dice-locked = Todos los dados están fijos
attack-others = Solo se puede atacar a otros jugadores
begun-already = Ya se ha jugado el primer turno
boxes-full = { $n ->
    [0] Todas las casillas de dignitas están marcadas
    [one] Solo queda una casilla de dignitas
   *[other] Solo quedan { $n } casillas de dignitas
}
boxes-not-open = { $n ->
    [0] No hay ninguna casilla abierta de { $asset }
    [one] Solo hay una casilla abierta de { $asset }
   *[other] Solo hay { $n } casillas abiertas de { $asset }
}
dice-first = Antes vienen los dados, y dejar de tirar
die-kept = El dado { $die } se guardó, y se queda como está
disapproval-stays = El dado { $die } muestra desaprobación, y se queda como está
elections-now = Los turnos de esta ronda han terminado
game-over = La partida ha terminado
has-luxury = { $asset }: basta con uno, y ya lo tienes
held-before = Ya has sido { $office }, y nadie lo es dos veces
lot-decides = Quién empieza lo decide la suerte
no-attack-dice = No quedan dados de ataque
no-candidate = No te presentas a nada
no-choice-dice = Ningún dado deja elegir entre capital y habilidad
no-elections-now = Las elecciones vienen cuando todos han tenido un turno
no-office-left = No queda ningún cargo que puedas ganar
no-skill-points = No quedan puntos de habilidad
no-such-course = La partida no puede seguir por ahí
no-such-dice = Nombra dados que estén ahí, cada uno una vez
no-such-face = Un dado muestra de 1 a { $n }
no-such-fact = Eso no se puede fijar así
no-such-luxury = No hay tal lujo
no-such-office = No hay tal cargo
no-votes-now = Ahora no tienes que tirar por votos
nobody-began = Alguien tiene que empezar: sortead quién
nobody-would-end = Nadie quiere terminar la partida
not-your-turn = Es el turno de { $who }
nothing-to-buy = Ahora no hay ningún lujo que puedas comprar
office-first = { $asset }: para quien ha sido { $office }
office-full = Ya { AGREE($n, "está ocupado", "están ocupados") } { $n } de { $n } { AGREE($n, "puesto", "puestos") } de { $office }
one-office-only = Ya te presentas a { $office }
pay-or-refuse = Di si pagas el mantenimiento
players-only = { $you ->
    [yes] No juegas
   *[no] { $who } no { AGREE($who, "juega", "juegan") }
}
ready-already = Ya has hablado
roll-first = Antes vienen los dados
rolled-already = Los dados ya se tiraron; vuelve a tirar algunos, o deja de tirar
rolled-out = Ya se { AGREE($n, "hizo", "hicieron") } { $n } { AGREE($n, "tirada", "tiradas") }
rung-first = { $office } viene después del escalón anterior
say-how-choice = Di cuántos de los { $n ->
    [one] dados a elegir (hay uno) cuentan
   *[other] { $n } dados a elegir cuentan
} como capital
say-why = Di por qué
say-who-begins = Di qué jugador empieza
server-rolls = En esta partida tira los dados el servidor
skills-full = Todas las casillas de todas las habilidades están marcadas
step-over = Ese paso del turno ha terminado
talk-it-over = Habladlo; no se escribe ninguna razón
tick-boxes = Marca al menos una casilla, o sigue adelante
too-few-attacks = { $n ->
    [one] Queda un dado de ataque
   *[other] Quedan { $n } dados de ataque
}
too-few-skill-points = { $n ->
    [one] Queda un punto de habilidad
   *[other] Quedan { $n } puntos de habilidad
}
too-little-capital = De capital { AGREE($n, "queda", "quedan") } { $n }
too-little-wealth = { $asset } cuesta { $cost } de riqueza, y tienes { $n }
turn-over = Ese turno ha terminado
type-dice = { $n ->
    [one] Anota lo que muestra el dado
   *[other] Anota lo que muestran los { $n } dados
}
upkeep-is-due = Quien puede pagar el mantenimiento, lo paga
voted-already = Ya has tirado por votos
votes-begun = Las votaciones han empezado
