# La página del organizador: eventos en preparación, paso a paso.

ui-organiser-organise = Organizar una velada
ui-organiser-to-games = A las partidas
ui-organiser-events = Mis eventos
ui-organiser-no-events = Aún no hay eventos. Empieza con un juego de abajo.
ui-organiser-unnamed = Evento sin nombre
ui-organiser-runbook = La guía de la velada, para leer o imprimir
ui-organiser-leave = Cerrar la sesión en este navegador
ui-organiser-none = En este servidor nadie puede organizar veladas. Arráncalo con acta serve --organise o define ACTA_ADMIN_TOKEN.
ui-organiser-gate = Abre el enlace que imprimió el programa al arrancar o escribe la clave del servidor.
ui-organiser-token = Clave
ui-organiser-enter = Entrar
ui-organiser-unreachable = Aún sin guardar. { $why } Esta página vuelve a intentarlo sola.
ui-organiser-no-answer = El servidor no responde.
ui-organiser-again = Volver a intentarlo
ui-organiser-new = Evento nuevo
ui-organiser-which-game = Qué juego
ui-organiser-template = Para cuántas personas
ui-organiser-for-people = { $n } { AGREE($n, "persona", "personas") }
ui-organiser-rehearsal = Qué hicieron los bots en un ensayo para { $n } { AGREE($n, "persona", "personas") }
ui-organiser-usual-scenario = La velada habitual
ui-organiser-from-file = De un archivo de escenario
ui-organiser-missing = falta: { $what }

## The steps

ui-organiser-steps = Pasos
ui-organiser-step-game = Juego y archivo
ui-organiser-step-event = Evento
ui-organiser-step-cast = Reparto
ui-organiser-step-money = Asientos y dinero
ui-organiser-step-seasons = Estaciones
ui-organiser-step-readings = Lecturas
ui-organiser-step-dice = Dados
ui-organiser-step-address = Dirección para teléfonos
ui-organiser-step-page = Página pública
ui-organiser-step-guests = Invitados
ui-organiser-step-try = Pruébalo
ui-organiser-back = Atrás
ui-organiser-next = Paso siguiente
ui-organiser-faults = { $n ->
    [one] Un error
   *[other] { $n } errores
}
ui-organiser-saved = Guardado a las { $time }
ui-organiser-last-saved = Guardado por última vez: { $time }
ui-organiser-saving = Guardando …
ui-organiser-refused = Los campos marcados no se han guardado.
ui-organiser-file-refused = El archivo no se ha guardado: { $why }
ui-organiser-usual = lo habitual
ui-organiser-changed = cambiada
ui-organiser-other-faults = Estos errores están en partes del archivo que esta página no muestra:
ui-organiser-fault-line = Línea { $line }: { $why }
ui-organiser-fault-field = Línea { $line }, { $place }: { $why }

## Game and file

ui-organiser-playable = { $n ->
    [0] Este escenario se puede jugar.
   *[other] Este escenario se puede jugar. Mira las dudas.
}
ui-organiser-doubts = Dudas
ui-organiser-file = El archivo del escenario
ui-organiser-file-note = Esta página y el archivo son el mismo escenario. Un cambio en esta página solo cambia su propia línea del archivo.
ui-organiser-download = Descargar el archivo
ui-organiser-upload = Subir un archivo
ui-organiser-show-file = Mostrar el archivo
ui-organiser-delete = Borrar este evento
ui-organiser-delete-ask = Borrar …
ui-organiser-delete-note = El evento se borra para siempre.
ui-organiser-delete-no = Conservarlo
ui-organiser-delete-yes = Borrar para siempre

## Event

ui-organiser-name = Nombre del evento
ui-organiser-name-note = La página pública también muestra este nombre.
ui-organiser-title = Título de la partida
ui-organiser-title-note = Los teléfonos y la pared muestran este título.
ui-organiser-date = Día
ui-organiser-begins = La partida empieza a las
ui-organiser-minutes = Duración en minutos
ui-organiser-people = Personas esperadas

## Cast, seats and money

