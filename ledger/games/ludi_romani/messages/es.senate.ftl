# Ludi Romani: los capítulos SEN y FER, los reges y quienes están fuera de la ley en Roma.

## La crónica: el Senado

nominated = { $by } { AGREE($by, "propone", "proponen") } a { $who } para consul
consuls-made = { $who } { AGREE($who, "es consul", "son consules") } del año{ $method ->
    [acclaim] {""}
    [heads] , por recuento de cabezas
   *[suffragia] , por suffragia
}
poll-opened = { $by } { AGREE($by, "hace", "hacen") } contar el Senado por { $method ->
    [heads] cabezas
   *[suffragia] suffragia
} para consul
voice-given = { $voter } { AGREE($voter, "quiere", "quieren") } por consul a { $who }
roll-called = Se pasa lista del Senado: { $n ->
    [one] un nombre
   *[other] { $n } nombres
}
bill-brought = { $by } { AGREE($by, "presenta", "presentan") } una propuesta: { $kind ->
    [imperium] imperium, { $n } { AGREE($n, "legio curialis", "legiones curiales") } de { $target } para { $to }
    [proscriptio] proscriptio de { $target }
    [restitutio] restitutio de { $target }
    [caedes] caedes de { $target }
   *[census] census de { $target }
}
plea-made = { $who } { AGREE($who, "alega", "alegan") }: { $kind ->
    [imperium] imperium, { $n } { AGREE($n, "legio curialis", "legiones curiales") } de { $target } para { $to }
    [proscriptio] proscriptio de { $target }
    [restitutio] restitutio de { $target }
    [caedes] caedes de { $target }
   *[census] census de { $target }
}
votes-cast = { $voter } { AGREE($voter, "da", "dan") } { $yes } a favor y { $no } en contra; se { AGREE($abstained, "abstiene", "abstienen") } { $abstained }
bill-decided = El Senado { $passed ->
    [yes] aprueba
   *[no] rechaza
}: { $kind ->
    [imperium] imperium, { $n } { AGREE($n, "legio curialis", "legiones curiales") } de { $target } para { $to }
    [proscriptio] proscriptio de { $target }
    [restitutio] restitutio de { $target }
    [caedes] caedes de { $target }
   *[census] census de { $target }
}
votes-counted = Suffragia: { $yes } a favor, { $no } en contra, { $abstained } sin dar{ $casting ->
    [none] {""}
    [yes] ; Venus rompe el empate a favor
   *[no] ; Venus rompe el empate en contra
}
proscriptio-lifted = { $who } ya no { AGREE($who, "está", "están") } fuera de la ley
bill-lapsed = El invierno termina antes de que el Senado decida: { $kind } de { $target }
law-carried-out = { $by } { AGREE($by, "cumple", "cumplen") } la ley: { $kind ->
    [imperium] imperium, { $n } { AGREE($n, "legio curialis", "legiones curiales") } de { $target } { AGREE($n, "pasa", "pasan") } a { $to }{ $excess ->
        [0] {""}
       *[other] , y { AGREE($excess, "la", "las") } { $excess } que { AGREE($excess, "pasa", "pasan") } del límite, a Marte
    }
    [proscriptio] proscriptio de { $target }, { $n } { AGREE($n, "legio curialis pasa", "legiones curiales pasan") } a { $to }
   *[caedes] caedes de { $target }, { $n } { AGREE($n, "legio pasa", "legiones pasan") } a { $to }
}
census-taken = { $by } { AGREE($by, "toma", "toman") } el census de { $place }{ $n ->
    [0] {""}
   *[other] : { AGREE($who, "paga", "pagan") } { $who }
}
census-shared = { $to } { AGREE($to, "recibe", "reciben") } { $n } D del census{ $due ->
    [yes] , repartido al final del invierno
   *[no] {" "}de { $who }
}
census-kept = { $who } se { AGREE($who, "queda", "quedan") } el census: no queda nadie que votara por él
struck-out = { $what ->
    [nomination] Ya no se propone a { $who } para consul
    [consul] { $who } { AGREE($who, "cuenta", "cuentan") } como no nombrado consul
    [bill] La propuesta que { AGREE($who, "presentó", "presentaron") } { $who } cuenta como no presentada
    [plea] El alegato de { $who } cuenta como no hecho
    [poll] Se anula el recuento para consul
    [voice] Se retira la voz de { $who } en el recuento
    [law] La ley espera que se cumpla otra vez
    [census] No ha salido nada del census
    [decision] La votación vuelve a estar abierta
   *[votes] Se retiran los votos de { $who }
}

