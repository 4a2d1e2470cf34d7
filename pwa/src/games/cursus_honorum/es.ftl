# Cómo habla el teléfono de este juego, además de los mensajes propios del juego.

tab-sheet = Hoja
tab-race = Carrera
tab-elections = Elecciones

## Dados

cur-die = Dado { $n }
cur-not-rolled = aún sin tirar
cur-taken-pc = cuenta como capital político
cur-taken-skill = cuenta como habilidad
cur-fixed = se queda como está
cur-figure = +{ $n }
cur-minus = −{ $n }
cur-of-upkeep = − { $n } de mantenimiento
cur-what-fell = Qué muestran los dados

## La hoja

cur-plate = { $gens } · nivel { $level }
cur-dignitas = Dignitas
cur-level = Nivel { $level }
cur-terms = { $dice } { AGREE($dice, "dado", "dados") }, mantenimiento { $upkeep }
cur-boxes = { $label }: { $n } de { $boxes } { AGREE($n, "marcada", "marcadas") }
cur-box-to = { $label }: marcar hasta la casilla { $n }
cur-box-back = { $label }: retirar la casilla { $n }
cur-offices = Cargos
cur-office-held = { cur-ordinal } · { cur-points }
cur-office-needs = { $n } { AGREE($n, "voto", "votos") }
cur-skills = Habilidades
cur-skill-from = vale desde la ronda { $round }
cur-skill-capital = +{ $n } de capital político por turno
cur-skill-votes = +{ $n } { AGREE($n, "voto", "votos") }
cur-skill-votes-for = +{ $n } { AGREE($n, "voto", "votos") } para { $office }
cur-skill-per-die = { $n ->
    [one] +1 voto por dado
   *[other] +{ $n } votos por dado
}
cur-luxuries = Lujos
cur-cost = cuesta { $n } de riqueza
cur-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
cur-only-for = después de ser { $office }
cur-shame = Deshonra
cur-rules = Reglas de la hoja
cur-score = Puntos
cur-wealth = Riqueza
cur-income = Ingresos
cur-votes = Votos
cur-votes-dice = { $n ->
    [one] 1 dado
   *[other] { $n } dados
}

## Un turno

cur-turn-of = { AGREE($who, "Juega", "Juegan") } { $who }
cur-round = Ronda { $n }
cur-trail = Pasos del turno
cur-step-roll = Tirar
cur-step-advance = Dignitas
cur-step-attack = Atacar
cur-step-train = Habilidades
cur-step-buy = Lujos
cur-deeds = Qué puedes hacer ahora
cur-roll = Tirar { $n } { AGREE($n, "dado", "dados") }
cur-type-roll = Anotar { $n } { AGREE($n, "dado", "dados") }
cur-rolled = Tirada { $n }
cur-roll-of = Tirada { $n } de { $rolls }
cur-hint-keep = toca lo que guardas
cur-hint-choice = toca un dado a elegir para cambiarlo
cur-stop = Parar
cur-count = Contar los dados
cur-again = { $n ->
    [0] Volver a tirar
    [one] Volver a tirar 1
   *[other] Volver a tirar { $n }
}
cur-back = Atrás
cur-enter = Eso es
cur-pass = Saltar
cur-skipped = Volver a lo que saltaste
cur-hint-advance = Capital político { $n }: toca hasta dónde subes
cur-advance = { $n ->
    [one] Marcar 1 casilla
   *[other] Marcar { $n } casillas
}
cur-attack-whom = ¿A quién atacas?
cur-hint-attack = { $n ->
    [one] Un ataque: toca a su víctima
   *[other] { $n } ataques: toca una víctima para cada uno
}
cur-aim = Atacar a { $who }, { $n } por ahora
cur-aim-less = Un ataque menos contra { $who }
cur-hold-back = No atacar
cur-attack = { $n ->
    [0] Atacar
    [one] Atacar una vez
   *[other] Atacar { $n } veces
}
cur-hint-train = { $n ->
    [0] Todos los puntos de habilidad tienen su casilla
    [one] Queda 1 punto de habilidad: toca casillas
   *[other] Quedan { $n } puntos de habilidad: toca casillas
}
cur-train = { $n ->
    [0] Aprender
    [one] Aprender 1 casilla
   *[other] Aprender { $n } casillas
}
cur-hint-buy = Riqueza { $n }: toca lo que compras, o guárdala
cur-hint-save = Se guarda riqueza: { $n }
cur-buy = { $what } por { $n }
cur-end-turn = Acabar mi turno

## El comienzo

cur-start = ¿Quién empieza?
cur-start-about = Sortead el primer turno.
cur-start-wait = La partida empieza con el sorteo.
cur-begin = Empezar la partida

## Carrera y honores

cur-race = La carrera por la dignitas
cur-awaited = le toca
cur-lane-dignitas = { $n } · nivel { $level }
cur-honores = Honores
cur-next-points = siguiente { cur-points }
cur-office-closed = cerrado
cur-order = { cur-ordinal } { $who }
cur-ordinal = { $order ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] { $order }.º
 }
cur-if-now = Si terminara ahora
cur-player = Quién
cur-end-early = ¿Terminar ahora la partida?
cur-end-about = También termina cuando todos aceptan parar.
cur-would-end = { $who } { AGREE($who, "quiere", "quieren") } terminar ahora la partida.
cur-agree = Terminarla
cur-play-on = Seguir jugando

## Elecciones

cur-who-stands = ¿Quién se presenta a qué?
cur-prospects = Tus perspectivas
cur-elections-later = Las elecciones vienen cuando todos han tenido su turno.
cur-hint-stand = Toca el cargo al que te presentas.
cur-bonus = { $n } de capital político por turno
cur-chance = { $n } por ciento de lograrlo, con { $dice } { AGREE($dice, "dado", "dados") } y { $bonus } más
cur-percent = { $n } %
cur-you-held = ya lo fuiste
cur-standing = Candidaturas: { $who }
cur-waiting-for = Esperando a { $who }
cur-stand = Presentarme a { $office }
cur-stand-for-nothing = No presentarme a nada
cur-step-back = Retirarme
cur-has-spoken = Ya has hablado.
cur-votes-fall = Las votaciones
cur-last-elections = Las últimas elecciones
cur-cast-votes = { $n ->
    [one] Tirar 1 dado de voto
   *[other] Tirar { $n } dados de voto
}
cur-votes-awaited = { AGREE($n, "Queda", "Quedan") } { $n } { AGREE($n, "dado", "dados") } de voto por tirar
cur-votes-of = { $n } { AGREE($n, "voto", "votos") }
cur-runoff = desempate
cur-elected = { $who }: { $office }
cur-nobody-elected = No sale elegido nadie

## El final

cur-won = { $n ->
    [one] gana con { $points } { AGREE($points, "punto", "puntos") }
   *[other] comparten la victoria con { $points } { AGREE($points, "punto", "puntos") }
}

## Lo que cuenta en este juego cuando se mira atrás

score-title = Puntos de victoria
score-note = Los puntos que cada cual tenía por lo suyo, del primer turno al último.
score-of = { $n } { $n ->
    [one] punto
   *[other] puntos
} de victoria
