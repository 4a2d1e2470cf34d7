# Cartas: la pantalla, las hojas de un hilo y de una carta nueva, y lo que se pide leer a los encargados.

ui-letters-none = Aún no hay cartas.
ui-letters-closed = Ahora mismo no se pueden escribir cartas.
ui-letter-new = Escribir una carta
ui-letter-to = A
ui-letter-everybody = Todos
ui-letter-everybody-note = la leen todos, también la sala
ui-letter-several = { $n ->
    [one] la leéis una persona y tú
   *[other] la leéis { $n } personas y tú
}
ui-letter-text = Tu carta
ui-letter-answer = Tu respuesta
ui-letter-send = Enviar
ui-letter-pick = Elige quién debe leerla.
ui-letter-search = Buscar en las cartas
ui-letter-found = { $n ->
    [0] No lo dice ninguna carta.
    [one] una carta
   *[other] { $n } cartas
}
ui-letter-more = Hay más: busca con más palabras.
ui-letter-offline = Ahora no se pueden cargar cartas. Lo que escribas se guarda y se envía después.
ui-letter-waiting = en camino
ui-letter-refused = no enviada
ui-letter-erased = Lo que decía se borró.
ui-letter-lost = Sus palabras se han perdido, o no son las que se anotaron.
ui-letter-reported = Has denunciado esta carta.
ui-letter-disclosed = a la vista
ui-letter-tools = Qué hacer con la carta de { $who }
ui-letter-erase = Borrar
ui-letter-erase-really = ¿Borrarla para siempre?
ui-letter-report = Denunciar
ui-letter-report-about = Los encargados leen esta carta y ninguna otra. A quien la escribió no se le dice quién la denunció, y solo lo sabe si hacen algo al respecto.
ui-letter-report-why = ¿Qué tiene de malo?
ui-letter-disclose = Poner a la vista
ui-letter-disclose-really = ¿Dejar que la lean todos?
ui-letters-mute = Silenciar a { $who }
ui-letters-unmute = Volver a oír a { $who }
ui-letters-muted = en silencio
ui-letters-mute-about = Solo tú sabes a quién has silenciado.
ui-letters-public = a todos
ui-letters-with = con { $who }
ui-letters-opened = A la vista después de la partida
ui-reports = Cartas denunciadas
ui-report-by = La { AGREE($who, "denuncia", "denuncian") } { $who }
ui-report-from = { $who } { AGREE($who, "escribió", "escribieron") } a { $to }
ui-report-from-public = { $who } { AGREE($who, "escribió", "escribieron") } a todos
ui-report-words-lost = Sus palabras se han perdido, o no son las que se anotaron.
ui-report-dismiss = No pasa nada
ui-report-warn = Avisar
ui-report-silence = Ni una carta más
ui-report-erase = Borrar sus palabras
ui-report-reason = Unas palabras al respecto
