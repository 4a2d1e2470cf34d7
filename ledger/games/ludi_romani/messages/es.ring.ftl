# Ludi Romani: el capítulo RING.

## La crónica

ring-lent = { $god } prestó a { $bearer } el Anillo de Giges
ring-reclaimed = { $god } recuperó el Anillo de Giges de { $bearer }{ $place ->
    [none] {""}
   *[other] , que encuentra plaza en { $place }
}

## Por qué no

underworld-keeps-ring = El Anillo de Giges lo prestan y lo recuperan Plutón y Perséfone, nadie más.
ring-is-lent = El Anillo de Giges está prestado. Recupéralo primero.
ring-not-lent = Nadie lleva el Anillo de Giges.
mortals-wear-ring = { $you ->
    [yes] No puedes llevar el Anillo. Puede un mortal, vivo o fantasma.
   *[no] { $who } no puede llevar el Anillo. Puede un mortal, vivo o fantasma.
}
nearest-seat = { $who } toma la plaza libre más cercana. Elige una de las que se ofrecen.

## Acciones y campos

act-lend-ring = Prestar el Anillo de Giges
act-reclaim-ring = Recuperar el Anillo
field-lend-ring-to = Quién lo lleva
field-reclaim-ring-to = Plaza más cercana
