# Las palabras propias del teléfono dentro de una partida: se cargan con las del juego.

## Alrededor de la mesa

ui-your-turn = Te toca
ui-your-turn-named = Te toca, { $who }
ui-turn-of = Esperando a { $who }
ui-pass = Pasa el teléfono a { $who }
ui-i-am = Soy { $who }
ui-invite = Invitar
ui-invite-note = Cada cual en su teléfono; y tu propio camino de vuelta
ui-invite-about = ¿Qué asiento pasa a otro teléfono? Los demás escanean su código o abren su enlace.
ui-invite-scan = Quien escanee esto jugará como { $who } en su propio teléfono desde ese momento.
ui-invite-own = Con este código juegas con { $who } en otro teléfono si pierdes este. Guárdalo donde nadie más lo lea.
ui-seat-host = lleva la mesa: solo para ti
ui-seat-here = en este teléfono
ui-seat-bot = juega un bot hasta que alguien se siente
ui-seat-elsewhere = en otro teléfono
ui-seat-moved = { $who } { AGREE($who, "juega", "juegan") } ahora en otro teléfono.
ui-send-link = Enviar el enlace
ui-copied = Copiado
ui-deadlines = Plazos
ui-deadlines-note = Avisos, y un calendario tuyo
ui-your-name = Tu nombre
ui-your-name-about = Cómo te llaman los demás
ui-your-name-erased = Déjalo vacío y tu nombre se borra aquí: vuelve a aparecer el de tu personaje. Lo que se haya copiado antes de esta partida lo conserva.
ui-keep-name = Llamadme así
ui-erase-name = Borrar mi nombre

## Mano y despacho

ui-room = Estás mirando. Escanea una tarjeta para jugar.
ui-waiting = Te esperan
ui-nothing-waits = Ahora mismo nadie te pide nada.
ui-asked-of-others = Has pedido
ui-now = Ahora
ui-refused-now = { $n ->
    [one] Una acción no es posible ahora
   *[other] { $n } acciones no son posibles ahora
}
ui-where = Dónde estás
ui-with-you = { $n ->
    [0] No hay nadie contigo.
   *[other] Contigo
}
ui-with-you-more = { $n } más
ui-bonds = Lazos
ui-bonds-own = Lo que te ata
ui-bond-since = desde { $time }
ui-bond-until = hasta { $time }
ui-nowhere = no { AGREE($who, "está", "están") } en ninguna parte
ui-covered = Tapado
ui-cover = Toca para tapar
ui-uncover = Toca para ver
ui-of = { $n } de { $slots }
ui-reminders = Conviene recordar
ui-stock = Lo que puedes dar
ui-each = { $price } cada uno
ui-not-advertised = sin anunciar
ui-record = Anotar por un jugador
ui-record-for = Por { $who }
ui-somebody-else = Otra persona
ui-petition = { $who } { AGREE($who, "pide", "piden") }: { $act }
ui-consent = Aceptar
ui-decline = Rechazar
ui-withdraw = Retirar
ui-still-needs = Aún falta la palabra de { $who }
ui-duty-default = Si no eliges: { $option }

## Lo que se debe hasta un plazo

ui-save = Guardar
ui-window-nothing = nada guardado
ui-window-unsent = aún sin enviar
ui-window-saved = guardado { $at }
ui-window-sealed = guardado, copia sellada { $at }
ui-window-changeable = Puedes cambiarlo hasta que acabe el plazo.
ui-window-ready = { $saved }, listo
ui-window-not-ready = { $saved }, no listo
ui-window-change = Cambiar: { $act }
ui-window-count = { $n } de { $of } lo { AGREE($n, "tiene", "tienen") } todo listo
ui-window-missing = Aún no lo { AGREE($who, "tiene", "tienen") } todo listo: { $who }
ui-window-soon = { $what }: acaba en { $left }. Lo tuyo: { $state }.
ui-i-am-ready = Todo listo
ui-not-ready-after-all = Al final no está listo
ui-saved-ready = Guardado. Todo listo.
ui-saved-not-ready = Guardado, no listo. Al llegar el plazo cuenta igualmente, y hasta entonces puedes cambiarlo.
ui-saved-ready-over = Guardado. Con el cambio ya no consta que lo tienes todo listo.
ui-sealed-about = Nadie más lo lee antes del plazo. Hasta entonces puedes cambiarlo; después, nadie puede.

## Órdenes en camino

