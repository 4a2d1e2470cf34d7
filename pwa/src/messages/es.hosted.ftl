# Las páginas del organizador sobre las partidas de este servidor: la lista, la noche y la mañana siguiente.

ui-hosted-games = Partidas en este servidor
ui-hosted-none = Este servidor aún no tiene partidas.
ui-hosted-earlier = Partidas anteriores
ui-hosted-open = se está jugando
ui-hosted-paused = en pausa
ui-hosted-waiting = espera su comienzo
ui-hosted-over = ha terminado, aún sin cerrar
ui-hosted-closing = se cierra a las { $time }
ui-hosted-closed = cerrada
ui-hosted-rehearsal = ensayo
ui-hosted-came = { AGREE($came, "ha", "han") } venido { $came } de { $seats } { AGREE($seats, "persona", "personas") }
ui-hosted-phones = { $n } { AGREE($n, "teléfono conectado", "teléfonos conectados") }
ui-hosted-acted = último acto { $time }
ui-hosted-to-list = Todas las partidas y eventos
ui-hosted-unknown = Este servidor no tiene esa partida. Puede que se haya borrado.
ui-hosted-links = Entradas a la partida
ui-hosted-open-game = Abrir la partida
ui-hosted-open-projector = Abrir la pared
ui-hosted-open-console = Abrir la consola
ui-hosted-console-note = La consola necesita en este dispositivo la tarjeta de un encargado.
ui-hosted-end = Terminar
ui-hosted-no = Dejarla como está

## Cierre

ui-hosted-close = Cerrar la partida
ui-hosted-close-what = Todos leen en su teléfono cuándo se cierra la partida. Después nadie puede hacer nada en ella, y todo su libro queda abierto a quienes jugaron.
ui-hosted-close-lost = Una partida cerrada no puede volver a abrirse nunca.
ui-hosted-close-minutes = Minutos hasta el cierre
ui-hosted-close-yes = Cerrarla para siempre
ui-hosted-close-stewards = Mientras dura la velada, la cierran sus encargados: uno anuncia el cierre en la consola y otro da su acuerdo. Puedes cerrarla aquí antes de que empiece el juego y después del final, y en una pausa si no está conectado ningún teléfono de un encargado.
ui-hosted-close-soon = La partida se cierra a las { $time }.
ui-hosted-close-done = La partida está cerrada.

## La mañana siguiente

ui-hosted-night = La noche
ui-hosted-morning = La mañana siguiente
ui-hosted-not-closed = Cierra primero la partida: sus archivos contienen los secretos de todos.
ui-hosted-verify = Comprobar el libro
ui-hosted-verify-what = El servidor comprueba cada entrada, cada sello, cada saldo y cada dado. Se puede hacer en cualquier momento.
ui-hosted-verify-start = Comprobar
ui-hosted-compare = Comparar con palabras y archivos de teléfonos
ui-hosted-compare-words = Palabras de sellos que la gente anotó, un sello por línea
ui-hosted-compare-files = Elegir archivos de teléfonos
ui-hosted-export = Exportación
ui-hosted-export-what = Un archivo con todo el libro sellado, sin las palabras de las personas. Cualquiera puede comprobarlo sin servidor.
ui-hosted-export-start = Hacer la exportación
ui-hosted-archive = Archivo para todos
ui-hosted-archive-what = Un archivo zip con una página para cada personaje y una para el público. Cada página funciona sin servidor y muestra la velada como la vio quien la lee.
ui-hosted-archive-start = Hacer el archivo
ui-hosted-book = El cuaderno
ui-hosted-book-what = Una página con la velada de cada personaje, para leer o imprimir.
ui-hosted-book-start = Hacer el cuaderno
ui-hosted-job-running = El servidor está trabajando. Puedes salir de esta página.
ui-hosted-job-ended = Terminado { $time }.
ui-hosted-job-interrupted = El trabajo se detuvo a mitad: el servidor se detuvo o se borraron palabras. No ha quedado nada a medias. Empieza de nuevo.
ui-hosted-job-gone = El archivo ya no está en el servidor. Vuelve a hacerlo.
ui-hosted-job-again = Otra vez
ui-hosted-report = El informe completo
ui-hosted-download = Descargar ({ $size })
ui-hosted-file-lifetime = El servidor elimina un archivo un día después de hacerlo.

## Borrado

