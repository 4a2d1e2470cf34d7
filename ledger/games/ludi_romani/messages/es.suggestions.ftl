# Lo que los teléfonos ponen primero: una acción, y lo que trae.

suggest-choose-start = Elige dónde empezar: { $count ->
    [one] hay sitio en { $place }
   *[other] hay sitio en { $count } regiones
}
suggest-reside = Elige dónde invernar: { $count ->
    [one] hay plaza libre en { $place }
   *[other] hay plaza libre en { $count } regiones
}
suggest-move = { $count ->
    [one] Ve a { $place }
   *[other] Ve por tierra: tienes abiertas { $count } regiones
}
suggest-wed = { $count ->
    [one] Cásate con { $who }
   *[other] Cásate: aquí { $count } personas son libres
}
suggest-take-client = { $count ->
    [one] Toma a { $who } como cliens
   *[other] Toma un cliens: aquí podrían serlo { $count } personas
}
suggest-challenge = { $count ->
    [one] Desafía a { $who }
   *[other] Desafía a una de { $count } personas de aquí
}
suggest-befriend = { $count ->
    [one] Traba amistad con { $who }
   *[other] Traba amistad: aquí hay { $count } personas
}
suggest-confiscate = { $count ->
    [one] Quita lo que { $who } { AGREE($who, "tiene", "tienen") } de más
   *[other] Quita lo que { $count } personas tienen de más
}
suggest-collect-tribute = Cobra { $n } D { $count ->
    [one] de { $who }
    [2] de cada uno: { $who }
   *[other] de cada uno de { $count } dioses
}{ $taken ->
    [0] { "" }
   *[other] { ", de los que los fantasmas se llevan " }{ $taken } D
}
suggest-pay-tribute = { $count ->
    [one] { $who } { AGREE($who, "puede", "pueden") } cobrarte { $n } D
   *[other] { $count } personas pueden cobrarte { $n } D cada una
}
suggest-buy-legions = { $becomes ->
    [imperator] Hazte general: una primera legión desde { $n } D
    [amazon] Hazte amazona: una primera legión desde { $n } D
   *[nothing] Compra legiones, desde { $n } D cada una
}
suggest-buy-classes = Compra naves, a { $n } D cada una
suggest-attach = { $count ->
    [one] Aférrate a { $who } por { $n } D de cada tributum
   *[other] Aférrate a una de { $count } personas de aquí por { $n } D de cada tributum
}
suggest-receive-dead = { $n ->
    [one] Recibe a los muertos: espera uno
   *[other] Recibe a los muertos: esperan { $n }
}
ready-pay-tribute = Paga { $n } D a { $who }
ready-receive-dead = Recibe a { $n } en { $gate ->
    [cumae] Cumas
   *[taenarum] Ténaro
}
suggest-seat-unseated = { $n ->
    [one] Un mortal no tiene plaza
   *[other] { $n } mortales no tienen plaza
}
ready-seat-unseated = Dale plaza a { $who } en { $place }
suggest-claim-dos = Haz que Juno reclame a { $who } la dos de { $n } D
suggest-repay-dos = Devuelve a { $who } la dos de { $n } D

## Para quien aún no ha hecho nada, según su papel

guide-imperator = Vives de legiones y de tierra. Compra las que puedas mandar, inverna donde inverne un dios para cobrar tributum, y tira para ver quién desafía primero.
guide-senator = Tienes votos en el Senado y ninguna legión. Tu primera legión te hace general.
guide-virgo = Puedes casarte con un senator o un general que esté donde estás tú. Tu dos va contigo: mira quién la merece.
guide-matrona = Tienes marido. Si Juno concede el divorcio, hay que devolverte tu dos.
guide-free_woman = Eres libre. Tu primera legión te hace amazona; y puedes volver a casarte.
guide-amazon = Mandas legiones como un general. Inverna en una provincia para cobrar tributum, no en Roma.
guide-rex = El trono de tu reino es solo tuyo. Compra legiones de clientes, y no vayas a Roma sin compañía.
guide-vestal = Cuando se discute un testamento te llaman a Roma, y votas sobre él.
guide-imago = Has muerto, y no te has ido. Los dioses de abajo te reciben en una puerta; después te aferras a los vivos.
guide-numen = En verano y en el motus anterior vas adonde quieres y no necesitas plaza. Los mortales vienen a ti: un toque vende, un toque acepta.
guide-numen-motus = Llega el invierno. Toma una región con plaza libre: te quedas allí, y los mortales que invernen allí te cobran tributum.
guide-numen-winter = Los mortales que invernan donde tú te cobran tributum: un toque paga. También vienen a comprar: un toque vende.
guide-fates = Todos te esperan. Mira quién ha ocupado su plaza, y deja que empiece el juego.
