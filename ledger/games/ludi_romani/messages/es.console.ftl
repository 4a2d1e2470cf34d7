# Ludi Romani: lo que no ha terminado, para quienes velan por el orden.

unfinished-battle = { $stage ->
    [challenged] { $first } { AGREE($first, "ha", "han") } desafiado a { $second } en { $place }
    [aftermath] Tras el combate de { $first } y { $second } en { $place } alguien ha de decidir
   *[fought] { $first } y { $second } combaten en { $place }
}
unfinished-bill = { $stage ->
    [open] El Senado vota la propuesta de { $by } ({ $kind })
   *[passed] La propuesta de { $by } ({ $kind }) espera a que se cumpla
}
unfinished-seats = { $n ->
    [one] Un mortal no tiene plaza
   *[other] { $n } mortales no tienen plaza
}: { $who }