ui-pending = En camino
ui-queued = Esperando la red
ui-sent = Enviado, esperando respuesta
ui-held = Esperando a que siga la partida
ui-sending = Enviando…
ui-on-its-way = En camino: se conserva hasta que el servidor responda.
ui-on-its-way-unkept = En camino. Este teléfono no guarda nada ahora: deja la aplicación abierta hasta que se envíe.
ui-unkept = Este teléfono no lo guarda: deja la aplicación abierta hasta que se envíe.
problem-unsent = No se ha enviado: este teléfono no pudo guardarlo. Inténtalo de nuevo.
ui-done = Hecho
ui-own-change = Tú: { $change }
ui-asked = Pedido. Cuenta cuando acepten.
ui-still-do = La estación ha cambiado desde que elegiste «{ $what }». ¿Hacerlo de todos modos?
ui-do-it = Hacerlo ahora
ui-drop = Descartarlo
ui-refused = No es posible: { $what }
ui-understood = Entendido

## Formularios

ui-change = Cambiar
ui-optional = si quieres
ui-needed = hace falta
ui-room-left = { AGREE($n, "queda", "quedan") } { $n }
ui-up-to = hasta { $n }
ui-left = { AGREE($n, "queda", "quedan") } { $n }
ui-share-more = { AGREE($n, "falta", "faltan") } { $n } por elegir
ui-subset = { $n } de { $most }
ui-row-choose = Elegir
ui-row-further = Después
ui-row-first = { $what }: elige
ui-row-onward = { $what }: después
ui-row-back = { $what }: quitar el último
ui-nothing-to-share = Ahí no hay nada
ui-first-choose = Elige primero: { $what }
ui-asks-server = Solo el servidor sabe qué vale aquí. El teléfono pregunta hasta que responda.
ui-stays-empty = Queda vacío, porque este teléfono no tiene conexión.
ui-form-offline = Sin conexión. Puedes enviarlo ya: el teléfono lo envía en cuanto vuelva la conexión.
ui-for = por { $who }
ui-ask = Pedir a { $who }
ui-ask-all = Pedírselo
ui-had-me = Tendrías
ui-had-other = { $who } { AGREE($who, "tendría", "tendrían") }
ui-left-me = Te quedaría
ui-left-other = A { $who } { AGREE($who, "le", "les") } quedaría
ui-leg-to = a { $who }
ui-leg-from = de { $who }
ui-of-whom = { $what } de { $who }
ui-term-row = { $of }: { $steps }
ui-becomes = { $side ->
    [mine] Pasas a ser: { $what }.
   *[others] { $who } { AGREE($who, "pasa", "pasan") } a ser: { $what }.
}
ui-ceases = { $side ->
    [mine] Dejas de ser: { $what }.
   *[others] { $who } { AGREE($who, "deja", "dejan") } de ser: { $what }.
}
ui-agreed-so-far = { AGREE($n, "Ha", "Han") } aceptado { $n } de { $all }.
ui-legs-more = y { $n } más
ui-needs-voice = Hace falta la palabra de { $who }
ui-no-acts = Ahora mismo no hay nada que hacer.
ui-not-now = Ahora no
ui-acts-here = Lo que puedes hacer
ui-appeal = Apelar
ui-appeal-about = { $who } { AGREE($who, "puede", "pueden") } darlo por bueno de todos modos. Di por qué debería permitirse.
ui-appeal-why = Tu razón
ui-appeal-send = Enviar la apelación
ui-overrule = Permitirlo
ui-overrule-why = Por qué se permite de todos modos
ui-new-card = Una tarjeta nueva
ui-new-card-about = Escanéala ahora. La tarjeta anterior ya no sirve, y esta pantalla solo se muestra una vez.
ui-new-card-waits = Solo se muestra una vez. Funciona cuando los demás acepten, o acabe la espera.
ui-overrules = Deja de lado:
ui-typed-code = O escribe en la primera página: { $code }
ui-qr = Código QR de la tarjeta

## Dados

ui-dice-how = { $n ->
    [one] toca lo que hay en la mesa
   *[other] toca lo que hay en la mesa, uno tras otro
}
ui-dice-keys = El dado { $n } muestra
ui-dice-left = { $n ->
    [one] falta uno
   *[other] faltan { $n }
}
ui-die-place = Dado { $n }: { $face }
ui-die-of = { $who }: { $face }
ui-die-blank = todavía no
ui-die-locked = { $die }, reservado

## Mapa

ui-map = Mapa
ui-as-map = Mapa
ui-as-list = Lista
ui-seats = { $free ->
    [0] completo, { $capacity } { AGREE($capacity, "plaza", "plazas") }
   *[other] { $free } de { $capacity } { AGREE($capacity, "plaza", "plazas") } { AGREE($free, "libre", "libres") }
}
ui-you-are-here = estás aquí
ui-region = Región
ui-who-is-here = Quién está aquí
ui-nobody-here = nadie
ui-roads = Caminos a { $places }

## Gente

