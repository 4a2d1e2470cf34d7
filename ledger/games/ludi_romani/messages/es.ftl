# Ludi Romani: las palabras del juego y de los capítulos ROST, CAL, MERC, LIM y MON.

# De qué trata el juego, en una frase.
game-about = Roma desde la muerte de César hasta Actium: compra legiones, conserva regiones, sobrevive a los dioses.

## Cosas

# Una suma es N D en todas partes. Denarii se dice donde no hay número delante: ahí se pide el nombre
# de uno o de dos, que nunca son una suma, pues la ficha menor es de 100.000 D.
asset-denarius = { $n ->
    [1] Denarii
    [2] Denarii
   *[other] D
}
asset-legio_curialis = { $n ->
    [one] legio curialis
   *[other] legiones curiales
}
asset-legio_clientarum = { $n ->
    [one] legio clientarum
   *[other] legiones clientarum
}
asset-classis = { $n ->
    [one] classis
   *[other] classes
}
asset-suffragium = { $n ->
    [one] suffragium
   *[other] suffragia
}
asset-dos = { $n ->
    [one] dos
   *[other] dotes
}
asset-virus = virus
asset-rexpressus = { $n ->
    [one] Rexpressus
   *[other] cartas Rexpressus
}
asset-legio_ultrix_immortalis = { $n ->
    [one] legio ultrix immortalis
   *[other] legiones ultrices immortales
}
asset-cohors_ultrix_immortalis = { $n ->
    [one] cohors ultrix immortalis
   *[other] cohortes ultrices immortales
}
asset-legio_fabrilis = { $n ->
    [one] legio fabrilis
   *[other] legiones fabriles
}
asset-rota_fortunae = rota Fortunae
asset-ring_of_gyges = Anillo de Giges
asset-palla_pietatis = palla pietatis

## Gente

role-imperator = Imperator
role-senator = Senator
role-virgo = Virgo
role-matrona = Matrona
role-free_woman = Mujer libre
role-amazon = Amazona
role-rex = Rex
role-vestal = Virgen Vestal
role-numen = Numen
role-imago = Imago

group-olympian = Olimpo
group-sea = Mar
group-war = Guerra
group-underworld = Inframundo
group-thiasos = Thiasos de Dioniso
group-foreign = Extranjero
group-fates = Parcas

status-challenged = con un desafío
status-in_proelium = en un proelium
status-unprotected = sin protección
status-proscribed = fuera de la ley
status-cliens = cliens
status-bacchant = bacante
status-trapped = sin salida de una pestis
status-ring_bearer = lleva el Anillo
status-imago = imago
status-umbra = umbra
status-condemned = bajo condena
status-consul = consul

## Lo que alguien pasa a ser

standing-cliens = cliens de { $who }
standing-bacchant = bacante de { $who }
standing-wife = esposa de { $who }{ $n ->
    [0] {""}
   *[other] , que en un divorcio { AGREE($who, "debe", "deben") } devolver una dos de { $n } D
}
standing-husband = esposo de { $who }{ $n ->
    [0] {""}
   *[other] , con una dos de { $n } D por devolver en un divorcio
}
standing-debt-wife = divorciada de { $who }, que le { AGREE($who, "debe", "deben") } { $n } D de dos
standing-debt-husband = divorciado de { $who }, con { $n } D de dos por devolver
standing-friend = amistad de { $who }
standing-sworn = amistad jurada de { $who }

## Estaciones y lugares

season-aestas = Aestas
season-motus = Motus
season-hiems = Hiems
meaning-aestas = verano
meaning-motus = el traslado
meaning-hiems = invierno
season-actium = Actium

period-aestas = Aestas de { $year } a. C. (verano)
period-hiems = Hiems de { $year } a. C. (invierno)
period-motus = Motus (el traslado)
period-actium = Actium, { $year } a. C.

seat-ordinary = con plaza
seat-throne = en el trono
seat-standing = de pie, sin plaza
seat-none = aún sin lugar

kind-provincia = provincia
kind-regnum = regnum
kind-rome = Roma

## La crónica

