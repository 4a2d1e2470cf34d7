# Lo que los teléfonos ponen primero, y lo que cada acción trae.

guide-noble = Los dados traen capital, y el capital es dignitas: te sube de nivel en nivel, a más dados y cargos más altos. Pero cada nivel tiene su mantenimiento. Gana quien al final tenga más puntos de victoria.

suggest-begin = Sortear quién va primero
suggest-agree-to-end = { $who } { AGREE($who, "terminaría", "terminarían") } la partida ahora: tú tienes { $points ->
    [one] un punto de victoria
   *[other] { $points } puntos de victoria
}
suggest-cast-votes = Tus votos para { $office }: { AGREE($votes, "hace", "hacen") } falta { $votes }, y { $chance } de 100 tiradas { AGREE($chance, "basta", "bastan") }
suggest-roll = Tira { $n ->
    [one] un dado
   *[other] { $n } dados
}: tu nivel cuesta { $upkeep } de capital político este turno{ $income ->
    [0] {""}
   *[other] , y { $income } { AGREE($income, "entra", "entran") } sin dados
}
suggest-roll-again = { AGREE($lacks, "Falta", "Faltan") } { $lacks } de capital político para el mantenimiento de { $upkeep }: tira otra vez lo que no trae nada de él
suggest-stop-rolling = { $lacks ->
    [0] El mantenimiento de { $upkeep } está cubierto, y { AGREE($over, "queda", "quedan") } { $over } de capital político
   *[other] { AGREE($lacks, "Falta", "Faltan") } { $lacks } de capital político para el mantenimiento de { $upkeep }: se pierde dignitas o se recibe deshonra
}
suggest-advance = Marca { $n ->
    [one] una casilla
   *[other] { $n } casillas
} de dignitas por { $cost } de capital político{ $level ->
    [none] {""}
   *[other] {" "}y llega al nivel de { $level }
}
suggest-attack = { $n ->
    [one] Un ataque
   *[other] { $n } ataques
}: { $who } { AGREE($who, "va", "van") } en cabeza con { $points ->
    [one] un punto de victoria
   *[other] { $points } puntos de victoria
}
suggest-train = { $n ->
    [one] Un punto
   *[other] { $n } puntos
} de habilidad: a { $skill } le { $left ->
    [one] falta una casilla
   *[other] faltan { $left } casillas
}
suggest-buy = Compra: { $what } por { $cost } de riqueza, vale { $points ->
    [one] un punto de victoria
   *[other] { $points } puntos de victoria
}
suggest-end-turn = Termina tu turno: se guarda { $n } de riqueza
suggest-run-for = Preséntate a { $office }: { $points ->
    [one] un punto de victoria
   *[other] { $points } puntos de victoria
}, y { $chance } de 100 tiradas { AGREE($chance, "llega", "llegan") } a { $votes } { AGREE($votes, "voto", "votos") }
suggest-ready = No presentarse a nada: { $n ->
    [0] por ahora no se presenta nadie
    [one] se presenta un candidato
   *[other] se presentan { $n } candidatos
}
