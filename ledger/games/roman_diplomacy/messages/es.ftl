# Roman Diplomacy: cosas, gente, la crónica, acciones. Por qué falló una orden está en es.orders.ftl.

# De qué trata el juego, en una frase.
game-about = Órdenes secretas y un momento que decide por todos: imperios, federaciones y bárbaros.

## Cosas

asset-centre = { $n ->
    [one] centro
   *[other] centros
}
asset-army = { $n ->
    [one] ejército
   *[other] ejércitos
}
asset-fleet = { $n ->
    [one] flota
   *[other] flotas
}
asset-garrison = { $n ->
    [one] guarnición
   *[other] guarniciones
}
asset-barbarian_army = { $n ->
    [one] ejército bárbaro
   *[other] ejércitos bárbaros
}

## Gente y turnos

role-emperor = Imperio
role-host = Anfitrión
status-fallen = no tiene imperio
season-spring = Primavera
season-autumn = Otoño
period-spring_ad = Primavera de { $year } d. C.
period-autumn_ad = Otoño de { $year } d. C.
period-spring_bc = Primavera de { $year } a. C.
period-autumn_bc = Otoño de { $year } a. C.
window-movement = órdenes
window-retreats = retiradas
window-trades = tratos entre miembros
window-partings = retiradas de antiguos socios
window-adjustments = construcciones y disoluciones

## La crónica

play-began = Se piden las primeras órdenes
phase-began = { $phase ->
    [movement] Se piden órdenes
    [retreats] Se piden retiradas
    [trades] Los miembros pueden hacer tratos
    [partings] Las unidades dejan a antiguos socios
   *[other] Se piden construcciones y disoluciones
}
turn-began = Un turno nuevo
empire-founded = { $who } { AGREE($who, "funda", "fundan") } un imperio en { $city }
city-claimed = { $who } { AGREE($who, "pide", "piden") } { $cities }
lots-drawn = Se sortean las ciudades. El orden es { $order }
empire-named = El imperio de { $who } se llama { $name }
empire-lost = { $who } lo { AGREE($who, "ha", "han") } perdido todo, y { AGREE($who, "puede", "pueden") } volver a empezar
orders-resolved = Todas las órdenes se cumplen a la vez{ $dislodged ->
    [0] {""}
    [one] {": "}una unidad desalojada
   *[other] {": "}{ $dislodged } unidades desalojadas
}
guests-turned-out = { $n ->
    [one] Una unidad tiene que dejar la ciudad de un antiguo socio
   *[other] { $n } unidades tienen que dejar las ciudades de antiguos socios
}
retreats-resolved = Se cumplen las retiradas{ $n ->
    [0] {""}
    [one] {": "}se pierde una unidad
   *[other] {": "}se pierden { $n } unidades
}
centres-captured = { $n ->
    [0] Ningún centro cambia de manos
   *[other] Cambian de manos: { $places }
}
adjustments-resolved = Invierno: { $built ->
    [0] no se construye nada
    [one] se construye o contrata una unidad
   *[other] se construyen o contratan { $built } unidades
}{ $gone ->
    [0] {""}
    [one] {", "}se disuelve una
   *[other] {", "}se disuelven { $gone }
}{ $clashed ->
    [0] {""}
   *[other] {". "}Dos querían los mismos bárbaros, y no los recibe nadie
}
barbarians-spread = { $n ->
    [0] Los bárbaros no ocupan ninguna tierra
   *[other] Los bárbaros ocupan { $places }
}{ $lost ->
    [0] {""}
   *[other] {"; "}quedan neutrales: { $centres }
}
federation-agreed = { $members } han acordado unirse como { $name }
federation-began = { $members } son uno: { $name }
federation-lapsed = La federación { $name } no empieza: { $n ->
    [0] quedan demasiado pocos
    [2] { $apart } no se han aceptado entre sí
   *[other] { $apart } no se han aceptado todos entre sí
}
federation-ended = La federación { $name } se acaba: solo { AGREE($who, "queda", "quedan") } { $who }
leaving-declared = { $who } { AGREE($who, "ha", "han") } dicho que { AGREE($who, "deja", "dejan") } la federación al acabar este turno; todos lo sabrán con sus resultados
leaving-announced = { $who } { AGREE($who, "deja", "dejan") } la federación al acabar este turno
federation-left = { $who } { AGREE($who, "vuelve", "vuelven") } a ser un imperio propio
unit-handed-over = { $giver } { AGREE($giver, "da", "dan") } a { $taker } la unidad de { $at }
centre-handed-over = { $giver } { AGREE($giver, "da", "dan") } a { $taker } { $at }
builds-handed-over = { $giver } { AGREE($giver, "da", "dan") } a { $taker } { $number ->
    [one] una construcción
   *[other] { $number } construcciones
}
traded = { $one } y { $other } hacen un trato. { $one } { AGREE($one, "da", "dan") } { $one_units_n ->
    [0] {""}
    [one] la unidad de { $one_units }
   *[other] las unidades de { $one_units }
}{ $one_after_units ->
    [yes] {"; "}
   *[no] {""}
}{ $one_centres_n ->
    [0] {""}
    [one] el centro { $one_centres }
   *[other] los centros { $one_centres }
}{ $one_after_centres ->
    [yes] {"; "}
   *[no] {""}
}{ $one_builds ->
    [0] {""}
    [one] una construcción
   *[other] { $one_builds } construcciones
}. { $other } { AGREE($other, "da", "dan") } { $other_units_n ->
    [0] {""}
    [one] la unidad de { $other_units }
   *[other] las unidades de { $other_units }
}{ $other_after_units ->
    [yes] {"; "}
   *[no] {""}
}{ $other_centres_n ->
    [0] {""}
    [one] el centro { $other_centres }
   *[other] los centros { $other_centres }
}{ $other_after_centres ->
    [yes] {"; "}
   *[no] {""}
}{ $other_builds ->
    [0] {""}
    [one] una construcción
   *[other] { $other_builds } construcciones
}
orders-missed = { $who } no { AGREE($who, "dio", "dieron") } órdenes: { $total ->
    [one] la primera vez
    [2] la segunda vez
   *[other] vez número { $total }
}
disorder-began = El imperio de { $who } cae en desorden civil
game-decided = { $outcome ->
    [winner] { $who } { AGREE($who, "ha", "han") } ganado
    [joint-win] { $who } han ganado juntos
    [draw] Empate entre { $who }
   *[other] La partida ha terminado, y nadie ha ganado
}