ui-organiser-no-cast = En este juego cada persona toma un asiento en la mesa. No hay reparto que elegir.
ui-organiser-played = En juego: { $count } de { $all }.{ $people ->
    [0] {""}
   *[other] {" "}Personas esperadas: { $people }.
}
ui-organiser-recommended = se recomienda
ui-organiser-recommended-note = Para { $people } { AGREE($people, "persona", "personas") } se recomiendan los personajes con una marca.
ui-organiser-recommended-from = Se recomienda con al menos { $n } { AGREE($n, "persona", "personas") }.
ui-organiser-regions = Regiones
ui-organiser-players = Número de jugadores
ui-organiser-players-note = De { $least } a { $most }.
ui-organiser-seats = Asientos de las regiones
ui-organiser-seats-note = El número de asientos de cada región, sin el trono. Debajo de cada región están los personajes que empiezan allí.
ui-organiser-seated = Empiezan aquí: { $names }
ui-organiser-nobody-seated = Nadie empieza aquí.
ui-organiser-begins-with = Con qué empieza cada personaje
ui-organiser-start = Empieza en
ui-organiser-free-seat = cualquier asiento libre
ui-organiser-money-note = Cada personaje empieza con estos bienes. Un campo vacío significa la cantidad habitual.
ui-organiser-left-out = no se juega
ui-organiser-played-again = se juega
ui-organiser-own-lines = En el archivo hay líneas sobre { $name }, como sus bienes. Se borran al quitar el personaje.
ui-organiser-leave-out-no = Conservar el personaje
ui-organiser-leave-out-yes = Borrar las líneas

## Seasons and readings

ui-organiser-no-seasons = Este juego no tiene estaciones con duración.
ui-organiser-own-calendar = Este archivo enumera cada estación. Cambia sus duraciones en el archivo.
ui-organiser-summers = Número de veranos
ui-organiser-summers-note = Para una velada más corta. Los años posteriores no se juegan. Un campo vacío significa el número habitual.
ui-organiser-season-note = Minutos de cada estación. Duración habitual: { $minutes }.
ui-organiser-season-number = Número de estas estaciones: { $number }.
ui-organiser-sum = Minutos de todas las estaciones: { $sum }{ $total ->
    [0] .
   *[other] {" "}de { $total }.
}
ui-organiser-readings-note = El reglamento deja abiertas estas preguntas. Cada respuesta es la habitual mientras no la cambies.
ui-organiser-main-readings = Lecturas que casi todos los organizadores deciden
ui-organiser-other-readings = Las demás lecturas ({ $n })
ui-organiser-changed-only = Solo las cambiadas
ui-organiser-none-found = No se encontró ninguna lectura.
ui-organiser-other-number = Otro número
ui-organiser-range = De { $least } a { $most }{ $step ->
    [1] .
   *[other] , de { $step } en { $step }.
}

## Dice, languages, address

ui-organiser-dice = Dados
ui-organiser-dice-server = Tira el servidor
ui-organiser-dice-table = La gente tira dados de verdad y los escribe
ui-organiser-no-dice = El servidor tira todos los dados de este juego.
ui-organiser-address = Dirección para teléfonos
ui-organiser-address-note = Los teléfonos abren esta dirección, y las tarjetas la muestran como código.
ui-organiser-this-address = Usar { $site }

## The public page

ui-organiser-page-note = Una página para tus invitados. Muestra el día, el lugar, la historia, cómo se juega en un minuto y los personajes con lo que tienen al empezar. Allí se inscriben.
ui-organiser-public = Cualquiera con el enlace puede leer la página
ui-organiser-public-note = Nunca se muestran las cantidades que cambiaste y que son secretas en el juego.
ui-organiser-copy-link = Copiar el enlace
ui-organiser-link-copied = El enlace está copiado.
ui-organiser-link-shown = Este navegador no deja copiar a la página. Copia a mano el enlace de arriba.
ui-organiser-place = Lugar
ui-organiser-dinner = Cena a las
ui-organiser-places = Número de plazas
ui-organiser-places-note = Los siguientes esperan en una lista. Un campo vacío significa que no hay lista de espera.
ui-organiser-guest_days = Días que se guardan los invitados
ui-organiser-guest-days-note = Después del evento, el servidor borra todo lo que escribieron. Un campo vacío significa 30 días. Sin día del evento, los días cuentan desde tu último cambio.
ui-organiser-until = Inscripción hasta
ui-organiser-until-note = Un campo vacío significa hasta el día del evento.
ui-organiser-history = La historia
ui-organiser-history-note = Un texto breve sobre la velada. Como mucho 4000 letras.