ui-filter-role = Filtrar por papel
ui-everybody = Todos
ui-holds = Tiene
ui-holds-nothing = Nada que puedas ver
ui-sells = Vende
ui-powers = Poderes

## Crónica

ui-filter = Filtrar
ui-filter-kind = Tipo de entrada
ui-every-kind = Todos los tipos
ui-kind-such-as = como «{ $newest }»
ui-all-lines = Todo
ui-my-lines = Lo mío
ui-no-lines = Aún no ha pasado nada.
ui-older = Anteriores
ui-entry = Entrada
ui-recorded-by = anotado por { $who }
ui-stood-in = { $recorder } { AGREE($recorder, "actuó", "actuaron") } por { $who }
ui-happened = anotado a las { $entered }, ocurrió a las { $happened }
ui-see-moment = Ver este momento
ui-reversed = corregido
ui-reversed-about = Una entrada posterior lo corrigió.
ui-ruling = fallo
ui-alone = sin nadie más
ui-alone-about = No había otro encargado que lo confirmara.
ui-confirmed-by = Confirmado por { $who }
ui-warned = { $n ->
    [one] un aviso
   *[other] { $n } avisos
}
ui-private = privado
ui-was-private = era privado
ui-moved = { $who } a { $place }
ui-moved-away = { $who } no { AGREE($who, "está", "están") } ya en ninguna parte
ui-by-itself = Vino con el propio tiempo.
ui-done-by = Lo { AGREE($who, "hizo", "hicieron") } { $who }
ui-done-recorded = Lo { AGREE($who, "hizo", "hicieron") } { $who }, lo { AGREE($recorder, "anotó", "anotaron") } { $recorder }
ui-ruled-by = { $who } { AGREE($who, "falló", "fallaron") }:
ui-contest = No fue así
ui-undo = Deshacer
ui-reverse = Corregir
ui-disclose = Enseñarlo a otros

## Reglas

ui-rules-rules = Reglas
ui-rules-readings = Lecturas
ui-rules-english = El reglamento está en inglés, y te pedimos disculpas. Lo que puedes hacer, y por qué no, se dice en tu idioma.
ui-rules-words = Latín
ui-no-rulebook = El reglamento no está en este teléfono.
ui-no-rule-text = El texto de esta regla no está en este teléfono.
ui-all-rules = Todas las reglas
ui-was = Normalmente: { $value }

## Encargados

ui-console-now = Ahora
ui-console-cast = Reparto
ui-console-readings = Lecturas
ui-period-number = período { $n }
ui-knocks = En la puerta
ui-knocks-name = { $name } pide entrar.
ui-let-in = Dejar entrar
ui-turn-away = No dejar entrar
ui-turn-away-all = No dejar entrar a ninguno de los { $n }
ui-knocks-alike = Aquí ya hay alguien que se llama así, o de un modo que parece igual.
ui-appeals = Apelaciones
ui-questions = Cuestiones abiertas
ui-record-or-force = Actuar por un jugador
ui-reverse-entry = Corregir
ui-cards-claimed = { $n } de { $all } { AGREE($all, "tarjeta", "tarjetas") } { AGREE($n, "está", "están") } en un teléfono
ui-card-claimed = en un teléfono
ui-card-free = aún sin escanear
ui-card-moves = { $n ->
    [one] cambió de teléfono una vez
   *[other] cambió de teléfono { $n } veces
}
ui-flip = Cambiar

## La pared

ui-fingerprint = Sello
ui-rulings = { $n ->
    [one] Un fallo
   *[other] { $n } fallos
}

## Sellos

ui-seals-fit = { $n ->
    [one] Este teléfono guardó un sello de la partida, y encaja.
   *[other] Este teléfono guardó { $n } sellos de la partida, y todos encajan.
}
ui-seals-behind = Otro servidor continuó desde una copia. { $behind } de { $n } { AGREE($n, "sello", "sellos") } que guardó este teléfono { AGREE($behind, "es", "son") } del servidor perdido, de después de la copia; todos los demás están entre los de esta partida. Guarda lo que vio este teléfono (menú): tiene lo que había.
ui-seals-lost = { $lost } de { $n } { AGREE($n, "sello", "sellos") } que guardó este teléfono no { AGREE($lost, "está", "están") } entre los de esta partida: lo que se muestra ahora no es lo que se dijo durante el juego. Guarda lo que vio este teléfono (menú) y enséñaselo a los demás.
ui-seals-key = La partida está sellada con otra clave que la que se mostró a este teléfono durante el juego. Guarda lo que vio este teléfono (menú) y enséñaselo a los demás.
ui-seals-chain = Los sellos de esta partida no continúan unos de otros: algunos se cambiaron o se omitieron. Guarda lo que vio este teléfono (menú) y enséñaselo a los demás.
ui-seals-proof = Los sellos de esta partida no demuestran que sus entradas siguieran siendo lo que eran. Guarda lo que vio este teléfono (menú) y enséñaselo a los demás.
ui-witness = Guardar lo que vio este teléfono
ui-witness-about = Un archivo para acta verify: los sellos que recibió este teléfono y todo lo que pidió, incluidos tus secretos y tus palabras. Quien tenga el archivo puede leerlos.