role-changed = { $who } { AGREE($who, "vuelve", "vuelven") } a ser { $role ->
    [senator] senator
    [imperator] imperator
    [amazon] amazona
    [free_woman] mujer libre
   *[other] otra cosa
}
season-held = { $who } { AGREE($who, "tiene", "tienen") } la última palabra: la estación sigue
legions-bought = { $who } { AGREE($who, "compró", "compraron") } { $n } { $asset } a { $seller }{ $role ->
    [imperator] {" "}y ya { AGREE($who, "es imperator", "son imperatores") }
    [amazon] {" "}y ya { AGREE($who, "es amazona", "son amazonas") }
   *[none] {""}
}
classes-bought = { $who } { AGREE($who, "compró", "compraron") } { $n } { $asset } a { $seller }
goods-bartered = { $who } y { $other } hicieron un trueque: { $give_n ->
    [0] dinero
   *[other] { $give_n } × { $give }
} por { $take_n ->
    [0] dinero
   *[other] { $take_n } × { $take }
}{ $witness ->
    [none] {""}
   *[other] , ante { $witness }
}
goods-traded = { $who } y { $other } comerciaron: { $give ->
    [money] dinero
    [ships] { $give_ships } × classis
    [legions] { $give_legions } × legio clientarum
   *[both] { $give_legions } × legio clientarum y { $give_ships } × classis
} por { $take ->
    [money] dinero
    [ships] { $take_ships } × classis
    [legions] { $take_legions } × legio clientarum
   *[both] { $take_legions } × legio clientarum y { $take_ships } × classis
}{ $witness ->
    [none] {""}
   *[other] , ante { $witness }
}
gift-made = { $who } { AGREE($who, "dio", "dieron") } a { $to } { $n } { $asset }
legions-confiscated = { $who } { AGREE($who, "quitó", "quitaron") } a { $owner } lo que pasaba del límite: { $n ->
    [one] una legio
   *[other] { $n } legiones
}

## Acciones

act-announce-season = Anunciar la próxima estación
act-announce-season-about = Lo que esté en marcha acaba en el acto, también batallas y tributum
act-hold-season = Retener la estación
act-hold-season-about = Después solo puede acabarla quien tiene la última palabra
act-buy-legions = Comprar legiones
act-buy-legions-about = A un dios, que tiene que aceptar
act-buy-classes = Comprar naves
act-buy-classes-about = A un dios del mar
act-barter = Hacer un trueque
act-barter-about = Con alguien de tu región
act-trade = Trato en una mesa
act-trade-about = Cada uno pone lo que da, hasta que los dos aceptan
act-give = Dar
act-give-about = Dinero, naves o legiones, a cambio de nada
act-confiscate = Confiscar legiones
act-confiscate-about = A un mortal que manda más de diez

## Campos

field-seller = A quién
field-asset = Qué
field-quantity = Cuántas unidades
field-with = Con quién
field-give = Das
field-give_quantity = Cuánto
field-take = Recibes
field-take_quantity = Cuánto
field-give_legio_clientarum = Das: legiones clientarum
field-give_classis = Das: classes
field-give_denarius = Das: dinero
field-take_legio_clientarum = Recibes: legiones clientarum
field-take_classis = Recibes: classes
field-take_denarius = Recibes: dinero
field-add_denarius = Y dinero además
field-witness = Testigo
field-give-to = A quién
field-from = De quién
field-legio_curialis = Dados blancos
field-legio_clientarum = Dados rojos

option-none = nadie

## Notas junto a las opciones

note-sells = { $asset }: a { $price } D, { AGREE($n, "queda", "quedan") } { $n }
note-sells-two = { $asset }: a { $price } D, { AGREE($n, "queda", "quedan") } { $n }; { $other }: a { $other_price } D, { AGREE($left, "queda", "quedan") } { $left }
note-price = a { $price } D; { AGREE($n, "queda", "quedan") } { $n }
note-legions = { $n ->
    [one] una legio
   *[other] { $n } legiones
}

## Objeciones: lo que tendría que ser distinto

