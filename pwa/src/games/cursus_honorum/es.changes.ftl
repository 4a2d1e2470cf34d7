# Cómo se llaman las partes de un juego y lo que contienen cuando se comparan dos momentos.

slice-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

slice-person-level-number = Nivel
slice-person-skills = Habilidades
slice-person-skills-each = { $boxes ->
    [0] {""}
   *[other] { $name }: { $boxes } de { $of } { AGREE($of, "casilla", "casillas") }
}
slice-person-offices = Cargos
slice-person-offices-each = { $office } (ronda { $round }): { slice-points }
slice-person-income-total = Ingresos por turno
slice-person-votes-dice = Dados de voto
slice-person-votes-bonus = Se suma a los votos
slice-person-score = Puntos de victoria

slice-sheet = Cargos por ganar
slice-sheet-offices = Para quien gane después
slice-sheet-offices-each = { $open ->
    [no] { $name }: cerrado
   *[other] { $name }: { slice-points }
}

slice-table = La carrera
slice-table-round = Ronda
slice-table-phase = Qué se juega
slice-table-phase-start = el sorteo del primer turno
slice-table-phase-actions = turnos
slice-table-phase-candidacies = candidaturas
slice-table-phase-votes = votaciones
slice-table-phase-over = nada: ha terminado
slice-table-order = Orden de turno
slice-table-turn = De quién es el turno
slice-table-turn-whole = { $who }
slice-table-standing = Candidaturas
slice-table-standing-each = { $who } a { $office }
slice-table-contests = Últimas elecciones
slice-table-contests-each = { $winner ->
    [none] { $office }: nadie
   *[other] { $office }: { $winner }
}
slice-table-honores = Honores
slice-table-honores-each = { $who } (ronda { $round })
slice-table-ending = Quién quiere terminar la partida
slice-table-scores = Puntos de victoria
slice-table-scores-each = { $who }: { $score }
slice-table-winners = Quién tiene más
