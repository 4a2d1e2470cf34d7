# Ludi Romani: las lecturas entre las que puede elegir una partida. Lo que pregunta cada una es reading-<nombre>,
# lo que significa un valor reading-<nombre>-is-<valor>, lo que significa un número entero reading-<nombre>-number.

## Dinero y precios

reading-valuation-suffragium = ¿Cuánto vale un suffragium?
reading-valuation-suffragium-number = { $n ->
    [300000] Un suffragium cuenta { $n } D, como dice por error la lista de precios.
   *[other] Un suffragium cuenta { $n } D, como en Actium, aunque nunca se vende ninguno.
}

reading-prices-classis = ¿Cuánto cuesta una classis?
reading-prices-classis-number = Un dios del mar pide { $n } D por una classis.

## Reparto y plazas

reading-setup-senator-copies = ¿Cuántas personas hacen de cada senator?
reading-setup-senator-copies-number = { $n ->
    [1] De cada senator hace una sola persona.
   *[other] De cada senator hacen { $n } personas, cada una con su propia cuenta.
}

reading-seats-numina-use-seats-in-hiems = ¿Ocupan plazas los dioses en invierno?
reading-seats-numina-use-seats-in-hiems-is-true = En una hiems, un dios ocupa una de las mismas plazas que los mortales.
reading-seats-numina-use-seats-in-hiems-is-false = En una hiems los dioses se ponen aparte y dejan todas las plazas a los mortales.

reading-status-unprotected-from = ¿Quién está sin protección?
reading-status-unprotected-from-is-lost-proelium = Solo está sin protección quien perdió su última legio en una batalla.
reading-status-unprotected-from-is-no-legiones = Está sin protección quien no tiene ninguna legio.

reading-setup-vestals = ¿Quiénes son las Vírgenes Vestales?
reading-setup-vestals-is-vesta-alone = Nadie hace de Vestal; Vesta decide sola.
reading-setup-vestals-is-cast = Algunos jugadores hacen de Vestales y deciden junto con Vesta.

## Comercio

reading-numen-must-sell = ¿Qué dioses tienen que vender lo que tienen?
reading-numen-must-sell-is-all-but-own-start-stock-of-vesta-and-thiasos = Todos los dioses tienen que vender legiones y naves, salvo las que tenían al principio Vesta, Dioniso, Sileno y Ariadna.
reading-numen-must-sell-is-advertised-only = Solo tienen que vender los dioses de la lista de ventas.
reading-numen-must-sell-is-everything = Todos los dioses tienen que vender todas las legiones y naves que tengan.

reading-emptio-same-region = ¿Tienen que estar en la misma región el dios y quien le compra?
reading-emptio-same-region-is-false = Para una compra basta la palabra del dios, estén donde estén los dos.
reading-emptio-same-region-is-true = El dios y quien le compra tienen que estar en la misma región.

reading-mercury-may-hold-denarii = ¿Puede tener dinero Mercurio?
reading-mercury-may-hold-denarii-is-true = Mercurio puede tener Denarii, de sobornos por ejemplo, y nada más.
reading-mercury-may-hold-denarii-is-false = Mercurio no tiene nada en absoluto.

reading-lc-transfer = ¿Pueden pasar legiones curiales de un jugador a otro?
reading-lc-transfer-is-amici-and-spouses = Las legiones curiales solo pasan entre amigos y entre cónyuges.
reading-lc-transfer-is-never = Las legiones curiales solo cambian de manos por batallas y por el Senado.
reading-lc-transfer-is-free = Las legiones curiales se pueden dar a cualquiera que pueda tenerlas.

reading-barter-witness-required = ¿Hace falta un dios extranjero para un trueque?
reading-barter-witness-required-is-false = Un dios extranjero puede ser testigo de un trueque, pero no hace falta.
reading-barter-witness-required-is-true = Un trueque solo vale con un dios extranjero como testigo.

