# Cómo se llaman las partes de un juego y lo que contienen cuando se comparan dos momentos.

slice-person-group = Federación
slice-person-empire = Imperio
slice-person-city = Ciudad Imperial
slice-person-plays = Tiene un imperio
slice-person-units = Unidades en total
slice-person-petrol = Petróleo

slice-place-owner = De quién es
slice-place-owner-empty = { province-neutral }
slice-place-garrison = Guarnición
slice-place-garrison-empty = { province-neutral }
slice-place-garrison-none = ninguna
slice-place-unit = Unidad
slice-place-unit-kind-army = ejército
slice-place-unit-kind-fleet = flota
slice-place-unit-kind-barbarian = ejército bárbaro
slice-place-unit-whole = { $owner ->
    [none] { $kind } en desorden
   *[other] { $kind } de { $owner }
}{ $coast ->
    [none] {""}
   *[other] , { $coast }
}
slice-place-dislodged = Tiene que retirarse
slice-place-dislodged-kind-army = ejército
slice-place-dislodged-kind-fleet = flota
slice-place-dislodged-kind-barbarian = ejército bárbaro
slice-place-dislodged-whole = { $owner ->
    [none] { $kind } en desorden
   *[other] { $kind } de { $owner }
}
slice-place-marker = { province-barbarians }

slice-turn = El turno
slice-turn-season = Estación
slice-turn-year = Año
slice-turn-phase = Qué se pide
slice-turn-phase-movement = órdenes
slice-turn-phase-retreats = retiradas
slice-turn-phase-partings = retiradas de antiguos socios
slice-turn-phase-trades = tratos entre socios
slice-turn-phase-adjustments = construcciones
slice-turn-phase-over = nada: ha terminado
slice-turn-played = Turnos jugados
slice-turn-sides = Bandos
slice-turn-sides-each = { $name ->
    [none] { $members }
   *[other] { $name } ({ $members })
}: { $centres ->
    [one] 1 centro
   *[other] { $centres } centros
}
slice-turn-uniting = Han acordado unirse
slice-turn-uniting-each = { $members } como { $name }
slice-turn-leaving = Se van al acabar el turno