## Try it

ui-organiser-try-about = Los bots juegan el escenario guardado, diez veces más rápido que en la velada. Es un ensayo: no aparece en ninguna lista, y no queda nada de él cuando lo terminas o cuando se para el servidor.
ui-organiser-try-start = Empezar el ensayo
ui-organiser-try-again = Empezarlo otra vez desde el principio
ui-organiser-try-end = Terminar el ensayo
ui-organiser-try-played = El ensayo está en marcha.
ui-organiser-try-over = Los bots han parado. Todavía se puede mirar todo.
ui-organiser-try-wall = Abrir la pared
ui-organiser-try-phones = Abrir un teléfono
ui-organiser-try-phones-note = Cada enlace abre el teléfono de ese personaje en una pestaña nueva. Desde ese momento lo juegas tú, y ningún bot.
ui-organiser-try-taken = Un teléfono tiene este personaje.
ui-organiser-nobody-found = No se ha encontrado ningún personaje.
ui-organiser-wait-saved = Se están guardando tus últimos cambios. Espera un momento.
ui-organiser-steps-with-faults = El escenario tiene errores, así que aún nadie puede jugarlo. Están en estos pasos:

## Guests

ui-organiser-guest-count = Con plaza: { $places }. En lista de espera: { $waiting }. Han llegado: { $arrived }.
ui-organiser-no-guests = Aún no se ha inscrito nadie. Publica la página y envía su enlace a tus invitados.
ui-organiser-food = Comida de quienes tienen plaza
ui-organiser-propose = Proponer personajes según los deseos
ui-organiser-proposal = Propuesta
ui-organiser-proposal-note = No se guarda nada hasta que la aceptes. Quien ya tiene personaje lo conserva.
ui-organiser-no-proposal = Todos los que tienen plaza tienen personaje, o no queda ninguno libre.
ui-organiser-wish-met = { $n ->
    [0] sin deseo
   *[other] deseo { $n }
}
ui-organiser-take-proposal = Aceptar la propuesta
ui-organiser-leave-proposal = Dejar todo como está
ui-organiser-waits = Número { $n } en lista de espera
ui-organiser-has-place = Tiene plaza
ui-organiser-confirmed = Plaza confirmada
ui-organiser-wishes = Deseos: { $what }
ui-organiser-character-of = Personaje de { $name }
ui-organiser-no-character = Ningún personaje
ui-organiser-played-by = { $name } (ahora { $player })
ui-organiser-confirm = Plaza confirmada
ui-organiser-arrived = Ha llegado
ui-organiser-erase-guest = Borrar …
ui-organiser-erase-guest-note = Todo lo que escribió { $name } se borra para siempre.
ui-organiser-erase-guests = Borrar a todos los invitados …
ui-organiser-erase-guests-note = Todo lo que escribieron tus invitados se borra para siempre, con sus plazas y personajes.
ui-organiser-late = Llega tarde
ui-organiser-absent = No viene
ui-organiser-absent-note = No viene. La plaza y el personaje quedan libres para otros.
ui-organiser-swap-with = { $name } (cambiar con { $player })
ui-organiser-characters-and-cards = Personajes: { $n }. Tarjetas: { $all }.
ui-organiser-shared-characters = Varias personas juegan juntas con estos personajes, cada una con su tarjeta: { $what }. Da aquí el personaje a una de ellas, y las otras tarjetas a mano.
ui-organiser-shared-character = { $name } ({ $n })
ui-organiser-console-names = Nombres en la consola
ui-organiser-console-missing = { $n ->
    [one] A la consola de la partida le falta el nombre de un invitado con personaje.
   *[other] A la consola de la partida le faltan los nombres de { $n } invitados con personaje.
} Si tiene anotada a otra persona para estos personajes, se sustituye. Solo recibe nombres y quién ha llegado.
ui-organiser-console-complete = La consola de la partida tiene los nombres de todos los invitados con personaje. Las llegadas y las ausencias que se anotan en una página se ven en la otra.
ui-organiser-console-hand-over = Pasar los nombres a la consola
ui-organiser-free-characters = Personajes sin invitado: { $n }
ui-organiser-free-note = Si alguien no viene, da un personaje recomendado a quien sigue en la lista de espera, o a alguien en la puerta. Los demás pueden quedar vacíos.
ui-organiser-free-needed = recomendado
ui-organiser-free-empty = puede quedar vacío
ui-organiser-at-door = Llega alguien sin inscripción
ui-organiser-at-door-note = Escribe el nombre. La persona recibe una plaza y un personaje libre, y consta que ha llegado.
ui-organiser-at-door-name = Nombre de la persona
ui-organiser-at-door-character = Personaje libre
ui-organiser-at-door-add = Añadir a la persona