## Acciones

act-found-empire = Fundar un imperio
act-found-empire-about = Elige la Ciudad Imperial donde empiezas
act-give-city = Dar una ciudad
act-give-city-about = A quien llega y ha pedido una
act-ask-for-orders = Pedir las primeras órdenes
act-ask-for-orders-about = Quien aún no tiene ciudad puede entrar después
act-order-units = Escribir órdenes
act-order-units-about = Nadie las ve antes del plazo
act-order-retreats = Retirarse
act-order-retreats-about = Una unidad sin retirada se disuelve
act-order-partings = Dejar a antiguos socios
act-order-partings-about = Una unidad sin retirada se disuelve
act-order-adjustments = Construir y disolver
act-order-adjustments-about = Nadie lo ve antes del plazo
act-federate = Unirse
act-federate-about = Empieza al acabar el turno, si aceptan todos
act-leave-federation = Dejar la federación
act-leave-federation-about = Al acabar este turno; no se pregunta a nadie
act-trade = Trato en una mesa
act-trade-about = Cada uno pone lo que da, hasta que los dos aceptan
act-hand-over-unit = Dar una unidad
act-hand-over-unit-about = Para siempre; quien la recibe acepta
act-hand-over-centre = Dar un centro
act-hand-over-centre-about = Para siempre; quien lo recibe acepta
act-hand-over-builds = Dar construcciones
act-hand-over-builds-about = Para este invierno
act-agree-on-end = Proponer un final
act-agree-on-end-about = Con cualquier resultado, si aceptan todos los que juegan
act-name-empire = Dar nombre a un imperio
act-name-empire-about = Quien juega puede sugerir uno

## Campos

field-city = Ciudad Imperial
field-second = Si no puede ser esa
field-third = O si no
field-give-city-who = Quién empieza ahí
field-unit = Primera unidad
field-orders = Órdenes
field-retreats = Retiradas
field-disbands = Qué disuelves
field-let_go = Ejércitos bárbaros que dejas ir
field-builds = Construcciones
field-federate-name = Cómo se llama
field-name-empire-name = Cómo se llama
field-partners = Con quién
field-to = A quién
field-at = Qué
field-number = Cuántas
field-with = Con quién
field-give_units = Das: unidades
field-give_centres = Das: centros
field-give_builds = Das: construcciones
field-take_units = Recibes: unidades
field-take_centres = Recibes: centros
field-take_builds = Recibes: construcciones
field-outcome = Cómo termina
field-agree-on-end-who = Quién
field-name-empire-who = De quién

option-army = un ejército
option-fleet = una flota
option-none = ninguna unidad
option-winner = ha ganado uno
option-joint-win = han ganado varios juntos
option-draw = empate
option-nobody = no ha ganado nadie