## La crónica: reges y gente fuera de la ley en Roma, feriae

escort-found = { $escort } { AGREE($escort, "protege", "protegen") } a { $rex } en Roma
escort-ended = { $escort } ya no { AGREE($escort, "protege", "protegen") } a { $rex }{ $behind ->
    [yes] : el rex queda en Roma sin compañía
   *[no] {""}
}
rex-held = { $by } { AGREE($by, "retiene", "retienen") } a { $rex }, sin compañía en Roma, hasta que juzgue Venus
hold-ended = { $rex } { AGREE($rex, "ha", "han") } salido de Roma, y ya no { AGREE($rex, "le", "les") } retiene nadie
rex-judged = { $verdict ->
    [execute] { $by } { AGREE($by, "hace", "hacen") } ejecutar a { $rex }
    [expel] { $by } { AGREE($by, "expulsa", "expulsan") } a { $rex } a { $place }
   *[spare] { $by } { AGREE($by, "deja", "dejan") } en paz a { $rex }
}
handed-over = { $by } { AGREE($by, "entrega", "entregan") } a { $who } en manos de { $to }
feriae-agreed = Los dioses se ponen de acuerdo: { $mode ->
    [skip] el año { $year } a. C. se omite, hay feriae
   *[pause] el año { $year } a. C. es de feriae, { $minutes } { AGREE($minutes, "minuto", "minutos") }
}
feriae-called-off = Al final el año { $year } a. C. no es de feriae
juppiter-asked = { $by } { AGREE($by, "pregunta", "preguntan") } a Júpiter si se omiten { $years }
juppiter-answered = { $who }{ $answer ->
    [assents] {" "}{ AGREE($who, "acepta", "aceptan") } que se omitan años
    [opposes] {" "}no { AGREE($who, "quiere", "quieren") } que se omitan años
   *[silent] {" "}no { AGREE($who, "dice", "dicen") } nada sobre omitir años
}
years-dropped = { $n ->
    [one] El año { $years } a. C. se omite
   *[other] Los años { $years } a. C. se omiten
} del calendario
years-restored = { $n ->
    [one] Al final se juega el año { $years } a. C.
   *[other] Al final se juegan los años { $years } a. C.
}

## Por qué no: el Senado

