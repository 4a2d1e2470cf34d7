# What phones put first, and what each act brings.

guide-noble = Dice bring capital, and capital is dignitas: it lifts you from level to level, to more dice and higher offices. But each level has its upkeep. Whoever has most victory points at the end has won.

suggest-begin = Draw who goes first
suggest-agree-to-end = { $who } would end the game now: you stand at { $points ->
    [one] one victory point
   *[other] { $points } victory points
}
suggest-cast-votes = Your votes for { $office }: { $votes } { AGREE($votes, "is", "are") } needed, and { $chance } of 100 throws { AGREE($chance, "suffices", "suffice") }
suggest-roll = Roll { $n ->
    [one] one die
   *[other] { $n } dice
}: your level costs { $upkeep } political capital this turn{ $income ->
    [0] {""}
   *[other] , and { $income } { AGREE($income, "comes", "come") } in without dice
}
suggest-roll-again = { $lacks } political capital is missing for the upkeep of { $upkeep }: roll again what brings none
suggest-stop-rolling = { $lacks ->
    [0] The upkeep of { $upkeep } is covered, and { $over } political capital is left
   *[other] { $lacks } political capital is missing for the upkeep of { $upkeep }: dignitas or face is lost
}
suggest-advance = Tick { $n ->
    [one] one box
   *[other] { $n } boxes
} of dignitas for { $cost } political capital{ $level ->
    [none] {""}
   *[other] {" "}and reach the level of { $level }
}
suggest-attack = { $n ->
    [one] One attack
   *[other] { $n } attacks
}: { $who } { AGREE($who, "leads", "lead") } with { $points ->
    [one] one victory point
   *[other] { $points } victory points
}
suggest-train = { $n ->
    [one] One point
   *[other] { $n } points
} of skill: { $skill } { AGREE($skill, "lacks", "lack") } { $left ->
    [one] one box
   *[other] { $left } boxes
}
suggest-buy = Buy: { $what } for { $cost } wealth, worth { $points ->
    [one] one victory point
   *[other] { $points } victory points
}
suggest-end-turn = End your turn: { $n } wealth is saved
suggest-run-for = Stand for { $office }: { $points ->
    [one] one victory point
   *[other] { $points } victory points
}, and { $chance } of 100 throws { AGREE($chance, "reaches", "reach") } { $votes } { AGREE($votes, "vote", "votes") }
suggest-ready = Stand for nothing: { $n ->
    [0] nobody stands so far
    [one] one candidate stands
   *[other] { $n } candidates stand
}
