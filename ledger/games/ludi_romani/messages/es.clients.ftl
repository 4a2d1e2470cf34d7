# Ludi Romani: los capítulos CLI y BACCH.

## La crónica

client-taken = { $manner ->
    [sought] { $cliens } pidió protección a { $patronus } y ya es su cliens
    [battle] { $patronus } perdonó a { $cliens }, que ya es su cliens
   *[taken] { $patronus } tomó a { $cliens } como cliens
}
client-freed = { $cliens } ya no es cliens de { $patroni }{ $why ->
    [released] : puede irse
    [parted] : se quedó atrás
    [disarmed] : no queda legio con que proteger
   *[undone] : se corrigió
}
money-demanded = { $patronus } hizo que { $cliens } entregara dinero
bacchant-taken = { $god } salvó a { $who }, que le sigue como bacante en { $place }
bacchant-liberated = { $who } ya no sigue a { $god }{ $why ->
    [abandoned] : se quedó atrás
   *[released] : puede irse
}

## Por qué no

no-patronus = { $you ->
    [yes] No puedes proteger a nadie. Un patronus es un general, una amazona o un rey con al menos una legio.
   *[no] { $who } no puede proteger a nadie. Un patronus es un general, una amazona o un rey con al menos una legio.
}
no-cliens = { $you ->
    [yes] No puedes ser cliens. Puede serlo un mortal vivo, salvo una mujer casada.
   *[no] { $who } no puede ser cliens. Puede serlo un mortal vivo, salvo una mujer casada.
}
cliens-already = { $you ->
    [yes] Ya eres cliens de este patronus.
   *[no] { $who } ya es cliens de este patronus.
}
cliens-of-a-cliens = { $you ->
    [yes] Sigues a { $patronus }, y no puedes proteger a un patronus. Acaba antes con ese lazo.
   *[no] { $who } sigue a { $patronus }, y no puede proteger a un patronus. Acaba antes con ese lazo.
}
not-ones-own-cliens = Nadie es cliens de sí mismo.
needs-no-protection = { $you ->
    [yes] Ni estás sin protección ni eres cliens de nadie. Solo se puede tomar a quien lo está o lo es.
   *[no] { $who } ni está sin protección ni es cliens de nadie. Solo se puede tomar a quien lo está o lo es.
}
nobody-unprotected = Aquí nadie está sin protección ni tiene otro patronus. Ve donde haya alguien así.
nobody-to-protect = Aquí nadie puede protegerte. Ve donde haya un general o un rey con una legio.
not-your-cliens = { $who } no es cliens tuyo. Eso solo puede hacerlo un patronus.
execution-needs-legions = Para ejecutar a un cliens necesitas una legio.
no-cliens-here = Ahora no se puede matar a ninguno de tus clientes: tiene que estar en tu región y no tener ya condena.
stays-with-patronus = Vas adonde va { $who }, que es tu patronus. Pide que te lleve o que te deje ir.
god-decides = Sigues a { $numen }, que decide adónde vas.
no-thiasos = { $numen } no tiene thiasos. Lo tienen Dioniso, Ariadna y Sileno.
not-in-danger = { $you ->
    [yes] No estás a punto de morir. Es bacante quien se salva de la muerte.
   *[no] { $who } no está a punto de morir. Es bacante quien se salva de la muerte.
}
liberated = { $you ->
    [yes] Te quedaste atrás una vez y eres libre. Solo puede volver a seguir quien afronta la muerte y lo pide otra vez.
   *[no] { $who } se quedó atrás una vez y es libre. Solo puede volver a seguir quien afronta la muerte y lo pide otra vez.
}
no-seat-with-god = { $place ->
    [none] { $numen } aún no está en ninguna parte
   *[other] { $place }, donde está { $numen }, no tiene plaza libre. El dios puede ir a una región que la tenga.
}
no-thiasos-in-reach = Donde están los dioses del thiasos no hay plaza libre. Uno de ellos puede ir a una región que la tenga.
nobody-in-danger = Nadie a quien puedas sentar a tu lado está a punto de morir.
not-your-bacchant = { $who } no te sigue. Eso solo puede hacerlo el dios al que sigue un bacante.
bacchants-condemned = Todos tus bacantes tienen ya condena.

## Acciones y campos

act-take-client = Tomar un cliens
act-seek-protection = Buscar un patronus
act-release-client = Dejar ir a un cliens
act-demand-money = Exigir el dinero de un cliens
act-execute-client = Ejecutar a un cliens
act-appeal-thiasos = Acudir al thiasos
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
