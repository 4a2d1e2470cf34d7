# Ludi Romani: the chapter RING.

## The chronicle

ring-lent = { $god } lent { $bearer } the Ring of Gyges
ring-reclaimed = { $god } took the Ring of Gyges back from { $bearer }{ $place ->
    [none] {""}
   *[other] , who { AGREE($bearer, "finds", "find") } a seat in { $place }
}

## Why not

underworld-keeps-ring = Pluto and Persephone lend the Ring of Gyges and take it back, nobody else.
ring-is-lent = The Ring of Gyges is lent. Take it back first.
ring-not-lent = Nobody wears the Ring of Gyges.
mortals-wear-ring = { $you ->
    [yes] You cannot wear the Ring. A mortal can, alive or a ghost.
   *[no] { $who } cannot wear the Ring. A mortal can, alive or a ghost.
}
nearest-seat = { $who } { AGREE($who, "takes", "take") } the nearest free seat. Choose one of those that are offered.

## Acts and fields

act-lend-ring = Lend the Ring of Gyges
act-reclaim-ring = Take the Ring back
field-lend-ring-to = Who wears it
field-reclaim-ring-to = Nearest seat
