# Ludi Romani: los capítulos SEDES, MOTUS, MARE, TRIB y FATA.

## La crónica

start-chosen = { $who } { AGREE($who, "empieza", "empiezan") } en { $place }
gods-placed = { $season ->
    [hiems] { $who } { AGREE($who, "pasa", "pasan") } el invierno en Roma
   *[other] { $who } { AGREE($who, "se levanta de su plaza", "se levantan de sus plazas") } de invierno
}
seat-contested = { $who } { AGREE($who, "reclama", "reclaman") } la última plaza de { $place }, que { AGREE($holder, "ocupó", "ocuparon") } { $holder }
seat-judged = { $moves ->
    [yes] La última plaza de { $place } es de { $winner }, y { $loser } { AGREE($loser, "deja", "dejan") } el sitio
   *[no] La última plaza de { $place } es de { $winner }
}
unseated-placed = { $by } { AGREE($by, "puso", "pusieron") } a { $who } { $seat ->
    [standing] en { $place }, donde a nadie le quedaba plaza
   *[other] en una plaza de { $place }
}
displaced = { $by } { AGREE($by, "ocupó", "ocuparon") } la plaza de { $who } en { $place }
put-back = { $who } { AGREE($who, "vuelve", "vuelven") } a { $place ->
    [none] no estar en ninguna parte
   *[other] estar en { $place }
}
rights-renewed = { $n ->
    [one] Un derecho de esta estación puede usarse
   *[other] Derechos de esta estación pueden usarse
} otra vez

travelled = { $manner ->
    [seat] { $who } { AGREE($who, "ocupa", "ocupan") } una plaza en { $place }
   *[other] { $who } { AGREE($who, "va", "van") } { $n ->
        [0] {""}
       *[other] con { $companions }{" "}
    }de { $origin } a { $place }
}
roamed = { $who } { AGREE($who, "va", "van") } { $n ->
    [0] {""}
   *[other] con { $companions }{" "}
}a { $place }
residence-taken = { $who } { AGREE($who, "inverna", "invernan") } en { $place }
player-transferred = { $by } { AGREE($by, "puso", "pusieron") } a { $who } en { $place }
player-rescued = { $by } { AGREE($by, "llevó", "llevaron") } a { $who } a { $place }

sailed = { $who } { AGREE($who, "navega", "navegan") } { $n ->
    [0] {""}
   *[other] con { $companions }{" "}
}de { $origin } a { $place }
voyage-reconsidered = Se volvió a mirar el viaje de { $who }
fleet-shown = { $god } { AGREE($god, "detuvo", "detuvieron") } a { $who }, que { AGREE($who, "mostró", "mostraron") } { $ships ->
    [one] una nave
   *[other] { $ships } naves
} para { $n ->
    [0] ninguna legión
    [one] una legión
   *[other] { $n } legiones
} y { AGREE($who, "siguió", "siguieron") } viaje
traveller-caught = { $god } { AGREE($god, "atrapó", "atraparon") } a { $who } en el mar{ $n ->
    [0] {""}
    [one] {" "}y { AGREE($who, "le", "les") } { AGREE($god, "quitó", "quitaron") } una legión
   *[other] {" "}y { AGREE($who, "le", "les") } { AGREE($god, "quitó", "quitaron") } { $n } legiones
}{ $place ->
    [none] {""}
   *[other] ; { AGREE($who, "desembarca", "desembarcan") } en { $place }
}

tribute-paid = { $numen } { AGREE($numen, "pagó", "pagaron") } tributum a { $who } en { $place }{ $n ->
    [0] {""}
   *[other] ; de ello { AGREE($ghosts, "tomó", "tomaron") } su parte: { $ghosts }
}
tribute-repeated = { $by } { AGREE($by, "deja", "dejan") } cobrar el tributum otra vez ({ $n ->
    [1] la primera
   *[other] vez { $n }
})
repetition-recalled = Al final el tributum no se cobra otra vez
tribute-multiplied = { $by } { $n ->
    [2] { AGREE($by, "dobló", "doblaron") }
   *[other] { AGREE($by, "triplicó", "triplicaron") }
} el tributum de este invierno

