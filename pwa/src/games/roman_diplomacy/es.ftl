# Lo que en Roman Diplomacy solo dice el teléfono.

tab-board = Mapa
tab-empires = Imperios
board-map = Mapa
board-list = Órdenes
board-trades = Tratos
trades-none = Ahora no tienes nada que dar en un trato
board-last = Último turno
board-what-if = ¿Y si…?
what-if-about = Escribe órdenes para cualquiera y mira qué pasaría. Nadie se entera.
what-if-whose = Órdenes de quién
what-if-show = Ver qué pasaría
what-if-back = Volver a las órdenes
board-nearer = Acercar
board-farther = Alejar
board-of = El tablero de { $title }
board-stand-in = Este tablero hace las veces del verdadero, que nadie tiene como datos.
coast-nc = costa norte
coast-sc = costa sur
coast-ec = costa este
coast-wc = costa oeste
location-on-coast = { $place } ({ $coast })
piece-at = { $kind ->
    [a] Ejército en { $place }
    [f] Flota en { $place }
    [g] Guarnición de { $place }
   *[other] Ejército bárbaro en { $place }
}
piece-of-several = { $piece } (n.º { $n })
deed-hold = se mantiene
deed-move = va a { $to }
deed-path = va por { $by } a { $to }
deed-move-via = va a { $to } por convoy
deed-support-hold = apoya a { $origin }
deed-support-move = apoya a { $origin } hacia { $to }
deed-convoy = lleva a { $origin } a { $to }
deed-retreat = se retira a { $to }
deed-disband = se disuelve
deed-build = se construye
order-told = { $piece } { $deed }
no-order = sin orden: se mantiene
no-retreat-ordered = sin retirada: se disuelve
mode-move = Ir
mode-support = Apoyar
mode-convoy = Llevar
mode-hold = Mantener
mode-retreat = Retirar
mode-disband = Disolver
mode-clear = Sin orden
say-tap-unit = Toca una de tus unidades
say-tap-city = Toca la ciudad donde empieza tu imperio
say-tap-target = Toca adónde va
say-tap-onward = Toca adónde sigue navegando, u otra unidad
say-tap-helped = Toca a quién apoya
say-tap-carried = Toca qué ejército lleva
say-tap-where = Toca adónde va { $origin }, o { $origin } si se mantiene
say-tap-shore = Toca adónde se lleva a { $origin }
say-which = ¿Por dónde?
petrol-left = Petróleo: { $n }
orders-written = { $n } de { $of } con orden
orders-waiting = Ahora no se te pide nada
saving = guardando
order-unsaved = Sin guardar
orders-unsaved = Estas órdenes no están guardadas
orders-save-again = Guardar otra vez
empire-line = { $centres ->
    [one] un centro
   *[other] { $centres } centros
}, { $units ->
    [one] una unidad
   *[other] { $units } unidades
}
empire-none = aún no tiene imperio
empire-missed = { $n ->
    [one] un turno sin órdenes
   *[other] { $n } turnos sin órdenes
}
empires-to-win = Con { $n } { AGREE($n, "centro", "centros") } se gana
union-of = Federación { $name }
union-begins = { $members } se unen como { $name } al acabar este turno
union-half-agreed = { $members } se unen como { $name } solo si todos se aceptan entre sí:
union-missing = { $who } no se han aceptado entre sí
union-you-miss = { $who } y tú no os habéis aceptado: propón uniros, o espera su propuesta
leaves-union = se va al acabar este turno
season-said = { $season ->
    [spring] Primavera
   *[other] Otoño
} { $year }
winter-builds = { $n ->
    [0] Este invierno no puedes construir
    [one] Puedes construir una unidad
   *[other] Puedes construir { $n } unidades
}
winter-disbands = { $n ->
    [one] Tienes que disolver una unidad
   *[other] Tienes que disolver { $n } unidades
}
winter-build-at = Construir en { $place }
winter-barbarians = { $n ->
    [one] Levantar un ejército bárbaro en una provincia
   *[other] Levantar un ejército bárbaro en una de { $n } provincias
}
winter-save = Guardar
winter-nothing = nada
replay-turn-play = Reproducir
replay-turn-pause = Pausa
replay-back = Atrás
replay-on = Adelante
replay-at-once = Todo a la vez
replay-none = Aún no se ha cumplido ninguna orden
replay-step = { $n } de { $of }
replay-turn = Turno
replay-anew = Este turno se cumplió de nuevo
replay-counts = Como cuenta
replay-before = { $n ->
    [1] Como fue al principio
   *[other] Como fue entonces ({ $n })
}
step-orders = Órdenes
step-retreats = Retiradas
step-partings = Se van antiguos socios
step-captures = Conquistas
step-disorder = Desorden civil
step-adjustments = Invierno
step-barbarians = Bárbaros
verdict-succeeds = se logra
verdict-fails = fracasa
verdict-void = no tiene efecto
verdict-illegal = era imposible
why-stronger = { $own } contra { $other } en { $against }
why-held = { $own } contra { $other } en { $against }
why-resisted = { $own } contra { $other } en { $against }
why-bounced = { $own } contra { $other }: choca con { $against }
why-head-to-head = { $own } contra { $other }, de frente con { $against }
why-dislodged = la desaloja { $against }
why-cut = cortado desde { $against }
why-own-piece = ahí hay una pieza de su mismo bando
why-no-convoy = sin convoy
why-convoy-broken = el convoy se rompió
why-no-such-move = no se ordenó tal movimiento
why-it-moves = a esa pieza se le ordenó moverse
why-driven-out = expulsión desde { $from }
told-of-piece = { $piece }: { $what }
wall-last = Último turno: { $turn }
wall-counts = { AGREE($went, "avanzó", "avanzaron") } { $went }, { AGREE($bounced, "chocó", "chocaron") } { $bounced }, { $cut ->
    [one] se cortó un apoyo
   *[other] se cortaron { $cut } apoyos
}
wall-falls = { $place } cae en manos de { $who }
wall-lost = { $place } ya no es de nadie
wall-more = y { $n } más
province-owner = De quién es
province-neutral = neutral
province-barbarians = En manos de bárbaros
province-empty = Aquí no hay nada
border-propose = Proponer una frontera que ambos dejen vacía
border-which = ¿Qué provincias?
border-about = Una promesa como cualquier otra: nadie te obliga a cumplirla.
border-send = Proponer
border-accept = Aceptar
border-decline = Rechazar
border-withdraw = Retirar
border-leave = Ya no
replay-letters = Cartas de este turno
replay-to-all = todos
replay-whole-game = Ver la partida entera en este turno
replay-out-of-reach = Ahora no se pudo cargar la partida entera.

## Lo que cuenta en este juego cuando se mira atrás

score-title = Centros
score-note = Cuántos centros tenía cada imperio.
score-of = { $n } { $n ->
    [one] centro
   *[other] centros
}