note-not-all-agreed = Solo empieza si también { $who } se aceptan entre sí
note-no-builds-in-spring = Unidades y centros; las construcciones se dan en otoño
note-centres-near = { $n ->
    [one] un centro al lado
   *[other] { $n } centros al lado
}

## Lo que hay en una mesa

trade-trade-units = { $n ->
    [one] la unidad de { $what }
   *[other] las unidades de { $what }
}
trade-trade-centres = { $n ->
    [one] el centro { $what }
   *[other] los centros { $what }
}
trade-trade-builds = { $n ->
    [one] una construcción
   *[other] { $n } construcciones
}

## Cartas con plantilla

letter-propose-border = Quedémonos ambos fuera de { $about }.
letter-accept-border = De acuerdo: ambos nos quedamos fuera de { $about }.
letter-leave-border = No: no prometo quedarme fuera de { $about }.
thread-propose-border = se propone una frontera
thread-accept-border = se acuerda una frontera
thread-leave-border = no se acuerda ninguna frontera

## Objeciones

game-over = La partida ha terminado
leads-an-empire = Ya tienes un imperio
leads-no-empire = Eso solo puede hacerlo quien tiene un imperio
wait-for-the-next-turn = Puedes empezar con las órdenes del próximo turno
too-late-to-join = En esta partida todos empiezan con el primer turno
not-an-imperial-city = Elige un centro neutral en la costa del Mediterráneo o del mar Negro
no-free-city = No queda ninguna ciudad libre: cada una de la costa del Mediterráneo o del mar Negro es de alguien, o hay una unidad en ella
city-is-taken = Esa ciudad ya es de alguien
a-unit-stands-in-the-city = En la ciudad hay una unidad
one-city-alone = Nombra una sola ciudad: la tiene quien lo dice primero
city-named-twice = Nombra cada ciudad una vez
asked-for-no-city = { $who } no { AGREE($who, "ha", "han") } pedido ciudad a los encargados
other-first-unit = Aquí un imperio nuevo empieza con otra unidad
play-has-begun = Ya se han pedido las primeras órdenes
nobody-plays-yet = Antes alguien tiene que elegir una ciudad
not-an-order = Línea { $line }, columna { $column }: { $wrong }
ordered-twice = Línea { $line }: esa pieza ya tiene una orden
not-your-piece = Línea { $line }: ahí no hay ninguna pieza tuya
another-kind-of-piece = Línea { $line }: en { $at } hay { $kind ->
    [a] un ejército (A)
    [f] una flota (F)
    [g] una guarnición (G)
   *[other] un ejército bárbaro (B)
}
not-for-movement = Línea { $line }: no es una orden para esta parte del turno
not-a-retreat = Línea { $line }: no es la retirada de una unidad tuya
no-retreat = Línea { $line }: la unidad no puede retirarse a ese lugar
not-for-winter = Línea { $line }: en invierno se construyen y disuelven unidades
not-barbarian-land = Línea { $line }: ahí no hay bárbaros
a-unit-stands-there = Línea { $line }: ahí hay una unidad
one-build-in-each = En cada provincia se construye una unidad
too-little-petrol = Hay petróleo para { $has ->
    [one] una orden de flota
   *[other] { $has } órdenes de flota
}, y estas necesitan { $n }
too-many-builds = { $n ->
    [0] Este invierno no puedes construir
    [one] Este invierno puedes construir una unidad
   *[other] Este invierno puedes construir { $n } unidades
}
too-many-disbands = { $n ->
    [0] No tienes que disolver nada
    [one] No tienes que disolver más de una unidad
   *[other] No tienes que disolver más de { $n } unidades
}
not-another-empire = { $who } no { AGREE($who, "es", "son") } un imperio fuera de tu federación
name-is-used = Otra federación se llama así
in-no-federation = No estás en ninguna federación
leaves-already = Ya te vas
no-time-to-trade = Los miembros hacen tratos después de las retiradas y antes de las construcciones
not-a-member = { $you ->
    [yes] No eres miembro de esta federación, o la dejas ahora
   *[no] { $who } no { AGREE($who, "es", "son") } miembro de tu federación, o la { AGREE($who, "deja", "dejan") } ahora
}
not-your-unit = Ahí no hay ninguna unidad tuya
not-your-centre = Ese centro no es tuyo
no-builds-to-trade = No tienes tantas construcciones que dar
nobody-to-trade-with = No hay nadie con quien puedas hacer un trato: tu federación no tiene otro miembro que se quede
no-unit-there = { $you ->
    [yes] No tienes ninguna unidad en { $place }
   *[no] { $who } no { AGREE($who, "tiene", "tienen") } ninguna unidad en { $place }
}
no-centre-there = { $you ->
    [yes] { $place } no es un centro tuyo
   *[no] { $place } no es un centro de { $who }
}
no-builds-there = { $you ->
    [yes] No tienes tantas construcciones que dar
   *[no] { $who } no { AGREE($who, "tiene", "tienen") } tantas construcciones que dar
}
names-others = Nombra a gente que juega, a cada cual una vez
names-too-few-or-many = Un final así nombra a otro número de personas