fact-set = { $fact ->
    [role] { $who } { AGREE($who, "es", "son") } ahora { $value ->
        [imperator] imperator
        [senator] senator
        [virgo] virgo
        [matrona] matrona
        [free_woman] mujer libre
        [amazon] amazona
        [rex] rex
       *[vestal] Virgen Vestal
    }
    [status] { $ended ->
        [yes] Ya no vale para { $who }
       *[no] Desde ahora vale para { $who }
    }: { $value ->
        [challenged] con un desafío
        [in_proelium] en un proelium
        [unprotected] sin protección
        [proscribed] fuera de la ley
        [trapped] sin salida de una pestis
        [ring_bearer] lleva el Anillo
        [imago] imago
        [condemned] bajo condena a muerte
        [consul] consul
       *[umbra] umbra
    }
    [patronus] { $ended ->
        [yes] { $who } ya no { AGREE($who, "es cliens", "son clientes") } de nadie
       *[no] { $who } { AGREE($who, "es cliens", "son clientes") } de { $value }
    }
    [god] { $ended ->
        [yes] { $who } ya no { AGREE($who, "es bacante", "son bacantes") }
       *[no] { $who } { AGREE($who, "es bacante", "son bacantes") } de { $value }
    }
   *[place] { $ended ->
        [yes] { $who } no { AGREE($who, "está", "están") } en ninguna parte
       *[no] { $who } { AGREE($who, "está", "están") } en { $value }
    }
}, dicen las Parcas
holding-counted = { $because ->
    [agrees] Las Parcas contaron lo que { AGREE($who, "tiene", "tienen") } { $who } ({ $asset }): cuadra
    [found] Las Parcas contaron lo que { AGREE($who, "tiene", "tienen") } { $who } ({ $asset }): apareció más
    [confiscated] Las Parcas contaron lo que { AGREE($who, "tiene", "tienen") } { $who } ({ $asset }): una parte la { AGREE($taker, "había", "habían") } quitado { $taker }
   *[corrected] Las Parcas contaron lo que { AGREE($who, "tiene", "tienen") } { $who } ({ $asset }), y lo corrigieron
}

## Acciones

act-choose-start = Elegir dónde empezar
act-choose-start-about = Cualquier región con una plaza libre
act-claim-last-seat = Disputar la última plaza
act-claim-last-seat-about = Llegaste a la vez: decide Minerva
act-seat-unseated = Dar plaza a quien no la tiene
act-seat-unseated-about = Para quienes no tienen plaza tras un motus
act-displace = Ocupar la plaza de un mortal
act-displace-about = Como Vestal, en Roma o en una provincia sin sitio
act-move = Ir por tierra
act-move-about = A una región vecina en una aestas, a cualquiera en un motus
act-roam = Ir
act-roam-about = En verano los dioses no necesitan plaza
act-reside = Invernar
act-reside-about = Una plaza libre, guardada hasta el próximo motus
act-transfer = Poner a alguien en otra parte
act-transfer-about = Una vez por aestas, en cualquier plaza libre
act-plead = Suplicar a Mercurio
act-plead-about = Puede llevarse a un jugador por aestas, incluso de una batalla
act-sail = Navegar
act-sail-about = Derecho a cualquier costa; una nave por legión
act-catch = Atrapar en el mar a quien viaja
act-catch-about = Con naves bastantes, no se pierde nada
act-collect-tribute = Cobrar tributum
act-collect-tribute-about = Una vez de cada dios que inverna donde tú
act-pay-tribute = Pagar tributum
act-pay-tribute-about = Entero, o lo que te quede
act-repeat-tribute = Dejar cobrar otra vez el tributum
act-repeat-tribute-about = Dos veces por hiems como mucho
act-multiply-tribute = Subir el tributum
act-multiply-tribute-about = Hasta que acabe este invierno
act-set-fact = Fijar un hecho
act-set-fact-about = Di cómo es algo, con una razón
act-book-difference = Contar y comparar
act-book-difference-about = Lo que hay en la mesa frente al libro

## Campos

field-to = Adónde
field-who = Quién
field-companions = Quién te acompaña
field-passengers = Pasajeros, que tienen que aceptar
field-traveller = A quién
field-denarius = Denarii, como mucho
field-collect-tribute-from = De qué dios
field-pay-tribute-to = A quién pagar
field-factor = Cuántas veces la tasa
field-subject = Sobre quién
field-fact = Qué pasa con eso
field-set-fact-value = Cómo es
field-book-difference-who = De quién
field-counted = Cuánto hay
field-because = De qué viene la diferencia
field-taker = Qué dios lo tomó

