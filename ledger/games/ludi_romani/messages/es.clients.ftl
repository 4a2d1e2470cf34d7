# Ludi Romani: los capítulos CLI y BACCH.

## La crónica

client-taken = { $manner ->
    [sought] { $cliens } { AGREE($cliens, "pidió", "pidieron") } protección a { $patronus } y ya { AGREE($cliens, "es su cliens", "son sus clientes") }
    [battle] { $patronus } { AGREE($patronus, "perdonó", "perdonaron") } a { $cliens }, que ya { AGREE($cliens, "es su cliens", "son sus clientes") }
   *[taken] { $patronus } { AGREE($patronus, "tomó", "tomaron") } a { $cliens } como cliens
}
client-freed = { $cliens } ya no { AGREE($cliens, "es cliens", "son clientes") } de { $patroni }{ $why ->
    [released] : { AGREE($cliens, "puede", "pueden") } irse
    [parted] : se { AGREE($cliens, "quedó", "quedaron") } atrás
    [disarmed] : no queda legio con que proteger
   *[undone] : se corrigió
}
money-demanded = { $patronus } { AGREE($patronus, "hizo", "hicieron") } que { $cliens } { AGREE($cliens, "entregara", "entregaran") } dinero
bacchant-taken = { $god } { AGREE($god, "salvó", "salvaron") } a { $who }, que { AGREE($god, "le", "les") } { AGREE($who, "sigue", "siguen") } como { AGREE($who, "bacante", "bacantes") } en { $place }
bacchant-liberated = { $who } ya no { AGREE($who, "sigue", "siguen") } a { $god }{ $why ->
    [abandoned] : se { AGREE($who, "quedó", "quedaron") } atrás
   *[released] : { AGREE($who, "puede", "pueden") } irse
}

## Por qué no

no-patronus = { $you ->
    [yes] No puedes proteger a nadie. Un patronus es un general, una amazona o un rey con al menos una legio.
   *[no] { $who } no { AGREE($who, "puede", "pueden") } proteger a nadie. Un patronus es un general, una amazona o un rey con al menos una legio.
}
no-cliens = { $you ->
    [yes] No puedes ser cliens. Puede serlo un mortal vivo, salvo una mujer casada.
   *[no] { $who } no { AGREE($who, "puede", "pueden") } ser cliens. Puede serlo un mortal vivo, salvo una mujer casada.
}
cliens-already = { $you ->
    [yes] Ya eres cliens de este patronus.
   *[no] { $who } ya { AGREE($who, "es cliens", "son clientes") } de este patronus.
}
cliens-of-a-cliens = { $you ->
    [yes] Sigues a { $patronus }, y no puedes proteger a un patronus. Acaba antes con ese lazo.
   *[no] { $who } { AGREE($who, "sigue", "siguen") } a { $patronus }, y no { AGREE($who, "puede", "pueden") } proteger a un patronus. Acaba antes con ese lazo.
}
not-ones-own-cliens = Nadie es cliens de sí mismo.
needs-no-protection = { $you ->
    [yes] Ni estás sin protección ni eres cliens de nadie. Solo se puede tomar a quien lo está o lo es.
   *[no] { $who } ni { AGREE($who, "está", "están") } sin protección ni { AGREE($who, "es cliens", "son clientes") } de nadie. Solo se puede tomar a quien lo está o lo es.
}
nobody-unprotected = Aquí nadie está sin protección ni tiene otro patronus. Ve donde haya alguien así.
nobody-to-protect = Aquí nadie puede protegerte. Ve donde haya un general o un rey con una legio.
not-your-cliens = { $who } no { AGREE($who, "es cliens tuyo", "son clientes tuyos") }. Eso solo puede hacerlo un patronus.
execution-needs-legions = Para ejecutar a un cliens necesitas una legio.
no-cliens-here = Ahora no se puede matar a ninguno de tus clientes: tiene que estar en tu región y no estar ya bajo condena.
stays-with-patronus = Vas adonde { AGREE($who, "va", "van") } { $who }, que { AGREE($who, "es", "son") } tu patronus. Pide que te { AGREE($who, "lleve", "lleven") } o que te { AGREE($who, "deje", "dejen") } ir.
god-decides = Sigues a { $numen }, que { AGREE($numen, "decide", "deciden") } adónde vas.
no-thiasos = { $numen } no { AGREE($numen, "tiene", "tienen") } thiasos. Lo tienen Dioniso, Ariadna y Sileno.
not-in-danger = { $you ->
    [yes] No estás a punto de morir. Es bacante quien se salva de la muerte.
   *[no] { $who } no { AGREE($who, "está", "están") } a punto de morir. Es bacante quien se salva de la muerte.
}
liberated = { $you ->
    [yes] Te quedaste atrás una vez y eres libre. Solo puede volver a seguir quien afronta la muerte y lo pide otra vez.
   *[no] { $who } se { AGREE($who, "quedó", "quedaron") } atrás una vez y { AGREE($who, "es libre", "son libres") }. Solo puede volver a seguir quien afronta la muerte y lo pide otra vez.
}
no-seat-with-god = { $place ->
    [none] { $numen } aún no { AGREE($numen, "está", "están") } en ninguna parte
   *[other] { $place }, donde { AGREE($numen, "está", "están") } { $numen }, no tiene plaza libre. El dios puede ir a una región que la tenga.
}
no-thiasos-in-reach = Donde están los dioses del thiasos no hay plaza libre. Uno de ellos puede ir a una región que la tenga.
nobody-in-danger = Nadie a quien puedas sentar a tu lado está a punto de morir.
not-your-bacchant = { $who } no te { AGREE($who, "sigue", "siguen") }. Eso solo puede hacerlo el dios al que sigue un bacante.
bacchants-condemned = Todos tus bacantes están ya bajo condena.

## Acciones y campos

act-take-client = Tomar un cliens
act-seek-protection = Buscar un patronus
act-release-client = Dejar ir a un cliens
act-demand-money = Exigir el dinero de un cliens
act-execute-client = Ejecutar a un cliens
act-appeal-thiasos = Acudir al thiasos
act-appeal-thiasos-about = Aún puede salvarte un dios del thiasos, si se lo pides
act-claim-bacchant = Salvar a alguien como bacante
act-execute-bacchant = Ejecutar a un bacante
act-release-bacchant = Dejar ir a un bacante
field-take-client-who = Quién
field-seek-protection-to = Patronus
field-release-client-who = Cliens
field-demand-money-who = Cliens
field-demand-money-quantity = Como mucho
field-execute-client-who = Cliens
field-appeal-thiasos-to = Dios
field-claim-bacchant-who = Quién
field-execute-bacchant-who = Bacante
field-release-bacchant-who = Bacante

## Recordatorios y palabras

reminder-CLI-07 = Deberías amparar a tus clientes de otros generales y reyes. Nadie te obliga.
reminder-CLI-15 = En la última batalla navegas con quien sigues: tus bienes están en esa hoja.
reminder-BACCH-04 = Da a cada bacante una cinta, la mitra.
reminder-BACCH-05 = De camino, los bacantes bailan danzas extranjeras.
term-patronus = Un protector, que manda legiones; en plural, patroni
term-cliens = Alguien bajo un protector; en plural, clientes
term-bacchant = Quien sigue a Dioniso, Ariadna o Sileno
