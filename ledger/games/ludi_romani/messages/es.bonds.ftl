# Ludi Romani: los capítulos AMIC, NUPT, DIV y COMM.

## La crónica: la amistad

amicitia-formed = { $who } traban amistad
terms-written = { $who } { AGREE($who, "puso", "pusieron") } por escrito las condiciones de una amistad
oath-sworn = Juraron amistad ante Juno: { $who }
amicitia-left = { $who } { AGREE($who, "dejó", "dejaron") } una amistad con { $others }
amicitia-broken = A ruego de { $wife } Juno rompió lo que juraron { $who }. Los votos vuelven a casa; lo demás que se prestó se queda donde está
amicitia-set = { $n ->
    [0] Al final no son amigos
   *[other] { $who } son amigos como antes
}
goods-lent = { $who } { AGREE($who, "prestó", "prestaron") } a { $to } { $n } { $asset }
loan-returned = { $who } { AGREE($who, "recibe", "reciben") } de vuelta { $n } { $asset } de { $from }{ $god ->
    [none] {""}
   *[other] , por mano de { $god }
}

## Acciones

act-befriend = Trabar amistad
act-befriend-about = Una amicitia con gente de tu región; tienen que aceptar todos
act-write-terms = Poner por escrito las condiciones
act-write-terms-about = Solo las leen tus amigos, y Juno cuando se jura
act-leave-amicitia = Dejar una amistad
act-leave-amicitia-about = Lo que prestaste sigue prestado hasta que lo pidas
act-swear-amicitia = Jurar ante Juno
act-swear-amicitia-about = Los amigos jurados pueden combatir como una sola parte
act-beg-break = Hacer romper una amistad
act-beg-break-about = Juno puede romper cualquiera que se haya jurado
act-lend = Prestar a un amigo
act-lend-about = Sigue siendo tuyo, y cuenta donde está
act-recall = Pedir de vuelta lo que prestaste
act-recall-about = Las naves hay que devolverlas; dinero y legiones, si se acepta
act-recall-votes = Mandar por tus votos
act-recall-votes-about = Un dios los trae a casa; nadie puede negarse
act-return-loan = Devolver un préstamo

## Campos

field-amicitia = Qué amistad
field-terms = Qué habéis acordado
field-befriend-with = Con quién
field-swear-amicitia-with = Junto con
field-beg-break-one = Entre quién
field-beg-break-other = Y quién
field-lend-to = A quién
field-return-loan-to = A quién
field-recall-votes-from = Quién los tiene
field-numen = Qué dios

## Notas junto a las opciones

note-dos = { $n ->
    [0] sin dos
   *[other] una dos de { $n } D
}
note-amicitia = con { $who }
note-votes = { $n ->
    [one] un voto
   *[other] { $n } votos
}

## Por qué no: la amistad

friends-named-twice = Nombra a cada cual una vez, y no te nombres
nobody-near = En tu región no hay nadie con quien puedas trabar amistad
friendship-over = Esta amistad ya terminó, o solo vive uno de los amigos. Quien quiera acuerda una nueva
no-such-amicitia = No eres parte de tal amistad
swear-with-friends = Se jura junto con otros de la misma amistad
sworn-already = Alguno ya ha jurado. Nombra solo a quien no lo ha hecho
nobody-swears-alone = El primer juramento de una amistad lo hacen dos
no-sworn-amicitia = Estos dos no se han jurado nada. Nombra a dos con amistad jurada
wives-beg = { $you ->
    [yes] Eso solo puede pedirlo una mujer casada, y no es tu caso
   *[no] Eso solo puede pedirlo una mujer casada, y { $who } no lo { AGREE($who, "es", "son") }
}
lend-to-friends = Se presta a otros de la misma amistad
lent-count-there = Lo prestado cuenta con { $who }, que no { AGREE($who, "puede", "pueden") } mandar más de diez
never-lent = Se prestan dinero, naves, legiones y votos, y no { $asset }
nothing-to-lend = No tienes nada que tus amigos puedan guardarte
not-lent = { $you ->
    [yes] De lo prestado te { AGREE($n, "queda", "quedan") } { $n } { $asset }
   *[no] De lo prestado, a { $who } { AGREE($who, "le", "les") } { AGREE($n, "queda", "quedan") } { $n } { $asset }
}
loans-far-away = Tendrías que estar en la región de quienes guardan lo que prestaste, y que aún lo tengan
gods-fetch-votes = Los votos los trae a casa un dios: manda a Mercurio, o a cualquier dios que no vigile una batalla
god-busy = { $who } { AGREE($who, "vigila", "vigilan") } una batalla. Pídeselo a Mercurio o a otro dios
votes-not-fetched = { $who } no { AGREE($who, "quiso", "quisieron") } traer los votos de { $owner }, y { AGREE($who, "tiene", "tienen") } que hacerlo
legions-back-to-husband = { $you ->
    [yes] Las guardas para tu marido y solo puedes entregárselas a él
   *[no] { $who } las { AGREE($who, "guarda", "guardan") } para su marido y solo { AGREE($who, "puede", "pueden") } entregárselas a él
}
wife-fields-nothing = { $you ->
    [yes] Guardas legiones y no combates con ellas; tendría que volver a tenerlas tu marido
   *[no] { $who } { AGREE($who, "guarda", "guardan") } legiones y no { AGREE($who, "combate", "combaten") } con ellas; tendría que volver a tenerlas su marido
}
spouses-swap-no-votes = Los cónyuges pueden cambiarse de todo menos votos

