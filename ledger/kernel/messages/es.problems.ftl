# Lo que dice el servidor de los problemas (RFC 9457) además de sus títulos. Los teléfonos solo dicen los títulos.

## Qué puede hacer quien envía

advice-malformed = Mira `errors`: cada uno nombra un campo y dice qué tiene de malo.
advice-unauthorized = Toma una tarjeta con `"bearer": true` y envía el `bearer` de la respuesta así: `Authorization: Bearer ...`. Para fundar una partida, envía así la clave de quien tiene el servidor.
advice-not-your-card = Actúa como un personaje cuya tarjeta tenga esta sesión.
advice-wrong-signature = Firma con la clave con que se tomó la tarjeta, o tómala de nuevo.
advice-elsewhere = Envía peticiones con cookie solo desde las páginas de este mismo servidor.
advice-not-found = Mira la dirección; `/api/v1/openapi.json` las enumera todas.
advice-unknown-game = Mira el identificador de la partida; `/api/v1/games` las enumera todas.
advice-unknown-card = Puede que la tarjeta se haya impreso de nuevo: pídesela a un encargado.
advice-unknown-calendar = La dirección se retiró o se hizo de nuevo: pregunta a quien la tiene.
advice-unknown-character = Mira el nombre: la vista de la partida enumera todo su reparto.
advice-unknown-event = Se borró: mira la lista de eventos.
advice-unknown-guest = Se canceló o el enlace no está completo. Abre de nuevo el enlace entero.
advice-sign-up-closed = Pregunta a quien organiza. Quienes ya se inscribieron aún pueden cambiar o cancelar con su enlace.
advice-push-off = Este servidor no envía nada a ningún teléfono; `ACTA_PUSH_KEY` lo permite.
advice-no-receipt = La orden no llegó nunca, o se rechazó: se puede enviar otra vez.
advice-method-not-allowed = La cabecera `Allow` nombra lo que se puede hacer aquí.
advice-refused = Cada una de `objections` dice qué tendría que ser distinto.
advice-stale-period = Mira el nuevo período y decide otra vez.
advice-not-begun = Espera a que un encargado deje empezar el juego.
advice-paused = Espera a que un encargado reanude la partida.
advice-closed = En esta partida ya no se puede hacer nada; su libro está abierto.
advice-not-closed = Espera a que la partida esté cerrada.
advice-saved-elsewhere = Mira lo que está guardado ahora y guarda con una revisión más alta.
advice-changed-elsewhere = Compara la versión actual con tu cambio y envíalo de nuevo con la `tag` actual en `If-Match`.
advice-card-elsewhere = Tómala de nuevo con `"move": true`; el otro teléfono la pierde.
advice-too-large = Envía menos de una vez.
advice-unknown-host = Usa un nombre que el servidor conozca; `ACTA_NAMES` le dice otros.
advice-unknown-act = Las ofertas de la partida nombran las acciones que hay.
advice-repeated-otherwise = Da a cada orden nueva un identificador propio.
advice-too-many = Espera tantos segundos como diga la cabecera `Retry-After`.
advice-internal = No se anotó nada. Díselo a quien tiene el servidor.
advice-unavailable = No se anotó nada. Envía otra vez la misma orden con el mismo identificador.

## Lo que se dice de una ocasión en lugar del título

