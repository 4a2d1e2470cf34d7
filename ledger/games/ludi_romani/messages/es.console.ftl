# Ludi Romani: lo que no ha terminado, para quienes velan por el orden.

unfinished-battle = { $stage ->
    [challenged] { $first } { AGREE($first, "ha", "han") } desafiado a { $second } en { $place }
    [aftermath] Tras el combate de { $first } y { $second } en { $place } alguien ha de decidir
   *[fought] { $first } y { $second } combaten en { $place }
}
unfinished-bill = { $kind ->
    [imperium] Imperium: { $n } { AGREE($n, "legio curialis", "legiones curiales") } de { $target } para { $to }
    [proscriptio] Proscriptio de { $target }
    [restitutio] Restitutio de { $target }
    [caedes] Caedes de { $target }
   *[census] Census de { $target }
}: { $stage ->
    [open] el Senado vota
   *[passed] la ley espera a { $executor }
}. La { AGREE($by, "propuso", "propusieron") } { $by }.
unfinished-seats = { $n ->
    [one] Un mortal no tiene plaza
   *[other] { $n } mortales no tienen plaza
}: { $who }
