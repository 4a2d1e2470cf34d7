# Ludi Romani: what is not over, for stewards.

unfinished-battle = { $stage ->
    [challenged] { $first } { AGREE($first, "has", "have") } challenged { $second } in { $place }
    [aftermath] After the battle of { $first } and { $second } in { $place } somebody has to decide
   *[fought] { $first } and { $second } fight in { $place }
}
unfinished-bill = { $stage ->
    [open] The Senate votes on the { $kind } of { $by }
   *[passed] The { $kind } of { $by } waits to be carried out
}
unfinished-seats = { $n ->
    [one] One mortal has no seat
   *[other] { $n } mortals have no seat
}: { $who }