option-role = papel
option-status = estado
option-patronus = patronus
option-god = dios del thiasos
option-place = lugar
option-agrees = cuadra
option-found = apareció: cuenta desde ahora
option-confiscated = lo había tomado un dios
option-corrected = el libro se equivocaba
option-imperator = imperator
option-senator = senator
option-virgo = virgo
option-matrona = matrona
option-free_woman = mujer libre
option-amazon = amazona
option-rex = rex
option-vestal = Virgen Vestal
option-challenged = con un desafío
option-in_proelium = en un proelium
option-unprotected = sin protección
option-proscribed = fuera de la ley
option-trapped = sin salida de una pestis
option-ring_bearer = lleva el Anillo
option-imago = imago
option-umbra = umbra
option-condemned = bajo condena
option-consul = consul
option-not-challenged = ya sin desafío
option-not-in_proelium = ya no en un proelium
option-not-unprotected = ya con protección
option-not-proscribed = ya no fuera de la ley
option-not-trapped = ya con salida
option-not-ring_bearer = ya no lleva el Anillo
option-not-imago = ya no imago
option-not-umbra = ya no umbra
option-not-condemned = ya sin condena
option-not-consul = ya no consul

## Notas junto a las opciones

note-free-seats = { $n ->
    [0] ninguna plaza libre
    [one] una plaza libre
   *[other] { $n } plazas libres
}
note-taken-by = la { AGREE($who, "ocupó", "ocuparon") } { $who }
note-voyage = de { $origin } a { $place }: { $n ->
    [one] una legión
   *[other] { $n } legiones
}, { $ships ->
    [0] ninguna nave
    [one] una nave
   *[other] { $ships } naves
}
note-tribute = { $n } D

## Deberes

# En una línea de la crónica no hay detalles; en la ficha del deber sí.
duty-last-seat = { $details ->
    [yes] Quién recibe la última plaza de { $place }: ¿{ $holder }, que { AGREE($holder, "llegó", "llegaron") } antes, o { $claimant }?
   *[no] quién recibe una última plaza
}

## Objeciones: lo que tendría que ser distinto

