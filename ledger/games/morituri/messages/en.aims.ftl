# The aim of each player in one line, and how the player stands towards it. Only the player reads these lines.

aim-gladiator = Be the last gladiator standing in Roma, and take the Rudis.
stands-way = { $n ->
    [0] You are in Roma
    [one] Roma is one space away
   *[other] Roma is { $n } spaces away
}
stands-rivals = { $n ->
    [0] No other gladiator is alive
    [one] One other gladiator is alive
   *[other] { $n } other gladiators are alive
}{ $roma ->
    [0] { "" }
   *[other] ; { $roma } in Roma
}