## Lo que corrigen los encargados

unit-set = { $there ->
    [yes] En { $at } hay otra unidad
   *[no] En { $at } no hay ninguna unidad
}, dicen los encargados
garrison-set = { $there ->
    [yes] Otra guarnición guarda { $at }
   *[no] Ninguna guarnición guarda { $at }
}, dicen los encargados
owner-set = { $who ->
    [none] { $at } es neutral
   *[other] { $at } es de { $who }
}, dicen los encargados
barbarians-set = { $there ->
    [yes] En { $at } hay bárbaros
   *[no] En { $at } no hay bárbaros
}, dicen los encargados
membership-set = { $member ->
    [yes] { $who } { AGREE($who, "es", "son") } de la federación { $name }
   *[no] { $who } no { AGREE($who, "es", "son") } de ninguna federación
}, dicen los encargados
builds-set = { $who } { AGREE($who, "tiene", "tienen") } { $number } { AGREE($number, "construcción", "construcciones") } además de las de los centros, dicen los encargados
miss-forgiven = Un turno sin órdenes no cuenta para { $who }, dicen los encargados
turn-readjudicated = Las órdenes de un turno se cumplen de nuevo
result-declared = { $outcome ->
    [winner] { $who } { AGREE($who, "ha", "han") } ganado
    [joint-win] { $who } han ganado juntos
    [draw] Empate entre { $who }
   *[other] La partida ha terminado, y nadie ha ganado
}, dicen los encargados
act-set-unit = Fijar una unidad
act-set-unit-about = Cuál hay en una provincia, o ninguna
act-set-garrison = Fijar una guarnición
act-set-garrison-about = De quién es, o que no la hay
act-set-owner = Fijar de quién es un centro
act-set-owner-about = De un imperio, o de nadie
act-set-barbarians = Fijar bárbaros
act-set-barbarians-about = Si tienen una provincia
act-set-membership = Fijar una pertenencia
act-set-membership-about = De qué federación es un imperio
act-set-builds = Fijar construcciones
act-set-builds-about = Además de las que dan los centros
act-forgive-miss = Perdonar un turno sin órdenes
act-forgive-miss-about = No cuenta para el desorden civil
act-readjudicate = Cumplir de nuevo un turno
act-readjudicate-about = Desde sus órdenes, con las lecturas de ahora; todo lo que siguió se vuelve a pedir
act-declare-result = Declarar un resultado
act-declare-result-about = La partida termina en el acto
field-set-unit-at = Dónde
field-set-garrison-at = Dónde
field-set-owner-at = Qué centro
field-set-barbarians-at = Dónde
field-set-unit-unit = Qué hay ahí
field-owner = De quién es
field-location = En qué costa
field-there = ¿Los hay ahí?
field-set-membership-who = Quién
field-set-membership-name = Federación (vacío si ninguna)
field-set-builds-who = Quién
field-set-builds-number = Construcciones de más que las de los centros
field-forgive-miss-who = Quién
field-turn = Qué turno, contando desde 0
field-readjudicate-turn = Qué turno
note-turn-played = { $turn }
field-declare-result-who = Para quién
option-nothing = nada
option-neutral = nadie
option-barbarian = un ejército bárbaro
option-yes = sí
option-no = no
say-why = Di por qué
talk-it-over = Habladlo; no se escribe ninguna razón
no-such-fact = Eso no se puede fijar así
no-turn-played = Aún no se ha cumplido ninguna orden
no-such-turn-played = No se jugó tal turno
others-play-now = Desde ese turno { $who } { AGREE($who, "llegó o se fue", "llegaron o se fueron") }, y no se puede volver atrás: corrige a mano lo que esté mal
turns-fall-away = { $n ->
    [one] El turno siguiente se juega de nuevo: sus órdenes eran para otra posición
   *[other] Los { $n } turnos siguientes se juegan de nuevo: sus órdenes eran para otras posiciones
}
corrections-fall-away = Lo que se corrigió a mano desde entonces desaparece: { $what }
trades-fall-away = Los tratos hechos desde entonces desaparecen: { $what }
unions-fall-away = Lo que se dijo desde entonces sobre uniones desaparece: { $who }
end-falls-away = El final de la partida desaparece

## Cuestiones

no-such-turn = Ese turno no se ha jugado
no-orders-now = Ahora no se escriben órdenes
