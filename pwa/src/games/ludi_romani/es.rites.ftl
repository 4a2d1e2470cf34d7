# Lo que lleva de la mano por una boda, un divorcio y cosas así.

tab-wedding = Boda
tab-divorce = Divorcio
tab-underworld = El camino de abajo
tab-thiasos = Thiasos
tab-triumph = Triunfo

rite-follows = Lo que sigue
rite-told = Qué salió de ello
rite-step-done = hecho
rite-notice = { $title }: { $step }

rite-part-condemned = Va a morir
rite-part-executioner = Lo cumple
rite-part-dead = Ha muerto
rite-part-executor = Lo resuelve
rite-part-umbra = Umbra
rite-part-below = Recibe a los muertos
rite-part-victor = Guía a los vencedores
rite-part-ally = Ha ganado
rite-part-crowner = Da la corona
rite-part-god = Dios
rite-part-deputy = Hace las veces del dios
rite-part-bacchant = Bacante
rite-part-bride = Novia
rite-part-groom = Novio
rite-part-juno = Cuenta su palabra
rite-part-wife = Esposa
rite-part-husband = Marido

rite-result-hands = { $side ->
    [mine] Das a { $to } { $many }
    [to-me] { $who } te { AGREE($who, "da", "dan") } { $many }
   *[others] { $who } { AGREE($who, "da", "dan") } a { $to } { $many }
}
rite-result-hands-up-to = { $side ->
    [mine] Das a { $to } hasta { $many }, mientras tengas
    [to-me] { $who } te { AGREE($who, "da", "dan") } hasta { $many }, mientras haya
   *[others] { $who } { AGREE($who, "da", "dan") } a { $to } hasta { $many }, mientras haya
}
rite-result-role = { $side ->
    [mine] Desde entonces eres: { $role }
   *[others] { $who } { AGREE($who, "es", "son") } desde entonces: { $role }
}
rite-result-cliens-no-more = { $side ->
    [mine] Ya no eres cliens de { $to }
    [to-me] { $who } ya no { AGREE($who, "es cliens tuyo", "son clientes tuyos") }
   *[others] { $who } ya no { AGREE($who, "es cliens", "son clientes") } de { $to }
}
rite-result-dos-back = { $side ->
    [mine] Si te divorcias, devuelves a { $to } { $many }
    [to-me] Si te divorcias, { $who } te { AGREE($who, "devuelve", "devuelven") } { $many }
   *[others] Si se divorcian, { $who } { AGREE($who, "devuelve", "devuelven") } a { $to } { $many }
}
rite-result-to-heirs = { $side ->
    [mine] Dejas a tus herederos { $many }
   *[others] { $who } { AGREE($who, "deja", "dejan") } a sus herederos { $many }
}
rite-result-lost = { $side ->
    [mine] Pierdes { $many }, para siempre
   *[others] { $who } { AGREE($who, "pierde", "pierden") } { $many }, para siempre
}
rite-result-widow = { $side ->
    [mine] Has enviudado
   *[others] { $who } { AGREE($who, "ha", "han") } enviudado
}
rite-result-gets = { $side ->
    [mine] Recibes { $many }
   *[others] { $who } { AGREE($who, "recibe", "reciben") } { $many }
}
rite-result-owes = { $side ->
    [mine] Debes a { $to } la dos: { $many }
    [to-me] { $who } te { AGREE($who, "debe", "deben") } la dos: { $many }
   *[others] { $who } { AGREE($who, "debe", "deben") } a { $to } la dos: { $many }
}
rite-result-spends-nothing = { $side ->
    [mine] Hasta que hayas pagado no das, prestas, compras ni cambias nada
   *[others] Hasta que se pague, { $who } no { AGREE($who, "da, presta, compra ni cambia", "dan, prestan, compran ni cambian") } nada
}
rite-result-loans-end = { $side ->
    [mine] Lo que os prestasteis { $to } y tú es de quien lo tiene
    [to-me] Lo que os prestasteis { $who } y tú es de quien lo tiene
   *[others] Lo que se prestaron { $who } y { $to } es de quien lo tiene
}
rite-result-virus-back = { $side ->
    [mine] Tus virus sin usar vuelven a Vesta
   *[others] Los virus sin usar de { $who } vuelven a Vesta
}
rite-result-may-die = { $side ->
    [mine] Mueres, si Juno lo dice
   *[others] { $who } { AGREE($who, "muere", "mueren") }, si Juno lo dice
}
rite-result-forgiven = { $side ->
    [mine] Si ella no dice nada, el resto queda perdonado
   *[others] Si Juno no dice nada, el resto queda perdonado
}
rite-result-lives = { $side ->
    [mine] Vives: la muerte se retira
   *[others] { $who } { AGREE($who, "vive", "viven") }: la muerte se retira
}
rite-result-keeps = { $side ->
    [mine] Conservas lo que tienes
   *[others] { $who } { AGREE($who, "conserva lo que tiene", "conservan lo que tienen") }
}
rite-result-no-more = { $side ->
    [mine] Ya no eres { $role }
   *[others] { $who } ya no { AGREE($who, "es", "son") } { $role }
}
rite-result-goes-to = { $side ->
    [mine] Vas a la región de { $to }
    [to-me] { $who } { AGREE($who, "viene", "vienen") } a tu región
   *[others] { $who } { AGREE($who, "va", "van") } a la región de { $to }
}
rite-result-obeys = { $side ->
    [mine] { $to } { AGREE($to, "decide", "deciden") } todo por ti, { AGREE($to, "puede", "pueden") } actuar en tu lugar y { AGREE($to, "tiene", "tienen") } poder de vida y muerte
    [to-me] Decides todo por quien te sigue, puedes actuar en su lugar y tienes poder de vida y muerte
   *[others] { $to } { AGREE($to, "decide", "deciden") } todo por quien { AGREE($to, "le", "les") } sigue, { AGREE($to, "puede", "pueden") } actuar en su lugar y { AGREE($to, "tiene", "tienen") } poder de vida y muerte
}
rite-result-stays = { $side ->
    [mine] No vas sin compañía a ninguna parte. Si te dejan atrás, eres libre
    [to-me] Quien te sigue no va sin compañía a ninguna parte. Si le dejas atrás, es libre
   *[others] Quien es bacante no va sin compañía a ninguna parte. Si le dejan atrás, es libre
}
rite-result-fights-for = { $side ->
    [mine] Combates cuando lo { AGREE($to, "diga", "digan") } { $to }
    [to-me] Quien te sigue combate cuando tú lo digas
   *[others] Quien es bacante combate cuando lo { AGREE($to, "diga", "digan") } { $to }
}
rite-result-no-ship = { $side ->
    [mine] No tienes nave: por mar no puedes ir con los demás
   *[others] { $who } no { AGREE($who, "tiene", "tienen") } nave: por mar no { AGREE($who, "puede", "pueden") } ir con los demás
}
rite-result-protects = { $side ->
    [mine] Proteges a { $to }: sin tu palabra no { AGREE($to, "muere", "mueren") }
    [to-me] { $who } te { AGREE($who, "protege", "protegen") }: sin su palabra no mueres
   *[others] { $who } { AGREE($who, "protege", "protegen") } a { $to }: sin su palabra no { AGREE($to, "muere", "mueren") }
}