## Recordatorios

reminder-AMIC-15 = Velas por las amistades: oyes los juramentos, y puedes romper lo jurado.

## Palabras

term-amicitia = Una amistad, jurada ante Juno o no; en plural, amicitiae
term-amicus = Un amigo; varios son amici

## La crónica: el matrimonio

wedded = { $wife } y { $husband } se casaron{ $n ->
    [0] {""}
   *[other] , con una dos de { $n } D
}
wedding-annulled = La boda de { $wife } y { $husband } se corrige: no la hubo
arms-taken = { $who } ya { AGREE($who, "es amazona", "son amazonas") }
arms-laid-down = { $who } { AGREE($who, "dio", "dieron") } sus legiones a Venus y { AGREE($who, "es una mujer libre", "son mujeres libres") }
divorced = { $wife } y { $husband } se divorciaron{ $dos ->
    [0] {""}
   *[other] ; { AGREE($husband, "él le debe", "ellos le deben") } una dos de { $dos } D
}
marriage-restored = { $wife } y { $husband } siguen en matrimonio como antes
dos-repaid = { $short ->
    [yes] { $husband } { AGREE($husband, "dio", "dieron") } a { $wife } todo lo que { AGREE($husband, "tenía", "tenían") }, menos que la dos de { $dos } D
   *[no] { $husband } { AGREE($husband, "devolvió", "devolvieron") } a { $wife } la dos de { $dos } D
}{ $role ->
    [amazon] ; con sus legiones, { AGREE($wife, "ella ya es amazona", "ellas ya son amazonas") }
   *[none] {""}
}
dos-owed = { $husband } { AGREE($husband, "vuelve", "vuelven") } a deber a { $wife } la dos de { $dos } D
dos-claimed = Juno reclama la dos que { $husband } { AGREE($husband, "debe", "deben") } a { $wife }
rest-forgiven = Juno perdonó a { $husband } el resto de la dos de { $wife }{ $role ->
    [amazon] ; con las legiones retenidas, { AGREE($wife, "ella ya es amazona", "ellas ya son amazonas") }
   *[none] {""}
}
message-carried = Mercurio llevó un mensaje de { $who } a { $to }

## Acciones: el matrimonio

act-wed = Casarse
act-wed-about = Con alguien de tu región, ante Juno
act-take-arms = Hacerse amazona
act-take-arms-about = Desde ahora posees legiones y votos, y te pueden atacar
act-lay-down-arms = Dejar las armas
act-lay-down-arms-about = Tus legiones van a Venus, y puedes casarte
act-plead-divorce = Pedir el divorcio
act-plead-divorce-about = Juno lo concede o no; después él devuelve la dos
act-repay-dos = Devolver la dos
act-repay-dos-about = Elige qué das en especie; el resto es dinero
act-claim-dos = Hacer reclamar la dos
act-claim-dos-about = Juno le hace pagar en el acto, primero en dinero
act-send-message = Enviar un mensaje secreto
act-send-message-about = Dile las palabras a Mercurio; solo se guarda que se llevó

## Campos: el matrimonio

field-plead-divorce-from = De quién
field-plea = Quién lo pide
field-repay-dos-to = A quién
field-classis = Naves
field-send-message-to = A quién
option-alone = solo yo
option-together = los dos

## Deberes

duty-insolvent = { $details ->
    [yes] { $husband } { AGREE($husband, "ha", "han") } dado a { $wife } todo lo que { AGREE($husband, "tenía", "tenían") }, menos que la dos de { $dos } D. ¿{ AGREE($husband, "Muere", "Mueren") }?
   *[no] si muere un marido que no puede pagar
}
option-condemn = muere

