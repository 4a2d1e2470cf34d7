# Frases de la crónica en los mensajes a quien nombran. La clave acaba en el argumento que es esa persona.

you-legions-bought-seller = { $who } te { AGREE($who, "compró", "compraron") } { $n } { $asset }{ $role ->
    [imperator] {" "}y ya { AGREE($who, "es imperator", "son imperatores") }
    [amazon] {" "}y ya { AGREE($who, "es amazona", "son amazonas") }
   *[none] {""}
}
you-classes-bought-seller = { $who } te { AGREE($who, "compró", "compraron") } { $n } { $asset }
you-gift-made-to = { $who } te { AGREE($who, "dio", "dieron") } { $n } { $asset }
you-nominated-who = { $by } te { AGREE($by, "propone", "proponen") } para consul
you-seat-contested-holder = { $who } { AGREE($who, "reclama", "reclaman") } la última plaza de { $place }, que ocupaste tú
you-seat-judged-winner = La última plaza de { $place } es tuya
you-seat-judged-loser = { $moves ->
    [yes] La última plaza de { $place } es de { $winner }, y tú dejas el sitio
   *[no] La última plaza de { $place } es de { $winner }
}
you-ring-lent-bearer = { $god } te { AGREE($god, "prestó", "prestaron") } el Anillo de Giges
you-sailed-companions = { $who } { AGREE($who, "navega", "navegan") } { $n ->
    [one] contigo
   *[other] contigo y con otros
} de { $origin } a { $place }
you-travelled-companions = { $who } { AGREE($who, "va", "van") } { $n ->
    [one] contigo
   *[other] contigo y con otros
} de { $origin } a { $place }
you-escort-found-rex = { $escort } te { AGREE($escort, "protege", "protegen") } en Roma
you-escort-found-escort = Proteges a { $rex } en Roma
