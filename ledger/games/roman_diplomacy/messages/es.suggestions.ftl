# Lo que los teléfonos ponen primero, y lo que está en juego.

guide-emperor = Cada turno todos escriben sus órdenes en secreto, y después todo ocurre a la vez. Gana quien tenga suficientes centros; hasta entonces habla con los demás: nadie llega lejos a solas.

suggest-found-empire = Elige dónde empieza tu imperio: { $n ->
    [one] hay una Ciudad Imperial libre
   *[other] hay { $n } Ciudades Imperiales libres
}
suggest-give-city = Da una ciudad a { $who }
suggest-ask-for-orders = Pide las primeras órdenes: { $n ->
    [one] hay un imperio
   *[other] hay { $n } imperios
} en el tablero
suggest-order-units = Da órdenes a { $n ->
    [one] tu única pieza
   *[other] tus { $n } piezas
}: { $together ->
    [yes] tu federación tiene
   *[no] tienes
} { $centres } de { $needed } { AGREE($needed, "centro que da", "centros que dan") } la victoria
suggest-order-retreats = { $n ->
    [one] Di adónde va tu unidad expulsada de { $place }. Sin orden se disuelve
   *[other] Di adónde van tus { $n } unidades expulsadas de { $place }. Sin orden se disuelven
}
suggest-order-partings = { $n ->
    [one] Di adónde va tu unidad que tiene que dejar { $place }. Sin orden se disuelve
   *[other] Di adónde van tus { $n } unidades que tienen que dejar { $place }. Sin orden se disuelven
}
suggest-order-adjustments = { $kind ->
    [builds] Puedes construir { $n ->
        [one] una unidad
       *[other] { $n } unidades
    }: lo que no ordenes no se construye
    [disbands] { $n ->
        [one] Sobra una unidad
       *[other] Sobran { $n } unidades
    } para tus centros: di cuál, o se elegirá por ti
   *[neither] Tus centros mantienen a tus unidades: no hay nada que construir ni disolver
}
suggest-trade = Haz un trato con tu federación, en el que cada uno da algo: { $who }
suggest-hand-over-unit = Entrega una unidad, antes del invierno{ $who ->
    [none] {""}
   *[other] : { $who } { AGREE($who, "es", "son") } de tu federación
}
suggest-hand-over-centre = { $who ->
    [none] Entrega un centro a quien acaba de llegar
   *[other] Entrega un centro a tu federación: { $who }
}
suggest-hand-over-builds = { $who ->
    [none] Entrega construcciones a quien acaba de llegar
   *[other] Entrega construcciones a tu federación: { $who }
}