reading-numen-gift-start-stock = ¿Puede un dios regalar lo que tenía al principio?
reading-numen-gift-start-stock-is-false = Un dios regala lo ganado; lo que tenía al principio, solo a Juventas y en Actium.
reading-numen-gift-start-stock-is-true = Un dios regala lo que quiera.

reading-classes-gifts-inland = ¿Pueden entregarse naves en Partia y Germania?
reading-classes-gifts-inland-is-true = Allí se pueden regalar, prestar y dejar en testamento naves, pero no trocarlas ni venderlas.
reading-classes-gifts-inland-is-false = Allí no cambia de manos ninguna nave, de ningún modo.

## Calendario, viajes y mar

reading-calendar-by-clock = ¿Quién acaba una estación?
reading-calendar-by-clock-is-false = Una estación acaba cuando lo dice Apolo o Diana.
reading-calendar-by-clock-is-true = Una estación acaba según el horario, si Apolo o Diana no la acaban antes.

reading-motus-needs-classes = ¿Hacen falta naves para cruzar el mar en un motus?
reading-motus-needs-classes-is-false = En un motus todos van adonde quieren, sin naves.
reading-motus-needs-classes-is-true = En un motus no importa la distancia, pero para cruzar el mar hacen falta naves.

reading-motus-unseated = ¿Qué pasa al acabar un motus con quien no tiene plaza?
reading-motus-unseated-is-placed = Minerva o Saturno y Ops le dan cualquier plaza libre; no pierde nada.
reading-motus-unseated-is-judged = Minerva decide qué será de él.
reading-motus-unseated-is-sea-gods = Cae en manos de los dioses del mar.

reading-aestas-land-steps = ¿Cuántas regiones se pueden cruzar en un verano?
reading-aestas-land-steps-is-unlimited = Tantos pasos como permitan el tiempo y las plazas libres.
reading-aestas-land-steps-is-one = Un paso en cada aestas.

reading-sea-check = ¿Cuándo cuesta legiones tener pocas naves?
reading-sea-check-is-on-catch = El viaje es posible, y solo cuesta legiones si un dios del mar atrapa a quien viaja.
reading-sea-check-is-refuse = El viaje se rechaza.

reading-sea-passengers = ¿Pueden viajar otros en la nave de alguien?
reading-sea-passengers-is-true = Una nave lleva una legio y a cuantos jugadores quieran.
reading-sea-passengers-is-false = Cada viajero necesita una nave.

## Límites y reges

reading-cap-scope = ¿Qué legiones cuentan para las diez?
reading-cap-scope-is-together = Las legiones curiales y clientarum cuentan juntas.
reading-cap-scope-is-each-kind = Se permiten diez de cada clase.

reading-cap-capture-excess = ¿Qué pasa con las legiones capturadas por encima del límite?
reading-cap-capture-excess-is-presider-takes = Al acabar la batalla, el dios que preside se lleva lo que pasa del límite.
reading-cap-capture-excess-is-keep-until-caught = Quien ganó las conserva hasta que un dios se da cuenta.

reading-cap-refuse-transfers = ¿Se pueden comprar o recibir legiones por encima del límite?
reading-cap-refuse-transfers-is-true = Se rechazan las compras, los regalos y los préstamos por encima del límite.
reading-cap-refuse-transfers-is-false = Se hacen, y un dios que se da cuenta se lleva lo que sobra.

reading-conversion-mode = ¿Qué hace una conversión?
reading-conversion-mode-is-swap = El dios extranjero toma el precio y la legio curialis, y da una legio clientarum suya.
reading-conversion-mode-is-recolour = La propia legio curialis se vuelve legio clientarum.

## Batalla

reading-flagitatio-first = ¿Qué desafío hay que aceptar?
reading-flagitatio-first-is-region = El primero que se hace en una región en ese verano, y el primero que recibe quien acaba de llegar.
reading-flagitatio-first-is-party = El primero que recibe cada parte en ese verano.