## Por qué no: el matrimonio

no-bride = { $you ->
    [yes] No puedes ser la novia: puede una mujer sin marido
   *[no] { $who } no { AGREE($who, "puede", "pueden") } ser la novia: puede una mujer sin marido
}
amazon-in-arms = { $you ->
    [yes] Tendrías que dejar tus legiones antes de casarte
   *[no] { $who } { AGREE($who, "tendría", "tendrían") } que dejar sus legiones antes de casarse
}
no-groom = { $you ->
    [yes] No puedes ser el novio: puede un senator o un general, no un rey ni un dios
   *[no] { $who } no { AGREE($who, "puede", "pueden") } ser el novio: puede un senator o un general, no un rey ni un dios
}
married-already = { $you ->
    [yes] Ya estás en matrimonio, y antes tendrías que divorciarte
   *[no] { $who } ya { AGREE($who, "está", "están") } en matrimonio, y antes { AGREE($who, "tendría", "tendrían") } que divorciarse
}
juno-elsewhere = { $numen } { AGREE($numen, "tendría", "tendrían") } que estar en { $place }, donde es la boda
bride-with-votes = { $you ->
    [yes] Tendrías que soltar todos tus votos: una mujer casada no tiene ninguno
   *[no] { $who } { AGREE($who, "tendría", "tendrían") } que soltar todos sus votos: una mujer casada no tiene ninguno
}
nobody-to-wed = En tu región no hay nadie con quien puedas casarte
married-no-more = Este matrimonio ya terminó
free-women-arm = { $you ->
    [yes] Solo se hace amazona por decirlo una mujer divorciada o viuda, y no es tu caso
   *[no] Solo se hace amazona por decirlo una mujer divorciada o viuda, y { $who } no lo { AGREE($who, "es", "son") }
}
free-women-disarm = Solo deja sus legiones una mujer divorciada o viuda, o una amazona
no-arms = { $you ->
    [yes] No tienes legiones que dejar
   *[no] { $who } no { AGREE($who, "tiene", "tienen") } legiones que dejar
}
not-married = No hay matrimonio entre vosotros dos. Nombra a tu marido o a tu esposa
divorce-forbidden = { $you ->
    [yes] { $numen } no { AGREE($numen, "quiso", "quisieron") } concederte el divorcio de { $other }
   *[no] { $numen } no { AGREE($numen, "quiso", "quisieron") } conceder a { $who } el divorcio de { $other }
}
divorce-settled = La dos está devuelta, uno de los dos ya lleva otra vida, o ha muerto
owes-no-dos = No le debes ninguna dos. Nombra a una antigua esposa a la que se la debas
too-much-in-kind = Esto vale demasiado más que la dos de { $n } D: deja algo fuera
cannot-repay = Todo lo que posees vale menos que la dos. Al final de la estación ella lo recibe todo, y Juno decide sobre ti
claim-on-husband = Solo tiene que pagar un antiguo marido que te deba una dos, no sus amigos
dos-first = { $you ->
    [yes] Debes una dos, y no gastas en nada más hasta devolverla
   *[no] { $who } { AGREE($who, "debe", "deben") } una dos, y no { AGREE($who, "gasta", "gastan") } en nada más hasta devolverla
}
no-messenger = Mercurio lleva mensajes de unos a otros; él ni los envía ni los recibe

## Recordatorios: matrimonio y mensajes

reminder-DIV-03 = Debes una dos. Devuélvela en lo que quieras, o se toma al final de la estación.
reminder-COMM-02 = Los mensajes secretos pasan por ti, y te pueden sobornar.
reminder-COMM-04 = Pregunta de cualquier modo qué está en venta.

## Palabras: el matrimonio

term-nuptiae = Una boda
term-divortium = Un divorcio
term-palla = El manto blanco de una virgo

## Lo que está impreso en las tarjetas de asiento

card-AMIC-02 = Los amigos juran ante ti; solo pueden combatir juntos los que has bendecido.
card-AMIC-12 = Cuando lo pide una matrona, puedes romper cualquier amistad jurada.
card-NUPT-02 = Nadie se casa sin ti: ambos están ante ti en una misma región.
card-NUPT-03 = Cuando te casas, Juno toma tu dos y paga su valor a tu marido.
card-DIV-02 = Concedes un divorcio o no; después él le debe a ella toda la dos, o la vida.