senate-in-winter = El Senado solo se reúne en una hiems. Espera al próximo invierno.
venus-presides = Solo { $who } { AGREE($who, "preside", "presiden") } el Senado.
not-in-senate = { $you ->
    [yes] En el Senado solo toma parte quien está en Roma, y tú no estás.
   *[no] En el Senado solo toma parte quien está en Roma, y { $who } no { AGREE($who, "está", "están") }.
}
women-vote-not = { $you ->
    [yes] No tienes suffragia ni voto: virgines y matronae no los tienen.
   *[no] { $who } no { AGREE($who, "tiene", "tienen") } suffragia ni voto: virgines y matronae no los tienen.
}
has-no-voice = { $you ->
    [yes] No tienes voto en el Senado: lo tienen generales, amazonas y senatores que no estén fuera de la ley.
   *[no] { $who } no { AGREE($who, "tiene", "tienen") } voto en el Senado: lo tienen generales, amazonas y senatores que no estén fuera de la ley.
}
nominee-not-in-rome = { $you ->
    [yes] Solo se propone para consul a quien está en Roma, y tú no estás.
   *[no] Solo se propone para consul a quien está en Roma, y { $who } no { AGREE($who, "está", "están") }.
}
no-consul = { $you ->
    [yes] No puedes ser consul: pueden generales, amazonas y senatores.
   *[no] { $who } no { AGREE($who, "puede", "pueden") } ser consul: pueden generales, amazonas y senatores.
}
nominated-already = { $you ->
    [yes] Ya se te ha propuesto.
   *[no] Ya se ha propuesto a { $who }.
}
nominations-over = Se está contando el Senado. Ya no se toman nombres.
nobody-to-nominate = En Roma no queda nadie a quien proponer para consul.
nobody-nominated = No se ha propuesto a nadie que pueda ser consul. Haz que se proponga antes a alguien en Roma.
consuls-chosen = Este invierno ya se ha nombrado { $n ->
    [one] un consul
   *[other] { $n } consules
}, y no hay más.
count-instead = Esta noche los consules se eligen por recuento, no por aclamación. Haz contar el Senado.
count-is-open = Se está contando el Senado para consul. Declara antes el resultado.
so-many-consuls = Nombra { $n ->
    [one] un consul
   *[other] un consul o { $n }, cada cual una vez
}.
not-nominated = { $you ->
    [yes] No se te ha propuesto para consul, o ya no estás en Roma.
   *[no] No se ha propuesto a { $who } para consul, o ya no { AGREE($who, "está", "están") } en Roma.
}
no-count = Ahora no se cuenta el Senado para consul.
voted-already = { $you ->
    [yes] Ya has votado.
   *[no] { $who } ya { AGREE($who, "ha", "han") } votado.
}
not-on-the-roll = { $you ->
    [yes] No estabas en el Senado con voto cuando esto empezó. Vota la próxima vez.
   *[no] { $who } no { AGREE($who, "estaba", "estaban") } en el Senado con voto cuando esto empezó. Vota la próxima vez.
}
choose-among-equals = { $n ->
    [0] Nadie empata: no nombres a nadie.
   *[other] De quienes empatan nombra { $n }.
}
consuls-bring-bills = Solo presentan propuestas los consules de este invierno.
one-bill-each = { $you ->
    [yes] Ya has presentado una propuesta este invierno, y no puedes presentar otra.
   *[no] { $who } ya { AGREE($who, "ha", "han") } presentado una propuesta este invierno, y no { AGREE($who, "puede", "pueden") } presentar otra.
}
bills-of-the-winter = Ya se han presentado todas las propuestas de este invierno. Presenta la tuya en el próximo.
bill-is-open = El Senado está votando una propuesta. Presenta la siguiente cuando esté decidida.
five-kinds = Una propuesta es imperium, proscriptio, restitutio, caedes o census.
bill-says-too-much = Solo un imperium dice a quién y cuántas. Deja eso fuera.
takes-from-imperator = { $you ->
    [yes] Un imperium quita a un general vivo, y no es tu caso.
   *[no] Un imperium quita a un general vivo, y { $who } no lo { AGREE($who, "es", "son") }.
}
no-curiales-there = { $you ->
    [yes] No tienes ninguna legio curialis que quitar. Nombra a un general que la tenga.
   *[no] { $who } no { AGREE($who, "tiene", "tienen") } ninguna legio curialis que quitar. Nombra a un general que la tenga.
}
gives-to-imperator = Un imperium da a otro general o a un senator, y { $who } no { AGREE($who, "es", "son") } ni lo uno ni lo otro.
so-many-curiales = Un imperium quita desde una legio curialis hasta todas las { $n } que hay.
not-proscribable = { $you ->
    [yes] No puedes quedar fuera de la ley: pueden generales, amazonas y senatores.
   *[no] { $who } no { AGREE($who, "puede", "pueden") } quedar fuera de la ley: pueden generales, amazonas y senatores.
}
proscribed-already = { $you ->
    [yes] Ya estás fuera de la ley. Presenta otra propuesta.
   *[no] { $who } ya { AGREE($who, "está", "están") } fuera de la ley. Presenta otra propuesta.
}
not-proscribed = { $you ->
    [yes] No estás fuera de la ley. Solo se puede levantar una proscriptio.
   *[no] { $who } no { AGREE($who, "está", "están") } fuera de la ley. Solo se puede levantar una proscriptio.
}
senate-kills-living-mortals = El Senado hace matar a mortales vivos, y { $who } no lo { AGREE($who, "es", "son") }.
no-provincia = { $place } no es una provincia. Un census es de una provincia, no de un regnum ni de Roma.
no-bill-open = Ahora no hay ninguna propuesta ante el Senado.
more-than-held = Son más suffragia de los que tenías cuando se abrió la votación: { $n }.
venus-breaks-ties = Hay tantos a favor como en contra: di también sí o no.
no-tie = El Senado ha decidido por su cuenta: no hay empate que romper.
mars-carries-out = Solo { $who } { AGREE($who, "cumple", "cumplen") } leyes.
law-in-effect = Esto se decidió en otro invierno, o la ley ya se ha cumplido. Haz corregir, si acaso, lo que hizo.
other-bill-open = El Senado está votando otra propuesta. Haz que se decida antes.
no-bill-about-you = { $you ->
    [yes] Ninguna propuesta ni ley pendiente trata de ti.
   *[no] Ninguna propuesta ni ley pendiente trata de { $who }.
}
pleaded-already = { $you ->
    [yes] Ya tuviste la palabra una vez.
   *[no] { $who } ya { AGREE($who, "tuvo", "tuvieron") } la palabra una vez.
}
law-about-the-dead = { $who } { AGREE($who, "ha", "han") } muerto entretanto. Haz que las Parcas digan qué pasa con las legiones.
no-such-law = No hay tal ley por cumplir.
venus-shares = Solo { $who } { AGREE($who, "reparte", "reparten") } el census.
nothing-to-share = No hay ningún census que repartir.
voted-not-for-it = { $you ->
    [yes] No votaste por el census, y no recibes nada de él.
   *[no] { $who } no { AGREE($who, "votó", "votaron") } por el census, y no { AGREE($who, "recibe", "reciben") } nada de él.
}
so-much-left = Del census quedan { $n } D por repartir.
dead-share-nothing = { $you ->
    [yes] Votaste por el census, pero has muerto: se reparte entre los vivos.
   *[no] { $who } { AGREE($who, "votó", "votaron") } por el census, pero { AGREE($who, "ha", "han") } muerto: se reparte entre los vivos.
}
nobody-voted-for-it = No queda nadie que votara por el census.