reading-flagitatio-pass = ¿Y si el primero del turno no desafía?
reading-flagitatio-pass-is-true = El derecho a desafiar pasa al siguiente del turno.
reading-flagitatio-pass-is-false = Nadie más puede desafiar hasta que lo haya hecho el primero.

reading-amicitia-one-voice = ¿Cuándo actúan los amigos jurados como una sola parte?
reading-amicitia-one-voice-is-party = Quienes han desafiado o aceptado juntos no hacen nada de eso por separado en ese verano.
reading-amicitia-one-voice-is-region = Los amigos jurados de una misma región desafían y aceptan juntos, o no lo hacen.

reading-party-dice = ¿De quién son los dados que pierde y gana una parte de varios?
reading-party-dice-is-by-owner = Cada dado sigue siendo de su dueño; lo capturado es del dueño del dado que gana.
reading-party-dice-is-pool = Los dados de la parte son de todos, y se reparten después.

reading-imago-per-concursatio = ¿Cuántos fantasmas pueden tocar una ronda?
reading-imago-per-concursatio-is-any = Cuantos quieran, cada uno una vez por batalla.
reading-imago-per-concursatio-is-one = Un fantasma por ronda.

reading-fortuna-bound = ¿Cuánto puede sumar o restar Fortuna?
reading-fortuna-bound-number = { $n ->
    [0] Fortuna no cambia ninguna tirada.
   *[other] Fortuna cambia una tirada en { $n } como mucho.
}

reading-dice-war-god-sides = ¿Cuántas caras tiene el dado de un dios de la guerra?
reading-dice-war-god-sides-number = El dado de un dios de la guerra tiene { $n } { AGREE($n, "cara", "caras") }.

reading-dice-modifier-order = ¿En qué orden se cambia una tirada?
reading-dice-modifier-order-is-natural-juno-doubling-imagines-fortuna = La tirada, luego el doble de Juno, luego los fantasmas, luego Fortuna.
reading-dice-modifier-order-is-natural-imagines-juno-doubling-fortuna = La tirada, luego los fantasmas, luego el doble de Juno, luego Fortuna.
reading-dice-modifier-order-is-natural-imagines-fortuna-juno-doubling = La tirada, luego los fantasmas, luego Fortuna, luego el doble de Juno.

reading-wargod-sweep = ¿Cuándo ha arrasado un ejército un dios de la guerra?
reading-wargod-sweep-is-eligible-kind-only = Cuando ha vencido a todas las legiones de la clase que puede atacar.
reading-wargod-sweep-is-all-legiones-gone = Cuando a quien pierde no le queda ninguna legio de ninguna clase.

reading-fabrilis-returns-on-tie = ¿Qué pone fin al préstamo de Vulcano?
reading-fabrilis-returns-on-tie-is-true = La legio fabrilis vuelve a Vulcano cuando pierde o empata.
reading-fabrilis-returns-on-tie-is-false = Solo vuelve con una tirada más baja; un empate la deja en juego.

reading-cybele-effect = ¿Qué hace Cibeles con una batalla?
reading-cybele-effect-is-ends = Su llegada acaba la batalla.
reading-cybele-effect-is-pauses = La batalla espera a que se haya ido.

reading-ring-sweep-kills = ¿Mata perder todas las rondas contra el Anillo?
reading-ring-sweep-kills-is-false = Nadie muere por el Anillo, pero quien se queda sin legiones está sin protección.
reading-ring-sweep-kills-is-true = Muere quien pierde todas las rondas contra el Anillo.

reading-ring-defender-picks = ¿Quién elige las legiones que ataca el Anillo?
reading-ring-defender-picks-is-true = Su dueño elige qué tres.
reading-ring-defender-picks-is-false = Quien lleva el Anillo elige qué tres.

