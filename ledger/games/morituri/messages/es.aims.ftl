# The aim of each player in one line, and how the player stands towards it. Only the player reads these lines.

aim-gladiator = Ser el último gladiador en pie en Roma y ganar la Rudis.
stands-way = { $n ->
    [0] Estás en Roma
    [one] Roma está a una casilla
   *[other] Roma está a { $n } casillas
}
stands-rivals = { $n ->
    [0] No vive ningún otro gladiador
    [one] Vive otro gladiador
   *[other] Viven otros { $n } gladiadores
}{ $roma ->
    [0] { "" }
   *[other] ; { $roma } en Roma
}
