# Ludi Romani: what is not over, for stewards.

unfinished-battle = { $stage ->
    [challenged] { $first } { AGREE($first, "has", "have") } challenged { $second } in { $place }
    [aftermath] After the battle of { $first } and { $second } in { $place } somebody has to decide
   *[fought] { $first } and { $second } fight in { $place }
}
unfinished-bill = { $kind ->
    [imperium] Imperium: { $n } { AGREE($n, "legio curialis", "legiones curiales") } of { $target } to { $to }
    [proscriptio] Proscriptio of { $target }
    [restitutio] Restitutio of { $target }
    [caedes] Caedes of { $target }
   *[census] Census of { $target }
}: { $stage ->
    [open] the Senate votes on it
   *[passed] the law waits for { $executor }
}. { $by } brought it.
unfinished-seats = { $n ->
    [one] One mortal has no seat
   *[other] { $n } mortals have no seat
}: { $who }
