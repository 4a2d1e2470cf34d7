# What the slices of a game and their members are called where two moments are compared.

slice-person-group = Federation
slice-person-empire = Empire
slice-person-city = Imperial City
slice-person-plays = Leads an empire
slice-person-units = Units in all
slice-person-petrol = Petrol

slice-place-owner = Owner
slice-place-owner-empty = { province-neutral }
slice-place-garrison = Garrison
slice-place-garrison-empty = { province-neutral }
slice-place-garrison-none = none
slice-place-unit = Unit
slice-place-unit-kind-army = army
slice-place-unit-kind-fleet = fleet
slice-place-unit-kind-barbarian = barbarian army
slice-place-unit-whole = { $owner ->
    [none] { $kind } in disorder
   *[other] { $kind } of { $owner }
}{ $coast ->
    [none] {""}
   *[other] , { $coast }
}
slice-place-dislodged = Has to retreat
slice-place-dislodged-kind-army = army
slice-place-dislodged-kind-fleet = fleet
slice-place-dislodged-kind-barbarian = barbarian army
slice-place-dislodged-whole = { $owner ->
    [none] { $kind } in disorder
   *[other] { $kind } of { $owner }
}
slice-place-marker = { province-barbarians }

slice-turn = The turn
slice-turn-season = Season
slice-turn-year = Year
slice-turn-phase = What is asked
slice-turn-phase-movement = orders
slice-turn-phase-retreats = retreats
slice-turn-phase-partings = retreats of former partners
slice-turn-phase-trades = trades between partners
slice-turn-phase-adjustments = builds
slice-turn-phase-over = nothing: it is over
slice-turn-played = Turns played
slice-turn-sides = Sides
slice-turn-sides-each = { $name ->
    [none] { $members }
   *[other] { $name } ({ $members })
}: { $centres ->
    [one] 1 centre
   *[other] { $centres } centres
}
slice-turn-uniting = Have agreed to unite
slice-turn-uniting-each = { $members } as { $name }
slice-turn-leaving = Leave when the turn ends