all-sit = Todos tienen plaza
already-there = Tendrías que elegir otra región que { $place }
band-needs-ships = A { $who } { AGREE($who, "le", "les") } haría falta una classis para venir por mar
battle-holds = { $you ->
    [yes] Tienes un desafío o una batalla y no puedes irte
   *[no] { $who } { AGREE($who, "tiene", "tienen") } un desafío o una batalla y no { AGREE($who, "puede", "pueden") } irse
}
bound-to-rome = { $you ->
    [yes] Tienes que estar en Roma todo el invierno
   *[no] { $who } { AGREE($who, "tiene", "tienen") } que estar en Roma todo el invierno
}
carried-needs-seat = Haría falta una plaza libre en { $place }
choose-start-first = Elige antes dónde empezar
collected-already = { $you ->
    [yes] Ya cobraste de { $numen }
   *[no] { $who } ya { AGREE($who, "cobró", "cobraron") } de { $numen }
}
count-says-otherwise = La cuenta dice otra cosa sobre la diferencia
displaced-stands = { $who } { AGREE($who, "perdió", "perdieron") } su plaza en { $place } y { AGREE($who, "necesita", "necesitan") } otra
fates-decree = Eso solo lo disponen las Parcas
god-chooses = A { $numen } no { AGREE($numen, "le", "les") } llega para todos, y { AGREE($numen, "elige", "eligen") } a quién pagar
god-not-resident = { $numen } { AGREE($numen, "tendría", "tendrían") } que invernar en tu región
gods-first = Un dios va antes que un mortal: { $who } { AGREE($who, "quiere", "quieren") } una plaza en { $place }
gods-only = Así solo van los dioses
gods-roam = Los dioses van a su modo
landing-needs-seat = También para llegar por mar hace falta una plaza libre en { $place }
last-seat-claimed = { $you ->
    [yes] Reclamas la última plaza de { $place }, que { AGREE($holder, "ocupó", "ocuparon") } { $holder }
   *[no] { $who } { AGREE($who, "reclama", "reclaman") } la última plaza de { $place }, que { AGREE($holder, "ocupó", "ocuparon") } { $holder }
}
mortals-only = { $you ->
    [yes] Tendrías que ser mortal y seguir con vida
   *[no] { $who } { AGREE($who, "tendría que ser un mortal vivo", "tendrían que ser mortales vivos") }
}
motus-runs = El motus no ha terminado: aún pueden sentarse por su cuenta
named-twice = Alguien se nombra dos veces
minervas-right = Eso solo puede hacerlo Minerva
no-god-resident = En tu región no inverna ningún dios
no-inhabitant = { $you ->
    [yes] Tendrías que tener plaza donde se paga tributum
   *[no] { $who } { AGREE($who, "tendría", "tendrían") } que tener plaza donde se paga tributum
}
no-passenger = { $who } { AGREE($who, "tendría", "tendrían") } que ser un mortal de tu región sin atadura contigo
say-whom-you-beg = Di a quién suplicas: { $who }.
no-rescuer = { $n ->
    [0] En esta partida nadie puede rescatarte
   *[other] Suplica a quien puede rescatarte: { $who }
}
no-seat-anywhere = Ninguna región a tu alcance tiene una plaza libre
no-seat-to-contest = Nadie ocupó la última plaza de { $place } en { $n ->
    [one] el último segundo
   *[other] los últimos { $n } segundos
}
no-ship = { $you ->
    [yes] No tienes ninguna classis
   *[no] { $who } no { AGREE($who, "tiene", "tienen") } ninguna classis
}
no-such-fact = Ya es así, o no se puede decir de { $who }
rex-loses-curiales = Un rex no conserva ninguna legio curialis. { $battle ->
    [yes] { $n ->
        [one] La de { $who } sigue en la batalla; cuando acabe, la { AGREE($who, "convierte", "convierten") } con un dios extranjero o se la queda el dios que preside
       *[other] Las { $n } de { $who } siguen en la batalla; cuando acabe, { AGREE($who, "convierte", "convierten") } cada una con un dios extranjero o se la queda el dios que preside
    }
   *[no] { $n ->
        [one] La de { $who } pasa ahora mismo a { $numen }, pero si es prestada vuelve a su dueño
       *[other] Las { $n } de { $who } pasan ahora mismo a { $numen }, pero las prestadas vuelven a su dueño
    }
}
role-may-not-own = { $who } { AGREE($who, "tiene", "tienen") } { $n } × { $asset } y con este papel no { AGREE($who, "puede", "pueden") } poseerlo: ahí sigue hasta que un dios se lo quite o se corrija
no-such-region = No hay tal región
no-tribute-here = { $place } no da tributum
no-voyage = { $who } no { AGREE($who, "ha", "han") } navegado en esta estación, o ya se { AGREE($who, "le", "les") } detuvo
no-way-open = Ninguna región vecina tiene sitio
nobody-at-sea = En esta estación no ha navegado nadie a quien no se detuviera
nobody-claims = Nadie puede reclamarte tributum ahora
nobody-put-out = { $place } no tiene sitio, y ningún dios quita a nadie su plaza
nobody-to-displace = Ninguna región en la que puedas entrar está completa
not-bound-here = { $who } { AGREE($who, "tendría", "tendrían") } que tener atadura contigo y estar en tu región
not-by-sea = De { $place } no sale ni llega ninguna nave
not-neighbours = { $origin } y { $place } no son vecinas; te podría llevar una nave
not-set-down-inland = En { $place } no se desembarca a nadie
not-so-many-aboard = A bordo solo { AGREE($n, "iba", "iban") } { $n } { $asset }
not-to-displace = { $who } { AGREE($who, "tendría", "tendrían") } que tener plaza en Roma o en una provincia
not-your-strays = Dar plaza a quien no la tiene toca a: { $who }
nothing-taken = Solo lo confiscado tiene quien lo tomó
one-step-a-summer = { $you ->
    [yes] Ya diste el único paso de esta aestas
   *[no] { $who } ya { AGREE($who, "dio", "dieron") } el único paso de esta aestas
}
own-ship-needed = { $you ->
    [yes] También a ti te haría falta una classis
   *[no] También a { $who } { AGREE($who, "le", "les") } haría falta una classis
}
paid-by-choice = No te llega para quienes pueden reclamar ({ $n }), y elegiste
purse-empty = A { $numen } no { AGREE($numen, "le", "les") } quedan Denarii
raised-already = La tasa ya es { $n } { AGREE($n, "vez", "veces") } la impresa
repeat-instead = El tributum se dobla cobrándolo otra vez
repeated-enough = El tributum se repite { $n } { AGREE($n, "vez", "veces") } por hiems como mucho
rescue-spent = Mercurio ya se llevó a quien podía en esta aestas
reside-instead = En una hiems se toma residencia y se queda uno en ella
residence-kept = Conservas tu residencia hasta el próximo motus
needs-no-residence = No necesitas residencia de invierno
say-what-is-taken = Di qué tomas, y dónde desembarcan
sea-between = Entre { $origin } y { $place } está el mar: te harían falta naves
sea-gods-only = Solo los dioses del mar detienen a quien viaja: { $who }
seat-is-free = En { $place } hay una plaza libre: ocúpala
seat-needed = En { $place } harían falta { $n ->
    [one] una plaza libre
   *[other] { $n } plazas libres
} y hay { $free ->
    [0] ninguna
   *[other] { $free }
}
seats-for-all = Todo vuestro grupo necesita { $n ->
    [one] una plaza
   *[other] { $n } plazas
}
ships-enough = Había naves bastantes: no se toma nada
sits-already = { $who } { AGREE($who, "tiene", "tienen") } plaza, y no se le quita a nadie
started-already = Ya estás en { $place }
summer-only = Solo en una aestas
take-excess = Tomas { $n ->
    [one] la legión que no tiene
   *[other] las { $n } legiones que no tienen
} nave: eso y nada más
throne-kept = El trono vacío de { $place } se guarda para { $who }
too-few-ships = { $you ->
    [yes] Llevas
   *[no] { $who } { AGREE($who, "lleva", "llevan") }
} { $n ->
    [one] una legión
   *[other] { $n } legiones
} con { $ships ->
    [0] ninguna nave
    [one] una nave
   *[other] { $ships } naves
}
transfer-spent = Minerva ya puso en otra parte a quien podía en esta aestas
unseated-left = El motus ha terminado y { $n ->
    [one] hay alguien
   *[other] hay { $n }
} sin plaza: { $who }
vestals-only = Solo Vesta y sus Vestales quitan la plaza a otros
way-blocked = { $place } no tiene sitio: por tierra no puedes quedarte ni pasar, por mar puedes ir más lejos
winter-holds = { $you ->
    [yes] En una hiems no se mueve nadie, tú tampoco
   *[no] En una hiems no se mueve nadie, tampoco { $who }
}
winter-only = La residencia se toma en una hiems, o en el motus anterior
tribute-lapsed = Con el fin de una hiems acaba su tributum: lo que no se cobró ya no se debe
winter-tribute = El tributum se cobra en una hiems