## Por qué no: reges y gente fuera de la ley en Roma, feriae

romans-escort = { $who } no { AGREE($who, "puede", "pueden") } escoltar a un rex: puede un senator, un general o una amazona que viva.
escort-elsewhere = { $who } no { AGREE($who, "está", "están") } ni en Roma ni donde estás tú.
escorted-already = { $who } ya te { AGREE($who, "protege", "protegen") }.
reges-only = { $you ->
    [yes] No eres rex, y no necesitas escolta.
   *[no] { $who } no { AGREE($who, "es", "son") } rex, y no { AGREE($who, "necesita", "necesitan") } escolta.
}
no-escort-near = Ni en Roma ni donde estás hay un senator o general que pueda protegerte.
rex-not-alone = { $who } no { AGREE($who, "es un rex", "son reges") } sin compañía en Roma.
gods-find-reges = Solo un dios retiene a un rex en Roma. Díselo a uno.
rex-held-already = A { $who } ya se { AGREE($who, "le", "les") } retiene, hasta que juzgue Venus.
rex-is-held = { $you ->
    [yes] Se te retiene en Roma: busca escolta, o espera a que juzgue Venus.
   *[no] A { $who } se { AGREE($who, "le", "les") } retiene en Roma: busca escolta, o espera a que juzgue Venus.
}
venus-judges = Solo { $who } { AGREE($who, "juzga", "juzgan") } a un rex que está sin compañía en Roma.
no-such-verdict = Ejecuta, expulsa o perdona al rex; solo quien es expulsado va a alguna parte.
no-lone-rex = En Roma no hay ningún rex sin compañía.
out-of-rome = Quien recibe la expulsión sale de Roma: elige otra región.
hand-over-in-rome = { $you ->
    [yes] Solo entrega a quien está fuera de la ley alguien que está en Roma, y tú no estás.
   *[no] Solo entrega a quien está fuera de la ley alguien que está en Roma, y { $who } no { AGREE($who, "está", "están") }.
}
not-in-rome = { $who } no { AGREE($who, "está", "están") } en Roma.
not-oneself = Nadie se entrega por su mano.
venus-or-mars = A quien está fuera de la ley se le entrega a { $who }.
feriae-rest = El año { $year } a. C. es de feriae: no se hace nada antes de la próxima estación.
gods-agree = Solo los dioses acuerdan feriae.
feriae-agreed-already = Las feriae ya están acordadas.
no-feriae = El calendario no tiene ningún año que pueda ser de feriae.
feriae-too-late = El año que podía ser de feriae ya ha empezado.
twins-change-calendar = Solo { $who } { AGREE($who, "puede", "pueden") } omitir años del calendario.
whole-future-years = Omite años enteros que no hayan empezado y sigan en el calendario.
no-juppiter = Nadie juega con Júpiter: no hay que preguntarle.
juppiter-thinks = A Júpiter ya se le ha preguntado y aún no ha respondido.
ask-juppiter = Pregunta antes a { $who } por estos años.
no-year-left = No queda ningún año entero que se pueda omitir.