explained-own-token = Para eso hace falta la clave de quien tiene el servidor.
explained-enough-tables = Por ahora hay bastantes mesas. La próxima se puede fundar dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
explained-enough-tables-of-address = Por ahora se han fundado bastantes mesas desde esta red. La próxima se puede fundar dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
explained-dead-token = Esta clave no abre nada: su tarjeta se imprimió de nuevo o está en otro teléfono, o nunca hubo tal clave. Toma la tarjeta otra vez.
explained-positions-view = Solo los encargados ven posiciones mientras la partida está abierta.
code-elsewhere = Esta tarjeta está en otro teléfono. Escanea su código QR para pasarla aquí.
explained-positions = Solo los encargados ven eso mientras la partida está abierta.
explained-counting = En esta partida se pueden escribir cartas privadas: lo que muestra cuántas entradas hay se muestra cuando está cerrada.
explained-archive-early = Está ahí cuando la partida ha terminado.
explained-archive-busy = Otros también se llevan esto a casa. Lo tuyo se hace cuando le toca.
explained-many-wait = Ya { AGREE($n, "espera", "esperan") } { $n } { AGREE($n, "persona", "personas") } desde donde estás a que { AGREE($n, "la", "las") } dejen entrar. Tu teléfono vuelve a pedirlo solo.
explained-one-host = Una petición nombra un solo servidor.
explained-other-host = Este servidor no conoce { $name } como nombre suyo. Quien lo tiene lo nombra en ACTA_NAMES, o usa una dirección de las que se imprimen al arrancar.
explained-unreadable = { $game } no se puede leer.
explained-broken = El libro no se puede leer: { $games }.
explained-unwritable = No se puede escribir nada.
explained-away = No se puede llegar a la base de datos de esta partida. Las partidas de otras bases siguen.
explained-moving = Esta partida está pasando a otra base de datos. Sigue en un momento.
explained-get-queries = GET es solo para consultas.
explained-cut-off = La petición se cortó.
explained-organiser-only = Esto es para organizadores: abre el enlace que imprimió el programa o escribe la clave del servidor.
explained-wrong-organiser-token = Esta clave no abre la página del organizador. Mira el último enlace que imprimió el programa.
explained-many-events = No se pueden preparar más de { $n } { AGREE($n, "evento", "eventos") } a la vez. Borra uno que haya terminado.
explained-large-scenario = Con este cambio, el escenario ocuparía más de { $n } KiB.
explained-evening-in-play = En este servidor se está jugando { $title }, y los bots harían más lenta la velada. Ensaya antes de que empiece, o en una pausa.
explained-many-rehearsals = Ya se ensayan tres eventos. Termina antes uno de esos ensayos.
explained-founded-event = La partida está fundada, así que su escenario ya no puede cambiar. Haz una copia del evento.
explained-not-founded = Funda antes la partida.
explained-no-address = Escribe antes la dirección para teléfonos.
explained-unchangeable = El campo { $what } no se puede cambiar solo, por la forma en que está escrito el archivo. Cambia el archivo mismo y súbelo.
explained-if-match = Dice qué versión se cambia: su `tag` entre comillas.
explained-unknown-rules = Este servidor no conoce este juego: { $slug }.
explained-event-date = Tiene que ser un día, como 2026-12-17.
explained-event-time = Tiene que ser una hora, como 18:30.
explained-event-number = Tiene que ser un número entero de 1 a { $n }.
explained-event-address = Tiene que ser una dirección sin ruta, como https://ludi.example o http://192.168.1.20:8044.
explained-event-languages = Hay estos idiomas: { $values }.
explained-event-long = Es demasiado largo. Máximo: { $n } { AGREE($n, "carácter", "caracteres") }.
explained-unpublished-event = Aquí no hay ninguna página pública. Pide el enlace correcto a quien organiza.
explained-guest-name = Escribe tu nombre.
explained-guest-character = Este personaje no está en el reparto del evento. Elige otro.
explained-guest-character-taken = Otro invitado tiene este personaje. Elige uno libre.
explained-guest-characters-twice = Dos invitados recibirían el mismo personaje. Elige otro para uno de ellos.
explained-guest-wish = Un deseo nombra un personaje o un papel que no se juega. Elígelo de nuevo.
explained-full-list = La lista está llena. Su límite es { $n }. Pregunta a quien organiza.
explained-spreadsheet-large = El archivo es demasiado grande. El límite es de { $n } KiB. Guarda solo la lista de invitados en un archivo nuevo.
explained-spreadsheet-unpacked = El libro contiene demasiado. Guarda solo la lista de invitados en un archivo nuevo, sin imágenes.
explained-spreadsheet-old = Es un archivo antiguo de Excel, o tiene contraseña. Guárdalo como .xlsx sin contraseña o como CSV.
explained-spreadsheet-damaged = El archivo no se puede leer como hoja de cálculo. Guárdalo de nuevo como .xlsx o como CSV.
explained-spreadsheet-empty = El archivo no tiene filas.
explained-spreadsheet-columns = El archivo tiene demasiadas columnas. El límite es { $n }.
explained-spreadsheet-rows = El archivo tiene demasiadas filas. El límite es { $n }.
explained-spreadsheet-no-name = Elige la columna con los nombres de los invitados.
explained-spreadsheet-nameless = No hay nombre.
explained-spreadsheet-long = { $what }: el texto es demasiado largo. Máximo: { $n } { AGREE($n, "carácter", "caracteres") }.
explained-spreadsheet-field = { $what }: { $why }
explained-spreadsheet-listed = Este invitado ya está en la lista.
explained-spreadsheet-twice = La fila { $n } ya tiene a este invitado.
explained-spreadsheet-wish-unknown = Ningún personaje ni papel se llama «{ $said }». El deseo no se guarda.
explained-spreadsheet-wish-several = «{ $said }» puede ser uno de varios personajes. El deseo no se guarda.
explained-spreadsheet-wishes = Solo se guardan los primeros deseos, { $n } como mucho.
spreadsheet-name = Nombre
spreadsheet-food = Comida
spreadsheet-contact = Contacto
spreadsheet-words = Unas palabras para quien organiza