reading-ring-needs-numen = ¿Hace falta un dios al lado para atacar con el Anillo?
reading-ring-needs-numen-is-true = Tiene que haber un dios, como en cualquier batalla.
reading-ring-needs-numen-is-false = No hace falta ningún dios.

reading-ring-imago-keeps-winnings = ¿Conserva un fantasma lo que ganó con el Anillo?
reading-ring-imago-keeps-winnings-is-true = Un fantasma conserva las legiones ganadas y puede darlas en Actium.
reading-ring-imago-keeps-winnings-is-false = Lo que gana un fantasma es para el dios que preside.

## Senado

reading-senate-rex-votes = ¿Puede votar un rex?
reading-senate-rex-votes-is-false = Un rex puede tener suffragia prestados, pero no votar con ellos.
reading-senate-rex-votes-is-true = Un rex vota con los suffragia que le prestan.

reading-consul-method = ¿Cómo se eligen los consules?
reading-consul-method-is-acclaim = Por la aclamación más fuerte, a oídos de Venus.
reading-consul-method-is-heads = Por recuento de cabezas.
reading-consul-method-is-suffragia = Por suffragia.

reading-senate-voters = ¿Quién vota las propuestas?
reading-senate-voters-is-romans-with-suffragia = Todo romano en Roma que tenga suffragia y no sea virgo ni matrona.
reading-senate-voters-is-senators-only = Solo los senatores.

reading-caedes-unanimity = ¿Qué voces hacen falta para una caedes?
reading-caedes-unanimity-is-present-voters = Todos los que en Roma pueden votar tienen que decir que sí con todos sus suffragia.
reading-caedes-unanimity-is-present-senators = Todos los senatores presentes tienen que decir que sí.

reading-census-taxes-virgines = ¿Pagan las virgines en un census?
reading-census-taxes-virgines-is-true = Las virgines pagan como los demás romanos; las matronae y las Vestales, no.
reading-census-taxes-virgines-is-false = Tampoco pagan las virgines.

## Tributum

reading-tributum-per = ¿Paga cada dios a cada jugador?
reading-tributum-per-is-player-and-numen = Cada jugador cobra una vez de cada dios de la región.
reading-tributum-per-is-player = Cada jugador cobra una sola vez en total.

reading-tributum-multiplier = ¿Cómo doblan o triplican el tributum las Parcas?
reading-tributum-multiplier-is-repeats = Ordenando una o dos repeticiones.
reading-tributum-multiplier-is-rate = Subiendo la tasa, además de las repeticiones que haya.

## Matrimonio, clientes, virus

reading-marriage-one-spouse = ¿Se pueden tener varios cónyuges?
reading-marriage-one-spouse-is-true = Un cónyuge a la vez.
reading-marriage-one-spouse-is-false = Varios al mismo tiempo.

reading-marriage-amazon-may-marry = ¿Puede casarse una amazona?
reading-marriage-amazon-may-marry-is-false = Una amazona tiene que dejar sus legiones antes de casarse.
reading-marriage-amazon-may-marry-is-true = Una amazona puede casarse tal como es.

reading-divorce-insolvent-wife-takes-lc = ¿Recibe la esposa de un marido que no puede pagar sus legiones curiales?
reading-divorce-insolvent-wife-takes-lc-is-true = Se lleva todo lo que él tiene, también las legiones curiales, menos los suffragia.
reading-divorce-insolvent-wife-takes-lc-is-false = Las legiones curiales del marido son para Venus.

reading-clientela-ends-on-separation = ¿Cuándo acaba el vínculo de un cliens?
reading-clientela-ends-on-separation-is-true = Cuando patronus y cliens acaban un viaje en regiones distintas.
reading-clientela-ends-on-separation-is-false = Cuando vencen al patronus o él lo deja libre.

reading-virus-method = ¿Cómo se sirve un virus?
reading-virus-method-is-draw = Todos los mortales de la región del marido sacan una carta; quien saca la pica muere.
reading-virus-method-is-hand-to-one = La matrona da la pica a una persona.