ui-hosted-erase = Borrar a una persona
ui-hosted-erase-what = Se borran el nombre de esta persona y todo lo que escribió. El personaje y sus actos quedan, y el sello sigue siendo válido.
ui-hosted-erase-who = Las palabras de quién
ui-hosted-erase-choose = Elige un personaje
ui-hosted-erase-ask = Borrar …
ui-hosted-erase-yes = Borrar para siempre
ui-hosted-erase-whom = ¿Borrar los textos de { $name }?
ui-hosted-erase-lost = Nadie puede recuperar estas palabras. Los archivos y las copias que ya te has llevado todavía las contienen: bórralos también. Los archivos de esta página se eliminan.
ui-hosted-erased = { $n ->
    [0] No había nada guardado.
    [one] Se ha borrado un texto.
   *[other] Se han borrado { $n } textos.
}
ui-hosted-forget = Olvidar
ui-hosted-forget-what = Estos datos de todas las personas se borran al momento. Si no, el servidor los borra cuando acaba su plazo.
ui-hosted-forget-names = Nombres de las personas
ui-hosted-forget-words = Razones y explicaciones
ui-hosted-forget-letters = Cartas
ui-hosted-forget-access = Tarjetas y sesiones: ningún teléfono puede abrir ya la partida
ui-hosted-forget-games = La partida entera
ui-hosted-forget-ask = Olvidar …
ui-hosted-forget-title = Para borrar la partida entera, escribe su título: { $title }

## La noche

ui-hosted-well = Todo va bien.
ui-hosted-well-in-pause = Nada va mal, pero la partida está en pausa.
ui-hosted-wrong = Mal:
ui-hosted-doubtful = Mira esto:
ui-hosted-here = { $n } { AGREE($n, "persona tiene", "personas tienen") } un teléfono conectado
ui-hosted-away = { $n ->
    [one] Un teléfono desconectado: { $names }
   *[other] { $n } teléfonos desconectados: { $names }
}
ui-hosted-missing = { $n } { AGREE($n, "persona no ha venido", "personas no han venido") } todavía
ui-hosted-weak-link = Wifi débil, { $name }: { $n } { AGREE($n, "corte", "cortes") } en diez minutos.
ui-hosted-slow-link = Teléfono lento, { $name }: { $size } en cola.
ui-hosted-good-links = Todos los teléfonos conectados tienen un enlace estable.
ui-hosted-phones-title = Teléfonos
ui-hosted-waits-title = Peticiones abiertas
ui-hosted-waits-none = No hay peticiones abiertas.
ui-hosted-requests = { $n } { AGREE($n, "petición o apelación espera", "peticiones y apelaciones esperan") }
ui-hosted-knocks = { $n } { AGREE($n, "persona espera", "personas esperan") } a la puerta
ui-hosted-machine-title = El servidor
ui-hosted-disk = Sitio en el disco: { $size }
ui-hosted-clock = El reloj del servidor: { $time }
ui-hosted-clock-off = El reloj del servidor: { $time }. El de este dispositivo difiere en { $n } { AGREE($n, "segundo", "segundos") }.
ui-hosted-copies = Última copia del libro: { $time }
ui-hosted-copies-none = No se ha hecho ninguna copia del libro desde que se inició el servidor.
ui-hosted-copies-database = Una base de datos se copia por sus propios medios.
ui-hosted-address = Dirección para los teléfonos: { $address }
ui-hosted-pause = Pausar la partida
ui-hosted-pause-what = Todos los relojes de la partida se detienen y nadie puede actuar. Los encargados también pueden reanudarla.
ui-hosted-resume = Reanudar la partida
ui-hosted-steering = Mando
ui-hosted-steering-note = Empezar el juego y abrir la estación siguiente son actos de un encargado, en la consola.
ui-hosted-copies-title = Copias del libro
ui-hosted-copies-what = El servidor copia el libro en esta carpeta cada { $n } { AGREE($n, "segundo", "segundos") }, cifrado. Con una copia y las palabras de recuperación, otro portátil sigue con la partida.
ui-hosted-copies-set = Las copias van a { $folder }. Las palabras de recuperación son las del ajuste ACTA_BACKUP_WORDS del servidor: una persona encargada debería guardarlas.
ui-hosted-copies-now = Las copias van a { $folder }. Las palabras de recuperación están en el archivo { $words } junto al libro: que las guarde una persona encargada.
ui-hosted-copies-folder = Carpeta en la máquina del servidor
ui-hosted-copies-begin = Copiar desde ahora
ui-hosted-copies-end = No hacer más copias
ui-hosted-copies-stick = Usar { $folder }
