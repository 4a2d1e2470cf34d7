# Lo que le pasa a un gladiador, contado en toda la pantalla: qué es y qué significa.

tidings-challenged = { $who } se { AGREE($who, "enfrenta", "enfrentan") } a ti en { $place }
tidings-challenged-about = { $in_roma ->
    [yes] Es un combate a muerte.
   *[no] Combatid hasta que uno reciba clemencia, o caiga.
}
tidings-wounded = Pierdes { $n ->
    [one] un punto de vida
   *[other] { $n } puntos de vida
}
tidings-wounded-about = Para siempre: empiezas cada combate con menos.
tidings-robbed = Pierdes { $card }
tidings-robbed-about = Está entre los descartes. Lo que te daba ya no lo tienes.
tidings-halted = Pierdes { $n ->
    [one] un turno
   *[other] { $n } turnos
}
tidings-halted-about = Los demás siguen sin ti.
tidings-sent-away = Te mandan a { $place }
tidings-sent-away-about = { $card } te sacó de { $origin }.
tidings-dead = Has muerto
tidings-dead-about = Tu carrera ha terminado. Mira quién recibe la Rudis.
tidings-dead-for-now = Has muerto
tidings-dead-for-now-about = Empieza para ti un gladiador nuevo, después de los turnos que pierdes.