reading-virus-wife-draws = ¿Saca carta también la esposa que lo sirve?
reading-virus-wife-draws-is-false = Ella no saca carta.
reading-virus-wife-draws-is-true = Ella saca carta como los demás.

## Muerte, peste, fiestas

reading-dead-suffragia = ¿Qué pasa con los suffragia de quien muere?
reading-dead-suffragia-is-will-or-void = Son para un heredero que pueda tenerlos, o salen del juego.
reading-dead-suffragia-is-venus = Son para Venus.
reading-dead-suffragia-is-vesta = Son para Vesta.

reading-dead-no-will = ¿Qué pasa con los bienes sin testamento?
reading-dead-no-will-is-vesta = Vesta los guarda y decide.
reading-dead-no-will-is-void = Salen del juego.
reading-dead-no-will-is-killer = Se los lleva quien mató a su dueño.

reading-pestis-flee-in-hiems = ¿Se puede huir de una peste en invierno?
reading-pestis-flee-in-hiems-is-true = Quienes están en la región pueden huir, como si fuera verano.
reading-pestis-flee-in-hiems-is-false = En una hiems nadie se mueve, haya peste o no.

reading-feriae-mode = ¿Qué son las fiestas del 37 a. C.?
reading-feriae-mode-is-pause = Un descanso de doce minutos en el que no pasa nada.
reading-feriae-mode-is-skip = Se omiten los períodos de las fiestas.

## Actium

reading-actium-lc-value = ¿Cuánto vale una legio curialis en Actium?
reading-actium-lc-value-number = { $n ->
    [200000] Vale { $n } D, su precio.
   *[other] Vale { $n } D, como toda legio.
}

reading-actium-shop-closes = ¿Cuándo dejan de vender los dioses?
reading-actium-shop-closes-is-at-conches = Cuando los dioses del mar hacen sonar las caracolas para Actium.
reading-actium-shop-closes-is-end-of-aestas-32 = Al acabar la aestas del 32 a. C.

reading-actium-remainder = ¿Qué pasa con una suma que queda entre dos pasos de la tabla?
reading-actium-remainder-is-lost = No compra nada.
reading-actium-remainder-is-top-up = Se puede añadir lo que falta para llegar a la próxima nave.

reading-actium-merge-after-purchase = ¿Pueden unirse flotas ya compradas?
reading-actium-merge-after-purchase-is-false = Una alianza rellena una hoja y tiene una flota.
reading-actium-merge-after-purchase-is-true = Los miembros pueden comprar por separado y unirse después.

reading-actium-imago-throws = ¿Tiran dados en Actium los fantasmas?
reading-actium-imago-throws-is-false = Los fantasmas contribuyen, pero no tiran.
reading-actium-imago-throws-is-true = Los fantasmas también tiran.

reading-actium-dos = ¿Cuánto vale una dos en Actium?
reading-actium-dos-is-unspent-flat = Una dos que aún conserva su mujer cuenta 3.000.000 D; una gastada, nada.
reading-actium-dos-is-face-value = Una dos sin gastar cuenta lo que lleva escrito.
reading-actium-dos-is-any-card = Toda carta de dos cuenta 3.000.000 D, la tenga quien la tenga.

reading-actium-rexpressus = ¿A quién le sirve una Rexpressus en Actium?
reading-actium-rexpressus-is-holder = A quien la tenga, usada o no.
reading-actium-rexpressus-is-rex-unused-only = A su rex, si nunca se usó.

reading-actium-god-gifts = ¿Cuánto puede dar un dios en Actium?
reading-actium-god-gifts-is-unlimited = Todo lo que le quede.
reading-actium-god-gifts-number = { $n ->
    [0] Nada en absoluto.
   *[other] Lo que valga { $n } D, como mucho.
}