## Las páginas de todos los problemas

problems-title = Problemas
problems-all = Todos los problemas
problems-kind = Problema `{ $slug }`, estado HTTP { $status }.
explained-job-runs = Hay un trabajo en marcha sobre esta partida. Espera a que termine.
explained-file-gone = Este archivo ya no está en el servidor. Vuelve a hacerlo.
explained-job-disk-full = El disco del servidor está lleno. Haz sitio y empieza de nuevo. No ha quedado nada a medias.
explained-job-no-file = El servidor no puede escribir su archivo. Mira los permisos de la carpeta junto al libro y empieza de nuevo.
explained-job-no-store = No se ha podido leer el libro. Mira el disco o la base de datos y empieza de nuevo.
explained-job-failed = Esto no se ha podido hacer. El registro del servidor dice por qué.
explained-words-of-no-seal = Estas no son las palabras de un sello: tiene ocho palabras de nuestra lista.
explained-no-file-of-phone = Este archivo no lo guardó un teléfono de una partida.
explained-job-verdict-right = Todo encaja: ninguna entrada se cambió, se añadió ni se quitó después de sellarse.
explained-job-verdict-early = Todo encaja hasta ahora. La partida aún no está cerrada, así que no se comprueban las entradas posteriores.
explained-job-verdict-wrong = Algo no encaja. Lee el informe completo y conserva todas las copias del libro.
explained-cards-begun = El juego ha empezado, así que todas las tarjetas se quedan como están. Una tarjeta perdida se imprime otra vez en la consola.
explained-steward-begins = Un encargado empieza el juego, en la consola.
explained-night-broken = No se puede anotar nada en esta partida.
explained-night-broken-remedy = Reinicia el servidor. Los teléfonos vuelven por sí mismos.
explained-night-unreadable = Estas partidas no se pueden abrir: { $games }.
explained-night-unreadable-remedy = Mira el registro del servidor. Las demás partidas siguen.
explained-night-disk = Al disco del libro le { AGREE($n, "queda", "quedan") } { $n } MB.
explained-night-disk-remedy = Haz sitio ahora: con el disco lleno no se puede anotar nada.
explained-night-no-copies = No se hacen copias del libro. Si esta máquina se estropea, se pierde la velada.
explained-night-no-copies-remedy = Conecta una memoria USB y elige su carpeta abajo.
explained-night-old-copy = La última copia del libro tiene { $n } { AGREE($n, "minuto", "minutos") }.
explained-night-old-copy-remedy = Mira si la memoria USB está conectada y tiene sitio.
explained-night-waiting = Una petición o una apelación espera desde hace { $n } { AGREE($n, "minuto", "minutos") }.
explained-night-waiting-remedy = Avisa a quienes tienen que responder, o a un encargado.
explained-night-queue = { $n } { AGREE($n, "petición espera", "peticiones esperan") } al libro.
explained-night-queue-remedy = Mira qué más hace la máquina y termínalo.
explained-night-slow = El servidor responde tarde.
explained-night-slow-remedy = Termina los demás programas de la máquina y enchúfala.
explained-night-slow-disk = El disco tarda mucho en anotar un acto.
explained-night-slow-disk-remedy = Pon el libro en un disco de la propia máquina, no en una memoria USB ni en una carpeta compartida.
explained-no-folder = No hay tal carpeta en la máquina del servidor. Da su ruta completa.
explained-network-folder = Da una carpeta de un disco o de una memoria de la máquina del servidor, no de otra máquina.
explained-locked-folder = El servidor no puede escribir en esta carpeta.