## Cuestiones para quien juzga

question-bound-to-rome = { $who } { AGREE($who, "salió", "salieron") } de Roma en invierno
question-displaced-stands = { $who } { AGREE($who, "perdió", "perdieron") } su plaza en { $place } y { AGREE($who, "necesita", "necesitan") } otra
question-gods-first = Un dios va antes que un mortal: { $who } { AGREE($who, "quiere", "quieren") } una plaza en { $place }
question-last-seat-claimed = { $who } { AGREE($who, "reclama", "reclaman") } la última plaza de { $place }, que { AGREE($holder, "ocupó", "ocuparon") } { $holder }
question-no-ship = { $who } { AGREE($who, "navegó", "navegaron") } sin classis
question-paid-by-choice = A un dios no le llegaba para quienes podían reclamar ({ $n }), y eligió a quién pagar
question-too-few-ships = { $who } { AGREE($who, "navegó", "navegaron") } con { $n ->
    [one] una legión
   *[other] { $n } legiones
} y { $ships ->
    [0] ninguna nave
    [one] una nave
   *[other] { $ships } naves
}
question-unseated-left = Tras el motus { $n ->
    [one] hay alguien
   *[other] hay { $n }
} sin plaza: { $who }

## Recordatorios

reminder-SEDES-17 = Cuidas de que nadie tenga más sitio que plazas hay.
reminder-MOTUS-13 = Vas adonde quieres, cuando quieres, y no te quedas mucho en ninguna parte.
reminder-MARE-07 = También puedes dar por muerto a quien navega sin classis: díselo a las Parcas, que lo anotan.
reminder-MARE-12 = Vigilas tu mitad del mar; Neptuno, todo.
reminder-FATA-01 = Velas por las reglas.
reminder-FATA-02 = Resuelves disputas: te llegan las apelaciones y las acciones que alguien niega.
reminder-FATA-03 = Antes que tú juzgan otros: Minerva las plazas, Apolo y Diana el tiempo.
reminder-FATA-04 = Cuando los dioses disputan quién preside una batalla, tú nombras a uno.