## E-mails to guests

ui-organiser-mail-for = Correo para { $name }
ui-organiser-mail-for-all = Un correo para todos
ui-organiser-mail-subject-label = Asunto
ui-organiser-mail-subject = { $name }
ui-organiser-mail-text = Texto
ui-organiser-mail-addresses = Direcciones de los invitados (ponlas en el campo de copia oculta)
ui-organiser-mail-copy-subject = Copiar el asunto
ui-organiser-mail-copy-text = Copiar el texto
ui-organiser-mail-copied = Copiado
ui-organiser-mail-open = Abrir en el programa de correo
ui-organiser-mail-link-known = El texto no tiene el enlace de este invitado, porque el servidor solo guarda su huella. Lo recibió al inscribirse, o de ti. Si haces un enlace nuevo, el antiguo ya no abre nada.
ui-organiser-mail-no-link = Este invitado aún no tiene enlace para cambiar o cancelar.
ui-organiser-mail-make-link = Hacer un enlace nuevo para el texto
ui-organiser-mail-has-card = El texto tiene el enlace de la tarjeta. Toda persona que tenga este texto puede abrir la tarjeta.
ui-organiser-mail-no-card = El texto solo tiene el enlace de la tarjeta si esta ventana ha hecho las tarjetas más nuevas y no las has guardado.
ui-organiser-mail-hello = Hola, { $name }:
ui-organiser-mail-hello-all = Hola a todos:
ui-organiser-mail-all = escribo por { $what }.
ui-organiser-mail-place = tienes plaza en { $what }.
ui-organiser-mail-waits = eres el número { $n } de la lista de espera de { $what }.
ui-organiser-mail-character = Juegas con { $name }.
ui-organiser-mail-page = Más sobre la velada:
ui-organiser-mail-link = Con este enlace cambias o cancelas tu inscripción. Es solo para ti:
ui-organiser-mail-card = Con este enlace tu teléfono recibe tu tarjeta. Es solo para ti:

## Guests from a spreadsheet

ui-organiser-import = Añadir invitados de una hoja de cálculo
ui-organiser-import-title = Invitados de la hoja de cálculo
ui-organiser-import-note = No se guarda nada hasta que los aceptes. Elige el contenido de cada columna y quita la marca de las filas que no quieras.
ui-organiser-import-large = El archivo es demasiado grande. El límite es de { $n } KiB. Guarda solo la lista de invitados en un archivo nuevo.
ui-organiser-import-column = Columna { $n }
ui-organiser-import-kind-none = no se guarda
ui-organiser-import-kind-name = Nombre
ui-organiser-import-kind-wish = Deseos
ui-organiser-import-kind-food = Comida
ui-organiser-import-kind-contact = Correo o teléfono
ui-organiser-import-kind-words = Unas palabras para quien organiza
ui-organiser-import-count = Filas que se añaden: { $n } de { $all }.
ui-organiser-import-take = { $n ->
    [one] Aceptar a este invitado
   *[other] Aceptar a estos { $n } invitados
}
ui-organiser-import-leave = No aceptar a nadie