## Lo que se dice a quien juzga

carried-out-by-another = { $you ->
    [yes] Cumpliste una ley que toca a Marte y a sus ayudantes
   *[no] { $who } { AGREE($who, "cumplió", "cumplieron") } una ley que toca a Marte y a sus ayudantes
}
rex-without-escort = { $you ->
    [yes] Entras en Roma sin escolta romana
   *[no] { $who } { AGREE($who, "entra", "entran") } en Roma sin escolta romana
}
proscribed-in-rome = { $you ->
    [yes] Entras en Roma fuera de la ley
   *[no] { $who }, fuera de la ley, { AGREE($who, "entra", "entran") } en Roma
}
protector-lost = { $rex } { AGREE($rex, "ha", "han") } perdido a { $who } y { AGREE($rex, "está", "están") } en Roma sin compañía
rex-left-behind = { $you ->
    [yes] Sales de Roma sin { $rex }, que se { AGREE($rex, "queda", "quedan") } allí sin compañía
   *[no] { $who } { AGREE($who, "sale", "salen") } de Roma sin { $rex }, que se { AGREE($rex, "queda", "quedan") } allí sin compañía
}
rex-alone-found = { $who } { AGREE($who, "está", "están") } en Roma sin compañía: ejecuta, expulsa o perdona

## Acciones y campos

act-nominate = Proponer para consul
act-acclaim-consuls = Declarar a quién aclamaron
act-poll-consuls = Hacer contar el Senado
act-poll-consuls-about = Para cuando el griterío no basta
act-vote-consul = Levantar la mano
act-declare-consuls = Declarar el recuento
act-bring-bill = Presentar una propuesta
act-bring-bill-about = Una por invierno
act-plead-in-senate = Alegar ante el Senado
act-plead-in-senate-about = Una palabra sobre lo que trata de ti; no decide nada
act-cast-votes = Dar tus votos
act-cast-votes-about = Lo que no va a ningún lado se abstiene
act-close-ballot = Cerrar la votación
act-carry-out-law = Cumplir una ley
act-share-census = Repartir el census
act-seek-escort = Pedir protección en Roma
act-report-rex = Retener a un rex sin compañía
act-judge-rex = Juzgar a un rex en Roma
act-hand-over = Entregar a quien está fuera de la ley
act-agree-feriae = Proponer feriae
act-agree-feriae-about = Tienen que aceptar todos los dioses presentes
act-ask-juppiter = Preguntar a Júpiter si se omiten años
act-drop-years = Omitir años
field-nominate-who = A quién
field-acclaim-consuls-consuls = Consules
field-vote-consul-who = Por quién
field-declare-consuls-chosen = De quienes empatan
field-bring-bill-kind = Qué
field-bring-bill-target = Sobre
field-bring-bill-to = A quién
field-bring-bill-quantity = Cuántas
field-plead-in-senate-bill = Sobre qué
field-plead-in-senate-words = Tu alegato
field-cast-votes-votes = Suffragia
field-close-ballot-casting = Tu voz
field-carry-out-law-bill = Ley
field-share-census-to = A quién
field-share-census-quantity = Cuánto
field-seek-escort-escort = Quién protege
field-report-rex-rex = Rex
field-judge-rex-rex = Rex
field-judge-rex-verdict = Veredicto
field-judge-rex-to = Adónde
field-hand-over-who = A quién
field-hand-over-to = En manos de quién
field-ask-juppiter-years = Años
field-drop-years-years = Años

