# Ludi Romani: el capítulo RING.

## La crónica

ring-lent = { $god } { AGREE($god, "prestó", "prestaron") } a { $bearer } el Anillo de Giges
ring-reclaimed = { $god } { AGREE($god, "recuperó", "recuperaron") } el Anillo de Giges de { $bearer }{ $place ->
    [none] {""}
   *[other] , que { AGREE($bearer, "encuentra", "encuentran") } plaza en { $place }
}

## Por qué no

underworld-keeps-ring = El Anillo de Giges lo prestan y lo recuperan Plutón y Perséfone, nadie más.
ring-is-lent = El Anillo de Giges está prestado. Recupéralo primero.
ring-not-lent = Nadie lleva el Anillo de Giges.
mortals-wear-ring = { $you ->
    [yes] No puedes llevar el Anillo. Puede un mortal, vivo o fantasma.
   *[no] { $who } no { AGREE($who, "puede", "pueden") } llevar el Anillo. Puede un mortal, vivo o fantasma.
}
nearest-seat = { $who } { AGREE($who, "toma", "toman") } la plaza libre más cercana. Elige una de las que se ofrecen.

## Acciones y campos

act-lend-ring = Prestar el Anillo de Giges
act-reclaim-ring = Recuperar el Anillo
field-lend-ring-to = Quién lo lleva
field-reclaim-ring-to = Plaza más cercana