actium-has-come = Ha llegado Actium. Se acabaron los viajes, las compras y las demás acciones de una estación.
barter-between-mortals = { $you ->
    [yes] Solo los mortales vivos hacen trueques, y ese no es tu caso
   *[no] Solo los mortales vivos hacen trueques, y { $who } no lo { AGREE($who, "es", "son") }
}
buy-from-gods = { $you ->
    [yes] Solo venden los dioses, y tú no lo haces; entre mortales se hacen trueques
   *[no] Solo venden los dioses, y { $who } { AGREE($who, "es", "son") } mortal; entre mortales se hacen trueques
}
calendar-over = En el calendario no viene nada más
cannot-pay = { $you ->
    [yes] Te harían falta { $cost } D
   *[no] A { $who } { AGREE($who, "le", "les") } harían falta { $cost } D
}
curiales-among-friends = Las legiones curiales solo pasan entre amigos y cónyuges, y las venden los dioses
curiales-never-given = Las legiones curiales nunca se regalan
dead-own-no-ships = { $you ->
    [yes] Has muerto y no posees classes
   *[no] { $who } { AGREE($who, "ha", "han") } muerto y no { AGREE($who, "posee", "poseen") } classes
}
evening-late = La velada va { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} por detrás de su horario
gods-confiscate = Solo un dios confisca
gods-do-not-buy = { $you ->
    [yes] Los dioses no se compran nada entre sí, y tú no compras
   *[no] Los dioses no se compran nada entre sí, y { $who } lo { AGREE($who, "es", "son") }
}
gods-win-legions = { $you ->
    [yes] Ganas legiones solo en batalla, en el mar o por confiscación; los dioses se las dan a Juventas
   *[no] { $who } { AGREE($who, "gana", "ganan") } legiones solo en batalla, en el mar o por confiscación; los dioses se las dan a Juventas
}
holds-no-votes = { $you ->
    [yes] No puedes tener suffragia
   *[no] { $who } no { AGREE($who, "puede", "pueden") } tener suffragia
}
legions-limit = { $you ->
    [yes] Puedes mandar
   *[no] { $who } { AGREE($who, "puede", "pueden") } mandar
} { $most } { AGREE($most, "legio", "legiones") }, así que { $n ->
    [0] no cabe ninguna más
    [one] cabe una más
   *[other] caben { $n } más
}
money-once = El dinero ya es un lado de este trueque
never-given = Esto ni se vende ni se regala: { $asset }
no-buying-in-battle = { $you ->
    [yes] Tienes un desafío o una batalla, y volverás a comprar después
   *[no] { $who } { AGREE($who, "tiene", "tienen") } un desafío o una batalla, y { AGREE($who, "volverá", "volverán") } a comprar después
}
no-ships-inland = En { $place } no cambian de manos las naves
no-witness = Solo pueden ser testigos: { $who }
nobody-to-barter-with = En tu región no hay nadie con quien puedas hacer un trueque
not-bartered = Nadie hace trueques con esto: { $asset }
not-for-sale = Esto no está en venta: { $asset }
not-in-chips = Las sumas son fichas enteras de { $chip } D
not-in-same-region = { $you ->
    [yes] Tendríais que estar en la misma región
   *[no] { $who } y tú tendríais que estar en la misma región
}
not-in-stock = A { $who } { AGREE($who, "le", "les") } { AGREE($n, "queda", "quedan") } { $n } { $asset }
not-over-limit = { $you ->
    [yes] No mandas más de diez legiones
   *[no] { $who } no { AGREE($who, "manda", "mandan") } más de diez legiones
}
not-to-oneself = Se da a otra persona
not-with-oneself = Un trueque se hace con otra persona
nothing-for-sale = A ningún dios le queda nada que vender
nothing-to-give = No tienes nada que se pueda dar a nadie
owns-no-legions = { $you ->
    [yes] No posees legiones: las poseen imperatores y amazonas, y los reges las rojas
   *[no] { $who } no { AGREE($who, "posee", "poseen") } legiones: las poseen imperatores y amazonas, y los reges las rojas
}
owns-nothing = { $you ->
    [yes] No posees bienes
   *[no] { $who } no { AGREE($who, "posee", "poseen") } bienes
}
rex-keeps-no-curiales = { $you ->
    [yes] Eres rex y no conservas ninguna legio curialis
   *[no] { $who } { AGREE($who, "es", "son") } rex y no { AGREE($who, "conserva", "conservan") } ninguna legio curialis
}
sale-declined = { $who } no { AGREE($who, "quiso", "quisieron") } vender { $n } { $asset } a { $buyer }, que { AGREE($buyer, "puede", "pueden") } pagar y { AGREE($buyer, "puede", "pueden") } { $n ->
    [one] poseerla
   *[other] poseerlas
}
same-for-same = Lo mismo a ambos lados no es un trueque
season-goes-on = { $who } { AGREE($who, "dijo", "dijeron") } que la estación sigue, y { AGREE($who, "tiene", "tienen") } la última palabra
season-held-already = Esta estación ya está retenida
season-short = Solo { AGREE($minutes, "ha", "han") } pasado { $minutes } de { $ideal ->
    [one] un minuto
   *[other] { $ideal } minutos
}
ships-are-no-legions = Las naves se compran a los dioses del mar
spoils-only = { $you ->
    [yes] Regalas lo ganado, no lo que había al principio: { $asset }
   *[no] { $who } { AGREE($who, "regala", "regalan") } lo ganado, no lo que había al principio: { $asset }
}
take-all-above = Se quita todo lo que pasa de diez, es decir { $n }, y nada más
twins-announce = Solo { $who } { AGREE($who, "puede", "pueden") } anunciar la estación
twin-prevails = Solo { $who } { AGREE($who, "tiene", "tienen") } la última palabra sobre esta estación
witness-needed = Un trueque necesita por testigo a un dios extranjero