note-law = { $kind ->
    [imperium] imperium: { $n } de { $target } para { $to }
    [proscriptio] proscriptio de { $target }
   *[caedes] caedes de { $target }
}
note-year = { $year } a. C., hiems y aestas

option-imperium = imperium: legiones para otra persona
option-proscriptio = proscriptio: dejar a alguien fuera de la ley
option-restitutio = restitutio: levantar una proscriptio
option-caedes = caedes: hacer matar a alguien
option-census = census: gravar una provincia
option-yes = a favor
option-no = en contra
option-abstain = abstención
option-execute = ejecutar
option-expel = expulsar de Roma
option-assents = aceptar
option-opposes = oponerse
option-silent = no decir nada

## Tarjetas

card-SEN-02 = En invierno vota en Roma, con todos los votos que tengas, y repártelos como quieras.
card-SEN-05 = Donde hay tantos a favor como en contra, decides tú.
card-SEN-07 = Quien está en Roma propone consules; lo son los dos a quienes Venus oye aclamar más.
card-SEN-11 = Anuncias las leyes del Senado y las cumples.
card-SEN-21 = Cuando el Senado hace matar a alguien, te quedas todas sus legiones.
card-SEN-25 = Reparte el dinero de un census antes de que acabe el invierno, entre quienes votaron por él.
card-REX-06 = Un rey en Roma sin compañía está a tu merced: ejecútalo, expúlsalo o perdónalo.
card-MORS-01 = Quien está fuera de la ley y te entregan en Roma, muere.

## Recordatorios y palabras

reminder-SEN-06 = Propón candidatos a consul mientras Venus lo permita.
reminder-SEN-07 = Son consules los dos a quienes más aclaman.
reminder-SEN-08 = Cuando el griterío no basta, haz contar cabezas.
reminder-SEN-11 = Espera una ley: ve a quien toca, anúnciala y cúmplela.
reminder-SEN-15 = Llevas la cinta roja: en Roma mueres cuando te entregan a Venus o a Marte.
reminder-SEN-26 = Estás en Roma todo el invierno y presides el Senado.
reminder-REX-04 = Estás en Roma sin escolta romana: búscala, o Venus puede hacerte matar.
reminder-REX-05 = Proteges a un rex: no lo dejes atrás en Roma.
season-feriae = Feriae
meaning-feriae = fiestas
period-feriae = Feriae de { $year } a. C. (fiestas)
power-advise_calendar = se le pregunta antes de omitir años
duty-mutatio = decir si deben omitirse años
term-imperium = Una ley que da a otro las legiones de quien las manda
term-proscriptio = Una ley que deja a alguien fuera de la ley, y en Roma muere
term-restitutio = Una ley que levanta una proscriptio
term-caedes = Una ley que hace matar a alguien, si nadie se opone
term-census = Una ley que toma el dinero de una provincia y lo reparte
term-feriae = Días de fiesta en los que no se hace nada
term-mutatio = Un cambio del calendario que omite años enteros