## Found and print

ui-organiser-step-found = Fundar e imprimir
ui-organiser-founded = fundado
ui-organiser-locked = La partida está fundada, así que su escenario ya no puede cambiar. El último paso puede hacer una copia.
ui-organiser-delete-founded = El evento se borra para siempre. La partida que se fundó con él se queda.
ui-organiser-check = La dirección para teléfonos
ui-organiser-check-again = Comprobar otra vez
ui-organiser-check-step = Cambiar la dirección
ui-organiser-found = Fundar la partida
ui-organiser-found-about = La partida se hace con el escenario guardado y espera hasta que uno de sus encargados deje empezar el juego. Desde entonces su escenario no puede cambiar.
ui-organiser-found-yes = Fundarla ahora
ui-organiser-found-no = Todavía no
ui-organiser-found-again = La fundación se interrumpió. No se ha perdido nada: funda la partida otra vez.
ui-organiser-founded-title = La partida está fundada
ui-organiser-found-done = Su nombre en este servidor es { $game }. Espera hasta que uno de sus encargados deje empezar el juego.
ui-organiser-game-page = La página de la partida
ui-organiser-copy = Hacer una copia
ui-organiser-copy-about = Una copia es un evento nuevo con el mismo escenario, que se puede cambiar.
ui-organiser-copy-name = Copia de { $name }
ui-organiser-console = Abrir la consola
ui-organiser-lost-card = ¿Se ha perdido una tarjeta? Una persona encargada la imprime otra vez en su consola.
ui-organiser-print = Imprimir
ui-organiser-print-language = Las páginas se imprimen en el idioma de esta página. Elígelo aquí. Cada teléfono muestra el idioma de su dueño.
ui-organiser-print-cards = Hacer las tarjetas
ui-organiser-print-cards-about = Una tarjeta para cada personaje, con un código que la abre. Los códigos se muestran una sola vez: imprime las páginas antes de dejarlas.
ui-organiser-print-cards-again = Ya se imprimieron tarjetas. Las tarjetas nuevas dejan sin efecto todas las anteriores. Los teléfonos que están en la partida siguen en ella.
ui-organiser-print-cards-yes = Hacer tarjetas nuevas
ui-organiser-print-cards-no = Quedarse con las anteriores
ui-organiser-print-cards-begun = El juego ha empezado, así que todas las tarjetas se quedan como están. Una tarjeta perdida se imprime otra vez en la consola.
ui-organiser-print-desks = Mostrar las páginas para las mesas
ui-organiser-print-desks-about = Una página para cada dios y para las personas encargadas: quiénes son, qué hacen en cada estación y qué actos tienen.
ui-organiser-print-signs = Mostrar los carteles
ui-organiser-print-signs-about = Un cartel para la puerta con la dirección para teléfonos y otro para la wifi. La contraseña se queda en este navegador y desaparece cuando dejas esta página.
ui-organiser-wifi-name = Nombre de la wifi
ui-organiser-wifi-password = Contraseña de la wifi
ui-organiser-print-now = Imprimir estas páginas
ui-organiser-print-away = Quitar estas páginas
ui-organiser-printed = Páginas para imprimir
ui-organiser-sign-door = Abre esta página
ui-organiser-sign-door-about = Escanea el código con el teléfono o escribe la dirección. Después escanea tu tarjeta.
ui-organiser-sign-wifi = Wifi
ui-organiser-sign-wifi-about = Escanea el código para entrar o elige la red y escribe la contraseña.
ui-organiser-sign-network = Red: { $name }
ui-organiser-sign-password = Contraseña: { $code }
ui-organiser-no-desks = En este juego nadie tiene una mesa.
ui-organiser-desk-why = Por qué estás aquí
ui-organiser-desk-rules = Recuerda
ui-organiser-desk-powers = Tus actos en esta partida
ui-organiser-desk-holds = Al principio tienes: { $assets }

## Two windows

ui-organiser-conflict = Otra ventana también ha cambiado estos campos. Elige qué valor se queda.
ui-organiser-mine = El mío: { $value }
ui-organiser-theirs = El otro: { $value }
