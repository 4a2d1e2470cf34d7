# Lo que los teléfonos ponen primero, y lo que cada acción puede traer.

guide-gladiator = Sales de Alejandría con un puñal. Reúne armas y puntos de vida por el camino; en Roma todo combate es a muerte, y el último en pie queda libre.

suggest-roll-for-order = Tira por el primer turno: empieza quien saque más{ $most ->
    [0] {""}
   *[other] , y lo más alto hasta ahora es { $most }
}
suggest-move = Tira y avanza: de seis caras, { $gains } te { $gains ->
    [one] da
   *[other] dan
} algo, { $fights } { $fights ->
    [one] lleva
   *[other] llevan
} a un combate, { $harms } te { $harms ->
    [one] hace
   *[other] hacen
} daño
suggest-draw-card = { $gear } de { $n } { $n ->
    [one] carta
   *[other] cartas
} que { $n ->
    [one] puede
   *[other] pueden
} salir { $gear ->
    [one] es
   *[other] son
} equipo
suggest-face-danger = Tu { $added } y un dado tienen que llegar a { $needed }: { $safe ->
    [0] ninguna cara basta
    [1] solo basta un seis
    [6] basta cualquier dado
   *[other] bastan { $safe } de seis caras
}{ $safe ->
    [6] {""}
   *[other] { $stake ->
        [life] . Si no, mueres
        [hit-point] . Si no, pierdes un punto de vida para siempre
        [card] . Si no, entregas una carta
        [turn] . Si no, pierdes un turno
       *[nothing] {""}
    }
}
suggest-fight-beast = { $free ->
    [yes] Se puede combatir contra una fiera de { $n } por una carta
   *[no] Hay que combatir contra una fiera de { $n }, por una carta
}: la matas y vives en { $chance } de 100 casos
suggest-strike-beast = Aciertas en { $own } de 100 casos, y muere. Ella te acierta en { $other }: { $left ->
    [one] un golpe te mataría
   *[other] aguantas { $left } golpes, y el último mata
}
suggest-strike = Aciertas en { $own } de 100 casos, { $who } { AGREE($who, "acierta", "aciertan") } en { $other }
suggest-fight-on = Combatir hasta el final de un toque, si { $who } { AGREE($who, "está", "están") } de acuerdo: aciertas en { $own } de 100 casos, { $who } en { $other }
suggest-hear-the-crowd = Con { $n } de seis caras el público es clemente y te vas; si no, se combate una ronda más
suggest-accept-mercy = Vives, y { $who } { AGREE($who, "ha", "han") } ganado
suggest-refuse-mercy = Una ronda más: aciertas en { $own } de 100 casos, { $who } te { AGREE($who, "acierta", "aciertan") } y te { AGREE($who, "mata", "matan") } en { $other }
suggest-keep-gear = Elige lo que llevas: salió { $card }
suggest-give-up = { $own ->
    [yes] Elige cuál de tus cartas se va: tienes { $n }
   *[no] Elige cuál de { $n } { AGREE($n, "carta", "cartas") } { AGREE($who, "pierde", "pierden") } { $who }
}
suggest-fight-first = Elige contra quién combates primero: { $who }
suggest-wait = { $held ->
    [yes] Este turno se pierde
   *[no] Esperar en Roma a quien venga
}
