# Ludi Romani: lo que no ha terminado, para quienes velan por el orden.

unfinished-battle = { $stage ->
    [challenged] { $first } ha desafiado a { $second } en { $place }
    [aftermath] Tras el combate de { $first } y { $second } en { $place } alguien ha de decidir
   *[fought] { $first } y { $second } combaten en { $place }
}
unfinished-bill = { $stage ->
    [open] El Senado vota la { $kind } de { $by }
   *[passed] La { $kind } de { $by } espera a que se cumpla
}
unfinished-seats = { $n ->
    [one] Un mortal no tiene asiento
   *[other] { $n } mortales no tienen asiento
}: { $who }
