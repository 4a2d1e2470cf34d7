# Para quien organiza: qué mostró un ensayo con bots.
rehearsal-length = Según el horario, la velada dura { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
rehearsal-characters = Los bots llevaron { $n ->
    [one] un personaje
   *[other] { $n } personajes
} e hicieron { $acts ->
    [one] un acto
   *[other] { $acts } actos
}.
rehearsal-moment = { $what }: { $n }
rehearsal-everybody = Todos tuvieron bastante que hacer: { $acts ->
    [one] al menos un acto
   *[other] al menos { $acts } actos
}, y nunca más de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} sin ninguno.
rehearsal-quiet = { $n ->
    [one] Un personaje tuvo muy poco que hacer:
   *[other] { $n } personajes tuvieron muy poco que hacer:
}
rehearsal-quiet-character = { $who }: { $acts ->
    [0] ningún acto
    [one] un acto
   *[other] { $acts } actos
}, y hasta { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} sin ninguno
rehearsal-again = Los bots repiten la misma velada con la semilla { $number }.