## Actium

lr-ships-of = { $n } de { $all } { AGREE($all, "nave", "naves") } a flote
lr-sea-left = { $n ->
    [one] Queda una flota
   *[other] Quedan { $n } flotas
}, { $ships ->
    [one] una nave
   *[other] { $ships } naves
} a flote
lr-sea-others = y { $n ->
    [one] otra flota
   *[other] otras { $n } flotas
} con { $ships ->
    [one] una nave
   *[other] { $ships } naves
}
lr-call = La llamada a Actium
lr-call-conches = Ha llegado el último año. Cuando suenen las caracolas se llama a Actium a los vivos, los muertos y los dioses
lr-call-forms = Han sonado las caracolas. Revisa tu hoja
lr-call-missing = { $n ->
    [0] Todas las hojas están revisadas: Neptuno puede cerrarlas
    [one] hoja está sin revisar
   *[other] hojas están sin revisar
}
lr-call-who = { $who }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}
lr-sea-sunk = A pique: { $who }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}

## Una boda

rite-wedding = { $first } y { $last }
rite-wedding-yes = { $part ->
    [juno] Bendecir
   *[bride] Decir que sí
}
rite-wedding-no = { $part ->
    [juno] Negarse
   *[bride] Decir que no
}
rite-wedding-asked = Lo { AGREE($who, "pidió", "pidieron") } { $who }
rite-wedding-agreed = { $state ->
    [done] { $who } { AGREE($who, "dijo", "dijeron") } que sí
    [mine] Dices que sí o que no
   *[theirs] { $who } { AGREE($who, "dice", "dicen") } que sí o que no
}
rite-wedding-together = { $state ->
    [done] Ambos están en una región
    [mine] { $who } y tú tenéis que estar en una región
   *[theirs] Ambos tienen que estar en una región
}
rite-wedding-there = { $state ->
    [done] { $who } { AGREE($who, "está", "están") } allí
    [mine] Tienes que ir adonde están
   *[theirs] { $who } { AGREE($who, "tiene", "tienen") } que ir allí
}
rite-wedding-approved = { $state ->
    [done] { $who } { AGREE($who, "dio", "dieron") } su bendición
    [mine] Tú la bendices o no
   *[theirs] { $who } la { AGREE($who, "bendice", "bendicen") } o no
}
rite-married = { $wife } y { $husband } se han casado
rite-married-dos = Si se divorcian, { $husband } { AGREE($husband, "devuelve", "devuelven") } toda la dos: { $sum }
rite-married-no-dos = El matrimonio no ha traído ninguna dos.
rite-no-wedding = No hay ninguna boda tuya en marcha. La piden la novia o el novio con la acción «Casarse».

