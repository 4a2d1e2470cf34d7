# What the slices of a game and their members are called where two moments are compared.

slice-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

slice-person-level-number = Level
slice-person-skills = Skills
slice-person-skills-each = { $boxes ->
    [0] {""}
   *[other] { $name }: { $boxes } of { $of } { AGREE($of, "box", "boxes") }
}
slice-person-offices = Offices
slice-person-offices-each = { $office } (round { $round }): { slice-points }
slice-person-income-total = Income a turn
slice-person-votes-dice = Vote dice
slice-person-votes-bonus = Added to votes
slice-person-score = Victory points

slice-sheet = Offices to be won
slice-sheet-offices = For the next winner
slice-sheet-offices-each = { $open ->
    [no] { $name }: closed
   *[other] { $name }: { slice-points }
}

slice-table = The race
slice-table-round = Round
slice-table-phase = What is played
slice-table-phase-start = the lot for the first turn
slice-table-phase-actions = turns
slice-table-phase-candidacies = candidacies
slice-table-phase-votes = votes
slice-table-phase-over = nothing: it is over
slice-table-order = Turn order
slice-table-turn = Whose turn
slice-table-turn-whole = { $who }
slice-table-standing = Candidates
slice-table-standing-each = { $who } for { $office }
slice-table-contests = Last elections
slice-table-contests-each = { $winner ->
    [none] { $office }: nobody
   *[other] { $office }: { $winner }
}
slice-table-honores = Honores
slice-table-honores-each = { $who } (round { $round })
slice-table-ending = Who would end the game
slice-table-scores = Victory points
slice-table-scores-each = { $who }: { $score }
slice-table-winners = Who has most