## Conexión

ui-link-live = en directo
ui-link-late = hace { $age }
ui-link-offline = sin conexión
ui-link-gone = terminada
ui-link-waiting = { $n } en espera
ui-refresh = Actualizar

## En torno a cada pantalla

ui-tabs = Pantallas
ui-tab-hand = Mano
ui-tab-acts = Acciones
ui-tab-map = Mapa
ui-tab-people = Gente
ui-tab-chronicle = Crónica
ui-tab-letters = Cartas
ui-tab-desk = Despacho
ui-tab-rules = Reglas y palabras
ui-tab-console = Consola
ui-house = El servidor
ui-calls = { $n } te { AGREE($n, "espera", "esperan") }
ui-letters-unread = { $n ->
    [one] una sin leer
   *[other] { $n } sin leer
}
ui-letter-to-them = Escribir una carta
ui-menu = Menú
ui-time-left = Tiempo restante
ui-not-begun = sin empezar
ui-paused = en pausa
ui-over = se acabó el tiempo
ui-game-waiting = El juego aún no ha empezado. El reloj arranca cuando lo digan los encargados.
ui-game-paused = Todo está detenido. El reloj sigue cuando lo digan los encargados.
ui-game-closing = La partida se cierra en { $left }.
ui-game-closing-soon = La partida está a punto de cerrarse.
ui-result-winner = { $who } { AGREE($who, "ha", "han") } ganado.
ui-result-joint-win = { $who } han ganado juntos.
ui-result-draw = Empate entre { $who }.
ui-result-nobody = La partida ha terminado y nadie ha ganado.
ui-result-agreed = Todos los que jugaban lo acordaron.
ui-game-closed = La partida ha terminado y su libro está abierto a todos.
ui-card-moved = Tu tarjeta ya no está en este teléfono: está en otro, se imprimió de nuevo o dejó la partida.
ui-game-gone = Esta partida ya no está aquí: su ensayo ha terminado, o se borró.
ui-crowded = No va en directo: otras ventanas de este navegador muestran otras partidas. Cierra una de ellas y esta irá en directo. Hasta entonces pregunta cada pocos segundos.
ui-seat-lapsed = Este teléfono ha quedado fuera: ya no lleva a { $who }.
ui-come-back = Volver
ui-seat-lost = Aquí ya no se puede jugar con { $who }: la tarjeta está en otro teléfono o se imprimió de nuevo. Escanea la tarjeta o escribe su código.
ui-type-code = Escribir el código
ui-after = Mirar atrás
ui-after-note = Lo que pasó, momento a momento, y si fue limpio

ui-rules = Reglas y palabras
ui-minute-note = Las reglas de tu papel en seis fichas
ui-terms-in = ¿Qué es esto?
ui-projector = La pared
ui-keep-lit = Mantener la pantalla encendida
ui-repair = Reparar la aplicación
ui-repair-about = Vuelve a cargarlo todo. Lo que espera a enviarse se conserva.
ui-repair-offline = La aplicación se repara cuando haya enlace con el servidor; sin él no podría volver.
ui-leave = Dejar este teléfono
ui-leave-about = Renuncia a las tarjetas de este teléfono. Escanea para volver.
ui-search = Buscar
ui-nothing-found = No se ha encontrado nada
ui-none = ninguno

## Con quién estoy, y qué sigue

ui-scan = Escanear un código
ui-form-open = Sin conexión. Elige lo que falta, y podrás enviarlo sin ella.
ui-form-unknown = Sin conexión, y este teléfono aún no ha visto este formulario. Se abre solo en cuanto responda el servidor.
ui-people-here = Contigo
ui-meet = Encontrarse con alguien
ui-form-waits = Sin conexión. Solo el servidor sabe qué puedes elegir después. El teléfono vuelve a preguntar, y guarda lo que elegiste.
ui-if-you-agree = Si aceptas
ui-wall-quiet = { AGREE($n, "Juega", "Juegan") } { $n } { AGREE($n, "persona", "personas") }: aquí se cuenta lo que { AGREE($n, "hace", "hacen") }
ui-people-others = Todos los demás
ui-meet-note = Tu código, y el suyo
ui-people-lately = Hace poco