## Recordatorios

reminder-MERC-02 = Las condiciones de un trueque las ponéis vosotros.
reminder-MERC-06 = Puedes ser testigo de un trueque, o anotarlo por ambos.
reminder-MERC-11 = A quien lo pida, pueda pagarlo y pueda poseerlo, hay que vendérselo.
reminder-MERC-15 = Existencias y precios son públicos: el mercado los muestra.
reminder-MERC-22 = El dinero compra legiones y naves.
reminder-MON-02 = Las Parcas cambian fichas grandes en pequeñas.

## Palabras

term-aestas = El verano: la estación de los viajes y las batallas
term-hiems = El invierno: la estación del Senado y del tributum
term-motus = Un minuto para moverse entre dos estaciones
term-numen = Un dios; varios son numina
term-imperator = Un general: un hombre que posee legiones
term-senator = Un hombre con votos y aún sin legiones
term-virgo = Una mujer que aún no se ha casado
term-matrona = Una mujer casada
term-amazon = Una mujer divorciada o viuda que posee legiones
term-rex = Un rey extranjero; varios son reges
term-condemned = Alguien cuya muerte se anunció y aún no se ha cumplido
term-consul = Uno de los dos que el Senado aclamó para este año
term-denarius = Dinero; en plural, Denarii, y una suma se escribe 100.000 D
term-legio_curialis = Una legión romana, el dado blanco
term-legio_clientarum = Una legión de clientes, el dado rojo
term-classis = Una flota, la carta azul; en plural, classes
term-suffragium = Un voto en el Senado; en plural, suffragia
term-dos = Una dote, la carta naranja
term-rexpressus = La carta con la que un rex huye a casa, una vez
term-legio_fabrilis = El dado de diez caras de Vulcano, que él presta a quienes combaten
term-legio_ultrix_immortalis = El dado de Marte, que nunca se pierde
term-cohors_ultrix_immortalis = Un dado de los dioses menores de la guerra, que nunca se pierde
term-rota_fortunae = La rueda de Fortuna, que suma a una tirada o le resta
term-palla_pietatis = El manto blanco de una virgo
term-mercatus = El comercio
term-emptio = Comprar a un dios
term-commutatio = Trueque entre jugadores
term-thiasos = Dioniso y su cortejo
term-provincia = Una provincia romana; en plural, provinciae
term-regnum = Un reino extranjero; en plural, regna
term-flagitatio = Un desafío a batalla
term-proelium = Una batalla; en plural, proelia