## Un divorcio

rite-divorce = { $first } y { $last } se separan
rite-divorce-yes = { $part ->
    [juno] Conceder el divorcio
   *[wife] Aceptar la separación
}
rite-divorce-no = { $part ->
    [juno] Negarlo
   *[wife] Seguir en matrimonio
}
rite-divorce-asked = Lo { AGREE($who, "pidió", "pidieron") } { $who }
rite-divorce-agreed = { $state ->
    [done] { $who } { AGREE($who, "aceptó", "aceptaron") }
    [mine] Tú aceptas o no
   *[theirs] { $who } { AGREE($who, "acepta", "aceptan") } o no
}
rite-divorce-granted = { $state ->
    [done] { $who } lo { AGREE($who, "concedió", "concedieron") }
    [mine] Tú lo concedes o no
   *[theirs] { $who } lo { AGREE($who, "concede", "conceden") } o no
}
rite-divorce-claimed = { $who } { AGREE($who, "ha", "han") } reclamado la dos
rite-divorce-repaid = { $state ->
    [mine] Devuelves la dos, hasta el final de esta estación
   *[theirs] { $who } { AGREE($who, "devuelve", "devuelven") } la dos, hasta el final de esta estación
}
rite-divorce-short = A { $who } no { AGREE($who, "le", "les") } llegaba, y lo { AGREE($who, "ha", "han") } pagado todo
rite-divorce-judged = { $state ->
    [mine] Tú dices si muere por el resto
   *[theirs] { $who } { AGREE($who, "dice", "dicen") } si muere por el resto
}
rite-repayment = Si no eliges nada
rite-repayment-about = Cuando acaba la estación, o cuando { $wife } la { AGREE($wife, "hace", "hacen") } reclamar, esto pasa por Juno a { $wife }: primero el dinero, después lo que haya que añadir.
rite-repayment-worth = { $worth } de { $dos }
rite-repayment-lacks = Faltan { $sum }: Juno puede hacerte morir por ello
rite-repayment-over = Sobran { $sum }, que vuelven a ti
rite-no-divorce = No hay ningún divorcio tuyo en marcha.

## Una muerte y una herencia

rite-death = { $first } { AGREE($first, "va", "van") } a morir
rite-death-sentenced = { $n ->
    [0] Se anunció la muerte
   *[other] La { AGREE($who, "causó", "causaron") } { $who }
}
rite-death-carried-out = { $state ->
    [mine] Tú la cumples o perdonas, hasta el final de esta estación
   *[theirs] { $who } la { AGREE($who, "cumple o perdona", "cumplen o perdonan") }, hasta el final de esta estación
}
rite-estate = Lo que { AGREE($first, "dejó", "dejaron") } { $first }
rite-estate-died = { $n ->
    [0] Ha llegado la muerte
   *[other] La muerte la { AGREE($who, "causó", "causaron") } { $who }
}
rite-estate-voted = { $state ->
    [done] Las Vírgenes Vestales han votado
    [mine] Tú votas sobre el testamento
   *[theirs] { AGREE($who, "Vota", "Votan") } sobre el testamento: { $who }
}
rite-estate-settled = { $state ->
    [mine] Tú apruebas el testamento o nombras herederos
   *[theirs] { $who } { AGREE($who, "aprueba", "aprueban") } el testamento o { AGREE($who, "nombra", "nombran") } herederos
}

## El camino de abajo

rite-shade = { $first } { AGREE($first, "va", "van") } abajo
rite-shade-died = { $who } { AGREE($who, "ha", "han") } muerto
rite-shade-lamented = { $state ->
    [done] { $who } se { AGREE($who, "lamenta", "lamentan") } en una puerta
    [mine] Vas a una puerta y te lamentas
   *[theirs] { $who } { AGREE($who, "va", "van") } a una puerta y se { AGREE($who, "lamenta", "lamentan") }
}
rite-shade-received = { $state ->
    [mine] { $n ->
        [one] Recibes a todos los que esperan en esa puerta
       *[other] Tú y { $who } recibís a todos los que esperan en esa puerta
    }
   *[theirs] { AGREE($who, "Recibe", "Reciben") } a todos los que esperan en esa puerta: { $who }
}
rite-imago = Eres una imago: ve adonde quieras, aférrate a alguien que viva, y toma una parte de su tributum.
rite-no-shade = Nadie espera para ir abajo.

## El thiasos

rite-thiasos = El thiasos puede salvar a { $first }
rite-thiasos-yes = { $part ->
    [god] Salvar
   *[condemned] Seguir y vivir
}
rite-thiasos-no = { $part ->
    [god] Rechazarlo
   *[condemned] Decir que no
}
rite-thiasos-sentenced = { $n ->
    [0] Se anunció la muerte
   *[other] La { AGREE($who, "causó", "causaron") } { $who }
}
rite-thiasos-asked = Lo { AGREE($who, "pidió", "pidieron") } { $who }
rite-thiasos-seat = { $state ->
    [done] { $n ->
        [one] Hay una plaza libre junto a { $who }
       *[other] Hay plazas libres junto a { $who }
    }
    [mine] { $n ->
        [one] No hay plaza libre a tu lado: ve a una región que la tenga
       *[other] No hay plaza libre a vuestro lado, { $who } y tú: alguien tiene que ir a una región que la tenga
    }
   *[theirs] { $n ->
        [one] No hay plaza libre junto a { $who }, que { AGREE($who, "tiene", "tienen") } que ir a una región que la tenga
       *[other] No hay plaza libre junto a { $who }: alguien tiene que ir a una región que la tenga
    }
}
rite-thiasos-agreed = { $state ->
    [done] { $who } { AGREE($who, "dijo", "dijeron") } que sí
    [mine] Dices que sí o que no
   *[theirs] { $who } { AGREE($who, "dice", "dicen") } que sí o que no
}
rite-thiasos-offered = { $state ->
    [mine] { $part ->
        [condemned] Se lo pides a uno de los dioses, o uno de ellos lo ofrece
       *[god] Lo ofreces, o te lo piden
    }
   *[theirs] Lo pide quien va a morir, o lo ofrece un dios
}
rite-band = El thiasos de { $first }
rite-band-saved = { $who } se { AGREE($who, "libró", "libraron") } de la muerte
rite-band-led = { $state ->
    [mine] Decides adónde van y contra quién combaten
   *[theirs] { $who } { AGREE($who, "decide", "deciden") } adónde van y contra quién combaten
}
rite-band-freed = { $state ->
    [mine] Hasta que los dejes ir, o los dejes atrás
   *[theirs] Hasta que { $who } los { AGREE($who, "deje", "dejen") } ir, o los { AGREE($who, "deje", "dejen") } atrás
}
rite-reach = { $who } { AGREE($who, "está", "están") } en { $place }: { $n ->
    [0] allí no hay plaza libre
    [one] allí hay una plaza libre
   *[other] allí hay { $n } plazas libres
}
rite-reach-beside = { $who } { AGREE($who, "está", "están") } junto a { $other } y no hace falta otra plaza
rite-reach-nowhere = { $who } no { AGREE($who, "está", "están") } aún en ninguna región
rite-orders = En lugar de { $who }
rite-no-thiasos = Nadie va a morir, y no perteneces a ningún thiasos.

## El triunfo

rite-triumph = El triunfo de { $first }
rite-triumph-won = { $who } { AGREE($who, "ha", "han") } ganado en Actium
rite-triumph-judged = { $state ->
    [mine] Tú juzgas qué se tiró a tiempo
   *[theirs] { AGREE($who, "Juzga", "Juzgan") } qué se tiró a tiempo: { $who }
}
rite-triumph-paraded = { $state ->
    [done] Los vencedores han desfilado alrededor del mundo
    [mine] Tú encabezas el desfile alrededor del mundo hasta Roma
   *[theirs] { $who } { AGREE($who, "encabeza", "encabezan") } el desfile alrededor del mundo hasta Roma
}
rite-triumph-crowned = { $state ->
    [done] { $who } { AGREE($who, "dio", "dieron") } la corona de oro
    [mine] Tú das la corona de oro
   *[theirs] { $who } { AGREE($who, "da", "dan") } la corona de oro
}
rite-triumph-organised = { $state ->
    [done] Roma tiene su orden
    [mine] Tú dices qué es Roma desde ahora
   *[theirs] { $who } { AGREE($who, "dice", "dicen") } qué es Roma desde ahora
}
rite-no-triumph = Aún no ha ganado nadie en Actium.
